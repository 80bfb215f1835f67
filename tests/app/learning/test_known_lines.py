"""What each lesson says one knows at its end: four lines, and a sign for each or for none."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.games import MODULES
from app.learning.lesson import lesson
from app.learning.lesson_words import lesson_words
from app.pages.lesson.signs import PAINTED, paint_sign
from app.style.theme import load_theme
from app.system.resources import resource
from tests.app.learning.lessons import ALL


@pytest.mark.parametrize("key", ALL, ids="/".join)
def test_every_line_has_its_sign(key: tuple[str, str]) -> None:
    signs = lesson(*key).signs
    for language in ("el", "en"):
        assert len(lesson_words(*key, language).known) == 4
    assert len(signs) in (0, 4)
    faces = MODULES[key[0]].text_faces()
    for sign in signs:
        if ":" in sign:
            for card in sign.split(" "):
                kind, *words = card.rstrip("!").split(":")
                assert faces[kind](words, card.endswith("!")) is not None
        else:
            assert sign in PAINTED or resource("icons", f"{sign}.svg").is_file()


@pytest.mark.parametrize("sign", [*sorted(PAINTED), "fire:33!", "card:4 card:8", "undo"])
def test_every_sign_is_painted_inside_its_box(qapp: object, sign: str) -> None:
    box = QRectF(40, 40, 68, 46)
    image = QImage(148, 126, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    faces = MODULES["the-game"].text_faces()
    paint_sign(painter, sign, box, load_theme("evening"), faces)
    painter.end()
    near = box.adjusted(-8, -8, 8, 8)
    painted = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 40
    ]
    assert len(painted) > 300
    assert all(near.contains(x, y) for x, y in painted)
