"""How the computers' moves follow each other on the table, and what a person can do about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.computer_seats import ComputerSeats
from app.games import MODULES
from app.games.contract import Do, RailAction, Status
from app.session import Phase, Session
from app.table.motion import OTHER_AFTER, OTHER_BEFORE
from app.table.view import TableView

VISIBLE: Final = 400
"""How long a computer has to think before it is shown that it does, in milliseconds."""
SAID: Final = 2500
"""How long what a computer did stands on the rail once it is a person's turn, in milliseconds."""
LETTER: Final = 55
"""And at least so long for each letter of it: it is to be read to its end."""


class BotPacing(QObject):
    """Lets the computers at a table move one after the other, each when the last card lies still.

    `changed` says that the rail or the table has something else to tell. A touch cuts short what
    is going on; a match of computers only can be paused and gone through step by step.
    """

    changed = Signal()

    def __init__(
        self,
        session: Session,
        computers: ComputerSeats,
        view: TableView,
        free: Callable[[], bool],
    ) -> None:
        """`free` says whether the table shows how things stand, and nothing else is going on."""
        super().__init__(view)
        self._session = session
        self.computers = computers
        self._view = view
        self._free = free
        self._stepping = False
        """The next move is wanted as soon as it is known."""
        self._told: tuple[object, ...] = ()
        self.paused = False
        self._said: Callable[[], str] | None = None
        clock = view.scene.clock
        self._soon = clock.alarm(self._consider)
        self._still = clock.alarm(self.consider)
        self._noticed = clock.alarm(self._notice)
        self._news = clock.alarm(self._forget)
        computers.changed.connect(self._computers_changed)
        view.settled.connect(self.consider)

    @property
    def going(self) -> bool:
        """Computers are to act."""
        return bool(self._session.computers_to_act)

    @property
    def watched(self) -> bool:
        """Computers only: nobody plays, somebody looks on."""
        return not self._session.humans and self._session.phase is not Phase.OVER

    @property
    def asks(self) -> bool:
        """The next move waits until somebody asks for it."""
        return self.going and (self.stopped or self._view.pace == "step")

    @property
    def stopped(self) -> bool:
        """What is watched has been stopped; where a person plays there is nothing to stop."""
        return self.paused and self.watched

    @property
    def thinking(self) -> int | None:
        """The computer that has been thinking for so long that it shows."""
        shown = self.computers.thinking is not None and not self._noticed.isActive()
        return self.computers.thinking if shown and self.going else None

    @property
    def trouble(self) -> bool:
        """The computer that is to act does not."""
        return self.computers.trouble is not None and self.going

    @property
    def said(self) -> str:
        """What the computer that moved last did; "" if that is no news any more."""
        return "" if self._said is None else self._said()

    def status(self) -> Status | None:
        """What the rail says in place of the game's own words; None: nothing."""
        if not self.trouble:
            return None
        has_computers = MODULES[self._session.match.game.id].has_computers
        if self.computers.trouble == "no-answer" and not has_computers:
            first = QCoreApplication.translate(
                "Computers", "The computer cannot play this game yet."
            )
            second = QCoreApplication.translate("Computers", "A person can take this seat.")
            return Status(first, second)
        name = self._session.players[self._session.computers_to_act[0]].name
        if self.computers.retrying:
            first = QCoreApplication.translate("Computers", "{name} is thinking.")
            return Status(first.format(name=name), "")
        if self.computers.trouble == "not-saved":
            first = QCoreApplication.translate("Computers", "{name}’s move could not be saved.")
            second = QCoreApplication.translate(
                "Computers", "Make room on the disk, then try again."
            )
        else:
            first = QCoreApplication.translate("Computers", "{name} is not answering.")
            second = QCoreApplication.translate(
                "Computers", "Try again, or let a person take this seat."
            )
        return Status(first.format(name=name), second)

    def standing(self, status: Status) -> Status:
        """What the rail says while nothing is wrong: the game's own words `status`, or the pause.

        Below, what the computer that moved last did.
        """
        if self.stopped:
            first = QCoreApplication.translate("Computers", "The game is paused")
            second = QCoreApplication.translate("Computers", "Click “{word}” or press P")
            status = Status(first, second.format(word=self.pause_word()))
        return status._replace(second=self.said) if self.said else status

    def main(self) -> RailAction:
        """The main button, where it is for what computers do."""
        if self.trouble:
            word = QCoreApplication.translate("Computers", "Try again")
            return RailAction(word, Do(()), allowed=not self.computers.retrying)
        word = QCoreApplication.translate("Computers", "Next move")
        return RailAction(word, Do(()), quiet=not self.asks)

    def press_main(self) -> None:
        """Ask the computer again, or show its next move."""
        if self.trouble:
            self.computers.try_again()
        else:
            self.step()

    def pause_word(self) -> str:
        """The button that stops what is watched, or lets it go on."""
        return go_on_word() if self.paused else QCoreApplication.translate("Computers", "Pause")

    def say(self, said: Callable[[], str]) -> None:
        """A computer has just done this; `said` is asked again when the language changes."""
        self._said = said
        self._news.start(max(SAID, LETTER * len(said())))

    def person_acted(self) -> None:
        """A person has done something: what a computer did before is no news any more."""
        self._said = None

    def toggle_pause(self) -> None:
        """Stop, or go on."""
        self.paused = not self.paused
        self._said = None
        self.changed.emit()
        self.consider()

    def step(self) -> None:
        """Show the next move now, as soon as it is known."""
        self._stepping = True
        self._cut_short()

    def touched(self) -> None:
        """Somebody has touched the table: what is going on is cut short."""
        if self.going and not self.asks:
            self._cut_short()

    def consider(self) -> None:
        """Go on, if it is time to, once whoever says so is done."""
        self._soon.start(0)

    def _consider(self) -> None:
        if not self._free():
            return
        if self.computers.ready and not self.computers.paced:
            self.computers.act()
        elif self._still.isActive():
            return
        elif self.computers.ready and (self._stepping or not self.asks):
            self._move()
        elif self._session.phase is Phase.WATCHING and not self.going:
            self._session.call_next()

    def _move(self) -> None:
        self._stepping = False
        self.computers.act()
        if self._view.scene.resting or self._view.scene.tempo.reduced:
            self._still.start(round(self._still_ms()))

    def _still_ms(self) -> float:
        """How long a move stands in which no card is on its way."""
        tempo = self._view.scene.tempo
        still = OTHER_BEFORE + OTHER_AFTER
        return still * tempo.others if tempo.reduced else tempo.others_ms(still)

    def _cut_short(self) -> None:
        self._still.stop()
        self._view.scene.finish()
        self.consider()

    def _computers_changed(self) -> None:
        thinking = self.computers.thinking
        if thinking is None:
            self._noticed.stop()
        elif self._told[:1] != (thinking,):
            self._noticed.start(VISIBLE)
        told = self._tells()
        if told != self._told:
            self._told = told
            self.changed.emit()
        self.consider()

    def _notice(self) -> None:
        self._told = self._tells()
        self.changed.emit()

    def _tells(self) -> tuple[object, ...]:
        """What of it is to be seen; first of all, who has something to think about."""
        return self.computers.thinking, self.trouble, self.computers.retrying, self.thinking

    def _forget(self) -> None:
        if not self.going:
            self._said = None
            self.changed.emit()


def go_on_word() -> str:
    """On the button that lets computers play."""
    return QCoreApplication.translate("Computers", "Go on")
