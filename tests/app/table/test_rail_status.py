"""The marks on the left of the rail, one for each card that is asked for."""

from app.style.appearance import Appearance
from app.table.rail_status import MOST_MARKS, RailStatus


def test_there_is_a_mark_for_each_card_or_none_at_all(appearance: Appearance) -> None:
    status = RailStatus(appearance)

    def width(asked: int) -> int:
        status.tell("Placed 0", "", 0, asked)
        return status.sizeHint().width()

    widths = [width(asked) for asked in range(MOST_MARKS + 1)]
    assert MOST_MARKS >= 8
    assert widths == sorted(set(widths))
    assert width(MOST_MARKS + 1) == width(0)
