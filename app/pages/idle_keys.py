"""What is said after a key that does nothing on the page: silence would leave one guessing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.keys import commands
from app.system.screen_reader import announce
from app.texts import texts

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from app.pages.page import Page

T = texts("Page")

no_way_back = T("There is nothing to go back to.", note="Said after Esc on the home page.")
not_here = T(
    "This key does nothing here.",
    note="Said after a key that does something at some table, or in some list.",
)

ELSEWHERE: Final = (
    commands.MAIN, commands.UNDO, commands.HINT, commands.SIGNAL, commands.MOVES, commands.POINTS,
    commands.GLANCE, commands.PAUSE, commands.NEXT, commands.BACK, commands.ASK_TURN,
    commands.ASK_HAND, commands.ASK_PILES, commands.ASK_OTHERS, commands.ASK_POINTS,
    commands.ASK_DRAW_PILE, commands.ASK_IN_FORCE, commands.ASK_EVENTS, commands.ASK_AGAIN,
    commands.OWN_WORDS, commands.DELETE,
)  # fmt: skip


def answer_idle(page: Page, event: QKeyEvent) -> None:
    """Say that a key does nothing on a page, if it is for something that people do elsewhere."""
    keys = page.appearance.keys
    idle = (*ELSEWHERE, commands.PRESS) if page.hasFocus() else ELSEWHERE
    if page.on_escape is None and keys.is_for(event, commands.LEAVE):
        announce(page, no_way_back())
    elif not event.isAutoRepeat() and keys.is_for(event, *idle):
        announce(page, not_here())
