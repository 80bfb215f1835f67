"""The tray of open cards: the burnt pile for the 7 and the Thing, the characters for Wednesday.

It covers the middle of the table, and is there only for who may see into it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtGui import QFontMetricsF

from app.games.wednesday import ids, names, words
from app.games.wednesday.layout.measures import WednesdayMeasures
from app.games.wednesday.layout.piles import alike_of
from app.games.wednesday.layout.rows import Spots, span_of, spots_for
from app.games.wednesday.layout.tray_ends import PANEL, Inside, at_the_ends, burnt_ends
from app.games.wednesday.seen import burnt_seen, characters_seen
from app.games.wednesday.situation import WednesdaySituation, WednesdayView
from app.games.wednesday.visuals.faces import CharacterFace, OutcastFace, ThingFace
from app.games.wednesday.visuals.painting import PILL_SIDE
from app.games.wednesday.visuals.visuals import (
    CharacterVisual,
    GapSlotVisual,
    OpenTrayVisual,
    ParagraphVisual,
    StripVisual,
    TrayHeadVisual,
)
from app.paint.faces import CARD_RATIO
from app.paint.wrapping import wrap
from app.style.typography import SMALLEST, font, text_width
from app.table.layout import CardSpec, Decoration, Layer, PlaceSpec, Rect
from app.table.visuals import CardRingVisual
from engine.games.wednesday.wednesdays_place import without_wednesday

PLACES, CARDS = 150, 200
"""Orders inside the layer of labels, over the tray: its places, its cards."""
_TO_NAME = 10.0
"""From a character to its name: light round the card lies between them."""
LARGEST = 0.95
RISE = 0.23
"""How far a chosen card stands above the others, in its width."""
LOW = 190
"""A tray that is lower keeps less room round its words: the cards need it."""


class Tray(NamedTuple):
    """An open tray as cards, places and decorations."""

    cards: tuple[CardSpec, ...]
    places: tuple[PlaceSpec, ...]
    decorations: tuple[Decoration, ...]


def tray_step(situation: WednesdaySituation) -> str:
    """Return the step for which a tray is open, "" for none."""
    step: str = situation.view["turn"]["step"]
    asked = situation.stage == "playing" and step in ("pick", "block", "insert")
    return step if asked else ""


def lay_tray(situation: WednesdaySituation, measures: WednesdayMeasures) -> Tray:
    """Lay out the tray of the step that is asked for."""
    inside = _inside(measures)
    match tray_step(situation):
        case "pick":
            return _pick(situation, measures, inside)
        case "block":
            return _block(situation, measures, inside)
    return _insert(situation, measures, inside)


def _inside(measures: WednesdayMeasures) -> Inside:
    px = measures.px
    text = measures.frame.metrics.pixels
    left = px(30)
    panel = Rect(left, measures.middle.y, measures.frame.width - 2 * left, measures.middle.height)
    over, under = (12, 8) if panel.height < px(LOW) else (26, 18)
    return Inside(panel, px(46), text(20) + px(over), text(14) + px(under))


def _panel(inside: Inside, title: str, *notes: str) -> Iterator[Decoration]:
    """Lay out the tray itself and its title; its name tells what stands at its foot as well.

    The title is a thing of its own: what is said of the table leaves it free.
    """
    x, y, width, _ = inside.panel
    head = Rect(x + inside.inset, y + 4, width - 2 * inside.inset, inside.head - 8)
    name = ", ".join([title, words.only_you(), *filter(None, notes)])
    yield Decoration("tray", inside.panel, OpenTrayVisual(), Layer.LABEL, PANEL, name)
    visual = TrayHeadVisual(title, words.only_you())
    yield Decoration("tray-head", head, visual, Layer.LABEL, PANEL + 1)


def _burnt(
    view: WednesdayView, spots: Spots, chosen: int | None, *, choosable: bool, seal: int | None
) -> Iterator[CardSpec]:
    """Lay out the open burnt cards, the top of the pile first.

    `seal` is the number under the hand.
    """
    numbers = burnt_seen(view)
    for index, (number, rect) in enumerate(zip(numbers, spots.rects, strict=True)):
        place = index + 1
        raised = place == chosen
        told = words.blocked_card_name if number == seal else words.burnt_card_name
        lies = rect._replace(y=rect.y - RISE * rect.width) if raised else rect
        yield CardSpec(
            id=ids.card_id(view, "tray", place),
            face=OutcastFace(number, names.outcast_name(number), blocked=number == seal),
            rect=lies,
            layer=Layer.LABEL,
            order=CARDS + index + (100 if raised else 0),
            liftable=choosable,
            pressable=choosable,
            row="tray",
            alike=alike_of(view, number),
            deck=ids.outcasts(view),
            over=CardRingVisual() if raised else None,
            name=told(outcast=names.outcast(number), place=place, count=len(numbers))
            if choosable
            else "",
            tip=names.outcast_explained(number),
            origin=ids.BURNT,
            within=words.choose_burnt() if choosable else "",
        )


# What they are for


def chosen_place(situation: WednesdaySituation) -> int | None:
    """Return the place in a pile that is chosen and not yet done; None while none is."""
    if not situation.chosen:
        return None
    [target] = situation.chosen
    for read in (ids.tray_place, ids.strip_place, ids.gap_place):
        place = read(target)
        if place is not None:
            return place
    return None


def _pick(situation: WednesdaySituation, measures: WednesdayMeasures, inside: Inside) -> Tray:
    view = situation.view
    spots = spots_for(len(view["burnt"]), inside.cards, LARGEST * measures.unit, RISE)
    chosen, blocked = chosen_place(situation), view["blocked"]
    note = "" if blocked is None else words.blocked(number=blocked)
    return Tray(
        tuple(_burnt(view, spots, chosen, choosable=True, seal=blocked)),
        (),
        (
            *_panel(inside, words.pick_title(), words.top_first(), note),
            *burnt_ends(inside, measures, span_of(spots.rects), spots.rows, note),
        ),
    )


def _block(situation: WednesdaySituation, measures: WednesdayMeasures, inside: Inside) -> Tray:
    view = situation.view
    burnt = burnt_seen(view)
    room = inside.cards
    beside = min(LARGEST * measures.unit, room.height / CARD_RATIO)
    gap = measures.px(28)
    left = beside + gap
    spots = spots_for(
        len(burnt),
        Rect(room.x + left, room.y, room.width - left, room.height),
        LARGEST * measures.unit,
        RISE,
    )
    span = span_of(spots.rects)
    chosen = chosen_place(situation)
    seal = burnt[chosen - 1] if chosen else None
    hand = Rect(
        round(max(room.x, span.x - left)),
        round(span.middle[1] - beside * CARD_RATIO / 2),
        beside,
        beside * CARD_RATIO,
    )
    thing = CardSpec(
        id=ids.THING,
        face=ThingFace(),
        rect=hand,
        layer=Layer.LABEL,
        order=CARDS - 1,
        liftable=True,
        row="thing",
        name=words.thing_card_name(),
    )
    places = tuple(
        PlaceSpec(
            ids.strip(index + 1),
            spot,
            spots.rects[index],
            words.burnt_card_name(outcast=names.outcast(number), place=index + 1, count=len(burnt)),
            StripVisual(),
            PLACES + index,
            radius=0.085 * spots.rects[index].width,
            veiled=False,
            layer=Layer.LABEL,
            tip=names.outcast_explained(number),
            within=words.choose_burnt(),
        )
        for index, (number, spot) in enumerate(zip(burnt, spots.strips, strict=True))
    )
    cards = _burnt(view, spots, chosen, choosable=False, seal=seal)
    return Tray(
        (thing, *cards),
        places,
        (
            *_panel(inside, words.block_title(), words.top_first()),
            *burnt_ends(inside, measures, span, spots.rows),
        ),
    )


def _insert(situation: WednesdaySituation, measures: WednesdayMeasures, inside: Inside) -> Tray:
    """Lay out Wednesday beside the row of the others, with gaps before, between and after them."""
    view, px = situation.view, measures.px
    others = without_wednesday(characters_seen(view))
    room = inside.cards
    count = len(others)
    apart = px(20)
    gap = max(px(34), min(px(46), room.width * 0.04))
    free = room.width - (count + 1) * gap - apart - count * px(8)
    most = min(LARGEST * measures.unit, free / (count + 1))
    # A smaller card leaves its name less room: that of the smallest is taken.
    small = min(most, 0.5 * measures.unit) + gap + px(4)
    captions = _captions(measures, ("wednesday", *others), small)
    high = room.height - captions.height - px(_TO_NAME + 1)
    width = math.floor(min(most, high / (CARD_RATIO + RISE)))
    pitch = width + gap + px(8)
    row = (count + 1) * gap + count * (width + px(8)) + apart + width
    left = room.x + (room.width - row) / 2
    top = round(room.y + RISE * width + (high - (CARD_RATIO + RISE) * width) / 2)
    tall = width * CARD_RATIO
    first = left + width + apart
    chosen = chosen_place(situation)
    gaps = [Rect(round(first + index * pitch), top, gap, tall) for index in range(count + 1)]
    spots = [
        Rect(round(first + gap + px(4) + index * pitch), top, width, tall) for index in range(count)
    ]
    her = Rect(round(left), top, width, tall)
    if chosen:
        slot = gaps[chosen - 1]
        her = Rect(round(slot.middle[0] - width / 2), top - RISE * width, width, tall)
    cards = [_character(situation, "wednesday", her, CARDS + 100, stands=bool(chosen))]
    cards += [
        _character(situation, character, spot, CARDS + index)
        for index, (character, spot) in enumerate(zip(others, spots, strict=True))
    ]
    places = tuple(
        PlaceSpec(
            ids.gap(index + 1),
            slot,
            Rect.around(slot.middle, width, tall),
            words.gap_between(index + 1, others),
            GapSlotVisual(),
            PLACES + index,
            radius=px(8),
            lit=True,
            veiled=False,
            layer=Layer.LABEL,
            tip=words.gap_between(index + 1, others),
        )
        for index, slot in enumerate(gaps)
    )
    span = span_of(gaps)
    there = words.next_of_all(), words.last_of_all(), ""
    ends = at_the_ends(inside, measures, span, there)
    named = [] if chosen else [("wednesday", her)]
    named += zip(others, spots, strict=True)
    below = [_caption(measures, captions, character, spot) for character, spot in named]
    return Tray(tuple(cards), places, (*_panel(inside, words.insert_title()), *ends, *below))


def _character(
    situation: WednesdaySituation, character: str, rect: Rect, order: int, *, stands: bool = False
) -> CardSpec:
    """Lay out a character in the tray, its name below it; Wednesday alone can be moved.

    Where she stands on a chosen gap, a press on her is one on it.
    """
    view = situation.view
    hers = character == "wednesday"
    return CardSpec(
        id=ids.card_id(view, "tray", character),
        face=CharacterFace(character, "", ""),
        rect=rect,
        layer=Layer.LABEL,
        order=order,
        liftable=hers,
        pressable=stands,
        row="tray",
        alike=("character", view["round"], character),
        deck=ids.characters(view),
        over=CardRingVisual() if stands else None,
        name=names.character_name(character) if hers else "",
        tip=names.character_rule_explained(character, len(view["hands"])),
        origin=ids.CHARACTERS,
    )


class Captions(NamedTuple):
    """The names under the characters: height of the words, width for each, lines at most."""

    size: int
    room: float
    lines: int
    brief: bool
    """First names alone."""

    @property
    def height(self) -> float:
        return QFontMetricsF(font(self.size, 550)).lineSpacing() * self.lines


def _captions(measures: WednesdayMeasures, shown: Sequence[str], room: float) -> Captions:
    """Return names as large as their longest word allows."""
    for brief in (False, True):
        texts = [_shown_name(character, brief) for character in shown]
        longest = [word for text in texts for word in text.split()]
        for size in range(measures.frame.metrics.pixels(12), SMALLEST - 1, -1):
            if max(_heavy(word, size) for word in longest) <= room:
                lines = max(len(wrap(text, font(size, 550), room)) for text in texts)
                return Captions(size, room, lines, brief)
    return Captions(SMALLEST, room, 1, True)


def _shown_name(character: str, brief: bool) -> str:
    return names.first_name(character) if brief else names.character_name(character)


def _heavy(text: str, size: int) -> float:
    return text_width(text, size, 550)


def _caption(
    measures: WednesdayMeasures, captions: Captions, character: str, rect: Rect
) -> Decoration:
    """Return the name under a character."""
    size, room, _, brief = captions
    lines = tuple(wrap(_shown_name(character, brief), font(size, 550), room))
    x, _ = rect.middle
    high = captions._replace(lines=len(lines)).height
    box = Rect(x - room / 2, rect.bottom + measures.px(_TO_NAME), room, high)
    visual = ParagraphVisual(lines, size, tone="text", weight=550)
    return Decoration(f"name:{character}", box, visual, Layer.LABEL, PANEL + 2)


def character_pill(
    situation: WednesdaySituation, measures: WednesdayMeasures
) -> Iterator[Decoration]:
    """Name the open character while a tray covers its card."""
    character = situation.view["open"]
    if character is None:
        return
    rule = names.character_rule(character, len(situation.view["hands"]))
    text = words.open_character(name=names.character_name(character), rule=rule)
    size = measures.frame.metrics.pixels(15)
    row = measures.line
    high = row.height
    wide = text_width(text, size, 650)
    wide += high + measures.px(4 + PILL_SIDE) + 2
    wide = min(wide, measures.frame.width - 2 * measures.px(26))
    rect = Rect(round(row.middle[0] - wide / 2), row.y, round(wide), high)
    yield Decoration(ids.OPEN_PILL, rect, CharacterVisual(character, text, size), name=text)
