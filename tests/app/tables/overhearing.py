"""What is overheard at a table whose people hear their cards only when they ask."""

from __future__ import annotations

import re
from random import Random
from typing import NamedTuple

from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.games.narration import Audience
from app.style.appearance import Appearance
from engine.core.log import log
from engine.core.match import Match
from engine.games import GAMES
from tests.app.table.support import NAMES, players, seat_at
from tests.app.tables.matches import MOST_ACTIONS, choose, sit_down
from tests.app.tables.public_cards import counted_in

RECENT = 30
"""So many events can be told together: those of the turns since somebody acted."""


class Overheard(NamedTuple):
    """What came of listening to a whole match."""

    leaks: list[str]
    texts: int
    """How many texts were heard."""
    kept: int
    """How many times something waited to be asked for."""


def overhear(
    appearance: Appearance, game_id: str, seed: int, *, people: int = 3, guarded: bool = True,
    actions: int = MOST_ACTIONS,
) -> Overheard:  # fmt: skip
    """Play a match at random for so many people at one screen, and listen to what is said aloud.

    A text may say no number that a bystander has not been told of the same events, or counts.
    """
    game, lot = GAMES[game_id], Random(f"{game_id} {seed}")
    seats = min(people, game.max_seats)
    options = {
        name: lot.choice(list(option.choices_at(seats))) for name, option in game.options.items()
    }
    match = Match.new(game, seats, options, seed)
    for name in NAMES[:seats]:
        appearance.confiding.choose(name, on=guarded)
    table = seat_at(appearance, match)
    heard: list[str] = []
    table.view.announced.connect(heard.append)
    leaks: list[str] = []
    texts = kept = told_to = 0
    try:
        for _ in range(actions):
            if match.over is not None:
                break
            sit_down(table.session, then=table.settle)
            session, counted = table.session, counted_in(match.view(None))
            assert session.seat in match.to_act
            assert session.submit(choose(match, lot, session.seat)[1]) is None
            table.settle()
            kept += bool(table.view.ears.waiting)
            counted |= counted_in(match.view(None))
            public = _numbers(_told_to_a_bystander(match, told_to)) | counted
            told_to = max(0, len(match.events) - RECENT)
            leaks += [text for text in heard if not _numbers(text) <= public]
            texts += len(heard)
            heard.clear()
    finally:
        table.page.close()
        table.page.deleteLater()
        QApplication.processEvents()
    return Overheard(leaks, texts, kept)


def _told_to_a_bystander(match: Match, start: int) -> str:
    """What somebody who sees no hand is told of the last events."""
    narration = MODULES[match.game.id].narration()
    audience = Audience(players(match.seats), None)
    return " ".join(
        narration.announce(entry.happenings, audience) for entry in log(match, None, start)
    )


def _numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))
