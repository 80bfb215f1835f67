"""The turns since one's own, as the curtain tells them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from app.games import MODULES
from engine.core.events import Done

if TYPE_CHECKING:
    from app.games.narration import Audience, Narration
    from app.match.session import Session
    from app.match.story import Happenings
    from app.pages.curtain.turns import TurnBefore


def turns_since_own(session: Session) -> list[TurnBefore]:
    """Return what all may know of the turns since that of who plays next, the last one last."""
    last = session.views.turn_before()
    turns = [] if last is None else [*session.views.earlier_turns(), last]
    return [_turn(session, seat, moves) for seat, moves in turns]


def _turn(session: Session, seat: int, moves: range) -> TurnBefore:
    """Return what these moves of one player were, and what came to all with them."""
    from app.pages.curtain.turns import TurnBefore

    return TurnBefore(
        session.players[seat],
        partial(_told, session, moves),
        first=partial(_came_first, session, moves),
        besides=partial(_came_to_all, session, moves),
    )


def _came_first(session: Session, moves: range) -> str:
    narration, story, audience = _heard(session, moves)
    return narration.came_first(story, audience)


def _came_to_all(session: Session, moves: range) -> str:
    narration, story, audience = _heard(session, _with_signals(session, moves))
    return narration.came_to_all(story, audience)


def _with_signals(session: Session, moves: range) -> range:
    """Return these moves with the signals that came right after them."""
    stop, done = moves.stop, session.match.moves
    while stop < len(done) and not isinstance(done[stop], Done):
        stop += 1
    return range(moves.start, stop)


def _heard(session: Session, moves: range) -> tuple[Narration, Sequence[Happenings], Audience]:
    """Return who tells what happened up to these moves, and to whom: to all."""
    from app.games.narration import Audience

    narration = MODULES[session.match.game.id].narration()
    return narration, session.story.moves(None, moves.stop), Audience(session.players, None)


def _told(session: Session, moves: range) -> str:
    """Tell these moves of one player, with `{name}` where the name belongs."""
    from app.games.narration import told_with_names

    narration = MODULES[session.match.game.id].narration()
    happenings = session.story.moves(None, moves.stop)[moves.start :]
    return told_with_names(narration.turn_before(happenings), session.players, session.next_seat)
