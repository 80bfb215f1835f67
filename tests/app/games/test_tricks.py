"""The backwards trick shows on the table: a ring that breathes round its card."""

from __future__ import annotations

from typing import Any

import pytest

from app.games import MODULES
from app.match.phase import Phase
from app.table.visuals import RingVisual
from engine.core.match import Match
from tests.app.tables.matches import Sight, frame_of, played, situation_of, until


def rings(match: Match) -> list[str]:
    """What the rings on the table are for, as whoever has acted sees it; all of them breathe."""
    session = Sight(match.moves[-1].seat, Phase.PLAYING, True, True).session(match)
    layout = (
        MODULES[match.game.id].table().layout(situation_of(session), frame_of((1280, 800), 1.0))
    )
    looks = [
        (decoration.visual, decoration.glow)
        for decoration in layout.decorations
        if isinstance(decoration.visual, RingVisual)
    ]
    assert all(isinstance(glow, RingVisual) and glow.halo for _, glow in looks)
    return [visual.kind for visual, _ in looks]


def came_back(match: Match) -> bool:
    """Whether the last action placed a card ten back."""
    seat, action = match.moves[-1].seat, match.moves[-1].json().get("do")
    verb, card, pile = f"{action} . .".split()[:3]
    if verb != "place":
        return False
    piles: Any = match.view(seat, -2)["piles"]
    side, _, way = pile.rpartition(".")
    top = (piles[seat if side == "own" else 1 - seat] if side else piles)[way][-1]
    return bool(int(card) - top == (-10 if way.startswith("up") else 10))


@pytest.mark.parametrize("game_id", ["the-game", "the-game-extreme", "face-to-face"])
def test_the_card_of_a_trick_glows_until_the_next_one(qapp: object, game_id: str) -> None:
    shown = 0
    for seed in range(6):
        match = played(game_id, 2, seed)
        for index in range(1, len(match.states) - 1):
            early = until(match, index)
            found = rings(early)
            turn: Any = early.view(None)["turn"]
            if came_back(early) and turn["placed"]:  # A Stop has ended the turn.
                shown += "trick" in found
                assert found, "what burns or must be covered has its own ring"
            else:
                assert "trick" not in found
    assert shown > 3
