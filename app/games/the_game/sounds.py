"""What is heard of The Game."""

from typing import Final

from app.games.numbers.sounds import TURNS
from app.games.sounds import SoundTable
from app.sound.sounds import Sound, step
from engine.games.the_game.happenings import (
    CardPlaced,
    FireCameDue,
    FireCovered,
    FireLit,
    HandRanOut,
    PileWentOutOfReach,
    PlacedUnderSignal,
    SignalsCleared,
    TeamLost,
    TeamWon,
)
from engine.games.the_game.start_happenings import StarterChosen, StartRated


def _placed(placed: CardPlaced, _listener: int | None) -> Sound:
    if placed.trick:
        return Sound.TRICK
    return step(placed.steps, up=placed.pile.startswith("up"))


SOUNDS: Final[SoundTable] = {
    **TURNS,
    StartRated: None,
    StarterChosen: None,
    CardPlaced: _placed,
    PlacedUnderSignal: None,
    FireLit: Sound.FIRE,
    FireCovered: Sound.DOUSED,
    FireCameDue: None,
    PileWentOutOfReach: Sound.LOCK,
    HandRanOut: None,
    SignalsCleared: None,
    TeamWon: Sound.WON,
    TeamLost: Sound.LOST,
}
