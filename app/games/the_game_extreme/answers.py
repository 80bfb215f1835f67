"""What somebody hears who asks the table of Extreme."""

from app.games.the_game.answers import TheGameAnswers
from app.games.the_game.situation import TheGameSituation
from app.games.the_game_extreme.orders import command_of
from app.games.the_game_extreme.words import card_with_command
from app.table.layout import CardSpec


class ExtremeAnswers(TheGameAnswers):
    """Answers questions about Extreme: with its commands, and what the turn owes for them."""

    owed = ("owed:",)
    in_force = ("force:",)

    def hand_word(self, card: CardSpec, situation: TheGameSituation) -> str:
        command = command_of(situation.view, int(card.id))
        if command is None:
            return super().hand_word(card, situation)
        return card_with_command(int(card.id), command)
