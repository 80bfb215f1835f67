"""What a person wishes of the system holds, until something else is chosen in the program."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication

from app.application import build_window
from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.system.wishes import Wishes
from app.window.window import Window
from tests.app.fake_system import FakeSystem
from tests.app.pages.support import settings_page_of
from tests.app.window_at_hand import close_window


@pytest.fixture
def system(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> FakeSystem:
    return FakeSystem(monkeypatch)


@pytest.fixture
def opened(system: FakeSystem, data_folder: Path) -> Iterator[Window]:
    system.scheme = Qt.ColorScheme.Light
    window = build_window(data_folder)
    yield window
    close_window(window)


def test_the_program_starts_as_the_system_is(opened: Window) -> None:
    assert opened._appearance.theme.name == "whitewash"


def test_changes_of_the_system_are_taken_up(opened: Window, system: FakeSystem) -> None:
    repainted: list[bool] = []
    opened._appearance.changed.connect(lambda: repainted.append(True))
    system.scheme = Qt.ColorScheme.Dark
    system.colorSchemeChanged.emit()
    assert opened._appearance.theme.name == "evening"
    system.letters = 130
    QCoreApplication.sendEvent(opened, QEvent(QEvent.Type.ThemeChange))
    assert opened._appearance.text_size == 130
    assert len(repainted) == 2
    system.contrastPreferenceChanged.emit()
    assert len(repainted) == 2, "nothing has changed"


def test_more_contrast_is_wished_for(opened: Window, system: FakeSystem) -> None:
    system.contrast = Qt.ContrastPreference.HighContrast
    system.contrastPreferenceChanged.emit()
    assert opened._appearance.theme.name == "contrast"
    opened._appearance.set_theme("whitewash")
    assert opened._appearance.theme.name == "whitewash"


def test_what_was_chosen_holds_against_the_system(opened: Window, system: FakeSystem) -> None:
    appearance = opened._appearance
    appearance.set_theme("evening")
    appearance.set_text_size(100)
    system.scheme, system.letters = Qt.ColorScheme.Dark, 200
    system.colorSchemeChanged.emit()
    system.scheme = Qt.ColorScheme.Light
    system.colorSchemeChanged.emit()
    assert appearance.theme.name == "evening"
    assert appearance.text_size == 100
    appearance.set_theme("system")
    assert appearance.theme.name == "whitewash"


@pytest.mark.parametrize(("wished", "size"), [(60, 100), (104, 100), (110, 115), (122.5, 130)])
def test_the_nearest_size_of_texts_is_taken(tmp_path: Path, wished: float, size: int) -> None:
    appearance = Appearance(Settings(tmp_path / "settings.ini"), Wishes(text_size=wished))
    assert appearance.text_size == size
    assert appearance.text_scale == size / 100


def test_the_settings_show_what_holds(qapp: QApplication, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    appearance = Appearance(settings, Wishes(light=True, text_size=130))
    appearance.setProperty("settings", settings)
    page = settings_page_of(appearance)
    assert (page.text_size.segments.value, page.theme.segments.value) == (130, "system")
    appearance.set_wishes(Wishes(text_size=115))
    assert (page.text_size.segments.value, page.theme.segments.value) == (115, "system")
    assert not settings.has_chosen("look/text_size")
