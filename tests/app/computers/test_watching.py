"""Computers only: somebody watches, stops them, goes step by step; seats pass on and back."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from app.games import MODULES
from app.games.contract import Situation, as_sentence
from app.match.bot_client import Answer, Hint, PendingRequest, Question, Reason
from app.match.phase import Phase
from app.pages.table.choices import ChoiceButton
from app.pages.table.computers.seats import seat_rect
from app.paint.ornaments import RING_GAP
from app.style.appearance import Appearance
from app.table.pace import Weight, time_of
from engine.bots import BOTS
from engine.core.chance import Chance
from engine.core.events import Done, Kind
from engine.core.match import Match
from engine.games import GAMES
from tests.app.computers.fakes import FakeBotClient
from tests.app.computers.played import Played, seat_computers
from tests.app.hands import click_twice
from tests.app.table.support import LEFT

ROOT = Path(__file__).parent.parent.parent.parent

Sit = Callable[..., Played]


def kinds(table: Played) -> list[str]:
    return [player.kind for player in table.session.players]


def dealt() -> Match:
    """A match that is far from its end, whatever is done."""
    return Match.new(GAMES["the-game"], 2, {}, 42)


def strip(table: Played) -> Sequence[ChoiceButton]:
    """The buttons of the strip at a seat, none if it is closed."""
    assert table.page.menu is not None
    shown = table.page.menu.strip
    return shown._buttons if shown.isVisible() else []


def choose(table: Played, word: str) -> None:
    [found] = [each for each in strip(table) if each.accessibleName() == word]
    QTest.mouseClick(found, LEFT)


def go_to_the_end(table: Played) -> None:
    def over() -> bool:
        table.turn.step()
        return table.session.phase is Phase.OVER

    table.wait(over)


def press(table: Played, key: int) -> None:
    """A key of any alphabet, on the page."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(table.page, event)


def click_panel(table: Played, seat: int) -> None:
    rect = seat_rect(table.view.scene.layout, seat)
    assert rect is not None
    table.click(QPoint(round(rect.x + 20), round(rect.y + rect.height - 8)))


def test_a_match_of_computers_goes_on_by_itself_with_all_hands_hidden(sit: Sit) -> None:
    table = sit("easy", "hard", match=dealt())
    assert table.session.phase is Phase.WATCHING
    assert table.page.display.situation.view == table.match.view(None)
    table.wait(lambda: len(table.done) > 4)
    assert table.shown("hand") == []
    assert not table.page.rail.undo.isVisible()
    assert not table.page.rail.seat.isVisible()


def test_it_is_stopped_gone_through_and_let_go_on(sit: Sit) -> None:
    table = sit("easy", "hard", match=dealt())
    pause, main = table.page.rail.pause, table.page.rail.main
    assert (pause.isVisible(), pause.accessibleName()) == (True, "Pause")
    assert main.word == "Next move"
    said: list[str] = []
    table.page.view.announced.connect(said.append)
    pause.click()
    assert pause.accessibleName() == "Go on"
    assert said == ["The game is paused. Click “Go on” or press P."]
    table.settle()
    table.answered()
    count = len(table.done)
    table.let_time_go()
    assert len(table.done) == count
    for more in (1, 2):
        main.click()
        table.wait(lambda more=more: len(table.done) == count + more)  # type: ignore[misc]
        table.let_time_go()
        assert len(table.done) == count + more
    pause.click()
    table.wait(lambda: len(table.done) > count + 3)


def test_while_it_is_stopped_the_rail_says_so_and_how_to_go_on(sit: Sit) -> None:
    table = sit("easy", "hard", match=dealt())
    status = table.page.rail.status
    table.wait(lambda: len(table.done) > 0)
    press(table, Qt.Key.Key_P)
    assert status.lines == ("The game is paused", "Click “Go on” or press P")
    table.view.scene.finish()
    table.answered()
    count = len(table.done)
    press(table, Qt.Key.Key_N)
    table.wait(lambda: len(table.done) == count + 1)
    first, second = status.lines
    assert first == "The game is paused"
    assert " placed " in second
    press(table, Qt.Key.Key_P)
    assert status.lines[0].endswith(" is playing")


def test_where_a_person_sits_down_meanwhile_nothing_is_stopped(sit: Sit) -> None:
    table = sit("easy", "hard", match=dealt())
    press(table, Qt.Key.Key_P)
    click_panel(table, 0)
    choose(table, "Person")
    table.session.handover.lift()
    table.settle()
    assert not table.page.rail.pause.isVisible()
    assert "paused" not in table.page.rail.status.lines[0]
    table.play_turn()
    count = len(table.done)
    table.wait(lambda: len(table.done) > count)


@pytest.mark.parametrize(("pause", "step"), [(Qt.Key.Key_P, Qt.Key.Key_N), (0x03A0, 0x039D)])
def test_the_same_by_keys_in_both_alphabets(sit: Sit, pause: int, step: int) -> None:
    table = sit("easy", "hard", match=dealt())
    press(table, pause)
    assert table.turn.paused
    table.view.scene.finish()
    table.answered()
    count = len(table.done)
    table.let_time_go()
    assert len(table.done) == count
    press(table, step)
    table.wait(lambda: len(table.done) == count + 1)
    press(table, pause)
    assert not table.turn.paused


def test_keys_that_stop_computers_mean_nothing_where_a_person_plays(sit: Sit) -> None:
    table = sit("human", "easy")
    table.key(Qt.Key.Key_P)
    table.key(Qt.Key.Key_N)
    assert not table.turn.paused
    assert table.done == []


def test_to_the_end(sit: Sit) -> None:
    table = sit("easy", "hard", match=dealt())
    over: list[bool] = []
    table.page.match_over.connect(lambda: over.append(True))
    go_to_the_end(table)
    table.wait(lambda: table.page.rail.main.word == "Result")
    assert over == []
    table.page.presses.main()
    assert over == [True]


# Seats that pass on


def test_a_click_on_a_panel_says_who_could_play_there(sit: Sit) -> None:
    table = sit("human", "easy")
    click_panel(table, 1)
    words = [each.accessibleName() for each in strip(table)]
    assert words == ["Person", "Easy", "Normal", "Hard"]
    assert [each.isChecked() for each in strip(table)] == [False, True, False, False]
    choose(table, "Hard")
    assert strip(table) == []
    assert kinds(table) == ["human", "hard"]
    assert table.done == ["1 is hard"]


def test_the_same_by_keyboard(sit: Sit) -> None:
    table = sit("human", "easy")
    table.view.overlay.set_focus("panel1", Qt.FocusReason.TabFocusReason)
    table.key(Qt.Key.Key_Return)
    assert strip(table)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Return)
    assert kinds(table) == ["human", "normal"]
    assert table.view.overlay.focus == "panel1"
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Escape)
    assert strip(table) == []
    assert table.view.overlay.focus == "panel1"


def test_what_is_chosen_already_changes_nothing(sit: Sit) -> None:
    table = sit("human", "easy")
    click_panel(table, 1)
    choose(table, "Easy")
    assert table.done == []


def test_the_own_seat_passes_to_a_computer_in_the_middle_of_a_turn(sit: Sit) -> None:
    table = sit("human", "easy")
    table.session.submit(str(table.session.legal()[0]))
    table.page.rail.seat.click()
    choose(table, "Hard")
    assert table.session.phase is Phase.WATCHING
    assert table.shown("hand") == []
    assert table.view.message.text == ""
    table.wait(lambda: len(table.done) > 4)
    assert table.done[1] == "0 is hard"
    click_panel(table, 0)
    choose(table, "Person")
    assert (table.session.phase, table.session.next_seat) == (Phase.CURTAIN, 0)
    count = len(table.done)
    table.let_time_go()
    assert table.view.overlay.names == []
    assert len(table.done) == count
    table.session.handover.lift()
    while table.page.replay:
        table.page.replay.skip()
    table.settle()
    assert table.session.seat == 0
    assert table.shown("hand")


def test_of_people_who_share_the_screen_one_lets_a_computer_play_on(sit: Sit) -> None:
    table = sit("human", "human", "human", hand=(9, 37, 58, 73, 90, 96))
    table.page.rail.seat.click()
    choose(table, "Easy")
    assert (table.session.phase, table.session.seat) == (Phase.WATCHING, 0)
    assert table.shown("hand") == []
    table.wait(lambda: table.session.phase is Phase.CURTAIN)
    assert table.session.next_seat == 1
    assert table.done[-1] == "0 end"
    # The curtain waits until the last of it has been seen.
    assert table.view.scene.resting


@pytest.mark.parametrize("game_id", list(GAMES))
def test_at_every_table_each_seat_can_be_passed_on(sit: Sit, game_id: str) -> None:
    game = GAMES[game_id]
    seats = max(2, game.min_seats)
    who: list[Kind] = ["human", *["easy"] * (seats - 1)]  # type: ignore[list-item]
    table = sit(*who, match=Match.new(game, seats, {}, 5))
    table.appearance.set_pace("step")
    for seat in range(1, seats):
        click_panel(table, seat)
        choose(table, "Normal")
    table.page.rail.seat.click()
    choose(table, "Normal")
    assert kinds(table) == ["normal"] * seats
    for seat in range(seats):
        if seat_rect(table.view.scene.layout, seat) is None:
            table.page.rail.seat.click()
        else:
            click_panel(table, seat)
        assert strip(table), seat
        table.key(Qt.Key.Key_Escape)


def test_where_nobody_else_could_play_nothing_opens(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MODULES["the-game"], "has_computers", False)
    table = sit("human", "human")
    click_panel(table, 1)
    assert strip(table) == []
    table.page.rail.seat.click()
    assert strip(table) == []


def test_the_seat_menu_loads_no_computer_player(tmp_path: Path) -> None:
    """What is loaded is told by a process of its own, in which the menu has been opened."""
    script = f"""
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from tests.app.window_at_hand import deal, lift, open_window, prepare
program, folder = QApplication([]), Path({str(tmp_path)!r})
prepare(folder)
window = open_window(folder)
window.opening.open(deal(folder))
lift(window)
opened = window.pages.top.menu.open(1)
print(opened, [name for name in sys.modules if name.startswith("engine.bots")])
"""
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split("\n")[0] == "True []"


def test_which_games_have_computer_players_is_told_without_loading_them() -> None:
    assert {name for name, module in MODULES.items() if module.has_computers} == set(BOTS)


def test_at_the_end_seats_stay_as_they_are(sit: Sit) -> None:
    table = sit("easy", "easy", match=dealt())
    go_to_the_end(table)
    table.settle()
    click_panel(table, 1)
    assert strip(table) == []


def test_low_panels_close_together_are_told_apart(
    appearance: Appearance, fake: FakeBotClient
) -> None:
    appearance.set_pace("step")
    match = Match.new(GAMES["the-game-extreme"], 5, {}, 5)
    who: list[Kind] = ["human", "easy", "easy", "easy", "easy"]
    table = seat_computers(appearance, match, who, fake, (800, 500))
    assert table.page.menu is not None
    for seat in range(1, 5):
        rect = seat_rect(table.view.scene.layout, seat)
        assert rect is not None
        assert rect.height < 30
        table.click(QPoint(round(rect.middle[0]), round(rect.middle[1])))
        assert strip(table)
        assert table.page.menu.seat == seat
        table.key(Qt.Key.Key_Escape)
    table.page.close()


def test_computers_wait_while_somebody_chooses_who_plays(sit: Sit) -> None:
    table = sit("easy", "hard", match=dealt())
    assert table.page.menu is not None
    click_panel(table, 1)
    assert strip(table)
    table.view.scene.finish()
    table.answered()
    count = len(table.done)
    table.let_time_go()
    assert len(table.done) == count
    assert strip(table)
    QTest.keyClick(strip(table)[0], Qt.Key.Key_Escape)
    assert not strip(table)
    table.wait(lambda: len(table.done) > count + 2)


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_the_strip_leaves_its_panel_free_and_says_what_it_is(
    sit: Sit, size: tuple[int, int]
) -> None:
    table = sit("human", "easy", "hard", match=Match.new(GAMES["the-game"], 3, {}, 42))
    table.page.resize(*size)
    table.settle()
    menu = table.page.menu
    assert menu is not None
    for seat in (1, 2):
        assert menu.open(seat)
        rect, shown = seat_rect(table.view.scene.layout, seat), menu.strip.geometry()
        assert rect is not None
        assert shown.top() >= rect.bottom
        assert shown.bottom() < size[1]
        assert menu.strip.title.startswith("Who plays for")
        metrics = table.page.metrics
        below_title = metrics.px(5 + RING_GAP) + metrics.line_height("caption")
        assert all(button.body_in_parent().y() >= below_title for button in menu.strip._buttons)


def test_who_looks_on_can_see_the_last_turn_again(sit: Sit) -> None:
    table = sit("easy", "hard", match=dealt())
    table.wait(lambda: len(table.done) > 4)
    table.turn.toggle_pause()
    table.settle()
    moves = table.page.moves
    moves.toggle()
    seat, count = table.match.moves[-1].seat, len(table.done)
    own = [move.seat for move in reversed(table.match.moves)]
    steps = next((at for at, each in enumerate(own) if each != seat), len(own))
    moves.panel.again.click()
    assert len(table.page.replay) == steps
    assert table.page.display.situation.seat == table.page.game.watched_from
    table.wait(lambda: not table.page.replay)
    assert len(table.done) == count
    assert table.page.display.situation.view == table.match.view(None)
    table.turn.toggle_pause()
    table.wait(lambda: len(table.done) > count)


def test_who_looks_on_goes_back_and_on_again(sit: Sit) -> None:
    """By buttons: table, rail and list show how things stood; going on leads to the present."""
    table = sit("easy", "hard", match=dealt())
    table.wait(lambda: len(table.done) > 4)
    page, rail, match = table.page, table.page.rail, table.match
    page.moves.toggle()
    rail.back.click()
    table.settle()
    assert table.turn.paused
    count = len(match.states) - 1
    table.let_time_go()
    listed, flew = page.moves.panel.list.moves, False
    for gone in (1, 2, 3):
        plain = page.game.layout(page.display.situation, page.display.frame())
        assert [card.rect for card in table.view.scene.layout.cards] == [
            card.rect for card in plain.cards
        ]
        assert page.display.situation.view == match.view(None, count - gone)
        assert rail.status.lines[0] == f"{gone} move(s) back"
        assert rail.status.lines[1].startswith(listed.rows[-1].text)
        assert [row.event for row in listed.rows] == [*range(count - gone)]
        rail.back.click()
        flew = flew or not table.view.scene.resting
        table.settle()
    assert flew
    for left in (3, 2, 1):
        rail.main.click()
        table.let_time_go()
        assert len(page.replay) == left
        assert page.display.situation.view == match.view(None, count - left)
        assert [row.event for row in listed.rows] == [*range(count - left)]
    rail.main.click()
    table.let_time_go()
    assert page.display.situation.view == table.session.view()
    assert rail.status.lines[0] == "The game is paused"
    assert len(match.states) - 1 == count
    rail.main.click()
    table.wait(lambda: len(match.states) - 1 == count + 1)


@pytest.mark.parametrize(
    "keys", [(Qt.Key.Key_B, Qt.Key.Key_N, Qt.Key.Key_P), (0x392, 0x39D, 0x3A0)]
)
def test_the_same_back_and_on_by_keys(sit: Sit, keys: tuple[int, int, int]) -> None:
    back, on, pause = keys
    table = sit("easy", "hard", match=dealt())
    table.wait(lambda: len(table.done) > 4)
    heard = table.heard_by(lambda: press(table, back))
    count = len(table.match.states) - 1
    assert heard[-1].startswith("1 move(s) back. ")
    press(table, back)
    assert len(table.page.replay) == 2
    press(table, on)
    table.let_time_go()
    assert table.page.display.situation.view == table.match.view(None, count - 1)
    press(table, pause)
    assert not table.page.replay
    assert not table.turn.paused
    assert table.page.display.situation.view == table.session.view()
    table.wait(lambda: len(table.match.states) - 1 > count)


def test_the_arrows_go_back_and_on_once_somebody_has_gone_back(sit: Sit) -> None:
    table = sit("easy", "hard", match=dealt())
    table.wait(lambda: len(table.done) > 4)
    press(table, Qt.Key.Key_B)
    table.settle()
    for key, left in [
        (Qt.Key.Key_Left, 2), (Qt.Key.Key_Left, 3), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Down, 2),
        (Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 0),
    ]:  # fmt: skip
        table.key(key)
        table.let_time_go()
        assert len(table.page.replay) == left
    assert table.page.display.situation.view == table.session.view()
    assert table.turn.paused
    before = len(table.match.states)
    table.key(Qt.Key.Key_Right)
    table.let_time_go()
    assert len(table.match.states) == before


def test_what_all_decided_together_is_one_step_back_and_one_on(sit: Sit) -> None:
    """A decision that nobody sees yet is none; who was on turn is framed, not who was last."""
    match = Match.new(GAMES["qwixx-cards"], 5, {"first": 0}, 7)
    while match.view(None)["turn"]["part"] != "play":
        seat = match.waits_for[-1]
        match.do(seat, str(match.legal(seat)[0]))
    count = len(match.states) - 1
    table = sit("easy", "hard", "easy", "hard", "easy", match=match)
    if not table.turn.paused:
        table.turn.toggle_pause()
    page, rail = table.page, table.page.rail
    while len(table.match.states) - 1 - len(page.replay) > count:
        rail.back.click()
        table.settle()
    gone = page.replay.steps
    assert (page.display.situation.done_by or 0) == 0
    rail.back.click()
    table.settle()
    assert page.display.situation.view == match.view(None, count - 5)
    assert rail.status.lines[0] == f"{gone + 1} move(s) back"
    assert "took" in rail.status.lines[1]
    rail.back.click()
    table.settle()
    assert rail.status.lines[0] == f"{gone + 2} move(s) back"
    for index in (count - 5, count):
        rail.main.click()
        table.let_time_go()
        assert page.display.situation.view == match.view(None, index)
    assert page.replay.steps == gone


def test_fast_clicks_all_go_back(sit: Sit) -> None:
    table = sit("easy", "hard", match=dealt())
    table.wait(lambda: len(table.done) > 4)
    click_twice(table.page.rail.back)
    assert len(table.page.replay) == 2


def test_one_goes_no_farther_back_than_to_the_deal(sit: Sit) -> None:
    table = sit("easy", "hard", match=dealt())
    table.wait(lambda: len(table.done) > 1)
    for _ in range(len(table.match.states) + 2):
        table.page.rail.back.click()
    assert table.page.display.situation.view == table.match.view(None, 0)
    assert not table.page.rail.back.allowed
    assert table.page.rail.status.lines[1] == ""


def test_the_rounds_before_are_not_gone_through_again(sit: Sit) -> None:
    match = Match.new(GAMES["wednesday"], 2, {}, 5)
    while match.view(None)["round"] == 1:
        seat = match.to_act[0]
        match.do(seat, match.legal(seat)[-1])
    dealt = len(match.states) - 1
    table = sit("easy", "hard", match=match)
    table.wait(lambda: len(match.states) - 1 > dealt + 1)
    for _ in range(len(match.states)):
        table.page.rail.back.click()
    assert table.page.display.situation.view == match.view(None, dealt)


def test_where_a_person_plays_there_is_no_way_back(sit: Sit) -> None:
    table = sit("human", "easy")
    table.play_turn()
    assert not table.page.rail.back.isVisible()
    table.key(Qt.Key.Key_B)
    assert not table.page.replay


# What they thought worth doing


def told_in(table: Played) -> str:
    return table.page.rail.status.lines[1]


def test_why_a_computer_did_something_stands_beside_it_until_it_can_have_been_read(
    sit: Sit,
) -> None:
    table = sit("easy", "hard", match=dealt())
    said: list[str] = []
    table.page.view.announced.connect(said.append)
    thought = "Why? You have no other move."
    table.wait(lambda: thought in said)
    assert " placed " in told_in(table)
    assert told_in(table).endswith(thought)
    count = len(table.done)
    table.let_time_go(int(time_of(Weight.CARD, "calm")) + 500)
    assert len(table.done) == count, "it is still being read"
    table.wait(lambda: len(table.done) > count)
    table.page.rail.back.click()
    table.settle()
    assert told_in(table).endswith(thought), "who goes back reads it again"


def test_a_hint_that_means_something_else_is_no_reason(
    sit: Sit, fake: FakeBotClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def word() -> str:
        return "last" if fake.asked[-1]["cmd"] == "hint" else "first"

    monkeypatch.setattr(fake, "next_word", word)
    table = sit("easy", "hard", match=dealt())
    said: list[str] = []
    table.page.view.announced.connect(said.append)
    table.wait(lambda: len(table.done) > 4)
    assert "hint" in {asked["cmd"] for asked in fake.asked}
    assert not any("Why?" in each for each in said)
    assert "Why?" not in told_in(table)


def test_nothing_is_asked_where_there_is_no_time_to_read_it(
    sit: Sit, fake: FakeBotClient, appearance: Appearance
) -> None:
    appearance.set_pace("quick")
    table = sit("easy", "hard", match=dealt())
    table.wait(lambda: len(table.done) > 3)
    assert {asked["cmd"] for asked in fake.asked} == {"bot"}


def test_no_reason_is_told_while_a_person_plays(sit: Sit, fake: FakeBotClient) -> None:
    table = sit("easy", "hard", "hard", match=Match.new(GAMES["the-game"], 3, {}, 42))
    table.wait(lambda: "Why?" in told_in(table))
    press(table, Qt.Key.Key_P)
    count = len(fake.asked)
    click_panel(table, 0)
    choose(table, "Person")
    table.session.handover.lift()
    table.settle()
    assert "Why?" not in told_in(table)
    table.play_turn()
    table.wait(lambda: table.session.next_seat == 0)
    assert {asked["cmd"] for asked in fake.asked[count:]} == {"bot"}
    assert "Why?" not in told_in(table)


class Minds:
    """The real computer players, asked at once."""

    def __init__(self) -> None:
        self.hints: dict[tuple[int, str], Hint] = {}
        """By the number of moves before, and what is advised."""
        self.match: Match | None = None

    def start(self) -> None:
        """There is no process to be started."""

    def ask(
        self, question: Question, answered: Callable[[Answer], None], failed: Callable[[], None]
    ) -> PendingRequest:
        bot, (view, seat, legal, seed, level) = BOTS[question.view["game"]], question
        assert level is not None
        action = bot.choose(view, seat, legal, level, Chance(seed)) if legal else None
        return self._later(PendingRequest(question, answered, failed), Answer(action, {}))

    def ask_for_hint(
        self, question: Question, answered: Callable[[Hint], None], failed: Callable[[], None]
    ) -> PendingRequest:
        view, seat, legal = question.view, question.seat, question.legal
        found = BOTS[view["game"]].hint(view, seat, legal)
        hint = Hint(found.action, tuple(Reason(each.code, each.args) for each in found.reasons))
        assert self.match is not None
        self.hints[len(self.match.moves), hint.action] = hint
        return self._later(PendingRequest(question, answered, failed), hint)

    def _later(self, asked: PendingRequest, answer: object) -> PendingRequest:
        QTimer.singleShot(0, lambda: None if asked.cancelled else asked.answered(answer))
        return asked


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=[] if game.startswith("the-game") else [pytest.mark.thorough])
        for game in sorted(GAMES)
    ],
)
def test_what_is_told_is_a_reason_of_the_hint_and_gives_no_card_away(
    game: str, appearance: Appearance
) -> None:
    """In words of the hint to that seat in that position, without a number of a hand."""
    match, minds = Match.new(GAMES[game], 2, {}, 11), Minds()
    minds.match = match
    table = seat_computers(appearance, match, ("hard", "hard"), minds)  # type: ignore[arg-type]
    thoughts = table.page.thoughts
    assert thoughts is not None
    table.wait(lambda: len(match.moves) > 17)
    told = last = 0
    for at, move in enumerate(match.moves):
        thought = thoughts.words(at).removeprefix("Why? ")
        if not thought:
            continue
        told, last = told + 1, at
        assert isinstance(move, Done)
        hint = minds.hints[at, move.action]
        situation = Situation(
            match.view(move.seat, at), move.seat, table.session.players, "playing",
            legal=tuple(map(str, match.game.legal(match.states[at], move.seat))),
            viewer=move.seat,
        )  # fmt: skip
        advised = [as_sentence(each) for each in table.page.game.advice(situation, hint).reasons]
        assert thought in advised
        both = f"Done. {thoughts.words(at)}"
        assert table.page.rail.has_room(both)
        assert thoughts.beside("Done.", at) == both
        secret = {*re.findall(r"\d+", str(match.view(move.seat, at + 1)["hands"][move.seat]))}
        assert secret.isdisjoint(re.findall(r"\d+", thought))
    assert told >= 2
    # Where it would be cut, what was done stands alone.
    table.page.resize(960, 600)
    wide = "W" * (130 - len(thoughts.words(last)))
    assert not table.page.rail.has_room(f"{wide} {thoughts.words(last)}")
    assert thoughts.beside(wide, last) == wide
    table.page.close()
    table.page.deleteLater()
