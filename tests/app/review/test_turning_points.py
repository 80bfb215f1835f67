"""Turning points and the curve, from what a review has found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.review.curve import curve_lines
from app.review.findings import ReviewedSeat, read_decision, read_review
from app.review.turning_points import turning_points
from tests.app.review.made import decision, review, seat, way


def found(decisions: Sequence[dict[str, Any]], points: Sequence[int] = ()) -> ReviewedSeat:
    return read_review(review(seat(0, decisions, points))).seats[0]


def plain(turn: int, chance: float, **more: Any) -> dict[str, Any]:
    return decision(0, turn, [2 * turn], ["end"], chance, **more)


def mistake(turn: int, before: float, after: float) -> dict[str, Any]:
    best = way(["place 5 up1"], before)
    return decision(0, turn, [2 * turn], ["end"], after, best=best, choice=after - before, luck=0.0)


def test_mistakes_come_first_and_all_stand_in_order() -> None:
    points = turning_points(
        found(
            [mistake(1, 0.7, 0.5), plain(2, 0.5, luck=-0.3), mistake(3, 0.3, 0.1)],
            [6, 2],
        )
    )
    assert [(each.kind, each.moment) for each in points] == [
        ("mistake", 2), ("luck", 5), ("mistake", 6),
    ]  # fmt: skip
    assert [round(each.change, 2) for each in points] == [-0.2, -0.3, -0.2]


def test_there_are_three_at_most_and_mistakes_leave_no_luck_out_of_place() -> None:
    decisions = [mistake(turn, 0.6, 0.5) for turn in (1, 2, 3)] + [plain(4, 0.5, luck=-0.5)]
    points = turning_points(found(decisions, [2, 4, 6]))
    assert [each.kind for each in points] == ["mistake"] * 3


def test_what_may_be_chance_in_the_trial_deals_is_no_turning_point() -> None:
    assert not turning_points(found([plain(1, 0.5, luck=-0.06), plain(2, 0.44, luck=0.04)]))


def test_a_decision_is_well_played_where_all_else_is_surely_worse() -> None:
    best = way(["end"], 0.8)
    good = decision(
        0, 1, [2], ["end"], 0.8, best=best, alternatives=[way(["a"], 0.3), way(["b"], 0.5)],
        choice=0.0, luck=0.0,
    )  # fmt: skip
    unsure = {**good, "moves": [4], "alternatives": [way(["a"], 0.75)]}
    [point] = turning_points(found([good, unsure]))
    assert (point.kind, point.moment, point.before, point.after) == ("good", 2, 0.5, 0.8)


def test_a_better_way_that_was_not_played_is_never_well_played() -> None:
    best = way(["a"], 0.8)
    other = decision(
        0, 1, [2], ["end"], 0.8, best=best, alternatives=[way(["b"], 0.1)], choice=0.0, luck=0.0
    )
    assert not turning_points(found([other]))


def test_the_curve_of_a_team_is_one_line_that_ends_with_the_result() -> None:
    decisions = [
        read_decision(decision(0, 1, [0, 1], ["end"], 0.6)),
        read_decision(decision(1, 2, [2, 3], ["end"], 0.4)),
    ]
    [line] = curve_lines(decisions, [1.0, 1.0], 8, team=True)
    assert line.seat is None
    assert [(point.moment, point.value) for point in line.points] == [
        (0, 0.6), (2, 0.6), (4, 0.4), (8, 1.0),
    ]  # fmt: skip
    assert line.points[0].low < 0.6 < line.points[0].high


def test_players_against_each_other_have_a_line_each() -> None:
    decisions = [
        read_decision(decision(1, 1, [2], ["end"], 0.6)),
        read_decision(decision(0, 1, [0], ["end"], 0.4)),
    ]
    lines = curve_lines(decisions, None, 8, team=False)
    assert [line.seat for line in lines] == [0, 1]
    point = lines[1].at(5)
    assert point is not None
    assert point.value == 0.6


def test_a_choice_is_a_step_of_the_curve() -> None:
    [line] = curve_lines([read_decision(mistake(1, 0.7, 0.5))], None, 8, team=True)
    assert [(point.moment, round(point.value, 2)) for point in line.points] == [(2, 0.7), (3, 0.5)]


def test_without_decisions_there_is_no_line() -> None:
    assert curve_lines([], [1.0], 8, team=True) == []
