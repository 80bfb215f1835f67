"""What the set-up page says about Wednesday."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.games.setup import Detail, GameSetup, Pick, Starter, Switch
from engine.core.game import Game
from engine.core.options import OptionValue
from engine.games.wednesday.expert import SPECIALS
from engine.games.wednesday.rounds import ROUNDS
from engine.games.wednesday.rules import Wednesday


class WednesdaySetup(GameSetup):
    """Expert rounds, teams, and who is the youngest."""

    rules: Game[Any] = Wednesday()

    def switches(self, seats: int) -> tuple[Switch, ...]:
        return (
            Switch(
                "expert",
                False,
                True,
                "crown",
                QCoreApplication.translate("WednesdayOptions", "Expert rounds"),
                QCoreApplication.translate(
                    "WednesdayOptions", "Each round has a surprise of its own."
                ),
                tuple(Detail(str(number), surprise_of(number)) for number in SPECIALS),
            ),
        )

    def picks(self, seats: int) -> tuple[Pick, ...]:
        choices = self.rules.options["teams"].choices_at(seats)
        words = {teams: _teams_word(int(teams)) for teams in choices}
        if len(words) > 1:
            line = QCoreApplication.translate(
                "WednesdayOptions", "Partners sit apart, and their points are added up."
            )
        else:
            line = QCoreApplication.translate(
                "WednesdayOptions", "Four or six players can also play in teams."
            )
        title = QCoreApplication.translate("WednesdayOptions", "Teams")
        return (Pick("teams", title, line, words),)

    def starter(self) -> Starter:
        return Starter(
            "youngest",
            QCoreApplication.translate("WednesdayOptions", "Who is the youngest?"),
            QCoreApplication.translate(
                "WednesdayOptions",
                "A 1 opens each round. If nobody has one, the youngest player opens with any card.",
            ),
            QCoreApplication.translate("WednesdayOptions", "youngest"),
        )

    def summary(self, seats: int, options: Mapping[str, OptionValue]) -> str:
        teams = options.get("teams")
        if teams:
            text = QCoreApplication.translate(
                "WednesdayOptions",
                "{players} players in {teams} teams, {cards} cards each, {rounds} rounds",
            )
        else:
            text = QCoreApplication.translate(
                "WednesdayOptions", "{players} players, {cards} cards each, {rounds} rounds"
            )
        cards = self.hand_size(seats, options)
        return text.format(players=seats, teams=teams, cards=cards, rounds=ROUNDS)

    def seat_line(self, seat: int, options: Mapping[str, OptionValue]) -> str:
        teams = int(options.get("teams", 0))
        if not teams:
            return ""
        text = QCoreApplication.translate("WednesdayOptions", "team {number}")
        return text.format(number=seat % teams + 1)


def _teams_word(teams: int) -> str:
    if not teams:
        return QCoreApplication.translate("WednesdayOptions", "None", "no teams")
    return QCoreApplication.translate("WednesdayOptions", "%n team(s)", None, teams)


def surprise_of(number: int) -> str:
    """What sets off the surprise of that round, and what it is."""
    return _surprise(number).format(outcast=SPECIALS[number].outcast)


def _surprise(number: int) -> str:
    match number:
        case 1:
            return QCoreApplication.translate(
                "WednesdayOptions",
                "{outcast} while Ajax is in play: he stays, and no other character appears.",
            )
        case 2:
            return QCoreApplication.translate(
                "WednesdayOptions",
                "{outcast} while Bianca is in play: Wednesday leaves the character pile.",
            )
        case 3:
            return QCoreApplication.translate(
                "WednesdayOptions",
                "{outcast} while Yoko is in play: from then on all hands are face up.",
            )
        case 4:
            return QCoreApplication.translate(
                "WednesdayOptions",
                "A single {outcast}, allowed while Enid is in play: whoever plays it looks"
                " through the character pile and puts Wednesday anywhere.",
            )
        case _:
            return QCoreApplication.translate(
                "WednesdayOptions",
                "{outcast}, allowed while Tyler is in play: everybody gives their whole hand to"
                " the player on their right.",
            )
