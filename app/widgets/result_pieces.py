"""The pieces of result pages: the disc, and the measure."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHideEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QRadialGradient,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from app.paint.brushes import grown, write
from app.paint.controls import paint_measure
from app.paint.ornaments import paint_result_disc
from app.paint.shapes import PLAYER_SHAPES, paint_player, paint_shape
from app.style.appearance import Appearance
from app.style.theme import Theme, faint
from app.style.typography import Metrics, font, text_width
from app.system.clock import Clock
from app.system.screen_reader import tell_name

REACH = 1.62
"""How far rays and shapes reach, in radii of the cream disc."""

_WORDS, _LARGEST_WORDS = 0.161, 0.26
"""Height of the words on the disc in radii, as usual and with large texts."""

RAYS = 28
_CONFETTI = (
    (-1.36, -0.66, 0, 0.08),
    (-1.05, -1.17, 1, 0.07),
    (-0.42, -1.38, 3, 0.06),
    (0.44, -1.39, 4, 0.07),
    (1.08, -1.12, 2, 0.08),
    (1.38, -0.58, 0, 0.06),
    (-1.44, 0.28, 2, 0.06),
    (1.44, 0.36, 1, 0.07),
    (-1.12, 0.98, 4, 0.08),
    (1.1, 1.0, 3, 0.07),
)
"""Shapes round the disc of a match that was won: x and y in radii, which colour, size."""

EVERYBODY = 5
"""How many colours the confetti has when all have won together."""


class DiscFace(NamedTuple):
    """The face of a disc: a number or a picture, words under it, and over it who it is for.

    `picture` paints into a square. `players` are the colours and initials of those; their shapes
    then are the confetti too.
    """

    words: str = ""
    number: str = ""
    picture: Callable[[QPainter, QRectF, Theme], None] | None = None
    players: tuple[tuple[int, str], ...] = ()


class Celebration(NamedTuple):
    """A moment of what happens round the disc of a match that was won; all is done at 1."""

    laurel: float = 1.0
    """How much of the laurel has grown."""
    burst: float = 1.0
    """How far the shapes have flown from the middle to their places."""
    turn: float = 0.0
    """Degrees that the rays are from where they come to rest."""
    sway: float = 0.0
    """How far the shapes sway, in radii, and at which point of it they are."""
    phase: float = 0.0


GROWS, BURSTS, CELEBRATES = 1100.0, 900.0, 9000.0
"""How long the laurel grows, the shapes fly, and all of it takes, in milliseconds."""

GROWS_ALONE = 520.0
"""How long the laurel grows where nothing else moves."""


def celebration(elapsed: float) -> Celebration:
    """Return what is seen so many milliseconds after the result was shown."""
    if elapsed >= CELEBRATES:
        return Celebration()
    left = 1.0 - elapsed / CELEBRATES
    flown = min(1.0, max(0.0, elapsed - GROWS / 2) / BURSTS)
    return Celebration(
        laurel=min(1.0, elapsed / GROWS),
        burst=1.0 - (1.0 - flown) ** 3,
        turn=-24.0 * left * left,
        sway=0.05 * left if flown == 1.0 else 0.0,
        phase=elapsed / 2200.0,
    )


class ResultDisc(QWidget):
    """A cream disc; a laurel crowns it, rays and shapes surround it when the match was won.

    They come one after the other, move for a while and come to rest; in reduced motion they rest
    from the start. The laurel alone grows where that is asked for.
    """

    accessible_kind = "text"

    def __init__(
        self, appearance: Appearance, parent: QWidget | None = None, clock: Clock | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._face = DiscFace()
        self._laurel = self._won = self._grows = False
        self._clock = clock or Clock(self, interval=33)
        self._clock.ticked.connect(self._tick)
        self._began: float | None = None
        self._moment = Celebration()
        appearance.changed.connect(self.update)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.update()

    def show_face(self, face: DiscFace, *, laurel: bool, won: bool, grows: bool = False) -> None:
        self._face, self._laurel, self._won, self._grows = face, laurel, won, grows
        tell_name(self, f"{face.number} {face.words}".strip())
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        moves = self._won or self._grows
        if moves and self._began is None and self._appearance.motion != "reduced":
            self._began = self._clock.now()
            self._moment = self._moment_at(0.0)
            self._clock.wake()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._rest()

    def _tick(self, now: float) -> None:
        if self._began is not None:
            self._moment = self._moment_at(now - self._began)
            if now - self._began >= (CELEBRATES if self._won else GROWS_ALONE):
                self._rest()
            self.update()

    def _moment_at(self, elapsed: float) -> Celebration:
        """Return what is seen so many milliseconds after the disc was shown."""
        if self._won:
            return celebration(elapsed)
        return Celebration(laurel=min(1.0, elapsed / GROWS_ALONE))

    def _rest(self) -> None:
        self._clock.rest()
        self._moment = Celebration()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, face = self._appearance.theme, self._face
        centre = QRectF(self.rect()).center()
        radius = self.width() / 2 / REACH
        moment = self._moment
        if self._won:
            _paint_rays(painter, centre, radius, theme, moment.turn)
        paint_result_disc(painter, centre, radius, theme, self._laurel, share=moment.laurel)
        if self._won and moment.burst:
            shapes = [colour for colour, _ in face.players] or range(EVERYBODY)
            colours = [(shape, theme.player(shape)) for shape in shapes]
            _paint_confetti(painter, centre, radius, colours, moment)
        if face.players:
            _paint_players(painter, centre, radius, face.players, theme)
        said = words_on_disc(face.words, radius, self._metrics.text_scale)
        # Words of two lines reach higher.
        raised = centre - QPointF(0, radius * 0.16 * (len(said[1]) > 1))
        if face.number:
            _paint_number(painter, raised, radius, face, theme)
        else:
            _paint_picture(painter, raised, radius, face, theme)
        _paint_words(painter, centre, radius, said, theme)


def _paint_number(
    painter: QPainter, centre: QPointF, radius: float, face: DiscFace, theme: Theme
) -> None:
    """Paint the number, lower and smaller where it has players over it."""
    low, size = (0.36, 0.78) if face.players else (0.286, 1.05)
    written = font(radius * size, 800)
    room = radius * 1.66
    wide = QFontMetricsF(written).horizontalAdvance(face.number)
    if wide > room:
        written = font(radius * size * room / wide, 800)
    at = centre + QPointF(0, radius * low)
    write(painter, at, face.number, written, theme.ink, anchor=0.5)


def _paint_picture(
    painter: QPainter, centre: QPointF, radius: float, face: DiscFace, theme: Theme
) -> None:
    """Paint the picture, lower and smaller where it has players over it."""
    side = radius * (0.72 if face.players else 0.94 if face.words else 1.2)
    middle = centre + QPointF(0, radius * (0.08 if face.players else -0.1 if face.words else 0))
    box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    if face.picture is not None:
        face.picture(painter, box, theme)


def words_on_disc(words: str, radius: float, text_scale: float) -> tuple[float, tuple[str, ...]]:
    """Return the height and the lines of the words on a disc of that radius.

    Large texts stand on two lines where one would make them smaller.
    """
    usual, lines = radius * _WORDS, tuple(words.split())
    largest = radius * min(_WORDS * text_scale, _LARGEST_WORDS)
    in_one = _fitting_size((words,), largest, radius)
    if text_scale == 1.0 or len(lines) != 2 or in_one >= largest:
        return in_one, (words,) if words else ()
    in_two = _fitting_size(lines, largest, radius)
    return (in_two, lines) if in_two > max(in_one, usual) else (in_one, (words,))


def _fitting_size(lines: Sequence[str], size: float, radius: float) -> float:
    """Return the size, or the largest below it in which all lines have room on the disc."""
    room = radius * (1.5 if len(lines) == 1 else 1.26)
    while size > 8 and any(text_width(each, size, 600) > room for each in lines):
        size -= 0.5
    return size


def _paint_words(
    painter: QPainter, centre: QPointF, radius: float, said: tuple[float, Sequence[str]],
    theme: Theme,
) -> None:  # fmt: skip
    """Paint the words in their size and lines."""
    size, lines = said
    below = centre + QPointF(0, radius * (0.643 if len(lines) == 1 else 0.46))
    for text in lines:
        write(painter, below, text, font(size, 600), theme.cream_text_2, anchor=0.5)
        below += QPointF(0, size * 1.1)


def _paint_players(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    players: Sequence[tuple[int, str]],
    theme: Theme,
) -> None:
    """Paint the players' shapes in a row in the upper part of the disc."""
    side = radius * min(0.5, 1.42 / len(players))
    x = centre.x() - side * len(players) / 2
    y = centre.y() - radius * 0.58
    for colour, letter in players:
        box = QRectF(x, y - side / 2, side, side)
        paint_player(painter, grown(box, -side * 0.04), colour, letter, theme)
        x += side


def _paint_rays(
    painter: QPainter, centre: QPointF, radius: float, theme: Theme, degrees: float
) -> None:
    """Paint a sun behind the disc, turned so far. Long and short rays widen and fade outwards."""
    light = QRadialGradient(QPointF(0, 0), radius * REACH)
    light.setColorAt(0.62, faint(theme.lit, 0.5))
    light.setColorAt(0.8, faint(theme.lit, 0.22))
    light.setColorAt(1.0, faint(theme.lit, 0.0))
    path = QPainterPath()
    for ray in range(RAYS):
        turn = 2 * math.pi * ray / RAYS
        half = math.pi / RAYS * 0.5
        reach = radius * (REACH if ray % 2 == 0 else REACH * 0.88)
        path.moveTo(0, 0)
        for angle in (turn - half, turn + half):
            path.lineTo(math.sin(angle) * reach, -math.cos(angle) * reach)
        path.closeSubpath()
    painter.save()
    painter.translate(centre)
    painter.rotate(degrees)
    painter.fillPath(path, light)
    painter.restore()


def _paint_confetti(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    colours: Sequence[tuple[int, QColor]],
    moment: Celebration,
) -> None:
    for index, (x, y, colour, size) in enumerate(_CONFETTI):
        shape, paint = colours[colour % len(colours)]
        sway = moment.sway * math.sin(2 * math.pi * (moment.phase + index / len(_CONFETTI)))
        at = QPointF(x * moment.burst + sway / 2, y * moment.burst + sway)
        paint_shape(
            painter,
            PLAYER_SHAPES[shape],
            centre + at * radius,
            size * radius * moment.burst,
            paint,
        )


class Measure(QWidget):
    """A bar of 98 cards for how many were placed, with a mark where excellent begins."""

    accessible_kind = "text"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._placed, self._mark, self._whole = 0, 0, 1
        self._texts = ("", "", "")
        appearance.changed.connect(self.update)

    def show_measure(
        self, placed: int, mark: int, whole: int, *, texts: tuple[str, str, str]
    ) -> None:
        """Show a measure.

        The `texts` stand under the bar's start, over the mark and under the bar's end. The one
        over the mark is not told: what is said beside it has just told where excellent begins.
        """
        self._placed, self._mark, self._whole = placed, mark, whole
        self._texts = texts
        start, _, end = texts
        tell_name(self, ", ".join(filter(None, (start, end))))
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def wanted_height(self) -> int:
        line = QFontMetricsF(self._metrics.font("body")).height()
        return math.ceil(2 * line + self._metrics.px(16 + 2 * 9))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._appearance.theme, self._metrics.px
        strong, plain = self._metrics.font("strong"), self._metrics.font("body")
        measure = QFontMetricsF(plain)
        line = measure.height()
        bar = QRectF(1, line + px(9), self.width() - 2, px(16))
        share, mark = self._placed / self._whole, self._mark / self._whole
        paint_measure(painter, bar, share, theme, mark=mark, scale=self._metrics.f)
        start, over, end = self._texts
        half = measure.horizontalAdvance(over) / 2
        x = min(bar.left() + bar.width() * mark, self.width() - half)
        write(painter, QPointF(x, measure.ascent()), over, plain, theme.text_2, anchor=0.5)
        under = bar.bottom() + px(9) + measure.ascent()
        write(painter, QPointF(bar.left(), under), start, strong, theme.text)
        write(painter, QPointF(bar.right(), under), end, plain, theme.text_2, anchor=1.0)
