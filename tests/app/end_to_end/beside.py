"""Any game at the real window: the twin is played beside it and shows where everything lies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from app.games.contract import Choose, Do, GameTable, Situation
from app.pages.page import Page
from app.pages.result import ResultPage
from app.pages.scores import ScoresPage
from app.pages.table import TablePage
from app.session import Phase
from app.table.pose import Layout, Rect
from engine.core.match import Match
from tests.app.end_to_end.people import APART, Dragger
from tests.app.end_to_end.program import Program, told
from tests.app.end_to_end.table import Point
from tests.app.end_to_end.twin import Twin
from tests.app.tables.picture import Gesture, gestures

Policy = Callable[[Match, int], str]
"""What a seat does next."""

GRID = (0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95)
"""Where on a thing it is looked for that nothing else lies over it, as parts of its sides."""


def ways_to(
    game: GameTable, situation: Situation, layout: Layout, action: str
) -> list[list[Gesture]]:
    """What hands can do for an action: one gesture, or some choices before it."""
    waiting: list[tuple[tuple[str, ...], list[Gesture]]] = [(situation.chosen, [])]
    seen, found = {frozenset(situation.chosen)}, []
    while waiting:
        chosen, way = waiting.pop(0)
        here = replace(situation, chosen=chosen)
        for gesture in gestures(game, here, layout):
            deed = gesture.deed
            if isinstance(deed, Do) and deed.actions[:1] == (action,):
                found.append([*way, gesture])
            if isinstance(deed, Choose) and frozenset(deed.chosen) not in seen:
                seen.add(frozenset(deed.chosen))
                waiting.append((deed.chosen, [*way, gesture]))
    return found


class Beside(Dragger):
    """Hands that do at the real window what is then done at the twin's, too."""

    def __init__(self, program: Program, twin: Twin, choose: Policy) -> None:
        super().__init__(program, twin)
        self._choose = choose
        self._turn = 0
        self.rounds = 0
        """How many times the points were shown between two rounds."""
        self.done: set[str] = set()
        """The kinds of gesture that were made."""

    def deal(self, game: str, number: int) -> Path:
        """From home to the table of a game, with a deal number and all else as it is offered."""
        self.click_on(game)
        self.write_into(QCoreApplication.translate("SetupPage", "Deal number"), str(number))
        before = len(self.program.journals())
        self.click_on(QCoreApplication.translate("SetupPage", "Deal"))
        return self.program.wait_for_journal(before)

    def play_on(self, path: Path) -> Match:
        """Play the match to its result; what is done must be what was meant, each time."""
        while not isinstance(self._page(), ResultPage):
            self._step(path)
        return self.program.match(path)

    def deal_anew(self) -> Match:
        """From the result to the next match of the same people."""
        page = self._page()
        assert isinstance(page, ResultPage)
        before = len(self.program.journals())
        new = self.twin.point(page.new.accessibleName())
        return self.program.match(self.program.wait_for_journal(before, lambda: self.click(new)))

    def _page(self) -> Page:
        """The twin's page, as soon as it lies still."""
        session = self.twin.window.session
        assert session is not None
        over = session.phase is Phase.OVER
        for _ in range(100):
            QTest.qWait(1)
            page = self.twin.window.page
            if isinstance(page, TablePage):
                page.skip_replay()
                page.view.scene.finish()
            if not over or isinstance(page, ResultPage):
                return page
            QTest.qWait(20)
        raise LookupError("the match is over and there is no result")

    def _step(self, path: Path) -> None:
        page, session = self._page(), self.twin.window.session
        assert session is not None
        self._turn += 1
        if isinstance(page, ScoresPage):
            self.rounds += 1
            self.click_on(page.next.accessibleName())
        elif session.phase is Phase.CURTAIN:
            self.click_on(QCoreApplication.translate("Curtain", "Lift the curtain"))
        elif isinstance(page, TablePage) and session.phase is Phase.REVIEWING:
            self._press_main(page)
            page.press_main()
        elif isinstance(page, TablePage):
            assert session.seat is not None
            self._act(page, self._choose(session.match, session.seat))
            meant = told(list(session.match.events))
            found = told(self.program.wait_for_events(path, len(meant)))
            assert found == meant, f"{meant[-1]!r} was meant, this was done: {found[-1]!r}"

    def _act(self, page: TablePage, action: str) -> None:
        ways = ways_to(page._game, page.situation, page.view.scene.layout, action)
        for gesture in ways[self._turn % len(ways)]:
            self._do(page, gesture)
            assert gesture.deed is not None
            assert page._do(gesture.deed, gesture.place or gesture.target)
            page.view.scene.finish()

    def _do(self, page: TablePage, gesture: Gesture) -> None:
        """Do it at the real window, by turns in other ways."""
        match gesture.what:
            case "main":
                self._press_main(page)
            case "extra":
                buttons = [button for button in page.extra_buttons if button.isVisible()]
                names = [button.accessibleName() for button in buttons]
                # A hand on the table ends the replay, during which the button is not there yet.
                table = Point(3, page.bar_height + 3)
                self.click(table, self._middle(buttons[names.index(gesture.target)]))
            case "press":
                self.click(next(self._free(page, gesture.target)))
            case _:
                self._lay(page, gesture)
        self.done.add(gesture.what)

    def _press_main(self, page: TablePage) -> None:
        """By key and by mouse in turn, never twice at the same point."""
        if self._turn % 2:
            self.program.do("key", "ctrl+Return")
            return
        self._aside = APART - self._aside
        button = page.main_button
        self.click(self._middle(button, button.width() // 2 - button.height() + self._aside))

    def _lay(self, page: TablePage, gesture: Gesture) -> None:
        """Click on the card and on the place, where that is possible, or drag."""
        pose = page.view.scene.layout.card(gesture.target)
        place = page.view.scene.layout.place(gesture.place)
        start = next(self._free(page, gesture.target))
        end = next(self._free(page, gesture.place), None)
        if self._turn % 3 == 0 and end is not None and not pose.pressable:
            self.click(start, end)
            self.done.add("click-click")
            return
        x, y = place.card.middle
        held = Point(round(start.x - pose.rect.middle[0]), round(start.y - pose.rect.middle[1]))
        self.drag(start, Point(round(x) + held.x, round(y) + held.y))
        self.done.add("drag")

    def _middle(self, button: QAbstractButton, aside: int = 0) -> Point:
        at = button.mapTo(self.twin.window, button.rect().center())
        return Point(at.x() + aside, at.y())

    def _free(self, page: TablePage, target: str) -> Iterator[Point]:
        """Points where the pointer finds a card or a place, and nothing over it."""
        scene, hands = page.view.scene, page.view.gestures
        rect = _rect_of(page, target)
        for down in GRID:
            for across in GRID:
                x, y = round(rect.x + across * rect.width), round(rect.y + down * rect.height)
                card = hands.card_at(x, y)
                found = card if target in scene.cards or card else hands.target_at(x, y)
                if found == target and page.childAt(QPoint(x, y)) is page.view:
                    yield Point(x, y)


def _rect_of(page: TablePage, target: str) -> Rect:
    scene = page.view.scene
    if target in scene.cards:
        return scene.cards[target].pose.rect
    if target in scene.places:
        return scene.places[target].pose.rect
    return next(sign.rect for sign in scene.signs() if sign.id == target)
