"""Players who close rows, which play at random hardly ever does."""

from collections.abc import Iterator

from engine.core.action import Action
from engine.core.chance import Chance
from engine.games.qwixx_cards.actions import Mark, PlayCards
from engine.games.qwixx_cards.rows import Crosses, choices, crossing
from engine.games.qwixx_cards.sheets import Sheet
from engine.games.qwixx_cards.state import QwixxState
from tests.engine.games.qwixx_cards.positions import QWIXX
from tests.engine.play import Setup, Step


def keen_steps(setup: Setup) -> Iterator[Step]:
    """A whole match of such players; some of their choices are drawn from the deal number.

    The first to act acts, so that nobody changes a decision.
    """
    state = QWIXX.deal(setup.seats, setup.options, setup.seed)
    chance = Chance(setup.seed)
    while to_act := QWIXX.to_act(state):
        seat = to_act[0]
        actions = QWIXX.legal(state, seat)
        action = actions[chance.below(len(actions))]
        if chance.below(10):
            gains = [_gain(state.sheets[seat], each) for each in actions]
            action = actions[gains.index(max(gains))]
        after = QWIXX.apply(state, seat, action)
        yield Step(state, seat, action, after)
        state = after


def keen_states(setup: Setup) -> list[QwixxState]:
    """Every state of such a match."""
    first = QWIXX.deal(setup.seats, setup.options, setup.seed)
    return [first, *(step.after for step in keen_steps(setup))]


def _gain(sheet: Sheet, action: Action) -> int:
    """What an action seems worth to them: crosses, less what is skipped and given away."""
    if isinstance(action, Mark):
        return _worth(sheet.rows[action.row], action.crosses)
    if isinstance(action, PlayCards):
        row = sheet.rows[action.colour]
        possible = [more for more in choices(action.shown) if not crossing(row, more)[1]]
        return max([_worth(row, more) for more in possible], default=0) - len(action.cards)
    return 0


def _worth(row: Crosses, more: Crosses) -> int:
    count = more.bit_count()
    skipped = more.bit_length() - row.bit_length() - count
    return 5 * count - 3 * skipped
