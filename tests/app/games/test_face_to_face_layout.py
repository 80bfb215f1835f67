"""The layout of Face to Face as data: nothing overlaps, is cut or leaves the window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from app.games.contract import Situation
from app.games.face_to_face.gestures import FaceToFaceTable
from app.games.face_to_face.layout.measures import HAND_SHOWS
from app.games.face_to_face.visuals.visuals import (
    BESIDE_TOKEN,
    UNDER_HEAD,
    DeckMarkVisual,
    GiftVisual,
    HalvesVisual,
)
from app.paint.faces import CARD_RATIO, BackFace, NumberFace
from app.style.typography import font
from app.table.layout import Decoration, Layer, Layout, Rect
from app.table.lines import LinesVisual, has_room, line_height
from app.table.visuals import DrawPileVisual
from tests.app.games.face_to_face_situations import (
    LONG_NAMES,
    frame,
    laid_out,
    match_at,
    players,
    position,
    situation_of,
    situations,
)
from tests.app.translators import Greek, Longer

SIZES = [
    (800, 500), (960, 600), (1024, 768), (1280, 720), (1280, 800), (1920, 1080), (2560, 1440),
    (3840, 2160), (800, 1200), (2560, 1080), (1600, 600),
]  # fmt: skip
LONGER = "half as long again"
GAME = FaceToFaceTable()


@pytest.fixture(params=["English", "Greek", LONGER])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    translator = {"Greek": Greek}.get(request.param, Longer)()
    if request.param != "English":
        QCoreApplication.installTranslator(translator)
    yield request.param
    QCoreApplication.removeTranslator(translator)


def named(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def apart(*pairs: tuple[Rect, Rect]) -> None:
    for first, second in pairs:
        assert first.overlap(second) <= 0.5, (first, second)


def parts(layout: Layout) -> dict[str, list[Rect]]:
    """What must not lie over each other, by its kind."""
    decorations = {decoration.id: decoration.rect for decoration in layout.decorations}
    back = [card.rect for card in layout.cards if isinstance(card.face, BackFace)]
    return {
        "trays": [place.rect for place in layout.places if place.takes_cards],
        "draw piles": [place.rect for place in layout.places if not place.takes_cards],
        "hand": [card.rect for card in layout.cards if card.layer is Layer.HAND],
        "backs": [Rect(back[0].x, back[0].y, back[-1].right - back[0].x, back[0].height)]
        if back
        else [],
        "marks": [rect for id_, rect in decorations.items() if id_.startswith("mark")],
        "words": [rect for id_, rect in decorations.items() if id_.startswith(("name", "about"))],
        "gift": [decorations[id_] for id_ in ("gift", "caption:hand") if id_ in decorations],
        "band": [decorations["band"]],
    }


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize(
    ("language", "size"),
    # The smallest window has room for English and Greek.
    [*product(["English", "Greek"], SIZES), *product([LONGER], SIZES[1:])],
    indirect=["language"],
    ids=lambda value: value if isinstance(value, str) else named(value),
)
def test_nothing_overlaps_or_leaves_the_window(
    language: str, size: tuple[int, int], text_scale: float
) -> None:
    bar, rail = frame(size).bar, frame(size).rail_top
    for situation in situations(LONG_NAMES).values():
        kinds = parts(laid_out(size, situation, text_scale))
        for kind, rects in kinds.items():
            apart(*combinations(rects, 2))
            for rect in rects:
                assert rect.x >= 0, (kind, rect)
                assert rect.y >= bar, (kind, rect)
                assert rect.right <= size[0], (kind, rect)
                assert rect.bottom <= rail or kind == "hand", (kind, rect)
        for one, other in combinations(kinds, 2):
            apart(*product(kinds[one], kinds[other]))


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("size", SIZES, ids=named)
def test_no_word_is_cut(language: str, size: tuple[int, int], text_scale: float) -> None:
    for situation in situations(LONG_NAMES).values():
        for decoration in laid_out(size, situation, text_scale).decorations:
            assert_whole(decoration)


@pytest.mark.parametrize("names", [LONG_NAMES, ("W" * 20, "Maximiliana Konstant")])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)], ids=named)
def test_long_names_are_large_enough_to_read_and_stand_inside_their_half(
    qapp: QApplication, size: tuple[int, int], names: tuple[str, str]
) -> None:
    metrics = frame(size).metrics
    layout = laid_out(size, situation_of(match_at(), names=names))
    ground = layout.ground
    assert isinstance(ground, HalvesVisual)
    for decoration in layout.decorations:
        kind, _, _ = decoration.id.partition(":")
        if kind == "mark":
            assert decoration.rect.x - metrics.px(6) > ground.area.x, decoration
        if kind in ("name", "about"):
            assert isinstance(decoration.visual, LinesVisual)
            assert decoration.visual.size >= metrics.pixels(14 if kind == "name" else 13), (
                decoration
            )


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)], ids=named)
def test_a_name_is_not_broken_inside_a_word_where_a_smaller_one_is_whole(
    qapp: QApplication, size: tuple[int, int], text_scale: float
) -> None:
    situation = situation_of(match_at(), names=("W" * 20, "Χρυσοβαλάντω Παπαδημ"))
    decorations = {
        decoration.id: decoration.visual
        for decoration in laid_out(size, situation, text_scale).decorations
    }
    visual = decorations["name:1"]
    assert isinstance(visual, LinesVisual)
    assert " ".join(visual.lines) == "Χρυσοβαλάντω Παπαδημ"


@pytest.mark.parametrize(
    ("size", "text_scale"), [((960, 600), 1.5), ((1280, 800), 1.5), ((1600, 1000), 2.0)]
)
@pytest.mark.parametrize("names", [("Παπαδημητρακοπούλου", "Χαραλαμποπουλοπούλου"), LONG_NAMES])
def test_in_the_largest_letters_a_name_goes_on_in_the_next_line(
    qapp: QApplication, size: tuple[int, int], text_scale: float, names: tuple[str, str]
) -> None:
    layout = laid_out(size, situation_of(match_at(), names=names), text_scale)
    decorations = {decoration.id: decoration.visual for decoration in layout.decorations}
    for seat, name in enumerate(names):
        visual = decorations[f"name:{seat}"]
        assert isinstance(visual, LinesVisual)
        assert "".join(visual.lines).replace(" ", "") == name.replace(" ", "")


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)], ids=named)
@pytest.mark.parametrize(
    "names", [("Παπαδημητρακοπούλου", "Χαραλαμποπουλοπούλου"), LONG_NAMES, ("W" * 20, "Anna")]
)
def test_a_name_that_has_no_room_is_cut_and_not_broken(
    language: str, size: tuple[int, int], text_scale: float, names: tuple[str, str]
) -> None:
    situation = situation_of(match_at(), names=names)
    decorations = {
        decoration.id: decoration
        for decoration in laid_out(size, situation, text_scale).decorations
    }
    for seat, name in enumerate(names):
        decoration = decorations[f"name:{seat}"]
        assert isinstance(decoration.visual, LinesVisual)
        for line in decoration.visual.lines:
            assert set(line.split()) <= set(name.split()) or line.endswith("…")
        assert decoration.name.startswith(name)
    for kind in ("name", "about"):
        looks = [decorations[f"{kind}:{seat}"].visual for seat in range(2)]
        assert len({visual.size for visual in looks if isinstance(visual, LinesVisual)}) == 1


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_words_under_a_long_name_keep_most_of_their_size(
    qapp: QApplication, text_scale: float
) -> None:
    names = ("Παπαδημητρακοπούλου", "Χαραλαμποπουλοπούλου")
    situation = situation_of(match_at(), players=players(names, ("human", "easy")))
    metrics = frame((960, 600), text_scale).metrics
    for decoration in laid_out((960, 600), situation, text_scale).decorations:
        if decoration.id.startswith("about:"):
            assert isinstance(decoration.visual, LinesVisual)
            assert decoration.visual.size >= 0.8 * metrics.pixels(14)


def assert_whole(decoration: Decoration) -> None:
    """Every line has its room."""
    visual, rect = decoration.visual, decoration.rect
    if isinstance(visual, LinesVisual):
        assert has_room(visual, rect), visual
    if isinstance(visual, GiftVisual):
        inner = rect.width - 2 * visual.pad
        title = QFontMetricsF(font(visual.title_size, 700))
        aside = inner - 2 * visual.token - BESIDE_TOKEN * visual.pad
        assert max(map(title.horizontalAdvance, visual.title)) <= aside, visual
        words = QFontMetricsF(font(visual.size, 700))
        assert max(map(words.horizontalAdvance, visual.lines)) <= inner, visual
        head = max(2 * visual.token, line_height(visual.title_size) * len(visual.title))
        text = line_height(visual.size) * len(visual.lines)
        assert (2 + UNDER_HEAD) * visual.pad + head + text <= rect.height + 0.5, visual


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("size", SIZES, ids=named)
def test_costs_and_captions_stand_free(
    language: str, size: tuple[int, int], text_scale: float
) -> None:
    for situation in (situations()["placed"], situations()["given"]):
        layout = laid_out(size, situation, text_scale)
        kinds = parts(layout)
        for card in situation.view["hands"][0]:
            offers = GAME.offers(situation, f"gold:{card}")
            decorations = GAME.aim_decorations(layout, offers, frame(size, text_scale).metrics)
            told = {decoration.id for decoration in decorations}
            for place in layout.places:
                cost, caption = f"cost:{place.id}" in told, f"caption:{place.id}" in told
                assert cost is (place.id in offers)
                assert caption or cost or not place.takes_cards
            captions = [
                decoration.rect for decoration in decorations if decoration.id.startswith("caption")
            ]
            costs = [
                decoration.rect for decoration in decorations if decoration.id.startswith("cost")
            ]
            apart(*combinations(captions, 2), *combinations(costs, 2), *product(captions, costs))
            for kind in ("trays", "draw piles", "hand", "backs", "gift", "words", "band"):
                apart(*product(captions, kinds[kind]))
            for kind in ("hand", "gift", "words"):
                apart(*product(costs, kinds[kind]))
            for decoration in decorations:
                assert_whole(decoration)


@pytest.mark.parametrize("size", SIZES, ids=named)
def test_measures_of_the_design(qapp: QApplication, size: tuple[int, int]) -> None:
    layout = laid_out(size)
    unit, middle = layout.unit, size[0] / 2
    wanted = 0.85 * min(0.103 * size[0], 0.165 * size[1])
    assert 0.92 * wanted <= unit <= wanted + 0.5

    def centre(place: str) -> float:
        return (layout.place(place).card.middle[0] - middle) / unit

    for side in ("own", "rival"):
        assert centre(f"{side}.up") == pytest.approx(-0.71, abs=0.02)
        assert centre(f"{side}.down") == pytest.approx(1.43, abs=0.02)
        assert centre(f"draw.{side}") == pytest.approx(-2.79, abs=0.02)
    backs = [card.rect for card in layout.cards if isinstance(card.face, BackFace)]
    assert (backs[0].x - middle) / unit == pytest.approx(2.93, abs=0.02)
    assert backs[0].width / unit == pytest.approx(0.66, abs=0.01)
    assert (backs[1].x - backs[0].x) / unit == pytest.approx(0.30, abs=0.02)
    near, far = layout.place("own.up").rect, layout.place("rival.up").rect
    assert (near.y - far.bottom) / unit >= 0.17
    hand = [card.rect for card in layout.cards if card.layer is Layer.HAND]
    assert all(card.height == pytest.approx(card.width * CARD_RATIO) for card in hand)
    shown = (frame(size).rail_top - hand[0].y) / hand[0].height
    assert shown == pytest.approx(HAND_SHOWS, abs=0.03)
    assert all(min(place.rect.width, place.rect.height) >= 40 for place in layout.places)


def test_at_the_size_of_the_design_the_halves_are_as_far_apart_as_drawn(
    qapp: QApplication,
) -> None:
    layout = laid_out((1280, 800))
    near, far = layout.place("own.up").rect, layout.place("rival.up").rect
    assert (near.y - far.bottom) / layout.unit == pytest.approx(0.26, abs=0.08)
    assert layout.unit == 112


@pytest.mark.parametrize("seat", [0, 1])
def test_each_sits_at_their_own_half(qapp: QApplication, seat: int) -> None:
    layout = laid_out((1280, 800), situation_of(match_at(), seat))
    own, other = ("gold", "silver") if seat == 0 else ("silver", "gold")
    ground = layout.ground
    assert isinstance(ground, HalvesVisual)
    assert ground.near == own
    marks = {
        decoration.id: decoration
        for decoration in layout.decorations
        if isinstance(decoration.visual, DeckMarkVisual)
    }
    mine, rivals = marks[f"mark:{seat}"], marks[f"mark:{1 - seat}"]
    assert mine.visual == DeckMarkVisual(own, current=seat == 0)
    assert rivals.visual == DeckMarkVisual(other, current=seat == 1)
    assert mine.rect.y > ground.middle > rivals.rect.bottom
    for place in layout.places:
        near = "own" in place.id.split(".")
        assert (place.rect.y > ground.middle) is near
        if isinstance(place.visual, DrawPileVisual):
            assert place.visual.deck == (own if near else other)
    tones = {card.face.tone for card in layout.cards if isinstance(card.face, NumberFace)
             and card.layer is Layer.HAND}  # fmt: skip
    assert tones == ({own})
    backs = {card.face for card in layout.cards if isinstance(card.face, BackFace)}
    assert backs == {BackFace(other)}


def test_every_thing_has_an_id_of_its_own(qapp: QApplication) -> None:
    for situation in situations().values():
        layout = laid_out((1280, 800), situation)
        for things in (layout.cards, layout.places, layout.decorations):
            ids = [thing.id for thing in things]
            assert len(set(ids)) == len(ids)


def test_one_number_of_both_decks_can_lie_in_one_layout(qapp: QApplication) -> None:
    piles = [{"up": [1, 5, 20, 27], "down": [60, 50, 41]}, {"up": [1, 20, 27], "down": [60, 41]}]
    match = match_at(position(((8, 12, 17, 45, 52), (6, 11, 13, 30, 33, 58)), piles))
    layout = laid_out((1280, 800), situation_of(match))
    shown = {card.id for card in layout.cards}
    assert {"gold:27", "silver:27", "gold:20", "silver:20", "gold:41", "silver:41"} <= shown


def test_the_hand_in_both_orders(qapp: QApplication) -> None:
    situation = situation_of(match_at())

    def hand(layout: Layout) -> list[str]:
        return [card.id for card in layout.cards if card.layer is Layer.HAND]

    up = GAME.layout(situation, frame((1280, 800)))
    down = GAME.layout(situation, frame((1280, 800))._replace(descending=True))
    assert hand(up) == ["gold:8", "gold:12", "gold:17", "gold:45", "gold:52"]
    assert hand(down) == hand(up)[::-1]


def test_nobody_at_the_screen_sees_no_hand(qapp: QApplication) -> None:
    match = match_at()
    view: Any = match.view(None)
    situation = Situation(view, 0, situation_of(match).players, "watching")
    layout = laid_out((1280, 800), situation)
    assert not [card for card in layout.cards if card.layer is Layer.HAND]
