"""The whole window with computers, and the program's own referee behind it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from app.match.players import NewMatch, PlayerInfo
from app.pages.table.page import TablePage
from app.window.window import Window
from engine.core.events import Done, Kind
from tests.app.saved import latest_unfinished, saved_matches
from tests.app.speaking import speaking
from tests.app.table_time import TableTime
from tests.app.window_at_hand import (
    close_window,
    events_of,
    focused,
    open_window,
    page_of,
    prepare,
    press,
    settle,
    spoken,
    store_of,
)


@pytest.fixture
def data(qapp: QApplication, tmp_path: Path) -> Path:
    prepare(tmp_path, pace="quick")
    return tmp_path


def save(data: Path, *kinds: Kind, game: str = "the-game") -> Path:
    """Save a newly dealt match; returns its file."""
    names = ("Anna", "Leo", "Zoe")
    who = tuple(PlayerInfo(names[seat], seat, kind) for seat, kind in enumerate(kinds))
    store = store_of(data)
    store.deal(NewMatch(game, {}, who, 7)).close()
    return saved_matches(store)[0].path


def process_of(window: Window, time: TableTime) -> int:
    assert window.table.seating is not None
    bot_client = window.table.seating.bot_client
    time.wait_until(lambda: bot_client.process_id is not None)
    return bot_client.process_id or 0


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def done_by(path: Path, seat: int) -> int:
    return sum("do" in event and event["seat"] == seat for event in events_of(path))


def play_turn(window: Window, time: TableTime) -> None:
    session = window.table.session
    assert session is not None
    time.wait_until(lambda: bool(session.legal()))
    while "end" not in (actions := [str(action) for action in session.legal()]):
        session.submit(actions[0])
    session.submit("end")


def test_a_match_with_a_computer_is_gone_on_with(table_time: TableTime, data: Path) -> None:
    path = save(data, "human", "normal")
    window = open_window(data)
    press(window, "Continue the game")
    assert not window.curtain_keeper.curtain.isVisible()
    process = process_of(window, table_time)
    play_turn(window, table_time)
    table_time.wait_until(lambda: done_by(path, 1) >= 3)
    press(window, "Home")
    table_time.wait_until(lambda: gone(process))
    press(window, "Continue the game")
    assert process_of(window, table_time) != process
    play_turn(window, table_time)
    table_time.wait_until(lambda: done_by(path, 1) >= 6)
    process = process_of(window, table_time)
    close_window(window)
    table_time.wait_until(lambda: gone(process))


def test_without_computers_no_process_is_started(data: Path) -> None:
    save(data, "human", "human")
    window = open_window(data)
    press(window, "Continue the game")
    settle()
    assert window.table.seating is not None
    assert window.table.seating.bot_client.process_id is None
    close_window(window)


def test_the_window_closes_while_a_computer_thinks(table_time: TableTime, data: Path) -> None:
    path = save(data, "hard", "hard")
    window = open_window(data)
    press(window, "Continue the game")
    page = page_of(window, TablePage)
    assert page.turn is not None
    turn = page.turn
    table_time.wait_until(lambda: turn.computers.thinking is not None)
    process = process_of(window, table_time)
    close_window(window)
    table_time.wait_until(lambda: gone(process))
    assert path.exists()


def test_a_match_left_in_the_turn_of_a_computer_between_people_goes_on_there(
    table_time: TableTime, data: Path
) -> None:
    path = save(data, "human", "easy", "human")
    window = open_window(data)
    press(window, "Continue the game")
    session = window.table.session
    assert session is not None
    session.handover.lift()
    play_turn(window, table_time)
    session.handover.leave()
    table_time.wait_until(lambda: done_by(path, 1) == 1)
    close_window(window)
    window = open_window(data)
    press(window, "Continue the game")
    assert not window.curtain_keeper.curtain.isVisible()
    table_time.wait_until(window.curtain_keeper.curtain.isVisible)
    assert session.next_seat == 1
    assert window.table.session is not None
    assert window.table.session.next_seat == 2
    assert done_by(path, 1) >= 3
    close_window(window)


def test_who_takes_the_screen_in_the_turn_of_a_computer_is_not_said_to_play(
    table_time: TableTime, data: Path
) -> None:
    save(data, "human", "human", "easy")
    window = open_window(data)
    press(window, "Continue the game")
    session = window.table.session
    assert session is not None
    assert (session.next_seat, "Your turn" in spoken(window.curtain_keeper.curtain)) == (0, True)
    session.handover.lift()
    window.curtain_keeper.curtain.rise()
    settle()
    session.submit(str(session.legal()[0]))
    press(window, "Who plays for Anna?")
    press(window, "Easy")
    table_time.wait_until(lambda: window.curtain_keeper.curtain.down)
    said = spoken(window.curtain_keeper.curtain)
    assert {"Leo", "At the screen now"} <= {*said}
    assert "Your turn" not in said
    # Anna's turn has not ended.
    assert not any(text.startswith("The turn before") for text in said)
    assert window.curtain_keeper.curtain.isAncestorOf(focused())
    close_window(window)


def test_computers_play_a_match_to_its_result(table_time: TableTime, data: Path) -> None:
    path = save(data, "easy", "easy", game="qwixx-cards")
    window = open_window(data)
    press(window, "Continue the game")
    page = page_of(window, TablePage)
    assert page.turn is not None
    turn = page.turn

    def over() -> bool:
        turn.step()
        return page.display.situation.stage == "over"

    table_time.wait_until(over)
    assert window.pages.top is page
    press(window, "Result")
    assert type(window.pages.top).__name__ == "ResultPage"
    assert any(isinstance(event, Done) for event in window.table.session.match.events)  # type: ignore[union-attr]
    close_window(window)
    assert saved_matches(store_of(data))[0].path == path
    assert latest_unfinished(store_of(data)) is None


def test_what_a_computer_did_is_said_in_the_language_of_the_moment(
    table_time: TableTime, data: Path
) -> None:
    prepare(data, pace="step")
    with speaking() as install:
        save(data, "human", "easy")
        window = open_window(data)
        press(window, "Continue the game")
        play_turn(window, table_time)
        page = page_of(window, TablePage)
        assert page.turn is not None
        page.presses.main()
        table_time.wait_until(lambda: page.rail.status.lines[1].startswith("Leo placed "))
        english = page.rail.status.lines[1]
        install("el")
        QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        greek = page.rail.status.lines[1]
        assert greek.startswith("Leo")
        assert greek != english
        close_window(window)
