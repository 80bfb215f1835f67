"""What the computer player of Qwixx says of its hints is true."""

import pytest
from hypothesis import given, settings

from engine.bots.bot import HintReason
from engine.bots.qwixx_cards import QWIXX_CARDS
from engine.bots.qwixx_cards.facts import QwixxFacts
from engine.bots.qwixx_cards.reading import read_view
from engine.bots.qwixx_cards.reasons import costs, reasons
from engine.bots.qwixx_cards.terms import Analysis
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.jsontext import Json
from engine.core.match import Match
from engine.games.qwixx_cards.actions import parse
from engine.games.qwixx_cards.state import QwixxState
from tests.amounts import some
from tests.engine.bots.qwixx_cards.given_reason import GivenReason
from tests.engine.games.qwixx_cards.keen import keen_states
from tests.engine.games.qwixx_cards.positions import QWIXX, closed, five, position
from tests.engine.play import Setup, setups

NEARLY = {**closed("red"), **five("green")}
"""A sheet of 43 points, on which green 2 closes the second row and brings 13 more."""

FULL = five("red", "yellow", "green", "blue")
GONE = {"red": [3], "yellow": [3], "green": [11], "blue": [11]}
DONE = {"red": [10], "yellow": [10], "green": [4], "blue": [9]}
SET = "r2 r3 r4 y12 g2"


def test_a_hint_is_what_hard_does_and_why() -> None:
    match = position(SET)
    legal = [str(action) for action in match.legal(0)]
    hint = QWIXX_CARDS.hint(match.view(0), 0, legal)
    assert hint.action == QWIXX_CARDS.choose(match.view(0), 0, legal, "hard", Chance(1))
    assert hint.action == "play red r2 r3 r4"
    assert hint.reasons[0] == HintReason("gains", {"row": "red", "points": 6})


def said_of(state: QwixxState, seat: int, action: Action) -> list[HintReason]:
    """All that can be said of an action, whatever decides."""
    policy = QWIXX_CARDS.policy
    facts = QwixxFacts(policy, read_view(QWIXX.view(state, seat), seat), seat)
    analysis = Analysis(policy, facts)
    found = [reason for reason, _ in reasons(facts, analysis, action)]
    return [*found, *costs(facts, analysis, action)]


@settings(max_examples=some(6))
@given(setups("qwixx-cards"))
def test_every_reason_is_true_whatever_is_done(setup: Setup) -> None:
    for state in keen_states(setup):
        undecided = () if any(state.decisions) else QWIXX.waits_for(state)
        for seat in undecided:
            for action in QWIXX.legal(state, seat):
                for code, args in said_of(state, seat, action):
                    given = GivenReason(state, seat, action, HintReason(code, args))
                    assert given.is_true(code), (code, args, str(action), QWIXX.view(state, seat))


@pytest.mark.parametrize(
    ("match", "action", "code", "args"),
    [
        (
            position(part="number", draw="b2", sheets=[NEARLY, {"red": [2, 3, 4]}]),
            "mark green 2",
            "wins",
            {"points": 56, "others": 7},
        ),
        (
            position(part="number", draw="b2", sheets=[NEARLY, FULL]),
            "skip",
            "loses",
            {"row": "green", "others": 60},
        ),
        (
            position(part="number", draw="b2", sheets=[five("green")]),
            "mark green 2",
            "closes",
            {"row": "green", "points": 13},
        ),
        (position(SET), "play red r2 r3 r4", "no-penalty", {}),
        (
            position(SET),
            "play red r2 r3 r4",
            "at-once",
            {"row": "red", "numbers": [2, 3, 4]},
        ),
        (
            position(part="number", draw="y6", sheets=[{"red": [2, 3, 4, 5]}]),
            "mark red 6",
            "fifth",
            {"row": "red"},
        ),
        (
            position(part="number", draw="y11", sheets=[{"blue": [12]}]),
            "mark blue 11",
            "next",
            {"row": "blue", "numbers": [11]},
        ),
        (
            position(part="number", draw="y9", sheets=[{"blue": [12]}]),
            "mark blue 9",
            "skips-few",
            {"row": "blue", "numbers": [11, 10]},
        ),
        (
            position(part="number", draw="y9"),
            "mark blue 9",
            "skips",
            {"row": "blue", "numbers": [12, 11, 10]},
        ),
        (
            position(part="number", draw="y8", sheets=[{"red": [2, 3]}]),
            "mark red 8",
            "gains",
            {"row": "red", "points": 3},
        ),
        (
            position(SET, sheets=[{"red": [3]}]),
            "play red r2 r3 r4",
            "useless",
            {"cards": ["r2", "r3"], "of": 3},
        ),
        (
            position("r7 y8 g9 b10", part="take", display="r4 y2 - b12", sheets=[DONE]),
            "take 1",
            "saver",
            {"number": 4},
        ),
        (
            position("r3 y4 g9 b4 b3"),
            "play blue b3",
            "penalty",
            {"of": 1, "row": "red", "skipped": 1},
        ),
        (position("r2 r3 y2 g12 b12", sheets=[GONE]), "play red r2", "sure", {"of": 1}),
        (position("r2 r8 y8 g5 b12"), "play red r2", "keeps", {"row": "blue", "numbers": [12]}),
        (
            position(part="number", draw="y3"),
            "skip",
            "passes",
            {"row": "red", "numbers": [2]},
        ),
        (
            position("y4", part="mark", played=("red", "r3"), sheets=[{"red": [5]}]),
            "skip",
            "impossible",
            {"numbers": [3]},
        ),
        (
            position(SET, part="number", draw="y7"),
            "skip",
            "far",
            {"row": "red", "skipped": 5},
        ),
        (
            position(SET, part="number", draw="y7", sheets=[{"yellow": [5, 6]}]),
            "skip",
            "hand",
            {"row": "red", "numbers": [2, 3, 4]},
        ),
        (
            position(SET, part="number", draw="y4"),
            "skip",
            "spoils",
            {"row": "red", "cards": ["r2", "r3", "r4"]},
        ),
        (
            position("r3 y9 y10 g2", part="take", display="b4"),
            "take 1",
            "together",
            {"number": 4, "rows": ["red"]},
        ),
        (
            position("r9 y9 y10 g9", part="take", display="b11"),
            "take 1",
            "fits",
            {"number": 11, "rows": ["blue"]},
        ),
        (
            position("r2 y2 g12 b12", part="take", display="b7"),
            "take 1",
            "open",
            {"number": 7, "rows": ["red", "yellow", "green", "blue"]},
        ),
    ],
)
def test_what_is_said(match: Match, action: str, code: str, args: dict[str, Json]) -> None:
    assert HintReason(code, args) in said_of(match.states[-1], 0, parse(action))


AHEAD = {"red": [2, 3, 4, 5, 6, 12], "yellow": [2, 3, 5, 6, 7], "locked": ["red"]}
BEHIND = {"red": [2, 3, 4, 5, 6, 12], "yellow": [3, 4, 5, 6, 8, 9], "locked": ["red"]}


@pytest.mark.parametrize(
    ("match", "first"),
    [
        (
            position(part="number", draw="g12", sheets=[AHEAD, {"red": [2]}]),
            HintReason("wins", {"points": 56, "others": 2}),
        ),
        (
            position(part="number", draw="g12", sheets=[AHEAD, BEHIND]),
            HintReason("ends", {"points": 56, "others": 49}),
        ),
        (
            position(
                "y4",
                part="mark",
                played=("red", "r5"),
                sheets=[{"red": [2, 3], "penalties": 3}, FULL],
            ),
            HintReason("last-penalty", {}),
        ),
        (
            position(
                "y4",
                part="mark",
                played=("green", "g2"),
                crossed=True,
                sheets=[NEARLY, FULL],
            ),
            HintReason("loses", {"row": "green", "others": 60}),
        ),
    ],
)
def test_the_end_of_a_match_is_told_as_such_and_not_as_points(
    match: Match, first: HintReason
) -> None:
    legal = [str(action) for action in match.legal(0)]
    said = QWIXX_CARDS.hint(match.view(0), 0, legal).reasons
    assert said[0] == first
    assert len({reason.code for reason in said}) == len(said)


def codes_of(match: Match, action: str) -> list[str]:
    return [reason.code for reason in said_of(match.states[-1], 0, parse(action))]


def test_no_reason_says_again_what_another_has_said() -> None:
    goes_with_hand = position("r3 y9 y10 g2", part="take", display="b4")
    assert "fits" not in codes_of(goes_with_hand, "take 1")
    spoiled = position(SET, part="number", draw="y7")
    assert codes_of(spoiled, "skip") == ["far", "spoils"]
