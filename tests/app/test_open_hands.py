"""Open hands: between people who trust each other no curtain falls."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.match.phase import Phase
from app.match.players import NewMatch, PlayerInfo
from app.pages.home import HomePage
from app.pages.setup.page import SetupPage
from app.pages.table.page import TablePage
from app.storage.settings import RememberedPlayer, Settings
from app.window.window import Window
from engine.core.errors import Damaged
from engine.core.journal import Journal
from engine.core.match import Match
from engine.games import GAMES
from tests.amounts import some
from tests.app.saved import saved_matches
from tests.app.table_time import TableTime
from tests.app.window_at_hand import (
    NAMES,
    close_window,
    open_window,
    page_of,
    press,
    read_all,
    settle,
    spoken,
    store_of,
)


def dealt(data: Path, game: str, *, open_hands: bool) -> Path:
    players = tuple(PlayerInfo(name, seat) for seat, name in enumerate(NAMES))
    store = store_of(data)
    store.deal(NewMatch(game, {}, players, 7, open_hands)).close()
    return saved_matches(store)[0].path


def go_on(window: Window, path: Path) -> None:
    window.opening.open(path)
    settle()


def advance(window: Window, time: TableTime) -> None:
    """One legal action, or the button that hands over; once who plays next is at the screen."""
    session = window.table.session
    assert session is not None
    if session.phase is Phase.REVIEWING:
        session.handover.leave()
    else:
        actions = session.legal()
        assert actions, session.phase
        assert session.submit(str(actions[0])) is None
    time.wait_until(lambda: session.phase is not Phase.CURTAIN)
    settle()


@pytest.mark.every_game("game")
def test_no_curtain_falls_in_any_game(
    table_time: TableTime, window: Window, data: Path, game: str
) -> None:
    go_on(window, dealt(data, game, open_hands=True))
    session = window.table.session
    assert session is not None
    seen = set()
    for _ in range(some(40, least=15)):
        assert not window.curtain_keeper.made, "it is not even made"
        if session.phase is Phase.OVER:
            break
        if session.phase is Phase.PLAYING:
            assert session.seat is not None
            seen.add(session.seat)
            hand = session.view()["hands"][session.seat]
            assert hand == session.match.state()["hands"][session.seat], "it lies face up"
        advance(window, table_time)
    assert seen == {0, 1}


def test_whoever_acted_last_takes_it_back_at_the_table(
    table_time: TableTime, window: Window, data: Path
) -> None:
    go_on(window, dealt(data, "wednesday", open_hands=True))
    session = window.table.session
    assert session is not None
    table_time.wait_until(lambda: session.phase is Phase.PLAYING)
    seat, before = session.seat, session.match.state()
    advance(window, table_time)
    table_time.wait_until(lambda: session.seat != seat)
    assert session.undo.seat == seat
    page_of(window, TablePage).presses.undo()
    table_time.wait_until(lambda: session.seat == seat)
    assert session.match.state() == before


@pytest.mark.every_game("game")
def test_without_it_the_curtain_is_down(window: Window, data: Path, game: str) -> None:
    go_on(window, dealt(data, game, open_hands=False))
    assert window.curtain_keeper.curtain.down
    [saved] = saved_matches(store_of(data))
    assert "open_hands" not in saved.path.read_text("utf-8").split("\n")[0]


@pytest.mark.parametrize("game", ["qwixx-cards", "wednesday"])
def test_a_turn_is_taken_back_until_somebody_else_has_acted(
    table_time: TableTime, window: Window, data: Path, game: str
) -> None:
    go_on(window, dealt(data, game, open_hands=True))
    session = window.table.session
    assert session is not None
    tried = 0
    for _ in range(12):
        before, phase = session.seat, session.phase
        match = session.match
        # Cards and their crosses are one press, and are taken back together.
        done = len(match.moves) - match.game.halfway(match.states[-1])
        advance(window, table_time)
        if (
            phase is session.phase is Phase.PLAYING
            and session.seat != before
            and session.undo.possible
        ):
            tried += 1
            page_of(window, TablePage).replay.skip()
            press(window, "Undo")
            table_time.wait_until(lambda: session.phase is not Phase.CURTAIN)
            assert len(session.match.moves) == done
            assert (session.seat, session.phase) == (before, Phase.PLAYING)
            assert page_of(window, TablePage).isVisible()
            advance(window, table_time)
    assert tried


def test_a_curtain_of_an_earlier_match_stays_up(window: Window, data: Path) -> None:
    go_on(window, dealt(data, "the-game", open_hands=False))
    assert window.curtain_keeper.curtain.isVisible()
    go_on(window, dealt(data, "wednesday", open_hands=True))
    assert not window.curtain_keeper.curtain.isVisible()
    window.side.show_settings()
    window.pages.take_off()
    settle()
    assert not window.curtain_keeper.curtain.isVisible()
    assert page_of(window, TablePage).isVisible()


@pytest.fixture
def setup(qapp: QApplication, data: Path) -> Iterator[Window]:
    settings = Settings(data / "settings.ini")
    settings.players = [RememberedPlayer(name, seat) for seat, name in enumerate(NAMES)]
    settings.flush()
    window = open_window(data)
    window.dealing.set_up("the-game")
    settle()
    yield window
    close_window(window)


def test_the_switch_is_remembered_and_told_everywhere(
    table_time: TableTime, setup: Window, data: Path
) -> None:
    press(setup, "Open hands")
    assert any(
        "Open hands" in text
        for text in page_of(setup, SetupPage).rail_texts.summary.text().split(" · ")
    )
    press(setup, "Deal")
    table = page_of(setup, TablePage)
    assert table.session.match.open_hands
    assert any("Open hands" in text for text in spoken(table))
    advance(setup, table_time)
    press(setup, "Home")
    assert any("Open hands" in text for text in spoken(page_of(setup, HomePage)))
    press(setup, "Saved games")
    assert "Open hands" in read_all(setup).rows[0].head.accessibleName()
    setup.pages.home_requested.emit()
    setup.dealing.set_up("wednesday")
    settle()
    assert page_of(setup, SetupPage).open_hands


def test_one_person_is_not_asked(setup: Window) -> None:
    page = page_of(setup, SetupPage)
    row = page._column.open_hands
    assert row.isVisible()
    page._party.play(1, "hard")
    page.retranslate()
    page.relayout()
    assert not row.isVisible()
    row.setChecked(True)
    assert not page.open_hands


def test_a_file_keeps_it(data: Path) -> None:
    path = dealt(data, "qwixx-cards", open_hands=True)
    text = Journal.read(path)
    assert text.split("\n")[0].endswith(',"open_hands":true}')
    match = Match.replay(text, GAMES)
    assert match.open_hands
    assert match.document() == text
    assert not Match.replay(text.replace(',"open_hands":true', ""), GAMES).open_hands


@pytest.mark.parametrize("value", ["1", "null", '"yes"', "{}"])
def test_what_is_neither_is_damage(data: Path, value: str) -> None:
    text = Journal.read(dealt(data, "the-game", open_hands=True))
    with pytest.raises(Damaged):
        Match.replay(text.replace('"open_hands":true', f'"open_hands":{value}'), GAMES)
