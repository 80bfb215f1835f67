"""Matches that are read from their files for a page on top of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.storage.match_store import MatchStore
from app.storage.opening import LookingBack
from app.window.messages import Messages
from app.window.page_stack import PageStack

if TYPE_CHECKING:
    from app.match.moments import Moments
    from app.storage.opening import Recorded


def looking_back(
    store: MatchStore, pages: PageStack, messages: Messages, parent: QObject
) -> LookingBack:
    """Make a reader that says what keeps it, and stops when one turns to another page."""
    reading = LookingBack(store, parent)
    reading.begun.connect(messages.opening)
    reading.failed.connect(messages.not_opened)
    pages.left.connect(reading.stop)
    return reading


def moments_of(recorded: Recorded, store: MatchStore) -> Moments:
    """Return the moments of a match that has been read, with its players as people see them."""
    from app.match.moments import Moments

    match, turns, _ = recorded
    return Moments(match, store.player_infos(match), turns)
