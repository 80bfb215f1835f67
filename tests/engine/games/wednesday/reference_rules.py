"""The rules of Wednesday for reference: from documents alone, as slow and plain as can be.

W1 to W14 are the rulings of the rules as built.
"""

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.chance import Chance
from engine.core.options import OptionValue

Document = dict[str, Any]

OUTCASTS = sorted([*range(1, 11)] * 4 + [12, 13])  # W1
CHARACTERS = ["wednesday", "thing", "tyler", "yoko", "enid", "bianca", "ajax", "weems", "eugene"]
HAND_SIZES = {2: 10, 3: 10, 4: 10, 5: 8, 6: 7}
ROUNDS = 5
MOST_STALLS = 10  # W11
EFFECTS = {1: (5, "ajax"), 2: (7, "bianca"), 3: (8, "yoko"), 4: (9, "enid"), 5: (10, "tyler")}


# What may be done


def legal(state: Document) -> dict[int, list[str]]:
    """The texts of all legal actions in no certain order, by the seat that is to act."""
    if state["over"] is not None:
        return {}
    turn = state["turn"]
    seat = turn["seat"]
    others = [other for other in range(state["seats"]) if other != seat]
    match turn["step"]:
        case "open":
            actions = _openings(state)
        case "play":
            actions = _choices_of_a_turn(state)
        case "again":
            actions = plays(state)
        case "swap":  # W7: a player with cards
            actions = {f"swap {other}" for other in others if state["hands"][other]}
        case "give":  # W7: not the card just taken
            hand = list(state["hands"][seat])
            hand.remove(turn["taken"])
            actions = {f"give {number}" for number in hand}
        case "pick":
            actions = {f"pick {place}" for place in _places_to_take_from(state)}
        case "donate":  # W8: another player, with or without cards
            actions = {f"donate {other}" for other in others}
        case "block":
            actions = {f"block {place}" for place in range(1, len(state["burnt"]) + 1)}
        case "insert":
            actions = {f"insert {place}" for place in range(1, len(state["characters"]) + 1)}
        case step:
            raise AssertionError(step)
    return {seat: sorted(actions)}


def _openings(state: Document) -> set[str]:
    """W2: a 1; without one any single card."""
    hand = state["hands"][state["turn"]["seat"]]
    return {"play 1"} if 1 in hand else {f"play {number}" for number in hand}


def _choices_of_a_turn(state: Document) -> set[str]:
    hand, blocked = state["hands"][state["turn"]["seat"]], state["blocked"]
    actions = plays(state)
    if state["played"] or not actions:  # W4: the leader must play, if that is possible
        actions.add("pass")
    if hand.count(6) >= 3:  # W5: even if blocked
        actions.add("combo 6")
    if hand.count(10) == 4 and blocked != 10:
        actions.add("combo 10")
    if all(number == blocked for number in hand):  # W14
        actions.add("shed")
    return actions


def plays(state: Document) -> set[str]:
    """What the seat whose turn it is may play by the numbers and by the character in force."""
    hand, character = state["hands"][state["turn"]["seat"]], state["open"]
    effect = EFFECTS[state["round"]] if state["options"]["expert"] else None
    actions = set()
    for number in hand:
        if number == state["blocked"] and number != 4:  # W5
            continue
        if not _follows(state, number):
            continue
        in_spite = (number, character) == effect  # W10; matters in rounds 4 and 5
        if character == "tyler" and number % 2 == 0 and not in_spite:
            continue
        if character == "enid" and hand.count(number) >= 2:
            actions.add(f"play {number} {number}")
        if character != "enid" or in_spite:
            actions.add(f"play {number}")
    return actions


def _follows(state: Document, number: int) -> bool:
    if not state["played"]:
        return True
    last = state["played"][-1]
    if state["open"] == "bianca":
        return bool(number < last)
    if state["open"] == "weems":
        return bool(number >= last)
    if state["open"] == "ajax":
        return bool(number > last + 1)
    return bool(number > last)


def _places_to_take_from(state: Document) -> list[int]:
    """The places, 1 the top, of all cards in the burnt pile that are not blocked (W5)."""
    top_first = state["burnt"][::-1]
    return [place for place, number in enumerate(top_first, start=1) if number != state["blocked"]]


# What comes of it


def after(state: Document, seat: int, action: str) -> Document:
    """The state after this legal action; a new document, the given one stays as it is."""
    state = copy.deepcopy(state)
    assert [seat] == state["to_act"]
    verb, *words = action.split()
    number = int(words[0]) if words else 0
    match verb:
        case "play":
            _play(state, number, how_many=len(words))
        case "pass":
            _pass(state)
        case "combo":
            _combine(state, number)
        case "shed":
            state["burnt"] += state["hands"][seat]
            state["hands"][seat] = []
            state["turn"]["passes"] = 0
            _next_turn(state)
        case "swap":
            _swap(state, number)
        case "give":
            _give(state, number)
        case "pick":
            _take_burnt(state, number, seat)
            _expert_effect(state, 1)
        case "donate":
            _take_burnt(state, _places_to_take_from(state)[0], number)
            _expert_effect(state, 1)
        case "block":
            state["blocked"] = state["burnt"][-number]
            _lead(state)
        case "insert":
            state["characters"].remove("wednesday")
            state["characters"].insert(number - 1, "wednesday")
            _next_turn(state)
        case _:
            raise AssertionError(action)
    state["to_act"] = [] if state["over"] is not None else [state["turn"]["seat"]]
    return state


def _play(state: Document, number: int, how_many: int) -> None:
    turn, hands = state["turn"], state["hands"]
    seat = turn["seat"]
    for _ in range(how_many):
        hands[seat].remove(number)
        state["played"].append(number)
    turn.update(step="play", passes=0, last=seat, last_number=number)
    others_hold = any(hand for other, hand in enumerate(hands) if other != seat)
    if number == 2 and plays(state):  # W6
        turn["step"] = "again"
    elif number == 4 and hands[seat] and others_hold:  # W7
        turn["step"] = "swap"
    elif number == 7 and _places_to_take_from(state):  # W8
        turn["step"] = "pick"
    elif number == 8 and _places_to_take_from(state):  # W8
        turn["step"] = "donate"
    else:
        _expert_effect(state, how_many)


def _expert_effect(state: Document, how_many: int) -> None:
    """W10: the round's effect comes after the ability of the card, and then the next turn."""
    number = state["turn"]["last_number"]
    if state["options"]["expert"] and (number, state["open"]) == EFFECTS[state["round"]]:
        characters = state["characters"]
        if number == 5:
            state["frozen"] = True
            state["aside"] += characters
            state["characters"] = []
        if number == 7 and "wednesday" in characters:
            characters.remove("wednesday")
            state["aside"].append("wednesday")
            state["characters"] = _shuffled(state, characters)
        if number == 8:
            state["open_hands"] = True
        if number == 9 and how_many == 1 and "wednesday" in characters:
            state["turn"]["step"] = "insert"
            return
        if number == 10:
            state["hands"] = [*state["hands"][1:], state["hands"][0]]
    _next_turn(state)


def _combine(state: Document, number: int) -> None:
    """W9: the last outcast, and who leads next, stay."""
    turn = state["turn"]
    turn["passes"] = 0
    for _ in range({6: 3, 10: 4}[number]):
        state["hands"][turn["seat"]].remove(number)
        state["burnt"].append(number)
    if number == 10:
        _end_round(state)
    elif "wednesday" in state["characters"]:
        turn["step"] = "insert"
    else:
        _next_turn(state)


def _swap(state: Document, other: int) -> None:
    turn, hands = state["turn"], state["hands"]
    taken = hands[other].pop(_below(state, len(hands[other])))
    hands[turn["seat"]] = sorted([*hands[turn["seat"]], taken])
    turn.update({"step": "give", "taken": taken, "from": other})


def _give(state: Document, number: int) -> None:
    turn, hands = state["turn"], state["hands"]
    hands[turn["seat"]].remove(number)
    hands[turn["from"]] = sorted([*hands[turn["from"]], number])
    turn.update({"taken": None, "from": None})
    _expert_effect(state, 1)


def _take_burnt(state: Document, place: int, taker: int) -> None:
    taken = state["burnt"].pop(len(state["burnt"]) - place)
    state["hands"][taker] = sorted([*state["hands"][taker], taken])


def _pass(state: Document) -> None:
    turn = state["turn"]
    if state["open"] == "eugene" and _places_to_take_from(state):  # W5
        _take_burnt(state, _places_to_take_from(state)[0], turn["seat"])
    turn["passes"] += 1
    if turn["passes"] == sum(1 for hand in state["hands"] if hand):  # W3
        _all_have_passed(state)
    else:
        _next_turn(state)


def _all_have_passed(state: Document) -> None:
    turn = state["turn"]
    saved = turn["last_number"] == 13
    nothing_new = ([], ["wednesday"]) if saved else ([],)
    if not state["played"] and state["characters"] in nothing_new:  # W11
        _end_round(state)
        return
    state["burnt"] += state["played"][::-1]
    state["played"] = []
    turn["passes"] = 0
    if state["open"] is not None and not state["frozen"]:
        state["aside"].append(state["open"])
        state["open"] = None
    state["direction"] = 1
    if not state["characters"]:  # W11
        state["stalls"] += 1
        if state["stalls"] == MOST_STALLS:
            _end_round(state)
        else:
            _lead(state)
        return
    _reveal(state, saved)


def _reveal(state: Document, saved: bool) -> None:
    turn = state["turn"]
    state["open"] = state["characters"].pop(0)
    if state["open"] == "wednesday" and not saved:
        _end_round(state)
        return
    if state["open"] == "wednesday":
        state["open"] = None
        state["characters"] = _shuffled(state, [*state["characters"], "wednesday"])
    if state["open"] == "yoko":
        state["direction"] = -1
    if state["open"] == "thing" and state["burnt"]:  # W13
        turn.update(seat=turn["last"], step="block")
    else:
        _lead(state)


def _lead(state: Document) -> None:
    """W4: who played last leads, or the next one with cards."""
    seat = state["turn"]["last"]
    while not state["hands"][seat]:
        seat = (seat + state["direction"]) % state["seats"]
    state["turn"].update(seat=seat, step="play")


def _next_turn(state: Document) -> None:
    """The next player with cards is to act, unless too few have any."""
    holders = sum(1 for hand in state["hands"] if hand)
    if holders <= (0 if state["options"]["teams"] else 1):
        _end_round(state)
        return
    seat = (state["turn"]["seat"] + state["direction"]) % state["seats"]
    while not state["hands"][seat]:
        seat = (seat + state["direction"]) % state["seats"]
    state["turn"].update(seat=seat, step="play")


def _end_round(state: Document) -> None:
    state["turn"].update(step="play", passes=0)
    state["scores"].append([sum(hand) for hand in state["hands"]])
    if state["round"] < ROUNDS:
        state["round"] += 1
        _deal_round(state)
        return
    totals = [sum(points) for points in zip(*state["scores"], strict=True)]
    teams = state["options"]["teams"]
    team_totals = [sum(totals[team::teams]) for team in range(teams)]
    counted = [team_totals[seat % teams] for seat in range(len(totals))] if teams else totals
    state["over"] = {
        "totals": totals,
        "team_totals": team_totals if teams else None,
        "winners": [seat for seat, points in enumerate(counted) if points == min(counted)],
    }


# Dealing


def deal(seats: int, options: Mapping[str, OptionValue], seed: int) -> Document:
    """The first state of a match."""
    state: Document = {
        "game": "wednesday",
        "rules_version": 1,
        "seats": seats,
        "options": dict(options),
        "seed_state": seed,
        "over": None,
        "round": 1,
        "scores": [],
    }
    _deal_round(state)
    state["to_act"] = [state["turn"]["seat"]]
    return state


def _deal_round(state: Document) -> None:
    deck, size = _shuffled(state, OUTCASTS), HAND_SIZES[state["seats"]]
    state["hands"] = []
    for _ in range(state["seats"]):
        state["hands"].append(sorted(deck[:size]))
        deck = deck[size:]
    state["burnt"] = deck
    state["characters"] = _shuffled(state, CHARACTERS)
    state.update(played=[], aside=[], open=None, blocked=None, direction=1)
    state.update(open_hands=False, frozen=False, stalls=0)
    holders_of_a_1 = [seat for seat, hand in enumerate(state["hands"]) if 1 in hand]
    if holders_of_a_1:  # W2
        opener = holders_of_a_1[_below(state, len(holders_of_a_1))]
    else:
        opener = state["options"]["youngest"]
    state["turn"] = {"seat": opener, "step": "open", "taken": None, "from": None}
    state["turn"].update(passes=0, last=None, last_number=None)


def _shuffled(state: Document, items: Sequence[Any]) -> list[Any]:
    chance = Chance(state["seed_state"])
    shuffled = chance.shuffled(items)
    state["seed_state"] = chance.state
    return shuffled


def _below(state: Document, bound: int) -> int:
    chance = Chance(state["seed_state"])
    number = chance.below(bound)
    state["seed_state"] = chance.state
    return number


# What a seat may know


def view(state: Document, seat: int | None) -> Document:
    """What this seat, or a bystander, may know of the state."""
    turn = dict(state["turn"])
    step = turn["step"] if seat == turn["seat"] else None
    if seat is None or seat not in (turn["seat"], turn["from"]):
        turn["taken"] = None
    shown = {**state, "turn": turn}
    del shown["seed_state"]
    if not state["open_hands"]:
        shown["hands"] = [
            hand if owner == seat else _hidden(hand) for owner, hand in enumerate(state["hands"])
        ]
    if step not in ("pick", "block"):
        shown["burnt"] = _hidden(state["burnt"])
    if step != "insert":
        shown["characters"] = _hidden(state["characters"])
    return shown


def _hidden(cards: Sequence[Any]) -> list[None]:
    return [None for _ in cards]
