"""Ornaments, places, controls and tiles: what tells one state from another."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.paint import controls, ornaments, places, shadows, shapes, tiles
from app.style.theme import THEMES, Theme, contrast, load_theme
from tests.app.paint.pictures import empty, opaque, painted, pixels
from tests.app.translators import Greek

CARD = QRectF(50, 70, 100, 140)
BOX = QRectF(20, 20, 160, 60)

Drawing = Callable[[QPainter, Theme], None]


def shown(draw: Drawing, theme: str = "evening") -> QImage:
    return painted(lambda painter: draw(painter, load_theme(theme)))


def tray(direction: int, high: int = 100) -> Drawing:
    return lambda p, t: places.paint_tray(p, CARD, t, direction=direction, high=high)


def pile(count: int) -> Drawing:
    return lambda p, t: places.paint_draw_pile(p, CARD, count, t)


def cost(kind: str) -> Drawing:
    return lambda p, t: places.paint_cost(p, CARD.center(), "3", 132, t, kind=kind)


def button(kind: str, *, hovered: bool = False, pressed: bool = False) -> Drawing:
    return lambda p, t: controls.paint_button(p, BOX, t, kind, hovered=hovered, pressed=pressed)


BUTTONS = (controls.RAIL, controls.PRIMARY, controls.OFF, controls.PANEL)
"""Kinds of buttons that have a ground of their own."""

DIFFERENT: dict[str, list[Drawing]] = {
    "trays": [tray(ornaments.UP), tray(ornaments.DOWN), tray(ornaments.UP, high=60)],
    "piles": [pile(count) for count in (0, 1, 2, 7, 13)],
    "costs": [cost(kind) for kind in (places.STEP, places.TRICK, places.GIFT)],
    "buttons": [button(kind) for kind in BUTTONS],
    **{
        f"pressed {kind}": [button(kind), button(kind, hovered=True), button(kind, pressed=True)]
        for kind in BUTTONS
    },
    "rings": [
        lambda p, t: ornaments.paint_ring(p, CARD, 8, ornaments.BURNING, t),
        lambda p, t: ornaments.paint_ring(p, CARD, 8, ornaments.OWED, t),
        lambda p, t: ornaments.paint_ring(p, CARD, 8, ornaments.OWED, t, breath=0.3),
        lambda p, t: ornaments.paint_focus_ring(p, CARD, 8, t),
        lambda p, t: ornaments.paint_dashed(p, CARD, 8, t.text),
    ],
    "chevrons": [
        lambda p, t: ornaments.paint_chevrons(p, CARD.center(), ornaments.UP, t.text),
        lambda p, t: ornaments.paint_chevrons(p, CARD.center(), ornaments.DOWN, t.text),
        lambda p, t: ornaments.paint_chevrons(p, CARD.center(), ornaments.UP, t.text, count=2),
    ],
    "meanders": [
        lambda p, t: ornaments.paint_meander(p, QPointF(10, 10), 150, 3, t.text),
        lambda p, t: ornaments.paint_meander(p, QPointF(10, 10), 150, 3, t.text, flip=True),
    ],
    "layers": [
        lambda p, t: ornaments.paint_layers(p, CARD, 1, t),
        lambda p, t: ornaments.paint_layers(p, CARD, 2, t),
    ],
    "results": [
        lambda p, t: ornaments.paint_result_disc(p, CARD.center(), 60, t, True),
        lambda p, t: ornaments.paint_result_disc(p, CARD.center(), 60, t, False),
    ],
    "marks": [
        lambda p, t: controls.paint_status_mark(p, QRectF(10, 10, 26, 36), True, t),
        lambda p, t: controls.paint_status_mark(p, QRectF(10, 10, 26, 36), False, t),
    ],
    "switches": [
        lambda p, t: controls.paint_switch(p, QRectF(10, 10, 52, 30), 0.0, t),
        lambda p, t: controls.paint_switch(p, QRectF(10, 10, 52, 30), 0.4, t),
        lambda p, t: controls.paint_switch(p, QRectF(10, 10, 52, 30), 1.0, t),
    ],
    "panels": [
        lambda p, t: controls.paint_panel(p, BOX, t),
        lambda p, t: controls.paint_panel(p, BOX, t, selected=True),
        lambda p, t: controls.paint_invitation(p, BOX, t),
        lambda p, t: controls.paint_field(p, BOX, t),
        lambda p, t: controls.paint_field(p, BOX, t, focused=True),
        lambda p, t: controls.paint_key(p, BOX, t.text),
        lambda p, t: controls.paint_pill(p, BOX, t.panel_2),
        lambda p, t: controls.paint_pill(p, BOX, t.panel_2, edge=t.line),
    ],
    "bubbles": [
        lambda p, t: controls.paint_bubble(p, BOX, None, t),
        lambda p, t: controls.paint_bubble(p, BOX, QPointF(100, 92), t),
        lambda p, t: controls.paint_bubble(p, BOX, QPointF(100, 8), t),
        lambda p, t: controls.paint_bubble(p, BOX, QPointF(8, 50), t),
    ],
    "measures": [
        lambda p, t: controls.paint_measure(p, BOX, 0.0, t),
        lambda p, t: controls.paint_measure(p, BOX, 0.6, t),
        lambda p, t: controls.paint_measure(p, BOX, 0.6, t, mark=0.9),
    ],
}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("group", DIFFERENT)
def test_states_differ(qapp: QApplication, group: str, theme: str) -> None:
    pictures = [shown(draw, theme) for draw in DIFFERENT[group]]
    for index, picture in enumerate(pictures):
        assert not empty(picture)
        assert all(picture != other for other in pictures[:index])


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", BUTTONS)
def test_the_word_on_a_button_is_read_in_every_state(
    qapp: QApplication, kind: str, theme: str
) -> None:
    colours = load_theme(theme)
    ink, wanted = controls.button_text(colours, kind), 7 if colours.high_contrast else 4.5
    for draw in DIFFERENT[f"pressed {kind}"]:
        ground = shown(draw, theme).pixelColor(BOX.center().toPoint())
        assert contrast(ink, ground) >= wanted


def test_light_grows_with_its_strength(qapp: QApplication) -> None:
    def reach(strength: float) -> int:
        image = shown(lambda p, t: ornaments.paint_lit(p, CARD, 10, t, strength=strength))
        return sum(1 for x in range(50) if image.pixelColor(x, 140).alpha())

    assert reach(1) == 14
    assert reach(2) > reach(1)
    assert reach(0) == 0


def test_painters_leave_opacity_and_clip_as_they_were(qapp: QApplication) -> None:
    def draw(painter: QPainter, theme: Theme) -> None:
        painter.setOpacity(0.7)
        tray(ornaments.DOWN)(painter, theme)
        ornaments.paint_ring(painter, CARD, 8, ornaments.BURNING, theme)
        tiles.paint_tile_art(painter, BOX, MODULES["the-game"].tile(), theme)
        assert painter.opacity() == pytest.approx(0.7)
        assert not painter.hasClipping()

    shown(draw)


def test_layers_of_a_pile() -> None:
    counts = {count: places.layers_of(count) for count in (0, 1, 2, 6, 7, 12, 13, 98)}
    assert counts == {0: 0, 1: 1, 2: 2, 6: 2, 7: 3, 12: 3, 13: 4, 98: 4}


def test_tray_measures() -> None:
    rect = places.tray_rect(QRectF(0, 0, 132, 184.8))
    assert (rect.left(), rect.top()) == (-12, -44)
    assert rect.width() == pytest.approx(1.18 * 132, abs=1)
    assert rect.height() == pytest.approx(1.82 * 132, abs=1)


def test_every_player_has_a_shape_of_their_own(qapp: QApplication) -> None:
    seen = [
        shown(lambda p, t, i=index: shapes.paint_player(p, BOX, i, "Ν", t))  # type: ignore[misc]
        for index in range(len(shapes.PLAYER_SHAPES))
    ]
    assert all(a != b for index, a in enumerate(seen) for b in seen[:index])
    outlines = [
        pixels(
            painted(
                lambda p, k=kind: shapes.paint_shape(p, k, BOX.center(), 20, THEME.ink)  # type: ignore[misc]
            )
        )
        for kind in shapes.PLAYER_SHAPES
    ]
    assert len(set(outlines)) == 6


THEME = load_theme("evening")


@pytest.mark.parametrize("game", MODULES)
@pytest.mark.parametrize(("width", "height"), [(222, 316), (150, 190), (400, 300)])
def test_a_tile_is_filled(qapp: QApplication, game: str, width: int, height: int) -> None:
    rect, tile = QRectF(0, 0, width, height), MODULES[game].tile()
    image = painted(lambda p: tiles.paint_tile_art(p, rect, tile, THEME), width, height)
    assert opaque(image)


def test_the_words_on_the_cards_of_a_tile(qapp: QApplication) -> None:
    def tile() -> QImage:
        rect, picture = QRectF(0, 0, 222, 316), MODULES["the-game-extreme"].tile()
        return painted(lambda p: tiles.paint_tile_art(p, rect, picture, THEME), 222, 316)

    english, greek = tile(), Greek()
    QCoreApplication.installTranslator(greek)
    try:
        assert tile() != english
    finally:
        QCoreApplication.removeTranslator(greek)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("lift", [1.2, 1.5, 2.6])
@pytest.mark.parametrize("theme", THEMES)
def test_the_shadow_of_something_large_is_a_shadow(
    qapp: QApplication, theme: str, lift: float, dpr: float
) -> None:
    body = QRectF(30, 20, 140, 230)

    def paint(shadow: Callable[..., None]) -> QImage:
        def draw(painter: QPainter) -> None:
            shadow(painter, body, 18.0, load_theme(theme), lift=lift, scale=0.9)

        return painted(draw, dpr=dpr)

    large, layers = paint(shadows.paint_large_shadow), paint(shadows.paint_shadow)
    assert not empty(large)
    differences = (abs(a - b) for a, b in zip(pixels(large), pixels(layers), strict=True))
    assert max(differences) <= 1
