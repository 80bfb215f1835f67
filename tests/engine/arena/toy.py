"""A small bot with weights for every game, to try the arena with."""

from collections.abc import Mapping, Sequence

import pytest

from engine.arena import players, tournament
from engine.bots import BOTS
from engine.bots.bot import BotHint, HintReason, Level
from engine.bots.weights import WeightedBot
from engine.core.chance import Chance
from engine.core.jsontext import Document
from engine.core.options import Options


class Toy(WeightedBot):
    """Of The Game the least move, if the weight ``size`` is above 0; easy it goes by chance."""

    package = "tests.engine.arena"

    def weights_key(self, seats: int, options: Options) -> str:
        return f"toy-{seats}"

    def scales(self, key: str) -> Mapping[str, float]:
        return {"size": 1.0, "fixed": 0.0}

    def choose(
        self, view: Document, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> str:
        if level == "easy":
            return legal[chance.below(len(legal))]
        tops = {name: cards[-1] for name, cards in view["piles"].items()}
        size = self.weights(self.weights_key(view["seats"], view["options"]))["size"]
        return min(legal, key=lambda action: size * _size(action, tops))

    def hint(self, view: Document, seat: int, legal: Sequence[str]) -> BotHint:
        return BotHint(legal[0], (HintReason("first", {}),))

    def signals(self, view: Document, seat: int, level: Level) -> Mapping[str, str]:
        return {"up1": "leave"} if level == "hard" else {}


def _size(action: str, tops: Mapping[str, int]) -> int:
    if action == "end":
        return 0
    _, card, pile = action.split()
    return abs(int(card) - tops[pile])


def seat_toys(monkeypatch: pytest.MonkeyPatch, weights: Mapping[str, float]) -> None:
    """Lets a toy with these weights be the bot of every game; the greedy players stay."""
    toys = {}
    for game, bot in BOTS.items():
        toys[game] = Toy({f"toy-{seats}": weights for seats in range(1, 7)})
        toys[game].greedy = bot.greedy
    monkeypatch.setattr(players, "BOTS", toys)
    tournament.kept_player.cache_clear()
