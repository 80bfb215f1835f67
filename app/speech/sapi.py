"""The voices of Windows, by its Speech API, in a PowerShell that goes on as long as it is needed.

Lines lead there and back. Once no more can come, because the program is gone, it ends by itself.
"""

from __future__ import annotations

import base64
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from math import log
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Final

from app.speech.engine import POLL_INTERVAL, EngineTroubleError, Voice

_ANSWER_TIMEOUT: Final = 20.0
"""Seconds for which an answer is waited for: the first one comes once PowerShell has started."""

_NO_WINDOW: Final = 0x0800_0000
"""A flag that is known on Windows alone."""
COMMAND: Final = ("powershell.exe", "-NoProfile", "-NonInteractive", "-InputFormat", "None")
"""Without a format for its input, PowerShell leaves that to the script."""

_SCRIPT: Final = r"""
$ErrorActionPreference = 'Stop'
$voice = New-Object -ComObject SAPI.SpVoice
$tokens = @{}
foreach ($place in 'Speech_OneCore', 'Speech') {
  try {
    $category = New-Object -ComObject SAPI.SpObjectTokenCategory
    $category.SetId("HKEY_LOCAL_MACHINE\SOFTWARE\Microsoft\$place\Voices", $false)
    foreach ($token in $category.EnumerateTokens()) {
      $code = [Convert]::ToInt32($token.GetAttribute('Language').Split(';')[0], 16)
      $language = [Globalization.CultureInfo]::GetCultureInfo($code).Name
      $tokens[$token.Id] = $token
      [Console]::Out.WriteLine("voice`t" + $token.Id + "`t" + $language)
    }
  } catch { }
}
[Console]::Out.WriteLine('ready')
$reader = New-Object IO.StreamReader([Console]::OpenStandardInput())
$next = $reader.ReadLineAsync()
$speaks = $false
while ($true) {
  if ($next.Wait(30)) {
    if ($null -eq $next.Result) { break }
    $what, $id, $rate, $text = $next.Result.Split("`t")
    if ($what -eq 'say') {
      $voice.Voice = $tokens[$id]
      $voice.Rate = [int]$rate
      $text = [Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($text))
      [void]$voice.Speak($text, 19)
      $speaks = $true
    } else {
      [void]$voice.Speak('', 3)
    }
    $next = $reader.ReadLineAsync()
  }
  if ($speaks -and $voice.WaitUntilDone(0)) {
    $speaks = $false
    [Console]::Out.WriteLine('said')
  }
}
"""
"""Flags of Speak: 1 does not wait, 2 stops what is being said, 16 takes the text as no markup."""


class Sapi:
    """The process, which tells its voices first."""

    def __init__(self) -> None:
        encoded = base64.b64encode(_SCRIPT.encode("utf-16-le")).decode()
        try:
            self._process = subprocess.Popen(
                [*COMMAND, "-EncodedCommand", encoded],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                creationflags=_NO_WINDOW if sys.platform == "win32" else 0,
            )
        except OSError as error:
            raise EngineTroubleError from error
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._reader = Thread(target=self._read, name="voices", daemon=True)
        self._reader.start()
        self._voices: list[Voice] = []
        try:
            while (line := self._next(_ANSWER_TIMEOUT)) != "ready":
                _, name, language = line.split("\t")
                self._voices.append(Voice(name, language))
        except (Empty, ValueError, EngineTroubleError) as error:
            self.close()
            raise EngineTroubleError from error

    def voices(self) -> Sequence[Voice]:
        """Return the voices of Windows, the newer ones first."""
        return self._voices

    def speak(self, text: str, voice: Voice, rate: float, stopped: Event) -> None:
        """Say a text."""
        encoded = base64.b64encode(text.encode()).decode()
        # From -10, a third as fast, to 10, three times as fast.
        self._send(f"say\t{voice.name}\t{round(10 * log(rate, 3))}\t{encoded}")
        while not stopped.is_set():
            with suppress(Empty):
                if self._next(POLL_INTERVAL) == "said":
                    return
        self._send("stop\t\t\t")
        try:
            while self._next(_ANSWER_TIMEOUT) != "said":
                pass
        except Empty as error:
            raise EngineTroubleError(text) from error

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # What was still to be sent has nowhere to go.
                if pipe is not None:
                    pipe.close()

    def _send(self, line: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{line}\n".encode())
            self._process.stdin.flush()
        except OSError as error:
            raise EngineTroubleError from error

    def _next(self, wait: float) -> str:
        """Return the next line of the process; raise `Empty` if none comes in time."""
        line = self._lines.get(timeout=wait)
        if not line:
            raise EngineTroubleError
        return line

    def _read(self) -> None:
        """Pass on its lines, and an empty one once there are no more."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line.decode(errors="replace").strip())
        self._lines.put("")
