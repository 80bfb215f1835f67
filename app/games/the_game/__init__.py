"""The Game."""

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


class TheGameModule(GameModule):
    """The Game in the program."""

    id = "the-game"
    min_players = 1
    max_players = 5
    has_review = True

    @property
    def title(self) -> str:
        return T("The Game")()

    @property
    def pitch(self) -> str:
        return T("One team, 98 cards, four piles.")()

    def text_faces(self) -> TextFaces:
        from app.games.the_game.pictures import TEXT_FACES

        return TEXT_FACES

    def setup(self) -> GameSetup:
        from app.games.the_game.options import TheGameSetup

        return TheGameSetup()

    def table(self) -> AnyTable:
        from app.games.the_game.gestures import TheGameTable

        return TheGameTable()

    def way(self, situation: AnySituation, actions: Sequence[str]) -> str:
        from app.games.numbers.ways import whole_turn
        from app.games.the_game import words
        from engine.games.the_game.actions import ACTIONS

        return whole_turn(map(ACTIONS.__getitem__, actions), words.on_pile)

    def narration(self) -> Narration:
        from app.games.the_game.narration import TheGameNarration

        return TheGameNarration()

    def sounds(self) -> SoundTable:
        from app.games.the_game.sounds import SOUNDS

        return SOUNDS

    def answers(self) -> Answers:
        from app.games.the_game.answers import TheGameAnswers

        return TheGameAnswers()

    def summary(self) -> AnySummary:
        from app.games.the_game.summary import TheGameSummary

        return TheGameSummary()

    def result(self) -> type[AnyResult]:
        from app.games.the_game.result import TeamResult

        return TeamResult

    def tasks(self) -> TaskTexts:
        from app.games.numbers.task_texts import NumbersTaskTexts

        return NumbersTaskTexts()

    def tips(self) -> AnyTips:
        from app.games.the_game.tips import TheGameTips

        return TheGameTips()

    def tile(self) -> TilePicture:
        from app.games.the_game.pictures import TILE

        return TILE

    def on_table(self) -> TablePicture:
        from app.games.the_game.pictures import ON_TABLE

        return ON_TABLE
