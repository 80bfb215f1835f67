"""The Game: Extreme."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.module import GameModule
from app.texts import texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.games.answers import Answers
    from app.games.contract import AnySituation, AnyTable
    from app.games.narration import Narration
    from app.games.result_body import AnyResult
    from app.games.setup import GameSetup
    from app.games.sounds import SoundTable
    from app.games.summary import AnySummary
    from app.games.tasks import TaskTexts
    from app.games.tips import AnyTips
    from app.paint.tiles import TilePicture
    from app.widgets.card_pictures import TextFaces
    from app.widgets.table_picture import TablePicture

T = texts("Catalogue")


class TheGameExtremeModule(GameModule):
    """The Game: Extreme in the program."""

    id = "the-game-extreme"
    min_players = 1
    max_players = 5
    has_review = True

    @property
    def title(self) -> str:
        return T("The Game: Extreme")()

    @property
    def short_title(self) -> str:
        return T("Extreme", note="The game's name where there is little room.")()

    @property
    def pitch(self) -> str:
        return T("The cards give commands. Obey or lose.")()

    def text_faces(self) -> TextFaces:
        from app.games.the_game_extreme.visuals.pictures import TEXT_FACES

        return TEXT_FACES

    def setup(self) -> GameSetup:
        from app.games.the_game_extreme.options import TheGameExtremeSetup

        return TheGameExtremeSetup()

    def table(self) -> AnyTable:
        from app.games.the_game_extreme.gestures import TheGameExtremeTable

        return TheGameExtremeTable()

    def way(self, situation: AnySituation, actions: Sequence[str]) -> str:
        from app.games.the_game_extreme.ways import way

        return way(actions)

    def narration(self) -> Narration:
        from app.games.the_game_extreme.narration import ExtremeNarration

        return ExtremeNarration()

    def sounds(self) -> SoundTable:
        from app.games.the_game_extreme.sounds import SOUNDS

        return SOUNDS

    def answers(self) -> Answers:
        from app.games.the_game_extreme.answers import ExtremeAnswers

        return ExtremeAnswers()

    def summary(self) -> AnySummary:
        from app.games.the_game_extreme.summary import TheGameExtremeSummary

        return TheGameExtremeSummary()

    def result(self) -> type[AnyResult]:
        from app.games.the_game_extreme.result import ExtremeResult

        return ExtremeResult

    def tasks(self) -> TaskTexts:
        from app.games.numbers.task_texts import NumbersTaskTexts

        return NumbersTaskTexts()

    def tips(self) -> AnyTips:
        from app.games.the_game_extreme.tips import ExtremeTips

        return ExtremeTips()

    def tile(self) -> TilePicture:
        from app.games.the_game_extreme.visuals.pictures import TILE

        return TILE

    def on_table(self) -> TablePicture:
        from app.games.the_game_extreme.visuals.pictures import ON_TABLE

        return ON_TABLE
