"""The rules and rulings of Face to Face, one by one."""

import pytest

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.match import Match
from engine.core.refusal import Refused
from engine.games.face_to_face.piles import CARDS
from tests.engine.games.face_to_face.positions import (
    FACE_TO_FACE,
    Side,
    legal,
    placeable,
    play,
    position,
    refusal,
)

RIVAL = Side([2, 3, 4, 5, 6, 7], up=[29], down=[40])
"""A rival who has had one turn."""


def test_two_decks_of_58_six_in_hand_four_piles() -> None:
    state = Match.new(FACE_TO_FACE, 2, {}, 3).state()
    assert state["piles"] == [{"up": [1], "down": [60]}] * 2
    for seat in (0, 1):
        assert len(state["hands"][seat]) == 6
        assert sorted((*state["hands"][seat], *state["draw"][seat])) == list(range(2, 60))


@pytest.mark.parametrize("seed", range(20))
def test_each_shuffles_then_the_lot_is_drawn(seed: int) -> None:
    chance = Chance(seed)
    decks = [chance.shuffled(range(2, 60)), chance.shuffled(range(2, 60))]
    without_lot = chance.state
    lot = chance.below(2)
    state = Match.new(FACE_TO_FACE, 2, {}, seed).state()
    assert state["hands"] == [sorted(deck[:6]) for deck in decks]
    assert state["draw"] == [deck[6:] for deck in decks]
    assert (state["turn"]["seat"], state["seed_state"]) == (lot, chance.state)
    assert state["options"] == {"first": "random"}
    for first in (0, 1):
        named = Match.new(FACE_TO_FACE, 2, {"first": first}, seed).state()
        assert (named["turn"]["seat"], named["seed_state"]) == (first, without_lot)
        assert (named["hands"], named["draw"]) == (state["hands"], state["draw"])


def test_the_lot_falls_on_either() -> None:
    assert {Match.new(FACE_TO_FACE, 2, {}, seed).to_act for seed in range(20)} == {(0,), (1,)}


def test_players_take_turns() -> None:
    match = Match.new(FACE_TO_FACE, 2, {"first": 1}, 5)
    for turn in range(4):
        assert match.to_act == ((1 + turn) % 2,)
        assert match.state()["turn"]["number"] == turn + 1
        play(match, f"place {placeable(match, 'own.up')[0]} own.up")
        play(match, f"place {placeable(match, 'own.up')[0]} own.up", "end")


def test_at_least_two_cards_and_as_many_as_one_likes() -> None:
    match = position(Side([10, 11, 12, 13, 14, 15]), RIVAL)
    for placed, card in enumerate((10, 11, 12, 13, 14, 15)):
        if placed < 2:
            assert refusal(match, "end") == ("minimum", {"placed": placed, "minimum": 2})
        assert ("end" in legal(match)) is (placed >= 2)
        play(match, f"place {card} own.up")
    assert legal(match) == ["end"]


def test_own_piles_no_limit_on_tricks() -> None:
    match = position(Side([10, 20, 30, 33, 43, 53], up=[40], down=[23]), RIVAL)
    for action in (
        "place 30 own.up",
        "place 33 own.down",
        "place 20 own.up",
        "place 43 own.down",
        "place 10 own.up",
        "place 53 own.down",
    ):
        play(match, action)
    assert match.state()["piles"][0] == {"up": [1, 40, 30, 20, 10], "down": [60, 23, 33, 43, 53]}


def test_the_trick_plays_no_part_on_the_rivals_piles() -> None:
    match = position(Side([18, 19, 20, 39, 50, 51]), RIVAL)
    assert placeable(match, "rival.up") == [18, 19, 20]
    assert placeable(match, "rival.down") == [50, 51]
    assert refusal(match, "place 39 rival.up") == (
        "no-help-ascending",
        {"card": 39, "pile": "rival.up", "top": 29},
    )


def test_empty_piles_of_the_rival_cannot_be_improved() -> None:
    match = Match.new(FACE_TO_FACE, 2, {"first": 0}, 1)
    assert placeable(match, "rival.up") == placeable(match, "rival.down") == []
    assert len(legal(match)) == 12


def test_a_card_given_lies_on_the_rivals_pile() -> None:
    match = position(Side([12, 20, 21, 50, 51, 52]), RIVAL)
    play(match, "place 12 rival.up", "place 20 own.up", "end")
    state = match.state()
    assert state["piles"] == [{"up": [1, 20], "down": [60]}, {"up": [1, 29, 12], "down": [60, 40]}]
    assert match.state()["turn"] == {"seat": 1, "number": 2, "placed": []}


def test_a_card_given_helps_the_rival() -> None:
    rival = Side([13, 14, 15, 16, 17, 18], up=[29], down=[40])
    match = position(Side([12, 20, 21, 50, 51, 52]), rival)
    play(match, "place 20 own.up", "place 21 own.up", "end")
    assert placeable(match, "own.up") == []
    match = position(Side([12, 20, 21, 50, 51, 52]), rival)
    play(match, "place 12 rival.up", "place 20 own.up", "end")
    assert placeable(match, "own.up") == [13, 14, 15, 16, 17, 18]


def test_actions_are_listed_by_card_then_pile_then_the_end() -> None:
    match = position(Side([12, 45, 20, 21, 22, 23]), RIVAL)
    assert legal(match)[:3] == ["place 12 own.up", "place 12 own.down", "place 12 rival.up"]
    assert legal(match)[-3:] == ["place 45 own.up", "place 45 own.down", "place 45 rival.down"]
    play(match, "place 20 own.up", "place 21 own.up")
    assert legal(match)[-1] == "end"


@pytest.mark.parametrize(("left", "drawn"), [(4, 2), (3, 2), (2, 2), (1, 2), (0, 2)])
def test_without_a_gift_exactly_two_are_drawn(left: int, drawn: int) -> None:
    match = position(Side([10, 11, 12, 13, 14, 15]), RIVAL)
    draw = match.state()["draw"][0]
    play(match, *(f"place {card} own.up" for card in range(10, 16 - left)), "end")
    assert match.state()["hands"][0] == sorted([*range(16 - left, 16), *draw[:drawn]])
    assert match.state()["draw"][0] == draw[drawn:]


@pytest.mark.parametrize(("left", "drawn"), [(4, 2), (3, 3), (2, 4), (1, 5), (0, 6)])
def test_with_a_gift_the_hand_is_filled_up(left: int, drawn: int) -> None:
    match = position(Side([10, 11, 12, 13, 14, 15]), RIVAL)
    draw = match.state()["draw"][0]
    play(match, "place 10 rival.up")
    play(match, *(f"place {card} own.up" for card in range(11, 16 - left)), "end")
    assert match.state()["hands"][0] == sorted([*range(16 - left, 16), *draw[:drawn]])
    assert match.state()["draw"][0] == draw[drawn:]


def test_a_hand_of_fewer_than_six_grows_only_with_a_gift() -> None:
    match = position(Side([20, 21, 22, 10], up=[11, 12, 13, 14]), RIVAL)
    play(match, "place 10 own.down", "place 20 own.up", "end")
    assert len(match.state()["hands"][0]) == 4
    match = position(Side([20, 21, 22, 10], up=[11, 12, 13, 14]), RIVAL)
    play(match, "place 10 rival.up", "place 20 own.up", "end")
    assert len(match.state()["hands"][0]) == 6


@pytest.mark.parametrize("gift", [False, True])
def test_drawn_as_far_as_the_draw_pile_reaches(gift: bool) -> None:
    match = position(
        Side([10, 11, 52, 53], up=[51], draw=[9]),
        Side([2, 3, 4, 5], up=[32, 8], down=[33], draw=0),  # seat 0 gave the 8
    )
    play(match, "place 52 own.up", "place 11 own.down")
    play(match, "place 53 rival.down" if gift else "place 53 own.up", "end")
    assert match.state()["hands"][0] == [9, 10]
    assert match.state()["draw"][0] == []


def test_an_empty_draw_pile_leaves_the_minimum_at_two() -> None:
    match = position(
        Side([10, 11, 52, 53], up=[20, 51], down=[21], draw=0),
        Side([2, 3, 4, 5, 6, 7], up=[29], down=[30], draw=0),
    )
    play(match, "place 52 own.up")
    assert refusal(match, "end") == ("minimum", {"placed": 1, "minimum": 2})
    play(match, "place 53 own.up", "end")
    assert match.state()["hands"][0] == [10, 11]


def test_won_at_once_with_the_last_card_on_an_own_pile() -> None:
    match = position(
        Side([58, 59], up=[57], draw=0), Side([2, 3, 4, 5], up=[29], down=[30], draw=0)
    )
    play(match, "place 58 own.up", "place 59 own.up")
    assert match.over == {"winner": 0, "reason": "all-placed"}
    assert match.to_act == ()
    assert legal(match) == []


def test_won_at_once_with_the_last_card_given_to_the_rival() -> None:
    match = position(
        Side([2, 3, 4, 5], up=[29], down=[30], draw=0),
        Side([28, 59], up=[58], draw=0),
        seat=1,
    )
    play(match, "place 59 own.up", "place 28 rival.up")
    assert match.over == {"winner": 1, "reason": "all-placed"}


def test_not_won_while_cards_are_to_be_drawn() -> None:
    match = position(
        Side([57, 58, 59], up=[56], draw=[2, 3]), Side([2, 3, 4, 5], up=[29], down=[30], draw=0)
    )
    play(match, "place 57 own.up", "place 58 own.up", "place 59 own.up")
    assert legal(match) == ["end"]


def test_lost_when_no_card_can_be_placed() -> None:
    match = position(
        Side([30, 31], up=[59], down=[2], draw=0),
        Side([28, 29, 30], up=[27], down=[31], draw=0),
        seat=1,
    )
    play(match, "place 28 own.up", "place 29 own.up", "end")
    assert match.over == {"winner": 1, "reason": "stuck"}
    assert match.state()["turn"]["seat"] == 0
    assert match.state()["turn"]["placed"] == []


def test_d1_the_card_for_the_rival_may_be_the_first_a_middle_or_the_last_one() -> None:
    cards = ["place 12 rival.up", "place 20 own.up", "place 21 own.up"]
    for order in (cards, [cards[1], cards[0], cards[2]], [*cards[1:], cards[0]]):
        match = position(Side([12, 20, 21, 50, 51, 52]), RIVAL)
        play(match, *order, "end")
        assert len(match.state()["hands"][0]) == 6


def test_d1_at_least_one_card_is_on_ones_own_piles() -> None:
    match = position(Side([12, 13, 21, 50, 51, 52]), RIVAL)
    play(match, "place 12 rival.up")
    assert refusal(match, "end") == ("minimum", {"placed": 1, "minimum": 2})
    assert placeable(match, "rival.up") == placeable(match, "rival.down") == []
    assert refusal(match, "place 50 rival.down") == (
        "second-gift",
        {"card": 50, "given": 12, "pile": "rival.up"},
    )


def test_the_next_turn_has_a_card_for_the_rival_again() -> None:
    match = position(Side([12, 20, 21, 50, 51, 52]), RIVAL)
    play(match, "place 12 rival.up", "place 20 own.up", "end")
    play(match, "place 2 rival.up", "place 3 own.down", "end")
    play(match, "place 50 rival.down", "place 21 own.up", "end")
    assert match.state()["turn"]["number"] == 4


def test_d2_a_placement_after_which_the_second_card_is_impossible_is_legal() -> None:
    for pile in ("own.up", "rival.down"):
        match = position(
            Side([30, 31, 59], up=[58], down=[2], draw=0),
            Side([30, 31], up=[29], down=[32], draw=0),
        )
        assert legal(match) == ["place 59 own.up", "place 59 rival.down"]
        play(match, f"place 59 {pile}")
        assert match.over == {"winner": 1, "reason": "stuck"}
        assert match.state()["turn"]["placed"] == [[59, pile]]


def test_d2_after_two_cards_nobody_is_lost() -> None:
    match = position(
        Side([30, 31, 58, 59], up=[57], down=[2], draw=0),
        Side([30, 31], up=[29], down=[32], draw=0),
    )
    play(match, "place 58 rival.down", "place 59 own.up")
    assert legal(match) == ["end"]


def test_d3_a_turn_begun_with_one_card_is_lost_even_if_that_card_would_fit() -> None:
    match = position(
        Side([57, 58, 59], up=[56], draw=0),
        Side([30, 31, 32], up=[29], draw=0),
    )
    play(match, "place 57 own.up", "place 58 own.up", "end")
    assert match.over is None
    play(match, "place 30 own.up", "place 31 own.up", "end")
    assert match.state()["hands"][0] == [59]
    assert match.state()["piles"][0]["up"][-1] == 58  # on which 59 would fit
    assert match.over == {"winner": 1, "reason": "stuck"}
    assert legal(match) == []
    refused = match.why(0, "place 59 own.up")
    assert refused is not None
    assert refused.code == "match-over"


def test_d3_a_last_card_just_drawn_does_not_help() -> None:
    match = position(
        Side([57, 58], up=[56], draw=[59]),
        Side([33, 34, 35], up=[32, 8], draw=0),  # seat 0 gave the 8
    )
    play(match, "place 57 own.up", "place 58 own.up", "end")
    assert match.state()["hands"][0] == [59]
    play(match, "place 33 own.up", "place 34 own.up", "end")
    assert match.over == {"winner": 1, "reason": "stuck"}


def test_d3_two_cards_are_enough_to_begin_a_turn() -> None:
    match = position(
        Side([30, 59], up=[58], down=[2], draw=0),
        Side([30, 31], up=[29], down=[32], draw=0),
    )
    assert legal(match) == ["place 59 own.up", "place 59 rival.down"]


@pytest.mark.parametrize(("gift", "drawn"), [(False, 2), (True, 6)])
def test_d4_with_an_empty_hand_the_turn_ends_normally_and_the_player_draws(
    gift: bool, drawn: int
) -> None:
    match = position(Side([10, 11, 12, 13, 14, 15]), RIVAL)
    draw = match.state()["draw"][0]
    play(match, f"place 10 {'rival' if gift else 'own'}.up")
    play(match, *(f"place {card} own.up" for card in range(11, 16)))
    assert match.over is None
    assert legal(match) == ["end"]
    play(match, "end")
    assert match.state()["hands"][0] == sorted(draw[:drawn])
    assert match.to_act == (1,)


def test_a_card_that_is_not_in_hand_is_refused_first() -> None:
    match = position(Side([12, 13, 21, 50, 51, 52]), RIVAL)
    play(match, "place 12 rival.up")
    for text in ("place 14 own.up", "place 14 rival.up", "place 12 rival.down"):
        assert refusal(match, text) == ("not-in-hand", {"card": int(text.split()[1])})


def test_who_is_not_on_turn_is_turned_away() -> None:
    match = position(Side([12, 13, 21, 50, 51, 52]), RIVAL)
    refused = match.why(1, "place 2 own.up")
    assert refused is not None
    assert (refused.code, refused.args) == ("not-your-turn", {"seat": 1, "to_act": [0]})
    for seat in (-1, 2):
        refused = match.why(seat, "end")
        assert refused is not None
        assert (refused.code, refused.args) == ("no-such-seat", {"seat": seat})


def test_every_text_of_an_action_is_read_and_written() -> None:
    piles = ("own.up", "own.down", "rival.up", "rival.down")
    for text in ("end", *(f"place {card} {pile}" for card in CARDS for pile in piles)):
        assert str(FACE_TO_FACE.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "End",
        "end ",
        " end",
        "pass",
        "place",
        "place 20",
        "place 1 own.up",
        "place 60 own.down",
        "place 020 own.up",
        "place +20 own.up",
        "place ２０ own.up",
        "place 20 own.UP",
        "place 20  own.up",
        "place 20 own.up ",
        "place 20 own.up\n",
        "place 20 up1",
        "place 20 up",
        "place 20 own",
        "place 20 21 own.up",
    ],
)
def test_any_other_text_is_unknown(text: str) -> None:
    with pytest.raises(Refused) as error:
        FACE_TO_FACE.parse(text)
    assert error.value.refusal.code == "unknown-action"
    assert error.value.refusal.args == {"text": text}


def test_an_action_of_another_game_is_unknown() -> None:
    class Pass(Action):
        def __str__(self) -> str:
            return "pass"

    refused = position(Side([12, 13, 21, 50, 51, 52]), RIVAL).why(0, Pass())
    assert refused is not None
    assert (refused.code, refused.args) == ("unknown-action", {"text": "pass"})


def test_there_are_no_signals() -> None:
    with pytest.raises(Refused, match="no-signals"):
        Match.new(FACE_TO_FACE, 2, {}, 1).signal(0, "own.up", "leave")


def test_at_the_table_a_placement_is_taken_back_and_an_end_is_not() -> None:
    match = position(Side([12, 13, 21, 50, 51, 52]), RIVAL)
    play(match, "place 12 rival.up", "place 13 own.up")
    match.undo(0, "table")
    assert match.state()["turn"]["placed"] == [[12, "rival.up"]]
    play(match, "place 13 own.up", "end")
    assert not match.can_undo(0, "table")
    refused = match.why_not_undo(0, "table")
    assert refused is not None
    assert refused.code == "undo-settled"
