"""Positions as they come up in the middle of a match, drawn at random."""

from engine.core.chance import Chance
from engine.core.options import RANDOM
from engine.games.qwixx_cards.actions import SKIP
from engine.games.qwixx_cards.cards import deck
from engine.games.qwixx_cards.printed import (
    COLOURS,
    CROSSES_BEFORE_LAST,
    DEALT,
    DISPLAY,
    FULL_HAND,
    NUMBERS,
)
from engine.games.qwixx_cards.rows import LAST, Crosses
from engine.games.qwixx_cards.sheets import Sheet
from engine.games.qwixx_cards.state import QwixxState, QwixxVariant

PLAYER = 0
"""The seat of who plays a task."""

FEWEST_SEATS, MOST_SEATS = 2, 4


def draw_position(chance: Chance, *, jokers: bool, locked: bool = False) -> QwixxState:
    """Draw a position in part 2 of the player's turn: the player alone has still to decide.

    With ``locked`` the player has closed a row.
    """
    seats = FEWEST_SEATS + chance.below(MOST_SEATS - FEWEST_SEATS + 1)
    cards = tuple(chance.shuffled(deck(jokers)))
    hands = []
    for seat in range(seats):
        size = FULL_HAND if seat == PLAYER else DEALT
        hands.append(tuple(sorted(cards[:size])))
        cards = cards[size:]
    display, cards = cards[:DISPLAY], cards[DISPLAY:]
    discarded = chance.below(len(cards) // 2)
    return QwixxState(
        variant=QwixxVariant(RANDOM, jokers),
        sheets=tuple(_sheet(chance, locked and seat == PLAYER) for seat in range(seats)),
        hands=tuple(hands),
        display=display,
        draw=cards[discarded:],
        discard=cards[:discarded],
        seat=PLAYER,
        number=1 + seats * (5 + chance.below(5)),
        part="number",
        decisions=tuple(None if seat == PLAYER else SKIP for seat in range(seats)),
        crossed=False,
        played=None,
        over=None,
        seed_state=chance.next(),
    )


def _sheet(chance: Chance, locked: bool) -> Sheet:
    """Draw a sheet, one of whose rows is closed or none."""
    rows = [_row(chance) for _ in COLOURS]
    if locked:
        rows[chance.below(len(rows))] = _closed_row(chance)
    return Sheet(tuple(rows), chance.below(2))


def _row(chance: Chance) -> Crosses:
    """Draw a row up to some place, each number before it being crossed three times out of five."""
    places = range(chance.below(len(NUMBERS) - 1))
    return sum((chance.below(5) < 3) << place for place in places)


def _closed_row(chance: Chance) -> Crosses:
    """Draw a row that is closed with five to seven crosses before the last number."""
    places = chance.shuffled(range(len(NUMBERS) - 1))[: CROSSES_BEFORE_LAST + chance.below(3)]
    return LAST | sum(1 << place for place in places)
