"""The effects of the expert rounds, once they have come."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.wednesday.seen import View, special_of
from engine.games.wednesday.expert import pass_hands_on


def surprises(old: View, new: View) -> list[str]:
    """What an expert round has brought between two views, in sentences."""
    said = []
    if new["frozen"] and not old["frozen"]:
        said.append(
            QCoreApplication.translate(
                "Wednesday", "Ajax stays: no other character is revealed in this round."
            )
        )
    if "wednesday" in new["aside"] and "wednesday" not in old["aside"] and not new["frozen"]:
        said.append(QCoreApplication.translate("Wednesday", "Wednesday is out of this round."))
    if new["open_hands"] and not old["open_hands"]:
        said.append(QCoreApplication.translate("Wednesday", "From now on all hands are face up."))
    if _hands_went_on(old, new):
        said.append(
            QCoreApplication.translate(
                "Wednesday", "Everybody gave their whole hand to the player on their right."
            )
        )
    return said


def _hands_went_on(old: View, new: View) -> bool:
    special = special_of(old)
    if special is None or special.effect is not pass_hands_on:
        return False
    played: list[int] = new["played"][len(old["played"]) :]
    return (played, old["open"]) == ([special.outcast], special.character)
