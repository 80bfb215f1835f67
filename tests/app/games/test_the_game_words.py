"""What The Game says at the table, and which gesture means what."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from app import common_texts
from app.games.contract import DoActions, Situation
from app.games.numbers import texts
from app.games.numbers.tips import NUMBERS_TIPS, step_made
from app.games.the_game import words
from app.games.the_game.gestures import TheGameTable
from app.games.the_game.layout.layout import ASCENDS
from app.games.the_game.situation import TheGameSituation
from app.games.the_game.tips import TheGameTips
from app.games.the_game_extreme.gestures import TheGameExtremeTable
from app.games.tips import DueTip
from app.match.bot_client import Hint, Reason
from app.match.players import PlayerInfo
from engine.core.match import Match
from engine.core.piles import fits
from engine.core.refusal import Refusal
from engine.games import GAMES
from engine.games.the_game.piles import PILES
from tests.app.table.support import position
from tests.app.translators import Greek
from tests.engine.games.the_game.positions import lying

PLAYERS = (PlayerInfo("Maria", 0), PlayerInfo("Nikos", 1))
GAME = TheGameTable()
BURNING = {
    "up1": [1, 34], "up2": [1, 44], "down1": [100, 55], "down2": [100, 31],
}  # fmt: skip


def situation(match: Match, seat: int = 0, **changes: Any) -> TheGameSituation:
    acting = seat in match.to_act
    options: dict[str, Any] = {
        "stage": "playing" if acting else "watching",
        "legal": tuple(map(str, match.legal(seat))) if acting else (),
        "why": lambda action: match.why(seat, action),
        "seed": match.seed,
    }
    options.update(changes)
    view: Any = match.view(seat)
    return Situation(view=view, seat=seat, players=PLAYERS, **options)


@pytest.fixture
def match(qapp: object) -> Match:
    return Match.from_state(GAMES["the-game"], position())


def test_offers_are_exactly_what_is_legal(match: Match) -> None:
    now = situation(match)
    for card in match.view(0)["hands"][0]:
        offers = GAME.offers(now, str(card))
        for pile in PILES:
            command = GAME.lay(now, str(card), pile)
            assert isinstance(command, DoActions)
            [action] = command.actions
            assert (pile in offers) is (match.why(0, action) is None)


def test_costs_are_the_numbers_skipped_on_both_kinds_of_pile(match: Match) -> None:
    now = situation(match)
    assert GAME.offers(now, "37")["up1"].cost == "2"
    assert GAME.offers(now, "9")["down1"].cost == "18"
    trick = GAME.offers(now, "37")["up2"]
    assert (trick.cost, trick.kind) == ("10 back", "trick")


def test_a_trick_on_a_descending_pile_goes_ten_back_too(qapp: object) -> None:
    match = Match.from_state(GAMES["the-game"], position(hand=(9, 37, 38, 58, 73, 90, 96)))
    trick = GAME.offers(situation(match), "38")["down1"]
    assert (trick.cost, trick.kind) == ("10 back", "trick")


REFUSALS = [
    Refusal("not-higher", {"card": 36, "pile": "up1", "top": 47, "trick": 37}),
    Refusal("not-higher", {"card": 2, "pile": "up1", "top": 8, "trick": -2}),
    Refusal("not-lower", {"card": 66, "pile": "down1", "top": 65, "trick": 75}),
    Refusal("not-lower", {"card": 97, "pile": "down1", "top": 95, "trick": 105}),
    Refusal("not-higher", {"card": 50, "pile": "up1", "top": 99, "trick": 89}),
    Refusal("not-lower", {"card": 50, "pile": "down1", "top": 2, "trick": 12}),
    Refusal("minimum", {"placed": 1, "minimum": 2}),
    Refusal("fire-due", {"cards": [33], "piles": ["up1"]}),
    Refusal("fire-due", {"cards": [33, 66], "piles": ["up1", "down1"]}),
    Refusal("not-your-turn", {"seat": 0, "to_act": [1]}),
    Refusal("match-over", {}),
    Refusal("not-in-hand", {"card": 5}),
    Refusal("something-new", {}),
]


@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_every_refusal_is_a_whole_sentence(qapp: object, refusal: Refusal) -> None:
    sentence = words.refusal_sentence(refusal, PLAYERS)
    assert sentence[0].isupper() or sentence[0].isdigit()
    assert sentence.endswith(".")
    assert "{" not in sentence
    for value in refusal.args.values():
        if isinstance(value, int) and refusal.code in ("not-higher", "not-lower"):
            assert str(value) in sentence or not 2 <= value <= 99


def test_a_trick_that_no_card_can_be_is_not_offered_in_words(qapp: object) -> None:
    assert "exactly" in words.refusal_sentence(REFUSALS[0], PLAYERS)
    assert "exactly" not in words.refusal_sentence(REFUSALS[1], PLAYERS)
    assert "exactly" in words.refusal_sentence(REFUSALS[2], PLAYERS)
    assert "exactly" not in words.refusal_sentence(REFUSALS[3], PLAYERS)


def test_a_pile_at_its_end_says_that_it_takes_only_the_trick(qapp: object) -> None:
    assert "only 89 fits" in words.refusal_sentence(REFUSALS[4], PLAYERS)
    assert "only 12 fits" in words.refusal_sentence(REFUSALS[5], PLAYERS)


def test_no_two_piles_have_the_same_name(qapp: object) -> None:
    assert len({words.pile_name(pile, 50, ()) for pile in PILES}) == len(PILES)
    assert len({words.on_pile(pile) for pile in PILES}) == len(PILES)


def test_the_codes_that_the_engine_gives_are_known(match: Match) -> None:
    given = [match.why(0, "place 9 up1"), match.why(0, "place 58 down1"), match.why(0, "end")]
    given += [match.why(1, "end"), match.why(0, "dance")]
    assert all(refusal is not None for refusal in given)
    unknown = words.refusal_sentence(Refusal("x"), PLAYERS)
    told = [words.refusal_sentence(refusal, PLAYERS) for refusal in given if refusal]
    assert [line == unknown for line in told] == [False, False, False, False, True]


def test_typed_numbers(match: Match) -> None:
    now = situation(match)
    assert GAME.typed(now, "9") == "9"
    assert GAME.typed(now, "3") == "37"
    assert GAME.typed(now, "37") == "37"
    assert GAME.typed(now, "4") is None


def test_the_status_of_others_turns(match: Match) -> None:
    now = situation(match, seat=1)
    assert GAME.status(now).first == "Maria is playing"


@pytest.mark.parametrize("game", [GAME, TheGameExtremeTable()], ids=["the-game", "extreme"])
def test_one_card_is_asked_for_with_its_reason(qapp: object, game: TheGameTable) -> None:
    match = lying([91, 92], (90, 95, 3, 4), [], [[40]])
    assert game.status(situation(match)).first == "Draw pile empty: place at least 1 card"


@pytest.mark.parametrize("game", [GAME, TheGameExtremeTable()], ids=["the-game", "extreme"])
def test_whose_turn_it_becomes_is_called(match: Match, game: TheGameTable) -> None:
    match.do(0, "place 37 up1")
    match.do(0, "place 58 up1")
    before = situation(match, seat=1, stage="watching")
    match.do(0, "end")
    after = situation(match, seat=1)
    assert game.called(before, after) == "Place at least 2 card(s). Your turn · Nikos."
    assert game.called(after, after) == ""
    assert game.called(before, before) == ""


def test_alone_at_the_table_nobody_is_called(qapp: object) -> None:
    match = Match.from_state(GAMES["the-game"], position(1))
    now = replace(situation(match), players=PLAYERS[:1])
    assert GAME.called(replace(now, stage="watching"), now) == ""


def test_a_player_without_cards_is_told_in_words(qapp: object) -> None:
    assert words.player_name("Leo", 0, ["plays next"]) == "Leo, no cards left, plays next"
    assert words.player_name("Leo", 2, ["plays next"]) == "Leo, 2 card(s) in hand, plays next"


def test_choices_of_signals(match: Match) -> None:
    now = situation(match, can_signal=True)
    assert [choice.value for choice in GAME.signals.choices(now, "up1")] == ["leave", "gentle"]
    match.signal(0, "up1", "gentle")
    now = situation(match, can_signal=True)
    choices = GAME.signals.choices(now, "up1")
    assert [(choice.value, choice.chosen) for choice in choices] == [
        ("leave", False),
        ("gentle", True),
        (None, False),
    ]
    assert GAME.signals.choices(situation(match, can_signal=False), "up1") == ()


def test_a_hint_tells_the_advised_card_on_another_pile_with_that_pile(match: Match) -> None:
    def told(pile: str) -> str:
        args = {"steps": 5, "card": 45, "pile": pile, "others": 9}
        hint = Hint("place 45 up1", (Reason("fewer-steps", args),))
        return GAME.advice(situation(match), hint).text

    assert told("up1").endswith("than if you begin with 45.")
    assert told("up2").endswith("than if you begin with 45 on the second ascending pile.")


COSTS = {"card": 46, "pile": "down1", "top": 20, "jump": 44, "steps": -4, "others": 13, "laid": 3,
         "instead": 45, "later": 47, "deals": 128, "seat": 1}  # fmt: skip


@pytest.mark.parametrize("code", [
    "gets-rid", "last-chance", "smallest-jump", "fewer-steps", "more-cards", "room", "spares",
    "trials", "waits", "dear",
])  # fmt: skip
def test_a_hint_counts_one_thing_at_most(match: Match, code: str) -> None:
    [reason] = GAME.advice(situation(match), Hint("end", (Reason(code, COSTS),))).reasons
    assert len(re.findall(r"\d+", reason)) <= 1


def test_a_hint_gives_one_reason_and_what_it_leaves_open(match: Match) -> None:
    def told(*codes: str) -> int:
        reasons = tuple(Reason(code, COSTS) for code in codes)
        return len(GAME.advice(situation(match), Hint("place 45 up1", reasons)).reasons)

    assert told("gets-rid", "smallest-jump") == 1
    assert told("gets-rid", "despite") == 2
    assert told("fewer-steps", "cheaper-kept", "smallest-jump") == 2


def test_a_trick_can_wait_only_where_nobody_plays_in_between(match: Match) -> None:
    hint = Hint("end", (Reason("trick-waits", {"card": 70, "pile": "down2", "top": 60}),))
    now = situation(match)
    assert GAME.advice(now, hint).text == (
        "End your turn: keep 70 for the backwards trick in your next turn, if nobody changes the "
        "pile before."
    )
    alone = replace(now, players=PLAYERS[:1])
    assert "can wait for your next turn" in GAME.advice(alone, hint).text


@pytest.mark.parametrize(
    "reason",
    [Reason("lost", {"placed": 1, "minimum": 2, "back": True}), Reason("hopeless", {"back": True})],
)
def test_what_can_be_undone_is_not_said_to_be_lost(match: Match, reason: Reason) -> None:
    def told(args: Any, may_undo: bool) -> str:
        hint = Hint("place 45 up1", (reason._replace(args={**reason.args, **args}),))
        return GAME.advice(situation(match, may_undo=lambda: may_undo), hint).text

    assert "unless you take cards back with Undo, the game can" in told({}, True)
    assert "Undo" not in told({}, False)
    assert "Undo" not in told({"back": False}, True)


def test_the_end_of_the_turn_is_told_as_what_is_advised(match: Match) -> None:
    hint = Hint("place 45 up1", (Reason("room", {"card": 46, "pile": "down1", "top": 20}),))
    end = "this leaves more room on the first descending pile"
    assert end in GAME.advice(situation(match), hint).text


def test_trial_deals_know_no_hidden_card(match: Match) -> None:
    hint = Hint("place 45 up1", (Reason("trials", {"deals": 64}),))
    text = GAME.advice(situation(match), hint).text
    assert "with the hidden cards shuffled again and again" in text


def test_directions_are_the_engines() -> None:
    assert ASCENDS == {"up1": True, "up2": True, "down1": False, "down2": False}


@pytest.fixture
def greek(qapp: object) -> Iterator[None]:
    translator = Greek()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def test_greek_declines_no_name(greek: None) -> None:
    # Names stand by themselves, after a colon or a point.
    for sentence in (
        words.your_turn(name="Ω"),
        words.go_on_or_end(name="Ω"),
        common_texts.is_playing(name="Ω"),
        common_texts.is_next(name="Ω"),
        texts.drew(name="Ω", n=2),
        texts.turn_is_over(name="Ω"),
        words.refusal_sentence(Refusal("not-your-turn", {"seat": 0, "to_act": [0]}),
                               (PlayerInfo("Ω", 0),)),
    ):  # fmt: skip
        before, after = sentence.split("Ω")
        assert before.endswith((": ", " · ")) or after.startswith(": ")


def test_fires_that_are_due_are_told_from_the_first_card_on(qapp: object) -> None:
    state = position(options={"on_fire": True}, piles=BURNING, fires={"44": 4, "55": 4})
    now = situation(Match.from_state(GAMES["the-game"], state))
    assert GAME.status(now)[:2] == (
        "Place at least 2 card(s)", "Still to do: put the fire(s) out · Maria"
    )  # fmt: skip
    now = situation(Match.from_state(GAMES["the-game"], position()))
    assert GAME.status(now).second == "Your turn · Maria"


def test_a_turn_with_a_fire_to_put_out_is_called_as_any_other(qapp: object) -> None:
    state = position(options={"on_fire": True}, piles=BURNING, fires={"44": 4, "55": 4})
    now = situation(Match.from_state(GAMES["the-game"], state))
    said = "Place at least 2 card(s). Still to do: put the fire(s) out. Your turn · Maria."
    assert GAME.asked_openly(None, now) == said
    assert GAME.called(replace(now, stage="reviewing"), now) == said


@pytest.mark.parametrize("game", [GAME, TheGameExtremeTable()], ids=["the-game", "extreme"])
def test_a_fire_that_the_last_move_told_of_is_not_told_again(
    qapp: object, game: TheGameTable
) -> None:
    match = lying([33, 95], (90, 20, 9, 80), range(10, 19), [[40, 44]], fires={})
    match.do(0, "place 33 up2")
    match.do(0, "place 95 up1")
    before = situation(match, seat=1, stage="watching")
    match.do(0, "end")
    after = situation(match, seat=1)
    assert game.called(before, after) == "Place at least 2 card(s). Your turn · Nikos."
    # Who asks, or takes the seat later on, hears of it.
    said = "Place at least 2 card(s). Still to do: put the fire(s) out. Your turn · Nikos."
    assert game.asked_openly(None, after) == said
    assert game.called(replace(after, stage="watching"), after) == said


@pytest.mark.parametrize(("fires", "said"), [({77: 4}, "Fire(s) on 77 not put out · "), ({}, "")])
def test_the_end_names_the_fire_that_lost_it(
    qapp: object, fires: dict[int, int], said: str
) -> None:
    tops = (90, 77 if fires else 80, 10, 20)
    match = lying([71, 92], tops, [96, 97], [[95]], fires=fires, number=5)
    match.do(0, "place 92 up1")
    assert match.over is not None
    assert tuple(GAME.status(situation(match, stage="over")))[:2] == (
        "You cannot place two cards", f"{said}4 card(s) left",
    )  # fmt: skip


@pytest.mark.parametrize(("draw", "cards"), [(20, "two cards"), (0, "any card")])
def test_the_end_says_who_could_not_place_how_many_cards(
    qapp: object, draw: int, cards: str
) -> None:
    match = lying([91, 92], (90, 98, 3, 4), range(10, 10 + draw), [[40]])
    for action in ("place 91 up1", "place 92 up1", "end"):
        match.do(0, action)
    assert (match.over is not None, match.state()["turn"]["seat"]) == (True, 1)
    assert GAME.status(situation(match, stage="over")).first == f"Nikos cannot place {cards}"
    assert GAME.status(situation(match, 1, stage="over")).first == f"You cannot place {cards}"


@pytest.mark.parametrize(("laid", "deadline"), [(4, "this turn"), (5, "the next turn")])
@pytest.mark.parametrize("others", [[], [[95]]])
def test_the_tip_about_a_fire_says_until_when(
    qapp: object, laid: int, deadline: str, others: list[list[int]]
) -> None:
    placed = [] if laid == 4 else [(44, "up2")]
    match = lying(
        [50, 71], (40, 44, 10, 20), [96, 97], others, fires={44: laid}, number=5, placed=placed
    )  # fmt: skip
    due = next(TheGameTips().due(situation(match)))
    text = due.text or TheGameTips.tips[due.name].text
    said = text(**due.fields)
    assert said.startswith("44 burns.")
    assert said.endswith(f"by the end of {deadline}, or the game is lost.")


def test_the_tip_about_a_step_counts_what_it_skips(qapp: object) -> None:
    def said(tip: DueTip) -> str:
        return NUMBERS_TIPS[tip.name].text(**tip.fields)

    tip = step_made("up1", (1, 91), ascending=True)
    assert tip is not None
    assert fits(True, 91, 81)
    assert "skips 89 number(s), and only the backwards trick" in said(tip)
    one = step_made("up1", (27, 29), ascending=True)
    assert one is not None
    assert "29 on the 27 skips 1 number(s), and" in said(one)
