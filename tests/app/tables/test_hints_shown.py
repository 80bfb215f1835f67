"""A hint on the table: its words cover nothing that they name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.match.bot_client import Hint, Reason
from app.table.layout import Layer, Layout, Rect
from engine.core.events import Kind
from engine.core.match import Match
from tests.app.table.support import Table, look_at, seat_at
from tests.app.tables.matches import moments

EDGE = 0.02
"""The share of a thing that may lie under the words."""


def weighed(game: str) -> Iterator[tuple[Match, int, Hint]]:
    """Positions in which somebody may do one thing or another of the same kind, and a hint."""
    for match in moments(game):
        for seat in match.to_act[:1]:
            legal = [str(action) for action in match.legal(seat)]
            alike = [each for each in legal if each.split()[0] == legal[-1].split()[0]]
            if len(alike) > 1 and len(alike[0].split()) > 1:
                reason = Reason("better", {"other": alike[0], "points": 2})
                yield match, seat, Hint(alike[-1], (reason,))


def covered(bubble: Rect, layout: Layout, ids: set[str]) -> list[str]:
    """What of these lies under the words, or of a tray that is open."""
    cards = {card.id for card in layout.cards if card.layer is Layer.LABEL}
    return [
        thing.id
        for thing in layout.things
        if thing.id in ids | cards
        and bubble.overlap(thing.rect) > EDGE * thing.rect.width * thing.rect.height
    ]


def show(table: Table, hint: Hint) -> Rect:
    """Light the hint, and give where its words stand."""
    table.page.replay.skip()
    table.page.stage.end()
    table.settle()
    table.page.hint.lit = hint
    table.page.hint.came.emit()
    table.settle()
    bubble = table.view.scene.highlights.bubble
    assert bubble is not None
    return bubble.rect


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("game", ["qwixx-cards", "wednesday"])
def test_the_words_of_a_hint_cover_nothing_that_they_name(
    game: str, language: str, speak: Callable[[str], None], tmp_path: Path
) -> None:
    speak(language)
    appearance, tables = look_at(tmp_path, motion="reduced"), list[Table]()
    for match, seat, hint in weighed(game):
        kinds: list[Kind] = ["human" if each == seat else "easy" for each in range(match.seats)]
        table = seat_at(appearance, match, kinds, (960, 600))
        words = show(table, hint)
        page = table.page
        other = page.game.advice(table.situation, Hint(hint.reasons[0].args["other"], ()))
        named = {*page.hint.advice.lit, *other.lit}
        assert not covered(words, table.view.scene.layout, named), hint
        tables.append(table)
        page.hide()
    assert len(tables) > 3
