"""What a seat of Wednesday sees, and what it may take back."""

from typing import Any

import pytest

from engine.core.match import Match
from engine.games.wednesday.cards import CHARACTERS
from tests.engine.games.wednesday.positions import legal, pass_all, play, position

HIDDEN = ("hands", "burnt", "characters", "turn", "seed_state")


def hidden_burnt(view: Any) -> bool:
    return bool(view["burnt"] == [None] * len(view["burnt"]))


def hidden_characters(view: Any) -> bool:
    return bool(view["characters"] == [None] * len(view["characters"]))


def test_a_view_hides_the_other_hands_both_piles_and_chance() -> None:
    match = position([2, 5], [1, 9, 10], [], played=[4], open_="ajax", last=2)
    state, view = match.state(), match.view(0)
    assert view["hands"] == [[2, 5], [None] * 3, []]
    assert view["burnt"] == [None] * 36
    assert view["characters"] == [None] * 8
    assert "seed_state" not in view
    assert view["turn"] == state["turn"]
    assert {name: view[name] for name in view if name not in HIDDEN} == {
        name: state[name] for name in state if name not in HIDDEN
    }


def test_a_bystander_sees_no_hand() -> None:
    view = position([2, 5], [1, 9, 10], played=[4]).view(None)
    assert view["hands"] == [[None] * 2, [None] * 3]


def test_the_burnt_pile_is_seen_at_pick_by_the_player_to_act_only() -> None:
    match = position([7, 9], [1, 9], played=[3])
    assert hidden_burnt(match.view(0))
    play(match, "play 7")
    assert match.view(0)["burnt"] == match.state()["burnt"]
    assert hidden_burnt(match.view(1))
    assert hidden_burnt(match.view(None))
    assert hidden_characters(match.view(0))
    play(match, "pick 1")
    assert hidden_burnt(match.view(0))


def test_the_burnt_pile_is_seen_at_block_by_the_player_to_act_only() -> None:
    match = position([7, 9], [1, 9], played=[3], characters=["thing"])
    pass_all(match)
    assert match.to_act == (1,)
    assert match.view(1)["burnt"] == match.state()["burnt"]
    assert hidden_burnt(match.view(0))
    assert hidden_burnt(match.view(None))
    play(match, "block 1")
    assert hidden_burnt(match.view(1))


def test_the_character_pile_is_seen_at_insert_by_the_player_to_act_only() -> None:
    match = position([6, 6, 6, 9], [1, 9], played=[3])
    play(match, "combo 6")
    assert match.view(0)["characters"] == match.state()["characters"]
    assert hidden_burnt(match.view(0))
    assert hidden_characters(match.view(1))
    assert hidden_characters(match.view(None))
    play(match, "insert 1")
    assert hidden_characters(match.view(0))


def test_nothing_is_seen_at_donate() -> None:
    match = position([8, 9], [1, 9], played=[3])
    play(match, "play 8")
    assert hidden_burnt(match.view(0))


def test_taken_is_seen_by_who_took_it_and_whose_it_was() -> None:
    match = position([4, 9], [5], [1, 9], played=[3])
    play(match, "play 4", "swap 1")
    assert match.view(0)["turn"]["taken"] == 5
    assert match.view(1)["turn"]["taken"] == 5
    assert match.view(2)["turn"]["taken"] is None
    assert match.view(None)["turn"]["taken"] is None
    assert [match.view(seat)["turn"]["from"] for seat in (0, 1, 2, None)] == [1] * 4
    assert match.view(1)["hands"] == [[None] * 2, [], [None] * 2]


def test_an_ended_match_shows_no_more() -> None:
    match = position([9], [3, 5], played=[3], number=5)
    play(match, "play 9")
    assert match.view(0)["hands"] == [[], [None, None]]


def may_take_back(match: Match, action: str) -> bool:
    (seat,) = match.to_act
    play(match, action)
    return match.can_undo(seat, "table")


@pytest.mark.parametrize(
    ("action", "can"),
    [
        ("play 2", True),  # must play again
        ("play 4", True),  # is to choose a player
        ("play 8", True),
        ("play 7", False),  # sees the burnt pile
        ("play 9", True),  # ended the turn, and showed nothing
        ("pass", True),
        ("combo 6", False),  # sees the characters
    ],
)
def test_an_action_that_showed_a_card_is_not_taken_back(action: str, can: bool) -> None:
    match = position([2, 4, 6, 6, 6, 7, 8, 9], [1, 9], played=[1])
    assert may_take_back(match, action) == can


def test_what_follows_an_ability_is_taken_back_unless_it_used_chance() -> None:
    match = position([4, 8, 9], [1, 9], played=[1])
    play(match, "play 4")
    assert not may_take_back(match, "swap 1")  # used chance
    assert may_take_back(match, legal(match)[0])
    match = position([8, 9], [1, 9], played=[1])
    play(match, "play 8")
    assert may_take_back(match, "donate 1")
    match = position([7, 9], [1, 9], played=[1])
    play(match, "play 7")
    assert may_take_back(match, "pick 1")  # the pile was seen before
    match = position([6, 6, 6, 9], [1, 9], played=[1])
    play(match, "combo 6")
    assert may_take_back(match, "insert 1")


def cause(match: Match, *actions: str) -> str | None:
    """Why the last of these actions is not taken back."""
    play(match, *actions[:-1])
    (seat,) = match.to_act
    play(match, actions[-1])
    refusal = match.why_not_undo(seat, "table")
    assert refusal is None or refusal.code == "undo-settled"
    return None if refusal is None else str(refusal.args["cause"])


EXPERT = {"expert": True}


def test_why_it_is_not_taken_back() -> None:
    assert cause(position([3, 9], [4], [5], played=[1]), "play 9") is None
    passed = position([3, 9], [4], [5], played=[1], passes=2, characters=["tyler"])
    assert cause(passed, "pass") == "shown"  # a character was revealed
    stalled = position(
        [3, 9], [4], [5], played=[1], passes=2, aside=CHARACTERS, number=2, options=EXPERT
    )
    assert cause(stalled, "pass") is None  # there was none to reveal
    thing = position([3, 9], [4], [5], played=[1], passes=2, characters=["thing"], burnt=[9])
    assert cause(thing, "pass") == "shown"  # another seat looks through the pile
    thing = position([3, 9], [4], [5], played=[1], passes=2, characters=["thing"], last=0)
    assert cause(thing, "pass") == "seen"
    eugene = position([3, 9], [4], [5], played=[1], open_="eugene")
    assert cause(eugene, "pass") == "drawn"
    assert cause(position([4, 9], [3], [5], played=[1]), "play 4", "swap 1") == "drawn"
    assert cause(position([9], [3], played=[1]), "play 9") == "dealt"


def test_why_an_experts_card_is_not_taken_back() -> None:
    ajax = position([5, 9], [3], [4], played=[1], open_="ajax", options=EXPERT)
    assert cause(ajax, "play 5") == "shown"
    bianca = position(
        [7, 9], [3], [4], played=[8], open_="bianca", number=2, options=EXPERT, burnt=[2]
    )
    assert cause(bianca, "play 7", "pick 1") == "chance"
    yoko = position([8, 9], [3], [4], played=[1], open_="yoko", number=3, options=EXPERT, burnt=[2])
    assert cause(yoko, "play 8", "donate 1") == "shown"
    opened = position(
        [8, 9], [3], [4], played=[1], number=3, options=EXPERT, burnt=[2], open_hands=True
    )
    assert cause(opened, "play 8", "donate 1") == "shown"
    enid = position([9, 10], [3], [4], played=[1], open_="enid", number=4, options=EXPERT)
    assert cause(enid, "play 9") == "seen"
    tyler = position([10, 9], [9], [4], played=[1], open_="tyler", number=5, options=EXPERT)
    assert cause(tyler, "play 10") == "drawn"


def test_two_plays_of_a_turn_are_taken_back_one_by_one() -> None:
    match = position([2, 4, 9], [1, 9], played=[1])
    play(match, "play 2", "play 4")
    match.undo(0, "table")
    match.undo(0, "table")
    assert match.state()["hands"][0] == [2, 4, 9]
