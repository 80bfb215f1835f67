"""What is said to who asks the table: as the view has it, and the same whatever is hidden."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.games.answers import NOTHING, TableQuestion, no_hand_shown
from app.games.wednesday import ids
from app.games.wednesday.layout.line import line_parts
from app.games.wednesday.situation import WednesdaySituation
from tests.app.games.wednesday_positions import position
from tests.app.games.wednesday_situations import STEPS
from tests.app.games.wednesday_situations import situation as wednesday_at
from tests.app.tables.asked import answers
from tests.app.tables.matches import frame_of, looked_at, otherwise, situation_of

SIZE = (1280, 800)


@pytest.mark.every_game("game_id")
def test_nothing_hidden_is_ever_said(qapp: QApplication, game_id: str) -> None:
    for number, match, sight in looked_at(game_id):
        other = otherwise(match, sight, number)
        now, then = (answers(game_id, situation_of(sight.session(each))) for each in (match, other))
        assert now == then, sight


@pytest.mark.every_game("game_id")
def test_every_answer_is_a_sentence(qapp: QApplication, game_id: str) -> None:
    for _, match, sight in looked_at(game_id):
        for question, said in answers(game_id, situation_of(sight.session(match))).items():
            assert said, question
            assert said[-1] in ".!?", (question, said)
            assert not re.search(r"\.\.|\.;| ·|;;", said), (question, said)


@pytest.mark.every_game("game_id")
def test_the_size_of_the_window_changes_no_word(qapp: QApplication, game_id: str) -> None:
    for _, match, sight in looked_at(game_id):
        situation = situation_of(sight.session(match))
        assert answers(game_id, situation) == answers(game_id, situation, (960, 600))


@pytest.mark.parametrize("game_id", ["the-game", "the-game-extreme", "face-to-face", "wednesday"])
def test_the_own_hand_is_told_and_no_other(qapp: QApplication, game_id: str) -> None:
    told = 0
    for _, match, sight in looked_at(game_id):
        situation = situation_of(sight.session(match))
        said = answers(game_id, situation)[TableQuestion.HAND]
        numbers = sorted(map(int, re.findall(r"\d+", said)))
        if situation.viewer is None or situation.seat is None:
            assert numbers == []
            assert situation.viewer is not None or said == no_hand_shown()
            continue
        assert numbers == sorted(situation.view["hands"][situation.viewer])
        assert numbers or said == NOTHING[TableQuestion.HAND]()
        told += bool(numbers)
    assert told


@pytest.mark.parametrize("game_id", ["the-game", "the-game-extreme", "face-to-face"])
def test_every_pile_is_told_with_its_top(qapp: QApplication, game_id: str) -> None:
    for _, match, sight in looked_at(game_id):
        situation = situation_of(sight.session(match))
        said = answers(game_id, situation)[TableQuestion.PILES]
        piles = situation.view["piles"]
        tops = [
            pile[-1]
            for each in (piles if isinstance(piles, list) else [piles])
            for pile in each.values()
        ]
        for top in tops:
            assert re.search(rf"\b{top}\b", said), (top, said)


def test_who_plays_is_told_first(qapp: QApplication) -> None:
    for _, match, sight in looked_at("wednesday"):
        situation = situation_of(sight.session(match))
        game = MODULES["wednesday"].table()
        said = answers("wednesday", situation)[TableQuestion.TURN]
        assert said.startswith(game.status(situation).first)


def test_what_a_2_lets_one_play_is_told_once(qapp: QApplication) -> None:
    hands, turn = ((1, 5, 7), (3, 8), (4, 9)), {"step": "again", "last": 0}
    state = position(hands, played=(2,), open_=None, aside=(), turn=turn)
    said = answers("wednesday", wednesday_at(state))[TableQuestion.TURN]
    assert said.count("Above 2") == 1


def test_the_hand_is_told_briefly(qapp: QApplication) -> None:
    told = set[str]()
    for _, match, sight in looked_at("qwixx-cards"):
        situation = situation_of(sight.session(match))
        told |= {*answers("qwixx-cards", situation)[TableQuestion.HAND].rstrip(".").split("; ")}
    told -= {each.rstrip(".") for each in (NOTHING[TableQuestion.HAND](), no_hand_shown())}
    assert told
    card = r"(?i)(red|yellow|green|blue|joker) \d+(, chosen)?|\d+"
    assert [each for each in told if not re.fullmatch(card, each)] == []


@pytest.mark.parametrize("step", ["pick", "block", "insert"])
def test_what_is_looked_through_is_told_once(qapp: QApplication, step: str) -> None:
    situation = wednesday_at(STEPS[step])
    said = answers("wednesday", situation)[TableQuestion.PILES]
    assert said.startswith("From the top: ")
    looked = situation.view["characters" if step == "insert" else "burnt"]
    assert said.count(";") == len(looked) - 1 - ("wednesday" in looked)


@pytest.mark.parametrize(
    ("step", "closed"),
    [
        ("pick", r"\d+ face-down character\S*\."),
        ("block", r"\d+ face-down character\S*\."),
        ("insert", r"Burnt pile, \d+ card\S*\."),
    ],
)
def test_the_pile_that_stays_closed_is_told(qapp: QApplication, step: str, closed: str) -> None:
    said = answers("wednesday", wednesday_at(STEPS[step]))[TableQuestion.CLOSED]
    assert re.fullmatch(closed, said), said


@pytest.mark.every_game("game_id")
def test_nothing_is_said_twice_in_an_answer(qapp: QApplication, game_id: str) -> None:
    for _, match, sight in looked_at(game_id):
        said = answers(game_id, situation_of(sight.session(match)))[TableQuestion.TURN]
        sentences = said.rstrip(".").split(". ")
        assert len(set(sentences)) == len(sentences), said


def test_how_many_cards_the_opponent_holds_is_told_once(qapp: QApplication) -> None:
    seen = set[bool]()
    for _, match, sight in looked_at("face-to-face"):
        situation = situation_of(sight.session(match))
        told = answers("face-to-face", situation)
        counts = re.findall(r"\d+ cards? in hand|hand, \d+ cards?", told[TableQuestion.OTHERS])
        assert len(counts) <= 1 or situation.seat is None, told
        seen.add(bool(counts))
    assert True in seen


def test_what_may_follow_is_said_of_the_played_pile_and_nowhere_else(qapp: QApplication) -> None:
    game, told = MODULES["wednesday"].table(), 0
    for _, match, sight in looked_at("wednesday"):
        situation = situation_of(sight.session(match))
        layout = game.layout(situation, frame_of(SIZE))
        line = ", ".join(line_parts(cast("WednesdaySituation", situation)))
        names = [
            *(each.name for each in layout.places),
            *(each.name for each in layout.decorations),
        ]
        assert [name for name in names if line in name] == [
            place.name for place in layout.places if place.id == ids.PLAYED
        ]
        asked = answers("wednesday", situation)[TableQuestion.TURN]
        shown = any(each.id == "line" for each in layout.decorations)
        opens = situation.stage == "playing" and situation.view["turn"]["step"] == "open"
        told_there = all(part.lower() in asked.lower() for part in line.split(", "))
        assert told_there == (shown and not opens)
        told += shown
    assert told


def test_how_it_stands_in_wednesday_is_points_and_nothing_else(qapp: QApplication) -> None:
    told = answers("wednesday", wednesday_at(STEPS["play"]))[TableQuestion.POINTS]
    assert re.fullmatch(r"Round 2 of 5, you: \d+ \S+(; \w+, \d+ \S+){2}\.", told), told


def test_piles_are_heard_apart_where_a_semicolon_asks(
    qapp: QApplication, speak: Callable[[str], None]
) -> None:
    speak("el")
    _, match, sight = next(iter(looked_at("the-game")))
    told = answers("the-game", situation_of(sight.session(match)))[TableQuestion.PILES]
    assert ". Δεύτερη αύξουσα στοίβα, " in told
    assert ". Πρώτη φθίνουσα στοίβα, " in told


def test_what_is_in_force_is_told_in_sentences(qapp: QApplication) -> None:
    situation = wednesday_at(position(open_="tyler"))
    told = answers("wednesday", situation)[TableQuestion.IN_FORCE]
    assert ". Play goes clockwise." in told


def test_who_alone_can_be_given_a_card_is_named_with_what_is_to_be_done(qapp: QApplication) -> None:
    turn = {"step": "donate", "last": 0, "last_number": 8}
    situation = wednesday_at(position(((3,), (5, 9)), played=(8,), turn=turn))
    told = answers("wednesday", situation)[TableQuestion.TURN]
    assert told.startswith("8 Vampire: give ")
    assert "To choose from" not in told


def test_the_name_of_the_open_character_is_heard_apart_from_its_rule(qapp: QApplication) -> None:
    situation = wednesday_at(position(open_="tyler"))
    told = answers("wednesday", situation)[TableQuestion.IN_FORCE]
    assert "Tyler Galpin. Only odd numbers may be played" in told
