"""The rules and the rulings of Qwixx, one by one."""

import copy

import pytest

from engine.core.match import Match
from engine.games import GAMES
from tests.engine.games.qwixx_cards.positions import (
    FIVE,
    LAST,
    QWIXX,
    Sheets,
    closed,
    five,
    legal,
    play,
    position,
    refusal,
    sheet,
    skip_turn,
    turn,
)

FOUR = {"red": [2, 3, 4, 5]}
CLOSING = {**closed("red"), **five("yellow")}
"""A sheet that ends the match with yellow 12."""


@pytest.mark.parametrize("jokers", [False, True])
@pytest.mark.parametrize("seats", range(2, 6))
def test_setup(seats: int, jokers: bool) -> None:
    state = Match.new(QWIXX, seats, {"jokers": jokers}, 3).state()
    assert [len(hand) for hand in state["hands"]] == [4] * seats
    assert len(state["display"]) == 4
    assert None not in state["display"]
    assert len(state["draw"]) == (55 if jokers else 44) - 4 * seats - 4
    assert state["discard"] == []
    empty = {"red": [], "yellow": [], "green": [], "blue": [], "locked": [], "penalties": 0}
    assert state["sheets"] == [empty] * seats


def test_who_starts_is_drawn_by_lot() -> None:
    drawn = [Match.new(QWIXX, 5, {}, seed) for seed in range(50)]
    assert {match.to_act for match in drawn} == {(seat,) for seat in range(5)}
    assert {match.options["first"] for match in drawn} == {"random"}


def test_a_first_seat_that_is_chosen_changes_nothing_else_of_the_deal() -> None:
    lot = Match.new(QWIXX, 5, {}, 42).state()
    for seat in range(5):
        match = Match.new(QWIXX, 5, {"first": seat}, 42)
        assert match.to_act == (seat,)
        assert [match.state()[name] for name in ("hands", "display", "draw")] == [
            lot[name] for name in ("hands", "display", "draw")
        ]


def test_turns_go_clockwise() -> None:
    match = Match.new(QWIXX, 3, {"first": 1}, 3)
    for number, seat in enumerate((1, 2, 0, 1), start=1):
        assert turn(match)["seat"] == seat
        assert turn(match)["number"] == number
        assert turn(match)["part"] == "take"
        skip_turn(match)


def test_part_1_takes_up_to_five_one_at_a_time_each_seen_at_once() -> None:
    match = position("y7 b3", part="take", display="g4 r2 g5 r9", draw="y2 y3 y4 y5")
    assert legal(match) == ["take 1", "take 2", "take 3", "take 4"]
    play(match, "take 4")
    assert match.view(0)["hands"][0] == ["r9", "y7", "b3"]
    assert match.state()["display"] == ["g4", "r2", "g5", None]
    assert legal(match) == ["take 1", "take 2", "take 3"]
    play(match, "take 1")
    assert match.view(0)["hands"][0] == ["r9", "y7", "g4", "b3"]
    assert match.state()["display"] == [None, "r2", "g5", None]
    assert match.state()["draw"][0] == "y2"
    play(match, "take 2")
    assert match.view(0)["hands"][0] == ["r2", "r9", "y7", "g4", "b3"]


def test_part_1_ends_with_the_display_refilled_in_the_order_of_its_places() -> None:
    match = position("y7 b3", part="take", display="g4 r2 g5 r9", draw="y2 y3 y4 y5")
    play(match, "take 4", "take 1", "take 2")
    assert match.state()["display"] == ["y2", "y3", "g5", "y4"]
    assert match.state()["draw"][0] == "y5"
    assert turn(match)["part"] == "number"


def test_part_2_the_number_on_top_counts_for_everybody_and_the_card_stays() -> None:
    match = position(part="number", draw="r7", seats=3, seat=2)
    everything = ["mark red 7", "mark yellow 7", "mark green 7", "mark blue 7", "skip"]
    assert [legal(match, seat) for seat in range(3)] == [everything] * 3
    before = match.state()
    play(match, "mark yellow 7", "skip", "mark green 7")
    after = match.state()
    assert [after[name] for name in ("hands", "display", "draw", "discard")] == [
        before[name] for name in ("hands", "display", "draw", "discard")
    ]
    assert sheet(match, 0)["yellow"] == [7]
    assert not any(sheet(match, 1)[colour] for colour in LAST)
    assert sheet(match, 2)["green"] == [7]
    assert (turn(match)["part"], match.to_act) == ("play", (2,))


@pytest.mark.parametrize(("colour", "last"), list(LAST.items()))
def test_the_rightmost_number_needs_five_crosses_before_it(colour: str, last: int) -> None:
    for crosses in range(6):
        begun = {colour: FIVE[colour][:crosses]}
        match = position(part="number", draw=f"r{last}", sheets=[begun])
        assert (f"mark {colour} {last}" in legal(match)) == (crosses == 5)


def test_the_rightmost_number_closes_the_row_for_that_player_only() -> None:
    both = [five("red"), five("red")]
    match = position(part="number", draw="g12", sheets=both, seats=3)
    play(match, "mark red 12", "skip", "skip")
    assert sheet(match, 0)["locked"] == ["red"]
    assert sheet(match, 1)["locked"] == []
    match = position(part="number", draw="g11", sheets=[closed("red"), five("red")])
    assert "mark red 11" not in legal(match, 0)
    assert "mark red 11" in legal(match, 1)


def test_part_3_plays_one_to_three_cards_several_only_of_one_colour() -> None:
    match = position("r2 r6 r11 r12 y3")
    assert legal(match) == [
        "play red r2",
        "play red r2 r6",
        "play red r2 r6 r11",
        "play red r2 r6 r12",
        "play red r2 r11",
        "play red r2 r11 r12",
        "play red r2 r12",
        "play red r6",
        "play red r6 r11",
        "play red r6 r11 r12",
        "play red r6 r12",
        "play red r11",
        "play red r11 r12",
        "play red r12",
        "play yellow y3",
    ]


def test_part_3_the_cards_played_lie_open_then_go_to_the_discard_pile() -> None:
    match = position("r4 r5 r7 y3 g8")
    play(match, "play red r4 r5 r7")
    assert turn(match)["played"] == ["red", ["r4", "r5", "r7"]]
    assert match.state()["hands"][0] == ["y3", "g8"]
    assert match.state()["discard"] == []
    play(match, "mark red 4 5")
    assert match.state()["discard"] == ["r4", "r5", "r7"]
    assert turn(match) == {
        "seat": 1,
        "number": 2,
        "part": "take",
        "waiting": [],
        "crossed": False,
        "played": None,
    }


def test_the_discard_pile_grows_at_its_end() -> None:
    match = position("r4 r5 r7 y3 g8", "y9 b2 b3 b4")
    play(match, "play red r5 r7", "skip", "take 1", "skip", "skip", "play yellow y9", "skip")
    assert match.state()["discard"] == ["r5", "r7", "y9"]


def test_part_3_only_the_active_player_crosses() -> None:
    match = position(part="mark", played=("red", "r5"))
    assert match.to_act == (0,)
    assert refusal(match, "mark red 5", 1) == ("not-your-turn", {"seat": 1, "to_act": [0]})


@pytest.mark.parametrize(
    ("decided", "marked", "penalties"),
    [
        ("skip", "skip", 1),
        ("mark blue 7", "skip", 0),
        ("skip", "mark red 5", 0),
        ("mark blue 7", "mark red 5", 0),
    ],
)
def test_a_penalty_for_crossing_nothing_in_parts_2_and_3(
    decided: str, marked: str, penalties: int
) -> None:
    match = position("r5", part="number", draw="r7")
    play(match, decided, "skip", "play red r5", marked)
    assert [sheet(match, seat)["penalties"] for seat in range(2)] == [penalties, 0]
    assert turn(match)["number"] == 2


def test_the_game_ends_at_once_with_four_penalties() -> None:
    sheets: Sheets = [{"penalties": 3}, {"green": [12, 11], "penalties": 1}]
    match = position(part="mark", played=("red", "r5"), sheets=sheets)
    play(match, "skip")
    assert match.over == {"reason": "four-penalties", "scores": [-20, -2], "winners": [1]}
    assert match.to_act == ()
    assert legal(match, 0) == []
    assert turn(match)["part"] == "mark"
    assert turn(match)["played"] == ["red", ["r5"]]
    assert turn(match)["crossed"] is False
    assert turn(match)["number"] == 1


def test_the_game_ends_at_once_with_two_closed_rows_in_part_3() -> None:
    match = position(part="mark", played=("yellow", "y11 y12"), sheets=[CLOSING])
    play(match, "mark yellow 11 12")
    assert match.over == {"reason": "two-rows", "scores": [28 + 36, 0], "winners": [0]}
    assert match.to_act == ()
    assert turn(match)["part"] == "mark"
    assert turn(match)["crossed"] is True
    assert match.state()["discard"] == []


def test_one_closed_row_each_does_not_end_the_game() -> None:
    match = position(part="number", draw="g12", sheets=[five("red"), closed("yellow")])
    play(match, "mark red 12", "skip")
    assert match.over is None


@pytest.mark.parametrize(
    ("crosses", "points"),
    list(enumerate([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78])),
)
def test_score_of_a_row(crosses: int, points: int) -> None:
    """By the number of crosses, the lock included: with 2 there are two at once."""
    row = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3][:crosses]
    if crosses > 10:
        row = [*row[: crosses - 2], 2]
    sheets: Sheets = [{"penalties": 3}, {"green": row}]
    match = position(part="mark", played=("red", "r5"), sheets=sheets)
    play(match, "skip")
    assert match.over is not None
    assert match.over["scores"] == [-20, points]


def test_q1_crosses_made_in_the_same_part_count_towards_the_five() -> None:
    """Crosses already at 4, playing red 11 and 12: crossing both is legal."""
    match = position(part="mark", played=("red", "r11 r12"), sheets=[FOUR])
    assert legal(match) == ["mark red 11", "mark red 11 12", "skip"]
    assert refusal(match, "mark red 12") == (
        "too-few-crosses",
        {"row": "red", "number": 12, "crosses": 4, "needed": 5},
    )
    play(match, "mark red 11 12")
    assert sheet(match)["red"] == [2, 3, 4, 5, 11, 12]
    assert sheet(match)["locked"] == ["red"]


def test_q1_three_in_one_part() -> None:
    match = position(part="mark", played=("red", "r10 r11 r12"), sheets=[{"red": [2, 3, 4]}])
    assert "mark red 10 11 12" in legal(match)
    match = position(part="mark", played=("red", "r10 r11 r12"), sheets=[{"red": [2, 3]}])
    assert refusal(match, "mark red 10 11 12") == (
        "too-few-crosses",
        {"row": "red", "number": 12, "crosses": 4, "needed": 5},
    )


def test_q1_a_cross_of_part_2_counts_in_part_3() -> None:
    match = position("r12", part="number", draw="g8", sheets=[FOUR])
    play(match, "mark red 8", "skip", "play red r12", "mark red 12")
    assert sheet(match)["locked"] == ["red"]


def test_q2_decisions_come_in_any_order() -> None:
    match = position(part="number", draw="r7", seats=3)
    assert list(match.to_act) == [0, 1, 2]
    match.do(2, "mark red 7")
    assert list(match.to_act) == [0, 1, 2]
    assert turn(match)["waiting"] == [0, 1]
    match.do(0, "skip")
    assert list(match.to_act) == [1, 0, 2]
    match.do(1, "mark blue 7")
    assert list(match.to_act) == [0]


def test_q2_all_decide_at_the_same_time_and_the_match_waits_for_those_who_have_not() -> None:
    match = position("r5", part="number", draw="r7", seats=3)
    match.do(1, "skip")
    assert QWIXX.simultaneous(match.states[-1])
    assert QWIXX.waits_for(match.states[-1]) == (0, 2)
    play(match, "skip", "skip")
    assert not QWIXX.simultaneous(match.states[-1])
    assert QWIXX.waits_for(match.states[-1]) == match.to_act == (0,)


def test_q2_no_cross_is_made_before_all_have_decided() -> None:
    match = position(part="number", draw="r7", seats=3)
    before = match.state()
    match.do(1, "mark red 7")
    match.do(0, "mark green 7")
    after = match.state()
    assert after["sheets"] == before["sheets"]
    assert after["turn"]["decided"] == {"0": "green", "1": "red"}
    assert after["turn"]["crossed"] is False
    match.do(2, "skip")
    assert sheet(match, 0)["green"] == sheet(match, 1)["red"] == [7]
    assert turn(match)["crossed"] is True
    assert "decided" not in turn(match)


def test_q2_only_the_active_players_cross_keeps_the_penalty_off() -> None:
    match = position("r5", part="number", draw="r7")
    play(match, "skip", "mark red 7")
    assert turn(match)["crossed"] is False
    play(match, "play red r5", "skip")
    assert sheet(match)["penalties"] == 1


def test_q2_a_decision_may_be_changed_until_the_last_one_is_in() -> None:
    match = position(part="number", draw="r7")
    match.do(1, "mark red 7")
    assert legal(match, 1) == ["mark yellow 7", "mark green 7", "mark blue 7", "skip"]
    assert refusal(match, "mark red 7", 1) == ("already-decided", {"row": "red"})
    match.do(1, "skip")
    assert turn(match)["decided"] == {"1": None}
    assert refusal(match, "skip", 1) == ("already-decided", {"row": None})
    match.do(1, "mark blue 7")
    match.do(0, "skip")
    assert (sheet(match, 1)["red"], sheet(match, 1)["blue"]) == ([], [7])
    assert refusal(match, "skip", 1)[0] == "not-your-turn"


def test_q2_who_can_only_skip_decides_once() -> None:
    full = {"red": [9], "yellow": [9], "green": [5], "blue": [5]}
    match = position(part="number", draw="r7", sheets=[{}, full])
    assert legal(match, 1) == ["skip"]
    match.do(1, "skip")
    assert match.to_act == (0,)
    assert legal(match, 1) == []


def test_q2_the_end_is_judged_when_all_have_decided() -> None:
    match = position(part="number", draw="g12", sheets=[CLOSING, CLOSING])
    play(match, "mark yellow 12")
    assert match.over is None
    play(match, "mark yellow 12")
    assert match.over == {"reason": "two-rows", "scores": [56, 56], "winners": [0, 1]}


def test_q2_a_game_that_ends_in_part_2_has_no_part_3_and_no_penalty() -> None:
    sheets: Sheets = [{"penalties": 3}, CLOSING]
    match = position(part="number", draw="g12", sheets=sheets)
    play(match, "skip", "mark yellow 12")
    assert match.over == {"reason": "two-rows", "scores": [-15, 56], "winners": [1]}
    assert match.to_act == ()
    assert turn(match) == {
        "seat": 0,
        "number": 1,
        "part": "number",
        "waiting": [],
        "crossed": False,
        "played": None,
    }


def test_q3_while_refilling_the_discard_pile_is_shuffled_when_the_next_card_is_needed() -> None:
    match = position("y7 b3", part="take", display="g4 r2 g5 r9", draw="y2 y3", rest_in="discard")
    discard = match.state()["discard"]
    play(match, "take 4", "take 1")
    assert match.state()["discard"] == discard
    play(match, "take 2")
    display, draw = match.state()["display"], match.state()["draw"]
    assert display[:3] == ["y2", "y3", "g5"]  # what lay there stayed
    assert match.state()["discard"] == []
    assert sorted([display[3], *draw]) == sorted(discard)
    assert [display[3], *draw] != discard


def test_q3_an_empty_draw_pile_is_replaced_before_part_2_begins() -> None:
    match = position(
        "y7 b3", part="take", display="g4 r2 g5 r9", draw="y2 y3 y4", rest_in="discard"
    )
    discard = match.state()["discard"]
    play(match, "take 4", "take 1", "take 2")
    assert match.state()["display"] == ["y2", "y3", "g5", "y4"]
    assert match.state()["discard"] == []
    assert sorted(match.state()["draw"]) == sorted(discard)
    assert turn(match)["part"] == "number"


def test_q3_a_draw_pile_that_lasts_is_not_touched() -> None:
    match = position(
        "y7 b3 b4 b5", part="take", display="g4 r2 g5 r9", draw="y2 y3", rest_in="discard"
    )
    discard = match.state()["discard"]
    play(match, "take 4")
    assert match.state()["draw"] == ["y3"]
    assert match.state()["discard"] == discard


def test_q4_a_joker_takes_the_colour_of_the_cards_it_is_played_with() -> None:
    match = position("r5 r9 y3 g8 j6", jokers=True)
    assert [text for text in legal(match) if "j6" in text] == [
        "play red r5 r9 j6",
        "play red r5 j6",
        "play red r9 j6",
        "play red j6",
        "play yellow y3 j6",
        "play yellow j6",
        "play green g8 j6",
        "play green j6",
        "play blue j6",
    ]
    play(match, "play red r5 j6")
    assert legal(match) == ["mark red 5", "mark red 5 6", "mark red 6", "skip"]


def test_q4_jokers_alone_take_one_common_colour_that_is_named() -> None:
    match = position("j4 j5 j7 r2 y2", jokers=True)
    for colour in LAST:
        assert f"play {colour} j4 j5 j7" in legal(match)
    play(match, "play blue j4 j5 j7")
    assert turn(match)["played"] == ["blue", ["j4", "j5", "j7"]]
    assert legal(match)[:-1] == [
        "mark blue 7",
        "mark blue 7 5",
        "mark blue 7 5 4",
        "mark blue 5",
        "mark blue 5 4",
        "mark blue 4",
    ]


def test_q4_two_cards_of_the_same_number_give_one_cross() -> None:
    match = position("r5 j5 j6 y2 y3", jokers=True)
    play(match, "play red r5 j5 j6")
    assert legal(match) == ["mark red 5", "mark red 5 6", "mark red 6", "skip"]
    play(match, "mark red 5")
    assert sheet(match)["red"] == [5]
    assert match.state()["discard"] == ["r5", "j5", "j6"]


def test_q5_equal_totals_share_the_win() -> None:
    sheets: Sheets = [{"penalties": 3, "red": [2, 3]}, {"red": [2]}, {"blue": [9]}]
    match = position(part="mark", played=("yellow", "y5"), sheets=sheets)
    play(match, "skip")
    assert match.over == {"reason": "four-penalties", "scores": [-17, 1, 1], "winners": [1, 2]}


def test_q6_a_hand_is_never_larger_than_five() -> None:
    match = position("y7 b3 b4 b5", part="take")
    play(match, "take 1")
    assert len(match.state()["hands"][0]) == 5
    assert refusal(match, "take 1") == ("wrong-part", {"part": "number"})


def test_q6_an_empty_hand_takes_the_fifth_card_from_a_display_that_was_filled_again() -> None:
    match = position(part="take", display="g4 r2 g5 r9", draw="y2 y3 y4 y5 y6 y7")
    state = copy.deepcopy(dict(match.state()))
    state["discard"], state["hands"][0] = state["hands"][0], []
    match = Match.from_state(QWIXX, state)
    play(match, "take 1", "take 3", "take 4")
    assert legal(match) == ["take 2"]
    play(match, "take 2")
    assert match.state()["display"] == ["y2", "y3", "y4", "y5"]
    assert legal(match) == ["take 1", "take 2", "take 3", "take 4"]
    play(match, "take 4")
    assert match.state()["hands"][0] == ["r2", "r9", "y5", "g4", "g5"]
    assert match.state()["display"] == ["y2", "y3", "y4", "y6"]
    assert turn(match)["part"] == "number"


def test_q6_at_the_fullest_table_there_are_cards_to_go_round() -> None:
    """Five hands of four, one of which takes: the display is full and the draw pile not empty."""
    match = position(part="take", rest_in="discard", seats=5)
    assert match.state()["draw"] == []
    play(match, "take 3")
    assert None not in match.state()["display"]
    assert len(match.state()["draw"]) == 44 - 21 - 4


def test_q7_skipped_numbers_count_within_the_action_only() -> None:
    match = position(part="mark", played=("red", "r8 r10"), sheets=[{"red": [2]}])
    assert legal(match) == ["mark red 8", "mark red 8 10", "mark red 10", "skip"]


def test_q7_a_cross_of_part_2_bridges_no_gap() -> None:
    match = position("r6 r9 y2 y3 y4", part="number", draw="g7")
    play(match, "mark yellow 7", "skip", "play red r6 r9")
    assert refusal(match, "mark red 6 9") == (
        "too-many-skipped",
        {"row": "red", "numbers": [7, 8], "most": 1},
    )


def test_undo_at_the_table_goes_back_over_what_was_played_and_is_not_yet_decided() -> None:
    match = position(part="number", draw="r7")
    match.do(0, "mark red 7")
    assert match.can_undo(0, "table")
    match.undo(0, "table")
    assert turn(match)["waiting"] == [0, 1]
    play(match, "skip", "skip")
    play(match, legal(match)[0])
    assert match.can_undo(0, "table")
    match.undo(0, "table")
    assert turn(match)["part"] == "play"
    assert not match.can_undo(0, "table")


def test_q2_the_last_decision_stays_once_it_has_turned_up_those_of_others() -> None:
    match = position(part="number", draw="r7")
    match.do(1, "mark red 7")
    assert match.can_undo(1, "table")
    match.do(0, "skip")
    refused = match.why_not_undo(0, "table")
    assert refused is not None
    assert (refused.code, refused.args) == ("undo-settled", {"cause": "decided"})
    assert match.can_undo(0, "free")


def test_q2_the_last_decision_is_taken_back_where_nobody_else_had_a_choice() -> None:
    past_seven = {"red": [8], "yellow": [8], "green": [6], "blue": [6]}
    match = position(part="number", draw="r7", sheets=({}, past_seven))
    match.do(1, "skip")
    match.do(0, "mark red 7")
    assert match.can_undo(0, "table")
    match.undo(0, "table")
    assert turn(match)["waiting"] == [0]


def test_q2_an_undo_of_the_last_decision_in_an_old_journal_is_replayed() -> None:
    match = position(part="number", draw="r7")
    play(match, "mark red 7", "skip")
    match.undo(1, "free")
    match.do(1, "mark blue 7")
    again = Match.replay(match.document(), GAMES)
    assert again.document() == match.document()
    assert again.state() == match.state()


def test_undo_at_the_table_stops_at_a_take_and_at_the_last_decision() -> None:
    """A take shows a colour; a decision and crosses show nothing, and wait for who acts next.

    The last decision shows those of the others.
    """
    match = position("y7 b3", part="take")
    for _ in range(3):
        play(match, legal(match)[0])
        assert not match.can_undo(0, "table")
    match.do(1, "skip")
    assert match.can_undo(1, "table")
    match.do(0, "skip")
    assert not match.can_undo(0, "table")
    assert not match.can_undo(1, "table")
    play(match, legal(match)[0], "skip")
    assert match.can_undo(0, "table")
    match.do(1, legal(match)[0])
    assert not match.can_undo(0, "table")


def test_undo_at_the_table_gives_back_the_only_thing_to_do() -> None:
    full = {"red": [9], "yellow": [9], "green": [5], "blue": [5]}
    match = position(part="number", draw="r7", sheets=[{}, full])
    match.do(1, "skip")
    assert match.can_undo(1, "table")
    match.undo(1, "table")
    assert [str(action) for action in match.legal(1)] == ["skip"]
