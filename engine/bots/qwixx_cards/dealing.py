"""Random deals of what a seat cannot know."""

from engine.core.chance import Chance
from engine.games.qwixx_cards.cards import NUMBER_OF, Card
from engine.games.qwixx_cards.state import QwixxState


def hidden_cards(state: QwixxState, seat: int) -> list[Card]:
    """Return the cards that the seat does not see, sorted."""
    cards = [card for card in state.display if card is not None]
    cards += [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand]
    return sorted([*cards, *state.draw])


def dealt_anew(state: QwixxState, seat: int, chance: Chance) -> QwixxState:
    """Return the state with other hidden cards, all ways that fit the backs equally likely.

    The display, other hands and the top of the draw pile keep their numbers.
    """
    cards = chance.shuffled(hidden_cards(state, seat))
    by_number: dict[int, list[Card]] = {}
    for card in cards:
        by_number.setdefault(NUMBER_OF[card], []).append(card)

    def another(card: Card) -> Card:
        return by_number[NUMBER_OF[card]].pop()

    display = tuple([None if card is None else another(card) for card in state.display])
    hands = tuple(
        [
            hand if owner == seat else tuple(sorted(map(another, hand)))
            for owner, hand in enumerate(state.hands)
        ]
    )
    top = another(state.draw[0]) if state.draw else None
    left = {card for group in by_number.values() for card in group}
    rest = [card for card in cards if card in left]
    return state._replace(
        display=display,
        hands=hands,
        draw=tuple(rest if top is None else [top, *rest]),
        seed_state=chance.next(),
    )
