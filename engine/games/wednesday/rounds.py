"""The five rounds: the deal, the end of a round, its points, and the end of the match.

Why every round ends. Call a table what is between two times that all pass.

1. A card that was played stays on its table: 7 and 8 are played at most eight times on one.
2. Every other play, every combination and every lay-off leaves fewer cards in hands, and a 7 or
   an 8 not more. Only Eugene gives more, for one table of the round. Before it there are at most
   42 such losses, after it as many. On it numbers rise: 12 plays; blocked cards never come back:
   4 lay-offs; and after three 6 nobody has three again by passing once, before something else is
   done: 17 combinations. These are 42 + 33 + 42 = 117.
3. A table ends with one of the 8 others revealed, with the end of the round, with one of 10
   stalls (W11), or with a 13 that saves the round, whose play was a loss: 136 tables.
4. So there are 117 + 8 * 136 = 1205 plays, combinations and lay-offs, each with at most two
   decisions after it; the Thing is put once; and at most 6 passes come before each of them and
   before the end of each table: 3 * 1205 + 1 + 6 * (1205 + 136) = 11,662 actions.

One thing is bounded by chance alone: a 13 can save the round again with nothing played since. Then
nobody can play, as the leader would have to: all cards in hand are blocked. Each time she has been
shuffled among others, for alone she would end the round (W11), so that this happens n times more
with a probability of at most 1 in 2 ** n, and takes at most 6 passes.
"""

from engine.core.chance import Chance
from engine.games.wednesday.cards import CHARACTERS, HAND_SIZES, NORMIE, OUTCASTS, Hands
from engine.games.wednesday.state import (
    WednesdayOver,
    WednesdayState,
    WednesdayTurn,
    WednesdayVariant,
)

ROUNDS = 5


def deal_round(
    variant: WednesdayVariant, seats: int, scores: tuple[tuple[int, ...], ...], chance: Chance
) -> WednesdayState:
    """Deal the round that comes after those with these scores.

    Outcasts are shuffled; each seat in turn gets its whole hand from the front, and the rest is the
    burnt pile, its bottom first. Then the characters are shuffled, the first on top.
    """
    outcasts = chance.shuffled(OUTCASTS)
    size = HAND_SIZES[seats]
    hands = tuple(tuple(sorted(outcasts[size * s : size * (s + 1)])) for s in range(seats))
    characters = tuple(chance.shuffled(CHARACTERS))
    opener = _opener(variant, hands, chance)
    return WednesdayState(
        variant=variant,
        hands=hands,
        played=(),
        burnt=tuple(outcasts[size * seats :]),
        characters=characters,
        aside=(),
        open=None,
        blocked=None,
        open_hands=False,
        frozen=False,
        stalls=0,
        turn=WednesdayTurn(opener, "open", None, None, 0, None, None),
        round=len(scores) + 1,
        scores=scores,
        over=None,
        seed_state=chance.state,
    )


def _opener(variant: WednesdayVariant, hands: Hands, chance: Chance) -> int:
    """Choose one of those who hold a 1, by chance; the youngest if nobody does (W2)."""
    with_a_one = [seat for seat, hand in enumerate(hands) if NORMIE in hand]
    return with_a_one[chance.below(len(with_a_one))] if with_a_one else variant.youngest


def holders(state: WednesdayState) -> int:
    """Return how many players have cards; the others are skipped, but stay in the round."""
    return sum(map(bool, state.hands))


def holders_needed(variant: WednesdayVariant) -> int:
    """Return how many must have cards for the round to go on; in teams one plays on alone."""
    return 1 if variant.teams else 2


def round_is_over(state: WednesdayState) -> bool:
    """Tell whether too few players still have cards."""
    return holders(state) < holders_needed(state.variant)


def end_round(state: WednesdayState) -> WednesdayState:
    """Add each hand to its player's score, and deal the next round or end the match.

    After the last round the cards stay as they lie, and the turn stays with the seat that acted
    last.
    """
    scores = (*state.scores, tuple(map(sum, state.hands)))
    if len(scores) < ROUNDS:
        chance = Chance(state.seed_state)
        return deal_round(state.variant, len(state.hands), scores, chance)
    turn = state.turn
    return state._replace(
        turn=WednesdayTurn(turn.seat, "play", None, None, 0, turn.last, turn.last_number),
        scores=scores,
        over=result(scores, state.variant.teams),
    )


def not_dealt(state: WednesdayState) -> WednesdayState:
    """Return the state as one of the last round, whose end leaves the cards as they lie."""
    nothing = (0,) * len(state.hands)
    return state._replace(scores=(nothing,) * (ROUNDS - 1))


def result(scores: tuple[tuple[int, ...], ...], teams: int) -> WednesdayOver:
    """Return the result: the lowest total wins, equal totals share the win (W12).

    Seat s belongs to team s mod teams, and teams win by the points of their players together.
    """
    totals = tuple(map(sum, zip(*scores, strict=True)))
    if not teams:
        return WednesdayOver(totals, None, _lowest(totals))
    team_totals = tuple(sum(totals[team::teams]) for team in range(teams))
    best = _lowest(team_totals)
    return WednesdayOver(
        totals, team_totals, tuple(s for s in range(len(totals)) if s % teams in best)
    )


def _lowest(totals: tuple[int, ...]) -> tuple[int, ...]:
    lowest = min(totals)
    return tuple(index for index, total in enumerate(totals) if total == lowest)
