"""The page on which a better move is looked for: the game's own table, before a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.match.phase import Phase
from app.pages.find.presses import FindPresses
from app.pages.find.rail_words import FindRailWords
from app.pages.find.session import FindSession
from app.pages.review import words
from app.pages.table.page import TablePage
from app.pages.ways_out import lead_out
from app.review.findings import ReviewedDecision
from app.review.trying import TrialJudging
from app.review.turning_points import LEAST
from app.style.appearance import Appearance
from app.style.typography import joined
from app.system.clock import Clock
from app.widgets.buttons import ToolButton
from engine.core.match import Match

FindState = Literal["asked", "judging", "right", "same", "wrong", "failed"]
"""A move is looked for, is being judged, or has been: it is good, what was played, or worse."""


NewJudging: TypeAlias = Callable[[Match, int, QObject], TrialJudging]
"""Makes what judges a try."""


class FindPage(TablePage):
    """One decision on the table, to be made better than it was.

    `found` says that it was, or that the answer is wanted; `back_requested` leads back without.
    """

    gives_way = False
    keeps_moves = False
    for_good = False

    found = Signal()

    def __init__(
        self,
        appearance: Appearance,
        session: FindSession,
        parent: QWidget | None = None,
        *,
        judging: NewJudging = TrialJudging,
        clock: Clock | None = None,
    ) -> None:
        self.find_session = session
        self.state: FindState = "asked"
        self.tried: ReviewedDecision | None = None
        """What was tried last, once it has been judged."""
        self._new_judging = judging
        self._judging: TrialJudging | None = None
        super().__init__(appearance, session, parent, clock=clock)
        self.answer = ToolButton(appearance, "eye", self)
        self.rail_right.insert(self.rail_right.index(self.rail.undo), self.answer)
        self.answer.clicked.connect(self.found)
        session.changed.connect(self._follow)
        session.phase_changed.connect(self._sit_down)
        lead_out(self, "left", common_texts.back, self.back_requested)
        self.taken_off.connect(self._drop)
        self.retranslate()

    def try_again(self) -> None:
        """Begin anew, before the decision."""
        self._drop()
        self.state, self.tried = "asked", None
        self.find_session.try_again()
        self.display.show_again()

    # What is otherwise than in a match

    def make_rail_words(self) -> FindRailWords:
        return FindRailWords(self)

    def make_presses(self) -> FindPresses:
        return FindPresses(self)

    def warns(self) -> bool:
        """Tell that nothing is warned of: to find the way is what is asked."""
        return False

    def title_line(self) -> str:
        """Return what the bar says after the game's name."""
        return joined(words.in_bar(), words.find_it())

    def showEvent(self, event: QShowEvent) -> None:
        first = not self.seen
        super().showEvent(event)
        if first:
            self._sit_down()
            self.view.announce(words.before_choice())

    def _sit_down(self) -> None:
        """Pass on by itself, with no curtain: there is one person."""
        if self.session.phase is Phase.CURTAIN:
            QTimer.singleShot(0, self, self._lift)

    def _lift(self) -> None:
        self.session.handover.lift()
        self.replay.skip()

    # The try

    def _follow(self) -> None:
        """Have a decision judged once it has been made."""
        if self.state == "asked" and self.find_session.decided:
            session = self.find_session
            first = session.decision.first
            self.state = "judging"
            self._judging = judging = self._new_judging(session.tried(), first, self)
            judging.judged.connect(self._judge)
            judging.failed.connect(self._fail)
            judging.start()
        elif self.state != "asked" and not self.find_session.decided:
            self._drop()
            self.state = "asked"
        self.display.show_again()

    def _judge(self, tried: ReviewedDecision | None) -> None:
        self._judging = None
        self.tried = tried
        if tried is None or is_good(tried):
            self.state = "right"
        elif tried.played.actions == self.find_session.decision.played.actions:
            self.state = "same"
        else:
            self.state = "wrong"
        self._tell()

    def _fail(self) -> None:
        self._judging = None
        self.state = "failed"
        self._tell()

    def _tell(self) -> None:
        self.display.show_again()
        self.view.announce(" ".join(self.rail.status.lines))

    def _drop(self) -> None:
        """Wait for no judgement any more."""
        if self._judging is not None:
            self._judging.stop()
            self._judging = None


def is_good(tried: ReviewedDecision) -> bool:
    """Tell whether a try is as good as the best that is known, for all that can be told."""
    loss = tried.loss
    return loss is None or loss.value < LEAST or (loss.low is not None and loss.low <= 0)
