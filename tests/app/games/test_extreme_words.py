"""What Extreme says at the table, and which gesture means what."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from app.games.contract import DoActions, Refuse, Status
from app.games.the_game import words as base
from app.games.the_game.situation import TheGameSituation
from app.games.the_game_extreme import words
from app.games.the_game_extreme.command_words import command_word
from app.games.the_game_extreme.gestures import TheGameExtremeTable
from app.games.the_game_extreme.layout.columns import columns_of
from app.games.the_game_extreme.reasons import sentence
from app.games.the_game_extreme.tips import ExtremeTips, command_tip
from app.match.story import Story
from engine.core.match import Match
from engine.core.refusal import Refusal, Refused
from engine.games.the_game import refusals
from engine.games.the_game.commands import COMMANDS
from engine.games.the_game.piles import PILES
from tests.app import telling
from tests.app.games.extreme_positions import (
    EXTREME,
    FOUR_IN_FORCE,
    extreme,
    four_in_force,
    four_owed,
    match_of,
    nothing,
    silence_and_duties,
    situation,
    three_in_force,
)
from tests.engine.games.the_game.positions import lying

GAME = TheGameExtremeTable()
GENERAL = "You cannot do that now."

# One position for each reason: who asks for what, and what is said then.
REASONS: dict[str, tuple[dict[str, Any], str, str]] = {
    "no-trick": (
        extreme((37, 9), {"up2": [1, 58]}),
        "place 37 up1",
        "No trick (58): 37 fits here only by the backwards trick, and that is forbidden now.",
    ),
    "one-pile": (
        extreme((9, 23), {"up2": [1, 62], "down1": [100, 56]}, placed=[(56, "down1")],
                locked="down1"),
        "place 9 down2",
        "One pile (62): place this turn’s other cards only on the first descending pile.",
    ),
    "fourth-card": (
        extreme((9, 23), {"down1": [100, 77, 76, 68, 52]},
                placed=[(76, "down1"), (68, "down1"), (52, "down1")]),
        "place 9 down1",
        "Three (76 and 52): this turn has exactly 3 cards, 9 would be one too many.",
    ),
    "three-too-late": (
        extreme((11, 23), {"down1": [100, 77, 76, 75, 74, 73]},
                placed=[(75, "down1"), (74, "down1"), (73, "down1")]),
        "place 11 down1",
        "11 needs exactly 3 cards in the turn, and you have already placed 3.",
    ),
    "stop-not-third": (
        extreme((4, 23), {"down1": [100, 77, 76]}, placed=[(76, "down1")]),
        "place 4 down1",
        "Stop would end the turn too early: Three (76) needs exactly 3 cards.",
    ),
    "stop-leaves-skull": (
        extreme((39, 23), {"down2": [100, 60, 43]}, placed=[(43, "down2")]),
        "place 39 up2",
        "Stop would end the turn with the skull on 43 still uncovered.",
    ),
    "stop-leaves-fire": (
        extreme((39, 23), {"down2": [100, 33]}, fires={"33": 4}),
        "place 39 up2",
        "Stop would end the turn with the fire on 33 still burning.",
    ),
    "exactly-three": (
        extreme((39, 23), {"down2": [100, 60, 52]}, placed=[(52, "down2")]),
        "end",
        "Place 2 more card(s): Three (52) needs exactly 3.",
    ),
    "skull-on-top": (
        extreme((39, 23), {"down2": [100, 60, 59, 43]}, placed=[(59, "down2"), (43, "down2")]),
        "end",
        "Cover the skull on 43 before you end your turn.",
    ),
    "silence": (
        extreme((39, 23), {"down2": [100, 60, 49]}),
        "signal",
        "Silence (49): no signals as long as it is on top.",
    ),
}  # fmt: skip

MANY = {
    "no-trick": (
        "No trick (18 and 58): 37 fits here only by the backwards trick, and that is forbidden now."
    ),
    "stop-leaves-skull": "Stop would end the turn with the skulls on 43 and 72 still uncovered.",
    "stop-leaves-fire": "Stop would end the turn with the fires on 33 and 66 still burning.",
    "skull-on-top": "Cover the skulls on 7, 43 and 72 before you end your turn.",
}


def refused(state: dict[str, Any], action: str) -> Refusal:
    match = match_of(state)
    if action != "signal":
        refusal = match.why(0, action)
        assert refusal is not None
        return refusal
    with pytest.raises(Refused) as caught:
        match.signal(1, "up1", "leave")
    return caught.value.refusal


def codes() -> list[str]:
    """Every code in the two tables of the engine's module."""
    return re.findall(r"^``([a-z-]+)``", refusals.__doc__ or "", re.MULTILINE)


@pytest.mark.parametrize("code", REASONS)
def test_every_reason_of_a_command_names_its_cards(qapp: object, code: str) -> None:
    state, action, said = REASONS[code]
    refusal = refused(state, action)
    assert refusal.code == code
    assert GAME.refusal(refusal, situation(state)) == said


@pytest.mark.parametrize("code", MANY)
def test_reasons_with_several_cards(qapp: object, code: str) -> None:
    cards = [int(card) for card in re.findall(r"\d+", MANY[code]) if card not in ("37", "3")]
    args: dict[str, Any] = {
        "card": 37,
        "cards": cards,
        "pile": "up1",
        "top": 47,
        "piles": ["up1", "up2", "down1"],
    }
    assert sentence(Refusal(code, args)) == MANY[code]


def test_no_code_of_the_engine_is_without_words(qapp: object) -> None:
    known = codes()
    assert len(known) == 19
    assert set(REASONS) == set(known[9:])
    now = situation(extreme((9, 23)))
    for code in known[9:]:
        assert GAME.refusal(refused(*REASONS[code][:2]), now) != GENERAL
    shared: dict[str, dict[str, Any]] = {
        "not-in-hand": {"card": 5},
        "not-higher": {"card": 9, "pile": "up1", "top": 47, "trick": 37},
        "not-lower": {"card": 98, "pile": "down1", "top": 67, "trick": 77},
        "minimum": {"placed": 1, "minimum": 2},
        "fire-due": {"cards": [33], "piles": ["up1"]},
        "unknown-pile": {"pile": "x"},
        "unknown-signal": {"signal": "x"},
        "rate-first": {},
        "choose-first": {},
    }
    assert list(shared) == known[:9]
    for code, args in shared.items():
        said = GAME.refusal(Refusal(code, args), now)
        assert said.endswith(".")
        assert (said == GENERAL) is code.startswith("unknown")
        assert all(str(card) in said for name, card in args.items() if name == "card")


def test_reasons_are_whole_sentences(qapp: object) -> None:
    for state, action, _ in REASONS.values():
        said = GAME.refusal(refused(state, action), situation(state))
        assert said[0].isupper() or said[0].isdigit()
        assert said.endswith(".")
        assert "{" not in said


# Gestures


@pytest.mark.parametrize(
    "state", [nothing(3), silence_and_duties(3), four_owed(3), four_in_force(3), three_in_force(3)]
)
def test_offers_are_exactly_what_is_legal(qapp: object, state: dict[str, Any]) -> None:
    match = match_of(state)
    now = situation(match)
    for card in match.view(0)["hands"][0]:
        offers = GAME.offers(now, str(card))
        for pile in PILES:
            command = GAME.lay(now, str(card), pile)
            assert isinstance(command, DoActions)
            assert (pile in offers) is (match.why(0, command.actions[0]) is None)


def test_what_a_card_means_is_said_before_it_is_dropped(qapp: object) -> None:
    piles = {"down2": [100, 60, 43], "up2": [1, 12]}
    now = situation(extreme((39, 23, 97, 76, 2), piles, placed=[(43, "down2")]))
    stop = GAME.offers(now, "39")
    assert {pile: offer.caption for pile, offer in stop.items()} == {"down2": "ends your turn"}
    assert stop["down2"].name == "skips 3, covers the skull, ends your turn"
    assert GAME.offers(now, "23")["down2"].caption == "covers the skull"
    assert GAME.offers(now, "23")["down1"].caption == ""
    assert GAME.offers(now, "97")["up1"].caption == "then cover it"
    assert GAME.offers(now, "76")["up1"].caption == "exactly 3 cards"
    assert GAME.offers(now, "2")["up2"].caption == "backwards trick"


def test_a_stop_that_puts_out_a_fire_says_that_it_ends_the_turn(qapp: object) -> None:
    now = situation(extreme((39, 23), {"up2": [1, 33]}, fires={"33": 4}))
    [offer] = GAME.offers(now, "39").values()
    assert offer.caption == "ends your turn"
    assert GAME.offers(now, "23")["up2"].caption == "backwards trick"
    assert "puts the fire out" in offer.name


def test_what_is_held_back_says_why_when_it_is_pressed_or_lifted(qapp: object) -> None:
    now = situation(four_owed(3))
    command = GAME.press(now, "39")
    assert isinstance(command, Refuse)
    assert command.refusal == GAME.held_back(now, "39")
    assert GAME.refusal(command.refusal, now).startswith("Stop would end the turn")
    assert GAME.press(now, "23") is None
    assert GAME.press(now, "up1") is None
    assert GAME.held_back(now, "start:up1") is None


def test_under_silence_a_pressed_pile_says_why_there_are_no_signals(qapp: object) -> None:
    now = situation(four_in_force(3))
    assert GAME.signals.choices(now, "up1") == ()
    assert GAME.pressed(now, "up1") == "Silence (49): no signals as long as it is on top."
    free = situation(nothing(3))
    assert len(GAME.signals.choices(free, "down2")) == 2
    alone = situation(four_in_force(1))
    assert GAME.pressed(alone, "up1") == "First choose a card, then the pile for it."


def test_the_draw_pile_says_how_many_are_drawn(qapp: object) -> None:
    assert GAME.pressed(situation(four_in_force(3)), "draw").startswith("Draw one (65): as long as")
    assert GAME.pressed(situation(nothing(3)), "draw").startswith("When your turn ends, you draw")


# The status


def status(state: dict[str, Any], **changes: Any) -> Status:
    return GAME.status(situation(state, names=("Anna", "Leo", "Eleni"), **changes))


def test_the_status_says_what_is_placed_and_what_is_owed(qapp: object) -> None:
    assert status(silence_and_duties(3)) == (
        "1 of 2 placed",
        "Still to do: cover the skull(s), put the fire(s) out", 1, 2,
    )  # fmt: skip
    assert status(four_owed(3))[0] == "2 of 3 placed"
    assert status(four_owed(1))[1] == "Still to do: cover the skull(s), put the fire(s) out"


def test_a_turn_with_several_duties_is_called_as_any_other(qapp: object) -> None:
    now = situation(silence_and_duties(3), names=("Anna", "Leo", "Eleni"))
    said = GAME.asked_openly(None, now)
    assert said.endswith("put the fire(s) out. Your turn · Anna.")
    assert GAME.called(replace(now, stage="reviewing"), now) == said


def test_the_status_with_one_duty_left_names_it(qapp: object) -> None:
    skull = extreme((9, 23), {"down2": [100, 60, 59, 43]}, placed=[(59, "down2"), (43, "down2")])
    assert status(skull) == ("Now cover the skull(s)", "Your turn · Anna", 2, 2)
    fire = extreme((9, 23), {"down1": [100, 77, 66], "down2": [100, 60, 59, 57]},
                   placed=[(59, "down2"), (57, "down2")], fires={"66": 4})  # fmt: skip
    assert status(fire) == ("Now put the fire(s) out", "Your turn · Anna", 2, 2)
    both = extreme(
        (9, 23), {"down1": [100, 77, 66], "down2": [100, 60, 59, 43]},
        placed=[(59, "down2"), (43, "down2")], fires={"66": 4},
    )  # fmt: skip
    assert status(both)[0] == "You placed 2 card(s)"


def test_the_status_in_a_turn_of_exactly_three(qapp: object) -> None:
    one = extreme((9, 23), {"down2": [100, 60, 52]}, placed=[(52, "down2")])
    assert status(one) == ("1 of 3 placed", "Your turn · Anna", 1, 3)
    three = extreme((9, 23), {"down2": [100, 60, 52, 51, 50]},
                    placed=[(52, "down2"), (51, "down2"), (50, "down2")])  # fmt: skip
    assert status(three) == ("3 of 3 placed", "Now end your turn · Anna", 3, 3)


def test_the_status_without_a_command_is_that_of_the_game(qapp: object) -> None:
    assert status(nothing(3)) == ("Place at least 2 card(s)", "Your turn · Anna", 0, 2)
    due = extreme((9, 23), {"up1": [1, 33]}, fires={"33": 4})
    assert status(due) == (
        "Place at least 2 card(s)", "Still to do: put the fire(s) out · Anna", 0, 2,
    )  # fmt: skip


# The end


def played(state: dict[str, Any], *actions: str) -> Match:
    match = match_of(state)
    for action in actions:
        match.do(0, action)
    return match


def last(hand: tuple[int, ...], **changes: Any) -> dict[str, Any]:
    """Everything lies but these cards."""
    low = [card for card in range(2, 100) if card not in hand]
    piles = {"up1": [1, *low], "up2": [1], "down1": [100], "down2": [100]}
    return extreme(hand, piles, seats=1, **changes)


def ended(match: Match) -> tuple[str, str]:
    assert match.over is not None
    return GAME.status(situation(match))[:2]


def test_a_loss_by_a_command_is_stated(qapp: object) -> None:
    skull = played(last((43,)), "place 43 up2")
    assert skull.over == {"won": False, "remaining": 0, "reason": "command"}
    assert ended(skull) == (
        "Lost: the skull on 43 is not covered",
        "All 98 cards are down, but a command was not obeyed",
    )  # fmt: skip
    three = played(last((52, 60)), "place 52 up2", "place 60 up2")
    assert ended(three)[0] == "Lost: 2 card(s) in the turn, not exactly 3"


def test_a_loss_with_something_owed_says_what(qapp: object) -> None:
    stuck = played(last((60, 97), placed=()), "place 97 up2", "place 60 down1")
    assert stuck.over is not None
    assert ended(stuck)[0] == "Lost: the skull on 97 is not covered"
    piles = {"up1": [1, 98], "up2": [1, 66], "down1": [100, 2], "down2": [100, 3]}
    match = played(extreme((50, 99), piles, fires={"66": 4}), "place 99 up1")
    first, second = ended(match)
    assert first.startswith("You cannot place")
    assert second == "Fire(s) on 66 not put out · 93 card(s) left"
    said = telling.announced(match, 0, ("Anna", "Leo"))
    assert said.endswith("Fire(s) on 66 not put out.")
    piles = {"up1": [1, 50], "up2": [1, 43], "down1": [100, 2], "down2": [100, 3]}
    match = played(extreme((40, 52), piles, placed=[(43, "up2")]), "place 52 up1")
    assert ended(match)[1] == "Skull(s) on 43 not covered · Exactly three: 2 of 3 · 93 card(s) left"
    said = telling.announced(match, 0, ("Anna", "Leo"))
    assert said.endswith("Skull(s) on 43 not covered. Exactly three: 2 of 3.")


def test_why_no_card_could_be_placed_is_told_when_it_happens(qapp: object) -> None:
    low = {"down1": [100, 2], "down2": [100, 3]}
    piles = {"up1": [1, 57], "up2": [1, 96], **low}
    match = played(extreme((48, 58), piles), "place 58 up1")
    assert ended(match)[1].startswith("No backwards trick allowed · ")
    said = telling.announced(match, 0, ("Anna", "Leo"))
    assert said.endswith(" No backwards trick allowed.")
    piles = {"up1": [1, 31], "up2": [1, 96], "down1": [100, 40], "down2": [100, 62]}
    match = played(extreme((10, 33), piles), "place 33 up1")
    assert ended(match)[1].startswith("All on the first ascending pile · ")
    said = telling.announced(match, 0, ("Anna", "Leo"))
    assert said.endswith(" All on the first ascending pile.")


@pytest.mark.parametrize(("draw", "drawn"), [(0, 0), (1, 1), (9, 6)])
def test_a_turn_that_a_stop_ended_says_so(qapp: object, draw: int, drawn: int) -> None:
    cards = range(99 - draw, 99)
    match = lying([39, 50], (34, 60, 20, 15), cards, [[61, 63]], game=EXTREME)
    match.do(0, "place 39 up1")
    line = f"you drew {drawn} card(s)" if drawn else "nothing left to draw"
    here = situation(match, stage="reviewing", story=lambda: Story(match).moves(0))
    assert GAME.status(here)[0] == f"Stop ended your turn: {line}"


def test_a_win_is_a_win(qapp: object) -> None:
    won = played(last((60,)), "place 60 up2")
    assert ended(won) == ("All 98 cards are on the piles", "")


# Words


def test_every_command_has_its_word(qapp: object) -> None:
    said = [command_word(command.name) for command in COMMANDS]
    assert said == ["Stop", "Skull", "Three", "Silence", "No trick", "One pile", "Draw one"]


def test_cards_are_listed_as_people_say_them(qapp: object) -> None:
    assert words.listed((43,)) == "43"
    assert words.listed((43, 72)) == "43 and 72"
    assert words.listed((43, 72, 97)) == "43, 72 and 97"


def test_a_players_name_is_never_part_of_a_longer_word(qapp: object) -> None:
    for line in (base.duties_of("Ω", ["x"]), base.end_now(name="Ω")):
        assert line.endswith(" · Ω")
    assert words.keeps_silent(player="Ω").startswith("Ω, ")


def test_what_is_shown_of_a_turn_changes_with_what_lies(qapp: object) -> None:
    """Every lasting command comes into force and goes with its card."""
    for command, number in (("silence", 54), ("no-trick", 29), ("one-pile", 32), ("draw-one", 36)):
        match = match_of(extreme((number, number - 1, 5), {"down2": [100, 60, 57]}, seats=3))
        match.do(0, f"place {number} down2")
        now = situation(match)
        assert command in _force(now)
        match.do(0, f"place {number - 1} down2")
        assert command not in _force(situation(match))


def _force(now: TheGameSituation) -> list[str]:
    return [tag.icon for column in columns_of(now) if column.id == "force" for tag in column.tags]


def test_the_four_lasting_commands_are_told_with_their_cards(qapp: object) -> None:
    [force] = [c for c in columns_of(situation(extreme((9, 23), FOUR_IN_FORCE))) if c.id == "force"]
    assert [tag.told for tag in force.tags] == [
        "In force: Silence (49). No signals, no table talk",
        "In force: No trick (58). No backwards trick on any pile",
        "In force: One pile (21). All cards of a turn on one pile",
        "In force: Draw one (65). You draw only one card per turn",
    ]


def test_a_lasting_command_says_under_its_piles_what_will_hold(qapp: object) -> None:
    for number, says in (
        (54, "then no signals"), (29, "then no tricks"), (32, "then only one pile"),
        (36, "then draw only one"),
    ):  # fmt: skip
        piles = {"up1": [1, 20], "up2": [1, 12], "down2": [100, 60, 57]}
        offers = GAME.offers(situation(extreme((number, 5), piles)), str(number))
        assert offers["up1"].caption == says
        assert offers["up1"].name.endswith(says)


def due_of(match: Match) -> dict[str, str]:
    """The tips that are due in a match, with what they say in place of their usual text."""
    story = Story(match)
    found = ExtremeTips().due(situation(match, story=lambda: story.moves(0)))
    return {each.name: "" if each.text is None else each.text() for each in found}


@pytest.mark.parametrize(("seats", "nothing_changes"), [(1, True), (2, False)])
def test_silence_alone_is_said_to_change_nothing(seats: int, nothing_changes: bool) -> None:
    said = due_of(match_of(extreme((9, 23), {"up1": [1, 49]}, seats=seats)))[command_tip("silence")]
    assert ("changes nothing" in said) is nothing_changes
    told = words.explained("silence", alone=seats == 1)
    assert ("changes nothing" in told) is nothing_changes


def test_the_first_stop_is_past_once_one_has_ended_an_own_turn() -> None:
    tip, placed = command_tip("stop"), {"up1": [1, 39]}
    assert tip in due_of(match_of(extreme((9, 23), placed)))
    match = match_of(extreme((9, 23, 69), {"up1": [1, 38]}, seats=1))
    match.do(0, "place 69 up1")
    assert match.state()["piles"]["up1"][-1] == 69
    assert tip not in due_of(match)
