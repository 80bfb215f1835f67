"""What WCAG asks of every page: texts that are read, and a keyboard that is always seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from app.pages.page import Page
from app.pages.settings import SettingsPage
from app.style.theme import THEMES
from app.system.screen_reader import tell_kinds
from app.widgets.body_button import BodyButton
from app.widgets.control import Control
from app.widgets.language_switch import LanguageSwitch
from app.widgets.read_stops import ONLY_READ
from app.widgets.segmented import Segmented
from tests.app.pages.support import (
    PAGES,
    curtain_over,
    each_page,
    focused,
    make_appearance,
    show,
    visible,
)
from tests.app.pages.written import too_faint
from tests.app.window_at_hand import close_window, interfaces, open_window

LEAST = 24
"""Pixels that a target is wide and high, at least."""


@pytest.mark.parametrize("theme", THEMES)
@each_page
def test_every_text_is_read_on_its_ground(
    kind: str, theme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And every icon; in the theme of high contrast as well as WCAG asks for at its highest."""
    appearance = make_appearance(tmp_path, theme=theme)
    page = PAGES[kind](appearance)
    show(page)
    least, large = (7.0, 7.0) if appearance.theme.high_contrast else (4.5, 3.0)
    assert too_faint(page, monkeypatch, least=least, large=large) == []


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_is_read_on_the_curtain(
    theme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    del qapp
    appearance = make_appearance(tmp_path, theme=theme)
    window, _ = curtain_over(appearance, QSize(1280, 800), painted=True)
    least, large = (7.0, 7.0) if appearance.theme.high_contrast else (4.5, 3.0)
    assert too_faint(window, monkeypatch, least=least, large=large) == []
    window.close()


@each_page
def test_what_has_the_keyboard_is_seen_and_has_a_name(kind: str, tmp_path: Path) -> None:
    """In the smallest window, in large letters, wherever the Tab key leads."""
    page = PAGES[kind](make_appearance(tmp_path, text_size=150))
    show(page, 960, 600)
    page.setFocus(Qt.FocusReason.TabFocusReason)
    for stop in tabbed(page):
        body = body_of(stop)
        seen = stop.visibleRegion().intersected(QRegion(body)).boundingRect()
        assert not seen.isEmpty(), stop
        # Of a list the row with the keyboard is seen.
        assert seen == body or isinstance(stop, QAbstractItemView), (stop, seen)
        # What is only read is no target of a press.
        assert stop.property(ONLY_READ) or min(body.width(), body.height()) >= LEAST, stop
        assert not isinstance(stop, Control) or stop.ring_visible
        assert QAccessible.queryAccessibleInterface(stop).text(QAccessible.Text.Name), stop


@each_page
def test_what_has_a_name_has_a_kind(kind: str, tmp_path: Path, qapp: QApplication) -> None:
    """A reader passes over fillers, as Qt calls plain widgets; the page's name is a heading."""
    del qapp
    tell_kinds()
    page = PAGES[kind](make_appearance(tmp_path))
    show(page)
    found = [each for each in interfaces(page) if each.text(QAccessible.Text.Name)]
    fillers = [each for each in found if each.role() == QAccessible.Role.Client]
    assert [(type(each.object()), each.text(QAccessible.Text.Name)) for each in fillers] == []
    headings = [each for each in found if each.role() == QAccessible.Role.Heading]
    assert headings[0].text(QAccessible.Text.Name).startswith(page.bar_title.title)


def test_one_of_several_is_a_radio_button_and_each_language_is_said_in_its_own(
    tmp_path: Path, qapp: QApplication
) -> None:
    page = PAGES["settings"](make_appearance(tmp_path))
    show(page)
    for row in visible(page, Segmented):
        for segment in row.stops:
            found = QAccessible.queryAccessibleInterface(segment)
            assert found.role() == QAccessible.Role.RadioButton
    switch = page.findChild(LanguageSwitch)
    assert isinstance(switch, LanguageSwitch)
    assert [half.locale().name()[:2] for half in switch.stops] == ["el", "en"]
    assert isinstance(page, SettingsPage)
    chosen = page.language.segments.stops
    assert [each.locale().name()[:2] for each in chosen[1:]] == ["el", "en"]


def tabbed(page: Page) -> Iterator[QWidget]:
    """Whatever the Tab key leads to, once round."""
    seen: list[QWidget] = []
    while (stop := focused()) not in seen:
        seen.append(stop)
        yield stop
        QTest.keyClick(stop, Qt.Key.Key_Tab)
    assert page.isAncestorOf(seen[-1])


def body_of(stop: QWidget) -> QRect:
    return stop.body().toRect() if isinstance(stop, BodyButton) else stop.rect()


def test_the_window_is_a_window(tmp_path: Path, qapp: QApplication) -> None:
    del qapp
    tell_kinds()
    window = open_window(tmp_path)
    try:
        found = QAccessible.queryAccessibleInterface(window)
        assert found.role() == QAccessible.Role.Window
        assert found.text(QAccessible.Text.Name)
    finally:
        close_window(window)
