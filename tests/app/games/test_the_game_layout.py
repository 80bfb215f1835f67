"""The layout of The Game as data: nothing overlaps or leaves the window, whatever its size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from app.games.numbers import texts as numbers
from app.games.the_game import words
from app.games.the_game.layout.layout import lay_out
from app.match.players import PlayerInfo
from app.paint.brushes import elided
from app.paint.faces import CARD_RATIO
from app.paint.names import names_on_panel
from app.style.typography import font
from app.table.aims import aim_decorations
from app.table.guide import Offer
from app.table.layout import Layer, Layout, Rect
from app.table.painters import fitted, text_font
from app.table.visuals import BadgeVisual, PanelVisual, TextVisual
from tests.app.games.extreme_positions import TWENTY
from tests.app.games.the_game_situations import (
    HANDS,
    SIZES,
    apart,
    chevrons,
    everything,
    frame,
    laid_out,
    situation,
)
from tests.app.table.support import NAMES
from tests.app.translators import Greek, Longer, Pretend


@pytest.fixture(params=["English", "Greek", "half as long again"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    translator = {"Greek": Greek, "half as long again": Longer}.get(request.param, Pretend)()
    if request.param != "English":
        QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


Lay = Callable[..., Layout]


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_leaves_the_window_or_overlaps(
    language: None, size: tuple[int, int], seats: int, text_scale: float
) -> None:
    layout = laid_out(size, seats, text_scale)
    bar, rail = frame(size).bar, frame(size).rail_top
    inside = Rect(0, bar, size[0], size[1] - bar)
    for rect in everything(layout):
        assert rect.x >= inside.x
        assert rect.y >= inside.y - 0.01
        assert rect.right <= inside.right + 0.01
    trays = [place.rect for place in layout.places]
    panels = [
        decoration.rect for decoration in layout.decorations if decoration.id.startswith("panel")
    ]
    hand = [card.rect for card in layout.cards if card.layer is Layer.HAND]
    pills = [
        decoration.rect
        for decoration in layout.decorations
        if "signal" in decoration.id or "more" in decoration.id
    ]
    duties = [
        decoration.rect for decoration in layout.decorations if decoration.id.startswith("duty")
    ]
    caption = next(
        decoration.rect for decoration in layout.decorations if decoration.id == "caption:draw"
    )
    for group in (trays, panels, pills, duties):
        apart(*combinations(group, 2))
    apart(*((panel, other) for panel in panels for other in [*trays, *pills, caption]))
    apart(*((card, other) for card in hand for other in [*trays, *duties]))
    apart(*((caption, other) for other in [*trays, *pills]))
    apart(*product(pills, chevrons(layout)))
    assert all(rect.bottom <= rail for rect in [*trays, *duties])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_costs_and_captions_stand_free(
    language: None, size: tuple[int, int], text_scale: float
) -> None:
    layout = laid_out(size, 3, text_scale)
    metrics = frame(size, text_scale).metrics
    offers = {
        "up1": Offer("66", "leap", "puts the fire out"),
        "up2": Offer("10 back", "trick", "backwards trick"),
    }
    decorations = aim_decorations(layout, offers, "does not fit", metrics)
    hand = [card.rect for card in layout.cards if card.layer is Layer.HAND]
    assert len(decorations) == 6
    apart(*combinations([decoration.rect for decoration in decorations], 2))
    apart(*((decoration.rect, card) for decoration in decorations for card in hand))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("language", ["English", "Greek"], indirect=True)
def test_no_caption_is_cut(language: None, size: tuple[int, int], text_scale: float) -> None:
    layout = laid_out(size, 3, text_scale)
    metrics = frame(size, text_scale).metrics
    for caption in (numbers.does_not_go(), numbers.backwards_trick(), words.puts_out_fire()):
        offers = {"up1": Offer("1", "leap", caption)}
        for decoration in [*aim_decorations(layout, offers, caption, metrics), *layout.decorations]:
            if isinstance(decoration.visual, TextVisual):
                font = fitted(
                    decoration.visual.text,
                    text_font(decoration.visual, metrics),
                    decoration.rect.width,
                )
                text = decoration.visual.text
                assert elided(text, font, decoration.rect.width) == text
    for decoration in layout.decorations:
        if isinstance(decoration.visual, BadgeVisual):
            assert len(decoration.visual.lines) <= 3


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_measures_of_the_design(size: tuple[int, int]) -> None:
    layout = laid_out(size, 3)
    unit = layout.unit
    assert unit == pytest.approx(min(0.103 * size[0], 0.165 * size[1]), abs=0.5)
    centres = [(place.card.middle[0] - size[0] / 2) / unit for place in layout.places]
    assert centres == pytest.approx([-3.29, -1.79, 1.79, 3.29, 0], abs=0.02)
    assert all(place.card.y == pytest.approx(1.65 * unit, abs=1) for place in layout.places)
    tray = layout.place("up1").rect
    assert (tray.width / unit, tray.height / unit) == pytest.approx((1.18, 1.82), abs=0.01)
    hand = [card.rect for card in layout.cards if card.layer is Layer.HAND]
    assert all(card.height == pytest.approx(card.width * CARD_RATIO) for card in hand)
    shown = (frame(size).rail_top - hand[0].y) / hand[0].height
    assert shown == pytest.approx(0.84, abs=0.03)


@pytest.mark.parametrize("size", [(800, 500), (1280, 800), (3840, 2160)])
@pytest.mark.parametrize("seats", [1, 2])
def test_a_full_hand_stands_side_by_side(size: tuple[int, int], seats: int) -> None:
    layout = laid_out(size, seats)
    hand = [card.rect for card in layout.cards if card.layer is Layer.HAND]
    assert len(hand) == len(HANDS[seats])
    for left, right in pairwise(hand):
        assert right.x - left.right >= 0.03 * layout.unit
    assert hand[0].x + hand[-1].right == pytest.approx(size[0], abs=3)


def test_targets_are_large_enough() -> None:
    for size in SIZES:
        layout = laid_out(size, 3)
        for place in layout.places:
            assert min(place.rect.width, place.rect.height) >= 40


def test_the_order_of_the_hand() -> None:
    up = lay_out(situation(3), frame((1280, 800)))
    down = lay_out(situation(3), frame((1280, 800))._replace(descending=True))
    ids = [card.id for card in up.cards if card.layer is Layer.HAND]
    assert ids == ["9", "22", "37", "58", "73", "90"]
    assert [card.id for card in down.cards if card.layer is Layer.HAND] == ids[::-1]


def test_the_others_sit_in_order_of_play() -> None:
    layout = laid_out((1280, 800), 5)
    panels = sorted(
        (decoration for decoration in layout.decorations if decoration.id.startswith("panel")),
        key=lambda decoration: decoration.rect.x,
    )
    assert [panel.id for panel in panels] == ["panel1", "panel2", "panel3", "panel4"]
    looks = [panel.visual for panel in panels]
    assert [visual.line for visual in looks] == ["plays next", "easy", "hard", ""]  # type: ignore[attr-defined]
    assert panels[1].name.endswith(", 6 card(s) in hand, computer, easy")


def test_a_long_name_is_cut_and_told_whole() -> None:
    layout = laid_out((960, 600), 5)
    panel = next(decoration for decoration in layout.decorations if decoration.id == "panel3")
    assert panel.name.startswith(NAMES[3])
    visual = panel.visual
    assert visual.text_room > 30  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("size", "text_scale", "most"),
    [((960, 600), 1.0, 4), ((1280, 800), 1.0, 5), ((1280, 800), 1.3, 5), ((2560, 1440), 1.3, 5)],
)
def test_names_of_twenty_letters_stand_whole_where_they_have_the_room(
    qapp: QApplication, size: tuple[int, int], text_scale: float, most: int
) -> None:
    for seats in range(2, most + 1):
        players = [PlayerInfo(name, seat, "human") for seat, name in enumerate(TWENTY[:seats])]
        layout = lay_out(replace(situation(seats), players=players), frame(size, text_scale))
        for decoration in layout.decorations:
            if isinstance(decoration.visual, PanelVisual):
                written = font(decoration.visual.name_size, 700)
                room, height = decoration.visual.text_room + 0.01, decoration.rect.height
                lines = names_on_panel(decoration.visual.name, written, room, height)
                assert "".join(lines).replace(" ", "") == decoration.visual.name.replace(" ", "")


def test_every_card_has_an_id_of_its_own() -> None:
    layout = laid_out((1280, 800), 4)
    ids = [card.id for card in layout.cards]
    assert len(set(ids)) == len(ids)
    others = [card for card in layout.cards if card.id.startswith("seat")]
    assert len({card.face for card in others}) == 1
    assert not any(card.name for card in others)


def test_signals_say_their_word_alone_and_stack_when_there_are_many() -> None:
    one = laid_out((1280, 800), 5)
    pills = {decoration.id: decoration.visual for decoration in one.decorations}
    assert pills["signal:down2:1"].word == "keep off"  # type: ignore[attr-defined]
    assert "more:up1" in pills
    assert pills["more:up1"].text.startswith("+")  # type: ignore[attr-defined]
    assert pills["own-signal:up1"].own  # type: ignore[attr-defined]
    none = laid_out((1280, 800), 5, can_signal=False)
    assert not any(decoration.pressable for decoration in none.decorations)


def test_deadlines_of_fires() -> None:
    layout = laid_out((1280, 800), 3)
    duties = {
        decoration.id: decoration.visual
        for decoration in layout.decorations
        if decoration.id.startswith("duty")
    }
    text = {id_: " ".join(visual.lines) for id_, visual in duties.items()}  # type: ignore[attr-defined]
    assert text == {
        "duty:up1": "cover it now",
        "duty:up2": "Nikos must cover it",
        "duty:down1": "cover it now",
    }


@pytest.mark.parametrize(
    ("seats", "seat", "said"),
    [(1, 0, "cover it next turn"), (3, 1, "you must cover it"), (3, 2, "Nikos must cover it")],
)
def test_who_is_next_is_told_so_while_another_is_on_turn(seats: int, seat: int, said: str) -> None:
    table = situation(seats)
    layout = lay_out(replace(table, seat=seat), frame((1280, 800)))
    badge = next(each.visual for each in layout.decorations if each.id == "duty:up2")
    assert isinstance(badge, BadgeVisual)
    assert " ".join(badge.lines) == said


def test_a_pile_is_named_with_its_fire(qapp: QApplication) -> None:
    layout = laid_out((1280, 800), 3)
    names = {place.id: place.name for place in layout.places}
    assert names["up1"].startswith("first ascending pile, top 33 (fire), cover it now")
    assert names["up2"].startswith("second ascending pile, top 44 (fire)")
    assert "cover it now" not in names["up2"]
