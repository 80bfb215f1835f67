"""The making of a review, in a process of its own that tells of each decision as it knows more."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.match.bot_process import BotProcess, RefereeProcess
from app.match.json_process import JsonProcess
from app.review.findings import read_decision, read_review
from engine.core.errors import BadDocument


class ReviewMaking(QObject):
    """The making of the review of the match in one journal.

    `decided` brings a `ReviewedDecision` each time more is known of it, and in the end `made` the
    review's document. `failed` says that the process has ended before that.
    """

    decided = Signal(object)
    made = Signal(object)
    failed = Signal()

    def __init__(
        self,
        journal: Path,
        parent: QObject | None = None,
        *,
        process: Callable[[Path, QObject], BotProcess] = lambda journal, parent: RefereeProcess(
            review_command(journal), parent
        ),
    ) -> None:
        super().__init__(parent)
        self._process = JsonProcess(partial(process, journal), self)
        self._process.said.connect(self._take)
        self._process.failed.connect(self.failed)

    @property
    def process_id(self) -> int | None:
        """Return the system's number of the process, while the review is being made."""
        return self._process.process_id

    def start(self) -> None:
        """Start; the process steps back behind the window."""
        self._process.start(waited_for=False)

    def stop(self) -> None:
        """End the process; nothing more is told."""
        self._process.end()

    def _take(self, document: object) -> None:
        try:
            match document:
                case {"decision": decision}:
                    self.decided.emit(read_decision(decision))
                case {"review": review}:
                    read_review(review)
                    self.stop()
                    self.made.emit(review)
                case _:
                    self._process.fail()
        except BadDocument:
            self._process.fail()


def review_command(journal: Path) -> list[str]:
    """Return the command that prints a review line by line, from source or frozen."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--review", str(journal)]
    return [sys.executable, "-m", "engine.review", "--lines", str(journal)]
