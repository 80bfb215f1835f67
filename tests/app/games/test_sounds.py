"""Every game says what is heard of each of its happenings, and nothing that is hidden."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random
from typing import Final

import pytest

from app.games import MODULES
from app.games.sounds import IN_EVERY_GAME, heard
from app.sound.sounds import Sound
from engine.core.happening import Happening
from engine.games import GAMES
from engine.games.face_to_face.happenings import DuelWon, OwnCardPlaced
from engine.games.qwixx_cards.happenings import DecisionsTurnedUp, PenaltyTaken, ScoresCounted
from engine.games.the_game.happenings import CardPlaced, FireCovered, FireLit
from engine.games.wednesday.happenings import CharacterAppeared, PlayedPileBurnt
from tests.engine.games.happenings import random_story, viewers
from tests.engine.happening_classes import MODULES as ENGINE_MODULES
from tests.engine.happening_classes import classes
from tests.engine.play import Setup

WITHOUT_SOUND: Final = {
    "seat-passed", "signal-set",
    "turn-ended", "cards-drawn", "draw-pile-ran-out", "turn-began",
    "placed-under-signal", "fire-came-due", "hand-ran-out", "signals-cleared",
    "start-rated", "starter-chosen", "command-lapsed", "pile-chosen",
    "gift-rewarded", "gift-withheld",
    "display-refilled", "discard-pile-shuffled", "number-called", "decision-made",
    "nothing-crossed", "played-cards-discarded", "turn-came-to",
    "player-passed", "ability-without-effect", "character-left", "no-character-appeared",
    "direction-reversed", "player-ran-out", "player-came-back", "step-began", "round-dealt",
}  # fmt: skip
"""Nothing is to be seen of them, or what follows from them is heard."""


def happenings_of(game_id: str) -> set[type[Happening]]:
    """What can happen in a game, as far as its package and what it shares define it."""
    folder = type(GAMES[game_id]).__module__.rpartition(".")[0].replace(".", "/")
    shared = ["engine/core/happening.py"]
    if any(each in game_id for each in ("game", "face")):
        shared.append("engine/core/turn_happenings.py")
    modules = [name for name in ENGINE_MODULES if name.startswith(f"{folder}/")]
    return {each for name in (*modules, *shared) for each in classes(name)}


@pytest.mark.every_game("game_id")
def test_every_happening_of_a_game_has_its_line(game_id: str) -> None:
    table = MODULES[game_id].sounds()
    missing = happenings_of(game_id) - set(table)
    if game_id == "the-game":  # Extreme, which shares the package, adds them.
        missing = {each for each in missing if "command" not in each.__module__}
    assert not missing


def test_the_silent_ones_are_these() -> None:
    silent = {
        each.what
        for module in MODULES.values()
        for each, sound in module.sounds().items()
        if sound is None
    }
    assert silent == WITHOUT_SOUND


def test_every_sound_is_heard_of_something_or_made_by_hand() -> None:
    by_hand = {Sound.LIFTED, Sound.REFUSED, Sound.TURN, Sound.CURTAIN}
    named = {
        sound
        for module in MODULES.values()
        for sound in module.sounds().values()
        if isinstance(sound, Sound)
    }
    steps = {sound for sound in Sound if sound.file.startswith(("up-", "down-"))}
    rest = set(Sound) - by_hand - named - steps
    assert not rest


@pytest.mark.every_game("game_id")
def test_whatever_happens_has_its_sounds(game_id: str) -> None:
    game, lot = GAMES[game_id], Random(5)
    table = MODULES[game_id].sounds()
    for seats in range(game.min_seats, game.max_seats + 1):
        options = {name: lot.choice(each.choices_at(seats)) for name, each in game.options.items()}
        match = random_story(Setup(game_id, seats, options, seats)).match
        for viewer in viewers(seats):
            for index in range(len(match.states) - 1):
                happenings = match.happened(viewer, index)
                sounds = heard(table, [happenings], viewer)
                assert all(sound.kind is kind for kind, sound in sounds.items())


@pytest.mark.every_game("game_id")
def test_what_is_hidden_changes_no_sound(game_id: str) -> None:
    """What a viewer is not told sounds as it does to one who knows it."""
    game, lot = GAMES[game_id], Random(6)
    table = MODULES[game_id].sounds()
    seats = game.max_seats
    options = {name: lot.choice(each.choices_at(seats)) for name, each in game.options.items()}
    match = random_story(Setup(game_id, seats, options, 3)).match
    for index in range(len(match.states) - 1):
        for knows, hidden in zip(
            match.happened(match.moves[index].seat, index),
            match.happened(None, index),
            strict=False,
        ):
            if type(knows) is not type(hidden):
                break
            assert heard(table, [(knows,)], None) == heard(table, [(hidden,)], None)


def sounds_of(game_id: str, *happenings: Happening, listener: int | None = 0) -> list[Sound]:
    return [*heard(MODULES[game_id].sounds(), [happenings], listener).values()]


def placed(steps: int, pile: str, *, trick: bool = False) -> CardPlaced:
    return CardPlaced(0, 50, pile, 50 - steps, steps, trick, None)  # type: ignore[arg-type]


def test_a_step_is_heard_as_an_interval() -> None:
    assert sounds_of("the-game", placed(1, "up1")) == [Sound.UP_1]
    assert sounds_of("the-game", placed(30, "up2")) == [Sound.UP_6]
    assert sounds_of("the-game", placed(2, "down1")) == [Sound.DOWN_2]
    assert sounds_of("the-game", placed(-10, "up1", trick=True)) == [Sound.TRICK]
    own = OwnCardPlaced(0, 50, "down", 58, 8, False)
    assert sounds_of("face-to-face", own) == [Sound.DOWN_4]
    assert sounds_of("face-to-face", replace(own, trick=True)) == [Sound.TRICK]


def test_of_each_kind_the_last_is_heard() -> None:
    covered, lit = FireCovered(0, 3, "up1"), FireLit(0, 4, "up1", 1)
    happened = sounds_of("the-game", placed(1, "up1"), covered, lit)
    assert happened == [Sound.UP_1, Sound.FIRE]
    burnt = PlayedPileBurnt((1, 2))
    assert sounds_of("wednesday", burnt) == [Sound.FIRE]
    assert [field.name for field in fields(CharacterAppeared)] == ["character", "remaining"]
    assert sounds_of("wednesday", burnt, CharacterAppeared("yoko", 3)) == [Sound.REVEALED]


def test_who_won_hears_it_otherwise_than_who_lost() -> None:
    duel = DuelWon(1, 0, "stuck")
    assert sounds_of("face-to-face", duel, listener=0) == [Sound.LOST]
    assert sounds_of("face-to-face", duel, listener=1) == [Sound.WON]
    assert sounds_of("face-to-face", duel, listener=None) == [Sound.WON]
    counted = ScoresCounted("two-rows", (9, 9, 3), (0, 1))
    ends = [sounds_of("qwixx-cards", counted, listener=seat)[0] for seat in range(3)]
    assert ends == [Sound.WON, Sound.WON, Sound.LOST]


def test_qwixx_is_written() -> None:
    crossed = DecisionsTurnedUp(7, ("red", "skip"), ())
    assert sounds_of("qwixx-cards", crossed) == [Sound.CROSSED]
    assert sounds_of("qwixx-cards", DecisionsTurnedUp(7, ("skip", "skip"), ())) == []
    assert sounds_of("qwixx-cards", PenaltyTaken(0, 2)) == [Sound.PENALTY]


def test_a_game_knows_what_is_in_every_game() -> None:
    assert all(IN_EVERY_GAME.items() <= module.sounds().items() for module in MODULES.values())
