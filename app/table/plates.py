"""The plates of the other players, along the far edge, with their hands as small backs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtGui import QFontMetricsF

from app.paint.faces import CARD_RATIO, BackFace
from app.table.looks import PlateLook
from app.table.pose import Anchor, CardPose, Layer, Pace, Rect, Sign
from app.table.spread import spread_plates
from app.text import Metrics, initial

HEIGHT = 62.0
FAN_CARD, FAN_STEP, FAN_STEP_LEAST = 26.0, 15.0, 6.0
NAME_LEAST = 74.0
"""Under this width of a name no back is shown beside it."""
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

    Where the width is too small the backs close up first, down to a single one; then names are
    cut.
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
        sign, backs, anchor = _plate(other, rect, metrics, two_lines, (deck, origin))
        signs.append(sign)
        cards += backs
        anchors[seat_anchor(other.seat)] = anchor
    return Row(tuple(signs), tuple(cards), anchors)


def stack_plates(
    others: Sequence[Other], area: Rect, metrics: Metrics, deck: str = "house",
    origin: str = "draw",
) -> Row:  # fmt: skip
    """Plates under each other in `area`, in the order given, each as wide as that.

    They are no higher than in a row, and lower where many share the height.
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
        sign, backs, anchor = _plate(other, rect, metrics, two_lines, (deck, origin))
        signs.append(sign)
        cards += backs
        anchors[seat_anchor(other.seat)] = anchor
    return Row(tuple(signs), tuple(cards), anchors)


def _fan_width(count: int, step: float, card: float) -> float:
    return card + step * (count - 1) if count else 0.0


def _text_width(other: Other, metrics: Metrics, two_lines: bool) -> float:
    width = QFontMetricsF(metrics.font("seat_name")).horizontalAdvance(other.name)
    if other.computer:
        width += metrics.px(24)
    if two_lines and other.line:
        line = QFontMetricsF(metrics.sized(13, 450)).horizontalAdvance(other.line)
        width = max(width, line)
    return width + 2


def _count_width(other: Other, metrics: Metrics) -> float:
    return QFontMetricsF(metrics.font("count")).horizontalAdvance(str(other.cards))


def _wanted(other: Other, metrics: Metrics, two_lines: bool) -> float:
    px = metrics.px
    fan = _fan_width(other.cards, px(FAN_STEP), px(FAN_CARD))
    return (
        px(12 + 40 + 12) + _text_width(other, metrics, two_lines) + px(14) + fan + px(10)
        + _count_width(other, metrics) + px(16) + _mark_room(other, metrics)
    )  # fmt: skip


def _mark_room(other: Other, metrics: Metrics) -> float:
    """What the mark at the end takes."""
    return metrics.px(MARK + 14) if other.mark else 0.0


def _plate(
    other: Other, rect: Rect, metrics: Metrics, two_lines: bool, deck: tuple[str, str]
) -> tuple[Sign, list[CardPose], Anchor]:
    px = metrics.px
    pad = px(12)
    shape = min(px(40), rect.height - px(10))
    text_x = pad + shape + px(11)
    count = _count_width(other, metrics)
    count_x = rect.width - px(16) - _mark_room(other, metrics)
    card = min(px(FAN_CARD), (rect.height - px(8)) / CARD_RATIO)
    fan_right = count_x - count - px(10)
    room = fan_right - text_x - px(14)
    text = _text_width(other, metrics, two_lines)
    step, shown = px(FAN_STEP), other.cards
    if shown > 1 and text + _fan_width(shown, step, card) > room:
        step = (room - text - card) / (shown - 1)
        if step < px(FAN_STEP_LEAST):
            step, shown = 0.0, 1
    fan = _fan_width(shown, step, card)
    if shown == 1 and room - fan < min(text, px(NAME_LEAST)):
        # The number says how many; the name needs the room.
        fan, shown = -px(14), 0
    text_room = min(text, room - fan)
    look = PlateLook(
        name=other.name,
        initial=initial(other.name),
        colour=other.colour,
        line=other.line if two_lines else "",
        count=str(other.cards),
        computer=other.computer,
        shape=shape,
        text_x=text_x,
        text_room=max(0.0, text_room),
        count_x=count_x,
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
            flat=True,
            origin=deck[1],
        )
        for index in range(other.cards if shown else 0)
    ]
    fan_middle = left + fan / 2 if shown else rect.x + count_x
    middle = Rect(fan_middle - card / 2, top, card, card * CARD_RATIO)
    return sign, backs, Anchor(middle, BackFace(deck[0]), Pace.OTHER)
