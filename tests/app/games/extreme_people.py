"""People at the table of Extreme for tests: a page over a match, played by mouse, clicks or keys.

After every step they look round: nothing that they may not know is on the table, what is held back
says why, and what can be done is lit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.games.the_game_extreme.reasons import held_back
from app.games.the_game_extreme.visuals.faces import CommandFace
from app.games.the_game_extreme.visuals.visuals import HeldBackVisual
from app.match.phase import Phase
from app.paint.faces import NumberFace
from app.table.scene.card_item import CardItem
from app.widgets.control import Control
from engine.core.match import Match
from engine.games.the_game.piles import PILES
from engine.games.the_game.start import RATINGS
from tests.app.table.support import LEFT, NO_KEYS, Table

Way = Literal["drag", "click", "keys"]
Key = Qt.Key

HAND_CARD = re.compile(r"(\d+)(?: \([^)]*\))?(?:, fire)?, card \d+ of \d+")
DRAWN = re.compile(r"You drew: ([^.]*)\.")


class Player:
    """Plays whoever is at the screen, in one way."""

    def __init__(self, table: Table, way: Way) -> None:
        self.table = table
        self.way = way
        self.laid: set[str] = set()
        """The commands that were laid."""
        self.held_back = 0
        """How often a card was pressed that a command held back."""
        self.stops = 0
        """How often a stop ended a turn."""
        table.view.announced.connect(self._hear)

    def play_on(self, most: int = 1_000) -> None:
        """Play until the match is over."""
        for _ in range(most):
            check(self.table)
            if self.table.session.phase is Phase.OVER:
                return
            self.step()
            self.table.settle()
        raise AssertionError("the match does not end")

    def step(self) -> None:
        """Whatever is to be done next."""
        session = self.table.session
        if session.phase is Phase.CURTAIN:
            session.handover.lift()
            self.table.page.setFocus()
            check_hidden(self.table, session.view())
            self.table.page.replay.skip()
            return
        if session.phase is Phase.REVIEWING:
            self.press_main()
            return
        self._ask_what_is_held_back()
        action = choose(session.match, self.laid)
        self.do(action)

    def do(self, action: str) -> None:
        """Do an action with the hands, and see that it was done."""
        match = self.table.session.match
        count = len(match.moves)
        verb, _, what = action.partition(" ")
        if verb == "end":
            self.press_main()
        elif verb == "rate":
            self._rate(what)
        elif verb == "begin":
            self._let_start(int(what))
        else:
            _, card, pile = action.split()
            command = match.view(None)["commands"].get(card)
            self.move(card, pile)
            if command is not None:
                self.laid.add(command)
            if command == "stop" and match.over is None:
                self.stops += 1
                shared = self.table.session.shared
                assert self.table.session.phase is (Phase.REVIEWING if shared else Phase.PLAYING)
        assert str(match.moves[-1].action) == action  # type: ignore[union-attr]
        assert len(match.moves) == count + 1

    def _ask_what_is_held_back(self) -> None:
        """Press one of the cards that a command holds back: nothing but the reason comes of it."""
        situation = self.table.situation
        held = situation.view["hands"][situation.seat or 0]
        for card in held:
            refusal = held_back(situation, card)
            if refusal is not None:
                self.press(str(card))
                game = self.table.page.game
                assert self.table.view.message.text == game.refusal(refusal, situation)
                assert self.table.view.scene.highlights.bubble is not None
                assert self.table.view.scene.lifted is None
                self.held_back += 1
                return

    # Hands

    def move(self, card: str, place: str) -> None:
        """Bring a card to a place, in this player's way."""
        view = self.table.view
        if self.way == "drag":
            self.table.drag(card, place)
        elif self.way == "click":
            self.table.click(card)
            self.table.clock.advance(300)
            assert view.scene.lifted == card
            self.table.click(place)
        else:
            self.focus(card)
            self.table.key(Key.Key_Return)
            for _ in PILES:
                if view.gestures.aiming.aimed == place:
                    break
                self.table.key(Key.Key_Right)
            assert view.gestures.aiming.aimed == place
            self.table.key(Key.Key_Return)

    def press(self, target: str) -> None:
        """Press a card, or a place."""
        if self.way == "keys":
            self.focus(target)
            self.table.key(Key.Key_Return)
        else:
            self.table.click(target)

    def press_main(self) -> None:
        if self.way == "keys":
            self.table.key(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        else:
            self._click(self.table.page.rail.main)

    def _rate(self, rating: str) -> None:
        rail = self.table.page.rail
        buttons: dict[str, Control] = dict(zip(RATINGS, [*rail.extras[:3], rail.main], strict=True))
        if self.way != "keys":
            self._click(buttons[rating])
        elif rating == "nothing":
            self.press_main()
        else:
            while QApplication.focusWidget() is not buttons[rating]:
                self.table.key(Key.Key_Tab)
            self.table.key(Key.Key_Return)

    def _let_start(self, seat: int) -> None:
        if seat == self.table.session.seat:
            self.press_main()
        else:
            self.press(f"panel{seat}")

    def _click(self, button: QWidget) -> None:
        middle = QPoint(button.width() // 2, button.height() // 2)
        QTest.mouseClick(button, LEFT, NO_KEYS, middle)

    def focus(self, target: str) -> None:
        """Go to a card by typing its number, or with Tab to anything else."""
        overlay = self.table.view.overlay
        if overlay.focus is None:
            self.table.page.setFocus()
        if target.isdigit():
            self.table.clock.time += 2_000
            self.table.type(target)
        for _ in range(60):
            if overlay.focus == target:
                return
            self.table.key(Key.Key_Tab)
        raise AssertionError(f"the focus never comes to {target}: {overlay.targets}")

    def _hear(self, text: str) -> None:
        """What is said of drawn cards is said to their owner alone."""
        seat = self.table.session.seat
        own = () if seat is None else self.table.session.view()["hands"][seat]
        for cards in DRAWN.findall(text):
            for card in re.findall(r"\d+", cards):
                assert int(card) in own


def choose(match: Match, laid: set[str]) -> str:
    """A step that costs little; commands that were not laid yet come first.

    Before the first one each says something else of its start, and another one is let start.
    """
    seat = match.to_act[-1]
    view = match.view(seat)
    if "start" in view:
        ratings = view["start"]["ratings"]
        others = [other for other in range(match.seats) if other != seat]
        return f"rate {RATINGS[seat % 4]}" if len(ratings) < match.seats else f"begin {others[-1]}"

    def cost(action: str) -> int:
        _, card, pile = action.split()
        top: int = view["piles"][pile][-1]
        step = int(card) - top if pile.startswith("up") else top - int(card)
        command = view["commands"].get(card)
        return step - 15 * (command is not None and command not in laid)

    actions = [str(action) for action in match.legal(seat)]
    places = sorted((action for action in actions if action != "end"), key=cost)
    if "end" in actions and (not places or cost(places[0]) > 1):
        return "end"
    return places[0]


# What must hold at every step


def check(table: Table) -> None:
    """The table shows what its person may know, says why what is held back, and lights the rest."""
    if table.session.phase is not Phase.OVER:
        table.assert_sound()
    view = table.session.view()
    check_hidden(table, view)
    check_held_back(table)
    if table.session.phase is not Phase.CURTAIN:
        assert table.page.rail.status.lines[0], "nothing is asked"


def check_hidden(table: Table, view: Mapping[str, Any]) -> None:
    """No card that the person may not know is anywhere on the page."""
    state = table.session.match.state()
    seat = table.session.seat
    hidden = set(state["draw"]) | {
        card for owner, hand in enumerate(state["hands"]) if owner != seat for card in hand
    }
    for item in table.view.scene.items():
        if isinstance(item, CardItem):
            assert not (item.spec.id.isdigit() and int(item.spec.id) in hidden)
            for face in (item.spec.face, item.origin_face, *item._shown[:1]):
                if isinstance(face, NumberFace | CommandFace):
                    assert face.number not in hidden
                if isinstance(face, CommandFace):
                    assert view["commands"][str(face.number)] == face.command
    for text in spoken(table):
        for card in HAND_CARD.findall(text):
            assert int(card) not in hidden, text
        assert not re.match(r"\d+ \(", text) or int(text.split()[0]) not in hidden, text


def check_held_back(table: Table) -> None:
    """Veils lie on exactly the cards that a command holds back; all others go somewhere, or do
    not go by their numbers."""
    situation = table.situation
    if situation.seat is None or table.page.replay:
        return
    for spec in table.view.scene.layout.cards:
        if spec.liftable:
            veiled = isinstance(spec.over, HeldBackVisual)
            assert veiled is (held_back(situation, int(spec.id)) is not None)
            assert not (veiled and table.page.guide.offers(spec.id))


def spoken(table: Table) -> Iterator[str]:
    """Every string that is on the page for anybody to read or hear."""
    page = table.page
    yield from table.view.overlay.names
    yield from page.rail.status.lines
    yield page.bar_title.accessibleName()
    yield page.windowTitle()
    yield table.view.message.text
    for widget in page.findChildren(QWidget):
        if widget.isVisibleTo(page):
            yield widget.accessibleName()
            yield widget.toolTip()
    for card in table.view.scene.layout.cards:
        yield card.tip
    for place in table.view.scene.layout.places:
        yield place.tip
    for decoration in table.view.scene.layout.decorations:
        yield decoration.name
        for field in ("text", "title", "line", "word", "name"):
            yield str(getattr(decoration.visual, field, ""))
        yield " ".join(getattr(decoration.visual, "lines", ()))
