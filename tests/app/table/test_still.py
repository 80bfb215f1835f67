"""Layouts painted as they lie, where nobody plays."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from app.paint.faces import BackFace, NumberFace
from app.style.typography import Metrics
from app.table.layout import CardSpec, Decoration, Layer, Layout, PlaceSpec, Rect
from app.table.lines import LinesVisual
from app.table.still import StillTable
from app.table.visuals import DrawPileVisual, LitVisual
from tests.app.table.support import look_at

HERE = Rect(40, 30, 80, 112)
FIVE = CardSpec("5", NumberFace(5), HERE, Layer.PILE)
BACK = CardSpec("back", BackFace(), HERE, Layer.PILE)


@pytest.fixture
def still(qapp: QApplication, tmp_path: Path) -> StillTable:
    still = StillTable(look_at(tmp_path))
    still.resize(160, 180)
    return still


def shown(still: StillTable, layout: Layout) -> QImage:
    still.show_layout(layout, Metrics(1280, 800))
    return still.grab().toImage()


def test_what_lies_higher_covers_what_lies_lower(still: StillTable) -> None:
    alone = shown(still, Layout(160, 180, 80, (FIVE,)))
    pair = Layout(160, 180, 80, (FIVE, BACK))
    assert shown(still, pair) != alone
    raised = CardSpec("5", NumberFace(5), HERE, Layer.PILE, order=1)
    covered = shown(still, Layout(160, 180, 80, (raised, BACK)))
    middle = HERE.middle[0] + 30, HERE.middle[1] + 20
    assert covered.pixelColor(*map(round, middle)) == alone.pixelColor(*map(round, middle))
    tray = PlaceSpec("draw", HERE, HERE, "", DrawPileVisual(3), layer=Layer.LIFTED)
    assert shown(still, Layout(160, 180, 80, (raised,), (tray,))) != alone


def test_what_a_look_clips_stays_its_own(still: StillTable) -> None:
    words = Decoration("words", Rect(4, 150, 120, 24), LinesVisual(("left in hand",), 16, "text"))
    light = PlaceSpec("light", Rect(60, 40, 20, 20), HERE, "", LitVisual(8, 80))
    alone = shown(still, Layout(160, 180, 80, decorations=(words,)))
    both = shown(still, Layout(160, 180, 80, places=(light,), decorations=(words,)))
    assert both != alone
    assert both.copy(0, 150, 160, 30) == alone.copy(0, 150, 160, 30)


def test_another_theme_paints_it_anew(still: StillTable) -> None:
    layout = Layout(
        160, 180, 80, decorations=(Decoration("words", HERE, LinesVisual(("5",), 40, "text")),)
    )
    before = shown(still, layout)
    appearance = still._appearance
    appearance.set_theme("whitewash")
    assert still.grab().toImage() != before
    assert QColor(appearance.theme.text) != QColor()
