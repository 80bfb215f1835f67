"""What is heard of turns in which cards are placed and then drawn."""

from typing import Final

from app.games.sounds import IN_EVERY_GAME, SoundTable
from engine.core.turn_happenings import CardsDrawn, DrawPileRanOut, TurnBegan, TurnEnded

TURNS: Final[SoundTable] = {
    **IN_EVERY_GAME,
    TurnEnded: None,
    CardsDrawn: None,
    DrawPileRanOut: None,
    TurnBegan: None,
}
