"""Replays for tests, and what each of their moments must show."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.games.contract import AnySituation, Frame, Situation
from app.match.moments import Moments, Viewpoint
from app.match.story import Story
from app.pages.page import BAR_HEIGHT
from app.pages.replay.page import ReplayPage
from app.pages.replay.table import untouchable
from app.paint.surface import rail_height
from app.speech.speaking import Speaking
from app.style.typography import Metrics
from app.table.layout import Layout
from engine.core.events import Done
from engine.core.match import Match
from tests.app.manual_clock import ManualClock
from tests.app.pages.support import make_appearance
from tests.app.tables.matches import people, played, until


def moments_of(game_id: str, seats: int, seed: int, *humans: int) -> Moments:
    """A match at random that is over, and its moments."""
    match = played(game_id, seats, seed)
    return Moments(match, people(match, *humans))


def replay(
    folder: Path, moments: Moments, speaking: Speaking | None = None, **choices: Any
) -> ReplayPage:
    """A page of a replay on the screen; its clock stands still, and nothing moves."""
    appearance = make_appearance(folder, **choices)
    page = ReplayPage(appearance, moments, clock=ManualClock(), speaking=speaking)
    page.resize(QSize(1280, 800))
    page.show()
    page.activateWindow()
    QCoreApplication.processEvents()
    return page


def frame_of(width: int = 1280, height: int = 800) -> Frame:
    """The room that a table has in a window of that size."""
    metrics = Metrics(width, height)
    bar = round(metrics.px(BAR_HEIGHT))
    return Frame(width, height, metrics, bar, height - round(rail_height(metrics)))


def expected(moments: Moments, moment: int, viewpoint: Viewpoint) -> AnySituation:
    """What the table must show: how a match stands that never went on from there.

    With all hands open the state itself is looked into, in which nothing is hidden.
    """
    match = moments.match
    early = until(match, moment)
    view: Any = match.game.view(early.states[-1], viewpoint.seat)
    if viewpoint.open_hands:
        view["hands"] = match.game.document(early.states[-1])["hands"]
    ended = moment == len(match.moves) and match.over is not None
    seat = viewpoint.seat
    return Situation(
        view=view,
        seat=MODULES[match.game.id].table().watched_from if seat is None else seat,
        players=moments.players,
        stage="over" if ended else "watching",
        seed=match.seed,
        practice=match.practice,
        viewer=seat,
        story=partial(Story(early).moves, None if viewpoint.open_hands else seat),
    )


def expected_layout(moments: Moments, moment: int, viewpoint: Viewpoint, frame: Frame) -> Layout:
    """Where all of that lies."""
    game = MODULES[moments.match.game.id].table()
    return untouchable(game.layout(expected(moments, moment, viewpoint), frame))


def shows(page: ReplayPage) -> None:
    """Check that the table shows the moment, and what it rests on is painted."""
    moment = page.playback.moment
    layout = expected_layout(page.moments, moment, page.viewpoint, page.frame())
    scene = page.table.scene
    assert scene.layout == layout
    assert {id_: item.spec for id_, item in scene.cards.items()} == {
        card.id: card for card in layout.cards
    }
    assert page.timeline.value() == moment


def running(match: Match, share: float = 0.5) -> Match:
    """The match as it stood in the middle, when it went on."""
    return until(match, int(share * len(match.moves)))


def actions_from(match: Match, moment: int) -> int:
    """How many actions followed a moment."""
    return sum(isinstance(move, Done) for move in match.moves[moment:])


def process() -> None:
    """Let the program do what waits to be done."""
    QApplication.processEvents()
