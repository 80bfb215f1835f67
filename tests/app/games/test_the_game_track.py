"""The row of all cards that who plays alone has over the piles."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.the_game.layout.track import TrackVisual, whereabouts
from app.table.layout import Decoration
from engine.core.match import Match
from engine.games import GAMES
from engine.games.the_game.piles import CARDS
from tests.app.games.the_game_situations import SIZES, laid_out
from tests.app.table.support import position

HAND = (9, 37, 58, 73, 90, 96, 97, 98)


def match() -> Match:
    return Match.from_state(GAMES["the-game"], position(1, HAND))


def test_each_card_is_where_the_view_has_it(qapp: object) -> None:
    playing = match()
    for action in ("", "place 37 up1", "place 58 up1", "end"):
        if action:
            playing.do(0, action)
        view: Any = playing.view(0)
        laid = {card for pile in view["piles"].values() for card in pile}
        for card, where in zip(CARDS, whereabouts(view), strict=True):
            known = "placed" if card in laid else "held" if card in view["hands"][0] else "hidden"
            assert where == known
    own: Any = playing.view(0)
    bystanders: Any = playing.view(None)
    assert whereabouts(own).count("hidden") == len(own["draw"])
    assert "held" not in whereabouts(bystanders)


def track_of(size: tuple[int, int], seats: int) -> list[Decoration]:
    return [
        decoration
        for decoration in laid_out(size, seats).decorations
        if isinstance(decoration.visual, TrackVisual)
    ]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_only_who_plays_alone_has_it_and_it_lies_over_nothing(size: tuple[int, int]) -> None:
    [track] = track_of(size, 1)
    layout = laid_out(size, 1)
    assert track.name
    for place in layout.places:
        assert track.rect.bottom <= place.rect.y
    for decoration in layout.decorations:
        assert decoration.id == "track" or track.rect.overlap(decoration.rect) == 0
    assert track.rect.y >= 40
    assert track_of(size, 2) == []
