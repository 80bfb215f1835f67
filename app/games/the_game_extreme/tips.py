"""The tips of Extreme: one for each command, and those of The Game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.games.the_game.situation import TheGameSituation
from app.games.the_game.tips import THE_GAME_TIPS, TheGameTips
from app.games.the_game_extreme.command_words import command_word
from app.games.tips import DueTip, TipWords
from app.texts import Text, texts
from engine.games.the_game.commands import CommandName
from engine.games.the_game.piles import PILES

T = texts("Tips")

_HEADING = T("The first “{command}”", note="Heading of a tip about a command.")

_TEXTS: Mapping[CommandName, Text] = {
    "stop": T("Whoever places it is done: the turn ends there and then, and they draw."),
    "skull": T(
        "Whoever places it must cover it in the same turn. So keep a card that fits on top of it."
    ),
    "three": T("Whoever places it plays exactly three cards in that turn, this one included."),
    "silence": T("Nobody gives signals or talks about the game until it is covered."),
    "no-trick": T("Nobody may go back by ten, on any pile, until it is covered."),
    "one-pile": T("All cards of a turn go on the same pile until it is covered."),
    "draw-one": T("You draw just one card after each turn until it is covered."),
}


def command_tip(command: CommandName) -> str:
    """Return the name of the tip about a command."""
    return f"command/{command}"


class ExtremeTips(TheGameTips):
    """The tips of Extreme."""

    tips: Mapping[str, TipWords] = {
        **{command_tip(command): TipWords(_HEADING, text) for command, text in _TEXTS.items()},
        **THE_GAME_TIPS,
    }

    def due(self, situation: TheGameSituation) -> Iterator[DueTip]:
        view = situation.view
        for pile in PILES:
            command = view["commands"].get(str(view["piles"][pile][-1]))
            if command is not None:
                fields = {"command": command_word(command)}
                yield DueTip(command_tip(command), pile, fields)
        yield from super().due(situation)
