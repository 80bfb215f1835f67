"""How long the review of a match takes: until the first curve, and in all, on one core.

The matches are among normal computers; the seat that is reviewed is the first. Beside each row
stands a plain loop, which tells how fast the machine was.
"""

from collections.abc import Sequence
from time import process_time
from typing import NamedTuple

from engine.bots import BOTS
from engine.core.chance import Chance
from engine.core.match import Match
from engine.games import GAMES
from engine.review.reviewing import USUAL, MatchReview, ReviewEffort
from tests.bench.amounts import amount
from tests.bench.engine_play import updates_per_second
from tests.bench.figures import heading

TABLES: Sequence[tuple[str, int]] = (
    ("the-game", 1),
    ("the-game", 2),
    ("the-game", 4),
    ("the-game-extreme", 1),
    ("face-to-face", 2),
    ("qwixx-cards", 2),
    ("qwixx-cards", 4),
    ("wednesday", 4),
)

FIRST_AIM, WHOLE_AIM = 5, 60
"""Seconds until the first curve, and in all."""

FEW = ReviewEffort(2, 1, 1, 1, 1, 1, 2, 2)
"""An effort that tells whether it works."""

CALIBRATION = amount(200) / 1000
"""Seconds of the plain loop."""


class Took(NamedTuple):
    """How many decisions there were, and the seconds of the processor."""

    decisions: int
    first: float
    whole: float


def played(game: str, seats: int, deal: int) -> Match:
    """Plays a match of normal computers to its end."""
    match, bot = Match.new(GAMES[game], seats, {}, deal), BOTS[game]
    while match.to_act:
        seat = match.to_act[0]
        legal = [str(action) for action in match.legal(seat)]
        match.do(seat, bot.choose(match.view(seat), seat, legal, "normal", Chance(deal)))
    return match


def took(match: Match, effort: ReviewEffort) -> Took:
    """Reviews the first seat."""
    began, first, seen = process_time(), 0.0, set[int]()
    for judged in MatchReview(match, [0], 1, effort).steps():
        if judged.decision.first in seen:
            first = first or process_time() - began
        seen.add(judged.decision.first)
    return Took(len(seen), first, process_time() - began)


def measure(effort: ReviewEffort | None = None, calibration: float = CALIBRATION) -> None:
    """Prints a row for each table."""
    effort = effort or (USUAL if amount(1, 0) else FEW)
    heading("Review: seconds of one core until the first curve, and in all")
    for game, seats in TABLES if effort is USUAL else TABLES[2:3]:
        decisions, first, whole = took(played(game, seats, 1), effort)
        print(
            f"{game} {seats:<{20 - len(game)}}{decisions:4} decisions"
            f"{first:8.1f} s (aim {FIRST_AIM}){whole:8.1f} s (aim {WHOLE_AIM})"
            f"   plain loop {updates_per_second(calibration) / 1e6:.1f} million/s",
            flush=True,
        )
