"""Rules, settings, about and the list of matches."""

import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.licences import licences
from app.pages.about import AboutPage
from app.pages.licences import LicencesPage
from app.pages.rules import RulesPage
from app.pages.settings import SettingsPage
from app.storage.settings import PACES, WARNS, Pace, RememberedPlayer, Warn
from app.style.appearance import Appearance
from app.system.resources import resource
from app.widgets.control import Control
from app.widgets.setting_row import ActionRow
from engine import __version__
from engine.games import GAMES
from tests.app.pages.support import (
    PAGES,
    at_size,
    focused,
    make_appearance,
    settings_of,
    settings_page_of,
    show,
    texts,
)

LEFT = Qt.MouseButton.LeftButton
IDS = list(MODULES)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT, pos=widget.rect().center())


# The catalogue


def test_the_catalogue_agrees_with_the_engine() -> None:
    assert list(GAMES) == IDS
    for game_id in IDS:
        entry, game = MODULES[game_id], GAMES[game_id]
        assert (entry.min_players, entry.max_players) == (game.min_seats, game.max_seats)


# Rules


def rules_text(game: str, language: str) -> str:
    return resource("rules", f"{game}.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", IDS)
def test_rules_are_built_alike_in_both_languages(game: str) -> None:
    def shape(text: str) -> list[str]:
        found = []
        for line in text.splitlines():
            kind = re.match(r"(#+ |- |\d\. |\| |!)?", line)
            assert kind is not None
            pictures = re.findall(r"\]\((.*?)\)", line)
            found.append(" ".join([kind.group(), *pictures]) if line else "")
        return found

    assert shape(rules_text(game, "en")) == shape(rules_text(game, "el"))


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("language", ["en", "el"])
def test_every_picture_in_the_rules_is_painted(
    appearance: Appearance, game: str, language: str
) -> None:
    page = RulesPage(appearance, game)
    urls = set(re.findall(r"\]\((.*?)\)", rules_text(game, language)))
    assert len(urls) > 5
    for url in urls:
        picture = page._reader.loadResource(2, QUrl(url))
        assert isinstance(picture, QImage)
        assert len({picture.pixel(x, picture.height() // 2) for x in range(picture.width())}) > 2


def test_the_contents_lead_to_every_section(appearance: Appearance) -> None:
    page = RulesPage(appearance, "the-game")
    show(page)
    headings = page._reader.headings
    assert len(headings) >= 10
    assert "On Fire" in headings
    entries = page._contents.stops
    for index in (len(headings) // 2, 1):
        entry = entries[index]
        assert isinstance(entry, Control)
        page._contents.ensureWidgetVisible(entry)
        click(entry)
        assert page._reader.section == index
        assert entry.isChecked()
    QTest.keyClick(entries[1], Qt.Key.Key_Down)  # after a click it shows where the keys are
    QTest.keyClick(entries[1], Qt.Key.Key_Down)
    assert page._reader.section == 2
    assert focused() is entries[2]


def test_reading_moves_the_mark(appearance: Appearance) -> None:
    page = RulesPage(appearance, "the-game")
    show(page)
    bar = page._reader.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    assert 0 < page._reader.section < len(page._reader.headings)


def test_the_rules_stay_at_their_section_in_the_other_language(
    appearance: Appearance, speak: Callable[[str], None]
) -> None:
    page = RulesPage(appearance, "the-game")
    show(page)
    page._reader.go_to(4)
    english = page._reader.headings[4]
    speak("el")
    QCoreApplication.processEvents()
    assert page._reader.section == 4
    assert page._reader.headings[4] != english
    assert "ανάποδο" in page._reader.headings[4]


def test_escape_leads_back(appearance: Appearance) -> None:
    page = PAGES["setup"](appearance)
    show(page)
    asked: list[bool] = []
    page.back_requested.connect(lambda: asked.append(True))
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert asked == [True]


@pytest.mark.parametrize(
    "kind",
    [
        "rules", "settings", "about", "licences", "matches", "statistics of a team",
        "no statistics",
    ],
)  # fmt: skip
def test_escape_and_back_lead_back(appearance: Appearance, kind: str) -> None:
    page: Any = PAGES[kind](appearance)
    show(page)
    asked: list[bool] = []
    page.back_requested.connect(lambda: asked.append(True))
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    click(page._back)
    assert asked == [True, True]


# Settings


@pytest.fixture
def settings_page(appearance: Appearance) -> SettingsPage:
    page = settings_page_of(appearance)
    show(page)
    return page


def test_settings_act_at_once(appearance: Appearance, settings_page: SettingsPage) -> None:
    changes: list[bool] = []
    appearance.changed.connect(lambda: changes.append(True))
    settings_page.theme.segments.press("whitewash")
    settings_page.motion.segments.press("fast")
    settings_page.text_size.segments.press(130)
    settings_page.hand_order.segments.press("descending")
    kept = settings_of(appearance)
    assert (kept.theme, kept.motion, kept.text_size, kept.hand_order) == (
        "whitewash",
        "fast",
        130,
        "descending",
    )
    assert appearance.theme.light
    assert len(changes) == 4


@pytest.mark.parametrize("pace", PACES)
def test_the_pace_of_computers_is_chosen(
    appearance: Appearance, settings_page: SettingsPage, pace: Pace
) -> None:
    appearance.set_pace("quick" if pace == "calm" else "calm")
    settings_page.pace.segments.press(pace)
    assert settings_of(appearance).pace == appearance.pace == pace
    assert settings_page_of(appearance).pace.segments.value == pace


@pytest.mark.parametrize("warn", WARNS)
def test_the_warning_before_a_dead_end_is_chosen(
    appearance: Appearance, settings_page: SettingsPage, warn: Warn
) -> None:
    appearance.set_dead_end_warning("on" if warn == "off" else "off")
    settings_page.dead_end_warning.segments.press(warn)
    assert settings_of(appearance).dead_end_warning == warn
    assert appearance.warns is (warn == "on")
    assert settings_page_of(appearance).dead_end_warning.segments.value == warn


def test_the_language_is_asked_for(settings_page: SettingsPage) -> None:
    asked: list[str] = []
    settings_page.language_choice_made.connect(asked.append)
    for choice in ("el", "en", "system"):
        settings_page.language.segments.press(choice)
    assert asked == ["el", "en", "system"]


def test_segments_are_gone_through_with_arrows(
    appearance: Appearance, settings_page: SettingsPage
) -> None:
    first = settings_page.motion.segments.stops[0]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert settings_of(appearance).motion == "full"
    QTest.keyClick(focused(), Qt.Key.Key_Left)
    QTest.keyClick(focused(), Qt.Key.Key_Left)
    assert settings_of(appearance).motion == "reduced"


@pytest.mark.parametrize(
    ("size", "text_size", "columns"),
    [((1280, 800), 100, 2), ((1280, 800), 130, 2), ((1280, 800), 150, 1), ((960, 600), 100, 1)],
)
def test_sections_stand_in_columns_where_there_is_room(
    tmp_path: Path, size: tuple[int, int], text_size: int, columns: int
) -> None:
    page = settings_page_of(make_appearance(tmp_path, text_size=text_size))
    at_size(page, *size)
    places = [section.geometry() for section in page.sections]
    assert len({place.x() for place in places}) == columns
    assert not any(a.intersects(b) for a, b in combinations(places, 2))
    assert page.area.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", ["en", "el"])
def test_all_settings_are_seen_at_once(
    tmp_path: Path, speak: Callable[[str], None], language: str
) -> None:
    """With two people at the last table; and no button reaches out of its row."""
    speak(language)
    appearance = make_appearance(tmp_path)
    remember(appearance)
    page = settings_page_of(appearance)
    at_size(page, 1280, 800)
    assert page.area.verticalScrollBar().maximum() == 0
    buttons = [row.button for row in page.rows if isinstance(row, ActionRow)]
    assert buttons
    for button in buttons:
        row = button.parentWidget()
        assert isinstance(row, ActionRow)
        assert button.body_in_parent().center().y() == pytest.approx(row.rect().center().y(), abs=1)


@pytest.mark.parametrize("text_size", [130, 150])
@pytest.mark.parametrize("language", ["en", "el"])
def test_the_keys_bring_every_setting_into_the_smallest_window_with_large_texts(
    tmp_path: Path, speak: Callable[[str], None], language: str, text_size: int
) -> None:
    speak(language)
    appearance = make_appearance(tmp_path, text_size=text_size)
    remember(appearance)
    page = settings_page_of(appearance)
    show(page, 960, 600)
    viewport = page.area.viewport()
    page.rows[0].segments.stops[0].setFocus(Qt.FocusReason.TabFocusReason)
    for row in page.rows:
        if row is page.request_line:
            continue
        while not row.isAncestorOf(focused()):
            assert page.area.isAncestorOf(focused())
            QTest.keyClick(focused(), Qt.Key.Key_Tab)
        seen = QRect(viewport.mapToGlobal(QPoint()), viewport.size())
        assert seen.contains(QRect(row.mapToGlobal(QPoint()), row.size())), row.title.text()


@pytest.mark.parametrize("language", ["en", "el"])
def test_the_settings_of_four_people_have_air_and_do_not_scroll(
    tmp_path: Path, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    appearance = make_appearance(tmp_path)
    names = ("Ελένη", "Νίκος", "Μαρία", "Αλέξανδρος")
    settings_of(appearance).players = [RememberedPlayer(name, at) for at, name in enumerate(names)]
    page = settings_page_of(appearance)
    show(page)
    assert page.area.verticalScrollBar().maximum() == 0
    look, table, *_ = page.sections
    for section in (look, table):
        for row in section.rows:
            assert row.height() >= 58, row.title.text()
            assert row.segments.y() < row.height() / 2, "the choice stands beside the words"
    first, second, third, _ = page.on_request.values()
    assert (first.y(), second.y() < third.y()) == (second.y(), True)


def test_keys_lead_from_section_to_section(appearance: Appearance) -> None:
    """Page Down and Page Up, to the first thing that can be chosen there."""
    remember(appearance)
    page = settings_page_of(appearance)
    show(page, 960, 600)
    names = [section.accessibleName() for section in page.sections]
    assert len({*names}) == len(names)
    page.home_button.setFocus()
    for section in page.sections:
        QTest.keyClick(focused(), Qt.Key.Key_PageDown)
        assert section.isAncestorOf(focused())
        assert section.heading.visibleRegion().boundingRect() == section.heading.rect()
    QTest.keyClick(focused(), Qt.Key.Key_PageDown)
    assert page.sections[-1].isAncestorOf(focused())
    QTest.keyClick(focused(), Qt.Key.Key_PageUp)
    assert page.sections[-2].isAncestorOf(focused())


def test_the_size_of_texts_comes_first_for_who_needs_it(tmp_path: Path) -> None:
    page = settings_page_of(make_appearance(tmp_path, text_size=150))
    assert page.rows[0] is page.text_size


def test_cards_on_request_are_chosen_for_people_who_have_played(appearance: Appearance) -> None:
    remember(appearance)
    page = settings_page_of(appearance)
    show(page)
    assert list(page.on_request) == ["Maria", "Nikos"]
    page.on_request["Nikos"].segments.press("on")
    assert appearance.confiding.names == ["Nikos"]
    again = settings_page_of(appearance)
    assert [row.segments.value for row in again.on_request.values()] == ["on", "on"]
    again.on_request["Maria"].segments.press("off")
    assert [row.segments.value for row in again.on_request.values()] == ["off", "on"]
    again.on_request["Nikos"].segments.press("off")
    assert appearance.confiding.names == []
    assert "X" in page.request_line.line.text()


def test_who_has_no_name_of_their_own_is_told_apart_there(appearance: Appearance) -> None:
    settings_of(appearance).players = [RememberedPlayer("", 0), RememberedPlayer("Nikos", 1)]
    assert list(settings_page_of(appearance).on_request) == ["Player 1", "Nikos"]


def remember(appearance: Appearance) -> None:
    """Two people and a computer have played here."""
    people = RememberedPlayer("Maria", 0), RememberedPlayer("Nikos", 1)
    settings_of(appearance).players = [*people, RememberedPlayer("Robot", 2, "hard")]


def test_every_setting_has_a_line(settings_page: SettingsPage) -> None:
    for row in settings_page.rows:
        assert row.title.text()
        assert row.line.text().endswith(".")
        chosen = row.segments.value is not None
        assert chosen or isinstance(row, ActionRow) or row is settings_page.request_line


# About


def test_about_names_version_licences_and_folder(appearance: Appearance, tmp_path: Path) -> None:
    page = AboutPage(appearance, tmp_path / "matches")
    show(page)
    said = " ".join(texts(page))
    for word in (__version__, "MIT", "Lesser General Public", "Inter", "Open Font"):
        assert word in said
    assert str(tmp_path / "matches") in said
    assert not page._open.isVisible()
    assert page._read_licences.isVisible()
    (tmp_path / "matches").mkdir()
    page.retranslate()
    assert page._open.isVisible()


@pytest.mark.parametrize("language", ["en", "el"])
def test_about_is_seen_as_a_whole_in_the_usual_window(
    appearance: Appearance, tmp_path: Path, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    (tmp_path / "matches").mkdir()
    page = AboutPage(appearance, tmp_path / "matches")
    at_size(page, 1280, 800)
    assert page._open.isVisible()
    assert page._area.verticalScrollBar().maximum() == 0


def test_a_folder_that_cannot_be_opened_is_named(
    appearance: Appearance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    opens = False

    def open_url(url: QUrl) -> bool:
        asked.append(url.toLocalFile())
        return opens

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    page = AboutPage(appearance, tmp_path)
    show(page)
    click(page._open)
    assert asked == [str(tmp_path)]
    said = page._hint.text().replace("\u200b", "")
    assert said == f"The folder could not be opened. It is here: {tmp_path}"
    opens = True
    click(page._open)
    assert page._hint.text() == ""


# Licences


@pytest.mark.parametrize("index", range(len(licences())))
def test_every_licence_can_be_read(appearance: Appearance, index: int) -> None:
    page = LicencesPage(appearance)
    show(page)
    title, path = licences()[index]
    click(next(entry for entry in page._contents.stops if entry.accessibleName() == title))
    assert page._text.toPlainText().strip() == path.read_text("utf-8").strip()
    assert page._text.accessibleName() == title


def test_all_licences_are_listed() -> None:
    listed = {path for _, path in licences()}
    assert set(resource("licences").iterdir()) <= listed
    texts = " ".join(path.read_text("utf-8") for path in listed)
    for owner in ("The Inter Project", "Noto", "GNU LESSER GENERAL PUBLIC LICENSE", "MIT License"):
        assert owner in texts


def test_what_a_bundle_brings_along_is_listed_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought = tmp_path / "licences"
    brought.mkdir()
    for name in ("python.txt", "libx11-6.txt"):
        (brought / name).touch()
    monkeypatch.setattr("app.licences.ROOT", tmp_path / "resources")
    assert [licence.title for licence in licences()][-2:] == ["libx11-6", "python"]


def test_the_language_changes_while_a_licence_is_read(
    appearance: Appearance, speak: Callable[[str], None]
) -> None:
    page = LicencesPage(appearance)
    show(page)
    entries = page._contents.stops
    click(entries[4])
    speak("el")
    page.retranslate()
    assert entries[4].accessibleName() == "Κώδικας τρίτων μέσα στο Qt"
    assert page._text.accessibleName() == entries[4].accessibleName()
    assert page._text.toPlainText().startswith("Code of others")
