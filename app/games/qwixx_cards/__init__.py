"""Qwixx: the card game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.module import GameModule
from app.texts import texts

if TYPE_CHECKING:
    from app.games.answers import Answers
    from app.games.contract import AnyTable
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


class QwixxCardsModule(GameModule):
    """Qwixx: the card game in the program."""

    id = "qwixx-cards"
    min_players = 2
    max_players = 5
    has_review = True

    @property
    def title(self) -> str:
        return T("Qwixx: the card game")()

    @property
    def short_title(self) -> str:
        return T("Qwixx", note="The game's name where there is little room.")()

    @property
    def pitch(self) -> str:
        return T("Four colours, crosses and locks.")()

    def text_faces(self) -> TextFaces:
        from app.games.qwixx_cards.visuals.pictures import TEXT_FACES

        return TEXT_FACES

    def setup(self) -> GameSetup:
        from app.games.qwixx_cards.options import QwixxCardsSetup

        return QwixxCardsSetup()

    def table(self) -> AnyTable:
        from app.games.qwixx_cards.gestures import QwixxCardsTable

        return QwixxCardsTable()

    def narration(self) -> Narration:
        from app.games.qwixx_cards.narration import QwixxCardsNarration

        return QwixxCardsNarration()

    def sounds(self) -> SoundTable:
        from app.games.qwixx_cards.sounds import SOUNDS

        return SOUNDS

    def answers(self) -> Answers:
        from app.games.qwixx_cards.answers import QwixxAnswers

        return QwixxAnswers()

    def summary(self) -> AnySummary:
        from app.games.qwixx_cards.summary import QwixxCardsSummary

        return QwixxCardsSummary()

    def result(self) -> type[AnyResult]:
        from app.games.qwixx_cards.result import SheetsResult

        return SheetsResult

    def tasks(self) -> TaskTexts:
        from app.games.qwixx_cards.task_texts import QwixxTaskTexts

        return QwixxTaskTexts()

    def tips(self) -> AnyTips:
        from app.games.qwixx_cards.tips import QwixxTips

        return QwixxTips()

    def tile(self) -> TilePicture:
        from app.games.qwixx_cards.visuals.pictures import TILE

        return TILE

    def on_table(self) -> TablePicture:
        from app.games.qwixx_cards.visuals.pictures import ON_TABLE

        return ON_TABLE
