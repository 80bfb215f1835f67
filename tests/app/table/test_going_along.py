"""Where a place or a panel lies elsewhere, what lies on it is there at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from app.paint.faces import BackFace, NumberFace
from app.style.typography import Metrics
from app.table.layout import CardSpec, Decoration, Layer, Layout, PlaceSpec, Rect
from app.table.painters import Brush
from app.table.scene.items import Canvas
from app.table.scene.scene import Scene
from app.table.visuals import GapVisual
from tests.app.manual_clock import ManualClock


@pytest.fixture
def scene(qapp: object, appearance: Any) -> Iterator[Scene]:
    scene = Scene(ManualClock(), Canvas(Brush(appearance.theme, Metrics(1280, 800))))
    yield scene
    scene.deleteLater()
    QCoreApplication.processEvents()


def pile(y: float, *numbers: int, width: float = 120) -> Layout:
    """A pile whose tray lies there, its cards in the middle of it."""
    rect = Rect(100, y, width, 160)
    card = Rect(110, y + 10, 100, 140)
    cards = tuple(
        CardSpec(str(number), NumberFace(number), card, Layer.PILE, order=order, place="up1")
        for order, number in enumerate(numbers)
    )
    return Layout(1280, 800, 100, cards, (PlaceSpec("up1", rect, card, "", GapVisual()),))


def panel(x: float, *backs: str, width: float = 300) -> Layout:
    """A panel with backs at its right end."""
    rect = Rect(x, 60, width, 60)
    cards = tuple(
        CardSpec(
            id_, BackFace(), Rect(rect.right - 30, 70, 26, 36.4), Layer.PILE, attached_to="panel1"
        )
        for id_ in backs
    )
    return Layout(1280, 800, 100, cards, decorations=(Decoration("panel1", rect, GapVisual()),))


def test_cards_go_along_with_their_place(scene: Scene) -> None:
    scene.show(pile(200, 5, 9))
    scene.finish()
    scene.show(pile(236, 5, 9))
    for item in scene.cards.values():
        assert item.flight is None
        assert item.pose == item.spec.pose


def test_what_is_laid_there_just_now_still_flies(scene: Scene) -> None:
    hand = CardSpec("9", NumberFace(9), Rect(300, 600, 100, 140), Layer.HAND, liftable=True)
    before = pile(200, 3, 5)
    scene.show(Layout(1280, 800, 100, (*before.cards, hand), before.places))
    scene.finish()
    scene.show(pile(236, 5, 9))
    assert scene.cards["5"].flight is None
    assert scene.cards["9"].flight is not None
    [covered] = scene.leaving
    assert covered.pose.middle == (160.0, 316.0)
    assert covered.zValue() < scene.cards["9"].zValue()


def test_a_card_in_flight_goes_on_to_where_the_place_is_now(scene: Scene) -> None:
    hand = CardSpec("9", NumberFace(9), Rect(300, 600, 100, 140), Layer.HAND)
    before = pile(200, 5)
    scene.show(Layout(1280, 800, 100, (*before.cards, hand), before.places))
    scene.finish()
    scene.show(pile(200, 5, 9))
    scene.show(pile(236, 5, 9))
    flight = scene.cards["9"].flight
    assert flight is not None
    assert flight.goal.middle == scene.cards["9"].spec.pose.middle


def test_on_a_place_of_another_size_cards_find_their_own_way(scene: Scene) -> None:
    scene.show(pile(200, 5))
    scene.finish()
    scene.show(pile(236, 5, width=200))
    assert scene.cards["5"].flight is not None


def test_backs_are_at_once_where_their_panel_is(scene: Scene) -> None:
    scene.show(panel(40, "seat1:0"))
    scene.finish()
    scene.show(panel(400, "seat1:0", width=250))
    item = scene.cards["seat1:0"]
    assert item.flight is None
    assert item.pose == item.spec.pose
