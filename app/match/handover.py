"""The handover of the screen from one person to the next: the curtain, and who is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.match.moves import brought_a_card, last_done
from app.match.phase import Phase, Position

if TYPE_CHECKING:
    from app.match.next_phase import NextPhase
    from app.match.session import Session


class Handover:
    """The handover of a session's screen, and who has seen what behind the curtain."""

    def __init__(self, session: Session, next_phase: NextPhase) -> None:
        self._session = session
        self._next = next_phase
        self._about_to_look: int | None = None
        """The seat that has lowered the curtain to see its own hand while all decide."""
        self._lifted: dict[int, int] = {}
        """By seat that has lifted the curtain: how many moves it had seen."""

    @property
    def looks(self) -> bool:
        """Tell whether who lifts the curtain decides in another's turn, with an open hand."""
        session = self._session
        return session.match.simultaneous and session.next_seat != session.on_turn

    def begin(self) -> None:
        """Note who may have seen earlier, before a break, what the last action brought them."""
        match, next_seat = self._session.match, self._session.next_seat
        if brought_a_card(match, next_seat):
            self._lifted[next_seat] = len(match.moves)

    def is_seen_by_another(self, seat: int | None) -> bool:
        """Tell whether someone else has lifted the curtain since the last action, of `seat`."""
        last = last_done(self._session.match)
        if last is None or self._session.match.open_hands:
            return False
        return any(moves > last for other, moves in self._lifted.items() if other != seat)

    def leave(self) -> None:
        """Let the player who has finished lower the curtain for the next one."""
        if self._session.phase is Phase.REVIEWING:
            self._session.enter(self._next.following())

    def call_next(self) -> None:
        """Lower the curtain before the next player: all have looked at the screen together.

        If a computer plays next there is no curtain, and not everybody may have seen what computers
        did.
        """
        session = self._session
        if not session.shared:
            return
        if session.phase in (Phase.PLAYING, Phase.REVIEWING):
            session.enter(self._next.following())
        elif session.phase is Phase.WATCHING and session.is_human(session.next_seat):
            session.enter(Position(Phase.CURTAIN, None))

    def lift(self) -> None:
        """Let the next player lift the curtain and see their own view."""
        session = self._session
        if session.phase is Phase.CURTAIN:
            seat, session.called = session.next_seat, None
            self._lifted[seat] = len(session.match.moves)
            session.enter(Position(Phase.PLAYING, seat))

    def look(self) -> None:
        """Let one of those who decide see their own hand, behind the curtain."""
        session = self._session
        if session.phase is Phase.DECIDING:
            self._about_to_look = session.seat
            session.enter(Position(Phase.CURTAIN, None, called=session.seat))

    def look_away(self) -> bool:
        """Return to where `look` was asked for, with no hand shown; tell whether it was."""
        session = self._session
        seat, self._about_to_look = self._about_to_look, None
        if session.phase is not Phase.CURTAIN or seat is None:
            return False
        session.called = None
        session.enter(Position(Phase.DECIDING, seat))
        return True

    def end_look(self) -> None:
        """Note that the curtain is up: nobody waits behind it to see their own hand."""
        self._about_to_look = None

    def cover(self) -> None:
        """Turn the hand that was opened while all decide face down again."""
        session = self._session
        if session.phase is Phase.PLAYING and session.shared and session.match.simultaneous:
            session.enter(self._next.to_ask(self._next.asked()))

    def ask(self, seat: int) -> None:
        """Ask this one of those who decide at the same time; they may change their decision.

        An open hand is turned face down again.
        """
        session = self._session
        among = session.shared and session.match.simultaneous
        asking = among and session.phase in (Phase.PLAYING, Phase.DECIDING)
        if asking and seat in session.match.to_act and session.is_human(seat):
            session.enter(self._next.to_ask(seat))
