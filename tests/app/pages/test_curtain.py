"""The curtain: it falls, hides everything, holds the keyboard, and is lifted by the next player."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from app.games import MODULES
from app.games.narration import Audience
from app.keys import commands
from app.match.players import PlayerInfo
from app.match.session import Session
from app.pages.curtain import curtain as curtain_module
from app.pages.curtain.arrival import Arrival
from app.pages.curtain.curtain import FALL_MS, PACE, RISE_MS, Curtain
from app.pages.curtain.turns import TurnBefore
from app.style.appearance import Appearance
from app.widgets.control import Control
from app.window.turns_since import turns_since_own
from engine.core.match import Match
from engine.games import GAMES
from tests.app import telling
from tests.app.pages.support import (
    LONG_NAMES,
    NAMES,
    curtain_over,
    focused,
    make_appearance,
    over_each_other,
    played_at_random,
    squeezed,
    texts,
)
from tests.app.waiting import make_active, wait_for, wait_until

SIZE = QSize(1280, 800)


def count(signal: object) -> list[bool]:
    seen: list[bool] = []
    signal.connect(lambda: seen.append(True))  # type: ignore[attr-defined]
    return seen


def window_with_a_table(appearance: Appearance) -> tuple[QWidget, Curtain, QPushButton]:
    window = QWidget()
    window.resize(SIZE)
    table = QPushButton("secret", window)
    table.setStyleSheet("background: #ff00ff; border: 0")
    table.resize(SIZE)
    curtain = Curtain(appearance, window)
    curtain.resize(SIZE)
    make_active(window)
    return window, curtain, table


def test_it_says_who_plays_and_what_all_may_know(appearance: Appearance) -> None:
    _window, curtain = curtain_over(appearance, SIZE)
    said = " ".join(texts(curtain))
    assert "Νίκος" in said
    assert "placed 2 cards and drew 2" in said


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("game_id", GAMES)
def test_the_turn_before_of_any_game_has_its_room(
    game_id: str, language: str, text_size: int, tmp_path: Path, speak: Callable[[str], None]
) -> None:
    speak(language)
    match = played_at_random(game_id, NAMES[:2], 400)
    narration = MODULES[game_id].narration()
    appearance = make_appearance(tmp_path, text_size=text_size)
    window, curtain = curtain_over(appearance, QSize(960, 600))
    told = set()
    for index in range(len(match.moves)):
        first, names = max(0, index - 8), ("Παπαδημητρακοπούλου", "Κωνσταντίνος Παπαδοπ")
        sentence = telling.told_of(match, range(first, index + 1), ("Κωνσταντίνος",) * 2)
        story = [match.happened(None, at) for at in range(index + 1)]
        audience = Audience(telling.players_named(names), None)
        besides = narration.came_to_all(story, audience)
        if (sentence, besides) not in told:
            told.add((sentence, besides))
            before = TurnBefore(
                PlayerInfo("Παπαδημητρακοπούλου", 0),
                partial(str, sentence),
                besides=partial(str, besides),
            )
            curtain.fall(Arrival(PlayerInfo("Anna", 0), [before]), at_once=True)
            did = sentence.replace("{name}", "Παπαδημητρακοπούλου")
            whole = " ".join(f"{part}." for part in (did, besides) if part)
            assert told_on(curtain)[1:] == ([whole] if whole else [])
            assert text_size > 100 or not curtain.turns.scrolls
    assert len(told) > 3
    window.close()


@pytest.mark.parametrize(
    ("room", "seats"),
    [((960, 600, 100), 3), ((1280, 800, 100), 5), ((960, 600, 100), 5), ((960, 600, 200), 5)],
)
@pytest.mark.parametrize("language", ["en", "el"])
def test_turns_are_told_with_their_cards_where_all_of_them_stand_whole_then(
    tmp_path: Path,
    speak: Callable[[str], None],
    language: str,
    room: tuple[int, int, int],
    seats: int,
) -> None:
    width, height, text_size = room
    speak(language)
    names = ("Anna", "Nikos", "Eleni", "Giorgos", "Maria")[:seats]
    players = [PlayerInfo(name, seat) for seat, name in enumerate(names)]
    match = Match.new(GAMES["the-game"], seats, {"first": 0}, 7)
    for seat in range(seats):
        for pile in ("up2", "down1"):
            legal = map(str, match.legal(seat))
            match.do(seat, min(legal, key=lambda action: not action.endswith(pile)))
        match.do(seat, "end")
    appearance = make_appearance(tmp_path, text_size=text_size)
    window, curtain = curtain_over(appearance, QSize(width, height))
    turns = turns_since_own(Session(match, players))
    curtain.fall(Arrival(players[0], turns), at_once=True)
    in_detail = width > 960 or seats < 5
    assert told_on(curtain)[1:] == ["".join(turn.parts(in_detail=in_detail)) for turn in turns]
    assert text_size > 100 or not curtain.turns.scrolls
    window.close()


@pytest.mark.parametrize("text_size", [100, 130])
def test_a_turn_with_long_names_takes_a_second_row_and_cuts_none(
    tmp_path: Path, text_size: int
) -> None:
    appearance = make_appearance(tmp_path, text_size=text_size)
    window, curtain = curtain_over(appearance, QSize(960, 600))
    name = LONG_NAMES[1]
    said = f": έπαιξε ζευγάρι του 2 και ζευγάρι του 8 και έδωσε «καμένη» κάρτα σε: {name}"
    turn = TurnBefore(PlayerInfo(name, 0), lambda: "{name}" + said, besides=lambda: "Ajax came")
    curtain.fall(Arrival(PlayerInfo("Anna", 1), [turn]), at_once=True)
    assert told_on(curtain)[1:] == [f"{name}{said}. Ajax came."]
    words = curtain.turns.words
    assert words.height() >= 3 * words.row_height
    assert words.lay_out(words.width()).width() <= words.width()
    assert not curtain.turns.scrolls
    window.close()


def test_the_turn_before_follows_the_language(
    appearance: Appearance, other_language: Callable[[bool], None]
) -> None:
    match = played_at_random("the-game", NAMES, 12)
    seats = [move.seat for move in match.moves]
    before = partial(telling.told_of, match, range(seats.index(1)), NAMES)
    _window, curtain = curtain_over(appearance, SIZE, before=before)
    usual = told_on(curtain)
    other_language(True)
    assert [line[0] for line in told_on(curtain)] == ["¿", "¿"]
    other_language(False)
    assert told_on(curtain) == usual


def told_on(curtain: Curtain) -> list[str]:
    """What is told of the turns before, a paragraph each."""
    return curtain.turns.words.text.splitlines() if curtain.turns.isVisible() else []


def of_turns(*names: str) -> list[TurnBefore]:
    return [
        TurnBefore(PlayerInfo(name, seat), partial(str, "{name} placed 2 cards and drew 2"))
        for seat, name in enumerate(names)
    ]


def test_what_all_did_since_ones_last_turn_is_told_from_the_first_on(
    appearance: Appearance,
) -> None:
    _window, curtain = curtain_over(appearance, SIZE)
    turns = of_turns("Anna", "Leo", "<Maria>", "Nikos")
    curtain.fall(Arrival(PlayerInfo("Petros", 0), turns), at_once=True)
    assert told_on(curtain) == [
        "Since your last turn",
        "Anna placed 2 cards and drew 2.",
        "Leo placed 2 cards and drew 2.",
        "<Maria> placed 2 cards and drew 2.",
        "Nikos placed 2 cards and drew 2.",
    ]
    curtain.fall(Arrival(PlayerInfo("Petros", 0), turns, first=True), at_once=True)
    assert told_on(curtain)[:2] == ["So far", "Anna placed 2 cards and drew 2."]
    curtain.fall(Arrival(PlayerInfo("Petros", 0), turns[-1:]), at_once=True)
    assert told_on(curtain) == ["Since your last turn", "Nikos placed 2 cards and drew 2."]
    curtain.fall(Arrival(PlayerInfo("Petros", 0)), at_once=True)
    assert told_on(curtain) == []


def test_a_turn_of_which_there_is_nothing_to_tell_is_left_out(appearance: Appearance) -> None:
    _window, curtain = curtain_over(appearance, SIZE)
    curtain.fall(
        Arrival(PlayerInfo("Petros", 0), [TurnBefore(PlayerInfo("Anna", 1), str)]), at_once=True
    )
    assert told_on(curtain) == []
    assert "Since" not in curtain._button.accessibleDescription()


@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)])
def test_turns_for_which_there_is_no_room_are_scrolled_to(
    tmp_path: Path, size: tuple[int, int], text_size: int
) -> None:
    appearance = make_appearance(tmp_path, text_size=text_size)
    window, curtain = curtain_over(appearance, QSize(*size))
    make_active(window)
    names = [f"Player {number}" for number in range(60)]
    turns = of_turns(*names)
    curtain.fall(Arrival(PlayerInfo("Petros", 0), turns), at_once=True)
    assert len(told_on(curtain)) == 1 + len(names)
    spoken = curtain.turns.in_words()
    assert [name for name in names if f"{name} " in spoken] == names[-7:]
    bar = curtain.turns.area.verticalScrollBar()
    row = curtain.turns.words.row_height
    assert curtain.turns.area.height() >= 2 * row
    assert [*squeezed(curtain), *over_each_other(curtain)] == []
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    assert bar.value() == row
    QTest.keyClick(focused(), Qt.Key.Key_PageDown)
    assert row < bar.value() <= curtain.turns.area.height() + row
    QTest.keyClick(focused(), Qt.Key.Key_End)
    assert bar.value() == bar.maximum() > 0
    wheel_up(curtain, QPoint(8, curtain.height() // 2))
    assert 0 < bar.value() < bar.maximum()
    curtain.fall(Arrival(PlayerInfo("Petros", 0), turns), at_once=True)
    assert bar.value() == 0
    window.close()


def wheel_up(widget: QWidget, at: QPoint) -> None:
    """Turn the wheel of the mouse over this place, one notch."""
    event = QWheelEvent(
        QPointF(at), QPointF(widget.mapToGlobal(at)), QPoint(), QPoint(0, 120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QCoreApplication.sendEvent(widget, event)


def test_who_asks_hears_whose_turn_it_is_and_no_card(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, curtain, _ = window_with_a_table(appearance)
    curtain.fall(Arrival(PlayerInfo("Nikos", 1)), at_once=True)
    heard: list[str] = []
    monkeypatch.setattr(curtain_module, "announce", lambda _widget, text: heard.append(text))
    QTest.keyClicks(curtain, "ok")
    assert heard == [
        "Your turn: Nikos. The curtain is down.",
        "All hands are covered: the curtain is down.",
    ]
    QTest.keyClicks(curtain, "e")
    assert heard.pop() == "Nothing since your last turn."
    curtain.fall(Arrival(PlayerInfo("Nikos", 1), first=True), at_once=True)
    QTest.keyClicks(curtain, "e")
    assert heard.pop() == "Nothing has happened yet."
    assert window.isVisible()
    assert curtain.down


def test_keys_of_the_table_say_that_the_curtain_is_to_be_lifted(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    _window, curtain, _ = window_with_a_table(appearance)
    curtain.fall(Arrival(PlayerInfo("Nikos", 1), of_turns("Petros placed 37.")), at_once=True)
    heard: list[str] = []
    monkeypatch.setattr(curtain_module, "announce", lambda _widget, text: heard.append(text))
    keys = "ghstpnb"
    QTest.keyClicks(curtain, keys)
    assert heard == ["The curtain is down: lift it first."] * len(keys)
    heard.clear()
    QTest.keyClicks(curtain, "l")
    assert heard == [curtain.turns.in_words()] != [""]
    assert not {commands.GLANCE, commands.MOVES} & {*curtain.key_actions()}


def test_keys_that_would_scroll_nothing_are_not_listed(appearance: Appearance) -> None:
    _window, curtain = curtain_over(appearance, SIZE)
    assert commands.SCROLL not in curtain.key_actions()
    turns = of_turns(*map(str, range(60)))
    curtain.fall(Arrival(PlayerInfo("Petros", 0), turns), at_once=True)
    assert commands.SCROLL in curtain.key_actions()


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)])
def test_who_comes_stands_over_what_happened_and_all_over_the_button(
    tmp_path: Path, speak: Callable[[str], None], size: tuple[int, int]
) -> None:
    speak("el")
    window, curtain = curtain_over(make_appearance(tmp_path), QSize(*size))
    told = of_turns("Anna", "Leo", "Maria", "Nikos", "Zoe")
    curtain.fall(Arrival(PlayerInfo("Petros", 0), told), at_once=True)
    head, turns, button = (
        part.geometry() for part in (curtain.head, curtain.turns, curtain._button)
    )
    assert head.bottom() < turns.top() < turns.bottom() < button.top() + curtain._button.margin
    assert abs(turns.center().x() - size[0] / 2) <= 1
    # Everybody who has had a turn since stands there at once.
    assert not curtain.turns.scrolls
    heights = [head.height(), turns.height()]
    curtain.fall(Arrival(PlayerInfo("Petros", 0)), at_once=True)
    assert curtain.head.height() > heights[0]
    assert curtain._button.geometry() == button
    window.close()


def test_before_the_first_turn_there_is_nothing_to_tell(appearance: Appearance) -> None:
    _window, curtain = curtain_over(appearance, SIZE)
    curtain.fall(Arrival(PlayerInfo("Anna", 0)), at_once=True)
    assert "placed" not in " ".join(texts(curtain))


def test_nothing_of_the_table_shows_when_it_is_down(appearance: Appearance) -> None:
    window, curtain, _table = window_with_a_table(appearance)
    wait_for(curtain.fallen, lambda: curtain.fall(Arrival(PlayerInfo("Anna", 0)), at_once=True))
    picture = window.grab().toImage()
    pink = [
        (x, y)
        for x in range(0, SIZE.width(), 8)
        for y in range(0, SIZE.height(), 8)
        if picture.pixelColor(x, y).red() > 150 and picture.pixelColor(x, y).green() < 60
    ]
    assert pink == []


def test_mouse_and_keyboard_do_not_reach_the_table(appearance: Appearance) -> None:
    window, curtain, table = window_with_a_table(appearance)
    curtain.fall(Arrival(PlayerInfo("Anna", 0)), at_once=True)
    QCoreApplication.processEvents()
    pressed = count(table.clicked)
    QTest.mouseClick(window.childAt(QPoint(60, 300)) or window, Qt.MouseButton.LeftButton)
    for _ in range(6):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        assert curtain.isAncestorOf(focused())
        QTest.keyClick(focused(), Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
        assert curtain.isAncestorOf(focused())
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert pressed == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_lifts_it(appearance: Appearance, key: Qt.Key) -> None:
    _window, curtain = curtain_over(appearance, SIZE)
    asked = count(curtain.lift_requested)
    QTest.keyClick(curtain._button, key)
    assert asked == [True]


def test_the_button_lifts_it_and_a_click_beside_it_does_not(appearance: Appearance) -> None:
    _window, curtain = curtain_over(appearance, SIZE)
    asked = count(curtain.lift_requested)
    QTest.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=QPoint(100, 600))
    assert asked == []
    button = curtain._button
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    assert asked == [True]


def test_the_key_that_ended_the_turn_does_not_lift_it(tmp_path: Path) -> None:
    _window, curtain = curtain_over(make_appearance(tmp_path, motion="full"), SIZE)
    curtain.fall(Arrival(PlayerInfo("Anna", 0)))
    asked = count(curtain.lift_requested)
    QTest.keyClick(curtain._button, Qt.Key.Key_Return)
    assert asked == []
    assert not curtain.down


@pytest.mark.parametrize("motion", ["full", "fast", "slow", "reduced"])
def test_it_keeps_to_the_speed_of_motion(motion: str, tmp_path: Path) -> None:
    _window, curtain = curtain_over(make_appearance(tmp_path, motion=motion), SIZE)
    curtain.fall(Arrival(PlayerInfo("Anna", 0)))
    assert curtain._clock.duration() == round(FALL_MS * PACE[motion])
    curtain.rise()
    assert curtain._clock.duration() == round(RISE_MS * PACE[motion])


def test_it_comes_down_and_goes_up(tmp_path: Path) -> None:
    _window, curtain = curtain_over(make_appearance(tmp_path, motion="fast"), SIZE)
    fallen, risen = count(curtain.fallen), count(curtain.risen)
    curtain.fall(Arrival(PlayerInfo("Anna", 0)))
    assert not curtain.down
    assert curtain._board.y() == -SIZE.height()
    wait_until(lambda: bool(fallen))
    assert curtain.down
    curtain.rise()
    assert not curtain.down
    wait_until(lambda: bool(risen))
    assert not curtain.isVisible()


def test_a_new_size_does_not_open_a_gap(appearance: Appearance) -> None:
    window, curtain = curtain_over(appearance, SIZE)
    curtain.resize(1600, 1000)
    assert curtain.down
    assert curtain._board.size() == QSize(1600, 1000)
    window.close()


def test_the_language_can_be_switched_on_it(appearance: Appearance) -> None:
    _window, curtain = curtain_over(appearance, SIZE)
    asked: list[str] = []
    curtain.language_chosen.connect(asked.append)
    greek = curtain._switch.findChildren(Control)[0]
    QTest.mouseClick(greek, Qt.MouseButton.LeftButton, pos=greek.rect().center())
    assert asked == ["el"]


def test_after_a_switch_of_language_enter_lifts_as_the_button_says(appearance: Appearance) -> None:
    _window, curtain = curtain_over(appearance, SIZE)
    greek = curtain._switch.findChildren(Control)[0]
    QTest.mouseClick(greek, Qt.MouseButton.LeftButton, pos=greek.rect().center())
    lifted = count(curtain.lift_requested)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert lifted == [True]


def test_the_key_that_ends_a_turn_does_not_lift_the_curtain(appearance: Appearance) -> None:
    _window, curtain = curtain_over(appearance, SIZE)
    lifted = count(curtain.lift_requested)
    QTest.keyClick(curtain._button, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert lifted == []


def test_a_double_click_is_one_click(appearance: Appearance) -> None:
    _window, curtain = curtain_over(appearance, SIZE)
    lifted = count(curtain.lift_requested)
    middle = curtain._button.rect().center()
    QTest.mouseClick(curtain._button, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseDClick(curtain._button, Qt.MouseButton.LeftButton, pos=middle)
    assert lifted == [True]


def test_names_are_shown_as_they_are_written(appearance: Appearance) -> None:
    _window, curtain = curtain_over(appearance, SIZE, "<b>{name}</b> & %1")
    before = TurnBefore(PlayerInfo("{placed}", 0), lambda: "{name} placed 1 and drew 0")
    curtain.fall(Arrival(PlayerInfo("<b>{name}</b> & %1", 2), [before]), at_once=True)
    assert curtain.head.name.text() == "<b>{name}</b> & %1"
    assert "{placed} placed 1 and drew 0." in told_on(curtain)


def test_who_plays_alone_at_the_screen_has_nobody_to_look_away(
    tmp_path: Path, speak: Callable[[str], None]
) -> None:
    speak("en")
    window, curtain = curtain_over(make_appearance(tmp_path), QSize(960, 600))
    assert "Take your seat. Everybody else, look away!" in texts(curtain)
    curtain.fall(Arrival(PlayerInfo("Anna", 0), acts=False, alone=True), at_once=True)
    assert "Take your seat." in texts(curtain)
    window.close()


def test_a_click_beside_a_button_leaves_enter_to_lift_it(appearance: Appearance) -> None:
    window, curtain, _table = window_with_a_table(appearance)
    curtain.fall(Arrival(PlayerInfo("Νίκος", 1), left=PlayerInfo("Άννα", 0)), at_once=True)
    curtain.setFocus()
    lifted, taken = count(curtain.lift_requested), count(curtain.take_back_requested)
    for button in (curtain.take_back, *curtain.bar.stops):
        assert isinstance(button, Control)
        beside = QPoint(button.width() // 2, 0)
        assert not button.hitButton(beside)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, beside)
        assert not button.hasFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert (lifted, taken) == ([True], [])


def test_who_looks_at_their_cards_in_the_turn_of_another_is_not_on_turn(
    appearance: Appearance,
) -> None:
    window, curtain, _table = window_with_a_table(appearance)
    curtain.fall(Arrival(PlayerInfo("Νίκος", 1), looks=True), at_once=True)
    assert "Your cards" in texts(curtain)
    curtain.fall(Arrival(PlayerInfo("Νίκος", 1)), at_once=True)
    assert "Your turn" in texts(curtain)
    window.close()


def test_its_button_says_for_whom_it_fell_and_a_key_what_was_done(
    tmp_path: Path, speak: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    speak("en")
    window, curtain = curtain_over(make_appearance(tmp_path), SIZE)
    make_active(window)
    anna, leo = PlayerInfo("Anna", 0), PlayerInfo("Leo", 1)
    turns = [
        TurnBefore(anna, lambda: "{name} drew 2 cards", besides=lambda: "Ajax came"),
        TurnBefore(leo, lambda: "{name} passed", besides=lambda: "A new round begins"),
    ]
    curtain.fall(Arrival(PlayerInfo("Zoe", 2), turns), at_once=True)
    assert focused().accessibleDescription() == (
        "Your turn: Zoe. Take your seat. Everybody else, look away!"
    )
    heard: list[str] = []
    monkeypatch.setattr(curtain_module, "announce", lambda _widget, text: heard.append(text))
    QTest.keyClick(focused(), Qt.Key.Key_E)
    assert heard == [
        "Since your last turn. Anna drew 2 cards. Ajax came. Leo passed. A new round begins."
    ]
    curtain.fall(Arrival(PlayerInfo("Zoe", 2)), at_once=True)
    for key in "oercavyix":
        heard.clear()
        QTest.keyClick(focused(), Qt.Key(ord(key.upper())))
        assert heard, key
    curtain.fall(Arrival(PlayerInfo("Zoe", 2), turns), at_once=True)
    assert told_on(curtain) == [
        "Since your last turn",
        "Anna drew 2 cards. Ajax came.",
        "Leo passed. A new round begins.",
    ]
    window.close()


def test_for_whom_it_falls_is_announced_where_its_button_has_the_focus_already(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, curtain, _table = window_with_a_table(appearance)
    heard: list[str] = []
    monkeypatch.setattr(curtain_module, "announce", lambda _widget, text: heard.append(text))
    curtain.fall(Arrival(PlayerInfo("Zoe", 1)), at_once=True)
    assert heard == []
    curtain.fall(Arrival(PlayerInfo("Anna", 0)), at_once=True)
    assert [text.startswith("Your turn: Anna. ") for text in heard] == [True]
    window.close()


@pytest.mark.parametrize("size", [QSize(960, 600), QSize(1280, 800)])
def test_the_curtain_is_always_lifted_at_the_same_place(
    tmp_path: Path, speak: Callable[[str], None], size: QSize
) -> None:
    speak("en")
    window, curtain = curtain_over(make_appearance(tmp_path), size)
    lift = curtain.focusProxy()
    assert lift is not None
    curtain.fall(Arrival(PlayerInfo("Νίκος", 1)), at_once=True)
    without = lift.geometry()
    curtain.fall(Arrival(PlayerInfo("Νίκος", 1), left=PlayerInfo("Άννα", 0)), at_once=True)
    assert lift.geometry() == without
    assert isinstance(lift, Control)
    assert (
        curtain.take_back.y() + curtain.take_back.margin
        >= lift.y() + lift.margin + lift.body().height()
    )
    window.close()


def test_cards_on_request_are_offered_before_any_card_is_said(appearance: Appearance) -> None:
    window, curtain, _table = window_with_a_table(appearance)
    heard: list[bool] = []
    curtain.bar.on_request_chosen.connect(heard.append)
    curtain.fall(Arrival(PlayerInfo("Anna", 0), first=True, on_request=False), at_once=True)
    told = "Cards on request: off; Shift+Tab leads there."
    assert focused().accessibleDescription().endswith(told)
    QTest.keyClick(focused(), Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused().accessibleName() == "Cards on request"
    assert focused().accessibleDescription() == (
        "What only you may know is said when you ask for it: press X."
    )
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert heard == [True]
    assert curtain.bar.on_request.isChecked()
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    told = "Cards on request: on; Shift+Tab leads there."
    assert focused().accessibleDescription().endswith(told)
    curtain.fall(Arrival(PlayerInfo("Leo", 1), alone=True), at_once=True)
    assert curtain.bar.on_request not in curtain.stops
    window.close()
