"""Matches with their reviews, and pages that show them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from app.match.moments import Moments
from app.match.players import named
from app.pages.find.page import FindPage
from app.pages.find.session import FindSession
from app.pages.review.page import ReviewPage
from app.review.making import ReviewMaking
from app.storage.reviews import KeptReviews
from app.style.appearance import Appearance
from engine.core.jsontext import write_ascii_json
from engine.core.match import Match
from engine.review.reviewing import MatchReview
from tests.app.manual_clock import ManualClock
from tests.app.review.fakes import FakeLines
from tests.app.table.support import look_at
from tests.engine.review.matches import (
    SMALL,
    drawn_to,
    in_turn,
    late,
    late_in_round,
    play_on,
)

GAMES: dict[str, Callable[[], Match]] = {
    "the-game": lambda: late("the-game", 2, drawn_to(8)),
    "the-game-extreme": lambda: late("the-game-extreme", 2, drawn_to(8)),
    "face-to-face": lambda: late("face-to-face", 2, drawn_to(14)),
    "qwixx-cards": lambda: late("qwixx-cards", 3, in_turn(15)),
    "wednesday": lambda: late("wednesday", 4, late_in_round(5)),
}


@cache
def played(game: str) -> Match:
    """A short match of two persons, and of normal computers where there are more, at its end."""
    return play_on(GAMES[game](), "easy")


@cache
def lines(game: str) -> Sequence[str]:
    """What the process of the review writes of that match, with little effort."""
    return [write_ascii_json(line) for line in MatchReview(played(game), None, 0, SMALL).lines()]


def review_of(game: str) -> dict[str, Any]:
    """The whole review of that match."""
    return json.loads(lines(game)[-1])["review"]  # type: ignore[no-any-return]


def with_mistake(game: str) -> dict[str, Any]:
    """The same, in which a decision of the first person for which there is another is a mistake."""
    review = review_of(game)
    found = review["seats"][0]
    for decision in found["decisions"]:
        best = decision["best"]
        if best is not None and best["actions"] != decision["played"]["actions"]:
            _make_mistake(decision, best)
            found["turning_points"] = [decision["moves"][0]]
            return review
    raise AssertionError(f"{game}: whatever was played was the best")


def _make_mistake(decision: dict[str, Any], best: dict[str, Any]) -> None:
    decision["played"]["chance"] = {"value": 0.2, "low": 0.15, "high": 0.25}
    best["chance"] = {"value": 0.6, "low": 0.55, "high": 0.65}
    decision["loss"] = {"value": 0.4, "low": 0.35, "high": 0.45}
    decision["choice"] = -0.4


def reviewed_page(appearance: Appearance, folder: Path, names: Sequence[str]) -> ReviewPage:
    """The page of a whole review, of players with these names, at a mistake."""
    match, journal = played("the-game"), folder / "matches" / "one.trapoula"
    journal.parent.mkdir(exist_ok=True)
    journal.write_text(match.document(), "utf-8")
    kept = KeptReviews(folder / "reviews")
    kept.keep(journal, with_mistake("the-game"))
    players = [named(name, seat, "human", seat) for seat, name in enumerate(names[:2])]
    page = ReviewPage(appearance, Moments(match, players), kept, journal)
    page.choose(next(i for i, each in enumerate(page.chosen.points) if each.kind == "mistake"))
    return page


def find_page(appearance: Appearance, folder: Path, names: Sequence[str]) -> FindPage:
    """The page on which that mistake is to be made better."""
    review = reviewed_page(appearance, folder, names)
    assert review.chosen.point is not None
    moments, decision = review.moments, review.chosen.point.decision
    session = FindSession(moments.match, decision, moments.players, whole_turn=True)
    return FindPage(appearance, session)


class Shown:
    """A page of a review, whose process writes what the test says."""

    def __init__(
        self,
        tmp_path: Path,
        game: str = "the-game",
        *,
        review: dict[str, Any] | None = None,
        match: Match | None = None,
    ) -> None:
        """Show a match; `review` is kept of it already."""
        self.match = played(game) if match is None else match
        self.journal = tmp_path / "matches" / "one.trapoula"
        self.journal.parent.mkdir(exist_ok=True)
        self.journal.write_text(self.match.document(), "utf-8")
        self.kept = KeptReviews(tmp_path / "reviews")
        if review is not None:
            self.kept.keep(self.journal, review)
        self.appearance = look_at(tmp_path)
        self.clock = ManualClock()
        self.processes: list[FakeLines] = []
        self.page = self.open()

    def open(self) -> ReviewPage:
        """Show another page of the same match."""
        kinds = [player["kind"] for player in self.match.header["players"]]
        players = [
            named(player.name, seat, player.kind, seat, kinds[seat])
            for seat, player in enumerate(self.match.players)
        ]
        page = ReviewPage(
            self.appearance, Moments(self.match, players), self.kept, self.journal,
            making=self._making, clock=self.clock,
        )  # fmt: skip
        page.resize(1280, 800)
        page.show()
        QApplication.processEvents()
        return page

    def write(self, *documents: object) -> None:
        """Let the process write lines."""
        for document in documents:
            self.processes[-1].write(document)

    def _making(self, journal: Path, parent: QObject) -> ReviewMaking:
        self.processes.append(FakeLines())
        return ReviewMaking(journal, parent, process=lambda *_: self.processes[-1])


def documents(game: str) -> Iterator[Any]:
    """The lines as they come."""
    yield from map(json.loads, lines(game))
