"""Every page at every size, in both languages: nothing is cut, astray or over something else."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.style.theme import THEMES
from app.widgets.control import Control
from tests.app.pages.edges import without_edge
from tests.app.pages.support import (
    LONG_NAMES,
    PAGES,
    Stretched,
    astray,
    at_size,
    curtain_over,
    each_page,
    make_appearance,
    over_each_other,
    settings_page_of,
    show,
    squeezed,
)

SIZES = ((960, 600), (1280, 800), (2560, 1440))


def complaints(page: object) -> list[str]:
    return [*squeezed(page), *astray(page), *over_each_other(page)]  # type: ignore[arg-type]


@pytest.mark.parametrize("text_size", [100, 130, 150, 200])
@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("kind", PAGES)
def test_everything_has_its_room(
    kind: str, language: str, text_size: int, tmp_path: Path, speak: Callable[[str], None]
) -> None:
    speak(language)
    page = PAGES[kind](make_appearance(tmp_path, text_size=text_size))
    for size in SIZES if text_size <= 150 else SIZES[1:]:
        at_size(page, *size)
        assert complaints(page) == [], size


@pytest.mark.parametrize("kind", PAGES)
def test_a_wordier_language_has_its_room_too(
    kind: str, tmp_path: Path, other_language: Callable[[bool], None]
) -> None:
    other_language(True)
    page = PAGES[kind](make_appearance(tmp_path))
    for size in SIZES:
        at_size(page, *size)
        assert complaints(page) == [], size


@each_page
def test_in_high_contrast_all_that_can_be_pressed_has_an_edge(kind: str, tmp_path: Path) -> None:
    page = PAGES[kind](make_appearance(tmp_path, theme="contrast"))
    show(page)
    assert without_edge(page) == []


def test_in_high_contrast_a_segment_under_the_pointer_keeps_its_edge(tmp_path: Path) -> None:
    page = settings_page_of(make_appearance(tmp_path, theme="contrast"))
    show(page)
    slower, *_ = page.motion.segments.findChildren(Control)
    QTest.mouseMove(slower, slower.rect().center())
    assert slower.hovered
    assert without_edge(page) == []


@pytest.mark.parametrize("theme", THEMES)
@each_page
def test_pages_paint_in_every_theme(kind: str, theme: str, tmp_path: Path) -> None:
    page = PAGES[kind](make_appearance(tmp_path, theme=theme))
    show(page, 960, 600)
    picture = page.grab().toImage()
    colours = {picture.pixel(x, y) for x in range(0, 960, 7) for y in range(0, 600, 7)}
    assert len(colours) > 50


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", SIZES)
def test_the_curtain_has_room_for_any_name(
    size: tuple[int, int], text_size: int, tmp_path: Path, qapp: QApplication
) -> None:
    translator = Stretched()
    qapp.installTranslator(translator)
    try:
        appearance = make_appearance(tmp_path, text_size=text_size)
        for name in ("Νίκος", *LONG_NAMES, "W" * 20):
            window, curtain = curtain_over(appearance, QSize(*size), name)
            assert complaints(curtain) == [], name
            window.close()
    finally:
        qapp.removeTranslator(translator)
