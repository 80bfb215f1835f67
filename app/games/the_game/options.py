"""The words of The Game on the set-up page."""

from collections.abc import Mapping
from typing import Any

from app import common_texts
from app.games.setup import GameSetup, Starter, Switch, Unnamed
from app.texts import texts
from engine.core.game import Game
from engine.core.options import OptionValue
from engine.games.the_game.rules import TheGame
from engine.games.the_game.start import AFTER_LOOKING

T = texts("TheGameOptions")


class TheGameSetup(GameSetup):
    """On Fire and the two expert options; the team decides who starts."""

    rules: Game[Any] = TheGame()

    def switches(self, seats: int) -> tuple[Switch, ...]:
        usual = self.hand_size(seats, {"fewer_cards": False})
        fewer = self.hand_size(seats, {"fewer_cards": True})
        if seats == 1:
            hands = T("You hold {fewer} cards instead of {usual}.")
        else:
            hands = T("Everybody holds {fewer} cards instead of {usual}.")
        return (
            Switch(
                "on_fire",
                False,
                True,
                "flame",
                T("On Fire")(),
                T("22, 33, 44, 55, 66 and 77 burn: cover each by the end of the next turn.")(),
            ),
            Switch(
                "min_cards",
                2,
                3,
                "#3",
                T("Three cards per turn")(),
                T("Place at least 3 cards instead of 2.")(),
            ),
            Switch(
                "fewer_cards",
                False,
                True,
                "#−1",
                T("Smaller hands")(),
                hands(fewer=fewer, usual=usual),
            ),
        )

    def starter(self) -> Starter:
        return Starter(
            "first",
            common_texts.who_starts(),
            T("The team decides; play then goes clockwise.")(),
            common_texts.starts(),
            Unnamed(AFTER_LOOKING, T("Once you have seen your cards")()),
        )

    def summary(self, seats: int, options: Mapping[str, OptionValue]) -> str:
        cards = self.hand_size(seats, options)
        if seats == 1:
            return T("Alone at the table, {cards} cards")(cards=cards)
        return T("%n player(s), {cards} cards each, one team")(n=seats, cards=cards)
