"""States of Face to Face as somebody may set them up by hand."""

from typing import Any

from engine.core.chance import Chance


def change(state: Any, chance: Chance) -> None:
    """Cards of both hands go under the draw piles; any turn, whoever started."""
    turn = state["turn"]
    turn["number"] = 1 + chance.below(100)
    state["options"]["first"] = ("random", 0, 1)[chance.below(3)]
    for seat, hand in enumerate(state["hands"]):
        placed = len(turn["placed"]) if seat == turn["seat"] else 0
        fewest = 2 - placed if placed == 1 else 0  # a turn is not begun with one card
        for _ in range(chance.below(max(1, len(hand) + 1 - fewest))):
            state["draw"][seat].append(hand.pop(chance.below(len(hand))))
