"""What is said about each end of a match."""

from collections.abc import Sequence
from typing import Any

import pytest

from app.games.face_to_face import result_text as face_to_face
from app.games.qwixx_cards import result_text as qwixx
from app.games.the_game_extreme.result_text import extreme_result_text
from app.games.wednesday.result.result import last_round_end
from app.games.wednesday.result.result_text import (
    RoundEnd,
    leading_sentence,
    result_text,
    round_end_sentence,
    standings,
)
from engine.core.match import Match
from engine.games.the_game.commands import COMMANDS
from engine.games.wednesday.cards import CHARACTERS
from tests.engine.games.face_to_face.positions import Side
from tests.engine.games.face_to_face.positions import position as duel
from tests.engine.games.qwixx_cards.positions import closed, five
from tests.engine.games.qwixx_cards.positions import position as sheets
from tests.engine.games.the_game.positions import EXTREME
from tests.engine.games.the_game.positions import position as extreme
from tests.engine.games.wednesday.positions import pass_all, play
from tests.engine.games.wednesday.positions import position as round_of

NAMES = ("Anna", "Leo", "Maria", "Nikos")
CODES = frozenset(("not-higher", "not-lower"))
SKULL, THREE = (
    next(command.numbers[0] for command in COMMANDS if command.name == name)
    for name in ("skull", "three")
)


def do(match: Match, *actions: str) -> Match:
    for action in actions:
        match.do(match.to_act[0], action)
    return match


def last_state(match: Match) -> Any:
    return match.state()


# Extreme


def test_extreme_lost_by_a_skull_with_all_cards_placed() -> None:
    match = do(extreme([SKULL], game=EXTREME, draw=0), f"place {SKULL} up1")
    assert match.over == {"won": False, "remaining": 0, "reason": "command"}
    said = extreme_result_text(last_state(match), ["Anna"], ())
    assert (said.heading, said.laurel, said.won) == ("So close!", False, False)
    assert said.sentence == (
        "All 98 cards are down, but one command was not obeyed: the game is lost."
    )
    assert said.cause == f"{SKULL} has a skull, and nothing was left to cover it."


def test_extreme_lost_by_a_turn_of_less_than_three() -> None:
    match = do(extreme([THREE, 12], [], game=EXTREME, draw=0), f"place {THREE} up1", "place 12 up1")
    assert match.over == {"won": False, "remaining": 0, "reason": "command"}
    said = extreme_result_text(last_state(match), NAMES[:2], ())
    assert said.cause == ("It was Anna’s turn. The turn had to have exactly 3 cards and had 2.")


@pytest.mark.parametrize(
    ("hand", "refused", "cause"),
    [
        ([12, 45], CODES, "Neither 12 nor 45 fits on any of the four piles."),
        ([12], {*CODES, "no-trick"}, "No card could be placed without breaking a command."),
        ([], (), "The hand was empty before the turn had all its cards."),
    ],
)
def test_extreme_stuck(hand: list[int], refused: Sequence[str], cause: str) -> None:
    assert extreme_result_text(_stuck(hand), ["Anna"], refused).cause == cause


def test_extreme_stuck_after_a_card_tells_of_the_others() -> None:
    final = _stuck([12])
    final["turn"]["placed"] = [[20, "up1"]]
    assert extreme_result_text(final, ["Anna"], {*CODES, "no-trick"}).cause == (
        "No other card could be placed without breaking a command."
    )


def test_extreme_names_the_command_and_what_was_missing() -> None:
    three, skull = (str(card) for card in (THREE, SKULL))
    final = _stuck([12], commands={three: "three", skull: "skull"})
    final["turn"]["placed"] = [[THREE, "up1"], [20, "up1"], [SKULL, "up2"]]
    final["piles"]["up2"] = [1, SKULL]
    assert extreme_result_text(final, ["Anna"], {*CODES, "fourth-card"}).cause == (
        f"The skull(s) on {SKULL} had not been covered. The third of exactly three cards had been "
        f"placed, after {THREE} (Three)."
    )
    fire = _stuck([12], fires={"33": 1}, commands={"58": "no-trick", "62": "one-pile"})
    fire["piles"] |= {"up1": [1, 33], "up2": [1, 58], "down1": [100, 62]}
    assert extreme_result_text(fire, ["Anna"], {"one-pile", "no-trick"}).cause == (
        "The fire(s) on 33 had not been put out. All cards of the turn had to be on one pile, "
        "because of 62 (One pile). The backwards trick was not allowed, because of 58 (No trick)."
    )


def test_extreme_names_all_that_was_left_uncovered() -> None:
    skulls = {"7": "skull", "97": "skull"}
    tops = {"up1": [1, 7], "up2": [1, 33], "down1": [100, 97], "down2": [100]}
    both = _stuck([12], piles=tops, commands=skulls, fires={"33": 1})
    assert extreme_result_text(both, ["Anna"], {*CODES, "no-trick"}).cause == (
        "The skull(s) on 7 and 97 had not been covered. The fire(s) on 33 had not been put out."
    )
    assert (
        "the skull(s) on 7 and 97."
        in extreme_result_text(_stuck([], piles=tops, commands=skulls), ["Anna"], ()).cause
    )
    both["over"] |= {"remaining": 0, "reason": "command"}
    assert extreme_result_text(both, ["Anna"], ()).cause == (
        "7 and 97 have skulls, and nothing was left to cover them."
    )


def test_extreme_stuck_with_an_empty_hand_over_skull_or_fire() -> None:
    piles = {"up1": [1, SKULL], "up2": [1], "down1": [100], "down2": [100]}
    skull = _stuck([], piles=piles, commands={str(SKULL): "skull"})
    assert f"cover the skull(s) on {SKULL}." in extreme_result_text(skull, ["Anna"], ()).cause
    fire = _stuck([], fires={"33": 1})
    assert "cover the fire(s) on 33." in extreme_result_text(fire, ["Anna"], ()).cause


def test_the_fire_that_had_to_be_covered_is_named() -> None:
    one = _stuck([12], fires={"33": 1})
    assert extreme_result_text(one, ["Anna"], CODES).cause == (
        "The fire(s) on 33 had to be covered, and 12 fits on none of the four piles."
    )
    two = _stuck([12, 45], fires={"33": 1, "55": 1, "66": 20})
    assert extreme_result_text(two, ["Anna"], CODES).cause == (
        "The fire(s) on 33, 55 had to be covered, and neither 12 nor 45 fits on any of the piles."
    )


def test_a_skull_and_an_unfinished_three_are_named_before_the_numbers() -> None:
    tops = {"up1": [1, SKULL], "up2": [1, 33], "down1": [100], "down2": [100]}
    skull = _stuck([8, 10, 12], piles=tops, commands={str(SKULL): "skull"})
    assert extreme_result_text(skull, ["Anna"], CODES).cause == (
        f"The skull(s) on {SKULL} had not been covered. No other card fitted."
    )
    burning: Any = {**skull, "fires": {"33": 1}}
    assert "The fire(s) on 33 had not" in extreme_result_text(burning, ["Anna"], CODES).cause
    three = _stuck([30, 40], commands={str(THREE): "three"})
    three["turn"]["placed"] = [[20, "up1"], [THREE, "up1"]]
    short = "The turn had to have exactly 3 cards and had 2."
    assert extreme_result_text(three, ["Anna"], CODES).cause == (f"{short} No other card fitted.")
    no_trick = extreme_result_text(three, ["Anna"], {*CODES, "no-trick"})
    assert no_trick.cause == short
    three["hands"] = [[]]
    assert extreme_result_text(three, ["Anna"], ()).cause.endswith(short)


def test_extreme_won_is_won() -> None:
    match = do(extreme([12], game=EXTREME, draw=0), "place 12 up1")
    said = extreme_result_text(last_state(match), ["Anna"], ())
    assert (said.heading, said.cause, said.laurel) == ("Won! All 98 cards!", "", True)


def _stuck(hand: list[int], **changes: Any) -> Any:
    return {
        "over": {"won": False, "remaining": 7, "reason": "stuck"},
        "hands": [hand],
        "turn": {"seat": 0, "number": 20, "placed": [], "locked": None},
        "piles": {"up1": [1], "up2": [1], "down1": [100], "down2": [100]},
        "commands": {},
        "fires": {},
        **changes,
    }


# Face to Face


@pytest.mark.parametrize("winner", [0, 1])
def test_a_duel_won_by_placing_all(winner: int) -> None:
    hands = [Side([30, 31], up=[28], draw=0), Side([20, 21, 22], draw=5)]
    if winner:
        hands.reverse()
    match = do(duel(*hands, seat=winner), "place 30 own.up", "place 31 own.up")
    said = face_to_face.result_text(last_state(match), NAMES[:2], range(2))
    assert said.heading == f"{NAMES[winner]} wins!"
    deck = ("gold", "silver")[winner]
    assert said.sentence == f"All 58 cards of the {deck} deck have been placed."
    assert (said.cause, said.laurel) == ("", True)


@pytest.mark.parametrize(
    ("hand", "placed", "cause"),
    [
        ([12], [], "1 card in hand is too few for a turn."),
        ([12], [[40, "own.up"]], "A second card was needed after 40, but 12 fitted nowhere."),
        ([12, 45], [[40, "own.up"]], "Neither 12 nor 45 could be placed anywhere after 40."),
        ([3, 12, 45], [], "Neither 3, 12 nor 45 could be placed anywhere."),
    ],
)
def test_a_duel_won_since_the_rival_is_stuck(
    hand: list[int], placed: list[Any], cause: str
) -> None:
    final: Any = {
        "over": {"winner": 0, "reason": "stuck"},
        "hands": [[], hand],
        "turn": {"seat": 1, "number": 9, "placed": placed},
    }
    said = face_to_face.result_text(final, NAMES[:2], range(2))
    assert said.heading == "Anna wins!"
    assert said.sentence == "A turn needs 2 cards, and the opponent could not place them."
    wanted = cause.replace("1 card in", "1 card(s) in")
    assert said.cause == f"It was Leo’s turn. {wanted}"


# Qwixx


def over(*scores: int, reason: str = "two-rows", ended: Sequence[int] = (0,)) -> Any:
    best = max(scores)
    return {
        "over": {
            "reason": reason,
            "scores": list(scores),
            "winners": [seat for seat, score in enumerate(scores) if score == best],
        },
        "sheets": [
            {
                "locked": ["red", "blue"] if seat in ended and reason == "two-rows" else ["red"],
                "penalties": 4 if seat in ended and reason != "two-rows" else 1,
            }
            for seat in range(len(scores))
        ],
    }


def test_a_match_of_sheets_won() -> None:
    said = qwixx.result_text(over(30, 87, 75), NAMES[:3], range(3))
    assert said.heading == "Leo wins!"
    assert said.sentence == "87 point(s); the runner-up has 75."
    assert said.cause == "The game ended when Anna closed two rows."


def test_a_match_of_sheets_below_zero() -> None:
    said = qwixx.result_text(
        over(-7, -20, reason="four-penalties", ended=(1,)), NAMES[:2], range(2)
    )
    assert said.sentence == "−7 point(s); the runner-up has −20."
    assert said.cause == "The game ended with four penalties for Leo."


def test_equal_sheets_share_the_win() -> None:
    said = qwixx.result_text(over(40, 40, 12, ended=(0, 2)), NAMES[:3], range(3))
    assert said.heading == "A shared win!"
    assert said.sentence == "Anna and Leo have 40 point(s) each."
    assert said.cause == "The game ended when Anna and Maria closed two rows."


def test_a_real_end_of_sheets() -> None:
    match = sheets(
        "r12 y5 y6 y7 y8",
        part="play",
        sheets=[{**closed("blue"), **five("red")}, {}],
    )
    do(match, "play red r12", "mark red 12")
    said = qwixx.result_text(last_state(match), NAMES[:2], range(2))
    assert said.heading == "Anna wins!"
    assert said.cause == "The game ended when Anna closed two rows."


def test_who_lost_to_computers_at_sheets_is_told_their_own_place() -> None:
    said = qwixx.result_text(over(30, 87, 75), NAMES[:3], [2])
    assert said.heading == "Leo wins!"
    assert said.sentence == "You came second of three, 12 point(s) behind Leo."
    assert not said.laurel, "it is for people"
    assert qwixx.result_text(over(30, 87, 75), NAMES[:3], [0]).sentence.startswith(
        "You came third of "
    )
    tied = qwixx.result_text(over(30, 87, 75, 75), NAMES, [3])
    assert tied.sentence.startswith("You came second of four")


def test_who_lost_to_one_computer_is_told_by_how_much() -> None:
    said = qwixx.result_text(over(-4, 5), NAMES[:2], [0])
    assert said.sentence == "You lost to Leo by 9 point(s)."


def test_who_lost_to_equal_computers_is_told_so() -> None:
    said = qwixx.result_text(over(30, 40, 40), NAMES[:3], [0])
    assert said.heading == "A shared win!"
    assert said.sentence == "You came third of three, 10 point(s) behind the winners."


def test_who_beat_computers_wins() -> None:
    said = qwixx.result_text(over(30, 87, 75), NAMES[:3], [1])
    assert (said.heading, said.laurel) == ("You win!", True)
    assert said.sentence == "87 point(s); the runner-up has 75."


def test_several_people_are_called_by_their_names() -> None:
    said = qwixx.result_text(over(30, 87, 75), NAMES[:3], [0, 1])
    assert (said.heading, said.laurel) == ("Leo wins!", True)
    lost = qwixx.result_text(over(30, 87, 75), NAMES[:3], [0, 2])
    assert (lost.heading, lost.laurel) == ("Leo wins!", False)
    assert lost.sentence == "87 point(s); the runner-up has 75."


def test_computers_alone_get_no_laurel() -> None:
    assert not qwixx.result_text(over(30, 87, 75), NAMES[:3], []).laurel
    assert not result_text(final([[10, 4], [3, 20]]), NAMES[:2], [], None).laurel


def test_who_lost_a_duel_to_a_computer_is_spoken_to() -> None:
    hands = [Side([30, 31], up=[28], draw=0), Side([20, 21, 22], draw=5)]
    match = do(duel(*hands, seat=0), "place 30 own.up", "place 31 own.up")
    said = face_to_face.result_text(last_state(match), NAMES[:2], [1])
    assert (said.heading, said.laurel) == ("Anna wins!", False)
    assert said.cause == "You had 8 card(s) left."
    won = face_to_face.result_text(last_state(match), NAMES[:2], [0])
    assert (won.heading, won.cause, won.laurel) == ("You win!", "", True)


def test_who_was_stuck_in_a_duel_with_a_computer_is_spoken_to() -> None:
    stuck: Any = {
        "over": {"winner": 0, "reason": "stuck"},
        "hands": [[], [12, 45]],
        "draw": [[], [7]],
        "turn": {"seat": 1, "number": 9, "placed": []},
    }
    said = face_to_face.result_text(stuck, NAMES[:2], [1])
    assert said.sentence == "A turn needs 2 cards, and you could not place them."
    assert said.cause == ("Neither 12 nor 45 could be placed anywhere. You had 3 card(s) left.")


# Wednesday


def ended(match: Match, *actions: str) -> str:
    """How a round that these actions end has ended."""
    play(match, *actions)
    return told(match)


def told(match: Match) -> str:
    end = last_round_end(match)
    assert end is not None
    names = NAMES[: len(match.state()["hands"])]
    return round_end_sentence(end, match.state()["scores"][-1], names)


def test_wednesday_ends_a_round() -> None:
    match = round_of([5, 5], [7], played=(9,), characters=("wednesday",), open_=None)
    pass_all_to_the_end(match)
    assert told(match) == "Wednesday has appeared."


def test_four_ten_end_a_round() -> None:
    match = round_of([10, 10, 10, 10, 3], [7], played=(9,))
    assert ended(match, "combo 10") == "Anna showed four 10s."


def test_a_round_ends_when_one_player_alone_has_cards() -> None:
    match = round_of([9], [7, 5], played=(3,))
    assert ended(match, "play 9") == "Only Leo has cards left, so the round ends."


def test_a_round_ends_when_nobody_of_any_team_has_cards() -> None:
    end = RoundEnd("hands", 0)
    said = round_end_sentence(end, [0, 0, 0, 0], NAMES)
    assert said == "Nobody has cards left, so the round ends."


def test_a_round_ends_with_nothing_left_to_reveal() -> None:
    match = round_of(
        [5],
        [7],
        played=(9,),
        stalls=9,
        aside=CHARACTERS,
        number=2,
        options={"expert": True},
    )
    pass_all_to_the_end(match)
    assert told(match) == "Everybody passed, and there was no character left to reveal."


def test_a_13_that_kept_wednesday_away_is_told() -> None:
    end = RoundEnd("saved", 0)
    assert "the 13 kept her away" in round_end_sentence(end, [3, 4], NAMES)


def pass_all_to_the_end(match: Match) -> None:
    finished = len(match.state()["scores"])
    while len(match.state()["scores"]) == finished:
        pass_all(match)


def final(scores: Sequence[Sequence[int]], teams: int = 0) -> Any:
    return {"scores": scores, "options": {"teams": teams}}


def test_the_fewest_points_win() -> None:
    said = result_text(final([[10, 4], [3, 20]]), NAMES[:2], range(2), RoundEnd("hyde", 1))
    assert said.heading == "Anna wins!"
    assert said.sentence == "13 point(s) in 5 rounds: nobody has fewer. The runner-up has 24."
    assert said.cause == "The last round: Leo showed four 10s."


def test_equal_totals_share_the_win() -> None:
    said = result_text(final([[10, 4, 30], [3, 9, 0]]), NAMES[:3], range(3), None)
    assert said.heading == "A shared win!"
    assert said.sentence == "Anna and Leo have 13 point(s) each."
    assert said.cause == ""


def test_teams_win_together() -> None:
    said = result_text(final([[10, 4, 30, 3]], 2), NAMES, range(4), None)
    assert said.heading == "Team 2 wins!"
    assert said.sentence == "Leo and Nikos have 7 point(s) in 5 rounds. The next team has 40."


def test_equal_teams_share_the_win() -> None:
    said = result_text(final([[10, 4, 30, 36]], 2), NAMES, range(4), None)
    assert said.heading == "A shared win!"
    assert said.sentence == "Team 1, Team 2 have 40 point(s) each."


def test_who_lost_to_computers_at_wednesday_is_told_their_own_place() -> None:
    said = result_text(final([[10, 4, 30], [3, 9, 0]]), NAMES[:3], [2], None)
    assert said.sentence == "You came third of three, 17 point(s) behind the winners."
    assert not said.laurel
    said = result_text(final([[10, 4], [3, 20]]), NAMES[:2], [1], None)
    assert (said.heading, said.sentence) == ("Anna wins!", "You lost to Anna by 11 point(s).")
    said = result_text(final([[10, 4], [3, 20]]), NAMES[:2], [0], None)
    assert (said.heading, said.laurel) == ("You win!", True)


def test_a_persons_team_is_told_its_place() -> None:
    two = final([[10, 4, 30, 3]], 2)
    assert result_text(two, NAMES, [0], None).sentence == "Your team lost by 33 point(s)."
    assert result_text(two, NAMES, [1], None).heading == "Your team wins!"
    three = final([[10, 4, 30, 3, 9, 0]], 3)
    said = result_text(three, [*NAMES, "Eleni", "Yannis"], [2], None)
    assert said.sentence == "Your team came third of three, 17 point(s) behind the winners."


def test_who_leads_between_rounds() -> None:
    scores = [[10, 4, 30], [3, 9, 0]]
    table = standings(scores, 0)
    assert [standing.total for standing in table] == [13, 13, 30]
    assert leading_sentence(table, NAMES, 0) == "Leading: Anna and Leo with 13 point(s)."
    teams = standings([[10, 4, 30, 3]], 2)
    assert leading_sentence(teams, NAMES, 2) == "Leading: Team 2 with 7 point(s)."
