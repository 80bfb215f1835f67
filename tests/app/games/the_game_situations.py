"""Tables of The Game with much on them, laid out."""

from __future__ import annotations

from typing import Any

from app.games.contract import Frame, Situation
from app.games.the_game.layout.layout import lay_out
from app.games.the_game.situation import TheGameSituation
from app.match.players import PlayerInfo
from app.paint.places import chevrons_reach
from app.paint.surface import rail_height
from app.style.typography import Metrics
from app.table.layout import Layout, Rect
from app.table.visuals import TrayVisual
from tests.app.table.support import NAMES, position

SIZES = [
    (800, 500), (960, 600), (1024, 768), (1280, 720), (1280, 800), (1920, 1080), (2560, 1440),
    (3840, 2160), (800, 1200), (2560, 1080), (1600, 600),
]  # fmt: skip

HANDS = {1: (9, 22, 37, 58, 73, 90, 96, 97), 2: (9, 22, 37, 58, 73, 90, 96)}

BAR = 56.0


def situation(seats: int, **changes: Any) -> TheGameSituation:
    """A busy table: fires on two piles, everybody has said something."""
    hand = HANDS.get(seats, (9, 22, 37, 58, 73, 90))
    piles = {"up1": [1, 5, 33], "up2": [1, 44], "down1": [100, 80, 66], "down2": [100]}
    signals: list[dict[str, str]] = [{"up1": "leave"}]
    signals += [{"up1": "gentle", "down1": "leave"} for _ in range(seats - 1)]
    if seats > 1:
        signals[1]["down2"] = "leave"
    state = position(
        seats, hand, piles=piles, signals=signals[:seats],
        options={"on_fire": True}, fires={"33": 4, "44": 5, "66": 4},
    )  # fmt: skip
    view: Any = {**state, "hands": [hand, *[[None] * len(h) for h in state["hands"][1:]]]}
    view["draw"] = [None] * len(state["draw"])
    kinds = ("human", "human", "easy", "hard", "human")
    players = [PlayerInfo(NAMES[seat], seat, kinds[seat]) for seat in range(seats)]  # type: ignore[arg-type]
    options: dict[str, Any] = {"stage": "playing", "can_signal": seats > 1}
    options.update(changes)
    return Situation(view=view, seat=0, players=players, **options)


def frame(size: tuple[int, int], text_scale: float = 1.0) -> Frame:
    metrics = Metrics(*size, text_scale)
    rail = size[1] - rail_height(metrics)
    return Frame(*size, metrics, metrics.px(BAR), rail)


def laid_out(size: tuple[int, int], seats: int, text_scale: float = 1.0, **changes: Any) -> Layout:
    return lay_out(situation(seats, **changes), frame(size, text_scale))


def chevrons(layout: Layout) -> list[Rect]:
    """Where the arrows of the piles are, whose middle may give way to a number."""
    cards = [place.card for place in layout.places if isinstance(place.visual, TrayVisual)]
    reach = chevrons_reach(layout.unit)
    return [Rect(card.x, card.y - reach, card.width, reach) for card in cards]


def everything(layout: Layout) -> list[Rect]:
    return [
        *(card.rect for card in layout.cards),
        *(place.rect for place in layout.places),
        *(decoration.rect for decoration in layout.decorations),
    ]


def apart(*pairs: tuple[Rect, Rect]) -> None:
    for first, second in pairs:
        assert first.overlap(second) <= 0.5, (first, second)
