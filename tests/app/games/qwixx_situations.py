"""Situations of Qwixx for tests: a busy table at each kind of step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.games.contract import Frame, Situation
from app.games.qwixx_cards.layout.layout import lay_out
from app.games.qwixx_cards.situation import QwixxSituation
from app.match.players import PlayerInfo
from app.match.session import Session
from app.paint.surface import rail_height
from app.style.typography import Metrics
from app.table.layout import Layout
from engine.core.events import Kind
from engine.core.match import Match
from tests.app.table.support import NAMES
from tests.engine.games.qwixx_cards.positions import position

BAR = 56.0
SHEETS: tuple[Mapping[str, Any], ...] = (
    {"red": [2, 4], "yellow": [3, 6, 7], "green": [11, 10, 8], "blue": [12], "penalties": 1},
    {"red": [2, 3, 6], "yellow": [4], "green": [11, 10], "blue": [12, 9, 8]},
    {"red": [4, 5], "yellow": [2, 3, 5, 7], "green": [12], "blue": [10], "penalties": 1},
    {"red": [3], "yellow": [6, 8], "green": [9, 8, 7], "blue": [11, 10]},
    {"red": [2, 3, 4, 5, 6, 12], "yellow": [6, 8], "green": [9, 8], "blue": [11], "penalties": 3},
)
HANDS = ("r4 g8 b9 y11", "y3 b6 r10 g2", "r2 g5 y7 r12", "y4 y5 b3 b7")
KINDS: tuple[Kind, ...] = ("human", "human", "easy", "hard", "human")
STEPS = ("take", "number", "deciding", "play", "chosen", "crossed", "joker", "mark", "over")


def match_at(step: str, seats: int = 3) -> Match:
    """A match in which the seat 0 is at that step of its turn.

    At "others" the last seat is on turn, and the seat 0 the first to decide on its number.
    """
    rest: dict[str, Any] = {"sheets": SHEETS[:seats], "number": 9, "draw": "g7", "seats": seats}
    others = HANDS[: seats - 1]
    match step:
        case "take":
            shown = "g3 - b10 g11"
            return position("r5 g9 b12", *others, part="take", display=shown, **rest)
        case "number" | "deciding" | "others":
            hand = "r5 r7 g9 b12" if step == "others" else "r5 r7 r8 g9 b12"
            on_turn = seats - 1 if step == "others" else 0
            return position(
                hand, *others, part="number", display="g3 y8 b10 g11", seat=on_turn, **rest
            )
        case "joker":
            return position(
                "r5 j7 j8 g9 j12", *others, display="g3 y8 b10 g11", jokers=True, **rest
            )
        case "mark":
            played = ("red", "r5 r7 r8")
            return position(
                "g9 b12", *others, part="mark", display="g3 y8 b10 g11", played=played,
                rest_in="discard", **rest,
            )  # fmt: skip
        case "over":
            rest["sheets"] = [{**SHEETS[0], "penalties": 3}, *SHEETS[1:seats]]
            match = position(
                "g9 b12 r6 r8", *others, part="mark", display="g3 y8 b10 g11",
                played=("red", "r3"), **rest,
            )  # fmt: skip
            match.do(0, "skip")
            return match
    return position("r5 r7 r8 g9 b12", *others, display="g3 y8 b10 g11", **rest)


CHOSEN = {
    "chosen": ("r5", "r7", "r8"),
    "crossed": ("r5", "r7", "r8", "red:5", "red:7"),
    "joker": ("j7", "j8", "j12"),
    "mark": ("red:5",),
}


def people(seats: int, kinds: tuple[Kind, ...] = KINDS) -> tuple[PlayerInfo, ...]:
    return tuple(PlayerInfo(NAMES[seat], seat, kinds[seat]) for seat in range(seats))


def situation_of(match: Match, seat: int | None = 0, **changes: Any) -> QwixxSituation:
    """What a seat knows and can do, as a page would have it."""
    players = changes.pop("players", people(match.seats))
    session = Session(match, players)
    acts = seat is not None and seat in match.to_act
    session.seat = seat
    options: dict[str, Any] = {
        "view": match.view(seat),
        "stage": "over" if match.over else "playing" if acts else "watching",
        "legal": tuple(map(str, match.legal(seat))) if acts and seat is not None else (),
        "why": lambda action: match.why(seat or 0, action),
        "legal_after": lambda action: tuple(map(str, session.foresight.legal_after(action))),
        "why_after": session.foresight.why_after,
        "seed": 31337,
    }
    options.update(changes)
    return Situation(seat=seat, players=players, **options)


def situation_at(step: str, seats: int = 3, **changes: Any) -> QwixxSituation:
    """The seat 0 at that step."""
    match = match_at(step, seats)
    if step == "deciding":
        changes = {"stage": "deciding", "view": match.view(None), **changes}
    return situation_of(match, **{"chosen": CHOSEN.get(step, ()), **changes})


def frame(size: tuple[int, int], text_scale: float = 1.0) -> Frame:
    metrics = Metrics(*size, text_scale)
    rail = size[1] - round(rail_height(metrics))
    return Frame(*size, metrics, round(metrics.px(BAR)), rail)


def laid_out(size: tuple[int, int], step: str, seats: int = 3, text_scale: float = 1.0) -> Layout:
    return lay_out(situation_at(step, seats), frame(size, text_scale))
