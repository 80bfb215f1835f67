"""Pills that name a duty on a card, such as the deadline of a fire."""

from __future__ import annotations

from typing import Literal, NamedTuple

from PySide6.QtGui import QFontMetricsF

from app.table.looks import DutyLook
from app.table.pose import Layer, Rect, Sign
from app.table.wrapping import wrap
from app.text import Metrics, font


class Duty(NamedTuple):
    """What a card asks for."""

    icon: str
    text: str
    fill: Literal["fire_fill", "danger_fill", "lasting_fill"]


def duty_pill(place_id: str, card: Rect, duty: Duty, metrics: Metrics) -> Sign:
    """The pill at the foot of the card; what is too long for it takes a second line.

    It gives way while a card is lifted, for then the cost stands there.
    """
    size = min(metrics.pixels(15), max(12, round(card.width * 0.13)))
    lines = _lines(duty.text, size, card.width)
    while len(lines) > 2 and size > 12:
        size -= 1
        lines = _lines(duty.text, size, card.width)
    scale = size / 15
    words = font(size, 650)
    measure = QFontMetricsF(words)
    width = max(measure.horizontalAdvance(line) for line in lines) + 51 * scale
    height = measure.lineSpacing() * len(lines) + 14 * scale
    top = card.bottom - 4 * scale
    rect = Rect(card.middle[0] - width / 2, top, width, height)
    look = DutyLook(duty.icon, lines, duty.fill, size)
    return Sign(f"duty:{place_id}", rect, look, Layer.LABEL, 50, only_at_rest=True)


def _lines(text: str, size: int, card_width: float) -> tuple[str, ...]:
    return tuple(wrap(text, font(size, 650), 1.44 * card_width - 51 * size / 15))
