"""Positions in the middle of a round with open hands, drawn at random.

That is the expert's third round, in which an 8 under Yoko has opened all hands, or the second, in
which a 7 under Bianca has put Wednesday aside; there the players have agreed to open their hands.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.chance import Chance
from engine.games.wednesday.actions import PLAY, PLAY_PAIR
from engine.games.wednesday.cards import CHARACTERS, OUTCASTS, THIRTEEN, Character
from engine.games.wednesday.characters import why_not_playable
from engine.games.wednesday.state import WednesdayState, WednesdayTurn, WednesdayVariant
from engine.games.wednesday.turns import direction

PLAYER = 0
"""The seat of who plays a task."""

ROUND, SAFE_ROUND = 3, 2
VARIANT = WednesdayVariant(youngest=0, expert=True, teams=0)

LASTING: tuple[Character, ...] = tuple(
    character for character in CHARACTERS if character not in ("wednesday", "thing", "eugene")
)
"""The characters in force; under Eugene too many cards may come from the burnt pile."""

MOST_PLAYED = 4
"""Outcasts on the table at most."""

MOST_CHARACTERS = 3
"""Characters in the pile at most, unless Wednesday is safely out; then one fewer."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What the positions of a theme have in common."""

    open: Sequence[Character] = LASTING
    """One of these is in force; the Thing only while the player is to put it on a number."""
    held: Sequence[int] = ()
    """Outcasts that the player holds for certain."""
    cards: int = 4
    """Outcasts of the player."""
    rivals: int = 3
    """Outcasts of each other player at most."""
    blocked: bool = False
    """Whether the Thing has blocked the first of the numbers held."""
    leads: bool = False
    """Whether the player leads on an empty table."""
    safe: bool = False
    """Whether Wednesday has left the round, as she does in the expert's second one."""


def draw_position(chance: Chance, setting: Setting) -> WednesdayState | None:
    """Draw a position in which it is the player's turn; None if no card that can be burnt is.

    The Thing lies on a burnt card of the number that it has blocked.
    """
    seats = 2 + chance.below(2)
    deck = chance.shuffled([*(Counter(OUTCASTS) - Counter(setting.held)).elements()])
    drawn = setting.cards - len(setting.held)
    hands = [tuple(sorted((*setting.held, *deck[:drawn])))]
    deck = deck[drawn:]
    for _ in range(seats - 1):
        size = 1 + chance.below(setting.rivals)
        hands.append(tuple(sorted(deck[:size])))
        deck = deck[size:]
    open_ = setting.open[chance.below(len(setting.open))]
    others = [name for name in CHARACTERS if name not in ("wednesday", "thing", open_)]
    others = chance.shuffled(others)
    left = chance.below(MOST_CHARACTERS)
    pile, aside = others[:left], others[left:]
    (aside if setting.safe else pile).append("wednesday")
    if open_ != "thing":
        aside.append("thing")
    number = SAFE_ROUND if setting.safe else ROUND
    state = WednesdayState(
        variant=VARIANT,
        hands=tuple(hands),
        played=(),
        burnt=tuple(deck),
        characters=tuple(chance.shuffled(pile)),
        aside=tuple(aside),
        open=open_,
        blocked=setting.held[0] if setting.blocked else None,
        open_hands=not setting.safe,
        frozen=False,
        stalls=0,
        turn=WednesdayTurn(PLAYER, "play", None, None, 0, PLAYER, _last_burnt(deck)),
        round=number,
        scores=tuple(tuple(chance.below(40) for _ in range(seats)) for _ in range(number - 1)),
        over=None,
        seed_state=chance.next(),
    )
    if setting.blocked and state.blocked not in state.burnt[MOST_PLAYED:]:
        return None
    if open_ == "thing":
        return state._replace(turn=state.turn._replace(step="block"))
    if setting.leads:
        return state
    return _last_played(_with_table(state), chance.below(seats))


def _last_burnt(deck: Sequence[int]) -> int:
    """Return the number played last if the table is empty; no 13, which would save the round."""
    return next(number for number in deck if number != THIRTEEN)


def _with_table(state: WednesdayState) -> WednesdayState:
    """Return the state with as many of the first cards of the burnt pile as go on the table."""
    plays = PLAY_PAIR if state.open == "enid" else PLAY
    for number in state.burnt[:MOST_PLAYED]:
        play = plays[number]
        cards = 1 + play.pair
        if why_not_playable(state, play) is None and state.burnt.count(number) >= cards:
            burnt = [*state.burnt]
            for _ in range(cards):
                burnt.remove(number)
            state = state._replace(played=(*state.played, *(number,) * cards), burnt=tuple(burnt))
    return state


def _last_played(state: WednesdayState, seat: int) -> WednesdayState:
    """Return the state after this seat played last, and all from there to the player passed."""
    if not state.played:
        return state
    seats = len(state.hands)
    passes = (direction(state) * (PLAYER - seat) - 1) % seats
    turn = state.turn._replace(last=seat, last_number=state.played[-1], passes=passes)
    return state._replace(turn=turn)
