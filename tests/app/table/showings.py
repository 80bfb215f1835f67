"""Tables at which somebody is shown what others did."""

from app.style.appearance import Appearance
from tests.app.table.support import Table, seat_at
from tests.engine.games.the_game.positions import position
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


def burning(appearance: Appearance) -> Table:
    """It is the computer's turn, which can place a fire."""
    match = position([20, 30], [33, 60], options={"on_fire": True})
    match.do(0, "place 20 up1")
    match.do(0, "place 30 up1")
    match.do(0, "end")
    return seat_at(appearance, match, ("human", "easy"))
