"""The session, the only writer of a match: it takes an action, and announces the new view.

A session is one match at the screen. It knows whose view is shown, and makes sure that nobody sees
a hand that is not theirs. With several people at one computer the curtain comes down between them,
and while computers play in between no hand is open. Where a game lets several decide at the same
time, the hands lie face down meanwhile, and the people are asked one after the other without a
curtain. The player on turn comes last, with an open hand, and one who has no choice is not asked.
One person among computers keeps their own view all the time.

Its parts: `handover` passes the screen on, `undo` takes back, `views` looks back and `foresight`
ahead. `next_phase.py` says where it goes on after each change.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.match.foresight import Foresight
from app.match.handover import Handover
from app.match.match_time import MatchTime
from app.match.moves import last_ms
from app.match.next_phase import NextPhase
from app.match.outcome import outcome_of
from app.match.phase import Phase, Position
from app.match.players import PlayerInfo
from app.match.story import Story
from app.match.undo import Undo
from app.match.views import Views
from engine.core.action import Action
from engine.core.events import Kind
from engine.core.jsontext import Document
from engine.core.match import Match
from engine.core.refusal import Refusal, Refused


class Session(QObject):
    """One match at the screen.

    `changed` follows every accepted action, signal and undo, and whenever a seat passes to a
    computer or back; `phase_changed` follows a change of phase, of the seat on screen, or of whom
    the curtain waits for; `failed`
    brings the OSError when the match could not be written: the action then has not been done.
    """

    changed = Signal()
    phase_changed = Signal()
    failed = Signal(object)

    def __init__(
        self,
        match: Match,
        players: Sequence[PlayerInfo],
        parent: QObject | None = None,
        *,
        turns_stay: bool = False,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.turns_stay = turns_stay
        """Whether a turn that is finished is never taken back, as in the deal of the day."""
        self.players = tuple(players)
        self.time = MatchTime(last_ms(match))
        """How long it has been played, earlier sittings included."""
        self.seat: int | None = None
        """The seat at the near edge; None while the curtain is down, or if nobody sits there."""
        self.phase = Phase.CURTAIN
        self.hand_open = False
        """Whether the seat on screen sees its own hand."""
        self.called: int | None = None
        """The seat that lifts the curtain, if it is not the one that acts next."""
        self.parting_view: Document | None = None
        """The view of a player whose action has just handed over, until the curtain falls."""
        self._next = NextPhase(self)
        self.handover = Handover(self, self._next)
        self.undo = Undo(self, self._next)
        self.views = Views(self)
        self.story = Story(match)
        self.foresight = Foresight(match, lambda: self.seat)
        self._begin()

    # Who is there

    @property
    def alone(self) -> bool:
        """Tell whether there is one seat only: nothing is handed over."""
        return len(self.players) == 1

    @property
    def can_practise(self) -> bool:
        """Tell whether one may go on in a copy of this match: alone, once it is over, not won."""
        is_over = self.match.over is not None
        return self.alone and is_over and not outcome_of(self.match, 0).won

    @property
    def humans(self) -> list[int]:
        """Return the seats of people."""
        return [seat for seat in range(len(self.players)) if self.is_human(seat)]

    def is_human(self, seat: int) -> bool:
        """Tell whether a person plays there."""
        return self.players[seat].kind == "human"

    @property
    def shared(self) -> bool:
        """Tell whether several people are at one screen: views change behind the curtain."""
        return len(self.humans) > 1

    @property
    def computers_to_act(self) -> list[int]:
        """Return the computers without which the match does not go on, if it is time for them.

        They wait while a person looks at what they have drawn, and behind the curtain. What any of
        several may do for all, they leave to people.
        """
        if self.phase in (Phase.REVIEWING, Phase.CURTAIN):
            return []
        waiting = self.match.waits_for
        if not self.match.simultaneous and any(map(self.is_human, waiting)):
            return []
        return [seat for seat in waiting if not self.is_human(seat)]

    @property
    def next_seat(self) -> int:
        """Return who acts next; at the end of the match, who acted last.

        Where any of several may act for all it is a person, if there is one: who acted last.
        """
        if self.called is not None:
            return self.called
        if len(self.match.to_act) > 1 and not self.match.simultaneous:
            return self._next_of_several()
        if self.match.to_act:
            return self.match.to_act[0]
        return self.match.moves[-1].seat if self.match.moves else 0

    @property
    def on_turn(self) -> int:
        """Return whose turn it is, whoever is to act in it."""
        on_turn: int = self.match.view(None)["turn"]["seat"]
        return on_turn

    @property
    def viewer(self) -> int | None:
        """Return whose hand is open; None if nobody's is."""
        return self.seat if self.hand_open else None

    @property
    def elapsed_ms(self) -> int:
        """Return the milliseconds played in this match, earlier sittings included."""
        return self.time.elapsed_ms

    # What may be known and done

    def view(self) -> Document:
        """Return what the person at the screen may know now."""
        return self.match.view(self.viewer)

    def legal(self) -> list[Action]:
        """Return what the person at the screen may do now, in the engine's order."""
        asked = self.phase in (Phase.PLAYING, Phase.DECIDING)
        if not asked or self.seat not in self.match.to_act:
            return []
        return self.match.legal(self.seat)

    def why(self, action: str) -> Refusal | None:
        """Return why `action` may not be done by the person at the screen; None if it may."""
        assert self.seat is not None
        return self.match.why(self.seat, action)

    def submit(self, action: str) -> Refusal | None:
        """Do `action` for the person at the screen; a refusal says why not, None that it is done.

        None also where the disk refused; `failed` says so then, and nothing has changed.
        """
        assert self.seat is not None
        if self.phase is Phase.WATCHING:
            return self.match.game.why_not_to_act(
                self.match.states[-1], self.seat, self.match.seats
            )
        return self.play(self.seat, action)

    def signal(self, pile: str, signal: str | None) -> Refusal | None:
        """Set or clear the signal of the person at the screen on `pile`; answer like `submit`."""
        assert self.seat is not None
        return self.signal_of(self.seat, pile, signal)

    def play(self, seat: int, action: str) -> Refusal | None:
        """Do `action` for a seat, such as a computer's; answer like `submit`."""
        return self.write(lambda: self.match.do(seat, action, ms=self.elapsed_ms))

    def signal_of(self, seat: int, pile: str, signal: str | None) -> Refusal | None:
        """Set or clear the signal of a seat on `pile`; answer like `submit`."""
        return self.write(lambda: self.match.signal(seat, pile, signal, ms=self.elapsed_ms))

    def seat_player(self, seat: int, kind: Kind) -> Refusal | None:
        """Pass a seat to a computer of that strength, or to a person; answer like `submit`.

        Whoever comes back to a hand finds the curtain before it.
        """

        def pass_on() -> None:
            self.match.set_kind(seat, kind, ms=self.elapsed_ms)
            seats = list(self.players)
            seats[seat] = seats[seat]._replace(kind=kind)
            self.players = tuple(seats)

        return self.write(pass_on)

    # From phase to phase

    def enter(self, position: Position) -> None:
        """Go to this phase; a hand opens behind the curtain only."""
        moves_on = (position.phase, position.seat) != (self.phase, self.seat)
        self._take(position)
        if moves_on:
            self.phase_changed.emit()

    def write(
        self, write: Callable[[], None], goes_on: Callable[[], Position] | None = None
    ) -> Refusal | None:
        """Write something into the match, and go on where that asks for; answer like `submit`.

        `goes_on` says where, if it is not where anything else would lead.
        """
        before, were_together = (self.phase, self.seat, self.next_seat), self.match.simultaneous
        failure: OSError | None = None
        try:
            write()
        except Refused as refused:
            return refused.refusal
        except OSError as error:
            self.failed.emit(error)
            return None
        try:
            self._decide_for_who_cannot_choose()
        except OSError as error:  # Then they are asked all the same.
            failure = error
        viewer = self.viewer
        self._take((goes_on or partial(self._next.now, were_together=were_together))())
        if self.phase is Phase.CURTAIN and goes_on is None:
            self.parting_view = self.match.view(viewer)
        self.changed.emit()
        now = self.phase, self.seat, self.next_seat
        if now[:2] != before[:2] or (self.phase is Phase.CURTAIN and now != before):
            self.phase_changed.emit()
        if failure is not None:
            self.failed.emit(failure)
        return None

    def _next_of_several(self) -> int:
        to_act = self.match.to_act
        people = [seat for seat in to_act if self.is_human(seat)]
        acted = (move.seat for move in reversed(self.match.moves) if move.seat in people)
        return next(acted, (people or to_act)[0])

    def _begin(self) -> None:
        with suppress(OSError):  # Then they are asked all the same.
            self._decide_for_who_cannot_choose()
        self.handover.begin()
        self.enter(self._next.first())

    def _take(self, position: Position) -> None:
        """Take the phase, and whose view is shown."""
        phase, seat, called = position
        if called is not None:
            self.called = called
        self.parting_view = None
        if phase is not Phase.CURTAIN:
            self.handover.end_look()
        if phase in (Phase.DECIDING, Phase.WATCHING) or seat is None:
            self.hand_open = False
        elif phase is Phase.PLAYING or self.phase is Phase.CURTAIN:
            self.hand_open = True
        self.phase, self.seat = phase, seat

    def _decide_for_who_cannot_choose(self) -> None:
        """Let nobody be asked, of those who decide at the same time, who can do one thing only."""
        match = self.match
        for seat in match.waits_for:
            if match.simultaneous and self.is_human(seat):
                actions = match.legal(seat)
                if len(actions) == 1:
                    match.do(seat, actions[0], ms=self.elapsed_ms)
