"""The computer player of The Game."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from engine.bots.bot import Hint, Level, Reason
from engine.bots.the_game import easy
from engine.bots.the_game.easy import EasyEvaluation
from engine.bots.the_game.endgame import Rules
from engine.bots.the_game.evaluation import Evaluation, Judgement, scene
from engine.bots.the_game.features import SCALES
from engine.bots.the_game.hard import Table, best_plan
from engine.bots.the_game.planning import Effort, best_plans, longest
from engine.bots.the_game.position import Placement, Position, Tops, read_position
from engine.bots.the_game.signals import signals_of
from engine.bots.the_game.turns import Breadth, Turn, TurnRules
from engine.bots.weights import WeightedBot, Weights
from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.jsontext import Document
from engine.core.options import Options
from engine.games import GAMES
from engine.games.the_game.actions import PLACES
from engine.games.the_game.piles import PILES

IN_GENERAL = Effort(Breadth(nearest=6, leap=8), width=10, required_width=60, voluntary=3)
AT_THE_END = IN_GENERAL._replace(voluntary=8)
"""With an empty draw pile, when a turn may well be all that is left."""


CANDIDATES = 8


class _Remembered(NamedTuple):
    """A plan, and for what it was made."""

    asked: tuple[Position, Level, int]
    plan: tuple[Placement, ...]


class TheGameBot(WeightedBot):
    """Plays The Game, for all seats of the team; a game with other turns has other ``rules``.

    A turn is planned when it begins, and the plan is followed. Where the cards placed so far are
    no beginning of the plan, because somebody else placed them, the rest is planned anew.
    """

    game: ClassVar[Game[Any]] = GAMES["the-game"]
    package = "engine.bots.the_game"

    def __init__(self, other: Mapping[str, Weights] | None = None) -> None:
        super().__init__(other)
        self._judgements: dict[str, Judgement] = {}
        self._remembered: _Remembered | None = None

    def weights_key(self, seats: int, options: Options) -> str:
        """Tuned for each number of seats: with a minimum of 2 or of 3, or On Fire."""
        variant = "fire" if options["on_fire"] else options["min_cards"]
        return f"{variant}-{seats}"

    def scales(self, key: str) -> Mapping[str, float]:
        return SCALES

    def rules(self, position: Position, drawing: bool) -> TurnRules:
        """The rules of turns in this match, while the draw pile has cards or when it has none."""
        required = int(position.options["min_cards"]) if drawing else 1
        return TurnRules(required, position.hand_size, position.on_fire)

    def choose(
        self, view: Document, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> str:
        position = read_position(self.game, view, seat)
        if position.turn != seat:
            raise BadDocument("turn.seat", f"it is not the turn of seat {seat}")
        placed = position.placed
        plan = self._plan(position._replace(placed=()), level, chance)
        if plan[: len(placed)] == placed:
            rest = plan[len(placed) :]
        else:
            rest = self._plan(position, level, chance)
        if not rest:
            return "end"
        card, pile = rest[0]
        return str(PLACES[card][pile])

    def hint(self, view: Document, seat: int, legal: Sequence[str], chance: Chance) -> Hint:
        action = self.choose(view, seat, legal, "hard", chance)
        return Hint(action, (Reason("smallest-loss", {}),))

    def signals(self, view: Document, seat: int, level: Level) -> Mapping[str, str]:
        position = read_position(self.game, view, seat)
        said = signals_of(position.hand, tops_now(position))
        return {
            name: "leave" if said.leave >> pile & 1 else "gentle"
            for pile, name in enumerate(PILES)
            if (said.leave | said.gentle) >> pile & 1
        }

    def _plan(self, position: Position, level: Level, chance: Chance) -> tuple[Placement, ...]:
        """What to place from here to the end of the turn."""
        asked = (position, level, chance.state)
        if self._remembered is None or self._remembered.asked != asked:
            self._remembered = _Remembered(asked, self._planned(position, level, chance))
        return self._remembered.plan

    def _planned(self, position: Position, level: Level, chance: Chance) -> tuple[Placement, ...]:
        rules = Rules(self.rules(position, drawing=True), self.rules(position, drawing=False))
        now = rules.at(position.draw)
        begun = begin(now, position)
        if level == "easy":
            plans = best_plans(now, begun, EasyEvaluation(position), easy.EFFORT, 1)
            return plans[0].placements if plans else longest(now, begun)
        landscape = self._judgement(position).landscape(position)
        evaluation = Evaluation(landscape, scene(position), now)
        effort = IN_GENERAL if position.draw else AT_THE_END
        plans = best_plans(now, begun, evaluation, effort, CANDIDATES)
        if not plans:
            return longest(now, begun)
        if level != "hard":
            return plans[0].placements
        table = Table(position, rules, landscape)
        return best_plan(table, plans, begun, Chance(chance.next())).placements

    def _judgement(self, position: Position) -> Judgement:
        key = self.weights_key(position.seats, position.options)
        judgement = self._judgements.get(key)
        if judgement is None:
            judgement = self._judgements[key] = Judgement(self.weights(key))
        return judgement


def tops_now(position: Position) -> Tops:
    """The tops with what has been placed in the turn."""
    tops = list(position.tops)
    for card, pile in position.placed:
        tops[pile] = card
    up1, up2, down1, down2 = tops
    return up1, up2, down1, down2


def begin(rules: TurnRules, position: Position) -> Turn:
    """The turn with what has been placed in it."""
    turn = rules.begin(position.tops, position.hand)
    for card, pile in position.placed:
        turn = rules.place(turn, card, pile)
    return turn
