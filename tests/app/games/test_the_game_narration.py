"""What is told of what happened in The Game and Extreme."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from app.games.narration import Audience
from engine.core.match import Match
from engine.games import GAMES
from tests.app import telling
from tests.app.games.extreme_positions import PRINTED, extreme, match_of
from tests.app.table.support import position
from tests.engine.games.the_game.positions import lying
from tests.engine.games.the_game.positions import position as dealt

PLAYERS = ("Maria", "Nikos")
THREE = ("Anna", "Leo", "Eleni")


STARTS = {"up1": [1], "up2": [1], "down1": [100], "down2": [100]}


def at(piles: Mapping[str, list[int]] = STARTS, **changes: Any) -> Match:
    piles = {**STARTS, **piles}
    return Match.from_state(GAMES["the-game"], position(piles=piles, **changes))


def towards_the_end(draw: Sequence[int], **piles: list[int]) -> Match:
    """Maria holds 37, 58 and 90, Nikos 2 and 3; all but these and what is to be drawn lies."""
    hands = [[37, 58, 90], [2, 3]]
    elsewhere = {*hands[0], *hands[1], *draw, *(card for pile in piles.values() for card in pile)}
    lying = [card for card in range(99, 1, -1) if card not in elsewhere]
    lies = {**STARTS, "down1": [100, *lying], **piles}
    state = position(hand=hands[0], piles=lies, hands=hands)
    return Match.from_state(GAMES["the-game"], {**state, "draw": [*draw]})


def told(match: Match, viewer: int | None, *actions: str) -> str:
    """What is announced of the last of these actions of whoever is to act."""
    for action in actions:
        match.do(match.to_act[0], action)
    return telling.announced(match, viewer, PLAYERS)


def in_short(match: Match, viewer: int | None, names: Sequence[str] = PLAYERS) -> str:
    audience = Audience(telling.players_named(names), viewer)
    return telling.narration_of(match).in_short(match.happened(viewer), audience)


def against(match: Match, viewer: int | None) -> str:
    audience = Audience(telling.players_named(PLAYERS), viewer)
    return telling.narration_of(match).against(match.happened(viewer), audience)


# Cards


def test_who_places_hears_it_and_others_hear_the_name(qapp: object) -> None:
    match = at()
    match.do(0, "place 37 up1")
    where = "on the first ascending pile."
    assert told(match, 0) == f"You placed 37 {where}"
    assert told(match, 1) == told(match, None) == f"Maria placed 37 {where}"


def test_the_backwards_trick_is_named(qapp: object) -> None:
    match = at(piles={"up1": [1, 47]})
    where = "on the first ascending pile: the backwards trick."
    assert told(match, 0, "place 37 up1") == f"You placed 37 {where}"
    assert told(match, 1) == f"Maria placed 37 {where}"


def test_a_pile_out_of_reach_is_told(qapp: object) -> None:
    match = towards_the_end((60,))
    assert told(match, 0, "place 37 up1", "place 90 up1").endswith(
        "on the first ascending pile. No card fits on the first ascending pile any more."
    )


def test_until_when_a_fire_must_be_covered_is_said_to_all_but_who_lit_it(qapp: object) -> None:
    match = at(hand=(22, 24, 30, 40, 50), options={"on_fire": True})
    match.do(0, "place 22 up1")
    lit = "22 (fire) on the first ascending pile."
    assert told(match, 0) == f"You placed {lit}"
    until = "by the end of the next turn"
    assert told(match, None) == f"Maria placed {lit} It must be covered {until}."
    assert until not in in_short(match, 1)


def test_who_is_next_hears_that_a_fire_is_theirs(qapp: object) -> None:
    match = at(hand=(22, 24, 30, 40, 50), options={"on_fire": True})
    match.do(0, "place 22 up1")
    yours = "cover it in your turn."
    assert told(match, 1) == (
        f"Maria placed 22 (fire) on the first ascending pile. {yours.capitalize()}"
    )
    audience = Audience(telling.players_named(PLAYERS), 1)
    staged = telling.narration_of(match).staged(match.happened(1), audience)
    assert staged is not None
    assert staged.text == f"22 burns on the first ascending pile: {yours}"


def test_a_fire_is_told_as_it_is_lit_comes_due_and_goes_out(qapp: object) -> None:
    match = at(hand=(22, 24, 30, 40, 50), options={"on_fire": True})
    assert told(match, 0, "place 22 up1") == "You placed 22 (fire) on the first ascending pile."
    assert (
        told(match, 0, "place 24 up2", "end").endswith(
            "Maria must put out the fire(s) on 22, in the turn that begins."
        )
        is False
    )
    assert "Nikos must put out the fire(s) on 22, in the turn that begins." in told(match, 0)
    assert "You must put out the fire(s) on 22 this turn." in told(match, 1)
    assert "fire" not in in_short(match, 0)


def test_several_fires_that_come_due_are_told_in_one_sentence(qapp: object) -> None:
    match = at(hand=(22, 30, 33, 40, 50), options={"on_fire": True})
    said = told(match, 1, "place 22 up1", "place 33 up2", "end")
    assert said.endswith(" You must put out the fire(s) on 22 and 33 this turn.")
    assert said.count("fire(s)") == 1
    assert told(match, 0).endswith(
        " Nikos must put out the fire(s) on 22 and 33, in the turn that begins."
    )


# Turns


def test_who_ends_a_turn_hears_what_came_and_others_how_many(qapp: object) -> None:
    match = at()
    drawn = ", ".join(map(str, sorted(match.state()["draw"][:2])))
    assert told(match, 0, "place 37 up1", "place 58 up1", "end") == f"You drew: {drawn}."
    assert told(match, 1) == told(match, None) == "Maria drew 2 card(s)."


def test_a_turn_that_drew_nothing_is_over_all_the_same(qapp: object) -> None:
    match = towards_the_end(())
    assert told(match, 1, "place 37 up1", "place 58 up1", "end") == "Maria’s turn is over."
    assert told(match, 0) == "Your turn is over."


def test_the_last_card_of_the_draw_pile_is_told(qapp: object) -> None:
    match = towards_the_end((60, 61))
    said = told(match, 1, "place 37 up1", "place 58 up1", "end")
    assert said == "Maria drew 2 card(s). The draw pile is empty now."
    assert in_short(match, 1) == "Maria drew 2 card(s)."


def test_of_more_than_two_is_told_who_is_next_but_to_that_player(qapp: object) -> None:
    match = match_of(extreme((9, 39, 43, 52, 54), seats=3))
    match.do(0, "place 39 down2")
    for viewer, told_to in ((0, True), (1, False), (2, True), (None, True)):
        said = telling.announced(match, viewer, THREE)
        assert said.endswith("Leo is next.") is told_to


def test_what_the_next_player_may_know_of_a_turn(qapp: object) -> None:
    match = at()
    told(match, None, "place 37 up1", "place 58 up1", "end")
    assert telling.told_of(match, range(3), PLAYERS) == "{name} placed 2 card(s) and drew 2"
    assert in_detail(match) == "{name} placed 37 and 58 on the first ascending pile and drew 2"


def in_detail(match: Match) -> str:
    """What is told of the turn that is all of a match, where there is room."""
    moves = [match.happened(None, index) for index in range(len(match.moves))]
    return telling.narration_of(match).turn_in_detail(moves)


def test_a_turn_is_told_with_its_cards_unless_they_are_many(qapp: object) -> None:
    match = dealt([20, 30, 40, 80, 90], [33, 60, 61])
    actions = ["place 20 up1", "place 90 down1", "place 30 up1", "place 80 down1"]
    told(match, None, *actions, "end")
    assert in_detail(match) == (
        "{name} placed 20 and 30 on the first ascending pile,"
        " 90 and 80 on the first descending pile and drew 6"
    )
    match = dealt([20, 30, 40, 80, 90], [33, 60, 61])
    told(match, None, *actions, "place 40 up1", "end")
    assert in_detail(match) == ""
    match = dealt([20, 30, 40, 80, 90], [33, 60, 61])
    told(match, None, "place 20 up1", "place 90 down1", "place 30 up2", "end")
    assert in_detail(match) == ""


def test_who_placed_where_somebody_had_asked_to_keep_off_is_told_on_the_curtain(
    qapp: object,
) -> None:
    for listener, asker in ((1, "you"), (None, "Nikos")):
        match = dealt([20, 30, 40], [33, 60, 61])
        match.signal(1, "up1", "leave")
        said = came_to_all(match, "place 20 up1", "place 30 up1", "end", listener=listener)
        assert said == f"Maria placed 20 on the pile that {asker} asked everybody to keep off"


def test_a_turn_without_a_card_to_draw_is_told_so(qapp: object) -> None:
    match = dealt([20, 30], [40, 50], draw=0)
    match.do(0, "place 20 up1")
    match.do(0, "end")
    assert telling.told_of(match, range(2), PLAYERS) == "{name} placed 1 card(s) and drew none"
    assert in_detail(match) == "{name} placed 20 on the first ascending pile and drew none"


def test_the_end_says_who_was_stuck_with_how_many_cards_left(qapp: object) -> None:
    match = towards_the_end((), up2=[1, 99], down2=[100, 5])
    told(match, None, "place 37 up1", "place 90 up1", "end", "place 3 down1", "end")
    lost = "cannot place any card: the game is lost, with"
    stuck = match.state()["turn"]["seat"]
    assert match.over is not None
    assert f"You {lost}" in told(match, stuck)
    assert f"{PLAYERS[stuck]} {lost}" in told(match, 1 - stuck)
    assert "next" not in told(match, None)


# Taking back


def test_what_is_taken_back_is_named(qapp: object) -> None:
    match = at()
    match.do(0, "place 37 up1")
    match.undo(0, "table")
    assert [telling.logged(match, viewer, PLAYERS)[-1] for viewer in (0, 1, None)] == [
        "37 is back in your hand.",
        "Maria took 37 back.",
        "Maria took 37 back.",
    ]


def test_a_turn_that_drew_nothing_and_is_taken_back_names_no_card(qapp: object) -> None:
    match = towards_the_end(())
    told(match, 0, "place 37 up1", "place 58 up1", "end")
    match.undo(0, "table")
    assert telling.logged(match, 0, PLAYERS)[-1] == "The last move has been undone."


# Signals


def test_signals_are_told_to_all_who_set_and_clear_them_too(qapp: object) -> None:
    match = at()
    match.signal(1, "down2", "gentle")
    match.signal(1, "down2", None)
    pile = "the second descending pile"
    where = f"on {pile}"
    assert telling.logged(match, 0, PLAYERS) == [
        f"Nikos says “small steps” about {pile}.",
        f"Nikos cleared the signal {where}.",
    ]
    assert telling.logged(match, 1, PLAYERS) == [
        f"You say “small steps” about {pile}.",
        f"You cleared your signal {where}.",
    ]


def test_the_rail_tells_whose_signals_lapse(qapp: object) -> None:
    match = at()
    for pile in ("down1", "down2"):
        match.signal(1, pile, "gentle")
    for action in ("place 37 up1", "place 58 up1", "end"):
        match.do(0, action)
    assert in_short(match, None) == "Maria drew 2 card(s). Nikos’s signal(s) lapsed."
    assert in_short(match, 1).endswith("Your signal(s) lapsed.")
    narration = telling.narration_of(match)
    own = Audience(telling.players_named(PLAYERS), 0)
    assert narration.followed(match.happened(0), own) == "Nikos’s signal(s) lapsed."
    row = narration.in_row(match.happened(1), own._replace(listener=1))
    assert row.endswith("Your signal(s) lapsed.")
    assert "lapsed" not in told(match, None)  # It goes without saying.


def test_silence_takes_all_signals_away_and_the_rail_tells_it(qapp: object) -> None:
    silence = next(int(card) for card, command in PRINTED.items() if command == "silence")
    match = match_of(extreme([silence, 99], {"up1": [1]}))
    for seat in (0, 1):
        match.signal(seat, "up2", "gentle")
    match.do(0, f"place {silence} up1")
    assert in_short(match, 1).endswith("on the first ascending pile. All signals lapsed.")


@pytest.mark.parametrize("state", [position(), extreme((37, 58))], ids=["the-game", "extreme"])
def test_who_places_where_somebody_asked_to_keep_off_says_so(
    qapp: object, state: dict[str, Any]
) -> None:
    match = Match.from_state(GAMES[state["game"]], state)
    match.signal(1, "up1", "leave")
    match.do(0, "place 37 up1")
    assert told(match, 1).endswith(". You asked everybody to keep off it.")
    assert told(match, None).endswith(". Nikos asked everybody to keep off it.")
    on_rail = "Maria placed 37 on the pile that {} asked everybody to keep off."
    assert in_short(match, 1) == on_rail.format("you")
    assert in_short(match, None) == on_rail.format("Nikos")
    assert "asked" not in told(match, 0)  # It stands at the pile.
    assert against(match, 0) == "Nikos asked you to keep off this pile."
    assert against(match, 1) == against(match, None) == ""


def test_who_had_no_other_pile_is_not_reproached(qapp: object) -> None:
    match = lying([93, 94, 95], (92, 97, 3, 4), [5, 6], [[82, 83]])
    match.signal(1, "up1", "leave")
    match.do(0, "place 93 up1")
    assert against(match, 0) == ""


def test_only_long_steps_go_against_a_wish_for_small_ones(qapp: object) -> None:
    match = at(hand=(37, 50, 51), piles={"up1": [1, 33]})
    match.signal(1, "up1", "gentle")
    assert told(match, 1, "place 37 up1") == "Maria placed 37 on the first ascending pile."
    assert told(match, 1, "place 50 up1") == (
        "Maria placed 50 on the first ascending pile. You asked for small steps there."
    )
    assert in_short(match, 1) == (
        "Maria placed 50 on the first ascending pile, where you asked for small steps."
    )
    assert against(match, 0).endswith("on this pile. This skipped 12 number(s).")


# Commands


def test_a_placed_command_is_told_with_what_it_does(qapp: object) -> None:
    match = match_of(extreme((9, 39, 43, 52, 54), seats=3))
    match.do(0, "place 54 down2")
    assert telling.announced(match, 0, THREE) == (
        "You placed 54 (Silence) on the second descending pile. Now in force: Silence."
    )
    match.do(0, "place 52 down2")
    assert telling.announced(match, 1, THREE) == (
        "Anna placed 52 (Three) on the second descending pile. No longer in force: Silence. "
        "This turn needs exactly 3 cards."
    )
    # What is in force, and what is owed, stands on the table.
    assert in_short(match, 1, THREE) == "Anna placed 52 (Three) on the second descending pile."


def test_a_skull_is_told_as_it_is_placed_covered_and_taken_back(qapp: object) -> None:
    match = match_of(extreme((9, 39, 43, 52, 54), seats=3))
    match.do(0, "place 43 down2")
    assert telling.announced(match, 0, THREE).endswith("The skull must be covered this turn.")
    match.undo(0, "table")
    assert telling.logged(match, 0, THREE)[-1] == "43 (Skull) is back in your hand."
    match.do(0, "place 43 down2")
    match.do(0, "place 9 down2")
    assert telling.announced(match, 1, THREE).endswith(". The skull on 43 is covered.")


def test_a_stop_is_told_with_the_name_of_who_placed_it(qapp: object) -> None:
    match = match_of(extreme((9, 39, 43, 52, 54), seats=3))
    match.do(0, "place 39 down2")
    assert telling.announced(match, 1, THREE) == (
        "Anna placed 39 (Stop) on the second descending pile. Stop ends Anna’s turn. "
        "Anna drew 2 card(s)."
    )
    assert "Stop ends your turn." in telling.announced(match, 0, THREE)


def test_drawn_cards_are_told_with_their_commands_to_their_owner_alone(qapp: object) -> None:
    match = match_of(extreme((9, 39, 43, 52, 54), seats=3))
    drawn, commands = match.state()["draw"][:2], match.view(0)["commands"]
    match.do(0, "place 39 down2")
    said = telling.announced(match, 0, THREE)
    for card in drawn:
        assert (f"{card} (" in said) is (str(card) in commands)
        assert str(card) in said
    assert "You drew" not in telling.announced(match, 1, THREE)


# The curtain


def came_to_all(match: Match, *actions: str, listener: int | None = None) -> str:
    """What the curtain tells besides of the turn that these actions end."""
    for action in actions:
        match.do(match.to_act[0], action)
    story = [match.happened(None, index) for index in range(len(match.moves))]
    audience = Audience(telling.players_named(PLAYERS), listener)
    return telling.narration_of(match).came_to_all(story, audience)


def test_tricks_and_fires_of_a_turn_are_told_on_the_curtain(qapp: object) -> None:
    match = dealt([20, 30, 55, 65], [33, 60, 61], options={"on_fire": True})
    assert came_to_all(match, "place 20 up1", "place 30 up1", "end") == ""
    assert came_to_all(match, "place 33 up1", "place 60 down1", "end") == (
        "The fire(s) on 33 was left for the next player to put out"
    )
    drawn = match.view(0)["hands"][0]
    assert {55, 65} <= set(drawn)
    match.do(0, "place 65 up1")
    assert came_to_all(match, "place 55 up1", "end") == (
        "Backwards trick(s) with 55. The fire(s) on 33 went out. "
        "The fire(s) on 55 was left for the next player to put out"
    )


def test_a_fire_that_was_lit_and_put_out_in_a_turn_is_told_as_one_that_went_out(
    qapp: object,
) -> None:
    match = dealt([33, 35, 90], [60, 61, 62], options={"on_fire": True})
    assert came_to_all(match, "place 33 up1", "place 35 up1", "end") == "The fire(s) on 33 went out"


def test_who_must_put_a_fire_out_is_told_so_as_you(qapp: object) -> None:
    match = dealt([33, 20, 90], [60, 61, 62], options={"on_fire": True})
    said = came_to_all(match, "place 33 up1", "place 90 down1", "end", listener=1)
    assert said == "You must put out the fire(s) on 33 this turn"


def test_a_skull_that_was_placed_and_covered_is_told_on_the_curtain(qapp: object) -> None:
    skull = next(int(card) for card, command in PRINTED.items() if command == "skull")
    cards = sorted({skull, 97, 98, 99})
    match = match_of(extreme(cards, {"up1": [1], "up2": [1], "down1": [100]}))
    said = came_to_all(match, f"place {skull} up1", "place 98 up1", "end")
    assert said == f"The skull(s) on {skull} was covered"


def test_commands_that_bind_after_a_turn_are_told_on_the_curtain(qapp: object) -> None:
    binding = {command: int(card) for card, command in PRINTED.items()}
    silence, no_trick = binding["silence"], binding["no-trick"]
    cards = sorted((silence, no_trick, 99))
    match = match_of(extreme(cards, {"up1": [1], "up2": [1], "down1": [100]}))
    first, second = min(silence, no_trick), max(silence, no_trick)
    word, other = ("Silence", "No trick") if second == silence else ("No trick", "Silence")
    # The first is covered in the turn in which it came.
    assert came_to_all(match, f"place {first} up1", f"place {second} up1", "end") == (
        f"In force for a while: {other}. Now in force: {word}"
    )


def test_commands_that_bind_from_one_turn_on_are_told_together_on_the_curtain(
    qapp: object,
) -> None:
    binding = {command: int(card) for card, command in PRINTED.items()}
    cards = sorted((binding["silence"], binding["no-trick"], 99))
    match = match_of(extreme(cards, {"up1": [1], "up2": [1], "down1": [100]}))
    first, second, _ = cards
    said = came_to_all(match, f"place {first} up1", f"place {second} up2", "end")
    words = {binding["silence"]: "Silence", binding["no-trick"]: "No trick"}
    assert said == f"Now in force: {words[first]} and {words[second]}"


def test_a_stop_is_told_on_the_curtain(qapp: object) -> None:
    match = match_of(extreme((9, 39, 43, 52, 54), seats=3))
    assert came_to_all(match, "place 39 down2") == "Stop ended the turn"


def test_signals_given_in_a_turn_and_not_taken_back_are_told_on_the_curtain(qapp: object) -> None:
    match = dealt([20, 30, 55], [60, 61, 62])
    match.signal(0, "up1", "leave")
    match.signal(0, "down1", "gentle")
    match.signal(0, "down1", None)
    match.signal(1, "up2", "leave")
    told = came_to_all(match, "place 20 up1", "place 30 up1", "end")
    assert told == "Maria says “keep off” about the first ascending pile"


# The stage


def test_a_lasting_command_is_on_the_stage_with_its_rule(qapp: object) -> None:
    silence = next(int(card) for card, command in PRINTED.items() if command == "silence")
    match = match_of(extreme([silence, 99], {"up1": [1]}))
    match.do(0, f"place {silence} up1")
    audience = Audience(telling.players_named(PLAYERS), 1)
    staged = telling.narration_of(match).staged(match.happened(1), audience)
    assert staged is not None
    assert staged.text == "Now in force: Silence. No signals, no table talk."
