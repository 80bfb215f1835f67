"""The tips of Extreme: one for each command, and those of The Game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.games.the_game.situation import TheGameSituation
from app.games.the_game.tips import THE_GAME_TIPS, TheGameTips
from app.games.the_game_extreme.command_words import command_word
from app.games.tips import DueTip, TipWords
from app.texts import Text, texts
from engine.games.the_game.commands import CommandName
from engine.games.the_game.happenings import CardPlaced
from engine.games.the_game.piles import PILES

T = texts("Tips")

_HEADING = T("The command “{command}”", note="Heading of a tip about a command.")

_TEXTS: Mapping[CommandName, Text] = {
    "stop": T("Whoever places it is done: the turn ends there and then, and they draw."),
    "skull": T(
        "Whoever places it must cover it in the same turn. So keep a card that fits on top of it."
    ),
    "three": T("Whoever places it plays exactly three cards in that turn, this one included."),
    "silence": T("Nobody gives signals or talks about the game until this card is covered."),
    "no-trick": T("Nobody may do the backwards trick, on any pile, until this card is covered."),
    "one-pile": T(
        "From here on, all cards of a turn go on the same pile, until this card is covered. The"
        " player chooses which."
    ),
    "draw-one": T("You draw just one card after each turn until this card is covered."),
}


_SILENCE_ALONE = T("It forbids signals and talking. You play alone, so it changes nothing.")


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
            if command is None or (command == "stop" and _knows_stop(situation)):
                continue
            changes_nothing = command == "silence" and len(situation.players) == 1
            text = _SILENCE_ALONE if changes_nothing else None
            yield DueTip(command_tip(command), pile, {"command": command_word(command)}, text)
        yield from super().due(situation)


def _knows_stop(situation: TheGameSituation) -> bool:
    """Tell whether the person has ended a turn of their own by a stop: their first one is past."""
    return any(
        isinstance(each, CardPlaced) and each.command == "stop" and each.seat == situation.seat
        for move in situation.story()
        for each in move
    )
