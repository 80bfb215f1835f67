"""What Face to Face says at the table, and which gesture means what."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from app.games.contract import DoActions, Situation
from app.games.face_to_face import onlookers, words
from app.games.face_to_face.gestures import FaceToFaceTable
from app.games.face_to_face.hints import WHY
from app.games.face_to_face.layout.gift import gift_words
from app.games.face_to_face.layout.layout import PILES
from app.games.face_to_face.situation import FaceToFaceSituation
from app.games.face_to_face.tips import FaceToFaceTips
from engine.core.match import Match
from engine.core.refusal import Refusal
from engine.games.face_to_face import refusals
from tests.app.games.face_to_face_situations import (
    laid_out,
    late_position,
    match_at,
    players,
    position,
    situation_of,
    situations,
)
from tests.app.translators import Greek

GAME = FaceToFaceTable()


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Sentences are looked up."""


def test_offers_are_exactly_what_is_legal() -> None:
    for seat, actions in ((0, []), (1, ["place 12 rival.up", "end"])):
        match = match_at()
        for action in actions:
            match.do(0, action)
        now = situation_of(match, seat)
        tone = ("gold", "silver")[seat]
        for card in now.view["hands"][seat]:
            offers = GAME.offers(now, f"{tone}:{card}")
            for pile in PILES:
                command = GAME.lay(now, f"{tone}:{card}", pile)
                assert command == DoActions((f"place {card} {pile}",))
                assert (pile in offers) is (match.why(seat, command.actions[0]) is None)


def test_costs_on_own_piles_and_gifts_on_the_rivals() -> None:
    now = situation_of(match_at())
    twelve = GAME.offers(now, "gold:12")
    assert (twelve["own.down"].cost, twelve["own.down"].kind) == ("22", "leap")
    gift = twelve["rival.up"]
    assert (gift.cost, gift.kind, gift.caption) == ("29 → 12", "gift", "Gift to your opponent")
    assert gift.name == "gift to your opponent, from 29 to 12"
    trick = GAME.offers(now, "gold:17")["own.up"]
    assert (trick.cost, trick.kind) == ("10 back", "trick")
    assert GAME.offers(now, "gold:45")["own.down"].cost == "10 back"
    # Back by exactly ten is no trick on the rival's pile.
    match = match_at(position(((8, 19, 45), (6, 11, 30))))
    assert GAME.offers(situation_of(match), "gold:19")["rival.up"].kind == "gift"


@pytest.mark.parametrize(("left", "tells_of_drawing"), [(0, False), (4, True)])
def test_the_tip_about_a_gift_tells_of_drawing_only_if_there_are_cards(
    left: int, tells_of_drawing: bool
) -> None:
    match = match_at(late_position((left, 5)))
    gift = next(str(each) for each in match.legal(0) if " rival." in str(each))
    match.do(0, gift)
    now = replace(situation_of(match), story=lambda: [match.happened(0, -1)])
    due = next(tip for tip in FaceToFaceTips().due(now) if tip.name == "gift")
    said = (due.text or FaceToFaceTips.tips[due.name].text)()
    assert said.startswith("A gift has to make the other one’s pile better.")
    assert ("hand" in said) is tells_of_drawing


def test_the_tip_about_gifts_comes_as_soon_as_one_could_be_given() -> None:
    before = situation_of(match_at(position(placed=())))
    due = next(tip for tip in FaceToFaceTips().due(before) if tip.name == "gift")
    assert due.about in ("rival.up", "rival.down")
    none = replace(before, legal=tuple(each for each in before.legal if " rival." not in each))
    assert "gift" not in {tip.name for tip in FaceToFaceTips().due(none)}


def test_piles_that_refuse_say_why_in_a_word() -> None:
    for name, expected in (("placed", "does not help"), ("given", "gift already given")):
        layout = laid_out((1280, 800), situations()[name])
        assert layout.place("rival.up").refuses == expected
        assert layout.place("own.up").refuses == "does not fit"


REFUSALS = [
    Refusal("not-higher", {"card": 20, "pile": "own.up", "top": 27, "trick": 17}),
    Refusal("not-higher", {"card": 2, "pile": "own.up", "top": 8, "trick": -2}),
    Refusal("not-higher", {"card": 50, "pile": "own.up", "top": 59, "trick": 49}),
    Refusal("not-lower", {"card": 44, "pile": "own.down", "top": 35, "trick": 45}),
    Refusal("not-lower", {"card": 58, "pile": "own.down", "top": 55, "trick": 65}),
    Refusal("not-lower", {"card": 20, "pile": "own.down", "top": 2, "trick": 12}),
    Refusal("no-help-ascending", {"card": 30, "pile": "rival.up", "top": 29}),
    Refusal("no-help-ascending", {"card": 30, "pile": "rival.up", "top": 1}),
    Refusal("no-help-ascending", {"card": 30, "pile": "rival.up", "top": 2}),
    Refusal("no-help-descending", {"card": 12, "pile": "rival.down", "top": 40}),
    Refusal("no-help-descending", {"card": 12, "pile": "rival.down", "top": 60}),
    Refusal("no-help-descending", {"card": 12, "pile": "rival.down", "top": 59}),
    Refusal("second-gift", {"card": 17, "given": 12, "pile": "rival.up"}),
    Refusal("not-in-hand", {"card": 5}),
    Refusal("minimum", {"placed": 1, "minimum": 2}),
    Refusal("not-your-turn", {"seat": 0, "to_act": [1]}),
    Refusal("match-over", {}),
    Refusal("something-new", {}),
]


@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_every_refusal_is_a_whole_sentence(refusal: Refusal) -> None:
    sentence = words.refusal_sentence(refusal, players())
    assert sentence[0].isupper() or sentence[0].isdigit()
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_every_code_of_the_engine_has_its_own_sentence() -> None:
    assert refusals.__doc__ is not None
    codes = set(re.findall(r"^``([a-z-]+)``", refusals.__doc__, re.MULTILINE))
    assert codes == {
        "not-in-hand", "not-higher", "not-lower", "no-help-ascending", "no-help-descending",
        "second-gift", "minimum",
    }  # fmt: skip
    unknown = words.refusal_sentence(REFUSALS[-1], players())
    told = {refusal.code: words.refusal_sentence(refusal, players()) for refusal in REFUSALS[:-1]}
    assert codes | {"not-your-turn", "match-over"} == set(told)
    assert len({*told.values(), unknown}) == len(told) + 1


def test_the_codes_that_the_engine_gives_are_known() -> None:
    match = match_at()
    match.do(0, "place 12 rival.up")
    given = [
        match.why(0, action)
        for action in (
            "place 8 own.up", "place 52 own.down", "place 8 rival.up", "place 9 own.up",
        )
    ]  # fmt: skip
    given += [match_at().why(0, "place 30 rival.up"), match_at().why(0, "place 52 rival.up")]
    given += [match_at().why(0, "place 12 rival.down"), match_at().why(0, "end")]
    assert [refusal.code for refusal in given if refusal] == [
        "not-higher", "not-lower", "second-gift", "not-in-hand", "not-in-hand",
        "no-help-ascending", "no-help-descending", "minimum",
    ]  # fmt: skip


def test_a_trick_or_a_gift_that_cannot_be_is_not_offered_in_words() -> None:
    said = [words.refusal_sentence(refusal, players()) for refusal in REFUSALS]
    assert "or exactly 17" in said[0]
    assert "exactly" not in said[1]
    assert "only 49 fits" in said[2]
    assert "or exactly 45" in said[3]
    assert "exactly" not in said[4]
    assert "only 12 fits" in said[5]
    assert "below 29" in said[6]
    assert all("cannot get any better" in said[at] for at in (7, 8, 10, 11))
    assert "above 40" in said[9]
    assert said[12].startswith("You have already given 12 this turn")


# What will be drawn


@pytest.mark.parametrize(
    ("step", "title", "text"),
    [
        ("fresh", "One gift per turn",
         "If you give one, you draw back up to 6. If not, you draw 2."),
        ("placed", "One gift per turn",
         "If you give one, you draw back up to 6. If not, you draw 2."),
        ("given", "Gift given: 12", "You draw back up to 6: 2 card(s) if you end now."),
        ("few left", "One gift per turn",
         "If you give one, you draw back up to 6. If not, you draw 2."),
        ("last", "Gift given: 34", "When your turn ends, you draw the last 1 card(s)."),
        ("none left", "One gift per turn",
         "Your draw pile is empty: you draw nothing, gift or not."),
        ("reviewing", "Gift given: 12", "New in your hand: 2, 3."),
        ("watching a gift", "A gift for you: 12", "Your opponent draws back up to 6."),
        ("watching", "No gift for you yet",
         "Your opponent draws 2, or back up to 6 after a gift."),
    ],
)  # fmt: skip
def test_the_panel_says_what_will_be_drawn(step: str, title: str, text: str) -> None:
    said = gift_words(situations()[step])
    assert said is not None
    assert (said.title, said.text) == (title, text)
    assert said.given is title.startswith(("Gift given", "A gift"))


@pytest.mark.parametrize(
    ("left", "says"),
    [
        (0, "draw pile is empty: there is nothing to draw."),
        (1, "has only 1 card(s) left to draw."),
        (3, "draws 2, or back up to 6 after a gift."),
    ],
)
def test_nothing_more_is_promised_than_the_rival_has_to_draw(left: int, says: str) -> None:
    match = match_at(late_position((left, 3)))
    watching = gift_words(situation_of(match, seat=1))
    onlooker = gift_words(watched(match))
    assert watching is not None
    assert onlooker is not None
    assert watching.text.startswith("Your opponent")
    assert onlooker.text.startswith("Maria")
    assert watching.text.endswith(says)
    assert onlooker.text.endswith(says)


def test_a_gift_to_the_player_who_waits_promises_no_more_than_is_left() -> None:
    match = match_at(late_position((1, 3)))
    match.do(0, "place 25 own.up")
    match.do(0, next(str(each) for each in match.legal(0) if "rival" in str(each)))
    said = gift_words(situation_of(match, seat=1))
    assert said is not None
    assert said.text == "Your opponent has only 1 card(s) left to draw."


def test_of_the_only_card_that_fits_it_is_not_said_that_others_skip_more() -> None:
    now = situation_of(match_at())
    alone = replace(now, legal=("place 45 own.up", "place 12 rival.up"))
    several = replace(now, legal=("place 45 own.up", "place 52 own.up"))
    said = [WHY["smallest-jump"](each, {"jump": 18}) for each in (alone, several)]
    assert said[0].endswith("but no other card fits on your own piles")
    assert said[1].endswith("the fewest on your own piles")


def test_what_is_left_of_the_draw_pile_counts() -> None:
    match = match_at(late_position((3, 3)))
    match.do(0, "place 25 own.up")
    match.do(0, "place 26 own.up")
    said = gift_words(situation_of(match))
    assert said is not None
    assert said.text == "If you give one, you draw back up to 6. If not, you draw 2."
    match.do(0, "place 27 own.up")
    said = gift_words(situation_of(match))
    assert said is not None
    assert said.text == "If you give one, you draw the last 3 cards. If not, you draw 2."
    match = match_at(late_position((2, 3)))
    said = gift_words(situation_of(match))
    assert said is not None
    assert said.text == "You draw the last 2 card(s), gift or not."


def test_what_is_said_is_what_is_then_drawn() -> None:
    for actions in (["place 12 rival.up"], ["place 17 own.up"], ["place 12 own.down"]):
        match = match_at()
        for action in actions:
            match.do(0, action)
        told = GAME.status(situation_of(match)).second
        before = len(match.view(0)["hands"][0])
        match.do(0, "end")
        assert told.endswith(str(len(match.view(0)["hands"][0]) - before))


@pytest.mark.parametrize(
    ("step", "lines", "marks"),
    [
        ("fresh", ("Place at least 2 card(s)", "You have not given a gift yet"), (0, 2)),
        ("placed", ("1 of 2 placed", "You have not given a gift yet"), (1, 2)),
        ("given", ("You placed 2 card(s)", "Gift given: you draw 2"), (2, 2)),
        ("enough", ("You placed 2 card(s)", "No gift yet: you would draw 2"), (2, 2)),
        ("last", ("You placed 2 card(s)", "Gift given: you draw 1"), (2, 2)),
        ("reviewing", ("You drew 2 card(s)", "Nikos is next"), (0, 0)),
        ("watching", ("Nikos is playing", ""), (0, 0)),
        ("over", ("Maria wins", "All 58 cards placed"), (0, 0)),
    ],
)
def test_the_line_on_the_rail(step: str, lines: tuple[str, str], marks: tuple[int, int]) -> None:
    status = GAME.status(situations()[step])
    assert (status.first, status.second) == lines
    assert (status.done, status.asked) == marks


def test_a_gift_before_the_second_card_is_told() -> None:
    match = match_at(position(placed=()))
    match.do(0, "place 12 rival.up")
    status = GAME.status(situation_of(match))
    assert status.second == "Gift given: you draw back up to 6"
    said = gift_words(situation_of(match))
    assert said is not None
    assert said.text == "When your turn ends, you draw back up to 6."


def test_the_end_names_who_could_not_go_on() -> None:
    match = match_at(late_position((0, 0), ((25, 26, 33), (25,))))
    for action in ("place 25 own.up", "place 26 own.up", "end"):
        match.do(0, action)
    assert match.over == {"winner": 0, "reason": "stuck"}
    status = GAME.status(situation_of(match))
    assert (status.first, status.second) == ("Maria wins", "Nikos could not go on")


def test_a_person_alone_is_told_that_they_have_won() -> None:
    over = situations()["over"]
    first, second = over.players
    alone = replace(over, players=(first, second._replace(kind="easy")))
    assert GAME.status(alone).first == "You win"
    lost = replace(over, players=(first._replace(kind="easy"), second))
    assert GAME.status(lost).first == "Maria wins"


def test_the_main_button_ends_the_turn() -> None:
    for step in ("fresh", "placed", "given", "watching"):
        now = situations()[step]
        action = GAME.main(now)
        assert action is not None
        assert (action.word, action.command) == ("End turn", DoActions(("end",)))
        assert action.allowed is ("end" in now.legal)
    assert GAME.main(situations()["reviewing"]) is None
    assert GAME.main(situations()["over"]) is None


def test_typed_numbers_mean_cards_of_ones_own_hand() -> None:
    now = situation_of(match_at())
    assert GAME.typed(now, "8") == "gold:8"
    assert GAME.typed(now, "1") == "gold:12"
    assert GAME.typed(now, "17") == "gold:17"
    assert GAME.typed(now, "6") is None
    assert GAME.typed(situation_of(match_at(), 1), "6") == "silver:6"
    view: Any = match_at().view(None)
    covered = replace(now, view=view)
    assert GAME.typed(covered, "8") is None
    assert GAME.typed(replace(covered, seat=None), "8") is None


def test_what_is_said_when_a_place_is_pressed() -> None:
    now = situation_of(match_at())
    assert GAME.pressed(now, "own.up") == "First choose a card, then the pile for it."
    assert GAME.pressed(now, "draw.own").startswith("You draw from here when your turn ends")
    assert GAME.pressed(now, "draw.rival") == "Your opponent draws from this pile."
    empty = situation_of(match_at(late_position((0, 3))))
    assert GAME.pressed(empty, "draw.own").startswith("Your draw pile is empty")


def test_the_bar_says_which_deal_it_is() -> None:
    now = situation_of(match_at(), seed=5520, practice=True)
    assert GAME.line(now) == "deal F2A1-5520 · practice"


# Two computers are watched


def watched(match: Match) -> FaceToFaceSituation:
    """What somebody sees who watches two computers."""
    both = players(kinds=("normal", "hard"))
    view: Any = match.view(None)
    return Situation(view, 0, both, "watching")


def test_whoever_watches_computers_reads_their_names() -> None:
    match = match_at()
    said = gift_words(watched(match))
    assert said is not None
    assert said.title == "No gift yet"
    assert said.text == "Maria draws 2, or back up to 6 after a gift."
    match.do(0, "place 12 own.down")
    match.do(0, "place 17 rival.up")
    said = gift_words(watched(match))
    assert said is not None
    assert (said.title, said.text) == ("Gift: 17", "Maria draws back up to 6.")
    match.do(0, "end")
    shown = laid_out((1280, 800), watched(match))
    words_shown = [place.name for place in shown.places] + [
        decoration.name for decoration in shown.decorations
    ]
    assert not [text for text in words_shown if re.search("your|opponent", text, re.IGNORECASE)]
    assert GAME.pressed(watched(match), "draw.rival") == "Nikos draws from this pile."


# Names


@pytest.fixture
def greek(qapp: object) -> Iterator[None]:
    translator = Greek()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def test_no_two_piles_have_the_same_name() -> None:
    assert len({words.pile_name(pile, 30) for pile in PILES}) == len(PILES)
    assert len({words.on_pile(pile) for pile in PILES}) == len(PILES)
    assert words.draw_pile_name(True, 3) != words.draw_pile_name(False, 3)


def test_greek_declines_no_name(greek: None) -> None:
    sentences = [
        words.winner(name="Ω"),
        words.stuck(name="Ω"),
        words.you_were_stuck(name="Ω"),
        words.placed_gift_for_you(name="Ω", card=5, on_pile=words.on_pile("own.up")),
        onlookers.gave_none_and_drew(name="Ω", n=2),
    ]
    for sentence in sentences:
        before, _, after = sentence.partition("Ω")
        assert before.endswith(": ") or after.startswith(": ")


def test_what_the_rival_did_stands_until_the_first_own_card() -> None:
    match = match_at(position(placed=()))
    assert "Last turn" not in GAME.status(situation_of(match)).second
    match.do(0, "place 45 own.down")
    match.do(0, "place 12 rival.up")
    match.do(0, "end")
    assert GAME.status(situation_of(match, 1)).second == "Last turn: 45 down · gift 12"
    match.do(1, "place 30 own.up")
    assert GAME.status(situation_of(match, 1)).second == "You have not given a gift yet"
    match.do(1, "place 33 own.up")
    match.do(1, "end")
    assert GAME.status(situation_of(match)).second == "Last turn: 30, 33 up"


def test_the_last_turn_is_not_said_again_after_its_moves() -> None:
    match = match_at(position(placed=()))
    for action in ("place 45 own.down", "place 12 rival.up", "end"):
        match.do(0, action)
    after = situation_of(match, 1)
    assert GAME.status(after).second.startswith("Last turn: ")
    called = GAME.called(replace(after, stage="watching"), after)
    assert called == f"{GAME.status(after).first}. You have not given a gift yet."
