"""Where everything of Wednesday lies. Measures in U, the width of a card on this table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtGui import QFontMetricsF

from app.games.contract import Frame, Situation
from app.games.wednesday import ids, names, words
from app.games.wednesday.hand import hand_cards, hand_rect, held
from app.games.wednesday.looks import (
    ArrowsLook,
    BlockedLook,
    CountLook,
    LineLook,
    LinesLook,
    PileLook,
    SlotLook,
)
from app.games.wednesday.measures import Measures, measures_of
from app.games.wednesday.painting import PILL_SIDE, SEAL_GAP, line_text
from app.games.wednesday.piles import (
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
    played_cards,
    played_rect,
    single_rect,
)
from app.games.wednesday.seats import lay_seats, top_play
from app.games.wednesday.seen import (
    can_be_played,
    goes_on,
    holders,
    in_spite,
    of_kind,
)
from app.games.wednesday.tray import character_pill, lay_tray, tray_step
from app.games.wednesday.uses import uses_of
from app.paint.faces import CARD_RATIO
from app.table.pose import CardPose, Layer, Layout, PlacePose, Rect, Sign
from app.table.wrapping import wrap
from app.text import SMALLEST, Metrics, font
from engine.games.wednesday.cards import PROTEUS


def lay_out(situation: Situation, frame: Frame) -> Layout:
    """The table of Wednesday."""
    seats = lay_seats(situation, frame)
    measures = measures_of(frame, seats.bottom, _line_width(situation, frame))
    uses = uses_of(situation)
    hand = list(hand_cards(situation, measures, uses))
    own = hand_rect(measures, hand)
    cards = [*seats.cards, *hand]
    places = list(seats.places)
    signs = list(seats.signs)
    tray = tray_step(situation)
    cards += played_cards(situation, measures)
    if tray:
        shown = lay_tray(situation, measures)
        cards += shown.cards
        places += shown.places
        signs += [*shown.signs, *character_pill(situation, measures)]
        # What the tray covers lies on under it, and is there again when it is gone.
        cards += open_card(situation, covered_rect(measures))
        if tray == "insert":
            cards += burnt_cards(situation, measures)
        else:
            cards += character_cards(situation, measures)
    else:
        cards += _middle_cards(situation, measures)
        places += _middle_places(situation, measures)
        signs += _middle_signs(situation, measures)
    places += _hand_place(situation, own)
    return Layout(
        frame.width,
        frame.height,
        measures.unit,
        tuple(cards),
        tuple(places),
        tuple(signs),
        {**pile_anchors(measures, own), **seats.anchors},
    )


# The middle


def _middle_cards(situation: Situation, measures: Measures) -> Iterator[CardPose]:
    yield from burnt_cards(situation, measures)
    yield from character_cards(situation, measures)
    yield from open_card(situation, open_rect(measures))


def _middle_places(situation: Situation, measures: Measures) -> Iterator[PlacePose]:
    view = situation.view
    step = view["turn"]["step"]
    plays = step in ("open", "play", "again")
    gives = situation.stage == "playing" and step == "donate"
    top = played_rect(measures)
    round_it = top.grown(0.22 * top.width)
    line = line_parts(situation)
    yield PlacePose(
        ids.PLAYED,
        round_it,
        top,
        words.played_pile(top_play(view), ", ".join(line)),
        SlotLook(not view["played"]),
        1,
        takes_cards=True,
        veiled=False,
    )
    burnt = burnt_rect(measures)
    yield PlacePose(
        ids.BURNT,
        burnt,
        burnt,
        # While its top card is to be given away, that card is told of in its stead.
        "" if gives else words.burnt_name(len(view["burnt"])),
        PileLook(not view["burnt"]),
        1,
        takes_cards=plays,
        radius=0.085 * burnt.width,
        veiled=False,
    )
    pile = characters_rect(measures)
    yield PlacePose(
        ids.CHARACTERS,
        pile,
        pile,
        words.characters_name(len(view["characters"])),
        PileLook(not view["characters"]),
        1,
        takes_cards=False,
        radius=0.085 * pile.width,
        tip=words.characters_name(len(view["characters"])),
    )
    yield _open_place(situation, measures)
    extra = in_spite(view)
    if view["open"] == "enid" and extra is not None and step != "insert":
        rect = single_rect(measures)
        size = measures.frame.metrics.pixels(13)
        lines = tuple(wrap(words.single_place(extra), font(size, 550), rect.width - 4))
        yield PlacePose(
            ids.SINGLE,
            rect,
            rect,
            words.single_place(extra),
            SlotLook(True, lines, size),
            2,
            takes_cards=plays,
            radius=0.085 * rect.width,
            veiled=False,
        )


def _open_place(situation: Situation, measures: Measures) -> PlacePose:
    character = situation.view["open"]
    rect = open_rect(measures)
    if character is None:
        text = words.no_character()
        room = rect.width - measures.px(14)
        size = measures.frame.metrics.pixels(14)
        while size > SMALLEST and _longest(text, size) > room:
            size -= 1
        lines = tuple(wrap(text, font(size, 550), room))
        look, name = SlotLook(True, lines, size), text
    else:
        look = SlotLook(False)
        name = words.open_character(
            names.character_name(character), names.character_rule_explained(character)
        )
    return PlacePose(
        ids.OPEN, rect, rect, name, look, 1, takes_cards=False, radius=0.085 * rect.width,
        tip=name,
    )  # fmt: skip


def _longest(text: str, size: int) -> float:
    """Width of the longest word."""
    return max(map(QFontMetricsF(font(size, 550)).horizontalAdvance, text.split()))


def _middle_signs(situation: Situation, measures: Measures) -> Iterator[Sign]:
    view = situation.view
    turned = words.clockwise() if view["direction"] > 0 else words.counter_clockwise()
    look = ArrowsLook(view["direction"], measures.m)
    yield Sign(
        "arrows", measures.ring, look, Layer.WELL, 0, turned, side=view["direction"],
    )  # fmt: skip
    yield from _count("burnt", len(view["burnt"]), burnt_rect(measures))
    yield from _count("wednesday", len(view["characters"]), characters_rect(measures))
    yield from _captions(situation, measures)
    yield from _plaque(situation, measures)
    yield _line_sign(situation, measures)


def _count(deck: str, count: int, pile: Rect) -> Iterator[Sign]:
    if not count:
        return
    radius = 0.25 * pile.width
    rect = Rect.around(heart(layered(pile, count - 1), deck), 2 * radius, 2 * radius)
    yield Sign(f"count:{deck}", rect, CountLook(count), Layer.LABEL)


def _captions(situation: Situation, measures: Measures) -> Iterator[Sign]:
    px = measures.px
    size = measures.frame.metrics.pixels(14)
    burnt = burnt_rect(measures)
    spacing = QFontMetricsF(font(size, 550)).lineSpacing()
    top = burnt.bottom + px(8)
    rect = Rect(burnt.middle[0] - px(110), top, px(220), spacing)
    look = LinesLook((words.burnt_pile(),), size, tone="text", weight=550)
    yield Sign("caption:burnt", rect, look)
    yield from _characters_caption(situation, measures)


def _characters_caption(situation: Situation, measures: Measures) -> Iterator[Sign]:
    """What the face-down characters are, where there is room to say it."""
    frozen = situation.view["frozen"]
    text = words.no_more_characters() if frozen else words.characters_caption()
    pile = characters_rect(measures)
    room = measures.ring.x - 0.05 * measures.m - pile.x
    top = pile.bottom + measures.px(6)
    foot = measures.foot(pile.x, pile.x + room)
    for size in range(measures.frame.metrics.pixels(14), SMALLEST - 1, -1):
        measure = QFontMetricsF(font(size, 450))
        lines = tuple(wrap(text, font(size, 450), room))
        rect = Rect(pile.x, top, room, measure.lineSpacing() * len(lines))
        if rect.bottom <= foot and max(map(measure.horizontalAdvance, lines)) <= room:
            yield Sign("caption:characters", rect, LinesLook(lines, size, centred=False))
            return


def _plaque(situation: Situation, measures: Measures) -> Iterator[Sign]:
    """Which number is blocked: below the burnt pile, in as many lines as the room asks for."""
    number = situation.view["blocked"]
    if number is None:
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
    looks = [_plaque_look(situation, measures, build, room) for build in _builds(metrics)]
    sizes = [_plaque_size(look, measures) for look in looks]
    fits = [wide <= room and tall <= high for wide, tall in sizes]
    best = fits.index(True) if any(fits) else len(fits) - 1
    look, (wide, tall) = looks[best], sizes[best]
    x = max(min(x, right - wide / 2), left + wide / 2)
    rect = Rect(round(x - wide / 2), round(top), round(wide), round(tall))
    name = f"{words.blocked(number)}, {words.blocked_how_long()}"
    yield Sign("blocked", rect, look, Layer.LABEL, 0, name, radius=px(16))


class _Build(NamedTuple):
    """A way to build the plaque: sizes of its words in pixels (0: none), radius of the seal."""

    first: int
    second: int
    seal: float


def _builds(metrics: Metrics) -> list[_Build]:
    """From the finest to the smallest."""
    px, pixels = metrics.px, metrics.pixels
    return [
        _Build(pixels(16), pixels(13.5), px(24)),
        _Build(pixels(15), pixels(12), px(20)),
        _Build(pixels(14), SMALLEST, px(17)),
        _Build(pixels(14), 0, px(17)),
        _Build(SMALLEST, 0, px(15)),
    ]


def _plaque_look(
    situation: Situation, measures: Measures, build: _Build, room: float
) -> BlockedLook:
    room -= measures.px(9 + SEAL_GAP + PILL_SIDE) + 2 * build.seal
    first = wrap(words.blocked(situation.view["blocked"]), font(build.first, 700), room)
    second = wrap(words.blocked_how_long(), font(build.second, 450), room) if build.second else []
    return BlockedLook(tuple(first), tuple(second), build.first, build.second, build.seal)


def _plaque_size(look: BlockedLook, measures: Measures) -> tuple[float, float]:
    px = measures.px
    first = QFontMetricsF(font(look.size, 700))
    second = QFontMetricsF(font(look.small or SMALLEST, 450))
    text = max(
        *(first.horizontalAdvance(line) for line in look.first),
        *(second.horizontalAdvance(line) for line in look.second),
        0.0,
    )
    wide = px(9) + 2 * look.seal + px(SEAL_GAP) + text + px(PILL_SIDE)
    lines = first.lineSpacing() * len(look.first) + second.lineSpacing() * len(look.second)
    return wide, max(lines, 2 * look.seal) + px(16)


# The line


def line_parts(situation: Situation) -> tuple[str, ...]:
    """What may be played now, by whoever is to play, and how many have passed in a row."""
    view = situation.view
    turn = view["turn"]
    if view["over"] is not None:
        return (words.match_over(),)
    may = may_be_played(situation)
    if turn["step"] == "open":
        return (may,)
    return may, words.passes(turn["passes"], holders(view))


def may_be_played(situation: Situation) -> str:
    """What may be played now, in words; the engine is asked for every number."""
    view = situation.view
    played, blocked, extra = view["played"], view["blocked"], in_spite(view)
    if view["turn"]["step"] == "open":
        opens = situation.stage == "playing" and "play 1" not in situation.legal
        return words.any_opens() if opens else words.opens_with_one()
    numbers = can_be_played(view)
    if played and not numbers:
        return words.nothing_goes(played[-1])
    character = view["open"]
    line = words.may_follow(character, played[-1]) if played else words.may_lead(character)
    out = blocked is not None and blocked not in numbers
    if out and blocked != PROTEUS and goes_on(view, blocked) and of_kind(view, blocked):
        line = words.except_blocked(line, blocked)
    if extra is not None and extra in numbers:
        add = words.also_single if character == "enid" else words.also
        line = add(line, extra)
    return line


def _line_width(situation: Situation, frame: Frame) -> float:
    size = frame.metrics.pixels(15)
    text = line_text(line_parts(situation))
    wide = QFontMetricsF(font(size, 650)).horizontalAdvance(text)
    return wide + 2 * frame.metrics.px(PILL_SIDE) + 2


def _line_sign(situation: Situation, measures: Measures) -> Sign:
    parts = line_parts(situation)
    look = LineLook(parts, measures.frame.metrics.pixels(15))
    return Sign("line", measures.line, look, name=", ".join(parts), only_at_rest=True)


# The hand as a place


def _hand_place(situation: Situation, rect: Rect) -> Iterator[PlacePose]:
    """The own hand, while a card is to be taken into it."""
    step = situation.view["turn"]["step"]
    if situation.stage != "playing" or step not in ("swap", "pick"):
        return
    chosen = bool(situation.chosen)
    empty = not held(situation)
    card = Rect.around(rect.middle, rect.height / CARD_RATIO, rect.height)
    yield PlacePose(
        ids.HAND,
        rect,
        card,
        words.hand_name(),
        SlotLook(empty),
        1,
        radius=14,
        lit=chosen,
        veiled=False,
    )
