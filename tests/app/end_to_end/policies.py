"""What seats do next at the real window."""

from random import Random

from engine.core.match import Match


def hurried(match: Match, seat: int) -> str:
    """End the turn where that may be done; otherwise anything, the same each time."""
    actions = [str(action) for action in match.legal(seat)]
    return "end" if "end" in actions else Random(len(match.events)).choice(actions)
