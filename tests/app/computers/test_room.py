"""With computers at the table, too, everything on the rail has room and can be read."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from app.match.bot_client import BotClient
from app.match.bot_controller import ComputerSeats
from app.match.phase import Phase
from app.match.players import PlayerInfo
from app.match.session import Session
from app.pages.table.page import TablePage
from engine.core.events import Kind
from engine.core.match import Match
from engine.games import GAMES
from tests.app.pages.support import at_size, make_appearance, over_each_other, squeezed
from tests.app.tables.letters import cut
from tests.app.tables.matches import GAME_IDS, LONG_NAMES, looked_at, moments, sights, stand
from tests.app.tables.pen import Pen

WINDOWS = list(product(((800, 500), (960, 600), (1280, 800)), (1.0, 1.3)))


class Mute(BotClient):
    """Never answers."""

    def start(self) -> None:
        """There is no process."""


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("people", [1, 0])
def test_the_buttons_and_what_is_said_have_room(
    tmp_path: Path, speak: Callable[[str], None], game_id: str, language: str, people: int
) -> None:
    speak(language)
    appearance, pen = make_appearance(tmp_path), Pen()
    game = GAMES[game_id]
    match = Match.new(game, game.max_seats, {}, 3)
    kinds: list[Kind] = ["human"] * people
    kinds += ["easy"] * (game.max_seats - people)
    who = [PlayerInfo(LONG_NAMES[language][seat], seat, kind) for seat, kind in enumerate(kinds)]
    session = Session(match, who)
    mute = Mute()
    computers = ComputerSeats(session, mute, session)
    page = TablePage(appearance, session, computers=computers)
    assert page.turn is not None
    assert (session.phase is Phase.WATCHING) is (people == 0)
    for size, scale in WINDOWS:
        appearance.set_text_size(round(100 * scale))
        at_size(page, *size)
        for trouble, paused in ((None, False), (None, True), ("no-answer", False)):
            computers.trouble = trouble  # type: ignore[assignment]
            page.turn.paused = paused
            page.display.tell_bar()
            with pen.writing():
                page.rail.status.grab()
            found = [*squeezed(page), *over_each_other(page)]
            found += cut(pen.take_all(), language)
            assert found == [], (size, scale, trouble)
    page.close()
    mute.close()


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_is_asked_has_room_beside_the_seat(
    tmp_path: Path, speak: Callable[[str], None], game_id: str
) -> None:
    speak("el")
    appearance, pen = make_appearance(tmp_path), Pen()
    first, *_ = moments(game_id)
    session = next(sights(first)).session(first)
    mute = Mute()
    computers = ComputerSeats(session, mute, session)
    page = TablePage(appearance, session, computers=computers)
    page.seating.away = False
    for size, scale in WINDOWS[2:5]:
        appearance.set_text_size(round(100 * scale))
        at_size(page, *size)
        for _, match, sight in looked_at(game_id):
            if sight.seat is None:
                continue
            stand(page, sight.session(match, LONG_NAMES["el"]))
            page.display.tell_bar()
            assert page.rail.seat.isVisible()
            with pen.writing():
                page.rail.status.grab()
            found = [*squeezed(page), *over_each_other(page)]
            found += cut(pen.take_all(), "el")
            assert found == [], (size, scale, sight, match.seats)
    page.close()
    mute.close()
