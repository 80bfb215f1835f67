"""Wednesday's cards: outcasts, characters, and the Thing's wooden hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from app.games.wednesday.visuals.figures import outcast_figure, paint_figure, paint_printed_figure
from app.games.wednesday.visuals.marks import paint_card_seal, paint_character_disc
from app.paint.brushes import NO_BRUSH, grown, line, rounded, vertical, write, write_numeral
from app.paint.paper import CARD_RATIO, SMALL, body_of, corner_radius, paint_paper
from app.paint.wrapping import wrap
from app.style.theme import Theme, blend, faint
from app.style.typography import font

BURNT_DECK: Final = "burnt"
"""The deck of burnt cards, which have flames on their backs."""


class OutcastFace(NamedTuple):
    """An outcast: 1 to 10, 12 or 13."""

    number: int
    name: str = ""
    """In the language of the program; "" for those that have none (12 and 13)."""
    blocked: bool = False
    """Veiled under the Thing's hand seal."""

    def paint(self, painter: QPainter, width: float, theme: Theme) -> None:
        """See `Face`."""
        _paint_outcast(painter, self, width, theme)


class CharacterFace(NamedTuple):
    """A character, by id: "wednesday", "thing", "tyler", "yoko", "enid", "bianca" and so on.

    Its figure has the same name.
    """

    id: str
    name: str
    rule: str
    """What is in force while it is open, in a few words, which are wrapped to the card; "" where
    they could not be read. Without them, or where they have no room, the figure stands alone."""

    def paint(self, painter: QPainter, width: float, theme: Theme) -> None:
        """See `Face`."""
        _paint_character(painter, self, width, theme)


@dataclass(frozen=True, slots=True)
class ThingFace:
    """The Thing's wooden hand, which is laid on a card to block its number.

    It is a tablet in the proportion of a card.
    """

    def paint(self, painter: QPainter, width: float, theme: Theme) -> None:
        """See `Face`."""
        _paint_thing(painter, width, theme)


def _paint_outcast(painter: QPainter, face: OutcastFace, width: float, theme: Theme) -> None:
    """Paint an outcast's card; a small one has no name, the smallest number and figure alone."""
    body = body_of(width)
    paper = vertical(body, theme.wednesday_1, theme.wednesday_2)
    paint_paper(painter, width, paper, theme.wednesday_edge)
    text = str(face.number)
    if width < SMALL:
        number = QPointF(width / 2, width * 0.6)
        write_numeral(painter, number, text, width * 0.56, theme.wednesday_ink)
        box = QRectF(width * 0.23, width * 0.74, width * 0.54, width * 0.54)
    else:
        frame = grown(body, -width * 0.05)
        thin = line(theme.wednesday_frame, max(0.8, width * 0.0085))
        rounded(painter, frame, corner_radius(width) * 0.7, None, thin)
        number = QPointF(width * 0.12, width * 0.40)
        write_numeral(painter, number, text, width * 0.36, theme.wednesday_ink, anchor=0.0)
        named = _outcast_name(painter, face.name, width, theme)
        side = width * (0.56 if named or not face.name else 0.66)
        top = width * (0.46 if named or not face.name else 0.54)
        box = QRectF((width - side) / 2, top, side, side)
    if not (face.blocked and width < SMALL):
        figure = outcast_figure(face.number)
        paint_printed_figure(painter, figure, box, theme)
    if face.blocked:
        paint_card_seal(painter, body, theme)


def _outcast_name(painter: QPainter, name: str, width: float, theme: Theme) -> bool:
    """Write the name at the foot; false when there is none, or no room to read it."""
    if not name or width < 64:
        return False
    room = width * 0.84
    words = font(max(width * 0.13, 11.0), 650)
    while QFontMetricsF(words).horizontalAdvance(name) > room and words.pixelSize() > 8:
        words = font(words.pixelSize() - 1, 650)
    foot = QPointF(width / 2, width * (CARD_RATIO - 0.13))
    write(painter, foot, name, words, theme.wednesday_ink, anchor=0.5)
    return True


class _Text(NamedTuple):
    """Lines of one font, the first baseline, and how far apart they are."""

    lines: tuple[str, ...]
    font: QFont
    baseline: float
    pitch: float


class _Plan(NamedTuple):
    """The places of everything on a character's card."""

    disc_y: float
    disc_radius: float
    name: _Text
    rule: _Text


def _paint_character(painter: QPainter, face: CharacterFace, width: float, theme: Theme) -> None:
    """Paint a character's card. Its rule can be read from a small card on: the figure gives way."""
    body = body_of(width)
    paper = vertical(body, theme.character_1, theme.character_2)
    paint_paper(painter, width, paper, theme.character_edge)
    frame = grown(body, -width * 0.032)
    thin = line(theme.wednesday_frame, max(0.8, width * 0.0055))
    rounded(painter, frame, corner_radius(width) * 0.72, None, thin)
    plan = _plan(face.name, face.rule, width) if width >= SMALL and face.rule else None
    if plan is None:
        paint_character_disc(painter, face.id, body.center(), width * 0.36, theme)
        return
    disc = QPointF(width / 2, plan.disc_y)
    paint_character_disc(painter, face.id, disc, plan.disc_radius, theme)
    for text, color in ((plan.name, theme.white), (plan.rule, theme.character_text)):
        for index, words in enumerate(text.lines):
            at = QPointF(width / 2, text.baseline + index * text.pitch)
            write(painter, at, words, text.font, color, anchor=0.5)


@lru_cache(maxsize=64)
def _plan(name: str, rule: str, width: float) -> _Plan | None:
    """Return the largest rule and figure that fit; None where even the smallest do not.

    First the rule stays readable, then the figure large.
    """
    wanted = max(width * 0.083, 13.0)
    readable = max(12, round(width * 0.07))
    for least, radii in ((readable, (0.31, 0.28, 0.25, 0.22)), (6, (0.25, 0.22, 0.19, 0.16))):
        for size in range(round(wanted), least - 1, -1):
            for radius in radii:
                plan, fits = _planned(name, rule, width, size, radius)
                if fits:
                    return plan
    return None


def _planned(name: str, rule: str, width: float, size: int, radius: float) -> tuple[_Plan, bool]:
    """Return a plan with the rule in that size and a disc of that radius, and whether it fits."""
    room = width * 0.85
    tight = width < 120
    title = _name_font(name, width, room)
    title_lines = _name_lines(name, title, room)
    words = font(size, 500)
    lines = wrap(rule, words, room)
    top = width * (0.11 if radius > 0.3 else 0.085)
    foot_of_disc = top + 2 * radius * width
    name_pitch = title.pixelSize() * 1.12
    name_at = foot_of_disc + width * (0.025 if tight else 0.047) + title.pixelSize()
    rule_pitch = size * (1.2 if tight else 1.3)
    rule_at = name_at + name_pitch * (len(title_lines) - 1)
    rule_at += width * (0.05 if tight else 0.062) + size
    foot = rule_at + rule_pitch * (len(lines) - 1) + size * 0.28
    measure = QFontMetricsF(words)
    fits = foot <= width * (CARD_RATIO - 0.065) and all(
        measure.horizontalAdvance(text) <= room for text in lines
    )
    plan = _Plan(
        top + radius * width,
        radius * width,
        _Text(title_lines, title, name_at, name_pitch),
        _Text(tuple(lines), words, rule_at, rule_pitch),
    )
    return plan, fits


def _name_font(name: str, width: float, room: float) -> QFont:
    """Return the font of a character's name: in one line, or else so that its longest word fits."""
    size = round(max(width * 0.098, 11.0))
    for least, text in (
        (round(max(width * 0.078, 9.0)), name),
        (7, max(name.split(), key=len, default="")),
    ):
        for pixels in range(size, least - 1, -1):
            made = font(pixels, 700, serif=True)
            if QFontMetricsF(made).horizontalAdvance(text) <= room:
                return made
    return font(7, 700, serif=True)


def _name_lines(name: str, title: QFont, room: float) -> tuple[str, ...]:
    return tuple(wrap(name, title, room))


_GRAIN = ((0.16, 0.02), (0.31, -0.03), (0.47, 0.04), (0.62, -0.02), (0.78, 0.03), (0.9, -0.03))
"""Lines of the wood: where they begin, in widths, and how far they sway."""


def _paint_thing(painter: QPainter, width: float, theme: Theme) -> None:
    """Paint the Thing's hand, inlaid in light wood on a dark tablet."""
    body = body_of(width)
    radius = corner_radius(width)
    wood = vertical(body, blend(theme.wood_1, theme.wood_edge, 0.25), theme.wood_2)
    inner = paint_paper(painter, width, wood, theme.wood_edge)
    painter.setBrush(NO_BRUSH)
    painter.setPen(line(faint(theme.ink, 0.25), max(0.6, width * 0.008)))
    for share, sway in _GRAIN:
        x, high = width * share, inner.height()
        grain = QPainterPath(QPointF(x, inner.top()))
        grain.cubicTo(
            x + width * sway * 2, high * 0.33, x - width * sway * 2, high * 0.67, x, inner.bottom()
        )
        painter.drawPath(grain)
    if width >= SMALL:
        frame = grown(body, -width * 0.05)
        thin = line(faint(theme.back_thread, 0.55), max(0.8, width * 0.011))
        rounded(painter, frame, radius * 0.7, None, thin)
    side = width * 0.9
    box = QRectF(QPointF(width * 0.07, width * 0.24), QSizeF(side, side))
    _paint_hand(painter, box.translated(width * 0.012, width * 0.016), faint(theme.ink, 0.5))
    _paint_hand(painter, box, theme.layer, theme.wood_1)


def _paint_hand(painter: QPainter, box: QRectF, color: QColor, seam: QColor | None = None) -> None:
    painter.save()
    painter.setOpacity(painter.opacity() * color.alphaF())
    paint_figure(painter, "thing", box, color, color if seam is None else seam)
    painter.restore()
