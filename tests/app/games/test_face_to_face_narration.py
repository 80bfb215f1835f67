"""What is told of what happened in Face to Face."""

from __future__ import annotations

import pytest

from app.games.narration import Audience
from engine.core.match import Match
from tests.app import telling
from tests.app.games.face_to_face_situations import NAMES, late_position, match_at, position

pytestmark = pytest.mark.usefixtures("qapp")


def told(match: Match, viewer: int | None, *actions: str) -> str:
    """What is announced of the last of these actions of whoever is to act."""
    for action in actions:
        match.do(match.to_act[0], action)
    return telling.announced(match, viewer, NAMES)


# Cards


def test_who_places_hears_of_their_own_pile_and_others_the_name() -> None:
    match = match_at()
    assert told(match, 0, "place 12 own.down") == "You placed 12 on your descending pile."
    assert told(match, 1) == "Maria placed 12 on the descending pile."
    assert told(match, None) == "Maria placed 12 on the descending pile."


def test_a_gift_is_told_to_who_gives_who_gets_and_who_looks_on() -> None:
    match = match_at()
    assert told(match, 0, "place 12 rival.up") == (
        "You placed 12 as a gift on your opponent’s ascending pile."
    )
    assert told(match, 1) == "Maria placed 12 as a gift on your ascending pile."
    assert told(match, None) == "Maria gave Nikos 12 as a gift."


def test_the_backwards_trick_is_named() -> None:
    match = match_at()
    assert told(match, 0, "place 17 own.up") == (
        "You placed 17 on your ascending pile: the backwards trick."
    )
    assert told(match, 1) == "Maria placed 17 on the ascending pile: the backwards trick."


# Turns


def test_only_who_draws_hears_what() -> None:
    match = match_at()
    assert told(match, 0, "place 12 rival.up", "end") == "You drew: 2, 3."
    assert told(match, 1) == told(match, None) == "Maria drew 2 card(s)."


def test_others_hear_that_no_gift_was_given() -> None:
    match = match_at()
    assert told(match, 0, "place 12 own.down", "end") == "You drew: 2, 3."
    assert told(match, 1) == told(match, None) == "Maria gave no gift and drew 2 card(s)."


def test_the_last_card_of_a_draw_pile_is_told_with_whose_it_is() -> None:
    match = match_at(late_position((1, 3)))
    said = told(match, 0, "place 25 own.up", "place 26 own.up", "end")
    assert said == "You drew: 2. Your draw pile is empty now."
    assert told(match, 1) == (
        "Maria gave no gift and drew 1 card(s). Maria’s draw pile is empty now."
    )
    audience = Audience(telling.players_named(NAMES), 1)
    in_short = telling.narration_of(match).in_short(match.happened(1), audience)
    assert in_short == "Maria gave no gift and drew 1 card(s)."


def test_a_turn_that_drew_nothing_is_over_all_the_same() -> None:
    match = match_at(late_position((0, 3)))
    said = told(match, 0, "place 25 own.up", "place 26 own.up", "end")
    assert said == "Your turn is over."
    assert told(match, 1) == "Maria’s turn is over. Maria gave no gift this turn."


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("place 12 own.down", "{name} placed 2 card(s) and drew 2"),
        (
            "place 12 rival.up",
            "{name} placed 2 card(s), one of them as a gift, and drew 2",
        ),
    ],
)
def test_what_the_rival_may_know_of_a_turn(action: str, said: str) -> None:
    match = match_at()
    told(match, None, action, "end")
    assert telling.told_of(match, range(2), NAMES) == said


def test_a_turn_with_a_gift_that_drew_nothing_is_told_without_a_number() -> None:
    match = match_at(late_position((0, 3)))
    told(match, None, "place 25 own.up", "place 33 rival.down", "end")
    assert telling.told_of(match, range(3), NAMES) == (
        "{name} placed 2 card(s), one of them as a gift, and drew none"
    )


# Taking back, and the end


def test_what_is_taken_back_is_named() -> None:
    match = match_at(position(placed=()))
    match.do(0, "place 12 rival.up")
    match.undo(0, "table")
    assert telling.logged(match, 0, NAMES)[-1] == "12 is back in your hand."
    assert telling.logged(match, 1, NAMES)[-1] == "Maria took 12 back."


def test_who_has_placed_all_wins() -> None:
    match = match_at(late_position((0, 0), ((25, 26), (25, 26))))
    said = told(match, 0, "place 25 own.up", "place 26 own.up")
    assert said == "You placed 26 on your ascending pile. You win: all 58 cards are placed."
    assert told(match, 1).endswith("Maria wins: all 58 cards are placed.")


def test_who_is_stuck_loses() -> None:
    match = match_at(late_position((0, 0), ((25, 26), (25,))))
    match.do(0, "place 25 own.up")
    match = match_at(late_position((0, 0), ((25, 26, 30), (25,))))
    told(match, None, "place 25 own.up", "place 26 own.up", "end")
    assert told(match, 0).endswith("You win: Nikos could not go on.")
    assert told(match, 1).endswith("Maria wins: you could not go on.")
    assert told(match, None).endswith("Maria wins: Nikos could not go on.")
