"""A process of the program that is asked, and answers, in JSON."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.match.bot_process import BotProcess, NewProcess
from engine.core.jsontext import BadJson, Document, read_json, write_json


class JsonProcess(QObject):
    """A process that writes a document a line, until it is ended; it is not started again."""

    said = Signal(object)
    """Brings each document that it writes."""
    failed = Signal()
    """It has ended by itself or written nonsense, and is ended."""

    def __init__(self, new_process: NewProcess, parent: QObject) -> None:
        super().__init__(parent)
        self._process: BotProcess | None = new_process(self)
        self._process.said.connect(self._read)
        self._process.lost.connect(self.fail)

    @property
    def process_id(self) -> int | None:
        """Return the system's number of the process, while it runs."""
        return None if self._process is None else self._process.process_id

    @property
    def ended(self) -> bool:
        return self._process is None

    def start(self, *, waited_for: bool) -> None:
        """Start it; unless somebody waits for it, it steps back behind the window."""
        if self._process is not None:
            self._process.start(waited_for=waited_for)

    def ask(self, request: Document) -> None:
        """Send it a document in a line."""
        if self._process is not None:
            self._process.ask(write_json(request).encode() + b"\n")

    def end(self) -> None:
        """End it; nothing is heard of it any more."""
        if self._process is not None:
            self._process.end()
            self._process.wait()
            self._process = None

    def fail(self) -> None:
        """End it, since what it says is of no use."""
        if self._process is not None:
            self.end()
            self.failed.emit()

    def _read(self, _process: BotProcess, line: bytes) -> None:
        try:
            document = read_json(line.decode())
        except (UnicodeDecodeError, BadJson):
            self.fail()
        else:
            self.said.emit(document)
