"""Stakes: what the points of each seat are worth to one of them."""

from collections.abc import Sequence

from engine.bots.wednesday.position import WednesdayPosition

OF_RIVALS = 0.6
"""The worth of a point of every rival together, beside one of one's own team."""

OF_LEADERS = 1.5
"""The worth of rivals with the lowest total, where that of the others is 1."""


def stakes(position: WednesdayPosition) -> Sequence[float]:
    """Return what a point of each seat costs the seat to act; a rival's is a gain, so below 0."""
    mates = position.mates()
    rivals = [seat for seat in range(len(position.sizes)) if seat not in mates]
    lowest = min(position.totals[seat] for seat in rivals)
    shares = {seat: OF_LEADERS if position.totals[seat] == lowest else 1.0 for seat in rivals}
    whole = sum(shares.values())
    return [
        -OF_RIVALS * shares[seat] / whole if seat in shares else 1.0
        for seat in range(len(position.sizes))
    ]
