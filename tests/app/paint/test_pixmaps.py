"""The cache of rendered cards."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app.paint.faces import BackFace, NumberFace
from app.paint.pixmaps import HOVERED, LIFTED, RESTING, PixmapCache
from app.style.theme import load_theme

EVENING, WHITEWASH = load_theme("evening"), load_theme("whitewash")


def test_the_same_card_is_rendered_once(qapp: QApplication) -> None:
    cache = PixmapCache()
    first = cache.card(NumberFace(37), 100, 1, EVENING)
    assert cache.card(NumberFace(37), 100, 1, EVENING) is first
    assert len(cache) == 1


def test_everything_that_shows_is_in_the_key(qapp: QApplication) -> None:
    cache = PixmapCache()
    shown = [
        cache.card(NumberFace(37), 100, 1, EVENING),
        cache.card(NumberFace(38), 100, 1, EVENING),
        cache.card(NumberFace(37), 101, 1, EVENING),
        cache.card(NumberFace(37), 100, 2, EVENING),
        cache.card(NumberFace(37), 100, 1, WHITEWASH),
        cache.card(NumberFace(37), 100, 1, EVENING, HOVERED),
        cache.card(NumberFace(37), 100, 1, EVENING, LIFTED),
        cache.card(NumberFace(37), 100, 1, EVENING, 0),
    ]
    assert len(cache) == len(shown) == len({id(card) for card in shown})


@pytest.mark.parametrize("dpr", [1, 1.25, 1.5, 2])
@pytest.mark.parametrize("lift", [0, RESTING, LIFTED])
def test_pixmaps_are_whole_device_pixels(qapp: QApplication, dpr: float, lift: float) -> None:
    card = PixmapCache().card(NumberFace(64), 121.7, dpr, EVENING, lift)
    assert card.pixmap.devicePixelRatio() == dpr
    margin = card.margin * dpr
    assert margin == pytest.approx(round(margin))
    assert card.width * dpr == pytest.approx(round(121.7 * dpr))
    assert card.pixmap.width() == round(121.7 * dpr) + 2 * round(margin)
    assert (card.margin == 0) == (lift == 0)


@pytest.mark.parametrize("lift", [RESTING, HOVERED, LIFTED])
def test_the_shadow_is_not_cut(qapp: QApplication, lift: float) -> None:
    image = PixmapCache().card(NumberFace(64), 132, 1, EVENING, lift).pixmap.toImage()
    edge = [
        *((x, y) for x in range(image.width()) for y in (0, image.height() - 1)),
        *((x, y) for y in range(image.height()) for x in (0, image.width() - 1)),
    ]
    assert all(image.pixelColor(x, y).alpha() == 0 for x, y in edge)
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255


def test_the_cache_is_bounded_and_keeps_what_is_used(qapp: QApplication) -> None:
    one = PixmapCache()
    one.card(NumberFace(2), 100, 1, EVENING)
    cache = PixmapCache(limit=one.size * 5)
    for number in range(2, 40):
        cache.card(NumberFace(number), 100, 1, EVENING)
        cache.card(BackFace(), 100, 1, EVENING)
        assert cache.size <= cache.limit
    back = cache.card(BackFace(), 100, 1, EVENING)
    assert len(cache) == 5
    assert cache.card(BackFace(), 100, 1, EVENING) is back
    cache.clear()
    assert (len(cache), cache.size) == (0, 0)


def test_a_card_larger_than_the_limit_is_still_shown(qapp: QApplication) -> None:
    cache = PixmapCache(limit=10)
    assert not cache.card(NumberFace(2), 100, 1, EVENING).pixmap.isNull()
    assert not cache.card(NumberFace(3), 100, 1, EVENING).pixmap.isNull()
    assert len(cache) == 1
