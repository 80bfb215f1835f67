"""The players at the table as the pages show them, and what they have chosen to play."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from app import common_texts
from app.texts import texts

if TYPE_CHECKING:
    from engine.bots.bot import Level
    from engine.core.events import Kind

T = texts("Players")

COLOURS: Final = 6
"""The number of players' colours, each with its shape."""

LEVELS: Final[tuple[Level, ...]] = ("easy", "normal", "hard")
"""Of computer players, by strength. Those of the engine are loaded with all of its players."""

LONGEST_NAME: Final = 20
"""Letters of a name, at most."""

_JOINERS: Final = "\u200c\u200d"
"""Characters that hold letters, or the parts of an emoji, together."""


class _Player(NamedTuple):
    given: str
    """The name that somebody has typed; "" for none."""
    colour: int
    kind: Kind = "human"
    seat: int = 0
    begun_as: Kind = "human"
    """The shown name of a player without one follows from the seat and this kind, the first."""


class PlayerInfo(_Player):
    """A player at the table: name, colour (0..5, with its shape) and kind.

    A player without a name is "Player 2" or "Robot 2", in the language on screen.
    """

    __slots__ = ()

    @property
    def name(self) -> str:
        return self.given or shown_name("", self.seat, self.begun_as)

    @property
    def remembered_as(self) -> str:
        """The name by which choices are kept; of a player without one the seat, in any language."""
        return self.given or f"#{self.seat + 1}"


class NewMatch(NamedTuple):
    """A new match as the set-up page asks for it; `seed` is the deal number.

    With `open_hands` no curtain falls between the people at the screen.
    """

    game: str
    options: Mapping[str, Any]
    players: tuple[PlayerInfo, ...]
    seed: int
    open_hands: bool = False


def named(
    name: str, colour: int, kind: Kind, seat: int, begun_as: Kind | None = None
) -> PlayerInfo:
    """Return the player at a seat by the name in a file; `begun_as` is `kind` unless given."""
    if can_be_shown(one_line(name)):
        return PlayerInfo(shown_name(name, seat), colour, kind)
    return PlayerInfo("", colour, kind, seat, begun_as or kind)


def people_among(players: Iterable[PlayerInfo]) -> list[str]:
    """Return by what those players who are people are remembered."""
    return [player.remembered_as for player in players if player.kind == "human"]


def plain_letters(text: str) -> str:
    """Return a text without capitals and accents: what two names share that are the same."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return plain.replace("ς", "σ")


def told_apart(players: Iterable[PlayerInfo]) -> list[PlayerInfo]:
    """Return the players of one table, no two of whom have the same name.

    Set-up lets nobody share one, but a file from elsewhere may. Whoever comes later has a number
    after the name.
    """
    found, taken = list[PlayerInfo](), set[str]()
    for player in players:
        number, name = 1, player.name
        while plain_letters(name) in taken:
            number += 1
            name = f"{player.name[: LONGEST_NAME - 2]} {number}"
        taken.add(plain_letters(name))
        found.append(player if number == 1 else player._replace(given=name))
    return found


def can_be_shown(line: str) -> bool:
    """Tell whether anything of a name can be seen."""
    return not all(unicodedata.category(letter)[0] in "CZM" for letter in line)


def shown_name(name: str, seat: int, kind: Kind = "human") -> str:
    """Return a name from a file as it can be shown: one short line.

    If nothing of it can be seen, it is "Player 2", or "Robot 2" for a computer. `seat` counts from
    0.
    """
    line = one_line(name)
    if not can_be_shown(line):
        numbered = T("Player {number}") if kind == "human" else T("Robot {number}")
        return numbered(number=seat + 1)
    if len(line) <= LONGEST_NAME:
        return line
    cut = line[: LONGEST_NAME - 1]
    return cut.rstrip(f" {_JOINERS}") + "…"


def kind_words(kind: Kind) -> str:
    """Return what plays a seat, as it stands under the name."""
    if kind == "human":
        return level_word(kind)
    return T("computer, {level}")(level=level_word(kind))


def level_word(kind: Kind) -> str:
    """Return the strength of a player; a person is just that."""
    match kind:
        case "human":
            return T("person")()
        case "easy":
            return T("easy")()
        case "normal":
            return common_texts.normal()
        case "hard":
            return common_texts.hard()


def one_line(text: str) -> str:
    """Return a foreign text without line ends, control characters and marks of direction."""
    return " ".join("".join(map(_harmless, text)).split())


def _harmless(letter: str) -> str:
    category = unicodedata.category(letter)
    if category == "Cc":
        return " "
    return "" if category in ("Cf", "Cs") and letter not in _JOINERS else letter
