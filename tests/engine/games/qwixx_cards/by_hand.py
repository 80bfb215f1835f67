"""States of Qwixx as somebody may set them up by hand."""

from typing import Any

from engine.core.chance import Chance


def change(state: Any, chance: Chance) -> None:
    """Cards of all hands go under the draw pile or onto the discard pile; any turn, any starter.

    The active player keeps as many as were taken in this turn, and a card to play.
    """
    turn = state["turn"]
    turn["number"] = 1 + chance.below(200)
    state["options"]["first"] = ("random", *range(state["seats"]))[chance.below(1 + state["seats"])]
    for seat, hand in enumerate(state["hands"]):
        fewest = 0
        if seat == turn["seat"]:
            in_part = {"take": state["display"].count(None), "mark": 0}
            fewest = in_part.get(turn["part"], 1)
        for _ in range(chance.below(len(hand) + 1 - fewest)):
            pile = state["draw"] if chance.below(2) else state["discard"]
            pile.append(hand.pop(chance.below(len(hand))))
