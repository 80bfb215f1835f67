"""The rules of The Game once more, from its documents, as slow and plain as they can be told."""

from typing import Any


def legal(state: dict[str, Any]) -> list[str]:
    """The texts of all legal actions of the seat whose turn it is."""
    if state["over"] is not None:
        return []
    turn, piles = state["turn"], state["piles"]
    actions = []
    for card in state["hands"][turn["seat"]]:
        for name, pile in piles.items():
            top = pile[-1]
            if name.startswith("up"):
                fits = card > top or card == top - 10
            else:
                fits = card < top or card == top + 10
            if fits:
                actions.append(f"place {card} {name}")
    minimum = state["options"]["min_cards"] if state["draw"] else 1
    burning = [
        pile[-1]
        for pile in piles.values()
        if state["options"]["on_fire"]
        and pile[-1] in (22, 33, 44, 55, 66, 77)
        and [pile[-1]] not in [placed[:1] for placed in turn["placed"]]
    ]
    if len(turn["placed"]) >= minimum and not burning:
        actions.append("end")
    return actions
