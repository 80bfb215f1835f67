"""Every reason for a refusal, with its arguments; those of rulings stand in ``test_rulings``."""

from typing import Any

import pytest

from engine.core.action import Action
from engine.core.match import Match
from engine.core.refusal import Refused
from tests.engine.games.qwixx_cards.positions import (
    QWIXX,
    closed,
    five,
    legal,
    play,
    position,
    refusal,
)

OF_EACH_PART = {
    "take": position(part="take"),
    "number": position(part="number", draw="r7"),
    "play": position("r5"),
    "mark": position(part="mark", played=("red", "r5")),
}
ACTIONS = {
    "take 1": ("take",),
    "mark red 5": ("number", "mark"),
    "skip": ("number", "mark"),
    "play red r5": ("play",),
}


@pytest.mark.parametrize("part", OF_EACH_PART)
@pytest.mark.parametrize("action", ACTIONS)
def test_wrong_part(part: str, action: str) -> None:
    refused = OF_EACH_PART[part].why(0, action)
    code = None if refused is None else refused.code
    assert (code == "wrong-part") == (part not in ACTIONS[action])
    if refused is not None and refused.code == "wrong-part":
        assert refused.args == {"part": part}


def test_slot_empty() -> None:
    match = position("y7 b3", part="take")
    play(match, "take 2")
    assert refusal(match, "take 2") == ("slot-empty", {"slot": 2})


def test_not_on_top() -> None:
    match = position(part="number", draw="r7")
    assert refusal(match, "mark green 8") == ("not-on-top", {"number": 8, "top": 7})


def test_one_number() -> None:
    match = position(part="number", draw="r7")
    assert refusal(match, "mark green 8 7") == ("one-number", {"numbers": [8, 7], "top": 7})


def test_already_decided() -> None:
    match = position(part="number", draw="r7")
    match.do(1, "mark green 7")
    assert refusal(match, "mark green 7", 1) == ("already-decided", {"row": "green"})
    match.do(1, "skip")
    assert refusal(match, "skip", 1) == ("already-decided", {"row": None})


@pytest.mark.parametrize("part", ["number", "mark"])
def test_row_closed(part: str) -> None:
    match = at(part, "green", 7, closed("green"))
    assert refusal(match, "mark green 7") == ("row-closed", {"row": "green"})


@pytest.mark.parametrize("part", ["number", "mark"])
@pytest.mark.parametrize("last", [7, 6, 2 + 1])
def test_not_further_right(part: str, last: int) -> None:
    match = at(part, "green", 7, {"green": [12, last]})
    expected = {"row": "green", "number": 7, "last": last}
    assert refusal(match, "mark green 7") == ("not-further-right", expected)


@pytest.mark.parametrize("part", ["number", "mark"])
def test_too_few_crosses(part: str) -> None:
    match = at(part, "blue", 2, {"blue": [12, 11, 9], **five("red")})
    expected = {"row": "blue", "number": 2, "crosses": 3, "needed": 5}
    assert refusal(match, "mark blue 2") == ("too-few-crosses", expected)


def at(part: str, colour: str, number: int, sheet: dict[str, Any]) -> Match:
    """A match in which this number may be crossed in this row, but for what is crossed there."""
    card = f"{colour[0]}{number}"
    if part == "number":
        return position(part=part, draw=card, sheets=[sheet])
    return position(part=part, played=(colour, card), sheets=[sheet])


def test_not_in_hand() -> None:
    match = position("r5", "r6")
    assert refusal(match, "play red r5 r6") == ("not-in-hand", {"card": "r6"})
    assert refusal(match, "play blue j6") == ("not-in-hand", {"card": "j6"})


def test_too_many_cards() -> None:
    match = position("r5 r6 r7 r8 r9")
    expected = ("too-many-cards", {"cards": 4, "most": 3})
    assert refusal(match, "play red r5 r6 r7 r8") == expected
    assert refusal(match, "play red r5 r6 r7 r8 r9")[1]["cards"] == 5


def test_different_colours() -> None:
    match = position("r5 y6 b6 j7", jokers=True)
    expected = ("different-colours", {"colours": ["red", "blue"]})
    assert refusal(match, "play red r5 b6") == expected
    assert refusal(match, "play green r5 b6 j7") == expected
    assert refusal(match, "play red r5 y6 b6")[1]["colours"] == ["red", "yellow", "blue"]


def test_other_colour() -> None:
    match = position("r5 r6 j7", jokers=True)
    assert refusal(match, "play blue r5 r6 j7") == (
        "other-colour",
        {"card": "r5", "colour": "blue"},
    )
    assert refusal(match, "play blue r6") == ("other-colour", {"card": "r6", "colour": "blue"})


def test_other_row() -> None:
    match = position(part="mark", played=("red", "r5"))
    assert refusal(match, "mark yellow 5") == ("other-row", {"row": "yellow", "colour": "red"})


def test_not_shown() -> None:
    match = position(part="mark", played=("green", "g5 g7"))
    expected = ("not-shown", {"number": 6, "numbers": [7, 5]})
    assert refusal(match, "mark green 6") == expected
    assert refusal(match, "mark green 7 6 5") == expected


def test_too_many_skipped() -> None:
    match = position(part="mark", played=("green", "g5 g8"))
    expected = ("too-many-skipped", {"row": "green", "numbers": [7, 6], "most": 1})
    assert refusal(match, "mark green 8 5") == expected


def test_what_the_row_refuses_is_told_before_what_is_skipped() -> None:
    match = position(part="mark", played=("green", "g7 g11"), sheets=[{"green": [10]}])
    expected = ("not-further-right", {"row": "green", "number": 11, "last": 10})
    assert refusal(match, "mark green 11 7") == expected


def test_not_your_turn() -> None:
    for part, match in OF_EACH_PART.items():
        if part != "number":
            expected = ("not-your-turn", {"seat": 1, "to_act": [0]})
            assert refusal(match, legal(match)[0], 1) == expected
    match = position(part="number", draw="r7", seats=3)
    play(match, "skip", "skip", "skip")
    assert refusal(match, "skip", 2) == ("not-your-turn", {"seat": 2, "to_act": [0]})


def test_match_over() -> None:
    match = position(part="mark", played=("red", "r5"), sheets=[{"penalties": 3}])
    play(match, "skip")
    assert refusal(match, "skip", 0) == ("match-over", {})
    assert refusal(match, "skip", 2) == ("no-such-seat", {"seat": 2})


def test_an_action_of_another_game_is_unknown() -> None:
    class Pass(Action):
        def __str__(self) -> str:
            return "pass"

    for match in OF_EACH_PART.values():
        refused = match.why(0, Pass())
        assert refused is not None
        assert (refused.code, refused.args) == ("unknown-action", {"text": "pass"})


@pytest.mark.parametrize(
    "text",
    [
        "take 1",
        "take 4",
        "skip",
        "mark red 2",
        "mark yellow 2 3 4 5 6 7 8 9 10 11 12",
        "mark green 12 7 2",
        "mark blue 12 11",
        "play red r2",
        "play blue j2",
        "play green r2 r12 y2 g2 b2 j2 j10",
    ],
)
def test_canonical_texts_are_read(text: str) -> None:
    assert str(QWIXX.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "take",
        "take 0",
        "take 5",
        "take 01",
        "take １",
        "take 1 2",
        "Take 1",
        "skip ",
        " skip",
        "skip 1",
        "mark",
        "mark red",
        "mark red ",
        "mark 5",
        "mark purple 5",
        "mark red 1",
        "mark red 13",
        "mark red 05",
        "mark red ５",
        "mark red r5",
        "mark red 5 5",
        "mark red 7 5",
        "mark green 5 7",
        "mark red  5",
        "mark red 5 ",
        "mark red\t5",
        "mark r 5",
        "play",
        "play red",
        "play red ",
        "play r5",
        "play j r5",
        "play joker j5",
        "play red r1",
        "play red r13",
        "play red r05",
        "play red 5",
        "play red R5",
        "play red r5 r5",
        "play red r7 r5",
        "play red y5 r6",
        "play red j5 r6",
        "play red r5,r6",
        "play red r5\n",
    ],
)
def test_other_texts_are_unknown(text: str) -> None:
    with pytest.raises(Refused) as error:
        QWIXX.parse(text)
    assert error.value.refusal.code == "unknown-action"
    assert error.value.refusal.args == {"text": text}
