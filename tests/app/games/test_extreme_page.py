"""Extreme on its page: what is held back, what a stop does, the language at every kind of step."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QFontMetricsF

from app.games.the_game_extreme.visuals.faces import CommandFace
from app.games.the_game_extreme.visuals.visuals import HeldBackVisual, TagVisual
from app.match.phase import Phase
from app.style.appearance import Appearance
from app.table.layout import Layer
from app.table.rail_status import RailStatus
from app.table.view.tips import tip_at
from engine.core.match import Match
from tests.app.games.extreme_people import check, spoken
from tests.app.games.extreme_positions import (
    EXTREME,
    TWENTY,
    extreme,
    four_in_force,
    four_owed,
    nothing,
    silence_and_duties,
    three_in_force,
)
from tests.app.table.support import NAMES, Table, look_at, seat_at
from tests.app.translators import Greek, Pretend

Key = Qt.Key
Seat = Callable[..., Table]


@pytest.fixture
def appearance(qapp: object, tmp_path: Path) -> Appearance:
    return look_at(tmp_path, motion="reduced")


@pytest.fixture
def seat(appearance: Appearance) -> Iterator[Seat]:
    """Makes tables over positions, and clears them away."""
    tables: list[Table] = []

    def make(
        state: dict[str, Any], size: tuple[int, int] = (1280, 800), seen: Appearance = appearance
    ) -> Table:
        tables.append(seat_at(seen, Match.from_state(EXTREME, state), size=size))
        return tables[-1]

    yield make
    for table in tables:
        table.page.close()
        table.page.deleteLater()
    QCoreApplication.sendPostedEvents(None, 0)
    QCoreApplication.processEvents()


@pytest.fixture
def other_language(qapp: object) -> Iterator[Callable[[], None]]:
    pretend = Pretend()

    def switch() -> None:
        QCoreApplication.installTranslator(pretend)
        QCoreApplication.processEvents()

    yield switch
    QCoreApplication.removeTranslator(pretend)


def phase(table: Table) -> Phase:
    return table.session.phase


# What is held back

REASON = "Stop would end the turn with the skull on 43 still uncovered."


def test_a_click_on_what_is_held_back_says_why(seat: Seat) -> None:
    table = seat(silence_and_duties(3))
    table.click("39")
    assert table.view.message.text == REASON
    assert table.view.scene.lifted is None
    bubble = table.view.scene.highlights.bubble
    assert bubble is not None
    card = table.view.scene.cards["39"].spec.rect
    # Above the card and its lock, as in the design, and never over the rail.
    assert bubble.rect.bottom < card.y - 0.16 * card.width
    assert bubble.layer is Layer.BUBBLE
    check(table)


def test_the_keyboard_says_why_too_and_the_focus_stays(seat: Seat) -> None:
    table = seat(silence_and_duties(3))
    table.page.setFocus()
    table.type("39")
    assert table.view.overlay.focus == "39"
    table.key(Key.Key_Return)
    assert table.view.message.text == REASON
    assert table.view.overlay.focus == "39"
    assert table.view.scene.lifted is None


def test_a_screen_reader_hears_the_reason(seat: Seat) -> None:
    table = seat(silence_and_duties(3))
    said: list[str] = []
    table.view.announced.connect(said.append)
    assert table.view.overlay["39"].accessibleName() == (
        "39 (Stop), card 4 of 5, blocked by a command"
    )
    table.view.overlay["39"].click()
    assert said == [REASON]


def test_what_is_held_back_can_be_lifted_and_says_why_at_once(seat: Seat) -> None:
    table = seat(silence_and_duties(3))
    table.grab("39", QPoint(0, -120))
    assert table.view.scene.lifted == "39"
    assert table.view.message.text == REASON
    assert table.page.guide.offers("39") == {}
    aims = {decoration.id: decoration.visual for decoration in table.view.scene.highlights.aims}
    assert {visual.text for visual in aims.values()} == {"does not fit"}  # type: ignore[attr-defined]
    table.move(table.middle("down2"))
    table.release(table.middle("down2"))
    assert table.view.message.text == "Stop would end the turn with the fire on 33 still burning."
    table.settle()
    check(table)


def test_a_card_in_hand_goes_home_when_one_that_is_held_back_is_pressed(seat: Seat) -> None:
    table = seat(silence_and_duties(3))
    table.click("23")
    table.clock.advance(300)
    assert table.view.scene.lifted == "23"
    table.click("39")
    assert table.view.scene.lifted is None
    assert table.view.message.text == REASON


def test_veils_come_and_go_with_what_the_turn_owes(seat: Seat) -> None:
    table = seat(nothing(2))
    veiled = _veiled(table)
    assert veiled == set()
    table.drag("97", "up1")
    table.settle()
    assert _veiled(table) == {"39"}
    check(table)
    table.page.presses.undo()
    table.settle()
    assert _veiled(table) == set()
    check(table)


def _veiled(table: Table) -> set[str]:
    cards = table.view.scene.layout.cards
    return {card.id for card in cards if isinstance(card.over, HeldBackVisual)}


def test_a_third_card_of_exactly_three_locks_the_hand(seat: Seat) -> None:
    table = seat(extreme((9, 11, 23, 39, 52, 55, 56)))
    for card in ("52", "23", "9"):
        table.drag(card, "down2")
        table.settle()
    assert _veiled(table) == {"11", "39", "55", "56"} - _by_number(table)
    assert table.page.rail.status.lines[0] == "3 of 3 placed"
    assert table.page.rail.main.allowed
    check(table)


def _by_number(table: Table) -> set[str]:
    """Cards that no command is against."""
    view = table.session.view()
    cards = [str(card) for card in view["hands"][0]]
    codes = {
        card: {
            refusal.code
            for pile in view["piles"]
            if (refusal := table.session.why(f"place {card} {pile}")) is not None
        }
        for card in cards
    }
    return {card for card in cards if codes[card] <= {"not-higher", "not-lower"}}


# A stop


@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_a_stop_ends_the_turn_and_shows_what_was_drawn(seat: Seat, way: str) -> None:
    table = seat(nothing(3))
    hand = set(table.shown("hand"))
    if way == "drag":
        table.drag("39", "down2")
    elif way == "click":
        table.click("39")
        table.clock.advance(300)
        captions = [
            getattr(decoration.visual, "text", "")
            for decoration in table.view.scene.highlights.aims
        ]
        assert "ends your turn" in captions
        table.click("down2")
    else:
        table.page.setFocus()
        table.type("39")
        table.key(Key.Key_Return)
        while table.view.gestures.aiming.aimed != "down2":
            table.key(Key.Key_Right)
        table.key(Key.Key_Return)
    table.settle()
    assert phase(table) is Phase.REVIEWING
    assert table.page.rail.status.lines == (
        "Stop ended your turn: you drew 1 card(s)",
        f"{NAMES[1]} is next",
    )
    assert len(set(table.shown("hand")) - hand) == 1
    assert table.page.rail.main.word == "Hand over"
    check(table)
    table.page.presses.main()
    assert phase(table) is Phase.CURTAIN
    check(table)


def test_alone_the_next_turn_follows_a_stop(seat: Seat) -> None:
    table = seat(nothing(1))
    table.drag("39", "down2")
    table.settle()
    assert phase(table) is Phase.PLAYING
    assert table.page.rail.status.lines[0] == "Place at least 2 card(s)"
    check(table)


def test_a_stop_cannot_be_taken_back(seat: Seat) -> None:
    table = seat(nothing(3))
    table.drag("39", "down2")
    assert not table.page.rail.undo.allowed


# Under silence


def test_under_silence_a_pile_says_why_there_are_no_signals(seat: Seat) -> None:
    table = seat(four_in_force(3))
    assert table.view.scene.target_at(*table.view.scene.places["up2"].spec.rect.middle) == "up2"
    table.click("up2")
    assert not table.page.signals.strip.isVisible()
    assert table.view.message.text == "Silence (49): no signals as long as it is on top."


def test_a_silence_that_is_laid_takes_all_signals_away(seat: Seat) -> None:
    state = extreme((9, 23, 54, 56), seats=3, signals=[{"up1": "leave"}, {"down2": "gentle"}, {}])
    table = seat(state)
    assert [
        decoration.id
        for decoration in table.view.scene.layout.decorations
        if decoration.id.startswith("signal")
    ]
    table.drag("54", "down2")
    table.settle()
    assert not [
        decoration.id
        for decoration in table.view.scene.layout.decorations
        if "signal" in decoration.id
    ]
    panels = [
        decoration.visual
        for decoration in table.view.scene.layout.decorations
        if decoration.id.startswith("panel")
    ]
    assert [panel.mark for panel in panels] == ["silence", "silence"]  # type: ignore[attr-defined]
    table.drag("23", "down2")
    table.settle()
    assert [
        decoration.id
        for decoration in table.view.scene.layout.decorations
        if decoration.id.startswith("own-signal")
    ]


# The end


def low(*hand: int) -> dict[str, Any]:
    piles = {"up1": [1, *(c for c in range(2, 100) if c not in hand)], "up2": [1]}
    return extreme(hand, {**piles, "down1": [100], "down2": [100]}, seats=1)


def test_a_loss_by_a_command_is_stated_and_stays(seat: Seat) -> None:
    table = seat(low(43))
    table.drag("43", "up2")
    table.settle()
    assert phase(table) is Phase.OVER
    assert table.page.rail.status.lines == (
        "Lost: the skull on 43 is not covered",
        "All 98 cards are down, but a command was not obeyed",
    )  # fmt: skip
    looks = [decoration.visual for decoration in _tags(table)]
    assert [(visual.title, visual.line) for visual in looks] == [("Cover the skull on 43", "")]
    table.page.presses.undo()
    table.settle()
    assert phase(table) is Phase.OVER
    assert table.view.message.text.endswith(
        "Its result lets you play on from before your last move."
    )
    check(table)


def _tags(table: Table) -> list[Any]:
    return [
        decoration
        for decoration in table.view.scene.layout.decorations
        if isinstance(decoration.visual, TagVisual)
    ]


def _tip(table: Table, target: str) -> str:
    at = table.middle(target)
    tip = tip_at(table.view.scene, at.x(), at.y())
    return "" if tip is None else tip.text


def test_a_card_says_what_its_command_means(seat: Seat) -> None:
    """To the pointer that rests on it, and to a screen reader; in the hand and on a pile."""
    table = seat(silence_and_duties(3))
    stop = "Stop: your turn ends as soon as it is placed."
    assert _tip(table, "39") == stop
    assert table.view.overlay["39"].accessibleDescription() == stop
    assert _tip(table, "23") == ""
    assert _tip(table, "up1").startswith("Silence: as long as")
    assert _tip(table, "up2").startswith("Fire: cover it")


# While it goes on


def test_a_lifted_card_is_kept_while_the_columns_come(seat: Seat) -> None:
    """Another window size lays all out anew; the card stays in the hand."""
    table = seat(silence_and_duties(3))
    table.grab("23", QPoint(-40, -160))
    for size in ((960, 600), (2560, 1440), (800, 500)):
        table.page.resize(*size)
        assert table.view.scene.lifted == "23"
    table.move(table.middle("down2"))
    table.release(table.middle("down2"))
    table.settle()
    assert table.session.view()["piles"]["down2"][-1] == 23
    check(table)


def test_the_piles_stay_where_they_are_while_columns_come_and_go(seat: Seat) -> None:
    table = seat(nothing(3))
    before = table.view.scene.layout.place("up1").rect
    table.drag("97", "up1")
    table.settle()
    assert _tags(table)
    assert table.view.scene.layout.place("up1").rect == before
    check(table)
    table.page.presses.undo()
    table.settle()
    assert not _tags(table)
    assert table.view.scene.layout.place("up1").rect == before
    check(table)


@pytest.fixture(params=["English", "Greek"])
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Both languages, with names of twenty letters."""
    monkeypatch.setattr("tests.app.table.support.NAMES", TWENTY)
    greek = Greek()
    if request.param == "Greek":
        QCoreApplication.installTranslator(greek)
    yield
    QCoreApplication.removeTranslator(greek)


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize("text_size", [100, 130])
def test_the_status_is_not_cut(
    tmp_path: Path, seat: Seat, language: None, size: tuple[int, int], text_size: int
) -> None:
    large = look_at(tmp_path / "large", motion="reduced", text_size=text_size)
    one = extreme((9, 23), {"down2": [100, 60, 43]}, placed=[(43, "down2")], seats=3)
    for state in (silence_and_duties(3), four_owed(3), nothing(3), one):
        assert_fits(seat(state, size, large).page.rail.status)


def assert_fits(status: RailStatus) -> None:
    metrics, room = status._metrics, status.width() - status._text_x()
    for line, role in zip(status.lines, ("status", "caption"), strict=True):
        font = metrics.font(role)
        font.setPixelSize(12)
        assert QFontMetricsF(font).horizontalAdvance(line) <= room + 1, line


# The language

STEPS: dict[str, tuple[dict[str, Any], Callable[[Table], object]]] = {
    "nothing yet": (nothing(3), lambda _: None),
    "all that is owed": (four_owed(3), lambda _: None),
    "all in force": (four_in_force(3), lambda _: None),
    "a fire until the next turn": (three_in_force(3), lambda _: None),
    "alone": (four_owed(1), lambda _: None),
    "a stop in the hand": (nothing(3), lambda table: table.click("39")),
    "a skull in the hand": (nothing(3), lambda table: table.click("97")),
    "a three in the hand": (nothing(3), lambda table: table.click("11")),
    "over a skull": (silence_and_duties(3), lambda table: table.click("23")),
    "held back": (silence_and_duties(3), lambda table: table.click("39")),
    "held back and lifted": (four_owed(3), lambda table: table.grab("39")),
    "silence asked about": (four_in_force(3), lambda table: table.click("up2")),
    "draw pile asked about": (three_in_force(3), lambda table: table.click("draw")),
    "the end asked for": (four_owed(3), lambda table: table.page.presses.main()),
    "a signal being set": (nothing(3), lambda table: table.page.guide.press("up2")),
    "after a stop": (nothing(3), lambda table: table.drag("39", "down2")),
    "lost by a command": (low(43), lambda table: table.drag("43", "up2")),
}
ALLOWED = {
    *NAMES, "The Game: Extreme", "English", "EN", "Ctrl+Z", "Ctrl+Enter", "Ctrl+Return", "H", "L",
}  # fmt: skip


@pytest.mark.parametrize("step", STEPS)
def test_the_language_changes_at_every_kind_of_step(
    seat: Seat, other_language: Callable[[], None], step: str
) -> None:
    state, act = STEPS[step]
    table = seat(state)
    act(table)
    table.clock.advance(300)
    before = _kept(table)
    reason = table.view.message.text
    other_language()
    assert _kept(table) == before
    assert bool(table.view.message.text) is bool(reason)
    for text in spoken(table):
        if re.search(r"[A-Za-z]", text) and text not in ALLOWED:
            assert "¿" in text, text
    for card in table.view.scene.layout.cards:
        if isinstance(card.face, CommandFace):
            assert card.face.word.startswith("¿")
    for decoration in table.view.scene.highlights.aims:
        assert re.search(r"¿|^\d+$", getattr(decoration.visual, "text", "¿"))


def _kept(table: Table) -> tuple[Any, ...]:
    """What a change of language must not touch."""
    scene = table.view.scene
    return (
        table.session.match.state(), table.session.phase, scene.lifted, table.view.gestures.mode,
        sorted(scene.cards), sorted(scene.places),
        sorted(each.id for each in scene.layout.decorations),
        table.page.signals.strip.isVisible(), table.view.overlay.focus,
    )  # fmt: skip
