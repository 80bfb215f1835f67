"""What takes long is done before it is seen, and no more is painted than what has changed."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap, QRegion

from app.paint import pixmaps
from app.paint.pixmaps import LIFTED
from app.paint.shadows import paint_shadow
from app.storage.settings import ThemeChoice
from app.style.appearance import Appearance
from app.table.scene.ahead import PaintAhead
from tests.app.manual_clock import ManualClock
from tests.app.table.support import Table, seat_at
from tests.engine.games.wednesday.positions import position as wednesdays


@pytest.fixture
def shadows(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How high those cards are lifted whose shadows are painted from now on."""
    lifts: list[float] = []
    pixmaps.shared_cards().clear()
    pixmaps._shadow.cache_clear()

    def note(*args: Any, lift: float, **others: Any) -> None:
        lifts.append(lift)
        paint_shadow(*args, lift=lift, **others)

    monkeypatch.setattr(pixmaps, "paint_shadow", note)
    return lifts


def revealing(appearance: Appearance) -> Table:
    """The third who passes turns up the next character."""
    match = wednesdays(
        [9, 10], [8, 10], [7, 10], played=[12], characters=["yoko"], passes=2, last=1
    )
    return seat_at(appearance, match, ("easy", "human", "easy"))


def test_shadows_of_what_comes_on_the_stage_are_there_before_anything_moves(
    appearance: Appearance, shadows: list[float]
) -> None:
    table = revealing(appearance)
    table.clock.advance(1000, 16)
    assert LIFTED in shadows
    del shadows[:]
    table.session.play(0, "pass")
    while not table.page.stage.isVisible():
        table.clock.advance(16, 16)
        table.page.grab()
    assert LIFTED not in shadows


def test_shadows_are_prepared_anew_only_where_they_have_another_size(
    appearance: Appearance, shadows: list[float]
) -> None:
    table = revealing(appearance)
    table.clock.advance(1000, 16)
    for size, anew in (((1280, 800), False), ((1600, 1000), True)):
        del shadows[:]
        table.page.resize(*size)
        table.page.display.show()
        table.clock.advance(1000, 16)
        assert (LIFTED in shadows) is anew


def test_what_takes_long_waits_until_nothing_is_on_its_way() -> None:
    clock, rendered, resting = ManualClock(), list[str](), False
    ahead = PaintAhead(clock, lambda: resting)
    for name in ("one", "two"):
        ahead.ask_at_rest(partial(rendered.append, name))
    clock.awake = True
    clock.advance(1000)
    assert rendered == []
    clock.awake, resting = False, True
    clock.advance(60)
    assert rendered == ["one"]
    clock.advance(1000)
    assert rendered == ["one", "two"]


def test_what_stands_on_the_stage_is_painted_once_before_it_is_seen(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = revealing(appearance)
    stage, written = table.page.stage, list[str]()

    def note(_painter: QPainter, _rect: QRectF, text: str, *_: Any, leading: float) -> None:
        written.append(text)

    monkeypatch.setattr("app.pages.table.stage.paint_paragraph", note)
    before = 0
    table.session.play(0, "pass")
    while not stage.isVisible():
        before = len(written)
        table.clock.advance(16, 16)
    assert before == len(written) > 0
    del written[:]
    for part in (QRect(0, 0, stage.width(), 4), stage.rect()):
        stage.render(QPixmap(stage.size()), QPoint(), QRegion(part))
    assert written == []


def test_the_stage_looks_as_its_theme_does(appearance: Appearance) -> None:
    table = revealing(appearance)
    table.session.play(0, "pass")
    stage = table.page.stage
    while not stage.isVisible():
        table.clock.advance(16, 16)
    themes: tuple[ThemeChoice, ...] = ("evening", "whitewash", "contrast")
    for name in themes:
        appearance.set_theme(name)
        at = stage.rect().center().x(), round(stage.height() * 0.05) + 3
        assert stage.grab().toImage().pixelColor(*at) == appearance.theme.panel


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5])
def test_the_picture_of_the_stage_lies_on_whole_device_pixels(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, dpr: float
) -> None:
    stage = revealing(appearance).page.stage
    monkeypatch.setattr(stage, "devicePixelRatioF", lambda: dpr)
    for x, y in ((774, 408), (151, 505)):
        stage.move(x, y)
        aside = stage._beside_pixels()
        assert (x - aside.x()) * dpr == pytest.approx(math.floor(x * dpr))
        assert (y - aside.y()) * dpr == pytest.approx(math.floor(y * dpr))
