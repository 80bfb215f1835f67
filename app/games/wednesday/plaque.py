"""The plaque below the burnt pile: which number the Thing has blocked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtGui import QFontMetricsF

from app.games.contract import Situation
from app.games.wednesday import words
from app.games.wednesday.looks import BlockedLook
from app.games.wednesday.measures import Measures
from app.games.wednesday.painting import PILL_SIDE, SEAL_GAP
from app.games.wednesday.piles import burnt_rect
from app.paint.wrapping import wrap
from app.style.typography import SMALLEST, Metrics, font
from app.table.layout import Layer, Rect, Sign


def plaque(situation: Situation, measures: Measures) -> Iterator[Sign]:
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
    name = f"{words.blocked(number=number)}, {words.blocked_how_long()}"
    # What a lifted card would do is said in a line that may be longer than the room beside this.
    beside = rect.bottom > measures.line.y
    yield Sign("blocked", rect, look, Layer.LABEL, name=name, radius=px(16), only_at_rest=beside)


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
    first = wrap(words.blocked(number=situation.view["blocked"]), font(build.first, 700), room)
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
