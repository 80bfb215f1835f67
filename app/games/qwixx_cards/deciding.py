"""Part 2: the number for all, who decides on it, and what they have decided.

Among people at one screen nobody may know what another has decided: the table looks the same
before and after.
"""

from __future__ import annotations

from app.games.contract import AskSeat, DoActions, FlipHand, TableCommand
from app.games.qwixx_cards.situation import QwixxSituation, QwixxView

SKIP = "skip"
ALREADY = "already-decided"
"""Why nobody can decide again what they have decided in part 2."""


def is_shared(situation: QwixxSituation) -> bool:
    """Tell whether several people play at this screen."""
    return sum(1 for player in situation.players if player.kind == "human") > 1


def may_decide(situation: QwixxSituation, action: str) -> bool:
    """Tell whether that can be decided in part 2, or left as it is decided.

    The two look the same on a table that all see, for what is decided there nobody may know.
    """
    refusal = situation.why(action)
    return refusal is None or (refusal.code == ALREADY and is_shared(situation))


def decide(situation: QwixxSituation, action: str) -> TableCommand:
    """Decide that in part 2; who has decided it already leaves it so, and the next one is asked."""
    refusal = situation.why(action)
    if refusal is None or refusal.code != ALREADY or not is_shared(situation):
        return DoActions((action,))
    return leave(situation) if situation.stage == "deciding" else FlipHand(up=False)


def leave(situation: QwixxSituation) -> TableCommand:
    """Leave it as it is decided: the next one is asked, on turn last, as after a decision."""
    turn, players = situation.view["turn"], situation.players
    waiting = [seat for seat in turn["waiting"] if players[seat].kind == "human"]
    in_order = sorted(waiting, key=lambda seat: bool(seat == turn["seat"]))
    return AskSeat(in_order[0]) if in_order else DoActions(())


def top_number(view: QwixxView) -> int | None:
    """Return the number on top of the draw pile; None if there is none."""
    top = next(iter(view["draw"]), None)
    return None if top is None else int(top[1:])


def decided_row(situation: QwixxSituation) -> str | None:
    """Return the row in which the person at the screen crosses the number for all.

    None: in none.
    """
    decided = situation.view["turn"].get("decided", {})
    row: str | None = decided.get(str(situation.seat))
    return row


def has_decided(situation: QwixxSituation) -> bool:
    """Tell whether the person at the screen has decided in part 2 and knows it."""
    return str(situation.seat) in situation.view["turn"].get("decided", {})


def shown_owner(situation: QwixxSituation) -> int | None:
    """Return who decides on the number for all now, where others at this screen may be asked."""
    asked = situation.view["turn"]["part"] == "number" and situation.view["over"] is None
    asked = asked and situation.stage in ("playing", "deciding")
    return situation.seat if asked and is_shared(situation) else None


def passed_over(situation: QwixxSituation, seat: int) -> bool:
    """Tell whether a seat need not decide in part 2: the number fits none of its rows."""
    view = situation.view
    number = view["turn"]["part"] == "number" and view["over"] is None
    return number and seat not in view["to_act"]


def can_be_asked(situation: QwixxSituation, seat: int) -> bool:
    """Tell whether somebody else at this screen can be asked in part 2 now."""
    return (
        situation.stage in ("playing", "deciding")
        and situation.view["turn"]["part"] == "number"
        and seat != situation.seat
        and seat in situation.view["to_act"]
        and situation.players[seat].kind == "human"
    )
