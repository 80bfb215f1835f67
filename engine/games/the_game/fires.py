"""On Fire: six cards that burn while they are on top of a pile.

A fire card must be covered by the end of the turn that follows the one in which it was laid.
F1: each fire has its own deadline, so each pile keeps the turn of its own. F2: a fire that covers
another puts it out and burns with its own deadline. F3: only turns that are taken are numbered,
so neither a lone player nor a skipped one needs a rule.
"""

from engine.games.the_game.state import NO_FIRE, NO_FIRES, Fires, TheGameState

FIRE_CARDS = frozenset({22, 33, 44, 55, 66, 77})


def fires_after(state: TheGameState, card: int, pile: int) -> Fires:
    """Return the fires on top once this card lies on this pile (F2)."""
    fire = state.number if card in FIRE_CARDS else NO_FIRE
    return (*state.fires[:pile], fire, *state.fires[pile + 1 :])


def due(state: TheGameState) -> list[int]:
    """Return the piles with a fire of an earlier turn, to be covered before this turn ends."""
    if state.fires == NO_FIRES:  # true in most turns, so this is quick
        return []
    return [pile for pile, laid in enumerate(state.fires) if NO_FIRE < laid < state.number]
