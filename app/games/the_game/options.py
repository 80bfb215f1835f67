"""What the set-up page says about The Game."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from engine.core.options import OptionValue, complete_options
from engine.games import GAMES

GAME_ID = "the-game"


class Switch(NamedTuple):
    """An option that is on or off: its value either way, and how it is shown.

    `icon` is the name of an icon or, after "#", a figure.
    """

    option: str
    off: OptionValue
    on: OptionValue
    icon: str
    title: str
    line: str


def switches(seats: int) -> tuple[Switch, ...]:
    """The options of The Game for so many players, in the language on screen."""
    usual = hand_size(seats, {"fewer_cards": False})
    fewer = hand_size(seats, {"fewer_cards": True})
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
            QCoreApplication.translate("TheGameOptions", "Three cards a turn"),
            QCoreApplication.translate("TheGameOptions", "Place at least 3 cards instead of 2."),
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


def summary(seats: int, options: Mapping[str, OptionValue]) -> str:
    """What will be dealt, in one line for the rail."""
    cards = hand_size(seats, options)
    if seats == 1:
        alone = QCoreApplication.translate("TheGameOptions", "Alone at the table, {cards} cards")
        return alone.format(cards=cards)
    team = QCoreApplication.translate(
        "TheGameOptions", "%n player(s), {cards} cards each, one team", None, seats
    )
    return team.format(cards=cards)


def hand_size(seats: int, options: Mapping[str, OptionValue]) -> int:
    """How many cards each player is dealt; the engine says so by dealing."""
    game = GAMES[GAME_ID]
    chosen = {name: value for name, value in options.items() if name != "first"}
    state = game.deal(seats, complete_options(game.options, chosen, seats), 0)
    return len(game.document(state)["hands"][0])
