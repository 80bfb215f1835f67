"""The deal of the day, from the ticket on home to the result that counts."""

import shutil
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta, tzinfo
from functools import partial
from pathlib import Path
from typing import Self

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.match.session import Session
from app.pages.days.page import DaysPage
from app.pages.home import HomePage
from app.pages.result import ResultPage
from app.pages.setup.page import SetupPage
from app.pages.table.page import TablePage
from app.pages.table.rail.undo_words import why_not_undone
from app.storage import journals
from app.storage.challenges import Challenges
from app.storage.history.records import MatchRecord
from app.widgets.ticket import Ticket
from app.window.window import Window
from engine.challenge import deal_of
from engine.core.refusal import Refusal
from tests.app.pages.support import cheapest
from tests.app.waiting import wait_until
from tests.app.window_at_hand import (
    deal,
    key,
    page_of,
    prepare,
    press,
    reopening,
    settle,
    store_of,
)

MONDAY = date(2026, 11, 23)
"""The Game alone."""

Open = Callable[[], Window]


def monday() -> date:
    return MONDAY


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder in which a match has been over, on a Monday."""
    prepare(tmp_path)
    monkeypatch.setattr("app.storage.match_store.Challenges", partial(Challenges, clock=monday))
    Challenges(tmp_path / "challenges.json").offer()
    return tmp_path


@pytest.fixture
def opened(qapp: QApplication, data: Path) -> Iterator[Open]:
    with reopening(data) as make:
        yield make


def ticket(window: Window) -> Ticket:
    found = page_of(window, HomePage).ticket
    assert found is not None
    return found


def session_of(window: Window) -> Session:
    assert window.table.session is not None
    return window.table.session


def records(window: Window) -> list[MatchRecord]:
    """What the index knows of the matches."""
    history = window._store.history
    found = [history.record(file.path.name) for file in window._store.files()]
    return [record for record in found if record is not None]


def play(session: Session, moves: int = 1000) -> None:
    """Play alone for so many moves, or to the end."""
    while session.match.over is None and moves:
        session.submit(cheapest(session.match, 0))
        moves -= 1
    settle()


def counted(data: Path) -> object:
    """What counts for the Monday, as a new start reads it."""
    result = Challenges(data / "challenges.json").result(MONDAY)
    return None if result is None else result.outcome.points


def test_nobody_is_offered_a_day_before_a_first_match_is_over(opened: Open, data: Path) -> None:
    (data / "challenges.json").unlink()
    deal(data, ["Anna"])
    window = opened()
    home = page_of(window, HomePage)
    assert home.ticket is None
    assert home._help.isVisible()
    press(window, "Continue the game")
    play(session_of(window))
    key(Qt.Key.Key_Escape)
    press(window, "Home") if not isinstance(window.pages.top, HomePage) else None
    assert ticket(window).isVisible()
    assert not home._help.isVisible()
    assert ticket(window).texts.title == "Deal of the day"


def test_the_key_0_deals_the_day_at_once(opened: Open, data: Path) -> None:
    window = opened()
    assert (
        ticket(window).accessibleName() == "Deal of the day, 23 November, The Game, not played yet"
    )
    assert QWidget.toolTip(ticket(window)) == "", "screen readers would read it as well"
    key(Qt.Key.Key_0)
    match = session_of(window).match
    day = deal_of(MONDAY)
    assert (match.game.id, match.seats, match.seed) == ("the-game", 1, day.seed)
    assert match.options == day.match.options
    press(window, "Home")
    assert ticket(window).texts.title == "Deal of the day", "nothing was done in it"
    assert store_of(data).files() == []


def test_one_that_was_begun_is_gone_on_with(opened: Open) -> None:
    window = opened()
    QTest.mouseClick(ticket(window), Qt.MouseButton.LeftButton)
    settle()
    play(session_of(window), moves=1)
    events = list(session_of(window).match.events)
    press(window, "Home")
    assert ticket(window).texts.title == "Go on with the deal"
    window = opened()
    key(Qt.Key.Key_0)
    assert list(session_of(window).match.events) == events
    assert session_of(window).turns_stay


class Later(datetime):
    """A clock on which two matches of one test do not begin in the same second."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        return super().now(tz) + timedelta(minutes=5)


def test_the_first_that_ends_counts_and_others_are_practice(
    opened: Open, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    key(Qt.Key.Key_0)
    play(session_of(window))
    over = session_of(window).match.over
    assert over is not None
    assert counted(data) == over["remaining"], "it counts though its result was not looked at"
    press(window, "Home")
    assert ticket(window).texts.line == "The Game · 1 day in a row"
    assert ticket(window).pips[-1] == "played"
    monkeypatch.setattr(journals, "datetime", Later)
    window = opened()
    press(window, "The Game")
    code = f"G1-{deal_of(MONDAY).seed}"
    page = page_of(window, SetupPage)
    page._column.deal.setFocus()
    page._column.deal.selectAll()
    QTest.keyClicks(page._column.deal, code)
    press(window, "Deal")
    press(window, "Deal")
    session = session_of(window)
    assert not session.turns_stay
    while session.match.over is None:
        session.submit(str(session.legal()[-1]))
    settle()
    assert session.match.over["remaining"] != over["remaining"]
    window.table._show_result()
    result = page_of(window, ResultPage)
    assert result.body.head.practice.isVisible()
    assert "practice" in result.bar_title.line
    assert "deal of the day" not in result.bar_title.line
    press(window, "Copy result")
    assert QGuiApplication.clipboard().text().endswith(" · practice")
    press(window, "Home")
    marks = sorted((saved.passed_over, saved.challenge) for saved in records(window))
    assert marks == [(False, "2026-11-23"), (True, "2026-11-23")], "statistics leave it out"
    assert counted(data) == over["remaining"]


def test_what_ended_unseen_counts_once_its_result_is_asked_for(opened: Open, data: Path) -> None:
    """The program was killed between the last line of the journal and what counts."""
    window = opened()
    key(Qt.Key.Key_0)
    session = session_of(window)
    play(session, moves=3)
    unfinished = (data / "challenges.json").read_text("utf-8")
    play(session)
    (data / "challenges.json").write_text(unfinished, "utf-8")
    window = opened()
    assert counted(data) is None
    key(Qt.Key.Key_0)
    assert counted(data) is not None


def test_a_file_put_back_counts_no_second_time(opened: Open, data: Path) -> None:
    window = opened()
    key(Qt.Key.Key_0)
    play(session_of(window), moves=3)
    (file,) = store_of(data).files()
    shutil.copy2(file.path, data / "kept.trapoula")
    play(session_of(window))
    before = counted(data)
    window.close()
    file.path.unlink()
    window = opened()
    window.opening.open(data / "kept.trapoula")
    settle()
    session = session_of(window)
    while session.match.over is None:
        session.submit(str(session.legal()[-1]))
    settle()
    assert counted(data) == before


def test_a_clock_set_back_shows_no_day_anew(
    opened: Open, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the day that has been played, nor the one before it, counts for today then."""
    window = opened()
    key(Qt.Key.Key_0)
    play(session_of(window))
    before = counted(data)
    back = MONDAY - timedelta(2)
    monkeypatch.setattr(
        "app.storage.match_store.Challenges", partial(Challenges, clock=lambda: back)
    )
    monkeypatch.setattr(journals, "datetime", Later)
    window = opened()
    assert ticket(window).texts.day == "23"
    assert ticket(window).pips[-1] == "played"
    window.daily.take(back)
    settle()
    play(session_of(window))
    press(window, "Home")
    challenges = Challenges(data / "challenges.json", lambda: back)
    assert counted(data) == before
    assert (challenges.streak, challenges.longest) == (1, 1)
    result = challenges.result(back)
    assert result is not None
    assert not result.on_time


def test_a_match_begun_before_midnight_goes_on_and_counts_for_its_day(
    opened: Open, data: Path
) -> None:
    window = opened()
    key(Qt.Key.Key_0)
    play(session_of(window), moves=3)
    window._store.challenges._clock = lambda: MONDAY + timedelta(1)
    window.daily.turned.emit()
    settle()
    session = session_of(window)
    assert page_of(window, TablePage).bar_title.line.startswith("deal of the day, 23 November")
    assert session.turns_stay
    play(session)
    result = Challenges(data / "challenges.json", lambda: MONDAY + timedelta(1)).result(MONDAY)
    assert result is not None
    assert result.on_time


def test_a_day_is_dealt_with_its_computers_and_the_last_names(opened: Open, data: Path) -> None:
    window = opened()
    press(window, "Wednesday")
    page_of(window, SetupPage)._rename("Zoe")
    press(window, "Deal")
    press(window, "Home")
    window.daily.take(date(2026, 11, 25))
    settle()
    session = session_of(window)
    assert [player.kind for player in session.players] == ["human", "normal", "normal", "normal"]
    assert session.players[0].given == "Zoe"
    assert session.match.seed == deal_of(date(2026, 11, 25)).seed


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)])
def test_the_ticket_stands_on_the_rail_of_every_size(opened: Open, size: tuple[int, int]) -> None:
    window = opened()
    window.resize(QSize(*size))
    settle()
    home = page_of(window, HomePage)
    body = ticket(window).body_in_parent()
    assert home.rail_rect().adjusted(0, -4, 0, 0).contains(body)
    assert body.left() > home._rules.body_in_parent().right()


def test_a_day_that_was_played_leads_to_all_days_and_to_its_result(opened: Open) -> None:
    window = opened()
    key(Qt.Key.Key_0)
    play(session_of(window))
    press(window, "Home")
    key(Qt.Key.Key_0)
    page = page_of(window, DaysPage)
    assert page.main.word == "Look at the result"
    key(Qt.Key.Key_Escape)
    page_of(window, HomePage)
    key(Qt.Key.Key_0)
    press(window, "Look at the result")
    assert session_of(window).match.over is not None
    window.table._show_result()
    result = page_of(window, ResultPage)
    assert result.bar_title.line.startswith("deal of the day, 23 November · ")
    press(window, "Copy result")
    assert "deal of the day, 23 November" in QGuiApplication.clipboard().text()
    assert "practice" not in QGuiApplication.clipboard().text()


def test_another_day_comes_at_midnight(opened: Open) -> None:
    window = opened()
    tuesday = date(2026, 11, 24)
    assert window.daily._midnight.isActive()
    window._store.challenges._clock = lambda: tuesday
    window.daily.turned.emit()
    assert ticket(window).texts.day == "24"
    assert ticket(window).texts.line == "Qwixx · not played yet"
    settle()

    def dealt() -> bool:
        """No press counts before the other day can have been seen."""
        key(Qt.Key.Key_0)
        return window.table.session is not None

    wait_until(dealt, "the deal of the other day")
    assert session_of(window).match.seed == deal_of(tuesday).seed


def test_why_a_finished_turn_is_not_taken_back_is_said(opened: Open) -> None:
    opened()
    assert why_not_undone(Refusal("turn-stays"), ()) == (
        "In a deal of the day and in a series, a finished turn stays as it is."
    )


def test_the_ticket_comes_after_the_tiles_and_before_the_rail(opened: Open) -> None:
    window = opened()
    home = page_of(window, HomePage)
    home._tiles[0].setFocus(Qt.FocusReason.TabFocusReason)
    key(Qt.Key.Key_Tab)
    assert ticket(window).hasFocus()
    key(Qt.Key.Key_Tab)
    assert home._learn.hasFocus()
