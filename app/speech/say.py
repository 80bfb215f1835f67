"""The voices of macOS, by its command `say`."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from threading import Event
from typing import Final

from app.speech.engine import POLL_INTERVAL, EngineTroubleError, Voice

_COMMAND: Final = "/usr/bin/say"
_WORDS: Final = 175
"""Words a minute of a voice by itself."""
_ANSWER_TIMEOUT: Final = 10.0
"""Seconds for which the list of the voices is waited for."""
_ROW: Final = re.compile(r"(?P<name>.+?)\s+(?P<language>[a-z]{2,3}_\w+)\s+#")


class Say:
    """Runs the command once for each text, which it is given as its input."""

    def voices(self) -> Sequence[Voice]:
        """Return the voices that the command lists."""
        try:
            listed = subprocess.run(
                [_COMMAND, "-v", "?"], capture_output=True, timeout=_ANSWER_TIMEOUT, check=True
            )
        except (OSError, subprocess.SubprocessError) as error:
            raise EngineTroubleError from error
        return listed_voices(listed.stdout.decode(errors="replace"))

    def speak(self, text: str, voice: Voice, rate: float, stopped: Event) -> None:
        """Say a text."""
        command = [_COMMAND, "-v", voice.name, "-r", str(round(_WORDS * rate)), "-f", "-"]
        try:
            process = subprocess.Popen(command, stdin=subprocess.PIPE)
        except OSError as error:
            raise EngineTroubleError from error
        with process:
            assert process.stdin is not None
            with suppress(OSError):  # It has ended already; its code says how.
                process.stdin.write(text.encode())
                process.stdin.close()
            while process.poll() is None:
                if stopped.wait(POLL_INTERVAL):
                    process.terminate()
                    return
        if process.returncode:
            raise EngineTroubleError(process.returncode)

    def close(self) -> None:
        """Do nothing: a text that is being said has been stopped."""


def listed_voices(lines: str) -> list[Voice]:
    """Return the voices of the command's list.

    >>> listed_voices("Melina (Enhanced)   el_GR    # Γεια σου! Με λένε Melina.")
    [Voice(name='Melina (Enhanced)', language='el_GR', source='')]
    """
    rows = map(_ROW.match, lines.splitlines())
    return [Voice(row["name"], row["language"]) for row in rows if row is not None]
