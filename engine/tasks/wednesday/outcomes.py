"""What may come of an action as far as its player can know: hidden cards and chance are unknown.

Who plays a task sees all hands, and so knows which cards are burnt and which characters lie face
down, but not in what order. What an order or chance decides may therefore come out in any way.
"""

from collections.abc import Iterator
from functools import cache
from itertools import count

from engine.core.action import Action
from engine.core.chance import Chance
from engine.games.wednesday.actions import BlockNumber, Donate, Pass, PickBurntCard, Swap
from engine.games.wednesday.cards import Character
from engine.games.wednesday.rounds import holders
from engine.games.wednesday.rules import RULES, Wednesday
from engine.games.wednesday.state import WednesdayState

GAME = Wednesday()


def without_order(state: WednesdayState) -> WednesdayState:
    """Return the state with all in order that nobody can tell apart by what is known."""
    played = state.played
    return state._replace(
        played=(*sorted(played[:-1]), *played[-1:]),
        burnt=tuple(sorted(state.burnt)),
        characters=tuple(sorted(state.characters)),
        aside=tuple(sorted(state.aside)),
        seed_state=0,
    )


def choices(state: WednesdayState) -> list[Action]:
    """Return what the seat to act may do; of places with the same burnt number only the first."""
    actions = GAME.legal(state, state.turn.seat)
    if state.turn.step not in ("pick", "block"):
        return actions
    by_number: dict[int, Action] = {}
    for action in actions:
        assert isinstance(action, PickBurntCard | BlockNumber)
        by_number.setdefault(state.burnt[-action.place], action)
    return [*by_number.values()]


def outcomes(state: WednesdayState, action: Action) -> set[WednesdayState]:
    """Return all states, without order, that may follow a legal action of the seat to act."""
    do = RULES[type(action)].do
    return {without_order(do(possible, action)) for possible in _possible(state, action)}


def _possible(state: WednesdayState, action: Action) -> Iterator[WednesdayState]:
    """Yield the state with all that may decide what comes of the action, in every way."""
    match action:
        case Swap(giver):
            hand = state.hands[giver]
            for index in {number: index for index, number in enumerate(hand)}.values():
                yield state._replace(seed_state=_seed(len(hand), index))
        case Donate():
            yield from _by_burnt_card(state)
        case Pass():
            gives = state.open == "eugene"
            all_passed = state.turn.passes + 1 == holders(state)
            for given in _by_burnt_card(state) if gives else (state,):
                yield from _by_character(given) if all_passed else (given,)
        case _:
            yield state


def _by_burnt_card(state: WednesdayState) -> Iterator[WednesdayState]:
    """Yield the state with each number in turn as the topmost burnt card that can be given."""
    free = {number: place for place, number in enumerate(state.burnt) if number != state.blocked}
    if not free:
        yield state
    for place in free.values():
        burnt = state.burnt
        yield state._replace(burnt=(*burnt[:place], *burnt[place + 1 :], burnt[place]))


def _by_character(state: WednesdayState) -> Iterator[WednesdayState]:
    """Yield the state with each character of the pile in turn on its top."""
    if not state.characters:
        yield state
    for place, top in enumerate(state.characters):
        others: tuple[Character, ...] = (
            *state.characters[:place],
            *state.characters[place + 1 :],
        )
        yield state._replace(characters=(top, *others))


@cache
def _seed(bound: int, number: int) -> int:
    """Return a state of the generator that draws this number below the bound next."""
    return next(seed for seed in count() if Chance(seed).below(bound) == number)
