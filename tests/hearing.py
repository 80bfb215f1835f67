"""A player of sounds that nobody hears."""

from app.sound.sounds import Sound


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
