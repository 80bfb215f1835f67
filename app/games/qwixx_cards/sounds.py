"""What is heard of Qwixx."""

from typing import Final

from app.games.sounds import IN_EVERY_GAME, SoundTable, of_winners
from app.sound.sounds import Sound
from engine.games.qwixx_cards.happenings import (
    ColourPlayed,
    DecisionMade,
    DecisionsTurnedUp,
    DiscardPileShuffled,
    DisplayCardTaken,
    DisplayRefilled,
    NothingCrossed,
    NumberCalled,
    NumbersCrossed,
    PenaltyTaken,
    PlayedCardsDiscarded,
    RowClosed,
    ScoresCounted,
    TurnCameTo,
)


def _turned_up(turned: DecisionsTurnedUp, _listener: int | None) -> Sound | None:
    return Sound.CROSSED if any(each != "skip" for each in turned.decisions) else None


def _counted(counted: ScoresCounted, listener: int | None) -> Sound:
    return of_winners(counted.winners, listener)


SOUNDS: Final[SoundTable] = {
    **IN_EVERY_GAME,
    DisplayCardTaken: Sound.LAID,
    DisplayRefilled: None,
    DiscardPileShuffled: None,
    NumberCalled: None,
    DecisionMade: None,
    DecisionsTurnedUp: _turned_up,
    ColourPlayed: Sound.LAID,
    NumbersCrossed: Sound.CROSSED,
    NothingCrossed: None,
    RowClosed: Sound.LOCK,
    PenaltyTaken: Sound.PENALTY,
    PlayedCardsDiscarded: None,
    TurnCameTo: None,
    ScoresCounted: _counted,
}
