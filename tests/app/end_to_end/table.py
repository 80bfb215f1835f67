"""Where the cards and piles of a match lie in the window, from what is saved and nothing else."""

from collections.abc import Sequence
from typing import NamedTuple

from app.games import MODULES
from app.games.contract import Frame, Situation
from app.match.players import PlayerInfo
from app.pages.page import BAR_HEIGHT
from app.paint.surface import rail_height
from app.style.typography import Metrics
from app.table.layout import Layer, Layout, Rect
from engine.core.match import Match
from tests.app.end_to_end.program import Size

HEAD = 24
"""How far below its upper edge a card of the hand is taken, in pixels."""


class Point(NamedTuple):
    """A point of the window in pixels."""

    x: int
    y: int


def layout_of(match: Match, size: Size, *, descending: bool = False) -> Layout:
    """The table as the player to act sees it, their hand ascending or descending."""
    (seat,) = match.to_act
    metrics = Metrics(*size)
    rail_top = size.height - round(rail_height(metrics))
    frame = Frame(*size, metrics, round(metrics.px(BAR_HEIGHT)), rail_top, descending=descending)
    situation = Situation(
        match.view(seat), seat, _players(match), "playing", can_signal=match.seats > 1
    )
    return MODULES[match.game.id].table().layout(situation, frame)


def _players(match: Match) -> Sequence[PlayerInfo]:
    return [PlayerInfo(player.name, seat) for seat, player in enumerate(match.players)]


def grip(layout: Layout, card: str) -> Point:
    """Where a card of the hand is taken: in the part that no other card covers."""
    rect = layout.card(card).rect
    others = [spec.rect.x for spec in layout.cards if spec.layer is Layer.HAND]
    right = min([x for x in others if x > rect.x], default=rect.right)
    return Point(round((rect.x + min(right, rect.right)) / 2), round(rect.y + HEAD))


def drop(layout: Layout, card: str, pile: str) -> Point:
    """Where the pointer lets go so that the card, held at its grip, lies on the pile."""
    held, hand = grip(layout, card), layout.card(card).rect
    place = layout.place(pile).card
    scale = place.width / hand.width
    x = place.middle[0] + (held.x - hand.middle[0]) * scale
    y = place.middle[1] + (held.y - hand.middle[1]) * scale
    return Point(round(x), round(y))


def middle(rect: Rect) -> Point:
    x, y = rect.middle
    return Point(round(x), round(y))
