"""Taking back: at the table, and from the curtain by who has just left; where not, it says why."""

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from app.application import build_window
from app.match.phase import Phase
from app.match.session import Session
from app.pages.curtain import curtain as curtain_module
from app.pages.table.page import TablePage
from app.style.appearance import Appearance
from app.window import curtain_keeper
from app.window.window import Window
from engine.core.events import Kind, Signalled
from engine.core.header import Player
from engine.core.match import Match
from engine.games import GAMES
from tests.app.hands import click_twice
from tests.app.table.support import Table, seat_at
from tests.app.tables.matches import GAME_IDS, moments
from tests.app.waiting import wait_until
from tests.app.window_at_hand import close_window, prepare
from tests.engine.games.qwixx_cards.positions import position as qwixx
from tests.engine.games.the_game.positions import position as the_game
from tests.engine.games.wednesday.positions import position as wednesday

CTRL_Z = Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier
LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
NAMES = ("Anna", "Leo", "Zoe")


@pytest.fixture
def sit(qapp: object, appearance: Appearance) -> Iterator[Callable[..., Table]]:
    tables: list[Table] = []

    def make(match: Match, *kinds: Kind) -> Table:
        table = seat_at(appearance, match, kinds)
        tables.append(table)
        return table

    yield make
    for table in tables:
        table.page.close()


def reasons_of(table: Table) -> list[str]:
    """What is said when the dim button is clicked, and when Ctrl+Z is pressed; and of it."""
    undo = table.page.rail.undo
    assert not undo.allowed
    said = [undo.accessibleDescription()]
    QTest.mouseClick(undo, LEFT, NO_KEYS, undo.rect().center())
    said.append(table.view.message.text)
    table.view.message.clear()
    QTest.keyClick(table.page, *CTRL_Z)
    return [*said, table.view.message.text]


def test_a_dim_undo_says_that_there_is_nothing(sit: Callable[..., Table]) -> None:
    table = sit(the_game([20, 30, 40], draw=3))
    assert reasons_of(table) == ["There is nothing to take back."] * 3


def test_the_games_know_whether_it_can_be_taken_back(sit: Callable[..., Table]) -> None:
    table = sit(the_game([20, 30, 40], draw=3))
    assert not table.page.display.read().may_undo()
    assert table.session.submit("place 20 up1") is None
    assert table.page.display.read().may_undo()


def test_a_dim_undo_says_that_cards_were_drawn(sit: Callable[..., Table]) -> None:
    table = sit(the_game([20, 30, 40], draw=3))
    for action in ("place 20 up1", "place 30 up1", "end"):
        assert table.session.submit(action) is None
    table.settle()
    assert reasons_of(table) == ["Too late: a new card has been seen."] * 3


PAST_SEVEN = {"red": [8], "yellow": [8], "green": [6], "blue": [6]}
"""A sheet on which 7 can be crossed nowhere: whose it is, is not asked for the number."""


def test_who_is_not_asked_for_the_number_has_seen_a_colour_before(
    sit: Callable[..., Table],
) -> None:
    match = qwixx("r5 r7 y8 g9", part="take", sheets=(PAST_SEVEN, {}), draw="y3 b7")
    table = sit(match, "human", "easy")
    assert table.session.submit("take 1") is None
    table.settle()
    assert match.waits_for == (1,)
    assert reasons_of(table) == ["Too late: the card’s colour has been seen."] * 3


def test_who_is_not_asked_for_the_number_hears_who_has_acted_since(
    sit: Callable[..., Table],
) -> None:
    match = qwixx("r5 r2 y8 g9 b12", sheets=(PAST_SEVEN, {}), draw="y3 b7")
    table = sit(match, "human", "easy")
    for action in ("play green g9", "skip"):
        assert table.session.submit(action) is None
    assert table.session.undo.possible
    assert table.session.play(1, "take 1") is None
    table.settle()
    assert match.waits_for == (1,)
    assert reasons_of(table) == ["Too late: Nikos has already made a move."] * 3


def test_nobody_is_named_of_whom_it_is_not_seen_that_they_were_the_last_to_decide(
    sit: Callable[..., Table],
) -> None:
    match = qwixx("r5 g9 b12", "r4 g8 b9", "y3 b4 y6", part="number", draw="g7 b7")
    table = sit(match, "human", "easy", "easy")
    assert table.session.submit("mark red 7") is None
    assert table.session.play(2, "mark blue 7") is None
    table.settle()
    assert reasons_of(table) == ["Too late: others have already decided."] * 3
    assert table.session.play(1, "skip") is None
    table.settle()
    assert reasons_of(table) == ["Too late: all decisions are turned up."] * 3


def test_who_has_done_nothing_yet_has_nothing_to_take_back(sit: Callable[..., Table]) -> None:
    match = qwixx("", "r5 r2 y8 g9", part="take", seat=1, sheets=(PAST_SEVEN, {}), draw="y3 b7")
    table = sit(match, "human", "easy")
    assert table.session.play(1, "take 1") is None
    table.settle()
    assert match.waits_for == (1,)
    assert reasons_of(table) == ["There is nothing to take back."] * 3


def test_a_dim_undo_says_that_a_colour_was_seen(sit: Callable[..., Table]) -> None:
    table = sit(qwixx("r5 r7 y8", part="take"), "human", "easy")
    assert table.session.submit("take 1") is None
    table.settle()
    assert reasons_of(table) == ["Too late: the card’s colour has been seen."] * 3


def test_whoever_decides_first_is_not_said_to_have_seen_the_colour(
    sit: Callable[..., Table],
) -> None:
    table = sit(qwixx("r5 r7 y8 y9", part="take"), "human", "human")
    assert table.session.submit("take 1") is None
    table.settle()
    assert table.session.seat == 1
    assert reasons_of(table) == ["Too late: the card’s colour has been seen."] * 3


def test_a_dim_undo_says_who_has_acted(sit: Callable[..., Table]) -> None:
    match = wednesday([3, 6, 9], [8, 10], [4, 7], played=[1, 5], last=2)
    table = sit(match, "human", "easy", "easy")
    assert table.session.submit("pass") is None
    assert table.page.rail.undo.allowed
    assert table.session.play(1, "pass") is None
    table.settle()
    assert reasons_of(table) == ["Too late: Nikos has already made a move."] * 3


def test_a_dim_undo_says_who_has_signalled(sit: Callable[..., Table]) -> None:
    table = sit(the_game([20, 30, 40], [50, 60], draw=3), "human", "easy")
    assert table.session.submit("place 20 up1") is None
    assert table.session.signal_of(1, "up1", "leave") is None
    table.settle()
    assert reasons_of(table) == ["Too late: Nikos has given a signal."] * 3


def row_texts(table: Table) -> list[str]:
    """The rows of the last moves, which are open."""
    return [row.text for row in table.page.moves.panel.list.moves.rows]


def test_what_one_has_asked_for_stands_once_a_card_is_taken_back(
    sit: Callable[..., Table],
) -> None:
    table = sit(the_game([20, 30, 40], [50, 60], draw=3), "human", "easy")
    table.key(Qt.Key.Key_L)
    table.session.signal("down1", "gentle")
    for step in ("place 20 up1", "place 30 up1"):
        assert table.session.submit(step) is None
    for pile, signal in (("up2", "leave"), ("up1", "leave"), ("up1", None)):
        assert table.session.signal(pile, signal) is None
    said = table.heard_by(lambda: QTest.keyClick(table.page, *CTRL_Z))
    assert said == ["30 is back in your hand."]
    view = table.session.match.view(0)
    assert (view["piles"]["up1"], view["hands"][0]) == ([1, 20], [30, 40])
    assert view["signals"][0] == {"up2": "leave", "down1": "gentle"}
    assert sum("keep off" in text for text in row_texts(table)) == 2
    assert row_texts(table)[-1] == "30 is back in your hand."
    QTest.keyClick(table.page, *CTRL_Z)
    view = table.session.match.view(0)
    assert (view["piles"]["up1"], view["hands"][0]) == ([1], [20, 30, 40])
    assert view["signals"][0] == {"up2": "leave", "down1": "gentle"}
    assert [event.signal for event in table.session.match.events if isinstance(event, Signalled)][
        -2:
    ] == ["leave", "leave"]


def test_a_silence_that_comes_back_lets_no_signal_stand(sit: Callable[..., Table]) -> None:
    match = the_game([20, 30, 40], [50, 60], game=GAMES["the-game-extreme"], up1=[14], draw=3)
    table = sit(match, "human", "easy")
    assert table.session.submit("place 20 up1") is None
    assert table.session.signal("up2", "leave") is None
    assert table.session.undo.take_back() is None
    assert table.session.match.view(0)["signals"][0] == {}
    assert table.session.match.why(0, "place 20 up1") is None


def test_a_turn_that_goes_to_a_computer_is_taken_back_at_the_table(
    sit: Callable[..., Table],
) -> None:
    match = wednesday([3, 6, 9], [8, 10], [4, 7], played=[1, 5], last=2)
    table = sit(match, "human", "easy", "easy")
    before = table.session.view()
    assert table.session.submit("play 9") is None
    table.settle()
    QTest.keyClick(table.page, *CTRL_Z)
    assert (table.session.phase, table.session.view()) == (Phase.PLAYING, before)


# In the window


@pytest.fixture
def window(qapp: object, tmp_path: Path) -> Iterator[Window]:
    prepare(tmp_path)
    window = build_window(tmp_path)
    window.resize(1280, 800)
    window.show()
    yield window
    close_window(window)


def begin(window: Window, match: Match, kinds: Sequence[Kind] = ("human",) * 3) -> Session:
    """Put a match on the window's table, the curtain lifted."""
    players = [Player(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    window.table.seat_down(Match.from_state(match.game, match.state(), players=players))
    session = window.table.session
    assert session is not None
    session.handover.lift()
    return session


def wait_for_the_curtain(window: Window) -> None:
    wait_until(lambda: window.curtain_keeper.curtain.down)


def test_from_the_curtain_who_has_left_takes_it_back_by_a_click(window: Window) -> None:
    session = begin(window, wednesday([3, 6, 9], [8, 10], [4, 7], played=[1, 5], last=2))
    before = session.view()
    assert isinstance(window.pages.top, TablePage)
    assert session.submit("pass") is None
    wait_for_the_curtain(window)
    curtain = window.curtain_keeper.curtain
    assert curtain._arrival.player.name == "Leo"
    assert curtain.take_back.isVisible()
    assert curtain.take_back.word == "Undo the last move (Anna)"
    QTest.mouseClick(curtain.take_back, LEFT, NO_KEYS, curtain.take_back.rect().center())
    wait_for_the_curtain(window)
    assert (session.phase, curtain._arrival.player.name) == (Phase.CURTAIN, "Anna")
    assert not curtain.take_back.isVisible()
    assert all(card is None for card in session.view()["hands"][0])
    session.handover.lift()
    assert (session.phase, session.seat, session.view()) == (Phase.PLAYING, 0, before)


def test_from_the_curtain_who_has_left_takes_it_back_by_the_keys(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(window, wednesday([3, 6, 9], [8, 10], [4, 7], played=[1, 5], last=2))
    assert session.submit("play 6") is None
    wait_for_the_curtain(window)
    curtain, heard = window.curtain_keeper.curtain, list[str]()
    for module in (curtain_module, curtain_keeper):
        monkeypatch.setattr(module, "announce", lambda _widget, text: heard.append(text))
    QTest.keyClick(curtain, *CTRL_Z)
    assert (session.phase, session.next_seat) == (Phase.CURTAIN, 0)
    assert heard[-1].startswith("Anna took the 6 Medium back. Your turn: Anna.")
    heard.clear()
    QTest.keyClicks(curtain, "el")
    assert heard == ["Anna took the 6 Medium back."] * 2


def test_from_the_curtain_nothing_is_taken_back_once_cards_were_drawn(window: Window) -> None:
    session = begin(window, the_game([20, 30, 40], [50, 60], draw=3), ("human", "human"))
    for action in ("place 20 up1", "place 30 up1", "end"):
        assert session.submit(action) is None
    session.handover.leave()
    wait_for_the_curtain(window)
    assert not window.curtain_keeper.curtain.take_back.isVisible()
    QTest.keyClick(window.curtain_keeper.curtain, *CTRL_Z)
    assert (session.phase, session.next_seat) == (Phase.CURTAIN, 1)


def test_a_decision_is_taken_back_from_the_curtain_with_all_hands_face_down(
    window: Window,
) -> None:
    match = qwixx("r5 r7 r8 g9 b12", part="number", draw="g7", seats=2)
    session = begin(window, match, ("human", "human"))
    assert (session.phase, session.seat) == (Phase.DECIDING, 1)
    assert session.submit("mark red 7") is None
    wait_for_the_curtain(window)
    assert window.curtain_keeper.curtain.take_back.word == "Undo the last move (Leo)"
    window.curtain_keeper.curtain.take_back.click()
    assert (session.phase, session.seat) == (Phase.DECIDING, 1)
    wait_until(lambda: not window.curtain_keeper.curtain.isVisible())
    assert not any(card.startswith("r") for hand in session.view()["hands"] for card in hand)


def test_the_hand_stays_until_the_last_card_lies_and_is_gone_when_the_curtain_falls(
    sit: Callable[..., Table],
) -> None:
    table = sit(wednesday([3, 6, 9], [8, 10], [4, 7], played=[1, 5], last=2))
    held: list[bool] = []
    table.page.left.connect(lambda: held.append(holds(table)))
    assert table.session.submit("play 6") is None
    assert holds(table)
    QCoreApplication.processEvents()
    assert held == []
    table.settle()
    assert held == [False]


def holds(table: Table) -> bool:
    """Whether a hand lies open on the table."""
    return any(item.spec.place == "hand" for item in table.view.scene.cards.values())


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_whatever_is_taken_back_is_said(sit: Callable[..., Table], game_id: str) -> None:
    """Of what was there before, as if it had just been done, nothing is said."""
    said: dict[str, list[str]] = {}
    for match in moments(game_id):
        legal = [str(each) for seat in match.to_act for each in match.legal(seat)]
        if {each.split()[0] for each in legal} <= said.keys():
            continue
        table = sit(match)
        for verb, action in {str(each).split()[0]: each for each in table.session.legal()}.items():
            if verb not in said and table.session.submit(str(action)) is None:
                if table.session.undo.why_not() is None:
                    said[verb] = table.heard_by(table.page.presses.undo)
                break
        table.page.close()
    assert said
    for sentences in said.values():
        assert re.search(r"undone|is back in your hand|took .*back", sentences[0].lower())


def test_ones_own_decision_is_said(sit: Callable[..., Table]) -> None:
    match = Match.new(GAMES["qwixx-cards"], 2, {"first": 0}, 7)
    while match.view(None)["turn"]["part"] == "take":
        seat = match.to_act[0]
        match.do(seat, match.legal(seat)[0])
    table = sit(match, "human", "easy")
    row = next(str(each) for each in table.session.legal() if str(each).startswith("mark"))
    colour = row.split()[1]
    heard = table.heard_by(lambda: table.session.submit(row))
    assert heard[0].startswith(f"You cross {colour} "), heard
    heard = table.heard_by(lambda: table.session.submit("skip"))
    assert heard[0].startswith("You now skip "), heard


def test_a_double_click_takes_back_one_move(sit: Callable[..., Table]) -> None:
    table = sit(the_game([20, 30, 40], [50, 60]), "human", "easy")
    for card in (20, 30):
        table.session.submit(f"place {card} up1")
    click_twice(table.page.rail.undo)
    assert table.session.match.view(0)["piles"]["up1"][-1] == 20
