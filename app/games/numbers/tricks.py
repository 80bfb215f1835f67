"""The backwards trick on the table: its card glows until the next one is placed."""

from collections.abc import Sequence

from app.table.layout import Decoration, Layer, Rect
from app.table.visuals import RingVisual
from engine.core.piles import trick


def is_trick(numbers: Sequence[int], *, ascending: bool) -> bool:
    """Tell whether the last of these cards of a pile went back by exactly ten."""
    return len(numbers) > 1 and numbers[-1] == trick(ascending, numbers[-2])


def trick_ring(pile: str, card: Rect, upon: str) -> Decoration:
    """Return the ring round the newest card of a pile, which was the trick; `upon` is its id."""
    ring, glow = (RingVisual("trick", card.width, halo=halo) for halo in (False, True))
    return Decoration(
        f"trick:{pile}", card, ring, Layer.PILE, 1000, glow=glow, upon=upon, burst=glow
    )
