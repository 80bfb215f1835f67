"""States of The Game and of Extreme as somebody may set them up by hand."""

from typing import Any

from engine.core.chance import Chance


def change(state: Any, chance: Chance) -> None:
    """Cards of all hands go under the draw pile, if there is one; any turn, any starter.

    While there are cards to draw, everybody keeps one, or has placed one in this turn.
    """
    if "start" in state:
        return  # Nothing but words has happened.
    turn = state["turn"]
    later = chance.below(100)
    turn["number"] += later
    state["fires"] = {card: laid + later for card, laid in state["fires"].items()}
    state["options"]["first"] = chance.below(state["seats"])
    for seat, hand in enumerate(state["hands"]):
        fewest = 0 if seat == turn["seat"] and turn["placed"] else 1
        if state["draw"] and len(hand) > fewest:
            for _ in range(chance.below(len(hand) + 1 - fewest)):
                state["draw"].append(hand.pop(chance.below(len(hand))))
