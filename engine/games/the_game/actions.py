"""The actions: every card on every pile, and ``end``; before them what decides who starts."""

from collections.abc import Mapping
from typing import Final

from engine.core.action import Action
from engine.core.placing import placements
from engine.games.the_game.piles import CARDS, PILES
from engine.games.the_game.start import start_actions

MAX_SEATS = 5

PLACES, PLACES_BY_BITS, _turn_actions = placements(CARDS, PILES)

ACTIONS: Final[Mapping[str, Action]] = {**_turn_actions, **start_actions(MAX_SEATS)}
