"""The list of saved matches while its files are being read; a test decides when each has been."""

import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.match.players import NewMatch, PlayerInfo
from app.pages.matches import AT_ONCE, MatchesPage
from app.storage.match_reader import LIGHT
from app.storage.match_store import MatchStore
from app.storage.settings import Settings
from app.style.appearance import Appearance
from tests.app.pages.support import focused, show
from tests.app.slow_disk import SlowDisk
from tests.app.waiting import wait_until

PLAYERS = (PlayerInfo("Anna", 0), PlayerInfo("Leo", 1))


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches", Settings(tmp_path / "settings.ini"))


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    return SlowDisk(monkeypatch)


@pytest.fixture
def opened(appearance: Appearance, store: MatchStore) -> Iterator[Callable[[], MatchesPage]]:
    pages = []

    def make() -> MatchesPage:
        pages.append(MatchesPage(appearance, store))
        show(pages[-1])
        return pages[-1]

    yield make
    for page in pages:
        page.taken_off.emit()
        page.close()


def deal(store: MatchStore, seed: int, *, time: int, to_the_end: bool = False) -> Path:
    """Save a match, touched at that time."""
    match = store.deal(NewMatch("the-game", {}, PLAYERS, seed))
    while to_the_end and match.over is None:
        seat = match.to_act[0]
        match.do(seat, match.legal(seat)[-1])
    match.close()
    path = next(file.path for file in store.files() if file.stamp.time > 10**15)
    path = path.rename(path.with_name(f"{seed}.trapoula"))
    os.utime(path, ns=(time, time))
    return path


def shown(page: MatchesPage) -> list[str]:
    return [row.saved.path.stem for row in page.rows]


def test_rows_appear_as_the_files_are_read_and_not_in_the_windows_thread(
    store: MatchStore, disk: SlowDisk, opened: Callable[[], MatchesPage]
) -> None:
    old, new = deal(store, 1, time=100), deal(store, 2, time=200)
    page = opened()
    assert shown(page) == []
    assert not page._empty.isVisible()
    assert page._hint.text() == "Your saved games are loading."
    disk.let(new)
    wait_until(lambda: shown(page) == ["2"])
    assert page._hint.text() == "Your saved games are loading."
    disk.let(old)
    wait_until(lambda: page._hint.text() == "2 game(s)")
    assert shown(page) == ["2", "1"]
    assert disk.asked == ["2.trapoula", "1.trapoula"]
    assert threading.get_ident() not in disk.threads


def test_what_has_been_read_is_there_at_once_the_next_time(
    store: MatchStore, disk: SlowDisk, opened: Callable[[], MatchesPage]
) -> None:
    disk.let(deal(store, 1, time=100))
    page = opened()
    wait_until(lambda: shown(page) == ["1"])
    later = deal(store, 2, time=200)
    again = opened()
    assert shown(again) == ["1"]
    disk.let(later)
    wait_until(lambda: shown(again) == ["2", "1"])
    assert disk.asked == ["1.trapoula", later.name]


def test_a_long_match_does_not_keep_the_others_waiting(
    store: MatchStore, disk: SlowDisk, opened: Callable[[], MatchesPage]
) -> None:
    short, long = deal(store, 1, time=100), deal(store, 2, time=200)
    with long.open("ab") as file:
        file.write(b'{"seat":0,"kind":"human"}\n' * (LIGHT // 20))
    disk.let(short)
    page = opened()
    wait_until(lambda: shown(page) == ["1"])
    disk.let(long)
    wait_until(lambda: shown(page) == ["2", "1"])


def test_leaving_the_page_ends_the_reading(
    store: MatchStore, disk: SlowDisk, opened: Callable[[], MatchesPage]
) -> None:
    deal(store, 1, time=100)
    deal(store, 2, time=200)
    page = opened()
    wait_until(lambda: disk.asked == ["2.trapoula"])
    page.taken_off.emit()
    disk.let_all()
    QCoreApplication.processEvents()
    assert shown(page) == []
    assert disk.asked == ["2.trapoula"]


def test_each_takes_its_place_unfinished_over_damaged(
    store: MatchStore, disk: SlowDisk, opened: Callable[[], MatchesPage]
) -> None:
    broken = deal(store, 1, time=400)
    broken.write_bytes(broken.read_bytes() + b"nonsense\n")
    over = deal(store, 2, time=300, to_the_end=True)
    on = [deal(store, 3, time=200), deal(store, 4, time=100)]
    page = opened()
    disk.let(broken)
    wait_until(lambda: shown(page) == ["1"])
    assert "damaged (line 2)" in page.rows[0].names.text()
    disk.let(over)
    wait_until(lambda: shown(page) == ["2", "1"])
    disk.let(*on)
    wait_until(lambda: shown(page) == ["3", "4", "2", "1"])
    wait_until(lambda: page._hint.text() == "3 game(s) · 1 file(s) cannot be opened")


def test_the_first_row_gets_the_focus_unless_somebody_has_moved_it(
    store: MatchStore, disk: SlowDisk, opened: Callable[[], MatchesPage]
) -> None:
    deal(store, 1, time=100)
    page = opened()
    assert focused() is page._home
    disk.let_all()
    wait_until(lambda: len(page.rows) == 1)
    assert focused() is page.rows[0].open_button
    deal(store, 2, time=200)
    again = opened()
    again._home.setFocus()
    wait_until(lambda: len(again.rows) == 2)
    assert focused() is again._home


def test_a_file_that_goes_or_changes_meanwhile_does_no_harm(
    store: MatchStore, disk: SlowDisk, opened: Callable[[], MatchesPage]
) -> None:
    first, gone, changed = (deal(store, seed, time=400 - seed) for seed in (1, 2, 3))
    page = opened()
    wait_until(lambda: disk.asked == ["1.trapoula"])
    gone.unlink()
    changed.write_bytes(b"something else\n")
    disk.let_all()
    wait_until(lambda: page._hint.text() == "1 game(s) · 1 file(s) cannot be opened")
    assert shown(page) == ["1", "3"]
    # One that went after it had been read is told of when it is wanted.
    first.unlink()
    click(page.rows[0].delete_button)
    click(page.rows[0].question.do_it)
    assert shown(page) == ["3"]


def test_one_can_be_deleted_while_others_are_being_read(
    store: MatchStore, disk: SlowDisk, opened: Callable[[], MatchesPage]
) -> None:
    old, new = deal(store, 1, time=100), deal(store, 2, time=200)
    page = opened()
    disk.let(new)
    wait_until(lambda: shown(page) == ["2"])
    click(page.rows[0].delete_button)
    click(page.rows[0].question.do_it)
    assert shown(page) == []
    assert focused() is page._home
    disk.let(old)
    wait_until(lambda: shown(page) == ["1"])
    assert not new.exists()


def test_no_more_rows_than_asked_for_are_shown(
    store: MatchStore, disk: SlowDisk, opened: Callable[[], MatchesPage]
) -> None:
    over = deal(store, 0, time=10**6, to_the_end=True)
    for seed in range(1, AT_ONCE + 2):
        deal(store, seed, time=1000 - seed)
    page = opened()
    disk.let(over)
    wait_until(lambda: shown(page) == ["0"])
    disk.let_all()
    wait_until(lambda: page._hint.text() == f"{AT_ONCE + 2} game(s)")
    assert shown(page) == [str(seed) for seed in range(1, AT_ONCE + 1)]
    assert page._more.isVisible()
    page._area.ensureWidgetVisible(page._more)
    click(page._more)
    assert shown(page)[-2:] == [str(AT_ONCE + 1), "0"]
    assert not page._more.isVisible()
