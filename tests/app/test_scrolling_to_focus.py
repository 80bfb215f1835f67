"""What gets the focus is scrolled into sight, however it gets it, where keys lead."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton

from app.press_guard import Slips
from app.widgets.scroll import ScrollArea
from tests.app.pages.support import make_appearance
from tests.app.waiting import make_active
from tests.app.window_at_hand import settle

HEIGHT = 200


@pytest.fixture
def area(qapp: QApplication, tmp_path: Path) -> Iterator[ScrollArea]:
    """Room for five buttons, each as high as all that is seen of it; keys lead."""
    area = ScrollArea(make_appearance(tmp_path))
    area.resize(300, HEIGHT)
    area.board.resize(280, 5 * HEIGHT)
    for at in range(5):
        button = QPushButton(str(at), area.board)
        button.setGeometry(0, at * HEIGHT, 200, HEIGHT // 2)
    Slips(area).by_key = True
    make_active(area)
    buttons(area)[0].setFocus()
    yield area
    area.deleteLater()


def buttons(area: ScrollArea) -> list[QPushButton]:
    return area.board.findChildren(QPushButton)


def is_seen(area: ScrollArea, button: QPushButton) -> bool:
    top = button.mapTo(area.viewport(), button.rect().topLeft()).y()
    return 0 <= top <= HEIGHT - button.height()


def test_a_focus_that_the_program_sets_comes_into_sight(area: ScrollArea) -> None:
    for button in reversed(buttons(area)):
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        settle()
        assert is_seen(area, button)


def test_what_is_laid_out_after_it_got_the_focus_comes_into_sight(area: ScrollArea) -> None:
    last = buttons(area)[1]
    last.setFocus(Qt.FocusReason.OtherFocusReason)
    last.move(0, 3 * HEIGHT)
    settle()
    assert is_seen(area, last)


def test_a_field_comes_into_sight_as_a_whole(area: ScrollArea) -> None:
    field = QLineEdit(area.board)
    field.setGeometry(0, 4 * HEIGHT - 10, 200, HEIGHT // 2)
    field.show()
    field.setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    assert field.visibleRegion().boundingRect() == field.rect()


def test_a_press_scrolls_nothing(area: ScrollArea) -> None:
    slips = area.findChild(Slips)
    assert isinstance(slips, Slips)
    slips.by_key = False
    buttons(area)[4].setFocus(Qt.FocusReason.MouseFocusReason)
    settle()
    assert not is_seen(area, buttons(area)[4])
