"""A hint on the table's page: asked for, lit and said, done or dropped."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.games import MODULES
from app.games.contract import MAIN
from app.games.qwixx_cards.visuals.visuals import CellVisual
from app.match.bot_client import Hint, Reason
from app.match.phase import Phase
from app.pages.table.choices import ChoiceStrip
from app.press_guard import AGAIN
from app.style.appearance import Appearance
from app.table.layout import Layer
from engine.bots import BOTS
from engine.core.chance import Chance
from engine.core.events import Done, Kind
from engine.core.match import Match
from engine.games import GAMES
from tests.amounts import some
from tests.app.games.qwixx_situations import match_at
from tests.app.games.wednesday_positions import position as of_wednesday
from tests.app.games.wednesday_situations import STEPS
from tests.app.hands import Hands, middle
from tests.app.pages.hinted import SAYS, TRICK, Adviser, lit, rings
from tests.app.pages.support import ending
from tests.app.table.support import Table, position, seat_at

Key = Qt.Key
Sit = Callable[..., Table]
OTHER = Hint("place 90 up1", (Reason("leaves-alone", {"pile": "up2", "seat": 1}),))
ENOUGH = ("place 73 up1", "place 90 up1")
"""Two cards, after which the turn may end, and the trick is still to be had."""


@pytest.fixture
def adviser(qapp: QApplication) -> Adviser:
    return Adviser()


@pytest.fixture
def sit(appearance: Appearance, adviser: Adviser) -> Sit:
    """Seats people and computers at a match, or at a position of The Game."""

    def make(*kinds: Kind, match: Match | None = None) -> Table:
        if match is None:
            match = Match.from_state(GAMES["the-game"], position(len(kinds)))
        return seat_at(appearance, match, kinds, bot_client=adviser)

    return make


@pytest.fixture
def table(sit: Sit) -> Table:
    """Two people at The Game; seat 0 holds 9 37 58 73 90 96 97, the tops are 34, 47, 28 and 31."""
    return sit("human", "human")


def ask(table: Table) -> None:
    table.page.rail.hint.click()


def done(table: Table) -> list[str]:
    return [move.action for move in table.session.match.moves if isinstance(move, Done)]


def chosen(table: Table) -> tuple[str, ...]:
    return table.page.display.situation.chosen


def phase(table: Table) -> Phase:
    return table.session.phase


def word(table: Table) -> str:
    return table.page.rail.hint.accessibleName()


# Asked for, lit, done


def test_the_first_press_asks_and_the_second_does_what_is_said(
    table: Table, adviser: Adviser
) -> None:
    button = table.page.rail.hint
    assert (word(table), button.waits) == ("Hint", False)
    ask(table)
    assert button.waits
    assert button.accessibleDescription() == "A hint is on its way"
    assert (lit(table), table.view.message.text, done(table)) == (set(), "", [])
    adviser.advise(TRICK)
    assert (word(table), button.waits, button.accessibleDescription()) == ("Do it", False, "")
    assert lit(table) == {"37", "up2"}
    assert table.view.message.text == SAYS
    assert done(table) == []
    ask(table)
    assert done(table) == ["place 37 up2"]
    assert (word(table), lit(table), table.view.message.text) == ("Hint", set(), "")
    assert adviser.hints == []


def test_while_a_hint_is_on_its_way_nothing_more_is_asked(table: Table, adviser: Adviser) -> None:
    ask(table)
    asked = adviser.hints
    ask(table)
    table.key(Key.Key_H)
    assert adviser.hints == asked
    assert table.page.rail.hint.waits


def test_the_question_is_of_the_seat_on_the_screen(table: Table, adviser: Adviser) -> None:
    ask(table)
    [asked] = adviser.hints
    question, session = asked.question, table.session
    assert (question.seat, question.level) == (0, None)
    assert question.view == session.match.view(0)
    assert question.legal == tuple(map(str, session.legal()))


def test_a_screen_reader_hears_the_hint(table: Table, adviser: Adviser) -> None:
    said: list[str] = []
    table.view.announced.connect(said.append)
    ask(table)
    adviser.advise(TRICK)
    assert said == [SAYS]


def test_the_words_stand_until_the_table_is_touched(table: Table, adviser: Adviser) -> None:
    ask(table)
    adviser.advise(TRICK)
    assert not table.view.message.timer.isActive()
    assert covered(table) == []


def test_the_words_leave_free_what_is_lit_and_the_hand(sit: Sit, adviser: Adviser) -> None:
    table = sit("human", "easy", "easy", match=match_at("take"))
    for size in ((1280, 800), (960, 600)):
        table.page.resize(*size)
        for action in table.page.display.situation.legal:
            ask(table)
            adviser.advise(Hint(action, (Reason("saver", {}),)))
            assert covered(table) == []
            table.click(QPoint(5, 300))


def covered(table: Table) -> list[str]:
    """What the words of a hint hide of what is lit and of the hand."""
    bubble, layout, shines = table.view.scene.highlights.bubble, table.view.scene.layout, lit(table)
    assert bubble is not None
    kept = {place.id: place.rect for place in layout.places if place.id in shines}
    for card in layout.cards:
        if card.layer is Layer.HAND or card.id in shines:
            kept[card.id] = card.rect
    return [id_ for id_, rect in kept.items() if bubble.rect.overlap(rect)]


def test_a_hint_to_end_the_turn_lights_the_main_button(table: Table, adviser: Adviser) -> None:
    for action in ENOUGH:
        table.session.submit(action)
    ask(table)
    adviser.advise(Hint("end", (Reason("minimum-lies", {"placed": 2, "minimum": 2}),)))
    assert lit(table) == {MAIN}
    for size in ((1280, 800), (960, 600)):
        table.page.resize(*size)
        table.settle()
        [ring] = [
            decoration
            for decoration in table.view.scene.layout.decorations
            if decoration.id == f"hint:{MAIN}"
        ]
        assert ring.rect == table.page.rail.main_rect()
    ask(table)
    assert done(table) == [*ENOUGH, "end"]


def test_a_hint_to_press_another_button_lights_that_one(sit: Sit, adviser: Adviser) -> None:
    state = of_wednesday(((6, 6, 6, 9), (1, 3, 8, 9), (4, 8, 10, 12)), played=(3, 4))
    table = sit("human", "human", "human", match=Match.from_state(GAMES["wednesday"], state))
    ask(table)
    adviser.advise(Hint("combo 6", (Reason("combination", {"number": 6, "cards": 3}),)))
    assert "rail:trio" in lit(table)
    assert len(lit(table)) == 4
    [ring] = [
        decoration
        for decoration in table.view.scene.layout.decorations
        if decoration.id == "hint:rail:trio"
    ]
    assert ring.rect == table.page.rail.rect_of(table.page.rail.extras[0])
    ask(table)
    assert done(table) == ["combo 6"]


@pytest.mark.parametrize("step", STEPS)
def test_every_step_of_wednesday_has_its_light(sit: Sit, adviser: Adviser, step: str) -> None:
    match = Match.from_state(GAMES["wednesday"], STEPS[step])
    table = sit("human", *["easy"] * (match.seats - 1), match=match)
    ask(table)
    hint = adviser.advise()
    assert lit(table) == {*table.page.hint.advice.lit}
    ask(table)
    assert done(table) == [hint.action]


def test_numbers_that_are_lit_have_the_ring_of_those_that_can_be_crossed(
    sit: Sit, adviser: Adviser
) -> None:
    table = sit("human", "easy", "easy", match=match_at("play"))
    ask(table)
    adviser.advise(Hint("play red r5 r7", (Reason("no-penalty", {}),)))
    assert {"cell:red:5", "cell:red:7"} <= lit(table)
    looks = {place.id: place.visual for place in table.view.scene.layout.places}
    cells = {id_: visual for id_, visual in looks.items() if isinstance(visual, CellVisual)}
    ringed = {id_ for id_, visual in cells.items() if visual.state == "offered"}
    assert ringed == {"cell:red:5", "cell:red:7"}


# The key


def press_key(key: int) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(focused, event)


@pytest.mark.parametrize("key", [Key.Key_H.value, 0x0397], ids=["H", "Η of a Greek keyboard"])
def test_the_key_does_as_the_button(table: Table, adviser: Adviser, key: int) -> None:
    press_key(key)
    adviser.advise(TRICK)
    assert lit(table) == {"37", "up2"}
    press_key(key)
    assert done(table) == ["place 37 up2"]


@pytest.mark.parametrize("where", ["hint", "main", "undo", "37"])
def test_the_key_is_heard_wherever_the_focus_is(table: Table, adviser: Adviser, where: str) -> None:
    table.session.submit(ENOUGH[0])
    widget = table.view.overlay[where] if where == "37" else getattr(table.page.rail, where)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    assert QApplication.focusWidget() is widget
    press_key(Key.Key_H)
    adviser.advise(TRICK)
    assert lit(table) == {"37", "up2"}
    press_key(Key.Key_H)
    assert done(table) == [ENOUGH[0], "place 37 up2"]


# Dropped


def _undo(table: Table) -> None:
    table.page.rail.undo.click()


WAYS: Mapping[str, Callable[[Table], Any]] = {
    "a touch": lambda table: table.click(QPoint(20, 400)),
    "a card taken up": lambda table: table.key(Key.Key_Return),
    "a key of the table": lambda table: table.key(Key.Key_S),
    "Esc": lambda table: table.key(Key.Key_Escape),
    "Undo": _undo,
    "End turn": lambda table: table.page.rail.main.click(),
    "hidden": lambda table: table.page.hide(),
    "the curtain": lambda table: table.session.handover.call_next(),
    "an action": lambda table: table.session.submit("place 96 up1"),
    "a computer": lambda table: table.session.seat_player(0, "easy"),
}
"""What takes a hint away, whether it is lit or on its way."""


def test_who_asks_again_before_a_hint_has_come_is_told_so(table: Table, adviser: Adviser) -> None:
    said: list[str] = []
    table.view.announced.connect(said.append)
    ask(table)
    assert said == []
    table.page.presses.hint()
    assert said == ["A hint is on its way."]
    assert table.page.hint.waiting


@pytest.mark.parametrize("comes", [True, False], ids=["lit", "on its way"])
@pytest.mark.parametrize("way", WAYS)
def test_a_hint_is_dropped(table: Table, adviser: Adviser, way: str, comes: bool) -> None:
    for action in ENOUGH:
        table.session.submit(action)
    table.settle()
    ask(table)
    if comes:
        adviser.advise(TRICK)
        assert lit(table) == {"37", "up2"}
    WAYS[way](table)
    assert adviser.hints == []
    assert not table.page.hint.waiting
    assert table.page.hint.lit is None
    table.page.show()
    table.settle()
    answer = "Go to a pile first: that is where you ask the others for something."
    said = answer if way == "a key of the table" else ""
    assert (lit(table), table.view.message.text, word(table)) == (set(), said, "Hint")
    assert not table.page.rail.hint.waits
    assert "place 37 up2" not in done(table)


@pytest.mark.parametrize("comes", [True, False], ids=["lit", "on its way"])
def test_a_hint_stays_while_the_focus_walks_to_it(
    table: Table, adviser: Adviser, comes: bool
) -> None:
    press_key(Key.Key_H)
    if comes:
        adviser.advise(TRICK)
    overlay, walked = table.view.overlay, []
    for key in (Key.Key_End, Key.Key_Home, Key.Key_Right, Key.Key_Up, Key.Key_Left, Key.Key_Tab):
        table.key(key)
        walked.append(overlay.focus)
    assert walked == ["97", "9", "37", "up2", "up1", "up2"]
    # As with a real keyboard, on which Shift goes down first.
    press_key(Key.Key_Shift)
    table.key(Key.Key_Backtab)
    assert overlay.focus == "up1"
    table.type("37")
    assert overlay.focus == "37"
    if not comes:
        assert table.page.hint.waiting
        adviser.advise(TRICK)
        assert overlay.focus == "37"
    assert (lit(table), table.view.message.text) == ({"37", "up2"}, SAYS)
    assert table.view.scene.highlights.ring.isVisible()
    press_key(Key.Key_H)
    assert done(table) == ["place 37 up2"]


def test_without_a_hint_an_arrow_takes_away_what_is_told(table: Table) -> None:
    table.page.presses.main()
    assert table.view.message.text
    table.key(Key.Key_Right)
    assert table.view.message.text == ""


def test_a_lifted_card_goes_home_when_a_hint_is_asked_for(table: Table, adviser: Adviser) -> None:
    table.click("58")
    assert table.view.scene.lifted == "58"
    ask(table)
    assert table.view.scene.lifted is None
    adviser.advise(TRICK)
    table.settle()
    assert "58" in table.shown("hand")


def test_signals_to_choose_from_are_put_away_when_a_hint_comes(
    table: Table, adviser: Adviser
) -> None:
    table.view.overlay.set_focus("up1", Qt.FocusReason.TabFocusReason)
    table.key(Key.Key_S)
    assert table.page.signals.strip.isVisible()
    ask(table)
    adviser.advise(TRICK)
    assert not table.page.signals.strip.isVisible()


def _opens_at_a_pile(table: Table) -> tuple[ChoiceStrip, QWidget]:
    table.view.overlay.set_focus("own-signal:up1", Qt.FocusReason.TabFocusReason)
    return table.page.signals.strip, table.view.overlay["up1"]


def _opens_at_a_panel(table: Table) -> tuple[ChoiceStrip, QWidget]:
    assert table.page.menu is not None
    table.view.overlay.set_focus("panel1", Qt.FocusReason.TabFocusReason)
    return table.page.menu.strip, table.view.overlay["panel1"]


def _opens_at_the_own_seat(table: Table) -> tuple[ChoiceStrip, QWidget]:
    assert table.page.menu is not None
    table.page.rail.seat.setFocus(Qt.FocusReason.TabFocusReason)
    return table.page.menu.strip, table.page.rail.seat


@pytest.mark.parametrize("opens", [_opens_at_a_pile, _opens_at_a_panel, _opens_at_the_own_seat])
def test_a_strip_that_a_hint_closes_gives_the_focus_back(
    table: Table, adviser: Adviser, opens: Callable[[Table], tuple[ChoiceStrip, QWidget]]
) -> None:
    left: list[bool] = []
    table.page.back_requested.connect(lambda: left.append(True))
    strip, opener = opens(table)
    table.key(Key.Key_Return)
    assert strip.isVisible()
    press_key(Key.Key_H)
    adviser.advise(TRICK)
    assert (strip.isVisible(), lit(table)) == (False, {"37", "up2"})
    assert QApplication.focusWidget() is opener
    table.key(Key.Key_Return)
    assert (strip.isVisible(), left) == (True, [])


# What others do meanwhile


@pytest.fixture
def signalled(sit: Sit, adviser: Adviser) -> Table:
    """A table at which a hint is lit, and a computer has signalled since."""
    table = sit("human", "easy")
    ask(table)
    adviser.advise(TRICK)
    table.session.signal_of(1, "up1", "leave")
    return table


def test_with_a_signal_of_another_the_light_stays_until_a_better_one_is_known(
    signalled: Table, adviser: Adviser
) -> None:
    assert (lit(signalled), signalled.view.message.text) == ({"37", "up2"}, SAYS)
    assert (word(signalled), signalled.page.rail.hint.waits) == ("Do it", False)
    signalled.session.signal_of(1, "up2", "leave")
    [asked] = adviser.hints
    assert asked.question.view["signals"][1] == {"up1": "leave", "up2": "leave"}
    adviser.advise(OTHER)
    assert (lit(signalled), word(signalled)) == ({"90", "up1"}, "Do it")
    assert signalled.view.message.text.startswith("Place 90 on the first ascending pile: ")
    ask(signalled)
    assert done(signalled) == ["place 90 up1"]


def test_what_is_lit_is_done_though_it_is_asked_for_anew(
    signalled: Table, adviser: Adviser
) -> None:
    ask(signalled)
    assert done(signalled) == ["place 37 up2"]
    assert adviser.hints == []


def test_a_hint_that_is_still_right_is_not_said_again(signalled: Table, adviser: Adviser) -> None:
    said: list[str] = []
    signalled.view.announced.connect(said.append)
    adviser.advise(TRICK)
    assert (lit(signalled), signalled.view.message.text, said) == ({"37", "up2"}, SAYS, [])


def test_a_touch_ends_the_asking_anew_too(signalled: Table, adviser: Adviser) -> None:
    signalled.click(QPoint(20, 400))
    assert (adviser.hints, lit(signalled), word(signalled)) == ([], set(), "Hint")


def test_a_light_that_nobody_can_vouch_for_goes_out(signalled: Table, adviser: Adviser) -> None:
    adviser.fail()
    assert (lit(signalled), word(signalled)) == (set(), "Hint")
    assert (
        signalled.view.message.text
        == "No hint this time: the computer is not answering. Try again."
    )


def test_with_a_signal_of_another_a_hint_on_its_way_is_asked_anew(
    sit: Sit, adviser: Adviser
) -> None:
    table = sit("human", "easy")
    ask(table)
    table.session.signal_of(1, "up1", "leave")
    [asked] = adviser.hints
    assert asked.question.view["signals"][1] == {"up1": "leave"}
    assert table.page.rail.hint.waits
    adviser.advise(TRICK)
    assert lit(table) == {"37", "up2"}


def test_what_others_decide_in_secret_leaves_the_light(sit: Sit, adviser: Adviser) -> None:
    table = sit("human", "easy", "easy", match=match_at("number"))
    ask(table)
    table.session.play(1, "skip")
    assert table.page.rail.hint.waits
    hint = adviser.advise()
    shown, says = lit(table), table.view.message.text
    assert shown
    table.session.play(2, "skip")
    assert (lit(table), table.view.message.text) == (shown, says)
    ask(table)
    assert Done(0, hint.action) in [move._replace(ms=None) for move in table.session.match.moves]


# What was chosen before


def test_undo_brings_back_chosen_cards_of_qwixx(sit: Sit, adviser: Adviser) -> None:
    table = sit("human", "easy", "easy", match=match_at("play"))
    table.click("r5")
    table.click("r7")
    both = ("r5", "r7", "red:5", "red:7")
    assert chosen(table) == both
    ask(table)
    assert chosen(table) == both
    adviser.advise()
    assert chosen(table) == ()
    assert table.page.rail.undo.allowed
    table.page.rail.undo.click()
    assert chosen(table) == both
    assert lit(table) == set()
    table.page.rail.undo.click()
    assert chosen(table) == ("r5", "red:5")


def test_doing_what_a_hint_says_chooses_the_cards_with_their_crosses(
    sit: Sit, adviser: Adviser
) -> None:
    table = sit("human", "easy", "easy", match=match_at("play"))
    ask(table)
    adviser.advise(Hint("play red r5 r7", (Reason("at-once", {"numbers": [5, 7]}),)))
    ask(table)
    # They do not lie on the table yet: a third card can be added, and one press does the rest.
    assert table.session.match.moves == []
    assert chosen(table) == ("r5", "r7", "red:5", "red:7")
    assert table.page.rail.main.word == "Cross 5 and 7"
    table.click("r8")
    assert table.page.rail.main.word == "Cross 5, 7 and 8"
    table.page.presses.main()
    assert [str(move.action) for move in table.session.match.moves] == [
        "play red r5 r7 r8", "mark red 5 7 8",
    ]  # fmt: skip


@pytest.mark.parametrize("gap", [140, 420, 900])
def test_a_double_click_on_do_it_does_it_once(sit: Sit, adviser: Adviser, gap: int) -> None:
    table = sit("human", "easy", "easy", match=match_at("play"))
    hands = Hands(table.page, table.clock)
    ask(table)
    adviser.advise(Hint("play red r5 r7", (Reason("at-once", {"numbers": [5, 7]}),)))
    hands.wait(AGAIN)
    hands.wait(AGAIN)
    hands.double_click(table.page.rail.hint, gap)
    assert chosen(table) == ("r5", "r7", "red:5", "red:7")
    assert not table.page.hint.sought
    assert table.session.match.moves == []


@pytest.mark.parametrize("gap", [140, 420, 900])
def test_a_second_press_on_undo_presses_no_other_button(
    sit: Sit, adviser: Adviser, gap: int
) -> None:
    table = sit("human", "easy", "easy", match=match_at("joker"))
    hands = Hands(table.page, table.clock)
    for card in ("j7", "j8", "j12"):
        table.click(card)
        table.settle()
    assert "penalty" in table.page.rail.main.word
    ask(table)
    adviser.advise(Hint("play red r5", (Reason("no-penalty", {}),)))
    assert table.page.rail.main.word == "Play"
    hands.wait(AGAIN)
    hands.wait(AGAIN)
    there = middle(table.page.rail.undo)
    hands.double_click(there, gap)
    assert middle(table.page.rail.undo) == there
    # Undo may be pressed fast: it takes back at most one card more.
    assert chosen(table)[:2] == ("j7", "j8")
    assert chosen(table)[2:] in ((), ("j12",))
    assert table.session.match.moves == []


def test_undo_brings_back_the_chosen_card_of_wednesday(sit: Sit, adviser: Adviser) -> None:
    match = Match.from_state(GAMES["wednesday"], STEPS["pick"])
    table = sit("human", *["easy"] * (match.seats - 1), match=match)
    table.click("r2:tray:4")
    assert chosen(table) == ("r2:tray:4",)
    ask(table)
    adviser.advise()
    assert chosen(table) == ()
    table.page.rail.undo.click()
    assert chosen(table) == ("r2:tray:4",)


# Nothing to be had


def test_no_hint_over_a_hand_that_lies_face_down(sit: Sit, adviser: Adviser) -> None:
    table = sit("human", "human", "easy", match=match_at("number"))
    if phase(table) is Phase.PLAYING:
        table.session.handover.cover()
    assert phase(table) is Phase.DECIDING
    assert table.page.rail.hint.isEnabled()
    ask(table)
    assert table.view.message.text == "A hint depends on your own cards: look at your hand first."
    assert adviser.hints == []
    assert not table.page.rail.hint.waits
    table.session.handover.look()
    table.session.handover.lift()
    ask(table)
    adviser.advise()
    assert lit(table)


def test_who_has_decided_is_not_talked_out_of_it(sit: Sit, adviser: Adviser) -> None:
    table = sit("human", "easy", "easy", match=match_at("number"))
    ask(table)
    decided = adviser.advise()
    ask(table)
    assert done(table) == [decided.action]
    assert phase(table) is Phase.PLAYING
    assert table.page.rail.hint.isEnabled()
    ask(table)
    assert table.view.message.text == "You have decided; you may still change it."
    assert (adviser.hints, lit(table), word(table)) == ([], set(), "Hint")
    assert not table.page.rail.hint.waits


def test_who_looks_again_at_a_decision_is_not_talked_out_of_it(sit: Sit, adviser: Adviser) -> None:
    table = sit("human", "human", "easy", match=match_at("others"))
    assert (phase(table), table.session.seat) == (Phase.DECIDING, 0)
    table.session.handover.look()
    table.session.handover.lift()
    table.session.submit("mark blue 7")
    assert (phase(table), table.session.seat) == (Phase.DECIDING, 1)
    table.session.handover.ask(0)
    table.session.handover.look()
    table.session.handover.lift()
    assert (phase(table), table.session.seat) == (Phase.PLAYING, 0)
    assert done(table) == ["mark blue 7"]
    ask(table)
    assert table.view.message.text == "You have decided; you may still change it."
    assert adviser.hints == []


def test_no_hint_while_a_computer_plays(sit: Sit, adviser: Adviser) -> None:
    table = sit("human", "easy")
    for action in (*ENOUGH, "end"):
        table.session.submit(action)
    _assert_none(table, adviser)


@pytest.mark.parametrize("press", [ask, lambda _: press_key(Key.Key_H)], ids=["button", "key"])
def test_no_hint_after_the_turn_nor_before_the_curtain(
    table: Table, adviser: Adviser, press: Callable[[Table], None]
) -> None:
    for action in (*ENOUGH, "end"):
        table.session.submit(action)
    assert phase(table) is Phase.REVIEWING
    _assert_none(table, adviser)
    table.session.handover.leave()
    assert phase(table) is Phase.CURTAIN
    _assert_none(table, adviser)
    table.session.handover.lift()
    assert table.page.replay
    assert table.page.rail.hint.isEnabled()
    left = len(table.page.replay)
    press(table)
    assert len(table.page.replay) == left - 1
    table.page.replay.skip()
    press(table)
    assert table.page.rail.hint.waits


def test_no_hint_at_the_end(sit: Sit, adviser: Adviser) -> None:
    match = ending(("Anna", "Leo"), [[40], []], "place 40 up1")
    assert match.over is not None
    _assert_none(sit("human", "human", match=match), adviser)


def test_no_hint_where_nobody_can_be_asked(appearance: Appearance, adviser: Adviser) -> None:
    match = Match.from_state(GAMES["the-game"], position())
    _assert_none(seat_at(appearance, match), adviser)


def _assert_none(table: Table, adviser: Adviser) -> None:
    """That no hint can be asked for, neither with the button nor with the key."""
    assert not table.page.rail.hint.isEnabled()
    table.page.presses.hint()
    table.page.setFocus()
    table.key(Key.Key_H)
    assert adviser.hints == []
    assert not table.page.rail.hint.waits


def test_who_gets_no_answer_hears_so_and_may_ask_again(table: Table, adviser: Adviser) -> None:
    ask(table)
    adviser.fail()
    assert table.view.message.text == "No hint this time: the computer is not answering. Try again."
    assert lit(table) == set()
    assert table.page.rail.hint.isEnabled()
    assert (word(table), table.page.rail.hint.waits) == ("Hint", False)
    ask(table)
    assert table.view.message.text == ""
    adviser.advise(TRICK)
    assert table.view.message.text == SAYS


# The language is switched


def test_a_lit_hint_speaks_the_language_of_the_moment(
    table: Table, adviser: Adviser, speak: Callable[[str], None]
) -> None:
    speak("en")
    ask(table)
    adviser.advise(TRICK)
    assert (table.view.message.text, word(table)) == (SAYS, "Do it")
    speak("el")
    QCoreApplication.processEvents()
    assert table.view.message.text.startswith("Κατέβασε το 37 στη δεύτερη αύξουσα στοίβα: ")
    bubble: Any = table.view.scene.highlights.bubble
    assert " ".join(bubble.visual.lines) == table.view.message.text
    assert word(table) != "Do it"
    assert lit(table) == {"37", "up2"}
    ask(table)
    assert done(table) == ["place 37 up2"]


# Whole matches

OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "the-game": {"on_fire": True},
    "the-game-extreme": {"commands": "shuffled"},
    "face-to-face": {"first": 0},
    "qwixx-cards": {"jokers": True},
    "wednesday": {"expert": True},
}
MOST_HINTS = some(16, least=6)
"""How many hints of a match are followed."""


@pytest.mark.parametrize("language", ["en", pytest.param("el", marks=pytest.mark.thorough)])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_hints_alone(
    sit: Sit, adviser: Adviser, speak: Callable[[str], None], game: str, language: str
) -> None:
    speak(language)
    match = Match.new(GAMES[game], 2, OPTIONS.get(game, {}), 3)
    table = sit("human", "easy", match=match)
    table.page.setUpdatesEnabled(False)
    for _ in range(MOST_HINTS):
        let_others_play(table)
        if match.over is not None:
            break
        before = len(match.moves)
        ask(table)
        hint = adviser.advise()
        advice = table.page.hint.advice
        assert lit(table) == {*advice.lit}
        assert table.view.message.text == advice.text
        ask(table)
        if game == "qwixx-cards" and hint.action.startswith("play "):
            # What is advised is chosen; a hint asked again leaves it so, and leads to the button.
            assert len(match.moves) == before
            ask(table)
            assert adviser.advise() == hint
            assert lit(table) == {MAIN}
            ask(table)
        assert match.moves[before]._replace(ms=None) == Done(0, hint.action)
        assert rings(table) == set()


def let_others_play(table: Table) -> None:
    """Until the person is to act and has not decided already, or the match is over."""
    session, match = table.session, table.session.match
    game = MODULES[match.game.id].table()
    while match.over is None and (
        0 not in match.to_act or game.why_no_hint(table.page.display.situation) != ""
    ):
        seat = next(other for other in match.to_act if other != 0)
        legal = [str(action) for action in match.legal(seat)]
        bot = BOTS[match.game.id]
        session.play(seat, bot.choose(match.view(seat), seat, legal, "easy", Chance(1)))
    if table.page.display.situation.stage == "ended":
        table.page.course.next_round()


def test_with_cards_on_request_a_hint_is_read_and_not_said(
    appearance: Appearance, sit: Sit, adviser: Adviser
) -> None:
    table = sit("human", "human")
    appearance.confiding.choose(table.session.players[0].name, on=True)
    table.page.privacy.follow()
    said: list[str] = []
    table.view.announced.connect(said.append)
    ask(table)
    adviser.advise(TRICK)
    assert table.view.message.text == SAYS
    assert not any("37" in each for each in said)
    press_key(Key.Key_X)
    assert SAYS in said[-1]
