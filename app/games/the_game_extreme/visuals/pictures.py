"""The pictures of The Game: Extreme: on its tile, and on the table of the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.games.the_game import pictures as the_game
from app.games.the_game_extreme.command_words import word_on_card
from app.games.the_game_extreme.visuals.faces import CommandFace
from app.paint.brushes import line
from app.paint.icons import paint_icon
from app.paint.tiles import TileCanvas, TilePicture
from app.style.theme import Theme, blend, faint
from app.widgets.table_picture import TablePicture

if TYPE_CHECKING:
    from app.widgets.card_pictures import TextFaces


def _paint_ground(canvas: TileCanvas) -> None:
    wide, high = canvas.wide, canvas.high
    bolt = QPainterPath(QPointF(wide * 0.62, -4))
    for x, y in ((0.2, 0.53), (0.46, 0.53), (0.36, 1.0), (0.86, 0.37), (0.58, 0.37)):
        bolt.lineTo(wide * x, high * y)
    bolt.closeSubpath()
    canvas.painter.fillPath(
        bolt, faint(blend(canvas.theme.danger_fill, canvas.theme.white, 0.35), 0.28)
    )


def _cards() -> tuple[CommandFace, CommandFace]:
    """Return a card with a command at once, and one with a command that lasts."""
    return (
        CommandFace(39, "stop", word_on_card("stop"), at_once=True),
        CommandFace(14, "silence", word_on_card("silence"), at_once=False),
    )


def _paint_tile(canvas: TileCanvas) -> None:
    stop, silence = _cards()
    canvas.card(36, 68, 82, stop, turn=-9)
    canvas.card(112, 110, 82, silence, turn=7)
    _paint_seals(canvas, QRectF(138, 36, 46, 46), QRectF(34, 206, 54, 54))


def _paint_strip(canvas: TileCanvas) -> None:
    stop, silence = _cards()
    high = canvas.high
    _paint_seals(canvas, QRectF(188, high * 0.1, 25, 25), QRectF(8, high * 0.62, 28, 28))
    canvas.card(48, high * 0.15, 60, stop, turn=-8)
    canvas.card(114, high * 0.19, 60, silence, turn=6, lift=2.0)


def _paint_emblem(canvas: TileCanvas) -> None:
    rose = blend(canvas.theme.danger_fill, canvas.theme.white, 0.68)
    canvas.icon("bolt", 9, 9, 28, rose, stroke=2.2)


def _paint_seals(canvas: TileCanvas, bolt: QRectF, infinity: QRectF) -> None:
    rose = blend(canvas.theme.danger_fill, canvas.theme.white, 0.68)
    sky = blend(canvas.theme.player_2, canvas.theme.white, 0.25)
    canvas.icon("bolt", bolt.x(), bolt.y(), bolt.width(), rose, stroke=1.5)
    canvas.icon("inf", infinity.x(), infinity.y(), infinity.width(), sky, stroke=2.0)


def _paint_on_table(painter: QPainter, theme: Theme) -> None:
    """Paint the picture of The Game.

    The draw pile carries commands, those at once and those that last.
    """
    the_game.paint_on_table(painter, theme)
    seals = ((-15, -22, theme.danger_fill, "bolt"), (15, 22, theme.lasting_fill, "inf"))
    for x, y, color, icon in seals:
        painter.setPen(line(theme.white, 1.5))
        painter.setBrush(color)
        painter.drawEllipse(QPointF(x, y), 12, 12)
        paint_icon(painter, icon, QRectF(x - 8, y - 8, 16, 16), theme.white, 2.2)


TILE = TilePicture(("#7A2542", "#36101F"), _paint_tile, _paint_ground, _paint_strip, _paint_emblem)
ON_TABLE = TablePicture(_paint_on_table, reach=149)

TEXT_FACES: TextFaces = {
    **the_game.TEXT_FACES,
    "bolt": lambda words, _: CommandFace(int(words[0]), words[1], "", at_once=True),
    "infinity": lambda words, _: CommandFace(int(words[0]), words[1], "", at_once=False),
}
"""`bolt:43:skull` and `infinity:49:silence`, too."""
