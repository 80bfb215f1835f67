"""What Qwixx says at the table: a sentence for every refusal, status, hints, announcements."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication

from app.games.contract import FlipHand
from app.games.qwixx_cards import words
from app.games.qwixx_cards.gestures import QwixxCardsTable
from app.games.qwixx_cards.layout.layout import beside_hand, lay_out
from app.games.qwixx_cards.reasons import NOTHING_CHOSEN, refusal_sentence
from app.games.qwixx_cards.situation import QwixxSituation
from app.games.qwixx_cards.visuals.visuals import StepsVisual
from app.match.bot_client import Hint
from app.table.layout import Layout
from engine.core.events import Kind
from engine.core.match import Match
from engine.core.refusal import Refusal
from engine.games.qwixx_cards import refusals
from tests.app.games.qwixx_situations import (
    frame,
    match_at,
    people,
    situation_at,
    situation_of,
)
from tests.app.speaking import speaking
from tests.app.table.support import NAMES
from tests.app.telling import announced
from tests.app.translators import Pretend
from tests.engine.games.qwixx_cards.positions import position
from tests.engine.refusal_codes import listed

GAME = QwixxCardsTable()

REFUSALS = {
    "wrong-part": [Refusal("wrong-part", {"part": p}) for p in ("take", "number", "play", "mark")],
    "slot-empty": [Refusal("slot-empty", {"slot": 2})],
    "not-on-top": [Refusal("not-on-top", {"number": 5, "top": 7})],
    "one-number": [Refusal("one-number", {"numbers": [5, 7], "top": 7})],
    "already-decided": [Refusal("already-decided", {"row": row}) for row in ("red", None)],
    "row-closed": [Refusal("row-closed", {"row": row}) for row in ("red", "blue")],
    "not-further-right": [
        Refusal("not-further-right", {"row": "red", "number": 3, "last": 4}),
        Refusal("not-further-right", {"row": "red", "number": 4, "last": 4}),
    ],
    "too-few-crosses": [
        Refusal("too-few-crosses", {"row": "red", "number": 12, "crosses": 2, "needed": 5})
    ],
    "not-in-hand": [Refusal("not-in-hand", {"card": card}) for card in ("y5", "j12")],
    "too-many-cards": [Refusal("too-many-cards", {"cards": 4, "most": 3})],
    "different-colours": [Refusal("different-colours", {"colours": ["red", "green"]})],
    "other-colour": [Refusal("other-colour", {"card": "r5", "colour": "yellow"})],
    "other-row": [Refusal("other-row", {"row": "green", "colour": "red"})],
    "not-shown": [Refusal("not-shown", {"number": 9, "numbers": [5, 7]})],
    "too-many-skipped": [Refusal("too-many-skipped", {"row": "red", "numbers": [5, 6], "most": 1})],
    "not-your-turn": [Refusal("not-your-turn", {"seat": 0, "to_act": [1]})],
    "match-over": [Refusal("match-over", {})],
    "nothing-chosen": [NOTHING_CHOSEN],
}


@pytest.fixture(autouse=True)
def program(qapp: object) -> None:
    """Texts need the program."""


def test_every_refusal_of_the_game_has_its_sentence() -> None:
    other = refusal_sentence(Refusal("something-new", {}), situation_at("play"))
    assert listed(refusals) <= set(REFUSALS)
    for code, examples in REFUSALS.items():
        for refusal in examples:
            sentence = refusal_sentence(refusal, situation_at("play"))
            assert sentence != other, code
            assert sentence[0].isupper()
            assert sentence.endswith(".")
            assert "{" not in sentence


@pytest.fixture
def marked() -> Iterator[None]:
    pretend = Pretend()
    QCoreApplication.installTranslator(pretend)
    yield
    QCoreApplication.removeTranslator(pretend)


def test_every_sentence_is_translated(marked: None) -> None:
    for examples in REFUSALS.values():
        for refusal in examples:
            assert "¿" in refusal_sentence(refusal, situation_at("play"))


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (REFUSALS["not-further-right"][0],
         "Red 3 is gone: you cross from left to right, and 4 is already crossed."),
        (REFUSALS["not-further-right"][1], "Red 4 is already crossed."),
        (REFUSALS["different-colours"][0],
         "Only cards of one colour can be played together, not red and green."),
        (REFUSALS["other-colour"][0], "Red 5 cannot be crossed in the yellow row."),
        (REFUSALS["too-many-skipped"][0],
         "You may skip only one number between these crosses, not 5 and 6."),
        (REFUSALS["not-your-turn"][0], "It is Nikos’s turn."),
    ],
)  # fmt: skip
def test_sentences(refusal: Refusal, sentence: str) -> None:
    assert GAME.refusal(refusal, situation_at("play")) == sentence


def test_numbers_are_listed() -> None:
    assert words.listed([5]) == "5"
    assert words.listed([5, 7]) == "5 and 7"
    assert words.listed([5, 7, 8]) == "5, 7 and 8"


def test_points_can_be_negative() -> None:
    assert words.points(-5) == "\N{MINUS SIGN}5 point(s)"


def test_the_bar() -> None:
    line = GAME.line(situation_at("play", practice=True))
    assert line == "turn 9 · deal Q3-31337 · practice"


@pytest.mark.parametrize(
    ("step", "first", "second", "main", "allowed"),
    [
        ("take", "Take 2 card(s) from the display", "Your turn · Maria", "", False),
        ("number", "Number for all: 7", "Cross it in one row, or skip · Maria", "Skip", True),
        ("deciding", "Number for all: 7", "Cross it in one row, or skip · Maria", "Skip", True),
        ("play", "Play one card, or up to three of one colour", "Your turn · Maria",
         "Play", False),
        ("chosen", "Red 5, 7 and 8: you cross nothing", "Choose 5, 7 or 8 to cross it · Maria",
         "Play 5, 7 and 8: penalty −5", True),
        ("crossed", "Red 5, 7 and 8: 8 goes without a cross", "Choose 8 to cross it too · Maria",
         "Cross 5 and 7", True),
        ("joker", "Joker 7, 8 and 12: you cross nothing", "Choose 7 or 8 to cross it · Maria",
         "Play 7, 8 and 12: penalty −5", True),
        ("mark", "Red 5, 7 and 8: 7 and 8 goes without a cross", "Choose 7 to cross it too · Maria",
         "Cross 5", True),
    ],
)  # fmt: skip
def test_every_step_says_what_is_asked(
    step: str, first: str, second: str, main: str, allowed: bool
) -> None:
    situation = situation_at(step)
    status = GAME.status(situation)
    assert (status.first, status.second) == (first, second)
    action = GAME.main(situation)
    assert action is not None
    assert (action.word, action.allowed) == (main, allowed)


def test_a_number_that_nobody_asked_about_is_told_until_a_card_is_chosen() -> None:
    past_seven = {"red": [8], "yellow": [8], "green": [6], "blue": [6]}
    match = position(
        "r9 y9 g5 b5 b4", part="number", draw="g7", sheets=[past_seven, {}], display="g3 y8 b10 g11"
    )
    match.do(0, "skip")
    match.do(1, "mark red 7")
    assert match.view(0)["turn"]["part"] == "play"

    def told(*chosen: str) -> str:
        story = [match.happened(0, index) for index in range(len(match.moves))]
        return GAME.status(situation_of(match, chosen=chosen, story=lambda: story)).second

    assert told() == "7 fits none of your rows"
    assert told("r9", "red:9") == "Your turn · Maria"
    match.undo(1, "free")
    match.do(1, "mark red 7")
    match.do(0, "play red r9")
    match.do(0, "mark red 9")
    assert "fits none" not in told()


def test_taking_counts_its_cards() -> None:
    status = GAME.status(situation_at("take"))
    assert (status.done, status.asked) == (1, 3)


def test_after_the_own_decision_it_is_said_and_whom_one_waits_for() -> None:
    match = match_at("number", 4)
    match.do(0, "mark blue 7")
    match.do(2, "skip")
    status = GAME.status(situation_of(match))
    assert status.first == "You cross blue 7"
    assert status.second == (
        "You may still change that · Waiting for Nikos and Christopher-Alexander Smith"
    )
    match.do(0, "skip")
    assert GAME.status(situation_of(match)).first == "You skip 7"
    action = GAME.main(situation_of(match))
    assert action is not None
    assert action.command == FlipHand(up=False)


def test_a_single_cross_is_not_called_all() -> None:
    situation = situation_at("play", chosen=("r5", "red:5"))
    assert GAME.status(situation).first == "Red 5: you cross it"
    both = situation_at("play", chosen=("r5", "r7", "red:5", "red:7"))
    assert GAME.status(both).first == "Red 5 and 7: you cross both"


def test_where_the_number_goes_nowhere_only_skipping_is_asked_for() -> None:
    sheets = [{"red": [8], "yellow": [9], "green": [6], "blue": [5]}]
    match = position("r5 g9 b12 y3 y4", part="number", draw="r7", sheets=sheets)
    # Nobody is asked, unless their skip could not be written.
    asked = situation_of(
        match, players=people(2), view=match.view(0), legal=("skip",), stage="playing",
        why=lambda action: None if action == "skip" else Refusal("row-closed"),
    )  # fmt: skip
    assert GAME.status(asked)[:2] == (
        "7 fits none of your rows",
        "Every row is already crossed further right",
    )
    action = GAME.main(asked)
    assert action is not None
    assert not action.quiet


def test_other_stages() -> None:
    watching = situation_of(match_at("take"), seat=1)
    assert GAME.status(watching)[:2] == ("Maria is playing", "Step 1: taking from the display")
    over = situation_at("over")
    assert GAME.status(over)[:2] == ("Nikos won · 16 point(s)", "Four penalties on one sheet")
    alone = [
        each._replace(kind="human" if each.name == "Nikos" else "easy") for each in over.players
    ]
    assert GAME.status(replace(over, players=tuple(alone)))[0] == "You won · 16 point(s)"


def test_who_need_not_decide_is_told_that_it_fits_none_of_their_rows() -> None:
    closed = {"red": [9], "yellow": [9], "green": [5], "blue": [5]}
    match = position("r5 g9 b12 y3 y4", part="number", draw="g7", sheets=[closed, {}])
    match.do(0, "skip")
    alone: tuple[Kind, ...] = ("human", "easy")
    status = GAME.status(situation_of(match, players=people(2, alone)))
    assert status[:2] == (
        "7 fits none of your rows",
        "Every row is already crossed further right",
    )


def test_a_last_number_fits_nowhere_for_want_of_crosses() -> None:
    sheets = [{"red": [8], "yellow": [9], "green": [6], "blue": [5]}, {}]
    match = position("r5 g9 b12 y3 y4", part="number", draw="g12", sheets=sheets)
    match.do(0, "skip")
    alone: tuple[Kind, ...] = ("human", "easy")
    status = GAME.status(situation_of(match, players=people(2, alone)))
    assert status[:2] == (
        "12 fits none of your rows",
        "It needs 5 crosses before it in its row",
    )


def test_in_the_turn_of_another_it_is_said_that_one_decides_too() -> None:
    shared = situation_at("others")
    assert GAME.status(shared).second == "Cross it in one row, or skip · Maria"
    players = people(3, ("human", "easy", "easy"))
    situation = situation_at("others", players=players)
    name = situation.players[situation.view["turn"]["seat"]].name
    assert GAME.status(situation).second == (
        f"{name} is playing, but you decide too: cross it or skip"
    )
    layout = lay_out(situation, frame((960, 600)))
    steps = next(each for each in layout.decorations if each.id == "steps")
    assert isinstance(steps.visual, StepsVisual)
    assert steps.visual.head == f"{name} is playing"
    assert steps.name.startswith(f"{name} is playing. Step 2")
    own = next(each for each in shown(situation_at("number")).decorations if each.id == "steps")
    assert isinstance(own.visual, StepsVisual)
    assert own.visual.head == "Your turn"


@pytest.mark.parametrize(
    ("hand", "chosen", "why"),
    [
        ("r4 r9 g5", "r4 r9 red:9", "4 is left of 7, which is crossed"),
        ("r7 r9 g5", "r7 r9 red:9", "7 is already crossed"),
        ("r11 r12 g5", "r11 r12 red:11", "12 needs 5 crosses before it"),
        ("y4 y8 g5", "y4 y8 yellow:4", "Only one number may be skipped between new crosses"),
        ("r4 b5 g5", "r4", "4 is left of 7, which is crossed"),
        ("r4 b5 g5", "b5 blue:5", "Your turn · Maria"),
    ],
)
def test_why_a_chosen_card_gets_no_cross_is_said_beside_it(
    hand: str, chosen: str, why: str
) -> None:
    match = position(hand, part="play", sheets=[{"red": [7]}, {}])
    situation = situation_of(match, players=people(2), chosen=(*chosen.split(),))
    assert GAME.status(situation).second == why


def test_a_joker_that_fits_no_row_says_so() -> None:
    sheets = [{"red": [8], "yellow": [9], "green": [6], "blue": [5]}, {}]
    match = position("j7 b4 g5", part="play", sheets=sheets, jokers=True)
    situation = situation_of(match, players=people(2), chosen=("j7",))
    assert GAME.status(situation).second == "It fits no row"


def test_a_hand_without_a_cross_is_told_so_before_a_card_is_chosen() -> None:
    match = position("r2 r3 r4 r5 y2", part="play", sheets=[{"red": [7], "yellow": [3]}, {}])
    said = beside_hand(situation_of(match, players=people(2)))
    assert said[0] == (
        "None of your cards can be crossed. Play one all the same, or up to three of one colour."
    )


def test_a_hint_says_why_it_crosses_only_some_of_its_cards() -> None:
    match = position("y4 y8 g5", part="play")
    advice = GAME.advice(situation_of(match, players=people(2)), Hint("play yellow y4 y8", ()))
    assert advice.text == (
        "Play yellow 4 and 8, and cross only the 4: only one number may be skipped between new"
        " crosses."
    )


def test_what_a_cross_would_skip_is_said_before_it_is_made() -> None:
    penalty = "If you cross nothing in steps 2 and 3 you take a penalty: \N{MINUS SIGN}5."
    assert beside_hand(situation_at("take")) == []
    assert beside_hand(situation_at("number")) == [
        "Red 7 skips 5 and 6.",
        "Green 7 skips nothing.",
        "Blue 7 skips 11 to 8.",
    ]
    assert beside_hand(situation_at("play")) == [penalty]
    assert beside_hand(situation_at("chosen")) == [
        "Red 7 would skip 5 and 6.",
        "Red 8 would skip 5 to 7.",
        penalty,
    ]
    assert beside_hand(situation_at("crossed")) == ["From 5 to 8 you skip one number: 6."]
    assert beside_hand(situation_at("joker")) == [
        "A joker takes the colour of the row you cross it in.",
        penalty,
    ]
    late = situation_at("chosen", chosen=("r5", "r7", "r8", "red:8"))
    assert beside_hand(late) == ["Skipped for good in the red row: 5 and 6."]
    none = situation_at("play", chosen=("b12",))
    assert beside_hand(none) == ["None of these numbers can be crossed.", penalty]


def shown(situation: QwixxSituation) -> Layout:
    return lay_out(situation, frame((1280, 800)))


def test_a_computer_at_the_near_edge_is_called_by_its_name() -> None:
    players = people(2, ("hard", "easy"))

    def watched(match: Match) -> QwixxSituation:
        return situation_of(match, players=players, stage="watching", view=match.view(None))

    match = match_at("take", 2)
    for seat, action in [
        (0, "take 1"), (0, "take 4"), (0, "mark blue 7"), (1, "mark red 7"), (0, "play red r5"),
    ]:  # fmt: skip
        match.do(seat, action)
        assert not GAME.status(watched(match)).first.startswith("You")
    layout = shown(watched(match))
    named = [card.name for card in layout.cards] + [place.name for place in layout.places]
    named += [decoration.name for decoration in layout.decorations]
    assert [name for name in named if "your" in name.lower()] == []


def test_chosen_cards_are_named_in_the_order_of_their_row() -> None:
    match = position("b9 b11 r3 y2 g4", sheets=[{"blue": [12]}, {}])
    chosen = ("b9", "b11", "blue:11", "blue:9")
    situation = situation_of(match, players=people(2), chosen=chosen)
    assert GAME.status(situation).first == "Blue 11 and 9: you cross both"


def test_choices_are_announced() -> None:
    before = situation_at("play")

    def after(*chosen: str) -> QwixxSituation:
        return situation_at("play", chosen=chosen, view=before.view)

    assert GAME.announce_choice(before, after("r5")) == "Red 5 chosen, no number to cross yet."
    assert GAME.announce_choice(before, after("g9")) == "Green 9 chosen, nothing can be crossed."
    assert GAME.announce_choice(after("r5"), after("r5", "red:5")) == "Red 5 chosen, to cross: 5."
    assert GAME.announce_choice(after("r5"), before) == "No card is chosen."


def test_who_is_asked_next_is_called() -> None:
    match = match_at("deciding", 2)
    view = match.view(None)
    before = situation_of(match, 0, stage="deciding", view=view)
    after = situation_of(match, 1, stage="deciding", view=view)
    assert GAME.called(before, after) == "Nikos is deciding."
    assert GAME.called(after, after) == ""


def test_who_has_the_hand_open_is_called_to_cross_or_skip() -> None:
    match = match_at("deciding", 2)
    after = situation_of(match, 0, stage="playing", view=match.view(None))
    turn = {**after.view["turn"], "part": "take"}
    before = situation_of(match, 0, stage="playing", view={**after.view, "turn": turn})
    assert GAME.called(before, after) == "Cross it in one row, or skip · Maria."
    assert GAME.called(after, after) == ""


def test_whether_a_decision_was_changed_or_left_is_not_to_be_heard() -> None:
    match = match_at("deciding", 2)
    match.do(0, "mark red 7")
    before = situation_of(match, 0, stage="deciding", view=match.view(None))
    for change in (None, "mark blue 7"):
        if change is not None:
            match.do(0, change)
            assert announced(match, None, NAMES) == ""
        after = situation_of(match, 1, stage="deciding", view=match.view(None))
        assert GAME.called(before, after) == "Maria has decided. Nikos is deciding."


@pytest.mark.parametrize(
    ("numbers", "cross", "coloured", "lost"),
    [
        ([5], "Τσέκαρε το 5", "κόκκινο 5", "Στην κόκκινη σειρά χάνεται το 5."),
        (
            [5, 7],
            "Τσέκαρε τα 5 και 7",
            "κόκκινα 5 και 7",
            "Στην κόκκινη σειρά χάνονται το 5 και το 7.",
        ),
    ],
)
def test_in_greek_numbers_have_their_article(
    numbers: list[int], cross: str, coloured: str, lost: str
) -> None:
    with speaking() as install:
        install("el")
        assert words.cross(numbers) == cross
        assert words.coloured("red", numbers) == coloured
        assert words.lost_before("red", numbers) == lost


def test_of_many_whom_all_wait_for_their_number_is_told(qapp: object) -> None:
    two = words.waiting_for(["Nikos", "Eleni"], change=True)
    assert two == "You may still change that · Waiting for Nikos and Eleni"
    three = words.waiting_for(["Nikos", "Eleni", "Zoe"], change=True)
    assert three == "You may still change that · Waiting for 3 player(s)"
