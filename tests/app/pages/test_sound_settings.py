"""The settings of sound act at once and let themselves be heard, by mouse, keys and words."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from app.pages.sound import EXAMPLES, SoundPage
from app.sound.effects import SoundEffects
from app.sound.sounds import Sound, SoundKind
from app.style.appearance import Appearance
from tests.app.pages.support import at_size, make_appearance, settings_of, show
from tests.app.waiting import wait_until
from tests.hearing import FakePlayer


@pytest.fixture
def effects(appearance: Appearance) -> SoundEffects:
    return SoundEffects(settings_of(appearance), appearance)


@pytest.fixture
def page(appearance: Appearance, effects: SoundEffects) -> SoundPage:
    page = SoundPage(appearance, effects)
    show(page)
    return page


@pytest.mark.parametrize("kind", list(SoundKind))
def test_a_kind_is_switched_and_lets_itself_be_heard(
    page: SoundPage, effects: SoundEffects, player: FakePlayer, kind: SoundKind
) -> None:
    assert EXAMPLES[kind].kind is kind
    segments = page.kinds[kind].segments
    assert segments.value == "on"
    segments.press("off")
    assert not effects.hears(kind)
    assert player.sounds == []
    segments.press("on")
    assert effects.hears(kind)
    assert player.sounds == [EXAMPLES[kind]]


def test_the_volume_counts_once_the_knob_rests(
    page: SoundPage, effects: SoundEffects, player: FakePlayer
) -> None:
    slider = page.volume.slider
    assert (slider.value(), page.volume.figure.text()) == (60, "60%")
    for _ in range(4):
        QTest.keyClick(slider, Qt.Key.Key_Right)
    assert (slider.value(), page.volume.figure.text()) == (80, "80%")
    assert effects.volume == 60
    wait_until(lambda: effects.volume == 80)
    assert player.sounds == [Sound.TURN]


def test_a_click_on_the_line_brings_the_knob_there(page: SoundPage) -> None:
    slider = page.volume.slider
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(1, slider.height() // 2))
    assert slider.value() == 0
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(1, slider.height() // 2))
    QTest.mouseMove(slider, QPoint(slider.width() - 1, 0))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=slider.rect().center())
    assert slider.value() == 100


def test_who_leaves_the_page_at_once_has_chosen(page: SoundPage, effects: SoundEffects) -> None:
    QTest.keyClick(page.volume.slider, Qt.Key.Key_Home)
    page.hide()
    assert effects.volume == 0


def test_what_m_does_is_shown(page: SoundPage, effects: SoundEffects) -> None:
    usual = page.volume.line.text()
    effects.switch()
    assert page.volume.line.text() != usual
    assert page.volume.slider.value() == 60
    effects.switch()
    assert page.volume.line.text() == usual


def test_screen_readers_are_told_what_it_is(page: SoundPage) -> None:
    slider = QAccessible.queryAccessibleInterface(page.volume.slider)
    assert slider.role() is QAccessible.Role.Slider
    assert slider.text(QAccessible.Text.Name) == "Volume"
    assert slider.text(QAccessible.Text.Value) == "60"


def test_the_tab_key_comes_to_everything(page: SoundPage) -> None:
    stops = page.content_stops()
    assert page.volume.slider in stops
    assert {row.segments for row in page.kinds.values()} <= set(stops)


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_everything_is_seen_at_once(
    tmp_path: Path, speak: Callable[[str], None], size: tuple[int, int], language: str
) -> None:
    speak(language)
    appearance = make_appearance(tmp_path, text_size=130)
    page = SoundPage(appearance, SoundEffects(settings_of(appearance), appearance))
    at_size(page, *size)
    assert page._area.verticalScrollBar().maximum() == 0


def test_every_row_has_a_line(page: SoundPage) -> None:
    for row in page._rows:
        assert row.title.text()
        assert row.line.text().endswith(".")
