"""The backwards trick on the table: its card glows until the next one is placed."""

from collections.abc import Iterator, Sequence

from app.table.layout import Decoration, Layer, Rect
from app.table.visuals import RingVisual
from engine.core.piles import trick


def trick_ring(
    pile: str, card: Rect, upon: str, numbers: Sequence[int], *, ascending: bool
) -> Iterator[Decoration]:
    """Yield the ring round the newest card of a pile, if that was the trick.

    The newest card is the last of `numbers`; `upon` is its id.
    """
    if numbers[-1] == trick(ascending, numbers[-2]):
        ring, glow = (RingVisual("trick", card.width, halo=halo) for halo in (False, True))
        yield Decoration(
            f"trick:{pile}", card, ring, Layer.PILE, 1000, glow=glow, upon=upon, burst=glow
        )
