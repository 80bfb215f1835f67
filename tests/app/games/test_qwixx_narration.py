"""What Qwixx tells of its moves: announced, on the rail, on the curtain."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import pytest

from app.games.narration import Audience
from app.games.qwixx_cards import words
from app.games.qwixx_cards.narration import QwixxCardsNarration
from app.games.qwixx_cards.visuals.faces import LockFace, QwixxFace
from app.paint.backs import BackFace
from app.table.pace import CALM, Weight
from engine.core.happening import Happening
from engine.core.log import log
from engine.core.match import Match
from engine.core.options import OptionValue
from engine.games.qwixx_cards import happenings
from tests.app.games.qwixx_situations import match_at
from tests.app.speaking import speaking
from tests.app.table.support import NAMES
from tests.app.tables.letters import foreign
from tests.app.tables.matches import LONG_NAMES, played
from tests.app.telling import announced, moves_of_turns, players_named, told_of
from tests.engine.games.happenings import viewers
from tests.engine.games.qwixx_cards.keen import keen_steps
from tests.engine.games.qwixx_cards.positions import QWIXX, Sheets, closed, five, position
from tests.engine.play import Setup

NARRATION = QwixxCardsNarration()
ROOM_ON_RAIL = 92
"""So many letters are read on the rail of a small window."""
OPTIONS: Mapping[str, OptionValue] = {"first": 0, "jokers": True}
GREEK = ("Άννα", "Νίκος", "Ελένη", "Λεωνίδας", "Μαρία")


@pytest.fixture(autouse=True)
def program(qapp: object) -> None:
    """Texts need the program."""


def said(match: Match, seat: int, action: str, viewer: int | None = 0) -> str:
    """What is announced of an action, to the seat 0 unless to another."""
    match.do(seat, action)
    return announced(match, viewer, NAMES)


def told(match: Match, viewer: int | None, start: int = 0) -> list[str]:
    """What is announced of each event from this one on, undone or not."""
    audience = Audience(players_named(NAMES), viewer)
    return [NARRATION.announce(entry.happenings, audience) for entry in log(match, viewer, start)]


def test_a_turn_is_told_to_who_plays_it() -> None:
    match = match_at("take", 2)
    assert said(match, 0, "take 1") == "You took the green 3."
    assert said(match, 0, "take 4") == (
        "You took the green 11. New in the display: 7, 11 and 8. Number for all: 7."
    )
    assert said(match, 1, "mark red 7") == "Nikos has decided."
    assert said(match, 0, "skip") == "Number 7: you none, Nikos in red."
    assert said(match, 0, "play red r5") == "You played red 5."
    assert said(match, 0, "mark red 5") == "You crossed red 5. Nikos is playing."


def test_a_turn_is_told_to_others_without_colours_that_they_do_not_see() -> None:
    match = match_at("take", 2)
    assert said(match, 0, "take 1", viewer=1) == "Maria took the 3."
    assert said(match, 0, "take 4", viewer=None).startswith("Maria took the 11. New in")
    assert said(match, 0, "skip", viewer=1) == "Maria has decided."
    assert said(match, 1, "skip", viewer=1) == "Nobody crossed the number for all, 7."
    assert said(match, 0, "play red r5", viewer=1) == "Maria played red 5."
    # Who is on turn now is asked in other words.
    assert said(match, 0, "skip", viewer=1) == "Maria took a penalty: 2 of 4."


def test_decisions_are_told_to_who_made_them_and_of_the_others_only_that() -> None:
    match = match_at("number", 3)
    for action in ("mark red 7", "mark blue 7", "skip"):
        match.do(0, action)
    assert told(match, 0) == ["You cross red 7.", "You now cross blue 7 instead.",
                              "You now skip 7 instead."]  # fmt: skip
    for viewer in (1, None):
        # What another decision is, or whether it is another one at all, is a secret.
        assert told(match, viewer) == ["Maria has decided.", "", ""]
    other = match_at("number", 3)
    assert said(other, 0, "skip") == "You skip 7."


@pytest.mark.parametrize(
    ("viewer", "english", "greek"),
    [
        (None, "Number 7: Maria in blue, Nikos in red, Eleni none.",
         "Αριθμός 7: Άννα στο μπλε, Νίκος στο κόκκινο, Ελένη πουθενά."),
        (0, "Number 7: you in blue, Nikos in red, Eleni none.",
         "Αριθμός 7: εσύ στο μπλε, Νίκος στο κόκκινο, Ελένη πουθενά."),
        (1, "Number 7: you in red, Eleni none, Maria in blue.",
         "Αριθμός 7: εσύ στο κόκκινο, Ελένη πουθενά, Άννα στο μπλε."),
        (2, "Number 7: you none, Maria in blue, Nikos in red.",
         "Αριθμός 7: εσύ πουθενά, Άννα στο μπλε, Νίκος στο κόκκινο."),
    ],
)  # fmt: skip
def test_all_decisions_are_told_together_in_one_sentence(
    viewer: int | None, english: str, greek: str
) -> None:
    match = match_at("number", 3)
    for seat, action in ((1, "mark red 7"), (0, "mark blue 7"), (2, "skip")):
        match.do(seat, action)
    assert announced(match, viewer, NAMES) == english
    with speaking() as install:
        install("el")
        assert announced(match, viewer, GREEK) == greek


def test_a_number_that_fits_nowhere_is_told_as_that() -> None:
    full = {"red": [9], "yellow": [9], "green": [5], "blue": [5]}
    match = position("r5 g9 b12 y3 y4", part="number", draw="g7", sheets=[full, {}])
    assert said(match, 0, "skip") == "7 fits none of your rows."
    assert announced(match, 1, NAMES) == "7 fits none of Maria’s rows."


def test_jokers_alone_are_told_with_their_colour() -> None:
    match = position("r3 j4 j9", sheets=[{"red": [2]}], jokers=True)
    assert said(match, 0, "play blue j4 j9") == "You played joker 9 and 4 as blue."
    match = position("r3 j4 j9", sheets=[{"red": [2]}], jokers=True)
    assert said(match, 0, "play red r3 j4", viewer=1) == "Maria played red 3 and joker 4."


def test_penalties_and_closed_rows_are_told() -> None:
    def closing() -> Match:
        sheets = [five("red"), {}]
        return position("r8 g9 b11 y3", part="mark", played=("red", "r12"), sheets=sheets)

    told = "crossed red 12 and closed the row."
    assert said(closing(), 0, "mark red 12") == f"You {told} Nikos is playing."
    assert said(closing(), 0, "mark red 12", viewer=1) == f"Maria {told}"
    match = position("r8 g9 b12 y3 y4", part="number", draw="r12", sheets=[five("red"), {}])
    match.do(1, "mark blue 12")
    assert said(match, 0, "mark red 12") == (
        "Number 12: you in red, Nikos in blue. You closed your red row."
    )
    assert (
        announced(match, 1, NAMES)
        == "Number 12: you in blue, Maria in red. Maria closed their own red row."
    )
    match = position("r8 g9 b11 y3", part="mark", played=("red", "r2"), sheets=[{"red": [5]}])
    assert said(match, 0, "skip").startswith("You took a penalty: 1 of 4.")


def test_a_row_that_another_closed_is_shown_large_to_who_decided_last_too() -> None:
    match = position("r8 g9 b12 y3 y4", part="number", draw="r12", sheets=[five("red"), {}])
    match.do(0, "mark red 12")
    match.do(1, "mark blue 12")
    shown = NARRATION.staged(match.happened(1), Audience(players_named(NAMES), 1))
    assert shown is not None
    assert shown.text == "You in blue, Maria in red. Maria closed their own red row: 1 of 2 rows."
    assert shown.faces == (BackFace("neutral", number=12), LockFace("red"))


def test_a_row_is_shown_large_to_who_did_not_close_it() -> None:
    match = position("r8 g9 b11 y3", part="mark", played=("red", "r12"), sheets=[five("red"), {}])
    match.do(0, "mark red 12")
    shown = NARRATION.staged(match.happened(1), Audience(players_named(NAMES), 1))
    assert shown is not None
    assert shown.text == "Maria closed their own red row: 1 of 2 rows."
    assert shown.faces == (LockFace("red"),)
    assert NARRATION.staged(match.happened(0), Audience(players_named(NAMES), 0)) is None


def test_a_penalty_is_shown_large_to_who_did_not_take_it() -> None:
    match = position("r8 g9 b11 y3", part="mark", played=("red", "r2"), sheets=[{"red": [5]}])
    match.do(0, "skip")
    shown = NARRATION.staged(match.happened(1), Audience(players_named(NAMES), 1))
    assert shown is not None
    assert shown.text == "Maria took a penalty: 1 of 4."
    assert NARRATION.staged(match.happened(0), Audience(players_named(NAMES), 0)) is None
    assert CALM[NARRATION.weight(match.happened(1))] >= CALM[Weight.CARD]


def test_who_crosses_no_own_card_may_have_crossed_the_number_for_all() -> None:
    match = match_at("number", 2)
    for seat, action in ((0, "mark red 7"), (1, "skip"), (0, "play red r5"), (0, "skip")):
        match.do(seat, action)
    told = "crossed nothing with"
    assert announced(match, 0, NAMES) == f"You {told} your own cards. Nikos is playing."
    assert announced(match, 1, NAMES) == f"Maria {told} their own cards."


def test_the_shuffled_discard_pile_is_told_where_it_happened() -> None:
    match = position(
        "r4 y8 g5", part="take", display="r2 b3 y2 g4", draw="y3", rest_in="discard", sheets=[{}]
    )
    match.do(0, "take 4")
    text = said(match, 0, "take 1")
    assert text.startswith("You took the red 2. New in the display: 3. The discard pile was ")
    assert " new draw pile. New in the display: " in text
    audience = Audience(players_named(LONG_NAMES["en"]), None)
    in_short = NARRATION.in_short(match.happened(None), audience)
    assert in_short == f"{LONG_NAMES['en'][0]} took the 2. Draw pile empty: discards reshuffled."
    assert len(in_short) <= ROOM_ON_RAIL
    own = audience._replace(listener=0)
    followed = NARRATION.followed(match.happened(0), own)
    assert followed == "Draw pile empty: discards reshuffled."


def test_the_end_is_told() -> None:
    sheets: Sheets = [{**closed("red"), **five("blue")}, {}]
    match = position("g9 y11 y3 y4", part="mark", played=("blue", "b2"), sheets=sheets, number=2)
    match.do(0, "mark blue 2")
    ended = "crossed blue 2 and closed the row. Two rows are closed on one sheet:"
    assert announced(match, 0, NAMES) == f"You {ended} you won with 56 point(s)."
    assert announced(match, 1, NAMES) == f"Maria {ended} Maria won with 56 point(s)."


def test_a_win_that_is_shared_is_told_to_each() -> None:
    sheets: Sheets = [{"penalties": 3, "red": [2, 3]}, {"red": [2]}, {"blue": [9]}]
    match = position(part="mark", played=("yellow", "y5"), sheets=sheets)
    match.do(0, "skip")
    ended = "took a penalty: 4 of 4. Four penalties on one sheet:"
    assert announced(match, 0, NAMES) == f"You {ended} Nikos and Eleni won with 1 point(s)."
    assert announced(match, 1, NAMES) == f"Maria {ended} you and Eleni won with 1 point(s)."


def test_what_is_taken_back_is_told_with_its_cards() -> None:
    match = match_at("play", 2)
    match.do(0, "play red r5 r7")
    match.do(0, "mark red 5 7")
    match.undo(0, "table")
    assert told(match, 0)[-1] == "You took back red 5 and 7."
    assert told(match, 1)[-1] == "Maria took back red 5 and 7."


def test_a_decision_that_is_taken_back_is_told_and_what_it_was_to_nobody() -> None:
    match = match_at("number", 3)
    match.do(0, "mark red 7")
    match.do(0, "mark blue 7")
    for own, others in (
        ("Your earlier decision on 7 stands again.", "Maria’s earlier decision on 7 stands again."),
        ("You took back your decision on 7.", "Maria took back the decision on 7."),
    ):
        match.undo(0, "table")
        assert told(match, 0)[-1] == own
        assert told(match, 1)[-1] == told(match, None)[-1] == others


def test_a_card_that_is_put_back_is_told_as_it_was_seen() -> None:
    match = match_at("take", 2)
    match.do(0, "take 1")
    match.undo(None, "free")
    assert told(match, 0)[-1] == "You put the green 3 back."
    assert told(match, 1)[-1] == "Maria put the 3 back."


def test_a_row_of_the_moves_is_short() -> None:
    names = ("Maria", "Nikos", "Eleni", "Leo")
    past_seven = {"red": [8], "yellow": [8], "green": [6], "blue": [6]}
    match = position(
        "r5 g9 b12", "r4 g8 b9 y11", "g2 g4 y2 y4",
        part="number", number=7, draw="g7", seats=4, sheets=[{}, {}, {}, past_seven],
    )  # fmt: skip
    audience = Audience(players_named(names), 0)
    rows = []
    for seat, action in ((3, "skip"), (1, "mark red 7"), (2, "skip"), (0, "skip")):
        match.do(seat, action)
        rows.append(NARRATION.in_row(match.happened(0), audience))
    # What others have decided is told when all see it.
    assert rows == ["", "", "", "Number 7: Nikos in red, nobody else. Leo could not."]
    assert NARRATION.doer(match.happened(0)) is None
    match.undo(0, "free")
    match.undo(2, "free")
    match.undo(1, "free")
    for seat in (1, 2, 0):
        match.do(seat, "skip")
    assert (
        NARRATION.in_row(match.happened(0), audience)
        == "Number 7: nobody crossed it. Leo could not."
    )


def test_who_could_not_cross_is_told_apart_from_who_did_not_want_to() -> None:
    full = {"red": [9], "yellow": [9], "green": [5], "blue": [5]}
    sheets = [full, {}, {}]
    match = position("r5 g9 b12", part="number", draw="g7", seats=3, sheets=sheets)
    for seat, action in ((0, "skip"), (1, "mark red 7")):
        match.do(seat, action)
    assert said(match, 2, "skip") == "Number 7: you could not, Nikos in red, Eleni none."
    assert announced(match, 1, NAMES) == "Number 7: you in red, Eleni none, Maria could not."
    match = position("r5 g9 b12", part="number", draw="g7", seats=3, sheets=sheets)
    for seat in (0, 1):
        match.do(seat, "skip")
    told = "Nobody crossed the number for all, 7."
    assert said(match, 2, "skip") == f"{told} You could not: it fits none of your rows."
    assert announced(match, 2, NAMES) == f"{told} Maria could not."
    match = position("r5 g9 b12", part="number", draw="g7", seats=2, sheets=[full, full])
    match.do(0, "skip")
    assert said(match, 1, "skip") == "Number 7: nobody could cross it."


def test_a_row_names_those_who_could_not_only_beside_others_who_did_not() -> None:
    full = {"red": [9], "yellow": [9], "green": [5], "blue": [5]}
    for sheets, told in (
        ([full, {}, {}], "Nikos in red, nobody else. You could not: it fits none of your rows."),
        ([full, {}, full], "Nikos in red, nobody else could."),
    ):
        match = position("r5 g9 b12", part="number", draw="g7", seats=3, sheets=sheets)
        for seat, action in ((0, "skip"), (1, "mark red 7"), (2, "skip")):
            match.do(seat, action)
        audience = Audience(players_named(NAMES), 0)
        assert NARRATION.in_row(match.happened(0), audience) == f"Number 7: {told}"
        shown = NARRATION.staged(match.happened(0), audience)
        assert shown is not None
        assert shown.text == told


def test_cards_are_told_in_the_order_in_which_they_are_crossed() -> None:
    match = position("b9 b11 r3 y2 g4", sheets=[{"blue": [12]}, {}])
    assert said(match, 0, "play blue b9 b11", viewer=1) == "Maria played blue 11 and 9."
    shown = [*NARRATION.faces(match.happened(1))]
    assert shown == [QwixxFace("blue", 11), QwixxFace("blue", 9)]
    assert said(match, 0, "mark blue 11 9", viewer=1).startswith("Maria crossed blue 11 and 9.")


def test_the_rail_says_what_others_did_and_what_they_had_decided() -> None:
    match = match_at("take", 2)
    audience = Audience(players_named(NAMES), 1)
    lines = []
    for seat, action in (
        (0, "take 1"), (0, "take 4"), (0, "mark blue 7"), (1, "skip"), (0, "play red r5"),
        (0, "mark red 5"),
    ):  # fmt: skip
        match.do(seat, action)
        tell = NARRATION.followed if seat == 1 else NARRATION.in_short
        lines.append(tell(match.happened(1), audience))
    assert lines == [
        "Maria took the 3.",
        "Maria took the 11.",
        "",
        "Number 7: you none, Maria in blue.",
        "Maria played red 5.",
        "Maria crossed red 5.",
    ]


def test_who_plays_next_is_told_all_crosses_of_the_turn_before() -> None:
    match, audience = match_at("number", 2), Audience(players_named(NAMES), 1)

    def told(listener: int) -> str:
        story = [match.happened(listener, index) for index in range(len(match.moves))]
        return NARRATION.turn_in_short(story, audience._replace(listener=listener))

    for seat, action in (
        (1, "skip"), (0, "mark blue 7"), (0, "play red r5 r7"), (0, "mark red 5 7"),
    ):  # fmt: skip
        match.do(seat, action)
        assert bool(told(1)) is action.startswith("mark red")
    assert told(1) == "Last turn: blue 7, red 5 and 7 · Maria"
    # To others it is one move among many.
    assert told(0) == ""


def test_what_is_turned_up_stands_longer_than_what_is_seen_to_come() -> None:
    match = match_at("take", 2)
    weights = []
    for seat, action in (
        (0, "take 1"), (0, "take 4"), (0, "mark blue 7"), (1, "skip"), (0, "play red r5"),
        (0, "mark red 5"),
    ):  # fmt: skip
        match.do(seat, action)
        weights.append(NARRATION.weight(match.happened(None)))
    assert weights == [
        Weight.CARD, Weight.CARD, Weight.PASS, Weight.REVEAL, Weight.REVEAL, Weight.CROSS,
    ]  # fmt: skip
    match = match_at("play", 2)
    match.do(0, "play red r5 r7")
    assert NARRATION.weight(match.happened(None)) is Weight.REVEAL
    match.do(0, "skip")
    assert NARRATION.weight(match.happened(None)) is Weight.REVEAL  # The penalty.
    match = position("r8 g9 b11 y3", part="mark", played=("red", "r12"), sheets=[five("red"), {}])
    match.do(0, "mark red 12")
    assert NARRATION.weight(match.happened(None)) is Weight.REVEAL


@pytest.mark.parametrize("cards", [["r5"], ["r5", "r7"]])
def test_one_card_is_shown_large_as_several_are(cards: list[str]) -> None:
    match = match_at("play", 2)
    match.do(0, f"play red {' '.join(cards)}")
    shown = NARRATION.staged(match.happened(1), Audience(players_named(NAMES), 1))
    assert shown is not None
    assert shown.faces == tuple(QwixxFace("red", int(card[1:])) for card in cards)
    # Who has laid it saw it before.
    assert NARRATION.staged(match.happened(0), Audience(players_named(NAMES), 0)) is None


def test_the_cards_that_a_move_is_about_are_shown_as_they_were_seen() -> None:
    match = match_at("take", 2)
    shown = []
    for seat, action in (
        (0, "take 1"), (0, "take 4"), (0, "mark blue 7"), (1, "skip"), (0, "play red r5"),
    ):  # fmt: skip
        match.do(seat, action)
        shown.append([[*NARRATION.faces(match.happened(viewer))] for viewer in (0, 1)])
    number, played = [BackFace("neutral", number=7)], [QwixxFace("red", 5)]
    assert shown == [
        [[QwixxFace("green", 3)], [BackFace("neutral", number=3)]],
        [[QwixxFace("green", 11)], [BackFace("neutral", number=11)]],
        [[], []],
        [number, number],
        [played, played],
    ]


def test_every_happening_of_the_game_has_been_told() -> None:
    told = set()
    with speaking() as install:
        for language, seats in product(("en", "el"), range(2, 6)):
            install(language)
            for before, seat, action, after in keen_steps(Setup(QWIXX.id, seats, OPTIONS, seats)):
                for viewer in viewers(seats):
                    audience = Audience(players_named(LONG_NAMES[language]), viewer)
                    for happening in QWIXX.happened(before, seat, action, after, viewer):
                        told.add(type(happening))
                        sentence = NARRATION.sentence(happening, audience)
                        assert sentence.endswith(".")
                        assert foreign([sentence], language) == []
    assert told == {each for each in vars(happenings).values() if is_happening(each)}


def is_happening(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Happening) and thing is not Happening


# On the curtain


@pytest.mark.parametrize("seed", range(4))
def test_crosses_and_penalties_of_whole_turns_are_told(seed: int) -> None:
    kinds = set()
    match = played("qwixx-cards", 2 + seed % 4, seed)
    for action, moves in moves_of_turns(match):
        before, after = match.view(None, moves.stop - 1), match.view(None, moves.stop)
        text = told_of(match, moves, NAMES)
        seat = before["turn"]["seat"]
        if before["turn"]["number"] == after["turn"]["number"]:
            assert text == ""
        elif after["sheets"][seat]["penalties"] > before["sheets"][seat]["penalties"]:
            assert "penalty" in text
            kinds.add("penalty")
        elif action == "skip":
            assert "nothing with the cards" in text
            kinds.add("skip")
        else:
            _, colour, *numbers = action.split()
            crossed = ", ".join([*numbers[:-2], " and ".join(numbers[-2:])])
            locks = [view["sheets"][seat]["locked"] for view in (before, after)]
            closing = " · the row is closed" if locks[0] != locks[1] else ""
            assert text == f"{{name}} crossed {crossed} in {colour}{closing}"
            kinds.add("mark")
    assert "mark" in kinds


def test_a_closed_row_and_what_became_of_the_number_for_all_are_told() -> None:
    match = position(
        "r12 g9 b12 y3 y4", "r4 g8 b9 y11", part="number", draw="g7 r2", number=3,
        display="g3 y8 b10 g11", sheets=[{"red": [2, 3, 4, 5, 6]}, {}],
    )  # fmt: skip
    audience = Audience(players_named(NAMES), None)

    def told() -> tuple[str, str]:
        story = [match.happened(None, index) for index in range(len(match.moves))]
        return NARRATION.turn_before(story), NARRATION.came_to_all(story, audience)

    for seat, action in enumerate(("skip", "mark blue 7")):
        match.do(seat, action)
    assert told() == ("", "Number for all 7: Nikos in the blue row")
    match.do(0, "play red r12")
    match.do(0, "mark red 12")
    assert told() == (
        "{name} crossed 12 in red · the row is closed",
        "Number for all 7: Nikos in the blue row",
    )
    # In the turn after that it is old.
    match.do(1, str(match.legal(1)[0]))
    assert told() == ("", "")


def test_many_who_crossed_the_number_for_all_are_counted() -> None:
    assert (
        words.number_came_to(7, ["Anna in the red row"] * 3)
        == "3 players crossed the number for all, 7"
    )
    assert words.number_came_to(7, []) == "Nobody crossed the number for all, 7"
    closing = words.crossed_in("Anna", "red", closed=True)
    assert words.number_came_to(12, [closing]) == (
        "Number for all 12: Anna in the red row (row closed)"
    )


def test_several_who_close_a_row_at_the_same_time_are_told_in_one_sentence() -> None:
    hands = ("r8 g9 b12 y3 y4", "g3", "g4", "g5")
    sheets = [{}, five("yellow"), five("yellow"), five("red")]
    match = position(*hands, part="number", draw="r12", sheets=sheets, seats=4)
    for seat, row in ((1, "yellow"), (2, "yellow"), (3, "red")):
        match.do(seat, f"mark {row} 12")
    match.do(0, "skip")
    audience = Audience(players_named(("Maria", "Nikos", "Eleni", "Kostas")), 0)
    told = "Nikos in yellow, Eleni in yellow, Kostas in red, nobody else."
    shown = NARRATION.staged(match.happened(0), audience)
    assert shown is not None
    assert shown.text == f"{told} Each cross closed its row."
    assert len(shown.faces) == 4
    short = NARRATION.in_short(match.happened(0), audience)
    said = "you none, Nikos in yellow, Eleni in yellow, Kostas in red."
    assert short == f"Number 12: {said} Each cross closed its row."
    own = NARRATION.in_short(match.happened(0), audience._replace(listener=2))
    assert "closed" in own
    assert own.count("closed") == 1
