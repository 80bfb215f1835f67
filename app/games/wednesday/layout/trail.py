"""What others played since one's own last act, laid out beside the played pile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from app.games.numbers.trail import Trace, lay_trail
from app.games.wednesday import ids, words
from app.games.wednesday.layout.measures import WednesdayMeasures
from app.games.wednesday.layout.piles import played_rect
from app.games.wednesday.situation import WednesdaySituation
from app.match.story import doer_of
from app.style.typography import names_in_a_sentence
from app.table.layout import Decoration, Rect
from engine.games.wednesday.happenings import OutcastPlayed, PlayedPileBurnt, RoundDealt

WIDE: Final = 60.0
"""The room left of the pile."""
APART: Final = 0.26
"""How far it is from the pile, whose cards lie fanned, in their widths."""


def played_by_others(situation: WednesdaySituation) -> Sequence[tuple[int, int]]:
    """Return who played which card on the pile since the viewer's own last act, in order."""
    played: list[tuple[int, int]] = []
    if situation.viewer is None:
        return played
    for happenings in reversed(situation.story()):
        begun = any(isinstance(each, PlayedPileBurnt | RoundDealt) for each in happenings)
        if begun or doer_of(happenings) == situation.viewer:
            break
        match happenings[0]:
            case OutcastPlayed(seat, number, pair):
                played += [(seat, number)] * (2 if pair else 1)
    return played[::-1]


def trail_told(situation: WednesdaySituation) -> list[str]:
    """Say who played which of these cards, for the name of the pile."""
    return [
        words.played_by(
            name=situation.players[seat].name,
            numbers=names_in_a_sentence(str(number) for _, number in of_one),
        )
        for seat, of_one in groupby(_shown(situation), itemgetter(0))
    ]


def trail(situation: WednesdaySituation, measures: WednesdayMeasures) -> Iterator[Decoration]:
    """Lay out what others played, while the round goes on."""
    played, view = _shown(situation), situation.view
    lower = len(view["played"]) - len(played)
    traces = [
        Trace(
            ids.card_id(view, "played", index),
            number,
            trick=False,
            colour=situation.players[seat].colour,
            key=str(index),
        )
        for index, (seat, number) in enumerate(played, lower)
    ]
    card, metrics = played_rect(measures), measures.frame.metrics
    wide = metrics.px(WIDE)
    room = Rect(card.x - APART * card.width - wide, card.y, wide, card.height)
    yield from lay_trail(ids.PLAYED, traces, room, 1, metrics)


def _shown(situation: WednesdaySituation) -> Sequence[tuple[int, int]]:
    """Return what others played, while the round goes on."""
    return played_by_others(situation) if situation.stage in ("playing", "watching") else ()
