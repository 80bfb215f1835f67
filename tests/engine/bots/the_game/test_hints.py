"""Every reason of a hint is true, by the rules of the game."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine.core.match import Match
from engine.games.the_game.state import TheGameState
from tests.amounts import some
from tests.engine.bots.the_game.proofs import GAME, THE_GAME, TRUE
from tests.engine.games.the_game.positions import lying, position
from tests.engine.play import Setup, setups


@settings(max_examples=some(15), phases=(Phase.explicit, Phase.generate))
@given(setups("the-game"), st.integers(0, 30))
def test_every_reason_is_true(setup: Setup, offset: int) -> None:
    for state in GAME.moments(setup, offset):
        GAME.check(state, TRUE)


def hinted(match: Match) -> tuple[str, list[str]]:
    """The action that is hinted at, and the codes of the reasons; all are checked."""
    state: TheGameState = THE_GAME.load(match.state())
    GAME.check(state, TRUE)
    hint = GAME.hint(state)
    return hint.action, [reason.code for reason in hint.reasons]


@pytest.mark.parametrize(
    ("match", "action", "code"),
    [
        (position([37, 60, 90], [50], up1=[47], draw=9), "place 37 up1", "trick"),
        (position([48, 38, 60], [50], up1=[47], draw=9), "place 48 up1", "trick-next"),
        (position([99], [], draw=0), "place 99 up2", "last-card"),
        (position([52, 53], [], draw=0, up1=[51]), "place 52 up1", "all-can-go"),
        (
            position([34, 60, 90], [50], up1=[33], number=2, fires={33: 1}, draw=9),
            "place 34 up1",
            "covers-fire",
        ),
    ],
)
def test_what_is_said_of(match: Match, action: str, code: str) -> None:
    advised, codes = hinted(match)
    assert advised == action
    assert code in codes


def reason(match: Match, code: str) -> Mapping[str, Any]:
    """The arguments of a reason that is given; all reasons are checked."""
    hinted(match)
    reasons = GAME.hint(THE_GAME.load(match.state())).reasons
    return next(reason.args for reason in reasons if reason.code == code)


def test_a_due_fire_comes_before_what_decides() -> None:
    tops = (90, 92, 44, 5)
    match = lying([10, 20, 30, 42, 43, 93], tops, [*range(50, 66)], [[48, 49]], fires={44: 20},
                  number=21)  # fmt: skip
    assert hinted(match) == ("place 43 down1", ["covers-fire", "smallest-jump", "last-chance"])


def test_a_lost_turn_tells_whether_it_was_lost_before_its_cards() -> None:
    hand = [43, 61, 62, 63, 70, 80]
    fires = {44: 19}
    match = lying(hand, (50, 60, 44, 45), [*range(2, 22)], fires=fires, number=20)
    match.do(0, "place 43 down2")
    assert reason(match, "lost")["back"]
    match = lying([61, 62], (50, 60, 44, 45), [*range(2, 22)], fires=fires, number=20)
    match.do(0, "place 61 up1")
    assert not reason(match, "lost")["back"]


def test_what_can_be_won_no_more_is_told_once_all_cards_are_known() -> None:
    match = lying([50, 85], (70, 80, 20, 25))
    assert hinted(match)[1][0] == "hopeless"
    match = lying([62, 72, 90, 95], (70, 80, 20, 25))
    match.do(0, "place 90 up1")
    assert reason(match, "hopeless")["back"]


def test_an_end_of_the_turn_is_about_the_card_that_is_held_back() -> None:
    hand = [20, 31, 33, 46, 70, 90]
    others = [[16, 34, 35, 52, 75, 88], [54, 55, 56, 57, 58, 59]]
    match = lying(hand, (30, 45, 80, 60), [*range(2, 16), *range(47, 52), 53], others)
    match.signal(2, "up2", "leave")
    match.do(0, "place 20 up1")
    match.do(0, "place 90 down1")
    assert hinted(match) == ("end", ["trick-waits", "leaves-alone", "minimum-lies"])


OTHERS = [[90], [91]]


@pytest.mark.parametrize(
    ("match", "action", "code"),
    [
        (lying([24, 26, 88], (96, 93, 8, 39), others=OTHERS), "place 26 down2", "last-chance"),
        (
            position([5, 22, 23, 27], [6], up1=[4], placed=[(4, "up1")], draw=75),
            "place 5 up1",
            "more-cards",
        ),
        (
            position([34, 35], [50], up1=[33], number=2, fires={33: 1}, draw=9),
            "place 34 up1",
            "covers-fire",
        ),
        (
            position([34, 20], [50], up1=[33], number=2, fires={33: 1}, draw=9),
            "place 34 up1",
            "in-every-way",
        ),
    ],
)
def test_what_decides_is_said_first(match: Match, action: str, code: str) -> None:
    advised, codes = hinted(match)
    assert (advised, codes[0]) == (action, code)


def test_small_jumps_wanted_on_a_pile_decide() -> None:
    match = lying([8, 24, 81], (66, 12, 32, 77), [*range(60, 66)], [[84], [71]])
    assert hinted(match)[0] == "place 24 down1"
    match.signal(1, "down1", "gentle")
    advised, codes = hinted(match)
    assert (advised, codes[0]) == ("place 24 up2", "leaves-near")


def test_a_signal_that_decides_nothing_and_helps_nothing_is_not_told() -> None:
    match = lying([20, 86], (81, 36, 25, 69), [*range(9, 19)], [[82], [31]])
    match.signal(1, "up2", "gentle")
    assert "leaves-near" not in hinted(match)[1]


def steps_beside(match: Match) -> set[tuple[int, int]]:
    """The next steps of the ways to which the advised one is compared."""
    legal = [str(action) for action in match.legal(0)]
    ways = GAME.bot.advice(match.view(0), 0, legal)[1].ways
    return {way.placements[0] for way in ways.others if way.placements}


def test_the_same_on_a_pile_that_differs_in_nothing_is_no_other_way() -> None:
    match = position([7, 15, 45, 51], [90, 20])
    assert hinted(match)[0] == "place 7 up1"
    assert (7, 1) not in steps_beside(match)
    match.signal(1, "up2", "leave")
    assert hinted(match)[0] == "place 7 up1"
    assert (7, 1) in steps_beside(match)
