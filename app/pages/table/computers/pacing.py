"""The pace of the computers' moves on the table, and a person's say in it.

By themselves:

    IDLE -> THINKING -> READY -> SHOWING -> THINKING -> ... -> IDLE, or CALLING -> IDLE

A move, a person's too, leads to SHOWING, where the next one may be thought about already; from
there it goes on once the move has been seen, and heard where it is read aloud, or is cut short by a
touch. The last move leads to IDLE at once, for a person may act while it is still shown, or to
CALLING, where its end is waited for.

Where each move is to be asked for, HELD takes the place of THINKING, READY and SHOWING:

    IDLE -> HELD -> WANTED -> HELD -> ... -> IDLE, or CALLING -> IDLE

A person leads from one line to the other by stopping the computers or letting them go on. From
anywhere a computer that cannot act leads to TROUBLE, and its answer, or a person in its place, out
of it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QObject, Signal

from app.match.bot_controller import ComputerSeats
from app.match.phase import Phase
from app.match.session import Session
from app.pages.table.computers.news import News
from app.pages.table.computers.thinking import LongThought
from app.speech.speaking import Speaking
from app.system.clock import AlarmOnceSeen
from app.table.pace import OWN, Weight, time_of
from app.table.view.view import TableView


class Pacing(Enum):
    """States of the computers at a table between two of their moves."""

    IDLE = "idle"
    """No computer is to act."""
    THINKING = "thinking"
    """The next move is not known yet; it is made without anybody asking for it."""
    READY = "ready"
    """The next move is known, and made as soon as the table is free."""
    SHOWING = "showing"
    """What was done last is still being shown or told; nothing else is done before."""
    CALLING = "calling"
    """The computers are done; a person is called once the last move has been seen."""
    HELD = "held"
    """The next move, known or not, waits until somebody asks for it."""
    WANTED = "wanted"
    """Somebody has asked for the next move: it is made as soon as it is known."""
    TROUBLE = "trouble"
    """The computer that is to act does not, and somebody must do something about it."""


class BotPacing(QObject):
    """Lets the computers at a table move one after the other, each when the last card lies still.

    `changed` says that the rail or the table has something else to tell. A touch cuts short what
    is going on; a match of computers only can be paused and gone through step by step.
    """

    changed = Signal()
    stood = Signal()
    """What was done last has stood for its time."""

    def __init__(
        self,
        session: Session,
        computers: ComputerSeats,
        view: TableView,
        free: Callable[[], bool],
        weight: Callable[[], Weight],
        *,
        speaking: Speaking,
        reading: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """Wait with a computer's move while `free` says no, or `speaking` is busy.

        `free` says whether the table shows how things stand, and nothing else is going on. `weight`
        is that of what was done last, `reading` how long at least its words are to be read.
        """
        super().__init__(view)
        self.session = session
        self.computers = computers
        self._view = view
        self._free = free
        self._weight = weight
        self._speaking = speaking
        self._reading = reading
        self._state = Pacing.IDLE
        """As it was when something happened last; whether a move is wanted is kept here alone."""
        self.shows_thought = True
        """It is shown who has been thinking for a while."""
        self.paused = False
        """Somebody has stopped what is watched; it stays so while a person plays."""
        self._shown: tuple[bool, bool, int | None] = (False, False, None)
        """What of the computers was to be seen when `changed` was sent last."""
        clock = view.scene.clock
        self._soon = clock.alarm(self._consider)
        self._still = AlarmOnceSeen(clock, self._has_stood)
        """While it is active, the last move is being shown."""
        self._thought = LongThought(clock, self)
        self.news = News(clock, lambda: self.going, self)
        """What a computer did last; the page tells it, and forgets it when a person acts."""
        self._thought.noticed.connect(self._tell_changes)
        self.news.ended.connect(self.changed)
        computers.changed.connect(self._computers_changed)
        view.settled.connect(self.consider)
        speaking.ended.connect(self.consider)

    # Where things stand

    @property
    def state(self) -> Pacing:
        """Return the state that things as they stand now have led to."""
        if not self.going:
            return Pacing.CALLING if self.session.phase is Phase.WATCHING else Pacing.IDLE
        if self.computers.trouble is not None:
            return Pacing.TROUBLE
        if self._by_hand:
            return Pacing.WANTED if self._state is Pacing.WANTED else Pacing.HELD
        if self._stands or not self._view.scene.resting:
            return Pacing.SHOWING
        return Pacing.READY if self.computers.ready else Pacing.THINKING

    @property
    def going(self) -> bool:
        """Return whether computers are to act."""
        return bool(self.session.computers_to_act)

    @property
    def watched(self) -> bool:
        """Return whether nobody plays but computers, and somebody looks on."""
        return not self.session.humans and self.session.phase is not Phase.OVER

    @property
    def stopped(self) -> bool:
        """Return whether what is watched has been stopped.

        Where a person plays there is nothing to stop.
        """
        return self.paused and self.watched

    @property
    def _by_hand(self) -> bool:
        """Return whether moves do not follow each other by themselves."""
        return self.stopped or self._view.pace == "step"

    @property
    def _stands(self) -> bool:
        """Return whether what was done last is to be seen or heard for a while yet."""
        return self._still.isActive() or self._speaking.busy

    @property
    def shows_computer(self) -> bool:
        """Return whether what a computer did is to be seen or heard for a while, by itself."""
        moves = self.session.match.moves
        by_computer = bool(moves) and not self.session.is_human(moves[-1].seat)
        shown = self._stands or not self._view.scene.resting
        return by_computer and shown and not self._by_hand

    @property
    def trouble(self) -> bool:
        """Return whether the computer that is to act does not."""
        return self.state is Pacing.TROUBLE

    @property
    def thinking(self) -> int | None:
        """Return the computer that has been thinking for so long that it shows."""
        seat = self._thought.seat
        thinks = self.shows_thought and self.going and seat == self.computers.thinking
        return seat if thinks else None

    @property
    def waits_for_press(self) -> bool:
        """Return whether each move waits until somebody asks for it."""
        return self.state in (Pacing.HELD, Pacing.WANTED)

    @property
    def has_main(self) -> bool:
        """Return whether the main button is for what computers do."""
        return self.watched or self.trouble or self.waits_for_press

    # What people do

    def press_main(self) -> None:
        """Ask the computer again, or show its next move."""
        if self.trouble:
            self.computers.try_again()
        else:
            self.step()

    def toggle_pause(self) -> None:
        """Stop the computer players, or let them go on."""
        self.paused = not self.paused
        self.news.forget()
        self.changed.emit()
        self.consider()

    def step(self) -> None:
        """Show the next move now, as soon as it is known."""
        if self.state is Pacing.HELD:
            self._state = Pacing.WANTED
        self._cut_short()

    def touched(self) -> None:
        """Cut short what is going on: somebody has touched the table."""
        if self.going and not self._by_hand:
            self._cut_short()

    def end_telling(self) -> None:
        """Cut short what was done last, though no computer is to act any more."""
        if not self._by_hand:
            self._cut_short()

    def _has_stood(self) -> None:
        self.consider()
        self.stood.emit()

    def _cut_short(self) -> None:
        self._still.stop()
        self._speaking.hush()
        self._view.scene.finish()
        self.consider()

    # One move after the other

    def consider(self) -> None:
        """Go on, if it is time to, once whoever says so is done."""
        self._soon.start(0)

    def _consider(self) -> None:
        if not self._free():
            return
        if self.computers.ready and not self.computers.paced and not self._stands:
            self.computers.act()
            return
        self._state = self.state
        match self._state:
            case Pacing.READY:
                self._move()
            case Pacing.WANTED if self.computers.ready:
                self._move()
            case Pacing.CALLING if not self._stands:
                self.session.handover.call_next()

    def _move(self) -> None:
        self._state = Pacing.SHOWING
        self.computers.act()
        self.stand()

    def stand(self, *, own: bool = False) -> None:
        """Let what was done last, by whomever, be seen for its time before a computer moves.

        What is a person's `own`, which they may take back, stands for longer if it ends their turn.
        """
        pace = self._view.pace
        least = OWN[pace] if own and self.going else 0.0
        self._still.start(round(max(time_of(self._weight(), pace), self._reading(), least)))

    def _computers_changed(self) -> None:
        self._state = self.state
        self._thought.follow(self.computers.thinking)
        self._tell_changes()
        self.consider()

    def _tell_changes(self) -> None:
        """Say so if something else is to be seen of the computers."""
        shown = self.trouble, self.computers.retrying, self.thinking
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()
