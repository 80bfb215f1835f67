"""The layout of Qwixx as data: nothing overlaps, is cut or leaves the window, at any size."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from app.games.qwixx_cards.layout.final_sheet import final_height, lay_final_sheet
from app.games.qwixx_cards.layout.layout import lay_out
from app.games.qwixx_cards.layout.measures import HAND_CARD, SHEET_HEIGHT, SHEET_WIDTH
from app.games.qwixx_cards.layout.sheet import lock_rect
from app.games.qwixx_cards.situation import QwixxSituation
from app.games.qwixx_cards.visuals.faces import QwixxFace
from app.games.qwixx_cards.visuals.foot_painting import foot_of
from app.games.qwixx_cards.visuals.visuals import (
    AskedVisual,
    BlockVisual,
    CellVisual,
    FootVisual,
    RivalVisual,
    RowVisual,
    StepsVisual,
)
from app.match.players import PlayerInfo
from app.paint.faces import BackFace
from app.style.typography import SMALLEST, Metrics, font
from app.table.layout import CardSpec, Layer, Layout, PlaceSpec, Rect
from app.table.visuals import CardRingVisual, CardVeilVisual
from engine.games.qwixx_cards.cards import CARDS
from engine.games.qwixx_cards.printed import COLOURS, ROWS, SCORES
from tests.app.games.qwixx_situations import (
    SHEETS,
    STEPS,
    frame,
    laid_out,
    match_at,
    people,
    situation_at,
    situation_of,
)
from tests.app.speaking import speaking
from tests.app.translators import Greek, Longer
from tests.engine.games.qwixx_cards.positions import position

SIZES = [
    (800, 500), (960, 600), (1024, 768), (1280, 720), (1280, 800), (1920, 1080), (2560, 1440),
    (3840, 2160), (800, 1200), (2560, 1080), (1600, 600),
]  # fmt: skip
MAIN_SIZES = [(800, 500), (960, 600), (1280, 800), (2560, 1440)]


@pytest.fixture(params=["English", "Greek"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    translator = Greek()
    if request.param != "English":
        QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[None]:
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def points_and_lock_are_apart(layout: Layout) -> None:
    """Check that the points of a row that has been locked stand clear of its lock."""
    rows = [each for each in layout.decorations if isinstance(each.visual, RowVisual)]
    assert len(rows) >= len(COLOURS)
    for row in rows:
        visual = row.visual
        assert isinstance(visual, RowVisual)
        sizes = visual.sizes
        if visual.bare:
            continue
        figures = QFontMetricsF(font(sizes.points, 750, tabular=True))
        left = row.rect.right - 14 * sizes.h - figures.horizontalAdvance(str(SCORES[-1]))
        lock = lock_rect(row.rect, sizes)
        assert left - lock.right >= 0.08 * lock.width, (row.id, left, lock)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text_scale", [1.0, 1.3, 1.5, 2.0])
def test_points_do_not_touch_the_lock(
    qapp: QApplication, size: tuple[int, int], text_scale: float
) -> None:
    points_and_lock_are_apart(laid_out(size, "play", 3, text_scale))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)])
def test_points_do_not_touch_the_lock_on_the_result(
    qapp: QApplication, size: tuple[int, int], text_scale: float, players: int
) -> None:
    metrics = Metrics(*size, text_scale)
    wide = (size[0] - metrics.px(40)) / players
    room = wide, final_height(wide, size[1] * 0.5, metrics)
    sheet = match_at("play").state()["sheets"][0]
    player = PlayerInfo("Anna", 0)
    points_and_lock_are_apart(lay_final_sheet(sheet, player, 78, room, metrics, won=True))


def named(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def apart(first: Rect, second: Rect) -> None:
    assert first.overlap(second) <= 0.5, (first, second)


def parts(layout: Layout) -> dict[str, list[Rect]]:
    """What must not lie over each other, by its kind."""
    decorations = {decoration.id: decoration.rect for decoration in layout.decorations}
    panels = [rect for id_, rect in decorations.items() if id_.startswith("panel")]
    heads = [rect for id_, rect in decorations.items() if id_.startswith("heading")]
    hand = [card.rect for card in layout.cards if card.layer is Layer.HAND]
    display = [card.rect for card in layout.cards if card.row == "display"]
    display += [rect for id_, rect in decorations.items() if id_.startswith("slot")]
    piles = [layout.place("draw").rect, layout.place("discard").rect]
    words = [
        decorations[id_]
        for id_ in ("count:draw", "count:discard", "steps", "hint", "asked")
        if id_ in decorations
    ]
    return {
        "panels": panels,
        "sheet": [decorations["sheet:0"]],
        "headings": heads,
        "display": display,
        "piles": piles,
        "hand": hand,
        "words": words,
    }


def assert_free(layout: Layout, size: tuple[int, int]) -> None:
    bar, rail = frame(size).bar, frame(size).rail_top
    kinds = parts(layout)
    for kind, rects in kinds.items():
        for first, second in combinations(rects, 2):
            apart(first, second)
        for rect in rects:
            assert rect.x >= 0, (kind, rect)
            assert rect.y >= bar - 0.01, (kind, rect)
            assert rect.right <= size[0], (kind, rect)
            if kind != "hand":
                assert rect.bottom <= rail + 0.5, (kind, rect)
    for one, other in combinations(kinds, 2):
        for first in kinds[one]:
            for second in kinds[other]:
                apart(first, second)


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES, ids=named)
def test_nothing_overlaps_or_leaves_the_window(
    language: None, size: tuple[int, int], seats: int, text_scale: float
) -> None:
    for step in STEPS:
        assert_free(laid_out(size, step, seats, text_scale), size)


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("size", MAIN_SIZES, ids=named)
def test_chosen_cards_among_others_do_not_come_over_the_words(
    language: None, size: tuple[int, int], text_scale: float
) -> None:
    match = position("r5 j7 j8 g9 j12", number=9, jokers=True, sheets=SHEETS[:3], seats=3)
    for chosen in (("j7", "j12"), ("r5", "j8"), ("j8",), ("j7",), ("r5", "j7", "j12")):
        layout = lay_out(situation_of(match, chosen=chosen), frame(size, text_scale))
        assert any(decoration.id == "hint" for decoration in layout.decorations)
        assert_free(layout, size)


def test_the_steps_of_a_turn_grow_with_the_size_of_text(language: None) -> None:
    def size(text_scale: float) -> int:
        decorations = laid_out((960, 600), "play", text_scale=text_scale).decorations
        visual = next(decoration.visual for decoration in decorations if decoration.id == "steps")
        assert isinstance(visual, StepsVisual)
        return visual.size

    assert size(1.3) > size(1.0)


@pytest.mark.parametrize("code", ["el", "en"])
def test_what_the_number_for_all_skips_stands_a_line_a_row(qapp: QApplication, code: str) -> None:
    match = position("r5 r7 r8 g9", "r4 g8 b9 y11", part="number", draw="g7", seat=1)
    with speaking() as install:
        install(code)
        decorations = lay_out(situation_of(match), frame((960, 600))).decorations
        visual = next(decoration.visual for decoration in decorations if decoration.id == "hint")
    assert isinstance(visual, BlockVisual)
    assert (len(visual.lines), visual.size > SMALLEST) == (4, True), visual


@pytest.mark.parametrize("size", MAIN_SIZES[1:], ids=named)
def test_a_wordier_language_has_its_room_too(longer: None, size: tuple[int, int]) -> None:
    for step in STEPS:
        assert_free(laid_out(size, step, 5), size)


def texts_fit(layout: Layout, size: tuple[int, int], text_scale: float) -> None:
    """Every line of words is within its rectangle."""
    metrics = frame(size, text_scale).metrics
    for decoration in layout.decorations:
        visual = decoration.visual
        if isinstance(visual, BlockVisual):
            measure = QFontMetricsF(font(visual.size, visual.weight))
            tail = f" {visual.accent}" if visual.accent else ""
            assert visual.size >= 12
            for text in visual.lines:
                assert measure.horizontalAdvance(text + tail) <= decoration.rect.width + 1, text
        elif isinstance(visual, AskedVisual):
            measure = QFontMetricsF(font(visual.size, 700))
            assert visual.size >= 12
            assert (
                measure.horizontalAdvance(visual.text)
                <= decoration.rect.width - decoration.rect.height
            )
            assert measure.capHeight() < decoration.rect.height
        elif isinstance(visual, StepsVisual):
            measure = QFontMetricsF(font(visual.size, 650))
            for text, _ in visual.steps:
                assert (
                    measure.horizontalAdvance(text) + 2.6 * visual.size <= decoration.rect.width + 1
                )
            assert visual.pitch >= measure.height() - 2
        elif isinstance(visual, FootVisual):
            foot = foot_of(visual, QRectF(*decoration.rect), metrics)
            assert foot.end <= foot.last


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("size", SIZES, ids=named)
def test_no_words_are_cut(language: None, size: tuple[int, int], text_scale: float) -> None:
    for step in STEPS:
        texts_fit(laid_out(size, step, 4, text_scale), size, text_scale)


@pytest.mark.parametrize("size", MAIN_SIZES[1:], ids=named)
def test_the_worth_of_crosses_stands_on_the_sheet(language: None, size: tuple[int, int]) -> None:
    layout = laid_out(size, "play")
    foot = next(decoration for decoration in layout.decorations if decoration.id == "foot:0")
    assert isinstance(foot.visual, FootVisual)
    assert foot_of(foot.visual, QRectF(*foot.rect), frame(size).metrics).step > 0


def test_measures_of_the_design(qapp: QApplication) -> None:
    layout = laid_out((1280, 800), "crossed", 4)
    decorations = {decoration.id: decoration.rect for decoration in layout.decorations}
    assert decorations["sheet:0"] == Rect(354, 196, SHEET_WIDTH, SHEET_HEIGHT)
    assert [decorations[f"panel{seat}"].x for seat in (1, 2, 3)] == [40, 442, 844]
    assert decorations["panel1"][1:] == (68, 396, 112)
    rows = [decorations[f"row:{colour}"] for colour in COLOURS]
    assert [row.y for row in rows] == [210, 274, 338, 402]
    cells = [layout.place(f"cell:red:{number}").rect for number in ROWS[0]]
    assert {(cell.width, cell.height) for cell in cells} == {(54, 44)}
    assert cells[0].x == 434
    assert cells[-1].x == pytest.approx(434 + 10 * 62.5, abs=1)
    hand = [card for card in layout.cards if card.layer is Layer.HAND]
    assert {card.rect.width for card in hand} == {HAND_CARD}
    assert sorted({card.rect.y for card in hand}) == [548, 578]
    assert [card.rect.width for card in layout.cards if card.id == "top"] == [96]
    assert {card.rect.width for card in layout.cards if card.row == "display"} == {62}
    five = laid_out((1280, 800), "play", 5)
    panels = [
        decoration.rect for decoration in five.decorations if decoration.id.startswith("panel")
    ]
    assert [panel.width for panel in panels] == [294] * 4
    assert (panels[0].x, panels[-1].right) == (40, 1240)


@pytest.mark.parametrize("size", SIZES, ids=named)
def test_numbers_lie_in_their_rows_and_can_be_pressed(
    qapp: QApplication, size: tuple[int, int]
) -> None:
    layout = laid_out(size, "play")
    decorations = {decoration.id: decoration.rect for decoration in layout.decorations}
    for colour, row in zip(COLOURS, ROWS, strict=True):
        band = decorations[f"row:{colour}"]
        cells = [layout.place(f"cell:{colour}:{number}") for number in row]
        xs = [cell.rect.x for cell in cells]
        assert xs == sorted(xs)
        for cell in cells:
            assert band.overlap(cell.rect) == pytest.approx(cell.rect.width * cell.rect.height)
        for first, second in combinations([cell.rect for cell in cells], 2):
            apart(first, second)
        lock = layout.place(f"lock:{colour}").rect
        apart(lock, cells[-1].rect)
        assert band.overlap(lock) == pytest.approx(lock.width * lock.height)
        pitch = cells[1].rect.x - cells[0].rect.x
        assert pitch >= 38.5  # with 40 to be pressed, as places reach over their gaps


def cards_of(layout: Layout, layer: Layer = Layer.HAND) -> list[CardSpec]:
    return [card for card in layout.cards if card.layer is layer]


def test_the_hand_stands_by_colour_and_number_or_the_other_way_round(qapp: QApplication) -> None:
    situation = situation_at("play")
    up = lay_out(situation, frame((1280, 800)))
    down = lay_out(situation, frame((1280, 800))._replace(descending=True))
    ids = [card.id for card in cards_of(up)]
    assert ids == ["r5", "r7", "r8", "g9", "b12"]
    assert [card.id for card in cards_of(down)] == ids[::-1]


def test_chosen_cards_stand_higher_and_what_does_not_go_with_them_is_dim(
    qapp: QApplication,
) -> None:
    layout = laid_out((1280, 800), "chosen")
    hand = {card.id: card for card in cards_of(layout)}
    chosen = {id_ for id_, card in hand.items() if card.over == CardRingVisual()}
    dim = {id_ for id_, card in hand.items() if card.over == CardVeilVisual()}
    assert (chosen, dim) == ({"r5", "r7", "r8"}, {"g9", "b12"})
    rise = hand["g9"].rect.y - hand["r5"].rect.y
    assert rise == pytest.approx(0.28 * HAND_CARD, abs=1)
    assert hand["r5"].name == "red 5, card 1 of 5, chosen"
    assert hand["g9"].name == "green 9, card 4 of 5, cannot be played with the others"
    assert not hand["g9"].liftable
    assert hand["g9"].pressable


def state_of(place: PlaceSpec) -> str:
    assert isinstance(place.visual, CellVisual)
    return place.visual.state


def lit(layout: Layout, state: str = "offered") -> set[str]:
    cells = [place for place in layout.places if place.id.startswith("cell")]
    return {place.id for place in cells if state_of(place) == state}


def test_numbers_of_the_hand_are_lit_and_then_those_of_the_chosen_cards(
    qapp: QApplication,
) -> None:
    assert lit(laid_out((1280, 800), "play")) == {"cell:red:5", "cell:red:7", "cell:red:8"}
    chosen = laid_out((1280, 800), "chosen")
    assert lit(chosen) == {"cell:red:5", "cell:red:7", "cell:red:8"}
    crossed = laid_out((1280, 800), "crossed")
    assert lit(crossed) == {"cell:red:8"}
    assert lit(crossed, "chosen") == {"cell:red:5", "cell:red:7"}
    row = next(
        decoration.visual for decoration in crossed.decorations if decoration.id == "row:red"
    )
    assert isinstance(row, RowVisual)
    assert row.framed
    assert row.going == {ROWS[0].index(6)}


def struck(layout: Layout) -> set[int]:
    rows = [each.visual for each in layout.decorations if isinstance(each.visual, RowVisual)]
    return {place for row in rows for place in row.going}


def test_nothing_is_struck_before_something_is_chosen(qapp: QApplication) -> None:
    match = position("r9 y8 g5 b3 b2", part="play")
    untouched = situation_of(match, players=people(2))
    assert struck(lay_out(untouched, frame((1280, 800)))) == set()
    without = situation_of(match, players=people(2), chosen=("r9",))
    assert struck(lay_out(without, frame((1280, 800)))) == set()
    chosen = situation_of(match, players=people(2), chosen=("r9", "red:9"))
    assert struck(lay_out(chosen, frame((1280, 800)))) == set(range(ROWS[0].index(9)))
    assert struck(laid_out((1280, 800), "number")) == set()


def test_jokers_light_every_row_and_then_the_one_they_are_crossed_in(qapp: QApplication) -> None:
    layout = laid_out((1280, 800), "joker")
    assert {id_.split(":")[1] for id_ in lit(layout)} == set(COLOURS)
    chosen = ("j7", "j8", "j12", "blue:8")
    after = lay_out(situation_at("joker", chosen=chosen), frame((1280, 800)))
    assert {id_.split(":")[1] for id_ in lit(after)} == {"blue"}
    assert lit(after, "chosen") == {"cell:blue:8"}


def test_the_number_for_all_is_lit_in_every_row_that_takes_it(qapp: QApplication) -> None:
    layout = laid_out((1280, 800), "number")
    assert lit(layout) == {"cell:red:7", "cell:green:7", "cell:blue:7"}
    names = {place.id: place.name for place in layout.places if place.name}
    assert names["cell:red:7"] == "red 7, skips 5 and 6"
    assert names["cell:green:7"] == "green 7"
    assert layout.place("cell:red:7").tip == "Red 7, skips 5 and 6"
    assert layout.place("cell:yellow:7").name == ""
    top = layout.card("top")
    assert top.liftable
    hint = next(decoration for decoration in layout.decorations if decoration.id == "hint")
    assert hint.name == ("Red 7 skips 5 and 6. Green 7 skips nothing. Blue 7 skips 11 to 8.")


def test_a_number_that_goes_nowhere_cannot_be_lifted(qapp: QApplication) -> None:
    sheets = [{"red": [8], "yellow": [9], "green": [6], "blue": [5]}]
    match = position("r5 g9 b12 y3 y4", part="number", draw="r7", sheets=sheets)
    layout = lay_out(situation_of(match), frame((1280, 800)))
    assert not layout.card("top").liftable
    assert lit(layout) == set()


def test_what_has_been_decided_stands_on_the_sheet(qapp: QApplication) -> None:
    match = match_at("number")
    match.do(0, "mark blue 7")
    layout = lay_out(situation_of(match), frame((1280, 800)))
    assert lit(layout, "chosen") == {"cell:blue:7"}
    assert lit(layout) == {"cell:red:7", "cell:green:7"}


def test_display_cards_that_can_be_taken_are_lit(qapp: QApplication) -> None:
    layout = laid_out((1280, 800), "take")
    display = {card.id: card for card in layout.cards if card.row == "display"}
    assert list(display) == ["display:0", "display:2", "display:3"]
    assert all(card.liftable and card.pressable for card in display.values())
    assert all(card.over == CardRingVisual(halo=True) for card in display.values())
    assert layout.place("hand").takes_cards
    assert [
        decoration.id for decoration in layout.decorations if decoration.id.startswith("slot")
    ] == ["slot:1"]
    other = laid_out((1280, 800), "play")
    assert all(card.over is None for card in other.cards if card.row == "display")
    assert "hand" not in {place.id for place in other.places}


def test_while_all_decide_the_hand_lies_face_down(qapp: QApplication) -> None:
    layout = laid_out((1280, 800), "deciding")
    hand = cards_of(layout)
    assert [card.face for card in hand] == [BackFace("neutral", number=n) for n in (5, 7, 8, 9, 12)]
    assert not any(card.id in CARDS for card in layout.cards)
    assert not any(isinstance(card.face, QwixxFace) for card in layout.cards)


def test_only_people_who_may_decide_can_be_asked(qapp: QApplication) -> None:
    layout = laid_out((1280, 800), "deciding", 5)
    pressable = {decoration.id for decoration in layout.decorations if decoration.pressable}
    assert pressable == {"panel1", "panel4"}
    # Whoever is on turn decides with an open hand, and the others may still change their mind.
    of_open_hand = {
        decoration.id
        for decoration in laid_out((1280, 800), "number", 5).decorations
        if decoration.pressable
    }
    assert of_open_hand == {"panel1", "panel4"}
    assert not any(
        decoration.pressable for decoration in laid_out((1280, 800), "play", 5).decorations
    )


def test_cards_that_a_rival_plays_lie_open_on_the_panel(qapp: QApplication) -> None:
    situation: QwixxSituation = situation_of(match_at("mark"), seat=1)
    layout = lay_out(situation, frame((1280, 800)))
    open_ = {card.id: card for card in layout.cards if isinstance(card.face, QwixxFace)}
    panel = next(decoration.rect for decoration in layout.decorations if decoration.id == "panel0")
    for id_ in ("r5", "r7", "r8"):
        assert panel.overlap(open_[id_].rect) > 0
        assert open_[id_].back == BackFace("neutral", number=int(id_[1:]))
    backs = [card for card in layout.cards if card.id.startswith("seat0")]
    assert [card.face for card in backs] == [BackFace("neutral", number=n) for n in (9, 12)]


def test_every_id_is_used_once(qapp: QApplication) -> None:
    for step in STEPS:
        layout = laid_out((1280, 800), step, 5)
        for ids in (layout.cards, layout.places, layout.decorations):
            found = [each.id for each in ids]
            assert len(set(found)) == len(found)


def test_the_others_sit_in_order_of_play(qapp: QApplication) -> None:
    situation = situation_of(match_at("play", 4), seat=2)
    layout = lay_out(situation, frame((1280, 800)))
    panels = [decoration for decoration in layout.decorations if decoration.id.startswith("panel")]
    assert [panel.id for panel in panels] == ["panel3", "panel0", "panel1"]
    lines = [panel.visual.line for panel in panels if isinstance(panel.visual, RivalVisual)]
    assert lines == ["", "playing now", "plays next"]


def test_long_names_are_told_whole(qapp: QApplication) -> None:
    layout = laid_out((960, 600), "play", 5)
    panel = next(decoration for decoration in layout.decorations if decoration.id == "panel3")
    assert panel.name == (
        "Christopher-Alexander Smith, computer, hard, cards 2, 5, 7 and 12, 13 point(s), "
        "penalties 0 of 4, crossed: red 3; yellow 6 and 8; green 9, 8 and 7; blue 11 and 10"
    )


def test_the_number_on_the_pile_is_dimmed_until_it_is_the_number_for_all(
    qapp: QApplication,
) -> None:
    assert laid_out((1280, 800), "take").card("top").over == CardVeilVisual()
    for step in ("number", "deciding", "play"):
        assert laid_out((1280, 800), step).card("top").over is None


def test_the_discard_pile_has_a_name_before_it_has_cards(qapp: QApplication) -> None:
    decorations = {
        decoration.id: decoration.visual for decoration in laid_out((1280, 800), "play").decorations
    }
    visual = decorations["count:discard"]
    assert isinstance(visual, BlockVisual)
    assert " ".join(visual.lines) == "Discard pile"


def test_chosen_cards_stand_apart_from_the_others(qapp: QApplication) -> None:
    def lefts(step: str, *chosen: str) -> list[float]:
        layout = lay_out(situation_at(step, chosen=chosen), frame((1280, 800)))
        return [card.rect.x for card in layout.cards if card.layer is Layer.HAND]

    plain = lefts("play")
    assert [after - before for before, after in pairwise(plain)] == [122] * 4
    chosen = lefts("play", "r5", "r7", "r8")
    assert [after - before for before, after in pairwise(chosen)] == [122, 122, 136, 122]
    assert chosen[0] + chosen[-1] == plain[0] + plain[-1]
    between = lefts("play", "r7")
    assert [after - before for before, after in pairwise(between)] == [136, 136, 122, 122]


@pytest.mark.parametrize("text_scale", [1.0, 1.15, 1.3, 1.5])
@pytest.mark.parametrize("size", [(960, 600), (1100, 700), (1280, 740), (1280, 800)])
def test_penalties_look_the_same_on_all_panels_whatever_the_points(
    language: str, size: tuple[int, int], text_scale: float
) -> None:
    del language
    ways = set()
    long_row = {"red": [2, 3, 4, 5, 6, 7, 8, 9], "yellow": [2, 3, 4, 5, 6, 7, 8]}
    many: list[Mapping[str, object]] = [{}, {"penalties": 1}, long_row]
    few: list[Mapping[str, object]] = [{}, {}, {"red": [2]}]
    for sheets in (many, few):
        match = position("r7 g8", "r3 g5", "b4 b6", sheets=sheets)
        layout = lay_out(situation_of(match, players=people(3)), frame(size, text_scale))
        visuals = [each.visual for each in layout.decorations]
        ways |= {bool(each.penalties_words) for each in visuals if isinstance(each, RivalVisual)}
    assert len(ways) == 1
