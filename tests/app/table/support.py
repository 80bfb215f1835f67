"""Tables for tests: positions of The Game, a page over them, and hands that play."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.games.contract import Situation
from app.match.bot_client import BotClient
from app.match.bot_controller import ComputerSeats
from app.match.players import PlayerInfo
from app.match.session import Session
from app.pages.table.page import TablePage
from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.table.view.view import TableView
from engine.core.events import Kind
from engine.core.match import Match
from engine.games import GAMES
from tests.app.manual_clock import ManualClock
from tests.app.waiting import make_active

NAMES = (
    "Maria", "Nikos", "Eleni", "Christopher-Alexander Smith", "Χρυσοβαλάντω Παπαδημητρίου", "Zoe",
)  # fmt: skip
LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier

PILES: Mapping[str, list[int]] = {
    "up1": [1, 5, 20, 34],
    "up2": [1, 12, 40, 47],
    "down1": [100, 80, 50, 28],
    "down2": [100, 99, 60, 31],
}


def position(
    seats: int = 2,
    hand: Sequence[int] = (9, 37, 58, 73, 90, 96, 97),
    *,
    placed: Sequence[tuple[int, str]] = (),
    piles: Mapping[str, list[int]] = PILES,
    draw: int | None = None,
    **changes: Any,
) -> dict[str, Any]:
    """A state of The Game in which seat 0 is to act and holds `hand`."""
    held = [list(hand)]
    used = {number for pile in piles.values() for number in pile} | set(hand)
    rest = [number for number in range(2, 100) if number not in used]
    size = {1: 8, 2: 7}.get(seats, 6)
    for _ in range(seats - 1):
        held.append(sorted(rest[:size]))
        rest = rest[size:]
    if draw is not None:
        # What is not to be drawn lies deep in the descending piles.
        buried, rest = rest[draw:], rest[:draw]
        piles = {**piles, "down2": [100, *buried, *piles["down2"][1:]]}
    state: dict[str, Any] = {
        "game": "the-game",
        "rules_version": 1,
        "seats": seats,
        "options": {"first": 0, "min_cards": 2, "fewer_cards": False, "on_fire": False},
        "to_act": [0],
        "over": None,
        "piles": {name: list(pile) for name, pile in piles.items()},
        "hands": held,
        "draw": rest,
        "commands": {},
        "turn": {"seat": 0, "number": 5, "placed": [list(p) for p in placed], "locked": None},
        "fires": {},
        "signals": [{} for _ in range(seats)],
    }
    options = changes.pop("options", {})
    state["options"].update(options)
    state.update(changes)
    return state


def look_at(folder: Path | None = None, **settings: Any) -> Appearance:
    """The look of some settings; unless they say so, nobody is warned of a dead end."""
    file = (folder or Path(tempfile.mkdtemp())) / "settings.ini"
    kept = Settings(file)
    kept.dead_end_warning = "off"
    for name, value in settings.items():
        setattr(kept, name, value)
    return Appearance(kept)


def players(count: int, kinds: Sequence[Kind] = ()) -> tuple[PlayerInfo, ...]:
    kinds = kinds or ["human"] * count
    return tuple(PlayerInfo(NAMES[seat], seat, kinds[seat]) for seat in range(count))


@dataclass
class Table:
    """A page with its clock, and hands."""

    page: TablePage
    session: Session
    clock: ManualClock
    appearance: Appearance

    @property
    def situation(self) -> Situation[Any]:
        """How things stand on the page, for whoever knows the game and its view."""
        return self.page.display.situation

    @property
    def view(self) -> TableView:
        return self.page.view

    def settle(self) -> None:
        """Let everything come to rest."""
        for _ in range(100):
            if not self.clock.awake or self.view.scene.resting:
                break
            self.clock.advance(200, 50)
        self.clock.advance(200, 50)
        QCoreApplication.processEvents()

    def heard_by(self, doing: Callable[[], object]) -> list[str]:
        """Do something, and give what a screen reader says meanwhile."""
        heard: list[str] = []
        self.view.announced.connect(heard.append)
        doing()
        self.view.announced.disconnect(heard.append)
        return heard

    def middle(self, target: str) -> QPoint:
        """Where a card or a place is to be clicked."""
        scene = self.view.scene
        if target in scene.cards:
            rect = scene.cards[target].shown_rect
            # Hands stand behind the rail; their upper half is always to be seen.
            return QPoint(round(rect.x + rect.width * 0.5), round(rect.y + rect.height * 0.35))
        x, y = scene.places[target].spec.rect.middle
        return QPoint(round(x), round(y))

    def press(self, at: QPoint) -> None:
        QTest.mousePress(self.view, LEFT, NO_KEYS, at)

    def move(self, at: QPoint) -> None:
        QTest.mouseMove(self.view, at)

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.view, LEFT, NO_KEYS, at)

    def click(self, target: str | QPoint) -> None:
        at = target if isinstance(target, QPoint) else self.middle(target)
        self.press(at)
        self.release(at)

    def grab(self, card: str, by: QPoint | None = None) -> QPoint:
        """Begin to drag; returns where the pointer is."""
        start = self.middle(card)
        self.press(start)
        at = start + (by or QPoint(0, -60))
        self.move(start + QPoint(0, -6))
        self.move(at)
        return at

    def drag(self, card: str, place: str, *, steps: int = 6) -> None:
        """Drag a card to a place and drop it there."""
        start, end = self.middle(card), self.middle(place)
        self.press(start)
        for step in range(1, steps + 1):
            self.move(start + (end - start) * step / steps)
        self.release(end)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        QTest.keyClick(self._focused(), key, modifiers)

    def type(self, text: str) -> None:
        QTest.keyClicks(self._focused(), text)

    def _focused(self) -> QWidget:
        return QApplication.focusWidget() or self.view

    def shown(self, zone: str) -> list[str]:
        """Ids of the cards in the hand or on a place, in order."""
        cards = [item.spec for item in self.view.scene.cards.values()]
        if zone == "hand":
            mine = [spec for spec in cards if spec.liftable]
            return [spec.id for spec in sorted(mine, key=lambda spec: spec.rect.x)]
        mine = [spec for spec in cards if spec.place == zone]
        return [spec.id for spec in sorted(mine, key=lambda spec: spec.order)]

    def assert_sound(self) -> None:
        """What must hold whenever the table is at rest: it shows the view, and nothing else."""
        scene = self.view.scene
        view = self.session.view()
        assert scene.lifted is None
        for pile, numbers in view["piles"].items():
            top = self.shown(pile)[-1]
            assert top == str(numbers[-1]) or top == f"start:{pile}"
        if self.session.seat is not None:
            hand = [str(number) for number in view["hands"][self.session.seat]]
            assert sorted(hand, key=int) == sorted(self.shown("hand"), key=int)
        for item in scene.cards.values():
            assert not item.held
            assert item.flight is None
            assert item.pose == item.spec.pose
            assert item.zValue() == item.spec.layer + item.spec.order / 1000
        for place in scene.places.values():
            assert place.lit.value == place.dim.value == place.under.value == 0.0
        assert scene.highlights.aims == []


def make_table(
    appearance: Appearance, state: Mapping[str, Any], kinds: Sequence[Kind] = (),
    size: tuple[int, int] = (1280, 800),
) -> Table:  # fmt: skip
    """A page over a match that starts from this state, at rest."""
    match = Match.from_state(GAMES["the-game"], state)
    return seat_at(appearance, match, kinds, size)


def seat_at(
    appearance: Appearance,
    match: Match,
    kinds: Sequence[Kind] = (),
    size: tuple[int, int] = (1280, 800),
    *,
    settle: bool = True,
    bot_client: BotClient | None = None,
) -> Table:
    """A page over a match, its first player seated; what is shown between rounds is left out.

    Where there is a thinker, computers can be asked.
    """
    session = Session(match, players(match.seats, kinds))
    clock = ManualClock()
    computers = None if bot_client is None else ComputerSeats(session, bot_client, session)
    page = TablePage(appearance, session, clock=clock, computers=computers)
    page.round_over.connect(page.course.next_round)
    page.resize(*size)
    make_active(page)
    if session.seat is None:
        session.handover.lift()
    page.setFocus()
    table = Table(page, session, clock, appearance)
    if settle:
        table.settle()
    return table
