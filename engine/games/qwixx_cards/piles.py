"""The draw pile, the discard pile and the display."""

from engine.core.chance import Chance
from engine.games.qwixx_cards.cards import Cards
from engine.games.qwixx_cards.state import QwixxState


def refilled(state: QwixxState) -> QwixxState:
    """Return the state with a full display.

    The places of the display are filled in order. Its cards stay when the discard pile is shuffled,
    which happens when the next card is needed and the draw pile is empty (Q3). There are always
    enough cards (Q6): of at least 44, the hands hold no more than 5 and four times 4, so that at
    least 19 are left for the draw and discard piles beside a full display.
    """
    display, draw, discard = list(state.display), state.draw, state.discard
    chance = Chance(state.seed_state)
    for slot, card in enumerate(display):
        if card is None:
            draw, discard = _with_next(draw, discard, chance)
            display[slot], draw = draw[0], draw[1:]
    return state._replace(
        display=tuple(display), draw=draw, discard=discard, seed_state=chance.state
    )


def with_top(state: QwixxState) -> QwixxState:
    """Return the state with a card on top of the draw pile, whose number counts in part 2 (Q3)."""
    chance = Chance(state.seed_state)
    draw, discard = _with_next(state.draw, state.discard, chance)
    return state._replace(draw=draw, discard=discard, seed_state=chance.state)


def _with_next(draw: Cards, discard: Cards, chance: Chance) -> tuple[Cards, Cards]:
    """Return the two piles, the discard pile shuffled into the draw pile if that is empty."""
    return (draw, discard) if draw else (tuple(chance.shuffled(discard)), ())
