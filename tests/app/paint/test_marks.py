"""Marks of one game each: decks, the gift, the direction of play, characters."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from app.paint import marks
from app.theme import THEMES, Theme, contrast, load_theme
from engine.games.wednesday.cards import CHARACTERS
from tests.app.paint.pictures import holds, painted, pixels

MIDDLE = QPointF(100, 140)
RING = QRectF(30, 80, 140, 120)

Mark = Callable[[QPainter, Theme], None]

MARKS: dict[str, Mark] = {
    "gold": lambda p, t: marks.paint_deck_mark(p, MIDDLE, 27, "gold", t),
    "silver": lambda p, t: marks.paint_deck_mark(p, MIDDLE, 27, "silver", t),
    "to give": lambda p, t: marks.paint_gift_token(p, MIDDLE, 21, t, given=False),
    "given": lambda p, t: marks.paint_gift_token(p, MIDDLE, 21, t, given=True),
    "clockwise": lambda p, t: marks.paint_direction(p, RING, t),
    "counter-clockwise": lambda p, t: marks.paint_direction(p, RING, t, turn=-1),
}


def shown(mark: Mark, theme: str) -> QImage:
    return painted(lambda painter: mark(painter, load_theme(theme)))


@pytest.mark.parametrize("theme", THEMES)
def test_marks_differ(qapp: QApplication, theme: str) -> None:
    assert len({pixels(shown(mark, theme)) for mark in MARKS.values()}) == len(MARKS)


@pytest.mark.parametrize("theme", THEMES)
def test_the_other_direction_is_the_ring_turned_over(qapp: QApplication, theme: str) -> None:
    one, other = shown(MARKS["clockwise"], theme), shown(MARKS["counter-clockwise"], theme)
    mirrored = one.flipped(Qt.Orientation.Horizontal)
    differing = sum(
        abs(mirrored.pixelColor(x, y).alpha() - other.pixelColor(x, y).alpha()) > 60
        for x in range(200)
        for y in range(280)
    )
    assert differing == 0


def test_the_ring_is_narrow_while_it_turns_over(qapp: QApplication) -> None:
    theme = load_theme("evening")
    image = painted(lambda painter: marks.paint_direction(painter, RING, theme, turn=0.1))
    assert all(image.pixelColor(x, 140).alpha() == 0 for x in (*range(70), *range(130, 200)))
    assert holds(image, marks.direction_color(theme))


@pytest.mark.parametrize("theme", THEMES)
def test_marks_stand_out(theme: str) -> None:
    colours = load_theme(theme)
    for ground in (colours.table_1, colours.table_2, colours.plate):
        assert contrast(marks.direction_color(colours), ground) >= 3
        assert contrast(colours.lit_outline or colours.lit, ground) >= 3
    assert contrast(colours.ink, colours.silver_2) >= 4.5


@pytest.mark.parametrize("radius", [11.0, 15.0, 60.0])
def test_every_character_has_a_disc_of_its_own(qapp: QApplication, radius: float) -> None:
    theme = load_theme("evening")

    def disc(character: str) -> QImage:
        return painted(
            lambda painter: marks.paint_character_disc(painter, character, MIDDLE, radius, theme)
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
