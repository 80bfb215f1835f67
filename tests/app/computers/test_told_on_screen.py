"""Whoever only looks can tell who did what: each move of a computer is named for its time."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Final, NamedTuple

import pytest

from app.games.wednesday import names
from app.match.phase import Phase
from app.table.pace import CALM, Weight
from engine.core.events import Done
from engine.core.log import log
from engine.core.match import Match
from engine.games import GAMES
from engine.games.qwixx_cards.happenings import DecisionsTurnedUp
from engine.games.qwixx_cards.printed import COLOURS
from tests.amounts import some
from tests.app.computers.fakes import FakeBotClient
from tests.app.computers.played import Played
from tests.app.speaking import speaking
from tests.app.table.support import NAMES

Sit = Callable[..., Played]

FRAME: Final = 100
"""Milliseconds between two looks at the screen."""
READ: Final = 1000
"""Milliseconds that somebody takes at least to read how a round has ended."""
TURNS: Final = 20


class Shown(NamedTuple):
    """What was to be read between one move and the next, and for how long."""

    move: int
    words: dict[str, int]

    def tells(self, *parts: str) -> bool:
        """Whether one line named all of these, and stood long enough to be read."""
        shortest = CALM[Weight.PASS] - FRAME
        return any(
            all(part in line for part in parts) and time >= shortest
            for line, time in self.words.items()
        )


def watched(table: Played) -> list[Shown]:
    """Look at the screen again and again while computers play."""
    page, match = table.page, table.match
    seen: list[Shown] = []
    turns = ended = 0
    acted: int | None = None

    def note() -> None:
        nonlocal turns, acted
        if match.moves and match.moves[-1].seat != acted:
            acted = match.moves[-1].seat
            turns += 1
        seen.append(Shown(len(match.moves) - 1, {}))

    def look() -> bool:
        nonlocal ended
        if seen:
            lines = {page.rail.status.lines[1]}
            staged = page.stage._staged
            if page.stage.isVisible() and staged is not None:
                lines.add(staged().text)
            for line in lines:
                seen[-1].words[line] = seen[-1].words.get(line, 0) + FRAME // 2
        ended = ended + FRAME // 2 if page.display.ended else 0
        if ended > READ:
            page.presses.main()
        return turns > TURNS or table.session.phase is Phase.OVER

    table.session.changed.connect(note)
    table.wait(look)
    table.session.changed.disconnect(note)
    return seen[:-1]


def of_wednesday(match: Match, index: int) -> Iterator[Sequence[str]]:
    """What a reader is to learn of a move: parts of one line each."""
    move, before, after = match.moves[index], match.view(None, index), match.view(None, index + 1)
    assert isinstance(move, Done)
    name, (verb, *rest) = NAMES[move.seat], str(move.action).split()
    if verb != "pass":
        yield [name, *_done(verb, rest, after)]
    elif after["turn"]["passes"] > before["turn"]["passes"]:
        yield [name, "passed"]
    else:
        yield [name, "everybody has passed now"]
        if after["round"] > before["round"]:
            yield ["Wednesday"]
        elif len(after["characters"]) < len(before["characters"]):
            yield [names.character_name(after["open"])]


def _done(verb: str, rest: Sequence[str], after: Any) -> Sequence[str]:
    """How a line names what a player did."""
    match verb, rest:
        case "play", [number, _]:
            return [f"pair of {number}s"]
        case (("play" | "combo"), [number]):
            return [f" {number}"]
        case (("swap" | "donate"), [seat]):
            return [NAMES[int(seat)]]
        case "block", _:
            return ["blocked", str(after["blocked"])]
    return [{"give": "gave", "pick": "burnt", "insert": "Wednesday", "shed": "whole hand"}[verb]]


def of_qwixx(match: Match, index: int) -> Iterator[Sequence[str]]:
    """What a reader is to learn of a move: parts of one line each."""
    move, before, after = match.moves[index], match.view(None, index), match.view(None, index + 1)
    assert isinstance(move, Done)
    name, (verb, *rest) = NAMES[move.seat], str(move.action).split()
    part = before["turn"]["part"]
    match part, verb:
        case "take", "take":
            yield [name, _number(before["display"][int(rest[0]) - 1])]
        case "play", "play":
            yield [name, *(str(int(card[1:])) for card in rest[1:])]
        case "mark" | "play", "mark":
            yield [name, "crossed", *rest[1:]]
        case "mark" | "play", "skip" if _penalties(after) > _penalties(before):
            yield [name, "penalty"]
        case "mark" | "play", "skip":
            yield [name, "crossed nothing"]
    if part == "number" and after["turn"]["part"] != "number":
        crossed = [_crossed(before, after, seat) for seat in range(match.seats)]
        if any(crossed):
            missed = _unable(match, index)
            none = {seat: "could not" if seat in missed else "none" for seat in range(match.seats)}
            yield [
                f"{NAMES[seat]} {f'in {colour}' if colour else none[seat]}"
                for seat, colour in enumerate(crossed)
            ]
        else:
            yield ["Nobody crossed"]


def _unable(match: Match, index: int) -> Collection[int]:
    """Those of whom the number for all fitted no row."""
    (turned_up,) = (
        each
        for each in next(log(match, None, index)).happenings
        if isinstance(each, DecisionsTurnedUp)
    )
    return turned_up.unable


def _penalties(view: Any) -> int:
    return sum(sheet["penalties"] for sheet in view["sheets"])


def _number(card: Any) -> str:
    return str(card).lstrip("?rgybj")


def _crossed(before: Any, after: Any, seat: int) -> str | None:
    """The row in which a seat crossed something."""
    sheet, was = after["sheets"][seat], before["sheets"][seat]
    return next((colour for colour in COLOURS if sheet[colour] != was[colour]), None)


@pytest.mark.parametrize("seed", range(some(8, least=2)))
@pytest.mark.parametrize(
    ("game_id", "facts"), [("wednesday", of_wednesday), ("qwixx-cards", of_qwixx)]
)
def test_who_did_what_can_be_read_while_computers_play(
    sit: Sit, fake: FakeBotClient, game_id: str, seed: int,
    facts: Callable[[Match, int], Iterator[Sequence[str]]],
) -> None:  # fmt: skip
    game, chance = GAMES[game_id], random.Random(seed)
    fake.plan(*(chance.choice(("first", "last")) for _ in range(20 * TURNS)))
    with speaking() as install:
        install("en")
        table = sit(*["easy"] * 4, match=Match.new(game, 4, {}, seed))
        seen = watched(table)
        untold = [
            (str(table.match.moves[shown.move]), parts, shown.words)
            for shown in seen
            for parts in facts(table.match, shown.move)
            if not shown.tells(*parts)
        ]
    assert len(seen) > TURNS
    assert untold == []
