"""What speaks on each system, with a double of the service or the command behind it."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest

from app.speech import sapi, say
from app.speech.engine import EngineTroubleError, Voice, voice_for
from app.speech.sapi import Sapi
from app.speech.say import Say
from app.speech.speech_dispatcher import SpeechDispatcher
from tests.patience import PATIENCE, wait_until

ALWAYS = Event()
ALWAYS.set()


ANSWERS = {
    "LIST OUTPUT_MODULES": "250-espeak-ng\r\n250-dummy\r\n250-greek\r\n250 OK\r\n",
    "GET OUTPUT_MODULE": "251-greek\r\n251 OK\r\n",
    "SPEAK": "230 OK RECEIVING DATA\r\n",
    "CANCEL SELF": "703-7\r\n703-1\r\n703 CANCELED\r\n210 OK CANCELED\r\n",
}
VOICES = {"greek": "249-Melina\tel\tnone\r\n", "espeak-ng": "249-Al\ten-US\tnone\r\n249-odd\r\n"}
QUEUED, END = "225-7\r\n225 OK MESSAGE QUEUED\r\n", "702-7\r\n702-1\r\n702 END\r\n"


class Service:
    """Speaks the protocol of Speech Dispatcher over a socket, and notes what it is told."""

    def __init__(self, path: Path) -> None:
        self.told: list[str] = []
        self.texts: list[str] = []
        self.endless = False
        self.refuses = self.keeps_silent_about = "nothing"
        self._module = ""
        self._server = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._server.bind(str(path))
        self._server.listen(1)
        self._thread = Thread(target=self._serve, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self.wait_for_end()
        self._server.close()

    def wait_for_end(self) -> None:
        """Wait until the other side has closed the connection."""
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def _serve(self) -> None:
        connection, _ = self._server.accept()
        with connection, connection.makefile("rw", encoding="utf-8", newline="") as lines:
            while line := lines.readline():
                assert line.endswith("\r\n")
                lines.write(self._answer(line.strip()))
                lines.flush()
                if line == "SPEAK\r\n":
                    text = list(iter(lambda: lines.readline().strip(), "."))
                    self.texts.append("\n".join(text))
                    lines.write(QUEUED if self.endless else QUEUED + END)
                    lines.flush()

    def _answer(self, command: str) -> str:
        self.told.append(command)
        if command.startswith(self.refuses):
            return "300 ERR\r\n"
        if command.startswith(self.keeps_silent_about):
            return ""
        if command.startswith("SET SELF OUTPUT_MODULE "):
            self._module = command.rsplit(maxsplit=1)[-1]
        if command == "LIST SYNTHESIS_VOICES":
            return f"{VOICES[self._module]}249 OK VOICE LIST SENT\r\n"
        return ANSWERS.get(command, "208 OK\r\n")


linux = pytest.mark.skipif(sys.platform != "linux", reason="speaks on Linux alone")


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    path = tmp_path / "speechd.sock"
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{path}")
    made = Service(path)
    yield made
    made.close()


@pytest.fixture
def dispatcher(service: Service) -> Iterator[SpeechDispatcher]:
    made = SpeechDispatcher()
    yield made
    made.close()


@linux
def test_the_voices_of_all_synthesizers_the_preset_one_first(dispatcher: SpeechDispatcher) -> None:
    assert dispatcher.voices() == [
        Voice("Melina", "el", "greek"), Voice("Al", "en-US", "espeak-ng"),
    ]  # fmt: skip


@linux
def test_a_synthesizer_that_is_refused_is_left_out(
    dispatcher: SpeechDispatcher, service: Service
) -> None:
    service.refuses = "SET SELF OUTPUT_MODULE espeak-ng"
    assert dispatcher.voices() == [Voice("Melina", "el", "greek")]


@linux
def test_one_that_keeps_silent_is_trouble_for_its_answer_may_come_late(
    dispatcher: SpeechDispatcher, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.speech.speech_dispatcher._ANSWER_TIMEOUT", 0.05)
    service.keeps_silent_about = "LIST SYNTHESIS_VOICES"
    with pytest.raises(EngineTroubleError, match="LIST"):
        dispatcher.voices()


@linux
def test_a_service_that_refuses_at_the_start_is_left(service: Service) -> None:
    service.refuses = "SET SELF PRIORITY"
    with pytest.raises(EngineTroubleError, match="300") as refused:
        SpeechDispatcher()
    service.wait_for_end()
    assert refused.tb is not None  # All that was made is still there, but for the connection.


@linux
def test_a_text_is_said_by_its_voice(dispatcher: SpeechDispatcher, service: Service) -> None:
    voice = Voice("Melina", "el", "greek")
    for text in ("Σειρά σου.\n.δύο", "Τέλος."):
        dispatcher.speak(text, voice, 2.0, Event())
    assert service.texts == ["Σειρά σου.\n..δύο", "Τέλος."]
    assert service.told.count("SET SELF SYNTHESIS_VOICE Melina") == 1
    assert "SET SELF RATE 60" in service.told


@linux
def test_a_text_that_is_stopped_is_cancelled(
    dispatcher: SpeechDispatcher, service: Service
) -> None:
    service.endless = True
    dispatcher.speak("Without end.", Voice("Al", "en-US", "espeak-ng"), 1.0, ALWAYS)
    assert service.told[-1] == "CANCEL SELF"


@linux
def test_what_is_refused_is_trouble(dispatcher: SpeechDispatcher, service: Service) -> None:
    service.refuses = "SET SELF LANGUAGE"
    with pytest.raises(EngineTroubleError, match="300"):
        dispatcher.speak("One.", Voice("Al", "en-US", "espeak-ng"), 1.0, Event())


@linux
def test_without_the_service_there_is_nothing_that_speaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/none")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(EngineTroubleError):
        SpeechDispatcher()


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A command in place of macOS's; it notes what it says, and says "long" without end."""
    script = tmp_path / "say"
    script.write_text(
        "#!/bin/sh\n"
        'if [ "$2" = "?" ]; then echo "Melina              el_GR    # Γεια σου!"; exit; fi\n'
        'text=$(cat); echo "$* $text" >>"${0%/*}/said"\n'
        '[ "$text" = long ] && exec sleep 60\n'
        '[ "$text" != wrong ]\n'
    )
    script.chmod(0o755)
    monkeypatch.setattr(say, "_COMMAND", str(script))
    return script


@pytest.mark.skipif(sys.platform == "win32", reason="the command is a shell's script")
def test_the_command_of_macos(command: Path) -> None:
    engine = Say()
    (voice,) = engine.voices()
    assert voice == Voice("Melina", "el_GR")
    engine.speak("Σειρά σου.", voice, 2.0, Event())
    stopped, noted = Event(), command.parent / "said"

    def stop() -> None:
        wait_until(lambda: "long" in noted.read_text("utf-8"))
        stopped.set()

    Thread(target=stop).start()
    engine.speak("long", voice, 1.0, stopped)
    with pytest.raises(EngineTroubleError):
        engine.speak("wrong", voice, 1.0, Event())
    assert noted.read_text("utf-8").splitlines() == [
        "-v Melina -r 350 -f - Σειρά σου.",
        "-v Melina -r 175 -f - long",
        "-v Melina -r 175 -f - wrong",
    ]


POWERSHELL = """
import base64, sys
print("voice\\tONE\\ten-US\\nvoice\\tTWO\\tel-GR\\nready", flush=True)
for line in sys.stdin:
    what, voice, rate, text = line.rstrip("\\n").split("\\t")
    text = base64.b64decode(text).decode() if text else ""
    if text == "gone":
        break
    if what == "stop" or text != "long":
        print("said", flush=True)
"""


@pytest.fixture
def windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sapi]:
    """The engine of Windows with another process in place of PowerShell."""
    script = tmp_path / "powershell.py"
    script.write_text(POWERSHELL)
    monkeypatch.setattr(sapi, "COMMAND", (sys.executable, str(script)))
    engine = Sapi()
    yield engine
    engine.close()


def test_the_voices_of_windows(windows: Sapi) -> None:
    english, greek = windows.voices()
    assert greek == Voice("TWO", "el-GR")
    windows.speak("Σειρά σου.", greek, 1.0, Event())
    windows.speak("long", english, 0.75, ALWAYS)
    with pytest.raises(EngineTroubleError):
        windows.speak("gone", english, 1.0, Event())


def test_nothing_is_left_of_it(windows: Sapi) -> None:
    windows.close()
    assert windows._process.returncode is not None


def test_of_a_language_the_usual_voice_is_taken() -> None:
    voices = [Voice("A", "en-029"), Voice("B", "en-GB"), Voice("C", "el_GR")]
    assert voice_for("en", voices) == voices[1]
    assert voice_for("el", voices) == voices[2]
    assert voice_for("en", voices[:1]) == voices[0]
    assert voice_for("fr", voices) is None
