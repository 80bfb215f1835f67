"""What the rival placed on the piles since one's own last act, laid out beside them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from app.games.face_to_face import onlookers
from app.games.face_to_face.situation import FaceToFaceSituation
from app.games.face_to_face.summary import TONES
from app.games.numbers import texts
from app.games.numbers.trail import Trace, lay_trail
from app.games.numbers.turns import since_own_act
from app.style.typography import Metrics, names_in_a_sentence
from app.table.layout import Decoration, PlaceSpec
from engine.games.face_to_face.happenings import GiftGiven, OwnCardPlaced, Way

PlacedCard: TypeAlias = OwnCardPlaced | GiftGiven

ICONS: Final = {"gold": "sun", "silver": "moon"}
"""The marks of the decks."""


def placed_by_rival(
    situation: FaceToFaceSituation,
) -> Mapping[tuple[int, Way], Sequence[PlacedCard]]:
    """Return what others placed on each pile since the viewer's own last act, in order."""
    found: dict[tuple[int, Way], list[PlacedCard]] = defaultdict(list)
    for first, *_ in since_own_act(situation.story(), situation.viewer):
        match first:
            case OwnCardPlaced(seat=owner) | GiftGiven(rival=owner):
                found[owner, first.way].append(first)
    return found


def trail_beside(
    place: PlaceSpec, placed: Sequence[PlacedCard], metrics: Metrics
) -> Iterator[Decoration]:
    """Lay out what was placed on this pile where words about it stand while a card is lifted."""
    traces = []
    for each in placed:
        gift = isinstance(each, GiftGiven)
        tone = TONES[each.seat]
        icon = "gift" if gift else ICONS[tone]
        trick = isinstance(each, OwnCardPlaced) and each.trick
        traces.append(Trace(f"{tone}:{each.card}", each.card, trick, icon=icon))
    assert place.words is not None
    return lay_trail(place.id, traces, place.words, 0, metrics, only_at_rest=True)


def trail_told(situation: FaceToFaceSituation, placed: Sequence[PlacedCard]) -> list[str]:
    """Say what was placed on a pile, for its name."""
    told = []
    own = [each for each in placed if isinstance(each, OwnCardPlaced)]
    if own:
        name = situation.players[own[0].seat].name
        cards = names_in_a_sentence(str(each.card) for each in own)
        told.append(texts.placed_here(name=name, cards=cards))
    for each in placed:
        if isinstance(each, GiftGiven):
            name = situation.players[each.seat].name
            told.append(onlookers.gift_here(name=name, card=each.card))
    return told
