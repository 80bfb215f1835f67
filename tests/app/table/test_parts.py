"""The small parts of the table that need no window: rows, targets, time, lines, pills."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QFontMetricsF

from app.paint.wrapping import wrap
from app.style.typography import Metrics, font
from app.table.hanging import ASK, ASK_WIDTH, Edge, Hanging, hang
from app.table.layout import Rect
from app.table.panels import Other, Row, lay_panels
from app.table.scene.motion import (
    Slide,
    Tempo,
    deal_delay,
    in_out_cubic,
    linear,
    out_back,
    out_cubic,
    out_quad,
    way_ms,
)
from app.table.spread import CARD_GAP, MOST_OVERLAP, spread_hand, spread_panels
from app.table.view.bubble import KEPT, LIT, TOLD, Seen, make_bubble
from app.table.view.targets import Aim, in_direction, meant, neighbour
from app.table.visuals import AskVisual, BubbleVisual, MoreVisual, PanelVisual, SignalVisual

# Rows


def test_a_hand_with_room_stands_apart_and_centred() -> None:
    row = spread_hand(5, 100, 500, 1000)
    assert row.width == 100
    assert row.lefts[1] - row.lefts[0] == pytest.approx(100 * (1 + CARD_GAP))
    assert row.lefts[0] + row.lefts[-1] + 100 == pytest.approx(1000)


def test_cards_that_close_up_keep_their_width() -> None:
    # 89 + 19 * 76.789... is a little more than 1548.
    assert spread_hand(20, 89, 800, 1548).width == 89
    assert spread_hand(20, 89, 800, 1548, 0.1).width < 89


def test_a_hand_closes_up_before_its_cards_get_smaller() -> None:
    row = spread_hand(16, 100, 500, 1000)
    assert row.width == 100
    assert row.lefts[1] - row.lefts[0] == pytest.approx(60)
    tight = spread_hand(16, 100, 500, 500)
    assert tight.width < 100
    assert tight.lefts[1] - tight.lefts[0] == pytest.approx(tight.width * (1 - MOST_OVERLAP))


@given(st.integers(0, 20), st.floats(20, 400), st.floats(200, 4000))
def test_no_hand_is_wider_than_its_room(count: int, width: float, room: float) -> None:
    row = spread_hand(count, min(width, room), room / 2, room)
    assert len(row.lefts) == count
    if count:
        assert row.lefts[0] >= -0.01
        assert row.lefts[-1] + row.width <= room + 0.01


@given(st.lists(st.floats(40, 900), min_size=1, max_size=5), st.floats(600, 4000))
def test_panels_never_overlap(wanted: list[float], room: float) -> None:
    row = spread_panels(wanted, 10, 10 + room, 14)
    edge = 10 - 0.01
    for x, width in row:
        assert x >= edge
        edge = x + width
    assert edge <= 10 + room + 0.01
    for (_, width), want in zip(row, wanted, strict=True):
        assert width <= want + 0.01


def test_a_panel_gives_its_backs_before_its_name(qapp: object) -> None:
    metrics = Metrics(960, 600)
    others = [Other(seat, "Alexandra", seat, "plays next", 6) for seat in range(1, 5)]
    wide = lay_panels(others, Rect(26, 60, 2000, 62), metrics)
    narrow = lay_panels(others, Rect(26, 60, 850, 62), metrics)
    assert len({card.rect.x for card in wide.cards if card.id.startswith("seat1:")}) == 6
    assert len({card.rect.x for card in narrow.cards if card.id.startswith("seat1:")}) == 1


def test_the_panels_of_a_row_look_alike_and_stay_as_they_are(qapp: object) -> None:
    """Whatever the names and the second lines: as many backs, names of one size, at one place."""
    metrics = Metrics(1280, 800)
    names = ("Nikos", "Christopher Alexande", "Zoe")

    def row(*lines: str) -> Row:
        others = [
            Other(seat, name, seat, line, 6)
            for seat, (name, line) in enumerate(zip(names, lines, strict=True), 1)
        ]
        return lay_panels(others, Rect(26, 60, 1228, 62), metrics)

    before, after = row("plays next", "", ""), row("", "thinking", "plays next · keep off up 1")
    visuals = [decoration.visual for decoration in before.decorations]
    assert len({visual.name_size for visual in visuals if isinstance(visual, PanelVisual)}) == 1
    backs = [[c.rect.x for c in before.cards if c.id.startswith(f"seat{s}:")] for s in (1, 2, 3)]
    assert len({tuple(round(x - xs[0], 3) for x in xs) for xs in backs}) == 1
    assert [decoration.rect for decoration in before.decorations] == [
        decoration.rect for decoration in after.decorations
    ]
    assert [card.rect for card in before.cards] == [card.rect for card in after.cards]


def test_a_long_second_line_makes_no_name_smaller(qapp: object) -> None:
    metrics = Metrics(960, 600, 1.3)

    def panel(line: str) -> PanelVisual:
        others = [Other(seat, "Alexandra", seat, line, 6, computer=True) for seat in range(1, 5)]
        visual = lay_panels(others, Rect(26, 60, 908, 66), metrics).decorations[0].visual
        assert isinstance(visual, PanelVisual)
        return visual

    brief, long = panel(""), panel("plays next · and has something to say besides")
    assert long.name_size == brief.name_size
    assert long.text_room >= QFontMetricsF(font(long.name_size, 700)).horizontalAdvance("Alexandra")


def test_open_hands_get_smaller_before_names_are_cut(qapp: object) -> None:
    hand = "18  23  47  63  86  96"

    def panel(width: float) -> PanelVisual:
        others = [Other(seat, "Alexandra", seat, "", 6, open_hand=hand) for seat in (1, 2)]
        visual = (
            lay_panels(others, Rect(26, 60, width, 33), Metrics(606, 370)).decorations[0].visual
        )
        assert isinstance(visual, PanelVisual)
        return visual

    wide, narrow = panel(1000), panel(600)
    assert narrow.count_size < wide.count_size
    name = QFontMetricsF(font(narrow.name_size, 700)).horizontalAdvance("Alexandra")
    assert narrow.text_room >= name


# Targets

PLACES = [("a", Rect(0, 0, 100, 100)), ("b", Rect(150, 0, 100, 100)), ("c", Rect(0, 200, 100, 100))]


def aims(*takers: str) -> list[Aim]:
    return [Aim(id_, rect, None, id_ in takers) for id_, rect in PLACES]


def test_the_pointer_decides_whatever_the_card_covers() -> None:
    assert meant((160, 50), Rect(40, 0, 130, 100), aims("a", "b")) == "b"
    assert meant((99, 50), Rect(90, 0, 150, 100), aims("a", "b")) == "a"
    # Where the pointer is, the card is refused, though another place that it covers takes it.
    assert meant((160, 50), Rect(40, 0, 130, 100), aims("a")) == "b"


def test_beside_all_places_the_card_decides_by_what_it_covers() -> None:
    beside = (125, 150)
    assert meant(beside, Rect(90, 0, 100, 100), aims()) == "b"
    assert meant(beside, Rect(50, 20, 100, 100), aims()) == "a"
    assert meant(beside, Rect(99, 99, 10, 10), aims()) == "a"
    assert meant(beside, Rect(100, 100, 50, 50), aims()) is None
    assert meant(beside, Rect(90, 0, 100, 100), aims("a")) == "a"


def test_a_place_with_a_reach_is_meant_by_the_pointer_alone() -> None:
    rows = [
        Aim(str(y), Rect(100, y, 54, 44), Rect(0, y - 10, 800, 64), takes=True)
        for y in (0, 64, 128, 192)
    ]
    assert meant((500, 60), Rect(440, 0, 120, 170), rows) == "64"
    assert meant((5, 181), Rect(60, 40, 120, 170), rows) == "128"
    assert meant((900, 100), Rect(100, 0, 120, 170), rows) is None


def test_of_two_places_in_one_row_the_one_that_takes_the_card_is_meant() -> None:
    row = Rect(0, 0, 800, 64)
    cells = [Aim(str(x), Rect(x, 10, 54, 44), row, takes=x == 300) for x in range(0, 800, 60)]
    assert meant((31, 30), Rect(0, 0, 120, 170), cells) == "300"


def test_neighbours_go_round() -> None:
    assert neighbour("a", PLACES, 1) == "b"
    assert neighbour("a", PLACES, -1) == "c"
    assert neighbour(None, PLACES, 1) == "a"
    assert neighbour(None, PLACES, -1) == "c"
    assert neighbour("x", [], 1) is None


def test_directions() -> None:
    here = PLACES[0][1]
    assert in_direction(here, PLACES, 1, 0) == "b"
    assert in_direction(here, PLACES, 0, 1) == "c"
    assert in_direction(here, PLACES, -1, 0) is None


# Time


@pytest.mark.parametrize("ease", [linear, out_quad, out_cubic, in_out_cubic, out_back])
def test_easings_begin_and_end_where_they_should(ease) -> None:  # type: ignore[no-untyped-def]
    assert ease(0.0) == pytest.approx(0.0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1.0)


def test_the_way_of_a_card() -> None:
    assert way_ms(0, 132) == 220
    assert way_ms(3 * 132, 132) == 280
    assert way_ms(100 * 132, 132) == 420


@pytest.mark.parametrize("count", [1, 8, 14, 30, 60])
def test_a_deal_is_done_in_its_time(count: int) -> None:
    delays = [deal_delay(index, count) for index in range(count)]
    assert delays[-1] + 180 <= 1400
    if 1 < count <= 28:
        assert delays[1] == 45


def test_tempo() -> None:
    assert [Tempo(name).ms(100) for name in ("full", "fast", "slow", "reduced")] == [
        100, 50, 200, 0,
    ]  # fmt: skip


def test_a_slide_can_be_sent_elsewhere_on_its_way() -> None:
    slide = Slide()
    slide.go(1.0, 0.0, 100, linear)
    slide.step(50)
    assert slide.value == pytest.approx(0.5)
    slide.go(0.0, 50, 100, linear)
    slide.step(100)
    assert slide.value == pytest.approx(0.25)
    slide.step(150)
    assert slide.value == 0.0
    assert not slide.step(160)
    slide.go(1.0, 200, 0, linear)
    assert slide.value == 1.0


# Words


def test_lines_are_as_even_as_can_be(qapp: object) -> None:
    metrics = Metrics(1280, 800)
    body = metrics.font("body")
    lines = wrap("one two three four five six seven eight nine ten", body, 200)
    assert " ".join(lines) == "one two three four five six seven eight nine ten"
    assert len(lines) == 2
    assert wrap("", body, 100) == [""]
    assert wrap("unbreakable", body, 1) == ["unbreakable"]


def test_lines_are_those_of_the_font_as_it_is_now(qapp: object) -> None:
    body, text = font(15, 450), "one two three four five six seven eight nine ten"
    few = wrap(text, body, 200)
    body.setPixelSize(30)
    assert len(wrap(text, body, 200)) > len(few)
    body.setPixelSize(15)
    few.clear()
    assert wrap(text, body, 200)


@pytest.mark.parametrize("size", [(800, 500), (1280, 800), (3840, 2160)])
@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("at", [(0.02, 0.2), (0.5, 0.5), (0.9, 0.3), (0.9, 0.93)])
def test_a_bubble_stands_inside_the_window_and_touches_what_it_is_about(
    qapp: object, size: tuple[int, int], scale: float, at: tuple[float, float]
) -> None:
    metrics = Metrics(*size, scale)
    about = Rect(at[0] * size[0], at[1] * size[1], 80, 60)
    window = Rect(0, 50, size[0], size[1] - 50)
    text = "37 does not fit here: this pile needs a card above 47, or exactly 37."
    decoration = make_bubble(text, about, window, metrics)
    assert decoration.rect.x >= 0
    assert decoration.rect.right <= size[0]
    assert window.y <= decoration.rect.y
    assert decoration.rect.bottom <= size[1]
    assert decoration.rect.overlap(about) == 0
    visual = decoration.visual
    assert isinstance(visual, BubbleVisual)
    assert " ".join(visual.lines) == text
    assert visual.tip is not None
    tip_x, tip_y = decoration.rect.x + visual.tip[0], decoration.rect.y + visual.tip[1]
    assert about.grown(metrics.px(4)).holds(tip_x, tip_y)
    assert not decoration.rect.holds(tip_x, tip_y)
    assert decoration.rect.grown(metrics.px(12)).holds(tip_x, tip_y)


WINDOW = Rect(0, 50, 1280, 650)
REASON = "37 does not fit here: this pile needs a card above 47, or exactly 37."


def clear(*rects: Rect) -> list[Seen]:
    return [Seen(rect, KEPT) for rect in rects]


@pytest.mark.parametrize(
    ("kept", "stands"),
    [
        ([], "below"),
        ([Rect(0, 460, 1280, 200)], "above"),
        ([Rect(0, 460, 1280, 200), Rect(0, 50, 1280, 290)], "right"),
        ([Rect(0, 460, 1280, 200), Rect(0, 50, 1280, 290), Rect(690, 50, 590, 600)], "left"),
    ],
    ids=["below", "above", "right", "left"],
)
def test_a_bubble_goes_where_it_covers_nothing_that_is_to_be_kept_clear(
    qapp: object, kept: list[Rect], stands: str
) -> None:
    about = Rect(600, 350, 80, 100)
    decoration = make_bubble(REASON, about, WINDOW, Metrics(1280, 800), clear(*kept))
    side = {
        "below": decoration.rect.y > about.bottom,
        "above": decoration.rect.bottom < about.y,
        "right": decoration.rect.x > about.right,
        "left": decoration.rect.right < about.x,
    }
    assert [name for name, there in side.items() if there] == [stands]
    assert sum(map(decoration.rect.overlap, kept)) == 0


def test_a_bubble_gets_narrower_or_wider_to_leave_things_free(qapp: object) -> None:
    about, metrics = Rect(100, 200, 100, 150), Metrics(1280, 800)
    usual = make_bubble(REASON, about, WINDOW, metrics).rect
    beside = Rect(usual.right - 60, 50, 400, 600)
    assert make_bubble(REASON, about, WINDOW, metrics, clear(beside)).rect.width < usual.width
    under = Rect(0, usual.bottom - 10, 1280, 100)
    above = Rect(0, 50, 1280, 100)
    flat = make_bubble(REASON, about, WINDOW, metrics, clear(under, above)).rect
    assert flat.overlap(under) == 0
    assert flat.height < usual.height


def test_what_is_to_be_kept_clear_matters_more_than_other_things(qapp: object) -> None:
    about, metrics = Rect(600, 300, 80, 100), Metrics(1280, 800)
    hand, elsewhere = Rect(0, 410, 1280, 200), Rect(0, 50, 1280, 240)
    sides = [Rect(0, 290, 600, 120), Rect(690, 290, 590, 120)]
    seen = [*clear(hand), *map(Seen, [elsewhere, *sides])]
    rect = make_bubble(REASON, about, WINDOW, metrics, seen).rect
    assert rect.overlap(hand) == 0


def test_a_bubble_stands_away_from_a_thing_whose_sides_are_all_to_be_kept_clear(
    qapp: object,
) -> None:
    about, metrics = Rect(1130, 640, 120, 50), Metrics(1280, 800)
    hand, buttons = Rect(100, 450, 1160, 180), Rect(800, 630, 320, 70)
    decoration = make_bubble(REASON, about, WINDOW, metrics, clear(hand, buttons))
    assert isinstance(decoration.visual, BubbleVisual)
    assert decoration.visual.tip is None
    assert decoration.rect.bottom < hand.y
    assert WINDOW.holds(decoration.rect.x, decoration.rect.y)
    near = make_bubble(REASON, about, WINDOW, metrics, [Seen(hand), *clear(buttons)])
    assert isinstance(near.visual, BubbleVisual)
    assert near.visual.tip is not None


def test_a_bubble_away_from_its_thing_is_as_near_as_can_be(qapp: object) -> None:
    about, metrics = Rect(1130, 640, 120, 50), Metrics(1280, 800)
    hand, pile = Rect(100, 450, 1160, 250), Rect(600, 100, 150, 330)
    rect = make_bubble(REASON, about, WINDOW, metrics, [*clear(hand), Seen(pile)]).rect
    assert rect.overlap(hand) == rect.overlap(pile) == 0
    assert rect.x > pile.right


def test_a_bubble_rather_covers_piles_than_words_and_words_than_what_is_lit(qapp: object) -> None:
    about, metrics = Rect(600, 300, 80, 100), Metrics(1280, 800)
    left, right, below, above = (
        Rect(0, 50, 600, 650),
        Rect(690, 50, 590, 650),
        Rect(0, 410, 1280, 290),
        Rect(0, 50, 1280, 240),
    )
    blocked = clear(left._replace(height=360), right._replace(height=360))
    under = make_bubble(REASON, about, WINDOW, metrics, [*blocked, Seen(below), Seen(above, TOLD)])
    assert under.rect.y > about.bottom
    over = make_bubble(
        REASON, about, WINDOW, metrics, [*blocked, Seen(below, LIT), Seen(above, TOLD)]
    )
    assert over.rect.bottom < about.y


# Pills

EDGE_ROOM = 190.0


def edge(room: float = EDGE_ROOM) -> Edge:
    return Edge(500, 100, 578, room, 34, Metrics(1280, 800))


def says(colour: int, own: bool = False) -> Hanging:
    return Hanging(colour, "N", "leave", "keep off", "Nikos says so", own)


def test_one_signal_says_its_word(qapp: object) -> None:
    [pill] = hang("up1", [says(1)], None, "", edge())
    assert isinstance(pill.visual, SignalVisual)
    assert pill.visual.word == "keep off"
    assert pill.rect.middle == (500, 100)
    assert not pill.pressable


def test_two_stand_side_by_side_without_words(qapp: object) -> None:
    pills = hang("up1", [says(1), says(2)], None, "", edge())
    assert [pill.visual.word for pill in pills] == ["", ""]  # type: ignore[attr-defined]


def test_more_stack_behind_a_number(qapp: object) -> None:
    pills = hang("up1", [says(1), says(2), says(3), says(4)], says(0, own=True), "mine", edge())
    kinds = [type(pill.visual) for pill in pills]
    assert kinds == [SignalVisual, MoreVisual, SignalVisual]
    assert pills[1].visual == MoreVisual("+3")
    assert pills[2].pressable
    assert pills[2].name == "mine"
    assert pills[0].rect.x >= 500 - EDGE_ROOM / 2
    assert pills[2].rect.right <= 500 + EDGE_ROOM / 2


def test_a_pill_tells_who_says_what_to_the_pointer_alone(qapp: object) -> None:
    first, more = hang("up1", [says(1), says(2), says(3)], None, "", edge(110))
    assert (first.name, first.tip) == ("", "Nikos says so")
    assert (more.name, more.tip) == ("", "Nikos says so · Nikos says so")
    [own] = hang("up1", [], says(0, own=True), "mine", edge())
    assert (own.name, own.tip) == ("mine", "")


def test_the_offer_of_a_signal_leaves_the_middle_free(qapp: object) -> None:
    [pill] = hang("up1", [], None, "signal", edge())
    assert pill.visual == AskVisual("leave")
    assert pill.rect.right == 578
    assert (pill.rect.width, pill.rect.height) == (34 * ASK_WIDTH, 34 * ASK)
    assert hang("up1", [], None, "", edge()) == ()
