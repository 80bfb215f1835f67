"""The session of a lesson: only what its step asks for is done, and a step can be gone back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject

from app.learning.lesson import HAND_OVER, parts_of
from app.learning.moves import bring_back, perform
from app.learning.run import LessonRun
from app.match.phase import Phase, Position
from app.match.players import PlayerInfo
from app.match.session import Session
from engine.core.action import Action
from engine.core.refusal import Refusal, Refused

NOT_ASKED: Final = "not-asked"
"""The code of a refusal that no rule gives: the step asks for something else."""


class LessonSession(Session):
    """A session that does what a step of a lesson asks for.

    What else is legal is refused with `NOT_ASKED`, and the argument `action`.
    """

    def __init__(
        self, run: LessonRun, players: Sequence[PlayerInfo], parent: QObject | None = None
    ) -> None:
        super().__init__(run.match, players, parent)
        self.run = run
        self.handover.lift()  # Whoever takes the lesson sits there.
        self._begun = [self._position]
        """Who was at the screen when each step so far began."""

    @property
    def covered(self) -> bool:
        """Tell whether the curtain is down."""
        return self.phase is Phase.CURTAIN

    @property
    def _position(self) -> Position:
        return Position(self.phase, self.seat)

    def legal(self) -> list[Action]:
        """Return what may be done now but for what the step does not show yet."""
        return [each for each in super().legal() if str(each) not in self.run.step.hides]

    def submit(self, action: str) -> Refusal | None:
        """Do `action` if the rules allow it and the step asks for it."""
        return self.why(action) or self._not_asked(action) or super().submit(action)

    def signal(self, pile: str, signal: str | None) -> Refusal | None:
        """Set or clear the signal if the step asks for it."""
        wanted = " ".join(filter(None, ("signal", pile, signal)))
        return self._not_asked(wanted) or super().signal(pile, signal)

    def hand_over(self) -> None:
        """Let the next person come to the screen, if the step asks for it."""
        if self.run.wants(HAND_OVER):
            self.run.hand_over()
            self.handover.leave()

    def advance(self) -> None:
        """Go on to the next step."""
        self.run.advance()
        self._begun.append(self._position)

    def go_to(self, step: int) -> None:
        """Do all that comes before this step, the person's part as "Show me" shows it.

        Raises Refused where the lesson is damaged.
        """
        run = self.run
        while run.index < step:
            if run.step.reads:
                run.read()
            elif run.step.hands_over:
                self.hand_over()
                self.handover.lift()
            else:
                for part in parts_of(run.step.show):
                    self.do_for(self._own_seat, part)
            while (due := run.due) is not None:
                self.do_for(*due)
            self.advance()

    def go_back(self) -> None:
        """Go back to the beginning of the step, or to the step before."""
        moves = self.run.moves_to_go_back()
        del self._begun[self.run.index + 1 :]
        self.write(lambda: bring_back(self.match, moves), lambda: self._begun[-1])

    def do_for(self, seat: int, text: str) -> None:
        """Do a move, and what nobody needs to be asked for after it. Raises Refused."""
        refusal = self.write(lambda: perform(self.match, seat, text))
        if refusal is not None:
            raise Refused(refusal)

    @property
    def _own_seat(self) -> int:
        """Return the seat of the person at the screen."""
        return self.run.lesson.viewer if self.seat is None else self.seat

    def _not_asked(self, action: str) -> Refusal | None:
        return None if self.run.wants(action) else Refusal(NOT_ASKED, {"action": action})
