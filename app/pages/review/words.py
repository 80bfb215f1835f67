"""What a review says."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Final

from app import common_texts
from app.review.turning_points import PointKind, TurningPoint
from app.style.typography import MINUS, joined
from app.texts import Text, texts

T = texts("Review")

whose_points = T("Whose turning points", note="A choice of a player, for screen readers.")
in_bar = T("review", note="In the bar, after the name of the game.")
by_turn = T("Chance to win, turn by turn", note="The heading of a curve.")
by_round = T("Chance to win, round by round", note="The heading of a curve.")
round_number = T("round {number}", note="Below a part of the curve.")
chance_to_win = T("Chance to win", note="On the sheet, above two numbers.")
played = T("Played", note="On the sheet, before what was played.")
better = T("Better", note="On the sheet, before what would have been better.")
also_open = T("Also open", note="On the sheet, before what else could have been done.")
show_it = T("Show it", note="A button: the better move is shown on the table.")
find_it = T("Find it yourself", note="A button: one can try to find the better move oneself.")
show_answer = T("Show the answer", note="A button: the better move is told.")
previous_point = T("Previous turning point", note="A button with an arrow.")
next_point = T("Next turning point", note="A button with an arrow.")
before_choice = T("Find a better move", note="The heading over a question.")
hidden_answer = T(
    "There was a better move here. Try to find it on the table, or look at the answer."
)
no_clear_mistake = T("No clear mistake")
nothing_to_improve = T(
    "There was no turn in which another move would clearly have been much better."
)
even_match = T("Nothing turned this game by itself: the chances changed little by little.")
working = T("Working out the chances: turn {turn} of {turns}")
working_rounds = T("Working out the chances: round {turn} of {turns}")
comparing = T("Looking for better moves: turn {turn} of {turns}")
comparing_rounds = T("Looking for better moves: round {turn} of {turns}")
looking_closer = T(
    "Looking more closely at what may have been a mistake …",
    note="The last step while a review is being made: all moves have been looked at once.",
)
beginning = T("Working out the chances …")
failed = T("The chances could not be worked out this time. The rest of the page works without.")
only_computers = T(
    "Only computers played here. A review looks at what people decided, so there is no curve."
)
no_choices = T("Nobody had a choice in this game, so there is nothing to review.")
luck_line = T(
    "{name}: {luck} ({change}), {choices} ({cost})",
    note="Maria: a lot of luck (+80 points), own choices cost about half a win (−46 points)",
)
points_of_win = T("{sign}{number} points", note="Hundredths of a win, gained or lost.")
points_explained = T("100 points are a win.")
points_repeated = T(
    "100 points are a win. They add up over all turns: a chance that was lost can come back, and"
    " be lost again."
)
_LUCK: Final = (
    (0.30, T("a lot of luck", note="“{name}: a lot of luck …”")),
    (0.05, T("some luck", note="“{name}: some luck …”")),
    (-0.05, T("neither luck nor bad luck", note="“{name}: neither luck nor bad luck …”")),
    (-0.30, T("some bad luck", note="“{name}: some bad luck …”")),
    (-math.inf, T("a lot of bad luck", note="“{name}: a lot of bad luck …”")),
)
"""From which sum on it is called so."""
_COST: Final = (
    (0.005, T("own choices cost nothing")),
    (0.035, T("own choices cost hardly anything")),
    (0.08, T("own choices cost a little")),
    (0.125, T("own choices cost about a tenth of a win")),
    (0.205, T("own choices cost more than a tenth of a win")),
    (0.29, T("own choices cost about a quarter of a win")),
    (0.40, T("own choices cost about a third of a win")),
    (0.60, T("own choices cost about half a win")),
    (0.71, T("own choices cost about two thirds of a win")),
    (0.88, T("own choices cost about three quarters of a win")),
    (1.25, T("own choices cost about a whole win")),
    (1.75, T("own choices cost about one and a half wins")),
)
"""Up to which sum it is called so."""
_cost_wins = T("own choices cost about %n wins", plural=True)
result_pending = T("You will see what luck and choices did once everything has been worked out.")
press_one = T("Click the sign on the curve, or press 1, to see the turning point.")
press_two = T("Click a sign on the curve, or press 1 or 2, to see a turning point.")
press_number = T("Click a sign on the curve, or press 1 to {last}, to see a turning point.")
curve_plain = T("chance {chance}", note="A place on the curve, read aloud.")
chance_of = T("{name}: {chance}", note="A player’s chance to win, read aloud.")
chance_between = T("The chance was about {low} to {high}.", note="What is sure of a chance.")
turn_of = T("Turn {turn}: {name}", note="The heading of the sheet.")
turn_alone = T("Turn {turn}", note="The heading of the sheet; one player plays alone.")
round_turn_of = T("Round {round}: {name}", note="The heading of the sheet.")
in_all = T("The whole game", note="The heading of the sheet.")
turning_points = T("%n turning point(s)", note="The heading of the sheet.")
from_to = T("{before}, then {after}", note="Two chances to win, read aloud.")
chance_of_player = T("{name}’s chance to win", note="On the sheet, above two numbers.")
tried_others = T("{way} {chance}", note="What else could have been done, and the chance with it.")
point_of = T("Turning point {number} of {count}")
point_in_short = T("Point {number} of {count}", note="Which turning point, in little room.")
luck_fell = T(
    "This was luck, not a mistake: what was drawn, and what the others did, cost {change} of the"
    " chance."
)
luck_rose = T("This was luck: what was drawn, and what the others did, brought {change}.")
well_played_why = T("All else that looked good would have left at most {chance}.")
no_reason = T(
    "Tried in many deals, with the cards that were not seen shuffled anew each time, it came out"
    " better."
)

_KINDS: Final[Mapping[PointKind, Text]] = {
    "mistake": T("mistake", note="A turning point of a game."),
    "good": T("well played", note="A turning point of a game."),
    "luck": T("luck", note="A turning point of a game."),
}


def kind_word(kind: PointKind) -> str:
    """Say of what kind a turning point is."""
    return _KINDS[kind]()


def chance(share: float) -> str:
    """Say a chance in whole per cent.

    What is not certain is never called 0 or 100 %.
    """
    number = round(100 * share)
    if 0.0 < share < 1.0:
        number = min(99, max(1, number))
    return common_texts.percent(number=number)


def change(share: float) -> str:
    """Say by how much a chance changed."""
    number = round(100 * share)
    sign = "+" if number > 0 else MINUS if number < 0 else "±"
    return common_texts.percent(number=f"{sign}{abs(number)}")


def luck_and_choice(name: str, luck: float, choice: float) -> str:
    """Say what luck has brought a player and what own choices have cost, in words and figures."""
    lucky = next(text for least, text in _LUCK if luck >= least)
    cost = next((text() for most, text in _COST if -choice < most), None)
    return luck_line(
        name=name,
        luck=lucky(),
        change=_points(luck),
        choices=_cost_wins(n=round(-choice)) if cost is None else cost,
        cost=_points(choice),
    )


def points_of(sums: Iterable[float]) -> str:
    """Say what points are, and how there can be so many of them."""
    return (points_repeated if any(abs(each) > 1 for each in sums) else points_explained)()


def _points(share: float) -> str:
    number = round(100 * share)
    sign = "+" if number > 0 else MINUS if number < 0 else "±"
    return points_of_win(sign=sign, number=abs(number))


def point_line(point: TurningPoint, number: int, count: int, *, short: bool = False) -> str:
    """Say which turning point this is, and of what kind."""
    text = point_in_short if short else point_of
    return joined(text(number=number, count=count), kind_word(point.kind))
