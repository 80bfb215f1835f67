"""The story of a match of Wednesday in one sentence: who was ahead after which round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from app.games.leads import leads_of
from app.games.wednesday.result.result_text import leaders, standings
from app.texts import texts

T = texts("WednesdayStory")

_CLOSE: Final = 5
_MANY: Final = 3


def story(scores: Sequence[Sequence[int]], teams: int) -> str:
    """Return the sentence on a match that is over from the points of each round.

    What is rare comes first.
    """
    table = standings(scores, teams)
    if len(leaders(table)) > 1:
        return T("Level after all five rounds.")()
    return next(_told(scores, teams, [standing.seats for standing in table]))


def _told(
    scores: Sequence[Sequence[int]], teams: int, parties: Sequence[tuple[int, ...]]
) -> Iterator[str]:
    """Tell of the match from the parties, the winner first."""
    rounds = [
        {standing.seats: standing.total for standing in standings(scores[: end + 1], teams)}
        for end in range(len(scores))
    ]
    leads = leads_of([[each[party] for party in parties] for each in rounds], 0, more=-1)
    since, last = leads.since + 1, len(scores)
    behind = [number for number, was in enumerate(leads.last, start=1) if was]
    if since == last:
        yield T("Only the last round decided it.")()
    if len(parties) > 2 and behind and behind[-1] > 1:
        yield T("Last of all after round {round}, and first in the end.")(round=behind[-1])
    if since == 1:
        yield T("Ahead after every single round.")()
    if leads.margins[-1] <= _CLOSE:
        yield T("%n point(s) decided it after five rounds.")(n=leads.margins[-1])
    if leads.changes >= _MANY:
        yield T("The lead changed %n time(s), for the last time in round {round}.")(
            n=leads.changes, round=since
        )
    yield T("The lead came in round {round}, and it held.")(round=since)
