"""The match that follows a lesson: one person with an easy computer."""

from __future__ import annotations

from collections.abc import Sequence

from app.games import MODULES
from app.match.players import NewMatch
from app.pages.setup.options import made_up_deal
from app.pages.setup.party import Party
from app.storage.settings import RememberedPlayer


def first_match(game: str, remembered: Sequence[RememberedPlayer]) -> NewMatch:
    """Return a match of one person with as few easy computers as the game allows.

    They have the names and colours of the last set-up. The person starts, where that can be chosen.
    """
    setup = MODULES[game].setup()
    seats = max(2, setup.rules.min_seats)
    people = [player for player in remembered if player.kind == "human"]
    computers = [player for player in remembered if player.kind != "human"]
    unnamed = [RememberedPlayer("", place) for place in range(seats)]
    table = [*(people or unnamed)[:1], *computers, *unnamed][:seats]
    party = Party(seats, table)
    for place in party.taken[1:]:
        party.play(place, "easy")
    return NewMatch(game, {setup.starter().option: 0}, party.players(), made_up_deal())
