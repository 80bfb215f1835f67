"""Painting: what is damaged is all that changed, cards are sharp, one pixmap serves a motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter, QRegion

from app.paint.faces import NumberFace
from app.paint.surface import surface_pixmap
from app.table.items import CardItem
from app.table.motion import Flight, linear
from app.table.pose import CardPose, Layer, Rect
from app.table.view import TableView
from tests.app.table.support import Table, position

SetTable = Callable[..., Table]


def render(view: TableView, image: QImage, region: QRegion) -> None:
    """Paint what the widget and its upper layer would paint into that region."""
    painter = QPainter(image)
    painter.setClipRegion(region)
    painter.drawPixmap(0, 0, surface_pixmap(view.size(), 1.0, view._look.theme))
    view._paint_items(painter, region.boundingRect(), Layer.WELL, Layer.LIFTED, 1.0)
    view.paint_top(painter, region.boundingRect())
    painter.end()


def whole(view: TableView) -> QImage:
    image = QImage(view.size(), QImage.Format.Format_RGB32)
    render(view, image, QRegion(view.rect()))
    return image


class Watch:
    """Paints only what the scene says is damaged."""

    def __init__(self, table: Table) -> None:
        self._view = table.view
        self._dirt = QRegion()
        self.image = whole(table.view)
        table.view.scene.damaged.connect(self._damaged)

    def _damaged(self, rect: QRect) -> None:
        self._dirt = self._dirt.united(rect)

    def check(self) -> None:
        dirt = self._dirt.intersected(QRegion(self._view.rect()))
        self._dirt = QRegion()
        if not dirt.isEmpty():
            render(self._view, self.image, dirt)
        assert self.image == whole(self._view)


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
    table.page.undo()
    frames(8)
    table.page.press_main()
    frames(3)
    table.drag("73", "up2")
    frames(2)
    table.page.press_main()
    frames(14)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_a_card_at_rest_lies_on_whole_device_pixels(qapp: object, look: Any, dpr: float) -> None:
    from app.paint.pixmaps import PixmapCache
    from app.table.items import Canvas
    from app.table.painters import Brush, LookCache
    from app.text import Metrics

    canvas = Canvas(PixmapCache(), LookCache(), Brush(look.theme, Metrics(1280, 800)), dpr)
    pose = CardPose("37", NumberFace(37), Rect(100.3, 50.7, 132, 184.8), Layer.HAND)
    item = CardItem(pose)
    image = QImage(round(400 * dpr), round(300 * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(0xFF205060)
    painter = QPainter(image)
    item.paint(painter, canvas)
    painter.end()
    made = canvas.cards.card(pose.face, 132, dpr, look.theme)
    source = made.pixmap.toImage()
    left = round((canvas.snap(item.x - made.width / 2) - made.margin) * dpr)
    top = round((canvas.snap(item.y - made.width * 0.7) - made.margin) * dpr)
    middle_x, middle_y = source.width() // 2, source.height() // 2
    for dx in range(-40, 40, 3):
        for dy in range(-60, 60, 3):
            x, y = middle_x + dx, middle_y + dy
            assert image.pixelColor(left + x, top + y) == source.pixelColor(x, y)


def test_a_motion_renders_few_pixmaps(table: Table) -> None:
    table.page.grab()
    before = len(table.view._cards)
    table.click("37")
    table.click("up1")
    for _ in range(30):
        table.clock.advance(16)
        table.page.grab()
    # The lifted card, the flying card, the hand as it closes up: no more than one each.
    assert len(table.view._cards) - before <= 10


def test_a_card_that_turns_over_shows_its_back_first(qapp: object) -> None:
    item = CardItem(CardPose("5", NumberFace(5), Rect(0, 0, 100, 140), Layer.HAND))
    flight = Flight(0.0, 100.0, linear)
    flight.w0 = flight.w1 = 100.0
    flight.x1 = 300.0
    flight.flips = True
    item.flight = flight
    sides = []
    for now in (10.0, 49.0, 51.0, 90.0, 100.0):
        item.step(now)
        sides.append(item.turned)
    assert sides == [True, True, False, False, False]
    assert item.squash == 1.0


def test_both_themes_paint(table: Table) -> None:
    evening = table.page.grab().toImage()
    table.look.set_theme("whitewash")
    day = table.page.grab().toImage()
    assert evening.pixelColor(640, 500).lightness() < 120 < day.pixelColor(640, 500).lightness()
