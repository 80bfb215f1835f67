"""The tasks of Wednesday: whoever follows the search gets out, whatever the others reply."""

from functools import cache

import pytest

from engine.core.chance import Chance
from engine.games.wednesday.state import WednesdayState
from engine.tasks.checking import draft_of
from engine.tasks.draft import TaskDraft
from engine.tasks.files import file_of, read_tasks
from engine.tasks.sources import SOURCES
from engine.tasks.task import Task
from engine.tasks.wednesday.outcomes import outcomes, without_order
from engine.tasks.wednesday.search import DistanceSearch, TooLarge
from tests.amounts import some
from tests.engine.games.wednesday.positions import HER_ALONE, position
from tests.engine.games.wednesday.unknown import reshuffled

SOURCE = SOURCES["wednesday"]
GAME = SOURCE.game


@cache
def stored() -> list[Task]:
    return [*read_tasks(SOURCE, file_of("wednesday").read_text("utf-8")).tasks]


def follow(draft: TaskDraft[WednesdayState], start: WednesdayState) -> int:
    """Play by the search against every reply; the number of positions met."""
    search, met, waiting = SOURCE.search(draft), set(), [start]
    while waiting:
        state = waiting.pop()
        if state in met:
            continue
        met.add(state)
        outcome = SOURCE.outcome(draft, state)
        if outcome is not None:
            assert outcome
            continue
        (seat,) = GAME.to_act(state)
        if seat == draft.viewer:
            waiting.append(search.best(state)[1])
        else:
            waiting += [GAME.apply(state, seat, action) for action in GAME.legal(state, seat)]
    return len(met)


def test_no_reply_and_no_order_of_hidden_cards_stops_the_player() -> None:
    chance = Chance(5)
    for task in stored():
        draft = draft_of(SOURCE, task)
        assert follow(draft, draft.state) >= len(task.solution)
        seen = draft.state._replace(open_hands=True)  # as whoever plays a task sees all hands
        for _ in range(some(12)):
            follow(draft, reshuffled(seen, task.viewer, chance))


def test_who_leaves_the_way_can_be_stopped() -> None:
    for task in stored():
        draft = draft_of(SOURCE, task)
        search, state = SOURCE.search(draft), draft.state
        (seat,) = GAME.to_act(state)
        kept = {*search.ends(state)}
        assert len(kept) == task.solutions
        wrong = [action for action in GAME.legal(state, seat) if action not in kept]
        assert any(not search.solvable(GAME.apply(state, seat, action)) for action in wrong)


def test_all_hands_are_open() -> None:
    assert all(task.open_hands for task in stored())


def loaded(*hands: list[int], **more: object) -> WednesdayState:
    state: WednesdayState = GAME.load(position(*hands, **more).state())  # type: ignore[arg-type]
    return state


def numbers_after(state: WednesdayState, action: str, seat: int) -> set[tuple[int, ...]]:
    """The hands that the seat may have after the action."""
    return {after.hands[seat] for after in outcomes(state, GAME.parse(action))}


def test_any_card_may_be_taken_with_a_4() -> None:
    state = loaded([5, 9], [3, 3, 8], played=[4], step="swap", last=0)
    assert numbers_after(state, "swap 1", 0) == {(3, 5, 9), (5, 8, 9)}


def test_any_burnt_card_may_be_on_top_but_no_blocked_one() -> None:
    hands = [[5], [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4, [6] * 4 + [7] * 4 + [10, 10, 10]]
    state = loaded(*hands, played=[8], step="donate", last=0, blocked=9, burnt=[5, 5, 5])
    given = {hand - {*hands[1]} for hand in map(frozenset, numbers_after(state, "donate 1", 1))}
    assert given == {frozenset({number}) for number in (5, 8, 10, 12, 13)}


def test_any_character_may_come_when_all_have_passed() -> None:
    state = loaded([5], [9], played=[10], passes=1, characters=["ajax", "yoko"])
    after = outcomes(state, GAME.parse("pass"))
    assert {each.open for each in after if each.round == state.round} >= {"ajax", "yoko", "weems"}
    assert any(each.round > state.round for each in after)  # Wednesday


def test_orders_make_no_difference() -> None:
    one = loaded([5], [9], burnt=[1, 2, 3], characters=["ajax", "yoko"])
    other = loaded([5], [9], burnt=[3, 1, 2], characters=["yoko", "ajax"])
    assert without_order(one) == without_order(other)
    assert without_order(one) != without_order(loaded([6], [9]))


@pytest.mark.parametrize(
    ("hand", "rival", "played", "distance"),
    [
        ([5], [9], [4], 1),
        ([5, 13], [9], [4], 3),  # the 13 keeps Wednesday away, and then leads
        ([2, 9], [12, 3], [1], 2),  # the 2 takes the 9 along in one turn
        ([6, 6, 6], [13], [12], 2),  # shown, and Wednesday put somewhere
        ([5, 6], [13], [4], float("inf")),
    ],
)
def test_the_distance_is_that_of_the_best_play(
    hand: list[int], rival: list[int], played: list[int], distance: float
) -> None:
    state = loaded(hand, rival, played=played, aside=HER_ALONE)
    assert DistanceSearch(0).distance(state) == distance


def test_a_search_gives_up_when_it_grows_too_large() -> None:
    with pytest.raises(TooLarge):
        DistanceSearch(0, most=10).distance(loaded([1, 3, 5, 7, 9], [2, 4, 6, 8]))
