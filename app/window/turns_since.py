"""The turns since one's own, as the curtain tells them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.games import MODULES
from engine.core.events import Done

if TYPE_CHECKING:
    from app.match.session import Session
    from app.pages.curtain.turns import TurnBefore


def turns_since_own(session: Session) -> list[TurnBefore]:
    """Return what all may know of the turns since that of who plays next, the last one last."""
    last = session.views.turn_before()
    turns = [] if last is None else [*session.views.earlier_turns(), last]
    return [_turn(session, seat, moves) for seat, moves in turns]


def told_to_all(session: Session, event: int) -> str:
    """Return in words what all may know of this event."""
    from app.games.narration import Audience

    narration = MODULES[session.match.game.id].narration()
    [happenings, *_] = session.story.events(None, event)
    return narration.announce(happenings, Audience(session.players, None))


def _turn(session: Session, seat: int, moves: range) -> TurnBefore:
    """Return what these moves of one player were, and what came to all with them."""
    from app.pages.curtain.turns import TurnBefore

    listener = session.next_seat
    return TurnBefore(
        session.players[seat],
        partial(_told, session, moves, listener),
        besides=partial(_came_to_all, session, _with_signals(session, moves), listener),
        in_detail=partial(_told_in_detail, session, moves),
    )


def _came_to_all(session: Session, moves: range, listener: int) -> str:
    from app.games.narration import Audience

    narration = MODULES[session.match.game.id].narration()
    story = session.story.moves(None, moves.stop)
    return narration.came_to_all(story, Audience(session.players, listener))


def _with_signals(session: Session, moves: range) -> range:
    """Return these moves with the signals that came right after them."""
    stop, done = moves.stop, session.match.moves
    while stop < len(done) and not isinstance(done[stop], Done):
        stop += 1
    return range(moves.start, stop)


def _told_in_detail(session: Session, moves: range) -> str:
    """Tell them with the cards that all saw; "" where that is told no otherwise."""
    narration = MODULES[session.match.game.id].narration()
    return narration.turn_in_detail(session.story.moves(None, moves.stop)[moves.start :])


def _told(session: Session, moves: range, listener: int) -> str:
    """Tell these moves of one player, with `{name}` where the name belongs."""
    from app.games.narration import told_with_names

    narration = MODULES[session.match.game.id].narration()
    happenings = session.story.moves(None, moves.stop)[moves.start :]
    return told_with_names(narration.turn_before(happenings, listener), session.players)
