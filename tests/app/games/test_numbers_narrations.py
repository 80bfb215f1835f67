"""All that happens where cards are placed on piles is told: in both languages, to everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from types import ModuleType
from typing import Final

import pytest

from app.games.narration import Audience
from app.games.the_game_extreme.visuals.faces import CommandFace
from app.paint.faces import NumberFace
from engine.core import happening, turn_happenings
from engine.core.chance import Chance
from engine.core.happening import Happening
from engine.core.log import log
from engine.core.match import Match
from engine.core.options import complete_options
from engine.core.refusal import Refused
from engine.games import GAMES
from engine.games.face_to_face import happenings as face_to_face
from engine.games.the_game import command_happenings
from engine.games.the_game import happenings as the_game
from engine.games.the_game.piles import PILES
from tests.app import telling
from tests.app.tables.letters import LANGUAGES, foreign
from tests.app.tables.matches import LONG_NAMES, NAMES
from tests.engine.games.the_game import late
from tests.engine.play import Setup

TOLD: Final[dict[str, tuple[ModuleType, ...]]] = {
    "the-game": (happening, turn_happenings, the_game),
    "the-game-extreme": (happening, turn_happenings, the_game, command_happenings),
    "face-to-face": (happening, turn_happenings, face_to_face),
}
"""Where all stands that can happen in a game."""

WITHOUT_SIGNALS: Final = {"face-to-face"}
LATE: Final = 12
"""How many late positions there are for each number of seats, where much comes together."""


def classes(game_id: str) -> set[type[Happening]]:
    """All that can happen in the game."""
    found = {
        each
        for module in TOLD[game_id]
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Happening)
    }
    return found - {Happening} - ({happening.SignalSet} if game_id in WITHOUT_SIGNALS else set())


def whole_matches(game_id: str) -> Iterator[Match]:
    """Matches for every number of seats, to their end."""
    game = GAMES[game_id]
    for seats in range(game.min_seats, game.max_seats + 1):
        fire = {"on_fire": True} if "on_fire" in game.options else {}
        options = complete_options(game.options, fire, seats)
        looking = {"first": "after-looking"} if fire and seats > 1 else {}
        yield played(Match.new(game, seats, {**options, **looking}, seats), Chance(seats))
        for seed in range(LATE if fire else 0):
            setup, chance = Setup(game_id, seats, options, seed), Chance(seed)
            yield played(Match.from_state(game, late.late(setup, late.few, chance)), chance)


def played(match: Match, chance: Chance) -> Match:
    """Play a match on at random; now and then players signal, take back, or pass their seat on."""
    while match.to_act:
        seat, chosen = match.to_act[0], chance.below(12)
        if chosen < 3:
            pile, signal = PILES[chance.below(4)], ("leave", "gentle", None)[chance.below(3)]
            with suppress(Refused):
                match.signal(chance.below(match.seats), pile, signal)
        elif chosen == 3:
            match.set_kind(seat, ("easy", "human")[chance.below(2)])
        elif chosen == 4 and match.can_undo(None, "free"):
            match.undo(None, "free")
        else:
            actions = match.legal(seat)
            match.do(seat, actions[chance.below(len(actions))])
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", TOLD)
def test_all_that_happens_is_told_to_everybody_in_one_language(
    speak: Callable[[str], None], game_id: str, language: str
) -> None:
    speak(language)
    names = LONG_NAMES[language]
    found: set[str] = set()
    happened: set[type[Happening]] = set()
    for match in whole_matches(game_id):
        narration = telling.narration_of(match)
        for viewer in (*range(match.seats), None):
            audience = Audience(telling.players_named(names[: match.seats]), viewer)
            for _, happenings in log(match, viewer):
                announced = narration.announce(happenings, audience)
                sentences = [narration.sentence(each, audience) for each in happenings]
                assert announced
                assert all(sentences)
                found |= {announced, narration.in_short(happenings, audience), *sentences}
                happened |= set(map(type, happenings))
    assert happened == classes(game_id)
    assert foreign(found, language) == []
    assert [text for text in found if any(each in text for each in ("{", "%", "None", "(s)"))] == []
    assert [text for text in found if text and not text.endswith(".")] == []


@pytest.mark.parametrize("game_id", TOLD)
def test_what_is_said_of_a_move_is_said_once(speak: Callable[[str], None], game_id: str) -> None:
    speak("en")
    for match in whole_matches(game_id):
        narration = telling.narration_of(match)
        audience = Audience(telling.players_named(NAMES[: match.seats]), 0)
        for _, happenings in log(match, 0):
            said = narration.announce(happenings, audience).split(". ")
            assert len(said) == len(set(said))
            # The end is told with all that it was lost at.
            sentences = [narration.sentence(each, audience).split(". ") for each in happenings]
            assert len(said) <= sum(map(len, sentences)) + 1


@pytest.mark.parametrize("game_id", TOLD)
def test_no_card_is_shown_twice_on_the_stage(qapp: object, game_id: str) -> None:
    shown = 0
    for match in whole_matches(game_id):
        narration = telling.narration_of(match)
        audience = Audience(telling.players_named(NAMES[: match.seats]), None)
        for _, happenings in log(match, None):
            staged = narration.staged(happenings, audience)
            faces = staged.faces if staged is not None else ()
            numbers = [face.number for face in faces if isinstance(face, NumberFace | CommandFace)]
            assert len(set(numbers)) == len(numbers), happenings
            shown += bool(numbers)
    assert shown
