"""The table of points of Wednesday in the window: whenever somebody wants to look at it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.games.wednesday.result.score_table import ScoreTable
from app.pages.page import Page
from app.pages.rules import RulesPage
from app.pages.scores import PointsPage, ScoresPage
from app.pages.table.page import TablePage
from app.window.window import Window
from engine.core.header import Player
from engine.core.journal import Journal
from engine.core.match import Match
from engine.games import GAMES
from tests.app.games.wednesday_positions import position
from tests.app.waiting import wait_until
from tests.app.window_at_hand import (
    button,
    close_window,
    key,
    lift,
    open_window,
    page_of,
    prepare,
    press,
    settle,
)  # fmt: skip

NAMES = ("Anna", "Leo", "Maria")
FOUR_TENS = ((10, 10, 10, 10, 3), (1, 3), (4, 8))


def save(data: Path, state: object, kinds: tuple[str, ...]) -> None:
    path = data / "matches" / "wednesday.trapoula"
    path.parent.mkdir(parents=True)
    players = [Player(name, kind) for name, kind in zip(NAMES, kinds, strict=True)]  # type: ignore[arg-type]
    match = Match.from_state(GAMES["wednesday"], state, players=players)
    Journal.create(path, match.header).close()


@pytest.fixture
def window(qapp: object, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Window]:
    """The window with three people at a table in the second round, or as a test asks for it."""
    prepare(tmp_path)
    state = getattr(request, "param", position(FOUR_TENS, played=(2,), open_="weems", aside=()))
    save(tmp_path, state, ("human", "human", "human"))
    window = open_window(tmp_path)
    press(window, "Continue the game")
    lift(window)
    yield window
    close_window(window)


def table_of(page: Page) -> ScoreTable:
    found = page.findChild(ScoreTable)
    assert isinstance(found, ScoreTable)
    return found


def test_the_points_can_be_looked_at_in_the_middle_of_a_round(window: Window) -> None:
    table = page_of(window, TablePage)
    for leave in ("Back", Qt.Key.Key_Escape, Qt.Key.Key_T):
        press(window, "Points")
        page = page_of(window, PointsPage)
        assert page.bar_title.line == "round 2 of 5"
        assert page.points.head.heading.text() == "Points so far"
        assert "Anna" in page.points.head.story.text()
        assert [row.total for row in table_of(page)._rows] == ["28", "31", "38"]
        if isinstance(leave, str):
            press(window, leave)
        else:
            key(leave)
        assert window.pages.top is table
    key(Qt.Key.Key_T)
    page_of(window, PointsPage)


def test_looking_at_the_points_changes_nothing(window: Window) -> None:
    session = window.table.session
    assert session is not None
    events = list(session.match.events)
    press(window, "Points")
    key(Qt.Key.Key_N)
    page_of(window, PointsPage)
    press(window, "Back")
    assert list(session.match.events) == events
    assert session.legal()


def test_the_rules_open_at_the_open_character(window: Window) -> None:
    press(window, "Rules")
    page = page_of(window, RulesPage)
    bar = page._reader.verticalScrollBar()
    wait_until(lambda: bar.value() > 0)
    there = bar.value()
    cursor = page._reader.cursorForPosition(QPoint(60, 60))
    table = cursor.currentTable()
    assert table is not None
    row = table.cellAt(cursor).row()
    shown = [table.cellAt(at, 1).firstCursorPosition().block().text() for at in (row, row + 1)]
    assert "Larissa Weems" in shown
    key(Qt.Key.Key_Escape)
    press(window, "Home")
    press(window, "Rules")
    assert page_of(window, RulesPage)._reader.verticalScrollBar().value() < there


@pytest.mark.parametrize(
    "window",
    [position(FOUR_TENS, played=(2,), open_="weems", aside=(), round=1, scores=[])],
    indirect=True,
)
def test_before_the_first_round_is_done_there_are_none(window: Window) -> None:
    page = page_of(window, TablePage)
    assert not page.points.isVisible()
    key(Qt.Key.Key_T)
    assert window.pages.top is page


def test_the_points_of_a_round_wait_for_their_button_and_show_all_hands(window: Window) -> None:
    page = page_of(window, TablePage)
    for _ in range(2):  # The first press says what follows.
        QTest.mouseClick(
            button(page, "Four 10s"), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
            QPoint(20, 20),
        )  # fmt: skip
    settle()
    assert window.pages.top is page
    assert page.display.situation.stage == "ended"
    assert not page.points.isVisible()
    press(window, "Points")
    scores = page_of(window, ScoresPage)
    hands = {row.name: row.hand for row in table_of(scores)._rows}
    assert hands == {"Anna": (3,), "Leo": (1, 3), "Maria": (4, 8)}
    assert ". Round 2 is over" in scores.accessibleName()
    key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert page_of(window, TablePage) is page


def test_a_match_left_at_the_points_of_a_round_comes_back_to_them(window: Window) -> None:
    session = window.table.session
    assert session is not None
    session.submit("combo 10")
    settle()
    press(window, "Points")
    page_of(window, ScoresPage)
    press(window, "Home")
    press(window, "Continue the game")
    scores = page_of(window, ScoresPage)
    assert not window.curtain_keeper.shown
    assert ". Round 2 is over" in scores.accessibleName()
    session = window.table.session
    assert session is not None
    assert session.viewer is None
    press(window, "Next round")
    curtain = window.curtain_keeper.curtain
    assert curtain.down
    assert "Points: Anna 3, Leo 4, Maria 12." in curtain.turns.words.text
    lift(window)
    assert page_of(window, TablePage).display.situation.stage == "playing"


@pytest.mark.parametrize("kinds", [("human", "easy", "easy"), ("easy", "human", "human")])
def test_with_computers_the_points_of_a_round_come_back_as_well(
    qapp: object, tmp_path: Path, kinds: tuple[str, ...]
) -> None:
    prepare(tmp_path)
    save(tmp_path, position(FOUR_TENS, played=(2,), open_="weems", aside=()), kinds)
    path = tmp_path / "matches" / "wednesday.trapoula"
    journal, text = Journal.open(path)
    match = Match.replay(text, GAMES, journal=journal)
    match.do(0, "combo 10")
    match.close()
    window = open_window(tmp_path)
    press(window, "Continue the game")
    page_of(window, ScoresPage)
    press(window, "Next round")
    page = page_of(window, TablePage)
    assert page.display.situation.stage != "ended"
    close_window(window)


def test_g_shows_what_the_cards_do_and_leads_back(window: Window) -> None:
    table = page_of(window, TablePage)
    key(Qt.Key.Key_G)
    rules = page_of(window, RulesPage)
    assert [heading for heading in rules._reader.headings if "outcasts" in heading]
    assert len(rules._reader.headings) == 3
    press(window, "All the rules")
    assert len(rules._reader.headings) > 3
    key(Qt.Key.Key_Escape)
    assert page_of(window, TablePage) is table


OPEN = position(
    ((5, 7), (1, 3), (4, 8)), played=(2,), aside=(), options={"expert": True},
    round=3, scores=[[1, 2, 3]] * 2, open_hands=True,
)  # fmt: skip


@pytest.mark.parametrize("open_hands", [False, True])
def test_once_all_hands_are_open_nobody_is_told_to_look_away(
    qapp: object, tmp_path: Path, *, open_hands: bool
) -> None:
    prepare(tmp_path)
    save(tmp_path, {**OPEN, "open_hands": open_hands}, ("human", "human", "human"))
    window = open_window(tmp_path)
    press(window, "Continue the game")
    curtain = window.curtain_keeper.curtain
    wait_until(lambda: curtain.down, "the curtain to fall")
    told = button(curtain, "Lift the curtain").accessibleDescription()
    assert "Take your seat." in told
    assert ("look away" in told) is not open_hands
    close_window(window)
