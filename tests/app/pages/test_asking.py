"""Questions to the table: a key has the answer said, and nothing that is shown ends by it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt

from app.games.answers import NOTHING, TableQuestion
from app.keys import commands
from app.pages.asking import QUESTIONS, TOGETHER
from app.style.appearance import Appearance
from app.table.view.bubble_shapes import LONG
from engine.core.events import Kind
from engine.core.match import Match
from engine.games import GAMES
from tests.app.hands import pressed
from tests.app.table.support import NAMES, Table, seat_at
from tests.engine.games.the_game.positions import EXTREME, position

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
    assert table.view.message.text == ASKED[key]


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


def test_in_the_middle_of_ones_turn_what_others_did_is_told_before_ones_own(
    appearance: Appearance,
) -> None:
    match = position([20, 30, 45, 50], [33, 60, 70], [21, 22, 23])
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    for seat, cards in ((0, (20, 30)), (1, (33, 60)), (2, ())):
        for card in cards or table.session.match.view(2)["hands"][2][:2]:
            assert table.session.play(seat, f"place {card} {'up1' if seat < 2 else 'up2'}") is None
        table.session.play(seat, "end")
    table.session.play(0, "place 50 up2")
    said = heard(table)
    table.key(Key.Key_E)
    told = [said[0].index(f" {card} ") for card in (33, 60, 21, 22, 50)]
    assert told == sorted(told)
    assert "30" not in said[0]


def many_moves(appearance: Appearance, size: tuple[int, int]) -> Table:
    """Four computers have placed fires since the person's last turn, and more than a few cards."""
    hands = [2, 3, 90], [22, 23, 24, 25], [44, 45, 46, 47], [11, 12, 13, 14], [15, 16, 17, 18]
    match = position(*hands, fires={}, options={"on_fire": True})
    table = seat_at(appearance, match, ("human", "easy", "easy", "easy", "easy"), size)
    play = table.session.play
    for seat, pile in enumerate(("up1", "up1", "up1", "up2", "up2")):
        for card in hands[seat][: 2 if seat == 0 else 4]:
            assert play(seat, f"place {card} {pile}") is None
        assert play(seat, "end") is None
    table.settle()
    return table


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (800, 500)])
@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("scale", [100, 200])
def test_all_that_happened_stands_on_the_screen_however_much_it_is(
    appearance: Appearance,
    speak: Callable[[str], None],
    size: tuple[int, int],
    language: str,
    scale: int,
) -> None:
    appearance.set_text_size(scale)
    speak(language)
    table = many_moves(appearance, size)
    said = heard(table)
    for key in (Key.Key_E, Key.Key_R):
        table.key(key)
        assert len(said.pop()) > LONG
        bubble = table.view.scene.highlights.bubble
        assert bubble is not None
        x, y, width, height = bubble.rect
        assert x >= 0
        assert y >= table.page.bar_height
        assert x + width <= size[0]
        assert y + height <= size[1]
        table.clock.advance(20000, 100)
        assert table.view.message.text  # Nobody reads that at a glance.
        table.view.message.clear()


def test_what_was_to_be_covered_and_is_asked_of_nobody_any_more(appearance: Appearance) -> None:
    match = position([2, 3, 90], [22, 60], [44, 45], fires={}, options={"on_fire": True})
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    play = table.session.play
    for action in ("place 2 up1", "place 3 up1", "end"):
        play(0, action)
    play(1, "place 22 up1")
    until = "It must be covered by the end of the next turn."
    assert until in table.page.asking.events()
    play(1, "place 60 up2")
    play(1, "end")
    play(2, "place 44 up1")
    told = table.page.asking.events()
    assert "The fire on 22 is out." in told
    assert until not in told
    assert told.endswith("Cover it in your turn.")
    play(2, "place 45 down1")
    play(2, "end")
    told = table.page.asking.events()
    assert told.endswith("You must put out the fire(s) on 44 this turn.")
    assert told.count("cover") == 0
    play(0, "place 90 up1")
    assert "must" not in table.page.asking.events()


def test_what_a_command_asks_for_is_told_until_it_is_done(appearance: Appearance) -> None:
    match = position([2, 33, 90], [43, 44, 45], [60, 61], game=EXTREME, draw=5)
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    skull = "The skull must be covered this turn."
    for seat, action in ((0, "place 2 up1"), (0, "place 33 up1"), (0, "end")):
        assert table.session.play(seat, action) is None
    assert table.session.play(1, "place 43 up1") is None
    assert skull in table.page.asking.events()
    assert table.session.play(1, "place 44 up1") is None
    assert skull not in table.page.asking.events()
    assert "The skull on 43 is covered." in table.page.asking.events()


def test_of_a_turn_in_qwixx_the_crosses_are_told_but_not_what_the_table_shows(
    appearance: Appearance,
) -> None:
    match = Match.new(GAMES["qwixx-cards"], 3, {"first": 0}, 7)
    while match.view(None)["turn"]["number"] < 3:
        match.do(match.waits_for[-1], str(match.legal(match.waits_for[-1])[0]))
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    table.page.replay.skip()
    assert table.page.asking.events() == (
        "Nikos took the 2. Number 11: you in red, Nikos in red, Eleni in red."
        " Nikos crossed yellow 2."
    )


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


def just_sat_down(appearance: Appearance) -> Table:
    """A table at which what the first player did is told to the second, who has just sat down."""
    match = position([20, 30, 45], [33, 60, 70])
    table = seat_at(appearance, match)
    table.session.handover.lift()
    for action in ("place 20 up1", "place 30 up1", "end"):
        table.session.play(0, action)
    table.session.handover.leave()
    table.settle()
    table.session.handover.lift()
    return table


def test_who_sits_down_hears_their_turn_while_what_happened_is_told(
    appearance: Appearance,
) -> None:
    table = just_sat_down(appearance)
    assert table.page.replay
    said = heard(table)
    table.key(Key.Key_O)
    assert said[0].startswith(
        "Your turn, Nikos. Still telling what happened. Place at least 2 card(s). "
    )
    assert "is playing" not in said[0]
    assert said[0].count("Your turn, Nikos") == 1


def test_who_sits_down_hears_how_things_stand_now_while_what_happened_is_told(
    appearance: Appearance,
) -> None:
    table = just_sat_down(appearance)
    assert len(table.page.replay) > 1
    said = heard(table)
    table.key(Key.Key_C)
    assert said[0].startswith("First ascending pile, top 30,")
    assert table.page.replay


def test_who_begins_is_told_as_the_cards_are_dealt(appearance: Appearance) -> None:
    deals = (Match.new(GAMES["wednesday"], 2, {}, deal) for deal in range(20))
    match = next(each for each in deals if each.to_act == (1,))
    table = seat_at(appearance, match, ("human", "easy"))
    said = heard(table)
    table.key(Key.Key_R)
    assert said == ["Nikos is playing."]


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


@pytest.mark.every_game("game_id")
def test_what_lies_in_the_middle_is_told_alike_however_one_sits_there(
    appearance: Appearance, game_id: str
) -> None:
    seats = min(3, GAMES[game_id].max_seats)
    told: dict[str, str] = {}
    for way in ("curtain", "on request", "open hands", "one person", "computers"):
        match = Match.new(GAMES[game_id], seats, {}, 5, open_hands=way == "open hands")
        for _ in range(9):
            match.do(match.to_act[0], str(match.legal(match.to_act[0])[0]))
        for name in NAMES[:seats]:
            appearance.confiding.choose(name, on=way == "on request")
        kinds: list[Kind] = ["easy" if way in ("one person", "computers") else "human"] * seats
        if way == "one person":
            kinds[match.to_act[0]] = "human"
        table = seat_at(appearance, match, kinds)
        said = heard(table)
        table.key(Key.Key_C)
        (told[way],) = said
    assert NOTHING[TableQuestion.PILES]() not in told.values()
    del told["computers"]  # There it is told at the piles, too, who has just placed what.
    assert len({*told.values()}) == 1
