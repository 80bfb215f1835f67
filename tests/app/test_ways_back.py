"""Esc leads one step back, to where one came from, and in the end to home; no way is a circle."""

import random
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.pages.home import HomePage
from app.pages.matches.page import MatchesPage
from app.pages.page import Page
from app.pages.replay.page import ReplayPage
from app.pages.replay.play_on import PlayOnPage
from app.pages.result import ResultPage
from app.pages.review.page import ReviewPage
from app.pages.setup.page import SetupPage
from app.pages.table.page import TablePage
from app.storage.challenges import Challenges
from app.storage.match_store import ENDING
from app.window.window import Window
from engine.core.match import Match
from tests.app.history.arena_matches import check, played
from tests.app.pages.support import cheapest
from tests.app.waiting import make_active, wait_until
from tests.app.window_at_hand import button, deal, focused, key, page_of, press, read_all, settle

MOST = 12
"""Pages that may lie on each other, however long somebody wanders about."""


def save(data: Path, match: Match, stem: str) -> Path:
    path = data / "matches" / f"{stem}{ENDING}"
    path.parent.mkdir(exist_ok=True)
    path.write_text(match.document(), encoding="utf-8", newline="")
    return path


def fill(window: Window, data: Path, count: int = 12) -> None:
    """Save so many matches that are over, and let home find them."""
    for at in range(count):
        save(data, played(1), f"20261128-2015{at:02}")
    window.refresh_home()


def escape(window: Window) -> Page:
    """Go one step back; returns where that leads."""
    if window.curtain_keeper.shown:
        key(Qt.Key.Key_Escape)
    else:
        QTest.keyClick(window.pages.top, Qt.Key.Key_Escape)
    settle()
    return window.pages.top


def open_list(window: Window) -> MatchesPage:
    press(window, "Saved games")
    page = page_of(window, MatchesPage)
    check(page._store)
    return read_all(window)


def shown(window: Window, kind: type[Page]) -> Page:
    wait_until(lambda: isinstance(window.pages.top, kind))
    settle()
    return window.pages.top


def test_from_the_list_through_everything_and_back_again(window: Window, data: Path) -> None:
    """The result, its replay, a practice table out of it: and each of them again, as it was."""
    fill(window, data)
    listed = open_list(window)
    row = listed.rows[9]
    row.head.click()
    settle()
    press(window, "Result")
    seen_at = row.mapTo(listed, row.rect().topLeft())
    assert listed._list.verticalScrollBar().value() > 0
    result = shown(window, ResultPage)
    press(window, "Replay")
    replay = shown(window, ReplayPage)
    assert isinstance(replay, ReplayPage)
    replay.playback.go_to(5)
    press(window, "Play on from here")
    page_of(window, PlayOnPage)
    press(window, "Play on")
    shown(window, TablePage)
    assert window.table.session is not None
    assert window.table.session.match.practice
    back = button(window.pages.top, "Back")
    assert window.pages.top.childAt(back.geometry().center()) is back, "nothing lies over it"

    # The computer thinks: it takes another press, some time after the first.
    wait_until(lambda: escape(window) is replay)
    assert replay.playback.moment == 5
    assert focused().accessibleName().startswith("Play on from here")
    assert escape(window) is result
    session = window.table.session
    assert session is not None
    assert session.match.over is not None, "the match of the result is on the table again"
    assert escape(window) is listed
    assert row.isAncestorOf(focused())
    assert row.mapTo(listed, row.rect().topLeft()) == seen_at, "though there is a match more"
    page = escape(window)
    assert isinstance(page, HomePage)


def test_a_match_that_ends_meanwhile_is_the_same_row_of_the_list(
    window: Window, data: Path
) -> None:
    fill(window, data, 2)
    path = deal(data, ["Anna"])
    listed = open_list(window)
    [row] = [row for row in listed.rows if row.saved.path == path]
    row.head.click()
    press(window, "Continue")
    table = page_of(window, TablePage)
    session = table.session
    while session.match.over is None:
        session.submit(cheapest(session.match, 0))
    settle()
    press(window, table.rail.main.word)
    page_of(window, ResultPage)
    assert escape(window) is listed
    [row] = [row for row in listed.rows if row.saved.path == path]
    assert not row.saved.unfinished
    assert row.isAncestorOf(focused())


def test_what_another_program_has_played_is_seen_when_the_window_comes_to_the_front(
    window: Window, data: Path
) -> None:
    path = save(data, played(1, actions=3), "20261128-201500")
    window.refresh_home()
    listed = open_list(window)
    assert listed.rows[0].saved.unfinished
    other = QWidget()
    make_active(other)
    path.write_text(played(1).document(), encoding="utf-8", newline="")
    settle()
    assert listed.rows[0].saved.unfinished
    make_active(window)
    wait_until(lambda: not listed.rows[0].saved.unfinished)
    other.close()


def test_the_curtain_leads_back_to_where_the_table_does(window: Window, data: Path) -> None:
    deal(data)
    window.refresh_home()
    listed = open_list(window)
    listed.rows[0].head.click()
    press(window, "Continue")
    page_of(window, TablePage)
    bar = window.curtain_keeper.curtain.bar
    assert bar.stops[:2] == [bar.back, bar.home]
    assert bar.back.geometry().right() < bar.home.body_in_parent().left()
    QTest.mouseClick(bar.back, Qt.MouseButton.LeftButton)
    settle()
    assert window.pages.top is listed
    assert isinstance(escape(window), HomePage)
    press(window, "Continue the game")
    page_of(window, TablePage)
    assert bar.back not in bar.stops, "home is all that lies below"


def test_a_day_leads_back_to_the_calendar(window: Window, data: Path) -> None:
    Challenges(data / "challenges.json").offer()
    window._store.challenges.offer()
    page = window.daily.show()
    page.calendar.choose(date(2026, 11, 23))
    page._take(date(2026, 11, 23))
    settle()
    page_of(window, TablePage)
    assert escape(window) is page
    assert page.calendar.date == date(2026, 11, 23)
    assert isinstance(escape(window), HomePage)


def test_review_and_result_do_not_pile_up(window: Window, data: Path) -> None:
    fill(window, data, 1)
    listed = open_list(window)
    listed.rows[0].head.click()
    press(window, "Review")
    review = shown(window, ReviewPage)
    press(window, "Result")
    result = shown(window, ResultPage)
    for _ in range(3):
        press(window, "Review")
        shown(window, ReviewPage)
        press(window, "Result")
        assert shown(window, ResultPage) is result
    assert escape(window) is review
    assert escape(window) is listed


def test_a_match_that_is_dealt_takes_the_place_of_what_dealt_it(window: Window) -> None:
    press(window, "The Game")
    page_of(window, SetupPage)
    press(window, "Deal")
    page_of(window, TablePage)
    assert isinstance(escape(window), HomePage)


@pytest.mark.parametrize("seed", range(4))
def test_wherever_one_wanders_esc_leads_home(window: Window, data: Path, seed: int) -> None:
    """Random presses; every step back leads to the page that lay below, and few lie there."""
    choice = random.Random(seed)
    Challenges(data / "challenges.json").offer()
    window._store.challenges.offer()
    fill(window, data, 3)
    for _ in range(40):
        press_anything(window, choice)
        assert window.pages.count() <= MOST, "pages pile up"
    steps = 0
    while not isinstance(window.pages.top, HomePage):
        top, count = window.pages.top, window.pages.count()
        below = [window.pages.widget(at) for at in range(count - 1)]
        now = escape(window)
        if now is top:  # A question, a menu or a panel was closed first.
            steps += 1
            assert steps < 2 * MOST
            continue
        assert now in below
        assert window.pages.count() < count
    settle()
    assert window.table.session is None


def press_anything(window: Window, choice: random.Random) -> None:
    """Press a button that leads somewhere, of those that are there."""
    if window.curtain_keeper.shown:
        escape(window)
        return
    leads: list[QAbstractButton] = [
        button
        for button in window.pages.top.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled() and _leads(button.accessibleName())
    ]
    if leads:
        choice.choice(leads).click()
    settle()
    wait_until(lambda: window.opening._job is None)


_WAYS = (
    "Settings", "Rules", "Saved games", "Statistics", "Days", "Learn", "Result", "Replay", "Review",
    "Play on", "Continue", "Same deal again", "New deal", "The Game", "Deal", "Deals of the day",
    "Challenges", "About", "Licences", "Play today", "Sound", "Keys", "Back",
)  # fmt: skip


def _leads(name: str) -> bool:
    return name.startswith(_WAYS)


def test_home_has_the_keyboard_where_it_was(window: Window) -> None:
    for name in ("About", "Settings", "Learn"):
        [opener] = [
            each
            for each in window.home.findChildren(QAbstractButton)
            if each.isVisible() and each.accessibleName() == name
        ]
        opener.setFocus(Qt.FocusReason.TabFocusReason)
        key(Qt.Key.Key_Return)
        assert window.pages.top is not window.home
        escape(window)
        assert opener.hasFocus()


def practise(window: Window, path: Path) -> Path:
    """A match for practice that goes on from one that is over."""
    match = window._store.open(path)
    match.close()
    return window._store.practise(match)


def test_continue_means_the_match_itself_rather_than_practice(window: Window, data: Path) -> None:
    over = save(data, played(1), "20261128-201500")
    running = deal(data, ["Anna"])
    practise(window, over)
    window.refresh_home()
    assert window.home._unfinished is not None
    assert window.home._unfinished.path == running
    assert "practice" not in window.home._continue.accessibleName()
    running.unlink()
    window.refresh_home()
    assert window.home._unfinished is not None
    assert window.home._unfinished.practice
    assert "practice" in window.home._continue.accessibleName()


def test_a_match_that_another_program_has_ended_is_offered_no_more(
    window: Window, data: Path
) -> None:
    path = save(data, played(1, actions=3), "20261128-201500")
    window.refresh_home()
    assert window.home._continue.isVisible()
    path.write_text(played(1).document(), encoding="utf-8", newline="")
    other = QWidget()
    make_active(other)
    make_active(window)
    settle()
    assert window.home._continue.isHidden()
    other.close()
