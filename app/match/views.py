"""Earlier views of a match at the screen, as the person there may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.match.moves import moves_up_to_own
from engine.core.events import Done
from engine.core.jsontext import Document
from engine.core.match import Match

if TYPE_CHECKING:
    from app.match.session import Session


class Views:
    """A look back in the match of a session, from whoever's hand is open there."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def unseen(self) -> list[Document]:
        """Return the views of the seat on screen since its own last action, the present one last.

        They show what the others did meanwhile, cards taken or given included, and nothing that
        the seat may not know. Decisions for which all sat at the screen are not among it.
        """
        match, viewer = self._session.match, self._session.viewer
        since = moves_up_to_own(match, self._session.seat)
        if self._session.shared:
            while since < len(match.moves) and _both_simultaneous(match, since):
                since += 1
        return [match.view(viewer, index) for index in range(since, len(match.states))]

    def last_turn(self) -> list[Document]:
        """Return the views of the turn of whoever acted last, from before its first action on."""
        match, viewer = self._session.match, self._session.viewer
        start = _run_up_to(match, len(match.moves) - 1)[1].start if match.moves else 0
        return [match.view(viewer, index) for index in range(start, len(match.states))]

    def turn_before(self) -> tuple[int, range] | None:
        """Return the actions with which another seat ended its turn.

        That seat, and the indices of the moves that it did in a row. None if nobody else has acted
        since the seat to act began, if all have just seen what came of it together, or if who
        comes to the screen is not to act: another turn goes on.
        """
        session, match = self._session, self._session.match
        seen = session.handover.all_have_seen or match.simultaneous
        if seen or session.next_seat not in match.to_act:
            return None
        moves = match.moves
        done = [index for index, move in enumerate(moves) if isinstance(move, Done)]
        others = [index for index in done if moves[index].seat != session.next_seat]
        if not others:
            return None
        return _run_up_to(match, others[-1])

    def earlier_turns(self) -> list[tuple[int, range]]:
        """Return the turns since the next seat's own last one but for the one just before.

        For each the seat, and the indices of the moves that it did in a row, from the first on.
        What the next seat itself did in turns of others ends nothing and is left out, and so is a
        signal after the end of a turn, and what others did in one that went on: its end tells it.
        """
        before = self.turn_before()
        if before is None:
            return []
        match, own = self._session.match, self._session.next_seat
        turns: list[tuple[int, range]] = []
        index = before[1].start - 1
        while index >= 0:
            if not isinstance(match.moves[index], Done):
                index -= 1
            elif match.moves[index].seat != own:
                seat, moves = _run_up_to(match, index)
                if not _went_on(match, index):
                    turns.insert(0, (seat, moves))
                index = moves.start - 1
            elif match.view(None, index)["turn"]["seat"] != own:
                index -= 1
            else:
                break
        return turns

    def next_has_had_a_turn(self) -> bool:
        """Tell whether the next seat has had a turn of its own in this match.

        What was said before it was known who starts was none.
        """
        match, own = self._session.match, self._session.next_seat
        begun = (
            match.view(None, index) for index, move in enumerate(match.moves) if move.seat == own
        )
        return any("start" not in view and view["turn"]["seat"] == own for view in begun)


def _both_simultaneous(match: Match, move: int) -> bool:
    """Tell whether several were to decide before this move, and after it."""
    before, after = match.states[move : move + 2]
    return match.game.simultaneous(before) and match.game.simultaneous(after)


def _went_on(match: Match, move: int) -> bool:
    """Tell whether a numbered turn went on after this move; none does before all is said of it."""
    before, after = match.view(None, move), match.view(None, move + 1)
    number = before["turn"].get("number")
    return "start" not in before and number is not None and after["turn"]["number"] == number


def _run_up_to(match: Match, last: int) -> tuple[int, range]:
    """Return who did the move of this index, and the moves in a row that it ends."""
    first, seat = last, match.moves[last].seat
    while first and match.moves[first - 1].seat == seat:
        first -= 1
    return seat, range(first, last + 1)
