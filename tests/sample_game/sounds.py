"""What is heard of Fifty."""

from typing import Final

from app.games.sounds import IN_EVERY_GAME, SoundTable, of_winners
from app.sound.sounds import Sound
from tests.sample_game.rules import CardAdded, RaceWon, SeatStopped


def _won(race: RaceWon, listener: int | None) -> Sound:
    return of_winners(race.winners, listener)


SOUNDS: Final[SoundTable] = {
    **IN_EVERY_GAME,
    CardAdded: Sound.LAID,
    SeatStopped: None,
    RaceWon: _won,
}
