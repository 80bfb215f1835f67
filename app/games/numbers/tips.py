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
            "{card} on the {top} skips %n number(s), and only the backwards trick leads back. So"
            " take small steps.",
            note="A tip about what a step on a pile costs.",
            plural=True,
        ),
    ),
}


def step_ahead(
    place: str, pile: Sequence[int], cards: Sequence[int], *, ascending: bool
) -> DueTip | None:
    """Return the tip about the largest step that one of these cards can make on a pile.

    None if none of them would skip anything there.
    """
    if not cards:
        return None
    card = max(cards) if ascending else min(cards)
    return step_made(place, (pile[-1], card), ascending=ascending)


def step_made(place: str, numbers: Sequence[int], *, ascending: bool) -> DueTip | None:
    """Return the tip about the newest card of a pile; None if it skipped nothing."""
    if len(numbers) < 2:
        return None
    top, card = numbers[-2:]
    steps = card - top if ascending else top - card
    return DueTip(COST, place, {"top": top, "card": card, "n": steps - 1}) if steps > 1 else None
