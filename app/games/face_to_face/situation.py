"""The situation of Face to Face, about which its table is asked."""

from typing import TypeAlias

from app.games.contract import Situation
from engine.games.face_to_face.documents import FaceToFaceViewDocument

FaceToFaceView: TypeAlias = FaceToFaceViewDocument
"""What a seat, or a bystander, may know of a match."""

FaceToFaceSituation: TypeAlias = Situation[FaceToFaceView]
