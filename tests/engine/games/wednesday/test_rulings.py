"""The rounds, the rulings W1 to W14, combinations, teams and scores, one by one."""

from collections import Counter

import pytest

from engine.core.chance import Chance
from engine.core.match import Match
from engine.core.refusal import Refused
from engine.games.wednesday.actions import PASS
from engine.games.wednesday.cards import CHARACTERS, OUTCASTS
from engine.games.wednesday.rules import Wednesday
from tests.engine.games.wednesday.positions import (
    WEDNESDAY,
    legal,
    pass_all,
    play,
    position,
    refusal,
)


def turn(match: Match) -> tuple[int, str]:
    """Who is to act, and what they are to do."""
    state = match.state()["turn"]
    return state["seat"], state["step"]


# The deal and the opening


def test_w1_the_deck() -> None:
    assert Counter(OUTCASTS) == {**dict.fromkeys(range(1, 11), 4), 12: 1, 13: 1}
    assert len(OUTCASTS) == 42


def test_w1_the_12_has_no_ability() -> None:
    match = position([12, 1], [5, 13], played=[10])
    play(match, "play 12")
    assert turn(match) == (1, "play")
    assert legal(match) == ["play 13", "pass"]


def test_the_deal_goes_on_from_the_generator_in_a_fixed_order() -> None:
    chance = Chance(42)
    outcasts = chance.shuffled(OUTCASTS)
    characters = chance.shuffled(CHARACTERS)
    state = Match.new(WEDNESDAY, 4, {}, 42).state()
    assert state["hands"] == [sorted(outcasts[10 * s : 10 * (s + 1)]) for s in range(4)]
    assert state["burnt"] == outcasts[40:]
    assert state["characters"] == characters
    holders = [seat for seat, hand in enumerate(state["hands"]) if 1 in hand]
    assert len(holders) > 1
    assert state["turn"]["seat"] == holders[chance.below(len(holders))]
    assert state["seed_state"] == chance.state


def test_w2_one_of_those_with_a_1_opens_with_it() -> None:
    openers = set()
    for seed in range(60):
        match = Match.new(WEDNESDAY, 3, {"youngest": 2}, seed)
        (opener,) = match.to_act
        if 1 in match.state()["hands"][opener]:
            assert legal(match) == ["play 1"]
            openers.add(opener)
    assert openers == {0, 1, 2}


def no_one_at_the_deal(youngest: int) -> Match:
    for seed in range(200):
        match = Match.new(WEDNESDAY, 2, {"youngest": youngest}, seed)
        if match.state()["burnt"].count(1) == 4:
            return match
    raise AssertionError


@pytest.mark.parametrize("youngest", [0, 1])
def test_w2_without_a_1_the_youngest_opens_with_any_single_card(youngest: int) -> None:
    match = no_one_at_the_deal(youngest)
    assert match.to_act == (youngest,)
    assert match.state()["turn"]["step"] == "open"
    hand = match.state()["hands"][youngest]
    assert legal(match) == [f"play {number}" for number in sorted(set(hand))]


# Turns


def test_numbers_rise_and_turns_go_clockwise() -> None:
    match = position([6, 9], [1, 7, 8], [2, 8], played=[5])
    play(match, "play 6")
    assert turn(match) == (1, "play")
    assert legal(match) == ["play 7", "play 8", "pass"]
    play(match, "play 8", "donate 2")
    assert turn(match) == (2, "play")


def test_passing_does_not_bar_later() -> None:
    match = position([6, 9], [5, 10], [1, 8], played=[5])
    play(match, "pass", "play 10", "pass")
    assert "play 9" not in legal(match)
    match = position([6, 9], [5, 6], [1, 8], played=[5])
    play(match, "pass", "play 6", "pass")
    assert "play 9" in legal(match)


def test_a_player_without_cards_is_skipped_and_may_come_back() -> None:
    match = position([8, 9], [], [9, 10], played=[5], burnt=[3])
    assert play(match, "play 8", "donate 1")["hands"][1] == [3]
    assert turn(match) == (1, "play")
    match = position([6, 9], [], [9, 10], played=[5])
    play(match, "play 6")
    assert turn(match) == (2, "play")


def test_w3_all_pass_when_the_last_player_has_passed_too() -> None:
    match = position([1, 2], [3, 4], [5, 6], played=[12], characters=["ajax"])
    state = play(match, "pass", "pass")
    assert (state["open"], state["turn"]["passes"], turn(match)) == (None, 2, (2, "play"))
    state = play(match, "pass")
    assert (state["open"], state["turn"]["passes"], turn(match)) == ("ajax", 0, (2, "play"))


def test_w3_who_has_no_cards_does_not_count() -> None:
    match = position([1, 2], [3, 4], [], played=[12], characters=["ajax"])
    state = play(match, "pass", "pass")
    assert state["open"] == "ajax"


def test_w3_a_play_a_combination_and_a_lay_off_break_the_row() -> None:
    match = position([1, 13], [6, 6, 6, 9], [5], played=[12], aside=["thing"], blocked=5)
    assert play(match, "pass")["turn"]["passes"] == 1
    assert play(match, "combo 6")["turn"]["passes"] == 0
    play(match, "insert 3")
    assert match.state()["turn"]["passes"] == 0
    assert play(match, "pass", "play 13")["turn"]["passes"] == 0
    match = position([1, 13], [6, 9], [5], played=[12], aside=["thing"], blocked=5)
    assert play(match, "pass", "pass")["turn"]["passes"] == 2
    state = play(match, "shed")
    assert (state["turn"]["passes"], turn(match)) == (0, (0, "play"))


def test_all_pass_the_played_pile_is_turned_over_as_a_block() -> None:
    match = position([1, 2], [3, 4], played=[6, 9, 12], burnt=[13], characters=["ajax"])
    before = match.state()["burnt"]
    state = pass_all(match)
    assert state["burnt"] == [*before, 12, 9, 6]
    assert state["played"] == []
    assert (state["turn"]["last"], state["turn"]["last_number"]) == (1, 12)


def test_w4_the_leader_must_play_if_possible() -> None:
    match = position([1, 2], [6, 6, 6, 9], played=[12], characters=["ajax"])
    pass_all(match)
    assert turn(match) == (1, "play")
    assert legal(match) == ["play 6", "play 9", "combo 6"]
    assert refusal(match, "pass") == ("leader-must-play", {"numbers": [6, 9]})


def test_w4_a_leader_who_cannot_play_passes_and_the_next_leads() -> None:
    match = position([1, 2], [6, 6, 6, 10], [3], played=[12], characters=["tyler"], last=1)
    pass_all(match)
    assert turn(match) == (1, "play")
    assert legal(match) == ["combo 6", "pass"]
    play(match, "pass")
    assert turn(match) == (2, "play")
    assert legal(match) == ["play 3"]


def test_w4_without_cards_the_next_one_with_cards_leads() -> None:
    match = position([1, 2], [], [3, 5], played=[12], characters=["ajax"], last=1)
    pass_all(match)
    assert turn(match) == (2, "play")
    match = position([1, 2], [], [3, 5], played=[12], characters=["yoko"], last=1)
    pass_all(match)
    assert turn(match) == (0, "play")


def test_w5_a_blocked_number_is_not_played_but_the_4_is() -> None:
    match = position([3, 4, 6], [1, 9], played=[1], blocked=6)
    assert legal(match) == ["play 3", "play 4", "pass"]
    assert refusal(match, "play 6") == ("blocked", {"number": 6})
    match = position([3, 4, 6], [1, 9], played=[3], blocked=4)
    assert legal(match) == ["play 4", "play 6", "pass"]
    play(match, "play 4")
    assert legal(match) == ["swap 1"]


def test_w5_three_blocked_6_combine_four_blocked_10_do_not() -> None:
    match = position([6, 6, 6, 9], [1, 9], played=[9], blocked=6)
    assert legal(match) == ["combo 6", "pass"]
    with pytest.raises(Refused, match="blocked"):
        play(position([10, 10, 10, 9], [1, 9], played=[9], blocked=10), "play 10")


def test_w5_blocked_cards_do_not_leave_the_burnt_pile() -> None:
    match = position([7, 9], [1, 9], played=[3], burnt=[8, 5, 8, 5, 5], blocked=5)
    play(match, "play 7")
    state = match.state()
    picks = [int(text.split()[1]) for text in legal(match)]
    assert all(state["burnt"][-place] != 5 for place in picks)
    assert len(picks) == len(state["burnt"]) - state["burnt"].count(5)
    assert refusal(match, "pick 1") == ("blocked-place", {"place": 1, "number": 5})
    match = position([8, 9], [1, 9], played=[3], burnt=[12, 10, 5, 5], blocked=5)
    state = play(match, "play 8", "donate 1")
    assert state["hands"][1] == [1, 9, 10]
    assert state["burnt"][-3:] == [12, 5, 5]
    match = position(
        [8, 9], [1, 9], played=[10], burnt=[13, 12, 5], open_="eugene", aside=["thing"], blocked=5
    )
    state = play(match, "pass")
    assert state["hands"][0] == [8, 9, 12]
    assert state["burnt"][-2:] == [13, 5]


def test_w5_blocked_cards_are_taken_and_given_with_a_4() -> None:
    match = position([4, 5], [5, 5], played=[3], blocked=5)
    play(match, "play 4", "swap 1")
    assert match.state()["turn"]["taken"] == 5
    assert legal(match) == ["give 5"]


def test_w6_a_2_as_the_last_card() -> None:
    match = position([2], [9], [10], played=[1])
    play(match, "play 2")
    assert turn(match) == (1, "play")


def test_w6_a_2_with_no_legal_card_after_it() -> None:
    match = position([2, 4, 6, 6, 6], [9, 3], played=[3], open_="bianca")
    play(match, "play 2")
    assert turn(match) == (1, "play")


def test_w6_a_combination_is_not_the_extra_card() -> None:
    match = position([2, 6, 6, 6], [9, 3], played=[1])
    play(match, "play 2")
    assert legal(match) == ["play 6"]
    assert refusal(match, "combo 6") == ("play-again", {"numbers": [6]})
    assert refusal(match, "shed") == ("play-again", {"numbers": [6]})


def test_w6_weems_does_not_stop_the_extra_card() -> None:
    match = position([2, 2, 2, 9], [9, 3], played=[1], open_="weems")
    play(match, "play 2")
    assert legal(match) == ["play 2", "play 9"]
    play(match, "play 2", "play 2")
    assert legal(match) == ["play 9"]


def test_w6_the_extra_card_has_its_ability() -> None:
    match = position([2, 7, 9], [9, 3], played=[1])
    play(match, "play 2", "play 7")
    assert turn(match) == (0, "pick")


def test_w7_a_random_card_is_taken_and_a_different_one_given() -> None:
    match = position([3, 4, 9], [2, 5], [1, 6, 8], played=[3])
    play(match, "play 4")
    assert legal(match) == ["swap 1", "swap 2"]
    chance = Chance(match.state()["seed_state"])
    taken = [1, 6, 8][chance.below(3)]
    state = play(match, "swap 2")
    assert state["turn"] == {
        "seat": 0,
        "step": "give",
        "taken": taken,
        "from": 2,
        "passes": 0,
        "last": 0,
        "last_number": 4,
    }
    assert state["hands"][0] == sorted([3, 9, taken])
    assert state["seed_state"] == chance.state
    assert legal(match) == ["give 3", "give 9"]
    assert refusal(match, f"give {taken}") == ("just-taken", {"number": taken})
    left = [card for card in [1, 6, 8] if card != taken]
    state = play(match, "give 3")
    assert state["hands"] == [sorted([9, taken]), [2, 5], sorted([3, *left])]
    assert (state["turn"]["taken"], state["turn"]["from"]) == (None, None)
    assert turn(match) == (1, "play")


def test_w7_every_card_of_the_other_hand_may_be_taken() -> None:
    taken = set()
    for seed in range(40):
        match = position([3, 4], [1, 6, 8], played=[3], seed_state=seed)
        taken.add(play(match, "play 4", "swap 1")["turn"]["taken"])
    assert taken == {1, 6, 8}


def test_w7_another_of_the_same_number_may_be_given() -> None:
    match = position([4, 5], [5], [9], played=[3])
    play(match, "play 4", "swap 1")
    assert legal(match) == ["give 5"]


def test_w7_only_players_with_cards_are_chosen() -> None:
    match = position([4, 5], [], [9], played=[3])
    play(match, "play 4")
    assert legal(match) == ["swap 2"]
    assert refusal(match, "swap 1") == ("no-cards", {"player": 1})


def test_w7_nobody_else_has_cards() -> None:
    match = position([4, 5], [], [], [], played=[3], options={"teams": 2}, last=1)
    play(match, "play 4")
    assert turn(match) == (0, "play")


def test_w8_another_player_takes_the_top_card_with_or_without_cards() -> None:
    match = position([8, 9], [], [9], played=[3], burnt=[12])
    play(match, "play 8")
    assert legal(match) == ["donate 1", "donate 2"]
    state = play(match, "donate 1")
    assert state["hands"] == [[9], [12], [9]]


def test_w8_nothing_happens_with_an_empty_burnt_pile() -> None:
    for number in (7, 8):
        hands = [[], [], [], [], [], [number, 9]]
        match = position(*hands, played=[3], rest=0, seat=5)
        play(match, f"play {number}")
        assert turn(match) == (0, "play")


def test_w8_nothing_happens_with_only_blocked_cards() -> None:
    for number in (7, 8):
        hands = [[], [], [], [], [], [number, 9]]
        match = position(*hands, played=[3], burnt=[10, 10], rest=0, seat=5, blocked=10)
        state = play(match, f"play {number}")
        assert turn(match) == (0, "play")
        assert state["burnt"] == [10, 10]


# Combinations


def test_w9_three_6_put_wednesday_anywhere() -> None:
    match = position([6, 6, 6, 6, 9], [1, 9], played=[9], characters=["ajax", "yoko"], last=1)
    before = match.state()
    state = play(match, "combo 6")
    assert state["hands"][0] == [6, 9]
    assert state["burnt"] == [*before["burnt"], 6, 6, 6]
    assert turn(match) == (0, "insert")
    assert legal(match) == [f"insert {place}" for place in range(1, 10)]
    others = [name for name in before["characters"] if name != "wednesday"]
    for place in range(1, 10):
        after = play(match, f"insert {place}")
        assert after["characters"] == [*others[: place - 1], "wednesday", *others[place - 1 :]]
        assert after["turn"] == {**before["turn"], "seat": 1}
        match.undo(None, "free")


def test_w9_a_combination_changes_neither_the_last_outcast_nor_who_leads() -> None:
    match = position([6, 6, 6, 9], [1, 9], [1, 5], played=[9], characters=["ajax"], last=1, seat=0)
    play(match, "combo 6", "insert 9")
    state = pass_all(match)
    assert (state["turn"]["seat"], state["turn"]["last_number"]) == (1, 9)


def test_w9_as_a_leader_one_combines_and_the_next_leads() -> None:
    match = position([6, 6, 6, 9], [1, 9], [1, 5], open_="bianca", last=0)
    play(match, "combo 6", "insert 1")
    assert turn(match) == (1, "play")
    assert legal(match) == ["play 1", "play 9"]


def test_w9_without_wednesday_in_the_pile_three_6_are_only_burnt() -> None:
    match = position(
        [6, 6, 6, 9],
        [1, 9],
        played=[7],
        open_="bianca",
        aside=["wednesday"],
        number=2,
        options={"expert": True},
    )
    state = play(match, "combo 6")
    assert turn(match) == (1, "play")
    assert state["burnt"][-3:] == [6, 6, 6]


def test_three_6_go_by_no_order_and_no_character() -> None:
    for character, played in [("tyler", [9]), ("enid", [9, 9]), ("ajax", [5]), (None, [12])]:
        match = position([6, 6, 6], [1, 9], [3], played=played, open_=character)
        assert "combo 6" in legal(match)


def test_three_6_as_the_last_cards_the_round_ends_after_the_look() -> None:
    match = position([6, 6, 6], [1, 9], played=[9])
    play(match, "combo 6")
    assert turn(match) == (0, "insert")
    assert play(match, "insert 1")["scores"] == [[0, 10]]


def test_four_10_end_the_round_and_other_cards_count() -> None:
    match = position([9, 10, 10, 10, 10], [1, 9], played=[12])
    assert legal(match) == ["combo 10", "pass"]
    assert play(match, "combo 10")["scores"] == [[9, 10]]


def test_four_10_lie_on_the_burnt_pile() -> None:
    match = position([9, 10, 10, 10, 10], [1, 9], played=[12], number=5)
    state = play(match, "combo 10")
    assert state["burnt"][-4:] == [10, 10, 10, 10]
    assert state["over"] == {"totals": [9, 10], "team_totals": None, "winners": [0]}


def test_a_6_or_a_10_may_be_played_alone() -> None:
    match = position([6, 6, 6, 10, 10, 10, 10], [1, 9], played=[5])
    assert legal(match) == ["play 6", "play 10", "combo 6", "combo 10", "pass"]
    play(match, "play 10")
    assert turn(match) == (1, "play")


# Characters


def test_wednesday_ends_the_round() -> None:
    match = position([2, 3], [9, 10], played=[12], characters=["wednesday"])
    state = pass_all(match)
    assert (state["round"], state["scores"]) == (2, [[5, 19]])
    assert state["turn"]["step"] == "open"
    assert state["open"] is None


def test_how_a_round_lay_before_the_next_was_dealt_can_be_asked() -> None:
    match = position([2, 3], [9, 10], played=[12], characters=["wednesday"], open_="yoko")
    play(match, "pass")
    assert isinstance(WEDNESDAY, Wednesday)
    end = WEDNESDAY.round_end(match.states[-1], turn(match)[0], PASS)
    assert (end.open, end.aside, end.played, end.burnt[-1]) == ("wednesday", ("yoko",), (), 12)
    assert (end.hands, end.scores, end.over) == (((2, 3), (9, 10)), ((5, 19),), None)
    assert pass_all(match)["scores"] == [[5, 19]]


def test_wednesday_who_ended_the_last_round_is_open() -> None:
    match = position([2, 3], [9, 10], played=[12], characters=["wednesday"], number=5, open_="yoko")
    state = pass_all(match)
    assert (state["open"], state["aside"], state["direction"]) == ("wednesday", ["yoko"], 1)
    assert state["played"] == []
    assert state["hands"] == [[2, 3], [9, 10]]
    assert state["over"]["totals"] == [5, 19]
    assert state["turn"]["step"] == "play"


def test_a_13_below_the_last_outcast_saves_nothing() -> None:
    match = position(
        [2, 3], [9, 10], played=[13, 12], characters=["wednesday"], open_="bianca", aside=[]
    )
    assert pass_all(match)["round"] == 2


def test_the_thing_blocks_the_number_of_a_burnt_card() -> None:
    match = position([1, 2], [5, 7], [9], played=[12], burnt=[6, 10], characters=["thing"])
    state = pass_all(match)
    assert (state["open"], turn(match)) == ("thing", (2, "block"))
    assert legal(match) == [f"block {place}" for place in range(1, len(state["burnt"]) + 1)]
    assert state["burnt"][-3:] == [6, 10, 12]
    after = play(match, "block 3")
    assert after["blocked"] == 6
    assert after["burnt"] == state["burnt"]
    assert turn(match) == (2, "play")


def test_the_thing_stays_after_the_next_reveal() -> None:
    match = position([1, 2], [5, 7], [9], played=[12], open_="thing", blocked=5)
    state = pass_all(match)
    assert state["open"] is not None
    assert (state["aside"], state["blocked"]) == (["thing"], 5)


def test_the_thing_is_put_by_who_played_last_with_or_without_cards() -> None:
    match = position([1, 2], [5, 7], [], played=[12], characters=["thing"])
    pass_all(match)
    assert turn(match) == (2, "block")
    play(match, "block 1")
    assert turn(match) == (0, "play")


def test_w13_the_thing_does_nothing_with_an_empty_burnt_pile() -> None:
    hands = [list(OUTCASTS[seat::6]) for seat in range(6)]  # nobody has a pair
    match = position(*hands, open_="enid", characters=["thing"])
    state = pass_all(match)
    assert (state["open"], state["burnt"], state["blocked"]) == ("thing", [], None)
    assert turn(match) == (5, "play")
    assert "pass" not in legal(match)


def test_yoko_turns_the_direction_round_until_the_next_reveal() -> None:
    match = position([1, 2], [5, 6], [9], played=[12], characters=["yoko", "ajax"], last=1)
    state = pass_all(match)
    assert (state["direction"], turn(match)) == (-1, (1, "play"))
    play(match, "play 5")
    assert turn(match) == (0, "play")
    play(match, "pass")
    assert turn(match) == (2, "play")
    state = pass_all(match)
    assert (state["open"], state["direction"]) == ("ajax", 1)


def test_enid_abilities_act_once_per_pair() -> None:
    match = position([7, 7, 9, 9], [1, 1], played=[3, 3], open_="enid")
    assert legal(match) == ["play 7 7", "play 9 9", "pass"]
    state = play(match, "play 7 7")
    assert (state["played"], turn(match)) == ([3, 3, 7, 7], (0, "pick"))
    play(match, "pick 1")
    assert turn(match) == (1, "play")


def test_enid_a_pair_of_2_is_followed_by_a_pair() -> None:
    match = position([2, 2, 5, 9, 9], [1, 1], played=[1, 1], open_="enid")
    play(match, "play 2 2")
    assert legal(match) == ["play 9 9"]
    match = position([2, 2, 5, 9], [1, 3], played=[1, 1], open_="enid")
    play(match, "play 2 2")
    assert turn(match) == (1, "play")


def test_enid_a_leader_plays_any_pair() -> None:
    match = position([2, 3, 3], [1, 1], open_="enid")
    assert legal(match) == ["play 3 3"]


def test_weems_one_card_a_turn() -> None:
    match = position([5, 5, 9], [1, 1], played=[5], open_="weems")
    assert legal(match) == ["play 5", "play 9", "pass"]
    assert refusal(match, "play 5 5") == ("one-card", {"number": 5})


@pytest.mark.parametrize("character", ["bianca", "ajax", "weems", "tyler"])
def test_a_leader_plays_any_number_the_character_allows(character: str) -> None:
    match = position([1, 3, 5, 9], [1, 1], open_=character, last_number=8)
    assert legal(match) == ["play 1", "play 3", "play 5", "play 9"]


def test_eugene_who_passes_takes_the_top_burnt_card() -> None:
    match = position(
        [1, 2], [5, 6], played=[12], burnt=[3, 4, 7], open_="eugene", characters=["ajax"]
    )
    state = play(match, "pass")
    assert (state["hands"][0], state["burnt"][-2:]) == ([1, 2, 7], [3, 4])
    state = play(match, "pass")
    assert (state["hands"][1], state["burnt"][-2:]) == ([4, 5, 6], [3, 12])
    assert state["open"] == "ajax"


def test_eugene_with_an_empty_burnt_pile() -> None:
    match = position([1, 2], [5, 6], played=[13], rest=0, open_="eugene")
    state = play(match, "pass")
    assert state["burnt"] == []
    assert state["turn"]["passes"] == 1


def test_the_open_character_goes_aside() -> None:
    match = position([1, 2], [5, 6], played=[12], open_="weems", characters=["ajax", "enid"])
    state = pass_all(match)
    assert (state["open"], state["aside"], state["characters"][0]) == ("ajax", ["weems"], "enid")


# Without characters


def test_w11_everybody_passes_on_an_empty_table_and_none_is_left() -> None:
    hands = [[2, 4], [6, 8]]
    aside = ["wednesday", "bianca", "thing", "yoko", "enid", "ajax", "weems", "eugene"]
    match = position(*hands, open_="tyler", aside=aside, number=2, options={"expert": True}, last=1)
    assert match.state()["characters"] == []
    assert legal(match) == ["pass"]
    state = pass_all(match)
    assert state["scores"][-1] == [6, 14]


def test_w11_everybody_passes_and_only_a_wednesday_is_left_whom_a_13_would_save() -> None:
    aside = [name for name in CHARACTERS if name not in ("wednesday", "tyler")]
    match = position([2, 4], [6, 8], open_="tyler", aside=aside, last_number=13, number=5, passes=1)
    state = pass_all(match)
    assert state["over"]["totals"] == [6, 14]
    assert (state["open"], state["characters"]) == ("tyler", ["wednesday"])
    assert (state["turn"]["seat"], state["turn"]["passes"]) == (0, 0)


def test_w11_others_on_the_empty_table_are_revealed() -> None:
    match = position([2, 4], [6, 8], open_="tyler", characters=["ajax"], aside=["thing"])
    assert pass_all(match)["open"] == "ajax"
    aside = [name for name in CHARACTERS if name not in ("wednesday", "tyler")]
    match = position([2, 4], [6, 8], open_="tyler", aside=aside, last_number=12)
    assert pass_all(match)["round"] == 2


def without_characters(stalls: int, open_: str | None) -> Match:
    aside = ["wednesday", *(name for name in CHARACTERS[1:] if name != open_)]
    return position(
        [2, 4],
        [6, 8],
        played=[12],
        open_=open_,
        aside=aside,
        number=2,
        options={"expert": True},
        stalls=stalls,
    )


def test_w11_with_cards_on_the_table_they_are_burnt_and_the_leader_leads() -> None:
    match = without_characters(0, "yoko")
    state = pass_all(match)
    assert (state["stalls"], state["played"], state["open"]) == (1, [], None)
    assert state["burnt"][-1] == 12
    assert (state["aside"][-1], state["direction"]) == ("yoko", 1)
    assert turn(match) == (1, "play")


def test_w11_the_tenth_time_the_round_ends() -> None:
    match = without_characters(8, None)
    state = pass_all(match)
    assert (state["round"], state["stalls"]) == (2, 9)
    match = without_characters(9, None)
    state = pass_all(match)
    assert (state["round"], state["scores"][-1]) == (3, [6, 14])


# Laying off


def test_w14_a_hand_of_blocked_cards_is_laid_off() -> None:
    match = position([5, 5], [1, 9], [2], played=[3], blocked=5)
    assert legal(match) == ["shed", "pass"]
    before = match.state()
    state = play(match, "shed")
    assert state["hands"] == [[], [1, 9], [2]]
    assert state["burnt"] == [*before["burnt"], 5, 5]
    assert (state["turn"]["last"], state["turn"]["last_number"]) == (2, 3)
    assert turn(match) == (1, "play")


@pytest.mark.parametrize(("number", "first"), [(4, "play 4"), (6, "combo 6")])
def test_w14_a_4_and_a_6_are_laid_off_too(number: int, first: str) -> None:
    match = position([number] * 3, [1, 9], [2], played=[3], blocked=number)
    assert legal(match) == [first, "shed", "pass"]
    assert play(match, "shed")["hands"][0] == []


def test_w14_not_with_another_card() -> None:
    match = position([2, 5, 5], [1, 9], [2], played=[3], blocked=5)
    assert legal(match) == ["pass"]


def test_w14_the_leader_may_lay_off_and_the_next_leads() -> None:
    match = position([4, 4], [1, 9], [2], open_="ajax", aside=["thing"], blocked=4)
    assert legal(match) == ["play 4", "shed"]
    play(match, "shed")
    assert turn(match) == (1, "play")
    assert "pass" not in legal(match)


def test_w14_a_lay_off_may_end_the_round() -> None:
    match = position([5, 5], [1, 9], played=[3], blocked=5)
    assert play(match, "shed")["scores"] == [[0, 10]]


# The end of a round and of the match


def test_a_round_ends_when_one_player_has_cards() -> None:
    match = position([9], [3, 5], played=[3])
    assert play(match, "play 9")["scores"] == [[0, 8]]


def test_the_end_is_judged_after_the_ability() -> None:
    match = position([8], [3, 5], played=[3], burnt=[12])
    state = play(match, "play 8")
    assert (state["round"], turn(match)) == (1, (0, "donate"))
    assert play(match, "donate 1")["scores"] == [[0, 20]]
    match = position([7], [3, 5], played=[3], burnt=[12])
    state = play(match, "play 7", "pick 1")
    assert (state["round"], state["hands"]) == (1, [[12], [3, 5]])


def test_the_action_that_ends_a_round_deals_the_next() -> None:
    match = position([9], [3, 5], played=[3], seed_state=5)
    state = play(match, "play 9")
    chance = Chance(5)
    outcasts = chance.shuffled(OUTCASTS)
    assert state["hands"] == [sorted(outcasts[:10]), sorted(outcasts[10:20])]
    assert state["characters"] == chance.shuffled(CHARACTERS)
    assert state["turn"]["step"] == "open"
    assert (state["turn"]["last"], state["turn"]["last_number"]) == (None, None)
    assert (state["aside"], state["open"], state["blocked"]) == ([], None, None)


def test_after_five_rounds_the_lowest_total_wins() -> None:
    scores = [[1, 2], [3, 4], [5, 6], [7, 8]]
    match = position([9], [3, 5], played=[3], number=5, scores=scores)
    state = play(match, "play 9")
    assert state["over"] == {"totals": [16, 28], "team_totals": None, "winners": [0]}
    assert state["scores"][-1] == [0, 8]
    assert state["to_act"] == []
    assert (state["played"], state["hands"]) == ([3, 9], [[], [3, 5]])
    assert legal(match) == []


def test_w12_equal_totals_share_the_win() -> None:
    scores = [[8, 0, 9], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    match = position([9], [3, 5], [], played=[3], number=5, scores=scores, last=2)
    assert play(match, "play 9")["over"]["winners"] == [0, 1]


# Teams


def test_teams_of_at_least_two_where_seats_divide_evenly() -> None:
    fitting = {
        seats: WEDNESDAY.options["teams"].choices_at(seats)
        for seats in range(WEDNESDAY.min_seats, WEDNESDAY.max_seats + 1)
    }
    assert fitting == {2: (0,), 3: (0,), 4: (0, 2), 5: (0,), 6: (0, 2, 3)}


def test_teams_one_player_alone_plays_on() -> None:
    match = position([9], [3, 5], [], [], played=[3], options={"teams": 2}, last=3)
    play(match, "play 9")
    assert turn(match) == (1, "play")
    state = play(match, "pass")
    assert state["open"] is not None
    play(match, legal(match)[0])
    assert match.state()["round"] == 1


def test_teams_the_round_ends_when_nobody_has_cards() -> None:
    match = position([9], [], [], [], played=[3], options={"teams": 2})
    state = play(match, "play 9")
    assert (state["round"], state["scores"]) == (2, [[0, 0, 0, 0]])


def test_teams_add_up_their_points() -> None:
    scores = [[1, 2, 3, 4], [0, 0, 0, 0], [0, 0, 0, 0], [0, 10, 0, 0]]
    match = position([9], [3, 5], [], [], played=[3], options={"teams": 2}, number=5, scores=scores)
    play(match, "play 9")
    while match.over is None:
        play(match, legal(match)[-1])
    over = match.over
    assert over["team_totals"] == [
        over["totals"][0] + over["totals"][2],
        over["totals"][1] + over["totals"][3],
    ]
    assert over["winners"] == [0, 2]


def test_three_teams() -> None:
    scores = [[1, 2, 3, 3, 2, 1], *[[0] * 6] * 3]
    match = position(
        [9], [], [], [], [], [], played=[3], options={"teams": 3}, number=5, scores=scores
    )
    over = play(match, "play 9")["over"]
    assert over == {
        "totals": [1, 2, 3, 3, 2, 1],
        "team_totals": [4, 4, 4],
        "winners": [0, 1, 2, 3, 4, 5],
    }
