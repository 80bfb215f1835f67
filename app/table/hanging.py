"""Signals of the players on the upper edge of a place, and the pill that offers one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.style.typography import Metrics
from app.table.layout import Decoration, Layer, Rect
from app.table.painters import signal_width
from app.table.visuals import AskVisual, MoreVisual, SignalVisual

HEIGHT = 34.0
BESIDE = 4.0
ASK = 0.8
"""The pill that offers a signal is smaller than a signal."""
ASK_WIDTH = 1.3
"""It holds a plus and a hand: a hand alone would look like the signal to keep off."""


class Hanging(NamedTuple):
    """One player's signal."""

    colour: int
    initial: str
    icon: str
    word: str
    tip: str = ""
    """Who says what, and what that asks for."""
    own: bool = False
    new: bool = False
    """Set since the person at the screen acted."""


def own_signal(place_id: str) -> str:
    """Return the id of the pill by which one's own signal on that place is set."""
    return f"own-signal:{place_id}"


def place_of_signal(target: str) -> str | None:
    """Return the place whose signals that pill is about; None if it is no such pill."""
    kind, _, place_id = target.partition(":")
    return place_id if kind == "own-signal" else None


def pill_height(unit: float, metrics: Metrics) -> float:
    """Return how high the pills are on places for cards `unit` wide."""
    return max(26.0, min(metrics.px(HEIGHT), 0.30 * unit))


class Edge(NamedTuple):
    """The place for pills: the middle of an upper edge, and the width that is free there."""

    x: float
    y: float
    right: float
    """The right end of the place."""
    room: float
    height: float
    """Height of a pill."""
    metrics: Metrics


_Pill = tuple[str, SignalVisual | MoreVisual | AskVisual, float]


def hang(
    place_id: str, others: Sequence[Hanging], own: Hanging | None, own_name: str, edge: Edge
) -> tuple[Decoration, ...]:
    """Return the pills on the upper edge of a place.

    One signal alone says its word; two stand side by side as icons; what has no room stacks
    behind a number. `own_name` names the pill by which one's own signal is set or changed; "" where
    it cannot be set now.
    """
    mine = [] if own is None else [own]
    tail: list[_Pill] = []
    if own is None and own_name:
        tail.append((own_signal(place_id), AskVisual("leave"), edge.height * ASK_WIDTH))
    row = _pills(place_id, [*others, *mine], len(others) + len(mine) == 1, edge) + tail
    if _width(row, edge) > edge.room:
        row = _pills(place_id, [*others, *mine], False, edge) + tail
    hidden = 0
    while _width(row, edge) > edge.room and hidden < len(others):
        hidden += 1
        more: _Pill = (f"more:{place_id}", MoreVisual(f"+{hidden}"), edge.height * 1.2)
        kept = _pills(place_id, others[: len(others) - hidden], False, edge)
        row = [*kept, more, *_pills(place_id, mine, False, edge), *tail]
    x = edge.x - _width(row, edge) / 2
    if row == tail:
        # Alone it leaves the middle, where signals will hang, to the arrows of the place.
        x = edge.right - edge.height * ASK_WIDTH
    decorations = []
    tips = {_signal_id(place_id, each): each.tip for each in (*others, *mine)}
    tips[f"more:{place_id}"] = " · ".join(each.tip for each in others[len(others) - hidden :])
    for index, (id_, visual, width) in enumerate(row):
        pressable = id_ == own_signal(place_id) and bool(own_name)
        height = edge.height * (ASK if isinstance(visual, AskVisual) else 1.0)
        rect = Rect(x, edge.y - height / 2, width, height)
        name = own_name if pressable else ""
        tip = "" if name else tips.get(id_, "")
        pill = Decoration(id_, rect, visual, Layer.LABEL, index, name, pressable, tip=tip)
        decorations.append(pill)
        x += width + BESIDE * edge.height / HEIGHT
    return tuple(decorations)


def _pills(place_id: str, shown: Sequence[Hanging], worded: bool, edge: Edge) -> list[_Pill]:
    row: list[_Pill] = []
    for entry in shown:
        word = entry.word if worded else ""
        visual = SignalVisual(entry.colour, entry.initial, entry.icon, word, entry.own, entry.new)
        id_ = _signal_id(place_id, entry)
        row.append((id_, visual, signal_width(word, edge.height, edge.metrics)))
    return row


def _signal_id(place_id: str, entry: Hanging) -> str:
    return own_signal(place_id) if entry.own else f"signal:{place_id}:{entry.colour}"


def _width(row: Sequence[_Pill], edge: Edge) -> float:
    gaps = BESIDE * edge.height / HEIGHT * max(0, len(row) - 1)
    return sum(width for _, _, width in row) + gaps
