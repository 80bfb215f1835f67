"""Earlier views of a match at the screen, as the person there may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.match.moves import is_aside, last_done, moves_up_to_own, own_turn_up_to
from app.match.turns import begins_turn, turn_in
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
            while since < len(match.moves) and is_aside(match, since + 1):
                since += 1
        return [match.view(viewer, index) for index in range(since, len(match.states))]

    def since_own_turn(self) -> list[Document]:
        """Return the views of the seat on screen since the last turn of its own, the last present.

        What it decided in turns of others, with all others, ends nothing; nor does any of it
        where it has had no turn yet.
        """
        match, viewer = self._session.match, self._session.viewer
        since = own_turn_up_to(match, self._session.seat)
        return [match.view(viewer, index) for index in range(since, len(match.states))]

    def last_turn(self) -> list[Document]:
        """Return the views of the turn of whoever acted last, from before its first action on."""
        match, viewer = self._session.match, self._session.viewer
        moves = match.moves
        start = max(0, len(moves) - 1)
        while start and moves[start - 1].seat == moves[-1].seat:
            start -= 1
        return [match.view(viewer, index) for index in range(start, len(match.states))]

    def turn_before(self) -> tuple[int, range] | None:
        """Return the actions with which another seat ended its turn.

        That seat, and the indices of the moves that it did in that turn. None if nobody else has
        acted since the last turn of the seat to act, or if who comes to the screen is not to act:
        another turn goes on. Where a round has just ended it is the turn that ended it, whose ever.
        """
        match, own = self._session.match, self._session.next_seat
        last = last_done(match)
        if last is None or match.simultaneous or own not in match.to_act:
            return None
        if _ended_round(match, last):
            return _turn_up_to(match, last)
        for index in range(last, -1, -1):
            move = match.moves[index]
            if isinstance(move, Done) and move.seat != own:
                return _turn_up_to(match, index)
            if move.seat == own and _ended_own_turn(match, index):
                return None
        return None

    def earlier_turns(self) -> list[tuple[int, range]]:
        """Return the turns since the next seat's own last one but for the one just before.

        For each the seat, and the indices of the moves that it did in it, from the first on. What
        the next seat itself did in turns of others ends nothing and is left out, and so is a signal
        after the end of a turn, and what others did in one that went on: its end tells it. With its
        own last turn it is told that a round ended, which concerned all.
        """
        before, own = self.turn_before(), self._session.next_seat
        if before is None or before[0] == own:
            return []
        match = self._session.match
        turns: list[tuple[int, range]] = []
        index = before[1].start - 1
        while index >= 0:
            if not isinstance(match.moves[index], Done):
                index -= 1
            elif match.moves[index].seat != own:
                seat, moves = _turn_up_to(match, index)
                if not _went_on(match, index):
                    turns.insert(0, (seat, moves))
                index = moves.start - 1
            elif match.view(None, index)["turn"]["seat"] != own:
                index -= 1
            else:
                if _ended_round(match, index):
                    turns.insert(0, _turn_up_to(match, index))
                break
        return turns

    def round_has_just_ended(self) -> bool:
        """Tell whether a round ended with what was done last: nobody has gone on yet."""
        match = self._session.match
        last = last_done(match)
        return last is not None and match.over is None and _ended_round(match, last)

    def next_has_had_a_turn(self) -> bool:
        """Tell whether the next seat has had a turn of its own in this match.

        What was said before it was known who starts was none.
        """
        match, own = self._session.match, self._session.next_seat
        begun = (
            match.view(None, index) for index, move in enumerate(match.moves) if move.seat == own
        )
        return any("start" not in view and view["turn"]["seat"] == own for view in begun)


def _went_on(match: Match, move: int) -> bool:
    """Tell whether a numbered turn went on after this move; none does before all is said of it."""
    before, after = match.view(None, move), match.view(None, move + 1)
    number = turn_in(before).number
    return "start" not in before and number is not None and turn_in(after).number == number


def _turn_up_to(match: Match, last: int) -> tuple[int, range]:
    """Return who did the move of this index, and their moves in that turn, which it ends."""
    first, seat = last, match.moves[last].seat
    while first and match.moves[first - 1].seat == seat and not _ends_turn(match, first - 1):
        first -= 1
    return seat, range(first, last + 1)


def _ends_turn(match: Match, move: int) -> bool:
    """Tell whether what follows this move is told apart from it, though the same seat did both.

    Who led may be the last to pass, block a number, and lead again, or open the next round.
    """
    before, after = match.view(None, move), match.view(None, move + 1)
    if "start" in before:
        return "start" not in after
    blocks = after["turn"].get("step") == "block"
    return blocks or begins_turn(after) or turn_in(after) != turn_in(before)


def _ended_own_turn(match: Match, move: int) -> bool:
    """Tell whether who did this move ended a turn of their own with it."""
    before = match.view(None, move)
    own = "start" not in before and before["turn"]["seat"] == match.moves[move].seat
    return own and _ends_turn(match, move)


def _ended_round(match: Match, move: int) -> bool:
    """Tell whether a round ended with this move, and another one began."""
    before, after = match.view(None, move), match.view(None, move + 1)
    return before.get("round") != after.get("round")
