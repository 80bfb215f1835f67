"""What the curve of a review shows at any time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from app.match.moments import Moments
from app.pages.review import words
from app.pages.review.course import ReviewCourse
from app.pages.review.curve_view import CurveData, CurvePart
from app.review.curve import curve_lines
from app.review.turning_points import TurningPoint
from engine.review.sources import SOURCES


class Chances:
    """Tells the curve what is known of the chances."""

    def __init__(self, moments: Moments, course: ReviewCourse, *, has_rounds: bool) -> None:
        self._moments = moments
        self._course = course
        self._has_rounds = has_rounds

    def data(self, points: Sequence[TurningPoint], chosen: int | None) -> CurveData:
        """Return all that is shown, with these turning points."""
        match = self._moments.match
        scoring, last = match.game.scoring, self._moments.last
        result = SOURCES[match.game.id].result
        wins = None if match.over is None else [result(match, seat) for seat in range(match.seats)]
        lines = curve_lines(self._course.decisions, wins, last, team=scoring.team)
        heading = words.by_round() if self._has_rounds else words.by_turn()
        return CurveData(heading, self._progress(), lines, self._parts(), points, chosen)

    def _progress(self) -> str:
        """Say how far the review is."""
        course = self._course
        if not course.running:
            return words.failed() if course.failed else ""
        latest = course.latest
        if latest is None:
            return words.beginning()
        comparing = latest.best is not None
        if course.looks_closer:
            return words.looking_closer()
        if self._has_rounds:
            text = words.comparing_rounds if comparing else words.working_rounds
            return text(turn=latest.turn, turns=len(self._rounds))
        text = words.comparing if comparing else words.working
        turn = self._moments.turn_at(latest.first) + 1
        return text(turn=turn, turns=len(self._moments.turns))

    def _parts(self) -> Sequence[CurvePart]:
        return [
            CurvePart(first, words.round_number(number=number), number)
            for first, number in self._rounds
        ]

    @cached_property
    def _rounds(self) -> Sequence[tuple[int, int]]:
        """The first moment and the number of each round; none where a game has no rounds."""
        if not self._has_rounds:
            return ()
        rounds: list[tuple[int, int]] = []
        for turn in self._moments.turns:
            number = int(self._moments.match.view(None, turn.first)["round"])
            if not rounds or rounds[-1][1] != number:
                rounds.append((turn.first, number))
        return rounds
