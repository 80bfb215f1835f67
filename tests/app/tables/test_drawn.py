"""All that a table draws is told to a screen reader, by whoever may look at it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.games.contract import AnySituation
from app.games.narration import Audience
from app.style.appearance import Appearance
from app.system.screen_reader import aloud
from app.table.layout import CardSpec, Decoration, Layout, PlaceSpec
from engine.games import GAMES
from tests.amounts import some
from tests.app.table.support import seat_at
from tests.app.tables.drawn import untold
from tests.app.tables.matches import (
    GAME_IDS,
    NAMES,
    frame_of,
    looked_at,
    people,
    play_to_the_end,
    played,
    situation_of,
    stand,
)
from tests.app.window_at_hand import spoken

ThingT = TypeVar("ThingT", CardSpec, PlaceSpec, Decoration)

SIZES = ((1280, 800), (960, 600))
WINDOWS = some(24, least=4)
"""So many positions are shown in a page."""
MATCHES = some(12, least=3)


def missing(game_id: str, situation: AnySituation, layout: Layout) -> list[str]:
    """What is drawn of a situation and not told."""
    table = MODULES[game_id].table()
    return untold(situation, layout, *table.status(situation)[:2], table.line(situation))


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_whatever_is_drawn_is_told(
    qapp: QApplication, game_id: str, language: str, speak: Callable[[str], None]
) -> None:
    speak(language)
    table = MODULES[game_id].table()
    for number, match, sight in looked_at(game_id):
        situation = situation_of(sight.session(match))
        layout = table.layout(situation, frame_of(SIZES[number % len(SIZES)]))
        assert missing(game_id, situation, layout) == [], sight


def kind_of(thing: CardSpec | PlaceSpec | Decoration) -> str:
    """What sort of thing it is, by the letters at the beginning of its id."""
    if isinstance(thing, CardSpec):
        return type(thing.face).__name__
    return re.split(r"[\d:.]", thing.id)[0]


def without_name(layout: Layout, thing: CardSpec | PlaceSpec | Decoration) -> Layout:
    """The layout, in which this thing has no name."""

    def silent(things: Sequence[ThingT]) -> tuple[ThingT, ...]:
        return tuple(replace(each, name="") if each is thing else each for each in things)

    return replace(
        layout,
        cards=silent(layout.cards),
        places=silent(layout.places),
        decorations=silent(layout.decorations),
    )


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_whatever_has_lost_its_name_is_noticed(qapp: QApplication, game_id: str) -> None:
    table, lot = MODULES[game_id].table(), Random(game_id)
    tried, noticed = set[str](), set[str]()
    for _, match, sight in looked_at(game_id):
        situation = situation_of(sight.session(match))
        layout = table.layout(situation, frame_of(SIZES[0]))
        named = [each for each in layout.things if each.name]
        for kind in sorted(set(map(kind_of, named)) - noticed):
            lost = lot.choice([each for each in named if kind_of(each) == kind])
            silent = without_name(layout, lost)
            tried.add(kind)
            if missing(game_id, situation, silent):
                noticed.add(kind)
    assert tried - noticed == set()


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_the_layout_names_is_what_a_screen_reader_finds(
    appearance: Appearance, game_id: str
) -> None:
    """So the words of a layout, of the rail and of the bar may stand for those of the window."""
    table = None
    seen = (each for each in looked_at(game_id) if each[2].hand_open)
    for _, match, sight in islice(seen, WINDOWS):
        session = sight.session(match)
        if table is None:
            table = seat_at(appearance, match)
        stand(table.page, session)
        table.page.display.show()
        QCoreApplication.processEvents()
        page = table.page
        found = set(spoken(page))
        names = {aloud(each.name) for each in table.view.scene.layout.things if each.name}
        assert names <= found, sight
        words = " ".join(found)
        for line in (*page.rail.status.lines, *page.title_line().split(" · ")):
            assert aloud(line) in words, sight


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_end_is_announced_with_who_won(qapp: QApplication, game_id: str) -> None:
    game, narration = GAMES[game_id], MODULES[game_id].narration()
    for seed in range(MATCHES):
        match = played(game_id, game.max_seats if seed % 2 else max(2, game.min_seats), seed)
        play_to_the_end(match, Random(seed))
        assert match.over is not None
        said = narration.announce(match.happened(None), Audience(people(match), None))
        won = match.over.get("winners", [match.over["winner"]] if "winner" in match.over else [])
        for seat in won:
            assert NAMES[seat] in said.rpartition(". ")[2], said
        if match.over.get("remaining"):
            assert str(match.over["remaining"]) in said, said
