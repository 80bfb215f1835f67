"""Every reason for which the rules refuse an action, with its arguments."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.match import Match
from engine.games.wednesday import refusals
from engine.games.wednesday.cards import CHARACTERS
from tests.engine.games.wednesday.positions import WEDNESDAY, play, position, refusal

OTHERS = [name for name in CHARACTERS if name not in ("wednesday", "tyler")]


def turn(open_: str | None = None, **more: Any) -> Match:
    """Seat 0 holds 2, 5, 5, 6, 6, 10; a 4, or under Enid a pair of it, lies on the table."""
    played = [4, 4] if open_ == "enid" else [4]
    return position([2, 5, 5, 6, 6, 10], [1, 9], [3], played=played, open_=open_, **more)


def blocked(number: int) -> Match:
    return turn(open_="ajax", aside=["thing"], blocked=number)


def opening() -> Match:
    """Deal 7 for two players, of whom seat 1 opens with a 1."""
    match = Match.new(WEDNESDAY, 2, {}, 7)
    assert match.to_act == (1,)
    return match


def again() -> Match:
    match = position([2, 6, 6, 6], [9, 3], played=[1])
    play(match, "play 2")
    return match


def swap() -> Match:
    match = position([4, 6], [9, 3], [], played=[1])
    play(match, "play 4")
    return match


def give() -> Match:
    """Seat 0 holds 6 and has taken a 9."""
    match = position([4, 6], [9, 9], played=[1])
    play(match, "play 4", "swap 1")
    return match


def pick() -> Match:
    match = position(
        [7, 9], [1, 9], played=[3], burnt=[12, 5], open_="weems", aside=["thing"], blocked=5
    )
    play(match, "play 7")
    return match


def donate() -> Match:
    match = position([8, 9], [1, 9], played=[3])
    play(match, "play 8")
    return match


def block() -> Match:
    match = position([8, 9], [1, 9], played=[3], characters=["thing"])
    play(match, "pass", "pass")
    return match


def insert() -> Match:
    match = position([6, 6, 6, 9], [1, 9], played=[3], open_="tyler", aside=OTHERS)
    play(match, "combo 6")
    return match


def leading() -> Match:
    return position([6, 6, 9], [1, 9], open_="ajax")


CASES: list[tuple[Callable[[], Match], str, str, dict[str, Any]]] = [
    (turn, "play 8", "not-in-hand", {"number": 8}),
    (turn, "play 8 8", "not-in-hand", {"number": 8}),
    (lambda: turn("enid"), "play 10 10", "no-pair", {"number": 10}),
    (opening, "play 2", "opening-one", {"number": 2}),
    (lambda: blocked(10), "play 10", "blocked", {"number": 10}),
    (lambda: blocked(10), "play 10 10", "blocked", {"number": 10}),
    (turn, "play 5 5", "one-card", {"number": 5}),
    (lambda: turn("weems"), "play 5 5", "one-card", {"number": 5}),
    (lambda: turn("enid"), "play 5", "pairs-only", {"number": 5}),
    (
        lambda: position([6, 10], [1], played=[3], open_="tyler"),
        "play 6",
        "odd-only",
        {"number": 6},
    ),
    (turn, "play 2", "not-higher", {"number": 2, "last": 4}),
    (lambda: turn("ajax"), "play 2", "not-higher", {"number": 2, "last": 4}),
    (lambda: turn("weems"), "play 2", "not-equal-or-higher", {"number": 2, "last": 4}),
    (lambda: turn("ajax"), "play 5", "very-next", {"number": 5, "last": 4}),
    (lambda: turn("bianca"), "play 5", "not-lower", {"number": 5, "last": 4}),
    (opening, "pass", "opening-pass", {}),
    (opening, "combo 6", "opening-combination", {"number": 6}),
    (opening, "shed", "nothing-blocked", {}),
    (again, "pass", "play-again", {"numbers": [6]}),
    (again, "combo 6", "play-again", {"numbers": [6]}),
    (again, "shed", "play-again", {"numbers": [6]}),
    (again, "play 2", "not-in-hand", {"number": 2}),
    (again, "swap 1", "not-now", {"step": "again"}),
    (leading, "pass", "leader-must-play", {"numbers": [6, 9]}),
    (turn, "combo 6", "too-few", {"number": 6, "held": 2, "needed": 3}),
    (turn, "combo 10", "too-few", {"number": 10, "held": 1, "needed": 4}),
    (turn, "shed", "nothing-blocked", {}),
    (lambda: blocked(10), "shed", "not-only-blocked", {"blocked": 10, "others": [2, 5, 6]}),
    (swap, "swap 5", "no-such-player", {"player": 5, "players": 3}),
    (donate, "donate 2", "no-such-player", {"player": 2, "players": 2}),
    (swap, "swap 0", "yourself", {}),
    (donate, "donate 0", "yourself", {}),
    (swap, "swap 2", "no-cards", {"player": 2}),
    (give, "give 9", "just-taken", {"number": 9}),
    (give, "give 4", "not-in-hand", {"number": 4}),
    (pick, "pick 42", "no-such-place", {"place": 42, "places": 37}),
    (pick, "pick 1", "blocked-place", {"place": 1, "number": 5}),
    (block, "block 40", "no-such-place", {"place": 40, "places": 38}),
    (insert, "insert 2", "no-such-place", {"place": 2, "places": 1}),
    (swap, "pass", "decide-first", {"step": "swap"}),
    (give, "swap 1", "decide-first", {"step": "give"}),
    (pick, "play 9", "decide-first", {"step": "pick"}),
    (donate, "shed", "decide-first", {"step": "donate"}),
    (block, "combo 10", "decide-first", {"step": "block"}),
    (insert, "donate 1", "decide-first", {"step": "insert"}),
    (turn, "swap 1", "not-now", {"step": "play"}),
    (turn, "give 5", "not-now", {"step": "play"}),
    (turn, "pick 1", "not-now", {"step": "play"}),
    (turn, "donate 1", "not-now", {"step": "play"}),
    (turn, "block 1", "not-now", {"step": "play"}),
    (turn, "insert 1", "not-now", {"step": "play"}),
    (opening, "pick 1", "not-now", {"step": "open"}),
    (turn, "play 11", "unknown-action", {"text": "play 11"}),
    (turn, "play 5 6", "unknown-action", {"text": "play 5 6"}),
    (turn, "play 05", "unknown-action", {"text": "play 05"}),
    (turn, "play 5 ", "unknown-action", {"text": "play 5 "}),
    (turn, "combo 5", "unknown-action", {"text": "combo 5"}),
    (pick, "pick 0", "unknown-action", {"text": "pick 0"}),
    (pick, "pick 43", "unknown-action", {"text": "pick 43"}),
    (insert, "insert 10", "unknown-action", {"text": "insert 10"}),
    (swap, "swap 6", "unknown-action", {"text": "swap 6"}),
]


@pytest.mark.parametrize(
    ("begin", "action", "code", "args"),
    CASES,
    ids=[f"{code}-{action}" for _, action, code, _ in CASES],
)
def test_refused(begin: Callable[[], Match], action: str, code: str, args: dict[str, Any]) -> None:
    assert refusal(begin(), action) == (code, args)


def test_every_code_has_a_case() -> None:
    listed = re.findall(r"^``([a-z-]+)``", refusals.__doc__ or "", re.MULTILINE)
    assert set(listed) == {code for _, _, code, _ in CASES} - {"unknown-action"}


def test_another_seat_and_an_ended_match() -> None:
    match = position([9], [3, 5], played=[3], number=5)
    refused = match.why(1, "play 5")
    assert refused is not None
    assert refused.code == "not-your-turn"
    play(match, "play 9")
    refused = match.why(1, "play 5")
    assert refused is not None
    assert refused.code == "match-over"
    refused = match.why(2, "play 5")
    assert refused is not None
    assert refused.code == "no-such-seat"
