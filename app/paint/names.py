"""Names of players where there is little room: in two lines, broken between words."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from app.paint.brushes import elided, write
from app.paint.paragraph import lines_of
from app.paint.wrapping import unbroken, units
from app.style.typography import ROLES, SMALLEST, Metrics, font, text_width

MOST_LINES = 2
"""Lines of a name, at most."""

_CAPITAL = 0.73
"""Height of a capital letter in font sizes."""

PITCH = 1.16
"""From one line of a name to the next, in font sizes."""


def name_lines(
    name: str,
    metrics: Metrics,
    room: float,
    size: float = 15.0,
    weight: int = 600,
    *,
    cut: bool = False,
) -> tuple[QFont, list[str]]:
    """Return font and lines of a name: a long one is a little smaller, or has a second line.

    `size` is that of the design, and the largest. With `cut` a word that is too long ends in an
    ellipsis; otherwise it goes on in the second line.
    """
    pixels, lines = _fitted(name, metrics.pixels(size), room, weight, cut)
    return font(pixels, weight), list(lines)


@lru_cache(maxsize=1024)
def _fitted(
    name: str, largest: int, room: float, weight: int, cut: bool
) -> tuple[int, tuple[str, ...]]:
    """Return the height of the letters and the lines; layouts ask for the same at every step."""
    least = max(SMALLEST, round(largest * 0.84))
    for pixels in range(largest, least - 1, -1):
        if text_width(name, pixels, weight) <= room:
            return pixels, (name,)
    if is_one_unit(name):
        for pixels in range(least - 1, SMALLEST - 1, -1):
            if text_width(name, pixels, weight) <= room:
                return pixels, (name,)
    # Of several words none is broken, even in smaller letters; a single one may have to be.
    broken = (False, True) if len(name.split()) > 1 and not cut else (not cut,)
    for may_break in broken:
        for pixels in range(least, SMALLEST - 1, -1):
            lines = evened(name, font(pixels, weight), room)
            if len(lines) <= MOST_LINES and (may_break or _breaks_well(name, lines)):
                return pixels, tuple(lines)
    written = font(SMALLEST, weight)
    first = lines_of(name, written, room)[0]
    if cut and not _breaks_well(name, [first]):
        first = ""
    rest = name.strip()[len(first) :].strip()
    last = QFontMetricsF(written).elidedText(rest, Qt.TextElideMode.ElideRight, room)
    return SMALLEST, (first, last) if first else (last,)


def lines_needed(name: str, metrics: Metrics, room: float, size: float = 15.0) -> float:
    """Return how high `name_lines` are together."""
    written, lines = name_lines(name, metrics, room, size)
    return len(lines) * written.pixelSize() * PITCH


@lru_cache(maxsize=1024)
def halves(name: str, pixels: int, weight: int) -> tuple[str, ...]:
    """Return the lines of a name in the least width in which it has two at most."""
    whole = text_width(name, pixels, weight)
    words = [text_width(word, pixels, weight) for word in name.split()]
    room = max(whole * 0.75, *words) if len(words) > 1 else whole * 0.75
    return tuple(evened(name, font(pixels, weight), room + 1))


def halves_width(name: str, pixels: int, weight: int, *, broken: bool = True) -> float:
    """Return how wide a name is where it may go on in a second line.

    Unless it may be `broken`, one of a single word stays in one line.
    """
    if not broken and len(name.split()) < MOST_LINES:
        return text_width(name, pixels, weight)
    return max(text_width(line, pixels, weight) for line in halves(name, pixels, weight))


def names_on_panel(name: str, written: QFont, room: float, height: float) -> tuple[str, ...]:
    """Return the lines of a name on a panel: one, or two where one has no room.

    What has no room in two is cut.
    """
    size, weight = written.pixelSize(), ROLES["seat_name"][1]
    if text_width(name, size, weight) > room and MOST_LINES * size * PITCH <= height:
        lines = halves(name, size, weight)
        if all(text_width(line, size, weight) <= room for line in lines):
            return lines
        first = lines_of(name, written, room)[0]
        rest = name.strip()[len(first) :].strip()
        return (first, elided(rest, written, room)) if rest else (first,)
    return (elided(name, written, room),)


def two_rows_fit(pixels: int, height: float, metrics: Metrics, *, line: bool) -> bool:
    """Tell whether two lines of a name, and a line of 13 under them, have room on a panel."""
    below = metrics.pixels(13) * _CAPITAL + metrics.px(4) if line else 0.0
    return two_rows_height(pixels, metrics) + below <= height


def two_rows_height(pixels: int, metrics: Metrics) -> float:
    """Return the height of a panel on which two lines of a name have room."""
    return pixels * (PITCH + _CAPITAL) + 2 * metrics.px(4)


def evened(name: str, written: QFont, room: float) -> list[str]:
    """Return the lines of a name, the two of a long one about equally wide."""
    measure = QFontMetricsF(written)
    words = units(name, measure, room)
    widest = max((measure.horizontalAdvance(word) for word in words), default=0.0)
    if widest <= room and len(lines_of(name, written, widest + 1)) <= MOST_LINES:
        return lines_of(name, written, widest + 1)
    width = measure.horizontalAdvance(name) / MOST_LINES
    step = measure.averageCharWidth() / 2
    tried = []
    while width < room:
        tried.append(lines_of(name, written, width))
        width += step
    tried.append(lines_of(name, written, room))
    few = [lines for lines in tried if len(lines) <= MOST_LINES]
    whole = [lines for lines in few if _breaks_well(name, lines)]
    return (whole or few or tried[-1:])[0]


def is_one_unit(name: str) -> bool:
    """Tell whether a name of several words is not to be broken: a word and its number."""
    return " " in name and " " not in unbroken(name)


def _breaks_well(name: str, lines: Sequence[str]) -> bool:
    """Tell whether the first line of a name ends at a space or a hyphen, not inside a word."""
    first = lines[0].rstrip()
    return first.endswith("-") or name[len(first) :][:1] in ("", " ")


def write_lines(
    painter: QPainter, at: QPointF, lines: Sequence[str], written: QFont, colour: QColor
) -> None:
    """Write lines one below the other from the x of `at`, centred on its height."""
    measure = QFontMetricsF(written)
    pitch = written.pixelSize() * PITCH
    baseline = at.y() - pitch * len(lines) / 2 + (pitch + measure.capHeight()) / 2
    for text in lines:
        write(painter, QPointF(at.x(), baseline), text, written, colour)
        baseline += pitch
