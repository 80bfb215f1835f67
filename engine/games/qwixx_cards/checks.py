"""Checks that the fields of a state go together: nothing breaks the rules as they apply now."""

from engine.core.errors import BadDocument
from engine.core.reading import expect_each_once
from engine.games.qwixx_cards.cards import CARDS, deck
from engine.games.qwixx_cards.number import top_number
from engine.games.qwixx_cards.printed import COLOURS, DEALT, FULL_HAND
from engine.games.qwixx_cards.rows import CROSS
from engine.games.qwixx_cards.sheets import Sheet
from engine.games.qwixx_cards.state import QwixxState


def check(state: QwixxState) -> None:
    """Check a state. Raises BadDocument, which names the first fault.

    ``over`` is computed from the sheets; ``decisions`` do not matter here.
    """
    _check_cards(state)
    _check_hand_sizes(state)
    _check_table(state)
    _check_crossed(state)
    _check_ending(state)


def _check_cards(state: QwixxState) -> None:
    """Require each card to lie in exactly one place."""
    hands = (card for hand in state.hands for card in hand)
    display = (card for card in state.display if card is not None)
    played = state.played.cards if state.played else ()
    lying = (*hands, *display, *state.draw, *state.discard, *played)
    cards = deck(state.variant.jokers)
    expect_each_once([CARDS[card] for card in lying], [CARDS[card] for card in cards])


def _check_hand_sizes(state: QwixxState) -> None:
    """Require hands of at most four cards between turns, and of five in a turn with those played.

    The active player has what was taken in this turn, and after that a card to play.
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


def _check_table(state: QwixxState) -> None:
    """Require display, draw pile and played cards to be as the part of the turn has them."""
    if state.part != "take":
        if None in state.display:
            raise BadDocument("display", f"a card in each place expected in part {state.part}")
        if not state.draw:
            raise BadDocument("draw", f"a card on top expected in part {state.part}")
    elif set(state.display) == {None}:
        raise BadDocument("display", "a card to be taken expected in part take")
    if (state.played is None) == (state.part == "mark"):
        raise BadDocument("turn.played", "to be told in part mark, and only there")


def _check_crossed(state: QwixxState) -> None:
    """Require what the active player has crossed in this turn to be on the sheet."""
    if not state.crossed or (state.part == "mark" and state.over is not None):
        return
    if state.part == "take" or (state.part == "number" and state.over is None):
        raise BadDocument("turn.crossed", f"nothing is crossed yet in part {state.part}")
    top = top_number(state)
    if not any(_is_last(top, row, state.sheets[state.seat]) for row in range(len(COLOURS))):
        raise BadDocument("turn.crossed", f"{top} is the last number crossed in no row")


def _check_ending(state: QwixxState) -> None:
    """Refuse an end in a part of the turn that has no crosses and no penalties."""
    if state.over is not None and state.part in ("take", "play"):
        raise BadDocument("turn.part", f"the match has ended before part {state.part}")


def _is_last(number: int, row: int, sheet: Sheet) -> bool:
    """Tell whether this number is the last that is crossed in the row."""
    return CROSS[row][number].bit_length() == sheet.rows[row].bit_length()
