"""Icons and figures: every file renders, in the colour asked for."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from app.games.wednesday.visuals.figures import outcast_figure, paint_figure
from app.paint.icons import STROKE, paint_icon, program_icon
from app.system.resources import resource
from engine.games.wednesday.cards import CHARACTERS, NUMBERS
from tests.app.paint.pictures import empty, holds, painted, pixels

ICONS = sorted(path.stem for path in resource("icons").glob("*.svg") if path.stem != "trapoula")
FIGURES = sorted(path.stem for path in resource("figures").glob("*.svg"))
RED, BLUE = QColor("#D00010"), QColor("#1020D0")


def icon(name: str, color: QColor, stroke: float = 2.0) -> QImage:
    box = QRectF(0, 0, 48, 48)
    return painted(lambda painter: paint_icon(painter, name, box, color, stroke), 48, 48)


def test_the_icons_of_the_design_are_there() -> None:
    for game in (
        "home undo bulb gear flame trick leave gentle",
        "stop skull three silence no-trick one-pile draw-one bolt inf",
        "sun moon gift lock check crown eye eye-off",
        "lay-off trio quartet up down left right",
    ):
        assert set(game.split()) <= set(ICONS)


@pytest.mark.parametrize("size", [14, 18, 24])
def test_icons_can_be_told_apart_when_they_are_small(qapp: QApplication, size: int) -> None:
    box = QRectF(0, 0, size, size)
    seen = {
        pixels(painted(lambda p, of=name: paint_icon(p, of, box, RED), size, size))  # type: ignore[misc]
        for name in ICONS
    }
    assert len(seen) == len(ICONS)


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_renders_in_its_colour(qapp: QApplication, name: str) -> None:
    assert holds(icon(name, RED), RED)
    assert not holds(icon(name, BLUE), RED)


@pytest.mark.parametrize("name", ICONS)
def test_icons_are_in_one_hand(name: str) -> None:
    text = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    assert f'stroke-width="{STROKE}"' in text
    assert 'viewBox="0 0 24 24"' in text
    assert 'stroke-linecap="round" stroke-linejoin="round"' in text
    assert not re.search(r"#[0-9a-fA-F]{3}", text)


def test_stroke_and_transparency(qapp: QApplication) -> None:
    assert icon("home", RED, 1.8) != icon("home", RED, 2.6)
    pale = QColor(RED)
    pale.setAlpha(100)
    image = icon("x", pale)
    assert image.pixelColor(24, 24).alpha() == pytest.approx(100, abs=2)


def test_an_unknown_icon_is_refused(qapp: QApplication) -> None:
    with pytest.raises(FileNotFoundError):
        icon("unicorn", RED)


def figure(name: str, ink: QColor, tone: QColor) -> QImage:
    box = QRectF(0, 0, 100, 100)
    return painted(lambda painter: paint_figure(painter, name, box, ink, tone), 100, 100)


def test_every_outcast_and_character_has_a_figure_and_nobody_else() -> None:
    outcasts = {outcast_figure(number) for number in NUMBERS}
    assert set(FIGURES) == outcasts | set(CHARACTERS)


@pytest.mark.parametrize("name", FIGURES)
def test_figures_are_in_one_hand(qapp: QApplication, name: str) -> None:
    text = resource("figures", f"{name}.svg").read_text(encoding="utf-8")
    assert 'viewBox="0 0 100 100"' in text
    assert holds(figure(name, RED, BLUE), RED)
    assert (figure(name, RED, BLUE) != figure(name, RED, RED)) == ("#8C6FC4" in text)


def test_figures_can_be_told_apart_when_they_are_small(qapp: QApplication) -> None:
    box = QRectF(0, 0, 14, 14)
    small = {
        name: painted(
            lambda painter, of=name: paint_figure(painter, of, box, RED, BLUE),  # type: ignore[misc]
            14,
            14,
        )
        for name in FIGURES
    }
    for one, image in small.items():
        for other in FIGURES[: FIGURES.index(one)]:
            differing = sum(
                abs(image.pixelColor(x, y).alpha() - small[other].pixelColor(x, y).alpha()) > 100
                for x in range(14)
                for y in range(14)
            )
            assert differing > 12, (one, other)


def test_the_program_icon(qapp: QApplication) -> None:
    made = program_icon()
    assert {size.width() for size in made.availableSizes()} == {16, 24, 32, 48, 64, 128}
    assert not empty(made.pixmap(64, 64).toImage())
