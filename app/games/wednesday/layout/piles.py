"""The piles in the middle: played, burnt, open character, face-down characters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from app.games.wednesday import ids, names, words
from app.games.wednesday.layout.measures import (
    BURNT,
    BURNT_X,
    CHARACTER,
    CHARACTERS,
    OPEN_X,
    PLAYED,
    WednesdayMeasures,
    card_at,
)
from app.games.wednesday.layout.origins import burnt_from
from app.games.wednesday.situation import WednesdaySituation, WednesdayView
from app.games.wednesday.visuals.faces import BURNT_DECK, CharacterFace, OutcastFace
from app.games.wednesday.visuals.painting import PILL_SIDE, SEAL_GAP
from app.games.wednesday.visuals.visuals import BlockedVisual
from app.paint.backs import heart_of
from app.paint.faces import CARD_RATIO, BackFace
from app.paint.places import layers_of
from app.paint.wrapping import wrap
from app.style.typography import SMALLEST, Metrics, font
from app.table.layout import Anchor, ArrivalSpeed, CardSpec, Decoration, Layer, Rect
from app.table.panels import seat_anchor
from app.table.visuals import CardRingVisual
from engine.games.wednesday.cards import OUTCASTS

BURNT_BACK: Final = BackFace(BURNT_DECK, rosette=False, flames=True)
CHARACTER_BACK: Final = BackFace("wednesday", rosette=False)
FAN: Final = ((-16.0, 8.0, -9.0), (10.0, 2.0, 5.0), (0.0, 0.0, -2.0))
"""How the played cards lie on each other, one after the other: aside and down (of a card 124
wide), and degrees."""
MANY: Final = len(OUTCASTS)
COUNTS: Final = 900
"""Order of the numbers on piles and panels: what flies passes under them."""
LAYER = 0.022
"""How far the cards of a face-down pile peep out, in card widths."""


def outcast_face(view: WednesdayView, number: int) -> OutcastFace:
    """Return the face of an outcast, with the seal where its number is blocked."""
    sealed = number == view["blocked"]
    return OutcastFace(number, names.outcast_name(number), blocked=sealed)


def character_face(character: str, seats: int) -> CharacterFace:
    """Return the face of a character at a table of so many."""
    return CharacterFace(
        character, names.character_name(character), names.character_rule(character, seats)
    )


def alike_of(view: WednesdayView, number: int) -> tuple[str, int, int]:
    """Return what cards of one number share."""
    return "outcast", view["round"], number


# Where they lie


def played_rect(measures: WednesdayMeasures) -> Rect:
    """Return where the top of the played pile lies."""
    return card_at(*measures.centre, PLAYED * measures.m)


def burnt_rect(measures: WednesdayMeasures) -> Rect:
    """Return where the burnt pile lies, high enough for the plaque below it."""
    x, y = measures.centre
    x += BURNT_X * measures.unit
    width = BURNT * measures.m
    below = CARD_RATIO * width / 2 + measures.px(90)
    y = min(y, measures.foot(x - width, x + width) - below)
    y = max(y, measures.middle.y + CARD_RATIO * width / 2)
    return card_at(x, y, width)


def open_rect(measures: WednesdayMeasures) -> Rect:
    """Return where the open character lies."""
    x, _ = measures.centre
    x += OPEN_X * measures.unit
    width = CHARACTER * measures.m
    foot = measures.foot(x - width / 2, x + width / 2)
    return card_at(x, (measures.middle.y + foot) / 2, width)


def covered_rect(measures: WednesdayMeasures) -> Rect:
    """Return where the open character lies while a tray is over it."""
    x, y = measures.centre
    return card_at(x + OPEN_X * measures.unit, y, CHARACTER * measures.m)


def characters_rect(measures: WednesdayMeasures) -> Rect:
    """Return where the face-down characters lie, beside the open one."""
    shown = open_rect(measures)
    width = CHARACTERS * measures.m
    y = measures.centre[1] - 0.12 * measures.m
    return card_at(shown.right + 0.15 * measures.m + width / 2, y, width)


def single_rect(measures: WednesdayMeasures) -> Rect:
    """Return the place beside the played pile, where one card may go alone."""
    x, y = measures.centre
    return card_at(x + 1.08 * measures.m, y + 0.06 * measures.m, 0.6 * measures.m)


def heart(pile: Rect, deck: str) -> tuple[float, float]:
    """Return where the count stands on a face-down pile."""
    at = heart_of(QRectF(*pile), flames=deck == BURNT_DECK)
    return at.x(), at.y()


# The cards


def played_cards(situation: WednesdaySituation, measures: WednesdayMeasures) -> Iterator[CardSpec]:
    """Lay out all that is played; the last three lie fanned."""
    view = situation.view
    last, played = view["turn"]["last"], view["played"]
    rect = played_rect(measures)
    giver = "" if last is None or last == situation.seat else seat_anchor(last)
    held = "" if last is None else ids.HAND if last == situation.seat else ids.panel(last)
    fresh = 2 if view["open"] == "enid" else 1
    for index, number in enumerate(played):
        aside, down, rotation = FAN[index % len(FAN)]
        scale = rect.width / 124
        from_top = len(played) - 1 - index
        yield CardSpec(
            id=ids.card_id(view, "played", index),
            face=OutcastFace(number, names.outcast_name(number)),
            rect=rect._replace(x=rect.x + aside * scale, y=rect.y + down * scale),
            layer=Layer.PILE,
            order=index,
            rotation=rotation,
            place=ids.PLAYED,
            alike=alike_of(view, number),
            deck=ids.outcasts(view),
            flat=from_top > 2,
            tip=names.outcast_explained(number),
            origin=giver if from_top < fresh else "",
            was=held if from_top < fresh else "",
        )


def burnt_cards(situation: WednesdaySituation, measures: WednesdayMeasures) -> Iterator[CardSpec]:
    """Lay out the burnt pile, its bottom first.

    The top can be lifted while it is to be given away.
    """
    view = situation.view
    count = len(view["burnt"])
    origin = burnt_from(situation)
    given = situation.stage == "playing" and view["turn"]["step"] == "donate"
    for index in range(count):
        top = index == count - 1
        yield CardSpec(
            id=ids.card_id(view, "burnt", index),
            face=BURNT_BACK,
            rect=layered(burnt_rect(measures), index),
            layer=Layer.PILE,
            order=index,
            place=ids.BURNT,
            liftable=given and top,
            deck=ids.outcasts(view),
            flat=index > 0,
            over=CardRingVisual(halo=True) if given and top else None,
            name=words.top_burnt_name(n=count) if given and top else "",
            origin=origin,
        )


def character_cards(
    situation: WednesdaySituation, measures: WednesdayMeasures
) -> Iterator[CardSpec]:
    """Lay out the face-down characters, their bottom first."""
    view = situation.view
    fresh = view["turn"]["step"] == "open"
    for index in range(len(view["characters"])):
        yield CardSpec(
            id=ids.card_id(view, "characters", index),
            face=CHARACTER_BACK,
            rect=layered(characters_rect(measures), index),
            layer=Layer.PILE,
            order=index,
            place=ids.CHARACTERS,
            deck=ids.characters(view),
            flat=index > 0,
            origin="" if fresh else ids.CHARACTERS,
        )


def layered(pile: Rect, index: int) -> Rect:
    """Return where a card of a face-down pile lies, counted from the bottom; the lowest peep out.

    So a card that comes or goes moves none of the others.
    """
    step = (layers_of(MANY) - layers_of(index + 1)) * LAYER * pile.width
    return pile._replace(x=pile.x + step, y=pile.y + step)


def open_card(situation: WednesdaySituation, rect: Rect) -> Iterator[CardSpec]:
    """Lay out the open character."""
    view = situation.view
    character = view["open"]
    if character is not None:
        yield CardSpec(
            id=ids.card_id(view, "open", character),
            face=character_face(character, len(view["hands"])),
            rect=rect,
            layer=Layer.PILE,
            place=ids.OPEN,
            alike=("character", view["round"], character),
            deck=ids.characters(view),
            origin=ids.CHARACTERS,
        )


def pile_anchors(measures: WednesdayMeasures, hand: Rect) -> dict[str, Anchor]:
    """Return where cards come from that were not seen before."""
    burnt = burnt_rect(measures)
    return {
        ids.DECK: Anchor(burnt, BackFace("wednesday")),
        ids.BURNT: Anchor(burnt, BURNT_BACK),
        ids.GIVEN: Anchor(burnt, BURNT_BACK, ArrivalSpeed.OTHER),
        ids.PLAYED: Anchor(played_rect(measures)),
        ids.BURNING: Anchor(played_rect(measures), speed=ArrivalSpeed.OTHER),
        ids.CHARACTERS: Anchor(characters_rect(measures), CHARACTER_BACK),
        ids.HAND: Anchor(card_at(*hand.middle, measures.unit), speed=ArrivalSpeed.OTHER),
    }


def plaque(situation: WednesdaySituation, measures: WednesdayMeasures) -> Iterator[Decoration]:
    """Say which number is blocked: below the burnt pile, in as many lines as the room asks for."""
    number = situation.view["blocked"]
    if number is None or situation.stage == "ended":
        return
    px, metrics = measures.px, measures.frame.metrics
    pile = burnt_rect(measures)
    x = pile.middle[0]
    caption = QFontMetricsF(font(metrics.pixels(14), 550)).lineSpacing()
    top = pile.bottom + px(8) + caption + px(8)
    right = measures.frame.width - px(26)
    left = max(measures.ring.right, measures.line.right) + px(10)
    high = measures.line.bottom - top
    room = min(right - left, px(330) * max(1.0, metrics.text_scale))
    visuals = [_plaque_visual(situation, measures, build, room) for build in _builds(metrics)]
    sizes = [_plaque_size(visual, measures) for visual in visuals]
    fits = [wide <= room and tall <= high for wide, tall in sizes]
    best = fits.index(True) if any(fits) else len(fits) - 1
    visual, (wide, tall) = visuals[best], sizes[best]
    x = max(min(x, right - wide / 2), left + wide / 2)
    x = min(x, measures.frame.width - px(2) - wide / 2)
    rect = Rect(round(x - wide / 2), round(top), round(wide), round(tall))
    name = f"{words.blocked(number=number)}, {words.blocked_how_long()}"
    # What a lifted card would do is said in a line that may be longer than the room beside this.
    beside = rect.bottom > measures.line.y
    yield Decoration(
        "blocked", rect, visual, Layer.LABEL, name=name, radius=px(16),
        only_at_rest=beside, beside=True,
    )  # fmt: skip


_SECOND = 0.84
"""Size of the plaque's second line, in sizes of the first."""


class _Build(NamedTuple):
    """A way to build the plaque: sizes of its words in pixels (0: none), radius of the seal."""

    first: int
    second: int
    seal: float
    bare: bool = False
    """It says the number alone, beside the seal."""


def _builds(metrics: Metrics) -> list[_Build]:
    """Return the builds of the plaque, from the finest to the smallest.

    Beside large texts a line gives way before it gets smaller than it is beside usual ones.
    """
    px, finest, alone = metrics.px, metrics.pixels(16), metrics.pixels(14)
    large = metrics.text_scale > 1.0
    pair, single = (max(SMALLEST, round(px(size))) if large else SMALLEST for size in (16, 14))

    def seal(size: int) -> float:
        return px(15) + px(9) * (size - SMALLEST) / max(1, finest - SMALLEST)

    pairs = [
        _Build(size, max(SMALLEST, round(size * _SECOND)), seal(size))
        for size in range(finest, pair - 1, -1)
    ]
    singles = [_Build(size, 0, min(px(17), seal(size))) for size in range(alone, single - 1, -1)]
    return [*pairs, *singles, _Build(alone, 0, px(15), bare=True)]


def _plaque_visual(
    situation: WednesdaySituation, measures: WednesdayMeasures, build: _Build, room: float
) -> BlockedVisual:
    room -= measures.px(9 + SEAL_GAP + PILL_SIDE) + 2 * build.seal
    number = situation.view["blocked"]
    said = str(number) if build.bare else words.blocked(number=number)
    first = wrap(said, font(build.first, 700), room)
    second = wrap(words.blocked_how_long(), font(build.second, 450), room) if build.second else []
    return BlockedVisual(tuple(first), tuple(second), build.first, build.second, build.seal)


def _plaque_size(visual: BlockedVisual, measures: WednesdayMeasures) -> tuple[float, float]:
    px = measures.px
    first = QFontMetricsF(font(visual.size, 700))
    second = QFontMetricsF(font(visual.small or SMALLEST, 450))
    text = max(
        *(first.horizontalAdvance(line) for line in visual.first),
        *(second.horizontalAdvance(line) for line in visual.second),
        0.0,
    )
    wide = px(9) + 2 * visual.seal + px(SEAL_GAP) + text + px(PILL_SIDE)
    lines = first.lineSpacing() * len(visual.first) + second.lineSpacing() * len(visual.second)
    return wide, max(lines, 2 * visual.seal) + px(16)
