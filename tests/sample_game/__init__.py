"""Fifty: a game that is no part of the program, made as `app/games/README.md` tells."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.games.module import GameModule
from tests.sample_game import texts

if TYPE_CHECKING:
    from app.games.contract import AnyTable
    from app.games.narration import Narration
    from app.games.result_body import AnyResult
    from app.games.setup import GameSetup
    from app.games.sounds import SoundTable
    from app.games.summary import AnySummary
    from app.paint.tiles import TilePicture
    from app.widgets.card_pictures import TextFaces
    from app.widgets.table_picture import TablePicture


class FiftyModule(GameModule):
    """Fifty in the program."""

    id = "fifty"
    min_players = 2
    max_players = 4

    @property
    def title(self) -> str:
        return texts.title()

    @property
    def pitch(self) -> str:
        return texts.pitch()

    def rules_text(self, language: str) -> Path:
        return Path(__file__).with_name(f"rules.{language}.md")

    def text_faces(self) -> TextFaces:
        from tests.sample_game.pictures import TEXT_FACES

        return TEXT_FACES

    def setup(self) -> GameSetup:
        from tests.sample_game.options import FiftySetup

        return FiftySetup()

    def table(self) -> AnyTable:
        from tests.sample_game.table import FiftyTable

        return FiftyTable()

    def narration(self) -> Narration:
        from tests.sample_game.narration import FiftyNarration

        return FiftyNarration()

    def sounds(self) -> SoundTable:
        from tests.sample_game.sounds import SOUNDS

        return SOUNDS

    def summary(self) -> AnySummary:
        from tests.sample_game.summary import FiftySummary

        return FiftySummary()

    def result(self) -> type[AnyResult]:
        from tests.sample_game.result import FiftyResult

        return FiftyResult

    def tile(self) -> TilePicture:
        from tests.sample_game.pictures import TILE

        return TILE

    def on_table(self) -> TablePicture:
        from tests.sample_game.pictures import ON_TABLE

        return ON_TABLE
