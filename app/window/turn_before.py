"""What the curtain says of the turn before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games import MODULES

if TYPE_CHECKING:
    from app.match.session import Session
    from app.pages.curtain.turn_line import TurnBefore


def turn_before(session: Session) -> TurnBefore | None:
    """Return what all may know of the turn that has just ended; None if nothing is to be told."""
    from app.games.narration import Audience, told_with_names
    from app.pages.curtain.turn_line import TurnBefore

    last = session.views.turn_before()
    if last is None:
        return None
    seat, moves = last
    narration = MODULES[session.match.game.id].narration()
    story = session.story.moves(None, moves.stop)
    audience = Audience(session.players, None)
    return TurnBefore(
        session.players[seat],
        lambda: told_with_names(narration.turn_before(story[moves.start :]), session.players),
        lambda: narration.came_to_all(story, audience),
    )
