"""Every game tells all that happens in whole matches, to everybody, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from random import Random
from typing import Final

import pytest

from app.games.narration import Audience, Narration
from app.match.story import Happenings
from engine.core.log import log
from engine.core.match import Match
from engine.games import GAMES
from engine.games.qwixx_cards.happenings import DecisionMade
from tests.amounts import some
from tests.app.speaking import speaking
from tests.app.tables.letters import LANGUAGES, foreign
from tests.app.tables.matches import LONG_NAMES
from tests.app.telling import narration_of, players_named
from tests.engine.games.happenings import random_story, viewers
from tests.engine.play import Setup


def says_otherwise(happenings: Happenings, viewer: int | None) -> bool:
    """Whether somebody decided once more about the number for all: what for is their secret."""
    match happenings:
        case (DecisionMade(seat, changed=True),):
            return seat != viewer
    return False


MATCHES: Final = some(2, least=1)
"""How many there are for each number of seats."""

SILENT: Final[Mapping[str, Callable[[Happenings, int | None], bool]]] = {
    "qwixx-cards": says_otherwise
}
"""What is not announced to a viewer, by rule."""


def stories(game_id: str, seats: int) -> Iterator[Match]:
    """Matches at random with moves taken back, with any options."""
    game, lot = GAMES[game_id], Random(seats)
    for seed in range(MATCHES):
        options = {name: lot.choice(each.choices_at(seats)) for name, each in game.options.items()}
        yield random_story(Setup(game_id, seats, options, seed)).match


@pytest.mark.every_game("game_id")
def test_everything_that_happens_is_told_to_everybody_in_both_languages(
    qapp: object, game_id: str
) -> None:
    game = GAMES[game_id]
    with speaking() as install:
        for seats in range(game.min_seats, game.max_seats + 1):
            for language, match in product(LANGUAGES, stories(game_id, seats)):
                install(language)
                narration = narration_of(match)
                for viewer in viewers(seats):
                    audience = Audience(players_named(LONG_NAMES[language][:seats]), viewer)
                    for _, happenings in log(match, viewer):
                        check_told(narration, happenings, audience, language)
                        silent = game_id in SILENT and SILENT[game_id](happenings, viewer)
                        assert bool(narration.announce(happenings, audience)) != silent, happenings


def check_told(
    narration: Narration, happenings: Happenings, audience: Audience, language: str
) -> None:
    """Each happening has a whole sentence; what they say together is whole, too."""
    sentences = [narration.sentence(each, audience) for each in happenings]
    assert all(sentences), happenings
    together = [tell(happenings, audience) for tell in (narration.announce, narration.in_short)]
    together.append(narration.followed(happenings, audience))
    for text in (*sentences, *filter(None, together)):
        assert re.fullmatch(r"[^\W_].*[.!]", text), text
        assert not re.search(r"[{}]|None\b|  |\.\.", text), text
        assert not foreign([text], language), text
