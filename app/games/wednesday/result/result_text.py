"""The texts on rounds and matches of Wednesday that are over."""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from app import common_texts
from app.games.result_text import (
    ResultText,
    count_word,
    gap,
    only_person,
    own_place,
    place_word,
    points,
    winners_heading,
)
from app.games.wednesday.visuals.figures import outcast_figure
from app.style.typography import names_in_a_sentence, number
from app.texts import texts
from engine.games.wednesday.cards import HYDE, THIRTEEN
from engine.games.wednesday.documents import WednesdayStateDocument
from engine.games.wednesday.happenings import Cause
from engine.games.wednesday.rounds import ROUNDS, result

T = texts("WednesdayVerdict")


class RoundEnd(NamedTuple):
    """The end of a round, as all may know it: its cause, and whose action it was."""

    cause: Cause
    seat: int


def round_end_sentence(
    end: RoundEnd, points: Sequence[int], names: Sequence[str], own: int | None = None
) -> str:
    """Say how a round ended, in one sentence in the language on screen.

    `own` is the seat of who alone is told.
    """
    match end.cause:
        case "wednesday":
            return T("Wednesday has appeared.")()
        case "hyde":
            return T("{name} showed four {number}s.")(name=names[end.seat], number=HYDE)
        case "no-character":
            return T("Everybody passed, and there was no character left to reveal.")()
        case "saved":
            return T("Everybody passed; only Wednesday was left, and the {number} kept her away.")(
                number=THIRTEEN
            )
    return _who_had_cards(points, names, own)


def _who_had_cards(points: Sequence[int], names: Sequence[str], own: int | None) -> str:
    holders = [seat for seat, left in enumerate(points) if left]
    if not holders:
        return T("Nobody has cards left, so the round ends.")()
    if holders == [own]:
        return T("Only you have cards left, so the round ends.")()
    return T("Only {name} has cards left, so the round ends.")(
        name=names_in_a_sentence(names[seat] for seat in holders)
    )


def round_figure(end: RoundEnd) -> str:
    """Return the figure of who or what ended a round; "" where the players did."""
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
    """Return who stands where: teams, or players without teams; the fewest points first."""
    sums = result(tuple(map(tuple, scores)), teams)
    seats = len(sums.totals)
    parties = teams or seats
    totals = sums.team_totals or sums.totals
    table = [
        Standing(tuple(range(party, seats, parties)), total) for party, total in enumerate(totals)
    ]
    return sorted(table, key=lambda standing: standing.total)


def leaders(table: Sequence[Standing]) -> list[Standing]:
    """Return those at the head of a table; several with equal points."""
    return [standing for standing in table if standing.total == table[0].total]


def result_text(
    final: WednesdayStateDocument,
    names: Sequence[str],
    people: Collection[int],
    end: RoundEnd | None,
) -> ResultText:
    """Say who has won and how the last round ended, in the language on screen.

    `final` is the last state of the match; `people` are the seats of people: one alone among
    computers is told their own place. `end` is None where nobody knows.
    """
    teams = final["options"]["teams"]
    table = standings(final["scores"], teams)
    ahead = leaders(table)
    winners = [seat for standing in ahead for seat in standing.seats]
    own = only_person(people)
    cause = ""
    if end is not None:
        text = T("The last round: {end}")
        cause = text(end=round_end_sentence(end, final["scores"][-1], names, own))
    if own is None or own in winners:
        sentence = _sentence(table, names, teams)
    else:
        sentence = _own_sentence(table, names, own, teams)
    return ResultText(
        heading=_heading(ahead, names, teams, you=own in winners),
        sentence=sentence,
        cause=cause,
        laurel=any(seat in people for seat in winners),
    )


round_heading = T("Round {round} is over", note="The heading between two rounds.")


def leading_sentence(table: Sequence[Standing], names: Sequence[str], teams: int) -> str:
    """Say who leads between two rounds."""
    ahead = leaders(table)
    total = points(ahead[0].total)
    if teams:
        return T("Leading: {teams} with {points}.")(
            teams=", ".join(_team_names(ahead, teams)), points=total
        )
    return T("Leading: {names} with {points}.")(
        names=names_in_a_sentence(_names(ahead, names)), points=total
    )


def following_sentences(
    table: Sequence[Standing], names: Sequence[str], teams: int
) -> Iterator[str]:
    """Say who comes after those who lead, the next one first."""
    for each in table[len(leaders(table)) :]:
        who = _team_names([each], teams)[0] if teams else names[each.seats[0]]
        yield T("Then {name} with {points}.", note="After: Leading: Maria with 3 points.")(
            name=who, points=points(each.total)
        )


def team_word(team: int) -> str:
    """Name a team by its number, from 0."""
    return T("Team {number}")(number=team + 1)


def _team_names(standings: Sequence[Standing], teams: int) -> list[str]:
    return [team_word(standing.seats[0] % teams) for standing in standings]


def _names(standings: Sequence[Standing], names: Sequence[str]) -> Iterator[str]:
    return (names[seat] for standing in standings for seat in standing.seats)


def _heading(ahead: Sequence[Standing], names: Sequence[str], teams: int, *, you: bool) -> str:
    if not teams:
        return winners_heading([*_names(ahead, names)], you=you)
    if you and len(ahead) == 1:
        return T("Your team wins!")()
    return winners_heading(_team_names(ahead, teams))


def _own_sentence(table: Sequence[Standing], names: Sequence[str], own: int, teams: int) -> str:
    """Say what the one person among computers is told, who has not won."""
    total = next(standing.total for standing in table if own in standing.seats)
    place = 1 + sum(standing.total < total for standing in table)
    behind = total - table[0].total
    if not teams:
        return own_place(place, len(table), behind, [*_names(leaders(table), names)])
    if teams == 2:
        return T("Your team lost by {points}.")(points=gap(n=behind))
    return T("Your team came {place} of {teams}, {points} behind the winners.")(
        place=place_word(place), teams=count_word(teams), points=gap(n=behind)
    )


def _sentence(table: Sequence[Standing], names: Sequence[str], teams: int) -> str:
    ahead = leaders(table)
    total = points(ahead[0].total)
    if len(ahead) > 1:
        who = (
            ", ".join(_team_names(ahead, teams))
            if teams
            else names_in_a_sentence(_names(ahead, names))
        )
        return common_texts.have_each(names=who, points=total)
    second = number(table[len(ahead)].total)
    if teams:
        text = T("{names} have {points} in {rounds} rounds. The next team has {second}.")
        who = names_in_a_sentence(_names(ahead, names))
        return text(names=who, points=total, rounds=ROUNDS, second=second)
    return T("{points} in {rounds} rounds: nobody has fewer. The runner-up has {second}.")(
        points=total, rounds=ROUNDS, second=second
    )
