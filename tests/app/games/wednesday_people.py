"""People at the table of Wednesday for tests: a page over a match, played in three ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Literal

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.games.wednesday import ids
from app.games.wednesday.offers import Use, uses_of
from app.games.wednesday.visuals.faces import CharacterFace, OutcastFace
from app.match.phase import Phase
from app.paint.faces import BackFace
from app.style.appearance import Appearance
from engine.core.events import Done, Kind
from engine.core.match import Match
from engine.games import GAMES
from tests.app.table.support import LEFT, NO_KEYS, Table, seat_at

Way = Literal["drag", "click", "keys"]
Key = Qt.Key
GAME = GAMES["wednesday"]


def sit(
    appearance: Appearance,
    state: dict[str, Any] | Match,
    kinds: Sequence[Kind] = (),
    size: tuple[int, int] = (1280, 800),
    *,
    settle: bool = True,
) -> Table:
    """A page over a match or a position, whoever is to act seated."""
    match = state if isinstance(state, Match) else Match.from_state(GAME, state)
    return seat_at(appearance, match, kinds, size, settle=settle)


class Hands:
    """Does actions at a table: by dragging, by clicking, or by the keyboard alone."""

    def __init__(self, table: Table, way: Way) -> None:
        self.table = table
        self.way = way

    def do(self, action: str) -> None:
        """Do one action with the hands."""
        verb, *rest = action.split()
        if verb == "pass":
            self.press_main()
            return
        card, place = self._move(verb, [int(part) for part in rest])
        if verb == "swap" and self.way != "drag":
            self.press(card)
        else:
            self.move(card, place)

    def _move(self, verb: str, numbers: list[int]) -> tuple[str, str]:
        """The card and the place of an action."""
        situation = self.table.situation
        view = situation.view
        number = numbers[0] if numbers else 0
        match verb:
            case "pick":
                return ids.card_id(view, "tray", number), ids.HAND
            case "block":
                return ids.THING, ids.strip(number)
            case "insert":
                return ids.wednesday(view), ids.gap(number)
            case "swap":
                last = len(view["hands"][number]) - 1
                return ids.card_id(view, f"seat{number}", last), ids.HAND
            case "donate":
                return ids.card_id(view, "burnt", len(view["burnt"]) - 1), ids.panel(number)
        if verb == "shed":
            number = view["hands"][situation.seat or 0][0]
        action = " ".join([verb, *map(str, numbers)])
        [place] = [use.place for use in self._uses(number) if use.action == action]
        return ids.card_id(view, "hand", number, 0), place

    def _uses(self, number: int) -> list[Use]:
        return uses_of(self.table.situation)[number]

    # Ways

    def move(self, card: str, place: str) -> None:
        """Bring a card to a place."""
        if self.way == "drag":
            self.drag(card, place)
        elif self.way == "click":
            self.click(card)
            self.click(place)
        else:
            self.go(card)
            self.key(Key.Key_Return)
            if self.table.view.scene.lifted is None:
                # It was chosen: what it is chosen for is pressed.
                self.go(place)
            else:
                self.aim(place)
            self.key(Key.Key_Return)

    def press(self, card: str) -> None:
        """Press a card that means something by itself."""
        if self.way == "click":
            self.click(card)
        else:
            self.go(card)
            self.key(Key.Key_Return)

    def drag(self, card: str, place: str, steps: int = 6) -> None:
        start, end = self.at(card), self.at(place)
        self.table.press(start)
        for step in range(1, steps + 1):
            self.table.move(start + (end - start) * step / steps)
        self.table.release(end)

    def click(self, target: str) -> None:
        self.table.click(self.at(target))

    def at(self, target: str) -> QPoint:
        """Where a card or a place can be touched."""
        view = self.table.view
        scene = view.scene
        item = scene.cards.get(target) or scene.places[target]
        rect = item.shown_rect if target in scene.cards else item.spec.rect  # type: ignore[union-attr]
        for share in (0.5, 0.15, 0.3, 0.85, 0.7, 0.04, 0.96):
            for down in (0.35, 0.1, 0.6, 0.9, 0.03, 0.97):
                x, y = rect.x + rect.width * share, rect.y + rect.height * down
                found = view.scene.card_at(x, y) or view.scene.target_at(x, y)
                if found == target:
                    return QPoint(round(x), round(y))
        raise AssertionError(f"{target} cannot be touched")

    # The keyboard

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        self.table.key(key, modifiers)

    @property
    def focus(self) -> str | None:
        return self.table.view.overlay.focus

    def go(self, target: str) -> None:
        """Bring the focus to a card or a place with the arrows, along the shortest way."""
        if self.focus is None:
            self.table.page.setFocus()
        overlay, start = self.table.view.overlay, self.focus
        assert start is not None
        ways: dict[str, list[Qt.Key]] = {start: []}
        queue = [start]
        while queue and target not in ways:
            here = queue.pop(0)
            for key in (Key.Key_Right, Key.Key_Left, Key.Key_Down, Key.Key_Up):
                overlay.set_focus(here, Qt.FocusReason.OtherFocusReason)
                self.key(key)
                there = self.focus
                if there is not None and there not in ways:
                    ways[there] = [*ways[here], key]
                    queue.append(there)
        assert target in ways, f"the arrows do not lead to {target}, but to {sorted(ways)}"
        overlay.set_focus(start, Qt.FocusReason.OtherFocusReason)
        for key in ways[target]:
            self.key(key)
        assert self.focus == target

    def aim(self, place: str) -> None:
        """Choose a legal place for the lifted card."""
        assert place in self.table.view.gestures.aiming.offers
        for _ in range(len(self.table.view.gestures.aiming.offers) + 1):
            if self.table.view.gestures.aiming.aimed == place:
                return
            self.key(Key.Key_Right)
        raise AssertionError(f"{place} is not reached")

    # Buttons

    def press_main(self) -> None:
        if self.way == "keys":
            self.key(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        else:
            self._click_widget(self.table.page.rail.main)

    def press_extra(self, index: int) -> None:
        """Press a button, twice where it first says what follows for good."""
        button = self.table.page.rail.extras[index]
        assert button.isVisible()
        if button.toolTip():
            self.press_once(button)
        self.press_once(button)

    def press_once(self, button: QWidget) -> None:
        if self.way == "keys":
            button.setFocus()
            QTest.keyClick(button, Key.Key_Space)
        else:
            self._click_widget(button)

    def _click_widget(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, LEFT, NO_KEYS, widget.rect().center())


class People:
    """Everybody at one computer, who play a match in one way and look round after each step."""

    def __init__(self, table: Table, way: Way, seed: int = 1) -> None:
        self.table = table
        self.hands = Hands(table, way)
        self.random = Random(seed)
        self.done: Counter[str] = Counter()
        """The kinds of action that were done."""

    def play_on(self, most: int = 3_000) -> None:
        """Play until the match is over."""
        session = self.table.session
        for _ in range(most):
            if self.table.situation.stage != "ended":
                check(self.table)
            if session.phase is Phase.OVER:
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
            self.table.page.replay.skip()
            return
        if self.table.situation.stage in ("reviewing", "ended"):
            self.hands.press_main()
            return
        self.table.page.replay.skip()
        action = self.random.choice(self.wanted([str(action) for action in session.legal()]))
        self.done[action.split()[0]] += 1
        count = len(session.match.moves)
        self.hands.do(action)
        done = [move.action for move in session.match.moves[count:] if isinstance(move, Done)]
        assert done == [action]

    @staticmethod
    def wanted(actions: list[str]) -> list[str]:
        """Play rather than pass, and mostly what goes by itself."""
        plays = [action for action in actions if action != "pass"]
        return plays or actions


# What the table may show


def seen(table: Table) -> Any:
    """What the person at the screen may see now: who hands over, to its end what they did."""
    parting = None if table.page.seating.away else table.session.parting_view
    return table.session.view() if parting is None else parting


def known(table: Table) -> Counter[int]:
    """The outcasts that the person at the screen may see now."""
    view = seen(table)
    zones = [*view["hands"], view["played"], view["burnt"]]
    return Counter(number for zone in zones for number in zone if number is not None)


def shown(table: Table) -> Counter[int]:
    """The outcasts that lie open in the scene."""
    faces = [item.spec.face for item in table.view.scene.cards.values()]
    return Counter(face.number for face in faces if isinstance(face, OutcastFace))


def check(table: Table) -> None:
    """The table shows what the view holds, no more and no less, and is at rest."""
    scene = table.view.scene
    view = seen(table)
    page = table.page
    assert scene.lifted is None
    assert shown(table) == known(table)
    characters = [
        item.spec.face.id
        for item in scene.cards.values()
        if isinstance(item.spec.face, CharacterFace)
    ]
    may = {name for name in (*view["characters"], view["open"]) if name is not None}
    assert set(characters) <= may
    assert len(set(characters)) == len(characters)
    total = sum(1 for item in scene.cards.values() if _is_outcast(item.spec.face))
    seat = page.display.situation.seat
    away = [] if seat is None else [n for n in view["hands"][seat] if n is None]
    assert total == 42 - len(away)
    for id_, item in scene.cards.items():
        assert item.flight is None
        assert not item.held
        assert item.origin_face is None
        assert item.pose == item.spec.pose
        assert id_ == item.spec.id
        if isinstance(item.spec.face, BackFace):
            assert item.spec.alike is None
            assert item.spec.over is None or item.spec.liftable
    assert page.display.situation.view == view


def _is_outcast(face: object) -> bool:
    return isinstance(face, OutcastFace) or (
        isinstance(face, BackFace) and (face.deck == "burnt" or face.rosette)
    )
