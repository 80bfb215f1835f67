"""The options that a match is played with are told wherever the match is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics

from app.games import MODULES
from app.games.deal_words import code_of
from app.pages.bar_title import BarTitle
from app.pages.result import ResultPage
from app.pages.setup.codes import code_in
from app.pages.setup.page import SetupPage
from app.storage.settings import RememberedPlayer
from app.style.appearance import Appearance
from engine.core.match import Match
from engine.deal_code import read_code
from engine.games import GAMES
from tests.app.pages.support import seat
from tests.app.table.support import seat_at

OPTIONS: Mapping[str, tuple[int, Mapping[str, Any], str]] = {
    "the-game": (3, {"on_fire": True, "min_cards": 3}, "On Fire · Three cards per turn"),
    "the-game-extreme": (
        2,
        {"commands": "shuffled", "fewer_cards": True},
        "Shuffled commands · Smaller hands",
    ),
    "qwixx-cards": (2, {"jokers": True}, "Jokers"),
    "wednesday": (4, {"expert": True, "teams": 2}, "Expert rounds · 2 team(s)"),
}


def match_of(game_id: str) -> Match:
    seats, options, _ = OPTIONS[game_id]
    return Match.new(GAMES[game_id], seats, options, 7)


@pytest.mark.parametrize("game_id", OPTIONS)
def test_the_bar_of_the_table_ends_with_them(appearance: Appearance, game_id: str) -> None:
    """Where it is too narrow, what never changes is cut."""
    table = seat_at(appearance, match_of(game_id))
    assert table.page.bar_title.line.endswith(f" · {OPTIONS[game_id][2]}")
    table.page.close()
    table.page.deleteLater()


@pytest.mark.parametrize("game_id", OPTIONS)
def test_the_bar_of_the_table_tells_the_code_of_the_deal(
    appearance: Appearance, game_id: str
) -> None:
    match = match_of(game_id)
    table = seat_at(appearance, match)
    line = table.page.bar_title.line
    assert f"deal {code_of(match)} " in f"{line} "
    assert code_in(line) == read_code(code_of(match), GAMES), "set-up takes what is shown"
    table.page.close()
    table.page.deleteLater()


@pytest.mark.parametrize("game_id", OPTIONS)
def test_the_bar_of_the_result_begins_with_them(appearance: Appearance, game_id: str) -> None:
    match = match_of(game_id)
    while match.over is None:
        match.do(match.to_act[0], match.legal(match.to_act[0])[-1])
    page = ResultPage(appearance, seat(match))
    code = code_of(match)
    assert code.endswith("-7")
    assert page.bar_title.line.startswith(f"{OPTIONS[game_id][2]} · deal {code}")


@pytest.mark.parametrize("game_id", OPTIONS)
def test_the_set_up_says_them_before_the_deal(appearance: Appearance, game_id: str) -> None:
    seats, options, words = OPTIONS[game_id]
    players = [RememberedPlayer(f"P{number}", number) for number in range(seats)]
    page = SetupPage(appearance, game_id, players, options)
    assert page.rail_texts.summary.text().endswith(f" · {words}")


@pytest.mark.every_game("game_id")
def test_the_plain_game_says_nothing(game_id: str) -> None:
    view = Match.new(GAMES[game_id], 2, {}, 7).view(None)
    assert MODULES[view["game"]].played_as(view, open_hands=False) == ""
    assert MODULES[view["game"]].played_as(view, open_hands=True) == "Open hands"


def test_a_bar_without_room_leaves_whole_parts_out(appearance: Appearance) -> None:
    title = BarTitle(appearance)
    title.set_texts("Wednesday", "round 5 of 5 · 46 points · Expert rounds")
    measure = QFontMetrics(appearance.metrics(QSize(1280, 800)).font("caption"))
    for parts in (3, 2, 1):
        text = " · ".join(title.line.split(" · ")[:parts])
        room = measure.horizontalAdvance(text)
        assert title._fitting(measure, room) == text
    assert title._fitting(measure, 5) == "round 5 of 5"


def test_what_the_bar_says_is_fitted_once(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = BarTitle(appearance)
    title.resize(400, 40)
    fit = Mock(wraps=title._write)
    monkeypatch.setattr(title, "_write", fit)
    title.set_texts("Wednesday", "round 5 of 5")
    before = title.grab().toImage()
    assert title.grab().toImage() == before
    assert fit.call_count == 1
    title.set_texts("Wednesday", "round 4 of 5")
    assert title.grab().toImage() != before
    title.resize(60, 40)
    title.grab()
    title.set_metrics(appearance.metrics(QSize(1920, 1080)))
    title.grab()
    assert fit.call_count == 4
