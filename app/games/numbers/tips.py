"""The tips about what a step costs, for the games with piles that go up and down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from app.games.tips import DueTip, TipWords
from app.texts import texts

T = texts("Tips")

COST, SHORT = "cost", "cost-in-short"

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
    SHORT: TipWords(
        T("The same in short", note="Heading of a tip."),
        T(
            "“Skips {skipped}” now looks like this: a small curved arrow, like a jump, and"
            " {skipped}. Lift {card} and look at the {top}.",
            note="A tip about the pill at a pile, which said “skips 16” before.",
        ),
    ),
}


def steps_ahead(
    place: str, pile: Sequence[int], cards: Sequence[int], *, ascending: bool
) -> Iterator[DueTip]:
    """Yield the tips about the largest step that one of these cards can make on a pile.

    There are none if none of the cards would skip anything there.
    """
    if not cards:
        return
    top, card = pile[-1], max(cards) if ascending else min(cards)
    made = step_made(place, (top, card), ascending=ascending)
    if made is not None:
        yield made
        yield DueTip(SHORT, place, {"top": top, "card": card, "skipped": made.fields["n"]})


def step_made(place: str, numbers: Sequence[int], *, ascending: bool) -> DueTip | None:
    """Return the tip about the newest card of a pile; None if it skipped nothing."""
    if len(numbers) < 2:
        return None
    top, card = numbers[-2:]
    steps = card - top if ascending else top - card
    return DueTip(COST, place, {"top": top, "card": card, "n": steps - 1}) if steps > 1 else None
