"""Any game by mouse: the twin shows where everything lies."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton

from app.pages.result import ResultPage
from app.pages.table.page import TablePage
from app.table.layout import Rect
from engine.core.match import Match
from tests.app.end_to_end.beside import Beside, Policy
from tests.app.end_to_end.people import APART, Dragger
from tests.app.end_to_end.program import Program
from tests.app.end_to_end.table import Point
from tests.app.end_to_end.twin import Twin
from tests.app.tables.picture import Gesture

GRID = (0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95)
"""Where on a thing it is looked for that nothing else lies over it, as parts of its sides."""


class ByMouse(Beside):
    """Cards are dragged or clicked, the main button is pressed by mouse and key in turn."""

    def __init__(self, program: Program, twin: Twin, choose: Policy) -> None:
        super().__init__(program, twin, choose)
        self._hand = Dragger(program, twin)
        self._aside = 0

    def click_on(self, name: str) -> None:
        self._hand.click_on(name)

    def write_into(self, name: str, text: str) -> None:
        self._hand.write_into(name, text)

    def press_main(self, page: TablePage) -> None:
        self._press_real_main(page)
        page.presses.main()

    def act(self, page: TablePage, ways: Sequence[Sequence[Gesture]]) -> None:
        """Do it by turns in another way."""
        for gesture in ways[self._turn % len(ways)]:
            self._do(page, gesture)
            assert gesture.command is not None
            assert page.player_actions.do(gesture.command, gesture.place or gesture.target)
            page.view.scene.finish()

    def deal_anew(self) -> Match:
        """From the result to the next match of the same people."""
        page = self._page()
        assert isinstance(page, ResultPage)
        new = self.twin.point(page.new.accessibleName())
        before = len(self._real.journals())
        path = self._real.wait_for_journal(before, lambda: self._hand.click(new))
        return self._real.match(path)

    def _do(self, page: TablePage, gesture: Gesture) -> None:
        """Do it at the real window, by turns in other ways."""
        match gesture.what:
            case "main":
                self._press_real_main(page)
            case "extra":
                buttons = [button for button in page.rail.extras if button.isVisible()]
                names = [button.accessibleName() for button in buttons]
                button = buttons[names.index(gesture.target)]
                self._click_after_replay(page, self._middle(button))
                if button.toolTip():  # What is for good is asked for twice, with nothing between.
                    self._real.rest(breathes=self._breathes())
                    self._hand.click(self._middle(button, APART))
            case "press":
                self._click_after_replay(page, next(self._free(page, gesture.target)))
            case _:
                self._lay(page, gesture)
        self.done.add(gesture.what)

    def _click_after_replay(self, page: TablePage, *points: Point) -> None:
        """What is pressed is there once the replay has ended, and means itself."""
        self._end_replay(page)
        if points:
            self._hand.click(*points)

    def _end_replay(self, page: TablePage) -> None:
        """Lead on to the end: a press of the hand would do no more than that."""
        self._hand.click(Point(3, page.bar_height + 3))
        self._hand.see_to_the_end()
        if self.patient:  # What the replay's end has changed takes no press until it can be seen.
            self._real.rest(breathes=self._breathes())

    def _press_real_main(self, page: TablePage) -> None:
        """By key and by mouse in turn, never twice at the same point."""
        if self._turn % 2:
            self._click_after_replay(page)
            self._real.press("ctrl+Return")
            return
        self._aside = APART - self._aside
        button = page.rail.main
        aside = button.width() // 2 - button.height() + self._aside
        self._click_after_replay(page, self._middle(button, aside))

    def _lay(self, page: TablePage, gesture: Gesture) -> None:
        """Click on the card and on the place, where that is possible, or drag."""
        spec = page.view.scene.layout.card(gesture.target)
        place = page.view.scene.layout.place(gesture.place)
        start = next(self._free(page, gesture.target))
        end = next(self._free(page, gesture.place), None)
        self._end_replay(page)
        if self._turn % 3 == 0 and end is not None and not spec.pressable:
            self._hand.click(start, end)
            self.done.add("click-click")
            return
        x, y = place.card.middle
        held = Point(round(start.x - spec.rect.middle[0]), round(start.y - spec.rect.middle[1]))
        self._hand.drag(start, Point(round(x) + held.x, round(y) + held.y))
        self.done.add("drag")

    def _middle(self, button: QAbstractButton, aside: int = 0) -> Point:
        at = button.mapTo(self.twin.window, button.rect().center())
        return Point(at.x() + aside, at.y())

    def _free(self, page: TablePage, target: str) -> Iterator[Point]:
        """Points where the pointer finds a card or a place, and nothing over it."""
        scene = page.view.scene
        rect = _rect_of(page, target)
        for down in GRID:
            for across in GRID:
                x, y = round(rect.x + across * rect.width), round(rect.y + down * rect.height)
                card = scene.card_at(x, y)
                found = card if target in scene.cards or card else scene.target_at(x, y)
                if found == target and page.childAt(QPoint(x, y)) is page.view:
                    yield Point(x, y)


def _rect_of(page: TablePage, target: str) -> Rect:
    scene = page.view.scene
    if target in scene.cards:
        return scene.cards[target].spec.rect
    if target in scene.places:
        return scene.places[target].spec.rect
    return next(
        decoration.rect for decoration in scene.layout.decorations if decoration.id == target
    )
