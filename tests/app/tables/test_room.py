"""At any table, in any window: what is written can be read, and nothing lies over it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import cycle, product
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.games.contract import AnySituation, AnyTable, Frame
from app.match.phase import Phase
from app.pages.table.page import TablePage
from app.style.theme import load_theme
from app.table.layout import CardSpec, Decoration, Layer, Layout, PlaceSpec
from app.table.painters import Brush
from tests.app.pages.support import at_size, make_appearance, over_each_other, squeezed
from tests.app.tables.letters import cut
from tests.app.tables.matches import (
    LONG_NAMES,
    frame_of,
    looked_at,
    moments,
    sights,
    situation_of,
    stand,
)
from tests.app.tables.pen import Pen, out_of_place
from tests.app.tables.picture import chosen_at_random

WINDOWS = [
    *product(((960, 600), (1280, 800)), (1.0, 1.5)),
    ((1600, 1000), 2.0),
    *product(((2560, 1440),), (1.0, 2.0)),
]
"""Windows, and in each the largest texts that a table has there."""


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.every_game("game_id")
def test_what_is_written_on_the_table_can_be_read(
    qapp: QApplication, speak: Callable[[str], None], game_id: str, language: str
) -> None:
    speak(language)
    game, pen, windows = MODULES[game_id].table(), Pen(), cycle(WINDOWS)
    theme = load_theme("evening")
    for number, match, sight in looked_at(game_id):
        if sight.phase is Phase.CURTAIN:
            continue  # which covers it
        situation = situation_of(sight.session(match, LONG_NAMES[language]))
        for size, scale in (next(windows),):
            frame = frame_of(size, scale)
            brush = Brush(theme, frame.metrics)
            chosen = chosen_at_random(game, situation, frame, number, 2)
            for each in (situation, *chosen):
                layout = game.layout(each, frame)
                for seen in (layout, *lifted(game, each, layout, frame)):
                    with pen.writing():
                        written = pen.on(seen, brush, language)
                    found = [*out_of_place(written, seen, frame.bar)]
                    found += cut([each.text for each in written], language)
                    assert found == [], (size, scale, sight, match.seats)
                assert astray(layout, frame) == [], (size, scale, sight, match.seats)


def lifted(
    game: AnyTable, situation: AnySituation, layout: Layout, frame: Frame, most: int = 3
) -> list[Layout]:
    """The table while a card is in the hand, for some cards that show other decorations."""
    shown: dict[tuple[object, ...], Layout] = {}
    for card in layout.cards:
        if card.liftable and len(shown) < most:
            offers = game.offers(situation, card.id)
            aims = game.aim_decorations(layout, offers, frame.metrics)
            decorations = (
                *(decoration for decoration in layout.decorations if not decoration.only_at_rest),
                *aims,
            )
            cards = tuple(each for each in layout.cards if each.id != card.id)
            visuals = tuple(aim.visual for aim in aims)
            shown.setdefault(visuals, replace(layout, cards=cards, decorations=decorations))
    return list(shown.values())


def astray(layout: Layout, frame: Frame) -> list[str]:
    """What leaves the window; only the hand reaches down behind the rail."""
    found = []
    things: list[CardSpec | PlaceSpec | Decoration] = [
        *layout.cards,
        *layout.places,
        *layout.decorations,
    ]
    for thing in things:
        rect, in_hand = thing.rect, thing.layer is Layer.HAND
        foot = frame.height + rect.height / 4 if in_hand else frame.rail_top + 0.5
        aside = rect.x < -0.5 or rect.right > frame.width + 0.5
        if aside or rect.y < frame.bar - 0.5 or rect.bottom > foot:
            found.append(f"{thing.id} {tuple(map(round, rect))}")
    return found


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.every_game("game_id")
def test_what_is_asked_and_the_buttons_have_room_on_the_rail(
    qapp: QApplication, tmp_path: Path, speak: Callable[[str], None], game_id: str, language: str
) -> None:
    speak(language)
    appearance, pen = make_appearance(tmp_path), Pen()
    first, *_ = moments(game_id)
    page = TablePage(appearance, next(sights(first)).session(first))
    for size, scale in WINDOWS[:5]:
        appearance.set_text_size(round(100 * scale))
        at_size(page, *size)
        for _, match, sight in looked_at(game_id):
            if sight.phase is Phase.CURTAIN:
                continue
            stand(page, sight.session(match, LONG_NAMES[language]))
            page.display.tell_bar()
            with pen.writing():
                page.rail.status.grab()
            asked = pen.take_all()
            found = [*squeezed(page), *over_each_other(page)]
            found += cut(asked, language)
            assert asked
            assert found == [], (size, scale, sight, match.seats)
