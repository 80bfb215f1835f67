"""What the points of each seat are worth to one of them."""

from engine.bots.wednesday.position import Position

OF_RIVALS = 0.5
"""What all rivals are worth together, a point of each, beside one of the own team."""

OF_LEADERS = 2.0
"""What rivals with the lowest total are worth, where that of the others is 1."""


def stakes(position: Position) -> list[float]:
    """What a point of each seat costs the seat to act; a rival's is a gain, so below 0."""
    mates = position.mates()
    rivals = [seat for seat in range(len(position.sizes)) if seat not in mates]
    lowest = min(position.totals[seat] for seat in rivals)
    shares = [1.0] * len(position.sizes)
    for seat in rivals:
        if position.totals[seat] == lowest:
            shares[seat] = OF_LEADERS
    whole = sum(shares[seat] for seat in rivals)
    return [
        1.0 if seat in mates else -OF_RIVALS * share / whole for seat, share in enumerate(shares)
    ]
