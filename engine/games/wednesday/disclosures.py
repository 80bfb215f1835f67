"""Disclosures: what an action shows, to the seat that acts or to all."""

from engine.core.game import Settled
from engine.games.wednesday.expert import SPECIALS
from engine.games.wednesday.state import Step, WednesdayState

LOOKING: tuple[Step, ...] = ("pick", "block", "insert")
"""The steps in which a seat looks through a pile."""


def shown(before: WednesdayState, after: WednesdayState, seat: int) -> Settled | None:
    """Return what the seat's action showed or left to chance for good; None if nothing."""
    if round_ended(before, after):
        return "dealt"
    if came_unseen(before, after, seat):
        return "drawn"
    if after.turn.step in LOOKING and after.turn.step != before.turn.step:
        return "seen" if after.turn.seat == seat else "shown"
    if after.seed_state != before.seed_state:
        return "chance"
    if _turned_up(before, after):
        return "shown"
    return None


def round_ended(before: WednesdayState, after: WednesdayState) -> bool:
    """Tell whether the action ended the round: its points are written down."""
    return len(after.scores) > len(before.scores)


def came_unseen(before: WednesdayState, after: WednesdayState, seat: int) -> bool:
    """Tell whether the seat got a card that it did not choose: Eugene's, Proteus's or a whole hand.

    A card picked from the burnt pile was seen before.
    """
    more = len(after.hands[seat]) > len(before.hands[seat]) and before.turn.step != "pick"
    return more or hands_passed_on(before, after)


def _turned_up(before: WednesdayState, after: WednesdayState) -> bool:
    """Tell whether a character, or a card in an open hand, is face up that was hidden before."""
    if len(after.characters) < len(before.characters):
        return True
    given = before.turn.step == "donate"
    return after.open_hands and (given or not before.open_hands)


def hands_passed_on(before: WednesdayState, after: WednesdayState) -> bool:
    """Tell whether the action was a play that sent all hands on (expert round 5)."""
    special = SPECIALS[5]
    return (
        before.variant.expert
        and before.round == 5
        and before.open == special.character
        and after.turn.last_number == special.outcast
        and len(after.played) > len(before.played)
    )
