"""A match whose file is damaged: opened up to there in a copy, and the file stays as it is."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.pages.matches.page import MatchesPage
from app.pages.table.page import TablePage
from app.storage import journals
from app.window.window import Window
from engine.core.match import Match
from tests.app.history.arena_matches import TABLES, check, played, save
from tests.app.waiting import wait_until
from tests.app.window_at_hand import button, key, notice, page_of, read_all, settle, store_of


def damage(file: Path, line: int) -> bytes:
    """Make the line of a file, counted from 1, one that says nothing; returns all of it."""
    lines = file.read_text("utf-8").splitlines(keepends=True)
    lines[line - 1] = "{\n"
    file.write_text("".join(lines), "utf-8")
    return file.read_bytes()


def up_to(number: int, line: int) -> Match:
    return played(number, actions=line - 2)


def choose(window: Window, *, by_key: bool) -> None:
    """Open the damaged match of the list up to there."""
    window.history_pages.show_matches()
    [row] = [row for row in read_all(window).rows if row.saved.damaged is not None]
    QTest.mouseClick(row.head, Qt.MouseButton.LeftButton)
    chosen = button(row, "Open up to there")
    if by_key:
        chosen.setFocus(Qt.FocusReason.TabFocusReason)
        key(Qt.Key.Key_Return)
    else:
        QTest.mouseClick(chosen, Qt.MouseButton.LeftButton)
        settle()


@pytest.mark.parametrize("number", range(len(TABLES)))
@pytest.mark.parametrize("by_key", [False, True])
def test_the_copy_stands_where_the_file_is_damaged(
    window: Window, data: Path, number: int, by_key: bool
) -> None:
    line = 9
    file = save(played(number), data, "damaged")
    content = damage(file, line)
    choose(window, by_key=by_key)
    wait_until(lambda: isinstance(window.pages.top, TablePage))
    session = window.table.session
    assert session is not None
    expected = up_to(number, line)
    match = session.match
    assert match.seed is None
    assert dict(match.state()) == dict(expected.state())
    assert [(player.name, player.kind) for player in match.players] == [
        (player.name, player.kind) for player in expected.players
    ]
    assert notice(window).startswith("This is a copy for practice, up to the damaged line.")
    assert file.read_bytes() == content


def test_a_match_that_is_damaged_after_its_end_shows_its_result(window: Window, data: Path) -> None:
    file = save(played(0), data, "damaged")
    with file.open("a", encoding="utf-8") as more:
        more.write("{\n")
    choose(window, by_key=False)
    wait_until(lambda: window.table.session is not None)
    session = window.table.session
    assert session is not None
    assert session.match.over == played(0).over


def test_what_goes_on_in_a_copy_is_counted_nowhere(window: Window, data: Path) -> None:
    damage(save(played(0), data, "damaged"), 9)
    store = store_of(data)
    (file,) = store.files()
    match, _ = journals.read_good(file.path)
    while match.over is None:
        match.do(0, match.legal(0)[0])
    store.go_on_from(match)
    check(store)
    records = [store.history.record(file.path.name) for file in store.files()]
    assert [record.counted for record in records if record is not None] == [False, False]


def test_a_disk_that_refuses_is_told_of(
    window: Window, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = save(played(0), data, "damaged")
    content = damage(file, 9)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(journals, "go_on_from", refuse)
    choose(window, by_key=False)
    assert "could not be saved" in notice(window)
    page_of(window, MatchesPage)
    assert file.read_bytes() == content
    assert len(store_of(data).files()) == 1


def test_a_file_without_a_first_line_offers_none(window: Window, data: Path) -> None:
    save(played(0), data, "damaged").write_text("nonsense\n", "utf-8")
    window.history_pages.show_matches()
    [row] = read_all(window).rows
    QTest.mouseClick(row.head, Qt.MouseButton.LeftButton)
    assert [button.word for button in row.buttons] == ["Export", "Delete"]
