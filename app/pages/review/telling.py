"""What the sheet tells of a moment: a turning point, a plain turn, or the whole game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import NamedTuple

from app import common_texts
from app.games import MODULES
from app.games.contract import AnySituation, as_sentences
from app.match.bot_client import Hint
from app.match.moments import Moments, Viewpoint
from app.pages.replay.table import situation_at
from app.pages.replay.words import MomentCaptions
from app.pages.review import words
from app.pages.review.course import ReviewCourse
from app.pages.review.sheet import SheetContent
from app.pages.review.sheet_text import SheetWay
from app.review.findings import ReviewedDecision, Tried
from app.review.turning_points import TurningPoint
from engine.review.sources import SOURCES


class Choices(NamedTuple):
    """The ids of what is drawn on the table: what was played, and what was better."""

    played: Collection[str] = ()
    better: Collection[str] = ()
    ways: bool = False
    """Whether the way of a card to its place is drawn."""


class Teller:
    """Tells of the moments of a match, as its review has judged them."""

    def __init__(self, moments: Moments, course: ReviewCourse, captions: MomentCaptions) -> None:
        self._moments = moments
        self._course = course
        self._captions = captions
        game = moments.match.game
        self._module = MODULES[game.id]
        self._table = self._module.table()
        self.whole_turns = SOURCES[game.id].whole_turns
        """Whether a decision is a whole turn."""
        self.has_rounds = self._table.rounds is not None
        """Whether turns are told by the round that they belong to."""

    # Turning points

    def point(
        self, point: TurningPoint, number: int, count: int, *, answered: bool
    ) -> SheetContent:
        """Tell of a turning point; of a mistake, whose answer may be kept back."""
        decision = point.decision
        content = SheetContent(
            title=self.title(decision),
            line=words.point_line(point, number, count),
            short_line=words.point_line(point, number, count, short=True),
            kind=point.kind,
            number=number,
            caption=self.caption(decision.seat),
            before=words.chance(point.before),
            after=words.chance(point.after),
        )
        if point.kind == "luck":
            return content._replace(
                ways=[SheetWay("open", words.played(), self.way(decision, decision.played))],
                why=self._luck(point),
            )
        if point.kind == "good":
            return content._replace(ways=self._good_ways(decision), why=self._why_good(point))
        ways = [SheetWay("played", words.played(), self.way(decision, decision.played))]
        if not answered:
            return content._replace(ways=ways, why=words.hidden_answer(), finds=True)
        assert decision.best is not None
        better = SheetWay("better", words.better(), self.way(decision, decision.best))
        why = self.reasons(decision) or words.no_reason()
        return content._replace(ways=[*ways, better], why=why, shows=True)

    def choices(self, point: TurningPoint, *, answered: bool) -> Choices:
        """Return what is drawn on the table of a turning point."""
        decision = point.decision
        if point.kind == "luck":
            return Choices()
        played = self._things(decision, decision.played)
        if point.kind == "good":
            return Choices(better=played, ways=self.whole_turns)
        better = self._things(decision, decision.best) if answered and decision.best else ()
        return Choices(played, better, self.whole_turns)

    def way(self, decision: ReviewedDecision, tried: Tried) -> str:
        """Say in short what is done in a way."""
        return self._module.way(self.situation(decision), tried.actions)

    def reasons(self, decision: ReviewedDecision) -> str:
        """Say why the best way is advised, without what it is."""
        if decision.best is None or not decision.reasons:
            return ""
        situation, action = self.situation(decision), decision.best.actions[0]
        why = self._table.advice(situation, Hint(action, decision.reasons)).why
        return why[:1].upper() + why[1:]

    def situation(self, decision: ReviewedDecision) -> AnySituation:
        """Return what the seat knew when it decided, and what it could do."""
        match, first = self._moments.match, decision.first
        viewpoint = Viewpoint(decision.seat, open_hands=False)
        legal = tuple(map(str, match.game.legal(match.states[first], decision.seat)))
        there = situation_at(self._moments, first, viewpoint)
        return replace(there, stage="playing", legal=legal)

    def _things(self, decision: ReviewedDecision, tried: Tried) -> Collection[str]:
        situation = self.situation(decision)
        return {
            id_
            for action in tried.actions
            for id_ in self._table.advice(situation, Hint(action, ())).lit
        }

    def _good_ways(self, decision: ReviewedDecision) -> Sequence[SheetWay]:
        others = [
            SheetWay(
                "open",
                words.also_open(),
                words.tried_others(
                    way=self.way(decision, each), chance=words.chance(each.chance.value)
                ),
            )
            for each in decision.alternatives
        ]
        return [SheetWay("good", words.played(), self.way(decision, decision.played)), *others]

    def _why_good(self, point: TurningPoint) -> str:
        decision = point.decision
        told = "" if self.whole_turns else self.reasons(decision)
        return told or words.well_played_why(chance=words.chance(point.before))

    def _luck(self, point: TurningPoint) -> str:
        change = common_texts.percent(number=round(100 * abs(point.change)))
        return (words.luck_fell if point.change < 0 else words.luck_rose)(change=change)

    # Turns

    def turn(self, moment: int, viewpoint: Viewpoint, seat: int) -> SheetContent:
        """Tell of the turn that goes on at a moment, and what the chance of a seat was."""
        index = self._moments.turn_at(moment)
        turns = self._moments.turns
        end = turns[index + 1].first if index + 1 < len(turns) else self._moments.last
        told = [
            self._captions.short(each, viewpoint) for each in range(turns[index].first + 1, end + 1)
        ]
        known = self._known(moment, seat)
        content = SheetContent(
            title=self._title(turns[index].seat, index + 1, moment),
            why=as_sentences(told),
        )
        if known is None:
            return content
        chance = known.played.chance
        if chance.low is not None and chance.high is not None:
            low, high = words.chance(chance.low), words.chance(chance.high)
            told.append(words.chance_between(low=low, high=high))
        return content._replace(
            why=as_sentences(told), caption=self.caption(seat), before=words.chance(chance.value)
        )

    def _known(self, moment: int, seat: int) -> ReviewedDecision | None:
        """Return the last decision of the seat up to a moment."""
        team = self._moments.match.game.scoring.team
        before = [
            each
            for each in self._course.decisions
            if each.first <= moment and (team or each.seat == seat)
        ]
        return max(before, key=lambda each: each.first, default=None)

    def title(self, decision: ReviewedDecision) -> str:
        """Name the turn of a decision, and whose decision it was."""
        index = self._moments.turn_at(decision.first)
        return self._title(decision.seat, index + 1, decision.first)

    def _title(self, seat: int, turn: int, moment: int) -> str:
        name = self._moments.players[seat].name
        if self.has_rounds:
            number = self._moments.match.view(None, moment)["round"]
            return words.round_turn_of(round=number, name=name)
        if len(self._moments.players) == 1:
            return words.turn_alone(turn=turn)
        return words.turn_of(turn=turn, name=name)

    def caption(self, seat: int) -> str:
        """Say whose chance it is."""
        if self._moments.match.game.scoring.team or len(self._moments.players) == 1:
            return words.chance_to_win()
        return words.chance_of_player(name=self._moments.players[seat].name)

    # The whole game

    def whole(self, points: Sequence[TurningPoint]) -> SheetContent:
        """Tell of all that was found: turning points, and luck apart from choice."""
        review = self._course.review
        if review is None:
            said = words.failed() if self._course.failed else words.result_pending()
            return SheetContent(words.in_all(), why=said)
        sums = [amount for each in review.seats for amount in (each.luck, each.choice)]
        lines = [
            words.luck_and_choice(self._moments.players[each.seat].name, each.luck, each.choice)
            for each in review.seats
        ]
        if lines:
            lines.append(words.points_of(sums))
        mistakes = any(point.kind == "mistake" for point in points)
        title = words.turning_points(n=len(points)) if mistakes else words.no_clear_mistake()
        first = [] if mistakes else [words.nothing_to_improve()]
        ways = _ways_to(len(points)) if points else words.even_match()
        return SheetContent(title, words.in_all(), why="\n".join([*first, *lines, ways]))

    def nothing(self) -> SheetContent:
        """Say why there is no review to be made."""
        people = any(player.begun_as == "human" for player in self._moments.players)
        return SheetContent(
            words.in_all(), why=words.no_choices() if people else words.only_computers()
        )


def _ways_to(points: int) -> str:
    """Say how one comes to so many turning points."""
    if points <= 2:
        return (words.press_one if points == 1 else words.press_two)()
    return words.press_number(last=points)
