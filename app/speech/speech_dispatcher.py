"""Speech Dispatcher, which speaks on the desktops of Linux, by its protocol SSIP.

Its own library ends the whole program where the service fails, so it is not used.
"""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Final

from app.speech.engine import POLL_INTERVAL, EngineTroubleError, Voice

_ANSWER_TIMEOUT: Final = 5.0
"""Seconds for which an answer is waited for."""
_START_TIMEOUT: Final = 5.0
"""Seconds that the service may take to start."""
_ENDS: Final = ("702 ", "703 ")
"""What is sent once a text has been said or cancelled begins so."""
_MUTE: Final = ("dummy",)
"""Synthesizers that only say that there is no other one."""


class _RefusedError(EngineTroubleError):
    """The service has answered, but does not do what it was asked for."""


class SpeechDispatcher:
    """A connection to the service, which is started where it does not run."""

    def __init__(self) -> None:
        self._socket = _connect()
        self._bytes = b""
        self._ended = False
        """The text that was being said has ended."""
        self._chosen: tuple[Voice, float] | None = None
        try:
            self._ask("SET SELF CLIENT_NAME player:trapoula:main")
            self._ask("SET SELF PRIORITY MESSAGE")
            self._ask("SET SELF NOTIFICATION END ON")
            self._ask("SET SELF NOTIFICATION CANCEL ON")
        except EngineTroubleError:
            self.close()
            raise

    def voices(self) -> Sequence[Voice]:
        """Return the voices of all synthesizers, those of the preset one first."""
        preset = self._ask("GET OUTPUT_MODULE")
        found: list[Voice] = []
        for module in dict.fromkeys([*preset, *self._ask("LIST OUTPUT_MODULES")]):
            if module not in _MUTE:
                with suppress(_RefusedError):  # One that cannot tell them is left out.
                    self._ask(f"SET SELF OUTPUT_MODULE {module}")
                    rows = [row.split("\t") for row in self._ask("LIST SYNTHESIS_VOICES")]
                    found += [Voice(row[0], row[1], module) for row in rows if len(row) > 1]
        self._chosen = None
        return found

    def speak(self, text: str, voice: Voice, rate: float, stopped: Event) -> None:
        """Say a text."""
        self._choose(voice, rate)
        self._ask("SPEAK")
        self._ended = False
        self._ask("\r\n".join([*map(_escaped, text.splitlines()), "."]))
        while not self._ended and not stopped.is_set():
            self._read(POLL_INTERVAL)
        if not self._ended:
            self._ask("CANCEL SELF")
        while not self._ended:
            if self._read(_ANSWER_TIMEOUT) is None:
                raise EngineTroubleError(text)

    def close(self) -> None:
        """Part from the service; it stays, for it serves other programs, too."""
        self._socket.close()

    def _choose(self, voice: Voice, rate: float) -> None:
        """Set the voice and its rate, where they were others before."""
        if self._chosen != (voice, rate):
            self._ask(f"SET SELF OUTPUT_MODULE {voice.source}")
            self._ask(f"SET SELF LANGUAGE {voice.language}")
            self._ask(f"SET SELF SYNTHESIS_VOICE {voice.name}")
            self._ask(f"SET SELF RATE {_rate(rate)}")
            self._chosen = voice, rate

    def _ask(self, command: str) -> list[str]:
        """Send a command, and return the lines of its answer but the last, which sums it up."""
        answer: list[str] = []
        try:
            self._socket.sendall(f"{command}\r\n".encode())
        except OSError as error:
            raise EngineTroubleError(command) from error
        while True:
            line = self._read(_ANSWER_TIMEOUT)
            if line is None:
                raise EngineTroubleError(command)
            if line.startswith("7"):
                continue
            if line[3:4] != "-":
                break
            answer.append(line[4:])
        if line[:1] not in ("1", "2"):
            raise _RefusedError(line)
        return answer

    def _read(self, wait: float) -> str | None:
        """Return the next line, or None if none comes in time; note what says that a text ended."""
        self._socket.settimeout(wait)
        while b"\n" not in self._bytes:
            try:
                more = self._socket.recv(4096)
            except TimeoutError:
                return None
            except OSError as error:
                raise EngineTroubleError from error
            if not more:
                raise EngineTroubleError
            self._bytes += more
        first, _, self._bytes = self._bytes.partition(b"\n")
        line = first.decode(errors="replace").rstrip("\r")
        self._ended = self._ended or line.startswith(_ENDS)
        return line


def _escaped(line: str) -> str:
    """Return a line as it is sent: one that begins with a dot could end the text."""
    return f".{line}" if line.startswith(".") else line


def _rate(factor: float) -> int:
    """Return a rate as the service counts: from -100, half as fast, to 100, about three times."""
    return round((factor - 1) * (60 if factor > 1 else 200))


def _connect() -> socket.socket:
    """Return a connection to the service, once it runs."""
    path = _address()
    with suppress(OSError):
        return _connection(path)
    try:
        subprocess.run(
            ["speech-dispatcher", "--spawn"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=_START_TIMEOUT,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise EngineTroubleError from error
    until = time.monotonic() + _START_TIMEOUT
    while time.monotonic() < until:
        with suppress(OSError):
            return _connection(path)
        time.sleep(POLL_INTERVAL)
    raise EngineTroubleError


def _connection(path: str) -> socket.socket:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        made.connect(path)
    except OSError:
        made.close()
        raise
    return made


def _address() -> str:
    """Return where the service listens."""
    chosen = os.environ.get("SPEECHD_ADDRESS", "")
    if chosen.startswith("unix_socket:"):
        return chosen.removeprefix("unix_socket:")
    runtime = os.environ.get("XDG_RUNTIME_DIR") or str(Path("~/.cache").expanduser())
    return f"{runtime}/speech-dispatcher/speechd.sock"
