"""A table at which computers play, whose answers a test decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.match.bot_controller import ComputerSeats
from app.match.phase import Phase
from app.match.session import Session
from app.pages.table.computers.pacing import BotPacing
from app.pages.table.page import TablePage
from app.style.appearance import Appearance
from engine.core.events import Kind
from engine.core.match import Match
from tests.app.computers.fakes import FakeBotClient
from tests.app.manual_clock import ManualClock
from tests.app.table.support import Table, players
from tests.app.waiting import make_active
from tests.patience import wait_until


@dataclass
class Played(Table):
    """A page, its computers, and who answers for them."""

    bot_client: FakeBotClient
    computers: ComputerSeats

    @property
    def match(self) -> Match:
        return self.session.match

    @property
    def turn(self) -> BotPacing:
        turn = self.page.turn
        assert turn is not None
        return turn

    @property
    def done(self) -> list[str]:
        """All that happened, as text."""
        return [_text(event._replace(ms=None).json()) for event in self.match.events]

    def answered(self) -> None:
        """Wait until a computer knows what it wants to do."""
        self.wait(lambda: self.computers.ready)

    def wait(self, condition: Callable[[], bool]) -> None:
        """Let time go by until something comes true; cards arrive meanwhile."""

        def so() -> bool:
            self.clock.advance(50, 50)
            return condition()

        wait_until(so, sleep=lambda _: QCoreApplication.processEvents())

    def let_time_go(self, ms: int = 2000) -> None:
        """Let so much time go by, and all happen that is due: for what must not happen."""
        for _ in range(ms // 50):
            self.clock.advance(50, 50)

    def play_turn(self) -> None:
        """The person's turn: as few cards as may be."""
        while "end" not in (actions := [str(action) for action in self.session.legal()]):
            assert self.session.submit(actions[0]) is None
        assert self.session.submit("end") is None


def seat_computers(
    appearance: Appearance,
    match: Match,
    kinds: Sequence[Kind],
    bot_client: FakeBotClient,
    size: tuple[int, int] = (1280, 800),
) -> Played:
    """A page over a match, shown; a curtain is lifted."""
    session = Session(match, players(match.seats, kinds))
    clock = ManualClock()
    computers = ComputerSeats(session, bot_client, session, seed=lambda: 5)
    page = TablePage(appearance, session, clock=clock, computers=computers)
    page.round_over.connect(page.course.next_round)
    page.resize(*size)
    make_active(page)
    computers.begin()
    if session.phase is Phase.CURTAIN:
        session.handover.lift()
    page.setFocus()
    table = Played(page, session, clock, appearance, bot_client, computers)
    table.settle()
    QCoreApplication.processEvents()
    return table


def _text(event: Mapping[str, object]) -> str:
    if "do" in event:
        return f"{event['seat']} {event['do']}"
    if "pile" in event:
        return f"{event['seat']} {event['signal']} {event['pile']}"
    if "kind" in event:
        return f"{event['seat']} is {event['kind']}"
    return "undo"
