"""What an action of Face to Face brought about.

The order is: the card; the end of the turn with the cards drawn, and the beginning of the next
turn; the end of the match. All of it is public except the cards drawn. A seat always places cards
of its own deck, whichever player's pile they go to.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.core.action import Action
from engine.core.happening import Happening
from engine.core.piles import trick
from engine.core.placing import Place
from engine.core.turn_happenings import TurnBegan, TurnEnded, drawn
from engine.games.face_to_face.piles import ASCENDING, RIVALS, in_row
from engine.games.face_to_face.state import FaceToFaceState
from engine.games.face_to_face.turns import MINIMUM, gift

Way: TypeAlias = Literal["up", "down"]
"""Which of a player's two piles: the ascending or the descending one."""

WAYS: Final[tuple[Way, Way, Way, Way]] = ("up", "down", "up", "down")
"""By pile, as the seat on turn knows them."""


@dataclass(frozen=True, slots=True)
class OwnCardPlaced(Happening):
    """Tell that a seat placed a card of its hand on this top of a pile of its own.

    `steps` is how far that goes in the pile's direction, -10 where `trick` says that it was the
    backwards trick. Nothing is hidden.
    """

    seat: int
    card: int
    way: Way
    top: int
    steps: int
    trick: bool


@dataclass(frozen=True, slots=True)
class GiftGiven(Happening):
    """Tell that a seat placed a card of its hand on this top of a pile of its rival's (D1).

    `steps` is by how much that improves the pile. Nothing is hidden.
    """

    seat: int
    rival: int
    card: int
    way: Way
    top: int
    steps: int


@dataclass(frozen=True, slots=True)
class GiftRewarded(Happening):
    """Tell that a seat gave this card in the turn that ended, and so draws up to a full hand.

    How far its draw pile reaches is told next. Nothing is hidden.
    """

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class GiftWithheld(Happening):
    """Tell that a seat gave no card in the turn that ended, and so draws two.

    How far its draw pile reaches is told next. Nothing is hidden.
    """

    seat: int


@dataclass(frozen=True, slots=True)
class DuelWon(Happening):
    """Tell who won against whom: ``all-placed``, or the loser is ``stuck`` in its turn (D2, D3).

    Nothing is hidden.
    """

    winner: int
    loser: int
    reason: Literal["all-placed", "stuck"]


def happened(
    before: FaceToFaceState, action: Action, after: FaceToFaceState, viewer: int | None
) -> Iterator[Happening]:
    """Tell what the action of the seat on turn brought about, as the viewer may know it."""
    if isinstance(action, Place):
        yield _placing(before, action)
    else:
        yield from _next_turn(before, after, viewer)
    if after.over is not None:
        yield DuelWon(after.over.winner, 1 - after.over.winner, after.over.reason)


def _placing(before: FaceToFaceState, place: Place) -> OwnCardPlaced | GiftGiven:
    seat, card, way, ascending = before.seat, place.card, WAYS[place.pile], ASCENDING[place.pile]
    top = before.piles[in_row(seat, place.pile)][-1]
    steps = card - top if ascending else top - card
    if RIVALS[place.pile]:
        return GiftGiven(seat, 1 - seat, card, way, top, -steps)
    return OwnCardPlaced(seat, card, way, top, steps, card == trick(ascending, top))


def _next_turn(
    before: FaceToFaceState, after: FaceToFaceState, viewer: int | None
) -> Iterator[Happening]:
    seat, given = before.seat, gift(before.placed)
    yield TurnEnded(seat, before.number, len(before.placed))
    yield GiftWithheld(seat) if given is None else GiftRewarded(seat, given.card)
    left = len(after.draw[seat])
    yield from drawn(seat, before.draw[seat][: len(before.draw[seat]) - left], left, viewer)
    yield TurnBegan(after.seat, after.number, MINIMUM)
