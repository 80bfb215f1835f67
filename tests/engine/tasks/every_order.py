"""A plain search of Wednesday: every order of what is hidden, and all that chance may bring."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations

from engine.games import GAMES
from engine.games.wednesday.state import WednesdayState
from engine.tasks.draft import TaskDraft, TaskRules
from engine.tasks.wednesday.search import MOST_ACTIONS

WEDNESDAY = GAMES["wednesday"]

SEEDS = range(12)
"""Among these are some that draw each card of a small hand."""


def sure(
    rules: TaskRules[WednesdayState], draft: TaskDraft[WednesdayState], state: WednesdayState
) -> bool:
    """Whether the goal is sure to be reached in time, whatever the orders are."""

    @cache
    def reached(state: WednesdayState, actions: int) -> bool:
        outcome = rules.outcome(draft, state)
        if outcome is not None:
            return outcome
        seat = state.turn.seat
        actions -= seat == draft.viewer
        if actions < 0:
            return False
        possible = [*_every_order(state)]
        after = (
            all(
                reached(later, actions)
                for later in {_forgotten(WEDNESDAY.apply(each, seat, action)) for each in possible}
            )
            for action in WEDNESDAY.legal(state, seat)
        )
        return all(after) if rules.opposed(draft, seat) else any(after)

    return reached(_forgotten(state), MOST_ACTIONS)


def _every_order(state: WednesdayState) -> Iterator[WednesdayState]:
    step = state.turn.step
    if step in ("pick", "block"):  # whoever looks through the burnt pile chooses by what lies there
        yield state
        return
    for burnt in {*permutations(state.burnt)}:
        for characters in permutations(state.characters):
            for seed in SEEDS if step == "swap" else (0,):
                yield state._replace(burnt=burnt, characters=characters, seed_state=seed)


def _forgotten(state: WednesdayState) -> WednesdayState:
    """The state in the first of all orders, so that what is known stays the same."""
    return state._replace(
        burnt=tuple(sorted(state.burnt)),
        characters=tuple(sorted(state.characters)),
        seed_state=0,
    )
