"""Rules, settings, about and the list of matches."""

import errno
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.licences import licences
from app.pages.about import AboutPage
from app.pages.licences import LicencesPage
from app.pages.matches import AT_ONCE, MatchesPage
from app.pages.rules import RulesPage
from app.pages.settings import SettingsPage
from app.storage.damage_words import _DAMAGE
from app.storage.settings import PACES, WARNS, Pace, Warn
from app.style.appearance import Appearance
from app.system.resources import resource
from app.widgets.control import Control
from engine import __version__
from engine.core.errors import Damaged
from engine.games import GAMES
from tests.app.pages.support import (
    PAGES,
    Store,
    at_size,
    damaged,
    focused,
    make_appearance,
    play,
    saved,
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


@pytest.mark.parametrize("kind", ["setup", "matches"])
def test_escape_leads_home(appearance: Appearance, kind: str) -> None:
    page: Any = PAGES[kind](appearance)
    show(page)
    asked: list[bool] = []
    page.home_requested.connect(lambda: asked.append(True))
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert asked == [True]


@pytest.mark.parametrize("kind", ["rules", "settings", "about", "licences"])
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


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize(("size", "text_size"), [((960, 600), 100), ((1280, 800), 130)])
def test_all_settings_are_seen_at_once(
    tmp_path: Path,
    speak: Callable[[str], None],
    size: tuple[int, int],
    text_size: int,
    language: str,
) -> None:
    speak(language)
    appearance = make_appearance(tmp_path, text_size=text_size)
    page = settings_page_of(appearance)
    at_size(page, *size)
    assert page._area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", ["en", "el"])
def test_the_keys_bring_every_setting_into_the_smallest_window_with_the_largest_texts(
    tmp_path: Path, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    appearance = make_appearance(tmp_path, text_size=130)
    page = settings_page_of(appearance)
    show(page, 960, 600)
    viewport = page._area.viewport()
    page._rows[0].segments.stops[0].setFocus(Qt.FocusReason.TabFocusReason)
    for row in page._rows:
        while not row.isAncestorOf(focused()):
            assert page._area.isAncestorOf(focused())
            QTest.keyClick(focused(), Qt.Key.Key_Tab)
        seen = QRect(viewport.mapToGlobal(QPoint()), viewport.size())
        assert seen.contains(QRect(row.mapToGlobal(QPoint()), row.size())), row.title.text()


def test_every_setting_has_a_line(settings_page: SettingsPage) -> None:
    for row in settings_page._rows:
        assert row.title.text()
        assert row.line.text().endswith(".")
        assert row.segments.value is not None


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


# Matches


def matches(appearance: Appearance, *found: Any) -> tuple[MatchesPage, Store]:
    store = Store(*found)
    any_store: Any = store
    page = MatchesPage(appearance, any_store)
    show(page)
    return page, store


def test_unfinished_matches_come_first_and_damaged_ones_last(appearance: Appearance) -> None:
    page, _ = matches(
        appearance,
        damaged(),
        saved(play(("Anna",), seed=9), "/saved/over.trapoula"),
        saved(play(moves=30), "/saved/on.trapoula"),
    )
    assert [row.saved.path.name for row in page.rows] == [
        "on.trapoula",
        "over.trapoula",
        "broken.trapoula",
    ]
    first, second, third = page.rows
    assert first.title.text() == "The Game"
    assert first.names.text().startswith("Anna, Leo, Maria · ")
    assert "left" in first.names.text()
    assert "deal 48\u202f213" in first.details.text()
    assert "November 2026" in first.details.text()
    assert "over" in second.names.text()
    assert third.title.text() == "broken.trapoula"
    assert "12" in third.names.text()
    assert not third.open_button.isVisible()


def test_a_match_is_put_on_the_table_again(appearance: Appearance) -> None:
    page, _ = matches(appearance, saved(play(moves=30), "/saved/on.trapoula"))
    opened: list[Path] = []
    page.continue_chosen.connect(opened.append)
    click(page.rows[0].open_button)
    assert opened == [Path("/saved/on.trapoula")]


def test_deleting_asks_first(appearance: Appearance) -> None:
    page, store = matches(appearance, saved(play(moves=30)), damaged())
    row = page.rows[0]
    click(row.delete_button)
    assert row.question.isVisible()
    assert not row.open_button.isVisible()
    assert focused() is row.question.leave_it
    click(row.question.leave_it)
    assert not row.question.isVisible()
    assert focused() is row.delete_button
    assert store.deleted == []
    click(row.delete_button)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not row.question.isVisible()
    click(row.delete_button)
    click(row.question.do_it)
    assert store.deleted == [Path("/saved/one.trapoula")]
    assert [each.saved.damaged is not None for each in page.rows] == [True]
    assert focused() is page.rows[0].delete_button


def test_a_file_that_cannot_be_deleted_stays_and_says_why(appearance: Appearance) -> None:
    page, store = matches(appearance, saved(play(moves=30)))
    store.refuses = True
    click(page.rows[0].delete_button)
    click(page.rows[0].question.do_it)
    assert len(page.rows) == 1
    assert "access is not allowed" in page._hint.text()


def test_what_was_not_deleted_is_not_said_of_the_next(appearance: Appearance) -> None:
    page, store = matches(appearance, saved(play(moves=30)), damaged())
    usual = page._hint.text()
    store.refuses = True
    click(page.rows[0].delete_button)
    click(page.rows[0].question.do_it)
    assert page._hint.text().startswith("This game could not be deleted")
    click(page.rows[1].delete_button)
    assert page._hint.text() == usual
    assert "Delete this file for good?" in texts(page.rows[1])
    click(page.rows[1].question.do_it)
    assert page._hint.text().startswith("This file could not be deleted")


def test_many_matches_are_shown_in_turn(appearance: Appearance) -> None:
    one = play(moves=30)
    page, _ = matches(appearance, *(saved(one, f"/saved/{i}.trapoula") for i in range(AT_ONCE + 5)))
    assert len(page.rows) == AT_ONCE
    page._area.ensureWidgetVisible(page._more)
    click(page._more)
    assert len(page.rows) == AT_ONCE + 5
    assert not page._more.isVisible()


def test_without_matches_it_says_so(appearance: Appearance) -> None:
    page, _ = matches(appearance)
    assert page._empty.isVisible()
    assert page._empty.text()


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (Damaged(12, "not an event of a match"), "The file is damaged (line 12)"),
        (Damaged(12, "refused: match-over", "refused"), "that the rules do not allow (line 12)"),
        (Damaged(1, "", "newer-program"), "Saved by a newer version"),
        (Damaged(1, "", "newer-rules"), "newer rules"),
        (Damaged(1, "", "older-rules"), "older rules"),
        (Damaged(1, "", "unknown-game"), "This version cannot play this game yet"),
        (Damaged(1, "", "foreign"), "not a Trapoula game"),
        (Damaged(1, "", "torn"), "first line of the file is missing or incomplete"),
        (Damaged(1, "", "too-long"), "too large"),
        (PermissionError(errno.EACCES, "Permission denied"), "(access is not allowed)"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(
    appearance: Appearance, damage: Damaged | OSError, words: str
) -> None:
    page, _ = matches(appearance, damaged()._replace(damaged=damage))
    [row] = page.rows
    assert words in row.names.text()
    assert not row.open_button.isVisible()


def test_every_kind_of_damage_has_its_words() -> None:
    table = re.findall(r"^    ``([a-z-]+)``", Damaged.__doc__ or "", re.MULTILINE)
    assert {"line", "refused", *_DAMAGE} == {*table}


def test_foreign_names_stay_in_one_line(appearance: Appearance) -> None:
    match = saved(play(("Anna", "Leo"), moves=30))
    hebrew = tuple(player._replace(given="שרה") for player in match.players)
    page, _ = matches(appearance, match._replace(players=hebrew), damaged("/saved/two\nlines"))
    assert page.rows[0].names.text().startswith("\u2068שרה\u2069, \u2068שרה\u2069 · ")
    assert page.rows[1].title.text() == "two lines"


def test_a_row_is_headed_by_game_and_options(appearance: Appearance) -> None:
    page, _ = matches(appearance, saved(play(("Anna",), moves=30, on_fire=True)))
    assert page.rows[0].title.text() == "The Game · On Fire"


@pytest.mark.parametrize("width", [800, 960, 1280])
@pytest.mark.parametrize("text_size", [100, 130])
def test_no_dot_begins_or_ends_a_line(tmp_path: Path, text_size: int, width: int) -> None:
    appearance = make_appearance(tmp_path, text_size=text_size)
    match = saved(play(("Anna", "Leo", "Maria"), moves=30, on_fire=True, min_cards=3))
    robots = tuple(player._replace(kind="hard") for player in match.players)
    page, _ = matches(appearance, match._replace(players=robots, practice=True))
    show(page, width, 600)
    [row] = page.rows
    for label in (row.title, row.names, row.details):
        lines = label.text().split("\n")
        assert not any(line.strip(" ·") != line for line in lines)
        wide = QFontMetricsF(label.font()).horizontalAdvance
        assert all(wide(line) <= label.width() or " · " not in line for line in lines)
