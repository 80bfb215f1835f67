"""The numbers on a result that tell what the match is among those of its kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.match.outcome import Measure
from app.storage.own_record import OwnRecord
from app.style.typography import number
from app.texts import texts
from app.widgets.figures import Figure

T = texts("ResultPage")

ENOUGH: Final = 3
"""Of fewer matches there is no average."""


def figures(record: OwnRecord, measure: Measure, *, alone: bool) -> Sequence[Figure]:
    """Return the numbers that there are; `alone` tells whether one person reads them."""
    now = record.now
    shown = [_wins(record) if measure == "duel" else _best(record, measure, alone=alone)]
    if now.played >= ENOUGH and now.mean is not None and measure != "duel":
        words = T("average of {count} games")(count=now.played)
        shown.append(Figure(words, number(now.mean)))
    if now.wins.now > 1:
        shown.append(Figure(T("wins in a row")(), number(now.wins.now)))
    elif measure == "team" and now.excellents.now > 1:
        shown.append(Figure(T("excellent in a row")(), number(now.excellents.now)))
    return [figure for figure in shown if figure is not None]


def _best(record: OwnRecord, measure: Measure, *, alone: bool) -> Figure | None:
    """Return the best result; a team that has ever won counts its wins."""
    best, before = record.now.best, record.before.best
    if measure == "team" and record.now.won:
        return _wins(record)
    if best is None or before is None:
        return None
    words = _BEST_SO_FAR if best != before else _BEST
    return Figure(words[alone](), number(round(best)))


_BEST: Final = (T("your best", "of a team"), T("your best", "of one"))
_BEST_SO_FAR: Final = (T("your best so far", "of a team"), T("your best so far", "of one"))


def _wins(record: OwnRecord) -> Figure | None:
    now = record.now
    if now.played < ENOUGH:
        return None
    value = T("{won} of {played}", note="How many games were won.")(won=now.won, played=now.played)
    return Figure(T("won", "before how many of how many")(), value)
