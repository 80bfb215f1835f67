"""All five games: what they are called, what they are about, who can play them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication


class GameEntry(NamedTuple):
    """A game on the home page; `title` and `pitch` answer in the language on screen."""

    id: str
    min_players: int
    max_players: int
    title_source: str
    pitch_source: str

    @property
    def title(self) -> str:
        return QCoreApplication.translate("Catalogue", self.title_source)

    @property
    def pitch(self) -> str:
        """One sentence about the game."""
        return QCoreApplication.translate("Catalogue", self.pitch_source)

    @property
    def players(self) -> str:
        """How many can play, in words."""
        if self.min_players == self.max_players:
            count = self.max_players
            return QCoreApplication.translate("Catalogue", "%n player(s)", None, count)
        text = QCoreApplication.translate("Catalogue", "{least}–{most} players")
        return text.format(least=self.min_players, most=self.max_players)


CATALOGUE: Final[Sequence[GameEntry]] = (
    GameEntry(
        "the-game",
        1,
        5,
        str(QT_TRANSLATE_NOOP("Catalogue", "The Game")),
        str(QT_TRANSLATE_NOOP("Catalogue", "One team, 98 cards, four piles.")),
    ),
    GameEntry(
        "the-game-extreme",
        1,
        5,
        str(QT_TRANSLATE_NOOP("Catalogue", "The Game: Extreme")),
        str(QT_TRANSLATE_NOOP("Catalogue", "The cards give commands. Obey or lose.")),
    ),
    GameEntry(
        "face-to-face",
        2,
        2,
        str(QT_TRANSLATE_NOOP("Catalogue", "The Game: Face to Face")),
        str(QT_TRANSLATE_NOOP("Catalogue", "Gold against silver: one on one.")),
    ),
    GameEntry(
        "qwixx-cards",
        2,
        5,
        str(QT_TRANSLATE_NOOP("Catalogue", "Qwixx: the card game")),
        str(QT_TRANSLATE_NOOP("Catalogue", "Four colours, crosses and locks.")),
    ),
    GameEntry(
        "wednesday",
        2,
        6,
        str(QT_TRANSLATE_NOOP("Catalogue", "Wednesday: Outcasts & Monsters")),
        str(QT_TRANSLATE_NOOP("Catalogue", "The fewest points win.")),
    ),
)
"""The games in the order of the home page."""


def game_entry(game_id: str) -> GameEntry:
    """The entry of that game. Raises KeyError."""
    for entry in CATALOGUE:
        if entry.id == game_id:
            return entry
    raise KeyError(game_id)
