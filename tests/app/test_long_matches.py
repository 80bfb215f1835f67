"""A match of many thousand events holds nothing up: neither the start nor the way to the table."""

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.application import build_window
from app.pages.home import HomePage
from app.pages.settings import SettingsPage
from app.pages.table.page import TablePage
from app.storage.match_reader import LIGHT
from app.system.background import _jobs
from app.window.window import Window
from engine.core.journal import write_line
from tests.app.slow_disk import SlowDisk
from tests.app.waiting import wait_until
from tests.app.window_at_hand import (
    close_window,
    deal,
    events_of,
    lift,
    notice,
    open_window,
    page_of,
    play,
    prepare,
    press,
    read_all,
    settle,
)


@pytest.fixture
def data(qapp: object, tmp_path: Path) -> Path:
    prepare(tmp_path)
    return tmp_path


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    return SlowDisk(monkeypatch)


def make_long(path: Path) -> Path:
    """Let much be done and taken back in a match that has just been dealt."""
    once = write_line({"seat": 0, "do": "place 22 up1"}) + write_line({"undo": 1})
    with path.open("a", encoding="utf-8", newline="") as file:
        file.write(once * (LIGHT // len(once) + 1))
    assert path.stat().st_size > LIGHT
    return path


def offered(window: Window) -> bool:
    """Whether home offers to go on with a match."""
    return page_of(window, HomePage)._continue.isVisible()


def played(window: Window) -> Path:
    """The file of the match on the table."""
    assert window.table.session is not None
    journal = window.table.session.match._journal
    assert journal is not None
    return Path(journal._file.name)


# Home


def test_a_start_does_not_wait_for_a_long_match(data: Path, disk: SlowDisk) -> None:
    path = make_long(deal(data))
    window = open_window(data)
    assert not offered(window)
    press(window, "Settings")
    press(window, "Back")
    disk.let(path)
    wait_until(lambda: offered(window))
    assert disk.asked == [path.name]
    assert threading.get_ident() not in disk.threads
    close_window(window)


def test_nothing_older_is_offered_while_a_long_match_is_read(data: Path, disk: SlowDisk) -> None:
    disk.let(short := deal(data, seed=1))
    path = make_long(deal(data))
    os.utime(short, ns=(1, 1))
    window = open_window(data)
    wait_until(lambda: disk.asked == [path.name])
    assert not offered(window)
    disk.let(path)
    wait_until(lambda: offered(window))
    unfinished = page_of(window, HomePage)._unfinished
    assert unfinished is not None
    assert unfinished.path == path
    close_window(window)


def test_home_looks_again_after_the_list_has_been_read(data: Path, disk: SlowDisk) -> None:
    path = make_long(deal(data))
    window = open_window(data)
    press(window, "Saved games")
    assert not window.to_continue.looking
    disk.let(path)
    assert len(read_all(window).rows) == 1
    press(window, "Back")
    assert offered(window)
    close_window(window)


def test_closing_the_window_ends_the_reading(data: Path, disk: SlowDisk) -> None:
    path = make_long(deal(data))
    window = open_window(data)
    wait_until(lambda: disk.asked == [path.name])
    close_window(window)
    assert all(job.isFinished() for job in _jobs)


def test_a_short_match_is_offered_at_once(data: Path) -> None:
    deal(data)
    window = build_window(data)
    assert not page_of(window, HomePage)._continue.isHidden()
    close_window(window)


# Opening


@pytest.fixture
def window(data: Path) -> Iterator[Window]:
    window = open_window(data)
    yield window
    close_window(window)


def test_a_long_match_says_that_it_is_loading(window: Window, data: Path, disk: SlowDisk) -> None:
    path = make_long(deal(data))
    window.opening.open(path)
    assert notice(window) == "The game is loading."
    assert window.table.session is None
    disk.let(path)
    wait_until(lambda: window.table.session is not None)
    assert notice(window) == ""
    page_of(window, TablePage)
    assert threading.get_ident() not in disk.threads
    assert len(events_of(path)) > 1000


def test_one_from_elsewhere_is_copied_first(window: Window, data: Path, disk: SlowDisk) -> None:
    path = make_long(deal(data))
    elsewhere = path.rename(data / "mine.trapoula")
    window.opening.open(elsewhere)
    disk.let_all()
    wait_until(lambda: window.table.session is not None)
    assert played(window) == path.parent / "mine.trapoula"


def test_whoever_does_something_else_meanwhile_is_not_taken_away(
    window: Window, data: Path, disk: SlowDisk
) -> None:
    window.opening.open(make_long(deal(data)))
    press(window, "Settings")
    assert notice(window) == ""
    disk.let_all()
    settle()
    assert all(job.isFinished() for job in _jobs)
    settle()
    assert window.table.session is None
    page_of(window, SettingsPage)


def test_the_match_that_was_wanted_last_comes(window: Window, data: Path, disk: SlowDisk) -> None:
    first = make_long(deal(data, seed=7))
    first = first.rename(first.with_name("first.trapoula"))
    second = deal(data, seed=8)
    window.opening.open(first)
    disk.let(second)
    window.opening.open(second)
    assert played(window) == second
    disk.let_all()
    settle()
    assert played(window) == second


def test_what_is_damaged_is_told_where_one_was(window: Window, data: Path, disk: SlowDisk) -> None:
    path = make_long(deal(data))
    with path.open("ab") as file:
        file.write(b"nonsense\n")
    window.opening.open(path)
    disk.let_all()
    wait_until(lambda: "could not be opened" in notice(window))
    page_of(window, HomePage)


def test_the_match_on_the_table_goes_on_while_its_own_file_is_opened(
    window: Window, data: Path, disk: SlowDisk
) -> None:
    path = make_long(deal(data))
    disk.let(path)
    window.opening.open(path)
    wait_until(lambda: window.table.session is not None)
    session = window.table.session
    assert session is not None
    disk.hold(path)
    window.opening.open(path)
    wait_until(lambda: len(disk.asked) == 2)
    lift(window)
    done = play(window, 1)
    assert notice(window) == "The game is loading."
    disk.let(path)
    wait_until(lambda: notice(window) == "")
    assert window.table.session is session
    assert events_of(path)[-1]["do"] == done[0]
