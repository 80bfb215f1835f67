"""The table of a review where there is little room."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from app.games.wednesday.ids import OPEN
from app.games.wednesday.visuals.visuals import WednesdaySlotVisual
from app.pages.review.table import lowered, within
from app.paint.faces import BackFace
from app.style.typography import font
from app.table.layout import Anchor, CardSpec, Decoration, Layer, Layout, PlaceSpec, Rect
from app.table.visuals import AskVisual, TextVisual
from tests.app.history.arena_matches import played
from tests.app.review.reviewed import Shown, with_mistake
from tests.app.speaking import speaking

CARD = CardSpec("7", BackFace(), Rect(100, 200, 60, 84), Layer.HAND)
PLACE = PlaceSpec(
    "up1", Rect(0, 0, 80, 120), Rect(10, 30, 60, 84), "", None, words=Rect(0, 9, 9, 9)
)


def note(name: str, x: float, y: float, upon: str = "") -> Decoration:
    return Decoration(name, Rect(x, y, 50, 20), TextVisual(name, "caption", "text_2"), upon=upon)


def test_notes_without_room_are_left_out() -> None:
    notes = (
        note("first", 10, 10),
        note("over the first", 20, 20),
        note("over the hand", 90, 195),
        note("beyond the table", 270, 50),
        note("of a card", 90, 195, upon="7"),
        Decoration("of another kind", Rect(20, 20, 9, 9), AskVisual("leave")),
    )
    layout = within(Layout(300, 300, 60, (CARD,), (PLACE,), notes))
    assert [each.id for each in layout.decorations] == ["first", "of a card", "of another kind"]
    assert (layout.cards, layout.places) == ((CARD,), (PLACE,))


def test_all_of_a_layout_is_lowered() -> None:
    anchors = {"draw": Anchor(Rect(5, 5, 60, 84))}
    before = Layout(300, 300, 60, (CARD,), (PLACE,), (note("first", 10, 10),), anchors)
    after = lowered(before, 24)
    assert after.height == 324
    for one, other in zip(before.things, after.things, strict=True):
        assert other.rect == one.rect._replace(y=one.rect.y + 24)
    assert after.places[0].card.y == 54
    assert after.places[0].words == Rect(0, 33, 9, 9)
    assert after.anchors["draw"].rect.y == 29


@pytest.mark.parametrize("width", [960, 1280])
def test_words_are_left_out_where_a_word_is_wider_than_its_place(
    qapp: QApplication, tmp_path: Path, width: int
) -> None:
    """A character before the first one is revealed; in Greek, and in large type."""
    with speaking() as speak:
        speak("el")
        shown = Shown(tmp_path, match=played(5))
        shown.appearance.set_text_size(130)
        shown.page.resize(width, 800)
        QApplication.processEvents()
        place = shown.page.table.scene.layout.place(OPEN)
        assert isinstance(place.visual, WednesdaySlotVisual)
        letters = QFontMetricsF(font(place.visual.size, 550))
        assert all(
            letters.horizontalAdvance(line) <= place.rect.width for line in place.visual.lines
        )


def test_all_else_follows_the_cards(qapp: QApplication, tmp_path: Path) -> None:
    shown = Shown(tmp_path, review=with_mistake("the-game"))
    shown.appearance.set_motion("full")
    page, scene, behind = shown.page, shown.page.table.scene, 0
    for _ in range(5):
        page.playback.on()
        unlike = [item for item in scene.decorations.values() if item._behind]
        assert bool(unlike) is scene.behind
        behind += scene.behind
        shown.clock.advance(4000, 100)
        assert not scene.behind
    assert behind > 2
