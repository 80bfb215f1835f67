"""The next phase of a match at the screen, which follows from how the match stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.match.moves import last_done
from app.match.phase import Phase, Position

if TYPE_CHECKING:
    from app.match.session import Session


class NextPhase:
    """The choice of where a session goes on; it changes nothing."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def first(self) -> Position:
        """Return where a match begins that has just been opened."""
        session = self._session
        humans, next_seat = session.humans, session.next_seat
        if session.match.over is not None:
            last = next_seat if next_seat in humans else next(iter(humans), None)
            return Position(Phase.OVER, last)
        if not humans:
            return Position(Phase.WATCHING, None)
        if not session.shared:
            return Position(Phase.PLAYING, humans[0])
        if session.match.simultaneous:
            return self._together(were_together=False)
        if session.views.round_has_just_ended():
            return Position(Phase.WATCHING, None)  # All see its points before the next one begins.
        return Position(Phase.CURTAIN if next_seat in humans else Phase.WATCHING, None)

    def now(self, *, were_together: bool) -> Position:
        """Return where it goes on, once something has been written into the match.

        `were_together` tells whether all were deciding at the same time before that.
        """
        session = self._session
        seat, humans, over = session.seat, session.humans, session.match.over is not None
        if over or session.phase is Phase.CURTAIN:
            return Position(Phase.OVER if over else session.phase, seat)
        if not humans:
            return Position(Phase.WATCHING, None)
        if session.shared:
            together = session.match.simultaneous
            return self._together(were_together=were_together) if together else self._apart()
        if session.hand_open and seat == humans[0]:
            return Position(Phase.PLAYING, seat)
        return Position(Phase.CURTAIN, None, called=humans[0])

    def following(self) -> Position:
        """Return where it goes on once somebody has left the screen.

        The next person sits behind the curtain; a computer needs none.
        """
        session = self._session
        if session.is_human(session.next_seat):
            return Position(Phase.CURTAIN, None)
        return Position(Phase.WATCHING, session.seat)

    def back(self, seat: int) -> Position:
        """Return where a player who had left the screen goes on after taking back an action."""
        if self._session.match.simultaneous and seat != self._session.on_turn:
            return Position(Phase.DECIDING, seat)
        return Position(Phase.CURTAIN, None, called=seat)

    def asked(self) -> int:
        """Return which of the people who decide at the same time is to be asked now."""
        session, waiting = self._session, self._asked_in_order()
        if session.seat in waiting or (not waiting and session.seat in session.humans):
            return session.seat or 0
        return next(iter(waiting), session.humans[0])

    def to_ask(self, seat: int) -> Position:
        """Return where one of those who decide at the same time is asked.

        Who is on turn and asked last comes from behind the curtain, as after a decision: whether
        the one before them has changed theirs is not to be seen.
        """
        session = self._session
        last = self._asked_in_order()[:1] == [session.on_turn]
        if seat == session.on_turn and seat != session.seat and last:
            return Position(Phase.CURTAIN, None, called=seat)
        return Position(Phase.DECIDING, seat)

    def _together(self, *, were_together: bool) -> Position:
        """Return where people who decide at the same time go on.

        Whoever is on turn comes last, with an open hand.
        """
        session = self._session
        seat, on_turn, waiting = session.seat, session.on_turn, self._asked_in_order()
        asked = session.phase in (Phase.PLAYING, Phase.DECIDING)
        if seat in waiting and asked and were_together:
            return Position(session.phase, seat)
        if waiting and waiting[0] != on_turn:
            return Position(Phase.DECIDING, waiting[0])
        if session.phase is Phase.PLAYING and seat == on_turn:
            return Position(Phase.PLAYING, seat)
        if waiting:
            return Position(Phase.CURTAIN, None, called=on_turn)
        return Position(Phase.DECIDING, self.asked())

    def _apart(self) -> Position:
        """Return where people who act one after the other go on."""
        session = self._session
        seat, to_act = session.seat, session.match.to_act
        if session.phase is Phase.WATCHING or seat not in session.humans:
            return Position(Phase.WATCHING, seat)
        if seat in to_act and session.hand_open:
            return Position(Phase.PLAYING, seat)
        if session.phase is Phase.DECIDING and not session.is_human(session.next_seat):
            return Position(Phase.WATCHING, seat)
        if session.phase is not Phase.REVIEWING and not self._needs_review(seat):
            return self.following()
        return Position(Phase.REVIEWING, seat)

    def _needs_review(self, seat: int | None) -> bool:
        """Tell whether `seat` has just ended its turn, and is to see what came of it."""
        match = self._session.match
        last = last_done(match)
        if last is None or match.moves[last].seat != seat:
            # Another person has sat down, and there is nothing that this one would not have seen.
            return False
        return match.game.needs_review(match.states[last], match.states[last + 1], seat)

    def _asked_in_order(self) -> list[int]:
        """Return the people to be asked of all who decide at the same time, on turn last."""
        session = self._session
        waiting = [seat for seat in session.match.waits_for if session.is_human(seat)]
        return sorted(waiting, key=lambda seat: seat == session.on_turn)
