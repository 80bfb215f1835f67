"""A match of The Game in brief: the tops of its piles, what is left, a turn."""

from collections.abc import Sequence
from typing import NamedTuple

from app.games.summary import GameSummary
from app.games.the_game.situation import TheGameView
from app.paint.faces import Face, NumberFace
from app.texts import texts
from app.widgets.continue_panel import SmallFace

T = texts("TheGameSummary")

CARDS = 98


class Top(NamedTuple):
    """The top of a pile: the number on it, and whether it ascends."""

    number: int
    ascending: bool


def tops(view: TheGameView) -> tuple[Top, ...]:
    """Return the tops of the four piles, ascending ones first."""
    return tuple(Top(pile[-1], name.startswith("up")) for name, pile in view["piles"].items())


def placed(view: TheGameView) -> int:
    """Return how many cards lie on the piles, without the start numbers."""
    return sum(len(pile) - 1 for pile in view["piles"].values())


def cards_left(view: TheGameView) -> int:
    """Return how many of the cards do not lie on a pile yet."""
    return CARDS - placed(view)


class TheGameSummary(GameSummary[TheGameView]):
    """The tops of the piles, and the cards that are left."""

    def faces(self, view: TheGameView) -> tuple[SmallFace, ...]:
        return tuple(
            SmallFace(self.face(view, top.number), "up" if top.ascending else "down")
            for top in tops(view)
        )

    def face(self, view: TheGameView, number: int) -> Face:
        """Return a card on top of a pile."""
        return NumberFace(number, burning=str(number) in view["fires"])

    def progress(self, view: TheGameView, names: Sequence[str]) -> str:
        left = cards_left(view)
        if view["over"] is None:
            return T("%n card(s) left")(n=left)
        if view["over"]["won"]:
            return T("won: all cards placed")()
        return T("over, with %n card(s) left")(n=left)
