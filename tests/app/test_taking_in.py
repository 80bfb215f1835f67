"""Archives and files of matches taken in: nothing twice, and nothing is written over."""

import os
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from app.application import answer
from app.pages.matches import exporter
from app.pages.matches import page as page_module
from app.pages.matches.page import MatchesPage
from app.pages.table.page import TablePage
from app.storage.exporting import export_all
from app.storage.match_store import MatchStore
from app.storage.taking_in import NotTakenIn, SoFar, TakenIn, TakingIn
from app.storage.unpacking import BadArchive
from app.system.one_instance import Request
from app.window.messages import taken_in_words
from app.window.window import Window
from engine.core.errors import Damaged
from tests.app.dropped import drop
from tests.app.history.arena_matches import check, played, save, store_in
from tests.app.speaking import speaking
from tests.app.waiting import wait_until
from tests.app.window_at_hand import key, notice, page_of, press, read_all


@pytest.fixture
def store(qapp: QApplication, tmp_path: Path) -> MatchStore:
    return store_in(tmp_path / "here")


def take_in(store: MatchStore, *files: Path) -> TakenIn:
    parent = QObject()
    taking, came = TakingIn(store, parent), list[TakenIn]()
    taking.ended.connect(came.append)
    taking.start(files)
    wait_until(lambda: bool(came))
    return came[0]


def names(store: MatchStore) -> list[str]:
    return sorted(file.path.stem for file in store.files())


def archive(path: Path, **files: str | bytes) -> Path:
    """Make an archive of these files, whose names have _ for the dot."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as together:
        for name, content in files.items():
            together.writestr(name.replace("__", "/").replace("_", "."), content)
    return path


def text(number: int, actions: int = 10_000) -> str:
    return played(number, actions=actions).document()


def test_what_was_exported_is_taken_in_again_as_it_was(store: MatchStore, tmp_path: Path) -> None:
    elsewhere = store_in(tmp_path / "there")
    files = [save(played(number), tmp_path / "there", str(number)) for number in range(6)]
    exported, count = export_all(files, tmp_path / "Documents", "all", lambda: None)
    assert count == 6
    assert take_in(store, exported) == TakenIn(new=6)
    assert names(store) == names(elsewhere)
    for file in files:
        assert (store.folder / file.name).read_bytes() == file.read_bytes()
    check(store)
    again = take_in(store, exported)
    assert (again.new, sorted(again.known)) == (0, sorted(file.name for file in files))
    assert len(store.files()) == 6


def test_matches_keep_the_order_in_which_they_were_played(
    store: MatchStore, tmp_path: Path
) -> None:
    files = [save(played(number), tmp_path / "there", str(number)) for number in range(4)]
    day = 86_400
    begin = files[0].stat().st_mtime - 40 * day
    for number, file in zip((2, 0, 3, 1), files, strict=True):
        os.utime(file, (begin + number * day, begin + number * day))
    newest_first = [files[number] for number in (2, 0, 3, 1)]
    exported, _ = export_all(newest_first, tmp_path / "Documents", "all", lambda: None)
    assert take_in(store, exported).new == 4
    assert [file.path.name for file in store.files()] == [file.name for file in newest_first]
    for file in files:
        kept = (store.folder / file.name).stat().st_mtime
        assert abs(kept - file.stat().st_mtime) <= 2, "archives count in steps of two seconds"


@pytest.mark.parametrize("when", [(1980, 1, 1, 0, 0, 0), (1980, 0, 0, 31, 63, 62)])
def test_a_time_that_no_archive_can_mean_is_no_obstacle(
    store: MatchStore, tmp_path: Path, when: tuple[int, int, int, int, int, int]
) -> None:
    packed = tmp_path / "a.zip"
    with zipfile.ZipFile(packed, "w") as together:
        info = zipfile.ZipInfo("one.trapoula")
        info.date_time = when
        together.writestr(info, text(0))
    assert take_in(store, packed).new == 1


def test_a_match_of_another_name_is_known_again(store: MatchStore, tmp_path: Path) -> None:
    file = save(played(0), tmp_path / "here", "mine")
    before = file.stat().st_mtime_ns
    check(store)
    packed = archive(tmp_path / "a.zip", old__other_trapoula=text(0), twice_trapoula=text(1))
    taken = take_in(store, packed, archive(tmp_path / "b.ZIP", again_trapoula=text(1)))
    assert taken == TakenIn(1, ("other.trapoula", "again.trapoula"))
    assert names(store) == ["mine", "twice"]
    assert file.stat().st_mtime_ns == before


def test_of_one_that_has_been_gone_on_with_an_earlier_copy_is_nothing_new(
    store: MatchStore, tmp_path: Path
) -> None:
    file = save(played(0), tmp_path / "here", "mine")
    check(store)
    taken = take_in(store, archive(tmp_path / "a.zip", mine_trapoula=text(0, actions=5)))
    assert taken.known == ("mine.trapoula",)
    assert file.read_text("utf-8") == text(0)


def test_of_another_match_of_the_same_name_both_are_kept(store: MatchStore, tmp_path: Path) -> None:
    file = save(played(0, actions=5), tmp_path / "here", "mine")
    taken = take_in(store, archive(tmp_path / "a.zip", mine_trapoula=text(0)))
    assert taken.new == 1
    assert names(store) == ["mine", "mine-2"]
    assert file.read_text("utf-8") == text(0, actions=5)


def test_what_is_no_match_is_named_and_hides_nothing(store: MatchStore, tmp_path: Path) -> None:
    lines = text(0).splitlines(keepends=True)
    packed = archive(
        tmp_path / "a.zip",
        good_trapoula=text(0),
        picture_png=b"\x89PNG",
        broken_trapoula="".join([*lines[:3], "{\n", *lines[4:]]),
        empty_trapoula="",
        also_trapoula=text(1),
        large_trapoula=b"\n" * (17 * 1024 * 1024),
    )
    taken = take_in(store, packed)
    assert taken.new == 2
    found = {name: (why.code, why.line) for name, why in taken.refused if isinstance(why, Damaged)}
    assert found == {
        "picture.png": ("torn", 1),
        "broken.trapoula": ("line", 4),
        "empty.trapoula": ("torn", 1),
        "large.trapoula": ("too-long", 1),
    }
    assert names(store) == ["also", "good"]


@pytest.mark.parametrize("content", [b"", b"nonsense", b"PK\x03\x04 torn"])
def test_what_is_no_archive_is_named(store: MatchStore, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "no.zip"
    path.write_bytes(content)
    [(name, why)] = take_in(store, path).refused
    assert name == "no.zip"
    assert isinstance(why, BadArchive)
    [(name, why)] = take_in(store, tmp_path / "gone.zip").refused
    assert isinstance(why, FileNotFoundError)


def test_an_entry_that_is_damaged_in_the_archive_is_named(
    store: MatchStore, tmp_path: Path
) -> None:
    path = archive(tmp_path / "a.zip", one_trapoula=text(0), two_trapoula=text(1))
    content = bytearray(path.read_bytes())
    at = content.find(b"one.trapoula") + len("one.trapoula")
    content[at + 40 : at + 60] = bytes(20)
    path.write_bytes(content)
    taken = take_in(store, path)
    assert taken.new == 1
    [(name, why)] = taken.refused
    assert name == "one.trapoula"
    assert isinstance(why, BadArchive)


def test_names_lead_nowhere_else(store: MatchStore, tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as together:
        together.writestr("../../evil.trapoula", text(0))
        together.writestr("C:\\folder\\windows.trapoula", text(1))
        together.writestr("__MACOSX/._one.trapoula", b"\x00\x05\x16\x07")
        together.writestr("folder/", b"")
    assert take_in(store, path) == TakenIn(new=2)
    assert names(store) == ["evil", "windows"]
    assert not list(tmp_path.rglob("../evil*"))


def test_a_disk_that_refuses_is_told_of(store: MatchStore, tmp_path: Path) -> None:
    store.folder.parent.mkdir(parents=True, exist_ok=True)
    store.folder.write_text("", "utf-8")
    taken = take_in(store, archive(tmp_path / "a.zip", one_trapoula=text(0)))
    [(name, why)] = taken.refused
    assert name == "one.trapoula"
    assert isinstance(why, OSError)


def test_what_came_of_it_is_said() -> None:
    def said(taken: TakenIn) -> list[str]:
        return taken_in_words(taken).split("\n")

    gone, line = FileNotFoundError(2, "No such file"), Damaged(41, "?")
    with speaking() as speak:
        speak("en")
        assert said(TakenIn(1)) == ["1 game taken in."]
        assert said(TakenIn()) == ["No game was found there."]
        assert said(TakenIn(0, ("a", "b", "c", "d", "e"))) == [
            "5 games here already, left as they are: a, b, c, 2 more."
        ]
        refused: list[tuple[str, Damaged | OSError]] = [
            ("one", Damaged(1, "", "foreign")),
            ("two", line),
            ("three", gone),
        ]
        assert said(TakenIn(2, ("a",), _refused([*refused, ("four", line)]))) == [
            "2 games taken in.",
            "1 game here already, left as it is: a.",
            "4 files not taken in:",
            "one: This is not a Trapoula game.",
            "two: The file is damaged (line 41).",
            "three: The file cannot be opened (the file or its folder is gone).",
            "and 1 more file.",
        ]
        assert said(TakenIn(0, (), _refused([("a.zip", BadArchive("?"))]))) == [
            "1 file not taken in:",
            "a.zip: It cannot be unpacked.",
        ]
        speak("el")
        assert all(said(TakenIn(2, ("a",), _refused(refused))))


def _refused(files: Sequence[tuple[str, Damaged | OSError]]) -> tuple[NotTakenIn, ...]:
    return tuple(map(NotTakenIn._make, files))


# In the window


def test_an_archive_dropped_on_the_window_is_listed(window: Window, tmp_path: Path) -> None:
    packed = archive(
        tmp_path / "a.zip", one_trapoula=text(0), two_trapoula=text(1), bad_trapoula="nonsense\n"
    )
    assert drop(window, packed)
    wait_until(lambda: isinstance(window.pages.top, MatchesPage))
    assert sorted(row.saved.path.stem for row in read_all(window).rows) == ["one", "two"]
    assert notice(window).startswith("2 games taken in.\n1 file not taken in:\nbad.trapoula: ")


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_an_archive_that_a_later_start_brings_is_listed(window: Window, tmp_path: Path) -> None:
    answer(window, Request(archive(tmp_path / "a.zip", one_trapoula=text(0))))
    wait_until(lambda: isinstance(window.pages.top, MatchesPage))
    assert [row.saved.path.stem for row in read_all(window).rows] == ["one"]
    assert notice(window) == "1 game taken in."


@pytest.mark.parametrize("archived", [False, True])
def test_the_file_button_takes_in_matches_and_archives(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, archived: bool
) -> None:
    file = save(played(0, actions=3), tmp_path / "elsewhere", "one")
    chosen = archive(tmp_path / "a.zip", one_trapoula=text(0, actions=3)) if archived else file
    patterns: list[str] = []

    def choose(*asked: str) -> tuple[list[str], str]:
        patterns.append(asked[-1])
        return [str(chosen)], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", choose)
    window.history_pages.show_matches()
    press(window, "Open a file")
    assert patterns == ["Trapoula games (*.trapoula *.zip)"]
    shown = MatchesPage if archived else TablePage
    wait_until(lambda: isinstance(window.pages.top, shown))
    if archived:
        wait_until(lambda: notice(window) == "1 game taken in.")
        assert [row.saved.path.stem for row in read_all(window).rows] == ["one"]


def test_many_are_taken_in_with_words_and_one_may_leave_meanwhile(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(page_module, "announce", lambda _, text: said.append(text))
    files = [save(played(number), tmp_path / "elsewhere", str(number)) for number in range(12)]
    assert drop(window, *files)
    page = page_of(window, MatchesPage)
    assert page.reading
    assert page._hint.text() == "Taking in 0 of 12 …"
    assert said == ["Taking in 12 games."]
    page.note_taking_in(SoFar(7, 12))
    assert page._hint.text() == "Taking in 7 of 12 …"
    assert said == ["Taking in 12 games."], "said once, when it begins"
    key(Qt.Key.Key_Escape)
    assert window.pages.top is window.home
    wait_until(lambda: bool(notice(window)))
    assert notice(window) == "12 games taken in."
    window.history_pages.show_matches()
    assert len(read_all(window).rows) == 12


def test_what_is_dropped_meanwhile_is_taken_in_afterwards(
    store: MatchStore, tmp_path: Path
) -> None:
    files = [save(played(number), tmp_path / "elsewhere", str(number)) for number in range(4)]
    parent, came = QObject(), list[TakenIn]()
    taking = TakingIn(store, parent)
    taking.ended.connect(came.append)
    taking.start(files[:2])
    taking.start(files[2:])
    wait_until(lambda: len(came) == 2)
    assert [each.new for each in came] == [2, 2]


def test_an_export_of_all_outlives_its_page(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exporter, "documents", lambda: tmp_path / "Documents")
    assert drop(window, archive(tmp_path / "a.zip", one_trapoula=text(0), two_trapoula=text(1)))
    wait_until(lambda: isinstance(window.pages.top, MatchesPage))
    page = read_all(window)
    wait_until(lambda: notice(window) == "2 games taken in.")
    page._export_all.click()
    window.pages.clear()
    wait_until(lambda: notice(window) == "2 games exported to Documents")
    assert len([*(tmp_path / "Documents").glob("*.zip")]) == 1
