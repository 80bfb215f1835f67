"""What is said about a match that is over, and the sentences that the games share."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.text import MINUS


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the result page says, in the language on screen; a laurel crowns what deserves one."""

    heading: str
    sentence: str
    cause: str
    """How it came to the end; "" where the sentence says it already."""
    laurel: bool


def winners_heading(winners: Sequence[str]) -> str:
    """The heading where people play against each other; equals share the win."""
    if len(winners) > 1:
        return QCoreApplication.translate("Verdict", "A shared win!")
    text = QCoreApplication.translate("Verdict", "{name} wins!")
    return text.format(name=winners[0])


def points(count: int) -> str:
    """A number of points, which may be below zero."""
    text = QCoreApplication.translate("Verdict", "%n point(s)", None, abs(count))
    return f"{MINUS}{text}" if count < 0 else text


def last_to_play(name: str, reason: str) -> str:
    """Why it could not go on, and for whom."""
    text = QCoreApplication.translate("Verdict", "It was {name}’s turn. {reason}")
    return text.format(name=name, reason=reason)


def listed(cards: Sequence[int]) -> str:
    """Cards in a row, parted as after "neither"."""
    between = QCoreApplication.translate("Verdict", ", ", "between cards after 'neither'")
    return between.join(map(str, cards))
