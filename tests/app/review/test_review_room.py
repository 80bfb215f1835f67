"""What a review draws has its room, also where its table is small, and grows with the page."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from app.games.qwixx_cards.layout.rivals import CARD, LEAST_CARD, line_heights, parts_of
from app.style.typography import SMALLEST, Metrics, font, text_width
from app.table.layout import Decoration, Layout, Rect
from app.table.lines import LinesVisual
from app.table.visuals import TextVisual
from tests.app.review.reviewed import Shown, review_of


def laid(tmp_path: Path, game: str, width: int, height: int) -> tuple[Shown, Layout]:
    """A review at its first turning point or its middle, and the layout of its table."""
    shown = Shown(tmp_path, game, review=review_of(game))
    page = shown.page
    page.resize(width, height)
    page.playback.go_to(page.moments.last // 2)
    QApplication.processEvents()
    return shown, page.table._game.layout(page.table.situation, page.frame())


def named(layout: Layout, *ids: str) -> list[Decoration]:
    return [each for each in layout.decorations if each.id.startswith(ids)]


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_face_to_face_says_less_rather_than_cut(
    tmp_path: Path, speak: Callable[[str], None], size: tuple[int, int]
) -> None:
    speak("el")
    _, layout = laid(tmp_path, "face-to-face", *size)
    [band] = named(layout, "band")
    for each in named(layout, "name:", "about:", "caption:hand"):
        assert isinstance(each.visual, LinesVisual)
        weight = each.visual.weight
        for line in each.visual.lines:
            assert text_width(line, each.visual.size, weight) <= each.rect.width + 1, line
        if each.visual.lines:
            assert not (each.rect.y < band.rect.y + 1 < each.rect.bottom - 2)


@pytest.mark.parametrize("game", ["the-game", "the-game-extreme"])
def test_the_name_of_the_draw_pile_is_whole_or_not_there(
    tmp_path: Path, speak: Callable[[str], None], game: str
) -> None:
    speak("el")
    _, layout = laid(tmp_path, game, 960, 600)
    for each in named(layout, "caption:draw"):
        assert isinstance(each.visual, TextVisual)
        assert text_width(each.visual.text, SMALLEST) <= each.rect.width


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)])
def test_texts_of_the_table_are_to_those_of_the_page_as_they_are_drawn(
    qapp: QApplication, tmp_path: Path, size: tuple[int, int]
) -> None:
    shown, _ = laid(tmp_path, "the-game", *size)
    page = shown.page
    assert page.frame().metrics.f == pytest.approx(max(0.92, 0.92 * page.metrics.f))


@pytest.mark.parametrize("k", [0.5, 0.62, 0.8, 1.0])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_the_line_below_a_hand_lies_within_its_panel(k: float, text_scale: float) -> None:
    metrics = Metrics(1280 * 0.92, 800 * 0.92, text_scale)
    panel = Rect(0, 0, 396 * k, 112 * k)
    parts = parts_of(panel, k, narrow=False, heights=line_heights(metrics))
    assert LEAST_CARD * k <= parts.hand.height <= CARD * k + 0.01
    least = QFontMetricsF(font(SMALLEST, 450)).height() - 1
    if parts.hand.height < CARD * k - 0.01:
        assert parts.line.height >= least
    assert parts.hand.bottom < parts.line.y
    assert parts.line.bottom <= panel.bottom - 2
