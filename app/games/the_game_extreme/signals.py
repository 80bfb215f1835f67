"""The signals of Extreme: none while silence is in force."""

from __future__ import annotations

from app.games.contract import SignalOption
from app.games.the_game.signals import TeamSignals
from app.games.the_game.situation import TheGameSituation
from app.games.the_game_extreme.orders import in_force


class ExtremeSignals(TeamSignals):
    """As in The Game, unless all must keep silent."""

    def choices(self, situation: TheGameSituation, place_id: str) -> tuple[SignalOption, ...]:
        if "silence" in in_force(situation.view):
            return ()
        return super().choices(situation, place_id)
