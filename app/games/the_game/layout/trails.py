"""What others placed on the piles since one's own last act, laid out beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final

from app.games.contract import Frame
from app.games.numbers import texts
from app.games.numbers.trail import Trace, lay_trail
from app.games.numbers.turns import since_own_act
from app.games.the_game.situation import TheGameSituation
from app.style.typography import names_in_a_sentence
from app.table.layout import Decoration, PlaceSpec, Rect
from engine.games.the_game.happenings import CardPlaced
from engine.games.the_game.piles import PILES, PileName

LEFT: Final = ("up1", "down1")
"""The piles whose trail stands at their left, where the next pile is not so near."""
WIDE, HIGH = 0.58, 1.2
"""The room beside a pile, of the card's width."""


def placed_by_others(situation: TheGameSituation) -> dict[PileName, list[CardPlaced]]:
    """Return what others placed on each pile since the viewer's own last act, in order."""
    found: dict[PileName, list[CardPlaced]] = {pile: [] for pile in PILES}
    for first, *_ in since_own_act(situation.story(), situation.viewer):
        if isinstance(first, CardPlaced):
            found[first.pile].append(first)
    return found


def trail_beside(
    situation: TheGameSituation, place: PlaceSpec, placed: Sequence[CardPlaced], frame: Frame
) -> Iterator[Decoration]:
    """Lay out what others placed on this pile, at that side where there is more room."""
    traces = [
        Trace(str(each.card), each.card, each.trick, situation.players[each.seat].colour)
        for each in placed
    ]
    unit, apart = place.card.width, frame.metrics.px(8)
    left = place.id in LEFT
    x = place.rect.x - apart - WIDE * unit if left else place.rect.right + apart
    room = Rect(x, place.card.y, WIDE * unit, HIGH * unit)
    return lay_trail(place.id, traces, room, 1 if left else 0, frame.metrics)


def trail_told(
    situation: TheGameSituation, placed: Sequence[CardPlaced], card: Callable[[int], str]
) -> list[str]:
    """Say who placed which of these cards, for the name of their pile."""
    return [
        texts.placed_here(
            name=situation.players[seat].name,
            cards=names_in_a_sentence(card(each.card) for each in of_one),
        )
        for seat, of_one in groupby(placed, attrgetter("seat"))
    ]
