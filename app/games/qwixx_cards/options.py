"""The words of Qwixx, the card game, on the set-up page."""

from collections.abc import Mapping
from typing import Any

from app import common_texts
from app.games.setup import GameSetup, Starter, Switch, by_lot
from app.texts import texts
from engine.core.game import Game
from engine.core.options import OptionValue
from engine.games.qwixx_cards.printed import NUMBERS
from engine.games.qwixx_cards.rules import QwixxCards

T = texts("QwixxCardsOptions")


class QwixxCardsSetup(GameSetup):
    """Jokers or none, and who starts."""

    rules: Game[Any] = QwixxCards()

    def switches(self, seats: int) -> tuple[Switch, ...]:
        line = T("{count} more cards, {low} to {high}: whoever plays one chooses its colour.")
        return (
            Switch(
                "jokers",
                False,
                True,
                "crown",
                T("Jokers")(),
                line(count=len(NUMBERS), low=min(NUMBERS), high=max(NUMBERS)),
            ),
        )

    def starter(self) -> Starter:
        return Starter(
            "first",
            common_texts.who_starts(),
            T("Play then goes clockwise.")(),
            common_texts.starts(),
            by_lot(),
        )

    def summary(self, seats: int, options: Mapping[str, OptionValue]) -> str:
        return T("%n player(s), {cards} cards each, everyone for themselves")(
            n=seats, cards=self.hand_size(seats, options)
        )
