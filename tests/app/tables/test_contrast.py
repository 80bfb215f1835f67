"""What is written on a table, and its icons, are read on what lies below them, in every theme."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.match.session import Session
from app.pages.table.page import TablePage
from app.paint.faces import paint_face
from app.style.theme import THEMES
from app.table.layout import CardSpec, Decoration, Layout, PlaceSpec
from app.table.painters import Brush, paint_visual
from tests.amounts import thorough
from tests.app.pages.support import make_appearance, show
from tests.app.pages.written import too_faint
from tests.app.tables.matches import moments, people
from tests.app.tables.pen import height_of


class PaintedTable(QWidget):
    """All that is on a table, painted anew each time: nothing of it is kept as a picture."""

    def __init__(self, layout: Layout, brush: Brush) -> None:
        super().__init__()
        self._layout, self._brush = layout, brush
        self.resize(round(layout.width), round(layout.height))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._brush.theme.table_1)
        layout = self._layout
        cards = [card for card in layout.cards if not _covered(card, layout)]
        things: list[PlaceSpec | Decoration | CardSpec]
        things = [*layout.places, *layout.decorations, *cards]
        for thing in sorted(things, key=height_of):
            painter.save()
            painter.translate(thing.rect.x, thing.rect.y)
            room = QRectF(0, 0, thing.rect.width, thing.rect.height)
            if not isinstance(thing, CardSpec):
                paint_visual(painter, thing.visual, room, self._brush)
            else:
                # Without the veil over what cannot be played: its number alone is to be read.
                paint_face(painter, thing.face, thing.rect.width, self._brush.theme)
            painter.restore()


def _covered(card: CardSpec, layout: Layout) -> bool:
    """Tell whether another card lies on a card: what is written there may not be seen."""
    return any(
        height_of(other) > height_of(card) and other.rect.overlap(card.rect) > 0
        for other in layout.cards
    )


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.every_game("game")
def test_what_is_written_on_a_table_is_read(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, theme: str
) -> None:
    appearance = make_appearance(tmp_path, theme=theme)
    high = appearance.theme.high_contrast
    for match in moments(game)[:: 3 if thorough() else 8]:
        seat = match.to_act[0] if match.to_act else 0
        page = TablePage(appearance, Session(match, people(match, seat)))
        show(page)
        page.view.scene.finish()
        table = PaintedTable(page.view.scene.layout, Brush(appearance.theme, page.metrics))
        least, large = (7.0, 7.0) if high else (4.5, 3.0)
        assert too_faint(table, monkeypatch, least=least, large=large) == []
        page.close()
        page.deleteLater()
