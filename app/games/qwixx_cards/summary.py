"""A match of Qwixx in brief."""

from collections.abc import Sequence

from app import common_texts
from app.games.qwixx_cards import words
from app.games.qwixx_cards.situation import QwixxView
from app.games.qwixx_cards.visuals.faces import QwixxFace
from app.games.summary import GameSummary
from app.paint.faces import BackFace
from app.style.typography import names_in_a_sentence
from app.texts import texts
from app.widgets.continue_panel import SmallFace
from engine.games.qwixx_cards.printed import COLOURS, ROWS, Colour

T = texts("QwixxCardsSummary")


class QwixxCardsSummary(GameSummary[QwixxView]):
    """The progress of the rows, and the winners."""

    def faces(self, view: QwixxView) -> tuple[SmallFace, ...]:
        """Return the number that anybody has reached in each colour."""
        return tuple(
            SmallFace(_reached(view, colour, row))
            for colour, row in zip(COLOURS, ROWS, strict=True)
        )

    def progress(self, view: QwixxView, names: Sequence[str]) -> str:
        over = view["over"]
        if over is None:
            return common_texts.turn_number(number=view["turn"]["number"])
        points = over["scores"][over["winners"][0]]
        winners = names_in_a_sentence(names[seat] for seat in over["winners"])
        return T("{names} won with {points}")(names=winners, points=words.points_had(points))


def _reached(view: QwixxView, colour: Colour, row: Sequence[int]) -> QwixxFace | BackFace:
    crossed = [row.index(number) for sheet in view["sheets"] for number in sheet[colour]]
    return QwixxFace(colour, row[max(crossed)]) if crossed else BackFace("neutral")
