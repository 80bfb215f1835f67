"""Whose settings hold at tables where no curtain falls, or where all look at the screen at once."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication

from app.match.phase import Phase
from app.match.players import NewMatch, PlayerInfo
from app.match.session import Session
from app.pages.page import Page
from app.pages.result import ResultPage
from app.pages.scores import ScoresPage
from app.pages.table.page import TablePage
from app.storage.own_settings import KEY
from app.storage.settings import Settings
from app.window.window import Window
from engine.core.events import Kind
from engine.core.header import Player
from engine.core.journal import Journal
from engine.core.match import Match
from engine.games import GAMES
from tests.app.games.wednesday_positions import position
from tests.app.pages.support import ending
from tests.app.table_time import TableTime
from tests.app.window_at_hand import (
    close_window,
    key,
    lift,
    open_window,
    page_of,
    play_turn,
    prepare,
    save,
    settle,
    store_of,
)
from tests.hearing import FakeSpeaker

ANNA = {"look/theme": "contrast", "look/text_size": "150", "speech/reading_aloud": "on"}
HERS = ("contrast", 150, True)
HOUSE = ("evening", 100, False)


@pytest.fixture
def data(qapp: QApplication, tmp_path: Path) -> Iterator[Path]:
    """Anna has settings of her own, nobody else has."""
    prepare(tmp_path, theme="evening", text_size=100)
    settings = Settings(tmp_path / "settings.ini")
    settings.write(KEY, json.dumps({"Anna": ANNA}))
    settings.flush()
    yield tmp_path
    QLocale.setDefault(QLocale.c())


@pytest.fixture
def window(data: Path, table_time: TableTime, speaker: FakeSpeaker) -> Iterator[Window]:
    window = open_window(data)
    yield window
    close_window(window)


def holds(window: Window) -> tuple[str, int, bool]:
    """What holds now, as the program uses it."""
    appearance = window._appearance
    return appearance.theme.name, appearance.text_size, window.reading.voice.on


def deal(
    data: Path,
    game: str,
    names: Sequence[str] = ("Anna", "Leo"),
    kinds: Sequence[Kind] = (),
    *,
    open_hands: bool = False,
) -> Path:
    """Save a newly dealt match; returns its file."""
    who = kinds or ["human"] * len(names)
    players = tuple(
        PlayerInfo(name, seat, kind)
        for seat, (name, kind) in enumerate(zip(names, who, strict=True))
    )
    store = store_of(data)
    store.deal(NewMatch(game, {}, players, 7, open_hands)).close()
    return store.files()[0].path


def open_match(window: Window, path: Path) -> TablePage:
    window.opening.open(path)
    settle()
    return page_of(window, TablePage)


def sits(session: Session, name: str, *phases: Phase) -> bool:
    """Tell whether that person is at the screen, in one of these phases."""
    seat = session.seat
    return session.phase in phases and seat is not None and session.players[seat].given == name


def hand_over(window: Window, page: TablePage, time: TableTime, ready: Callable[[], bool]) -> None:
    """Play a turn, and hand over, until somebody else is there."""
    play_turn(page, time)
    page.session.handover.leave()
    time.wait_until(ready)
    settle()


def test_with_open_hands_whoever_plays_has_their_own(
    window: Window, data: Path, table_time: TableTime
) -> None:
    page = open_match(window, deal(data, "the-game", open_hands=True))
    seen = set()
    for _ in range(4):
        [name] = [each for each in ("Anna", "Leo") if sits(page.session, each, Phase.PLAYING)]
        assert holds(window) == (HERS if name == "Anna" else HOUSE)
        seen.add(name)
        other = "Leo" if name == "Anna" else "Anna"
        hand_over(window, page, table_time, partial(sits, page.session, other, Phase.PLAYING))
    assert seen == {"Anna", "Leo"}
    assert not window.curtain_keeper.made


def test_one_person_among_computers_has_their_own_all_the_time(window: Window, data: Path) -> None:
    page = open_match(window, deal(data, "the-game", kinds=("human", "easy")))
    assert not window.curtain_keeper.made
    assert holds(window) == HERS
    assert page.session.submit(str(page.session.legal()[0])) is None
    settle()
    assert holds(window) == HERS
    window.pages.clear()
    settle()
    assert holds(window) == HOUSE


def test_each_who_decides_in_another_s_turn_has_their_own(
    window: Window, data: Path, table_time: TableTime
) -> None:
    page = open_match(window, deal(data, "qwixx-cards", ("Leo", "Anna", "Maria")))
    session = page.session
    asked = []
    for _ in range(40):
        if session.phase is Phase.CURTAIN:
            table_time.wait_until(lambda: window.curtain_keeper.curtain.down)
            settle()
            seat = session.next_seat
        else:
            assert session.seat is not None
            seat = session.seat
        wanted = HERS if session.players[seat].given == "Anna" else HOUSE
        assert holds(window) == wanted, (session.phase, seat)
        asked.append((session.phase, session.players[seat].given))
        if session.phase is Phase.CURTAIN:
            lift(window)
        elif session.phase is Phase.REVIEWING:
            session.handover.leave()
        else:
            assert session.submit(str(session.legal()[-1])) is None
        settle()
    assert {(Phase.DECIDING, "Anna"), (Phase.DECIDING, "Leo"), (Phase.DECIDING, "Maria")} <= {
        *asked
    }
    assert (Phase.PLAYING, "Anna") in asked
    assert (Phase.CURTAIN, "Anna") in asked


def main_button(window: Window, kind: type[Page]) -> None:
    """Press the large button of the table, once it leads to a page of that kind."""
    key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    page_of(window, kind)


def test_what_all_read_at_the_end_has_everybody_s(
    window: Window, data: Path, table_time: TableTime
) -> None:
    page = open_match(window, save(data, "last", ending(("Anna", "Leo"), [[40], []]).state()))
    lift(window)
    assert holds(window) == HERS
    assert page.session.submit("place 40 up1") is None
    settle()
    assert holds(window) == HERS
    main_button(window, ResultPage)
    assert holds(window) == HOUSE


def test_who_plays_alone_reads_the_result_with_their_own(
    window: Window, data: Path, table_time: TableTime
) -> None:
    page = open_match(window, save(data, "last", ending(("Anna",), [[40]]).state(), ("Anna",)))
    assert page.session.submit("place 40 up1") is None
    settle()
    main_button(window, ResultPage)
    assert holds(window) == HERS


def test_what_all_read_after_a_round_has_everybody_s(
    window: Window, data: Path, table_time: TableTime
) -> None:
    state = position(((10, 10, 10, 10, 3), (1, 3), (4, 8)), played=(2,), open_="weems", aside=())
    players = [Player(name) for name in ("Anna", "Leo", "Maria")]
    match = Match.from_state(GAMES["wednesday"], state, players=players)
    path = data / "matches" / "wednesday.trapoula"
    path.parent.mkdir(parents=True)
    Journal.create(path, match.header).close()
    page = open_match(window, path)
    lift(window)
    [ends] = [str(each) for each in page.session.legal() if str(each) == "combo 10"]
    assert page.session.submit(ends) is None
    settle()
    assert holds(window) == HERS
    main_button(window, ScoresPage)
    assert holds(window) == HOUSE
    key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    table_time.wait_until(lambda: window.curtain_keeper.curtain.down)
    settle()
    name = page.session.players[page.session.next_seat].given
    assert holds(window) == (HERS if name == "Anna" else HOUSE)
