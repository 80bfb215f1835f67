"""What is small on a card grows with the texts, and stays clear of what is large on it."""

from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from app.games.the_game_extreme.visuals.faces import CommandFace
from app.paint.backs import BackFace
from app.paint.face import Face, legible, paint_face
from app.paint.faces import CARD_RATIO, NumberFace
from app.style.theme import THEMES, load_theme
from app.style.typography import load_fonts

WIDTH = 120

FACES: dict[str, Face] = {
    "plain": NumberFace(88),
    "gold": NumberFace(58, high=60, tone="gold"),
    "burning": NumberFace(88, burning=True),
    "command": CommandFace(88, "no-trick", "No trick", at_once=False),
}


def painted(face: Face, theme: str, text_scale: float) -> QImage:
    image = QImage(WIDTH, round(WIDTH * CARD_RATIO), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_face(painter, legible(face, text_scale), WIDTH, load_theme(theme))
    painter.end()
    return image


def heights(image: QImage, theme: str) -> list[int]:
    """How high each thing in ink is on the left half of the upper part, from above."""
    ink = load_theme(theme).ink
    rows = [
        any(image.pixelColor(x, y) == ink for x in range(6, WIDTH // 2))
        for y in range(6, round(WIDTH * 0.95))
    ]
    return [len(list(run)) for inked, run in groupby(rows) if inked]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", FACES)
def test_the_index_grows_and_touches_nothing(qapp: object, kind: str, theme: str) -> None:
    load_fonts()
    found = [heights(painted(FACES[kind], theme, scale), theme) for scale in (1.0, 1.3, 1.5, 2.0)]
    assert all(len(each) == 2 for each in found), found
    indexes = [index for index, _ in found]
    assert indexes == sorted(indexes)
    assert indexes[-1] >= 1.2 * indexes[0]
    assert len({number for _, number in found}) == 1


def test_what_has_no_text_is_the_same_at_every_size() -> None:
    assert legible(BackFace("house"), 2.0) == BackFace("house")
    assert legible(NumberFace(5), 1.0) is not None


@pytest.mark.parametrize("word", ["Stop", "Skull", "One pile"])
def test_the_word_of_a_command_grows(qapp: object, word: str) -> None:
    """It is white on its band: there is more of it."""
    load_fonts()
    face = CommandFace(47, "stop", word, at_once=True)
    before, after = (white(painted(face, "evening", scale)) for scale in (1.0, 1.5))
    assert after > 1.15 * before


def white(image: QImage) -> int:
    """How high the lowest white thing is right of where an icon may stand beside the word."""
    rows = [
        any(image.pixelColor(x, y).lightness() > 200 for x in range(42, WIDTH - 8))
        for y in range(round(WIDTH * 0.85), round(WIDTH * 1.33))
    ]
    return [len(list(run)) for inked, run in groupby(rows) if inked][-1]
