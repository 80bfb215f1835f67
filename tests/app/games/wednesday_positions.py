"""Positions of Wednesday for tests, and people who play them at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.wednesday.cards import CHARACTERS, OUTCASTS

TURN: Mapping[str, Any] = {
    "seat": 0,
    "step": "play",
    "taken": None,
    "from": None,
    "passes": 0,
    "last": 1,
    "last_number": 6,
}


def position(
    hands: Sequence[Sequence[int]] = ((2, 5, 7, 7, 9, 10, 13), (1, 3, 8, 9), (4, 8, 10, 12)),
    *,
    played: Sequence[int] = (3, 4, 6),
    open_: str | None = "yoko",
    aside: Sequence[str] = ("weems",),
    characters: Sequence[str] | None = None,
    burnt_top: Sequence[int] = (),
    blocked: int | None = None,
    turn: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> dict[str, Any]:
    """A state in which seat 0 is to act; every card that is not named is burnt.

    `burnt_top` are the uppermost burnt cards, the top first.
    """
    rest = list(OUTCASTS)
    for number in [*played, *burnt_top, *(number for hand in hands for number in hand)]:
        rest.remove(number)
    if characters is None:
        out = {open_, *aside}
        if blocked is not None and "thing" not in out:
            aside = ("thing", *aside)
            out.add("thing")
        characters = [name for name in CHARACTERS if name not in out]
    last = played[-1] if played else 6
    return {
        "game": "wednesday",
        "rules_version": 1,
        "seats": len(hands),
        "options": {"youngest": 0, "expert": False, "teams": 0, **(options or {})},
        "seed_state": 12345,
        "to_act": [turn["seat"] if turn and "seat" in turn else 0],
        "over": None,
        "hands": [sorted(hand) for hand in hands],
        "played": list(played),
        "burnt": [*rest, *burnt_top[::-1]],
        "characters": list(characters),
        "aside": list(aside),
        "open": open_,
        "blocked": blocked,
        "direction": -1 if open_ == "yoko" else 1,
        "open_hands": False,
        "frozen": False,
        "stalls": 0,
        "turn": {**TURN, "last_number": last, **(turn or {})},
        "round": 2,
        "scores": [[28, *(24 + 7 * seat for seat in range(1, len(hands)))]],
        **changes,
    }
