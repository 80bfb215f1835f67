"""The computer players, a package a game. They see a view, never a state."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.bots.bot import Bot

BOTS: Mapping[str, Bot] = MappingProxyType({})
"""Who plays a game, by the game's id."""
