"""At a table passed on, nobody overhears a card that only its holder may know."""

from __future__ import annotations

import pytest

from app.style.appearance import Appearance
from tests.amounts import some
from tests.app.tables.matches import GAME_IDS
from tests.app.tables.overhearing import overhear
from tests.app.tables.public_cards import QWIXX

ACTIONS = some(400, share=20)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_nobody_overhears_a_hidden_card(appearance: Appearance, game_id: str) -> None:
    heard = overhear(appearance, game_id, 5, actions=ACTIONS)
    assert heard.leaks == []
    assert heard.texts > 10
    # Drawn cards wait at least; in Qwixx, what is asked for tells nothing of a hand.
    assert heard.kept or game_id == QWIXX


@pytest.mark.parametrize("game_id", ["the-game", "face-to-face", "wednesday"])
def test_whoever_wants_nothing_kept_hears_their_cards(appearance: Appearance, game_id: str) -> None:
    heard = overhear(appearance, game_id, 5, guarded=False, actions=ACTIONS)
    assert heard.leaks
    assert heard.kept == 0
