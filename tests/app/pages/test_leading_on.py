"""What others did is led on in event by event, and ended before the table is left."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt

from app.pages.table.computers.pacing import Pacing
from app.press_guard import AGAIN
from app.storage.settings import Motion
from app.style.appearance import Appearance
from tests.app.computers.fakes import FakeBotClient
from tests.app.table.showings import three_events_missed
from tests.app.table.support import Table, seat_at
from tests.engine.games.wednesday.positions import position as wednesday


@pytest.mark.parametrize("motion", ["full", "reduced"])
@pytest.mark.parametrize(
    "lead",
    [
        lambda table: table.key(Qt.Key.Key_Return),
        lambda table: table.key(Qt.Key.Key_Space),
        lambda table: table.click(QPoint(640, 300)),
    ],
)
def test_one_press_ends_what_stands_large_and_shows_one_event_more(
    appearance: Appearance, lead: Callable[[Table], None], motion: Motion
) -> None:
    appearance.set_motion(motion)
    table = three_events_missed(appearance)
    table.view.setFocus()
    while not table.page.stage.isVisible():
        table.clock.advance(50)
    assert len(table.page.replay) == 2
    while table.page.replay._timer.isActive():
        table.clock.advance(50)
    assert table.page.stage.isVisible()
    lead(table)
    assert len(table.page.replay) == 1
    assert not table.page.stage.playing
    table.clock.advance(300)
    assert len(table.page.replay) == 1


def large(appearance: Appearance) -> Table:
    """What stands large, Leo sees for the first time."""
    table = three_events_missed(appearance)
    table.view.setFocus()
    while not table.page.stage.isVisible():
        table.clock.advance(50)
    return table


def escapes(table: Table) -> int:
    """Press Esc; how many times that has left the table."""
    left: list[None] = []
    table.page.back_requested.connect(lambda: left.append(None))
    table.key(Qt.Key.Key_Escape)
    return len(left)


def test_esc_leaves_the_table_only_a_while_after_the_showing_is_over(
    appearance: Appearance,
) -> None:
    table = three_events_missed(appearance)
    table.view.setFocus()
    table.clock.advance(100)
    assert not escapes(table)
    assert not table.page.replay
    table.clock.advance(900)
    assert not escapes(table)
    table.clock.advance(200)
    assert escapes(table)


def test_esc_does_nothing_where_the_showing_has_just_ended_by_itself(
    appearance: Appearance,
) -> None:
    table = three_events_missed(appearance)
    table.view.setFocus()
    while table.page.replay or table.page.replay.words:
        table.clock.advance(50)
    table.clock.advance(900)
    assert not escapes(table)
    table.clock.advance(200)
    assert escapes(table)


def by_computers(appearance: Appearance) -> Table:
    """A computer brings Yoko, another one and a person follow."""
    match = wednesday(
        [9, 9], [7, 10], [4, 12], played=[13], characters=["yoko"], passes=2, last=2, seat=0
    )
    return seat_at(
        appearance, match, ("easy", "human", "easy"), settle=False, bot_client=FakeBotClient()
    )


def test_esc_ends_what_stands_large_of_computers_before_it_leaves(
    appearance: Appearance,
) -> None:
    table = by_computers(appearance)
    table.session.play(0, "pass")
    table.view.setFocus()
    while not table.page.stage.isVisible():
        table.clock.advance(50)
    assert not escapes(table)
    assert not table.page.stage.playing
    table.clock.advance(1100)
    assert escapes(table)


def test_esc_ends_what_a_computer_did_before_it_leaves(appearance: Appearance) -> None:
    match = wednesday([9, 12], [7, 13], [4, 10], played=[3], last=2, seat=0)
    table = seat_at(appearance, match, ("easy", "human", "easy"), bot_client=FakeBotClient())
    table.session.play(0, "play 9")
    table.view.setFocus()
    turn = table.page.turn
    assert turn is not None
    assert turn.shows_computer
    assert not escapes(table)
    assert not turn.shows_computer
    assert not escapes(table)
    table.clock.advance(1100)
    assert escapes(table)


def test_while_computers_only_think_esc_asks_for_another_press(appearance: Appearance) -> None:
    table = by_computers(appearance)
    table.settle()
    table.clock.advance(5000, 50)
    table.view.setFocus()
    turn = table.page.turn
    assert turn is not None
    assert turn.state is Pacing.THINKING
    assert not escapes(table)
    assert table.view.message.text == "Press again to leave the table."
    assert not escapes(table), "a double press is one"
    table.clock.advance(AGAIN + 100)
    assert escapes(table)
    table.clock.advance(10_000, 100)
    assert not escapes(table), "it is asked anew after a while"


def test_what_others_did_gives_no_place_to_whose_turn_it_is(appearance: Appearance) -> None:
    table = by_computers(appearance)
    table.session.play(0, "pass")
    table.view.setFocus()
    while not table.page.stage.isVisible():
        table.clock.advance(50)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return):
        table.key(key)
        assert not table.view.message.text
    table.key(Qt.Key.Key_8)
    table.clock.advance(950)
    assert not table.view.message.text
    assert table.page.waits_for_others().startswith("It is ")


def test_where_computers_play_alone_esc_asks_at_every_moment(appearance: Appearance) -> None:
    match = wednesday([9, 12], [7, 13], [4, 10], played=[3], last=2, seat=0)
    table = seat_at(appearance, match, ("easy", "easy", "easy"), bot_client=FakeBotClient())
    turn = table.page.turn
    assert turn is not None
    for before in (turn.toggle_pause, turn.toggle_pause, turn.step):
        before()
        table.clock.advance(3000, 50)
        table.view.setFocus()
        assert not escapes(table)
        assert table.view.message.text == "Press again to leave the table."
        table.clock.advance(AGAIN + 100)
        assert escapes(table)
        table.clock.advance(6000, 50)
    table.page.close()
