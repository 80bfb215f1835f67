"""The Game, On Fire and Extreme for reference: from documents alone, as plain as can be.

Written from the rules alone. A state is a document as the referee shows it; nothing is changed
in place, nothing is fast, nothing is shared with the engine but its generator of chance.
"""

from copy import deepcopy
from typing import Any

from engine.core.chance import Chance

Document = dict[str, Any]

FIRES = (22, 33, 44, 55, 66, 77)
PRINTED = {
    "stop": (4, 39, 69, 94),
    "skull": (7, 43, 72, 97),
    "three": (11, 46, 52, 76),
    "silence": (14, 49, 54, 80),
    "no-trick": (18, 29, 58, 83),
    "one-pile": (21, 32, 62, 87),
    "draw-one": (25, 36, 65, 90),
}


def deal(seats: int, options: Document, seed: int) -> Document:
    """The first state of a match; options with commands are those of Extreme."""
    chance = Chance(seed)
    deck = chance.shuffled(list(range(2, 100)))
    size = _hand_size(seats, options)
    looking = options["first"] == "after-looking"
    first = 0 if looking else options["first"]
    return {
        "game": "the-game-extreme" if "commands" in options else "the-game",
        "rules_version": 1,
        "seats": seats,
        "options": dict(options),
        "hands": [sorted(deck[size * seat : size * (seat + 1)]) for seat in range(seats)],
        "draw": deck[size * seats :],
        "commands": _commands(options, chance) if "commands" in options else {},
        "seed_state": chance.state,
        "to_act": [first],
        "over": None,
        "piles": {"up1": [1], "up2": [1], "down1": [100], "down2": [100]},
        "turn": {"seat": first, "number": 1, "placed": [], "locked": None},
        "fires": {},
        "signals": [{} for _ in range(seats)],
        **({"start": {"ratings": []}} if looking else {}),
    }


def legal(state: Document) -> dict[int, list[str]]:
    """The texts of all legal actions of the seats to act, in the order of the engine."""
    if "start" in state:
        return _legal_before_the_start(state)
    seat = state["turn"]["seat"]
    if state["over"] is not None:
        return {}
    actions = [
        f"place {card} {pile}"
        for card in state["hands"][seat]
        for pile in state["piles"]
        if _may_place(state, card, pile)
    ]
    if _may_end(state):
        actions.append("end")
    return {seat: actions}


def after(state: Document, seat: int, action: str) -> Document:
    """The state after the seat whose turn it is has done this legal action."""
    assert seat in state["to_act"]
    state = deepcopy(state)
    if "start" in state:
        return _nearer_to_the_start(state, action)
    if action == "end":
        _end_turn(state)
    else:
        _, card, pile = action.split()
        _place(state, int(card), pile)
    if state["over"] is None and not any(legal(state).values()):
        state["over"] = {"won": False, "remaining": _remaining(state), "reason": "stuck"}
    state["to_act"] = [state["turn"]["seat"]] if state["over"] is None else []
    return state


def signalled(state: Document, seat: int, pile: str, signal: str | None) -> Document | None:
    """The state after a seat's signal; None when no signal may be given."""
    if state["over"] is not None or "start" in state or _on_top(state, "silence"):
        return None
    state = deepcopy(state)
    state["signals"][seat].pop(pile, None)
    if signal is not None:
        state["signals"][seat][pile] = signal
    return state


def view(state: Document, seat: int | None) -> Document:
    """What a seat, or a bystander (None), may know."""
    state = deepcopy(state)
    del state["seed_state"]
    state["draw"] = [None for _ in state["draw"]]
    for other, hand in enumerate(state["hands"]):
        if other != seat:
            state["hands"][other] = [None for _ in hand]
    return state


def _legal_before_the_start(state: Document) -> dict[int, list[str]]:
    """Each says a word about their start, seat by seat; then anybody says who starts."""
    said, seats = len(state["start"]["ratings"]), range(state["seats"])
    if said < state["seats"]:
        return {said: ["rate great", "rate good", "rate rather-not", "rate nothing"]}
    return {seat: [f"begin {other}" for other in seats] for seat in seats}


def _nearer_to_the_start(state: Document, action: str) -> Document:
    word, what = action.split()
    if word == "rate":
        state["start"]["ratings"].append(what)
        said = len(state["start"]["ratings"])
        state["turn"]["seat"] = min(said, state["seats"] - 1)
        state["to_act"] = [said] if said < state["seats"] else list(range(state["seats"]))
    else:
        del state["start"]
        state["turn"]["seat"] = int(what)
        state["to_act"] = [int(what)]
    return state


def _commands(options: Document, chance: Chance) -> dict[str, str]:
    """Printed, or dealt after the cards, four numbers for each command in turn."""
    command_of = {card: command for command, cards in PRINTED.items() for card in cards}
    if options["commands"] == "shuffled":
        free = [card for card in range(2, 100) if not (options["on_fire"] and card in FIRES)]
        numbers = iter(chance.shuffled(free))
        command_of = {next(numbers): command for command in PRINTED for _ in range(4)}
    return {str(card): command_of[card] for card in sorted(command_of)}


def _hand_size(seats: int, options: Document) -> int:
    size = 8 if seats == 1 else 7 if seats == 2 else 6
    return size - 1 if options["fewer_cards"] else size


def _remaining(state: Document) -> int:
    return len(state["draw"]) + sum(len(hand) for hand in state["hands"])


def _command(state: Document, card: int) -> str | None:
    command: str | None = state["commands"].get(str(card))
    return command


def _on_top(state: Document, command: str) -> bool:
    """Whether any pile shows this command."""
    return any(_command(state, pile[-1]) == command for pile in state["piles"].values())


def _fire_due(state: Document) -> bool:
    """Whether a fire that was laid in an earlier turn is still on top."""
    return any(laid < state["turn"]["number"] for laid in state["fires"].values())


def _three_laid(state: Document) -> bool:
    return any(_command(state, card) == "three" for card, _ in state["turn"]["placed"])


def _may_end(state: Document) -> bool:
    placed = len(state["turn"]["placed"])
    if placed < (state["options"]["min_cards"] if state["draw"] else 1):
        return False
    if _three_laid(state) and placed != 3:
        return False
    return not _fire_due(state) and not _on_top(state, "skull")


def _may_place(state: Document, card: int, pile: str) -> bool:
    return (
        _fits(state, card, pile)
        and _one_pile_allows(state, pile)
        and _three_allows(state, card)
        and _stop_allows(state, card, pile)
    )


def _fits(state: Document, card: int, pile: str) -> bool:
    top = state["piles"][pile][-1]
    ascending = pile in ("up1", "up2")
    if card == (top - 10 if ascending else top + 10):
        return not _on_top(state, "no-trick")  # E6
    return bool(card > top if ascending else card < top)


def _one_pile_allows(state: Document, pile: str) -> bool:
    """E5: the first card of the turn that is placed under the command chose the pile."""
    locked = state["turn"]["locked"]
    return not _on_top(state, "one-pile") or locked is None or locked == pile


def _three_allows(state: Document, card: int) -> bool:
    """E2, E8: no fourth card where there is a "three" among the four."""
    if len(state["turn"]["placed"]) < 3:
        return True
    return not _three_laid(state) and _command(state, card) != "three"


def _stop_allows(state: Document, card: int, pile: str) -> bool:
    """What a stop card, which ends the turn, would leave undone (E3, E4)."""
    if _command(state, card) != "stop":
        return True
    if _three_laid(state) and len(state["turn"]["placed"]) + 1 != 3:
        return False
    left = deepcopy(state)
    _lay(left, card, pile)
    if _on_top(left, "skull"):
        return False
    return not _fire_due(left) or _remaining(left) == 0


def _lay(state: Document, card: int, pile: str) -> None:
    """The card moves from the hand to the pile."""
    turn = state["turn"]
    state["hands"][turn["seat"]].remove(card)
    state["piles"][pile].append(card)
    turn["placed"].append([card, pile])
    tops = [each[-1] for each in state["piles"].values()]
    if state["options"]["on_fire"] and card in FIRES:
        state["fires"][str(card)] = turn["number"]
    state["fires"] = {fire: laid for fire, laid in state["fires"].items() if int(fire) in tops}


def _place(state: Document, card: int, pile: str) -> None:
    turn = state["turn"]
    bound = _on_top(state, "one-pile")
    _lay(state, card, pile)
    if bound:
        turn["locked"] = pile
    if not _on_top(state, "one-pile"):
        turn["locked"] = None
    if _on_top(state, "silence"):
        state["signals"] = [{} for _ in state["hands"]]
    if _remaining(state) == 0:
        state["over"] = _all_placed(state)
    elif _command(state, card) == "stop":
        _end_turn(state)


def _all_placed(state: Document) -> Document:
    """E9; a fire left burning is no matter (F4)."""
    unfulfilled = _on_top(state, "skull") or (
        _three_laid(state) and len(state["turn"]["placed"]) != 3
    )
    if unfulfilled:
        return {"won": False, "remaining": 0, "reason": "command"}
    return {"won": True, "remaining": 0, "reason": "all-placed"}


def _end_turn(state: Document) -> None:
    """Draws, and passes the turn to the next seat that has cards or may still come by some."""
    turn, draw = state["turn"], state["draw"]
    hand = state["hands"][turn["seat"]]
    missing = _hand_size(state["seats"], state["options"]) - len(hand)
    count = 1 if _on_top(state, "draw-one") else missing
    hand.extend(draw[:count])
    hand.sort()
    del draw[:count]
    seat = (turn["seat"] + 1) % state["seats"]
    while not state["hands"][seat] and not draw:
        seat = (seat + 1) % state["seats"]
    state["turn"] = {"seat": seat, "number": turn["number"] + 1, "placed": [], "locked": None}
    state["signals"][seat] = {}
