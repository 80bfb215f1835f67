"""What computers thought worth doing, told to whoever watches a match that only they play."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from app.games.contract import Situation, as_sentence
from app.match.bot_client import Hint, PendingRequest, Question
from app.match.bot_controller import ComputerSeats
from app.texts import texts
from engine.core.events import Done

if TYPE_CHECKING:
    from app.pages.table.page import TablePage

T = texts("Computers")

_LONGEST: Final = 80
"""Letters of a reason, at most."""

_ROOM: Final = 92
"""So many letters can be read on the rail of a small window."""

_thought = T(
    "Why? {reason}",
    note="The reason for what a computer did, as a hint to that player gives it: a sentence that"
    " says “you” to whoever is in that place, so that nobody speaks of himself.",
)


class Thoughts(QObject):
    """The reasons for what computers do, from hints for the same positions.

    A hint is asked for as soon as a computer has decided, where nobody plays but computers and the
    pace leaves time to read. It counts only where it means what the computer does.
    """

    came = Signal(int)
    """Brings the index of a move, made or about to be made, of which the reason is known now."""

    def __init__(self, page: TablePage, computers: ComputerSeats) -> None:
        super().__init__(page)
        self._page = page
        self._computers = computers
        self._hints: dict[int, tuple[int, Hint]] = {}
        """By the index of the move: who makes it, and the hint for that position."""
        self._asked: PendingRequest | None = None
        computers.decided.connect(self._ask)

    def words(self, move: int) -> str:
        """Return why a move was made, as the answer to that question; "" where nothing is told.

        No number is named that is only in a hand: whoever watches may sit down at any time. What
        has no room on the rail is not told.
        """
        session, moves = self._page.session, self._page.session.match.moves
        if move not in self._hints or move >= len(moves) or session.humans:
            return ""
        seat, hint = self._hints[move]
        done = moves[move]
        if not isinstance(done, Done) or (done.seat, done.action) != (seat, hint.action):
            return ""
        kept = self._hidden(seat, move + 1)
        for reason in self._advised(seat, move, hint):
            if len(reason) <= _LONGEST and kept.isdisjoint(re.findall(r"\d+", reason)):
                return _thought(reason=as_sentence(reason))
        return ""

    def beside(self, said: str, move: int) -> str:
        """Return what is `said` of a move with the reason for it, if there is one to be told.

        Where there is no room for both, what was done stands alone.
        """
        both = f"{said} {self.words(move)}".strip()
        room = len(both) <= _ROOM and self._page.rail.has_room(both)
        return both if room else said

    def _ask(self, question: Question, action: str) -> None:
        """Ask why a computer does this, if it is to be told; what was asked before is too late."""
        page = self._page
        if self._asked is not None:
            self._asked.cancel()
        if not page.session.humans and page.view.pace != "quick":
            move = len(page.session.match.moves)
            self._asked = self._computers.advisers.ask_for_hint(
                question._replace(level=None),
                partial(self._keep, move, question.seat, action),
                lambda: None,  # Then no reason is told.
            )

    def _keep(self, move: int, seat: int, action: str, hint: Hint) -> None:
        self._asked = None
        if hint.action == action:
            self._hints[move] = seat, hint
            self.came.emit(move)

    def _advised(self, seat: int, move: int, hint: Hint) -> list[str]:
        """Return the reasons of a hint to the seat that made a move, in words."""
        session, match = self._page.session, self._page.session.match
        situation = Situation(
            view=match.view(seat, move),
            seat=seat,
            players=session.players,
            stage="playing",
            legal=tuple(map(str, match.game.legal(match.states[move], seat))),
            viewer=seat,
            story=partial(session.story.moves, seat, move),
        )
        return [*self._page.game.advice(situation, hint).reasons]

    def _hidden(self, seat: int, at: int) -> set[str]:
        """Return the numbers of the cards in a hand that a bystander does not see whole."""
        match = self._page.session.match
        own, seen = (match.view(viewer, at)["hands"][seat] for viewer in (seat, None))
        return {*re.findall(r"\d+", " ".join(str(card) for card in own if card not in seen))}
