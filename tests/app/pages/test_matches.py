"""The page of past matches: what its rows say, and what can be done with them."""

import errno
import re
import zipfile
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QDate, QLocale, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.match.players import NewMatch, PlayerInfo
from app.pages.matches import exporter, words
from app.pages.matches import page as page_module
from app.pages.matches.exporter import Exporter
from app.pages.matches.page import AT_ONCE, MatchesPage
from app.pages.matches.row import MatchRow
from app.pages.matches.row_head import RowHead, columns_in
from app.storage.damage_words import _DAMAGE
from app.storage.match_store import MatchStore
from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.system.screen_reader import aloud
from app.widgets.pick_button import PickButton
from engine.core.errors import Damaged
from tests.app.history.arena_matches import played, save
from tests.app.pages.support import (
    PAGES,
    Store,
    damaged,
    focused,
    make_appearance,
    play,
    saved,
    show,
)
from tests.app.speaking import speaking
from tests.app.waiting import wait_until

Open = Callable[[], MatchesPage]


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def matches(appearance: Appearance, *found: Any) -> tuple[MatchesPage, Store]:
    store = Store(*found)
    any_store: Any = store
    page = MatchesPage(appearance, any_store, Exporter())
    show(page)
    wait_until(lambda: not page.reading)
    return page, store


def press(row: MatchRow, word: str) -> None:
    """Press one of the buttons of a row, which is opened for it if need be."""
    if not row.buttons:
        click(row.head)
    click(next(button for button in row.buttons if button.word == word))


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches", Settings(tmp_path / "settings.ini"))


@pytest.fixture
def opened(appearance: Appearance, store: MatchStore) -> Iterator[Open]:
    pages = []

    def make() -> MatchesPage:
        pages.append(MatchesPage(appearance, store, Exporter()))
        show(pages[-1])
        wait_until(lambda: not pages[-1].reading)
        return pages[-1]

    yield make
    for page in pages:
        page.taken_off.emit()
        page.close()


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The person's folder for documents."""
    folder = tmp_path / "Documents"
    monkeypatch.setattr(exporter, "documents", lambda: folder)
    return folder


def shown(page: MatchesPage) -> list[str]:
    return [row.saved.path.stem for row in page.rows]


def test_a_row_says_what_was_played_by_whom_how_it_ended_and_when(appearance: Appearance) -> None:
    page, _ = matches(
        appearance,
        damaged(),
        saved(play(("Anna",), seed=9), "/saved/over.trapoula"),
        saved(play(moves=30, on_fire=True), "/saved/on.trapoula")._replace(
            played_ms=21 * 60_000, practice=True, open_hands=True
        ),
    )
    assert shown(page) == ["on", "over", "broken"]
    first, second, third = page.rows
    title, below, names, standing, when = first.head._texts
    assert title == "The Game"
    assert below == "On Fire · deal G3D1-48213 · practice · 21 min · Open hands"
    assert names == "Anna, Leo, Maria"
    assert "left" in standing
    assert when == "27 November" if datetime.now().astimezone().year == 2026 else "27 November 2026"
    assert "over" in second.head._texts[3]
    assert third.head._texts[0] == "broken.trapoula"
    assert "12" in third.head._texts[1]
    for text in (title, names, standing, when, below):
        assert aloud(text) in first.head.accessibleName()
    headings = [label.text() for label in page._list._headings.values()]
    assert headings == ["Unfinished", "November 2026", "Cannot be opened"]


def test_a_row_opens_to_its_buttons_and_another_one_closes_it(appearance: Appearance) -> None:
    page, _ = matches(
        appearance, saved(play(moves=30)), saved(play(("Anna",)), "/saved/over.trapoula"), damaged()
    )
    first, second, third = page.rows
    click(first.head)
    assert [button.word for button in first.buttons] == [
        "Continue", "Replay", "Same deal again", "Export", "Delete",
    ]  # fmt: skip
    QTest.keyClick(second.head, Qt.Key.Key_Return)
    assert [button.word for button in second.buttons] == [
        "Result", "Review", "Replay", "Same deal again", "Export", "Delete",
    ]  # fmt: skip
    assert not first.buttons
    click(third.head)
    assert [button.word for button in third.buttons] == [
        "Replay", "Open up to there", "Export", "Delete",
    ]  # fmt: skip
    click(third.head)
    assert not third.buttons


def test_a_match_is_put_on_the_table_again(appearance: Appearance) -> None:
    page, _ = matches(appearance, saved(play(moves=30), "/saved/on.trapoula"))
    chosen: list[Path] = []
    page.continue_chosen.connect(chosen.append)
    press(page.rows[0], "Continue")
    assert chosen == [Path("/saved/on.trapoula")]


def test_the_same_deal_is_dealt_to_the_same_players(appearance: Appearance) -> None:
    match = play(("Anna", "Leo"), moves=30, on_fire=True)
    page, _ = matches(appearance, saved(match))
    dealt: list[NewMatch] = []
    page.deal_requested.connect(dealt.append)
    press(page.rows[0], "Same deal again")
    [new] = dealt
    assert (new.game, dict(new.options), new.seed) == ("the-game", match.options, match.seed)
    assert [player.name for player in new.players] == ["Anna", "Leo"]


def test_what_is_deleted_can_be_brought_back_until_the_page_is_left(appearance: Appearance) -> None:
    page, store = matches(
        appearance, saved(play(moves=30)), damaged(), saved(play(("Anna",)), "/saved/over.trapoula")
    )
    first, second, third = page.rows
    press(first, "Delete")
    assert focused() is first.buttons[0]
    click(first.buttons[0])
    assert focused() is first.head
    press(second, "Delete")
    QTest.keyClick(third.head, Qt.Key.Key_Delete)
    QTest.keyClick(focused(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not third.is_deleted
    assert second.is_deleted
    page._refresh()
    assert page.rows[1].is_deleted
    assert store.deleted == []
    page.taken_off.emit()
    assert store.deleted == [Path("/saved/over.trapoula")]


def test_what_cannot_be_deleted_is_told(appearance: Appearance) -> None:
    page, store = matches(appearance, saved(play(moves=30)))
    store.refuses = True
    told: list[tuple[Path, OSError]] = []
    page.not_deleted.connect(lambda path, error: told.append((path, error)))
    press(page.rows[0], "Delete")
    page.taken_off.emit()
    [(path, error)] = told
    assert path == Path("/saved/one.trapoula")
    assert isinstance(error, PermissionError)


def test_more_are_shown_as_one_scrolls(appearance: Appearance) -> None:
    one = play(moves=30)
    found = [saved(one, f"/saved/{i}.trapoula") for i in range(2 * AT_ONCE + 5)]
    page, _ = matches(appearance, *found)
    assert len(page.rows) == AT_ONCE
    bar = page._list.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert len(page.rows) == 2 * AT_ONCE
    bar.setValue(bar.maximum())
    assert len(page.rows) == 2 * AT_ONCE + 5
    assert len({row.saved.path for row in page.rows}) == len(found)


def test_the_order_is_chosen_with_headings_that_fit_it(opened: Open, tmp_path: Path) -> None:
    october, november = (datetime(2025, month, 9, 12).astimezone() for month in (10, 11))
    for number, when in ((0, november), (6, october), (12, november), (18, october)):
        save(played(number), tmp_path, str(number), until=when + timedelta(seconds=number))
    page = opened()
    order = page.filters.order_button
    assert order.word == "Newest first"

    def choose(word: str) -> tuple[list[str], list[str]]:
        """The matches and the headings then."""
        next(action for action in order.menu.actions() if action.text() == word).trigger()
        assert order.word == word
        return shown(page), [label.text() for label in page._list._headings.values()]

    assert choose("Oldest first") == (["6", "18", "0", "12"], ["October 2025", "November 2025"])
    longest, headings = choose("Longest first")
    lengths = [row.saved.played_ms for row in page.rows]
    assert lengths == sorted(lengths, reverse=True)
    assert headings == ["Finished"]
    _, headings = choose("Won first")
    won = [row.saved.won for row in page.rows]
    assert won == sorted(won, reverse=True)
    assert headings == [word for word, has in (("Won", any(won)), ("Not won", not all(won))) if has]
    assert choose("Newest first") == (["12", "0", "18", "6"], ["November 2025", "October 2025"])
    assert sorted(longest) == ["0", "12", "18", "6"]
    assert not page._show_all.isVisible()


def test_without_matches_it_says_so(appearance: Appearance) -> None:
    page, _ = matches(appearance)
    assert page._empty.isVisible()
    assert "no saved games" in page._empty.text()
    assert not page._show_all.isVisible()


@pytest.mark.parametrize(
    ("damage", "said"),
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
    appearance: Appearance, damage: Damaged | OSError, said: str
) -> None:
    page, _ = matches(appearance, damaged()._replace(damaged=damage))
    [row] = page.rows
    assert said in row.head.accessibleName()
    assert said in row.head.toolTip()


def test_every_kind_of_damage_has_its_words() -> None:
    table = re.findall(r"^    ``([a-z-]+)``", Damaged.__doc__ or "", re.MULTILINE)
    assert {"line", "refused", *_DAMAGE} == {*table}


def test_foreign_names_stay_in_one_line(appearance: Appearance) -> None:
    match = saved(play(("Anna", "Leo"), moves=30))
    hebrew = tuple(player._replace(given="שרה") for player in match.players)
    page, _ = matches(appearance, match._replace(players=hebrew), damaged("/saved/two\nlines"))
    assert page.rows[0].head._texts[2] == "\u2068שרה\u2069, \u2068שרה\u2069"
    assert page.rows[1].head._texts[0] == "two lines"


def test_today_and_yesterday_are_said(appearance: Appearance) -> None:
    match, now = saved(play(moves=30)), datetime.now().astimezone()
    with speaking() as speak:
        speak("el")
        assert words.when(match._replace(moment=now)).startswith("σήμερα, ")
        assert words.when(match._replace(moment=now - timedelta(days=1))).startswith("χθες, ")
        over = saved(play(("Anna",)))
        assert words.group(over, "") == "Νοέμβριος 2026"
        assert QLocale().toString(QDate(2020, 5, 4), "d MMMM yyyy") == words.when(
            over._replace(moment=datetime(2020, 5, 4, 12).astimezone())
        )


def test_arrow_keys_go_from_row_to_row_and_a_slash_to_the_search(appearance: Appearance) -> None:
    page, _ = matches(appearance, *(saved(play(moves=30), f"/saved/{i}.trapoula") for i in "123"))
    first, second, third = page.rows
    first.head.setFocus(Qt.FocusReason.TabFocusReason)
    for row in page.rows:
        row.head.show_focus()
    QTest.keyClick(first.head, Qt.Key.Key_Down)
    assert focused() is second.head
    QTest.keyClick(second.head, Qt.Key.Key_Down)
    QTest.keyClick(third.head, Qt.Key.Key_Down)
    assert focused() is third.head
    QTest.keyClick(third.head, Qt.Key.Key_Up)
    assert focused() is second.head
    QTest.keyClicks(second.head, "/")
    assert focused() is page.filters.search


# With an index


def test_matches_are_found_and_all_are_shown_again(
    store: MatchStore, opened: Open, tmp_path: Path
) -> None:
    for number in range(6):
        save(played(number), tmp_path, str(number))
    page = opened()
    assert len(page.rows) == 6
    assert page._hint.text() == "6 game(s)"
    click(next(toggle for toggle in page.filters.games if toggle.game == "the-game"))
    assert sorted(shown(page)) == ["0", "1"]
    page.filters.search.setText("ΜΑΡΙΑ")
    wait_until(lambda: shown(page) == ["1"])
    QTest.keyClicks(page.filters.search, "x")
    wait_until(lambda: not page.rows)
    assert page._empty.text() == "Nothing found for “ΜΑΡΙΑx”"
    click(page._show_all)
    assert len(page.rows) == 6
    assert page.filters.search.text() == ""
    action = next(each for each in page.filters.person.menu.actions() if each.data() == "Μαρία")
    action.trigger()
    assert sorted(shown(page)) == ["1", "4", "5"]
    result = page.filters.result
    next(each for each in result.menu.actions() if each.data() == "unfinished").trigger()
    assert len(page.rows) == 0
    assert page._empty.text() == "Nothing found"


def test_files_appear_as_they_are_read_and_what_is_known_is_there_at_once(
    store: MatchStore, opened: Open, tmp_path: Path, appearance: Appearance
) -> None:
    save(played(0), tmp_path, "one")
    assert shown(opened()) == ["one"]
    save(played(1), tmp_path, "two")
    page = MatchesPage(appearance, store, Exporter())
    assert shown(page) == ["one"]
    wait_until(lambda: len(page.rows) == 2)
    page.taken_off.emit()


def test_leaving_the_page_deletes_the_files(
    store: MatchStore, opened: Open, tmp_path: Path
) -> None:
    path = save(played(0), tmp_path, "one")
    page = opened()
    press(page.rows[0], "Delete")
    assert path.exists()
    page.taken_off.emit()
    assert not path.exists()
    assert shown(opened()) == []


def test_one_match_is_exported_as_it_is_and_all_in_an_archive(
    store: MatchStore, opened: Open, tmp_path: Path, documents: Path
) -> None:
    files = [save(played(number), tmp_path, str(number)) for number in range(3)]
    store.people.join("Λέων", "Leo")
    page = opened()
    first = page.rows[0].saved.path
    press(page.rows[0], "Export")
    assert page._hint.text() == "Exported to Documents"
    press(page.rows[0], "Export")
    assert (documents / first.name).read_bytes() == first.read_bytes()
    assert (documents / f"{first.stem}-2.trapoula").read_bytes() == first.read_bytes()
    press(page.rows[1], "Delete")
    click(page._export_all)
    wait_until(lambda: page._hint.text() == "2 game(s) exported to Documents")
    [archive] = documents.glob("*.zip")
    with zipfile.ZipFile(archive) as together:
        kept = [file.name for file in files if file != page.rows[1].saved.path]
        beside = "people.json"  # what is said of names goes with the matches
        assert sorted(together.namelist()) == sorted([*kept, beside])
        assert together.read(first.name) == first.read_bytes()


def test_an_export_of_all_says_how_far_it_is_and_goes_on_from_page_to_page(
    store: MatchStore,
    opened: Open,
    tmp_path: Path,
    documents: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(exporter, "TELLING", -1.0)
    for number in range(3):
        save(played(number), tmp_path, str(number))
    page = opened()
    said: list[str] = []
    announced: list[str] = []
    monkeypatch.setattr(page_module, "announce", lambda _, text: announced.append(text))
    page._exporter.progressed.connect(lambda _: said.append(page._hint.text()))
    click(page._export_all)
    assert page._hint.text() == "Exporting 0 of 3 …"
    click(page._export_all)
    page.taken_off.emit()
    wait_until(lambda: not page._exporter.running)
    assert said[:4] == [f"Exporting {now} of 3 …" for now in (0, 0, 1, 2)]
    assert announced == [
        "Exporting 3 game(s).",
        "Exporting 0 of 3 …",
        "3 game(s) exported to Documents",
    ]
    assert page._hint.text() == "3 game(s) exported to Documents"
    assert len([*documents.glob("*.zip")]) == 1


def test_where_there_is_no_game_there_is_nothing_to_export(opened: Open) -> None:
    page = opened()
    assert not page._export_all.isVisible()
    assert page._open_file.isVisible()


def test_what_cannot_be_exported_is_said(
    store: MatchStore, opened: Open, tmp_path: Path, documents: Path
) -> None:
    save(played(0), tmp_path, "one")
    documents.write_text("in the way", "utf-8")
    page = opened()
    press(page.rows[0], "Export")
    assert page._hint.text().startswith("Nothing was exported (")
    click(page._export_all)
    wait_until(lambda: page._exporter._job is None)
    assert page._hint.text().startswith("Nothing was exported (")


def test_a_file_that_goes_meanwhile_does_no_harm(
    store: MatchStore, opened: Open, tmp_path: Path, documents: Path
) -> None:
    path = save(played(0), tmp_path, "one")
    page = opened()
    path.unlink()
    press(page.rows[0], "Export")
    assert "gone" in page._hint.text()
    press(page.rows[0], "Delete")
    page.taken_off.emit()
    assert shown(opened()) == []


def test_the_first_row_gets_the_focus_unless_somebody_has_moved_it(
    store: MatchStore, opened: Open, tmp_path: Path
) -> None:
    save(played(0), tmp_path, "one")
    page = opened()
    assert focused() is page.rows[0].head
    page._back.setFocus()
    save(played(1), tmp_path, "two")
    page._check.start()
    wait_until(lambda: len(page.rows) == 2)
    assert focused() is page._back


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("width", [800, 1280])
def test_rows_lie_one_below_the_other_whatever_is_open(
    appearance: Appearance, text_size: int, width: int
) -> None:
    appearance.set_text_size(text_size)
    page, _ = matches(appearance, *(saved(play(moves=30), f"/saved/{i}.trapoula") for i in "1234"))
    show(page, width, 600)
    click(page.rows[1].head)
    page.rows[2].deleted.emit()
    ends = 0
    for row in page.rows:
        margin = row.head.margin
        assert row.y() + margin >= ends
        ends = row.geometry().bottom() - margin
        for button in row.buttons:
            assert row.rect().contains(button.geometry())


@pytest.mark.parametrize("shapes", [False, True])
def test_the_time_of_a_match_is_never_cut(shapes: bool) -> None:
    for when in (40.0, 250.5):
        *_, standing, time = columns_in(QRectF(50, 0, 700, 40), when, shapes=shapes)
        assert time.width() >= when
        assert time.right() <= 750
        assert standing.left() < standing.right() < time.left()


def test_players_keep_their_colours(store: MatchStore, opened: Open) -> None:
    match = store.deal(NewMatch("the-game", {}, (PlayerInfo("Anna", 0), PlayerInfo("Leo", 1)), 7))
    match.do(match.to_act[0], match.legal(match.to_act[0])[0])
    store.close(match)
    [row] = opened().rows
    assert [player.name for player in row.saved.players] == ["Anna", "Leo"]
    assert row.saved.unfinished


def test_the_foot_counts_what_is_deleted_no_more(store: MatchStore, opened: Open) -> None:
    save(played(0), store.folder.parent, "one")
    save(played(0, actions=3), store.folder.parent, "two")
    page = opened()
    before = page._hint.text()
    press(page.rows[0], "Delete")
    assert [before, page._hint.text()] == ["2 game(s) · 1 unfinished", "1 game(s)"]
    click(page.rows[0].buttons[0])
    assert page._hint.text() == before


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines of the rows as they are painted, cut where they have no room."""
    lines: list[str] = []

    def write(_head: RowHead, _painter: object, room: QRectF, text: str, font: QFont, *_: object,
              **__: object) -> None:  # fmt: skip
        cut = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        lines.append(cut)

    monkeypatch.setattr(RowHead, "_line", write)
    return lines


@pytest.mark.parametrize("width", [960, 1280])
@pytest.mark.parametrize("size", [100, 130, 150])
def test_a_row_is_read_whole_in_greek(
    appearance: Appearance,
    written: list[str],
    speak: Callable[[str], None],
    size: int,
    width: int,
) -> None:
    """On one line or on more of them, for which the row has room."""
    speak("el")
    appearance.set_text_size(size)
    names = ("Αικατερίνη", "Κωνσταντίνος", "Αλεξάνδρα", "Παναγιώτης", "Ρομπότ 5")
    one = saved(play(names, fewer_cards=True))._replace(
        played_ms=21 * 60_000, practice=True, open_hands=True
    )
    page, _ = matches(appearance, one)
    page.resize(width, 600)
    written.clear()
    page.grab()
    said = " ".join(written)
    for part in (words.standing(one), *names, *words.parts_below_title(one)):
        assert part.replace("\u202f", " ") in said.replace("\u202f", " ")
    [row] = page.rows
    lines = [len(column) for _, column in row.head._columns(row.head.body().width())]
    assert row.head.body().height() >= max(lines) * row.head.metrics.line_height("caption")


@pytest.mark.parametrize(("size", "rows"), [(100, 1), (130, 2), (150, 2)])
def test_what_can_be_chosen_stands_in_even_rows(
    appearance: Appearance, speak: Callable[[str], None], size: int, rows: int
) -> None:
    """The search fills the first row; what has no room in it goes on together."""
    speak("el")
    appearance.set_text_size(size)
    page, _ = matches(appearance, saved(play(moves=30)))
    line = page.filters
    first = [line.all_games, *line.games]
    picks = [line.person, line.result, line.order_button]
    tops = {each: each.body_in_parent().top() for each in (*first, *picks)}
    assert len({tops[each] for each in first}) == 1
    assert len({tops[each] for each in picks}) == 1
    assert len(set(tops.values())) == rows
    if rows == 2:
        assert line.width() - line.games[-1].geometry().right() < 12
    assert line.search.width() >= line.search.least_width()


def test_a_row_says_that_its_match_was_one_of_a_day_or_of_a_series(appearance: Appearance) -> None:
    one = saved(play(moves=30))
    day = one.moment.date()
    cases = {
        "deal of the day · deal": one._replace(day=day),
        "deal of the day, 20 November · deal": one._replace(day=day.replace(day=20)),
        "series, deal 3 of 5 · deal": one._replace(series_deal=2),
    }
    for said, match in cases.items():
        page, _ = matches(appearance, match)
        assert page.rows[0].head._texts[1].startswith(said)
        assert aloud(said) in page.rows[0].head.accessibleName()


def test_pressing_a_row_tells_what_can_be_done_and_of_which_match_briefly(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("app.pages.matches.list.announce", lambda _, text: said.append(text))
    page, _ = matches(appearance, saved(play(("Anna",), seed=9), "/saved/over.trapoula"))
    [row] = page.rows
    click(row.head)
    assert said == [f"Opened: {', '.join(button.word for button in row.buttons)}."]
    for button in row.buttons:
        description = button.accessibleDescription()
        assert "Anna" in description
        assert len(description) < len(row.head.accessibleName())
    click(row.head)
    assert said[1:] == ["Closed."]


def test_what_opens_a_list_says_so(qapp: QApplication, tmp_path: Path) -> None:
    page = PAGES["matches"](make_appearance(tmp_path))
    told = [each.accessibleDescription() for each in page.findChildren(PickButton)]
    assert told == ["Player: opens a list", "How it ended: opens a list", "Order: opens a list"]
