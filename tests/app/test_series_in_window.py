"""The series of five, from the set-up or the page of challenges to the list of the best."""

import shutil
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta, tzinfo
from functools import partial
from pathlib import Path
from typing import Self

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from app.match.session import Session
from app.pages.days.page import DaysPage
from app.pages.home import HomePage
from app.pages.matches.page import MatchesPage
from app.pages.result import ResultPage
from app.pages.setup.page import SetupPage
from app.pages.table.page import TablePage
from app.storage import journals
from app.storage.challenges import Challenges
from app.storage.series import KeptSeries
from app.storage.series_file import Series
from app.window.window import Window
from tests.app import series_at_hand
from tests.app.pages.support import cheapest
from tests.app.window_at_hand import (
    focused,
    key,
    notice,
    page_of,
    prepare,
    press,
    reopening,
    settle,
    store_of,
)

SATURDAY = date(2026, 11, 28)
CTRL = Qt.KeyboardModifier.ControlModifier

Open = Callable[[], Window]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder, with a clock on which no two matches begin in the same second."""

    class Later(datetime):
        passed = 0

        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            cls.passed += 5
            return super().now(tz) + timedelta(minutes=cls.passed)

    prepare(tmp_path)
    today = partial(Challenges, clock=lambda: SATURDAY)
    monkeypatch.setattr("app.storage.match_store.Challenges", today)
    monkeypatch.setattr(journals, "datetime", Later)
    return tmp_path


@pytest.fixture
def opened(qapp: QApplication, data: Path) -> Iterator[Open]:
    """Open a window over the data folder, after the one before has been closed."""
    with reopening(data) as make:
        yield make


def kept(data: Path) -> KeptSeries:
    """The series as a new start reads them."""
    return KeptSeries(data / "series.json")


def running(data: Path) -> Series:
    found = kept(data).running
    assert found is not None
    return found


def points(data: Path) -> tuple[int, ...]:
    present = kept(data).present
    assert present is not None
    return present.points(0)


def session_of(window: Window) -> Session:
    assert window.table.session is not None
    return window.table.session


def play(window: Window, moves: int = 1000) -> int:
    """Play alone for so many moves, or to the end; returns the cards that are left then."""
    session = session_of(window)
    while session.match.over is None and moves:
        session.submit(cheapest(session.match, 0))
        moves -= 1
    settle()
    over = session.match.over
    left: int = -1 if over is None else over["remaining"]
    return left


def begin(window: Window) -> None:
    """Begin a series of The Game alone from the set-up."""
    press(window, "The Game")
    press(window, "Series of five")


def show_result(window: Window) -> ResultPage:
    window.table._show_result()
    settle()
    return page_of(window, ResultPage)


def show_days(window: Window) -> DaysPage:
    window.daily.show()
    settle()
    return page_of(window, DaysPage)


@pytest.mark.thorough
def test_five_deals_are_played_one_after_the_other(opened: Open, data: Path) -> None:
    window = opened()
    begin(window)
    series = running(data)
    sums = []
    for at in range(5):
        assert session_of(window).match.seed == series.seeds[at]
        table = page_of(window, TablePage)
        assert table.bar_title.line.startswith(f"series, deal {at + 1} of 5 · ")
        sums.append(play(window))
        assert points(data) == tuple(sums), "it counts though its result was not looked at"
        result = show_result(window)
        assert result.bar_title.line.startswith(f"series, deal {at + 1} of 5 · ")
        assert result.first_focus is result.new
        if at < 4:
            press(window, "Next deal of the series")
    press(window, "See the series")
    page = page_of(window, DaysPage)
    assert page.column.panel.standing.text() == "Your series, all five deals"
    [row] = page.column.best.rows
    assert row.accessibleName().endswith(f", {sum(sums)}")
    key(Qt.Key.Key_Escape)
    page_of(window, HomePage)
    assert len(store_of(data).files()) == 5


def test_it_rests_between_two_deals_also_while_the_program_is_closed(
    opened: Open, data: Path
) -> None:
    window = opened()
    begin(window)
    first = play(window)
    window = opened()
    page = show_days(window)
    assert page.column.panel.standing.text() == "Your series, deal 2 of 5"
    press(window, "Go on with the series")
    series = running(data)
    assert session_of(window).match.seed == series.seeds[1]
    assert points(data) == (first,)


def test_the_past_matches_lead_to_the_page_of_challenges_and_back(opened: Open) -> None:
    window = opened()
    begin(window)
    play(window)
    press(window, "Home")
    press(window, "Saved games")
    press(window, "Deals of the day")
    assert page_of(window, DaysPage).go_on_button.isVisible()
    key(Qt.Key.Key_Escape)
    page_of(window, MatchesPage)


def test_a_deal_that_is_left_half_way_is_gone_on_with(opened: Open, data: Path) -> None:
    window = opened()
    begin(window)
    play(window, moves=3)
    events = list(session_of(window).match.events)
    window = opened()
    show_days(window)
    press(window, "Go on with the series")
    session = session_of(window)
    assert list(session.match.events) == events
    assert session.turns_stay
    assert page_of(window, TablePage).bar_title.line.startswith("series, deal 1 of 5")
    left = play(window)
    assert points(data) == (left,)


def test_one_that_nobody_has_played_is_dealt_again(opened: Open, data: Path) -> None:
    window = opened()
    begin(window)
    seed = session_of(window).match.seed
    press(window, "Home")
    assert store_of(data).files() == []
    show_days(window)
    press(window, "Go on with the series")
    assert session_of(window).match.seed == seed
    left = play(window)
    assert points(data) == (left,)


def test_a_finished_turn_stays_until_the_deal_counts(opened: Open) -> None:
    window = opened()
    begin(window)
    assert session_of(window).turns_stay
    play(window)
    show_result(window)
    press(window, "Same deal again")
    assert not session_of(window).turns_stay
    assert "series" not in page_of(window, TablePage).bar_title.line


def test_what_ended_unseen_counts_once_it_is_gone_on_with(opened: Open, data: Path) -> None:
    """The program was killed between the last line of the journal and what counts."""
    window = opened()
    begin(window)
    play(window, moves=3)
    unfinished = (data / "series.json").read_text("utf-8")
    left = play(window)
    (data / "series.json").write_text(unfinished, "utf-8")
    window = opened()
    show_days(window)
    press(window, "Go on with the series")
    assert points(data) == (left,)
    show_result(window)
    press(window, "Next deal of the series")
    series = running(data)
    assert session_of(window).match.seed == series.seeds[1]


def test_a_file_put_back_counts_no_second_time(opened: Open, data: Path) -> None:
    window = opened()
    begin(window)
    play(window, moves=3)
    (file,) = store_of(data).files()
    shutil.copy2(file.path, data / "kept.trapoula")
    left = play(window)
    window.close()
    file.path.unlink()
    window = opened()
    window.opening.open(data / "kept.trapoula")
    settle()
    session = session_of(window)
    while session.match.over is None:
        session.submit(str(session.legal()[-1]))
    settle()
    assert session.match.over["remaining"] != left
    assert points(data) == (left,)


def test_another_one_is_not_begun_while_one_rests(opened: Open, data: Path) -> None:
    window = opened()
    begin(window)
    play(window)
    press(window, "Home")
    begin(window)
    page = page_of(window, DaysPage)
    assert notice(window).startswith("A series has been begun already.")
    assert focused() is page.go_on_button
    press(window, "Give it up")
    answers = [page.question.do_it.body_in_parent(), page.question.leave_it.body_in_parent()]
    assert answers[1].left() - answers[0].right() >= 11, "as far apart as other buttons"
    press(window, "Give the series up")
    assert kept(data).present is None
    key(Qt.Key.Key_Escape)
    page_of(window, SetupPage)
    press(window, "Series of five")
    assert kept(data).running is not None
    page_of(window, TablePage)


def test_one_is_begun_from_the_page_of_challenges_with_keys(opened: Open, data: Path) -> None:
    window = opened()
    page = show_days(window)
    page.column.game_buttons[1].setFocus(Qt.FocusReason.TabFocusReason)
    key(Qt.Key.Key_Return)
    setup = page_of(window, SetupPage)
    assert not setup.series_button.isVisible()
    assert not setup._column.deal.isVisible()
    assert not setup._column.another.isVisible()
    assert "deal numbers of its own" in setup.rail_texts.hint.text()
    key(Qt.Key.Key_Return, CTRL)
    begun = running(data)
    assert begun.kind.game == "the-game-extreme"
    assert "first" not in begun.kind.options
    assert session_of(window).match.game.id == "the-game-extreme"


def test_the_options_and_players_of_the_set_up_hold_for_every_deal(
    opened: Open, data: Path
) -> None:
    window = opened()
    press(window, "The Game")
    setup = page_of(window, SetupPage)
    setup._rename("Zoe")
    setup._invite(1)
    setup._play("easy")
    press(window, "On Fire")
    press(window, "Series of five")
    for at in range(2):
        match = session_of(window).match
        assert match.options["on_fire"] is True
        assert [(player.name, player.kind) for player in match.players] == [
            ("Zoe", "human"),
            ("", "easy"),
        ]
        assert match.seed == running(data).seeds[at]
        window.close()
        series_at_hand.play(kept(data), 1)
        window = opened()
        show_days(window)
        press(window, "Go on with the series")
    assert running(data).at == 2


def test_computers_alone_play_no_series(opened: Open, data: Path) -> None:
    window = opened()
    window.dealing.set_up_series("the-game")
    setup = page_of(window, SetupPage)
    assert setup.bar_title.line == "new series of five"
    setup._play("easy")
    settle()
    assert "somebody has to play" in setup.rail_texts.hint.text()
    key(Qt.Key.Key_Return, CTRL)
    page_of(window, SetupPage)
    assert kept(data).present is None


def test_a_disk_that_refuses_a_deal_leaves_the_series_as_it_was(
    opened: Open, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    begin(window)
    play(window)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(journals, "deal", refuse)
    show_result(window)
    press(window, "Next deal of the series")
    assert "could not be saved" in notice(window)
    page_of(window, ResultPage)
    assert running(data).at == 1
    assert kept(data).files == []


def test_the_bar_names_the_deal_of_the_day(opened: Open, data: Path) -> None:
    Challenges(data / "challenges.json").offer()
    window = opened()
    key(Qt.Key.Key_0)
    assert page_of(window, TablePage).bar_title.line.startswith("deal of the day, 28 November · ")


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "el"])
def test_the_rail_of_the_set_up_has_room(
    opened: Open, size: tuple[int, int], language: str
) -> None:
    window = opened()
    window.resize(QSize(*size))
    window.pages.language_chosen.emit(language)
    for series in (False, True):
        (window.dealing.set_up_series if series else window.dealing.set_up)("wednesday")
        settle()
        setup = page_of(window, SetupPage)
        summary, button = setup.rail_texts.summary, setup._button.body_in_parent()
        assert setup.rail_rect().adjusted(0, -4, 0, 0).contains(summary.geometry())
        left = button.left()
        if not series:
            left = setup.series_button.body_in_parent().left()
            assert setup.series_button.body_in_parent().right() < button.left()
        assert summary.geometry().right() < left
