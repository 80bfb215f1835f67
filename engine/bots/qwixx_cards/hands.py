"""Cards as the evaluation needs them: by colour, as places of the row of that colour.

A set of places is an integer as in ``engine.games.qwixx_cards.rows``: bit 0 is the leftmost.
"""

from collections.abc import Iterable
from functools import cache
from itertools import chain, combinations
from typing import TypeAlias

from engine.games.qwixx_cards.cards import CARD_OF_TEXT, COLOUR_OF, JOKER, NUMBER_OF, Card
from engine.games.qwixx_cards.printed import COLOURS, LETTERS, MOST_PLAYED, NUMBERS
from engine.games.qwixx_cards.rows import CROSS, LAST, Crosses, single

Hand: TypeAlias = tuple[Crosses, ...]
"""The cards held: the places of each colour, then the jokers as places of a red row."""

NO_CARDS: Hand = (0,) * (len(COLOURS) + 1)

ROW_PLACES = CROSS[0]
"""The place of each number in a red row, which stands for jokers."""

BIT = tuple(
    (ROW_PLACES if colour == JOKER else CROSS[colour])[number]
    for number, colour in zip(NUMBER_OF, COLOUR_OF, strict=True)
)
"""The place of each card in the row of its colour."""


def _turned(crosses: Crosses) -> Crosses:
    """Return the same numbers in a row that runs the other way."""
    return sum(LAST // cross for cross in single(crosses))


_TURNED = tuple(map(_turned, range(LAST * 2)))
_AS_THEY_ARE = tuple(range(LAST * 2))

JOKER_PLACES = tuple(
    _AS_THEY_ARE if CROSS[row] == ROW_PLACES else _TURNED for row in range(len(COLOURS))
)
"""``JOKER_PLACES[row][jokers]``: the places of jokers in a row; and back, as it is mirrored."""


def hand_of(cards: Iterable[Card]) -> Hand:
    """Return these cards, each of which is there once, as a hand."""
    hand = [*NO_CARDS]
    for card in cards:
        hand[COLOUR_OF[card]] |= BIT[card]
    return tuple(hand)


def with_card(hand: Hand, card: Card) -> Hand:
    """Return the hand with one more card."""
    colour = COLOUR_OF[card]
    return (*hand[:colour], hand[colour] | BIT[card], *hand[colour + 1 :])


def without_card(hand: Hand, card: Card) -> Hand:
    """Return the hand with one card less."""
    colour = COLOUR_OF[card]
    return (*hand[:colour], hand[colour] & ~BIT[card], *hand[colour + 1 :])


def size(hand: Hand) -> int:
    """Return how many cards these are."""
    return sum(map(int.bit_count, hand))


def shown(hand: Hand, row: int) -> Crosses:
    """Return the places of a row for which there is a card, jokers included."""
    return hand[row] | JOKER_PLACES[row][hand[JOKER]]


def places_shown(hand: Hand) -> Hand:
    """Return, for each row, the places for which there is a card."""
    if not hand[JOKER]:
        return hand[:JOKER]
    return tuple([shown(hand, row) for row in range(JOKER)])


def without(hand: Hand, row: int, places: Crosses) -> Hand:
    """Return the hand after playing the cards of these places, jokers where it has no others."""
    jokers = JOKER_PLACES[row][places & ~hand[row]]
    return (*hand[:row], hand[row] & ~places, *hand[row + 1 : JOKER], hand[JOKER] & ~jokers)


@cache
def cards_of(row: int, places: Crosses, jokers: Crosses) -> tuple[Card, ...]:
    """Return the cards of these places in the row's colour, and of these jokers, sorted."""
    texts = [f"{LETTERS[row]}{n}" for n in NUMBERS if CROSS[row][n] & places]
    texts += [f"{LETTERS[JOKER]}{n}" for n in NUMBERS if ROW_PLACES[n] & jokers]
    return tuple(sorted(CARD_OF_TEXT[text] for text in texts))


def played(hand: Hand, row: int, places: Crosses) -> tuple[Card, ...]:
    """Return the cards that ``without`` takes from the hand."""
    jokers = JOKER_PLACES[row][places & ~hand[row]]
    return cards_of(row, hand[row] & places, jokers)


@cache
def plays(places: Crosses) -> tuple[Crosses, ...]:
    """Return all plays of cards of one colour: one to three of these places together."""
    sizes = range(1, MOST_PLAYED + 1)
    return tuple(map(sum, chain.from_iterable(combinations(single(places), n) for n in sizes)))
