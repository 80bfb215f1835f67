"""The tip about what a step costs, for the games with piles that go up and down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.games.tips import DueTip, TipWords
from app.texts import texts

T = texts("Tips")

COST = "cost"

NUMBERS_TIPS: Mapping[str, TipWords] = {
    COST: TipWords(
        T("What you skip is lost", note="Heading of a tip."),
        T(
            "No number between {top} and {card} fits on this pile any more. The smaller your"
            " steps, the longer you can play.",
            note="A tip about what a step on a pile costs.",
        ),
    ),
}


def step_made(place: str, numbers: Sequence[int], *, ascending: bool) -> DueTip | None:
    """Return the tip about the newest card of a pile; None if it skipped nothing."""
    if len(numbers) < 2:
        return None
    top, card = numbers[-2:]
    steps = card - top if ascending else top - card
    return DueTip(COST, place, {"top": top, "card": card}) if steps > 1 else None
