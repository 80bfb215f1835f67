"""The result of The Game: Extreme."""

from app.games.the_game.result import TeamResult
from app.games.the_game.result_text import TeamResultText
from app.games.the_game_extreme.command_words import word_on_card
from app.games.the_game_extreme.result_text import extreme_result_text
from app.games.the_game_extreme.visuals.faces import CommandFace
from app.paint.faces import Face
from engine.games.the_game.actions import PLACES
from engine.games.the_game.commands import COMMANDS

_AT_ONCE = {command.name: command.kind == "at once" for command in COMMANDS}


class ExtremeResult(TeamResult):
    """That of The Game, with the commands on the cards and the one that was not fulfilled."""

    def text_for_all(self) -> TeamResultText:
        return extreme_result_text(self.final, self.names, self._refused())

    def face(self, card: int, *, on_top: bool = False) -> Face:
        command = self.final["commands"].get(str(card))
        if command is None:
            return super().face(card, on_top=on_top)
        return CommandFace(card, command, word_on_card(command), _AT_ONCE[command])

    def small_face(self, card: int) -> Face:
        face = self.face(card)
        return face._replace(word="") if isinstance(face, CommandFace) else face

    def _refused(self) -> set[str]:
        """Return the rules' reasons why the cards of the last hand could go nowhere."""
        match = self.played.match
        state = match.states[-1]._replace(over=None)
        places = [place for card in state.hands[state.seat] for place in PLACES[card]]
        reasons = [match.game.why(state, state.seat, place) for place in places]
        return {reason.code for reason in reasons if reason is not None}
