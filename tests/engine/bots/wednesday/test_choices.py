"""What the three levels do in positions where a sensible player has little choice."""

import pytest

from engine.bots.bot import LEVELS, Level
from engine.bots.wednesday import WEDNESDAY
from engine.bots.wednesday.bot import WednesdayBot
from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.match import Match
from tests.engine.games.wednesday.positions import legal, position

each_level = pytest.mark.parametrize("level", LEVELS)
thinking = pytest.mark.parametrize("level", ["normal", "hard"])

TEAMS = {"teams": 2}


def choice(match: Match, level: Level, seed: int = 1) -> str:
    seat = match.to_act[0]
    return WEDNESDAY.choose(match.view(seat), seat, legal(match), level, Chance(seed))


@each_level
def test_the_last_card_is_played_if_it_fits(level: Level) -> None:
    match = position([9], [1, 2, 3, 5], [3, 4, 5, 8], played=[5])
    assert choice(match, level) == "play 9"


@each_level
def test_only_blocked_cards_are_laid_off(level: Level) -> None:
    match = position([9, 9], [1, 2, 3], [2, 3, 4], played=[5], burnt=[9], blocked=9)
    assert choice(match, level) == "shed"


@each_level
def test_four_10_that_leave_nothing_end_the_round(level: Level) -> None:
    match = position([10] * 4, [1, 2, 3, 8], [3, 4, 5, 9], played=[5])
    assert choice(match, level) == "combo 10"


@thinking
def test_a_card_is_donated_to_a_rival_and_not_to_the_team(level: Level) -> None:
    match = position(
        [3, 9], [1, 2, 5], [2], [4, 5, 7], played=[5, 8], step="donate", last=0, options=TEAMS
    )
    assert choice(match, level) in ("donate 1", "donate 3")


@thinking
def test_a_card_is_taken_from_a_rival_and_not_from_the_team(level: Level) -> None:
    match = position(
        [3, 9], [1, 2, 5], [2], [5, 5, 7], played=[3, 4], step="swap", last=0, options=TEAMS
    )
    assert choice(match, level) in ("swap 1", "swap 3")


@thinking
def test_wednesday_comes_next_for_who_has_next_to_nothing(level: Level) -> None:
    match = position(
        [1],
        [3, 7, 8, 9, 9, 12],
        [5, 7, 8, 8, 9, 10],
        played=[10],
        burnt=[6, 6, 6],
        step="insert",
        last=1,
    )
    assert choice(match, level) == "insert 1"


def test_a_beginner_gives_the_highest_card_and_takes_the_lowest() -> None:
    match = position([2, 9, 12], [1, 5], [3, 7], played=[4], step="give", last=0, taken=2, from_=1)
    assert choice(match, "easy") == "give 12"
    match = position([2, 9], [1, 5], [3], played=[7], burnt=[8, 1, 5], step="pick", last=0)
    assert choice(match, "easy") == "pick 2"


def test_a_beginner_saves_a_high_card_for_later() -> None:
    match = position([2, 3, 12, 13], [1, 5], [3, 7], played=[4])
    assert choice(match, "easy") == "pass"


def test_two_bots_with_the_same_chance_do_the_same() -> None:
    match = position([3, 4, 8, 9, 10], [1, 5, 5, 9], [3, 7, 7, 8], played=[2])
    again = WednesdayBot()
    seat = match.to_act[0]
    for seed in range(3):
        chosen = again.choose(match.view(seat), seat, legal(match), "hard", Chance(seed))
        assert chosen == choice(match, "hard", seed)


@pytest.mark.parametrize("texts", [[], ["play 14"], ["play 13"], ["pick 1"], ["pass", "nonsense"]])
def test_what_is_not_legal_is_refused(texts: list[str]) -> None:
    match = position([3, 4], [1, 5], [3, 7], played=[2])
    with pytest.raises(BadDocument, match="legal"):
        WEDNESDAY.choose(match.view(0), 0, texts, "normal", Chance(1))
