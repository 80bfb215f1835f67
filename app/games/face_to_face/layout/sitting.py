"""The seats of Face to Face at the screen: near and far."""

from __future__ import annotations

from app.games.face_to_face.situation import FaceToFaceSituation


def near_seat(situation: FaceToFaceSituation) -> int:
    """Return who sits at the near edge."""
    return situation.seat if situation.seat is not None else 0


def is_watched(situation: FaceToFaceSituation) -> bool:
    """Tell whether a computer sits at the near edge too, so that nobody at the screen plays."""
    return situation.players[near_seat(situation)].kind != "human"
