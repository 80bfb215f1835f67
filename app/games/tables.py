"""The games that can be played at the table, by their ids."""

from collections.abc import Mapping

from app.games.contract import GameTable
from app.games.the_game.gestures import TheGameTable

TABLES: Mapping[str, GameTable] = {"the-game": TheGameTable()}
