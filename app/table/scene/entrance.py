"""The entrance: things slide in from the right edge of the table, all together.

So it is seen that something of another person's lies now where the like lay before.
"""

from __future__ import annotations

from collections.abc import Iterable

from app.table.layout import Decoration, Layout, PlaceSpec
from app.table.scene.items import Item
from app.table.scene.motion import Slide, out_cubic


class Entrance:
    """One entrance at a time: the way that what enters has still to go."""

    def __init__(self) -> None:
        self._way = Slide()
        self.ids: frozenset[str] = frozenset()

    @property
    def moving(self) -> bool:
        """Whether it is under way."""
        return self._way.moving

    def begin(self, before: Layout, layout: Layout, now: float, duration: float) -> None:
        """Let what a layout shows of its owner enter, if the one before had another owner."""
        if None in (before.owner, layout.owner) or before.owner == layout.owner:
            return
        self.ids = layout.owned
        things: list[Decoration | PlaceSpec] = [*layout.decorations, *layout.places]
        left = min((thing.rect.x for thing in things if thing.id in self.ids), default=0.0)
        self._way.jump(layout.width - left)
        self._way.go(0.0, now, duration, out_cubic)

    def step(self, now: float) -> bool:
        """Take the way of this moment; false when nothing was left to do."""
        return self._way.step(now)

    def finish(self) -> None:
        """Let the things be there at once."""
        self._way.jump(0.0)

    def place(self, items: Iterable[Item]) -> None:
        """Let these be seen where they are now."""
        for item in items:
            item.setPos(self._way.value, 0.0)
