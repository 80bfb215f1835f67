"""The making of a review, in a process of its own that tells of each decision as it knows more."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.match.bot_process import BotProcess, RefereeProcess
from app.review.findings import read_decision, read_review
from engine.core.errors import BadDocument
from engine.core.jsontext import BadJson, read_json


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
        self._process: BotProcess | None = process(journal, self)
        self._process.said.connect(self._take)
        self._process.lost.connect(self._fail)

    @property
    def process_id(self) -> int | None:
        """Return the system's number of the process, while the review is being made."""
        return None if self._process is None else self._process.process_id

    def start(self) -> None:
        """Start; the process steps back behind the window."""
        if self._process is not None:
            self._process.start(waited_for=False)

    def stop(self) -> None:
        """End the process; nothing more is told."""
        if self._process is not None:
            self._process.end()
            self._process.wait()
            self._process = None

    def _take(self, _process: BotProcess, line: bytes) -> None:
        try:
            document: Any = read_json(line.decode())
            match document:
                case {"decision": decision}:
                    self.decided.emit(read_decision(decision))
                case {"review": review}:
                    read_review(review)
                    self.stop()
                    self.made.emit(review)
                case _:
                    self._fail()
        except (UnicodeDecodeError, BadJson, BadDocument):
            self._fail()

    def _fail(self) -> None:
        if self._process is not None:
            self.stop()
            self.failed.emit()


def review_command(journal: Path) -> list[str]:
    """Return the command that prints a review line by line, from source or frozen."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--review", str(journal)]
    return [sys.executable, "-m", "engine.review", "--lines", str(journal)]
