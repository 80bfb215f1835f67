"""The cards that happenings of Wednesday are about, as far as they were seen."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.wednesday import names
from app.games.wednesday.layout.piles import BURNT_BACK, character_face
from app.games.wednesday.layout.seats import BACK
from app.games.wednesday.visuals.faces import CharacterFace, OutcastFace
from app.match.story import Happenings
from app.paint.face import Face
from app.texts import texts
from engine.core.happening import Happening
from engine.games.wednesday.cards import THIRTEEN
from engine.games.wednesday.happenings import (
    BlockedHandLaidOff,
    BurntCardDonated,
    BurntCardPicked,
    CharacterAppeared,
    CombinationShown,
    EugeneGaveCard,
    HandCardReturned,
    HandCardTaken,
    NumberBlocked,
    OutcastPlayed,
    WednesdaySentBack,
)

T = texts("Wednesday")

_sent_back = T(
    "The {number} sends her back.", note="On Wednesday's card, where she does not end the round."
)


def small_faces(happenings: Happenings) -> Sequence[Face]:
    """Return the cards of a row of the log, with nothing but numbers and figures."""
    return [face for each in happenings for face in _faces(each)]


def large_faces(happenings: Happenings, seats: int) -> Sequence[Face]:
    """Return the cards on the stage, with names, and with the rules for so many players."""
    faces = [face for each in happenings for face in _faces(each, seats)]
    if any(isinstance(each, WednesdaySentBack) for each in happenings):
        rule = _sent_back(number=THIRTEEN)
        faces = [
            face._replace(rule=rule) if isinstance(face, CharacterFace) else face for face in faces
        ]
    return faces


def _faces(happening: Happening, seats: int | None = None) -> Sequence[Face]:
    """Return the cards that a happening is about, with names and rules if `seats` are given."""
    faces: list[Face] = []
    large = seats is not None
    match happening:
        case OutcastPlayed(number=number, pair=pair):
            faces = [_outcast(number, large=large)] * (2 if pair else 1)
        case CombinationShown(_, number, cards) | BlockedHandLaidOff(_, number, cards):
            faces = [_outcast(number, large=large)] * cards
        case NumberBlocked(_, number):
            faces = [_outcast(number, large=large)._replace(blocked=True)]
        case HandCardTaken(_, _, number) | HandCardReturned(_, _, number):
            faces = [BACK if number is None else _outcast(number, large=large)]
        case (
            BurntCardPicked(_, _, number)
            | BurntCardDonated(_, _, number)
            | EugeneGaveCard(_, number)
        ):
            faces = [BURNT_BACK if number is None else _outcast(number, large=large)]
        case CharacterAppeared(character) if seats is not None:
            faces = [character_face(character, seats)]
        case CharacterAppeared(character):
            faces = [CharacterFace(character, "", "")]
    return faces


def _outcast(number: int, *, large: bool) -> OutcastFace:
    return OutcastFace(number, names.outcast_name(number) if large else "")
