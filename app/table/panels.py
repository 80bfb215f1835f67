"""The panels of the other players, along the far edge, with their hands as small backs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Literal, NamedTuple

from app.paint.faces import CARD_RATIO, BackFace
from app.paint.names import halves_width, two_rows_fit
from app.style.typography import ROLES, SMALLEST, Metrics, initial, text_width
from app.table import panel_painting  # noqa: F401 - the visual gets its painter
from app.table.layout import Anchor, ArrivalSpeed, CardSpec, Decoration, Layer, Rect
from app.table.panel_heights import LARGE, NAME, panel_height, stack_gap
from app.table.spread import spread_panels
from app.table.visuals import PanelVisual

FAN_CARD, FAN_STEP, FAN_STEP_LEAST = 26.0, 15.0, 6.0
NAME_WEIGHT = ROLES["seat_name"][1]
COUNT, COUNT_WEIGHT = ROLES["count"][:2]
_SMALL = 14
"""Beside large texts a name is small below this, in pixels."""
MARK = 22.0
"""Side of the mark at a panel's end."""
TWO_LINES_FROM = 44.0
"""Under this height (of the design) a panel has no second line."""
LINE_WANTED, LINE_KEPT = 144.0, 104.0
"""Width that a panel wants for its second line, and that it keeps beside the backs, whatever the
line says: so a panel stays where it is, and as it is, when the words change."""

ORDER, UNDER = 10, 5
"""Of a panel, and of cards that lie under it out of sight."""


class Other(NamedTuple):
    """Another player, as a panel shows them."""

    seat: int
    name: str
    colour: int
    line: str
    cards: int
    computer: bool = False
    current: bool = False
    accessible_name: str = ""
    """What a screen reader says of the player."""
    mark: str = ""
    """An icon at the panel's end; "" for none."""
    open_hand: str = ""
    """What the hand holds, where it lies open: it stands in place of backs and second line."""


class Row(NamedTuple):
    """Panels as decorations, the backs on them as cards, and where cards go to and come from."""

    decorations: tuple[Decoration, ...]
    cards: tuple[CardSpec, ...]
    anchors: dict[str, Anchor]


def seat_anchor(seat: int) -> str:
    """Return the id of the anchor at a player's hand."""
    return f"seat{seat}"


def lay_panels(
    others: Sequence[Other], area: Rect, metrics: Metrics, deck: str = "house",
    origin: str = "draw",
) -> Row:  # fmt: skip
    """Return a row of panels in `area`, in the order given, as high as the area allows.

    All of them look alike. Where the width is too small the backs close up first, down to a single
    one or none, and names get smaller before they are cut.
    """
    px = metrics.px
    height = min(panel_height(metrics), area.height)
    two_lines = height >= px(TWO_LINES_FROM)
    wanted = [_wanted(other, metrics, two_lines) for other in others]
    places = spread_panels(wanted, area.x, area.right, px(14))
    y = area.y + (area.height - height) / 2
    rects = [Rect(x, y, width, height) for x, width in places]
    return _row(others, rects, metrics, two_lines, (deck, origin))


def stack_panels(
    others: Sequence[Other], area: Rect, metrics: Metrics, deck: str = "house",
    origin: str = "draw",
) -> Row:  # fmt: skip
    """Return panels stacked in `area`, in the order given, each of its full width.

    They are no higher than in a row, and lower where many share the height. Where the width is too
    small, names get smaller before they are cut.
    """
    px = metrics.px
    gap = stack_gap(len(others), metrics)
    share = (area.height - gap * (len(others) - 1)) / max(1, len(others))
    height = min(panel_height(metrics), share)
    rects = [
        Rect(area.x, area.y + index * (height + gap), area.width, height)
        for index in range(len(others))
    ]
    return _row(others, rects, metrics, height >= px(TWO_LINES_FROM), (deck, origin))


def _row(
    others: Sequence[Other], rects: Sequence[Rect], metrics: Metrics, two_lines: bool,
    deck: tuple[str, str],
) -> Row:  # fmt: skip
    decorations: list[Decoration] = []
    cards: list[CardSpec] = []
    anchors: dict[str, Anchor] = {}
    style = _style(list(zip(others, rects, strict=True)), metrics, two_lines)
    for other, rect in zip(others, rects, strict=True):
        decoration, backs, anchor = _panel(other, rect, metrics, style, deck)
        decorations.append(decoration)
        cards += backs
        anchors[seat_anchor(other.seat)] = anchor
    return Row(tuple(decorations), tuple(cards), anchors)


def fan_width(count: int, step: float, card: float) -> float:
    """Return the width of so many backs, each a step from the one before it."""
    return card + step * (count - 1) if count else 0.0


class _Style(NamedTuple):
    """The common style of a row's panels: heights of words in pixels, and their backs."""

    name: int
    number: int
    two_lines: bool
    backs: Literal["fan", "one", "none"] = "none"
    step: float = 0.0
    """From one back of a fan to the next."""
    snug: bool = False
    """With the sign of a computer on its shape, and little left beside the words."""


def _style(panels: Sequence[tuple[Other, Rect]], metrics: Metrics, two_lines: bool) -> _Style:
    """Return the largest style in which all names have room: all backs, one back, or none.

    Where that is not enough or makes them small, all else is as narrow as can be; only then are
    long names cut. The second line counts only for what it keeps: it gives way by itself.
    """
    if not panels:
        return _Style(SMALLEST, SMALLEST, two_lines)
    px, rect = metrics.px, panels[0][1]
    highest = max(SMALLEST, int(rect.height * 0.6))
    count = min(metrics.pixels(COUNT), highest)
    usual = min(metrics.pixels(NAME), highest)
    card, least = back_width(rect, metrics), max(SMALLEST, round(usual * LARGE))
    if any(other.open_hand for other, _ in panels):
        count = _hand_size(panels, metrics, count, least, two_lines=two_lines)
    rooms = [_room_for_name(other, at, metrics, count, two_lines)[1] for other, at in panels]
    fans = [
        -px(14) if other.open_hand else fan_width(other.cards, px(FAN_STEP_LEAST), card)
        for other, _ in panels
    ]

    def fits(size: int, backs: Sequence[float], rows: int = 1) -> bool:
        names = [_name_width(other, metrics, size, rows) for other, _ in panels]
        taken = zip(names, backs, rooms, strict=True)
        return all(name + back <= room for name, back, room in taken)

    one, none = [card] * len(panels), [-px(14)] * len(panels)
    choices = [(fans, size, 1) for size in _down(usual, least)]
    if metrics.text_scale > 1.0:
        # Names grow, too: rather than that they get small, they go on in a second line.
        for size in _down(usual, SMALLEST):
            most = 2 if two_rows_fit(size, rect.height, metrics, line=two_lines) else 1
            choices += [(backs, size, rows) for rows in range(1, most + 1) for backs in (one, none)]
    else:
        choices += [(backs, size, 1) for backs in (one, none) for size in _down(usual, SMALLEST)]
    fitting = (choice for choice in choices if fits(choice[1], choice[0], choice[2]))
    _, name, rows = next(fitting, (none, 0, 1))
    wished = max(usual * LARGE, _SMALL) if metrics.text_scale > 1.0 else SMALLEST
    if name < wished:
        snug = _snug_size(panels, metrics, count, usual, two_lines=two_lines)
        if snug > name:
            return _Style(snug, count, two_lines, snug=True)
    name = name or least
    names = [_name_width(other, metrics, name, rows) for other, _ in panels]
    if not fits(name, none, rows):
        names = [min(text, room - card) for text, room in zip(names, rooms, strict=True)]
    if any(text > room - card for text, room in zip(names, rooms, strict=True)):
        return _Style(name, count, two_lines)
    kept = px(LINE_KEPT) * metrics.text_scale
    steps = [
        (room - card - max(text, kept)) / (other.cards - 1)
        for (other, _), text, room in zip(panels, names, rooms, strict=True)
        if other.cards > 1
    ]
    step = min([px(FAN_STEP), *steps])
    if step < px(FAN_STEP_LEAST):
        return _Style(name, count, two_lines, "one")
    return _Style(name, count, two_lines, "fan", step)


def _snug_size(
    panels: Sequence[tuple[Other, Rect]], metrics: Metrics, count: int, most: int, *,
    two_lines: bool,
) -> int:  # fmt: skip
    """Return the largest size in which names have room where all else is narrow.

    A name that never has it does not count beside large texts: it will be cut. Otherwise there is
    no such size: 0.
    """
    sizes = [
        max((size for size in _down(most, SMALLEST) if fits(size)), default=0)
        for fits in (
            partial(_fits_snugly, other, rect, metrics, count, two_lines=two_lines)
            for other, rect in panels
        )
    ]
    if metrics.text_scale == 1.0:
        return min(sizes)
    return min(filter(None, sizes), default=SMALLEST)


def _fits_snugly(
    other: Other, rect: Rect, metrics: Metrics, count: int, size: int, *, two_lines: bool
) -> bool:
    room = _room_for_name(other, rect, metrics, count, two_lines, snug=True)[1]
    wide = text_width(other.name, size, NAME_WEIGHT)
    if two_rows_fit(size, rect.height, metrics, line=two_lines):
        wide = min(wide, halves_width(other.name, size, NAME_WEIGHT))
    return wide <= room


def _hand_size(
    panels: Sequence[tuple[Other, Rect]], metrics: Metrics, most: int, name: int, *, two_lines: bool
) -> int:
    """Return the size of open hands, as large as leaves room for names of that size.

    Beside large texts names are no larger than hands, and go on in a second line where they can.
    """

    def leaves_room(size: int) -> bool:
        names, rows = name, 1
        if metrics.text_scale > 1.0:
            names = min(name, size)
            rows = 2 if two_rows_fit(names, panels[0][1].height, metrics, line=two_lines) else 1
        return all(
            _name_width(other, metrics, names, rows)
            <= _room_for_name(other, at, metrics, size, two_lines)[1] + metrics.px(14)
            for other, at in panels
        )

    return next(filter(leaves_room, _down(most, SMALLEST)), SMALLEST)


def _down(most: int, least: int) -> range:
    return range(most, least - 1, -1)


def _name_width(other: Other, metrics: Metrics, size: int, rows: int = 1) -> float:
    chip = metrics.px(24) if other.computer else 0.0
    if rows > 1:
        return two_rows_width(other.name, size, metrics) + chip + 2
    return text_width(other.name, size, NAME_WEIGHT) + chip + 2


def two_rows_width(name: str, size: int, metrics: Metrics) -> float:
    """Return how wide a name is in two lines; only a small one may break inside a word."""
    small = size < metrics.pixels(NAME) * LARGE
    return halves_width(name, size, NAME_WEIGHT, broken=small)


def _text_width(other: Other, metrics: Metrics, two_lines: bool, size: int) -> float:
    """Return what the words of a panel want, whatever the second line says."""
    width = _name_width(other, metrics, size)
    return max(width, metrics.px(LINE_WANTED) * metrics.text_scale) if two_lines else width


def _count(other: Other, two_lines: bool) -> str:
    """Return what stands at the end of the words: the count, or an open hand without a line.

    Cards that are read on the line need not be counted.
    """
    if other.open_hand:
        return "" if two_lines else other.open_hand
    return str(other.cards)


def _count_width(other: Other, size: int, two_lines: bool) -> float:
    return text_width(_count(other, two_lines), size, COUNT_WEIGHT)


def _wanted(other: Other, metrics: Metrics, two_lines: bool) -> float:
    px = metrics.px
    fan = fan_width(other.cards, px(FAN_STEP), px(FAN_CARD))
    return (
        px(12 + 40 + 12) + _text_width(other, metrics, two_lines, metrics.pixels(NAME)) + px(14)
        + fan + px(10) + _count_width(other, metrics.pixels(COUNT), two_lines) + px(16)
        + _mark_room(other, metrics)
    )  # fmt: skip


def _mark_room(other: Other, metrics: Metrics) -> float:
    """Return what the mark at the end takes."""
    return metrics.px(MARK + 14) if other.mark else 0.0


def back_width(rect: Rect, metrics: Metrics) -> float:
    """Return how wide a back is on a panel in this place."""
    return min(metrics.px(FAN_CARD), (rect.height - metrics.px(8)) / CARD_RATIO)


def _shape_side(rect: Rect, metrics: Metrics) -> float:
    return min(metrics.px(40), max(rect.height - metrics.px(10), rect.height * 0.7))


def _room_for_name(
    other: Other, rect: Rect, metrics: Metrics, count_size: int, two_lines: bool,
    *, snug: bool = False,
) -> tuple[float, float]:  # fmt: skip
    """Return where the words begin, and the room from there to the count, with no back yet."""
    px = metrics.px
    text_x = px(6 if snug else 12) + _shape_side(rect, metrics) + px(11)
    count = _count_width(other, count_size, two_lines)
    if snug:
        return text_x, _count_x(other, rect, metrics, snug=True) - count - px(8) - text_x
    fan_right = _count_x(other, rect, metrics) - count - px(10)
    return text_x, fan_right - text_x - px(14)


def _count_x(other: Other, rect: Rect, metrics: Metrics, *, snug: bool = False) -> float:
    """Return the right end of the count."""
    return rect.width - metrics.px(10 if snug else 16) - _mark_room(other, metrics)


def _panel(
    other: Other, rect: Rect, metrics: Metrics, style: _Style, deck: tuple[str, str]
) -> tuple[Decoration, list[CardSpec], Anchor]:
    px = metrics.px
    card = back_width(rect, metrics)
    text_x, room = _room_for_name(
        other, rect, metrics, style.number, style.two_lines, snug=style.snug
    )
    fan_right = text_x + room + px(14)
    shown = {"fan": other.cards, "one": min(1, other.cards), "none": 0}[style.backs]
    if other.open_hand:
        shown = 0
    fan = fan_width(shown, style.step, card) if shown else -px(14)
    visual = PanelVisual(
        name=other.name,
        initial=initial(other.name),
        colour=other.colour,
        line=(other.open_hand or other.line) if style.two_lines else "",
        count=_count(other, style.two_lines),
        computer=other.computer,
        shape=_shape_side(rect, metrics),
        text_x=text_x,
        text_room=max(0.0, room if style.snug else room - fan),
        count_x=_count_x(other, rect, metrics, snug=style.snug),
        name_size=style.name,
        count_size=style.number,
        current=other.current,
        mark=other.mark,
        mark_side=min(px(MARK), rect.height - px(6)),
        open_hand=bool(other.open_hand),
        chip_on_shape=style.snug and other.computer,
    )
    decoration = Decoration(
        f"panel{other.seat}", rect, visual, Layer.WELL, order=ORDER, name=other.accessible_name,
        unlit=replace(visual, current=False) if other.current else None,
    )  # fmt: skip
    # Where there is no room for backs, cards fly to the middle of the panel and lie under it.
    left = rect.x + fan_right - fan if shown else rect.middle[0] - card / 2
    step = style.step if shown > 1 else 0.0
    top = rect.y + (rect.height - card * CARD_RATIO) / 2
    backs = [
        CardSpec(
            id=f"seat{other.seat}:{index}",
            face=BackFace(deck[0]),
            rect=Rect(left + index * step, top, card, card * CARD_RATIO),
            layer=Layer.PILE if shown else Layer.WELL,
            order=index if shown else UNDER,
            attached_to=decoration.id,
            flat=True,
            origin=deck[1],
        )
        for index in range(other.cards)
    ]
    fan_middle = left + fan / 2 if shown else rect.middle[0]
    middle = Rect(fan_middle - card / 2, top, card, card * CARD_RATIO)
    return decoration, backs, Anchor(middle, BackFace(deck[0]), ArrivalSpeed.OTHER)
