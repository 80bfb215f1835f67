"""The values of the ways to end a turn of Face to Face, and what each value is owed to.

A turn is tried with every next step; each step stands with the best end that does not take the
chosen step later as well.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.bots.deciding import ChosenWay
from engine.bots.face_to_face.evaluation import FaceToFaceEvaluation
from engine.bots.face_to_face.planning import StartedTurn, best_ends, placements_to
from engine.bots.face_to_face.turns import ALL, OWN_DOWN, OWN_UP, gifts, next_layer, placement
from engine.bots.placements import Cards, Placement
from engine.core.piles import TRICK
from engine.games.face_to_face.piles import CARDS
from engine.games.face_to_face.turns import DRAWN_WITHOUT_GIFT, HAND_SIZE, MINIMUM, cards_drawn

SAME_STEP = 8
"""Ends tried after another step, to find one without the chosen step."""


class Way(NamedTuple):
    """A way to end the turn, and its value."""

    value: float
    end: StartedTurn
    placements: tuple[Placement, ...]

    @property
    def drawn(self) -> int:
        """Return how many cards are drawn, if the draw pile has as many."""
        return cards_drawn(self.end.turn[2].bit_count(), self.end.gave)


class FaceToFaceWays(ChosenWay[Way]):
    """The ways to end a turn: the advised one, and the best one with each other next step."""

    def __init__(
        self,
        evaluation: FaceToFaceEvaluation,
        unseen: Cards,
        begun: StartedTurn,
        rest: tuple[Placement, ...],
    ) -> None:
        self._evaluation = evaluation
        self._judge = evaluation.judge(unseen)
        self._unseen = unseen
        self.begun = begun
        self.chosen = self._way(rest)
        self.alone = not (rest and begun.laid >= MINIMUM)
        """Whether no other next step leads to an end of the turn."""
        self.others = [*self._others(rest[:1])]

    def own(self, way: Way) -> float:
        """Return what a way owes to how far one's own piles come on."""
        up, down, _ = self.begun.turn
        _, _, hand = way.end.turn
        return self._judge(way.end.turn, way.drawn) - self._judge((up, down, hand), way.drawn)

    def hand(self, way: Way) -> float:
        """Return what a way owes to the cards that leave the hand, and to those that stay."""
        up, down, _ = way.end.turn
        hand = self.begun.turn[2]
        drawn = min(way.drawn, HAND_SIZE - hand.bit_count())
        return self._judge(way.end.turn, way.drawn) - self._judge((up, down, hand), drawn)

    def own_and_hand(self, way: Way) -> float:
        """Return what a way owes to both."""
        return self._judge(way.end.turn, way.drawn) - self._judge(
            self.begun.turn, min(way.drawn, HAND_SIZE - self.begun.turn[2].bit_count())
        )

    def drawn(self, way: Way) -> float:
        """Return what a way owes to drawing more cards than without a gift."""
        return self._judge(way.end.turn, way.drawn) - self._judge(way.end.turn, DRAWN_WITHOUT_GIFT)

    def gift(self, way: Way) -> float:
        """Return what a way owes to how a gift changes the rival's piles; a gift mostly costs."""
        rival = self._evaluation.rival
        return rival(way.end.rival) - rival(self.begun.rival)

    def tricks(self, way: Way) -> float:
        """Return what a way owes to its tricks, against going 10 on instead of 10 back."""
        up, down, _ = self.begun.turn
        back = [0, 0]
        for card, pile in way.placements:
            if pile == OWN_UP:
                back[OWN_UP] += card == up - TRICK
                up = card
            elif pile == OWN_DOWN:
                back[OWN_DOWN] += card == down + TRICK
                down = card
        further = min(max(CARDS), up + 2 * TRICK * back[OWN_UP])
        lower = max(min(CARDS), down - 2 * TRICK * back[OWN_DOWN])
        _, _, hand = way.end.turn
        without = (further if back[OWN_UP] else up, lower if back[OWN_DOWN] else down, hand)
        return self._judge(way.end.turn, way.drawn) - self._judge(without, way.drawn)

    def _way(self, placements: tuple[Placement, ...]) -> Way:
        end = self.begun
        for each in placements:
            end = end.after(each)
        drawn = cards_drawn(end.turn[2].bit_count(), end.gave)
        value = self._judge(end.turn, drawn) + self._evaluation.rival(end.rival)
        return Way(value, end, placements)

    def _others(self, chosen: tuple[Placement, ...]) -> Iterator[Way]:
        if chosen and self.begun.laid >= MINIMUM:
            yield self._way(())
        for step in _steps(self.begun):
            if step in chosen:
                continue
            after = self.begun.after(step)
            found, ends = best_ends(self._evaluation, self._unseen, after, SAME_STEP)
            self.alone = self.alone and not ends
            for end in ends:
                placements = (step, *placements_to(found, end))
                if not chosen or chosen[0] not in placements:
                    yield self._way(placements)
                    break


def _steps(begun: StartedTurn) -> Iterator[Placement]:
    """Yield all that may be placed next."""
    for after in next_layer([begun.turn], ALL):
        yield placement(begun.turn, after)
    if not begun.gave:
        for gift, _ in gifts(begun.turn[2], begun.rival):
            yield gift
