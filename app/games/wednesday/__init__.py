"""Wednesday: Outcasts & Monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.module import GameModule
from app.texts import texts

if TYPE_CHECKING:
    from app.games.answers import Answers
    from app.games.contract import AnyTable
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

T = texts("Catalogue")


class WednesdayModule(GameModule):
    """Wednesday: Outcasts & Monsters in the program."""

    id = "wednesday"
    min_players = 2
    max_players = 6
    has_review = True
    computers_play_deals = False

    @property
    def title(self) -> str:
        return T("Wednesday: Outcasts & Monsters")()

    @property
    def short_title(self) -> str:
        return T("Wednesday", note="The game's name where there is little room.")()

    @property
    def pitch(self) -> str:
        return T("The fewest points win.")()

    def text_faces(self) -> TextFaces:
        from app.games.wednesday.visuals.pictures import TEXT_FACES

        return TEXT_FACES

    def setup(self) -> GameSetup:
        from app.games.wednesday.options import WednesdaySetup

        return WednesdaySetup()

    def table(self) -> AnyTable:
        from app.games.wednesday.gestures import WednesdayTable

        return WednesdayTable()

    def narration(self) -> Narration:
        from app.games.wednesday.narration import WednesdayNarration

        return WednesdayNarration()

    def sounds(self) -> SoundTable:
        from app.games.wednesday.sounds import SOUNDS

        return SOUNDS

    def answers(self) -> Answers:
        from app.games.wednesday.answers import WednesdayAnswers

        return WednesdayAnswers()

    def summary(self) -> AnySummary:
        from app.games.wednesday.summary import WednesdaySummary

        return WednesdaySummary()

    def result(self) -> type[AnyResult]:
        from app.games.wednesday.result.result import RoundsResult

        return RoundsResult

    def round_points(self) -> type[RoundPoints]:
        from app.games.wednesday.result.round_points import WednesdayPoints

        return WednesdayPoints

    def tasks(self) -> TaskTexts:
        from app.games.wednesday.task_texts import WednesdayTaskTexts

        return WednesdayTaskTexts()

    def tips(self) -> AnyTips:
        from app.games.wednesday.tips import WednesdayTips

        return WednesdayTips()

    def tile(self) -> TilePicture:
        from app.games.wednesday.visuals.pictures import TILE

        return TILE

    def on_table(self) -> TablePicture:
        from app.games.wednesday.visuals.pictures import ON_TABLE

        return ON_TABLE
