"""Table top, rail and curtain."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication

from app.paint.album import album
from app.paint.curtain import curtain_pixmap
from app.paint.surface import (
    Cover,
    rail_height,
    rail_pixmap,
    rail_pixmap_top,
    surface_pixmap,
)
from app.style.theme import THEMES, load_theme
from app.style.typography import Metrics
from tests.app.paint.pictures import opaque

SIZE = QSize(640, 400)


def test_the_rail_grows_with_the_window() -> None:
    assert rail_height(Metrics(1280, 800)) == 92
    assert rail_height(Metrics(2560, 1600)) == 184


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("dpr", [1, 1.25, 2])
def test_the_table_covers_the_window(qapp: QApplication, theme: str, dpr: float) -> None:
    pixmap = surface_pixmap(SIZE, dpr, load_theme(theme))
    assert (pixmap.width(), pixmap.height()) == (round(640 * dpr), round(400 * dpr))
    assert pixmap.devicePixelRatio() == dpr
    assert opaque(pixmap.toImage())


def test_the_table_is_kept_for_one_window(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(album, "picture", lambda _, paint: paint())
    evening, whitewash = load_theme("evening"), load_theme("whitewash")
    first = surface_pixmap(SIZE, 1, evening).cacheKey()
    rail = rail_pixmap(SIZE, 1, evening).cacheKey()
    assert surface_pixmap(SIZE, 1, evening).cacheKey() == first
    assert rail_pixmap(SIZE, 1, evening).cacheKey() == rail
    surface_pixmap(SIZE, 1, evening, inlay=False)
    assert surface_pixmap(SIZE, 1, evening).cacheKey() == first
    surface_pixmap(SIZE, 1, whitewash)
    assert surface_pixmap(SIZE, 1, evening).cacheKey() != first


def test_a_cover_lies_on_the_table_and_is_kept_with_it(qapp: QApplication) -> None:
    theme = load_theme("evening")

    def paint(painter: QPainter) -> None:
        painter.fillRect(QRectF(0, 0, 640, 40), theme.cream)

    covered = surface_pixmap(SIZE, 2, theme, cover=Cover("cream", paint))
    image = covered.toImage()
    assert close(image.pixelColor(10, 10), theme.cream)
    assert close(image.pixelColor(1270, 10), theme.cream)
    assert not close(image.pixelColor(640, 300), theme.cream)
    again = surface_pixmap(SIZE, 2, theme, cover=Cover("cream", paint))
    assert again.cacheKey() == covered.cacheKey()
    assert surface_pixmap(SIZE, 2, theme).cacheKey() != covered.cacheKey()


def test_the_table_is_lit_in_the_middle(qapp: QApplication) -> None:
    theme = load_theme("evening")
    image = surface_pixmap(SIZE, 1, theme, inlay=False).toImage()
    middle, corner = image.pixelColor(320, 150), image.pixelColor(2, 397)
    assert middle.lightness() > corner.lightness() + 20
    assert close(corner, theme.table_3)


def test_the_light_falls_without_bands(qapp: QApplication) -> None:
    """A band would be a run of equal pixels; the noise breaks every run."""
    image = surface_pixmap(QSize(1280, 800), 1, load_theme("evening"), inlay=False).toImage()
    longest = run = 0
    for x in range(640, 1280):
        run = run + 1 if image.pixel(x, 300) == image.pixel(x - 1, 300) else 0
        longest = max(longest, run)
    assert longest < 12


@pytest.mark.parametrize("dpr", [1, 1.5, 2])
def test_the_rail_lies_on_whole_device_pixels(qapp: QApplication, dpr: float) -> None:
    theme = load_theme("evening")
    top = rail_pixmap_top(SIZE, dpr)
    assert top * dpr == pytest.approx(round(top * dpr))
    pixmap = rail_pixmap(SIZE, dpr, theme)
    assert pixmap.height() == round((400 - top) * dpr)
    image = pixmap.toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert close(image.pixelColor(image.width() // 2, image.height() - 1), theme.rail_3)


def test_the_rail_rises_in_the_middle(qapp: QApplication) -> None:
    image = rail_pixmap(QSize(1280, 800), 1, load_theme("evening")).toImage()

    def wood(x: int) -> int:
        return next(y for y in range(image.height()) if image.pixelColor(x, y).alpha() == 255)

    assert wood(0) - wood(640) == pytest.approx(10, abs=1)


@pytest.mark.parametrize("size", [QSize(960, 600), QSize(1400, 610)])
def test_nothing_shows_through_the_curtain(qapp: QApplication, size: QSize) -> None:
    assert opaque(curtain_pixmap(size, 1, load_theme("evening")).toImage())


def close(a: QColor, b: QColor) -> bool:
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return all(abs(x - y) <= 4 for x, y in pairs)
