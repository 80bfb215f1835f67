"""The end of a round of Wednesday that a computer brings about: nobody presses it away unseen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app.press_guard import SEEN
from app.style.appearance import Appearance
from engine.core.events import Kind
from tests.app.computers.fakes import FakeBotClient
from tests.app.hands import Hands
from tests.app.table.support import Table, look_at, seat_at
from tests.engine.games.wednesday.positions import position


@pytest.fixture
def appearance(qapp: object, tmp_path: Path) -> Appearance:
    return look_at(tmp_path)


@pytest.fixture
def ending(appearance: Appearance) -> Iterator[Table]:
    """A computer has passed last: Wednesday is about to appear, and ends the round."""
    match = position(
        [9, 10], [8, 10], [7, 9], [5, 9], played=[12], characters=["wednesday", "enid"],
        seat=1, last=1, passes=3,
    )  # fmt: skip
    kinds: list[Kind] = ["human", "easy", "easy", "easy"]
    table = seat_at(appearance, match, kinds, bot_client=FakeBotClient())
    yield table
    table.page.close()


def test_keys_that_are_pressed_blindly_do_not_press_the_end_away(ending: Table) -> None:
    table, asked = ending, list[float]()
    table.page.round_over.disconnect()
    table.page.round_over.connect(lambda: asked.append(table.clock.now()))
    hands = Hands(table.page.window(), table.clock)
    table.session.play(1, "pass")
    assert table.view.scene.behind
    while table.view.scene.behind:
        table.clock.advance(10, 10)
    shown = table.clock.now()
    assert table.page.rail.main.word == "Points"
    while not asked:
        hands.wait(100)
        hands.key(Qt.Key.Key_Return)
    assert asked[0] - shown >= SEEN


def test_what_ended_a_round_is_no_news_of_the_next(ending: Table) -> None:
    table, status = ending, ending.page.rail.status
    table.session.play(1, "pass")
    table.settle()
    assert "Wednesday" in status.lines[1]
    table.page.presses.main()
    assert table.page.display.situation.stage != "ended"
    assert not table.view.scene.resting
    while not table.view.scene.resting:
        assert "Wednesday" not in " ".join(status.lines)
        table.clock.advance(50, 50)


def test_who_opens_the_next_round_is_asked_once_that_has_begun(appearance: Appearance) -> None:
    table = seat_at(appearance, position([12], [8, 9], played=[10]))
    table.page.round_over.disconnect()
    said: list[str] = []
    table.view.announced.connect(said.append)
    table.session.submit("play 12")
    table.settle()
    assert table.session.match.to_act == (0,)
    assert "is over" in " ".join(said)
    assert "Open" not in " ".join(said)
    said.clear()
    table.page.course.next_round()
    assert said[0] == "Round 2 begins."
    table.page.close()


def test_no_ring_of_the_focus_surrounds_a_card_that_is_yet_to_come(ending: Table) -> None:
    table, scene = ending, ending.view.scene
    table.session.play(1, "pass")
    table.settle()
    table.page.rail.main.setFocus()
    table.view.access.by_key = True
    table.page.presses.main()
    focus = table.view.overlay.focus
    assert focus is not None
    assert not scene.highlights.ring.opacity()
    table.settle()
    assert table.view.overlay.focus == focus
    assert scene.highlights.ring.opacity() == 1
    assert scene.highlights.ring.rect == scene.cards[focus].spec.rect


def test_a_card_chosen_after_the_end_is_told_that_the_round_is_over(ending: Table) -> None:
    """Whose turn it would be belongs to the next round, of which nobody has seen anything."""
    table = ending
    table.session.play(1, "pass")
    table.settle()
    assert table.page.display.situation.stage == "ended"
    card = next(id_ for id_ in table.view.scene.cards if ":hand:" in id_)
    table.page.guide.lifted(card)
    assert table.view.message.text == "The round is over. Go on with “Points”."
    assert table.page.rail.main.word == "Points"
