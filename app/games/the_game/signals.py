"""The signals that players of a team give each other about piles."""

from __future__ import annotations

from app.games.contract import PlaceSignals, SignalOption
from app.games.the_game import words
from app.games.the_game.layout.layout import SIGNAL_ICONS
from app.games.the_game.situation import TheGameSituation, TheGameView
from app.games.the_game.start import is_open
from app.table.hanging import place_of_signal
from engine.games.the_game.piles import PILES


class TeamSignals(PlaceSignals[TheGameView]):
    """Keep off this pile, or small steps only."""

    def place_of(self, target: str) -> str | None:
        return target if target in PILES else place_of_signal(target)

    def choices(self, situation: TheGameSituation, place_id: str) -> tuple[SignalOption, ...]:
        if not situation.can_signal or situation.seat is None or is_open(situation.view):
            return ()
        own = situation.view["signals"][situation.seat].get(place_id)
        choices = [
            SignalOption(
                signal, icon, words.signal_word(signal), signal == own, words.signal_note(signal)
            )
            for signal, icon in SIGNAL_ICONS.items()
        ]
        if own is not None:
            choices.append(SignalOption(None, "x", words.clear(), False))
        return tuple(choices)
