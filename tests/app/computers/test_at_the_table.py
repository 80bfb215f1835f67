"""Computers at the table: how their moves follow each other, and what is seen and said of them."""

from __future__ import annotations

import errno
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt

from app.games import MODULES
from app.match.bot_client import SILENT, TRIES, WORRY, Hint
from app.match.phase import Phase
from app.pages.table.computers.news import glance_time, reading_time
from app.pages.table.computers.seats import seat_of
from app.pages.table.computers.thinking import VISIBLE
from app.press_guard import AGAIN
from app.storage.settings import Motion, Pace
from app.style.appearance import Appearance
from app.table.pace import Weight, time_of
from app.table.visuals import SignalVisual, ThinkingVisual
from engine.core.beat import BEAT
from engine.core.match import Match
from engine.games import GAMES
from tests.app.computers.fakes import FakeBotClient
from tests.app.computers.played import Played
from tests.app.table.support import position, seat_at
from tests.app.waiting import wait_until
from tests.app.window_at_hand import button
from tests.engine.games.qwixx_cards.positions import position as qwixx

Sit = Callable[..., Played]

TICK = 50
"""Milliseconds between two looks at the table."""

CALM = (300.0, 420.0, 200.0)
"""Still, way, still: how a computer's move is shown."""


def thinks(table: Played) -> list[str]:
    """The names of decorations that show that somebody thinks."""
    return [
        decoration.name
        for decoration in table.view.scene.layout.decorations
        if isinstance(decoration.visual, ThinkingVisual)
    ]


def flights(table: Played) -> list[tuple[float, float, float]]:
    """The cards on their way: how long still, on the way, and still again."""
    now = table.clock.now()
    cards = table.view.scene.cards.values()
    found = [card.flight for card in cards if card.flight is not None]
    return [(flight.begin - now, flight.duration, flight.hold) for flight in found]


def computer_moves(table: Played) -> None:
    """Cut short what the person did, and wait until a computer has moved.

    The clock of the cards stands still meanwhile.
    """
    count = len(table.done)
    table.view.touched.emit(False)
    table_time = table.clock.now()
    wait_until(lambda: len(table.done) > count)
    assert len(table.done) == count + 1
    assert table.clock.now() == table_time


# Pace


@pytest.mark.parametrize(
    ("pace", "motion", "share"),
    [("calm", "full", 1.0), ("quick", "full", 0.5), ("calm", "fast", 0.5), ("quick", "slow", 1.0)],
)
def test_a_move_can_be_followed(
    sit: Sit, appearance: Appearance, pace: str, motion: str, share: float
) -> None:
    appearance.set_pace(pace)  # type: ignore[arg-type]
    appearance.set_motion(motion)  # type: ignore[arg-type]
    table = sit("human", "easy")
    table.play_turn()
    computer_moves(table)
    assert flights(table) == [tuple(part * share for part in CALM)]


@pytest.mark.parametrize("pace", ["slow", "calm", "quick"])
@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_what_a_person_did_stands_for_its_time_before_a_computer_moves(
    sit: Sit, appearance: Appearance, pace: Pace, motion: Motion
) -> None:
    appearance.set_pace(pace)
    appearance.set_motion(motion)
    table = sit("human", "easy")
    table.play_turn()
    begun, count = table.clock.now(), len(table.done)
    weight = MODULES["the-game"].narration().weight(table.match.happened(0))
    table.wait(lambda: len(table.done) > count)
    assert table.clock.now() - begun >= time_of(weight, pace)


def test_the_next_move_waits_until_the_last_card_lies_still(sit: Sit) -> None:
    table = sit("human", "easy")
    table.play_turn()
    computer_moves(table)
    count = len(table.done)
    table.clock.advance(300 + 420 + 100)
    wait_until(lambda: table.computers.ready)  # It thinks meanwhile.
    QCoreApplication.processEvents()
    assert len(table.done) == count
    table.clock.advance(150)
    table.wait(lambda: len(table.done) == count + 1)


def test_a_move_is_told_as_it_begins_and_what_comes_of_it_when_it_is_seen(sit: Sit) -> None:
    table = sit("human", "easy")
    table.play_turn()
    computer_moves(table)
    rail, scene = table.page.rail.status, table.view.scene
    bar = table.page.bar_title.line
    assert rail.lines[0] == "Nikos is playing"
    assert rail.lines[1].startswith("Nikos placed ")
    table.clock.advance(300 + 420 - 40)
    assert table.page.bar_title.line == bar
    table.clock.advance(60)
    assert not scene.resting
    assert table.page.bar_title.line != bar


def test_in_still_motion_moves_are_apart_all_the_same(sit: Sit, appearance: Appearance) -> None:
    appearance.set_motion("reduced")
    table = sit("human", "easy")
    table.play_turn()
    computer_moves(table)
    count = len(table.done)
    wait_until(lambda: table.computers.ready)
    table.clock.advance(300 + 200 - 10)
    assert len(table.done) == count
    table.wait(lambda: len(table.done) > count)


def test_step_by_step_each_move_is_asked_for(sit: Sit, appearance: Appearance) -> None:
    appearance.set_pace("step")
    table = sit("human", "easy")
    table.play_turn()
    table.answered()
    table.let_time_go()
    assert len(table.done) == 3
    assert table.page.rail.main.word == "Next move"
    assert table.page.rail.main.allowed
    for count in (4, 5):
        table.page.rail.main.click()
        table.wait(lambda count=count: len(table.done) == count)  # type: ignore[misc]
    table.settle()
    table.key(Qt.Key.Key_N)
    table.wait(lambda: len(table.done) == 6)
    table.settle()
    assert table.done[-1] == "1 end"
    assert table.page.rail.main.word == "End turn"


def test_who_asks_for_a_move_that_comes_by_itself_hears_who_plays(sit: Sit) -> None:
    table = sit("human", "easy")
    table.play_turn()
    name = table.session.players[1].name
    [said] = table.heard_by(lambda: table.key(Qt.Key.Key_N))
    assert name in said


def test_a_touch_cuts_short_what_is_going_on(sit: Sit) -> None:
    table = sit("human", "easy")
    table.play_turn()
    computer_moves(table)
    count = len(table.done)
    table.answered()
    table.view.touched.emit(False)
    assert table.view.scene.resting
    wait_until(lambda: len(table.done) > count)
    assert len(table.done) == count + 1


def test_while_another_page_lies_over_the_table_computers_wait(sit: Sit) -> None:
    table = sit("human", "easy")
    table.play_turn()
    table.page.hide()
    table.answered()
    table.let_time_go()
    assert len(table.done) == 3
    table.page.show()
    table.wait(lambda: len(table.done) > 3)


# What is seen and said


def test_what_a_computer_did_is_announced_and_stands_on_the_rail(sit: Sit) -> None:
    table = sit("human", "easy")
    heard: list[str] = []
    table.view.announced.connect(heard.append)
    table.play_turn()
    assert table.page.rail.status.lines == ("Nikos is playing", "")
    computer_moves(table)
    card, pile = table.done[-1].split()[2:]
    assert heard[-1].startswith(f"Nikos placed {card} on the ")
    assert table.page.rail.status.lines == ("Nikos is playing", heard[-1])
    assert pile in table.view.scene.places
    table.wait(lambda: table.session.legal() != [])
    # It can still be read for a moment, until the person does something.
    assert table.page.rail.status.lines[1].startswith("Nikos ")
    table.session.submit(str(table.session.legal()[0]))
    assert not table.page.rail.status.lines[1].startswith("Nikos ")


def test_the_end_of_a_computers_turn_and_ones_own_are_announced(sit: Sit) -> None:
    table = sit("human", "easy")
    heard: list[str] = []
    table.view.announced.connect(heard.append)
    table.play_turn()
    table.wait(lambda: table.session.legal() != [])
    assert heard[-2:] == ["Nikos drew 2 card(s).", "Place at least 2 card(s). Your turn · Maria."]
    assert table.page.rail.status.lines[1] == "Nikos drew 2 card(s)."


def test_a_computer_that_thinks_for_long_shows_it(sit: Sit, fake: FakeBotClient) -> None:
    table = sit("human", "easy")
    table.wait(lambda: len(fake.asked) == 1)  # for signals
    fake.plan("held")
    table.play_turn()
    table.clock.advance(VISIBLE - 1)
    assert thinks(table) == []
    table.clock.advance(1)
    assert thinks(table) == ["thinking"]
    assert table.computers.thinking == 1
    fake.let_go()
    table.answered()
    QCoreApplication.processEvents()
    assert thinks(table) == []


def test_signals_of_computers_hang_on_the_piles(sit: Sit, fake: FakeBotClient) -> None:
    fake.signals = {"up1": "leave"}
    table = sit("human", "easy")
    table.wait(lambda: table.match.view(None)["signals"][1] == {"up1": "leave"})
    names = [place.name for place in table.view.scene.layout.places]
    assert any("Nikos says “keep off”" in name for name in names)


def test_a_signal_is_told_and_marked_until_the_person_acts(sit: Sit, fake: FakeBotClient) -> None:
    fake.signals = {"up1": "gentle"}
    table = sit("human", "easy")

    def new() -> list[bool]:
        shown = [each.visual for each in table.view.scene.layout.decorations]
        return [each.new for each in shown if isinstance(each, SignalVisual)]

    table.wait(lambda: table.match.view(None)["signals"][1] == {"up1": "gentle"})
    said = table.page.rail.status.lines[1]
    assert said == "Nikos says “small steps” about the first ascending pile."
    assert new() == [True]
    table.session.submit(str(table.session.legal()[0]))
    assert new() == [False]


def test_all_signals_given_at_once_are_named(sit: Sit, fake: FakeBotClient) -> None:
    table = sit("human", "easy")
    table.play_turn()
    fake.signals = {"down1": "leave", "up1": "gentle"}
    table.wait(lambda: len(table.match.view(None)["signals"][1]) == 2)
    said = table.page.rail.status.lines[1]
    assert said.startswith("Nikos gives 2 signal(s): “keep off” and “small steps”.")
    assert "says" not in said


def test_a_signal_stands_before_what_was_done(sit: Sit, fake: FakeBotClient) -> None:
    table = sit("human", "easy")
    table.play_turn()
    fake.signals = {"up1": "gentle"}
    table.wait(lambda: bool(table.match.view(None)["signals"][1]))
    words = table.page.rail.status.lines[1]
    assert words.startswith("Nikos says “small steps” about the first ascending pile. Nikos ")


# Signals and undo


def test_before_each_turn_all_computers_but_the_next_are_asked_for_signals(
    sit: Sit, fake: FakeBotClient
) -> None:
    table = sit("human", "easy", "hard", hand=(9, 37, 58, 73, 90, 96))
    table.wait(lambda: len(fake.asked) == 2)
    assert [(asked["seat"], asked["legal"]) for asked in fake.asked] == [(1, []), (2, [])]
    table.play_turn()
    table.wait(lambda: len(fake.asked) >= 4)
    [signals, move] = fake.asked[2:4]
    assert (signals["seat"], signals["legal"], move["seat"]) == (2, [], 1)
    assert move["legal"]


def test_a_signal_that_comes_late_leaves_the_persons_undo_alone(
    sit: Sit, fake: FakeBotClient
) -> None:
    fake.signals = {"up1": "leave"}
    fake.plan("held")
    table = sit("human", "easy")
    table.session.submit(str(table.session.legal()[0]))
    fake.let_go()
    table.wait(lambda: len(fake.asked) == 2)
    table.wait(lambda: not table.computers.ready and table.computers._asked is None)
    assert len(table.done) == 1
    assert table.session.undo.possible
    assert table.session.undo.take_back() is None


def test_signals_are_changed_and_taken_back(sit: Sit, fake: FakeBotClient) -> None:
    fake.signals = {"up1": "leave", "up2": "gentle"}
    table = sit("human", "easy", signals=[{}, {"up1": "gentle", "down1": "leave"}])
    table.wait(lambda: len(table.done) == 3)
    assert table.done == ["1 None down1", "1 leave up1", "1 gentle up2"]


def test_a_signal_that_is_taken_back_is_told(sit: Sit, fake: FakeBotClient) -> None:
    table = sit("human", "easy", signals=[{}, {"down1": "leave"}])
    table.wait(lambda: table.done == ["1 None down1"])
    said = table.page.rail.status.lines[1]
    assert said == "Nikos cleared the signal on the first descending pile."


# What comes in between


def test_an_answer_about_another_position_is_dropped(sit: Sit, fake: FakeBotClient) -> None:
    table = sit("human", "easy")
    table.wait(lambda: len(fake.asked) == 1)
    fake.plan("held", "first")
    table.play_turn()
    table.wait(lambda: len(fake.asked) == 2)
    assert table.computers.thinking == 1
    table.session.signal("up1", "leave")
    table.settle()
    fake.let_go()
    table.wait(lambda: len(fake.asked) == 3)
    assert fake.asked[1]["view"]["signals"][0] == {}
    assert fake.asked[2]["view"]["signals"][0] == {"up1": "leave"}
    table.wait(lambda: len(table.done) == 5)
    assert table.done[3] == "0 leave up1"


def test_the_language_changes_while_a_computer_thinks(sit: Sit, fake: FakeBotClient) -> None:
    table = sit("human", "easy")
    table.wait(lambda: len(fake.asked) == 1)
    fake.plan("held")
    table.play_turn()
    table.wait(lambda: len(fake.asked) == 2)
    QCoreApplication.sendEvent(table.page, QEvent(QEvent.Type.LanguageChange))
    fake.let_go()
    table.wait(lambda: len(table.done) == 4)
    assert [asked["view"] for asked in fake.asked].count(fake.asked[1]["view"]) == 1


def test_a_match_that_is_left_while_a_computer_thinks_is_left(
    sit: Sit, fake: FakeBotClient
) -> None:
    table = sit("human", "easy")
    table.wait(lambda: len(fake.asked) == 1)
    fake.plan("held")
    table.play_turn()
    table.wait(lambda: len(fake.asked) == 2)
    fake.close()
    table.page.close()
    fake.let_go()
    table.let_time_go()
    assert len(table.done) == 3


def test_the_same_seed_all_through_a_turn(sit: Sit, fake: FakeBotClient) -> None:
    seeds = iter(range(100, 200))
    table = sit("human", "easy")
    table.computers._new_seed = lambda: next(seeds)
    table.play_turn()
    table.wait(lambda: table.session.legal() != [])
    moves = [asked for asked in fake.asked if asked["legal"]]
    assert {asked["bot_seed"] for asked in moves} == {100}


# Why nothing happens


def test_that_it_is_another_turn_is_said_as_long_as_it_is_so(appearance: Appearance) -> None:
    match = Match.from_state(GAMES["the-game"], position(3, [9, 37, 58, 73, 90, 96]))
    table = seat_at(appearance, match, ("human", "easy", "easy"))

    def place(seat: int) -> None:
        table.session.play(seat, str(match.legal(seat)[0]))

    for _ in range(2):
        place(0)
    table.session.play(0, "end")
    for seat in (1, 2):
        table.page.rail.main.click()
        table.clock.advance(AGAIN)  # What stood large is read before that is said.
        table.page.rail.main.click()
        says = table.view.message.text
        assert says
        for _ in range(2):
            place(seat)
            assert table.view.message.text == says
        table.session.play(seat, "end")
        if seat == 1:
            assert table.view.message.text == says.replace("Nikos", "Eleni") != says
    assert (table.view.message.text, table.view.scene.highlights.bubble) == ("", None)
    assert table.session.legal()


def test_what_is_wrong_with_a_card_is_said_though_others_signal(appearance: Appearance) -> None:
    table = seat_at(appearance, Match.from_state(GAMES["the-game"], position()), ("human", "easy"))
    table.drag("9", "up1")
    says = table.view.message.text
    assert says
    table.session.signal_of(1, "up1", "leave")
    assert table.view.message.text == says


# Trouble


def test_a_computer_that_never_answers_can_be_asked_again(sit: Sit, fake: FakeBotClient) -> None:
    table = sit("human", "easy")
    table.wait(lambda: len(fake.asked) == 1)
    heard: list[str] = []
    table.view.announced.connect(heard.append)
    fake.plan(*["die"] * TRIES)
    table.play_turn()
    table.wait(lambda: table.turn.trouble)
    QCoreApplication.processEvents()
    assert table.page.rail.status.lines == (
        "Nikos is not answering.",
        "Try again, or let a person take this seat.",
    )
    assert heard[-1] == " ".join(table.page.rail.status.lines)
    assert table.page.rail.main.word == "Try again"
    table.page.rail.main.click()
    table.wait(lambda: len(table.done) > 3)
    assert not table.turn.trouble
    assert table.page.rail.main.word == "End turn"


@pytest.mark.parametrize("by", ["key", "button"])
def test_try_again_stands_until_there_is_an_answer(sit: Sit, fake: FakeBotClient, by: str) -> None:
    table = sit("human", "easy")
    table.wait(lambda: len(fake.asked) == 1)
    fake.plan(*["die"] * TRIES, *["die"] * TRIES, "held")
    table.play_turn()
    table.wait(lambda: table.turn.trouble)

    def try_again() -> tuple[str, bool, str]:
        main = table.page.rail.main
        if by == "key":
            table.key(Qt.Key.Key_N)
        else:
            main.click()
        return main.word, main.allowed, table.page.rail.status.lines[0]

    asks = ("Try again", False, "Nikos is thinking.")
    assert try_again() == asks
    table.wait(lambda: not table.computers.retrying)
    assert (table.turn.trouble, table.page.rail.main.allowed) == (True, True)
    assert try_again() == asks
    table.let_time_go()
    assert try_again() == asks  # Once more does nothing.
    fake.let_go()
    table.wait(lambda: len(table.done) > 3)
    assert not table.turn.trouble


def test_a_person_can_play_for_a_computer_that_never_answers(sit: Sit, fake: FakeBotClient) -> None:
    table = sit("human", "easy")
    table.wait(lambda: len(fake.asked) == 1)
    fake.plan(*["die"] * TRIES)
    table.play_turn()
    table.wait(lambda: table.turn.trouble)
    table.session.seat_player(1, "human")
    assert not table.turn.trouble
    assert table.session.phase is Phase.REVIEWING
    assert table.page.rail.status.lines == ("You drew 2 card(s)", "Nikos is next")
    table.session.handover.leave()
    table.session.handover.lift()
    assert table.session.legal()


def test_who_plays_on_for_a_computer_is_called_at_once(sit: Sit, fake: FakeBotClient) -> None:
    table = sit("human", "easy")
    table.play_turn()
    table.wait(lambda: table.done[-1].startswith("1 place"))
    assert table.turn.going
    said: list[tuple[str, ...]] = []
    table.session.phase_changed.connect(lambda: said.append(table.page.rail.status.lines))
    table.session.seat_player(1, "human")
    assert (table.session.phase, table.session.seat) == (Phase.CURTAIN, None)
    assert not [line for lines in said for line in lines if "draw" in line]
    table.let_time_go(6000)
    assert table.shown("hand") == []
    table.session.handover.lift()
    table.settle()
    assert table.session.legal()
    table.assert_sound()


def test_what_cannot_be_written_is_not_tried_again_and_again(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    table = sit("human", "easy")
    reasons: list[OSError] = []
    table.session.failed.connect(reasons.append)
    table.play_turn()

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(table.match, "_record", refuse)
    table.wait(lambda: bool(reasons))
    table.let_time_go()
    assert len(reasons) == 1
    assert table.turn.trouble
    assert table.page.rail.status.lines[0] == "Nikos’s move could not be saved."
    monkeypatch.undo()
    table.page.rail.main.click()
    table.wait(lambda: len(table.done) > 3)


def test_a_game_without_computer_players_says_so(
    sit: Sit, fake: FakeBotClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MODULES["the-game"], "has_computers", False)
    table = sit("human", "easy")
    fake.plan(*["refuse"] * 3 * TRIES)
    table.play_turn()
    table.wait(lambda: table.turn.trouble)
    QCoreApplication.processEvents()
    assert table.page.rail.status.lines[0] == "The computer cannot play this game yet."


# Hints


def test_a_hint_comes_from_the_same_process_and_only_about_what_is_there(
    sit: Sit, fake: FakeBotClient
) -> None:
    table = sit("human", "easy")
    table.wait(lambda: len(fake.asked) == 1)
    hints: list[Hint] = []
    assert table.computers.ask_for_hint(hints.append, lambda: None)
    table.wait(lambda: bool(hints))
    assert hints[0].action == str(table.session.legal()[0])
    fake.plan("held")
    assert table.computers.ask_for_hint(hints.append, lambda: None)
    table.wait(lambda: len(fake.asked) == 3)
    table.session.submit(str(table.session.legal()[0]))
    fake.let_go()
    table.let_time_go()
    assert len(hints) == 1
    while "end" not in map(str, table.session.legal()):
        table.session.submit(str(table.session.legal()[0]))
    table.session.submit("end")
    assert not table.computers.ask_for_hint(hints.append, lambda: None)


def test_a_hint_takes_a_signal_into_account_that_comes_meanwhile(
    sit: Sit, fake: FakeBotClient
) -> None:
    fake.signals = {"up1": "leave"}
    fake.plan("held", "held", "last")
    table = sit("human", "easy")
    hints: list[Hint] = []
    assert table.computers.ask_for_hint(hints.append, lambda: None)
    fake.let_go()
    table.wait(lambda: bool(table.match.view(0)["signals"][1]))
    fake.let_go()
    table.wait(lambda: bool(hints))
    hinted = [asked["view"]["signals"][1] for asked in fake.asked if asked["cmd"] == "hint"]
    assert hinted[-1] == table.match.view(0)["signals"][1] == {"up1": "leave"}
    table.session.signal("up2", "gentle")
    table.let_time_go()
    assert len(hints) == 1


def test_the_button_waits_until_a_hint_comes_however_long_it_takes(
    sit: Sit, fake: FakeBotClient
) -> None:
    table = sit("human", "easy")
    table.wait(lambda: len(fake.asked) == 1)
    fake.plan("held", "last")
    table.key(Qt.Key.Key_H)
    for _ in range(10):
        assert table.page.rail.hint.waits
        fake.look(SILENT - 1)
        fake.processes[0].hear(BEAT)
    assert len(fake.processes) == 1
    fake.look(WORRY * SILENT)  # Now it hangs, and another one is asked.
    table.wait(lambda: table.page.hint.lit is not None)
    assert not table.page.rail.hint.waits
    assert table.view.message.text


def test_where_no_hint_comes_it_is_said(sit: Sit, fake: FakeBotClient) -> None:
    table = sit("human", "easy")
    table.wait(lambda: len(fake.asked) == 1)
    fake.plan(*["die"] * TRIES)
    table.key(Qt.Key.Key_H)
    assert table.page.rail.hint.waits
    table.wait(lambda: not table.page.hint.waiting)
    assert not table.page.rail.hint.waits
    assert table.view.message.text.startswith("No hint this time")


# Qwixx: all decide at the same time


def test_computers_decide_by_what_lay_there_before_anybody_had(
    sit: Sit, fake: FakeBotClient
) -> None:
    match = Match.new(GAMES["qwixx-cards"], 3, {"first": 0}, 7)
    table = sit("human", "easy", "hard", match=match)
    fake.plan("held", "last")
    table.session.submit("take 1")
    began = [match.view(seat) for seat in range(3)]
    table.wait(lambda: len(fake.asked) == 1)
    table.session.submit("skip")
    fake.let_go()
    table.wait(lambda: match.view(None)["turn"]["part"] != "number")
    first, second = fake.asked
    assert (first["seat"], second["seat"]) == (1, 2)
    assert (first["view"], second["view"]) == (began[1], began[2])
    assert table.session.legal()


def test_what_a_computer_took_is_not_pushed_off_the_rail_by_who_decides(
    sit: Sit, fake: FakeBotClient
) -> None:
    match = qwixx("r5 r7 g9 b12", "r3 y4 b6 b8", part="take", seat=1, draw="g4 y7", seats=3)
    table = sit("human", "easy", "easy", match=match)
    heard: list[str] = []
    table.view.announced.connect(heard.append)
    table.wait(lambda: match.waits_for == (0,))
    lines = table.page.rail.status.lines
    assert lines[0].startswith("Number for all")
    assert lines[1].startswith("Nikos took the ")
    assert any("has decided" in said for said in heard)


def test_what_a_computer_took_is_told_though_nobody_asks_the_person_about_the_number(
    sit: Sit, fake: FakeBotClient
) -> None:
    past_seven = {"red": [8], "yellow": [8], "green": [6], "blue": [6]}
    match = qwixx(
        "r5 r7 g9 b12", "r3 y4 b6 b8",
        part="take", seat=1, draw="g4 y7", sheets=[past_seven],
    )  # fmt: skip
    table = sit("human", "easy", match=match)
    table.wait(lambda: "0 skip" in table.done)
    seen = table.clock.now()
    assert table.done[-2:] == ["1 take 1", "0 skip"]
    assert table.page.rail.status.lines[1].startswith("Nikos took the ")
    table.wait(lambda: len(table.done) > 2)
    assert table.clock.now() - seen >= time_of(Weight.CARD, "calm") - TICK


def test_what_a_computer_crossed_in_its_turn_is_told_alike_at_once_and_later(
    sit: Sit, fake: FakeBotClient
) -> None:
    match = qwixx(
        "r5 r7 g9 b12", "r3 r8 y4 b6 b8", part="number", seat=1, draw="g7", display="g3 y8 b10 g11"
    )
    table = sit("human", "easy", match=match)
    table.session.submit("skip")
    table.wait(lambda: match.view(None)["turn"]["part"] == "take")
    told = table.page.rail.status.lines[1]
    assert table.page.turn is not None
    assert told == table.page.turn.news.text
    table.settle()
    table.clock.advance(reading_time(told))
    assert table.page.turn.news.text == ""
    assert table.page.rail.status.lines[1] == told
    assert told.startswith("Last turn: ")


def test_an_own_penalty_is_told(sit: Sit, fake: FakeBotClient) -> None:
    match = qwixx("r5 r7 g9 b12", part="mark", played=("red", "r2"))
    fake.plan("held")
    table = sit("human", "easy", match=match)
    table.session.submit("skip")
    assert table.page.rail.status.lines[1] == "You took a penalty: 1 of 4."


def test_a_choice_ends_the_news(sit: Sit, fake: FakeBotClient) -> None:
    match = qwixx("r5 r7 g9 b12 y3", part="number", display="g3 y8 b10 g11", draw="g7")
    fake.plan("held")
    table = sit("human", "easy", match=match)
    table.wait(lambda: len(fake.asked) == 1)
    table.session.submit("skip")
    fake.let_go()
    table.wait(lambda: match.waits_for == (0,))
    status = table.page.rail.status
    assert status.lines[0].startswith("Play one card")
    assert status.lines[1].startswith("Number 7: you none, Nikos ")
    table.settle()
    table.click("r5")
    assert status.lines == ("Red 5: you cross it", "Your turn · Maria")


def test_what_a_person_takes_back_meanwhile_does_not_disturb_them(
    sit: Sit, fake: FakeBotClient
) -> None:
    match = Match.new(GAMES["qwixx-cards"], 2, {"first": 0}, 7)
    table = sit("human", "easy", match=match)
    fake.plan("held")
    table.session.submit("take 1")
    table.wait(lambda: len(fake.asked) == 1)
    table.session.submit("skip")
    assert table.session.undo.take_back() is None
    fake.let_go()
    table.wait(lambda: match.waits_for == (0,))
    assert len(fake.asked) == 1
    assert table.session.legal()


def test_between_rounds_computers_wait_until_all_have_seen_the_points(sit: Sit) -> None:
    match = Match.new(GAMES["wednesday"], 2, {}, 3)
    table = sit("easy", "easy", match=match)
    table.page.round_over.disconnect()
    ends: list[int] = []
    table.page.round_over.connect(lambda: ends.append(len(match.events)))
    table.appearance.set_pace("quick")
    table.appearance.set_motion("reduced")

    def ended() -> bool:
        table.turn.step()
        return table.page.display.situation.stage == "ended"

    table.wait(ended)
    count = len(match.events)
    table.let_time_go()
    assert len(match.events) == count
    assert ends == []
    table.page.presses.main()
    assert ends == [count]
    table.page.course.next_round()
    table.wait(lambda: len(match.events) > count)


def test_the_buttons_have_names(sit: Sit) -> None:
    table = sit("human", "easy")
    assert button(table.page, "Who plays for Maria?").toolTip() == "Who plays for Maria?"
    assert not table.page.rail.pause.isVisible()


# Beside the long name of a fourth, no backs have room in The Game, to which cards would be drawn.
@pytest.mark.parametrize(
    ("game_id", "seats"), [("the-game", 3), ("wednesday", 4), ("face-to-face", 2)]
)
def test_a_player_is_lit_once_the_last_card_of_the_one_before_has_arrived(
    sit: Sit, game_id: str, seats: int
) -> None:
    game = GAMES[game_id]
    table = sit(*["easy"] * seats, match=Match.new(game, seats, {}, 5))

    def lit() -> set[int]:
        scene = table.view.scene
        shown = [*scene.places.items(), *scene.decorations.items()]
        return {
            seat
            for id_, item in shown
            if (seat := seat_of(id_)) is not None and getattr(item._visual, "current", False)
        }

    flew = 0
    for _ in range(5):
        before = lit()
        assert before == {*table.match.to_act}
        table.wait(lambda before=before: {*table.match.to_act} != before)  # type: ignore[misc]
        flew += table.view.scene.behind
        assert lit() == (before if table.view.scene.behind else {*table.match.to_act})
        table.wait(lambda: table.view.scene.resting)
    assert flew


def test_a_long_sentence_stands_until_it_can_have_been_read(sit: Sit, fake: FakeBotClient) -> None:
    table = sit("human", "easy")
    table.play_turn()
    fake.signals = {"up1": "gentle"}
    table.wait(lambda: bool(table.match.view(None)["signals"][1]))
    told = table.turn.news.text
    assert table.page.announcer.reading() == glance_time(told) > time_of(Weight.PASS, "calm")
