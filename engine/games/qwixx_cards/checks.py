"""Whether the fields of a state go together: nothing is against the rules as they stand now."""

from collections import Counter

from engine.core.errors import BadDocument
from engine.games.qwixx_cards.cards import CARDS, deck
from engine.games.qwixx_cards.number import top_number
from engine.games.qwixx_cards.printed import COLOURS, DEALT, FULL_HAND
from engine.games.qwixx_cards.rows import CROSS
from engine.games.qwixx_cards.sheets import Sheet
from engine.games.qwixx_cards.state import State


def check(state: State) -> None:
    """Raises BadDocument, which names the first thing found wrong.

    ``over`` is what the sheets say; ``decisions`` are of no matter here.
    """
    _check_cards(state)
    _check_hand_sizes(state)
    _check_table(state)
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
    """Between turns a hand has four cards at most, in a turn five, those played counted in.

    The active player has what was taken in this turn, and then a card to play.
    """
    for seat, hand in enumerate(state.hands):
        fewest, most = 0, DEALT
        if seat == state.seat and state.part == "take":
            fewest = state.display.count(None)
        elif seat == state.seat:
            played = state.played.cards if state.played else ()
            fewest, most = 0 if played else 1, FULL_HAND - len(played)
        if not fewest <= len(hand) <= most:
            raise BadDocument(
                f"hands[{seat}]", f"{fewest} to {most} cards expected, not {len(hand)}"
            )


def _check_table(state: State) -> None:
    """What lies open as the parts of a turn have it."""
    if state.part != "take":
        if None in state.display:
            raise BadDocument("display", f"a card in each place expected in part {state.part}")
        if not state.draw:
            raise BadDocument("draw", f"a card on top expected in part {state.part}")
    elif set(state.display) == {None}:
        raise BadDocument("display", "a card to be taken expected in part take")
    if (state.played is None) == (state.part == "mark"):
        raise BadDocument("turn.played", "to be told in part mark, and only there")


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
    """What ends a match are crosses or a penalty, which are made in parts 2 and ``mark``."""
    if state.over is not None and state.part in ("take", "play"):
        raise BadDocument("turn.part", f"the match has ended before part {state.part}")


def _is_last(number: int, row: int, sheet: Sheet) -> bool:
    """Whether this number is the last that is crossed in the row."""
    return CROSS[row][number].bit_length() == sheet.rows[row].bit_length()
