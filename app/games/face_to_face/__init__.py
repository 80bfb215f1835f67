"""The Game: Face to Face."""

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


class FaceToFaceModule(GameModule):
    """The Game: Face to Face in the program."""

    id = "face-to-face"
    min_players = 2
    max_players = 2
    has_review = True

    @property
    def title(self) -> str:
        return T("The Game: Face to Face")()

    @property
    def short_title(self) -> str:
        return T("Face to Face", note="The game's name where there is little room.")()

    @property
    def pitch(self) -> str:
        return T("Gold against silver: one on one.")()

    def text_faces(self) -> TextFaces:
        from app.games.face_to_face.visuals.pictures import TEXT_FACES

        return TEXT_FACES

    def setup(self) -> GameSetup:
        from app.games.face_to_face.options import FaceToFaceSetup

        return FaceToFaceSetup()

    def table(self) -> AnyTable:
        from app.games.face_to_face.gestures import FaceToFaceTable

        return FaceToFaceTable()

    def way(self, situation: AnySituation, actions: Sequence[str]) -> str:
        from app.games.face_to_face import words
        from app.games.numbers.ways import whole_turn
        from engine.games.face_to_face.actions import ACTIONS

        return whole_turn(map(ACTIONS.__getitem__, actions), words.on_pile)

    def narration(self) -> Narration:
        from app.games.face_to_face.narration import FaceToFaceNarration

        return FaceToFaceNarration()

    def sounds(self) -> SoundTable:
        from app.games.face_to_face.sounds import SOUNDS

        return SOUNDS

    def answers(self) -> Answers:
        from app.games.face_to_face.answers import FaceToFaceAnswers

        return FaceToFaceAnswers()

    def summary(self) -> AnySummary:
        from app.games.face_to_face.summary import FaceToFaceSummary

        return FaceToFaceSummary()

    def result(self) -> type[AnyResult]:
        from app.games.face_to_face.result import DuelResult

        return DuelResult

    def tasks(self) -> TaskTexts:
        from app.games.face_to_face.task_texts import FaceToFaceTaskTexts

        return FaceToFaceTaskTexts()

    def tips(self) -> AnyTips:
        from app.games.face_to_face.tips import FaceToFaceTips

        return FaceToFaceTips()

    def tile(self) -> TilePicture:
        from app.games.face_to_face.visuals.pictures import TILE

        return TILE

    def on_table(self) -> TablePicture:
        from app.games.face_to_face.visuals.pictures import ON_TABLE

        return ON_TABLE
