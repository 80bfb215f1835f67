"""Any game with the keyboard alone: keys are tried at the twin, then pressed at the real window."""

from collections.abc import Callable, Sequence

from app.games import MODULES
from app.pages.table.page import TablePage
from app.table.view.rows import sorted_hand
from tests.app.end_to_end.beside import Beside, Policy
from tests.app.end_to_end.program import RunningProgram
from tests.app.end_to_end.twin import MOST_STOPS, Twin
from tests.app.tables.picture import Gesture


class ByKeys(Beside):
    """The arrows choose a card of the hand and the place for it, the Tab key all else."""

    patient = True

    def __init__(self, program: RunningProgram, twin: Twin, choose: Policy) -> None:
        super().__init__(program, twin, choose)
        self._tried: list[str] = []
        """What the twin got and the real program did not yet."""
        self._glowed = False
        """Whether something on the table glowed before the last of these keys."""

    def choose_game(self, game: str) -> None:
        """By its digit."""
        titles = [entry.title for entry in MODULES.values()]
        self._try(str(titles.index(game) + 1))
        self._press_tried()

    def click_on(self, name: str) -> None:
        self._tab_to(name)
        self._try("Return")
        self._press_tried()

    def write_into(self, name: str, text: str) -> None:
        self._tab_to(name)
        self._try("ctrl+a", *text)
        self._press_tried()

    def press_main(self, page: TablePage) -> None:
        self._try("ctrl+Return")
        self._press_tried()

    def act(self, page: TablePage, ways: Sequence[Sequence[Gesture]]) -> None:
        """Do it in the first way that keys can go."""
        for gesture in next(way for way in ways if _by_keys(page, way)):
            self._do(page, gesture)
            page.view.scene.finish()
            self.done.add(gesture.what)
        self._press_tried()

    def _do(self, page: TablePage, gesture: Gesture) -> None:
        match gesture.what:
            case "main":
                self._try("ctrl+Return")
            case "extra":
                self._tab_to(gesture.target)
                self._try("Return")
            case "press":
                self._go_to(page, gesture.target)
                self._try("Return")
            case _:
                self._go_to(page, gesture.target)
                self._try("Return")
                self._repeat("Right", lambda: page.view.gestures.aiming.aimed == gesture.place)
                self._try("Return")

    def _go_to(self, page: TablePage, target: str) -> None:
        """Give a card, a place or a decoration the focus."""
        view = page.view
        if target in sorted_hand(view.scene):
            self._try("Down", "Home")
            if view.overlay.focus in sorted_hand(view.scene):
                self._repeat("Right", lambda: view.overlay.focus == target)
        self._repeat("Tab", lambda: view.overlay.focus == target)

    def _tab_to(self, name: str) -> None:
        self._repeat("Tab", lambda: self.twin.focused.accessibleName() == name)

    def _repeat(self, key: str, there: Callable[[], bool]) -> None:
        """Try a key until it has led there."""
        for _ in range(MOST_STOPS):
            if there():
                return
            self._try(key)
        raise LookupError(f"the key {key} does not lead there")

    def _try(self, *keys: str) -> None:
        for key in keys:
            self._glowed = self._breathes()
            self.twin.press_key(key)
        self._tried += keys

    def _press_tried(self) -> None:
        *ways, last = self._tried
        if ways and last == "Return":
            # As a person, who sees where the keyboard has got before pressing what is there.
            self._real.press(*ways)
            self._real.rest(breathes=self._glowed)
            ways = []
        self._real.press(*ways, last)
        self._tried.clear()


def _by_keys(page: TablePage, way: Sequence[Gesture]) -> bool:
    """Whether keys can do it: Enter presses a card that can be pressed, and never lifts it."""
    cards = {card.id: card for card in page.view.scene.layout.cards}
    return not any(g.what == "lay" and cards[g.target].pressable for g in way if g.target in cards)
