"""Checks that the turn of a state goes with the rest of it by the rules as they apply now."""

from engine.core.errors import BadDocument
from engine.games.wednesday.abilities import ABILITIES
from engine.games.wednesday.cards import HAND_SIZES, HYDE, MEDIUM, NORMIE, PROTEUS
from engine.games.wednesday.combinations import CARDS
from engine.games.wednesday.expert import set_off
from engine.games.wednesday.passing import STALLS, nothing_to_come
from engine.games.wednesday.rounds import ROUNDS, holders, holders_needed, round_is_over
from engine.games.wednesday.state import WednesdayState
from engine.games.wednesday.turns import in_between

ASKED_BY = {step: (number, is_possible) for number, (step, is_possible) in ABILITIES.items()}
"""For each step that an ability asks for: its outcast, and when there is something to decide."""


def require(holds: bool, where: str, reason: str) -> None:
    """Raise BadDocument unless this holds."""
    if not holds:
        raise BadDocument(where, reason)


def check_turn(state: WednesdayState) -> None:
    """Check the turn. Raises BadDocument, which names the first fault."""
    turn = state.turn
    if turn.step == "open":
        _check_opening(state)
        _check_cards_in_hand(state)
        return
    _check_last(state)
    _check_taken(state)
    if state.over is not None:
        _check_over(state)
        return
    _check_passes(state)
    require(state.stalls < STALLS, "over", f"null, after {STALLS} stalls")
    if turn.step in ASKED_BY:
        _check_asked(state)
    elif turn.step == "block":
        _check_block(state)
    elif turn.step == "insert":
        _check_insert(state)
    _check_cards_in_hand(state)


def _check_opening(state: WednesdayState) -> None:
    """Require that nothing happened but the deal; a holder of a 1 opens, or the youngest (W2)."""
    turn = state.turn
    require(state.over is None, "turn.step", "open, in a match that is over")
    dealt = WednesdayState(
        variant=state.variant,
        hands=state.hands,
        played=(),
        burnt=state.burnt,
        characters=state.characters,
        aside=(),
        open=None,
        blocked=None,
        open_hands=False,
        frozen=False,
        stalls=0,
        turn=turn._replace(taken=None, giver=None, passes=0, last=None, last_number=None),
        round=state.round,
        scores=state.scores,
        over=None,
        seed_state=state.seed_state,
    )
    require(state == dealt, "turn.step", "open, but something was done in this round")
    size = HAND_SIZES[len(state.hands)]
    for seat, hand in enumerate(state.hands):
        require(len(hand) <= size, f"hands[{seat}]", f"{len(hand)} outcasts, {size} were dealt")
    openers = [seat for seat, hand in enumerate(state.hands) if NORMIE in hand]
    openers = openers or [state.variant.youngest]
    require(turn.seat in openers, "turn.seat", f"{turn.seat}, where {openers} may open")


def _check_last(state: WednesdayState) -> None:
    """Require the last outcast from the first play on; on the table it lies on top."""
    turn = state.turn
    require(turn.last is not None, "turn.last", "a seat expected")
    require(turn.last_number is not None, "turn.last_number", "a number expected")
    if state.played:
        require(
            turn.last_number == state.played[-1],
            "turn.last_number",
            f"{turn.last_number}, but {state.played[-1]} is on top of the played pile",
        )


def _check_passes(state: WednesdayState) -> None:
    """Require fewer passes in a row than would be all."""
    turn = state.turn
    require(
        not turn.passes or (turn.step == "play" and turn.passes < holders(state)),
        "turn.passes",
        f"{turn.passes}, where not as many have passed in a row",
    )


def _check_taken(state: WednesdayState) -> None:
    """Require a taken card, and one to be given, in step ``give``; and none in any other."""
    turn = state.turn
    if turn.step != "give":
        require(turn.taken is None, "turn.taken", f"{turn.taken}, but no card is to be given")
        require(turn.giver is None, "turn.from", f"{turn.giver}, but no card is to be given")
        return
    hand = state.hands[turn.seat]
    require(turn.taken in hand, "turn.taken", f"{turn.taken} is not in the hand of who took it")
    require(len(hand) > 1, f"hands[{turn.seat}]", "no card to be given")
    require(turn.giver not in (None, turn.seat), "turn.from", "another seat expected")
    _check_just_played(state, PROTEUS)


def _check_just_played(state: WednesdayState, number: int) -> None:
    turn = state.turn
    require(
        state.played[-1:] == (number,) and turn.last == turn.seat,
        "turn.step",
        f"{turn.step}, but seat {turn.seat} has not just played a {number}",
    )


def _check_asked(state: WednesdayState) -> None:
    """Require the outcast that asks for the step just played, and something to decide."""
    step = state.turn.step
    number, is_possible = ASKED_BY[step]
    _check_just_played(state, number)
    require(is_possible(state), "turn.step", f"{step}, with nothing to decide")


def _check_block(state: WednesdayState) -> None:
    """Require that the Thing was just revealed and the last player blocks a number (W13)."""
    turn = state.turn
    require(
        state.open == "thing" and state.blocked is None and not state.played,
        "turn.step",
        "block, but the thing was not just revealed",
    )
    require(bool(state.burnt), "turn.step", "block, but no card is burnt")
    require(turn.seat == turn.last, "turn.seat", f"{turn.last} expected, who played last")


def _check_insert(state: WednesdayState) -> None:
    """Require that three 6 were just shown, or the effect of an expert round was just set off."""
    turn = state.turn
    shown = state.burnt[-CARDS[MEDIUM] :] == (MEDIUM,) * CARDS[MEDIUM]
    played = state._replace(turn=turn._replace(step="play"))
    effect = turn.last == turn.seat and state.played and set_off(played).turn.step == "insert"
    require(
        "wednesday" in state.characters and bool(shown or effect),
        "turn.step",
        "insert, but nobody is to look through the characters",
    )


def _check_cards_in_hand(state: WednesdayState) -> None:
    """Require cards for the seat to play, and enough holders for the round to go on.

    In the middle of a turn, when the last card may just have gone, the start of the turn counts.
    """
    turn, hands = state.turn, state.hands
    had_cards = in_between(state)
    require(
        bool(had_cards) or turn.step == "block" or bool(hands[turn.seat]),
        "turn.seat",
        f"seat {turn.seat} has no cards",
    )
    playing = sum(1 for seat, hand in enumerate(hands) if hand or seat in had_cards)
    require(
        playing >= holders_needed(state.variant),
        "over",
        "null, but too few players have cards for the round to go on",
    )


def _check_over(state: WednesdayState) -> None:
    """Require that the last round was scored, and had come to an end."""
    turn = state.turn
    require(state.round == ROUNDS, "round", f"{ROUNDS} expected, in a match that is over")
    require(turn.step == "play", "turn.step", "play expected, in a match that is over")
    require(turn.passes == 0, "turn.passes", "0 expected, in a match that is over")
    points = tuple(map(sum, state.hands))
    require(state.scores[-1] == points, "scores", f"{list(points)} expected in the last round")
    four = CARDS[HYDE]
    require(
        state.open == "wednesday"
        or state.stalls == STALLS
        or round_is_over(state)
        or state.burnt[-four:] == (HYDE,) * four
        or (not state.played and nothing_to_come(state)),
        "over",
        "null expected: the last round goes on",
    )
