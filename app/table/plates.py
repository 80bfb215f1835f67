"""The plates of the other players, along the far edge, with their hands as small backs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtGui import QFontMetricsF

from app.paint.faces import CARD_RATIO, BackFace
from app.table.looks import PlateLook
from app.table.pose import Anchor, CardPose, Layer, Pace, Rect, Sign
from app.table.spread import spread_plates
from app.text import ROLES, SMALLEST, Metrics, font, initial

HEIGHT = 62.0
FAN_CARD, FAN_STEP, FAN_STEP_LEAST = 26.0, 15.0, 6.0
NAME, NAME_WEIGHT = ROLES["seat_name"][:2]
COUNT, COUNT_WEIGHT = ROLES["count"][:2]
MARK = 22.0
"""Side of the mark at a plate's end."""
TWO_LINES_FROM = 44.0
"""Under this height (of the design) a plate has no second line."""


class Other(NamedTuple):
    """Another player, as a plate shows them."""

    seat: int
    name: str
    colour: int
    line: str
    cards: int
    computer: bool = False
    current: bool = False
    told: str = ""
    """What a screen reader says of the player."""
    mark: str = ""
    """An icon at the plate's end; "" for none."""


class Row(NamedTuple):
    """The plates as signs, the backs on them as cards, and where cards go to and come from."""

    signs: tuple[Sign, ...]
    cards: tuple[CardPose, ...]
    anchors: dict[str, Anchor]


def seat_anchor(seat: int) -> str:
    """Id of the anchor at a player's hand."""
    return f"seat{seat}"


def lay_plates(
    others: Sequence[Other], area: Rect, metrics: Metrics, deck: str = "house",
    origin: str = "draw",
) -> Row:  # fmt: skip
    """A row of plates in `area`, in the order given, as high as the area allows.

    Where the width is too small the backs close up first, down to a single one or none, and names
    get smaller before they are cut.
    """
    px = metrics.px
    height = min(px(HEIGHT) * max(1.0, 0.5 + metrics.text_scale / 2), area.height)
    two_lines = height >= px(TWO_LINES_FROM)
    wanted = [_wanted(other, metrics, two_lines) for other in others]
    places = spread_plates(wanted, area.x, area.right, px(14))
    signs: list[Sign] = []
    cards: list[CardPose] = []
    anchors: dict[str, Anchor] = {}
    y = area.y + (area.height - height) / 2
    for other, (x, width) in zip(others, places, strict=True):
        rect = Rect(x, y, width, height)
        words = _fitting(other, rect, metrics, two_lines)
        sign, backs, anchor = _plate(other, rect, metrics, words, (deck, origin))
        signs.append(sign)
        cards += backs
        anchors[seat_anchor(other.seat)] = anchor
    return Row(tuple(signs), tuple(cards), anchors)


def stack_plates(
    others: Sequence[Other], area: Rect, metrics: Metrics, deck: str = "house",
    origin: str = "draw",
) -> Row:  # fmt: skip
    """Plates under each other in `area`, in the order given, each as wide as that.

    They are no higher than in a row, and lower where many share the height. Where the width is too
    small, names get smaller before they are cut.
    """
    px = metrics.px
    gap = px(9 if len(others) < 3 else 5)
    share = (area.height - gap * (len(others) - 1)) / max(1, len(others))
    height = min(px(HEIGHT) * max(1.0, 0.5 + metrics.text_scale / 2), share)
    signs: list[Sign] = []
    cards: list[CardPose] = []
    anchors: dict[str, Anchor] = {}
    for index, other in enumerate(others):
        rect = Rect(area.x, area.y + index * (height + gap), area.width, height)
        two_lines = height >= px(TWO_LINES_FROM)
        words = _fitting(other, rect, metrics, two_lines)
        sign, backs, anchor = _plate(other, rect, metrics, words, (deck, origin))
        signs.append(sign)
        cards += backs
        anchors[seat_anchor(other.seat)] = anchor
    return Row(tuple(signs), tuple(cards), anchors)


def _fan_width(count: int, step: float, card: float) -> float:
    return card + step * (count - 1) if count else 0.0


class _Words(NamedTuple):
    """Heights of the words on a plate, in pixels."""

    name: int
    number: int
    two_lines: bool


def _fitting(other: Other, rect: Rect, metrics: Metrics, two_lines: bool) -> _Words:
    """A name of about the usual size beside all backs or one; or else a small one, then no back.

    The second line has no say: it takes the room of backs, and gives way by itself.
    """
    px = metrics.px
    highest = max(SMALLEST, int(rect.height * 0.6))
    count = min(metrics.pixels(COUNT), highest)
    usual = min(metrics.pixels(NAME), highest)
    _, room = _room_for_name(other, rect, metrics, count)
    card, nothing = _back_width(rect, metrics), -px(14)
    fan = _fan_width(other.cards, px(FAN_STEP_LEAST), card)
    least = max(SMALLEST, round(usual * 0.8))
    choices = [(fan, size) for size in _down(usual, least)]
    choices += [(backs, size) for backs in (card, nothing) for size in _down(usual, SMALLEST)]
    for backs, size in choices:
        if _name_width(other, metrics, size) <= room - backs:
            return _Words(size, count, two_lines)
    return _Words(SMALLEST, count, two_lines)


def _down(most: int, least: int) -> range:
    return range(most, least - 1, -1)


def _name_width(other: Other, metrics: Metrics, size: int) -> float:
    chip = metrics.px(24) if other.computer else 0.0
    return QFontMetricsF(font(size, NAME_WEIGHT)).horizontalAdvance(other.name) + chip + 2


def _text_width(other: Other, metrics: Metrics, two_lines: bool, size: int) -> float:
    width = _name_width(other, metrics, size)
    if two_lines and other.line:
        line = QFontMetricsF(metrics.sized(13, 450)).horizontalAdvance(other.line)
        width = max(width, line + 2)
    return width


def _count_width(other: Other, size: int) -> float:
    return QFontMetricsF(font(size, COUNT_WEIGHT)).horizontalAdvance(str(other.cards))


def _wanted(other: Other, metrics: Metrics, two_lines: bool) -> float:
    px = metrics.px
    fan = _fan_width(other.cards, px(FAN_STEP), px(FAN_CARD))
    return (
        px(12 + 40 + 12) + _text_width(other, metrics, two_lines, metrics.pixels(NAME)) + px(14)
        + fan + px(10) + _count_width(other, metrics.pixels(COUNT)) + px(16)
        + _mark_room(other, metrics)
    )  # fmt: skip


def _mark_room(other: Other, metrics: Metrics) -> float:
    """What the mark at the end takes."""
    return metrics.px(MARK + 14) if other.mark else 0.0


def _back_width(rect: Rect, metrics: Metrics) -> float:
    return min(metrics.px(FAN_CARD), (rect.height - metrics.px(8)) / CARD_RATIO)


def _shape_side(rect: Rect, metrics: Metrics) -> float:
    return min(metrics.px(40), max(rect.height - metrics.px(10), rect.height * 0.7))


def _room_for_name(
    other: Other, rect: Rect, metrics: Metrics, count_size: int
) -> tuple[float, float]:
    """Where the words begin, and the room from there to the count, with no back yet."""
    px = metrics.px
    text_x = px(12) + _shape_side(rect, metrics) + px(11)
    fan_right = _count_x(other, rect, metrics) - _count_width(other, count_size) - px(10)
    return text_x, fan_right - text_x - px(14)


def _count_x(other: Other, rect: Rect, metrics: Metrics) -> float:
    """The right end of the count."""
    return rect.width - metrics.px(16) - _mark_room(other, metrics)


def _plate(
    other: Other, rect: Rect, metrics: Metrics, words: _Words, deck: tuple[str, str]
) -> tuple[Sign, list[CardPose], Anchor]:
    px = metrics.px
    card = _back_width(rect, metrics)
    text_x, room = _room_for_name(other, rect, metrics, words.number)
    fan_right = text_x + room + px(14)
    text = _text_width(other, metrics, words.two_lines, words.name)
    step, shown = px(FAN_STEP), other.cards
    if shown > 1 and text + _fan_width(shown, step, card) > room:
        step = (room - text - card) / (shown - 1)
        if step < px(FAN_STEP_LEAST):
            step, shown = 0.0, 1
    fan = _fan_width(shown, step, card)
    if shown == 1 and room - fan < text:
        # The number says how many; the name needs the room.
        fan, shown = -px(14), 0
    text_room = min(text, room - fan)
    look = PlateLook(
        name=other.name,
        initial=initial(other.name),
        colour=other.colour,
        line=other.line if words.two_lines else "",
        count=str(other.cards),
        computer=other.computer,
        shape=_shape_side(rect, metrics),
        text_x=text_x,
        text_room=max(0.0, text_room),
        count_x=_count_x(other, rect, metrics),
        name_size=words.name,
        count_size=words.number,
        current=other.current,
        mark=other.mark,
        mark_side=min(px(MARK), rect.height - px(6)),
    )
    sign = Sign(f"plate{other.seat}", rect, look, Layer.WELL, order=10, name=other.told)
    left = rect.x + fan_right - fan
    top = rect.y + (rect.height - card * CARD_RATIO) / 2
    backs = [
        CardPose(
            id=f"seat{other.seat}:{index}",
            face=BackFace(deck[0]),
            rect=Rect(left + min(index, shown - 1) * step, top, card, card * CARD_RATIO),
            layer=Layer.PILE,
            order=index,
            bearer=sign.id,
            flat=True,
            origin=deck[1],
        )
        for index in range(other.cards if shown else 0)
    ]
    fan_middle = left + fan / 2 if shown else rect.x + look.count_x
    middle = Rect(fan_middle - card / 2, top, card, card * CARD_RATIO)
    return sign, backs, Anchor(middle, BackFace(deck[0]), Pace.OTHER)
