"""Matches in which all look at their cards before somebody starts, in the window from home on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.match.phase import Phase
from app.match.session import Session
from app.pages.home import HomePage
from app.pages.setup.page import SetupPage
from app.pages.table.page import TablePage
from app.storage.settings import RememberedPlayer, Settings
from app.widgets.tile import Tile
from app.window.window import Window
from engine.core.journal import Journal
from engine.core.match import Match
from engine.games import GAMES
from tests.app.saved import saved_matches
from tests.app.table_time import TableTime
from tests.app.window_at_hand import (
    button,
    close_window,
    focused,
    key,
    lift,
    open_window,
    page_of,
    play,
    prepare,
    press,
    settle,
    spoken,
    store_of,
)
from tests.sample_game.bot_processes import think_here

both = pytest.mark.parametrize("game", ["the-game", "the-game-extreme"])
DIGITS = {"the-game": Qt.Key.Key_1, "the-game-extreme": Qt.Key.Key_2}
NAMES = ("Anna", "Leo", "Zoe")


@pytest.fixture
def data(qapp: QApplication, tmp_path: Path) -> Path:
    prepare(tmp_path, pace="quick", dead_end_warning="off")
    return tmp_path


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Window]]:
    think_here(monkeypatch)
    opened: list[Window] = []
    yield opened
    for window in opened:
        close_window(window)
    QLocale.setDefault(QLocale.c())


def come_in(windows: list[Window], data: Path, *kinds: str) -> Window:
    """Open the window where these played the last time."""
    settings = Settings(data / "settings.ini")
    settings.players = [RememberedPlayer(NAMES[at], at, kind) for at, kind in enumerate(kinds)]
    settings.flush()
    windows.append(open_window(data))
    return windows[-1]


def choose(window: Window, game: str) -> None:
    """Click on a game's tile."""
    home = page_of(window, HomePage)
    [tile] = [tile for tile in home.findChildren(Tile) if tile.game_id == game]
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    settle()


def session_of(window: Window) -> Session:
    assert window.table.session is not None
    return window.table.session


def is_asked(window: Window) -> bool:
    page = page_of(window, TablePage)
    return bool(session_of(window).legal()) and page.display.situation.stage == "playing"


def to_the_end(window: Window, time: TableTime) -> None:
    """Play on as it comes until the match is over."""
    session = session_of(window)
    while session.match.over is None:
        time.wait_until(lambda: session.match.over is not None or bool(session.legal()))
        if session.match.over is None:
            assert session.submit(str(session.legal()[-1])) is None


def ratings(window: Window) -> Sequence[str]:
    said: Sequence[str] = session_of(window).match.view(None)["start"]["ratings"]
    return said


def replays(data: Path) -> Match:
    """The match that was saved, played again from its journal."""
    [saved] = saved_matches(store_of(data))
    match = Match.replay(Journal.read(saved.path), GAMES)
    assert match.options["first"] == "after-looking"
    return match


@both
def test_by_mouse_with_computers(
    windows: list[Window], data: Path, table_time: TableTime, game: str
) -> None:
    window = come_in(windows, data, "human", "easy", "easy")
    choose(window, game)
    page_of(window, SetupPage)
    press(window, "Deal")
    page = page_of(window, TablePage)
    table_time.wait_until(lambda: is_asked(window))
    press(window, "Good")
    table_time.wait_until(lambda: is_asked(window))
    assert len(ratings(window)) == 3
    assert ratings(window)[0] == "good"
    table_time.wait_until(lambda: "panel2" in page.view.scene.places)
    at = QPoint(*map(round, page.view.scene.places["panel2"].spec.rect.middle))
    QTest.mouseClick(page.view, Qt.MouseButton.LeftButton, pos=at)
    settle()
    assert session_of(window).match.to_act == (2,)
    to_the_end(window, table_time)
    assert replays(data).over == session_of(window).match.over


@both
def test_by_keys_among_people(
    windows: list[Window], data: Path, table_time: TableTime, game: str
) -> None:
    window = come_in(windows, data, "human", "human", "human")
    key(DIGITS[game])
    page_of(window, SetupPage)
    key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    for name, words in (("Anna", "Great"), ("Leo", "Rather not")):
        told = spoken(window.curtain_keeper.curtain)
        assert any(name in text for text in told)
        assert "Your cards" in told  # It is nobody's turn yet.
        lift(window)
        page = page_of(window, TablePage)
        button(page, words).setFocus(Qt.FocusReason.TabFocusReason)
        key(Qt.Key.Key_Return)
        table_time.wait_until(lambda: window.curtain_keeper.curtain.down)
    told = spoken(window.curtain_keeper.curtain)
    assert "Your cards" in told
    assert any("Leo would rather not start" in text for text in told)
    assert any("Anna can make a great start" in text for text in told)
    lift(window)
    table_time.wait_until(lambda: is_asked(window))
    key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert ratings(window) == ["great", "rather-not", "nothing"]
    page = page_of(window, TablePage)
    page.view.overlay.set_focus("panel0", Qt.FocusReason.TabFocusReason)
    assert focused().accessibleName().endswith("let Anna start")
    key(Qt.Key.Key_Return)
    table_time.wait_until(lambda: window.curtain_keeper.curtain.down)
    told = spoken(window.curtain_keeper.curtain)
    assert "Your turn" in told
    assert any("Zoe chose you to start" in text for text in told)
    lift(window)
    assert session_of(window).seat == 0
    while session_of(window).match.over is None:
        play(window, 1)
    assert replays(data).over == session_of(window).match.over


@both
def test_people_and_a_computer(
    windows: list[Window], data: Path, table_time: TableTime, game: str
) -> None:
    window = come_in(windows, data, "human", "human", "easy")
    choose(window, game)
    press(window, "Deal")
    for words in ("Good", "Say nothing"):
        table_time.wait_until(lambda: window.curtain_keeper.curtain.down)
        lift(window)
        table_time.wait_until(lambda: is_asked(window))
        press(window, words)
    session = session_of(window)
    table_time.wait_until(lambda: window.curtain_keeper.curtain.down)
    assert len(ratings(window)) == 3
    assert session.next_seat == 1
    lift(window)
    table_time.wait_until(lambda: is_asked(window))
    press(window, "I start")
    assert (session.seat, session.phase) == (1, Phase.PLAYING)


@both
def test_computers_alone(
    windows: list[Window], data: Path, table_time: TableTime, game: str
) -> None:
    window = come_in(windows, data, "easy", "easy")
    choose(window, game)
    press(window, "Deal")
    session = session_of(window)
    page = page_of(window, TablePage)
    page.appearance.set_pace("quick")
    table_time.wait_until(lambda: len(session.match.moves) > 8)
    first, second, third, *_ = session.match.moves
    assert [first.seat, second.seat, third.seat] == [0, 1, 0]
    said = session.match.view(None, 2)["start"]["ratings"]
    assert "nothing" not in said
    assert "start" not in session.match.view(None)
