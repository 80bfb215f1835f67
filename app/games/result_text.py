"""The text on a match that is over, and the sentences that the games share."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from app import common_texts
from app.match.players import PlayerInfo
from app.style.typography import MINUS
from app.texts import texts

T = texts("Verdict")


@dataclass(frozen=True, slots=True)
class ResultText:
    """The words of a result page, in the language on screen; a laurel crowns what deserves one."""

    heading: str
    sentence: str
    cause: str
    """How it came to the end; "" where the sentence says it already."""
    laurel: bool


def only_person(people: Collection[int]) -> int | None:
    """Return the one person among computers, who is spoken to; None where several people read."""
    return next(iter(people)) if len(people) == 1 else None


def reader_among_computers(players: Sequence[PlayerInfo]) -> int | None:
    """Return the seat of the one person among these players; see `only_person`."""
    return only_person([seat for seat, each in enumerate(players) if each.kind == "human"])


def winners_heading(winners: Sequence[str], *, you: bool = False) -> str:
    """Return the heading where people play against each other; equals share the win.

    With `you`, the only winner is who reads it.
    """
    if len(winners) > 1:
        return T("A shared win!")()
    if you:
        return T("You win!")()
    return T("{name} wins!")(name=winners[0])


def own_place(place: int, of: int, behind: int, winners: Sequence[str]) -> str:
    """Say what the one person among computers is told, who has not won."""
    if of == 2:
        return T("You lost to {name} by {points}.")(points=gap(n=behind), name=winners[0])
    if len(winners) > 1:
        return T("You came {place} of {players}, {points} behind the winners.")(
            place=place_word(place), players=count_word(of), points=gap(n=behind)
        )
    return T("You came {place} of {players}, {points} behind {name}.")(
        place=place_word(place), players=count_word(of), points=gap(n=behind), name=winners[0]
    )


gap = T("%n point(s)", "by how much", note="By how much one is behind.")


def place_word(place: int) -> str:
    """Return a place after the first, in words."""
    words = (
        T("second", "a place at the end"),
        T("third", "a place at the end"),
        T("fourth", "a place at the end"),
        T("fifth", "a place at the end"),
        T("sixth", "a place at the end"),
    )
    return words[place - 2]()


def count_word(count: int) -> str:
    """Return of how many, in words; three at least."""
    words = (
        T("three", "players or teams"),
        T("four", "players or teams"),
        T("five", "players or teams"),
        T("six", "players or teams"),
    )
    return words[count - 3]()


def points(count: int) -> str:
    """Return a number of points, which may be below zero."""
    text = common_texts.points(n=abs(count))
    return f"{MINUS}{text}" if count < 0 else text


last_to_play = T("It was {name}’s turn. {reason}", note="Why it could not go on, and for whom.")


def listed(cards: Sequence[int]) -> str:
    """Return cards in a row, parted as after "neither"."""
    between = T(", ", "between cards after 'neither'")()
    return between.join(map(str, cards))
