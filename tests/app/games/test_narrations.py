"""Every game tells all that happens in whole matches, to everybody, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import pytest

from app.games import MODULES
from app.games.narration import Audience, Narration
from app.match.story import Happenings
from engine.core.log import log
from engine.core.match import Match
from engine.core.options import complete_options
from engine.games import GAMES
from engine.games.qwixx_cards.happenings import DecisionMade
from tests.app.speaking import speaking
from tests.app.tables.letters import LANGUAGES, foreign
from tests.app.tables.matches import LONG_NAMES
from tests.app.telling import narration_of, players_named
from tests.engine.games.happenings import random_story, viewers
from tests.engine.play import Setup

GAME_IDS = [game_id for game_id, module in MODULES.items() if module.narration() is not None]


def says_otherwise(happenings: Happenings, viewer: int | None) -> bool:
    """Whether somebody decided once more about the number for all: what for is their secret."""
    match happenings:
        case (DecisionMade(seat, changed=True),):
            return seat != viewer
    return False


SILENT: Mapping[str, Callable[[Happenings, int | None], bool]] = {"qwixx-cards": says_otherwise}
"""What is not announced to a viewer, by rule."""


def story_of(game_id: str, seats: int) -> Match:
    """A match at random with moves taken back, with any options."""
    game = GAMES[game_id]
    options = {name: each.choices_at(seats)[-1] for name, each in game.options.items()}
    return random_story(
        Setup(game_id, seats, complete_options(game.options, options, seats), seats)
    ).match


@pytest.mark.every_game("game_id")
def test_everything_that_happens_is_told_to_everybody_in_both_languages(
    qapp: object, game_id: str
) -> None:
    game = GAMES[game_id]
    with speaking() as install:
        for seats in range(game.min_seats, game.max_seats + 1):
            match = story_of(game_id, seats)
            narration = narration_of(match)
            for viewer in viewers(seats):
                entries = [entry.happenings for entry in log(match, viewer)]
                for language in LANGUAGES:
                    install(language)
                    audience = Audience(players_named(LONG_NAMES[language]), viewer)
                    for happenings in entries:
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
