"""The end of a round of Wednesday as it is told: its cause, and the points."""

from __future__ import annotations

from collections.abc import Iterator

from app import common_texts
from app.games.narration import Audience
from app.games.wednesday.result.result_text import RoundEnd, round_end_sentence
from app.texts import texts
from engine.games.wednesday.happenings import RoundEnded
from engine.games.wednesday.rounds import ROUNDS

T = texts("Wednesday")


def why_ended(ended: RoundEnded, audience: Audience) -> str:
    """Tell for what cause a round ended."""
    if ended.cause == "hyde":
        return T("Four 10s were shown.")()
    end = RoundEnd(ended.cause, 0)
    names = [player.name for player in audience.players]
    return round_end_sentence(end, ended.points, names, audience.listener)


def round_is_over(ended: RoundEnded) -> str:
    """Tell which round is over."""
    return T("Round {round} of {rounds} is over.")(round=ended.round, rounds=ROUNDS)


def points_of_the_round(ended: RoundEnded, audience: Audience) -> str:
    """Tell which round is over, what everybody gets for it, and what they have by then.

    The first round has brought all that they have; who has won is told right after the last one.
    """
    said: list[str] = []
    for seat, count in enumerate(ended.points):
        own = T("you get {points}", note="In a row: Anna gets 3 points, you get 12.")
        other, points = T("{name} gets {points}"), str(count)
        if not said:
            own = T("You get {points}", note="The same at the beginning of the row, for the round.")
            other = T("{name} gets {points}", "the first", note="Likewise.")
            points = common_texts.points(n=count)
        said.append(audience.told(seat, own, other, points=points))
    sentences = [round_is_over(ended), f"{', '.join(said)}."]
    if 1 < ended.round < ROUNDS:
        sentences.append(_so_far(each=", ".join(_totals(ended, audience))))
    return " ".join(sentences)


def _totals(ended: RoundEnded, audience: Audience) -> Iterator[str]:
    """Tell how many points everybody has, or every team."""
    own, other = T("you have {points}", note="So far, you have 12."), T("{name} has {points}")
    if ended.team_totals is not None:
        for team, total in enumerate(ended.team_totals, 1):
            yield other(name=common_texts.team(number=team), points=total)
        return
    for seat, total in enumerate(ended.totals):
        yield audience.told(seat, own, other, points=total)


def over_with_points(ended: RoundEnded, audience: Audience) -> str:
    """Tell which round is over and, in as few words as can be, what everybody gets for it."""
    each = (f"{audience.name(seat)} {points}" for seat, points in enumerate(ended.points))
    return " ".join([round_is_over(ended), _points(points=", ".join(each))])


_so_far = T("So far, {each}.", note="So far, you have 12, Anna has 71.")
_points = T("Points: {points}.", note="On the curtain, of a round: Points: Anna 3, Nikos 12.")
