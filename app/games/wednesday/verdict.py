"""How rounds and matches of Wednesday are judged when they are over."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from PySide6.QtCore import QCoreApplication

from app.games.verdict import Verdict, points, winners_heading
from app.paint.figures import outcast_figure
from app.text import joined_names, number
from engine.games.wednesday.actions import COMBINE_HYDE, PASS
from engine.games.wednesday.cards import HYDE, THIRTEEN
from engine.games.wednesday.rounds import ROUNDS, result

Cause = Literal["wednesday", "hyde", "hands", "no-character", "saved"]


class RoundEnd(NamedTuple):
    """How a round ended, as all may know: for what cause, and by whose action."""

    cause: Cause
    seat: int


def round_end(before: Mapping[str, Any], action: str) -> RoundEnd:
    """How a round ended with an action; `before` is a bystander's view.

    All know who showed four 10 and who passed, how many characters were left, and what had been
    played last.
    """
    seat = before["turn"]["seat"]
    if action == str(COMBINE_HYDE):
        return RoundEnd("hyde", seat)
    if action != str(PASS):
        return RoundEnd("hands", seat)
    if not before["characters"]:
        return RoundEnd("no-character", seat)
    if before["turn"]["last_number"] == THIRTEEN:
        return RoundEnd("saved", seat)
    return RoundEnd("wednesday", seat)


def round_end_sentence(end: RoundEnd, points: Sequence[int], names: Sequence[str]) -> str:
    """How a round ended, in one sentence in the language on screen."""
    match end.cause:
        case "wednesday":
            return QCoreApplication.translate("WednesdayVerdict", "Wednesday was revealed.")
        case "hyde":
            text = QCoreApplication.translate("WednesdayVerdict", "{name} showed four {number}s.")
            return text.format(name=names[end.seat], number=HYDE)
        case "no-character":
            return QCoreApplication.translate(
                "WednesdayVerdict", "Everybody passed, and there was no character left to reveal."
            )
        case "saved":
            text = QCoreApplication.translate(
                "WednesdayVerdict",
                "Everybody passed; only Wednesday was left, and the {number} kept her away.",
            )
            return text.format(number=THIRTEEN)
    holders = [name for name, left in zip(names, points, strict=True) if left]
    if not holders:
        return QCoreApplication.translate("WednesdayVerdict", "Nobody had any cards left.")
    text = QCoreApplication.translate("WednesdayVerdict", "Only {name} still had cards.")
    return text.format(name=joined_names(holders))


def round_figure(end: RoundEnd) -> str:
    """The figure of who or what ended a round; "" where the players did."""
    match end.cause:
        case "wednesday" | "saved":
            return "wednesday"
        case "hyde":
            return outcast_figure(HYDE)
        case "no-character":
            return outcast_figure(THIRTEEN)
    return ""


class Standing(NamedTuple):
    """A player, or a team with its players, and the points so far."""

    seats: tuple[int, ...]
    total: int


def standings(scores: Sequence[Sequence[int]], teams: int) -> list[Standing]:
    """Who stands where: teams, or players without teams; the fewest points first."""
    sums = result(tuple(map(tuple, scores)), teams)
    seats = len(sums.totals)
    parties = teams or seats
    totals = sums.team_totals or sums.totals
    table = [
        Standing(tuple(range(party, seats, parties)), total) for party, total in enumerate(totals)
    ]
    return sorted(table, key=lambda standing: standing.total)


def leaders(table: Sequence[Standing]) -> list[Standing]:
    """Those at the head of a table; several with equal points."""
    return [standing for standing in table if standing.total == table[0].total]


def verdict(final: Mapping[str, Any], names: Sequence[str], end: RoundEnd | None) -> Verdict:
    """Who has won and how the last round ended, in the language on screen.

    `final` is the last state of the match; `end` is None where nobody knows.
    """
    teams = final["options"]["teams"]
    table = standings(final["scores"], teams)
    cause = ""
    if end is not None:
        text = QCoreApplication.translate("WednesdayVerdict", "The last round: {end}")
        cause = text.format(end=round_end_sentence(end, final["scores"][-1], names))
    return Verdict(
        heading=_heading(leaders(table), names, teams),
        sentence=_sentence(table, names, teams),
        cause=cause,
        laurel=True,
    )


def round_heading(finished: int) -> str:
    """The heading between two rounds."""
    text = QCoreApplication.translate("WednesdayVerdict", "Round {round} is over")
    return text.format(round=finished)


def leading_sentence(table: Sequence[Standing], names: Sequence[str], teams: int) -> str:
    """Who leads between two rounds."""
    ahead = leaders(table)
    total = points(ahead[0].total)
    if teams:
        text = QCoreApplication.translate("WednesdayVerdict", "Leading: {teams} with {points}.")
        return text.format(teams=", ".join(_team_names(ahead, teams)), points=total)
    text = QCoreApplication.translate("WednesdayVerdict", "Leading: {names} with {points}.")
    return text.format(names=joined_names(_names(ahead, names)), points=total)


def team_word(team: int) -> str:
    """A team by its number, from 0."""
    text = QCoreApplication.translate("WednesdayVerdict", "Team {number}")
    return text.format(number=team + 1)


def _team_names(standings: Sequence[Standing], teams: int) -> list[str]:
    return [team_word(standing.seats[0] % teams) for standing in standings]


def _names(standings: Sequence[Standing], names: Sequence[str]) -> Iterator[str]:
    return (names[seat] for standing in standings for seat in standing.seats)


def _heading(ahead: Sequence[Standing], names: Sequence[str], teams: int) -> str:
    if not teams:
        return winners_heading([*_names(ahead, names)])
    return winners_heading(_team_names(ahead, teams))


def _sentence(table: Sequence[Standing], names: Sequence[str], teams: int) -> str:
    ahead = leaders(table)
    total = points(ahead[0].total)
    if len(ahead) > 1:
        who = ", ".join(_team_names(ahead, teams)) if teams else joined_names(_names(ahead, names))
        text = QCoreApplication.translate("WednesdayVerdict", "{names} have {points} each.")
        return text.format(names=who, points=total)
    second = number(table[len(ahead)].total)
    if teams:
        text = QCoreApplication.translate(
            "WednesdayVerdict",
            "{names} have {points} in {rounds} rounds. The next team has {second}.",
        )
        who = joined_names(_names(ahead, names))
        return text.format(names=who, points=total, rounds=ROUNDS, second=second)
    text = QCoreApplication.translate(
        "WednesdayVerdict",
        "{points} in {rounds} rounds: nobody has fewer. The runner-up has {second}.",
    )
    return text.format(points=total, rounds=ROUNDS, second=second)
