"""Texts of the page of past matches."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale

from app import common_texts
from app.games import MODULES
from app.games.deal_words import deal_words
from app.games.setup import open_hands_word
from app.keys import commands
from app.match.players import one_line
from app.storage.damage_words import damage_text
from app.style.typography import joined, joined_names
from app.texts import Text, texts
from engine.core.errors import Damaged

if TYPE_CHECKING:
    from app.storage.history.history import ResultFilter
    from app.storage.history.orders import MatchOrder
    from app.storage.match_store import SavedMatch

T = texts("MatchesPage")

heading = common_texts.saved_games
search = T("Name or deal number", note="In the empty field of the search.")
all_games = T("All games", note="A button: matches of all games are shown.")
all_games_shown = T("Shows the saved games of every game.", note="Describes “All games”.")
anybody = T("Anybody", note="A choice: matches of whichever players.")
who = T("Player", note="Names the choice of a player, for screen readers.")
which_result = T("How it ended", note="Names a choice, for screen readers.")
results: Final[dict[ResultFilter, Text]] = {
    "": T("Any result", note="A choice: matches whichever way they ended."),
    "won": T("Won", note="A choice: matches that were won."),
    "lost": T("Not won", note="A choice: matches that were not won."),
    "unfinished": T("Unfinished", note="A choice, and the heading over matches that go on."),
}
which_order = T("Order", note="Names a choice, for screen readers: what comes first.")
orders: Final[dict[MatchOrder, Text]] = {
    "": T("Newest first"),
    "oldest": T("Oldest first"),
    "longest": T("Longest first"),
    "won": T("Won first"),
}
finished = T("Finished", note="The heading over matches that are over, the longest first.")
damaged = T("Cannot be opened", note="The heading over damaged files.")
go_on = T("Continue", note="A button: the match goes on.")
see_result = common_texts.result
replay = common_texts.replay
review = common_texts.review
again = common_texts.same_deal_again
export = common_texts.export
rescue = T(
    "Open up to there",
    note="A button: a match is played on in a copy, from where its file is damaged.",
)
export_all = T("Export all", note="A button: all matches are copied to the folder Documents.")
open_file = T("Open a file", note="A button: a saved match from elsewhere is taken in.")
file_kind = T("Trapoula games", note="The kind of file, in the system's window that opens files.")
delete = commands.DELETE.name
bring_back = T("Bring it back", note="A button: what was deleted is there again.")
deleted = T("Deleted: {match}", note="In place of a match.")
no_matches = T("There are no saved games.")
kept_here = T("Every game you play is kept here, move by move.")
nothing_found = T("Nothing found for “{search}”", note="The search finds no match.")
nothing_fits = T("Nothing found", note="No match is of that game, player and result.")
show_all = T("Show all saved games", note="A button: nothing is kept out any more.")
loading = T("Your saved games are loading: {read} of {all}.")
taking_in = T("Taking in %n game(s).", note="When it begins, for screen readers.")
taken_in_so_far = T("Taking in {now} of {all} …", note="How many games from elsewhere are here.")
exporting = T("Exporting %n game(s).", note="When it begins, for screen readers.")
exported_so_far = T("Exporting {now} of {all} …", note="How many games have been copied.")
count = common_texts.games
unfinished = T("%n unfinished", note="How many of the matches still go on.")
lost = T("%n file(s) cannot be opened")
exported = T("Exported to {folder}")
exported_all = T("%n game(s) exported to {folder}")
not_exported = common_texts.not_exported
unchanged = T("The file has not been changed. You can delete it here.")
deal_of_the_day = T(
    "deal of the day", note="Of a saved game: it was dealt for the day it was played."
)
a_copy = T("copy", note="Of a saved game that lies in another file too.")
today = T("today, {time}", note="When a match was played.")
yesterday = T("yesterday, {time}", note="When a match was played.")


def title(saved: SavedMatch) -> str:
    """Return the name of the game; of a file that cannot be read, its own."""
    return (
        one_line(saved.path.name) if saved.damaged is not None else MODULES[saved.game].short_title
    )


def below_title(saved: SavedMatch) -> str:
    """Say what was played with, which deal it was and how long it took; or what is damaged."""
    return joined(*parts_below_title(saved))


def parts_below_title(saved: SavedMatch) -> list[str]:
    """Return the parts of what stands below the name of the game."""
    if saved.damaged is not None:
        text = damage_text(saved.damaged)
        return [text if isinstance(saved.damaged, OSError) else f"{text} {unchanged()}"]
    assert saved.view is not None
    variant = MODULES[saved.game].played_as(saved.view, open_hands=False)
    minutes = round(saved.played_ms / 60_000)
    length = common_texts.minutes(n=minutes) if minutes else ""
    copy = a_copy() if saved.copy else ""
    deal = deal_words(saved.view, saved.seed, practice=saved.practice)
    hands = open_hands_word() if saved.open_hands else ""
    return list(filter(None, (variant, occasion(saved), *deal, copy, length, hands)))


def occasion(saved: SavedMatch) -> str:
    """Say that a match was dealt for a day or for the series; "" for any other.

    The day itself is told where the row does not tell it as the day of the match.
    """
    if saved.day is not None:
        from app.pages.days.day import day_words

        return deal_of_the_day() if saved.day == saved.moment.date() else day_words(saved.day)
    if saved.series_deal is not None:
        from app.pages.days.series_words import deal_words as series_deal

        return series_deal(saved.series_deal)
    return ""


def can_be_replayed(saved: SavedMatch) -> bool:
    """Tell whether anything of a match can be shown again; of a damaged one what comes before."""
    return saved.damaged is None or (isinstance(saved.damaged, Damaged) and saved.damaged.line > 1)


def can_be_reviewed(saved: SavedMatch) -> bool:
    """Tell whether a match is over, and of a game that has a review."""
    over = saved.damaged is None and not saved.unfinished
    return over and MODULES[saved.game].has_review


def players(saved: SavedMatch) -> str:
    """Return the names of all who play."""
    return joined_names(player.name for player in saved.players)


def names(saved: SavedMatch) -> list[str]:
    """Return the name of each who plays, as it is joined with others."""
    return [joined_names([player.name]) for player in saved.players]


def standing(saved: SavedMatch) -> str:
    """Say how the match stands or ended."""
    if saved.view is None:
        return ""
    names = [player.name for player in saved.players]
    return MODULES[saved.game].summary().progress(saved.view, names)


def when(saved: SavedMatch) -> str:
    """Return when the match was last played, as the reader of the language writes dates."""
    moment, now = saved.moment, datetime.now().astimezone()
    locale = QLocale()
    at = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    if moment.date() == now.date():
        return today(time=locale.toString(at, "HH:mm"))
    if moment.date() == now.date() - timedelta(days=1):
        return yesterday(time=locale.toString(at, "HH:mm"))
    return locale.toString(at, "d MMMM" if moment.year == now.year else "d MMMM yyyy")


def group(saved: SavedMatch, order: MatchOrder) -> str:
    """Return the heading of the group in which a match stands.

    Of one that is over it is its month, as far as they are in the order of time.
    """
    if saved.damaged is not None:
        return damaged()
    if saved.unfinished:
        return results["unfinished"]()
    if order == "longest":
        return finished()
    if order == "won":
        return results["won" if saved.won else "lost"]()
    return f"{QLocale().standaloneMonthName(saved.moment.month)} {saved.moment.year}"


def spoken(parts: Iterable[str]) -> str:
    """Name a match for screen readers by what its row says."""
    return ", ".join(filter(None, parts))


def opened(buttons: Iterable[str]) -> str:
    """Tell what can be done with a match, now that its row is open."""
    named = T("Opened: {buttons}.", note="Said of the row of a saved game that was pressed.")
    return named(buttons=", ".join(buttons))


closed = T("Closed.", note="Said of the row of a saved game that was pressed.")


def short(saved: SavedMatch) -> str:
    """Name a match briefly: one that is gone from the list, or whose row is open."""
    return ", ".join(part for part in (title(saved), players(saved), when(saved)) if part)


def place(path: Path) -> str:
    """Name the folder of a file, for people."""
    return one_line(path.parent.name)
