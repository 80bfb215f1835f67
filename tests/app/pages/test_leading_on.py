"""What others did is led on in event by event, and ended before the table is left."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt

from app.storage.settings import Motion
from app.style.appearance import Appearance
from tests.app.table.support import Table, seat_at
from tests.engine.games.wednesday.positions import position as wednesday


def three_events_missed(appearance: Appearance) -> Table:
    """Leo missed a pass with which Yoko came, a card, and a pass."""
    match = wednesday(
        [9, 9], [4, 12], [7, 10], played=[13], characters=["yoko"], passes=2, last=1, seat=0
    )
    table = seat_at(appearance, match, ("human",) * 3)
    for action in ("pass", "play 12", "pass"):
        table.page.replay.skip()
        table.page.stage.end()
        assert table.session.submit(action) is None
        table.settle()
        table.session.handover.lift()
    assert len(table.page.replay) == 3
    return table


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
