"""Who plays a seat in the arena, by name."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from engine.arena.baselines import GREEDY, Random
from engine.bots import BOTS
from engine.bots.bot import LEVELS, Bot, Level
from engine.core.chance import Chance
from engine.core.jsontext import Document


class Player(Protocol):
    """Chooses actions; the same one may sit at several seats of several matches."""

    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        """One of the legal actions, given as texts.

        ``chance`` is the seat's own in this turn: an action that draws from it changes what the
        turn's next one finds, one that only copies it does not.
        """
        ...


class Signaller(Player, Protocol):
    """A player that also signals, in games that have signals."""

    def signals(self, view: Document, seat: int) -> Mapping[str, str]:
        """The signals, by pile, that the seat is to give now."""
        ...


class Levelled:
    """A bot that plays at one of its levels, with the same chance for all actions of a turn."""

    def __init__(self, bot: Bot, level: Level) -> None:
        self._bot = bot
        self._level = level

    def choose(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> str:
        return self._bot.choose(view, seat, legal, self._level, Chance(chance.state))

    def signals(self, view: Document, seat: int) -> Mapping[str, str]:
        return self._bot.signals(view, seat, self._level)


NAMES = (*LEVELS, "random", "greedy")
"""The players there are: a game's bot at each level, and the baselines."""


def player_named(name: str, game: str) -> Player:
    """The player of this name for a game. Raises ValueError where there is none."""
    if name == "random":
        return Random()
    if name == "greedy":
        return GREEDY[game]
    for level in LEVELS:
        if name == level:
            if game not in BOTS:
                raise ValueError(f"{game} has no bot")
            return Levelled(BOTS[game], level)
    raise ValueError(f"there is no player {name!r}; there are: {', '.join(NAMES)}")
