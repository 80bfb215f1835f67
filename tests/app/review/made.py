"""Reviews for tests, as the engine writes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def interval(value: float, half: float = 0.05) -> dict[str, float]:
    return {"value": value, "low": value - half, "high": value + half}


def way(actions: Sequence[str], chance: float) -> dict[str, Any]:
    return {
        "actions": [*actions],
        "deals": 96,
        "chance": interval(chance),
        "points": interval(3.0),
    }


def decision(
    seat: int, turn: int, moves: Sequence[int], actions: Sequence[str], chance: float, *,
    best: dict[str, Any] | None = None, alternatives: Sequence[dict[str, Any]] = (),
    reasons: Sequence[dict[str, Any]] = (), **more: float | None,
) -> dict[str, Any]:  # fmt: skip
    """Return a decision; `more` has choice and luck, which only a whole review has."""
    played = way(actions, chance)
    loss = None if best is None else interval(best["chance"]["value"] - chance, 0.02)
    return {
        "seat": seat, "turn": turn, "moves": [*moves], "played": played, "best": best,
        "loss": loss, "alternatives": [*alternatives], "reasons": [*reasons], **more,
    }  # fmt: skip


def review(*seats: dict[str, Any]) -> dict[str, Any]:
    return {"game": "the-game", "seed": 0, "points": "left", "seats": [*seats]}


def seat(
    number: int, decisions: Sequence[dict[str, Any]], turning_points: Sequence[int] = ()
) -> dict[str, Any]:
    return {
        "seat": number,
        "first": 0.5,
        "choice": sum(each.get("choice") or 0.0 for each in decisions),
        "luck": sum(each.get("luck") or 0.0 for each in decisions),
        "decisions": [*decisions],
        "turning_points": [*turning_points],
    }
