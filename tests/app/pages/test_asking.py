"""Questions to the table: a key has the answer said, and nothing that is shown ends by it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt

from app.games.answers import TableQuestion
from app.keys import commands
from app.pages.asking import QUESTIONS, SHOWN, TOGETHER
from app.style.appearance import Appearance
from engine.core.match import Match
from engine.games import GAMES
from tests.app.hands import pressed
from tests.app.table.support import Table, seat_at
from tests.engine.games.the_game.positions import position

Key = Qt.Key


def heard(table: Table) -> list[str]:
    """What is announced from now on."""
    said: list[str] = []
    table.view.announced.connect(said.append)
    return said


def begun(appearance: Appearance) -> Table:
    match = position([20, 30, 45], [33, 60, 70])
    return seat_at(appearance, match, ("human", "easy"))


ASKED = {
    Key.Key_O: "Place at least 2 card(s). Your turn, Maria.",
    Key.Key_K: "20; 30; 45.",
    Key.Key_C: "First ascending pile, top 1; second ascending pile, top 1; "
    "first descending pile, top 100; second descending pile, top 100.",
    Key.Key_A: "Nikos, 3 card(s) in hand, plays next, computer, easy.",
    Key.Key_I: "Nothing special is in force.",
    Key.Key_E: "Nothing has happened yet.",
}


@pytest.mark.parametrize("key", ASKED)
def test_an_answer_is_said(appearance: Appearance, key: Qt.Key) -> None:
    table = begun(appearance)
    said = heard(table)
    table.key(key)
    assert said == [ASKED[key]]
    assert table.view.message.text == ("" if len(ASKED[key]) > SHOWN else ASKED[key])


def test_a_greek_keyboard_asks_the_same(appearance: Appearance) -> None:
    table = begun(appearance)
    said = heard(table)
    assert table.page.guide.key_aside(pressed(0x39A, "κ"))
    assert said == ["20; 30; 45."]


def test_what_happened_is_told_and_told_again(appearance: Appearance) -> None:
    table = begun(appearance)
    table.session.play(0, "place 20 up1")
    table.session.play(0, "place 30 up1")
    table.session.play(0, "end")
    table.session.play(1, "place 33 up1")
    said = heard(table)
    table.key(Key.Key_E)
    assert len(said) == 1
    assert "33" in said[0]
    assert "30" not in said[0]
    table.key(Key.Key_R)
    assert said[1] == said[0]
    table.key(Key.Key_R)
    assert said[2] == said[0]


def test_who_asks_hears_whose_turn_it_is_while_news_stand_there(appearance: Appearance) -> None:
    table = begun(appearance)
    for action in ("place 20 up1", "place 30 up1"):
        table.session.play(0, action)
    said = heard(table)
    table.key(Key.Key_O)
    assert said == ["You placed 2 card(s). Go on or end your turn, Maria. Ctrl+Enter: End turn."]
    table.session.play(0, "end")
    table.session.play(1, "place 33 up1")
    table.session.play(1, "place 60 up1")
    table.session.play(1, "end")
    said.clear()
    table.key(Key.Key_O)
    assert said[0].startswith("Place at least 2 card(s). ")
    assert said[0].endswith("Your turn, Maria.")


def test_who_sits_down_hears_their_turn_while_what_happened_is_told(
    appearance: Appearance,
) -> None:
    match = position([20, 30, 45], [33, 60, 70])
    table = seat_at(appearance, match)
    table.session.handover.lift()
    for action in ("place 20 up1", "place 30 up1", "end"):
        table.session.play(0, action)
    table.session.handover.leave()
    table.settle()
    table.session.handover.lift()
    assert table.page.replay
    said = heard(table)
    table.key(Key.Key_O)
    assert said[0].startswith(
        "Your turn, Nikos. Still telling what happened. Place at least 2 card(s). "
    )
    assert "is playing" not in said[0]
    assert said[0].count("Your turn, Nikos") == 1


def test_what_was_said_together_is_said_again_together(appearance: Appearance) -> None:
    table = begun(appearance)
    said = heard(table)
    table.key(Key.Key_R)
    assert said == ["Place at least 2 card(s). Your turn · Maria."]
    table.clock.advance(TOGETHER * 2, TOGETHER * 2)
    table.view.announce("One thing.")
    table.view.announce("Another.")
    table.key(Key.Key_R)
    assert said[-1] == "One thing. Another."
    table.clock.advance(TOGETHER * 2, TOGETHER * 2)
    table.view.announce("A third.")
    table.key(Key.Key_R)
    assert said[-1] == "A third."


def burning(appearance: Appearance) -> Table:
    """What a computer did stands on the stage, and a view is still to be shown again."""
    match = position([20, 30, 44], [33, 60, 70], options={"on_fire": True})
    for action in ("place 20 up1", "place 30 up1", "end"):
        match.do(0, action)
    table = seat_at(appearance, match, ("human", "easy"))
    table.session.play(1, "place 33 down1")
    while not table.view.scene.resting:
        table.clock.advance(10, 10)
    assert table.page.stage.isVisible()
    return table


@pytest.mark.parametrize(
    "key",
    [
        *(Key(ord(command.characters)) for command in QUESTIONS),
        *(Key.Key_E, Key.Key_R, Key.Key_Control, Key.Key_Shift, Key.Key_Alt, Key.Key_Meta),
    ],
)
def test_nothing_that_is_shown_ends_by_it(appearance: Appearance, key: Qt.Key) -> None:
    table = burning(appearance)
    touched: list[bool] = []
    table.view.touched.connect(touched.append)
    table.view.roamed.connect(partial(touched.append, True))
    table.key(key)
    assert table.page.stage.isVisible()
    assert touched == []


def test_a_lifted_card_stays_in_the_hand(appearance: Appearance) -> None:
    table = begun(appearance)
    table.key(Key.Key_Return)
    lifted = table.view.gestures.lifted
    assert lifted is not None
    table.key(Key.Key_C)
    table.key(Key.Key_K)
    assert table.view.gestures.lifted == lifted


def test_nobody_is_told_anything_under_the_curtain(appearance: Appearance) -> None:
    match = Match.new(GAMES["the-game"], 2, {}, 4)
    table = seat_at(appearance, match)
    page = table.page
    assert QUESTIONS.keys() <= page.asking.key_actions().keys()
    page.seating.away = True
    assert page.asking.key_actions() == {}
    assert not QUESTIONS.keys() & page.key_actions().keys()


def test_every_question_has_its_key(appearance: Appearance) -> None:
    assert set(QUESTIONS.values()) == set(TableQuestion)
    table = begun(appearance)
    asked = table.page.asking.key_actions()
    assert {*QUESTIONS, commands.ASK_EVENTS, commands.ASK_AGAIN, commands.OWN_WORDS} == set(asked)
    listener: Callable[[], object]
    for listener in asked.values():
        listener()
