"""The actions: every card on every pile, and ``end``."""

from engine.core.placing import placements
from engine.games.the_game.piles import CARDS, PILES

PLACES, PLACES_BY_BITS, ACTIONS = placements(CARDS, PILES)
