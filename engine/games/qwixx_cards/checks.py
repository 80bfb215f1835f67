"""Whether the fields of a state go together: it is one that play can reach.

That is as far as the state itself can tell, with two liberties: the turn may have a lower number
than play would have given it, and the draw pile may be empty in part ``take``.
"""

from collections import Counter

from engine.core.errors import BadDocument
from engine.games.qwixx_cards.cards import CARDS, deck
from engine.games.qwixx_cards.ending import outcome
from engine.games.qwixx_cards.number import top_number
from engine.games.qwixx_cards.printed import (
    COLOURS,
    DEALT,
    FULL_HAND,
    MOST_PLAYED,
    PENALTIES_TO_END,
    ROWS_TO_END,
)
from engine.games.qwixx_cards.rows import CROSS, LAST
from engine.games.qwixx_cards.sheets import Sheet, closed_rows
from engine.games.qwixx_cards.state import State

MAX_TURNS = 45
"""Turns that one player can have at most.

Each but the last leaves a cross or a penalty on the player's sheet, and the match goes on only
with one closed row and three penalties at most: with 11 crosses there, 10 in the other rows.
"""


def check(state: State) -> None:
    """Raises BadDocument, which names the first thing found wrong.

    ``over`` is what the sheets say; ``decisions`` are of no matter here.
    """
    _check_cards(state)
    _check_hand_sizes(state)
    _check_table(state)
    _check_number(state)
    _check_crossed(state)
    _check_ending(state)


def _check_cards(state: State) -> None:
    """Every card lies in exactly one place."""
    hands = (card for hand in state.hands for card in hand)
    display = (card for card in state.display if card is not None)
    played = state.played.cards if state.played else ()
    count = Counter((*hands, *display, *state.draw, *state.discard, *played))
    cards = deck(state.variant.jokers)
    double = [CARDS[card] for card in cards if count[card] > 1]
    missing = [CARDS[card] for card in cards if not count[card]]
    if double:
        raise BadDocument("", f"cards more than once: {double}")
    if missing:
        raise BadDocument("", f"cards missing: {missing}")


def _check_hand_sizes(state: State) -> None:
    """Between turns a hand has four cards, or what is left of five."""
    played = state.played.cards if state.played else ()
    for seat, hand in enumerate(state.hands):
        cards, fewest, most = len(hand), FULL_HAND - MOST_PLAYED, DEALT
        if seat == state.seat and state.part == "take":
            taken = state.display.count(None)
            fewest += taken
            most = min(most + taken, FULL_HAND - 1)
        elif seat == state.seat:
            fewest = most = FULL_HAND - len(played)
        if not fewest <= cards <= most:
            expected = f"{fewest} to {most}" if fewest < most else fewest
            raise BadDocument(f"hands[{seat}]", f"{expected} cards expected, not {cards}")


def _check_table(state: State) -> None:
    """What lies open as the parts of a turn have it."""
    if state.part != "take":
        if None in state.display:
            raise BadDocument("display", f"a card in each place expected in part {state.part}")
        if not state.draw:
            raise BadDocument("draw", f"a card on top expected in part {state.part}")
    if (state.played is None) == (state.part == "mark"):
        raise BadDocument("turn.played", "to be told in part mark, and only there")


def _check_number(state: State) -> None:
    """Every turn before this one left a cross or a penalty on its player's sheet."""
    seats = len(state.sheets)
    for seat, sheet in enumerate(state.sheets):
        ago = (state.seat - seat) % seats or seats
        turns = (state.number - 1 + seats - ago) // seats
        left = sum(crosses.bit_count() for crosses in sheet.rows) + sheet.penalties
        if turns > left:
            raise BadDocument(
                "turn.number",
                f"{state.number}, but seat {seat} cannot have had {turns} turns:"
                f" {left} crosses and penalties",
            )


def _check_crossed(state: State) -> None:
    """What the active player has crossed in this turn is on the sheet."""
    if not state.crossed or (state.part == "mark" and state.over is not None):
        return
    if state.part == "take" or (state.part == "number" and state.over is None):
        raise BadDocument("turn.crossed", f"nothing is crossed yet in part {state.part}")
    top = top_number(state)
    if not any(_is_last(top, row, state.sheets[state.seat]) for row in range(len(COLOURS))):
        raise BadDocument("turn.crossed", f"{top} is the last number crossed in no row")


def _check_ending(state: State) -> None:
    """What ends the match was done in the part that is on."""
    for seat, sheet in enumerate(state.sheets):
        if outcome((sheet,)) is not None and not _ends_now(state, seat, sheet):
            raise BadDocument(f"sheets[{seat}]", "the match would have ended before")


def _ends_now(state: State, seat: int, sheet: Sheet) -> bool:
    """Whether the match can have gone on until the last cross or penalty of this seat."""
    rows, four = closed_rows(sheet), sheet.penalties == PENALTIES_TO_END
    if len(rows) > ROWS_TO_END:
        return False
    active = seat == state.seat
    if state.part == "number":
        now = any(_is_last(top_number(state), row, sheet) for row in rows)
        return now and not four and (state.crossed or not active)
    if state.played is None or not active:
        return False
    if four:
        return not state.crossed and len(rows) < ROWS_TO_END
    return state.crossed and state.played.colour in rows and state.played.shown >= LAST


def _is_last(number: int, row: int, sheet: Sheet) -> bool:
    """Whether this number is the last that is crossed in the row."""
    return CROSS[row][number].bit_length() == sheet.rows[row].bit_length()
