"""A series of five in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from app import common_texts
from app.games import MODULES
from app.match.outcome import measure_of
from app.match.players import shown_name
from app.pages.days.day import alone, date_words
from app.storage.series_file import BestSeries, Series, SeriesKind
from app.style.typography import joined, joined_names, number
from app.texts import texts
from engine.challenge import SERIES
from engine.core.scoring import Scoring

T = texts("Series")

heading = T("Series of five")
what_it_is = T(
    "Five deals of this game, one after the other.",
    note="Of the button at set-up, for screen readers.",
)
best_heading = T("Best series", note="The heading over the list of the ten best.")
which_kind = T("Game and players", note="Names a choice, for screen readers: whose best series.")
go_on = T("Go on with the series", note="A button.")
give_up = T("Give it up", note="A button: the series is not played to its end.")
begin_one = T("Begin a series", note="Over the signs of the five games, each a button.")
begin = T("Begin the series", note="A button: the first of five deals is dealt.")
next_deal = T("Next deal of the series", note="A button on the result of a deal.")
see_series = T("See the series", note="A button on the result of its last deal.")
none_yet = T("No series played to its end yet.", note="In place of the list of the best.")
give_up_question = T(
    "Give this series up? Its finished deals stay among your past games.",
    note="Asked before a series is forgotten.",
)
do_give_up = T("Give the series up", note="The answer that does it.")
do_not = T("Keep it", note="The answer that leaves the series as it is.")
own_deals = T("A series brings five deal numbers of its own.", note="At set-up, on the rail.")
unreadable = T(
    "A file of your challenges could not be read. It is kept as {name}, and they start anew.",
    note="On the page of the deals of the day.",
)


class DealCard(NamedTuple):
    """What stands on a card of the panel: the points of a deal, and what they are."""

    points: str
    unit: str
    won: bool = False

    def spoken(self) -> str:
        """Say it to a screen reader."""
        return self.unit if self.won else f"{self.points} {self.unit}"


def deal_words(at: int) -> str:
    """Return which deal of a series a match is, for the bar; `at` counts from 0."""
    return T("series, deal {deal} of {deals}")(deal=at + 1, deals=SERIES)


def scoring_of(kind: SeriesKind) -> Scoring:
    """Return what is counted in the matches of a kind."""
    scoring: Scoring = MODULES[kind.game].setup().rules.scoring
    return scoring


def leader(series: Series) -> int:
    """Return the party that is ahead; before a first deal, the first."""
    more = scoring_of(series.kind).more
    return max(range(len(series.parties)), key=lambda party: more * sum(series.points(party)))


def names(people: Iterable[tuple[int, str]]) -> list[str]:
    """Return the names of people as they are shown."""
    return [shown_name(name, seat) for seat, name in people]


def kind_words(kind: SeriesKind) -> str:
    """Return what is played, and by how many."""
    seats = common_texts.players(n=kind.seats) if kind.seats > 1 else alone()
    return joined(game_words(kind), seats)


def game_words(kind: SeriesKind) -> str:
    """Return the game with what is switched on."""
    module = MODULES[kind.game]
    setup = module.setup()
    return joined(module.short_title, setup.variant(kind.seats, kind.options))


def about(series: Series | None) -> str:
    """Say what a series is."""
    if series is None:
        return T("Five deals of one game, one after another. What each brings adds up.")()
    game, scoring = game_words(series.kind), scoring_of(series.kind)
    if measure_of(scoring) == "duel":
        text = T(
            "Five deals of {game}, one after another. Cards left over add up, none for a win: the"
            " fewer, the better."
        )
    elif scoring.team:
        text = T(
            "Five deals of {game}, one after another. Cards left over add up: the fewer, the"
            " better."
        )
    elif scoring.more < 0:
        text = T("Five deals of {game}, one after another. Points add up: the fewer, the better.")
    else:
        text = T("Five deals of {game}, one after another. Points add up: the more, the better.")
    return text(game=game)


def standing(series: Series | None) -> str:
    """Say whose series it is and how far it has come."""
    if series is None:
        return T("No series begun")()
    people = [seat for party in series.parties for seat in party]
    if len(people) == 1:
        if series.over:
            return T("Your series, all five deals", note="A series that has been played.")()
        return T("Your series, deal {deal} of {deals}")(deal=series.at + 1, deals=SERIES)
    who = joined_names(names(series.people(leader(series))))
    if series.over:
        return T("{names}: all five deals")(names=who)
    return T("{names}: deal {deal} of {deals}")(names=who, deal=series.at + 1, deals=SERIES)


def sum_words(series: Series) -> tuple[str, str]:
    """Return what the sum is, and the sum, of who is ahead."""
    word = T("in all", note="Before the sum of a finished series.") if series.over else T("so far")
    return word(), number(sum(series.points(leader(series))))


def cards(series: Series) -> list[DealCard]:
    """Return what stands on the cards of the deals that have been played."""
    return [_card(scoring_of(series.kind), points) for points in series.points(leader(series))]


def below(series: Series | None, best: tuple[BestSeries, ...]) -> str:
    """Say what stands below the cards: the others' sums, and how far it is from the own best."""
    if series is None or not series.at:
        return ""
    ahead = leader(series)
    others = [
        f"{joined_names(names(series.people(party)))}: {number(sum(series.points(party)))}"
        for party in range(len(series.parties))
        if party != ahead
    ]
    return joined(*others, _distance(series, ahead, best))


def spoken(series: Series | None, best: tuple[BestSeries, ...]) -> str:
    """Name the panel for screen readers."""
    if series is None:
        return standing(None)
    told = [card.spoken() for card in cards(series)]
    so_far = " ".join(sum_words(series)) if series.at else ""
    return ", ".join(filter(None, (standing(series), *told, so_far, below(series, best))))


def deal_points(best: BestSeries) -> str:
    """Return the points of the deals in a row."""
    return joined(*map(number, best.points))


def best_spoken(place: int, best: BestSeries) -> str:
    """Name a row of the list of the best for screen readers; `place` counts from 1."""
    who = joined_names(names(best.people))
    return T("{place}: {names}, {date}, {sum}")(
        place=place, names=who, date=date_words(best.day), sum=number(best.sum)
    )


def _card(scoring: Scoring, points: int) -> DealCard:
    won = not scoring.points_decide and not points
    if not scoring.points_decide:
        unit = T("won", note="A deal.") if won else T("left", note="Under a number: cards.")
    else:
        unit = T("points", "under a number")
    return DealCard(number(points), unit(), won)


def _distance(series: Series, party: int, best: tuple[BestSeries, ...]) -> str:
    """Say how far a party is from the best series of theirs, as far as this one has come."""
    if not series.own:
        return T("A computer took a seat: not for the best list")()
    people = [name for _, name in series.people(party)]
    points = series.points(party)
    own = [each for each in best if [name for _, name in each.people] == people]
    if series.over and own and own[0].points == points:
        return T("Your best series so far")() if len(own) > 1 else ""
    if not own:
        return ""
    more = sum(points) - sum(own[0].points[: series.at])
    if more == 0:
        return T("Just as much as your best series")()
    if series.over:
        further = T("%n more than your best series", plural=True)
        short = T("%n fewer than your best series", plural=True)
    else:
        further = T("%n more than your best series at this point", plural=True)
        short = T("%n fewer than your best series at this point", plural=True)
    return further(n=more) if more > 0 else short(n=-more)
