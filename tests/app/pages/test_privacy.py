"""Cards that are only spoken when their holder asks for it, by a key."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.match.phase import Phase
from app.match.players import PlayerInfo
from app.match.session import Session
from app.pages.table.page import TablePage
from app.storage.confiding import KEY, MOST, Confiding
from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.system.sayings import SETTLES, Sayings
from app.table.layout import Layer
from app.table.view.covered import covered
from app.table.view.overlay import OverlayButton
from engine.core.match import Match
from engine.core.refusal import Refusal
from engine.games import GAMES
from tests.app.games import face_to_face_situations as face_to_face
from tests.app.games import qwixx_situations as qwixx
from tests.app.games import wednesday_positions as wednesday
from tests.app.manual_clock import ManualClock
from tests.app.pages.hinted import SAYS, TRICK, Adviser
from tests.app.table.support import NAMES, Table, look_at, make_table, position, seat_at
from tests.app.tables.public_cards import names_in
from tests.app.waiting import make_active

Key = Qt.Key
CARD = "card 1 of 7"
FULL = {"up1": [1, 95], "up2": [1, 99], "down1": [100, 3], "down2": [100, 2]}
"""Piles that take no card of the hand but the last two."""


def heard(table: Table) -> list[str]:
    """What is announced from now on."""
    said: list[str] = []
    table.view.announced.connect(said.append)
    return said


def hand_names(table: Table) -> list[str]:
    """What the cards of the hand are called."""
    return [name for name in table.view.overlay.names if ", card " in f", {name}"]


@pytest.fixture
def appearance(tmp_path: Path) -> Appearance:
    return look_at(tmp_path)


@pytest.fixture
def table(appearance: Appearance) -> Table:
    appearance.confiding.choose(NAMES[0], on=True)
    return make_table(appearance, position(2))


def test_the_hand_is_told_without_its_cards_until_it_is_asked_for(table: Table) -> None:
    assert hand_names(table)[0] == CARD
    said = heard(table)
    table.key(Key.Key_X)
    assert said == ["9; 37; 58; 73; 90; 96; 97."]
    assert hand_names(table)[0] == "9, card 1 of 7"


def test_that_a_number_is_not_held_is_told_without_the_number(table: Table) -> None:
    said = heard(table)
    table.type("57")
    assert said == ["You have no such card."]
    assert table.view.message.text == said[0]
    table.key(Key.Key_X)  # Nothing of it waits to be asked for.
    assert said[1:] == ["9; 37; 58; 73; 90; 96; 97."]


def test_numbers_that_all_see_are_told_with_cards_on_request(appearance: Appearance) -> None:
    appearance.confiding.choose(NAMES[0], on=True)
    table = seat_at(appearance, qwixx.match_at("take"))
    said = heard(table)
    table.type("4")
    table.clock.advance(1000, 1000)
    assert said == ["There is no 4 in the display."]


def test_the_same_words_are_told_again_until_there_are_others(table: Table) -> None:
    said = heard(table)
    table.key(Key.Key_X)
    table.key(Key.Key_X)
    assert said[0] == said[1]
    table.view.ears.confide("Something else.")
    table.key(Key.Key_X)
    assert said[2:] == ["Press X: it is about your cards.", "Something else."]
    table.page.privacy.leave()
    table.key(Key.Key_X)
    assert said[-1] == "9; 37; 58; 73; 90; 96; 97."


def test_it_is_said_once_that_something_waits_and_at_each_answer(table: Table) -> None:
    table.key(Key.Key_X)
    said = heard(table)
    table.view.ears.confide("You drew: 5.", "event")
    table.view.ears.confide("You cannot play any card.", "call")
    table.view.ears.confide("5 is not in your hand.")
    assert said == ["Press X to hear more.", "Press X: it is about your cards."]
    table.key(Key.Key_X)
    assert said[2] == "You drew: 5. You cannot play any card. 5 is not in your hand."


def test_whose_turn_it_is_and_who_is_next_is_said_aloud(appearance: Appearance) -> None:
    for name in NAMES[:2]:
        appearance.confiding.choose(name, on=True)
    table = make_table(appearance, position(2))
    said = heard(table)
    end_turn(table)
    assert f"{NAMES[1]} is next. Ctrl+Enter: Hand over." in said
    table.session.handover.leave()
    table.session.handover.lift()
    table.clock.advance(30_000, 50)
    assert said[-1] == f"Place at least 2 card(s). Your turn · {NAMES[1]}."
    assert not any("is playing" in text for text in said)


def test_of_several_who_is_next_is_said_once(appearance: Appearance) -> None:
    for name in NAMES[:3]:
        appearance.confiding.choose(name, on=True)
    table = make_table(appearance, position(3, (9, 37, 58, 73, 90, 96)))
    said = heard(table)
    end_turn(table)
    assert " ".join(said).count(f"{NAMES[1]} is next.") == 1
    assert said[-1].endswith("Ctrl+Enter: Hand over.")


def test_what_is_owed_is_said_aloud_and_what_the_hand_allows_on_request(table: Table) -> None:
    said = heard(table)
    table.session.submit("place 37 up1")
    table.session.submit("place 58 up2")
    assert said[-2:] == [
        "You placed 2 card(s). You may end your turn.",
        "Press X to hear more.",
    ]
    assert "1 more card(s)." in said
    table.key(Key.Key_X)
    assert said[-1] == "Go on or end your turn · Maria."


def test_who_draws_is_told_so_aloud_and_the_cards_on_request(table: Table) -> None:
    said = heard(table)
    end_turn(table)
    assert "You drew 2 card(s)." in said
    assert not any(text.startswith(f"{NAMES[0]} drew") for text in said)
    table.key(Key.Key_X)
    assert re.fullmatch(r"You drew: \d+, \d+\.", said[-1])


def test_what_is_void_is_not_told_any_more(table: Table) -> None:
    said = heard(table)
    table.view.ears.confide("55 is not in your hand.")
    table.session.submit("place 37 up1")
    table.key(Key.Key_X)
    assert said[-1] == "9; 58; 73; 90; 96; 97."
    table.session.submit("place 58 up2")
    table.session.submit("end")
    table.key(Key.Key_X)
    assert said[-1].startswith("You drew: ")
    assert "end your turn" not in said[-1]


def test_a_tip_is_heard_along_with_what_else_waits(table: Table) -> None:
    said = heard(table)
    table.view.ears.confide("A tip.", "tip")
    assert said == []
    table.view.ears.confide("You drew: 5.", "event")
    assert said == ["Press X to hear more."]
    table.key(Key.Key_X)
    assert said[1] == "You drew: 5. A tip."


def test_a_card_that_is_covered_is_not_told_with_what_it_was(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    named: list[tuple[str, str]] = []
    rename = OverlayButton.setAccessibleName

    def note(button: OverlayButton, name: str) -> None:
        named.append((name, button.accessibleDescription()))
        rename(button, name)

    monkeypatch.setattr(OverlayButton, "setAccessibleName", note)
    table.key(Key.Key_X)
    table.view.overlay["9"].setAccessibleDescription("Nine.")
    table.view.ears.cover()
    table.view.access.renew()
    assert (CARD, "") in named


def test_what_was_taken_back_is_not_told_any_more(table: Table) -> None:
    table.session.submit("place 37 up1")
    table.view.ears.confide("You were asked for something else.", "event")
    table.session.undo.take_back()
    said = heard(table)
    table.key(Key.Key_X)
    assert said == ["9; 37; 58; 73; 90; 96; 97."]


def test_why_a_key_does_nothing_is_said_aloud_where_it_names_no_card(table: Table) -> None:
    said = heard(table)
    table.page.explain("up1", Refusal("minimum", {"minimum": 2, "placed": 0}))
    assert said == ["Place 2 more card(s): you need at least 2."]
    table.page.explain("up1", Refusal("not-yours", {"card": 55}))
    assert said[1:] == ["Press X: it is about your cards."]


def test_what_all_may_know_of_a_refusal_does_not_wait(table: Table) -> None:
    said = heard(table)
    table.page.explain("up1", Refusal("fire-due", {"cards": [34], "piles": ["up1"]}))
    table.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert said == [
        "34 has been burning since the last turn: cover it before you end yours.",
        "There is nothing to take back.",
    ]


def test_each_enter_on_a_card_is_answered_without_its_number(table: Table) -> None:
    said = heard(table)
    table.key(Key.Key_Return)
    table.key(Key.Key_Escape)
    assert said == ["Card picked up."]
    assert table.view.overlay.focus == "9"


def test_a_card_that_goes_nowhere_is_told_on_request(appearance: Appearance) -> None:
    appearance.confiding.choose(NAMES[0], on=True)
    table = make_table(appearance, position(2, piles=FULL))
    said = heard(table)
    for _ in range(3):
        table.key(Key.Key_Return)
    about, back = "Press X: it is about your cards.", "Card put back."
    assert said == [about, back, about]
    table.key(Key.Key_X)
    assert said[-1] == "This card goes nowhere now."


def test_what_is_chosen_in_a_tray_is_told_so_and_named_on_request(appearance: Appearance) -> None:
    appearance.confiding.choose(NAMES[0], on=True)
    state = wednesday.position(played=(3, 4, 6), burnt_top=(2, 5))
    table = seat_at(appearance, Match.from_state(GAMES["wednesday"], state))
    table.key(Key.Key_X)
    assert not table.view.ears.hides_hand
    assert table.session.submit("play 7") is None
    table.settle()
    assert table.view.overlay.name_of(str(table.view.overlay.focus)).startswith("card 1 of ")
    said = heard(table)
    table.key(Key.Key_Return)
    table.key(Key.Key_Return)
    assert said == ["Chosen.", "Press X to hear more.", "Nothing is chosen."]
    table.key(Key.Key_Return)
    table.key(Key.Key_X)
    assert said[-1] == "Chosen. Ctrl+Enter: Take the 2."


def test_what_came_anew_covers_what_was_asked_for(table: Table) -> None:
    table.key(Key.Key_X)
    assert not table.view.ears.hides_hand
    table.view.ears.confide("You took the 4.", "event")
    assert table.view.ears.hides_hand
    table.key(Key.Key_X)
    assert not table.view.ears.hides_hand


def test_who_asks_how_things_stand_hears_aloud_what_all_may_know(table: Table) -> None:
    said = heard(table)
    for action in ("place 37 up1", "place 58 up2"):
        table.session.submit(action)
    said.clear()
    table.key(Key.Key_O)
    may_end = "Your turn, Maria. You placed 2 card(s). You may end your turn."
    assert said == [f"{may_end} Ctrl+Enter: End turn. Press X to hear more."]
    table.key(Key.Key_X)
    table.key(Key.Key_O)
    assert said[-1] == f"{may_end} Ctrl+Enter: End turn.", "nothing more waits"


@pytest.mark.parametrize(
    ("changes", "asked"),
    [
        ({}, "Play a card or pass."),
        (
            {"turn": {"step": "swap", "last": 0, "last_number": 4}},
            "4 Proteus: take a card from another player.",
        ),
        (
            {"turn": {"step": "give", "last": 0, "last_number": 4, "from": 1, "taken": 9}},
            "Give another card back.",
        ),
    ],
)
def test_what_a_turn_of_wednesday_asks_is_said_aloud(
    appearance: Appearance, changes: dict[str, object], asked: str
) -> None:
    for name in NAMES[:3]:
        appearance.confiding.choose(name, on=True)
    state = wednesday.position(played=(3, 4), **changes)  # type: ignore[arg-type]
    table = seat_at(appearance, Match.from_state(GAMES["wednesday"], state))
    table.session.handover.lift()
    table.settle()
    said = heard(table)
    table.key(Key.Key_O)
    assert said[0].startswith(f"Your turn, {NAMES[0]}. {asked}")
    assert said[0].endswith("Press X to hear more.")
    assert "9" not in said[0]


def test_a_hint_that_was_not_heard_is_not_played(appearance: Appearance) -> None:
    appearance.confiding.choose(NAMES[0], on=True)
    adviser = Adviser()
    match = Match.from_state(GAMES["the-game"], position(2))
    table = seat_at(appearance, match, bot_client=adviser)
    table.view.ears.confide("Something else waits.", "event")
    table.key(Key.Key_H)
    said = heard(table)
    adviser.advise(TRICK)
    table.key(Key.Key_H)
    assert said == ["Press X to hear the hint.", "Press X first to hear the hint; H then does it."]
    assert table.page.hint.lit is not None
    assert not table.session.match.moves
    table.key(Key.Key_X)
    assert SAYS in said[-1]
    table.key(Key.Key_H)
    assert len(table.session.match.moves) == 1


def test_a_hint_takes_the_place_of_what_is_asked(table: Table) -> None:
    said = heard(table)
    ears = table.view.ears
    ears.confide("Go on or end your turn.", "call")
    ears.confide("9 does not fit.")
    ears.confide("End your turn.", "hint")
    table.key(Key.Key_X)
    assert said[-1] == "End your turn."
    ears.confide("Go on or end your turn.", "call")
    ears.confide("9 does not fit.")
    table.key(Key.Key_X)
    assert said[-1] == "Go on or end your turn. 9 does not fit."


def test_a_key_that_finds_nothing_says_so(table: Table) -> None:
    end_turn(table)
    said = heard(table)
    table.key(Key.Key_H)
    assert said == ["There is no hint now. Ctrl+Enter: Hand over."]


def test_the_hand_stays_asked_for_when_the_turn_begins(appearance: Appearance) -> None:
    appearance.confiding.choose(NAMES[1], on=True)
    table = make_table(appearance, position(2))
    end_turn(table)
    table.session.handover.leave()
    table.session.handover.lift()
    assert table.page.replay
    table.key(Key.Key_X)
    table.clock.advance(30_000, 50)
    assert table.situation.stage == "playing"
    assert not table.view.ears.hides_hand


def test_no_cost_is_told_of_a_card_that_is_covered(table: Table) -> None:
    table.key(Key.Key_Return)
    assert table.view.gestures.lifted is not None
    assert not any("skips" in name for name in table.view.overlay.names)
    table.key(Key.Key_X)
    assert any("skips" in name for name in table.view.overlay.names)


def test_what_was_said_meanwhile_is_told_when_asked_for(table: Table) -> None:
    said = heard(table)
    table.session.submit("place 37 up1")
    table.session.submit("place 58 up2")
    table.session.submit("end")
    assert not any("drew: " in text for text in said)
    table.key(Key.Key_X)
    assert "You drew: " in said[-1]


def end_turn(table: Table) -> None:
    """Place two cards, and draw others."""
    for action in ("place 37 up1", "place 58 up2", "end"):
        assert table.session.submit(action) is None
    table.settle()


def before_a_computer(appearance: Appearance) -> Table:
    """A table of two people with cards on request, the first one done, a computer next."""
    for name in NAMES[:3]:
        appearance.confiding.choose(name, on=True)
    match = Match.new(GAMES["the-game"], 3, {"first": 0}, 5)
    table = seat_at(appearance, match, ("human", "easy", "human"))
    for _ in range(2):
        place = next(each for each in map(str, table.session.legal()) if each.startswith("place"))
        assert table.session.submit(place) is None
    return table


def last_row(table: Table) -> str:
    """What a screen reader says of the newest of the last moves."""
    moves = table.page.moves.panel.list.moves
    told: str = moves.index(len(moves.rows) - 1).data(Qt.ItemDataRole.AccessibleTextRole)
    return told


def test_the_last_moves_are_told_as_all_know_them_until_they_are_asked_for(table: Table) -> None:
    table.page.moves.toggle()
    end_turn(table)
    drawn = f"{NAMES[0]} drew 2 card(s)."
    assert last_row(table) == drawn
    said = heard(table)
    table.key(Key.Key_E)
    assert said[-1].endswith(" Drew 2 card(s).")
    assert "You drew" not in said[-1]
    table.key(Key.Key_X)
    assert last_row(table).startswith("You drew: ")
    table.key(Key.Key_E)
    assert "You drew: " in said[-1]


def test_nothing_of_who_has_left_is_told_behind_the_curtain(table: Table) -> None:
    table.page.moves.toggle()
    end_turn(table)
    table.key(Key.Key_X)
    table.session.handover.leave()
    table.settle()
    assert table.session.phase is Phase.CURTAIN
    assert [row.text for row in table.page.moves.panel.list.moves.rows][-1].startswith(NAMES[0])
    assert table.situation.view == table.session.match.view(None)
    assert table.situation.viewer is None


def test_what_was_said_to_who_has_left_is_not_said_again(appearance: Appearance) -> None:
    table = make_table(appearance, position(2))
    table.key(Key.Key_K)
    end_turn(table)
    clock = ManualClock()
    sayings = Sayings(table.page.window(), clock)
    told: list[str] = []
    sayings.say("You drew: 5.", told.append)
    clock.advance(SETTLES)
    assert told == ["You drew: 5."]
    table.session.handover.leave()
    sayings.cut()
    clock.advance(SETTLES)
    assert told == ["You drew: 5."]
    table.session.handover.lift()
    table.settle()
    said = heard(table)
    table.key(Key.Key_R)
    assert not any("9; 37" in text or "You drew" in text for text in said)


def test_cards_that_were_drawn_are_told_nowhere_on_the_table(qapp: QApplication) -> None:
    layout = face_to_face.laid_out((1280, 800), face_to_face.situations()["reviewing"])
    assert "Gift given: 12. New in your hand: 2, 3." in [each.name for each in layout.decorations]
    assert "Gift given: 12." in names_in(covered(layout))
    assert not any("New in your hand" in name for name in names_in(covered(layout)))


def test_numbers_to_cross_tell_nothing_of_the_hand(qapp: QApplication) -> None:
    layout = qwixx.laid_out((1280, 800), "chosen")
    fitting = [place.name for place in layout.places if place.id.startswith("cell:") and place.name]
    assert fitting[0] == "red 5"
    assert f"place 1 of {len(fitting)}" in names_in(covered(layout))
    assert not {"red 5", "red 7", "red 8"} & {*names_in(covered(layout))}
    assert not any("skips" in name or "chosen" in name for name in names_in(covered(layout)))


def test_numbers_to_cross_are_told_where_all_know_them(qapp: QApplication) -> None:
    for step, cell in (("number", "red 7, skips 5"), ("mark", "red 5")):
        layout = covered(qwixx.laid_out((1280, 800), step))
        assert any(name.startswith(cell) for name in names_in(layout))


def test_buttons_tell_nothing_of_the_hand_until_it_is_asked_for(appearance: Appearance) -> None:
    appearance.confiding.choose(NAMES[0], on=True)
    state = wednesday.position(((2, 5, 6, 6, 6, 9), (1, 3, 8, 9), (4, 8, 10, 12)), played=(3, 4))
    table = seat_at(appearance, Match.from_state(GAMES["wednesday"], state))
    [button] = [extra for extra in table.page.rail.extras if extra.isVisible()]
    assert button.accessibleName() == "A move with your cards"
    assert button.accessibleDescription() == button.toolTip() == ""
    table.key(Key.Key_X)
    assert button.accessibleName() == "Three 6s"
    assert "three 6s" in button.toolTip()


def test_what_is_chosen_in_a_tray_is_not_told_by_the_main_button(appearance: Appearance) -> None:
    appearance.confiding.choose(NAMES[0], on=True)
    state = wednesday.position(played=(3, 4, 6), burnt_top=(2, 5))
    table = seat_at(appearance, Match.from_state(GAMES["wednesday"], state))
    assert table.session.submit("play 7") is None
    table.settle()
    [first, *_] = [card for card in table.view.scene.layout.cards if card.layer is Layer.LABEL]
    table.click(first.id)
    main = table.page.rail.main
    assert main.word == "Take the 2"
    assert main.accessibleName() == "Take a card"
    table.key(Key.Key_X)
    assert main.accessibleName() == "Take the 2"


def test_the_hand_is_covered_again_with_the_turn(table: Table) -> None:
    table.key(Key.Key_X)
    table.session.submit("place 37 up1")
    table.session.submit("place 58 up2")
    table.session.submit("end")
    table.settle()
    assert table.view.ears.hides_hand


def test_each_player_has_a_choice_of_their_own(appearance: Appearance) -> None:
    appearance.confiding.choose(NAMES[1], on=True)
    appearance.confiding.choose(NAMES[0], on=False, people=NAMES[:2])
    table = make_table(appearance, position(2))
    assert not table.view.ears.guarded
    table.session.submit("place 37 up1")
    table.session.submit("place 58 up2")
    table.session.submit("end")
    table.session.handover.leave()
    table.settle()
    table.session.handover.lift()
    table.settle()
    assert table.session.seat == 1
    assert table.view.ears.guarded


def test_what_one_has_chosen_holds_for_all_at_the_screen(appearance: Appearance) -> None:
    appearance.confiding.choose(NAMES[0], on=True)
    table = make_table(appearance, position(2))
    end_turn(table)
    table.session.handover.leave()
    table.session.handover.lift()
    table.settle()
    assert table.session.seat == 1
    assert hand_names(table)[0] == CARD
    table.page.privacy.toggle()
    assert not table.view.ears.guarded
    table.page.privacy.toggle()
    assert table.view.ears.guarded


def test_it_is_chosen_and_said_and_kept(appearance: Appearance) -> None:
    table = make_table(appearance, position(2))
    said = heard(table)
    table.page.privacy.toggle()
    told = "Cards are on request for everybody here: X tells you yours. Each seat can change that."
    assert said == [told]
    assert hand_names(table)[0] == CARD
    assert NAMES[0] in appearance.confiding
    table.page.privacy.toggle()
    assert said[1] == "Your cards are spoken again."
    assert hand_names(table)[0] == "9, card 1 of 7"


def test_who_has_no_name_is_remembered_in_either_language(
    appearance: Appearance, speak: Callable[[str], None]
) -> None:
    nobody = [PlayerInfo("", 0), PlayerInfo("", 1, "easy", 1, "easy")]
    for language, on in (("en", False), ("el", True)):
        speak(language)
        session = Session(Match.from_state(GAMES["the-game"], position(2)), nobody)
        page = TablePage(appearance, session, clock=ManualClock())
        page.resize(1280, 800)
        make_active(page)
        assert page.privacy.chosen is on
        page.privacy.toggle()
        page.close()


def test_the_choices_of_many_names_are_kept(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    confiding = Confiding(settings)
    for number in range(MOST + 5):
        confiding.choose(f"Player {number}", on=True)
    confiding.choose("Player 50", on=False)
    assert len(Confiding(settings).names) == MOST - 1
    for damaged in ('{"no": "list"}', "no JSON"):
        settings.write(KEY, damaged)
        assert confiding.names == []


def test_a_number_counts_whole_of_which_the_first_digit_ends_the_telling(
    appearance: Appearance,
) -> None:
    table = make_table(appearance, position(2))
    table.session.submit("place 37 up1")
    table.session.submit("place 58 up2")
    table.session.submit("end")
    table.session.handover.leave()
    table.session.handover.lift()
    hand = sorted(map(int, table.page.display.read().view["hands"][1]))
    number = next(card for card in hand[::-1] if card > 9 and str(card)[0] != str(card)[1])
    while len(table.page.replay) > 1:
        table.page.replay.hurry()
        table.clock.advance(50, 50)
    assert table.page.replay.leads_on
    table.type(str(number))
    assert table.view.overlay.focus == str(number)


def test_what_one_drew_is_not_told_to_who_comes_after_the_computers(appearance: Appearance) -> None:
    table = before_a_computer(appearance)
    table.key(Key.Key_X)
    said = heard(table)
    table.key(Key.Key_O)
    assert "Press X" not in said[-1], "the hand is told already"
    assert table.session.submit("end") is None
    table.key(Key.Key_O)
    assert said[-1].endswith("Press X to hear more.")
    table.key(Key.Key_X)
    assert "You drew: " in said[-1]
    table.page.rail.main.click()
    table.settle()
    assert table.situation.stage == "watching"
    table.key(Key.Key_R)
    assert said[-1] == "Nothing has been said yet."
    table.key(Key.Key_O)
    assert said[-1] == f"{table.session.players[1].name} is playing."
    table.key(Key.Key_X)
    assert said[-1] == "No hand is shown now."


def test_that_a_card_was_placed_against_a_signal_is_said_aloud(appearance: Appearance) -> None:
    appearance.confiding.choose(NAMES[0], on=True)
    table = make_table(appearance, position(2))
    table.session.match.signal(1, "up1", "leave")
    said = heard(table)
    table.drag("37", "up1")
    table.settle()
    assert any("asked you to keep off this pile" in text for text in said)


def test_who_asks_at_the_end_hears_how_it_ended_and_what_leads_on(appearance: Appearance) -> None:
    appearance.confiding.choose(NAMES[0], on=True)
    table = make_table(appearance, position(1, piles=FULL))
    for action in ("place 96 up1", "place 97 up1", "end"):
        assert table.session.submit(action) is None
    table.settle()
    said = heard(table)
    table.key(Key.Key_O)
    assert said[-1].startswith("You cannot place two cards.")
    assert said[-1].endswith("Ctrl+Enter: Result.")


def test_what_leads_on_to_computers_is_called_as_its_button_is(appearance: Appearance) -> None:
    table = before_a_computer(appearance)
    said = heard(table)
    assert table.session.submit("end") is None
    table.settle()
    assert table.page.rail.main.word == "Go on"
    assert said[-1] == "Ctrl+Enter: Go on."


def test_who_is_asked_before_the_first_turn_hears_aloud_which_answers_there_are(
    appearance: Appearance,
) -> None:
    for name in NAMES[:3]:
        appearance.confiding.choose(name, on=True)
    match = Match.new(GAMES["the-game"], 3, {"first": "after-looking"}, 5)
    table = seat_at(appearance, match, ("human", "human", "human"))
    said = heard(table)
    table.key(Key.Key_O)
    assert "With Tab: Great, Good, Rather not. Ctrl+Enter: Say nothing." in said[-1]


def test_what_was_taken_back_is_told_to_nobody_while_computers_play(appearance: Appearance) -> None:
    match = Match.new(GAMES["the-game"], 3, {"first": 0}, 5)
    table = seat_at(appearance, match, ("human", "easy", "human"))
    places = [each for each in map(str, table.session.legal()) if each.startswith("place")]
    card = places[0].split()[1]
    assert table.session.submit(places[0]) is None
    table.page.presses.undo()
    others = [each for each in places if each.split()[1] != card]
    assert table.session.submit(others[0]) is None
    second = next(
        each
        for each in map(str, table.session.legal())
        if each.startswith("place") and each.split()[1] != card
    )
    assert table.session.submit(second) is None
    assert table.session.submit("end") is None
    table.page.rail.main.click()
    table.settle()
    assert table.situation.viewer is None
    said = heard(table)
    table.key(Key.Key_E)
    table.page.moves.toggle()
    rows = [row.text for row in table.page.moves.panel.list.moves.rows]
    assert not any(card in re.findall(r"\d+", text) for text in [*said, *rows])
