"""The commands and rulings of Extreme, one by one, and every refusal that they give."""

import pytest

from engine.core.match import Match
from engine.core.options import OptionValue
from engine.core.refusal import Refused
from engine.games.the_game.commands import COMMANDS
from engine.games.the_game.fires import FIRE_CARDS
from tests.engine.games.the_game.positions import (
    EXTREME,
    THE_GAME,
    extreme,
    legal,
    placeable,
    play,
    refusal,
)

OTHERS = [20, 23, 24, 26, 27, 28, 30]
ALL = ["up1", "up2", "down1", "down2"]


def piles_for(match: Match, card: int) -> list[str]:
    return [pile for pile in ALL if card in placeable(match, pile)]


# Which cards carry a command


def test_the_printed_commands() -> None:
    assert [(command.name, command.kind, command.numbers) for command in COMMANDS] == [
        ("stop", "at once", (4, 39, 69, 94)),
        ("skull", "at once", (7, 43, 72, 97)),
        ("three", "at once", (11, 46, 52, 76)),
        ("silence", "lasting", (14, 49, 54, 80)),
        ("no-trick", "lasting", (18, 29, 58, 83)),
        ("one-pile", "lasting", (21, 32, 62, 87)),
        ("draw-one", "lasting", (25, 36, 65, 90)),
    ]
    printed = {str(card): command.name for command in COMMANDS for card in command.numbers}
    assert len(printed) == 28
    assert not FIRE_CARDS & {int(card) for card in printed}
    state = Match.new(EXTREME, 2, {}, 42).state()
    assert state["commands"] == printed
    assert list(state["commands"]) == sorted(printed, key=int)


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_cards_are_dealt_as_in_the_game(seats: int) -> None:
    for commands in ("printed", "shuffled"):
        state = Match.new(EXTREME, seats, {"commands": commands}, 42).state()
        base = Match.new(THE_GAME, seats, {}, 42).state()
        for name in ("hands", "draw", "piles", "turn", "fires", "signals", "over"):
            assert state[name] == base[name]


@pytest.mark.parametrize("on_fire", [False, True])
def test_shuffled_commands_are_dealt_anew_each_time(on_fire: bool) -> None:
    layouts, carriers = set(), set[int]()
    options: dict[str, OptionValue] = {"commands": "shuffled", "on_fire": on_fire}
    for seed in range(60):
        layout = Match.new(EXTREME, 1, options, seed).state()["commands"]
        names = list(layout.values())
        assert {name: names.count(name) for name in names} == dict.fromkeys(
            (command.name for command in COMMANDS), 4
        )
        layouts.add(tuple(layout.items()))
        carriers.update(map(int, layout))
    assert len(layouts) == 60
    assert carriers == set(range(2, 100)) - (FIRE_CARDS if on_fire else set())


# Stop


def test_stop_waives_the_minimum_and_ends_the_turn_whatever_else_could_be_placed() -> None:
    match = extreme([4, 10, 12, 13, 15, 16, 17], OTHERS, options={"min_cards": 3})
    play(match, "place 10 up1")
    assert refusal(match, "end") == ("minimum", {"placed": 1, "minimum": 3})
    play(match, "place 4 up2")
    assert match.to_act == (1,)
    assert len(match.state()["hands"][0]) == 7


def test_stop_as_a_late_card_ends_the_turn() -> None:
    match = extreme([2, 3, 10, 12, 13, 39, 98], OTHERS)
    play(match, *(f"place {card} up1" for card in (2, 3, 10, 12, 39)))
    assert match.to_act == (1,)


def test_stop_as_the_98th_card_wins_in_its_own_turn() -> None:
    match = extreme([39], draw=0)
    play(match, "place 39 up1")
    state = match.state()
    assert state["over"] == {"won": True, "remaining": 0, "reason": "all-placed"}
    assert state["turn"] == {"seat": 0, "number": 1, "placed": [[39, "up1"]], "locked": None}


def test_stop_may_lose_the_match_for_the_next_player() -> None:
    match = extreme([39, 5], [6], draw=0, up1=[38], down1=[3], down2=[2])
    play(match, "place 39 up1")
    state = match.state()
    assert state["turn"] == {"seat": 1, "number": 2, "placed": [], "locked": None}
    assert state["over"] == {"won": False, "remaining": 2, "reason": "stuck"}


def test_what_ends_the_turn_cannot_be_taken_back_at_the_table() -> None:
    match = extreme([4, 10, 12, 13, 15, 16, 17], OTHERS)
    play(match, "place 10 up1")
    assert match.can_undo(0, "table")
    play(match, "place 4 up2")
    assert not match.can_undo(0, "table")


# Skull


def test_a_skull_is_covered_in_the_same_turn() -> None:
    match = extreme([7, 8, 10, 12, 13, 15, 16], OTHERS)
    play(match, "place 7 up1", "place 8 up2")
    assert refusal(match, "end") == ("skull-on-top", {"cards": [7], "piles": ["up1"]})
    assert "end" not in legal(match)
    play(match, "place 10 up1")
    assert "end" in legal(match)


def test_two_skulls_are_both_covered() -> None:
    match = extreme([7, 43, 8, 44, 47, 15, 16], OTHERS)
    play(match, "place 43 up1", "place 7 up2")
    assert refusal(match, "end")[1] == {"cards": [43, 7], "piles": ["up1", "up2"]}
    play(match, "place 44 up1")
    assert refusal(match, "end")[1] == {"cards": [7], "piles": ["up2"]}
    play(match, "place 8 up2", "end")


def test_a_skull_may_be_covered_by_a_skull_that_is_then_covered() -> None:
    match = extreme([7, 43, 8, 44, 47, 15, 16], OTHERS)
    play(match, "place 7 up1", "place 43 up1")
    assert refusal(match, "end")[1] == {"cards": [43], "piles": ["up1"]}
    play(match, "place 44 up1", "end")


def test_e1_lost_when_nothing_covers_the_skull_and_nothing_else_is_left() -> None:
    match = extreme([5, 97], [6], draw=0)
    play(match, "place 97 up1")
    assert match.over is None
    assert "end" not in legal(match)
    play(match, "place 5 down1")
    assert match.over == {"won": False, "remaining": 1, "reason": "stuck"}


def test_a_skull_as_the_98th_card_loses() -> None:
    match = extreme([97], draw=0)
    play(match, "place 97 up1")
    assert match.over == {"won": False, "remaining": 0, "reason": "command"}


# Silence


def test_silence_clears_all_signals_and_refuses_new_ones_while_it_lies() -> None:
    match = extreme([10, 12, 13, 14, 15, 16, 17], OTHERS)
    match.signal(0, "up1", "leave")
    match.signal(1, "down1", "gentle")
    play(match, "place 14 up1")
    assert match.state()["signals"] == [{}, {}]
    for seat, signal in ((0, "leave"), (1, "gentle"), (1, None)):
        with pytest.raises(Refused) as error:
            match.signal(seat, "up2", signal)
        assert error.value.refusal.code == "silence"
        assert error.value.refusal.args == {"cards": [14], "piles": ["up1"]}
    play(match, "place 15 up1")
    match.signal(0, "up1", "leave")
    assert match.state()["signals"] == [{"up1": "leave"}, {}]


def test_silence_lasts_over_turns_and_two_of_them_last_as_long_as_one_lies() -> None:
    match = extreme([14, 13, 12, 95, 96, 98, 99], [50, 51, 53, 54, 55, 56, 57])
    play(match, "place 14 up1", "place 99 down1", "end", "place 54 up2", "place 50 up1")
    with pytest.raises(Refused) as error:
        match.signal(1, "up2", "leave")
    assert error.value.refusal.args == {"cards": [54], "piles": ["up2"]}
    play(match, "place 55 up2")
    match.signal(1, "up2", "leave")


@pytest.mark.parametrize(
    ("seat", "pile", "signal", "code"),
    [
        (2, "up1", "leave", "no-such-seat"),
        (0, "up3", "leave", "unknown-pile"),
        (0, "up1", "please", "unknown-signal"),
    ],
)
def test_under_silence_what_is_no_signal_is_still_told(
    seat: int, pile: str, signal: str, code: str
) -> None:
    match = extreme([10, 12, 13, 14, 15, 16, 17], OTHERS)
    play(match, "place 14 up1")
    with pytest.raises(Refused, match=code):
        match.signal(seat, pile, signal)


# No trick


def test_no_trick_on_any_pile() -> None:
    match = extreme([8, 19, 37, 40, 56, 59, 69], OTHERS, up1=[18], up2=[47], down1=[46])
    assert piles_for(match, 8) == ["down1", "down2"]
    assert piles_for(match, 37) == ["up1", "down1", "down2"]
    assert refusal(match, "place 37 up2") == (
        "no-trick",
        {"card": 37, "pile": "up2", "top": 47, "cards": [18], "piles": ["up1"]},
    )
    assert refusal(match, "place 56 down1") == (
        "no-trick",
        {"card": 56, "pile": "down1", "top": 46, "cards": [18], "piles": ["up1"]},
    )
    assert refusal(match, "place 40 up2")[0] == "not-higher"


def test_e6_no_trick_binds_the_very_next_placement_on_its_own_pile_too() -> None:
    match = extreme([8, 18, 19, 40, 59, 69, 98], OTHERS)
    play(match, "place 18 up1")
    assert refusal(match, "place 8 up1") == (
        "no-trick",
        {"card": 8, "pile": "up1", "top": 18, "cards": [18], "piles": ["up1"]},
    )
    play(match, "place 19 up1")
    assert piles_for(match, 8) == ["up2", "down1", "down2"]


def test_tricks_come_back_once_no_trick_is_covered() -> None:
    match = extreme([9, 18, 19, 40, 59, 69, 98], OTHERS)
    play(match, "place 18 up1", "place 19 up1", "place 9 up1")
    assert match.state()["piles"]["up1"] == [1, 18, 19, 9]


# Exactly three


def test_three_counts_all_cards_of_the_turn_those_before_it_too() -> None:
    """E2."""
    match = extreme([10, 11, 12, 13, 15, 16, 17], OTHERS)
    play(match, "place 10 up1", "place 11 up1")
    assert refusal(match, "end") == ("exactly-three", {"placed": 2, "cards": [11]})
    play(match, "place 12 up1")
    assert legal(match) == ["end"]
    assert refusal(match, "place 13 up1") == ("fourth-card", {"card": 13, "cards": [11]})
    play(match, "end")
    assert len(match.state()["hands"][0]) == 7


def test_e2_three_cannot_be_a_fourth_card_or_a_later_one() -> None:
    match = extreme([10, 12, 13, 15, 16, 46, 52], OTHERS)
    play(match, "place 10 up1", "place 12 up1")
    assert piles_for(match, 46) == ALL
    play(match, "place 13 up1")
    assert piles_for(match, 46) == []
    assert refusal(match, "place 46 up1") == ("three-too-late", {"card": 46, "placed": 3})
    assert "end" in legal(match)
    play(match, "place 15 up1")
    assert refusal(match, "place 46 up2") == ("three-too-late", {"card": 46, "placed": 4})


def test_e2_three_as_the_third_card_ends_all_placing() -> None:
    match = extreme([10, 12, 46, 50, 51, 53, 55], OTHERS)
    play(match, "place 10 up1", "place 12 up1", "place 46 up1")
    assert legal(match) == ["end"]


def test_three_out_of_reach_loses_only_when_nothing_is_left() -> None:
    """With G2: the last card may still be placed."""
    match = extreme([11, 12], [13], draw=0)
    play(match, "place 11 up1")
    assert match.over is None
    assert refusal(match, "end") == ("exactly-three", {"placed": 1, "cards": [11]})
    play(match, "place 12 up1")
    assert match.over == {"won": False, "remaining": 1, "reason": "stuck"}


def test_three_asks_for_three_with_an_empty_draw_pile_too() -> None:
    match = extreme([11, 12, 13, 15], [16], draw=0)
    play(match, "place 11 up1", "place 12 up1", "place 13 up1")
    assert legal(match) == ["end"]


def test_e3_stop_after_three_only_as_the_third_card() -> None:
    match = extreme([4, 11, 12, 13, 15, 16, 39], OTHERS)
    assert piles_for(match, 39) == ALL
    play(match, "place 11 up1")
    assert piles_for(match, 39) == piles_for(match, 4) == []
    assert refusal(match, "place 39 down1") == ("stop-not-third", {"card": 39, "cards": [11]})
    play(match, "place 12 up1")
    assert piles_for(match, 39) == ALL
    play(match, "place 39 up1")
    assert match.to_act == (1,)


def test_e8_two_threes_are_still_exactly_three_cards() -> None:
    match = extreme([11, 12, 13, 15, 16, 46, 52], OTHERS)
    play(match, "place 11 up1", "place 46 up1")
    assert refusal(match, "end") == ("exactly-three", {"placed": 2, "cards": [11, 46]})
    play(match, "place 52 up1")
    assert legal(match) == ["end"]
    assert refusal(match, "place 12 up2") == ("fourth-card", {"card": 12, "cards": [11, 46, 52]})


def test_a_three_of_an_earlier_turn_binds_no_longer() -> None:
    match = extreme([11, 12, 13, 15, 16, 17, 98], [30, 31, 33, 34, 35, 37, 38])
    play(match, "place 98 down1", "place 12 down2", "place 11 up1", "end")
    play(match, "place 30 up2", "place 31 up2", "place 33 up2", "place 34 up2", "end")
    assert match.to_act == (0,)


# Stop with a skull or a fire


def test_e4_stop_goes_only_on_the_skull_to_be_covered() -> None:
    match = extreme([7, 12, 13, 15, 16, 39, 69], OTHERS)
    play(match, "place 7 up1")
    assert piles_for(match, 39) == ["up1"]
    assert refusal(match, "place 39 down2") == (
        "stop-leaves-skull",
        {"card": 39, "pile": "down2", "cards": [7], "piles": ["up1"]},
    )
    play(match, "place 39 up1")
    assert match.to_act == (1,)


def test_e4_stop_is_refused_everywhere_with_two_skulls_on_top() -> None:
    match = extreme([7, 43, 13, 15, 16, 39, 69], OTHERS)
    play(match, "place 7 up1", "place 43 down1")
    assert piles_for(match, 39) == []
    assert refusal(match, "place 39 up1") == (
        "stop-leaves-skull",
        {"card": 39, "pile": "up1", "cards": [43], "piles": ["down1"]},
    )
    assert refusal(match, "place 39 up2")[1]["cards"] == [7, 43]


def test_e4_stop_goes_only_on_the_due_fire() -> None:
    match = extreme(
        [4, 39, 13, 15, 16, 17, 69], OTHERS, up1=[22], number=2, fires={22: 1}, up2=[2, 3]
    )
    assert piles_for(match, 39) == ["up1"]
    assert refusal(match, "place 39 up2") == (
        "stop-leaves-fire",
        {"card": 39, "pile": "up2", "cards": [22], "piles": ["up1"]},
    )
    assert refusal(match, "place 4 up1")[0] == "not-higher"
    assert piles_for(match, 4) == []
    play(match, "place 39 up1")
    assert match.state()["fires"] == {}
    assert match.to_act == (1,)


def test_e4_two_due_fires_or_a_fire_and_a_skull_allow_no_stop() -> None:
    match = extreme(
        [7, 39, 13, 15, 16, 45, 69], OTHERS, up1=[22], up2=[44], number=2, fires={22: 1, 44: 1}
    )
    assert piles_for(match, 69) == []
    assert refusal(match, "place 69 up1") == (
        "stop-leaves-fire",
        {"card": 69, "pile": "up1", "cards": [44], "piles": ["up2"]},
    )
    play(match, "place 45 up2")
    assert piles_for(match, 69) == ["up1"]
    play(match, "place 7 down1")
    assert piles_for(match, 69) == []
    assert refusal(match, "place 69 up1") == (
        "stop-leaves-skull",
        {"card": 69, "pile": "up1", "cards": [7], "piles": ["down1"]},
    )


def test_e4_a_fire_of_this_turn_may_be_left_by_stop() -> None:
    match = extreme([22, 39, 13, 15, 16, 17, 69], OTHERS, fires={})
    play(match, "place 22 up1", "place 39 up2")
    assert match.to_act == (1,)
    assert match.state()["fires"] == {"22": 1}
    play(match, "place 20 down1", "place 23 up1")
    assert "end" in legal(match)


def test_e4_as_the_98th_card_stop_may_leave_a_fire() -> None:
    """F4: no turn follows."""
    match = extreme([39], [], draw=0, up1=[22], number=2, fires={22: 1})
    assert piles_for(match, 39) == ["up1", "down1", "down2"]
    play(match, "place 39 down1")
    assert match.over == {"won": True, "remaining": 0, "reason": "all-placed"}


def test_e4_as_the_97th_card_it_may_not() -> None:
    match = extreme([39], [98], draw=0, up1=[22], number=2, fires={22: 1})
    assert piles_for(match, 39) == ["up1"]


def test_e4_nor_as_the_last_card_of_the_hand_while_there_are_some_to_draw() -> None:
    match = extreme([4], draw=[97, 98], up1=[25], down1=[22], number=2, fires={22: 1})
    assert piles_for(match, 4) == ["down1"]


def test_e4_as_the_98th_card_stop_may_not_leave_a_skull() -> None:
    match = extreme([39, 43], draw=0)
    play(match, "place 43 up1")
    assert match.over == {"won": False, "remaining": 1, "reason": "stuck"}


# One pile


def test_one_pile_the_player_chooses_it() -> None:
    match = extreme([31, 33, 34, 35, 37, 38, 40], OTHERS, up1=[21])
    assert piles_for(match, 33) == ALL
    play(match, "place 33 down1")
    assert match.state()["turn"]["locked"] == "down1"
    assert piles_for(match, 31) == ["down1"]
    assert refusal(match, "place 34 up1") == (
        "one-pile",
        {"card": 34, "pile": "up1", "locked": "down1", "cards": [21], "piles": ["up1"]},
    )
    play(match, "place 31 down1", "end")
    assert match.state()["turn"]["locked"] is None
    assert piles_for(match, 30) == ALL, "it binds the next player too, who chooses anew"


def test_e5_the_choice_is_gone_when_no_such_card_is_on_top_any_more() -> None:
    match = extreme([31, 33, 34, 35, 37, 38, 40], OTHERS, up1=[21])
    play(match, "place 31 up1")
    assert match.state()["turn"]["locked"] is None
    assert piles_for(match, 33) == ALL


def test_e5_with_two_such_cards_covering_one_chooses_its_pile() -> None:
    match = extreme([31, 33, 34, 35, 37, 38, 40], OTHERS, up1=[21], down1=[32])
    play(match, "place 31 up1")
    assert match.state()["turn"]["locked"] == "up1"
    assert piles_for(match, 33) == ["up1"]
    play(match, "place 33 up1")
    assert refusal(match, "place 31 down1") == ("not-in-hand", {"card": 31})
    assert refusal(match, "place 34 down2")[1]["cards"] == [32]


def test_e5_covering_one_such_card_with_another_is_under_the_command() -> None:
    match = extreme([31, 32, 33, 34, 35, 37, 38], OTHERS, up1=[21])
    play(match, "place 32 up1")
    assert match.state()["turn"]["locked"] == "up1"
    assert piles_for(match, 33) == ["up1"]
    play(match, "place 33 up1")
    assert match.state()["turn"]["locked"] is None
    assert piles_for(match, 34) == ALL


def test_e5_cards_placed_before_the_command_count_for_nothing() -> None:
    match = extreme([10, 12, 21, 35, 37, 38, 40], OTHERS)
    play(match, "place 10 up1", "place 38 down1", "place 21 up2")
    assert match.state()["turn"]["locked"] is None
    assert piles_for(match, 35) == ALL


def test_e5_under_a_lock_stop_and_tricks_go_on_the_same_pile() -> None:
    match = extreme([25, 35, 37, 39, 47, 98, 99], OTHERS, up1=[21])
    play(match, "place 47 up2")
    assert piles_for(match, 37) == ["up2"]
    assert piles_for(match, 39) == []
    play(match, "place 37 up2")
    assert piles_for(match, 39) == ["up2"]


# Draw one


def test_draw_one_counts_as_it_lies_when_the_turn_ends() -> None:
    match = extreme([10, 12, 13, 25, 31, 37, 38], OTHERS)
    play(match, "place 10 up1", "place 12 up1", "place 25 up1", "end")
    assert len(match.state()["hands"][0]) == 5
    match = extreme([10, 12, 13, 25, 31, 37, 38], OTHERS)
    play(match, "place 10 up1", "place 25 up1", "place 31 up1", "end")
    assert len(match.state()["hands"][0]) == 7


def test_draw_one_after_a_stop_and_stop_that_covers_it() -> None:
    match = extreme([10, 12, 13, 15, 31, 37, 39], OTHERS, up1=[25])
    play(match, "place 10 up2", "place 12 up2", "place 39 up2")
    assert len(match.state()["hands"][0]) == 5
    match = extreme([10, 12, 13, 15, 31, 37, 39], OTHERS, up1=[25])
    play(match, "place 10 up2", "place 12 up2", "place 39 up1")
    assert len(match.state()["hands"][0]) == 7


def test_e7_draw_one_with_an_empty_draw_pile_draws_nothing() -> None:
    match = extreme([10, 12, 13], [26], draw=0, up1=[25])
    play(match, "place 10 down1", "end")
    assert match.state()["hands"] == [[12, 13], [26]]


def test_e7_a_hand_too_small_for_the_minimum_loses() -> None:
    match = extreme([10], [26, 27, 28], up1=[2, 3, 5, 6, 8, 9, 12, 25], draw=[97, 98])
    play(match, "place 10 down1")
    assert match.over == {"won": False, "remaining": 5, "reason": "stuck"}


def test_e7_unless_a_stop_card_saves_the_turn() -> None:
    match = extreme([39], [26, 27, 28], up1=[2, 3, 5, 6, 8, 9, 12, 25], draw=[97, 98])
    play(match, "place 39 down1")
    assert match.over is None
    assert match.state()["hands"] == [[97], [26, 27, 28]]
    assert match.to_act == (1,)


# The end


def test_e9_all_placed_wins_with_three_in_a_turn_of_three() -> None:
    match = extreme([11, 12, 13], draw=0)
    play(match, "place 11 up1", "place 12 up1", "place 13 up1")
    assert match.over == {"won": True, "remaining": 0, "reason": "all-placed"}


def test_e9_all_placed_wins_with_lasting_commands_on_top() -> None:
    match = extreme([14, 25], draw=0)
    play(match, "place 14 up1", "place 25 down1")
    assert match.over == {"won": True, "remaining": 0, "reason": "all-placed"}


def test_e9_all_placed_loses_with_a_skull_on_top_of_another_pile() -> None:
    match = extreme([7, 12], draw=0)
    play(match, "place 7 up1", "place 12 down1")
    assert match.over == {"won": False, "remaining": 0, "reason": "command"}


def test_e9_all_placed_wins_with_the_skull_covered() -> None:
    match = extreme([7, 12], draw=0)
    play(match, "place 7 up1", "place 12 up1")
    assert match.over == {"won": True, "remaining": 0, "reason": "all-placed"}


def test_e9_one_card_too_many_for_three_stays_in_the_hand() -> None:
    match = extreme([11, 12, 13, 15], draw=0)
    play(match, "place 11 up1", "place 12 up1", "place 13 up1", "end", "place 15 up1")
    assert match.over == {"won": True, "remaining": 0, "reason": "all-placed"}


# Together


def test_several_lasting_commands_add_up() -> None:
    match = extreme([31, 41, 42, 44, 45, 47, 48], OTHERS, up1=[14], up2=[18], down1=[62])
    with pytest.raises(Refused, match="silence"):
        match.signal(0, "up1", "leave")
    play(match, "place 41 up1")
    assert refusal(match, "place 42 up2")[0] == "one-pile"
    assert refusal(match, "place 31 up1")[0] == "no-trick"
    match.signal(0, "up1", "leave")


def test_on_fire_and_the_expert_options_go_with_commands() -> None:
    options: dict[str, OptionValue] = {
        "on_fire": True,
        "min_cards": 3,
        "fewer_cards": True,
        "commands": "shuffled",
    }
    state = Match.new(EXTREME, 5, options, 7).state()
    assert [len(hand) for hand in state["hands"]] == [5] * 5
    assert not {str(card) for card in FIRE_CARDS} & set(state["commands"])


def test_the_game_knows_no_commands() -> None:
    assert "commands" not in THE_GAME.options
    assert Match.new(THE_GAME, 2, {}, 42).state()["commands"] == {}


def test_a_skull_that_lies_there_as_a_turn_begins_is_to_be_covered() -> None:
    match = extreme([40, 50, 60, 64, 66, 68, 70], OTHERS, down1=[43])
    play(match, "place 50 up1", "place 60 up1")
    assert refusal(match, "end")[0] == "skull-on-top"
    play(match, "place 40 down1", "end")
    assert match.to_act == (1,)
