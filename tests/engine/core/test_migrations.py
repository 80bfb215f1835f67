"""Journals of earlier rules: carried over a version at a time; one of each version is kept."""

from pathlib import Path
from typing import Any

import pytest

from engine.core.errors import Damaged
from engine.core.game import Game
from engine.core.match import Match
from engine.games import GAMES
from tests.engine.core.new_dice import NewDice, journal

KEPT = Path(__file__).parent.parent / "kept"

ENDS: dict[str, dict[str, Any]] = {
    "the-game-rules-1": {"won": False, "remaining": 77, "reason": "stuck"},
    "the-game-extreme-rules-1": {"won": False, "remaining": 84, "reason": "stuck"},
    "face-to-face-rules-1": {"winner": 1, "reason": "all-placed"},
    "qwixx-cards-rules-1": {"reason": "four-penalties", "scores": [-9, 8], "winners": [1]},
    "wednesday-rules-1": {"totals": [142, 145], "team_totals": None, "winners": [0]},
}
"""How the kept matches ended, by the names of their files."""


def replayed(text: str, game: Game[Any]) -> Match:
    return Match.replay(text, {"dice": game})


@pytest.mark.parametrize(("version", "bets"), [(1, "1231"), (2, "0120"), (3, "0120")])
def test_a_journal_of_any_version_is_the_same_match(version: int, bets: str) -> None:
    match = replayed(journal(version, *bets), NewDice())
    assert match.written_under == version
    assert match.over is not None
    assert match.document() == journal(3, *"0120")


def test_what_has_no_way_to_todays_rules_is_refused() -> None:
    with pytest.raises(Damaged) as error:
        replayed(journal(0, "1"), NewDice())
    assert error.value.code == "older-rules"
    with pytest.raises(Damaged) as error:
        replayed(journal(1, "1"), type("Later", (NewDice,), {"rules_version": 4})())
    assert error.value.code == "older-rules"
    with pytest.raises(Damaged) as error:
        replayed(journal(4, "1"), NewDice())
    assert error.value.code == "newer-rules"


def test_what_cannot_be_carried_over_is_refused() -> None:
    with pytest.raises(Damaged) as error:
        replayed(journal(2, "1", seats=3), NewDice())
    assert (error.value.code, error.value.reason) == (
        "older-rules",
        "rules 2: three do not play any more",
    )


@pytest.mark.parametrize("game", GAMES)
def test_of_every_version_so_far_a_match_is_kept_and_read(game: str) -> None:
    for version in range(1, GAMES[game].rules_version + 1):
        name = f"{game}-rules-{version}"
        text = (KEPT / f"{name}.trapoula").read_bytes().decode()
        match = Match.replay(text, GAMES)
        assert match.written_under == version
        assert match.over == ENDS[name]
        if version == GAMES[game].rules_version:
            assert match.document() == text
