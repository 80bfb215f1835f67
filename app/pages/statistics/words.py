"""Texts of the page of statistics."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Final

from PySide6.QtCore import QDateTime, QLocale

from app import common_texts
from app.games import MODULES
from app.storage.history.breakdown import Bar, Beside, Company
from app.storage.history.history import SeatResult
from app.storage.history.records import moment_of
from app.storage.history.statistics import Streak, Tally
from app.storage.people import person_name
from app.style.typography import joined, number
from app.texts import Text, texts
from engine.core.scoring import Scoring
from engine.games import GAMES

T = texts("Statistics")

heading = common_texts.statistics
games = common_texts.games_heading
player_count = T("Players", note="Before a choice: how many play.")
all_counts = T("All", note="A choice: matches of however many players.")
which_variant = T("Variant", note="Names a choice, for screen readers.")
all_variants = T("All variants", note="A choice: matches of the game in whatever variant.")
plain_game = T("Plain game", note="A choice: matches without any variant.")
whose = T("Whose games", note="Names the choice of a person, for screen readers.")
everybody = T("Everybody", note="A choice: matches of whichever people.")
export = common_texts.export
exported = T("Exported to {folder}: {file}")
not_exported = common_texts.not_exported
play = T("Play {game}", note="A button.")
undo = common_texts.undo
practice_is_left_out = T("Practice games do not count.")
names_kept_aside = T(
    "The file of joined and forgotten names was damaged. It is kept as {name}; the names are as in"
    " the games again."
)
counted_anew = T("The statistics could not be read. They were counted anew from your games.")
counting = T("Counting your games: {read} of {all}.")
still_counting = T("Counting your games …", note="A heading.")
soon_here = T("Their figures stand here in a moment.")
nothing_yet = T("No games yet", note="A heading.")
nothing_like_this = T("No games like this yet", note="A heading.")
another_choice = T("Choose other players or another variant, or play one.")
team_invitation = T(
    "Play {game} to its end, and here you will see how many cards are left,"
    " your streak and with whom you do best."
)
rivals_invitation = T(
    "Play {game} to its end, and here you will see how often you win,"
    " your streak and against whom you do best."
)

game_count = T("game(s)", "under a figure", plural=True)
since = T("since {date}", note="The date of the first match.")
win_count = T("win(s)", "under a figure", plural=True)
and_excellent = T("and %n more excellent", note="Matches that were nearly won, besides those won.")
expected = T("expected {share}", note="The share of wins that chance would give, in percent.")
shared_wins = T("%n shared", note="So many of the wins are shared with somebody.")
best = T("the best")
best_cards = T("card(s) left at best", "under a figure", plural=True)
best_points = T("point(s) at best", "under a figure", plural=True)
times = T("%n time(s)")
win_times = T("a win, %n time(s)")
none_whole = T("no game without a computer in your seat")
average = T("on average")
average_left = T("left on average", note="Of cards, after a figure.")
win_counts_none = T("a win: 0 cards", note="Below a mean of cards left: how a win counts in it.")
median = T(
    "middle result {value}",
    note="The median of the results, in plain words: half of them are lower, half are higher.",
)
last_ten = T("last ten {value}", note="The mean of the last ten matches.")
excellent_streak = T("excellent in a row")
win_streak = T("win(s) in a row", plural=True)
longest = T("longest streak: {longest}")
wins_in_a_row = T("wins in a row: {now}, most {longest}")
average_place = T("place on average")
hours = T("%n h {minutes} min", note="How long was played: hours and minutes.")

cards_left = common_texts.cards_left
points = common_texts.points_heading
how_ended = T("how many games ended like this")
win_bar = T("win", "below the bar of matches that were won")
excellent = T("excellent", note="Below the bars of nearly won matches.")
or_more = T("{low}+", note="So many or more.")
last_one = T("the last one: {score}, {when}")
last_win = T("the last one: a win, {when}")
cards = T("%n card(s)")
games_won = T("%n game(s) won", note="Of a bar, for screen readers.")
bar_cards = T("{low} to {high} cards left: {games}", note="For screen readers.")
bar_cards_open = T("{low} or more cards left: {games}", note="For screen readers.")
bar_points = T("{low} to {high} points: {games}", note="For screen readers.")
one_points = T("{low} points: {games}", note="For screen readers.")
of_them_won = T("{games}, %n of them won", note="For screen readers.")
plain_games = common_texts.games
percent_column = T("Share", note="Heads a column.")
result_column = common_texts.result

latest = T("The last %n", note="A heading: the last matches one by one.")
lower_is_better = T("the lower, the better")
higher_is_better = T("the higher, the better")
mean_of_five = T("Mean of five", note="Heads a column.")
date_column = T("Date", note="Heads a column.")
dot = T("{date}: {score}", note="A match in a chart, for screen readers.")
dot_won = T("{date}: {score}, won", note="A match in a chart, for screen readers.")
win_is_none = T(
    "the lower, the better; a win is 0", note="Beside a heading: of cards left, in a chart."
)

company = T("Who you play with", note="A heading.")
rivals = T(
    "How you do against", note="A heading: whose games these are, against each of the others."
)
name_column = common_texts.name_heading
games_column = T("games", note="Heads a column.")
mean_column = T("average", note="Heads a column.")
wins_column = T("wins", note="Heads a column.")
losses_column = T("losses", note="Heads a column.")
place_column = T("place", note="Heads a column.")
beside: Final[Mapping[Beside, Text]] = {
    "people": T("all people", note="Matches against people, in a row of a table."),
    "computers": T("computers", note="Matches with computers, in a row of a table."),
    "easy": T("computers, easy"),
    "normal": T("computers, normal"),
    "hard": T("computers, hard"),
}
person_row = T("{name}: {games}, average {mean}, %n won", note="For screen readers.")

see_games = T("See these games", note="In the menu of a name.")
only_of = T("Only games of {name}", note="In the menu of a name.")
everybodys = T("Games of everybody", note="In the menu of a name.")
join_with = T("Is the same person as …", note="In the menu of a name.")
part_from = T("{name} is somebody else", note="In the menu: the names are told apart again.")
forget = T("Forget {name}", note="In the menu of a name: the person counts no more.")
remember = T("Count {name} again", note="In a menu: the name was forgotten.")
joined_now = T("{name} and {other} count as one person now.")
parted_now = T("{name} counts apart again.")
forgotten_now = T("{name} is not counted any more. The saved games stay as they are.")
remembered_now = T("{name} is counted again.")
as_before = T("As it was before.")
forgotten = T("%n forgotten", note="A button: opens a menu with the names.")

kept_bar = T("{game}: {bar}", note="Which matches are shown.")


def percent(value: float) -> str:
    """Write a share between 0 and 1."""
    return common_texts.percent(number=round(100 * value))


def variant_word(game: str, variant: str, seats: int) -> str:
    """Name what a match is played with besides the plain game."""
    offered = GAMES[game].options
    options = {**{name: each.default for name, each in offered.items()}, **json.loads(variant)}
    return MODULES[game].setup().variant(seats, options) or plain_game()


def day(result: SeatResult) -> str:
    """Return the day on which a match was over."""
    return _date(moment_of(result.time))


def _date(moment: datetime) -> str:
    now = datetime.now().astimezone()
    at = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    if moment.date() == now.date():
        return common_texts.today()
    return QLocale().toString(at, "d MMMM" if moment.year == now.year else "d MMMM yyyy")


def first_day(tally: Tally) -> str:
    """Return the day on which the first match was begun; "" where its file does not tell."""
    try:
        return since(date=_date(datetime.fromisoformat(tally.since).astimezone()))
    except (ValueError, OverflowError, OSError):
        return ""


def duration(played_ms: int) -> str:
    """Say how long was played."""
    minutes = round(played_ms / 60_000)
    if minutes < 60:
        return common_texts.minutes(n=minutes) if minutes else ""
    return hours(n=minutes // 60, minutes=minutes % 60)


def streak_line(streak: Streak) -> str:
    """Say how many wins there were in a row."""
    return wins_in_a_row(now=streak.now, longest=streak.longest)


def bar_label(bar: Bar) -> str:
    """Return what stands below a bar."""
    if bar.wins:
        return win_bar()
    if bar.high is None:
        return or_more(low=bar.low)
    return number(bar.low) if bar.low == bar.high else f"{number(bar.low)}–{number(bar.high)}"


def bar_spoken(bar: Bar, scoring: Scoring) -> str:
    """Name a bar for screen readers."""
    count = len(bar.results)
    if bar.wins:
        return games_won(n=count)
    said = plain_games(n=count)
    if not scoring.points_decide:
        if bar.high is None:
            return bar_cards_open(low=bar.low, games=said)
        return bar_cards(low=bar.low, high=bar.high, games=said)
    if bar.won:
        said = of_them_won(games=said, n=bar.won)
    if bar.low == bar.high:
        return one_points(low=number(bar.low), games=said)
    return bar_points(low=number(bar.low), high=number(bar.high or bar.low), games=said)


def company_name(entry: Company) -> str:
    """Name with whom matches were played."""
    return person_name(entry.person) if entry.beside == "person" else beside[entry.beside]()


def company_spoken(entry: Company) -> str:
    """Name a row of the table of people for screen readers."""
    return person_row(
        name=company_name(entry),
        games=plain_games(n=entry.played),
        mean=number(entry.mean),
        n=entry.won,
    )


def share_parts(tally: Tally, scoring: Scoring) -> tuple[str, ...]:
    """Say what stands below the number of wins."""
    share = percent(tally.won / tally.played)
    if scoring.team:
        return share, and_excellent(n=tally.excellent) if tally.excellent else ""
    shared = shared_wins(n=tally.shared) if tally.shared else ""
    return joined(share, shared), expected(share=percent(tally.expected))
