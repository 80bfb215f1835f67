"""Happenings of a player's turn in games where cards are placed on piles."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.happening import Happening


@dataclass(frozen=True, slots=True)
class TurnEnded(Happening):
    """Tell that a seat's turn, the match's turn of this number, ended with so many cards placed.

    Nothing is hidden.
    """

    seat: int
    number: int
    placed: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Happening):
    """Tell that a seat drew so many cards after its turn, and how many its draw pile has left.

    `cards`, from the lowest on, are None for everybody but the seat itself, and so is `commands`:
    the command that each of them carries in Extreme, or None. Nothing is told of a seat that drew
    none.
    """

    seat: int
    count: int
    cards: tuple[int, ...] | None
    commands: tuple[str | None, ...] | None
    left: int


@dataclass(frozen=True, slots=True)
class DrawPileRanOut(Happening):
    """Tell that a seat drew the last card of its draw pile. Nothing is hidden."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Happening):
    """Tell whose turn it is now, the match's turn of this number, and how many cards it takes.

    It takes at least `minimum` of them. Nothing is hidden. It is told also where the match ends
    because nothing can be done in that turn.
    """

    seat: int
    number: int
    minimum: int


def drawn(
    seat: int,
    cards: tuple[int, ...],
    left: int,
    viewer: int | None,
    command: Callable[[int], str | None] = lambda _: None,
) -> tuple[CardsDrawn | DrawPileRanOut, ...]:
    """Tell what there is to tell of the cards that a seat drew, which may be none."""
    if not cards:
        return ()
    known = tuple(sorted(cards)) if viewer == seat else None
    commands = None if known is None else tuple(map(command, known))
    cards_drawn = CardsDrawn(seat, len(cards), known, commands, left)
    return (cards_drawn,) if left else (cards_drawn, DrawPileRanOut(seat))
