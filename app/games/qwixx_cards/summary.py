"""What a match of Qwixx shows of itself."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from app import common_texts
from app.games.qwixx_cards import words
from app.games.qwixx_cards.faces import QwixxFace
from app.games.summary import GameSummary
from app.paint.faces import BackFace
from app.style.typography import names_in_a_sentence
from app.texts import texts
from app.widgets.continue_plate import SmallFace
from engine.games.qwixx_cards.printed import COLOURS, ROWS, Colour

T = texts("QwixxCardsSummary")

_CROSSED: Final = {
    "red": T("Last turn: {name} crossed {numbers} in red"),
    "yellow": T("Last turn: {name} crossed {numbers} in yellow"),
    "green": T("Last turn: {name} crossed {numbers} in green"),
    "blue": T("Last turn: {name} crossed {numbers} in blue"),
}


class QwixxCardsSummary(GameSummary):
    """How far the rows have come, and who has won."""

    def faces(self, view: Mapping[str, Any]) -> tuple[SmallFace, ...]:
        """The number that anybody has reached in each colour."""
        return tuple(
            SmallFace(_reached(view, colour, row))
            for colour, row in zip(COLOURS, ROWS, strict=True)
        )

    def progress(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        over = view["over"]
        if over is None:
            return common_texts.turn_number(number=view["turn"]["number"])
        points = over["scores"][over["winners"][0]]
        winners = names_in_a_sentence(names[seat] for seat in over["winners"])
        return T("{names} won with {points}")(names=winners, points=words.points_had(points))

    def turn_before(self, views: Sequence[Mapping[str, Any]]) -> str:
        before, after = views[-2:]
        if before["turn"]["number"] == after["turn"]["number"]:
            return ""
        seat, played = before["turn"]["seat"], before["turn"]["played"]
        sheet, marked = before["sheets"][seat], after["sheets"][seat]
        if marked["penalties"] > sheet["penalties"]:
            return T("Last turn: {name} crossed nothing and took a penalty")(name="{name}")
        crossed = [n for row in COLOURS for n in marked[row] if n not in sheet[row]]
        if not crossed:
            return T("Last turn: {name} crossed nothing with the cards")(name="{name}")
        text = _CROSSED[played[0]](name="{name}", numbers=words.the_numbers(crossed))
        if marked["locked"] == sheet["locked"]:
            return text
        closed = T("the row is closed")()
        return f"{text} · {closed}"

    def besides(self, views: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
        decided = [
            (before, after)
            for before, after in pairwise(views)
            if before["turn"]["part"] == "number" and after["turn"]["part"] != "number"
        ]
        if not decided:
            return ""
        before, after = decided[-1]
        sheets = zip(names, before["sheets"], after["sheets"], strict=True)
        told = [
            words.crossed_in(name, colour, closed=colour in new["locked"])
            for name, old, new in sheets
            for colour in COLOURS
            if new[colour] != old[colour]
        ]
        return words.number_came_to(int(before["draw"][0][1:]), told)


def _reached(view: Mapping[str, Any], colour: Colour, row: Sequence[int]) -> QwixxFace | BackFace:
    crossed = [row.index(number) for sheet in view["sheets"] for number in sheet[colour]]
    return QwixxFace(colour, row[max(crossed)]) if crossed else BackFace("neutral")
