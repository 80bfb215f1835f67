"""What is said about a match that is over, and the sentences that the games share."""

from collections.abc import Collection, Sequence
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


def only_person(people: Collection[int]) -> int | None:
    """The one person among computers, who is spoken to; None where several people read."""
    return next(iter(people)) if len(people) == 1 else None


def winners_heading(winners: Sequence[str], *, you: bool = False) -> str:
    """The heading where people play against each other; equals share the win.

    `you`: the only winner is who reads it.
    """
    if len(winners) > 1:
        return QCoreApplication.translate("Verdict", "A shared win!")
    if you:
        return QCoreApplication.translate("Verdict", "You win!")
    text = QCoreApplication.translate("Verdict", "{name} wins!")
    return text.format(name=winners[0])


def own_place(place: int, of: int, behind: int, winners: Sequence[str]) -> str:
    """What the one person among computers, who has not won, is told."""
    if of == 2:
        text = QCoreApplication.translate("Verdict", "You lost to {name} by {points}.")
    elif len(winners) > 1:
        text = QCoreApplication.translate(
            "Verdict", "You came {place} of {players}, {points} behind the winners."
        )
    else:
        text = QCoreApplication.translate(
            "Verdict", "You came {place} of {players}, {points} behind {name}."
        )
    return text.format(
        place=place_word(place), players=count_word(of), points=gap(behind), name=winners[0]
    )


def gap(points: int) -> str:
    """By how much one is behind."""
    return QCoreApplication.translate("Verdict", "%n point(s)", "by how much", points)


def place_word(place: int) -> str:
    """A place after the first, in words."""
    words = (
        QCoreApplication.translate("Verdict", "second", "a place at the end"),
        QCoreApplication.translate("Verdict", "third", "a place at the end"),
        QCoreApplication.translate("Verdict", "fourth", "a place at the end"),
        QCoreApplication.translate("Verdict", "fifth", "a place at the end"),
        QCoreApplication.translate("Verdict", "sixth", "a place at the end"),
    )
    return words[place - 2]


def count_word(count: int) -> str:
    """Of how many, in words; three at least."""
    words = (
        QCoreApplication.translate("Verdict", "three", "players or teams"),
        QCoreApplication.translate("Verdict", "four", "players or teams"),
        QCoreApplication.translate("Verdict", "five", "players or teams"),
        QCoreApplication.translate("Verdict", "six", "players or teams"),
    )
    return words[count - 3]


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
