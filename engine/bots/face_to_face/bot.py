"""The computer player of Face to Face."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from engine.bots.bot import HINT_SEED, BotHint, Level
from engine.bots.deciding import WeighedReason
from engine.bots.face_to_face.beginner import beginners_plan
from engine.bots.face_to_face.deciding import FaceToFaceWays
from engine.bots.face_to_face.evaluation import FaceToFaceEvaluation
from engine.bots.face_to_face.features import SCALES
from engine.bots.face_to_face.greedy import GreedyFaceToFace
from engine.bots.face_to_face.hard import CANDIDATES, DEALS, Evaluations, most_promising
from engine.bots.face_to_face.hints import FaceToFaceAdvice, reasons, weighed
from engine.bots.face_to_face.planning import begin, best_ends, longest, placements_to
from engine.bots.face_to_face.position import FaceToFacePosition
from engine.bots.face_to_face.reading import read_position
from engine.bots.placements import Placement, first_action
from engine.bots.weights import WeightedBot, Weights
from engine.core.chance import Chance
from engine.core.jsontext import Document
from engine.core.options import Options
from engine.games import GAMES
from engine.games.face_to_face.actions import PLACES

TURNS = "turns"
"""The weights by which ends of turns are chosen, at both seats."""

OF_A_HINT = 4
"""For a hint, so many times as many deals are made as for hard."""

CHANCES = "chances"
"""The weights for chances of winning; the arena does not tune them."""


class _LatestPlan(NamedTuple):
    """A plan, and what it was made for."""

    asked: tuple[FaceToFacePosition, Level, int, int]
    plan: tuple[Placement, ...]


class FaceToFaceBot(WeightedBot):
    """The computer player of Face to Face.

    A turn is planned when it begins, and the plan is followed. Where the cards placed so far are
    not the start of the plan, because somebody else placed them, the rest is planned anew.
    """

    greedy = GreedyFaceToFace()
    package = "engine.bots.face_to_face"

    def __init__(self, other: Mapping[str, Weights] | None = None) -> None:
        super().__init__(other)
        self._remembered: _LatestPlan | None = None

    def weights_key(self, seats: int, options: Options) -> str:
        return TURNS

    def scales(self, key: str) -> Mapping[str, float]:
        return SCALES

    def choose(
        self, view: Document, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> str:
        return first_action(self.rest(view, seat, level, chance), PLACES)

    def rest(self, view: Document, seat: int, level: Level, chance: Chance) -> Sequence[Placement]:
        """Return all that the seat is still to place in its turn, at this level."""
        return self._rest(_read(view, seat), level, 1, chance)

    def hint(self, view: Document, seat: int, legal: Sequence[str]) -> BotHint:
        advice = self.advice(view, seat, legal)
        return BotHint(first_action(advice.rest, PLACES), reasons(advice))

    def weighed(self, view: Document, seat: int, legal: Sequence[str]) -> list[WeighedReason]:
        """Return all reasons for what is advised, the one that a hint gives first in front."""
        return weighed(self.advice(view, seat, legal))

    def advice(self, view: Document, seat: int, legal: Sequence[str]) -> FaceToFaceAdvice:
        """Return what is advised, and all that the reasons for it are found from."""
        position = _read(view, seat)
        begun = begin(position)
        rest = self._rest(position, "hard", OF_A_HINT, Chance(HINT_SEED))
        return FaceToFaceAdvice(
            position,
            begun,
            rest,
            only=len(legal) == 1,
            ways=FaceToFaceWays(self._judges.turns, position.unseen, begun, rest),
            trials=OF_A_HINT * DEALS,
        )

    @property
    def evaluation(self) -> FaceToFaceEvaluation:
        """Return the evaluation by which ends of turns are chosen."""
        return self._judges.turns

    @cached_property
    def _judges(self) -> Evaluations:
        return Evaluations(
            FaceToFaceEvaluation(self.weights(TURNS)), FaceToFaceEvaluation(self.weights(CHANCES))
        )

    def _rest(
        self, position: FaceToFacePosition, level: Level, times: int, chance: Chance
    ) -> tuple[Placement, ...]:
        """Return what is still to be placed."""
        placed = position.placed
        plan = self._plan(position._replace(placed=()), level, times, chance)
        if plan[: len(placed)] == placed:
            return plan[len(placed) :]
        return self._plan(position, level, times, chance)

    def _plan(
        self, position: FaceToFacePosition, level: Level, times: int, chance: Chance
    ) -> tuple[Placement, ...]:
        """Return what to place from here to the end of the turn."""
        asked = (position, level, times, chance.state)
        if self._remembered is None or self._remembered.asked != asked:
            planned = self._planned(position, level, times, Chance(chance.state))
            self._remembered = _LatestPlan(asked, planned)
        return self._remembered.plan

    def _planned(
        self, position: FaceToFacePosition, level: Level, times: int, chance: Chance
    ) -> tuple[Placement, ...]:
        begun = begin(position)
        if level == "easy":
            return beginners_plan(begun, chance)
        count = CANDIDATES if level == "hard" else 1
        found, best = best_ends(self._judges.turns, position.unseen, begun, count)
        if not best:
            return longest(begun)
        end = (
            best[0]
            if count == 1
            else most_promising(self._judges, position, best, times * DEALS, chance)
        )
        return placements_to(found, end)


def _read(view: Document, seat: int) -> FaceToFacePosition:
    return read_position(GAMES["face-to-face"], view, seat)
