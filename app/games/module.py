"""A game as the program knows it: one value that everything else of the game is asked from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING

from app import common_texts
from app.style.typography import joined
from app.system.resources import resource
from app.texts import texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.games.answers import Answers
    from app.games.contract import AnySituation, AnyTable
    from app.games.narration import Narration
    from app.games.result_body import AnyResult
    from app.games.round_points import RoundPoints
    from app.games.setup import GameSetup
    from app.games.sounds import SoundTable
    from app.games.summary import AnySummary
    from app.games.tasks import TaskTexts
    from app.games.tips import AnyTips
    from app.paint.tiles import TilePicture
    from app.widgets.card_pictures import TextFaces
    from app.widgets.table_picture import TablePicture
    from engine.core.jsontext import Document

T = texts("Catalogue")


class GameModule(ABC):
    """A game as home shows it, and ways to the rest of it.

    Each of these imports what it gives when it is asked: home needs no game, a match one.
    """

    id: str
    """The game's id in the engine."""
    min_players: int
    max_players: int
    has_computers: bool = True
    """Whether there are computer players for it; nothing of them is loaded to tell."""
    has_review: bool = False
    """Whether a match of it can be reviewed; nothing of that is loaded to tell."""
    computers_play_deals: bool = True
    """Whether a hard computer can play a whole deal while a person looks at a result."""

    @property
    @abstractmethod
    def title(self) -> str:
        """The game's name, in the language on screen."""

    @property
    def short_title(self) -> str:
        """The game's name where there is little room."""
        return self.title

    @property
    @abstractmethod
    def pitch(self) -> str:
        """One sentence about the game."""

    @property
    def players(self) -> str:
        """How many can play, in words."""
        if self.min_players == self.max_players:
            return common_texts.players(n=self.max_players)
        return T("{least}–{most} players")(least=self.min_players, most=self.max_players)

    def rules_text(self, language: str) -> Path:
        """Return the file with the rules for people who speak that language."""
        return resource("rules", f"{self.id}.{language}.md")

    def text_faces(self) -> TextFaces:
        """Return the cards that the rules may show in their text."""
        return {}

    @abstractmethod
    def setup(self) -> GameSetup:
        """Return what the set-up page asks."""

    def played_as(self, view: Document, *, open_hands: bool) -> str:
        """Say what a match is played with besides the plain game; "" for nothing."""
        from app.games.setup import open_hands_word

        variant = self.setup().variant(view["seats"], view["options"])
        return joined(variant, open_hands_word() if open_hands else "")

    @abstractmethod
    def table(self) -> AnyTable:
        """Return how the game is played at the table."""

    def way(self, situation: AnySituation, actions: Sequence[str]) -> str:
        """Say in short what is done with these actions, the first of them in this situation.

        Several are those of a whole turn.
        """
        from app.match.bot_client import Hint

        table = self.table()
        return " ".join(table.advice(situation, Hint(action, ())).text for action in actions)

    @abstractmethod
    def narration(self) -> Narration:
        """Return how what happened is told."""

    @abstractmethod
    def sounds(self) -> SoundTable:
        """Return what is heard of what happened."""

    @abstractmethod
    def summary(self) -> AnySummary:
        """Return what is said of a match where it is not played."""

    @abstractmethod
    def result(self) -> type[AnyResult]:
        """Return the widget that shows the result of a match."""

    def answers(self) -> Answers:
        """Return what is said to who asks the table."""
        from app.games.answers import Answers

        return Answers()

    def tasks(self) -> TaskTexts:
        """Return the words of the game's tasks; a game without tasks has none."""
        raise NotImplementedError

    def tips(self) -> AnyTips:
        """Return what the coach tells of the game when it happens for the first time."""
        from app.games.tips import NoTips

        return NoTips()

    def round_points(self) -> type[RoundPoints]:
        """Return the widget that shows the points between two rounds.

        Only a game of several rounds has it.
        """
        raise NotImplementedError

    @abstractmethod
    def tile(self) -> TilePicture:
        """Return the picture on the game's tile."""

    @abstractmethod
    def on_table(self) -> TablePicture:
        """Return the small picture in the middle of the set-up's table."""
