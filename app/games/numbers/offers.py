"""The costs of a card on a pile that goes up or down, and when no card goes anywhere."""

from typing import Final

from app.games.contract import AnySituation, Status, as_sentences
from app.games.numbers import texts
from app.table.guide import Offer
from engine.core.refusal import Refusal

END: Final = "end"
"""The action that ends a turn."""


def step_offer(card: int, top: int, caption: str = "", *, ascending: bool) -> Offer:
    """Return a step forward, or the backwards trick; `caption` says what else the step would do.

    What a step costs is everywhere how many numbers it skips, on either kind of pile, and never a
    number with a sign: that was taken for points.
    """
    forward = card - top if ascending else top - card
    if forward < 0:
        trick = texts.backwards_trick()
        return Offer(texts.back(numbers=-forward), "trick", trick, trick, forward)
    skipped = forward - 1
    said = texts.skips(skipped=skipped) if skipped else texts.no_gap()
    name = f"{said}, {caption}" if caption else said
    if not skipped:
        return Offer(said, "step", caption, name)
    return Offer(str(skipped), "leap", caption, name, skipped, said)


def turn_over(situation: AnySituation) -> Refusal | None:
    """Return why nothing can be laid any more, after the end of the turn; None before it."""
    return situation.why(END) if situation.stage == "reviewing" else None


def refuses(situation: AnySituation, *, opening: bool = False) -> str:
    """Return what stands at a pile that takes no card now; "" where only the card does not fit.

    That is so after the end of the turn, and in the `opening` before anybody starts.
    """
    return texts.not_now() if opening or situation.stage != "playing" else ""


def may_end_now(before: AnySituation, after: AnySituation) -> bool:
    """Tell whether who is on turn has just placed enough to end it."""
    return END in after.legal and END not in before.legal


def still_to_place(before: Status, after: Status) -> str:
    """Say how many cards a turn still asks for, when one has just been placed; "" otherwise."""
    if not before.done < after.done < after.asked:
        return ""
    return as_sentences([texts.more_to_place(n=after.asked - after.done)])
