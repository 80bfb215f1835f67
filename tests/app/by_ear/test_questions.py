"""Questions with keys: each has an answer, at the table, and where a match is looked at again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from engine.core.header import Player
from engine.core.journal import Journal
from engine.core.match import Match
from engine.games import GAMES
from tests.app.by_ear.chair import Chair
from tests.app.by_ear.conftest import seated
from tests.app.by_ear.talk import (
    MAIN,
    Talk,
    ask,
    ask_for_duty,
    lay,
    listen,
    numbers,
    open_row,
    press,
    seek,
    sit_down,
)
from tests.app.table_time import TableTime
from tests.app.window_at_hand import prepare
from tests.engine.games.the_game.positions import lying


def test_before_the_first_card_the_answers_are_named(chair: Chair) -> None:
    chair.seat(sit_down("1", deal=58))
    duty = chair.seat(ask("o"))
    assert duty.startswith("How good a start can you make? Tell the team, Player 1.")
    assert duty.endswith(" With Tab: Great, Good, Rather not. Ctrl+Enter: Say nothing.")
    chair.seat(seek("Great button"))
    heard = chair.press("Enter")
    while not any("Who starts?" in each for each in heard):
        heard = chair.listen()
    duty = chair.seat(ask("o"))
    assert duty.endswith(" To choose from: Robot 2. Ctrl+Enter: I start.")


def test_at_an_ended_table_enter_says_how_it_ended_and_what_leads_on(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, table_time: TableTime, data_folder: Path
) -> None:
    prepare(data_folder, pace="quick", number_wait="short")
    state = lying([71, 92], (90, 80, 10, 20), [96, 97]).state()
    path = data_folder / "matches" / "last.trapoula"
    path.parent.mkdir(parents=True)
    match = Match.from_state(GAMES["the-game"], state, players=[Player("Anna")])
    Journal.create(path, match.header).close()
    with seated(monkeypatch, table_time, data_folder) as chair:
        chair.press("Enter")
        chair.press("Enter")
        heard = chair.seat(lay(92, "first ascending pile"))
        assert "the game is lost" in " ".join(heard)
        for key in ("Enter", "Space"):
            [said] = chair.press(key)
            assert said.endswith("left. Ctrl+Enter: Result.")


def test_whose_turn_it_is_is_answered_once_while_what_happened_is_told(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, table_time: TableTime, data_folder: Path
) -> None:
    prepare(data_folder, pace="calm", number_wait="short")
    state = lying([33, 95], (90, 20, 9, 80), range(10, 19), [[40, 44]], fires={}).state()
    path = data_folder / "matches" / "fire.trapoula"
    path.parent.mkdir(parents=True)
    players = [Player("Anna"), Player("Leo")]
    match = Match.from_state(GAMES["the-game"], state, players=players)
    journal = Journal.create(path, match.header)
    match = Match.from_state(GAMES["the-game"], state, players=players, journal=journal)
    for action in ("place 33 down2", "place 95 up1", "end"):
        match.do(0, action)
    journal.close()
    with seated(monkeypatch, table_time, data_folder) as chair:
        chair.press("Enter")
        chair.press("Enter")
        chair.press("Enter")
        said = chair.seat(ask("o"))
        assert "Still telling what happened." in said
        assert "Still to do: put the fire out." in said
        assert said.count("Your turn, Leo.") == 1


@pytest.mark.parametrize("page", ["Replay", "Review"])
def test_a_match_that_is_looked_at_again_answers(regular_chair: Chair, page: str) -> None:
    chair = regular_chair
    chair.seat(open_row("Extreme", page))
    chair.press("Right")
    assert re.match(r"Turn 2 of \d+: \w+\. ", chair.seat(ask("o")))
    assert chair.seat(ask("c")).count("ascending pile, top") == 2
    assert re.match(r"\d+ of 98 cards to go", chair.seat(ask("v")))
    assert "cards in hand" in chair.seat(ask("a"))
    hand = chair.seat(ask("k"))
    assert len(re.findall(r"\d+", hand)) >= 5
    assert chair.seat(ask("r")) == hand


def test_the_deal_is_only_told_to_who_asks_twice(chair: Chair) -> None:
    chair.seat(sit_down("1", deal=58))
    brief = chair.seat(ask("v"))
    assert brief == "98 of 98 cards to go."
    assert re.fullmatch(r"98 of 98 cards to go, deal \S+\.", chair.seat(ask("v")))
    assert chair.seat(ask("v")) == brief
    chair.seat(ask("k"))
    assert chair.seat(ask("v")) == brief


def test_a_button_that_does_nothing_is_told_so_and_says_why(chair: Chair) -> None:
    chair.seat(begin())
    assert chair.seat(seek("End turn button")).startswith("End turn button unavailable")
    assert "Place 2 more cards: you need at least 2." in chair.press("Enter")
    for _ in range(2):
        chair.press("Enter")
    chair.seat(seek("card 1 of", "Shift+Tab"))
    for _ in range(2):
        chair.press("Enter")
        chair.press("Enter")
    assert "unavailable" not in chair.seat(seek("End turn button"))


def test_after_an_answer_that_has_gone_the_keyboard_is_at_the_table(chair: Chair) -> None:
    chair.seat(sit_down("1", deal=58))
    chair.seat(seek("Good button"))
    heard = chair.press("Enter")
    while not any("Who starts?" in each for each in heard):
        heard = chair.listen()
    assert heard[-1].endswith("let Robot 2 start button")


def test_who_plays_is_one_of_several_and_cards_on_request_a_choice_besides(chair: Chair) -> None:
    chair.seat(sit_down("1", deal=58))
    assert chair.seat(seek("Who plays for Player 1?")).endswith(". Cards on request: off")
    heard = chair.press("Enter")
    assert heard[-1] == "Who plays for Player 1?. Person radio button checked"
    assert chair.press("Left")[-1] == "Cards on request check box not checked"


@pytest.mark.parametrize(("stop", "key"), [("first descending pile", MAIN), ("End turn", "Enter")])
def test_who_has_played_is_at_the_hand_and_hears_of_no_pile_twice(
    chair: Chair, stop: str, key: str
) -> None:
    chair.seat(begin())
    for _ in range(2):
        chair.seat(lay_smallest())
    chair.seat(seek(stop))
    heard = chair.press(key)
    if key == MAIN:
        assert any(", card 1 of 7 button" in each for each in heard)
    while not any("Your turn, Player 1" in each for each in heard):
        heard += chair.listen()
    named = [each for each in heard if " button" in each]
    assert not any("pile" in each for each in named)
    assert ", card 1 of 7 button" in named[-1]


def lay_smallest() -> Talk[list[str]]:
    """Lay the first card of the hand where it goes for least."""
    hand = numbers((yield from ask("k")))
    yield from press(*str(hand[0]))
    yield from press("Enter")
    return (yield from press("Enter"))


def begin() -> Talk[list[str]]:
    """Sit down, say nothing of the cards, and start."""
    yield from sit_down("1", deal=58)
    yield from press(MAIN)
    while "Who starts?" not in (yield from ask_for_duty()):
        yield from listen()
    return (yield from press(MAIN))
