"""Pages by finger: what scrolls does, what slides does, and all of it is large enough."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QLineEdit,
    QScrollBar,
    QWidget,
)

from app.pages.home import HomePage
from app.pages.page import Page
from app.pages.replay.page import ReplayPage
from app.pages.replay.timeline import Timeline
from app.pages.review.page import ReviewPage
from app.pages.sound import SoundPage
from app.table.view.overlay import OverlayButton
from app.touch import LEAST, PRESSES_AFTER
from app.widgets.body_button import BodyButton
from app.widgets.sideways import SidewaysArea
from app.widgets.slider import Slider
from app.widgets.tip import TipBubble
from tests.app.fingers import FRAME, FingerTips
from tests.app.pages.support import PAGES, at_size, make_appearance, visible
from tests.app.waiting import make_active, wait_until


def shown(kind: str, folder: Path, size: tuple[int, int], **choices: object) -> Page:
    page = PAGES[kind](make_appearance(folder, **choices))
    page.resize(*size)
    make_active(page)
    return page


def area_of(page: Page) -> QAbstractScrollArea:
    """The area on the page that scrolls farthest."""
    areas: list[QAbstractScrollArea] = visible(page, QAbstractScrollArea)
    return max(areas, key=lambda area: area.verticalScrollBar().maximum())


def middle(page: QWidget, part: QWidget) -> QPoint:
    return part.mapTo(page, part.rect().center())


@pytest.mark.parametrize("kind", ["rules", "about", "settings", "learn"])
def test_a_finger_scrolls_and_presses_nothing(kind: str, tmp_path: Path) -> None:
    page = shown(kind, tmp_path, (960, 500), text_size=150)
    area = area_of(page)
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    pressed: list[object] = []
    for button in page.findChildren(QAbstractButton):
        button.pressed.connect(lambda: pressed.append(True))
    finger = FingerTips(page)
    at = middle(page, area.viewport())
    finger.press(at)
    for step in range(1, 5):
        finger.move(at - QPoint(0, 15 * step))
        finger.wait(FRAME)
    wait_until(lambda: bar.value() > 0, "what the finger lies on to go along with it")
    finger.release()
    assert pressed == []


def test_a_finger_that_waits_presses_and_then_still_scrolls(tmp_path: Path) -> None:
    page = shown("settings", tmp_path, (960, 400), text_size=150)
    area = area_of(page)
    finger = FingerTips(page)
    button = next(
        button
        for button in visible(area, BodyButton)
        if area.viewport().rect().contains(middle(area.viewport(), button))
    )
    clicked: list[object] = []
    button.clicked.connect(lambda: clicked.append(True))
    at = middle(page, button)
    finger.press(at)
    assert not button.isDown()
    finger.wait(PRESSES_AFTER)
    assert button.isDown()
    finger.move(at - QPoint(0, 12))
    finger.move(at - QPoint(0, 30))
    assert not button.isDown()
    wait_until(lambda: area.verticalScrollBar().value() > 0, "the area to scroll")
    finger.release()
    assert clicked == []
    finger.tap(middle(page, button))
    assert clicked


def test_a_touch_stops_what_glides_and_presses_nothing(tmp_path: Path) -> None:
    page = shown("rules", tmp_path, (960, 600), text_size=150)
    area = area_of(page)
    bar = area.verticalScrollBar()
    finger = FingerTips(page)
    at = middle(page, area.viewport())
    finger.drag(at + QPoint(0, 150), at - QPoint(0, 150), steps=4)
    left_at = bar.value()
    wait_until(lambda: bar.value() > left_at, "it to glide on")
    finger.press(at)
    stopped_at = bar.value()
    finger.release()
    assert bar.value() == stopped_at


def test_home_is_scrolled_sideways(tmp_path: Path) -> None:
    page = shown("home", tmp_path, (700, 600))
    assert isinstance(page, HomePage)
    (area,) = visible(page, SidewaysArea)
    chosen: list[object] = []
    page.game_chosen.connect(chosen.append)
    finger, at = FingerTips(page), middle(page, area)
    finger.drag(at, at - QPoint(80, 0))
    wait_until(lambda: area.board.x() < 0, "the board to go along with it")
    assert chosen == []


def test_a_slider_follows_the_finger(tmp_path: Path) -> None:
    page = shown("sound", tmp_path, (960, 600), text_size=150)
    assert isinstance(page, SoundPage)
    (slider,) = visible(page, Slider)
    finger, at = FingerTips(page), middle(page, slider)
    finger.press(at)
    finger.move(at + QPoint(slider.width(), 0))
    assert slider.value() == slider.maximum()
    finger.move(at - QPoint(slider.width(), 4))
    finger.release()
    assert (slider.value(), slider.isSliderDown()) == (0, False)


@pytest.mark.parametrize("kind", ["replay", "review"])
def test_a_timeline_follows_the_finger(kind: str, tmp_path: Path) -> None:
    page = shown(kind, tmp_path, (960, 600))
    assert isinstance(page, ReplayPage | ReviewPage)
    timeline = max(visible(page, Timeline), key=QWidget.width)
    finger, at = FingerTips(page), middle(page, timeline)
    finger.press(at)
    for x in (20, timeline.width() // 4, timeline.width()):
        finger.move(at + QPoint(x, 0))
    finger.release()
    assert timeline.value() == timeline.maximum()


def test_a_name_that_is_cut_is_told_to_a_finger_held_still(tmp_path: Path) -> None:
    page = shown("home", tmp_path, (960, 600))
    finger = FingerTips(page)
    told = next(button for button in visible(page, BodyButton) if button.toolTip())
    clicked: list[object] = []
    told.clicked.connect(lambda: clicked.append(True))
    finger.hold(told)
    finger.release()
    (bubble,) = page.findChildren(TipBubble)
    assert bubble.text.split() == told.toolTip().split()
    assert clicked == []


def small(page: Page) -> list[tuple[str, QSize]]:
    """What a finger can press that is smaller than it needs."""
    kinds = (QAbstractButton, QAbstractSlider, QLineEdit)
    return [
        (f"{type(part).__name__} {part.accessibleName()}", part.size())
        for part in visible(page)
        if isinstance(part, kinds) and not isinstance(part, QScrollBar | OverlayButton)
        if min(part.width(), part.height()) < LEAST
    ]


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize("kind", list(PAGES))
def test_all_that_is_pressed_is_large_enough_for_a_finger(
    kind: str, size: tuple[int, int], tmp_path: Path
) -> None:
    page = PAGES[kind](make_appearance(tmp_path, text_size=130))
    at_size(page, *size)
    assert small(page) == []


def test_a_finger_presses_in_the_margin_of_a_button_and_a_mouse_does_not(
    tmp_path: Path,
) -> None:
    page = shown("about", tmp_path, (960, 600))
    button = visible(page, BodyButton)[-1]
    clicked: list[object] = []
    button.clicked.connect(lambda: clicked.append(True))
    edge = button.mapTo(page, QPoint(button.width() // 2, button.height() - 2))
    FingerTips(page).tap(edge)
    assert len(clicked) == 1
