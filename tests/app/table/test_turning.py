"""Cards that turn over, carry a look with them, or are known again by their backs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from app.paint.faces import BackFace, NumberFace
from app.style.typography import Metrics
from app.table.layout import (
    Anchor,
    ArrivalSpeed,
    CardSpec,
    Decoration,
    Layer,
    Layout,
    PlaceSpec,
    Rect,
)
from app.table.painters import Brush
from app.table.scene.card_item import CardItem
from app.table.scene.fixture_items import PlaceItem
from app.table.scene.items import Canvas
from app.table.scene.scene import Scene
from app.table.visuals import CardRingVisual, GapVisual
from tests.app.manual_clock import ManualClock
from tests.app.table.support import Table

SEVEN = BackFace("neutral", number=7)
EIGHT = BackFace("neutral", number=8)


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def scene(qapp: object, appearance: Any, clock: ManualClock) -> Iterator[Scene]:
    scene = Scene(clock, Canvas(Brush(appearance.theme, Metrics(1280, 800))))
    yield scene
    scene.deleteLater()
    QCoreApplication.processEvents()


def at(x: float, y: float = 0.0) -> Rect:
    return Rect(x, y, 100, 140)


def back(id_: str, x: float, face: BackFace = SEVEN) -> CardSpec:
    return CardSpec(id_, face, at(x), Layer.PILE, alike=face)


def front(id_: str, x: float, face: BackFace = SEVEN) -> CardSpec:
    return CardSpec(id_, NumberFace(face.number), at(x), Layer.HAND, back=face)


def show(scene: Scene, *cards: CardSpec, **anchors: Anchor) -> None:
    scene.show(Layout(1280, 800, 100, cards, anchors=anchors))


def test_a_card_that_lay_face_down_turns_over_on_its_way(scene: Scene, clock: ManualClock) -> None:
    show(scene, back("display", 0))
    scene.finish()
    item = scene.cards["display"]
    show(scene, front("r7", 300))
    assert scene.cards["r7"] is item
    assert item.flight is not None
    assert item.flight.flips
    assert item.turned
    assert item.origin_face == SEVEN
    clock.advance(item.flight.duration * 0.8)
    assert not item.turned
    clock.advance(600)
    assert item.pose == item.spec.pose
    assert item.squash == 1.0


def test_in_its_place_too(scene: Scene) -> None:
    show(scene, back("hand:0", 0))
    scene.finish()
    show(scene, CardSpec("r7", NumberFace(7), at(0), Layer.PILE, back=SEVEN))
    assert scene.cards["r7"].turned


def test_face_down_a_card_lies_at_once(scene: Scene) -> None:
    show(scene, front("r7", 0))
    scene.finish()
    item = scene.cards["r7"]
    show(scene, back("hand:0", 300))
    assert scene.cards["hand:0"] is item
    assert item.flight is not None
    assert not item.flight.flips
    assert not item.turned
    assert item.origin_face != NumberFace(7)


def test_what_all_have_seen_is_seen_until_it_arrives_face_down(
    scene: Scene, clock: ManualClock
) -> None:
    show(scene, front("r7", 0))
    scene.finish()
    show(scene, replace(back("discard:0", 300), was_open=True))
    item = scene.cards["discard:0"]
    assert item.flight is not None
    way = item.flight.duration
    clock.advance(way * 0.5, 10)
    assert item.turned
    assert item.origin_face == NumberFace(7)
    assert item.pose.x > at(0).middle[0]
    clock.advance(way * 0.4, 10)
    assert not item.turned
    clock.advance(600)
    assert item.pose == item.spec.pose
    assert item.squash == 1.0


def test_a_card_that_is_covered_in_the_middle_of_turning_shows_its_back(
    scene: Scene, clock: ManualClock
) -> None:
    show(scene, back("display", 0))
    scene.finish()
    show(scene, front("r7", 300))
    clock.advance(16)
    show(scene, back("hand:0", 300))
    item = scene.cards["hand:0"]
    assert not item.turned
    clock.advance(600)
    assert item.pose == item.spec.pose


def test_of_two_with_one_back_the_nearest_goes_on(scene: Scene) -> None:
    show(scene, back("display:0", 0), back("display:1", 500), back("display:2", 900, EIGHT))
    scene.finish()
    near, far, other = (scene.cards[f"display:{slot}"] for slot in range(3))
    show(scene, front("r7", 450), back("display:0", 0), front("g8", 0, EIGHT))
    assert (scene.cards["r7"], scene.cards["display:0"]) == (far, near)
    assert scene.cards["g8"] is other


def test_two_open_cards_are_never_taken_for_each_other(scene: Scene) -> None:
    show(scene, front("r7", 0))
    scene.finish()
    item = scene.cards["r7"]
    show(scene, front("b7", 0))
    assert scene.cards["b7"] is not item


def test_from_a_pile_a_card_comes_with_its_own_back(scene: Scene) -> None:
    show(scene, draw=Anchor(at(0), BackFace("neutral")))
    spec = CardSpec("r7", NumberFace(7), at(300), Layer.HAND, back=SEVEN, origin="draw")
    scene.show(Layout(1280, 800, 100, (spec,), anchors={"draw": Anchor(at(0), BackFace())}))
    assert scene.cards["r7"].origin_face == SEVEN
    assert scene.cards["r7"].turned


DECK = BackFace("wednesday")


def down(id_: str, x: float, **more: Any) -> CardSpec:
    return CardSpec(id_, DECK, at(x), Layer.PILE, deck="outcasts", **more)


def up(id_: str, x: float, number: int = 7, **more: Any) -> CardSpec:
    face = NumberFace(number)
    return CardSpec(id_, face, at(x), Layer.PILE, alike=number, deck="outcasts", **more)


def test_of_one_deck_the_card_next_to_the_origin_is_followed(
    scene: Scene, clock: ManualClock
) -> None:
    anchors = {
        "one": Anchor(at(0), speed=ArrivalSpeed.OTHER),
        "two": Anchor(at(900), speed=ArrivalSpeed.OTHER),
    }
    show(scene, down("one:0", 0), down("two:0", 900), **anchors)
    scene.finish()
    item = scene.cards["two:0"]
    show(scene, down("one:0", 0), up("played", 100, origin="two"), **anchors)
    assert scene.cards["played"] is item
    assert item.flight is not None
    assert item.flight.begin == 300
    assert item.flight.flips
    assert item.turned
    assert item.origin_face == DECK
    clock.advance(1000)
    assert not item.turned
    assert item.origin_face is None


def test_the_card_that_a_hand_lays_goes_on_even_where_nobody_knows_it(scene: Scene) -> None:
    show(scene, down("one:0", 0), up("hand:7", 500), up("hand:8", 600, 8))
    scene.finish()
    laid, stays = scene.cards["hand:8"], scene.cards["hand:7"]
    scene.laid = ("hand:8", "panel")
    show(
        scene, down("one:0", 0), down("one:1", 10, place="panel", origin="hand"), up("hand:7", 550),
        hand=Anchor(at(500)),
    )  # fmt: skip
    assert scene.cards["one:1"] is laid
    assert scene.cards["hand:7"] is stays
    assert laid.flight is not None
    assert laid.flight.begin == 0


def test_cards_of_different_decks_are_never_taken_for_each_other(scene: Scene) -> None:
    show(scene, down("one:0", 0))
    scene.finish()
    item = scene.cards["one:0"]
    other = CardSpec("x", NumberFace(7), at(0), Layer.PILE, alike=7, deck="characters")
    show(scene, other)
    assert scene.cards["x"] is not item


def test_two_open_cards_of_a_deck_keep_their_faces(scene: Scene) -> None:
    show(scene, up("hand:7", 0))
    scene.finish()
    item = scene.cards["hand:7"]
    show(scene, up("hand:8", 0, 8))
    assert scene.cards["hand:8"] is not item


def test_a_sign_turns_over_to_its_new_look(scene: Scene, clock: ManualClock) -> None:
    def ring(visual: object, side: int) -> Layout:
        decoration = Decoration("ring", Rect(0, 0, 300, 200), visual, side=side)
        return Layout(1280, 800, 100, decorations=(decoration,))

    def shown() -> object:
        return scene.decorations["ring"]._visual

    scene.show(ring(GapVisual(), 1))
    scene.show(ring(CardRingVisual(), 1))
    assert shown() == CardRingVisual()
    scene.show(ring(GapVisual(), -1))
    assert shown() == CardRingVisual()
    clock.advance(150)
    assert shown() == CardRingVisual()
    assert scene.decorations["ring"].transform().m11() < 0.3
    clock.advance(30)
    assert shown() == GapVisual()
    clock.advance(200)
    assert scene.decorations["ring"].transform().isIdentity()
    assert not clock.awake


def test_a_sign_turns_over_when_the_card_of_another_has_arrived(
    scene: Scene, clock: ManualClock
) -> None:
    def ring(visual: object, side: int, *cards: CardSpec) -> Layout:
        decoration = Decoration("ring", Rect(0, 0, 300, 200), visual, side=side)
        anchors = {"hand": Anchor(at(600), None, ArrivalSpeed.OTHER)}
        return Layout(1280, 800, 100, cards, decorations=(decoration,), anchors=anchors)

    scene.show(ring(GapVisual(), 1))
    card = CardSpec("5", NumberFace(5), at(0), Layer.PILE, origin="hand")
    scene.show(ring(CardRingVisual(), -1, card), of_others=True)
    item = scene.decorations["ring"]
    for until, visual, still in (
        (300 + 420 - 20, GapVisual(), True),
        (40, GapVisual(), False),
        (400, CardRingVisual(), True),
    ):
        clock.advance(until, 20)
        assert item._visual == visual
        assert item.transform().isIdentity() is still
    assert scene.resting


def test_a_higher_place_lies_over_signs(scene: Scene) -> None:
    place = PlaceSpec("gap", at(0), at(0), "gap", GapVisual(), 5, layer=Layer.LABEL)
    scene.show(Layout(1280, 800, 100, places=(place,)))
    assert scene.places["gap"].zValue() == Layer.LABEL + 0.005
    scene.highlights.show_focus("gap")
    assert scene.highlights.ring.zValue() > scene.places["gap"].zValue()


def test_a_look_over_a_card_goes_with_it(qapp: object, appearance: Any) -> None:
    canvas = Canvas(Brush(appearance.theme, Metrics(1280, 800)))
    spec = CardSpec("5", NumberFace(5), at(0), Layer.HAND, over=CardRingVisual())
    item = CardItem(spec, canvas)
    item.follow()
    [over] = item.childItems()
    assert over.isVisible()
    ring = over.sceneBoundingRect()
    assert ring.contains(item.sceneBoundingRect().center())
    item.pose = item.pose._replace(x=400.0)
    item.follow()
    assert over.sceneBoundingRect().center().x() == pytest.approx(400, abs=1)
    item.spec = CardSpec("5", NumberFace(5), at(0), Layer.HAND)
    item.follow()
    assert not over.isVisible()


def test_a_small_place_can_be_pressed_in_a_wide_round(qapp: object, appearance: Any) -> None:
    item = PlaceItem(Canvas(Brush(appearance.theme, Metrics(1280, 800))))
    item.take(PlaceSpec("cell", Rect(100, 100, 30, 26), Rect(100, 100, 30, 26), "", GapVisual()))
    assert item.touchable == Rect(93, 91, 44, 44)


def test_a_place_without_a_name_is_told_only_while_it_takes_the_card(table: Table) -> None:
    layout = table.view.scene.layout
    nameless = tuple(
        place if place.id != "up1" else PlaceSpec("up1", place.rect, place.card, "", place.visual)
        for place in layout.places
    )
    changed = Layout(layout.width, layout.height, layout.unit, layout.cards, nameless)
    table.view.show_layout(changed, table.page.metrics, 708)
    assert "up1" not in table.view.overlay
    table.view.overlay["37"].click()
    assert table.view.overlay["up1"].accessibleName() == "skips 2"
    table.view.let_go()
    assert "up1" not in table.view.overlay


def test_the_focus_goes_round_a_lifted_card_where_it_stands(table: Table) -> None:
    table.view.setFocus()
    table.type("37")
    table.key(Qt.Key.Key_Return)
    table.settle()
    scene = table.view.scene
    table.view.overlay.set_focus("37", Qt.FocusReason.ShortcutFocusReason)
    frame, item = scene.highlights.ring, scene.cards["37"]
    assert item.held
    assert frame.rect == item.shown_rect
    assert frame.rotation() == item.tilt.value != 0.0
    table.view.let_go()
    table.settle()
    assert frame.rect == item.spec.rect
    assert frame.rotation() == 0.0


def test_the_focus_goes_round_a_sign_as_it_is(scene: Scene) -> None:
    decoration = Decoration("panel", Rect(0, 0, 300, 100), GapVisual(), radius=16)
    scene.show(Layout(1280, 800, 100, decorations=(decoration,)))
    scene.highlights.show_focus("panel")
    assert scene.highlights.ring._visual.radius == 16  # type: ignore[attr-defined]
