"""The rules of Face to Face for reference: from documents alone, as slow and plain as can be.

They share with the engine only the generator of chance.
"""

from copy import deepcopy
from typing import Any

from engine.core.chance import Chance

Document = dict[str, Any]


def deal(seats: int, options: Document, seed: int) -> Document:
    """The first state of a match."""
    chance = Chance(seed)
    decks = [chance.shuffled(range(2, 60)) for _ in range(seats)]
    first = chance.below(seats) if options["first"] == "random" else options["first"]
    return {
        "game": "face-to-face",
        "rules_version": 1,
        "seats": seats,
        "options": options,
        "seed_state": chance.state,
        "to_act": [first],
        "over": None,
        "piles": [{"up": [1], "down": [60]} for _ in range(seats)],
        "hands": [sorted(deck[:6]) for deck in decks],
        "draw": [deck[6:] for deck in decks],
        "turn": {"seat": first, "number": 1, "placed": []},
    }


def legal(state: Document) -> dict[int, list[str]]:
    """The texts of all legal actions of the seat whose turn it is."""
    if state["over"]:
        return {}
    seat, placed = state["turn"]["seat"], state["turn"]["placed"]
    actions = _placements(state)
    if len(placed) >= 2:
        actions.append("end")
    return {seat: actions}


def _placements(state: Document) -> list[str]:
    seat, placed = state["turn"]["seat"], state["turn"]["placed"]
    hand = state["hands"][seat]
    own, rival = state["piles"][seat], state["piles"][1 - seat]
    if len(placed) + len(hand) < 2:
        return []  # two are the minimum of every turn
    actions = []
    for card in hand:
        if card > own["up"][-1] or card == own["up"][-1] - 10:
            actions.append(f"place {card} own.up")
        if card < own["down"][-1] or card == own["down"][-1] + 10:
            actions.append(f"place {card} own.down")
        if not _helped(placed):
            if card < rival["up"][-1]:
                actions.append(f"place {card} rival.up")
            if card > rival["down"][-1]:
                actions.append(f"place {card} rival.down")
    return actions


def _helped(placed: list[list[Any]]) -> bool:
    """Whether a card of this turn lies on a pile of the rival."""
    return any(pile.startswith("rival") for _, pile in placed)


def after(state: Document, seat: int, action: str) -> Document:
    """The whole next state."""
    state = deepcopy(state)
    turn, rival = state["turn"], 1 - seat
    word, *rest = action.split()
    if word == "place":
        card, pile = int(rest[0]), rest[1]
        whose, name = pile.split(".")
        state["hands"][seat].remove(card)
        state["piles"][seat if whose == "own" else rival][name].append(card)
        turn["placed"].append([card, pile])
    else:
        held = len(state["hands"][seat])
        count = 6 - held if _helped(turn["placed"]) else 2
        drawn, left = state["draw"][seat][:count], state["draw"][seat][count:]
        state["hands"][seat] = sorted(state["hands"][seat] + drawn)
        state["draw"][seat] = left
        state["turn"] = {"seat": rival, "number": turn["number"] + 1, "placed": []}
    _judge(state)
    state["to_act"] = sorted(legal(state))
    return state


def _judge(state: Document) -> None:
    """Whether the match has ended: all 58 cards placed, or the player on turn is stuck."""
    for seat in (0, 1):
        if not state["hands"][seat] and not state["draw"][seat]:
            state["over"] = {"winner": seat, "reason": "all-placed"}
            return
    if not any(legal(state).values()):
        state["over"] = {"winner": 1 - state["turn"]["seat"], "reason": "stuck"}


def view(state: Document, seat: int | None) -> Document:
    """What a seat, or a bystander, may know."""
    view = deepcopy(state)
    del view["seed_state"]
    for owner in (0, 1):
        if owner != seat:
            view["hands"][owner] = [None for _ in view["hands"][owner]]
        view["draw"][owner] = [None for _ in view["draw"][owner]]
    return view
