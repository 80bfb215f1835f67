"""The result in the window: computers play its deal while it is there, and the record is known."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from app.match.bot_process import NewProcess
from app.match.json_process import JsonProcess
from app.match.players import NewMatch, PlayerInfo
from app.pages.result import ResultPage
from app.window.window import Window
from engine.core.events import Kind
from tests.app.history.counted_matches import play
from tests.app.review.fakes import FakeLines
from tests.app.waiting import wait_until
from tests.app.window_at_hand import close_window, open_window, page_of, prepare, store_of


class Computers:
    """Stands in for the process of each result."""

    def __init__(self) -> None:
        self.processes: list[FakeLines] = []

    def connect(self, _new_process: NewProcess, parent: QObject) -> JsonProcess:
        return JsonProcess(self.process, parent)

    def process(self, parent: QObject) -> FakeLines:
        self.processes.append(FakeLines(parent))
        return self.processes[-1]


@pytest.fixture
def computers(monkeypatch: pytest.MonkeyPatch) -> Computers:
    computers = Computers()
    monkeypatch.setattr("app.match.same_deal.JsonProcess", computers.connect)
    return computers


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path, computers: Computers) -> Iterator[Window]:
    prepare(tmp_path)
    window = open_window(tmp_path)
    yield window
    close_window(window)


def finish(window: Window, *kinds: Kind, game: str = "the-game", seed: int = 7) -> Path:
    """Save a match that these have played to its end; returns its file."""
    names = ("Anna", "Leo", "Zoe")
    players = tuple(PlayerInfo(names[seat], seat, kind) for seat, kind in enumerate(kinds))
    store = store_of(window._store.folder.parent)
    match = play(store.deal(NewMatch(game, {}, players, seed)))
    path = store.file_of(match)
    assert path is not None
    store.close(match)
    store.history.close()
    return path


def result_of(window: Window, path: Path) -> ResultPage:
    window.opening.open(path)
    wait_until(lambda: isinstance(window.pages.top, ResultPage))
    return page_of(window, ResultPage)


def test_computers_play_the_deal_until_the_page_is_left(
    window: Window, computers: Computers
) -> None:
    page = result_of(window, finish(window, "human"))
    assert page.body.head.strip.isVisible()
    seating = window.table.seating
    assert seating is not None
    assert seating.same_deal is not None
    seating.same_deal.start()
    [process] = computers.processes
    assert process.asked[0]["players"] == ["easy"]
    page.home_requested.emit()
    assert process.ended
    assert seating.same_deal is None


def test_they_stop_when_the_window_closes(window: Window, computers: Computers) -> None:
    result_of(window, finish(window, "human"))
    window.close()
    assert computers.processes[0].ended


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("the-game", ("easy", "easy")),
        ("qwixx-cards", ("human", "human")),
        ("wednesday", ("human", "easy")),
    ],
)
def test_where_there_is_nothing_to_compare_none_plays(
    window: Window, computers: Computers, game: str, kinds: tuple[Kind, ...]
) -> None:
    result_of(window, finish(window, *kinds, game=game))
    assert window.table.seating is not None
    assert window.table.seating.same_deal is None
    assert computers.processes == []


def test_the_record_stands_on_the_page(window: Window) -> None:
    paths = [finish(window, "human", seed=seed) for seed in (1, 2, 3)]
    page = result_of(window, paths[-1])
    wait_until(lambda: "average of 3 games" in page.body.head.figures.said)
