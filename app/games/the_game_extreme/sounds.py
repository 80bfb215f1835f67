"""What is heard of Extreme."""

from typing import Final

from app.games.sounds import SoundTable
from app.games.the_game.sounds import SOUNDS as THE_GAME
from app.sound.sounds import Sound
from engine.games.the_game.command_happenings import (
    CommandCameIntoForce,
    CommandLapsed,
    CommandTookEffect,
    PileChosen,
    SkullCovered,
)

SOUNDS: Final[SoundTable] = {
    **THE_GAME,
    SkullCovered: Sound.DOUSED,
    CommandLapsed: None,
    CommandCameIntoForce: Sound.REVEALED,
    CommandTookEffect: Sound.REVEALED,
    PileChosen: None,
}
