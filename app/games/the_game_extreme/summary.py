"""A match of The Game: Extreme in brief."""

from collections.abc import Sequence

from app.games.the_game.result_text import command_not_obeyed
from app.games.the_game.situation import TheGameView
from app.games.the_game.summary import TheGameSummary
from app.games.the_game_extreme.visuals.faces import CommandFace
from app.paint.faces import Face
from app.texts import texts
from engine.games.the_game.commands import COMMANDS

T = texts("TheGameExtremeSummary")

_KINDS = {command.name: command.kind for command in COMMANDS}


class TheGameExtremeSummary(TheGameSummary):
    """As The Game, with the commands on the cards."""

    def face(self, view: TheGameView, number: int) -> Face:
        command = view["commands"].get(str(number))
        if command is None:
            return super().face(view, number)
        return CommandFace(number, command, "", _KINDS[command] == "at once")

    def progress(self, view: TheGameView, names: Sequence[str]) -> str:
        if command_not_obeyed(view):
            return T("lost: one command was not obeyed")()
        return super().progress(view, names)
