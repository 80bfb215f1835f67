"""Cards that are only spoken when their holder asks for it, by a key."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app.storage.confiding import KEY, MOST, Confiding
from app.storage.settings import Settings
from app.style.appearance import Appearance
from tests.app.table.support import NAMES, Table, look_at, make_table, position

Key = Qt.Key
CARD = "card 1 of 7"


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
    assert said == ["Place at least 2 card(s). Your turn · Maria."]
    assert hand_names(table)[0] == "9, card 1 of 7"


def test_the_same_words_are_told_again_until_there_are_others(table: Table) -> None:
    said = heard(table)
    table.key(Key.Key_X)
    table.key(Key.Key_X)
    assert said[0] == said[1]
    table.view.ears.confide("Something else.")
    table.key(Key.Key_X)
    assert said[2] == "Something else."
    table.page.privacy.leave()
    table.key(Key.Key_X)
    assert said[3] == "9; 37; 58; 73; 90; 96; 97."


def test_no_cost_is_told_of_a_card_that_is_covered(table: Table) -> None:
    table.key(Key.Key_Return)
    assert table.view.gestures.lifted is not None
    assert not any("step" in name for name in table.view.overlay.names)
    table.key(Key.Key_X)
    assert any("step" in name for name in table.view.overlay.names)


def test_what_was_said_meanwhile_is_told_when_asked_for(table: Table) -> None:
    said = heard(table)
    table.session.submit("place 37 up1")
    table.session.submit("place 58 up2")
    table.session.submit("end")
    assert not any("drew: " in text for text in said)
    table.key(Key.Key_X)
    assert "You drew: " in said[-1]


def test_the_hand_is_covered_again_with_the_turn(table: Table) -> None:
    table.key(Key.Key_X)
    table.session.submit("place 37 up1")
    table.session.submit("place 58 up2")
    table.session.submit("end")
    table.settle()
    assert table.view.ears.hides_hand


def test_each_player_has_a_choice_of_their_own(appearance: Appearance) -> None:
    appearance.confiding.choose(NAMES[1], on=True)
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


def test_it_is_chosen_and_said_and_kept(appearance: Appearance) -> None:
    table = make_table(appearance, position(2))
    said = heard(table)
    table.page.privacy.toggle()
    assert said == ["Your cards are only spoken when you ask: press X."]
    assert hand_names(table)[0] == CARD
    assert NAMES[0] in appearance.confiding
    table.page.privacy.toggle()
    assert said[1] == "Your cards are spoken again."
    assert hand_names(table)[0] == "9, card 1 of 7"


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
