"""What the rail says of the computers' moves, and the words on its buttons for them."""

from __future__ import annotations

from app.computer_seats import Trouble
from app.games.contract import Status
from app.texts import texts

T = texts("Computers")

go_on = T("Go on")
next_move = T("Next move")
pause = T("Pause")
try_again = T("Try again")


def paused(button: str) -> Status:
    """Return what is said while computers are stopped; `button` lets them go on."""
    second = T("Click “{word}” or press P")(word=button)
    return Status(T("The game is paused")(), second)


def cannot_play() -> Status:
    """Return what is said where a computer sits at a game that none can play."""
    first = T("The computer cannot play this game yet.")()
    return Status(first, T("A person can take this seat.")())


def thinking_again(name: str) -> Status:
    """Return what is said while a computer that did nothing has been asked once more."""
    return Status(T("{name} is thinking.")(name=name), "")


def in_trouble(trouble: Trouble, name: str) -> Status:
    """Return why a computer does nothing, and what can be done about it."""
    if trouble == "not-saved":
        first = T("{name}’s move could not be saved.")(name=name)
        return Status(first, T("Make room on the disk, then try again.")())
    first = T("{name} is not answering.")(name=name)
    return Status(first, T("Try again, or let a person take this seat.")())
