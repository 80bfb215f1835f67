"""What a sheet shows of its numbers: open, gone and crossed ones."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from app.games.qwixx_cards.layout.measures import measures_of
from app.games.qwixx_cards.layout.sheet import cell_rect, foot_rect, foot_visual, sizes_of
from app.games.qwixx_cards.visuals.foot_painting import foot_of
from app.games.qwixx_cards.visuals.sheet_painting import paint_row, row_colors
from app.games.qwixx_cards.visuals.visuals import CrossVisual, RowVisual, SheetSizes
from app.style.theme import THEMES, Theme, contrast, load_theme
from app.style.typography import Metrics
from app.table.layout import Rect
from app.table.painters import Brush, paint_visual
from engine.games.qwixx_cards.documents import SheetDocument
from tests.app.games.qwixx_situations import frame
from tests.app.paint.pictures import holds, painted

SIZES = SheetSizes(1.0, 1.0, 1.0, 1.0, 28, 30, 14.0, 40.0, 60.0, 30.0)
BAND = Rect(0, 0, 800, 56)
GONE, CROSSED, OPEN = 2, 5, 8
EMPTY: SheetDocument = {
    "red": [], "yellow": [], "green": [], "blue": [], "locked": [], "penalties": 0
}  # fmt: skip


def row_of(row: int, theme: Theme, *, bare: bool = False) -> QImage:
    visual = RowVisual(SIZES, row, frozenset({CROSSED}), closed=False, points=1, bare=bare)
    return painted(lambda painter: paint_row(painter, visual, QRectF(*BAND), theme), 800, 60)


def colours_of(image: QImage, place: int) -> list[QColor]:
    """The colours in the middle of a cell."""
    x, y, width, height = cell_rect(BAND, place, SIZES)
    inside = QRectF(x, y, width, height).adjusted(8, 8, -8, -8).toRect()
    return [
        image.pixelColor(left, top)
        for left in range(inside.left(), inside.right())
        for top in range(inside.top(), inside.bottom())
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("row", range(4))
def test_numbers_are_read_also_when_they_are_gone(qapp: QApplication, row: int, theme: str) -> None:
    image = row_of(row, load_theme(theme))
    for place in (GONE, OPEN):
        seen = colours_of(image, place)
        assert max(contrast(seen[0], each) for each in seen) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_a_number_that_is_gone_is_hollow(qapp: QApplication, theme: str) -> None:
    large, small = row_of(0, load_theme(theme)), row_of(0, load_theme(theme), bare=True)
    ground, _, _ = row_colors(0, load_theme(theme))
    assert colours_of(large, GONE)[0] == ground
    assert colours_of(large, OPEN)[0] != ground
    assert colours_of(small, GONE)[0].alpha() == 0
    assert colours_of(small, OPEN)[0] == ground


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("row", range(4))
def test_a_crossed_number_is_read_through_its_cross(
    qapp: QApplication, row: int, theme: str
) -> None:
    """It is as it is without the cross, and lies apart from it."""
    colours = load_theme(theme)
    brush = Brush(colours, Metrics(1280, 800))
    rect = Rect(20, 20, 48, 48)

    def picture(pen: float) -> QImage:
        visual = CrossVisual(3, pen, number="8", pixels=28, row=row)
        return painted(lambda painter: paint_visual(painter, visual, QRectF(*rect), brush))

    def number(image: QImage) -> set[tuple[int, int]]:
        _, _, figures = row_colors(row, colours)
        places = {(x, y) for x in range(20, 68) for y in range(20, 68)}
        return {place for place in places if image.pixelColor(*place) == figures}

    crossed, bare = picture(5.0), picture(0.01)
    assert len(number(bare)) > 60
    assert number(crossed) >= number(bare)
    assert holds(crossed, colours.qwixx_cell)


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize(
    ("size", "scale", "least"), [((960, 600), 1.5, 1.05), ((1280, 800), 1.5, 1.25),
                                 ((1600, 1000), 2.0, 1.2)]
)  # fmt: skip
def test_what_crosses_are_worth_is_written_larger_beside_large_texts(
    speak: Callable[[str], None], language: str, size: tuple[int, int], scale: float, least: float
) -> None:
    speak(language)
    feet = []
    for text_scale in (1.0, scale):
        measures = measures_of(frame(size, text_scale))
        sizes = sizes_of(measures)
        visual = foot_visual(EMPTY, sizes)
        band = QRectF(*foot_rect(measures.sheet, sizes))
        foot = foot_of(visual, band, measures.frame.metrics)
        assert foot.end <= foot.last
        assert foot.step
        feet.append(foot)
    usual, large = feet
    assert large.words.pixelSize() >= least * usual.words.pixelSize()
    assert large.table.pixelSize() >= min(least, 1.2) * usual.table.pixelSize() - 1


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_crosses_are_worth_is_not_small_in_the_smallest_window(
    speak: Callable[[str], None], language: str, scale: float
) -> None:
    speak(language)
    measures = measures_of(frame((960, 600), scale))
    sizes = sizes_of(measures)
    band = QRectF(*foot_rect(measures.sheet, sizes))
    foot = foot_of(foot_visual(EMPTY, sizes), band, measures.frame.metrics)
    assert foot.step
    assert foot.table.pixelSize() >= 14


def test_the_final_sheets_bring_the_painters_of_what_they_show() -> None:
    """A result may be the first that is seen of the game."""
    shown = "app.games.qwixx_cards.layout.final_sheet"
    visual = "app.games.qwixx_cards.visuals.visuals"
    code = (
        f"import {shown}, app.table.painters as p, {visual} as v; "
        "assert {v.PaperVisual, v.FootVisual, v.TotalVisual, v.RowVisual} <= set(p._painters)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
