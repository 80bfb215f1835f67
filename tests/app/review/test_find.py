"""The search for a better move: judged right, wrong, the same, or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from app.learning.moves import text_of
from app.match.phase import Phase
from app.match.players import named
from app.pages.find.page import FindPage
from app.pages.find.session import FindSession
from app.review.findings import ReviewedDecision, read_decision
from app.review.trying import TrialJudging
from engine.core.match import Match
from tests.app.manual_clock import ManualClock
from tests.app.review.fakes import FakeLines
from tests.app.review.made import decision, way
from tests.app.review.reviewed import GAMES, played, with_mistake
from tests.app.table.support import look_at
from tests.app.waiting import wait_until


class Judge:
    """Judges as the test says."""

    def __init__(self) -> None:
        self.lines: list[FakeLines] = []
        self.matches: list[Match] = []

    def __call__(self, match: Match, move: int, parent: QObject) -> TrialJudging:
        self.lines.append(FakeLines())
        self.matches.append(match)
        return TrialJudging(match, move, parent, process=lambda _: self.lines[-1])

    def say(self, tried: list[str], chance: float, best: dict[str, Any]) -> None:
        found = decision(0, 1, [0], tried, chance, best=best)
        self.lines[-1].write({"id": "load", "ok": True, "match": "m1"})
        self.lines[-1].write({"id": "review", "ok": True, "decision": found})


class Search:
    """A page of the search at the mistake of a match."""

    def __init__(self, tmp_path: Path, game: str = "the-game") -> None:
        match, found = played(game), with_mistake(game)["seats"][0]
        raw = next(d for d in found["decisions"] if d["moves"][0] in found["turning_points"])
        self.decision: ReviewedDecision = read_decision(raw)
        players = [named(each.name, at, each.kind, at) for at, each in enumerate(match.players)]
        whole = game not in ("qwixx-cards", "wednesday")
        self.session = FindSession(match, self.decision, players, whole_turn=whole)
        self.judge = Judge()
        self.page = FindPage(
            look_at(tmp_path), self.session, judging=self.judge, clock=ManualClock()
        )
        self.session.setParent(self.page)
        self.page.resize(1280, 800)
        self.page.show()
        wait_until(lambda: self.session.phase is not Phase.CURTAIN)

    @property
    def state(self) -> str:
        return self.page.state

    @property
    def best(self) -> tuple[str, ...]:
        assert self.decision.best is not None
        return self.decision.best.actions

    def decide(self, actions: tuple[str, ...]) -> None:
        """Do these actions at the table."""
        for action in actions:
            assert self.session.submit(action) is None


@pytest.fixture
def search(qapp: QApplication, tmp_path: Path) -> Search:
    return Search(tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_the_decision_is_asked_in_every_game(qapp: QApplication, tmp_path: Path, game: str) -> None:
    search = Search(tmp_path, game)
    assert search.session.seat == search.decision.seat
    assert search.page.rail.status.lines == (
        "Find a better move", "In the game, the chance to win fell to 20%.",
    )  # fmt: skip
    search.decide(search.best)
    assert search.state == "judging"
    assert len(search.judge.lines) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_others_are_who_they_were(qapp: QApplication, tmp_path: Path, game: str) -> None:
    search, match = Search(tmp_path, game), played(game)
    assert [player.kind for player in search.session.players] == [
        player.kind for player in match.players
    ]
    layout = search.page.view.scene.layout
    names = [each.name for each in layout.decorations] + [each.name for each in layout.places]
    told = " ".join(names)
    assert ("computer" in told) == any(player.kind != "human" for player in match.players)
    assert search.session.humans == [search.decision.seat], "nobody else is asked"


def test_only_what_the_seat_could_see_is_seen(search: Search) -> None:
    hands = search.session.view()["hands"]
    other = 1 - search.decision.seat
    assert all(card is None for card in hands[other])


def test_a_good_move_leads_back_to_the_review(search: Search) -> None:
    back: list[bool] = []
    search.page.found.connect(lambda: back.append(True))
    search.decide(search.best)
    search.judge.say([*search.best], 0.6, way(search.best, 0.6))
    assert search.state == "right"
    assert search.page.rail.status.lines == (
        "Well found!", "Chance to win: 60%. In the game it was 20%.",
    )  # fmt: skip
    assert not search.page.answer.isVisible()
    search.page.rail.main.click()
    assert back == [True]


def test_another_move_that_is_as_good_is_right_too(search: Search) -> None:
    search.decide(search.best)
    search.judge.say(["other"], 0.58, way(search.best, 0.6))
    assert search.state == "right"


def test_a_worse_move_is_told_and_may_be_tried_again(search: Search) -> None:
    search.decide(search.decision.played.actions)
    search.judge.say(["other"], 0.3, way(search.best, 0.6))
    assert search.state == "wrong"
    assert search.page.rail.status.lines == (
        "Not the best yet", "Chance to win: 30%. It could be 60%.",
    )  # fmt: skip
    assert search.page.rail.main.word == "Try again"
    search.page.rail.main.click()
    assert search.state == "asked"
    assert not search.session.match.moves
    search.decide(search.best)
    assert search.state == "judging"


def test_what_was_played_is_known_again(search: Search) -> None:
    played = search.decision.played.actions
    search.decide(played)
    search.judge.say([*played], 0.2, way(search.best, 0.6))
    assert search.state == "same"
    assert search.page.rail.status.lines[0] == "That is what was played"


def test_undo_takes_the_try_back_while_it_is_judged(search: Search) -> None:
    search.decide(search.best)
    search.page.rail.undo.click()
    assert search.state == "asked"
    assert search.judge.lines[-1].ended
    assert not search.session.match.moves


def test_without_an_answer_one_may_try_again(search: Search) -> None:
    search.decide(search.best)
    search.judge.lines[-1].lost.emit(search.judge.lines[-1])
    assert search.state == "failed"
    assert search.page.rail.status.lines[0] == "It could not be tried this time"
    search.page.rail.main.click()
    assert search.state == "asked"


def test_the_judging_ends_with_the_page(search: Search) -> None:
    search.decide(search.best)
    search.page.taken_off.emit()
    assert search.judge.lines[-1].ended


def test_it_is_tried_where_it_was_played_and_so_in_the_same_deals(search: Search) -> None:
    search.decide(search.best)
    [tried], first = search.judge.matches, search.decision.first
    whole = played("the-game")
    assert tried.moves[:first] == whole.moves[:first]
    assert tried.states[first] == whole.states[first]
    assert [text_of(move) for move in tried.moves[first:]] == [*search.best]
