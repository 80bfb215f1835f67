"""Who comes to the screen, and what the curtain has to tell them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.keys.commands import KeyCommand
from app.match.players import PlayerInfo
from app.pages.curtain.turns import TurnBefore


@dataclass(frozen=True)
class Arrival:
    """For whom the curtain falls, and what it says to them."""

    player: PlayerInfo
    turns: Sequence[TurnBefore] = ()
    """What was done since the player's own last turn, the last one last."""
    taken_back: Callable[[], str] = str
    """What was taken back just now, from the curtain; "" for nothing."""
    acts: bool = True
    """Whether the player acts now, and does not only sit down while others play."""
    looks: bool = False
    """Whether they see their own cards while it is somebody else's turn, or nobody's yet."""
    left: PlayerInfo | None = None
    """Who has just handed over and may take that back; None if nobody may."""
    alone: bool = False
    """Whether nobody else plays at this screen, who would have to look away."""
    first: bool = False
    """Whether the player has had no turn yet."""
    explained: bool = False
    """Whether the curtain says what it is for, too."""
    own: str = ""
    """Whose own settings hold from now on, if anybody's."""
    idle_keys: frozenset[KeyCommand] = frozenset()
    """Commands of tables that do nothing at this one."""
    on_request: bool | None = None
    """Whether their cards are only said when they ask; None where that cannot be chosen."""
