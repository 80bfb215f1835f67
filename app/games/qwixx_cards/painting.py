"""How the sheets of Qwixx and the rest of its table are painted."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from app.games.qwixx_cards.looks import (
    BlockLook,
    CallLook,
    CellLook,
    PaperLook,
    PileLook,
    RivalLook,
    RowLook,
    SkipLook,
    SlotLook,
    SlotsLook,
    StepsLook,
)
from app.games.qwixx_cards.rivals import parts_of
from app.games.qwixx_cards.sheet import cell_rect, lock_rect
from app.paint.brushes import NO_BRUSH, grown, line, rounded, vertical, write
from app.paint.controls import paint_pill, paint_plate
from app.paint.faces import CARD_RATIO, QWIXX_SHAPES, BackFace, corner_radius, paint_face
from app.paint.icons import paint_icon
from app.paint.ornaments import paint_dashed, paint_shadow
from app.paint.shapes import paint_player, paint_shape
from app.table.painters import Brush, baseline, elided, fitted, paints
from app.table.pose import Rect
from app.text import SMALLEST, Metrics, font
from app.theme import Theme, blend, faint
from engine.games.qwixx_cards.printed import COLOURS, NUMBERS, PENALTIES_TO_END, ROWS, SCORES


def row_colors(row: int, theme: Theme) -> tuple[QColor, QColor, QColor]:
    """Of a row: its ground, what is written on that, its numbers on open cells."""
    return (
        (theme.qwixx_red, theme.white, theme.qwixx_red_number),
        (theme.qwixx_yellow, theme.ink, theme.qwixx_yellow_number),
        (theme.qwixx_green, theme.white, theme.qwixx_green_number),
        (theme.qwixx_blue, theme.white, theme.qwixx_blue_number),
    )[row]


def accent(theme: Theme) -> QColor:
    """Saffron words; where they would be too pale, the dark line of the light."""
    return theme.lit_outline if theme.lit_outline is not None else theme.lit


def _qrect(rect: Rect) -> QRectF:
    return QRectF(*rect)


# Crosses


def cross_path(rect: QRectF, seed: int) -> QPainterPath:
    """Two strokes as a hand makes them: never the same, but the same each time for one seed."""

    def waver(which: int, by: float) -> float:
        """Some number between -by and by."""
        return by * math.sin(seed * 12.9898 + which * 78.233)

    side = min(rect.width(), rect.height())
    path = QPainterPath()
    middle = rect.center()
    for stroke, slope in enumerate((1.0, -1.0)):
        first = stroke * 10
        reach = 0.5 + waver(first, 0.06)
        begin = QPointF(
            middle.x() - side * (reach + waver(first + 1, 0.05)),
            middle.y() - slope * side * (reach + waver(first + 2, 0.05)),
        )
        end = QPointF(
            middle.x() + side * (reach + waver(first + 3, 0.07)),
            middle.y() + slope * side * (reach + waver(first + 4, 0.07)),
        )
        bend = side * waver(first + 5, 0.1)
        path.moveTo(begin)
        path.cubicTo(
            begin + (end - begin) * 0.35 + QPointF(bend, -bend * slope),
            begin + (end - begin) * 0.7 + QPointF(-bend * 0.4, bend * 0.4 * slope),
            end,
        )
    return path


def paint_cross(painter: QPainter, rect: QRectF, seed: int, color: QColor, width: float) -> None:
    """A cross made by hand in a square about the middle of `rect`."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(line(color, width))
    painter.drawPath(cross_path(rect, seed))


def _square(rect: QRectF, side: float) -> QRectF:
    middle = rect.center()
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


# The own sheet


@paints(PaperLook, margin=14.0)
def _paper(painter: QPainter, look: PaperLook, rect: QRectF, brush: Brush) -> None:
    theme, k = brush.theme, look.scale.k
    radius = 16 * k
    paint_shadow(painter, rect, radius, theme, lift=1.7, scale=k)
    paper = vertical(rect, theme.card_1, theme.card_2)
    rounded(painter, grown(rect, -0.5), radius, paper, line(theme.card_edge, 1))
    _paint_foot(painter, look, rect, brush)


def _paint_foot(painter: QPainter, look: PaperLook, rect: QRectF, brush: Brush) -> None:
    """Penalties, what crosses are worth, and the total, as large as the text is to be."""
    theme, (h, v, k) = brush.theme, look.scale
    band = QRectF(rect.left(), rect.top() + 270 * v, rect.width(), rect.height() - 278 * v)
    foot = foot_of(look, band, brush.metrics)
    label, each, head, worth = look.labels
    x, box = rect.left(), 30 * k
    y = baseline(band, foot.words)
    write(painter, QPointF(x + 24 * h, y), label, foot.words, theme.cream_text_2)
    for index in range(PENALTIES_TO_END):
        left = x + foot.boxes + index * 38 * k
        place = QRectF(left, band.center().y() - box / 2, box, box)
        rounded(painter, place, 7 * k, None, line(theme.cream_text_2, 1.8 * k))
        if index < look.penalties:
            paint_cross(painter, _square(place, 17 * k), 101 + index, theme.ink, 3.5 * k)
    at = QPointF(x + foot.each, baseline(band, foot.small))
    write(painter, at, each, foot.small, theme.cream_text_2)
    at = QPointF(rect.right() - 26 * h, baseline(band, foot.total))
    write(painter, at, look.total, foot.total, theme.ink, anchor=1.0)
    if foot.step:
        _paint_worth(painter, foot, band, (head, worth), theme)


class Foot(NamedTuple):
    """How the foot of the sheet is written; places count from its left edge."""

    words: QFont
    small: QFont
    total: QFont
    boxes: float
    each: float
    end: float
    """Of what stands left of the table of points."""
    last: float
    """Where that table ends at the right."""
    table: QFont
    both: bool
    """The table has its first line."""
    step: float
    """Width of its columns; 0: there is no room for it."""


def foot_of(look: PaperLook, band: QRectF, metrics: Metrics) -> Foot:
    """As large as the text is to be, but small enough for the table of points if that can be."""
    largest = min(metrics.pixels(15), max(SMALLEST, round(band.height() * 0.5)))
    tried = [_foot(look, band, size) for size in range(largest, SMALLEST - 1, -1)]
    fitting = [foot for foot in tried if foot.end <= foot.last]
    with_table = [foot for foot in fitting if foot.step]
    return (with_table or fitting or tried[-1:])[0]


def _foot(look: PaperLook, band: QRectF, size: int) -> Foot:
    h, _, k = look.scale
    label, each, head, worth = look.labels
    gap = 12 * h
    words, small = font(size, 600), font(max(SMALLEST, size - 1), 450)
    total = font(max(SMALLEST, round(size * 1.25)), 750)
    boxes = max(24 * h + QFontMetricsF(words).horizontalAdvance(label) + gap, 106 * h)
    after = boxes + PENALTIES_TO_END * 38 * k + gap
    end = after + QFontMetricsF(small).horizontalAdvance(each) + 2 * gap
    last = band.width() - 26 * h - QFontMetricsF(total).horizontalAdvance(look.total) - 2 * gap
    table = font(max(SMALLEST, size - 2), 450)
    measure = QFontMetricsF(table)
    both = 2 * measure.lineSpacing() <= band.height() + 2
    heads = [head, worth] if both else [worth]
    wide = max(map(measure.horizontalAdvance, heads))
    column = QFontMetricsF(font(table.pixelSize(), 700)).horizontalAdvance(str(SCORES[-1]))
    step = min((last - end - wide) / (len(SCORES) - 1), column * 2)
    step = step if step >= column * 1.2 else 0.0
    return Foot(words, small, total, boxes, after, end, last, table, both, step)


def _paint_worth(
    painter: QPainter, foot: Foot, band: QRectF, heads: tuple[str, str], theme: Theme
) -> None:
    """What 1 to 12 crosses are worth, in two lines or at least the second."""
    words, strong = foot.table, font(foot.table.pixelSize(), 700)
    measure = QFontMetricsF(words)
    lines = [(heads[0], range(1, len(SCORES)), words), (heads[1], SCORES[1:], strong)]
    lines = lines if foot.both else lines[1:]
    wide = max(measure.horizontalAdvance(head) for head, _, _ in lines)
    left = band.left() + foot.last - foot.step * (len(SCORES) - 1) - wide
    pitch = measure.lineSpacing()
    top = band.center().y() - pitch * len(lines) / 2
    for index, (head, values, figures) in enumerate(lines):
        row = QRectF(left, top + index * pitch, band.width(), pitch)
        y = baseline(row, words)
        write(painter, QPointF(left, y), head, words, theme.cream_text_2)
        for place, value in enumerate(values, 1):
            at = QPointF(left + wide + place * foot.step, y)
            write(painter, at, str(value), figures, theme.cream_text_2, anchor=1.0)


@paints(RowLook, margin=6.0)
def _row(painter: QPainter, look: RowLook, rect: QRectF, brush: Brush) -> None:
    theme, scale = brush.theme, look.scale
    k = scale.k
    ground, ink, _ = row_colors(look.row, theme)
    rounded(painter, rect, 12 * k, ground)
    if look.framed:
        frame = grown(rect, 3 * k)
        rounded(painter, frame, 14 * k, None, line(theme.ink, 2.5 * k))
    middle = rect.center().y()
    shape = QPointF(rect.left() + 26 * scale.h, middle)
    paint_shape(painter, QWIXX_SHAPES[COLOURS[look.row]], shape, 12 * k, ink)
    x = rect.left() + 48 * scale.h
    arrow = QPainterPath(QPointF(x, middle - 8 * k))
    arrow.lineTo(QPointF(x + 8 * k, middle))
    arrow.lineTo(QPointF(x, middle + 8 * k))
    painter.setPen(line(ink, 2.5 * k))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(arrow)
    band = Rect(rect.left(), rect.top(), rect.width(), rect.height())
    for place in range(len(NUMBERS)):
        _paint_cell(painter, look, place, _qrect(cell_rect(band, place, scale)), theme)
    _paint_lock(painter, look, _qrect(lock_rect(band, scale)), theme)
    figures = font(max(12, round(23 * k)), 750)
    at = QPointF(rect.right() - 14 * scale.h, baseline(rect, figures))
    write(painter, at, str(look.points), figures, ink, anchor=1.0)


def _paint_cell(painter: QPainter, look: RowLook, place: int, cell: QRectF, theme: Theme) -> None:
    """One number: open, gone, crossed, or about to be skipped."""
    k = look.scale.k
    ground, ink, figures = row_colors(look.row, theme)
    text = str(ROWS[look.row][place])
    crossed = place in look.crossed
    gone = place < max(look.crossed, default=-1) and not crossed
    going = place in look.going and not crossed and not gone
    strength = 0.32 if gone else 0.62 if going else 1.0
    rounded(painter, cell, 9 * k, faint(theme.qwixx_cell, strength))
    written = font(max(12, round(24 * k)), 600 if gone else 700)
    color = figures
    if gone:
        color = faint(ink, 0.75)
    elif crossed:
        color = blend(theme.ink, theme.qwixx_cell, 0.4)
    elif going:
        color = blend(figures, ground, 0.25)
    at = QPointF(cell.center().x(), baseline(cell, written))
    write(painter, at, text, written, color, anchor=0.5)
    if going:
        painter.setPen(line(figures, 2 * k, (3 * k, 3 * k)))
        y = cell.center().y()
        painter.drawLine(QPointF(cell.left() + 9 * k, y), QPointF(cell.right() - 9 * k, y))
    if crossed:
        side = min(cell.width(), cell.height()) * 0.64
        paint_cross(painter, _square(cell, side), look.row * 11 + place, theme.ink, 4 * k)


def _paint_lock(painter: QPainter, look: RowLook, rect: QRectF, theme: Theme) -> None:
    k = look.scale.k
    _, ink, figures = row_colors(look.row, theme)
    painter.setPen(line(ink, 2.2 * k))
    painter.setBrush(theme.qwixx_cell if look.closed else faint(theme.qwixx_cell, 0.25))
    painter.drawEllipse(rect)
    icon = _square(rect, 23 * k)
    paint_icon(painter, "lock", icon, figures if look.closed else ink, 2.0)
    if look.closed:
        paint_cross(painter, _square(rect, 26 * k), 211 + look.row, theme.ink, 4 * k)


@paints(CellLook, margin=10.0)
def _cell(painter: QPainter, look: CellLook, rect: QRectF, brush: Brush) -> None:
    if look.state == "bare":
        return
    theme, k = brush.theme, look.k
    ring = grown(rect, 3 * k)
    # Saffron alone would be lost on the yellow row and in the cream of the numbers.
    rounded(painter, ring, 11 * k, None, line(faint(theme.ink, 0.75), 7.5 * k))
    rounded(painter, ring, 11 * k, None, line(theme.saffron, 4.5 * k))
    if look.state == "chosen":
        side = min(rect.width(), rect.height()) * 0.62
        seed = look.row * 11 + look.place
        paint_cross(painter, _square(rect, side), seed, theme.qwixx_red_number, 2.6 * k)


# The others


@paints(RivalLook, margin=4.0)
def _rival(painter: QPainter, look: RivalLook, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    k = look.k
    plate = Rect(rect.left(), rect.top(), rect.width(), rect.height())
    parts = parts_of(plate, k, narrow=look.narrow)
    paint_plate(painter, rect, theme, radius=16 * k, selected=look.current, scale=metrics.f)
    paint_player(painter, _qrect(parts.shape), look.colour, look.initial, theme)
    _paint_name(painter, look, _qrect(parts.name), brush)
    _paint_small_sheet(painter, look, _qrect(parts.sheet), theme)
    small = metrics.sized(13, 450)
    high = QFontMetricsF(small).capHeight()
    if look.line and parts.line.height >= high + 2:
        room = _qrect(parts.line)
        words = fitted(look.line, small, room.width())
        tone = theme.text if look.current else theme.text_2
        at = QPointF(room.left(), baseline(room, words))
        write(painter, at, elided(look.line, words, room.width()), words, tone)
    _paint_points(painter, look, _qrect(parts.foot), _qrect(parts.boxes), brush)


def _paint_name(painter: QPainter, look: RivalLook, room: QRectF, brush: Brush) -> None:
    """The name, a chip if a computer plays, a tick once decided."""
    theme, metrics = brush
    icons = [("cpu", theme.text_2)] if look.computer else []
    if look.decided:
        icons.append(("check", theme.good))
    side = metrics.px(16)
    gap = metrics.px(5)
    free = room.width() - len(icons) * (side + gap)
    words = fitted(look.name, metrics.sized(16, 700), free)
    name = elided(look.name, words, free)
    write(painter, QPointF(room.left(), baseline(room, words)), name, words, theme.text)
    x = room.left() + QFontMetricsF(words).horizontalAdvance(name) + gap
    for icon, color in icons:
        box = QRectF(x, room.center().y() - side / 2, side, side)
        paint_icon(painter, icon, box, color, 2.4 if icon == "check" else 1.8)
        x += side + gap


def _paint_small_sheet(painter: QPainter, look: RivalLook, room: QRectF, theme: Theme) -> None:
    k = look.k
    pitch = room.height() / len(ROWS)
    wide = 13.5 * k
    side = 12 * k
    for row, crossed in enumerate(look.rows):
        ground, _, _ = row_colors(row, theme)
        top = room.top() + row * pitch
        middle = top + pitch / 2
        shape = QPointF(room.left() + 6 * k, middle)
        paint_shape(
            painter, QWIXX_SHAPES[COLOURS[row]], shape, 4.6 * k, ground,
            outline=theme.cream, width=0.7 * k,
        )  # fmt: skip
        last = max(crossed, default=-1)
        for place in range(len(NUMBERS)):
            box = QRectF(room.left() + 16 * k + place * wide, middle - side / 2, side, side)
            if place in crossed:
                rounded(painter, box, 2.5 * k, theme.cream)
                _paint_small_cross(painter, box, k, theme.ink)
            else:
                rounded(painter, box, 2.5 * k, faint(ground, 0.35 if place < last else 1.0))
        lock = QPointF(room.left() + 16 * k + len(NUMBERS) * wide + 7 * k, middle)
        closed = last == len(NUMBERS) - 1
        painter.setPen(line(ground, 2 * k))
        painter.setBrush(theme.cream if closed else NO_BRUSH)
        painter.drawEllipse(lock, 5 * k, 5 * k)
        if closed:
            box = QRectF(lock.x() - side / 2, lock.y() - side / 2, side, side)
            _paint_small_cross(painter, box, k, theme.ink)


def _paint_small_cross(painter: QPainter, box: QRectF, k: float, color: QColor) -> None:
    painter.setPen(line(color, max(1.2, 2.2 * k)))
    inner = grown(box, -box.width() * 0.26)
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())


def _paint_points(
    painter: QPainter, look: RivalLook, foot: QRectF, boxes: QRectF, brush: Brush
) -> None:
    """Points, and penalties in words or, where those have no room, as boxes."""
    theme, metrics = brush
    strong, small = metrics.sized(13, 700), metrics.sized(13, 450)
    gap = metrics.px(12)
    width = QFontMetricsF(strong).horizontalAdvance(look.points)
    words = QFontMetricsF(small).horizontalAdvance(look.penalties_words)
    if not look.narrow and width + gap + words <= foot.width():
        y = baseline(foot, strong)
        write(painter, QPointF(foot.left(), y), look.points, strong, theme.text)
        at = QPointF(foot.left() + width + gap, y)
        write(painter, at, look.penalties_words, small, theme.text_2)
        return
    k = look.k
    side = max(9.0, 12 * k)
    row = (PENALTIES_TO_END - 1) * (side + 3 * k) + side
    room = foot.width() if look.narrow else foot.width() - row - gap
    points = look.points
    written = fitted(points, strong, room)
    if QFontMetricsF(written).horizontalAdvance(points) > room:
        points = points.split()[0]
    write(painter, QPointF(foot.left(), baseline(foot, written)), points, written, theme.text)
    left = boxes.left() if look.narrow else foot.right() - row
    middle = boxes.center().y() if look.narrow else foot.center().y()
    for index in range(PENALTIES_TO_END):
        box = QRectF(left + index * (side + 3 * k), middle - side / 2, side, side)
        rounded(painter, grown(box, -0.5), 2.5 * k, None, line(theme.text_2, 1.2))
        if index < look.penalties:
            _paint_small_cross(painter, box, k, theme.text)


# Piles, hand, words


@paints(PileLook, margin=16.0)
def _pile(painter: QPainter, look: PileLook, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    width = rect.width()
    scale = width / 132
    if not look.layers:
        radius = corner_radius(width)
        rounded(painter, rect, radius, theme.well)
        dash = (7 * scale, 6 * scale)
        paint_dashed(painter, rect, radius, theme.text_2, width=max(1.0, 2 * scale), dash=dash)
        return
    for depth in range(look.layers - 1, -1, -1):
        painter.save()
        step = depth * max(1.0, width * 0.02)
        painter.translate(rect.left() + step, rect.top() + step)
        if depth == look.layers - 1:
            body = QRectF(0, 0, width, width * CARD_RATIO)
            paint_shadow(painter, body, corner_radius(width), theme, lift=0.8, scale=scale)
        paint_face(painter, BackFace("neutral", rosette=False), width, theme)
        painter.restore()


@paints(CallLook, margin=10.0)
def _call(painter: QPainter, _: CallLook, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    scale = rect.width() / 96
    body = grown(rect, 5 * scale)
    dash = (6 * scale, 6 * scale)
    color = accent(theme) if theme.light else theme.lit
    paint_dashed(painter, body, 12 * scale, color, width=2.5 * scale, dash=dash)


@paints(SlotLook)
def _slot(painter: QPainter, _: SlotLook, rect: QRectF, brush: Brush) -> None:
    _paint_slot(painter, rect, brush.theme)


def _paint_slot(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    scale = rect.width() / 108
    dash = (7 * scale, 6 * scale)
    color = faint(theme.text_2, 0.75)
    radius = corner_radius(rect.width())
    paint_dashed(painter, rect, radius, color, width=max(1.2, 2 * scale), dash=dash)


@paints(SlotsLook)
def _slots(painter: QPainter, look: SlotsLook, rect: QRectF, brush: Brush) -> None:
    for left in look.lefts:
        slot = QRectF(rect.left() + left, rect.top(), look.width, look.width * CARD_RATIO)
        _paint_slot(painter, slot, brush.theme)


@paints(BlockLook)
def _block(painter: QPainter, look: BlockLook, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    written = font(look.size, look.weight)
    pitch = QFontMetricsF(written).lineSpacing()
    anchor = {"left": 0.0, "right": 1.0}[look.align]
    x = rect.left() + rect.width() * anchor
    color: QColor = getattr(theme, look.tone)
    for index, text in enumerate(look.lines):
        row = QRectF(rect.left(), rect.top() + index * pitch, rect.width(), pitch)
        y = baseline(row, written)
        write(painter, QPointF(x, y), text, written, color, anchor=anchor)
        if look.accent and index == len(look.lines) - 1:
            after = QFontMetricsF(written).horizontalAdvance(f"{text} ")
            strong = font(look.size, 750)
            write(painter, QPointF(x + after, y), look.accent, strong, accent(theme))


@paints(StepsLook)
def _steps(painter: QPainter, look: StepsLook, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    for index, (text, state) in enumerate(look.steps):
        written = font(look.size, 550 if state == "next" else 650)
        color = {"done": theme.text, "now": accent(theme), "next": theme.text_2}[state]
        row = QRectF(rect.left(), rect.top() + index * look.pitch, rect.width(), look.pitch)
        y = baseline(row, written)
        write(painter, QPointF(rect.left(), y), str(index + 1), written, color)
        x = rect.left() + look.size * 1.15
        write(painter, QPointF(x, y), text, written, color)
        if state == "done":
            side = look.size * 0.95
            left = x + QFontMetricsF(written).horizontalAdvance(text) + look.size * 0.5
            box = QRectF(left, row.center().y() - side / 2, side, side)
            paint_icon(painter, "check", box, theme.good, 3.0)


@paints(SkipLook)
def _skip(painter: QPainter, look: SkipLook, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    paint_pill(painter, rect, theme.cream, edge=theme.ink, width=1.2)
    written = font(look.size, 650)
    at = QPointF(rect.center().x(), baseline(rect, written))
    write(painter, at, look.text, written, theme.ink, anchor=0.5)
