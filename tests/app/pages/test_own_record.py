"""The numbers of one's own record on a result: only what is true, and few."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.match.outcome import Measure
from app.pages.own_record import figures
from app.pages.result import ResultPage
from app.storage.history.statistics import Streak, Tally
from app.storage.own_record import OwnRecord
from app.style.appearance import Appearance
from tests.app.pages.support import astray, over_each_other, play, seat, show, squeezed


def record(before_best: float | None = 6.0, **now: Any) -> OwnRecord:
    tally = Tally(played=14, best=6.0, mean=17.4)._replace(**now)
    return OwnRecord(tally, Tally(played=tally.played - 1, best=before_best))


@pytest.mark.parametrize(
    ("measure", "told", "expected"),
    [
        ("team", record(), "your best 6, average of 14 games 17.4"),
        ("team", record(best=4.0), "your best so far 4, average of 14 games 17.4"),
        ("team", record(excellents=Streak(3, 3)),
         "your best 6, average of 14 games 17.4, excellent in a row 3"),
        ("team", record(won=5, best=0.0, wins=Streak(3, 3), excellents=Streak(4, 4)),
         "won 5 of 14, average of 14 games 17.4, wins in a row 3"),
        ("team", record(None, played=1), ""),
        ("team", record(played=2), "your best 6"),
        ("team", record(played=2, wins=Streak(2, 2), best=0.0, won=2), "wins in a row 2"),
        ("points", record(70.0, best=82.0), "your best so far 82, average of 14 games 17.4"),
        ("points", record(wins=Streak(2, 2)),
         "your best 6, average of 14 games 17.4, wins in a row 2"),
        ("points", record(excellents=Streak(2, 2)), "your best 6, average of 14 games 17.4"),
        ("duel", record(won=5), "won 5 of 14"),
        ("duel", record(won=2, played=2, wins=Streak(2, 2)), "wins in a row 2"),
    ],
)  # fmt: skip
def test_what_is_told(
    speak: Callable[[str], None], measure: Measure, told: OwnRecord, expected: str
) -> None:
    speak("en")
    shown = figures(told, measure, alone=True)
    assert ", ".join(f"{words} {value}" for words, value in shown) == expected


@pytest.mark.parametrize("language", ["el", "en"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_the_record_stands_before_the_first_number_of_the_match(
    appearance: Appearance, speak: Callable[[str], None], language: str, size: tuple[int, int]
) -> None:
    speak(language)
    page = ResultPage(appearance, seat(play(("Anna",), seed=8)))
    show(page, *size)
    before = page.body.head.figures.said
    page.show_record(record(excellents=Streak(3, 3)))
    said = page.body.head.figures.said
    assert said.endswith(before.split(", ")[0])
    assert len(said.split(", ")) == 4
    assert [*squeezed(page), *astray(page), *over_each_other(page)] == []
    page.retranslate()
    assert page.body.head.figures.said == said


def test_without_a_record_nothing_is_told(appearance: Appearance) -> None:
    page = ResultPage(appearance, seat(play(("Anna",), seed=8)))
    before = page.body.head.figures.said
    page.show_record(None)
    assert page.body.head.figures.said == before
