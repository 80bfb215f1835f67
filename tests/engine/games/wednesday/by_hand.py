"""States of Wednesday as somebody may set them up by hand."""

from typing import Any

from engine.core.chance import Chance


def change(state: Any, chance: Chance) -> None:
    """Cards of hands go under the burnt pile, but who holds any keeps one; other points before.

    In the middle of a turn its player keeps what an ability may ask for, and so does who opens.
    """
    turn = state["turn"]
    for seat, hand in enumerate(state["hands"]):
        if seat != turn["seat"] or turn["step"] == "play":
            for _ in range(chance.below(max(1, len(hand)))):
                state["burnt"].insert(0, hand.pop(chance.below(len(hand))))
    if turn["step"] == "play":
        turn["last"] = chance.below(state["seats"])
    state["scores"] = [[chance.below(246) for _ in each] for each in state["scores"]]
