"""The rules of Qwixx, the card game, for reference: from documents alone, slow and plain.

They share with the engine only the generator of chance.
"""

from copy import deepcopy
from itertools import combinations
from typing import Any

from engine.core.chance import Chance

Document = dict[str, Any]

LEFT_TO_RIGHT = {
    "red": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    "yellow": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    "green": [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
    "blue": [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
}
POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]
LETTERS = "rygbj"


def deal(seats: int, options: Document, seed: int) -> Document:
    """The first state of a match."""
    letters = LETTERS if options["jokers"] else LETTERS[:-1]
    chance = Chance(seed)
    draw = chance.shuffled([f"{letter}{number}" for letter in letters for number in range(2, 13)])
    hands = [_sorted([draw.pop(0) for _ in range(4)]) for _ in range(seats)]
    display = [draw.pop(0) for _ in range(4)]
    first = chance.below(seats) if options["first"] == "random" else options["first"]
    state = {
        "game": "qwixx-cards",
        "rules_version": 1,
        "seats": seats,
        "options": options,
        "seed_state": chance.state,
        "to_act": [],
        "over": None,
        "sheets": [_sheet() for _ in range(seats)],
        "hands": hands,
        "display": display,
        "draw": draw,
        "discard": [],
    }
    _begin_turn(state, first, 1)
    state["to_act"] = sorted(legal(state))
    return state


def _sheet() -> Document:
    return {"red": [], "yellow": [], "green": [], "blue": [], "locked": [], "penalties": 0}


def legal(state: Document) -> dict[int, list[str]]:
    """The texts of all legal actions of each seat that may act.

    In part 2 that is everybody, save those that have skipped and could do nothing else.
    """
    turn, seat = state["turn"], state["turn"]["seat"]
    if state["over"]:
        return {}
    if turn["part"] == "number":
        choices = {seat: _decisions(state, seat) for seat in range(state["seats"])}
        return {seat: actions for seat, actions in choices.items() if actions}
    if turn["part"] == "take":
        slots = [slot for slot in (1, 2, 3, 4) if state["display"][slot - 1] is not None]
        return {seat: [f"take {slot}" for slot in slots]}
    if turn["part"] == "play":
        return {seat: _plays(state["hands"][seat])}
    return {seat: _marks(state["sheets"][seat], *turn["played"])}


def _decisions(state: Document, seat: int) -> list[str]:
    """In part 2: to cross the number on top in one row, or not; not what was already decided."""
    number = _number(state["draw"][0])
    sheet = state["sheets"][seat]
    choices = [
        f"mark {colour} {number}"
        for colour in LEFT_TO_RIGHT
        if _may_be_crossed(sheet, colour, [number])
    ]
    choices.append("skip")
    decided = state["turn"].get("decided", {})
    if str(seat) in decided:
        row = decided[str(seat)]
        choices.remove("skip" if row is None else f"mark {row} {number}")
    return choices


def _plays(hand: list[str]) -> list[str]:
    """In part 3: one to three cards of one colour, jokers among them as if they had it."""
    plays = []
    for colour in LEFT_TO_RIGHT:
        fitting = [card for card in hand if card[0] in (colour[0], "j")]
        for count in (1, 2, 3):
            plays += [
                f"play {colour} {' '.join(_sorted(list(cards)))}"
                for cards in combinations(fitting, count)
            ]
    return plays


def _marks(sheet: Document, colour: str, cards: list[str]) -> list[str]:
    """After the play: any of its numbers, at most one of the row skipped between them, or none."""
    row = LEFT_TO_RIGHT[colour]
    shown = [number for number in row if number in [_number(card) for card in cards]]
    marks = []
    for count in (1, 2, 3):
        for numbers in combinations(shown, count):
            stretch = row[row.index(numbers[0]) : row.index(numbers[-1])]
            skipped = [number for number in stretch if number not in numbers]
            if len(skipped) <= 1 and _may_be_crossed(sheet, colour, list(numbers)):
                marks.append(f"mark {colour} {' '.join(map(str, numbers))}")
    return [*marks, "skip"]


def _may_be_crossed(sheet: Document, colour: str, numbers: list[int]) -> bool:
    """Whether a player may cross these numbers in a row of the sheet, one after another."""
    crossed = list(sheet[colour])
    for number in numbers:
        row = LEFT_TO_RIGHT[colour]
        if colour in sheet["locked"]:
            return False
        if any(row.index(number) <= row.index(earlier) for earlier in crossed):
            return False
        if number == row[-1] and len(crossed) < 5:
            return False
        crossed.append(number)
    return True


def after(state: Document, seat: int, action: str) -> Document:
    """The whole next state."""
    state = deepcopy(state)
    turn, hand = state["turn"], state["hands"][seat]
    word, *rest = action.split()
    if word == "take":
        slot = int(rest[0]) - 1
        state["hands"][seat] = _sorted([*hand, state["display"][slot]])
        state["display"][slot] = None
        _end_taking(state)
    elif word == "play":
        colour, *cards = rest
        state["hands"][seat] = [card for card in hand if card not in cards]
        turn["part"], turn["played"] = "mark", [colour, cards]
    elif turn["part"] == "number":
        turn.setdefault("decided", {})[str(seat)] = rest[0] if word == "mark" else None
        turn["waiting"] = [waiting for waiting in turn["waiting"] if waiting != seat]
        if not turn["waiting"]:
            _resolve_the_number(state)
    else:
        _end_turn(state, [int(number) for number in rest[1:]])
    turn = state["turn"]
    state["to_act"] = [
        *[seat for seat in sorted(legal(state)) if seat not in _decided(turn)],
        *[seat for seat in sorted(legal(state)) if seat in _decided(turn)],
    ]
    return state


def _end_taking(state: Document) -> None:
    """After a card was taken: with five in hand the display is filled up and part 2 begins."""
    turn = state["turn"]
    if len(state["hands"][turn["seat"]]) < 5 and any(state["display"]):
        return
    for slot in range(4):
        if state["display"][slot] is None:
            _need_a_card(state)
            if state["draw"]:
                state["display"][slot] = state["draw"].pop(0)
    if len(state["hands"][turn["seat"]]) < 5 and any(state["display"]):
        return
    _need_a_card(state)
    turn["part"] = "number"
    turn["waiting"] = list(range(state["seats"]))


def _need_a_card(state: Document) -> None:
    """With an empty draw pile the discard pile is shuffled and takes its place."""
    if not state["draw"] and state["discard"]:
        chance = Chance(state["seed_state"])
        state["draw"] = chance.shuffled(state["discard"])
        state["discard"] = []
        state["seed_state"] = chance.state


def _decided(turn: Document) -> list[int]:
    return [int(seat) for seat in turn.get("decided", {})]


def _resolve_the_number(state: Document) -> None:
    """All crosses of part 2 at once; then perhaps the end, otherwise part 3."""
    turn = state["turn"]
    decided = turn.pop("decided")
    number = _number(state["draw"][0])
    for seat, row in decided.items():
        if row is not None:
            _cross(state["sheets"][int(seat)], row, number)
    turn["crossed"] = decided[str(turn["seat"])] is not None
    _judge(state)
    if not state["over"]:
        turn["part"] = "play"


def _end_turn(state: Document, numbers: list[int]) -> None:
    """The active player's crosses of part 3, or a penalty for none; then the next turn.

    A match that ends here ends at once: the played cards stay where they lie.
    """
    turn = state["turn"]
    colour, cards = turn["played"]
    sheet = state["sheets"][turn["seat"]]
    for number in numbers:
        _cross(sheet, colour, number)
        turn["crossed"] = True
    if not turn["crossed"]:
        sheet["penalties"] += 1
    _judge(state)
    if not state["over"]:
        state["discard"] += cards
        _begin_turn(state, (turn["seat"] + 1) % state["seats"], turn["number"] + 1)


def _begin_turn(state: Document, seat: int, number: int) -> None:
    state["turn"] = {
        "seat": seat,
        "number": number,
        "part": "take",
        "waiting": [],
        "crossed": False,
        "played": None,
    }


def _cross(sheet: Document, colour: str, number: int) -> None:
    sheet[colour].append(number)
    if number == LEFT_TO_RIGHT[colour][-1]:
        sheet["locked"] = [row for row in LEFT_TO_RIGHT if row in [*sheet["locked"], colour]]


def _judge(state: Document) -> None:
    """Whether the match has ended, and then how."""
    sheets = state["sheets"]
    if any(len(sheet["locked"]) >= 2 for sheet in sheets):
        reason = "two-rows"
    elif any(sheet["penalties"] >= 4 for sheet in sheets):
        reason = "four-penalties"
    else:
        return
    scores = [_score(sheet) for sheet in sheets]
    winners = [seat for seat in range(state["seats"]) if scores[seat] == max(scores)]
    state["over"] = {"reason": reason, "scores": scores, "winners": winners}


def _score(sheet: Document) -> int:
    score = -5 * int(sheet["penalties"])
    for colour in LEFT_TO_RIGHT:
        crosses = len(sheet[colour])
        if colour in sheet["locked"]:
            crosses += 1
        score += POINTS[crosses]
    return score


def view(state: Document, seat: int | None) -> Document:
    """What a seat, or a bystander, may know."""
    view = deepcopy(state)
    del view["seed_state"]
    for other, hand in enumerate(view["hands"]):
        if other != seat:
            numbers = sorted(_number(card) for card in hand)
            view["hands"][other] = [f"?{number}" for number in numbers]
    view["display"] = [card and f"?{_number(card)}" for card in view["display"]]
    view["draw"] = [None for _ in view["draw"]]
    if state["draw"]:
        view["draw"][0] = f"?{_number(state['draw'][0])}"
    decided = view["turn"].pop("decided", {})
    if str(seat) in decided:
        view["turn"]["decided"] = {str(seat): decided[str(seat)]}
    return view


def _number(card: str) -> int:
    return int(card[1:])


def _sorted(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (LETTERS.index(card[0]), _number(card)))
