"""The players of the arena, by name."""

import json
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from engine.bots import BOTS
from engine.bots.baseline import Random
from engine.bots.bot import LEVELS, Bot
from engine.bots.playing import BotPlayer, MatchPlayer
from engine.bots.weights import WeightedBot, read_weights
from engine.core.options import Options

NAMES = (*LEVELS, "random", "greedy")
"""The names of players: a game's bot at each level, and the baselines."""


class Spec(NamedTuple):
    """A player to be made: one of NAMES, and weights for its bot in place of those of its files."""

    label: str
    """The name in tables."""
    name: str
    weights: tuple[tuple[str, float], ...] | None = None


def read_spec(text: str) -> Spec:
    """Read the text that names a player: ``hard``, or ``hard@FILE`` with a file of weights.

    Raises ValueError, or OSError if the file cannot be read.
    """
    name, at, file = text.partition("@")
    if not at:
        return Spec(text, name)
    return Spec(text, name, tuple(read_weights(Path(file).read_text("utf-8"), file).items()))


def make_player(spec: Spec, game: str, seats: int, options: Options) -> MatchPlayer:
    """Make the player for a table. Raises ValueError if there is none."""
    if spec.weights is None and spec.name == "random":
        return Random()
    if spec.weights is None and spec.name == "greedy":
        return BOTS[game].greedy
    for level in LEVELS:
        if spec.name == level:
            return BotPlayer(_bot(spec, game, seats, options), level)
    raise ValueError(f"there is no player {spec.label!r}; there are: {', '.join(NAMES)}")


def _bot(spec: Spec, game: str, seats: int, options: Options) -> Bot:
    if game not in BOTS:
        raise ValueError(f"{game} has no bot")
    bot = BOTS[game]
    if spec.weights is None:
        return bot
    weighted = weighted_bot(game)
    return weighted.with_weights(weighted.weights_key(seats, options), dict(spec.weights))


def weighted_bot(game: str) -> WeightedBot:
    """Return the bot of a game, if it has weights. Raises ValueError."""
    bot = BOTS.get(game)
    if not isinstance(bot, WeightedBot):
        raise ValueError(f"{game} has no bot with weights")
    return bot


def weights_digest(spec: Spec, game: str, seats: int, options: Options) -> str | None:
    """Return a digest of the weights that a bot plays by at a table; None without weights.

    It is the first 16 hexadecimal digits of the SHA-256 of the weights by name, in the order of the
    names, however their file is laid out.
    """
    if spec.name not in LEVELS:
        return None
    bot = _bot(spec, game, seats, options)
    if not isinstance(bot, WeightedBot):
        return None
    weights = bot.weights(bot.weights_key(seats, options))
    numbers = {name: float(weights[name]) for name in sorted(weights)}
    return sha256(json.dumps(numbers).encode()).hexdigest()[:16]
