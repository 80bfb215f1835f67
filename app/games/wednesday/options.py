"""Wednesday's words on the set-up page."""

from collections.abc import Mapping
from typing import Any, Final

from app import common_texts
from app.games.setup import Detail, GameSetup, Pick, Starter, Switch
from app.texts import texts
from engine.core.game import Game
from engine.core.options import OptionValue
from engine.games.wednesday.expert import SPECIALS
from engine.games.wednesday.rounds import ROUNDS
from engine.games.wednesday.rules import Wednesday

T = texts("WednesdayOptions")


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
                T("Expert rounds")(),
                T("Each round has a surprise of its own.")(),
                tuple(Detail(str(number), surprise_of(number)) for number in SPECIALS),
            ),
        )

    def picks(self, seats: int) -> tuple[Pick, ...]:
        choices = self.rules.options["teams"].choices_at(seats)
        words = {teams: _teams_word(int(teams)) for teams in choices}
        if len(words) > 1:
            line = T("Partners sit apart, and their points are added up.")()
        else:
            line = T("Four or six players can also play in teams.")()
        title = T("Teams")()
        return (Pick("teams", title, line, words),)

    def starter(self) -> Starter:
        return Starter(
            "youngest",
            T("Who is the youngest?")(),
            T(
                "A 1 opens each round. If nobody has one, the youngest player opens with any card."
            )(),
            T("youngest")(),
        )

    def summary(self, seats: int, options: Mapping[str, OptionValue]) -> str:
        teams = options.get("teams")
        cards = self.hand_size(seats, options)
        if not teams:
            return T("{players} players, {cards} cards each, {rounds} rounds")(
                players=seats, cards=cards, rounds=ROUNDS
            )
        return T("{players} players in {teams} teams, {cards} cards each, {rounds} rounds")(
            players=seats, teams=teams, cards=cards, rounds=ROUNDS
        )

    def seat_line(self, seat: int, options: Mapping[str, OptionValue]) -> str:
        teams = int(options.get("teams", 0))
        if not teams:
            return ""
        return common_texts.team(number=seat % teams + 1)


def _teams_word(teams: int) -> str:
    if not teams:
        return T("None", "no teams")()
    return T("%n team(s)")(n=teams)


_SURPRISES: Final = {
    1: T("{outcast} while Ajax is in play: he stays, and no other character appears."),
    2: T("{outcast} while Bianca is in play: Wednesday leaves the character pile."),
    3: T("{outcast} while Yoko is in play: from then on all hands are face up."),
    4: T(
        "A single {outcast}, allowed while Enid is in play: whoever plays it looks"
        " through the character pile and puts Wednesday anywhere."
    ),
    5: T(
        "{outcast}, allowed while Tyler is in play: everybody gives their whole hand to"
        " the player on their right."
    ),
}


def surprise_of(number: int) -> str:
    """Say what sets off the surprise of that round, and what it is."""
    return _SURPRISES[number](outcast=SPECIALS[number].outcast)
