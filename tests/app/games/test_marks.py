"""Marks of one game each: decks, the gift, the direction of play, characters."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from app.games.face_to_face.visuals import marks
from app.games.wednesday.visuals.marks import paint_character_disc
from app.games.wednesday.visuals.painting import violet
from app.style.theme import THEMES, Theme, contrast, load_theme
from engine.games.wednesday.cards import CHARACTERS
from tests.app.paint.pictures import painted, pixels

MIDDLE = QPointF(100, 140)
RING = QRectF(30, 80, 140, 120)

Mark = Callable[[QPainter, Theme], None]

MARKS: dict[str, Mark] = {
    "gold": lambda p, t: marks.paint_deck_mark(p, MIDDLE, 27, "gold", t),
    "silver": lambda p, t: marks.paint_deck_mark(p, MIDDLE, 27, "silver", t),
    "to give": lambda p, t: marks.paint_gift_token(p, MIDDLE, 21, t, given=False),
    "given": lambda p, t: marks.paint_gift_token(p, MIDDLE, 21, t, given=True),
}


def shown(mark: Mark, theme: str) -> QImage:
    return painted(lambda painter: mark(painter, load_theme(theme)))


@pytest.mark.parametrize("theme", THEMES)
def test_marks_differ(qapp: QApplication, theme: str) -> None:
    assert len({pixels(shown(mark, theme)) for mark in MARKS.values()}) == len(MARKS)


@pytest.mark.parametrize("theme", THEMES)
def test_marks_stand_out(theme: str) -> None:
    colours = load_theme(theme)
    for ground in (colours.table_1, colours.table_2, colours.panel):
        assert contrast(violet(colours), ground) >= 3
        assert contrast(colours.lit_outline or colours.lit, ground) >= 3
    assert contrast(colours.ink, colours.silver_2) >= 4.5


@pytest.mark.parametrize("radius", [11.0, 15.0, 60.0])
def test_every_character_has_a_disc_of_its_own(qapp: QApplication, radius: float) -> None:
    theme = load_theme("evening")

    def disc(character: str) -> QImage:
        return painted(
            lambda painter: paint_character_disc(painter, character, MIDDLE, radius, theme)
        )

    assert len({pixels(disc(character)) for character in CHARACTERS}) == len(CHARACTERS)


def test_painters_leave_opacity_and_place_as_they_were(qapp: QApplication) -> None:
    def draw(painter: QPainter) -> None:
        painter.setOpacity(0.7)
        painter.translate(3, 4)
        for mark in MARKS.values():
            mark(painter, load_theme("whitewash"))
        assert painter.opacity() == pytest.approx(0.7)
        assert painter.transform().dx() == 3

    painted(draw)
