"""Bots whose evaluation has weights, and the data files that hold them.

A file ``weights/KEY.json`` in the bot's package holds ``{"command", "start", "weights"}``: the
command that made it, what that started from, and the weights by name.
"""

from abc import abstractmethod
from collections.abc import Mapping
from importlib.resources import files
from math import isfinite
from pathlib import Path
from typing import ClassVar, Self, TypeAlias

from engine.bots.bot import Bot
from engine.core.jsontext import BadJson, read_json
from engine.core.options import Options
from engine.core.reading import quoted

Weights: TypeAlias = Mapping[str, float]
"""By name; one that is left out weighs 0."""


class WeightedBot(Bot):
    """A bot that plays with weights, which can be tuned in the arena.

    A subclass names its ``package``, its keys and its scales. It asks ``weights`` for those it
    plays with.
    """

    package: ClassVar[str]
    """The package in whose folder ``weights`` the files lie."""

    def __init__(self, other: Mapping[str, Weights] | None = None) -> None:
        """Use ``other`` weights, by key, in place of those of its files."""
        self._other = dict(other or {})
        self._read: dict[str, Weights] = {}

    @abstractmethod
    def weights_key(self, seats: int, options: Options) -> str:
        """Return the name, without ``.json``, of the file for a table with these options."""

    @abstractmethod
    def scales(self, key: str) -> Mapping[str, float]:
        """Return the names of all weights of a key, each with a change of it that is worth trying.

        The scale is roughly the standard deviation of the tuner's first changes; 0 leaves a weight
        as it is.
        """

    def weights(self, key: str) -> Weights:
        """Return all the weights that the bot plays with. Raises ValueError as read_weights."""
        if key not in self._read:
            given = self._other.get(key)
            if given is None:
                file = files(self.package) / "weights" / f"{key}.json"
                text = file.read_text("utf-8")
                given = read_weights(text, f"{key}.json")
            self._read[key] = complete(given, self.scales(key), key)
        return self._read[key]

    def with_weights(self, key: str, weights: Weights) -> Self:
        """Make a bot of this kind with other weights."""
        return type(self)({**self._other, key: weights})

    def path(self, key: str) -> Path:
        """Return the path of a key's file in the source folder; the file may be missing."""
        return Path(str(files(self.package))) / "weights" / f"{key}.json"


def complete(given: Weights, scales: Mapping[str, float], where: str) -> Weights:
    """Return all weights that have a scale. Raises ValueError if one is given that has none."""
    for name in given:
        if name not in scales:
            raise ValueError(f"{where}: there is no weight {name!r}")
    return {name: given.get(name, 0.0) for name in scales}


def read_weights(text: str, where: str) -> Weights:
    """Read the weights in a file's text. Raises ValueError, which names the place."""
    try:
        document = read_json(text)
    except BadJson as error:
        raise ValueError(f"{where}: {error}") from None
    match document:
        case {"command": str(), "start": str(), "weights": dict(weights)} if len(document) == 3:
            for name, value in weights.items():
                if type(value) not in (int, float) or not isfinite(value):
                    raise ValueError(f"{where}: {name} is no number, but {quoted(value)}")
            return weights
    raise ValueError(f"{where}: command, start and weights expected")
