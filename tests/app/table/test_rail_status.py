"""The marks on the left of the rail, one for each card that is asked for."""

from unittest.mock import Mock

import pytest

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
