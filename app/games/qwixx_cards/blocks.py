"""Words on the table in the room there is: smaller, or on more lines, but never cut."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QFontMetricsF

from app.games.qwixx_cards.looks import Align, BlockLook, StepsLook, StepState
from app.paint.wrapping import wrap
from app.style.typography import SMALLEST, Metrics, font
from app.table.layout import Layer, Rect, Sign


def line_height(metrics: Metrics, size: float) -> float:
    """Height of a strong line of words."""
    return QFontMetricsF(metrics.sized(size, 650)).lineSpacing()


def block(
    id_: str, text: str | Sequence[str], room: Rect, metrics: Metrics, size: float, *,
    align: Align = "left", strong: bool = False, accent: str = "",
) -> Sign:  # fmt: skip
    """Sentences one under the other, from the head of `room`, as large as fits up to `size`.

    Where they do not fit even in the smallest size, they run on as one paragraph.
    `accent` is one more word at the end of the last line.
    """
    paragraphs = [text] if isinstance(text, str) else [*text]
    weight = 650 if strong else 450
    pixels = metrics.pixels(size)
    while True:
        written = font(pixels, weight)
        measure = QFontMetricsF(written)
        free = room.width - measure.horizontalAdvance(f" {accent}" if accent else "")
        lines = [line for each in paragraphs for line in wrap(each, written, free)]
        wide = max((measure.horizontalAdvance(line) for line in lines), default=0.0)
        fits = measure.lineSpacing() * len(lines) <= room.height + 0.5 and wide <= free
        if fits or pixels <= SMALLEST:
            break
        pixels -= 1
    if not fits:
        lines = wrap(" ".join(paragraphs), written, free)
    look = BlockLook(tuple(lines), pixels, align, "text" if strong else "text_2", weight, accent)
    height = measure.lineSpacing() * len(lines)
    rect = Rect(room.x, room.y, room.width, height)
    return Sign(id_, rect, look, Layer.LABEL)


def steps_block(steps: Sequence[tuple[str, StepState]], room: Rect, metrics: Metrics) -> Sign:
    """The steps of a turn, one under the other, in the middle of `room`."""
    pixels = metrics.pixels(15)
    while True:
        measure = QFontMetricsF(font(pixels, 650))
        wide = max(measure.horizontalAdvance(f"{i}  {word} ✓") for i, (word, _) in enumerate(steps))
        fits = wide + pixels <= room.width and measure.lineSpacing() * len(steps) <= room.height
        if fits or pixels <= SMALLEST:
            break
        pixels -= 1
    pitch = min(measure.lineSpacing() * 1.35, room.height / len(steps))
    height = pitch * len(steps)
    top = room.y + (room.height - height) / 2
    look = StepsLook(tuple(steps), pixels, pitch)
    return Sign("steps", Rect(room.x, top, room.width, height), look, Layer.LABEL)
