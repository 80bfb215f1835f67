"""Any game at the real window: the twin is played beside it and shows how everything is done."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.games.contract import AnySituation, AnyTable, DoActions, SetChoice
from app.keys import commands
from app.match.phase import Phase
from app.pages.page import Page
from app.pages.result import ResultPage
from app.pages.scores import ScoresPage
from app.pages.table.page import TablePage
from app.table.layout import Layout
from app.widgets.continue_panel import ContinuePanel
from engine.core.match import Match
from tests.app.end_to_end.program import RunningProgram, told
from tests.app.end_to_end.twin import Twin
from tests.app.tables.picture import Gesture, gestures
from tests.app.waiting import wait_until

Policy = Callable[[Match, int], str]
"""What a seat does next."""

_ENDS = ("reviewing", "ended", "over")
"""At these stages the main button leads on, and nothing else does."""


def ways_to(
    game: AnyTable, situation: AnySituation, layout: Layout, action: str
) -> list[list[Gesture]]:
    """What hands can do for an action: one gesture, or some choices before it."""
    waiting: list[tuple[tuple[str, ...], list[Gesture]]] = [(situation.chosen, [])]
    seen, found = {frozenset(situation.chosen)}, []
    while waiting:
        chosen, way = waiting.pop(0)
        here = replace(situation, chosen=chosen)
        # Of two that choose the same, the one that keys can do too.
        for gesture in sorted(gestures(game, here, layout), key=lambda each: each.what == "lay"):
            command = gesture.command
            if isinstance(command, DoActions) and command.actions[:1] == (action,):
                found.append([*way, gesture])
            if isinstance(command, SetChoice) and frozenset(command.chosen) not in seen:
                seen.add(frozenset(command.chosen))
                waiting.append((command.chosen, [*way, gesture]))
    return found


class Beside(ABC):
    """Hands that do everything at the real window and at the twin's, and compare what came of it.

    The twin has to begin as the real program does. Patient hands wait before each step until the
    real program lies still.
    """

    patient = False
    rests = 1
    """How often the real program has to be found at rest once the twin has shown what happened.

    More often where it moves its cards, as the twin does not: it shows everything for longer, and
    sleeps as long as a picture stands.
    """

    def __init__(self, program: RunningProgram, twin: Twin, choose: Policy) -> None:
        self._real = program
        self.twin = twin
        self._choose = choose
        self._turn = 0
        self.rounds = 0
        """How many times the points were shown between two rounds."""
        self.done: set[str] = set()
        """The kinds of gesture that were made."""

    @abstractmethod
    def click_on(self, name: str) -> None:
        """Press the button of that name."""

    @abstractmethod
    def write_into(self, name: str, text: str) -> None:
        """Write into the field of that name, in place of what it holds."""

    @abstractmethod
    def press_main(self, page: TablePage) -> None:
        """Press the main button of the table."""

    @abstractmethod
    def act(self, page: TablePage, ways: Sequence[Sequence[Gesture]]) -> None:
        """Do an action in one of the ways that lead to it."""

    def choose_game(self, game: str) -> None:
        """Press its tile."""
        self.click_on(game)

    def deal(self, game: str, number: int) -> Path:
        """From home to the table of a game, with a deal number and all else as it is offered."""
        # A page that has just come takes no press until it can be seen.
        if self.patient:
            self._real.rest()
        self.choose_game(game)
        if self.patient:
            self._real.rest()
        self.write_into(QCoreApplication.translate("SetupPage", "Deal number"), str(number))
        before = len(self._real.journals())
        if self.patient:
            self._real.rest(breathes=True)  # The cursor of the field blinks.
        self.click_on(commands.DEAL.name())
        return self._real.wait_for_journal(before)

    def go_on(self) -> None:
        """From home to the table of the match that was played last."""
        if self.patient:
            self._real.rest()
        self.click_on(self._panel())

    def follow(self) -> None:
        """From home to that table, where the real program has got by itself."""
        self.twin.press(self._panel())

    def _panel(self) -> str:
        panel = self.twin.window.findChild(ContinuePanel)
        assert panel is not None
        return panel.accessibleName()

    def play_on(self, path: Path, events: int | None = None) -> Match:
        """Play the match to its result, or until it has at least so many events.

        What is done must be what was meant, each time.
        """
        while not isinstance(self._page(), ResultPage):
            self._step(path)
            session = self.twin.window.table.session
            assert session is not None
            if events is not None and len(session.match.events) >= events:
                break
        return self._real.match(path)

    def _page(self) -> Page:
        """The twin's page, as soon as it lies still."""
        QCoreApplication.processEvents()
        waited = False

        def lies_still() -> bool:
            nonlocal waited
            page = self.twin.window.pages.top
            if isinstance(page, TablePage):
                if page.stage.playing or page.replay:
                    waited = True
                    return False
                page.view.scene.finish()
            return True

        wait_until(lies_still, "what happened since to be shown")
        if waited:
            # The real program has begun to show the same thing a little later.
            for _ in range(self.rests):
                self._real.rest(breathes=True)
        return self.twin.window.pages.top

    def _breathes(self) -> bool:
        page = self.twin.window.pages.top
        decorations = page.view.scene.layout.decorations if isinstance(page, TablePage) else ()
        return any(decoration.glow is not None for decoration in decorations)

    def _step(self, path: Path) -> None:
        if self.patient:
            self._real.rest(breathes=self._breathes())
        page, session = self._page(), self.twin.window.table.session
        assert session is not None
        self._turn += 1
        if isinstance(page, ScoresPage):
            self.rounds += 1
            self.click_on(page.next.accessibleName())
        elif session.phase is Phase.CURTAIN:
            # It falls by itself, a while after what was done lies still.
            wait_until(self.twin.window.curtain_keeper.curtain.isVisible, "the curtain to fall")
            self._real.rest()
            self.click_on(commands.LIFT.name())
        elif isinstance(page, TablePage) and page.display.situation.stage in _ENDS:
            self.press_main(page)
        elif isinstance(page, TablePage):
            assert session.seat is not None
            action = self._choose(session.match, session.seat)
            before = len(session.match.events)
            self.act(
                page, ways_to(page.game, page.display.situation, page.view.scene.layout, action)
            )
            meant = told(list(session.match.events))
            assert meant[before] == action
            found = told(self._real.wait_for_events(path, len(meant)))
            assert found == meant, f"{meant[before:]} was meant, {found[before:]} was done"
