"""The whole window by finger and mouse: the curtain, and what has just changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.pages.curtain.arrival import Arrival
from app.press_guard import SEEN
from app.window.window import Window
from tests.app.fingers import FingerTips
from tests.app.hands import Hands, middle
from tests.app.waiting import wait_until
from tests.app.window_at_hand import button, deal, settle


@pytest.fixture
def at_curtain(window: Window, data: Path) -> Window:
    """The window with the curtain of the first of two players down."""
    window.opening.open(deal(data))
    wait_until(lambda: window.curtain_keeper.curtain.down, "the curtain to fall")
    return window


def test_the_curtain_takes_a_tap_once_its_name_can_have_been_read(at_curtain: Window) -> None:
    curtain = at_curtain.curtain_keeper.curtain
    hands, finger = Hands(at_curtain), FingerTips(at_curtain)
    curtain.fall(Arrival(curtain._arrival.player), at_once=True)
    lift = button(curtain, "Lift the curtain")
    finger.tap(lift)
    assert curtain.down, "it has only just fallen"
    hands.wait(SEEN + 1)
    finger.tap(lift)
    settle()
    assert not curtain.isVisible()


@pytest.mark.parametrize("every", [200, 450])
def test_clicks_that_go_on_from_before_do_not_lift_the_curtain(
    at_curtain: Window, every: int
) -> None:
    curtain = at_curtain.curtain_keeper.curtain
    hands = Hands(at_curtain)
    lift = middle(button(curtain, "Lift the curtain"))
    curtain.hide()
    hands.click(lift)
    curtain.fall(Arrival(curtain._arrival.player), at_once=True)
    settle()
    for _ in range(4 * 1000 // every):
        hands.wait(every - hands.CLICK)
        hands.click(lift)
        assert curtain.down
    hands.wait(SEEN + 1)
    hands.click(lift)
    settle()
    assert not curtain.isVisible()
