"""The questions of the set-up page about a game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, NamedTuple

from app.texts import texts
from engine.core.game import Game
from engine.core.options import RANDOM, OptionValue, complete_options

T = texts("SetupPage")


class Detail(NamedTuple):
    """One of the things that an option brings, behind a mark such as the number of a round."""

    mark: str
    text: str


class Switch(NamedTuple):
    """An option that is on or off: its value either way, and how it is shown.

    `icon` is the name of an icon or, after "#", a figure. The `details` are told once it is on.
    """

    option: str
    off: OptionValue
    on: OptionValue
    icon: str
    title: str
    line: str
    details: tuple[Detail, ...] = ()


class Pick(NamedTuple):
    """An option with several choices: a word for each one that fits the number of players."""

    option: str
    title: str
    line: str
    words: Mapping[OptionValue, str]


class Unnamed(NamedTuple):
    """A choice that names no player: the lot decides, or the team does later."""

    value: OptionValue
    word: str


class Starter(NamedTuple):
    """The option that names a player, such as the one who starts; `pill` stands on their seat."""

    option: str
    title: str
    line: str
    pill: str
    unnamed: Unnamed | None = None
    """The choice that names none, which the page begins with; None if there is none."""


class GameSetup(ABC):
    """The options and words of a game on the set-up page, in the language on screen."""

    rules: Game[Any]

    @abstractmethod
    def switches(self, seats: int) -> tuple[Switch, ...]:
        """Return the options that are on or off; the same ones for any number of players."""

    def picks(self, seats: int) -> tuple[Pick, ...]:
        """Return the options with several choices; the same ones for any number of players."""
        return ()

    @abstractmethod
    def starter(self) -> Starter:
        """Return the option that names a player."""

    @abstractmethod
    def summary(self, seats: int, options: Mapping[str, OptionValue]) -> str:
        """Say what will be dealt, in one line for the rail."""

    def variant(self, seats: int, options: Mapping[str, OptionValue]) -> str:
        """Say what is switched on or picked besides the plain game, in a line; "" for nothing."""
        on = [each.title for each in self.switches(seats) if options.get(each.option) == each.on]
        defaults = complete_options(self.rules.options, {}, seats)
        picked = [
            pick.words[options[pick.option]]
            for pick in self.picks(seats)
            if options.get(pick.option, defaults[pick.option]) != defaults[pick.option]
        ]
        return " · ".join([*on, *picked])

    def seat_line(self, seat: int, options: Mapping[str, OptionValue]) -> str:
        """Say what the options make of a seat, such as its team; "" for nothing."""
        return ""

    def hand_size(self, seats: int, options: Mapping[str, OptionValue]) -> int:
        """Return how many cards each player is dealt; the engine says so by dealing."""
        starter = self.starter().option
        chosen = {name: value for name, value in options.items() if name != starter}
        state = self.rules.deal(seats, complete_options(self.rules.options, chosen, seats), 0)
        return len(self.rules.document(state)["hands"][0])


def by_lot() -> Unnamed:
    """Return the choice that leaves it to the lot."""
    return Unnamed(RANDOM, T("At random")())


open_hands_word = T("Open hands", note="That no curtain falls between people who trust each other.")
