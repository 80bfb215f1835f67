"""The tips of Qwixx: when something on the table gives one."""

from __future__ import annotations

import pytest

from app.games.qwixx_cards.tips import LOCK, QwixxTips
from engine.core.match import Match
from tests.app.games.qwixx_situations import situation_of
from tests.engine.games.qwixx_cards.positions import Sheets, five, position


@pytest.fixture(autouse=True)
def program(qapp: object) -> None:
    """Texts need the program."""


def locked(match: Match) -> list[str]:
    """What the tips about a lock stand beside, the first one first."""
    return [due.about for due in QwixxTips().due(situation_of(match)) if due.name == LOCK]


def test_the_own_lock_is_told_of_once_its_owner_is_asked_again() -> None:
    sheets: Sheets = [five("red"), {}]
    match = position("r8 g9 b11 y3", part="mark", played=("red", "r12"), sheets=sheets)
    assert locked(match) == []
    match.do(0, "mark red 12")
    match.do(1, str(match.legal(1)[0]))
    assert locked(match) == ["lock:red"]


def test_the_lock_of_another_is_told_of_beside_their_panel_after_the_own() -> None:
    sheets: Sheets = [{}, five("red")]
    match = position("r8 g9 b11 y3", part="mark", seat=1, played=("red", "r12"), sheets=sheets)
    match.do(1, "mark red 12")
    [rival] = locked(match)
    match = position(part="number", sheets=[five("red"), five("red")], draw="r12")
    for seat in (0, 1):
        match.do(seat, "mark red 12")
    assert locked(match) == ["lock:red", rival]
