"""The layout of Extreme as data: nothing overlaps, leaves the window or is cut at any size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from app.games.contract import Frame
from app.games.numbers import texts as numbers
from app.games.numbers.texts import does_not_go
from app.games.the_game.situation import TheGameSituation
from app.games.the_game_extreme import words
from app.games.the_game_extreme.layout.columns import slots
from app.games.the_game_extreme.layout.layout import lay_out
from app.games.the_game_extreme.visuals.faces import BELOW_BAND, CommandFace
from app.games.the_game_extreme.visuals.painting import TAG_END, draw_one_size
from app.games.the_game_extreme.visuals.visuals import (
    DrawOneVisual,
    HeldBackVisual,
    NothingVisual,
    TagVisual,
)
from app.paint.brushes import elided
from app.paint.faces import CARD_RATIO, NumberFace
from app.paint.states import LOCK_REACH
from app.style.typography import font
from app.table.aims import aim_decorations
from app.table.guide import Offer
from app.table.layout import CardSpec, Decoration, Layer, Layout, Rect
from app.table.painters import fitted, text_font
from app.table.visuals import BadgeVisual, PanelVisual, TextVisual
from tests.app.games.extreme_positions import (
    BUSY,
    extreme,
    four_in_force,
    four_owed,
    match_of,
    nothing,
    silence_and_duties,
    situation,
    three_in_force,
)
from tests.app.games.the_game_situations import SIZES, apart, chevrons, everything, frame
from tests.app.translators import Greek, Longer, Pretend

INLAY = 70
"""Where the inner line of the table's inlay ends, of the design."""
KINDS = ("human", "human", "easy", "hard", "human")


@pytest.fixture(params=["English", "Greek", "half as long again"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    translator = {"Greek": Greek, "half as long again": Longer}.get(request.param, Pretend)()
    if request.param != "English":
        QCoreApplication.installTranslator(translator)
    yield request.param
    QCoreApplication.removeTranslator(translator)


def busy() -> Iterator[tuple[int, TheGameSituation]]:
    """Tables with much on them, for every number of players."""
    for seats in range(1, 6):
        for state in BUSY:
            yield seats, situation(state(seats), kinds=KINDS[:seats])  # type: ignore[arg-type]


def laid_out(state: dict[str, Any], size: tuple[int, int] = (1280, 800), **changes: Any) -> Layout:
    return lay_out(situation(state, **changes), frame(size))


def decorations(layout: Layout, *kinds: str) -> list[Decoration]:
    return [decoration for decoration in layout.decorations if decoration.id.split(":")[0] in kinds]


def tags(layout: Layout) -> dict[str, TagVisual]:
    return {
        decoration.id: decoration.visual
        for decoration in layout.decorations
        if isinstance(decoration.visual, TagVisual)
    }


def hand(layout: Layout) -> list[CardSpec]:
    return [card for card in layout.cards if card.layer is Layer.HAND]


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_leaves_the_window_overlaps_or_is_cut(
    language: str, size: tuple[int, int], text_scale: float
) -> None:
    room = frame(size, text_scale)
    for _, now in busy():
        layout = lay_out(now, room)
        for rect in everything(layout):
            assert rect.x >= 0
            assert rect.y >= room.bar - 0.01
            assert rect.right <= size[0] + 0.01
            assert rect.width >= 0
            assert rect.height >= 0
        trays = [place.rect for place in layout.places]
        panels = [
            decoration.rect
            for decoration in layout.decorations
            if isinstance(decoration.visual, PanelVisual)
        ]
        shown_tags = [
            decoration.rect for decoration in decorations(layout, "force", "owed", "title")
        ]
        pills = [
            decoration.rect for decoration in decorations(layout, "signal", "own-signal", "more")
        ]
        duties = [decoration.rect for decoration in decorations(layout, "duty")]
        [caption] = [decoration.rect for decoration in decorations(layout, "caption")]
        cards = [with_lock(card) for card in hand(layout)]
        for group in (trays, panels, shown_tags, pills, duties):
            apart(*combinations(group, 2))
        apart(*((panel, tag) for panel in panels for tag in shown_tags))
        above = [*panels, *shown_tags]
        apart(*((one, other) for one in above for other in [*trays, *pills, caption]))
        apart(*((caption, other) for other in [*trays, *pills]))
        apart(*product(pills, chevrons(layout)))
        apart(*((card.rect, other) for card in hand(layout) for other in [*trays, *duties]))
        apart(*((card, tray) for card in cards for tray in trays))
        assert all(rect.bottom <= room.rail_top for rect in [*trays, *duties])
        backs = [card.rect for card in layout.cards if card.id.startswith("seat")]
        assert all(any(inside(back, panel) for panel in panels) for back in backs)
        if language != "half as long again":
            assert_no_word_is_cut(layout, room)


def with_lock(card: CardSpec) -> Rect:
    """What a card of the hand covers, with the lock that reaches over its edge."""
    if card.over is None:
        return card.rect
    x, y, width, height = card.rect
    reach = LOCK_REACH * width
    return Rect(x, y - reach, width + reach, height + reach)


def inside(inner: Rect, outer: Rect) -> bool:
    return inner.overlap(outer) >= 0.999 * inner.width * inner.height


def assert_no_word_is_cut(layout: Layout, room: Frame) -> None:
    for decoration in layout.decorations:
        match decoration.visual:
            case TagVisual():
                assert_tag_fits(decoration, room.metrics.px(TAG_END))
            case NothingVisual():
                words_wide = QFontMetricsF(font(decoration.visual.size, 450)).horizontalAdvance
                assert (
                    words_wide(decoration.visual.text)
                    <= decoration.rect.width - 2 * decoration.visual.pad + 0.01
                )
            case DrawOneVisual():
                assert draw_one_size(decoration.visual)[0] <= decoration.rect.width + 0.01
            case TextVisual():
                assert_text_fits(decoration, room)
            case BadgeVisual():
                assert len(decoration.visual.lines) <= 3
            case _:
                pass


def assert_tag_fits(decoration: Decoration, end: float) -> None:
    visual = decoration.visual
    assert isinstance(visual, TagVisual)
    room = decoration.rect.width - visual.field - visual.pad - end
    title = QFontMetricsF(font(visual.title_size, 700)).horizontalAdvance(visual.title)
    assert title <= room + 0.01, visual.title
    if visual.line:
        line = QFontMetricsF(font(visual.line_size, 450)).horizontalAdvance(visual.line)
        assert line + (title + visual.beside if visual.beside else 0) <= room + 0.01, visual.line
    high = QFontMetricsF(font(visual.title_size, 700)).capHeight()
    assert high <= decoration.rect.height - 4


def assert_text_fits(decoration: Decoration, room: Frame) -> None:
    visual = decoration.visual
    assert isinstance(visual, TextVisual)
    fits = fitted(visual.text, text_font(visual, room.metrics), decoration.rect.width)
    assert elided(visual.text, fits, decoration.rect.width) == visual.text


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("language", ["English", "Greek"], indirect=True)
def test_two_tags_say_what_they_mean(language: str, size: tuple[int, int]) -> None:
    for seats in range(1, 6):
        layout = laid_out(silence_and_duties(seats), size)
        assert len(tags(layout)) == 4
        assert all(visual.line and not visual.beside for visual in tags(layout).values())


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)])
def test_names_of_twenty_letters_stand_whole_beside_the_commands(
    qapp: object, size: tuple[int, int]
) -> None:
    for seats in (2, 3, 4, 5):
        layout = laid_out(four_owed(seats), size)
        for decoration in layout.decorations:
            if isinstance(decoration.visual, PanelVisual):
                name = QFontMetricsF(font(decoration.visual.name_size, 700))
                assert (
                    name.horizontalAdvance(decoration.visual.name)
                    <= decoration.visual.text_room + 0.01
                )


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_costs_and_captions_stand_free(
    language: str, size: tuple[int, int], text_scale: float
) -> None:
    room = frame(size, text_scale)
    layout = lay_out(situation(nothing(3)), room)
    captions = (words.ends_the_turn(), words.covers_skull(), words.then_cover_it())
    for caption in (*captions, words.makes_exactly_three()):
        offers = {pile: Offer("66", "leap", caption) for pile in ("up1", "down1")}
        offers["up2"] = Offer(numbers.back(numbers=10), "trick", caption)
        aims = aim_decorations(layout, offers, does_not_go(), room.metrics)
        assert len(aims) == 7
        apart(*combinations([decoration.rect for decoration in aims], 2))
        apart(*((decoration.rect, card.rect) for decoration in aims for card in hand(layout)))
        if language != "half as long again":
            for decoration in aims:
                if isinstance(decoration.visual, TextVisual):
                    assert_text_fits(decoration, room)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_a_cost_leaves_the_command_under_it_to_be_read(
    language: str, size: tuple[int, int], text_scale: float
) -> None:
    room = frame(size, text_scale)
    layout = lay_out(situation(three_in_force(3)), room)
    tops = {card.place: card for card in layout.cards if isinstance(card.face, CommandFace)}
    piles = [place for place in layout.places if place.id in tops]
    assert piles
    offers = {each.id: Offer("skips 66", "step", words.then_cover_it()) for each in piles}
    for aim in aim_decorations(layout, offers, does_not_go(), room.metrics):
        card = tops.get(aim.id.split(":")[1])
        if card is not None:
            assert aim.rect.y >= card.rect.bottom - BELOW_BAND * layout.unit - 0.01
        apart(*((aim.rect, card.rect) for card in hand(layout)))


def test_measures_of_the_design(qapp: object) -> None:
    layout = laid_out(silence_and_duties(3))
    unit = layout.unit
    assert unit == pytest.approx(0.9 * 132, abs=0.5)
    centres = [(place.card.middle[0] - 640) / unit for place in layout.places]
    assert centres == pytest.approx([-3.42, -1.88, 1.88, 3.42, 0], abs=0.02)
    assert layout.place("up1").card.y / unit == pytest.approx(2.29, abs=0.05)
    foot = frame((1280, 800)).rail_top
    for card in hand(layout):
        assert card.rect.height == pytest.approx(card.rect.width * CARD_RATIO)
        # The band of a command begins 0.38 of a width over the foot and ends 0.045 over it.
        assert card.rect.bottom - 0.045 * unit <= foot
    left, force, owed = slots(1280, frame((1280, 800)).metrics, alone=False)
    assert (left.x, left.width) == pytest.approx((40, 336), abs=4)
    assert (force.x, force.width) == pytest.approx((404, 370), abs=4)
    assert (owed.right, owed.width) == pytest.approx((1240, 440), abs=4)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_moves_when_commands_come_and_go(qapp: object, size: tuple[int, int]) -> None:
    for seats in range(1, 6):
        for state in BUSY:
            busy_table = state(seats)
            free = {**nothing(seats), "options": busy_table["options"]}
            assert standing(laid_out(busy_table, size)) == standing(laid_out(free, size))


def standing(layout: Layout) -> dict[str, Rect]:
    """Where trays and players stand."""
    panels = {
        decoration.id: decoration.rect
        for decoration in layout.decorations
        if isinstance(decoration.visual, PanelVisual)
    }
    return {place.id: place.rect for place in layout.places} | panels


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (3840, 2160)])
def test_panels_and_titles_stand_inside_the_lines_round_the_table(
    qapp: object, size: tuple[int, int]
) -> None:
    inner_line = frame(size).metrics.px(69)
    for seats in range(1, 6):
        layout = laid_out(nothing(seats), size)
        under_bar = [
            *standing(layout).values(),
            *(decoration.rect for decoration in decorations(layout, "title")),
        ]
        assert min(rect.y for rect in under_bar) > inner_line + 1


@pytest.mark.parametrize("text_scale", [1.15, 1.3])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_in_a_small_window_large_texts_stand_inside_those_lines_too(
    qapp: object, text_scale: float, seats: int
) -> None:
    room = frame((960, 600), text_scale)
    for state in (nothing, three_in_force):
        layout = lay_out(situation(state(seats)), room)
        tops = [each.rect.y for each in decorations(layout, "title", "force", "owed")]
        tops += [each.rect.y for each in layout.decorations if each.id.startswith("panel")]
        assert min(tops) >= room.metrics.px(69)


def test_a_column_with_nothing_in_it_says_so(qapp: object) -> None:
    columns = ("title", "force", "owed")
    free = decorations(laid_out(nothing(3)), *columns)
    assert [decoration.id for decoration in free] == [
        "title:force",
        "force:none",
        "title:owed",
        "owed:none",
    ]
    skull = extreme((9, 23), {"down2": [100, 60, 43]}, placed=[(43, "down2")])
    ids = [decoration.id for decoration in decorations(laid_out(skull), *columns)]
    assert ids == ["title:force", "force:none", "title:owed", "owed:skull"]
    force = extreme((9, 23, 38), {"down2": [100, 60, 54]})
    ids = [decoration.id for decoration in decorations(laid_out(force), *columns)]
    assert ids == ["title:force", "force:silence", "title:owed", "owed:none"]
    assert not decorations(laid_out(nothing(3), stage="over"), *columns)
    assert not decorations(laid_out(four_owed(1)), "panel0", "panel1")


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("language", ["English", "Greek"], indirect=True)
def test_titles_stand_under_the_inlay(language: str, size: tuple[int, int]) -> None:
    room = frame(size)
    for seats in range(1, 6):
        for state in (nothing, silence_and_duties, four_owed, four_in_force, three_in_force):
            titles = decorations(laid_out(state(seats), size), "title")
            assert len(titles) == 2
            for title in titles:
                assert isinstance(title.visual, TextVisual)
                measure = QFontMetricsF(text_font(title.visual, room.metrics))
                high = title.rect.y + measure.ascent() - measure.capHeight()
                assert high > room.metrics.px(INLAY)


def test_a_third_tag_makes_all_of_its_column_low(qapp: object) -> None:
    two = laid_out(silence_and_duties(3))
    heights = {decoration.rect.height for decoration in decorations(two, "force", "owed")}
    assert len(heights) == 1
    [height] = heights
    three = laid_out(three_in_force(3))
    assert len(decorations(three, "force")) == 3
    assert all(decoration.rect.height < 0.7 * height for decoration in decorations(three, "force"))
    low = [visual for id_, visual in tags(three).items() if id_.startswith("force")]
    assert all(visual.beside or not visual.line for visual in low)
    four = laid_out(four_owed(3))
    assert len(decorations(four, "owed")) == 4
    assert all(decoration.rect.height == height for decoration in decorations(four, "force"))


def test_what_is_owed_is_named_with_its_cards(qapp: object) -> None:
    titles = {id_: visual.title for id_, visual in tags(laid_out(four_owed(3))).items()}
    assert titles == {
        "force:one-pile": "One pile",
        "force:draw-one": "Draw one",
        "owed:skull": "Cover the skull on 43",
        "owed:flame": "Put out the fire on 33",
        "owed:three": "Exactly three: 2 of 3",
        "owed:one-pile": "All on the second descending pile",
    }
    lines = {id_: visual.line for id_, visual in tags(laid_out(silence_and_duties(3))).items()}
    assert lines["owed:skull"] == "Place below 43, or exactly 53"


@pytest.mark.parametrize(
    ("piles", "line"),
    [
        ({"down2": [100, 43]}, "Place below 43, or exactly 53"),
        ({"up1": [1, 43]}, "Place above 43, or exactly 33"),
        ({"up1": [1, 7]}, "Place a card above 7"),
        ({"down2": [100, 97]}, "Place a card below 97"),
        ({"down2": [100, 43], "up2": [1, 18]}, "Place a card below 43"),
    ],
)
def test_what_covers_a_skull(qapp: object, piles: dict[str, list[int]], line: str) -> None:
    [pile] = [name for name, cards in piles.items() if cards[-1] in (7, 43, 97)]
    state = extreme((9, 23, 64), piles, placed=[(piles[pile][-1], pile)])
    assert tags(laid_out(state))["owed:skull"].line == line


def test_a_skull_at_the_end_of_its_pile_takes_only_the_trick(qapp: object) -> None:
    state = extreme((9, 23, 64), {"up1": [1, 99]}, placed=[(99, "up1")])
    state["options"]["commands"] = "shuffled"
    state["commands"] = {
        **{card: command for card, command in state["commands"].items() if card != "97"},
        "99": "skull",
    }
    assert tags(laid_out(state))["owed:skull"].line == "Only 89 can cover it"
    state["piles"]["up2"] = [1, 18]
    state["draw"] = [card for card in state["draw"] if card != 18] + [12, 20]
    assert tags(laid_out(state))["owed:skull"].line == "No card can cover it"


def test_two_skulls_are_one_duty(qapp: object) -> None:
    piles = {"down2": [100, 60, 43], "up1": [1, 30, 72]}
    state = extreme((9, 23, 64), piles, placed=[(43, "down2"), (72, "up1")])
    layout = laid_out(state)
    assert tags(layout)["owed:skull"].title == "Cover the skulls on 72 and 43"
    assert [decoration.id for decoration in decorations(layout, "ring")] == [
        "ring:up1",
        "ring:down2",
    ]


def test_deadlines_of_fires_and_skulls(qapp: object) -> None:
    piles = {"up1": [1, 30, 33], "up2": [1, 12, 44], "down1": [100, 77, 72]}
    state = extreme(
        (9, 23, 64), piles, placed=[(44, "up2"), (72, "down1")], fires={"33": 4, "44": 5}
    )
    layout = laid_out(state)
    pills = {each.id: " ".join(each.visual.lines) for each in decorations(layout, "duty")}  # type: ignore[attr-defined]
    assert pills == {
        "duty:up1": "cover it now",
        "duty:up2": "Christopher Alexande must cover it",
        "duty:down1": "cover it",
    }
    kinds = {decoration.id: decoration.visual.kind for decoration in decorations(layout, "ring")}  # type: ignore[attr-defined]
    assert kinds == {"ring:up1": "fire", "ring:up2": "fire", "ring:down1": "skull"}
    assert set(tags(layout)) == {"owed:skull", "owed:flame"}
    assert tags(layout)["owed:flame"].title == "Put out the fire on 33"


def test_the_pile_to_which_the_turn_is_bound_says_so(qapp: object) -> None:
    piles = {"up1": [1, 30, 62], "down2": [100, 60, 57]}
    layout = laid_out(extreme((9, 23, 64), piles, placed=[(57, "down2")], locked="down2"))
    [pill] = decorations(layout, "duty")
    assert (pill.id, pill.visual.lines) == ("duty:down2", ("only here",))  # type: ignore[attr-defined]


def test_the_draw_pile_says_that_one_card_is_drawn(qapp: object) -> None:
    [caption] = decorations(laid_out(four_in_force(3)), "caption")
    assert isinstance(caption.visual, DrawOneVisual)
    assert caption.name == words.draws_one([65])
    [caption] = decorations(laid_out(nothing(3)), "caption")
    assert isinstance(caption.visual, TextVisual)


def test_under_silence_nobody_can_signal(qapp: object) -> None:
    layout = laid_out(four_in_force(4))
    assert not decorations(layout, "signal", "own-signal", "more")
    panels = [
        decoration
        for decoration in layout.decorations
        if isinstance(decoration.visual, PanelVisual)
    ]
    assert [panel.visual.mark for panel in panels] == ["silence"] * 3  # type: ignore[attr-defined]
    assert all(panel.name.endswith("must keep silent") for panel in panels)
    free = laid_out(three_in_force(4))
    assert decorations(free, "own-signal")
    looks = [
        decoration.visual
        for decoration in free.decorations
        if isinstance(decoration.visual, PanelVisual)
    ]
    assert [visual.mark for visual in looks] == ["", "", ""]


def test_cards_show_the_commands_of_this_match(qapp: object) -> None:
    state = extreme((9, 23, 39, 76), {"up1": [1, 30, 49]})
    state["options"]["commands"] = "shuffled"
    moved = {"39": "23", "49": "30"}
    state["commands"] = {moved.get(card, card): name for card, name in state["commands"].items()}
    layout = laid_out(state)
    faces = {card.id: card.face for card in layout.cards}
    assert faces["23"] == CommandFace(23, "stop", "Stop", at_once=True)
    assert faces["30"] == CommandFace(30, "silence", "Silence", at_once=False)
    assert isinstance(faces["39"], NumberFace)
    assert isinstance(faces["49"], NumberFace)
    assert layout.card("23").name == "23 (Stop), card 2 of 4"


def test_fire_cards_keep_their_flame(qapp: object) -> None:
    layout = laid_out(extreme((9, 22, 39), {"up1": [1, 33]}, fires={"33": 4}))
    in_hand, on_top = layout.card("22").face, layout.card("33").face
    assert isinstance(in_hand, NumberFace)
    assert isinstance(on_top, NumberFace)
    assert in_hand.fire
    assert on_top.burning


def test_what_a_command_holds_back_lies_under_a_veil(qapp: object) -> None:
    layout = laid_out(four_owed(3))
    held = {card.id: card for card in hand(layout) if card.over is not None}
    assert set(held) == {"39", "76", "96"}
    for card in held.values():
        assert isinstance(card.over, HeldBackVisual)
        assert card.pressable
        assert card.liftable
        assert card.name.endswith("blocked by a command")
    free = layout.card("23")
    assert (free.over, free.pressable, free.liftable) == (None, False, True)
    orders = [card.order for card in hand(layout) if card.over is not None]
    assert orders == sorted(orders, reverse=True)


def test_what_does_not_go_by_its_number_is_not_a_commands_doing(qapp: object) -> None:
    piles = {"up1": [1, 99], "up2": [1, 98], "down1": [100, 4], "down2": [100, 3]}
    layout = laid_out(extreme((50, 89, 2), piles))
    assert all(card.over is None for card in hand(layout))


def test_after_the_third_of_exactly_three_every_card_looks_the_same(qapp: object) -> None:
    piles = {"up1": [1, 30, 60], "up2": [1, 70], "down1": [100, 11], "down2": [100, 20]}
    placed = [(60, "up1"), (70, "up2"), (11, "down1")]
    state = extreme((43, 71), piles, placed=placed)
    cards = hand(laid_out(state))
    assert [card.id for card in cards] == ["43", "71"]  # 43 fits nowhere, 71 does.
    assert all(isinstance(card.over, HeldBackVisual) for card in cards)


@pytest.mark.parametrize("stage", ["watching", "reviewing", "over"])
def test_nothing_is_held_back_out_of_turn(qapp: object, stage: Any) -> None:
    layout = laid_out(four_owed(3), stage=stage)
    assert all(card.over is None and not card.pressable for card in hand(layout))


def test_the_title_says_whose_duty_it_is(qapp: object) -> None:
    def title(stage: Any) -> str:
        layout = laid_out(four_owed(3), stage=stage)
        [decoration] = [
            decoration for decoration in layout.decorations if decoration.id == "title:owed"
        ]
        assert isinstance(decoration.visual, TextVisual)
        return decoration.visual.text

    stages: Sequence[Any] = ("playing", "watching", "reviewing", "over")
    assert [title(stage) for stage in stages] == [
        "For this turn", "For this turn", "For the next turn", "For the last turn",
    ]  # fmt: skip


def test_a_stop_of_another_player_comes_from_their_hand(qapp: object) -> None:
    match = match_of(extreme((9, 23, 39, 76, 96), seats=3))
    match.do(0, "place 39 down2")
    layout = lay_out(situation(match, seat=1), frame((1280, 800)))
    assert layout.card("39").origin == "seat0"
    own = lay_out(situation(match, seat=0), frame((1280, 800)))
    assert own.card("39").origin == "seat0"
    assert "seat0" in layout.anchors
    assert "seat0" not in own.anchors
    quick = situation(match_of(extreme((9, 23, 76, 96), {"down2": [100, 39]}, seats=1)))
    assert lay_out(quick, frame((1280, 800))).card("39").origin == "seat0"


def test_behind_the_curtain_all_seats_stand_at_the_table(qapp: object) -> None:
    for seats in (2, 5):
        for size in ((800, 500), (960, 600), (1280, 800)):
            layout = laid_out(four_owed(seats), size, seat=None, stage="watching")
            panels = [
                decoration.rect
                for decoration in layout.decorations
                if isinstance(decoration.visual, PanelVisual)
            ]
            assert len(panels) == seats
            apart(*combinations([*panels, *(place.rect for place in layout.places)], 2))
            assert hand(layout) == []
