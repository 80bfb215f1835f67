"""Words on the rail about the computers at a table, and its buttons for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app import common_texts
from app.games import MODULES
from app.games.contract import DoActions, RailAction, Status
from app.keys import commands
from app.match.bot_controller import Trouble
from app.texts import texts

if TYPE_CHECKING:
    from app.pages.table.computers.pacing import BotPacing

T = texts("Computers")

go_on = T("Go on")
_moves_back = T("%n move(s) back", note="How far somebody who looks on has gone back.")


def complaint(pacing: BotPacing) -> Status | None:
    """Return what the rail says while something is wrong; None if all is well."""
    trouble = pacing.computers.trouble
    if trouble is None or not pacing.trouble:
        return None
    session = pacing.session
    if trouble == "no-answer" and not MODULES[session.match.game.id].has_computers:
        first = T("The computer cannot play this game yet.")()
        return Status(first, T("A person can take this seat.")())
    name = session.players[session.computers_to_act[0]].name
    if pacing.computers.retrying:
        return Status(T("{name} is thinking.")(name=name), "")
    return _in_trouble(trouble, name)


def status(
    pacing: BotPacing, of_the_game: Status, reader: int | None, fits: Callable[[str], bool]
) -> Status:
    """Return what the rail says to a `reader`, where the game's own words are `of_the_game`.

    Below stands what the computer that moved last did, as long as that is news, and as much as
    `fits` of what the reader has not read to its end.
    """
    said = complaint(pacing)
    if said is not None:
        return said
    said = paused(pacing) if pacing.stopped else of_the_game
    news = pacing.news.with_unread(reader, fits)
    return said._replace(second=news) if news else said


def gone_back(moves: int, told: str) -> Status:
    """Return what the rail says where somebody has gone so many moves back.

    What is `told` was done last before what is shown.
    """
    return Status(_moves_back(n=moves), told)


def main_button(pacing: BotPacing) -> RailAction:
    """Return the main button, where it is for what computers do."""
    if pacing.trouble:
        return RailAction(
            common_texts.try_again(), DoActions(()), allowed=not pacing.computers.retrying
        )
    return RailAction(commands.NEXT.name(), DoActions(()), quiet=not pacing.waits_for_press)


def main_words(pacing: BotPacing) -> Sequence[str]:
    """Return the usual words of the main button for what computers do at this table."""
    return (commands.NEXT.name(),) if pacing.watched or pacing.waits_for_press else (go_on(),)


def pause_button(pacing: BotPacing) -> str:
    """Return the word on the button that stops what is watched, or lets it go on."""
    return go_on() if pacing.paused else common_texts.pause()


def paused(pacing: BotPacing) -> Status:
    """Return what the rail says while what is watched is stopped."""
    second = T("Click “{word}” or press P")(word=pause_button(pacing))
    return Status(T("The game is paused")(), second)


def _in_trouble(trouble: Trouble, name: str) -> Status:
    if trouble == "not-saved":
        first = T("{name}’s move could not be saved.")(name=name)
        return Status(first, T("Make room on the disk, then try again.")())
    first = T("{name} is not answering.")(name=name)
    return Status(first, T("Try again, or let a person take this seat.")())
