"""Positions in which a tip of the coach is due, and pages that show it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path

from app.games import MODULES
from app.games.tips import DueTip
from app.match.session import Session
from app.pages.table.page import TablePage
from app.storage.progress import LearningProgress
from app.style.appearance import Appearance
from engine.core.events import Done
from engine.core.match import Match
from engine.games import GAMES
from engine.games.wednesday.happenings import RoundEnded
from tests.app.manual_clock import ManualClock
from tests.app.tables.matches import people, played, situation_of, stand, until

APART = 3
"""So many actions lie between two positions of a match."""
MOST = 3000
"""So many positions are looked through at most."""
MADE = {"signal", "character/wednesday"}
"""What does not happen in a match played at random, or not in the person's turn."""


def session_of(match: Match, seat: int) -> Session:
    """A session in which a person sits there, among computers."""
    return Session(match, people(match, seat))


def due_tips(session: Session) -> list[DueTip]:
    """What could be told to the person at the screen."""
    module = MODULES[session.match.game.id]
    return list(module.tips().due(situation_of(session)))


def positions(game_id: str, wanted: int) -> Iterator[Session]:
    """So many positions of different matches in which a tip is due."""
    module, seed = MODULES[game_id], 0
    seats = list(range(module.min_players, module.max_players + 1))
    while wanted:
        match = played(game_id, seats[seed % len(seats)], seed)
        for index in range(seed % APART, len(match.states), APART):
            early = until(match, index)
            if early.over is not None or not wanted:
                break
            session = session_of(early, early.to_act[0])
            if session.legal() and due_tips(session):
                wanted -= 1
                yield session
        seed += 1


@cache
def found(game_id: str) -> dict[str, Session]:
    """For each tip of a game a position in which it is due, the caller's own to look at."""
    missing = set(MODULES[game_id].tips().tips) - MADE
    sessions: dict[str, Session] = {}
    for session in positions(game_id, MOST):
        for due in due_tips(session):
            sessions.setdefault(due.name, session)
        if missing <= sessions.keys():
            break
    return sessions


def signalled(game_id: str, signal: str = "leave") -> Session:
    """A computer has given a signal."""
    match = Match.new(GAMES[game_id], 3, {"first": 0}, 7)
    match.signal(1, "up1", signal)
    return session_of(match, 0)


def before_wednesday() -> tuple[Session, int, str]:
    """A position in which the last one is about to pass before Wednesday ends the round."""
    for seed in count():
        match = played("wednesday", 3, seed)
        for index, move in enumerate(match.moves):
            ends = [each for each in match.happened(None, index) if isinstance(each, RoundEnded)]
            if (
                isinstance(move, Done)
                and ends
                and ends[0].cause == "wednesday"
                and match.states[index + 1].over is None
            ):
                early = until(match, index)
                person = (move.seat + 1) % 3
                return session_of(early, person), move.seat, str(move.action)
    raise AssertionError


class Forgetful(LearningProgress):
    """Every tip is to come again, at once."""

    def __init__(self) -> None:
        super().__init__(Path("nowhere"))

    def note_read(self, tip: str) -> None:
        """Forget that it was read."""


def tipped_page(
    appearance: Appearance,
    session: Session,
    size: tuple[int, int],
    progress: LearningProgress | None,
) -> tuple[TablePage, ManualClock]:
    """A page at which the person sits down, with tips."""
    clock = ManualClock()
    page = TablePage(appearance, session, clock=clock, progress=progress)
    page.resize(*size)
    page.show()
    page.replay.skip()
    page.stage.end()
    page.view.scene.finish()
    clock.advance(1000)
    return page, clock


def show_other(page: TablePage, clock: ManualClock, session: Session) -> None:
    """Let the page show another position, and wait for its tip."""
    stand(page, session)
    assert page.tips is not None
    page.tips.close()
    page.tips._turn = None
    page.stage.end()
    page.display.show()
    page.view.scene.finish()
    clock.advance(1000)
