"""Tables of Wednesday with much on them, at every step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.games.contract import Frame, Situation
from app.games.wednesday.layout.layout import lay_out
from app.games.wednesday.situation import WednesdaySituation
from app.match.players import PlayerInfo
from app.paint.surface import rail_height
from app.style.typography import Metrics
from app.table.layout import Layout
from engine.core.match import Match
from engine.games import GAMES
from tests.app.games.wednesday_positions import position

SIZES = [
    (800, 500), (960, 600), (1024, 768), (1280, 720), (1280, 800), (1920, 1080), (2560, 1440),
    (3840, 2160), (800, 1200), (2560, 1080), (1600, 600),
]  # fmt: skip

PLAIN = ("Maria", "Nikos", "Eleni", "Leo", "Zoe", "Ada")

BAR = 56.0

HANDS = (
    (2, 5, 7, 7, 9, 10, 13), (1, 3, 8, 9), (4, 8, 10, 12), (1, 2, 3, 4, 5, 6, 8, 9, 10, 10),
    (3,), (),
)  # fmt: skip


def frame(size: tuple[int, int], text_scale: float = 1.0, **changes: Any) -> Frame:
    metrics = Metrics(*size, text_scale)
    rail = size[1] - rail_height(metrics)
    return Frame(*size, metrics, metrics.px(BAR), rail)._replace(**changes)


def situation(
    state: dict[str, Any], seat: int | None = 0, names: Sequence[str] = PLAIN, **changes: Any
) -> WednesdaySituation:
    match = Match.from_state(GAMES["wednesday"], state)
    kinds = ("human", "easy", "human", "hard", "human", "human")
    seats = match.seats
    acting = seat in match.to_act
    options: dict[str, Any] = {
        "stage": "playing" if acting else "watching",
        "legal": tuple(map(str, match.legal(seat))) if acting and seat is not None else (),
        "why": lambda action: match.why(0 if seat is None else seat, action),
    }
    options.update(changes)
    people = [PlayerInfo(names[index], index, kinds[index]) for index in range(seats)]  # type: ignore[arg-type]
    view: Any = match.view(seat)
    return Situation(view=view, seat=seat, players=people, **options)


def busy(seats: int, **changes: Any) -> dict[str, Any]:
    """Cards everywhere, a blocked number, passes in a row."""
    hands = HANDS[:seats]
    options: dict[str, Any] = {
        "blocked": 5, "turn": {"passes": min(2, seats - 1), "last": 1, "last_number": 6},
    }  # fmt: skip
    options.update(changes)
    return position(hands, **options)


def laid_out(size: tuple[int, int], seats: int) -> Layout:
    """The busy table in a window of that size."""
    return lay_out(situation(busy(seats)), frame(size))


STEPS: dict[str, dict[str, Any]] = {
    "open": position(
        ((1, 2, 5, 7, 8, 9, 10, 10, 12, 13), (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)), played=(),
        open_=None, aside=(), turn={"step": "open", "last": None, "last_number": None},
    ),
    "play": busy(3),
    "again": position(
        ((5, 7, 7, 9), *HANDS[1:3]), played=(2,), open_="weems", aside=(),
        turn={"step": "again", "last": 0},
    ),
    "swap": position(HANDS[:3], played=(3, 4), turn={"step": "swap", "last": 0}),
    "give": position(
        HANDS[:3], played=(3, 4), turn={"step": "give", "last": 0, "taken": 7, "from": 2}
    ),
    "pick": position(HANDS[:3], played=(3, 7), blocked=5, turn={"step": "pick", "last": 0}),
    "donate": position(HANDS[:3], played=(3, 8), turn={"step": "donate", "last": 0}),
    "block": position(
        HANDS[:3], played=(), open_="thing", aside=("weems",), turn={"step": "block", "last": 0}
    ),
    "insert": position(
        ((2, 5, 7), *HANDS[1:3]), burnt_top=(6, 6, 6), played=(3, 4), open_="weems", aside=(),
        turn={"step": "insert", "last": 1},
    ),
}  # fmt: skip
