"""A second start hands its request over to the first; what a crash leaves behind does no harm."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from app.system import one_instance
from app.system.one_instance import ENDING, Listener, OneInstance, Request
from tests.app.waiting import wait_until
from tests.patience import PATIENCE

FILE = Path("/somewhere/παρτίδα.trapoula")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, whoever asks waits for an answer, and requests stay young."""
    monkeypatch.setattr(one_instance, "PATIENCE", PATIENCE)


@pytest.fixture
def first(data_folder: Path) -> Iterator[OneInstance]:
    instance = OneInstance(data_folder)
    assert instance.is_first(Request())
    yield instance
    instance.close()


@pytest.fixture
def asked(qapp: QApplication, first: OneInstance) -> Iterator[list[Request]]:
    """What the first start has been asked for."""
    heard: list[Request] = []
    owner = QObject()
    listener = first.listener(owner)
    listener.asked.connect(heard.append)
    listener.listen()
    yield heard
    del listener, owner


def lay(data: Path, content: str, age: float = 0.0) -> Path:
    folder = data / "requests"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"1{ENDING}"
    path.write_text(content, "utf-8")
    then = time.time() - age
    os.utime(path, (then, then))
    return path


def later(data: Path, request: Request) -> tuple[threading.Thread, list[bool]]:
    """Another start, while the first one goes on."""
    results: list[bool] = []
    thread = threading.Thread(target=lambda: results.append(OneInstance(data).is_first(request)))
    thread.start()
    return thread, results


@pytest.mark.parametrize("request_", [Request(), Request(FILE), Request(FILE, "token")])
def test_the_first_is_asked(data_folder: Path, asked: list[Request], request_: Request) -> None:
    thread, results = later(data_folder, request_)
    wait_until(lambda: bool(results))
    thread.join()
    assert (results, asked) == ([False], [request_])
    assert list((data_folder / "requests").iterdir()) == []


def test_a_name_that_is_no_text_is_handed_over(data_folder: Path, asked: list[Request]) -> None:
    name = Path(os.fsdecode(b"/somewhere/\xe1\xe2.trapoula"))
    thread, _ = later(data_folder, Request(name))
    wait_until(lambda: bool(asked))
    thread.join()
    assert asked == [Request(name)]


def test_requests_of_the_time_before_listening_are_heard(
    qapp: QApplication, data_folder: Path, first: OneInstance
) -> None:
    lay(data_folder, f"\n{FILE}")
    heard: list[Request] = []
    owner = QObject()
    listener = first.listener(owner)
    listener.asked.connect(heard.append)
    listener.listen()
    assert heard == [Request(FILE)]


@pytest.mark.parametrize(
    "content", ["", "nonsense", "\nnot/whole.trapoula", "\n\0", "\n" + "x" * 99_999]
)
def test_what_is_no_request_is_cleared_away(
    data_folder: Path, asked: list[Request], content: str
) -> None:
    path = lay(data_folder, content)
    wait_until(lambda: not path.exists())
    assert asked == []


def test_old_requests_are_cleared_away(data_folder: Path, asked: list[Request]) -> None:
    path = lay(data_folder, f"\n{FILE}", age=PATIENCE + 1)
    wait_until(lambda: not path.exists())
    assert asked == []


def test_after_the_first_has_ended_the_next_is_the_first(data_folder: Path) -> None:
    for _ in range(2):
        instance = OneInstance(data_folder)
        assert instance.is_first(Request(FILE))
        instance.close()
    assert not (data_folder / "running.lock").exists()


def test_when_the_first_ends_meanwhile_who_waits_takes_its_place(
    data_folder: Path, first: OneInstance
) -> None:
    thread, results = later(data_folder, Request(FILE))
    wait_until(lambda: any((data_folder / "requests").glob(f"*{ENDING}")))
    first.close()
    thread.join()
    assert results == [True]
    assert list((data_folder / "requests").iterdir()) == []


def test_the_lock_of_a_killed_program_does_no_harm(data_folder: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from app.system.one_instance import *\n"
        "instance = OneInstance(Path(sys.argv[1]))\n"
        "assert instance.is_first(Request()); os._exit(9)"
    )
    subprocess.run([sys.executable, "-c", code, str(data_folder)], check=False)
    lock = data_folder / "running.lock"
    assert lock.exists()
    instance = OneInstance(data_folder)
    assert instance.is_first(Request())
    instance.close()


def test_the_lock_of_a_dead_process_whose_number_lives_on_does_no_harm(
    data_folder: Path, first: OneInstance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(one_instance, "_UNCERTAIN", 0.0)
    lock = data_folder / "running.lock"
    left = lock.read_text("utf-8")  # says this process's number and name
    first.close()
    lock.write_text(left, "utf-8")
    instance = OneInstance(data_folder)
    assert instance.is_first(Request())
    instance.close()


def test_a_program_that_does_not_answer_is_not_waited_for_for_ever(
    data_folder: Path, first: OneInstance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(one_instance, "PATIENCE", 0.0)
    assert OneInstance(data_folder).is_first(Request())
    assert list((data_folder / "requests").iterdir()) == []


def test_a_folder_that_cannot_be_made_is_no_obstacle(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for _ in range(2):
        assert OneInstance(tmp_path / "file").is_first(Request())
    owner = QObject()
    Listener(tmp_path / "file" / "requests", owner).listen()
