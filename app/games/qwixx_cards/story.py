"""The story of a match of Qwixx in one sentence: who was ahead when, and by how much."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from app.games.leads import leads_of
from app.games.qwixx_cards.sheets import sheet_points
from app.texts import texts
from engine.core.match import Match
from engine.games.qwixx_cards.happenings import TurnCameTo

T = texts("QwixxCardsStory")

_FAR: Final = 15
"""So many points are a lot to be behind by."""

_CLOSE: Final = 3
_MANY: Final = 4


def story(match: Match, *, to_winner: bool = False) -> str:
    """Return the sentence on a match that is over, in the language on screen.

    `to_winner`: nobody else reads it.
    """
    over = match.over
    assert over is not None
    ends = [
        index + 1
        for index in range(len(match.moves))
        if any(isinstance(each, TurnCameTo) for each in match.happened(None, index))
    ]
    standings = [
        [sheet_points(sheet) for sheet in match.view(None, index)["sheets"]]
        for index in (0, *ends, len(match.moves))
    ]
    penalties = sum(sheet["penalties"] for sheet in match.view(None)["sheets"])
    return sentence(standings, over["winners"], penalties, to_winner=to_winner)


def sentence(
    standings: Sequence[Sequence[int]],
    winners: Sequence[int],
    penalties: int,
    *,
    to_winner: bool = False,
) -> str:
    """Choose the sentence from all points before and after each turn; what is rare comes first."""
    if len(winners) > 1:
        return T("Level to the very last cross.")()
    return next(_told(standings, winners[0], penalties, to_winner=to_winner))


def _told(
    standings: Sequence[Sequence[int]], winner: int, penalties: int, *, to_winner: bool
) -> Iterator[str]:
    leads = leads_of(standings, winner, more=1)
    turns, turn, margin = len(standings) - 1, max(1, leads.since), leads.margins[-1]
    if leads.since >= turns:
        yield T("Only the last turn decided it.")()
    if leads.worst >= _FAR:
        behind = T("The winner was %n point(s) behind at one time.")
        you_were = T("You were %n point(s) behind at one time.")
        yield you_were(n=leads.worst) if to_winner else behind(n=leads.worst)
    if margin <= _CLOSE:
        yield T("%n point(s) decided it after {turns} turns.")(n=margin, turns=turns)
    if leads.changes >= _MANY:
        yield T("The lead changed %n time(s), for the last time in turn {turn}.")(
            n=leads.changes, turn=turn
        )
    if turn <= turns // 4:
        led = T("The winner led from turn {turn} on, and was never caught.")
        you_led = T("You led from turn {turn} on, and were never caught.")
        yield you_led(turn=turn) if to_winner else led(turn=turn)
    if not penalties:
        yield T("A clean match: not a single penalty on any sheet.")()
    yield T("The lead came in turn {turn}, and it held.")(turn=turn)
