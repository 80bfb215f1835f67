"""How the bot plays, in positions where it can be told what is good."""

from typing import Any

import pytest

from engine.bots.bot import LEVELS, Level
from engine.bots.extreme.bot import ExtremeBot
from engine.core.chance import Chance
from engine.core.match import Match
from tests.engine.games.the_game.positions import EXTREME, position

BOT = ExtremeBot()

each_level = pytest.mark.parametrize("level", LEVELS)


def choice(match: Match, level: Level, bot: ExtremeBot = BOT) -> str:
    seat = match.to_act[0]
    legal = [str(action) for action in match.legal(seat)]
    return bot.choose(match.view(seat), seat, legal, level, Chance(3))


def turn_of(match: Match, level: Level) -> list[str]:
    """What is done until the turn, or the match, is over."""
    number, done = match.state()["turn"]["number"], []
    while match.to_act and match.state()["turn"]["number"] == number:
        done.append(choice(match, level))
        match.do(match.to_act[0], done[-1])
    return done


def play_on(match: Match, level: Level) -> Any:
    """How the match ends."""
    while match.to_act:
        match.do(match.to_act[0], choice(match, level))
    return match.over


@each_level
def test_a_stop_saves_a_turn_that_cannot_reach_the_minimum(level: Level) -> None:
    match = position([39, 5], [50], game=EXTREME, draw=9, up1=[38], down1=[4], down2=[3])
    assert turn_of(match, level) == ["place 39 up1"]


@each_level
def test_a_skull_is_laid_only_with_its_cover(level: Level) -> None:
    match = position([43, 44, 45, 90, 91], [50], game=EXTREME, draw=9, up1=[42])
    done = turn_of(match, level)
    if "place 43 up1" in done:
        assert done[done.index("place 43 up1") + 1 :]
    assert match.over is None


@each_level
def test_a_three_is_laid_only_with_two_others(level: Level) -> None:
    match = position([46, 47, 20], [50], game=EXTREME, draw=0, up1=[45], up2=[70], down1=[30])
    turn_of(match, level)
    assert match.over is None


@each_level
def test_all_of_a_turn_goes_on_one_pile(level: Level) -> None:
    match = position([22, 23, 24, 95], [50], game=EXTREME, draw=9, up1=[21], up2=[20], down1=[26])
    piles = {action.split()[2] for action in turn_of(match, level) if action != "end"}
    assert piles
    assert match.over is None


@each_level
def test_the_last_skull_is_not_the_last_card(level: Level) -> None:
    match = position([97, 98], [], game=EXTREME, draw=0, up1=[96], up2=[95])
    assert turn_of(match, level) == ["place 97 up1", "place 98 up1"]
    assert match.over == {"won": True, "remaining": 0, "reason": "all-placed"}


def test_the_end_is_played_out_turn_by_turn() -> None:
    """Alone a turn may be ended so that the command over it can be left behind."""
    match = position(
        [46, 47, 48, 52, 53, 54], [], game=EXTREME, draw=0, up1=[45], down1=[3], down2=[2]
    )
    assert play_on(match, "hard")["won"]


def test_nothing_is_signalled_under_silence() -> None:
    match = position([2], [37, 59, 66], game=EXTREME, up1=[47], down1=[60], draw=9)
    assert BOT.signals(match.view(1), 1, "hard") == {"up1": "leave", "down1": "gentle"}
    match = position([2], [37, 59, 66], game=EXTREME, up1=[47], down1=[49], down2=[60], draw=9)
    assert BOT.signals(match.view(1), 1, "hard") == {}


@each_level
def test_a_lost_turn_places_as_many_as_can_be(level: Level) -> None:
    match = position([2, 50], [60], game=EXTREME, draw=9, up1=[98], down1=[4], down2=[3])
    assert play_on(match, level) == {"won": False, "remaining": 11, "reason": "stuck"}


@each_level
def test_it_is_the_same_whoever_is_asked_and_whatever_was_asked_before(level: Level) -> None:
    match = position([20, 31, 50, 80, 95], [30], game=EXTREME, draw=9, up1=[10])
    fresh = choice(match, level, ExtremeBot())
    choice(position([22, 55], [30], game=EXTREME, draw=9), level)
    assert choice(match, level) == choice(match, level) == fresh
    match.do(0, "place 95 up1")
    assert choice(match, level) == choice(match, level, ExtremeBot())
