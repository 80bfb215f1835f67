"""What is heard of Face to Face."""

from typing import Final

from app.games.numbers.sounds import TURNS
from app.games.sounds import SoundTable, of_winners
from app.sound.sounds import Sound, step
from engine.games.face_to_face.happenings import (
    DuelWon,
    GiftGiven,
    GiftRewarded,
    GiftWithheld,
    OwnCardPlaced,
)


def _placed(placed: OwnCardPlaced, _listener: int | None) -> Sound:
    return Sound.TRICK if placed.trick else step(placed.steps, up=placed.way == "up")


def _won(duel: DuelWon, listener: int | None) -> Sound:
    return of_winners((duel.winner,), listener)


SOUNDS: Final[SoundTable] = {
    **TURNS,
    OwnCardPlaced: _placed,
    GiftGiven: Sound.TRICK,
    GiftRewarded: None,
    GiftWithheld: None,
    DuelWon: _won,
}
