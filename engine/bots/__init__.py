"""The computer players, a package a game. They see a view, never a state."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.bots.bot import Bot
from engine.bots.the_game import THE_GAME

BOTS: Mapping[str, Bot] = MappingProxyType(
    {
        "the-game": THE_GAME,
    }
)
"""Who plays a game, by the game's id."""
