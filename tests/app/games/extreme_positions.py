"""Positions of Extreme for tests, and what the person at the screen may know of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.games.contract import Situation, Stage
from app.games.the_game.situation import TheGameSituation
from app.match.players import PlayerInfo
from engine.core.events import Kind
from engine.core.match import Match
from engine.games import GAMES
from engine.games.the_game.commands import COMMANDS
from tests.app.table.support import position

EXTREME = GAMES["the-game-extreme"]
PRINTED = {str(number): command.name for command in COMMANDS for number in command.numbers}

TWENTY = (
    "Anna Maria Papadakis", "Christopher Alexande", "Χρυσοβαλάντω Παπαδάκ", "Wilhelmina von Hohen",
    "Bartholomew Fitzgera",
)  # fmt: skip
"""Names of twenty letters."""

PILES: Mapping[str, list[int]] = {
    "up1": [1, 30, 47], "up2": [1, 12, 20], "down1": [100, 77, 67], "down2": [100, 60, 57],
}  # fmt: skip
"""Four tops without a command."""


def extreme(
    hand: Sequence[int],
    piles: Mapping[str, list[int]] | None = None,
    *,
    seats: int = 2,
    placed: Sequence[tuple[int, str]] = (),
    locked: str | None = None,
    fires: Mapping[str, int] | None = None,
    on_fire: bool = False,
    **changes: Any,
) -> dict[str, Any]:
    """A state of Extreme in which seat 0 is to act in turn 5 and holds `hand`."""
    turn = {"seat": 0, "number": 5, "placed": [list(each) for each in placed], "locked": locked}
    options = {
        "commands": "printed",
        "on_fire": on_fire or bool(fires),
        **changes.pop("options", {}),
    }
    return position(
        seats,
        sorted(hand),
        piles={**PILES, **(piles or {})},
        game="the-game-extreme",
        commands=dict(PRINTED),
        options=options,
        turn=turn,
        fires=dict(fires or {}),
        **changes,
    )


def match_of(state: Mapping[str, Any]) -> Match:
    return Match.from_state(EXTREME, state)


def situation(
    match: Match | Mapping[str, Any],
    seat: int | None = 0,
    stage: Stage | None = None,
    kinds: Sequence[Kind] = (),
    names: Sequence[str] = TWENTY,
    **changes: Any,
) -> TheGameSituation:
    """What a seat may know and do in a match or a position."""
    match = match if isinstance(match, Match) else match_of(match)
    acting = seat in match.to_act
    if stage is None:
        stage = "playing" if acting else "watching"
        stage = "over" if match.over is not None else stage
    options: dict[str, Any] = {
        "legal": tuple(map(str, match.legal(seat))) if acting and seat is not None else (),
        "why": lambda action: None if seat is None else match.why(seat, action),
        "can_signal": match.seats > 1 and seat is not None and match.over is None,
        "seed": match.seed,
        **changes,
    }
    kinds = kinds or ["human"] * match.seats
    players = [PlayerInfo(names[each], each, kinds[each]) for each in range(match.seats)]
    view: Any = match.view(seat)
    return Situation(view=view, seat=seat, players=players, stage=stage, **options)


# Tables with much on them

FOUR_IN_FORCE = {"up1": [1, 30, 49], "up2": [1, 12, 21], "down1": [100, 77, 65], "down2": [100, 58]}
"""Silence, one pile, draw one and no trick on top."""


def four_owed(seats: int) -> dict[str, Any]:
    """A skull, a fire that is due, exactly three cards, and one pile for all of them."""
    return extreme(
        {1: (23, 39, 76, 90, 96, 98), 2: (23, 39, 76, 90, 96)}.get(seats, (23, 39, 76, 96)),
        {"up1": [1, 62], "up2": [1, 12, 33], "down1": [100, 77, 65], "down2": [100, 52, 43]},
        seats=seats,
        placed=[(52, "down2"), (43, "down2")],
        locked="down2",
        fires={"33": 4},
    )  # fmt: skip


def four_in_force(seats: int) -> dict[str, Any]:
    """Every lasting command; so nobody may signal."""
    hand = (6, 11, 23, 39, 76, 96, 97, 98)
    return extreme(hand[: {1: 8, 2: 7}.get(seats, 6)], FOUR_IN_FORCE, seats=seats)


def three_in_force(seats: int) -> dict[str, Any]:
    """All but silence; everybody has said something, a fire burns until the next turn ends."""
    hand = (6, 11, 23, 39, 76, 96, 98)
    return extreme(
        hand[: {1: 7, 2: 6}.get(seats, 5)],
        {**FOUR_IN_FORCE, "up1": [1, 30, 55]},
        seats=seats,
        placed=[(55, "up1")],
        locked="up1",
        fires={"55": 5},
        signals=said(seats),
    )


def nothing(seats: int) -> dict[str, Any]:
    """No command on any pile."""
    hand = (6, 11, 23, 39, 76, 97, 96, 98)
    return extreme(hand[: {1: 8, 2: 7}.get(seats, 6)], seats=seats, signals=said(seats))


def said(seats: int) -> list[dict[str, str]]:
    """Everybody has set signals; alone there is nobody to read them."""
    others = [{"up1": "gentle", "down1": "leave"}] * (seats - 1)
    return [{"up1": "leave"}, *others] if others else [{}]


def silence_and_duties(seats: int) -> dict[str, Any]:
    """As in the design: two commands in force, two duties."""
    hand = (11, 23, 36, 39, 76, 90, 96)
    return extreme(
        hand[: {1: 7, 2: 6}.get(seats, 5)],
        {"up1": [1, 30, 49], "up2": [1, 12, 33], "down1": [100, 77, 65], "down2": [100, 60, 43]},
        seats=seats,
        placed=[(43, "down2")],
        fires={"33": 4},
    )


BUSY = (nothing, silence_and_duties, four_owed, four_in_force, three_in_force)
