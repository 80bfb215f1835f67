"""Where cards come from that are new in a hand."""

from __future__ import annotations

from app.games.wednesday import ids
from app.games.wednesday.seen import View
from engine.games.wednesday.cards import HYDE, PROTEUS


def hands_went_on(view: View) -> bool:
    """Every player has just given the whole hand to the player on their right."""
    played = view["played"]
    return (
        bool(played)
        and played[-1] == HYDE
        and not view["turn"]["passes"]
        and view["open"] == "tyler"
        and bool(view["options"]["expert"])
    )


def arrival(view: View, seat: int, viewer: int | None) -> str:
    """Where a card comes from that is new in a hand, as far as the view tells."""
    turn, played = view["turn"], view["played"]
    if turn["step"] == "open":
        return ids.DECK
    giver = None
    if turn["step"] == "give" and turn["seat"] == seat:
        giver = turn["from"]
    elif played and not turn["passes"]:
        if played[-1] == PROTEUS and turn["last"] != seat:
            giver = turn["last"]
        elif hands_went_on(view):
            giver = (seat + 1) % len(view["hands"])
    if giver is None:
        return ids.BURNT
    if giver == viewer:
        return ids.HAND
    # What one takes oneself is in the hand at once; what others do is to be followed.
    own = seat == viewer and turn["step"] == "give"
    return f"from{giver}" if own else f"seat{giver}"
