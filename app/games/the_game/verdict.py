"""How a match of The Game is judged when it is over: what is said, and what is shown."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

CARDS = 98
EXCELLENT_UP_TO = 9
"""Cards left at most for an excellent game (the rules' own measure)."""

_GOOD_UP_TO = 19
_FAIR_UP_TO = 34


class Verdict(NamedTuple):
    """What the result page says.

    `remaining` cards were not placed; `laurel` crowns won and excellent games.
    """

    remaining: int
    won: bool
    laurel: bool
    heading: str
    sentence: str
    cause: str

    @property
    def placed(self) -> int:
        return CARDS - self.remaining


def verdict(final: Mapping[str, Any], names: Sequence[str]) -> Verdict:
    """The verdict on a match that is over, in the language on screen.

    `final` is the last state or view of the match, with the hands laid open as far as they are
    known; `names` are the players by seat.
    """
    over = final["over"]
    remaining, won = int(over["remaining"]), bool(over["won"])
    laurel = won or remaining <= EXCELLENT_UP_TO
    heading = _heading(remaining, won)
    sentence = _sentence(CARDS - remaining, won, alone=len(names) == 1)
    cause = "" if won else _cause(final, names)
    return Verdict(remaining, won, laurel, heading, sentence, cause)


def backwards_tricks(final: Mapping[str, Any]) -> int:
    """How many backwards tricks lie in the piles."""
    count = 0
    for name, pile in final["piles"].items():
        step = -10 if name.startswith("up") else 10
        count += sum(after - before == step for before, after in pairwise(pile))
    return count


def _heading(remaining: int, won: bool) -> str:
    if won:
        return QCoreApplication.translate("Verdict", "Won! All 98 cards!")
    if remaining <= EXCELLENT_UP_TO:
        return QCoreApplication.translate("Verdict", "Excellent!")
    if remaining <= _GOOD_UP_TO:
        return QCoreApplication.translate("Verdict", "Well played!")
    if remaining <= _FAIR_UP_TO:
        return QCoreApplication.translate("Verdict", "Not bad")
    return QCoreApplication.translate("Verdict", "Better luck next time")


def _sentence(placed: int, won: bool, *, alone: bool) -> str:
    remaining = CARDS - placed
    if won and alone:
        text = QCoreApplication.translate(
            "Verdict", "Every card lies on the four piles. You have beaten the game.", "to one"
        )
    elif won:
        text = QCoreApplication.translate(
            "Verdict", "Every card lies on the four piles. You have beaten the game.", "to a team"
        )
    elif remaining <= EXCELLENT_UP_TO and alone:
        text = QCoreApplication.translate(
            "Verdict",
            "You placed {placed} of 98 cards. Fewer than ten left is a game to be proud of.",
            "to one",
        )
    elif remaining <= EXCELLENT_UP_TO:
        text = QCoreApplication.translate(
            "Verdict",
            "You placed {placed} of 98 cards. Fewer than ten left is a game to be proud of.",
            "to a team",
        )
    elif alone:
        text = QCoreApplication.translate(
            "Verdict",
            "You placed {placed} of 98 cards. From 89 on the game counts as excellent.",
            "to one",
        )
    else:
        text = QCoreApplication.translate(
            "Verdict",
            "You placed {placed} of 98 cards. From 89 on the game counts as excellent.",
            "to a team",
        )
    return text.format(placed=placed)


def _cause(final: Mapping[str, Any], names: Sequence[str]) -> str:
    seat = final["turn"]["seat"]
    hand = [card for card in final["hands"][seat] if card is not None]
    fires = _due_fires(final)
    if not hand:
        reason = QCoreApplication.translate(
            "Verdict", "The hand was empty and nothing could cover the fire."
        )
    else:
        reason = _nothing_fits(hand, burning=bool(fires))
    if len(names) == 1:
        return reason
    text = QCoreApplication.translate("Verdict", "Last to play: {name}. {reason}")
    return text.format(name=names[seat], reason=reason)


def _due_fires(final: Mapping[str, Any]) -> list[int]:
    number = final["turn"]["number"]
    return [int(card) for card, laid in final["fires"].items() if laid < number]


def _nothing_fits(hand: Sequence[int], *, burning: bool) -> str:
    *others, last = hand
    if burning:
        if not others:
            text = QCoreApplication.translate(
                "Verdict", "A fire had to be covered, and {last} fits none of the four piles."
            )
        else:
            text = QCoreApplication.translate(
                "Verdict",
                "A fire had to be covered, and neither {others} nor {last} fits any of the piles.",
            )
    elif not others:
        text = QCoreApplication.translate("Verdict", "{last} fits none of the four piles.")
    else:
        text = QCoreApplication.translate(
            "Verdict", "Neither {others} nor {last} fits any of the four piles."
        )
    between = QCoreApplication.translate("Verdict", ", ", "between cards after 'neither'")
    return text.format(others=between.join(map(str, others)), last=last)
