"""The layout of Wednesday's table. Lengths are in U, the width of a card on this table."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PySide6.QtGui import QFontMetricsF

from app.games.contract import Frame
from app.games.wednesday import ids, names, words
from app.games.wednesday.explained import surprise_here
from app.games.wednesday.layout.hand import hand_cards, hand_rect
from app.games.wednesday.layout.line import line_decoration, line_parts, line_width
from app.games.wednesday.layout.measures import WednesdayMeasures, measures_of
from app.games.wednesday.layout.piles import (
    COUNTS,
    FAN,
    burnt_cards,
    burnt_rect,
    character_cards,
    characters_rect,
    covered_rect,
    heart,
    layered,
    open_card,
    open_rect,
    pile_anchors,
    plaque,
    played_cards,
    played_rect,
    single_rect,
)
from app.games.wednesday.layout.rivals import top_play
from app.games.wednesday.layout.seats import lay_seats
from app.games.wednesday.layout.trail import trail, trail_told
from app.games.wednesday.layout.tray import character_pill, lay_tray, tray_step
from app.games.wednesday.offers import uses_of
from app.games.wednesday.seen import held, in_spite, sent_wednesday_back, special_of
from app.games.wednesday.situation import WednesdaySituation
from app.games.wednesday.visuals.visuals import (
    ArrowsVisual,
    CountVisual,
    ParagraphVisual,
    WednesdayPileVisual,
    WednesdaySlotVisual,
)
from app.paint.faces import CARD_RATIO
from app.paint.wrapping import wrap
from app.style.typography import SMALLEST, font
from app.table.layout import CardSpec, Decoration, Layer, Layout, PlaceSpec, Rect
from engine.games.wednesday.cards import THIRTEEN


def lay_out(situation: WednesdaySituation, frame: Frame) -> Layout:
    """Lay out the table of Wednesday."""
    seats = lay_seats(situation, frame)
    measures = measures_of(frame, seats.bottom, line_width(situation, frame))
    uses = uses_of(situation)
    hand = list(hand_cards(situation, measures, uses))
    own = hand_rect(measures, hand)
    cards = [*seats.cards, *hand]
    places = list(seats.places)
    decorations = list(seats.decorations)
    tray = tray_step(situation)
    cards += played_cards(situation, measures)
    if tray:
        shown = lay_tray(situation, measures)
        cards += shown.cards
        places += shown.places
        decorations += [*shown.decorations, *character_pill(situation, measures)]
        # What the tray covers lies on under it, and is there again when it is gone.
        cards += open_card(situation, covered_rect(measures))
        if tray == "insert":
            cards += burnt_cards(situation, measures)
        else:
            cards += character_cards(situation, measures)
    else:
        cards += _middle_cards(situation, measures)
        places += _middle_places(situation, measures)
        decorations += _middle_decorations(situation, measures)
        decorations += trail(situation, measures)
    places += _hand_place(situation, own)
    return Layout(
        frame.width,
        frame.height,
        measures.unit,
        tuple(cards),
        tuple(places),
        tuple(decorations),
        {**pile_anchors(measures, own), **seats.anchors},
        moves=len(situation.story()),
    )


# The middle


def _middle_cards(situation: WednesdaySituation, measures: WednesdayMeasures) -> Iterator[CardSpec]:
    yield from burnt_cards(situation, measures)
    yield from character_cards(situation, measures)
    yield from open_card(situation, open_rect(measures))


def _middle_places(
    situation: WednesdaySituation, measures: WednesdayMeasures
) -> Iterator[PlaceSpec]:
    view = situation.view
    step = view["turn"]["step"]
    plays = step in ("open", "play", "again")
    gives = situation.stage == "playing" and step == "donate"
    top, played = played_rect(measures), top_play(view)
    round_it = top.grown(0.22 * top.width)
    below = view["played"][-len(FAN) : len(view["played"]) - len(played)][::-1]
    line = line_parts(situation)
    yield PlaceSpec(
        ids.PLAYED,
        round_it,
        top,
        words.played_pile(played, below, trail_told(situation), ", ".join(line)),
        WednesdaySlotVisual(not view["played"]),
        1,
        takes_cards=True,
        veiled=False,
        tip=", ".join(line),
    )
    burnt, burnt_count = burnt_rect(measures), words.burnt_name(n=len(view["burnt"]))
    blocked = view["blocked"] is not None
    yield PlaceSpec(
        ids.BURNT,
        burnt,
        burnt,
        # While its top card is to be given away, that card is told of in its stead.
        "" if gives else burnt_count,
        WednesdayPileVisual(not view["burnt"]),
        1,
        takes_cards=plays,
        radius=0.085 * burnt.width,
        veiled=False,
        tip=f"{burnt_count}. {words.burnt_explained(blocked=blocked)}",
    )
    pile = characters_rect(measures)
    count = words.characters_name(n=len(view["characters"]))
    aside = words.characters_explained([*map(names.character_name, view["aside"])])
    yield PlaceSpec(
        ids.CHARACTERS,
        pile,
        pile,
        count,
        WednesdayPileVisual(not view["characters"]),
        1,
        takes_cards=False,
        radius=0.085 * pile.width,
        tip=" ".join(filter(None, [f"{count}.", aside, surprise_here(view)])),
    )
    yield _open_place(situation, measures)
    extra = in_spite(view)
    if view["open"] == "enid" and extra is not None and step != "insert":
        rect = single_rect(measures)
        room = rect.width - measures.px(14)
        size = _size_for(words.single_place(number=extra), measures.frame.metrics.pixels(13), room)
        lines = tuple(wrap(words.single_place(number=extra), font(size, 550), room))
        yield PlaceSpec(
            ids.SINGLE,
            rect,
            rect,
            words.single_place(number=extra),
            WednesdaySlotVisual(True, lines, size),
            2,
            takes_cards=plays,
            radius=0.085 * rect.width,
            veiled=False,
            tip=words.single_explained(number=extra),
        )


def _open_place(situation: WednesdaySituation, measures: WednesdayMeasures) -> PlaceSpec:
    character = situation.view["open"]
    rect = open_rect(measures)
    if character is None:
        sent_back = sent_wednesday_back(situation)
        text = words.was_sent_back(number=THIRTEEN) if sent_back else words.no_character()
        room = rect.width - measures.px(14)
        size = _size_for(text, measures.frame.metrics.pixels(14), room, rect.height)
        lines = tuple(wrap(text, font(size, 550), room))
        # On the small table of a review it has no room; who points there is told.
        if _longest(text, size) > rect.width or _height(lines, size) > rect.height:
            lines = ()
        visual, name = WednesdaySlotVisual(True, lines, size), text
        tip = name
    else:
        visual = WednesdaySlotVisual(False)
        rule = names.character_rule_explained(character, len(situation.view["hands"]))
        name = f"{names.character_name(character)}. {rule}"
        tip = words.open_character(name=names.character_name(character), rule=rule)
    return PlaceSpec(
        ids.OPEN, rect, rect, name, visual, 1, takes_cards=False, radius=0.085 * rect.width,
        tip=tip,
    )  # fmt: skip


def _size_for(text: str, size: int, room: float, high: float = math.inf) -> int:
    """Return the size of letters in which its longest word has room, and all its lines have."""
    while size > SMALLEST and (
        _longest(text, size) > room or _height(wrap(text, font(size, 550), room), size) > high
    ):
        size -= 1
    return size


def _height(lines: Sequence[str], size: int) -> float:
    """Return how high these lines are in a place without cards."""
    return len(lines) * QFontMetricsF(font(size, 550)).lineSpacing()


def _longest(text: str, size: int) -> float:
    """Return the width of the longest word."""
    return max(map(QFontMetricsF(font(size, 550)).horizontalAdvance, text.split()))


def _middle_decorations(
    situation: WednesdaySituation, measures: WednesdayMeasures
) -> Iterator[Decoration]:
    view = situation.view
    turned = words.clockwise() if view["direction"] > 0 else words.counter_clockwise()
    visual = ArrowsVisual(view["direction"], measures.m)
    yield Decoration(
        "arrows", measures.ring, visual, Layer.WELL, 0, turned, side=view["direction"],
    )  # fmt: skip
    yield from _count("burnt", len(view["burnt"]), burnt_rect(measures))
    yield from _count("wednesday", len(view["characters"]), characters_rect(measures))
    yield from _captions(situation, measures)
    yield from plaque(situation, measures)
    yield line_decoration(situation, measures)


def _count(deck: str, count: int, pile: Rect) -> Iterator[Decoration]:
    if not count:
        return
    radius = 0.25 * pile.width
    rect = Rect.around(heart(layered(pile, count - 1), deck), 2 * radius, 2 * radius)
    yield Decoration(f"count:{deck}", rect, CountVisual(count), Layer.FLIGHT, COUNTS)


def _captions(situation: WednesdaySituation, measures: WednesdayMeasures) -> Iterator[Decoration]:
    px = measures.px
    size = measures.frame.metrics.pixels(14)
    burnt = burnt_rect(measures)
    measure = QFontMetricsF(font(size, 550))
    wide = max(px(220), measure.horizontalAdvance(words.burnt_pile()) + px(4))
    left = min(burnt.middle[0] - wide / 2, measures.frame.width - px(12) - wide)
    rect = Rect(left, burnt.bottom + px(8), wide, measure.lineSpacing())
    visual = ParagraphVisual((words.burnt_pile(),), size, tone="text", weight=550)
    yield Decoration("caption:burnt", rect, visual)
    yield from _characters_caption(situation, measures)


def _characters_caption(
    situation: WednesdaySituation, measures: WednesdayMeasures
) -> Iterator[Decoration]:
    """Say what the face-down characters are, and the surprise of the round, where there is room."""
    frozen = situation.view["frozen"]
    text = words.no_more_characters() if frozen else words.characters_caption()
    pile = characters_rect(measures)
    caption = _caption_below("characters", text, 14, pile.bottom + measures.px(6), measures)
    if caption is None:
        return
    yield caption
    special = special_of(situation.view)
    if special is None:
        return
    brief = words.surprise(outcast=special.outcast, character=names.first_name(special.character))
    for text in (surprise_here(situation.view), brief):
        top = caption.rect.bottom + measures.px(10)
        below = _caption_below(
            "surprise", text, 13, top, measures, told=surprise_here(situation.view)
        )
        if below is not None:
            yield below
            return


def _caption_below(
    id_: str, text: str, size: float, top: float, measures: WednesdayMeasures, *, told: str = ""
) -> Decoration | None:
    """Return words under the face-down characters, as large as the room beside the ring allows."""
    pile = characters_rect(measures)
    room = measures.ring.x - 0.05 * measures.m - pile.x
    foot = measures.foot(pile.x, pile.x + room)
    for pixels in range(measures.frame.metrics.pixels(size), SMALLEST - 1, -1):
        measure = QFontMetricsF(font(pixels, 450))
        lines = tuple(wrap(text, font(pixels, 450), room))
        rect = Rect(pile.x, top, room, measure.lineSpacing() * len(lines))
        if rect.bottom <= foot and max(map(measure.horizontalAdvance, lines)) <= room:
            visual = ParagraphVisual(lines, pixels, "text" if told else "text_2", centred=False)
            # What a lifted card would do may be said in a line that is longer still.
            beside = rect.bottom > measures.line.y
            return Decoration(f"caption:{id_}", rect, visual, name=told, only_at_rest=beside)
    return None


# The hand as a place


def _hand_place(situation: WednesdaySituation, rect: Rect) -> Iterator[PlaceSpec]:
    """Lay out the own hand as a place, while a card is to be taken into it."""
    step = situation.view["turn"]["step"]
    if situation.stage != "playing" or step not in ("swap", "pick"):
        return
    chosen = bool(situation.chosen)
    empty = not held(situation)
    card = Rect.around(rect.middle, rect.height / CARD_RATIO, rect.height)
    yield PlaceSpec(
        ids.HAND,
        rect,
        card,
        words.hand_name(),
        WednesdaySlotVisual(empty),
        1,
        radius=14,
        lit=chosen,
        veiled=False,
        tip=words.take_a_card_first() if step == "pick" else words.take_a_back_first(),
    )
