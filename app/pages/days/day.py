"""A day with its deal, as home's ticket and the calendar show it, and its words."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QDate, QLocale

from app import common_texts
from app.games import MODULES
from app.games.outcome import in_words
from app.match.players import NewMatch
from app.storage.challenges import Challenges, DailyResult
from app.storage.settings import RememberedPlayer
from app.style.typography import joined
from app.texts import texts
from app.widgets.ticket import Pip, TicketTexts
from engine.challenge import DailyDeal, deal_of

T = texts("DailyDeals")

DayState: TypeAlias = Literal["played", "begun", "open", "to-come"]

_DAY: Final = timedelta(days=1)
_WEEK: Final = 7


class Day(NamedTuple):
    """A day and how it stands."""

    deal: DailyDeal
    state: DayState
    result: DailyResult | None
    today: bool

    @property
    def date(self) -> date:
        return self.deal.day

    @property
    def game(self) -> str:
        return self.deal.match.game


class Today(NamedTuple):
    """The day that it is, with the row of days that it belongs to."""

    day: Day
    streak: int
    week: tuple[Pip, ...]
    """The last seven days, today the last of them."""


def day_of(challenges: Challenges, when: date, *, begun: bool) -> Day:
    """Return how a day stands; `begun`: there is a match of it to go on with."""
    today, result = challenges.today, challenges.result(when)
    if result is not None:
        state: DayState = "played"
    elif when > today:
        state = "to-come"
    else:
        state = "begun" if begun else "open"
    return Day(deal_of(when), state, result, when == today)


def today_of(challenges: Challenges, *, begun: bool) -> Today:
    """Return the day that it is; `begun`: there is a match of it to go on with."""
    when = challenges.today
    days = [when - _DAY * back for back in reversed(range(_WEEK))]
    played = [challenges.result(each) is not None for each in days]
    week: list[Pip] = ["played" if each else "missed" for each in played]
    if not played[-1]:
        week[-1] = "today"
    return Today(day_of(challenges, when, begun=begun), challenges.streak, tuple(week))


def daily_match(deal: DailyDeal, remembered: Sequence[RememberedPlayer]) -> NewMatch:
    """Return the match of a day: one person, with the names and colours of the last set-up."""
    # Imported once a day is played: home needs nothing of it.
    from app.pages.setup.party import Party

    seats = deal.match.seats
    people = [player for player in remembered if player.kind == "human"]
    computers = [player for player in remembered if player.kind != "human"]
    unnamed = [RememberedPlayer("", place) for place in range(seats)]
    table = [*(people or unnamed)[:1], *computers, *unnamed][:seats]
    party = Party(seats, table, seats=seats)
    for place, kind in enumerate(deal.match.computers, start=1):
        party.play(place, kind)
    return NewMatch(deal.match.game, deal.match.options, party.players(), deal.seed)


# In words


def game_words(deal: DailyDeal) -> str:
    """Return what is played on a day, with what is switched on."""
    module, match = MODULES[deal.match.game], deal.match
    if not any(value is True for value in match.options.values()):
        return module.short_title  # Nothing is, and no rules need to be loaded.
    return joined(module.short_title, module.setup().variant(match.seats, match.options))


def date_words(when: date) -> str:
    """Return a date as it is said, such as "28 November"."""
    return QLocale().toString(_as_qt(when), "d MMMM")


def day_words(when: date) -> str:
    """Return whose deal a match has: that of this day."""
    return T("deal of the day, {date}")(date=date_words(when))


def month_words(when: date) -> str:
    """Return the month of a day, with its year."""
    name = QLocale().standaloneMonthName(when.month)
    return f"{name[:1].upper()}{name[1:]} {when.year}"


def state_words(day: Day) -> str:
    """Say in a few words how a day stands."""
    if day.result is not None:
        return in_words(day.result.outcome)
    match day.state:
        case "begun":
            return T("begun", "a deal of the day")()
        case "to-come":
            return T("still to come", "a day")()
        case _ if day.today:
            return T("not played yet")()
        case _:
            return T("not played")()


def day_name(day: Day) -> str:
    """Return all of a day in words, for screen readers."""
    parts = [date_words(day.date), common_texts.today() if day.today else ""]
    if day.state != "to-come":
        parts.append(game_words(day.deal))
    return ", ".join(filter(None, (*parts, state_words(day))))


def ticket_texts(today: Today) -> TicketTexts:
    """Return what stands on the ticket of the day."""
    day, game = today.day, game_words(today.day.deal)
    heading = T("Deal of the day")()
    streak = days_in_a_row(n=today.streak) if today.streak else ""
    title, state, row = heading, state_words(day), streak
    if day.state == "begun":
        title = go_on()
    elif day.state == "played":
        title, state = state[:1].upper() + state[1:], streak or T("played")()
        row = ""  # The line says already how many days it is in a row.
    name = [heading, date_words(day.date), game, state_words(day)]
    if streak:
        name.append(streak)
    return TicketTexts(
        day=str(day.date.day),
        month=QLocale().toString(_as_qt(day.date), "MMM").rstrip("."),
        title=title,
        line=joined(game, state),
        row=row or T("last seven days")(),
        name=", ".join(name),
    )


heading = T("Deals of the day")
alone = T("alone")
go_on = T("Go on with the deal")
days_in_a_row = T("%n day(s) in a row")


def _as_qt(when: date) -> QDate:
    return QDate(when.year, when.month, when.day)
