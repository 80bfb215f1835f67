"""The page of the deals of the day: a calendar that is read, roamed with keys, and pressed."""

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.match.outcome import SeatOutcome
from app.pages.days.cell import DayCell
from app.pages.days.day import Today, daily_match, day_of, ticket_texts, today_of
from app.pages.days.page import DaysPage
from app.storage.challenges import Challenges
from app.storage.series import KeptSeries
from app.storage.settings import RememberedPlayer
from app.style.appearance import Appearance
from engine.challenge import deal_of
from tests.app.pages.support import PAGES, at_size, make_appearance, show

TODAY = date(2026, 11, 28)
"""A Saturday: The Game On Fire, alone."""
LEFT = Qt.MouseButton.LeftButton
OUTCOMES = {
    1: SeatOutcome("team", won=False, place=1, of=1, points=7),
    2: SeatOutcome("duel", won=True, place=1, of=2, points=0),
    3: SeatOutcome("points", won=False, place=3, of=4, points=61),
}
"""By how many days ago."""


@pytest.fixture
def challenges(tmp_path: Path) -> Challenges:
    """The last three days have been played, on their days."""
    now = [TODAY]
    kept = Challenges(tmp_path / "challenges.json", lambda: now[0])
    for ago, outcome in sorted(OUTCOMES.items(), reverse=True):
        day = now[0] = TODAY - timedelta(ago)
        deal = deal_of(day)
        header = {
            "game": deal.match.game,
            "seats": deal.match.seats,
            "options": dict(deal.match.options),
            "seed": deal.seed,
            "players": [{"name": "", "kind": kind} for kind in ("human", *deal.match.computers)],
            "started": str(day),
        }
        kept.note_dealt(day, header, f"{day}.trapoula")
        kept.note_over(header, outcome)
    now[0] = TODAY
    return kept


@pytest.fixture
def series(tmp_path: Path) -> KeptSeries:
    return KeptSeries(tmp_path / "series.json", lambda: TODAY)


@pytest.fixture
def page(
    appearance: Appearance,
    challenges: Challenges,
    series: KeptSeries,
    speak: Callable[[str], None],
) -> DaysPage:
    speak("en")
    return opened(appearance, challenges, series)


def opened(appearance: Appearance, challenges: Challenges, series: KeptSeries) -> DaysPage:
    """The page, shown, without any match of a day."""
    page = DaysPage(appearance, challenges, series, lambda _: None, colours=colours)
    show(page)
    return page


def colours(names: list[str]) -> list[int]:
    return list(range(len(names)))


def cell(page: DaysPage, day: int) -> DayCell:
    """The cell of a day of the month on screen."""
    return next(
        each for each in page.calendar.cells if each.day is not None and each.day.date.day == day
    )


def taken(page: DaysPage) -> list[date]:
    days: list[date] = []
    page.day_chosen.connect(days.append)
    return days


def test_the_days_say_what_came_of_them(page: DaysPage) -> None:
    assert [cell(page, day).words for day in (25, 26, 27, 28, 24)] == [
        "3rd · 61",
        "won",
        "7 left",
        "play",
        "",
    ]
    assert cell(page, 25).accessibleName() == "25 November, Wednesday, 3rd of 4, 61 points"
    assert cell(page, 24).accessibleName() == "24 November, Qwixx, not played"
    today = cell(page, 28).accessibleName()
    assert today == "28 November, today, The Game, On Fire, not played yet"
    assert cell(page, 29).accessibleName() == "29 November, still to come"
    assert page.calendar._month.text() == "November 2026"
    figures = page.calendar.figures.said
    assert "in a row 3" in figures
    assert "this month 3" in figures


def test_today_is_chosen_and_played_at_one_press(page: DaysPage) -> None:
    days = taken(page)
    assert page.calendar.date == TODAY
    assert page.lines.head.text() == "28 November · The Game · On Fire · alone"
    assert page.lines.line.text().startswith(
        "Not played yet. The first game that you finish counts."
    )
    assert page.main.accessibleDescription() == page.lines.line.text()
    assert page.main.word == "Play today’s deal"
    QTest.mouseClick(page.main, LEFT)
    assert days == [TODAY]


def test_a_day_is_chosen_first_and_then_played(page: DaysPage) -> None:
    days = taken(page)
    at = cell(page, 24)
    QTest.mouseClick(at, LEFT, pos=at.rect().center())
    assert days == []
    assert page.lines.head.text() == "24 November · Qwixx · with 2 computers: normal"
    assert "not for the days in a row" in page.lines.line.text()
    assert page.main.word == "Play this deal"
    QTest.keyClick(page.calendar.chosen_cell, Qt.Key.Key_Return)
    QTest.keyClick(page.calendar.chosen_cell, Qt.Key.Key_Return)
    assert set(days) == {date(2026, 11, 24)}


def test_what_is_still_to_come_cannot_be_played(page: DaysPage) -> None:
    days = taken(page)
    at = cell(page, 29)
    for _ in range(2):
        QTest.mouseClick(at, LEFT, pos=at.rect().center())
    assert page.lines.head.text() == "29 November · a new deal"
    assert not page.main.isVisible()
    assert days == []


def test_keys_roam_through_days_and_months(page: DaysPage) -> None:
    def press(key: Qt.Key) -> date:
        QTest.keyClick(page.calendar.chosen_cell, key)
        assert page.calendar.chosen_cell.hasFocus()
        return page.calendar.date

    page.calendar.chosen_cell.setFocus(Qt.FocusReason.TabFocusReason)
    assert press(Qt.Key.Key_Left) == date(2026, 11, 27)
    assert press(Qt.Key.Key_Up) == date(2026, 11, 20)
    assert press(Qt.Key.Key_Down) == date(2026, 11, 27)
    assert press(Qt.Key.Key_Right) == TODAY
    assert press(Qt.Key.Key_PageUp) == date(2026, 10, 28)
    assert page.calendar._month.text() == "October 2026"
    assert press(Qt.Key.Key_PageDown) == TODAY
    assert press(Qt.Key.Key_PageDown) == TODAY, "later months are not shown"
    for _ in range(20):
        press(Qt.Key.Key_PageUp)
    assert page.calendar.date == date(2026, 1, 28)
    for _ in range(5):
        press(Qt.Key.Key_Up)
    assert page.calendar.date == date(2026, 1, 7)
    assert not page.calendar.before.isEnabled()


def test_months_end_where_they_end(page: DaysPage) -> None:
    page.calendar.choose(date(2026, 10, 31))
    page.calendar.turn(-1)
    assert page.calendar.date == date(2026, 9, 30)
    page.calendar.turn(1)
    assert page.calendar.date == date(2026, 10, 30)
    shown = [each.day.date for each in page.calendar.cells if each.day is not None]
    assert shown == [date(2026, 10, day) for day in range(1, 32)]


def test_the_week_begins_as_the_systems_does(page: DaysPage) -> None:
    first = QLocale.system().firstDayOfWeek().value
    assert all(
        each.day.date.isoweekday() == first
        for each in page.calendar.cells[::7]
        if each.day is not None
    )


@pytest.mark.parametrize("text_size", [100, 150])
def test_days_are_written_in_one_size_in_which_all_have_room(
    page: DaysPage, appearance: Appearance, speak: Callable[[str], None], text_size: int
) -> None:
    speak("el")
    appearance.set_text_size(text_size)
    page.resize(1280, 800)
    QCoreApplication.processEvents()
    [pixels] = {each.pixels for each in page.calendar.cells}
    assert pixels == min(each.most_pixels() for each in page.calendar.cells)
    assert pixels >= 12


@pytest.mark.parametrize("text_size", [100, 130, 150])
def test_what_is_said_of_a_day_keeps_within_the_rail(
    page: DaysPage, appearance: Appearance, speak: Callable[[str], None], text_size: int
) -> None:
    speak("el")
    appearance.set_text_size(text_size)
    for width in range(960, 1500, 60):
        page.resize(width, 800)
        QCoreApplication.processEvents()
        shown = [each for each in (page.lines.head, page.lines.line) if each.isVisible()]
        for label in shown:
            assert label.heightForWidth(label.width()) <= label.height()
        if shown:
            assert page.height() - 1 - shown[-1].geometry().bottom() >= page.metrics.px(4) - 1


def test_what_counts_today_is_said_as_long_as_it_has_room(page: DaysPage) -> None:
    said = {}
    for width in (700, 330, 180):
        page.lines.place(0, width)
        assert page.lines.line.isVisible()
        said[width] = page.lines.line.text()
    assert said[700].startswith("Not played yet. ")
    assert said[180] == "The first game that you finish counts."
    assert len(said[700]) >= len(said[330]) >= len(said[180])


def test_it_speaks_greek(page: DaysPage, speak: Callable[[str], None]) -> None:
    speak("el")
    QCoreApplication.processEvents()
    assert page.calendar._month.text() == "Νοέμβριος 2026"
    assert page.lines.head.text().startswith("28 Νοεμβρίου · The Game")
    assert cell(page, 27).words == "έμειναν 7"
    assert cell(page, 26).words == "νίκη"


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)])
def test_everything_has_room(page: DaysPage, size: tuple[int, int]) -> None:
    show(page, *size)
    bodies = [each.body_in_parent() for each in page.calendar.cells]
    assert all(page.calendar.rect().contains(body) for body in bodies)
    assert not any(
        one.intersects(other) for at, one in enumerate(bodies) for other in bodies[at + 1 :]
    )
    assert page.calendar.geometry().bottom() < page.rail_rect().top()
    assert page.calendar.geometry().right() < page.column.geometry().right()
    assert page.column.geometry().bottom() < page.rail_rect().top()
    for line in (page.lines.head, page.lines.line):
        assert page.rail_rect().contains(line.geometry()) or not line.height()
        assert line.geometry().right() < page.main.body_in_parent().left()


# The ticket


def test_the_ticket_says_how_the_day_stands(
    challenges: Challenges, speak: Callable[[str], None]
) -> None:
    speak("en")
    today = today_of(challenges, begun=False)
    assert today.week == ("missed", "missed", "missed", "played", "played", "played", "today")
    texts = ticket_texts(today)
    assert texts[:5] == (
        "28",
        "Nov",
        "Deal of the day",
        "The Game · On Fire · not played yet",
        "3 days in a row",
    )
    assert texts.name == (
        "Deal of the day, 28 November, The Game · On Fire, not played yet, 3 days in a row"
    )
    begun = ticket_texts(today_of(challenges, begun=True))
    assert (begun.title, begun.line) == ("Go on with the deal", "The Game · On Fire · begun")
    played = Today(day_of(challenges, date(2026, 11, 25), begun=False), 3, today.week)
    texts = ticket_texts(played)
    assert (texts.title, texts.line) == ("3rd of 4, 61 points", "Wednesday · 3 days in a row")
    assert texts.row == "last seven days", "the days in a row stand there once"
    assert texts.name.endswith("61 points, 3 days in a row")


def test_a_day_is_dealt_to_one_person_with_the_names_of_the_last_set_up() -> None:
    remembered = [
        RememberedPlayer("Robo", 3, "easy"),
        RememberedPlayer("Anna", 2),
        RememberedPlayer("Leo", 1),
    ]
    new = daily_match(deal_of(date(2026, 11, 24)), remembered)
    assert [(player.given, player.kind) for player in new.players] == [
        ("Anna", "human"),
        ("Robo", "normal"),
        ("", "normal"),
    ]
    assert (new.game, new.seed) == ("qwixx-cards", deal_of(date(2026, 11, 24)).seed)
    assert len({player.colour for player in new.players}) == 3


def test_the_arrows_stand_equally_far_from_the_month(qapp: QApplication, tmp_path: Path) -> None:
    page = PAGES["days"](make_appearance(tmp_path))
    assert isinstance(page, DaysPage)
    at_size(page, 1280, 800)
    calendar = page.calendar
    month = calendar._month.geometry()
    left = month.left() - calendar.before.body_in_parent().right()
    right = calendar.after.body_in_parent().left() - month.right()
    assert abs(left - right) <= 3
