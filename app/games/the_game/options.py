"""What the set-up page says about The Game."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.games.setup import GameSetup, Starter, Switch
from engine.core.game import Game
from engine.core.options import OptionValue
from engine.games.the_game.rules import TheGame


class TheGameSetup(GameSetup):
    """On Fire and the two expert options; the team decides who starts."""

    rules: Game[Any] = TheGame()

    def switches(self, seats: int) -> tuple[Switch, ...]:
        usual = self.hand_size(seats, {"fewer_cards": False})
        fewer = self.hand_size(seats, {"fewer_cards": True})
        if seats == 1:
            hands = QCoreApplication.translate(
                "TheGameOptions", "You hold {fewer} cards instead of {usual}."
            )
        else:
            hands = QCoreApplication.translate(
                "TheGameOptions", "Everybody holds {fewer} cards instead of {usual}."
            )
        return (
            Switch(
                "on_fire",
                False,
                True,
                "flame",
                QCoreApplication.translate("TheGameOptions", "On Fire"),
                QCoreApplication.translate(
                    "TheGameOptions",
                    "22, 33, 44, 55, 66 and 77 burn: cover each by the end of the next turn.",
                ),
            ),
            Switch(
                "min_cards",
                2,
                3,
                "#3",
                QCoreApplication.translate("TheGameOptions", "Three cards per turn"),
                QCoreApplication.translate(
                    "TheGameOptions", "Place at least 3 cards instead of 2."
                ),
            ),
            Switch(
                "fewer_cards",
                False,
                True,
                "#−1",
                QCoreApplication.translate("TheGameOptions", "Smaller hands"),
                hands.format(fewer=fewer, usual=usual),
            ),
        )

    def starter(self) -> Starter:
        return Starter(
            "first",
            QCoreApplication.translate("TheGameOptions", "Who starts"),
            QCoreApplication.translate(
                "TheGameOptions", "The team decides; play then goes clockwise."
            ),
            QCoreApplication.translate("TheGameOptions", "starts"),
        )

    def summary(self, seats: int, options: Mapping[str, OptionValue]) -> str:
        cards = self.hand_size(seats, options)
        if seats == 1:
            alone = QCoreApplication.translate(
                "TheGameOptions", "Alone at the table, {cards} cards"
            )
            return alone.format(cards=cards)
        team = QCoreApplication.translate(
            "TheGameOptions", "%n player(s), {cards} cards each, one team", None, seats
        )
        return team.format(cards=cards)
