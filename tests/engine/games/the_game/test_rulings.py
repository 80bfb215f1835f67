"""The rules and rulings of the base game and of On Fire, one by one."""

import pytest

from engine.core.action import Action
from engine.core.match import Match
from engine.core.options import OptionValue
from tests.engine.games.the_game.positions import THE_GAME, legal, play, position, refusal


@pytest.mark.parametrize(("seats", "cards"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
@pytest.mark.parametrize("fewer", [False, True])
def test_hands(seats: int, cards: int, fewer: bool) -> None:
    state = Match.new(THE_GAME, seats, {"fewer_cards": fewer}, 3).state()
    size = cards - 1 if fewer else cards
    assert [len(hand) for hand in state["hands"]] == [size] * seats
    assert len(state["draw"]) == 98 - size * seats


@pytest.mark.parametrize("first", range(3))
def test_first_seat_begins_and_turns_go_clockwise(first: int) -> None:
    match = Match.new(THE_GAME, 3, {"first": first}, 3)
    for turn in range(4):
        assert match.to_act == ((first + turn) % 3,)
        play(match, legal(match)[-1])  # the highest card on a descending pile
        play(match, legal(match)[-1])
        play(match, "end")


def test_no_limit_on_tricks() -> None:
    match = position([10, 20, 30, 40, 12, 14, 16, 18], up1=[50], down1=[2])
    play(match, *(f"place {card} up1" for card in (40, 30, 20, 10)))
    play(match, "place 12 down1")
    assert [card for card, _ in match.state()["turn"]["placed"]] == [40, 30, 20, 10, 12]


def test_a_player_without_cards_is_skipped_for_good() -> None:
    match = position([97], [98], [99], draw=0)
    play(match, "place 97 down1")
    assert legal(match) == ["end"]
    play(match, "end", "place 98 up1", "end")
    assert match.to_act == (2,)


def test_skipping_goes_past_several_players() -> None:
    match = position([20, 90], [], [], [40, 41], draw=0, down1=[30], up1=[35])
    play(match, "place 20 down1", "end")
    assert match.to_act == (3,)
    play(match, "place 40 up1", "end")
    assert match.to_act == (0,)


def test_won_at_once_without_an_end() -> None:
    match = position([50, 60], draw=0)
    play(match, "place 50 up1", "place 60 up1")
    assert match.over == {"won": True, "remaining": 0, "reason": "all-placed"}
    assert match.to_act == ()
    assert legal(match) == []


def test_lost_when_nothing_is_legal_counts_hands_and_draw_pile() -> None:
    match = position(
        [2, 3, 4, 5, 6, 7, 8],
        [9, 10, 11, 14, 15, 16, 17],
        draw=[18, 21, 22],
        up1=[98],
        down1=[20, 19],
        down2=[24, 23],
    )
    # The top of up2 is 99: only the descending piles take any of these cards.
    play(match, "place 2 down1", "place 3 down2", "end")
    assert match.over == {"won": False, "remaining": 15, "reason": "stuck"}


OPTIONS: list[tuple[dict[str, OptionValue], int]] = [({}, 2), ({"min_cards": 3}, 3)]


@pytest.mark.parametrize(("options", "minimum"), OPTIONS)
def test_g1_minimum_while_the_draw_pile_has_cards(
    options: dict[str, OptionValue], minimum: int
) -> None:
    match = position([2, 3, 4, 5, 6, 7, 8, 9], options=options)
    for placed in range(minimum):
        assert refusal(match, "end") == ("minimum", {"placed": placed, "minimum": minimum})
        play(match, f"place {placed + 2} up1")
    assert "end" in legal(match)


@pytest.mark.parametrize(("options", "minimum"), OPTIONS)
def test_g1_minimum_is_one_once_the_draw_pile_is_empty(
    options: dict[str, OptionValue], minimum: int
) -> None:
    match = position([50, 51, 52], draw=0, options=options)
    assert refusal(match, "end") == ("minimum", {"placed": 0, "minimum": 1})
    play(match, "place 50 up1")
    assert "end" in legal(match)


def test_g2_a_placement_after_which_the_minimum_is_out_of_reach_is_legal() -> None:
    match = position(
        [2, 3, 4, 5, 6, 7, 8, 97], draw=[9, 10, 11], up1=[96], down1=[21], down2=[23, 22]
    )
    play(match, "place 2 down1", "place 3 down2", "end")
    assert len(match.state()["draw"]) == 1  # so two cards are due
    assert legal(match) == ["place 97 up1"]
    play(match, "place 97 up1")
    assert match.over == {"won": False, "remaining": 8, "reason": "stuck"}
    assert match.state()["turn"]["placed"] == [[97, "up1"]]


def test_g3_end_needs_the_minimum_and_every_due_fire_covered() -> None:
    match = position(
        [23, 24, 25, 26, 27, 28, 29, 30], up1=[22], number=2, fires={22: 1}, draw=[2, 3, 4]
    )
    assert refusal(match, "end") == ("minimum", {"placed": 0, "minimum": 2})
    play(match, "place 30 down1", "place 29 down1")
    assert refusal(match, "end") == ("fire-due", {"cards": [22], "piles": ["up1"]})
    assert "end" not in legal(match)
    play(match, "place 23 up1")
    assert "end" in legal(match)


def test_g4_cards_are_drawn_after_the_turn_never_inside_it() -> None:
    match = position([2, 3, 4, 5, 6, 7, 8, 9], draw=[97, 98], up1=[10])
    draw = match.state()["draw"]
    for card in (9, 8, 7, 6, 5, 4, 3, 2):
        play(match, f"place {card} down1")
        assert match.state()["draw"] == draw
    play(match, "end")
    assert match.state()["hands"] == [[97, 98]]


def test_g4_the_minimum_goes_by_the_draw_pile_during_the_turn() -> None:
    match = position([2, 3, 4, 5, 6, 7, 8, 9], draw=[99], up1=[10])
    play(match, "place 9 down1")
    assert refusal(match, "end") == ("minimum", {"placed": 1, "minimum": 2})
    play(match, "place 8 down1", "end", "place 7 down1", "end")
    assert match.over is None


def test_a_fire_must_be_covered_by_the_end_of_the_following_turn() -> None:
    match = position([22, 10, 11, 12, 13, 14, 15], [30, 31, 90, 91, 92, 93, 94], fires={})
    play(match, "place 22 up1", "place 15 down1", "end")
    assert match.state()["fires"] == {"22": 1}
    play(match, "place 94 down2", "place 93 down2")
    assert refusal(match, "end")[0] == "fire-due"
    play(match, "place 30 up1", "end")
    assert match.state()["fires"] == {}


def test_a_fire_may_be_covered_in_its_own_turn() -> None:
    match = position([22, 23, 11, 12, 13, 14, 15], [30, 31, 90, 91, 92, 93, 94], fires={})
    play(match, "place 22 up1")
    assert match.state()["fires"] == {"22": 1}
    play(match, "place 23 up1")
    assert match.state()["fires"] == {}
    assert "end" in legal(match)


def test_a_fire_laid_in_this_turn_does_not_bind_this_turn() -> None:
    match = position([22, 23, 11, 12, 13, 14, 15], [30, 31, 90, 91, 92, 93, 94], fires={})
    play(match, "place 15 down1", "place 22 up1")
    assert "end" in legal(match)


def test_lost_when_a_due_fire_can_neither_be_covered_nor_left() -> None:
    match = position([4, 60], draw=0, up1=[77], down2=[2], number=2, fires={77: 1})
    assert legal(match) == ["place 4 down1", "place 60 down1"]
    play(match, "place 4 down1")
    assert match.over == {"won": False, "remaining": 1, "reason": "stuck"}


def test_without_the_option_nothing_burns() -> None:
    match = position([22, 23, 11, 12, 13, 14, 15, 16])
    play(match, "place 22 up1", "place 23 up2", "end", "place 16 down1", "place 15 down1", "end")
    assert match.state()["fires"] == {}


def test_f1_several_fires_burn_independently() -> None:
    match = position([22, 33, 11, 12, 13, 14, 15], [55, 40, 34, 92, 93, 94, 95], fires={})
    play(match, "place 22 up1", "place 33 up2", "end")
    assert match.state()["fires"] == {"22": 1, "33": 1}
    play(match, "place 55 down1", "place 40 up1")
    assert match.state()["fires"] == {"33": 1, "55": 2}
    assert refusal(match, "end") == ("fire-due", {"cards": [33], "piles": ["up2"]})
    play(match, "place 34 up2", "end")
    assert match.state()["fires"] == {"55": 2}


def test_f2_a_fire_covered_by_a_fire_is_out_and_the_new_one_has_its_own_deadline() -> None:
    match = position([22, 16, 11, 12, 13, 14, 15], [33, 90, 91, 92, 93, 94, 95], fires={})
    play(match, "place 22 up1", "place 16 down1", "end", "place 33 up1", "place 95 down2")
    assert match.state()["fires"] == {"33": 2}
    assert "end" in legal(match)
    play(match, "end")
    assert match.state()["fires"] == {"33": 2}
    play(match, "place 15 down1", "place 14 down1")
    assert refusal(match, "end") == ("fire-due", {"cards": [33], "piles": ["up1"]})


def test_f3_alone_the_next_turn_is_ones_own() -> None:
    match = position([22, 16, 11, 12, 13, 14, 15, 17], fires={}, draw=[30, 31])
    play(match, "place 22 up1", "place 17 down1", "end")
    assert match.state()["turn"]["number"] == 2
    play(match, "place 16 down1")
    assert refusal(match, "end") == ("fire-due", {"cards": [22], "piles": ["up1"]})


def test_f3_skipped_players_use_up_no_deadline() -> None:
    match = position([22, 16], [], [15, 14], draw=0, fires={})
    play(match, "place 22 down1", "end")
    state = match.state()
    assert state["turn"]["seat"] == 2
    assert state["turn"]["number"] == 2
    assert state["fires"] == {"22": 1}
    play(match, "place 15 down1", "end")
    assert match.to_act == (0,)


def test_f4_the_98th_card_wins_whatever_burns() -> None:
    match = position([66], draw=0, down1=[22], number=2, fires={22: 1})
    play(match, "place 66 up1")
    assert match.over == {"won": True, "remaining": 0, "reason": "all-placed"}
    assert match.state()["fires"] == {"22": 1, "66": 2}


def test_an_action_of_another_game_is_unknown() -> None:
    class Pass(Action):
        def __str__(self) -> str:
            return "pass"

    refused = position([20], draw=0).why(0, Pass())
    assert refused is not None
    assert (refused.code, refused.args) == ("unknown-action", {"text": "pass"})
