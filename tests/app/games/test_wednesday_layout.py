"""The layout of Wednesday as data: nothing overlaps, is cut or leaves the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, pairwise, product
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from app import common_texts
from app.games.contract import Frame
from app.games.wednesday import ids, words
from app.games.wednesday.layout.layout import lay_out
from app.games.wednesday.layout.rivals import rival_at
from app.games.wednesday.layout.seats import BACK
from app.games.wednesday.layout.tray import tray_step
from app.games.wednesday.names import character_name
from app.games.wednesday.situation import WednesdaySituation
from app.games.wednesday.visuals.faces import CharacterFace, OutcastFace
from app.games.wednesday.visuals.marks import stroke_rect
from app.games.wednesday.visuals.painting import PILL_SIDE, SEAL_GAP, line_text
from app.games.wednesday.visuals.visuals import (
    BlockedVisual,
    CharacterVisual,
    CountVisual,
    LineVisual,
    MarkVisual,
    ParagraphVisual,
    PartnerVisual,
    PlayableVisual,
    TrayHeadVisual,
    WednesdaySlotVisual,
)
from app.match.players import PlayerInfo
from app.paint.faces import CARD_RATIO, BackFace
from app.style.typography import SMALLEST, Metrics, font
from app.table.layout import Decoration, Layer, Layout, Rect
from app.table.painters import fitted
from app.table.panels import NAME_WEIGHT
from app.table.visuals import PanelVisual
from engine.core.match import Match
from engine.games import GAMES
from engine.games.wednesday.cards import OUTCASTS
from engine.games.wednesday.wednesdays_place import without_wednesday
from tests.app.games.wednesday_positions import position
from tests.app.games.wednesday_situations import HANDS, PLAIN, SIZES, STEPS, busy, frame, situation
from tests.app.translators import Greek, Longer

LONG = (
    "Χρυσοβαλάντω Παπαδημ", "Christopher-A. Smith", "Wwwwwwwwww Wwwwwwwww", "Konstantina Papadopo",
    "Αλεξάνδρα Θεοδωροπού", "Maximilian Oberhuber",
)  # fmt: skip


@pytest.fixture(params=["English", "Greek", "half as long again"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    translator = {"Greek": Greek, "half as long again": Longer}.get(request.param, Greek)()
    if request.param != "English":
        QCoreApplication.installTranslator(translator)
    yield request.param
    QCoreApplication.removeTranslator(translator)


def inside(layout: Layout, bounds: Frame) -> None:
    """Nothing leaves the window, nor reaches under the bar."""
    rects = [
        *(card.rect for card in layout.cards),
        *(place.rect for place in layout.places),
        *(decoration.rect for decoration in layout.decorations),
    ]
    for rect in rects:
        assert rect.x >= 0
        assert rect.y >= bounds.bar - 0.01
        assert rect.right <= bounds.width + 0.01


def apart(*pairs: tuple[Rect, Rect]) -> None:
    for first, second in pairs:
        assert first.overlap(second) <= 1.0, (first, second)


def decorations_of(layout: Layout, *starts: str) -> list[Rect]:
    return [
        decoration.rect for decoration in layout.decorations if decoration.id.startswith(starts)
    ]


def places_of(layout: Layout, *starts: str) -> list[Rect]:
    return [place.rect for place in layout.places if place.id.startswith(starts)]


PILLS = ("pass", "next", "now", "before", "team")


def check_middle(layout: Layout, bounds: Frame) -> None:
    """What lies in the middle, the panels and the hand keep away from each other."""
    inside(layout, bounds)
    panels = places_of(layout, "panel")
    pills = decorations_of(layout, *PILLS)
    single = {"played", "burnt", "characters", "open", "single"}
    middle = [place.rect for place in layout.places if place.id in single]
    middle += decorations_of(layout, "caption", "blocked", "line")
    hand = [card.rect for card in layout.cards if card.layer is Layer.HAND]
    strokes = [_stroke(card.rect) for card in layout.cards if card.layer is Layer.HAND]
    apart(*combinations(panels, 2))
    apart(*combinations(pills, 2))
    apart(*combinations(middle, 2))
    apart(*product([*panels, *pills], [*middle, *hand]))
    apart(*product([*hand, *strokes], middle))
    ring = next(decoration.rect for decoration in layout.decorations if decoration.id == "arrows")
    assert ring.y >= max(panel.bottom for panel in panels)
    sides = places_of(layout, "burnt", "characters", "open")
    apart(*product([ring.grown(-6)], [*sides, *decorations_of(layout, "caption", "blocked")]))
    for rect in hand:
        assert rect.y < bounds.rail_top


def _stroke(card: Rect) -> Rect:
    stroke = stroke_rect(QRectF(*card))
    return Rect(stroke.x(), stroke.y(), stroke.width(), stroke.height())


def check_tray(layout: Layout, bounds: Frame) -> None:
    """An open tray holds its cards, and keeps away from panels, hand and character."""
    inside(layout, bounds)
    panel = layout_decoration(layout, "tray").rect
    panels = [*places_of(layout, "panel"), *decorations_of(layout, *PILLS)]
    hand = [card.rect for card in layout.cards if card.layer is Layer.HAND]
    pill = decorations_of(layout, "open-pill")
    apart(*product([panel], [*panels, *hand, *pill]))
    apart(*product(pill, hand))
    ends = decorations_of(layout, "end:")
    cards = [card.rect for card in layout.cards if card.layer is Layer.LABEL]
    for rect in [
        *cards,
        *ends,
        *places_of(layout, "gap", "strip"),
        *decorations_of(layout, "name:"),
    ]:
        assert panel.grown(0.5).overlap(rect) >= rect.width * rect.height - 2
    apart(*combinations(ends, 2))
    apart(*product(ends, [*cards, *decorations_of(layout, "name:")]))
    head = layout_decoration(layout, "tray-head").rect
    assert panel.encloses(head)
    for rect in cards:
        assert rect.y >= head.bottom - 1


def layout_decoration(layout: Layout, id_: str) -> Decoration:
    return next(decoration for decoration in layout.decorations if decoration.id == id_)


def wide(text: str, size: int, weight: int) -> float:
    return QFontMetricsF(font(size, weight)).horizontalAdvance(text)


def check_words(layout: Layout, metrics: Metrics) -> None:
    """No words are cut, nor smaller than 12 pixels; names of players may be cut in their panels."""
    for decoration in layout.decorations:
        for kind, lines in LINES.items():
            if isinstance(decoration.visual, kind):
                for text, made, room in lines(decoration.visual, decoration.rect, metrics):
                    assert made.pixelSize() >= 12
                    assert QFontMetricsF(made).horizontalAdvance(text) <= room + 1, text
    for place in layout.places:
        if isinstance(place.visual, WednesdaySlotVisual) and place.visual.empty:
            for text in place.visual.lines:
                assert wide(text, place.visual.size, 550) <= place.rect.width + 1, text
        if isinstance(place.visual, PanelVisual):
            check_panel(place.visual, metrics)


Line = tuple[str, QFont, float]


def _pill(visual: LineVisual, rect: Rect, metrics: Metrics) -> Iterator[Line]:
    text, room = line_text(visual.parts), rect.width - 2 * metrics.px(PILL_SIDE)
    yield text, fitted(text, font(visual.size, 650), room), room


def _lines(visual: ParagraphVisual, rect: Rect, _: Metrics) -> Iterator[Line]:
    made = font(visual.size, visual.weight)
    assert QFontMetricsF(made).lineSpacing() * len(visual.lines) <= rect.height + 3
    for text in visual.lines:
        yield text, made, rect.width


def _mark(visual: MarkVisual, rect: Rect, _: Metrics) -> Iterator[Line]:
    yield visual.text, font(visual.size, 650), rect.width


def _character(visual: CharacterVisual, rect: Rect, metrics: Metrics) -> Iterator[Line]:
    room = rect.width - rect.height - metrics.px(4) - metrics.px(PILL_SIDE)
    yield visual.text, fitted(visual.text, font(visual.size, 650), room), room


def _plaque(visual: BlockedVisual, rect: Rect, metrics: Metrics) -> Iterator[Line]:
    room = rect.width - metrics.px(9) - 2 * visual.seal - metrics.px(SEAL_GAP)
    for text in visual.first:
        yield text, font(visual.size, 700), room
    for text in visual.second:
        yield text, font(visual.small, 450), room


def _tray_head(visual: TrayHeadVisual, rect: Rect, metrics: Metrics) -> Iterator[Line]:
    note = QFontMetricsF(metrics.font("strong")).horizontalAdvance(visual.note)
    room = rect.width - note - metrics.px(22 + 8 + 24)
    yield visual.title, fitted(visual.title, metrics.sized(20, 700), room), room


LINES: dict[type, Callable[[Any, Rect, Metrics], Iterator[Line]]] = {
    LineVisual: _pill,
    ParagraphVisual: _lines,
    MarkVisual: _mark,
    CharacterVisual: _character,
    BlockedVisual: _plaque,
    TrayHeadVisual: _tray_head,
}


def check_panel(visual: PanelVisual, metrics: Metrics) -> None:
    made = fitted(visual.line, metrics.sized(13, 450), visual.text_room)
    assert QFontMetricsF(made).horizontalAdvance(visual.line) <= visual.text_room + 1, visual
    assert visual.text_room >= min(
        metrics.px(40), QFontMetricsF(metrics.font("seat_name")).horizontalAdvance(visual.name)
    )


def check(now: WednesdaySituation, bounds: Frame, language: str) -> Layout:
    """A layout in which nothing overlaps and, in the two languages, nothing is cut."""
    layout = lay_out(now, bounds)
    (check_tray if tray_step(now) else check_middle)(layout, bounds)
    if language in ("English", "Greek"):
        check_words(layout, bounds.metrics)
    ids_ = [
        spec.id for group in (layout.cards, layout.places, layout.decorations) for spec in group
    ]
    assert len(set(ids_)) == len(ids_)
    return layout


def scaled(language: str, text_scale: float) -> float:
    """Words that are longer already are not made larger too."""
    return text_scale if language in ("English", "Greek") else 1.0


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_leaves_the_window_or_overlaps(
    language: str, size: tuple[int, int], seats: int, text_scale: float
) -> None:
    bounds = frame(size, scaled(language, text_scale))
    for names in (PLAIN, LONG):
        check(situation(busy(seats), names=names), bounds, language)


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("step", STEPS)
def test_every_step(language: str, size: tuple[int, int], step: str, text_scale: float) -> None:
    bounds = frame(size, scaled(language, text_scale))
    now = situation(STEPS[step], names=LONG)
    assert now.view["turn"]["step"] == step
    check(now, bounds, language)
    for chosen in CHOICES.get(step, ()):
        check(replace(now, chosen=(chosen,)), bounds, language)


CHOICES = {
    "pick": ("r2:tray:1", "r2:tray:9", "r2:tray:20"),
    "block": ("strip1", "strip20"),
    "insert": ("gap1", "gap4", "gap8"),
}


def test_long_names_get_smaller_before_they_are_cut(qapp: object) -> None:
    state = busy(6, options={"teams": 3, "expert": True}, round=3, scores=[[9] * 6] * 2)
    names = ("Theodora-Anastasia K",) * 6
    for size, open_, fits in (
        ((2560, 1440), True, True),
        ((1280, 800), False, True),
        ((960, 600), False, False),
    ):
        players = tuple(PlayerInfo(name, seat) for seat, name in enumerate(names))
        now = replace(situation(state | {"open_hands": open_}), players=players)
        layout = lay_out(now, frame(size))
        looks = [place.visual for place in layout.places if isinstance(place.visual, PanelVisual)]
        assert len(looks) == 5
        for visual in looks:
            wide_now = wide(visual.name, visual.name_size, 700)
            assert wide_now <= visual.text_room if fits else visual.name_size == SMALLEST


@pytest.mark.parametrize(
    ("seats", "rule"),
    [(2, "With two players nothing changes."), (3, "Turns go counter-clockwise.")],
)
def test_the_open_card_says_what_yoko_does_among_so_many(
    qapp: object, seats: int, rule: str
) -> None:
    layout = lay_out(situation(busy(seats, open_="yoko", aside=())), frame((1280, 800)))
    [face] = [card.face for card in layout.cards if card.place == ids.OPEN]
    assert isinstance(face, CharacterFace)
    assert face.rule == rule


def test_characters_in_the_tray_are_named_once_below_their_figures(qapp: object) -> None:
    layout = lay_out(situation(STEPS["insert"]), frame((960, 600)))
    shown = [card for card in layout.cards if ":tray:" in card.id]
    faces = [card.face for card in shown if isinstance(card.face, CharacterFace)]
    assert len(faces) == len(shown) > 5
    assert {(face.name, face.rule) for face in faces} == {("", "")}
    named = {
        decoration.id.removeprefix("name:")
        for decoration in layout.decorations
        if decoration.id.startswith("name:")
    }
    assert named == {face.id for face in faces}
    assert all(card.tip for card in shown)


@pytest.mark.parametrize("language", ["English", "Greek"], indirect=True)
@pytest.mark.parametrize("teams", [2, 3])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_six_in_teams(language: str, size: tuple[int, int], teams: int) -> None:
    state = busy(6, options={"teams": teams})
    check(situation(state), frame(size), language)
    layout = check(situation(state, names=LONG), frame(size), language)
    said = " ".join([visual.line for visual in panels(layout)] + pill_texts(layout))
    for number in range(1, teams + 1):
        assert common_texts.team(number=number) in said


@pytest.mark.parametrize("language", ["English", "Greek"], indirect=True)
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_open_hands_can_be_read(language: str, size: tuple[int, int], seats: int) -> None:
    state = busy(
        seats, played=(3, 8), blocked=7, options={"expert": True}, round=3,
        scores=[[1] * seats] * 2, open_hands=True,
        turn={"passes": 1, "last": 1, "last_number": 8},
    )  # fmt: skip
    layout = check(situation(state, names=LONG), frame(size), language)
    for seat in range(1, seats):
        [panel] = [place.rect for place in layout.places if place.id == ids.panel(seat)]
        open_cards = [card for card in layout.cards if card.place == ids.panel(seat)]
        numbers = [card.face.number for card in open_cards if isinstance(card.face, OutcastFace)]
        assert sorted(numbers) == sorted(HANDS[seat])
        for card, over in pairwise(open_cards):
            assert panel.overlap(card.rect) >= card.rect.width * card.rect.height - 1
            twins = card.face == over.face
            same_row = card.rect.y == over.rect.y
            if same_row and not twins:
                # The figures of the number are not covered.
                assert over.rect.x - card.rect.x >= 0.84 * card.rect.width


@pytest.mark.parametrize("language", ["English", "Greek"], indirect=True)
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_over_an_open_hand_too_a_pass_is_told_beside_the_count_off_the_arrows(
    language: str, size: tuple[int, int], text_scale: float
) -> None:
    del language
    state = busy(
        2, played=(3, 8), blocked=None, options={"expert": True}, round=3,
        scores=[[1] * 2] * 2, open_hands=True, turn={"passes": 1, "last": 0, "last_number": 8},
    )  # fmt: skip
    layout = lay_out(situation(state, names=LONG), frame(size, text_scale))
    things = {each.id: each.rect for each in layout.decorations}
    [panel] = [place.rect for place in layout.places if place.id == ids.panel(1)]
    assert panel.encloses(things["pass1"])
    assert not things["pass1"].overlap(things["arrows"])
    cards = [card.rect for card in layout.cards if card.place == ids.panel(1)]
    assert not any(things["pass1"].overlap(card) for card in cards)


@pytest.mark.parametrize("language", ["English", "Greek"], indirect=True)
@pytest.mark.parametrize("count", [20, 24, 31])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_large_hands(language: str, size: tuple[int, int], count: int) -> None:
    hand = [n for n in range(1, 11) for _ in range(4)][:count]
    rest = position((hand,), played=())["burnt"]
    state = position(
        (hand, rest[:5], rest[5:7]), played=(), open_="eugene", aside=(),
        turn={"last": 0, "last_number": 13},
    )  # fmt: skip
    bounds = frame(size)
    layout = check(situation(state, names=LONG), bounds, language)
    cards = [card.rect for card in layout.cards if card.layer is Layer.HAND]
    assert len(cards) == count
    for left, right in pairwise(cards):
        assert right.x - left.x >= 0.56 * left.width
    assert cards[0].width >= 34
    for seat, others in ((1, count), (2, count)):
        check(situation(state, seat=seat, names=LONG), bounds, language)
        assert others == count


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("count", [1, 2, 9, 22, 37])
def test_any_number_of_open_burnt_cards(size: tuple[int, int], count: int, qapp: object) -> None:
    state = _burnt(count)
    now = situation(state)
    layout = check(now, frame(size), "English")
    cards = [card for card in layout.cards if card.id.startswith("r2:tray")]
    assert len(cards) == count
    faces = [card.face for card in cards if isinstance(card.face, OutcastFace)]
    assert [face.number for face in faces] == now.view["burnt"][::-1]
    for left, right in pairwise(cards):
        if left.rect.y == right.rect.y:
            assert right.rect.x - left.rect.x >= 0.55 * left.rect.width
    assert cards[0].rect.width >= 28


def _burnt(count: int) -> dict[str, Any]:
    """The burnt pile is open, with so many cards in it."""
    state = position(((2, 3), (4, 5)), played=(7,), open_="weems", aside=(),
                     turn={"step": "pick", "last": 0})  # fmt: skip
    more = state["burnt"][count:]
    state["burnt"] = state["burnt"][:count]
    state["hands"][1] = sorted([*state["hands"][1], *more])
    return state


# What is where


def panels(layout: Layout) -> list[PanelVisual]:
    return [place.visual for place in layout.places if isinstance(place.visual, PanelVisual)]


def pill_texts(layout: Layout) -> list[str]:
    return [
        decoration.visual.text
        for decoration in layout.decorations
        if isinstance(decoration.visual, MarkVisual)
    ]


def test_measures_of_the_design(qapp: object) -> None:
    layout = lay_out(situation(busy(3)), frame((1280, 800)))
    unit = layout.unit
    assert unit == pytest.approx(118.7, abs=0.5)
    decoration = layout_decoration(layout, "arrows").rect
    assert (decoration.width / unit, decoration.height / unit) == pytest.approx(
        (3.6, 2.5), abs=0.01
    )
    assert decoration.middle[0] == 640
    shown = next(card for card in layout.cards if card.place == ids.OPEN)
    assert shown.rect.width / unit == pytest.approx(1.66, abs=0.01)
    burnt = layout.place(ids.BURNT).rect
    assert burnt.width / unit == pytest.approx(0.85, abs=0.01)
    played = [card for card in layout.cards if card.place == ids.PLAYED]
    assert [card.rotation for card in played] == [-9, 5, -2]
    raised = {card.rect.y for card in layout.cards if card.over == PlayableVisual()}
    low = {card.rect.y for card in layout.cards if card.layer is Layer.HAND}
    assert max(low) - min(raised) == pytest.approx(0.19 * unit, abs=1.5)
    assert all(
        card.rect.height == pytest.approx(card.rect.width * CARD_RATIO) for card in layout.cards
    )


def test_the_others_sit_clockwise_from_the_left(qapp: object) -> None:
    layout = lay_out(situation(busy(5, turn={"seat": 2, "last": 1}), seat=2), frame((1280, 800)))
    row = sorted(
        (place for place in layout.places if place.id.startswith("panel")),
        key=lambda place: place.rect.x,
    )
    assert [place.id for place in row] == ["panel3", "panel4", "panel0", "panel1"]


def test_a_bystander_sees_all_panels_and_no_hand(qapp: object) -> None:
    for size in SIZES:
        layout = lay_out(situation(busy(6), seat=None, names=LONG), frame(size))
        check_middle(layout, frame(size))
        assert len(panels(layout)) == 6
        assert not any(card.layer is Layer.HAND for card in layout.cards)


def test_who_has_passed_and_who_plays_next(qapp: object) -> None:
    layout = lay_out(situation(busy(4)), frame((1280, 800)))
    # Under Yoko the two seats clockwise after the one to act have had their turn.
    assert {
        decoration.id for decoration in layout.decorations if decoration.id.startswith("pass")
    } == {"pass1", "pass2"}
    assert [common_texts.plays_next() in visual.line for visual in panels(layout)] == [
        False,
        False,
        True,
    ]


def test_the_ring_turns_over_with_the_direction(qapp: object) -> None:
    under_yoko = layout_decoration(lay_out(situation(busy(3)), frame((1280, 800))), "arrows")
    without = layout_decoration(
        lay_out(situation(busy(3, open_="weems", aside=())), frame((1280, 800))), "arrows"
    )
    assert (under_yoko.side, without.side) == (-1, 1)
    assert under_yoko.name == words.counter_clockwise()
    assert without.name == words.clockwise()


def test_cards_face_down_are_all_alike_and_have_no_names(qapp: object) -> None:
    layout = lay_out(situation(busy(4)), frame((1280, 800)))
    down = [card for card in layout.cards if isinstance(card.face, BackFace)]
    on_panels = {card.face for card in down if card.place.startswith("panel")}
    assert on_panels == {BACK}
    assert not any(card.name for card in down)
    assert all(card.alike is None for card in down)


def test_what_a_layout_shows_follows_from_the_view_alone(qapp: object) -> None:
    for name, state in STEPS.items():
        match = Match.from_state(GAMES["wednesday"], state)
        for seat in (1, 2)[: match.seats - 1]:
            now = situation(state, seat=seat)
            hidden = sum(
                1 for hand in match.view(seat)["hands"] for number in hand if number is None
            )
            layout = lay_out(now, frame((1280, 800)))
            panels_ = [card for card in layout.cards if card.place.startswith("panel")]
            assert sum(isinstance(card.face, BackFace) for card in panels_) == hidden, name
            assert not any(card.id.startswith("r2:tray") for card in layout.cards)


def test_cards_that_look_alike_are_kin(qapp: object) -> None:
    layout = lay_out(situation(busy(3)), frame((1280, 800)))
    sevens = [card for card in layout.cards if card.id.startswith("r2:hand:7")]
    assert len(sevens) == 2
    assert len({card.alike for card in sevens}) == 1
    assert len({card.id for card in sevens}) == 2


def test_a_single_nine_has_a_place_of_its_own_in_round_four(language: str) -> None:
    state = position(
        ((9, 9, 7, 7, 3, 2, 12), (1, 3, 8, 9), (4, 8, 10, 13)), played=(4, 4, 6, 6), open_="enid",
        aside=(), options={"expert": True}, round=4, scores=[[1, 2, 3]] * 3,
    )  # fmt: skip
    for size in SIZES:
        layout = check(situation(state, names=LONG), frame(size), language)
        assert layout.place(ids.SINGLE).takes_cards
    plain = position(
        ((9, 9, 7, 7, 3, 2, 12), (1, 3, 8, 9), (4, 8, 10, 13)), played=(4, 4, 6, 6), open_="enid",
        aside=(),
    )  # fmt: skip
    layout = lay_out(situation(plain), frame((1280, 800)))
    assert not any(place.id == ids.SINGLE for place in layout.places)


def test_blocked_cards_bear_the_seal(qapp: object) -> None:
    layout = lay_out(situation(busy(3)), frame((1280, 800)))
    sealed = {
        card.face.number
        for card in layout.cards
        if isinstance(card.face, OutcastFace) and card.face.blocked
    }
    assert sealed == {5}
    assert layout_decoration(layout, "blocked").name.startswith(words.blocked(number=5))


def test_what_is_blocked_never_lies_over_the_line(language: str) -> None:
    """In a review at 960 x 600 there is room for the number alone; it has its name."""
    bounds = Frame(619, 340, Metrics(619, 340), 64, 262)
    layout = lay_out(situation(busy(4)), bounds)
    blocked, line = layout_decoration(layout, "blocked"), layout_decoration(layout, "line")
    assert blocked.rect.x > line.rect.right or blocked.rect.y > line.rect.bottom
    assert blocked.rect.right <= bounds.width
    assert blocked.name.startswith(words.blocked(number=5))


def test_how_long_a_number_is_blocked_grows_with_the_texts(qapp: object) -> None:
    layout = lay_out(situation(busy(3)), frame((1680, 1050), text_scale=2.0))
    visual = layout_decoration(layout, "blocked").visual
    assert isinstance(visual, BlockedVisual)
    assert visual.second
    assert visual.small > 1.5 * SMALLEST


def test_targets_are_large_enough(qapp: object) -> None:
    for size in [(960, 600), (1280, 800), (2560, 1440)]:
        for step in ("play", "swap", "insert", "donate"):
            layout = lay_out(situation(STEPS[step]), frame(size))
            for place in layout.places:
                assert max(place.rect.width, place.rect.height) >= 40
                assert min(place.rect.width, place.rect.height) >= 30


def test_the_order_of_the_hand(qapp: object) -> None:
    now = situation(busy(3))
    up = lay_out(now, frame((1280, 800)))
    down = lay_out(now, frame((1280, 800), descending=True))
    hands = [
        [card.id.split(":")[2] for card in layout.cards if card.layer is Layer.HAND]
        for layout in (up, down)
    ]
    assert hands[0] == ["2", "5", "7", "7", "9", "10", "13"]
    assert hands[1] == hands[0][::-1]


# What does not move


WANDERING: tuple[dict[str, Any], ...] = (
    {"turn": {"seat": 0, "passes": 0, "last": 1, "last_number": 6}},
    {"turn": {"seat": 1, "passes": 1, "last": 0, "last_number": 6}},
    {"turn": {"seat": 2, "passes": 2, "last": 0, "last_number": 6}},
    {"turn": {"seat": 0, "passes": 0, "last": 2, "last_number": 6}},
)
FULL = ((1, 2, 5, 7, 7, 9, 10), (1, 3, 6, 8, 8, 9), (4, 8, 10, 12, 3), (2, 2, 4, 5), (3,), ())


def furniture(layout: Layout) -> list[tuple[object, ...]]:
    """Where panels, words, single backs and numbers of cards stand, and how they look."""
    found: list[tuple[object, ...]] = []
    for place in layout.places:
        if isinstance(place.visual, PanelVisual):
            visual = place.visual
            found.append(
                (
                    place.id,
                    place.rect,
                    visual.name_size,
                    visual.text_x,
                    visual.text_room,
                    visual.count_x,
                )
            )
    found += [
        (decoration.id, decoration.rect)
        for decoration in layout.decorations
        if decoration.id.startswith("count:")
    ]
    return found


@pytest.mark.parametrize("language", ["English", "Greek"], indirect=True)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800)], ids=str)
def test_panels_stay_as_they_are_when_words_change(
    language: str, size: tuple[int, int], seats: int
) -> None:
    stood: list[list[tuple[object, ...]]] = []
    for changes in WANDERING[: seats + 1]:
        if changes["turn"]["seat"] < seats and changes["turn"]["last"] < seats:
            state = position(FULL[:seats], played=(3, 4, 6), open_="weems", aside=(), **changes)
            stood.append(furniture(lay_out(situation(state, stage="watching"), frame(size))))
    assert len(stood) > 1
    assert all(each == stood[0] for each in stood)


def test_the_number_of_cards_is_said_when_there_are_none(qapp: object) -> None:
    for size in ((800, 500), (960, 600)):
        layout = lay_out(situation(busy(6)), frame(size))
        counts = {
            decoration.id: decoration.visual
            for decoration in layout.decorations
            if isinstance(decoration.visual, CountVisual)
        }
        assert counts["count:5"] == CountVisual(0)
        assert counts["count:4"] == CountVisual(1)


def test_numbers_on_piles_and_panels_stay_above_what_flies(qapp: object) -> None:
    layout = lay_out(situation(busy(6)), frame((960, 600)))
    counts = [decoration for decoration in layout.decorations if decoration.id.startswith("count:")]
    assert {"count:burnt", "count:wednesday", "count:1"} <= {decoration.id for decoration in counts}
    highest = max(card.order for card in layout.cards)
    assert all(
        decoration.layer is Layer.FLIGHT and decoration.order > highest for decoration in counts
    )


def test_backs_of_the_others_bear_no_numbers(qapp: object) -> None:
    for size, seats in product(((960, 600), (1280, 800)), range(2, 7)):
        layout = lay_out(situation(busy(seats)), frame(size))
        backs = [card.face for card in layout.cards if card.place.startswith("panel")]
        assert set(backs) <= {BACK}


def test_what_comes_from_the_near_hand_is_as_large_as_a_card(qapp: object) -> None:
    layout = lay_out(situation(busy(6)), frame((1280, 800)))
    assert layout.anchors[ids.HAND].rect.width == pytest.approx(layout.unit, abs=1)


def test_partners_bear_a_badge(qapp: object) -> None:
    for size in ((960, 600), (1280, 800)):
        layout = lay_out(situation(busy(6, options={"teams": 3})), frame(size))
        assert [
            decoration.id
            for decoration in layout.decorations
            if isinstance(decoration.visual, PartnerVisual)
        ] == ["partner3"]
        assert words.partner() in layout.place(ids.panel(3)).name
        assert words.partner() not in layout.place(ids.panel(2)).name
    layout = lay_out(situation(busy(6, options={"teams": 2})), frame((1280, 800)))
    badges = {
        decoration.id
        for decoration in layout.decorations
        if isinstance(decoration.visual, PartnerVisual)
    }
    assert badges == {"partner2", "partner4"}
    layout = lay_out(situation(busy(6, options={"teams": 3}), seat=None), frame((1280, 800)))
    assert not any(
        isinstance(decoration.visual, PartnerVisual) for decoration in layout.decorations
    )


def test_a_gap_is_named_by_the_characters_round_it(qapp: QApplication) -> None:
    layout = lay_out(situation(STEPS["insert"]), frame((1280, 800)))
    gaps = [place.name for place in layout.places if place.id.startswith("gap")]
    shown = [character_name(each) for each in without_wednesday(STEPS["insert"]["characters"])]
    assert gaps[0] == f"on top of the pile, above {shown[0]}"
    assert gaps[1].endswith(f" from the top, below {shown[0]}, above {shown[1]}")
    assert gaps[-1] == f"at the bottom of the pile, below {shown[-1]}"


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("burnt", [22, 30])
def test_many_burnt_cards_lie_in_rows_rather_than_over_each_others_names(
    qapp: object, size: tuple[int, int], burnt: int
) -> None:
    held = sorted(OUTCASTS)[: len(OUTCASTS) - burnt]
    hands = (held[::2], held[1::2])
    turn = {"step": "block", "last": 0}
    state = position(hands, played=(), open_="thing", aside=("weems",), turn=turn)
    layout = lay_out(situation(state), frame(size))
    strips = [place for place in layout.places if place.id.startswith("strip")]
    assert len(strips) == burnt
    assert all(place.rect.width >= 0.9 * place.card.width for place in strips)


@pytest.mark.parametrize(
    ("passes", "last", "hand", "marked"),
    [
        (0, 2, (2, 9), [1]),
        (1, 0, (2, 9), [1]),
        (2, 2, (2,), [2]),
        (2, 0, (2,), []),
        (2, 2, (2, 9), []),
        (2, 1, (2, 9), [1]),
    ],
)
def test_plays_next_stands_on_nobody_else_than_who_does(
    qapp: object, passes: int, last: int, hand: tuple[int, ...], marked: list[int]
) -> None:
    """The last pass of all gives the lead to who played last; a card, the turn to the next."""
    state = position(
        (hand, (1, 3), (4, 8)), played=(5,), open_="weems", aside=(),
        turn={"passes": passes, "last": last, "last_number": 5},
    )  # fmt: skip
    table = situation(state)
    found = [seat for seat in (1, 2) if "plays next" in rival_at(table, seat).told]
    assert found == marked


@pytest.mark.parametrize(("hand", "marked"), [((2, 9), []), ((), [1])])
def test_who_blocks_a_number_leads_then(
    qapp: object, hand: tuple[int, ...], marked: list[int]
) -> None:
    turn = {"step": "block", "last": 0}
    state = position((hand, (1, 3), (4, 8)), played=(), open_="thing", aside=(), turn=turn)
    table = situation(state)
    assert [seat for seat in (1, 2) if "plays next" in rival_at(table, seat).told] == marked


@pytest.mark.parametrize("size", [(1280, 800), (1600, 1000)])
def test_in_large_letters_the_count_on_a_back_covers_no_name(
    qapp: QApplication, size: tuple[int, int]
) -> None:
    translator = Greek()
    QCoreApplication.installTranslator(translator)
    try:
        layout = lay_out(situation(busy(6), names=("Max", *["Sophie"] * 5)), frame(size, 1.5))
    finally:
        QCoreApplication.removeTranslator(translator)
    counts = {each.id: each.rect for each in layout.decorations if each.id.startswith("count:")}
    assert {f"count:{seat}" for seat in range(1, 6)} <= counts.keys()
    for place in layout.places:
        if isinstance(place.visual, PanelVisual):
            name = wide(place.visual.name, place.visual.name_size, NAME_WEIGHT)
            end = place.rect.x + place.visual.text_x + name
            assert end + 3 <= counts[f"count:{place.id.removeprefix('panel')}"].x
