"""The rail's second line tells what a computer did, and not once more what the first one says."""

from __future__ import annotations

import random

import pytest

from app.games import MODULES
from app.games.contract import AnySituation, Situation
from app.games.narration import Audience
from app.match.players import PlayerInfo
from app.match.session import Session
from engine.core.match import Match
from engine.games import GAMES
from tests.app.table.support import NAMES

MOVES = 100


def reading(match: Match, kinds: list[str], reader: int | None) -> AnySituation:
    """What who reads the rail knows: the person at the screen, or who only looks on."""
    players = tuple(
        PlayerInfo(NAMES[seat], seat, "human" if kind == "human" else "easy")
        for seat, kind in enumerate(kinds)
    )
    session = Session(match, players)
    asked = reader is not None and reader in match.to_act
    session.seat = reader
    return Situation(
        view=match.view(reader),
        seat=reader,
        players=players,
        stage="over" if match.over else "playing" if asked else "watching",
        legal=tuple(map(str, match.legal(reader))) if asked and reader is not None else (),
        legal_after=lambda action: tuple(map(str, session.foresight.legal_after(action))),
    )


def sentences(line: str) -> list[str]:
    return [each.strip(" .") for each in line.split(". ") if each.strip(" .")]


@pytest.mark.parametrize("reader", [0, None], ids=["who plays", "who looks on"])
@pytest.mark.every_game("game_id")
def test_what_a_computer_did_never_repeats_what_the_rail_asks(
    qapp: object, game_id: str, reader: int | None
) -> None:
    game, table, chance = GAMES[game_id], MODULES[game_id].table(), random.Random(5)
    seats = max(2, min(3, game.max_seats))
    kinds = ["easy" if reader is None or seat != reader else "human" for seat in range(seats)]
    narration, told = MODULES[game_id].narration(), 0
    for deal in range(3):
        match = Match.new(game, seats, {}, deal)
        for _ in range(MOVES):
            if match.over is not None:
                break
            seat = chance.choice(match.to_act)
            match.do(seat, chance.choice(match.legal(seat)))
            after = reading(match, kinds, reader)
            if after.stage == "over" or seat == reader:
                continue
            status = table.status(after)
            audience = Audience(after.players, reader)
            said = sentences(narration.in_short(match.happened(reader), audience))
            told += bool(said)
            assert not {status.first, status.second} & {*said}, (said, status)
            assert not any(each.endswith(" is playing") for each in said), said
    assert told > 10
