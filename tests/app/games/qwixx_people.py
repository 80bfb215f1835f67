"""People at the table of Qwixx for tests: a page over a match, played by mouse, clicks or keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import Any, Literal

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.games.contract import SetChoice, TableCommand
from app.games.qwixx_cards.choice import (
    Chosen,
    chosen_cells,
    chosen_of,
    marks,
    offered_cells,
    rows_open_to,
)
from app.games.qwixx_cards.gestures import QwixxCardsTable
from app.games.qwixx_cards.layout.sheet import cell_id
from app.games.qwixx_cards.sheets import skipped_by
from app.games.qwixx_cards.situation import QwixxSituation
from app.games.qwixx_cards.visuals.faces import QwixxFace
from app.match.phase import Phase
from app.style.appearance import Appearance
from engine.core.events import Kind
from engine.core.match import Match
from engine.games.qwixx_cards.cards import CARDS
from tests.app.table.support import LEFT, NO_KEYS, Table, seat_at

Way = Literal["drag", "click", "keys"]

COLOUR_WORD = re.compile(r"\b(red|yellow|green|blue|joker) (\d+)")


def sit(
    appearance: Appearance,
    match: Match,
    *kinds: Kind,
    size: tuple[int, int] = (1280, 800),
    settle: bool = True,
) -> Table:
    """A page over a match, its first player seated; without kinds all are people."""
    return seat_at(appearance, match, kinds, size, settle=settle)


class Player:
    """Plays whoever is at the screen, in one way, and looks round after every step."""

    def __init__(self, table: Table, way: Way, seed: int = 1) -> None:
        self.table = table
        self.way = way
        self._random = Random(seed)
        self.done: set[str] = set()
        """The kinds of step that were made."""

    def play_on(self, most: int = 2_000) -> None:
        """Play until the match is over."""
        session = self.table.session
        for _ in range(most):
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
            return
        if session.phase is Phase.REVIEWING:
            self.press_main()
            return
        self.table.page.replay.skip()
        part = session.view()["turn"]["part"]
        self.done.add(f"{session.phase.value} {part}")
        {"take": self._take, "number": self._number, "play": self._play, "mark": self._mark}[part]()

    # Steps

    def _take(self) -> None:
        actions = [str(action) for action in self.table.session.legal()]
        slot = int(self._random.choice(actions).split()[1]) - 1
        self.move(f"display:{slot}", "hand")

    def _number(self) -> None:
        situation = self.table.situation
        if situation.stage == "deciding" and self._random.random() < 0.15:
            self.press_extra()
            return
        cells = offered_cells(situation)
        sheet = situation.view["sheets"][situation.seat or 0]
        cells.sort(key=lambda cell: len(skipped_by(sheet, *cell)))
        if not cells or len(skipped_by(sheet, *cells[0])) > 2:
            self.press_main()
        elif self._random.random() < 0.5:
            self.press(f"cell:{cells[0][0]}:{cells[0][1]}")
        else:
            self.move("top", f"cell:{cells[0][0]}:{cells[0][1]}")

    def _play(self) -> None:
        situation = self.table.situation
        wanted = best_play(situation)
        for card in wanted.cards:
            number = int(card[1:])
            chosen = chosen_of(self.table.situation)
            cell = f"cell:{wanted.row}:{number}"
            if number in wanted.numbers and number not in chosen.numbers:
                if card not in chosen.cards and self.way == "drag":
                    self.drag(card, cell)
                    self.table.settle()
                    check(self.table)
            elif card in chosen.cards:
                continue
            if card not in chosen_of(self.table.situation).cards:
                self.press(card)
                self.table.settle()
                check(self.table)
        self._cross(wanted)
        assert chosen_of(self.table.situation)._replace(left=frozenset()) == wanted
        self.press_main()

    def _mark(self) -> None:
        situation = self.table.situation
        chosen = chosen_of(situation)
        [row] = rows_open_to(situation, chosen)
        possible = sorted(marks(situation, chosen, row), key=lambda each: (-len(each), max(each)))
        if possible:
            self._cross(chosen._replace(row=row, numbers=tuple(possible[0])))
        self.press_main()

    def _cross(self, wanted: Chosen) -> None:
        """Leave what is not wanted, as far as that goes one by one, and add what is missing."""
        while extra := set(chosen_of(self.table.situation).numbers) - set(wanted.numbers):
            situation = self.table.situation
            cells = [cell_id(chosen_of(situation).row, number) for number in sorted(extra)]
            self.press(
                next(cell for cell in cells if isinstance(_press(situation, cell), SetChoice))
            )
            self.table.settle()
            check(self.table)
        for number in wanted.numbers:
            if number not in chosen_of(self.table.situation).numbers:
                self.press(cell_id(wanted.row, number))
                self.table.settle()
                check(self.table)

    # Hands

    def move(self, card: str, place: str) -> None:
        """Bring a card to a place, in this player's way."""
        if self.way == "drag":
            self.drag(card, place)
        elif self.way == "click":
            self.table.click(card)
            if self.table.view.scene.lifted is not None:
                self.table.clock.advance(300)
                self.table.click(place)
        else:
            self.focus(card)
            self.table.key(Qt.Key.Key_Return)
            if self.table.view.scene.lifted is not None:
                for _ in range(12):
                    if self.table.view.gestures.aiming.aimed == place:
                        break
                    self.table.key(Qt.Key.Key_Right)
                assert self.table.view.gestures.aiming.aimed == place
                self.table.key(Qt.Key.Key_Return)

    def drag(self, card: str, place: str) -> None:
        """Drag a card so that it lies over a place."""
        self.table.drag(card, place)

    def press(self, target: str) -> None:
        """Press a card or a place."""
        if self.way == "keys":
            self.focus(target)
            self.table.key(Qt.Key.Key_Return)
        else:
            self.table.click(target)

    def press_main(self) -> None:
        if self.way == "keys":
            self.table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        else:
            self._click_widget(self.table.page.rail.main)

    def press_extra(self) -> None:
        rail = self.table.page.rail
        button = [each for each in rail.extras if each.isVisibleTo(self.table.page)][-1]
        if self.way == "keys":
            button.setFocus(Qt.FocusReason.TabFocusReason)
            self.table.key(Qt.Key.Key_Space)
        else:
            self._click_widget(button)

    def _click_widget(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, LEFT, NO_KEYS, QPoint(widget.width() // 2, widget.height() // 2))

    def focus(self, target: str) -> None:
        """Go there with the Tab key alone."""
        overlay = self.table.view.overlay
        if overlay.focus is None:
            self.table.page.setFocus()
        for _ in range(120):
            if overlay.focus == target:
                return
            self.table.key(Qt.Key.Key_Tab)
        raise AssertionError(f"the focus never comes to {target}: {overlay.targets}")


def _press(situation: QwixxSituation, target: str) -> TableCommand | None:
    return QwixxCardsTable().press(situation, target)


def best_play(situation: Any) -> Chosen:
    """A play that crosses much and skips little."""
    best, most = Chosen(), -100.0
    held = situation.view["hands"][situation.seat]
    for size in (1, 2, 3):
        for cards in combinations(sorted(held, key=CARDS.index), size):
            chosen = Chosen(cards)
            for row in rows_open_to(situation, chosen):
                for numbers in [frozenset[int](), *marks(situation, chosen, row)]:
                    worth = _worth(situation, row, numbers) - size * 0.5
                    if worth > most:
                        across = tuple(sorted(numbers, reverse=row in ("green", "blue")))
                        best, most = Chosen(cards, row if across else "", across), worth
    return best


def _worth(situation: Any, row: str, numbers: frozenset[int]) -> float:
    sheet = situation.view["sheets"][situation.seat]
    first = sorted(numbers, reverse=row in ("green", "blue"))[:1]
    return 4.0 * len(numbers) - 1.5 * sum(len(skipped_by(sheet, row, each)) for each in first)


# What must hold at every step


def check(table: Table) -> None:
    """Nothing is shown that the person at the screen may not know, and it is said what to do."""
    view = table.session.view()
    known = known_cards(view)
    scene = table.view.scene
    for item in scene.cards.values():
        for face in (item.spec.face, item.origin_face, *item._shown[:1]):
            if isinstance(face, QwixxFace):
                assert f"{face.color[0]}{face.number}" in known, (item.spec.id, face)
        assert item.spec.id not in CARDS or item.spec.id in known
    assert {item.spec.id for item in scene.leaving} & set(CARDS) <= known
    for text in spoken(table):
        for colour, number in COLOUR_WORD.findall(text):
            assert f"{colour[0]}{number}" in known or is_on_sheet(table, colour, int(number)), text
    status = table.page.rail.status.lines
    if table.session.phase is not Phase.CURTAIN:
        assert status[0], "nothing is asked"
    check_light(table)


def known_cards(view: Any) -> set[str]:
    """The cards whose colours the person at the screen knows: what was played is open to all."""
    hands = {card for hand in view["hands"] for card in hand if not card.startswith("?")}
    played = view["turn"]["played"]
    return hands | set(played[1] if played else ()) | set(view["discard"])


def is_on_sheet(table: Table, colour: str, number: int) -> bool:
    """A number of a sheet, which all may see: crossed, or pressing it means something."""
    situation = table.situation
    if (colour, number) in [*offered_cells(situation), *chosen_cells(situation)]:
        return True
    return any(number in sheet.get(colour, ()) for sheet in situation.view["sheets"])


def spoken(table: Table) -> Iterator[str]:
    """Every string that is on the page for anybody to read or hear."""
    page = table.page
    yield from table.view.overlay.names
    yield from page.rail.status.lines
    yield page.bar_title.accessibleName()
    yield page.windowTitle()
    for widget in page.findChildren(QWidget):
        if widget.isVisibleTo(page):
            yield widget.accessibleName()
            yield widget.toolTip()
    for place in table.view.scene.layout.places:
        yield place.tip
    yield from (decoration.name for decoration in table.view.scene.layout.decorations)


def check_light(table: Table) -> None:
    """Whatever can be done by pressing a place or a card is lit."""
    situation = table.situation
    layout = table.view.scene.layout
    if situation.stage not in ("playing", "deciding") or table.page.replay:
        return
    part = situation.view["turn"]["part"]
    lit = {card.id for card in layout.cards if card.row == "display" and card.over is not None}
    takes = {f"display:{int(a.split()[1]) - 1}" for a in situation.legal if a.startswith("take")}
    assert lit == takes
    if part == "number":
        cells = {p.id for p in layout.places if getattr(p.visual, "state", "") == "offered"}
        marks = [action.split()[1:] for action in situation.legal if action.startswith("mark")]
        assert cells == {f"cell:{colour}:{number}" for colour, number in marks}


SetQwixx = Callable[..., Table]
