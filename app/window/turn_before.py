"""The turns before, as the curtain tells them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.games import MODULES

if TYPE_CHECKING:
    from app.match.session import Session
    from app.pages.curtain.turn_line import TurnBefore


def turn_before(session: Session) -> TurnBefore | None:
    """Return what all may know of the turn that has just ended; None if nothing is to be told."""
    last = session.views.turn_before()
    return None if last is None else _turn(session, *last)


def earlier_turns(session: Session) -> list[TurnBefore]:
    """Return what all may know of the turns before that one, back to who plays next."""
    return [
        _turn(session, seat, moves)
        for seat, moves in session.views.earlier_turns()
        if _told(session, moves)
    ]


def _turn(session: Session, seat: int, moves: range) -> TurnBefore:
    """Return what these moves of one player were, and what came to all with them."""
    from app.pages.curtain.turn_line import TurnBefore

    return TurnBefore(
        session.players[seat],
        partial(_told, session, moves),
        partial(_came_to_all, session, moves),
    )


def _came_to_all(session: Session, moves: range) -> str:
    from app.games.narration import Audience

    narration = MODULES[session.match.game.id].narration()
    story = session.story.moves(None, moves.stop)
    return narration.came_to_all(story, Audience(session.players, None))


def _told(session: Session, moves: range) -> str:
    """Tell these moves of one player, with `{name}` where the name belongs."""
    from app.games.narration import told_with_names

    narration = MODULES[session.match.game.id].narration()
    happenings = session.story.moves(None, moves.stop)[moves.start :]
    return told_with_names(narration.turn_before(happenings), session.players)
