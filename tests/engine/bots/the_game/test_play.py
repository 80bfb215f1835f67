"""How the bot plays, in positions where it can be told what is good."""

from typing import Any

import pytest

from engine.bots.bot import LEVELS, Level
from engine.bots.the_game.bot import TheGameBot
from engine.core.chance import Chance
from engine.core.match import Match
from tests.engine.games.the_game.positions import lying, position

BOT = TheGameBot()

each_level = pytest.mark.parametrize("level", LEVELS)


def choice(match: Match, level: Level, bot: TheGameBot = BOT, seed: int = 3) -> str:
    seat = match.to_act[0]
    legal = [str(action) for action in match.legal(seat)]
    return bot.choose(match.view(seat), seat, legal, level, Chance(seed))


def play_on(match: Match, level: Level) -> Any:
    """How the match ends."""
    while match.to_act:
        match.do(match.to_act[0], choice(match, level))
    return match.over


@each_level
def test_a_trick_is_taken(level: Level) -> None:
    match = position([37, 60, 90], [50], up1=[47], draw=9)
    chosen = []
    while match.to_act == (0,):
        chosen.append(choice(match, level))
        match.do(0, chosen[-1])
    assert "place 37 up1" in chosen


@each_level
def test_a_pile_is_left_alone_for_the_trick_of_another(level: Level) -> None:
    match = position([48, 57, 99], [37, 70], up1=[47], down1=[60], draw=9)
    match.signal(1, "up1", "leave")
    while match.to_act == (0,):
        action = choice(match, level)
        assert "up1" not in action
        match.do(0, action)


def test_signals_tell_tricks_and_near_cards() -> None:
    match = position([2], [37, 59, 66], up1=[47], down1=[60], draw=9)
    assert BOT.signals(match.view(1), 1, "hard") == {"up1": "leave", "down1": "gentle"}


def test_small_steps_are_asked_for_only_where_somebody_could_jump_far() -> None:
    ends = lying([92, 93], (89, 97, 11, 5), range(20, 30), [[91, 98, 9, 4]])
    assert BOT.signals(ends.view(1), 1, "hard") == {"up1": "gentle"}
    down = lying([90, 91], (80, 81, 12, 22), range(24, 34), [[10, 20]])
    assert BOT.signals(down.view(1), 1, "hard") == {"down1": "gentle", "down2": "gentle"}


def test_nobody_is_asked_to_keep_off_the_only_pile_that_takes_a_card() -> None:
    closed = lying([60], (50, 99, 3, 4), [], [[40, 70]])
    assert BOT.signals(closed.view(1), 1, "hard") == {}
    free = lying([60], (50, 59, 3, 4), [], [[40, 70]])
    assert BOT.signals(free.view(1), 1, "hard") == {"up1": "leave"}


def test_an_easy_computer_asks_for_small_steps_where_it_matters_most() -> None:
    fresh = position([50], [2, 3, 98])
    assert set(BOT.signals(fresh.view(1), 1, "hard")) == {"up1", "up2", "down1", "down2"}
    assert BOT.signals(fresh.view(1), 1, "easy") == {}  # Another pile is as near.
    begun = position([50], [31, 41, 42, 69], up1=[30], up2=[40], down1=[70])
    assert set(BOT.signals(begun.view(1), 1, "hard")) == {"up1", "up2", "down1"}
    assert BOT.signals(begun.view(1), 1, "easy") == {"up2": "gentle"}


def test_signals_are_about_the_piles_as_they_lie() -> None:
    match = position([48, 50, 99], [38, 70], up1=[47], draw=9)
    match.do(0, "place 48 up1")
    assert BOT.signals(match.view(1), 1, "hard")["up1"] == "leave"


def test_alone_the_end_is_played_out() -> None:
    """A jump of 18, so that two tricks lead back to where all fits."""
    match = position([58, 48, 38, 41, 42], draw=0, up1=[40], down1=[3], down2=[2])
    assert play_on(match, "hard")["won"]


def test_in_two_the_end_is_played_out() -> None:
    match = position([58, 41], [48, 38, 43], draw=0, up1=[40], down1=[3], down2=[2])
    assert play_on(match, "hard")["won"]


@each_level
def test_a_lost_turn_places_as_many_as_can_be(level: Level) -> None:
    match = position([2, 50], [60], draw=9, up1=[98], down1=[4], down2=[3])
    assert play_on(match, level) == {"won": False, "remaining": 11, "reason": "stuck"}


@each_level
def test_a_turn_that_somebody_began_is_carried_on(level: Level) -> None:
    match = position([20, 50, 80, 95], [30], draw=9, up1=[10])
    match.do(0, "place 95 up1")
    assert choice(match, level).startswith("place")
    play_on(match, level)


@each_level
def test_it_is_the_same_whoever_is_asked_and_whatever_was_asked_before(level: Level) -> None:
    match = position([20, 31, 50, 80, 95], [30], draw=9, up1=[10])
    fresh = choice(match, level, TheGameBot())
    other = position([21, 55], [30], draw=9)
    choice(other, level)
    assert choice(match, level) == choice(match, level) == fresh
    match.do(0, "place 95 up1")
    assert choice(match, level) == choice(match, level, TheGameBot())
