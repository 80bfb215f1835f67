"""Nothing is painted that looks as it did, and nothing is rendered while something moves."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from app.games.qwixx_cards.visuals import painting
from app.games.qwixx_cards.visuals.sheet_painting import paint_row
from app.games.qwixx_cards.visuals.visuals import PaperVisual, RowVisual, SheetSizes
from app.games.wednesday.visuals.faces import CharacterFace
from app.pages.table.moves.row_painting import PaintedRow, RowPixmaps
from app.paint import pixmaps
from app.paint.brushes import line, numeral_width, rounded, write_numeral
from app.paint.names import name_lines
from app.style.appearance import Appearance
from app.style.theme import Theme
from app.style.typography import Metrics, font
from app.table import painters, visual_cache
from app.table.layout import Decoration, Layer, Rect
from app.table.painters import Brush, fitted, paint_visual
from app.table.scene.fixture_items import DecorationItem
from app.table.view.panes import GroundPane
from app.table.visual_cache import VisualCache, paint_part, shared_visuals
from app.table.visuals import TextVisual
from engine.core.match import Match
from engine.games import GAMES
from tests.app.table.support import Table, seat_at
from tests.engine.games.wednesday.positions import position as wednesdays


class Paintings(QObject):
    """Counts what is painted of a page."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self._page = page
        self.seen: list[str] = []
        self.rects: list[QRect] = []
        """What is painted of the table."""
        self.region = QRegion()
        """The same, without what lies between."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        part = isinstance(watched, QWidget) and self._page.isAncestorOf(watched)
        if event.type() is QEvent.Type.Paint and part:
            self.seen.append(type(watched).__name__)
            if isinstance(watched.parent(), GroundPane):
                assert isinstance(event, QPaintEvent)
                self.rects.append(event.rect())
                self.region += event.region()
        return False


@contextmanager
def watched(page: QWidget) -> Iterator[Paintings]:
    application = QApplication.instance()
    assert application is not None
    for _ in range(5):
        QCoreApplication.processEvents()
    paintings = Paintings(page)
    application.installEventFilter(paintings)
    yield paintings
    for _ in range(5):
        QCoreApplication.processEvents()
    application.removeEventFilter(paintings)


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_table_that_is_as_it_was_is_not_painted_anew(
    appearance: Appearance, game_id: str
) -> None:
    table = seat_at(appearance, Match.new(GAMES[game_id], 2, {}, 5), ("human", "easy"))
    table.page.resize(1600, 900)
    table.page.moves.toggle()
    table.settle()
    with watched(table.page) as paintings:
        table.page.display.show()
    assert paintings.seen == []


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The faces of the cards that are rendered from now on."""
    faces: list[Any] = []
    render = pixmaps._render

    def note(face: Any, *args: Any) -> Any:
        faces.append(face)
        return render(face, *args)

    monkeypatch.setattr(pixmaps, "_render", note)
    return faces


def revealing(appearance: Appearance) -> Table:
    """The third who passes turns up the next character."""
    pixmaps.shared_cards().clear()
    match = wednesdays(
        [9, 10], [8, 10], [7, 10], played=[12], characters=["yoko"], passes=2, last=1
    )
    table = seat_at(appearance, match, ("easy", "human", "easy"))
    table.page.grab()
    return table


def test_what_turns_over_and_what_comes_on_the_stage_is_rendered_before(
    appearance: Appearance, rendered: list[Any]
) -> None:
    table = revealing(appearance)
    stage, scene = table.page.stage, table.view.scene
    table.session.play(0, "pass")
    assert not scene.resting
    for _ in range(18):
        del rendered[:]
        table.clock.advance(16, 16)
        table.page.grab()
        assert len(rendered) <= 1
    assert not stage.isVisible()
    del rendered[:]
    while not stage.isVisible():
        table.clock.advance(16, 16)
        table.page.grab()
    assert not [face for face in rendered if isinstance(face, CharacterFace)]


def test_the_other_side_of_a_card_that_is_drawn_is_rendered_before_it_turns(
    appearance: Appearance, rendered: list[Any]
) -> None:
    pixmaps.shared_cards().clear()
    match = Match.new(GAMES["the-game"], 1, {}, 3)
    table = seat_at(appearance, match)
    for _ in range(2):
        legal = [str(action) for action in match.legal(0)]
        assert table.session.submit(next(each for each in legal if "place" in each)) is None
        table.settle()
    table.page.grab()
    assert table.session.submit("end") is None
    drawn = [card for card in table.view.scene.cards.values() if card.turned]
    assert len(drawn) == 2
    table.clock.advance(16 * 2 * len(drawn), 16)
    del rendered[:]
    while not table.view.scene.resting:
        table.clock.advance(16, 16)
        table.page.grab()
    assert not {*rendered} & {card.spec.face for card in drawn}


def test_what_changes_when_cards_arrive_is_rendered_before(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared_visuals().clear()
    match = wednesdays([9, 10], [8, 10], [7, 10], played=[6], seat=1)
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    rendered, render = list[object](), VisualCache._render

    def note(cache: VisualCache, visual: Hashable, *args: Any) -> Any:
        rendered.append(visual)
        return render(cache, visual, *args)

    monkeypatch.setattr(VisualCache, "_render", note)
    table.session.play(1, "play 8")
    scene = table.view.scene
    assert scene.behind
    del rendered[:]
    table.clock.advance(290, 16)
    assert rendered
    del rendered[:]
    while scene.behind:
        table.clock.advance(16, 16)
    assert rendered == []


def test_what_looks_as_before_waits_for_no_cards(appearance: Appearance) -> None:
    match = wednesdays([9, 10], [8, 10], [7, 10], played=[6], seat=1)
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    scene = table.view.scene
    table.session.play(1, "play 8")
    assert scene.behind
    waiting = [item for item in scene.decorations.values() if item._behind]
    assert waiting
    assert len(waiting) < len(scene.decorations)
    for card in scene.cards.values():
        assert card.former is None or card.former.over != card.spec.over


@pytest.mark.parametrize("later", [True, False])
def test_what_is_new_damages_no_more_than_its_place(appearance: Appearance, later: bool) -> None:
    table = seat_at(appearance, Match.new(GAMES["the-game"], 2, {}, 5), ("human", "easy"))
    scene, at = table.view.scene, Rect(600, 420, 60, 30)
    item = DecorationItem(scene.canvas)
    with watched(table.page) as paintings:
        item.take(Decoration("new", at, TextVisual("new", "caption")), later=later)
        scene.put(item, Layer.LABEL)
        QCoreApplication.processEvents()
        item.catch_up()
    around = QRect(*(round(each) for each in at.grown(12)))
    assert paintings.rects
    assert all(around.contains(rect) for rect in paintings.rects)


@pytest.mark.parametrize(("moving", "apart"), [(1, True), (8, True), (20, False)])
def test_what_lies_between_things_that_change_is_painted_only_where_many_move(
    appearance: Appearance, moving: int, apart: bool
) -> None:
    table = seat_at(appearance, Match.new(GAMES["the-game"], 2, {}, 5), ("human", "easy"))
    scene, page = table.view.scene, table.page
    left, right = Rect(300, 420, 60, 30), Rect(900, 300, 60, 30)
    table.settle()
    scene.moving = {DecorationItem(scene.canvas): None for _ in range(moving)}
    page.update()  # How it is painted is settled by the painting before.
    with watched(page) as paintings:
        for name, at in (("left", left), ("right", right)):
            item = scene.decorations[name] = DecorationItem(scene.canvas)
            item.take(Decoration(name, at, TextVisual(name, "caption")))
            scene.put(item, Layer.LABEL)
    for at in (left, right):
        assert paintings.region.intersects(QRect(*map(round, at)))
    assert paintings.region.intersects(QRect(400, 300, 450, 150)) is not apart


def test_what_waits_for_the_cards_is_worked_out_before_they_arrive(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = wednesdays([9, 10], [8, 10], [7, 10], played=[6], seat=1)
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    page, scene = table.page, table.view.scene
    table.session.play(1, "play 8")
    before = page.rail.status.lines
    worked_out, placed = Mock(wraps=page.game.status), Mock(wraps=page.place_bar)
    monkeypatch.setattr(page.game, "status", worked_out)
    monkeypatch.setattr(page, "place_bar", placed)
    while scene.behind:
        assert page.rail.status.lines == before
        table.clock.advance(16, 16)
    assert page.rail.status.lines != before
    assert (worked_out.call_count, placed.call_count) == (0, 0)


def test_rows_that_are_alike_on_panels_are_painted_once(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    visual_cache._part.cache_clear()
    shared_visuals().clear()
    painted = Mock(wraps=paint_row)
    monkeypatch.setattr("app.games.qwixx_cards.visuals.sheet_painting.paint_row", painted)
    match = Match.new(GAMES["qwixx-cards"], 3, {}, 5)
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    table.page.grab()
    bare = [call.args[1].row for call in painted.call_args_list if call.args[1].bare]
    assert sorted(bare) == [0, 1, 2, 3]


def test_a_name_on_a_panel_is_fitted_once(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    painting._name_in.cache_clear()
    fitted = Mock(wraps=name_lines)
    monkeypatch.setattr(painting, "name_lines", fitted)
    metrics = appearance.metrics(QSize(1280, 800))
    for _ in range(2):
        written, lines = painting._name_in("Christopher-Alexander Smith", 90.0, 40.0, metrics)
        assert "".join(lines).startswith("Christopher")
        assert written.pixelSize() >= 8
        assert 0 < fitted.call_count <= 19


def test_words_are_fitted_once_and_nobody_changes_the_font_of_others() -> None:
    painters._fitted.cache_clear()
    metrics, words = Metrics(1280, 800), "Maria played a 12, and nobody could follow"
    first, second = (fitted(words, metrics.font("caption"), 60.0) for _ in range(2))
    assert painters._fitted.cache_info().misses == 1
    first.setPixelSize(40)
    assert second.pixelSize() == fitted(words, metrics.font("caption"), 60.0).pixelSize() == 12


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_a_part_of_a_picture_looks_as_if_painted_there(appearance: Appearance, dpr: float) -> None:
    sizes = SheetSizes(0.3, 0.4, 0.35, 0.3, 0, 0, 6.4, 14.0, foot=0.0, box=0.0)
    visual = RowVisual(sizes, 1, frozenset({2, 5}), False, 3, fresh=frozenset({5}), bare=True)
    brush, at = Brush(appearance.theme, Metrics(1280, 800)), QRectF(11.3, 17.7, 240.6, 18.4)
    images: list[QImage] = []
    for paint in (paint_visual, paint_part):
        images.append(QImage(round(270 * dpr), round(60 * dpr), QImage.Format.Format_RGB32))
        images[-1].setDevicePixelRatio(dpr)
        images[-1].fill(appearance.theme.panel)
        painter = QPainter(images[-1])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, visual, at, brush)
        painter.end()
    one, other = (bytes(image.constBits()) for image in images)
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 2
    assert len({*one}) > 10


def test_the_shadow_of_a_sheet_is_painted_once(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_at(appearance, Match.new(GAMES["qwixx-cards"], 2, {}, 5), ("human", "easy"))
    painted, visuals = Mock(wraps=rounded), VisualCache()
    monkeypatch.setattr("app.paint.shadows.rounded", painted)
    brush = Brush(appearance.theme, Metrics(1280, 800))
    for owner in (None, 1, 2):
        visuals.get(PaperVisual(0.9, owner), 890, 326, 1.0, brush)
    layers = [call.args[1] for call in painted.call_args_list]
    assert len(layers) <= 10
    assert all(layer.width() < 200 for layer in layers)


class NotingFace(NamedTuple):
    """A face that notes on what it is painted."""

    formats: list[QImage.Format]

    def paint(self, painter: QPainter, width: float, theme: Theme) -> None:
        """See `Face`."""
        device = painter.device()
        assert isinstance(device, QImage)
        self.formats.append(device.format())


def test_a_face_is_painted_in_the_depth_of_the_screen(appearance: Appearance) -> None:
    face = NotingFace([])
    pixmaps._render(face, 90, 1.0, appearance.theme, pixmaps.RESTING)
    assert face.formats == [QImage.Format.Format_ARGB32_Premultiplied]


def test_a_row_of_the_moves_is_painted_once(appearance: Appearance) -> None:
    rows, theme, metrics = RowPixmaps(), appearance.theme, Metrics(1280, 800)
    row = PaintedRow("played a 12", (), 0, "M", "", lit=False, focused=False)

    def pixmap(shown: PaintedRow = row, wide: int = 300) -> QPixmap:
        return rows.get(shown, QSize(wide, 40), 1.0, theme, metrics)

    assert pixmap() is pixmap()
    ground = pixmap().toImage().pixelColor(150, 2)
    assert ground == theme.panel
    assert pixmap(row._replace(lit=True)).toImage().pixelColor(150, 2) != ground
    assert pixmap(wide=320).width() == 320


def test_a_halo_is_what_a_pen_along_the_figures_covers(appearance: Appearance) -> None:
    theme, pen = appearance.theme, line(QColor("white"), 6.0)
    written, drawn = (QImage(90, 90, QImage.Format.Format_RGB32) for _ in range(2))
    at = QPointF(45, 70)
    for image in (written, drawn):
        image.fill(QColor("black"))
    painter = QPainter(written)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    write_numeral(painter, at, "8", 60.0, theme.ink, halo=pen)
    painter.end()
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = numeral_width("8", 60.0)
    outline = QPainterPath()
    outline.addText(at - QPointF(width / 2, 0), font(60, 700, tabular=True), "8")
    painter.strokePath(outline.simplified(), pen)
    write_numeral(painter, at, "8", 60.0, theme.ink)
    painter.end()
    apart = [
        abs(written.pixelColor(x, y).lightness() - drawn.pixelColor(x, y).lightness())
        for x in range(90)
        for y in range(90)
    ]
    assert max(apart) < 64
    assert sum(apart) / len(apart) < 1
