"""The table of a review where there is little room."""

from __future__ import annotations

from app.pages.review.table import lowered, within
from app.paint.faces import BackFace
from app.table.layout import Anchor, CardSpec, Decoration, Layer, Layout, PlaceSpec, Rect
from app.table.visuals import AskVisual, TextVisual

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
