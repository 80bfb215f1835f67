"""The marks on the left of the rail, one for each card that is asked for."""

from unittest.mock import Mock

import pytest
from PySide6.QtCore import QSize

from app.style.appearance import Appearance
from app.table.painters import fitted
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


def test_words_that_have_room_are_fitted_to_none(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    status = RailStatus(appearance)
    status.tell("Placed 0", "Place one card more", 0, 2)
    fit = Mock(wraps=fitted)
    monkeypatch.setattr("app.table.rail_status.fitted", fit)
    status.resize(status.sizeHint())
    status.grab()
    assert fit.call_count == 0
    status.resize(status.width() - 60, status.height())
    status.grab()
    assert [call.args[0] for call in fit.call_args_list] == ["Place one card more"]


LONG = "9: you red, Robot 1 none, Robot 2 none, Robot 3 yellow, Robot 4 could not: nothing fits"


def test_a_second_line_that_is_too_long_goes_on_in_a_third(appearance: Appearance) -> None:
    status = RailStatus(appearance)
    status.set_metrics(appearance.metrics(QSize(960, 600)))
    status.tell("Play one card", LONG, 0, 0)
    _, lines = status._second_lines(400)
    assert " ".join(lines) == LONG
    assert len(lines) == 2
    assert status.heightForWidth(400) > status.sizeHint().height()
    status.tell("Play one card", "Your turn", 0, 0)
    assert status._second_lines(400)[1] == ["Your turn"]
    assert status.heightForWidth(400) == status.sizeHint().height()
