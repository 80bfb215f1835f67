"""Undo at the screen: what may be taken back, and by whom."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from app.match.moves import chosen, last_done
from app.match.phase import Phase
from app.match.turns import TurnKey, turn_in
from engine.core.events import Signalled
from engine.core.refusal import Refusal, Refused

if TYPE_CHECKING:
    from app.match.next_phase import NextPhase
    from app.match.session import Session


class Undo:
    """The undo of what was done last in a session, where it is allowed."""

    def __init__(self, session: Session, next_phase: NextPhase) -> None:
        self._session = session
        self._next = next_phase

    @property
    def seat(self) -> int | None:
        """Return whose action would be taken back: the person's at the screen, or who just left.

        Who has handed over may still do it until the curtain is lifted, or a computer has acted;
        with open hands, until somebody else has acted.
        """
        session, last = self._session, self._acted_last()
        if session.phase is Phase.PLAYING and session.match.open_hands and last in session.humans:
            return last
        if session.phase in (Phase.PLAYING, Phase.REVIEWING):
            return session.seat
        if last not in session.humans or session.handover.is_seen_by_another(last):
            return None
        back = session.phase is Phase.CURTAIN and last == session.next_seat
        return None if back else last

    @property
    def possible(self) -> bool:
        """Tell whether the last action may be taken back now."""
        return self.seat is not None and self.why_not() is None

    def why_not(self) -> Refusal | None:
        """Return why the last action may not be taken back now; None if it may."""
        match, undoer = self._session.match, self.seat
        if match.over is not None:
            return Refusal("undo-over", {"practice": self._session.can_practise})
        seat = self._session.seat if undoer is None else undoer
        last = next(chosen(match), None)
        own = (match.moves[at].seat == seat for at in chosen(match))
        if seat is None or last is None or not any(own):  # A match of computers alone is long.
            return Refusal("nothing-to-undo")
        if self._session.turns_stay and self._turn(last) != self._turn(-1):
            return Refusal("turn-stays")
        return self._why_not_chosen(seat, last)

    def take_back(self) -> Refusal | None:
        """Take back the last action; answer like `Session.submit`.

        What its player has asked for with signals since then is asked for still. Who had left the
        screen comes back behind the curtain, unless the hands lie face down.
        """
        session, seat, refusal = self._session, self.seat, self.why_not()
        if seat is None or refusal is not None:
            return refusal
        gone = session.phase not in (Phase.PLAYING, Phase.REVIEWING) or seat != session.seat
        return session.write(
            partial(self._undo, seat),
            partial(self._next.back, seat) if gone else None,
        )

    def _undo(self, seat: int) -> None:
        """Take back the last action of a seat, and give its signals since then again."""
        match, ms = self._session.match, self._session.elapsed_ms
        since = last_done(match)
        moves = [] if since is None else match.moves[since + 1 :]
        asked = {move.pile: move.signal for move in moves if isinstance(move, Signalled)}
        match.undo(seat, "table", ms=ms)
        # Silence, which may be on top again, and a full disk forbid it: then none of them stands.
        with suppress(Refused, OSError):
            for pile, signal in asked.items():
                if match.view(None)["signals"][seat].get(pile) != signal:
                    match.signal(seat, pile, signal, ms=ms)

    def _why_not_chosen(self, seat: int, last: int) -> Refusal | None:
        """Return why a seat may not take back the last move that was chosen, perhaps by another."""
        match, acted = self._session.match, self._session.match.moves[last].seat
        cause = match.game.settled(match.states[last], match.states[last + 1], acted)
        if acted != seat and match.game.simultaneous(match.states[last]):
            # It is not seen which of those who decide in secret was the last: nobody is named.
            decided = {"cause": cause}
            return Refusal("undo-settled", decided) if cause else Refusal("others-decided")
        if last == last_done(match):
            return match.why_not_undo(seat, "table")
        # Since then only those have acted who could do nothing else, and for whom it was done.
        if acted != seat:
            return Refusal("undo-not-yours", {"seat": seat, "acted": acted, "signal": False})
        return Refusal("undo-settled", {"cause": cause})

    def _turn(self, state: int) -> TurnKey:
        """Return which turn it was in a state of the match."""
        return turn_in(self._session.match.view(None, state))

    def _acted_last(self) -> int | None:
        """Return who did the last action that somebody chose."""
        match = self._session.match
        last = next(chosen(match), None)
        return None if last is None else match.moves[last].seat
