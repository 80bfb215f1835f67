"""What has come that nobody did: the effects of the expert rounds, and a Wednesday sent back."""

from __future__ import annotations

from app.games.wednesday.seen import View, holders, special_of
from app.texts import texts
from engine.games.wednesday.cards import THIRTEEN
from engine.games.wednesday.expert import pass_hands_on

T = texts("Wednesday")


def surprises(old: View, new: View) -> list[str]:
    """What has come between two views, in sentences."""
    said = []
    if new["frozen"] and not old["frozen"]:
        said.append(T("Ajax stays: no other character is revealed in this round.")())
    if "wednesday" in new["aside"] and "wednesday" not in old["aside"] and not new["frozen"]:
        said.append(T("Wednesday is out of this round.")())
    if new["open_hands"] and not old["open_hands"]:
        said.append(T("From now on all hands are face up.")())
    if _hands_went_on(old, new):
        said.append(T("Everybody gave their whole hand to the player on their right.")())
    if _was_sent_back(old, new):
        line = T("Wednesday appeared, but the {number} sent her back into the pile.")
        said.append(line(number=THIRTEEN))
    return said


def _was_sent_back(old: View, new: View) -> bool:
    """Everybody has passed upon a 13, and no character is open though some are in the pile."""
    seat = old["turn"]["seat"]
    passed = old["turn"]["step"] == "play" and len(new["hands"][seat]) >= len(old["hands"][seat])
    return (
        passed
        and old["turn"]["passes"] + 1 >= holders(old)
        and (new["open"], new["turn"]["last_number"]) == (None, THIRTEEN)
        and (new["round"], new["over"]) == (old["round"], None)
        and bool(new["characters"])
    )


def _hands_went_on(old: View, new: View) -> bool:
    special = special_of(old)
    if special is None or special.effect is not pass_hands_on:
        return False
    played: list[int] = new["played"][len(old["played"]) :]
    return (played, old["open"]) == ([special.outcast], special.character)
