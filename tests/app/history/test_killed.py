"""The index is whole after a kill at any moment, and two programs on one folder do no harm."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.storage.history.database import is_sound
from app.storage.history.history import MatchFilter
from app.storage.history.records import Stamp
from app.storage.history_check import BATCH
from app.storage.match_store import MatchStore
from tests.amounts import some
from tests.app.history.arena_matches import check, played, save, store_in

MATCHES = 5 * BATCH
DISTINCT = 30


def begin(data: Path) -> "subprocess.Popen[str]":
    """Start a program that builds the index, and wait until it reads the first file."""
    command = [sys.executable, "-m", "tests.app.history.building", str(data)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    go_on(process, 1)
    return process


def go_on(process: "subprocess.Popen[str]", files: int) -> None:
    """Wait until it has begun to read so many files more."""
    assert process.stdout is not None
    assert process.stdout.read(files) == "." * files


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data")
    matches = [played(number) for number in range(DISTINCT)]
    for number in range(MATCHES):
        save(matches[number % DISTINCT], folder, str(number))
    return folder


def stamps(store: MatchStore) -> dict[str, Stamp]:
    """The state in which the index knows each file, by its name."""
    known = store.history.stamps()
    return {os.fsdecode(file): Stamp(time, size) for file, time, size in known}


def test_killed_at_any_moment_it_is_whole_at_the_next_start(qapp: QApplication, data: Path) -> None:
    chance = random.Random(18)
    store = store_in(data)
    files = {file.path.name: file.stamp for file in store.files()}
    for _ in range(some(100, share=50)):
        for file in data.glob("history.db*"):
            file.unlink()
        process = begin(data)
        go_on(process, chance.randrange(MATCHES))
        process.kill()
        process.communicate()
        assert is_sound(data / "history.db")
        store = store_in(data)
        known = stamps(store)
        assert known.items() <= files.items()
    check(store)
    assert stamps(store) == files
    assert store.history.counts(MatchFilter()).matches == MATCHES


def test_two_programs_on_one_data_folder_do_no_harm(qapp: QApplication, data: Path) -> None:
    for file in data.glob("history.db*"):
        file.unlink()
    others = [begin(data), begin(data)]
    store = store_in(data)
    check(store)
    for process in others:
        process.communicate()
        assert process.returncode == 0
    assert is_sound(data / "history.db")
    later = store_in(data)
    check(later)
    assert later.history.counts(MatchFilter()).matches == MATCHES
    assert stamps(later) == {file.path.name: file.stamp for file in later.files()}
