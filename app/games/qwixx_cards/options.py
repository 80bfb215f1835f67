"""What the set-up page says about Qwixx, the card game."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.games.setup import GameSetup, Starter, Switch
from engine.core.game import Game
from engine.core.options import OptionValue
from engine.games.qwixx_cards.printed import NUMBERS
from engine.games.qwixx_cards.rules import QwixxCards


class QwixxCardsSetup(GameSetup):
    """Jokers or none, and who starts."""

    rules: Game[Any] = QwixxCards()

    def switches(self, seats: int) -> tuple[Switch, ...]:
        line = QCoreApplication.translate(
            "QwixxCardsOptions",
            "{count} more cards, {low} to {high}: whoever plays one chooses its colour.",
        )
        return (
            Switch(
                "jokers",
                False,
                True,
                "crown",
                QCoreApplication.translate("QwixxCardsOptions", "Jokers"),
                line.format(count=len(NUMBERS), low=min(NUMBERS), high=max(NUMBERS)),
            ),
        )

    def starter(self) -> Starter:
        return Starter(
            "first",
            QCoreApplication.translate("QwixxCardsOptions", "Who starts"),
            QCoreApplication.translate("QwixxCardsOptions", "Play then goes clockwise."),
            QCoreApplication.translate("QwixxCardsOptions", "starts"),
        )

    def summary(self, seats: int, options: Mapping[str, OptionValue]) -> str:
        text = QCoreApplication.translate(
            "QwixxCardsOptions",
            "%n player(s), {cards} cards each, everyone for themselves",
            None,
            seats,
        )
        return text.format(cards=self.hand_size(seats, options))
