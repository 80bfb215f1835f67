"""What is heard in a whole window: what is seen at the table, the curtain, and nothing more."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from app.pages.settings import SettingsPage
from app.pages.sound import SoundPage
from app.pages.table.page import TablePage
from app.sound import effects
from app.sound.sounds import Sound, SoundKind
from app.storage.settings import Settings
from app.system.clock import Clock
from app.window.window import Window
from tests.app.table_time import TableTime
from tests.app.window_at_hand import (
    close_window,
    deal,
    focused,
    key,
    lift,
    notice,
    open_window,
    page_of,
    prepare,
    press,
    settle,
)
from tests.hearing import FakePlayer


class Unhurried(Clock):
    """A clock by which much time goes by between any two things that happen."""

    time = 0.0

    def now(self) -> float:
        self.time += 1000.0
        return self.time


@pytest.fixture(autouse=True)
def _nothing_comes_too_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """However quickly a test goes, its sounds are apart."""
    monkeypatch.setattr(effects, "Clock", Unhurried)


@pytest.fixture
def data(qapp: QApplication, tmp_path: Path) -> Iterator[Path]:
    """A data folder in which cards move."""
    prepare(tmp_path, motion="full")
    yield tmp_path
    QLocale.setDefault(QLocale.c())


@pytest.fixture
def window(data: Path, table_time: TableTime) -> Iterator[Window]:
    window = open_window(data)
    yield window
    close_window(window)


def at_the_table(
    window: Window, data: Path, table_time: TableTime, names: tuple[str, ...]
) -> TablePage:
    """The table of a match that has just been dealt, with everything at rest."""
    window.opening.open(deal(data, names))
    table_time.wait_until(lambda: isinstance(window.pages.top, TablePage))
    if len(names) > 1:
        lift(window)
    table_time.advance(3000)
    settle()
    return page_of(window, TablePage)


def hand(page: TablePage) -> list[int]:
    cards = page.session.view()["hands"][page.session.seat]
    return sorted(cards)


def test_a_card_is_heard_when_it_arrives(
    window: Window, data: Path, table_time: TableTime, player: FakePlayer
) -> None:
    page = at_the_table(window, data, table_time, ("Anna",))
    assert player.sounds == []  # whoever plays alone is always on turn
    assert page.session.submit(f"place {hand(page)[0]} up1") is None
    settle()
    assert player.sounds == []
    table_time.advance(600)
    (sound,) = player.sounds
    assert sound.file.startswith("up-")


def test_one_sound_for_a_card_however_much_is_said_of_it(
    window: Window, data: Path, table_time: TableTime, player: FakePlayer
) -> None:
    page = at_the_table(window, data, table_time, ("Anna",))
    player.forget()
    cards = hand(page)
    for card in (cards[0], cards[1]):  # The second one before the first has arrived.
        assert page.session.submit(f"place {card} up1") is None
    table_time.advance(3000)
    assert len(player.sounds) == 1


def test_lifting_and_refusing_are_heard_at_once(
    window: Window, data: Path, table_time: TableTime, player: FakePlayer
) -> None:
    page = at_the_table(window, data, table_time, ("Anna",))
    player.forget()
    page.view.setFocus()
    page.view.gestures.pick(str(hand(page)[0]), aim=False)
    assert player.sounds == [Sound.LIFTED]
    page.view.gestures.let_go()
    page.presses.main()
    assert player.sounds == [Sound.LIFTED, Sound.REFUSED]


def test_the_curtain_is_heard_and_nothing_behind_it(
    window: Window, data: Path, table_time: TableTime, player: FakePlayer
) -> None:
    window._appearance.set_motion("reduced")
    page = at_the_table(window, data, table_time, ("Anna", "Leo"))
    for _ in range(2):
        assert page.session.submit(f"place {hand(page)[0]} up1") is None
        table_time.advance(3000)
    assert page.session.submit("end") is None
    table_time.advance(3000)
    player.forget()
    press(window, "Hand over")
    table_time.wait_until(lambda: window.curtain_keeper.shown)
    table_time.advance(3000)
    settle()
    assert player.sounds == [Sound.CURTAIN]
    player.forget()
    lift(window)
    table_time.wait_until(lambda: Sound.TURN in player.sounds)
    assert Sound.CURTAIN not in player.sounds


def test_while_another_page_is_shown_the_table_is_not_heard(
    window: Window, data: Path, table_time: TableTime, player: FakePlayer
) -> None:
    page = at_the_table(window, data, table_time, ("Anna",))
    player.forget()
    assert page.session.submit(f"place {hand(page)[0]} up1") is None
    window.side.show_settings()
    table_time.advance(3000)
    assert player.sounds == []


def test_m_mutes_everywhere_and_says_so(
    window: Window, data: Path, table_time: TableTime, player: FakePlayer
) -> None:
    key(Qt.Key.Key_M)
    assert notice(window) == "Sounds are off. M brings them back."
    page = at_the_table(window, data, table_time, ("Anna",))
    assert page.session.submit(f"place {hand(page)[0]} up1") is None
    table_time.advance(3000)
    assert player.made == 0
    assert Settings(data / "settings.ini").muted == "yes"
    key(Qt.Key.Key_M)
    assert notice(window) == "Sounds are on."
    page.session.undo.take_back()
    table_time.advance(3000)
    assert Sound.LIFTED in player.sounds


def test_m_works_on_a_greek_keyboard_and_is_not_repeated(window: Window) -> None:
    for repeated in (False, True, True):
        pressed = QKeyEvent(
            QEvent.Type.KeyPress, 0x039C, Qt.KeyboardModifier.NoModifier, "μ", repeated
        )
        QApplication.sendEvent(focused(), pressed)
    assert window.sound.effects.silent
    key(Qt.Key.Key_M)
    assert not window.sound.effects.silent


def test_m_in_a_field_is_a_letter(window: Window) -> None:
    window.dealing.set_up("the-game")
    settle()
    field = window.pages.top.findChild(QLineEdit)
    assert field is not None
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_M)
    assert "m" in field.text().lower()
    assert not window.sound.effects.silent


def test_a_kind_that_is_switched_off_is_not_heard(
    window: Window, data: Path, table_time: TableTime, player: FakePlayer
) -> None:
    window.sound.effects.choose(SoundKind.CARDS, heard=False)
    page = at_the_table(window, data, table_time, ("Anna",))
    assert page.session.submit(f"place {hand(page)[0]} up1") is None
    table_time.advance(3000)
    assert player.sounds == []
    page.presses.main()
    assert player.sounds == [Sound.REFUSED]


def test_the_page_of_sound_is_reached_from_the_settings(window: Window) -> None:
    window.side.show_settings()
    settle()
    press(window, "Sound")
    page = page_of(window, SoundPage)
    key(Qt.Key.Key_M)
    assert "Off for now" in page.volume.line.text()
    key(Qt.Key.Key_Escape)
    page_of(window, SettingsPage)


def test_nothing_of_sound_is_loaded_before_it_is_heard(window: Window, player: FakePlayer) -> None:
    assert player.made == 0
    window.close()
    assert player.closed == 0


def test_a_page_that_is_gone_is_not_heard(
    window: Window, data: Path, table_time: TableTime, player: FakePlayer
) -> None:
    page = at_the_table(window, data, table_time, ("Anna",))
    player.forget()
    assert page.session.submit(f"place {hand(page)[0]} up1") is None
    window.pages.clear()
    settle()
    table_time.advance(3000)
    assert player.sounds == []
