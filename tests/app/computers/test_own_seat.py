"""The menu of one's own seat offers that one's cards are only spoken when one asks for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from app.pages.table.choices import ChoiceButton
from tests.app.computers.conftest import Sit
from tests.app.computers.played import Played
from tests.app.waiting import make_active


def options(table: Played) -> list[ChoiceButton]:
    """What the open menu offers, from left to right."""
    assert table.page.menu is not None
    found = table.page.menu.strip.findChildren(ChoiceButton)
    return sorted((each for each in found if each.isVisible()), key=ChoiceButton.x)


def test_the_button_of_the_own_seat_offers_it(sit: Sit) -> None:
    table = sit("human", "easy")
    table.page.rail.seat.click()
    offered = options(table)
    assert offered[-1].accessibleName() == "Cards on request"
    assert table.page.rail.seat.accessibleDescription() == "Cards on request: off"
    offered[-1].click()
    assert table.page.privacy.chosen
    assert table.page.rail.seat.accessibleDescription() == "Cards on request: on"
    assert table.view.ears.guarded
    table.page.rail.seat.click()
    assert options(table)[-1].isChecked()


def test_the_seats_of_others_do_not_offer_it(sit: Sit) -> None:
    table = sit("human", "easy")
    assert table.page.menu is not None
    table.page.menu.open(1)
    assert "Cards on request" not in [each.accessibleName() for each in options(table)]


@pytest.mark.parametrize("size", [QSize(960, 600), QSize(1280, 800)])
def test_the_menu_has_room(sit: Sit, size: QSize) -> None:
    table = sit("human", "easy")
    table.page.appearance.set_text_size(130)
    table.page.resize(size)
    make_active(table.page)
    table.page.rail.seat.click()
    assert table.page.menu is not None
    assert table.page.rect().contains(table.page.menu.strip.geometry())
