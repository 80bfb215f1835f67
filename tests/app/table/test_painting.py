"""Painting: what is damaged is all that changed, cards are sharp, one pixmap serves a motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRectF
from PySide6.QtGui import QExposeEvent, QImage, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsScene

from app.paint.faces import NumberFace
from app.paint.pixmaps import shared_cards
from app.style.typography import Metrics
from app.table.layout import CardSpec, Decoration, Layer, Pose, Rect
from app.table.painters import Brush
from app.table.scene.card_item import CardItem
from app.table.scene.fixture_items import DecorationItem
from app.table.scene.items import Canvas
from app.table.scene.motion import Flight, linear
from app.table.visuals import LitVisual
from tests.app.table.support import Table, position, seat_at
from tests.app.waiting import wait_until
from tests.engine.games.the_game.positions import position as the_game

SetTable = Callable[..., Table]


class Watch:
    """Compares what stands in the window, frame by frame, with the page painted as a whole."""

    def __init__(self, table: Table) -> None:
        self._page = table.page

    def check(self, *, at_rest: bool = False) -> None:
        def alike() -> bool:
            # Words and dashes of widgets can differ by a shade from one painting to the next.
            for widget in (*self._page.rail_left, *self._page.rail_right):
                widget.hide()
            window = self._page.screen().grabWindow(self._page.winId())
            # A turned pixmap differs by a shade in some pixels where its painting is cut off.
            return _apart(window, self._page.grab()) <= (0 if at_rest else 300)

        QCoreApplication.processEvents()
        wait_until(alike, "the window to look like its page")  # It asks for its update later.


def _apart(one: QPixmap, other: QPixmap) -> int:
    """In how many bytes two pictures differ."""
    first, second = (
        pixmap.toImage().convertToFormat(QImage.Format.Format_RGB32) for pixmap in (one, other)
    )
    if first == second:
        return 0
    return sum(a != b for a, b in zip(first.constBits(), second.constBits(), strict=True))


def test_only_what_is_damaged_changes(set_table: SetTable) -> None:
    piles = {**position()["piles"], "up1": [1, 5, 33]}
    table = set_table(position(piles=piles, options={"on_fire": True}, fires={"33": 4}))
    watch = Watch(table)
    watch.check()

    def frames(count: int) -> None:
        for _ in range(count):
            table.clock.advance(33, 33)
            watch.check()

    table.move(table.middle("37"))
    frames(4)
    at = table.grab("37", QPoint(-40, -80))
    frames(4)
    for step in (QPoint(30, -60), QPoint(-90, -100), QPoint(200, 20)):
        at += step
        table.move(at)
        watch.check()
        frames(2)
    table.move(table.middle("down1"))
    table.release(table.middle("down1"))
    frames(10)
    table.click("37")
    frames(3)
    table.click("up1")
    frames(8)
    table.drag("58", "up2")
    frames(4)
    table.page.presses.undo()
    frames(8)
    table.page.presses.main()
    frames(3)
    table.drag("73", "up2")
    frames(2)
    table.page.presses.main()
    frames(14)
    table.settle()
    watch.check(at_rest=True)


def test_nothing_stays_behind_where_a_card_was_while_the_places_light_up(
    set_table: SetTable,
) -> None:
    table = set_table()
    watch = Watch(table)
    at = table.grab("9")
    table.clock.advance(120, 40)
    watch.check()
    # The card has come up, the places still get lighter: what is under it changes before it does.
    table.clock.time += 10
    table.clock.ticked.emit(table.clock.time)
    table.move(at + QPoint(600, -40))
    watch.check()


@pytest.mark.parametrize("before", [0, 20])
@pytest.mark.parametrize("after", [0, 20])
@pytest.mark.parametrize("lower_first", [True, False])
def test_nothing_stays_of_what_goes_while_few_things_move_or_many(
    set_table: SetTable, before: int, after: int, lower_first: bool
) -> None:
    table = set_table()
    watch, scene = Watch(table), table.view.scene
    lower, upper = (DecorationItem(scene.canvas) for _ in range(2))
    for item, left, layer in ((lower, 500, Layer.LABEL), (upper, 700, Layer.LIFTED)):
        item.take(Decoration("ring", Rect(left, 420, 60, 30), LitVisual(12, 132)))
        scene.put(item, layer)
    scene.moving = {DecorationItem(scene.canvas): None for _ in range(before)}
    table.page.update()  # How it is painted is settled by the painting before.
    watch.check()
    scene.moving = {DecorationItem(scene.canvas): None for _ in range(after)}
    scene.remove([lower, upper] if lower_first else [upper, lower])
    watch.check(at_rest=True)


def test_nothing_stays_where_a_thing_was_when_a_window_over_the_table_closes(
    set_table: SetTable,
) -> None:
    table = set_table()
    watch, scene = Watch(table), table.view.scene
    item = DecorationItem(scene.canvas)
    item.take(Decoration("ring", Rect(500, 420, 60, 30), LitVisual(12, 132)))
    scene.put(item, Layer.LIFTED)
    watch.check()
    item.take(Decoration("ring", Rect(700, 420, 60, 30), LitVisual(12, 132)))
    # What is to be painted is so at once then, but what the table has not told of yet.
    table.page.home_button.update()
    handle = table.page.window().windowHandle()
    QCoreApplication.sendEvent(handle, QExposeEvent(QRegion(0, 0, 100, 100)))
    watch.check(at_rest=True)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_a_card_at_rest_lies_on_whole_device_pixels(
    qapp: object, appearance: Any, dpr: float
) -> None:
    canvas = Canvas(Brush(appearance.theme, Metrics(1280, 800)), dpr)
    spec = CardSpec("37", NumberFace(37), Rect(100.3, 50.7, 132, 184.8), Layer.HAND)
    item = CardItem(spec, canvas)
    item.follow()
    scene = QGraphicsScene(0, 0, 400, 300)
    scene.addItem(item)
    image = QImage(round(400 * dpr), round(300 * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(0xFF205060)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, 400, 300))
    painter.end()
    made = canvas.cards.card(spec.face, 132, dpr, appearance.theme)
    source = made.pixmap.toImage()
    left = round((canvas.snap(item.pose.x - made.width / 2) - made.margin) * dpr)
    top = round((canvas.snap(item.pose.y - made.width * 0.7) - made.margin) * dpr)
    middle_x, middle_y = source.width() // 2, source.height() // 2
    for dx in range(-40, 40, 3):
        for dy in range(-60, 60, 3):
            x, y = middle_x + dx, middle_y + dy
            assert image.pixelColor(left + x, top + y) == source.pixelColor(x, y)


def test_a_motion_renders_few_pixmaps(set_table: SetTable) -> None:
    cards = shared_cards()
    cards.clear()
    table = set_table()
    table.page.grab()
    before = len(cards)
    table.click("37")
    table.click("up1")
    for _ in range(30):
        table.clock.advance(16)
        table.page.grab()
    # The lifted card, the flying card, the hand as it closes up: no more than one each.
    assert 0 < len(cards) - before <= 10


def test_another_table_has_the_pixmaps_of_the_one_before(set_table: SetTable) -> None:
    first, second = (set_table().view.scene for _ in range(2))
    for one, other in ((first.cards, second.cards), (first.decorations, second.decorations)):
        keys, others = (
            [item.pixmap().cacheKey() for item in items.values()] for items in (one, other)
        )
        assert keys == others


def test_a_card_that_turns_over_shows_its_back_first(qapp: object, appearance: Any) -> None:
    canvas = Canvas(Brush(appearance.theme, Metrics(1280, 800)))
    item = CardItem(CardSpec("5", NumberFace(5), Rect(0, 0, 100, 140), Layer.HAND), canvas)
    start, goal = Pose(0.0, 0.0, 100.0), Pose(300.0, 0.0, 100.0)
    item.flight = Flight(0.0, 100.0, linear, start, goal, flips=True)
    sides = []
    for now in (10.0, 19.0, 21.0, 90.0, 100.0):
        item.step(now)
        sides.append(item.turned)
    assert sides == [True, True, False, False, False]
    assert item.squash == 1.0


@pytest.mark.parametrize("before", [0.0, 40.0])
def test_a_card_that_turns_over_is_to_be_read_most_of_its_way(
    qapp: object, appearance: Any, before: float
) -> None:
    canvas = Canvas(Brush(appearance.theme, Metrics(1280, 800)))
    item = CardItem(CardSpec("5", NumberFace(5), Rect(0, 0, 120, 168), Layer.HAND), canvas)
    start, goal = Pose(0.0, 0.0, 26.0), Pose(300.0, 0.0, 120.0)
    item.flight = Flight(100.0, 100.0, linear, start, goal, flips=True, turns_before=before)
    item.turned = True
    whole, backs = [], []
    for now in range(201):
        item.step(float(now))
        backs.append(item.turned)
        whole.append(not item.turned and item.squash == 1.0)
    assert backs[: 100 - round(before)] == [True] * (100 - round(before))
    assert all(whole[100 if before else 140 :])


def test_what_another_plays_shows_its_face_on_all_its_way(appearance: Any) -> None:
    match = the_game([20, 30], [33, 60])
    for action in ("place 20 up1", "place 30 up1", "end"):
        match.do(0, action)
    table = seat_at(appearance, match, ("human", "easy"))
    table.session.play(1, "place 33 down1")
    card = table.view.scene.cards["33"]
    start, shown = card.pose, list[bool]()
    assert card.turned
    while not table.view.scene.resting:
        table.clock.advance(16, 16)
        if card.pose != start:
            shown.append(not card.turned and card.squash == 1.0)
    assert len(shown) > 20
    assert all(shown)


def test_both_themes_paint(table: Table) -> None:
    evening = table.page.grab().toImage()
    table.appearance.set_theme("whitewash")
    day = table.page.grab().toImage()
    assert evening.pixelColor(640, 500).lightness() < 120 < day.pixelColor(640, 500).lightness()
