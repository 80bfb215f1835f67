"""A player of sounds, and a speaker, that nobody hears."""

from app.sound.sounds import Sound
from app.speech.speaking import Speaking
from app.speech.utterance import SpeechOutcome, Tell, Utterance


class FakePlayer:
    """Notes what would be heard, and how loud."""

    def __init__(self) -> None:
        self.made = 0
        self.played: list[tuple[Sound, float]] = []
        self.closed = 0

    def make(self) -> "FakePlayer":
        self.made += 1
        return self

    def play(self, sound: Sound, gain: float) -> None:
        self.played.append((sound, gain))

    def close(self) -> None:
        self.closed += 1

    @property
    def sounds(self) -> list[Sound]:
        """The sounds that were played, in order."""
        return [sound for sound, _ in self.played]

    def forget(self) -> None:
        """Begin anew."""
        self.played.clear()


class FakeSpeaker:
    """Notes what would be said; ends each text at once, or when it is told to."""

    def __init__(self) -> None:
        self.made = 0
        self.said: list[Utterance] = []
        self.cut_off: list[str] = []
        self.closed: list[bool] = []
        self.voices = {"en", "el"}
        self.engine = True
        self.slow = False
        """Each text ends when `finish` is called."""
        self._saying: Utterance | None = None
        self._tell: Tell

    def make(self, tell: Tell) -> "FakeSpeaker":
        self.made += 1
        self._tell = tell
        return self

    def say(self, utterance: Utterance) -> None:
        if utterance.text:
            self.said.append(utterance)
        self._saying = utterance
        if not (self.slow and utterance.text):
            self.finish()

    def finish(self) -> None:
        """End the text that is being said."""
        assert self._saying is not None
        utterance, self._saying = self._saying, None
        there = utterance.language in self.voices
        outcome = SpeechOutcome.DONE if there else SpeechOutcome.NO_VOICE
        self._tell(utterance, outcome if self.engine else SpeechOutcome.NO_ENGINE)

    def stop(self) -> None:
        if self._saying is not None:
            self.cut_off.append(self._saying.text)

    def close(self, *, wait: bool) -> None:
        self.closed.append(wait)

    @property
    def texts(self) -> list[str]:
        """The texts that were said, in order."""
        return [utterance.text for utterance in self.said]

    def forget(self) -> None:
        """Begin anew."""
        self.said.clear()
        self.cut_off.clear()


class FakeVoice(Speaking):
    """What tells what is done, for as long as a test wants."""

    speaks = False

    @property
    def busy(self) -> bool:
        return self.speaks

    def begin(self) -> None:
        self.speaks = True

    def hush(self) -> None:
        self.speaks = False
        self.ended.emit()
