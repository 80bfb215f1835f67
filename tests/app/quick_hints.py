"""Hints of the bots for tests of how they are shown."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.bots import BOTS
from engine.bots.bot import BotHint
from engine.bots.face_to_face import bot as face_to_face
from engine.bots.qwixx_cards import bot as qwixx_cards
from engine.bots.the_game import bot as the_game
from engine.bots.wednesday import bot as wednesday
from engine.bots.wednesday.search import SearchEffort
from engine.core.jsontext import Document
from tests.amounts import thorough


def hint_of(game: str, view: Document, seat: int, legal: Sequence[str]) -> BotHint:
    """Ask the bot of a game for a hint; in the quick run it thinks less long.

    How good a hint is makes no difference to how it is shown.
    """
    bot = BOTS[game]
    if thorough():
        return bot.hint(view, seat, legal)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(the_game, "OF_A_HINT", 1)
        patch.setattr(face_to_face, "OF_A_HINT", 1)
        patch.setattr(qwixx_cards, "HINT", qwixx_cards.HARD)
        patch.setattr(wednesday, "HINT", SearchEffort(parts=((7, 4), (2, 8))))
        return bot.hint(view, seat, legal)
