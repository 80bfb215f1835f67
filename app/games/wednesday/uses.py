"""What each card of the hand can be used for now, as the engine says."""

from __future__ import annotations

from typing import NamedTuple

from app.games.contract import Situation
from app.games.wednesday import ids
from app.games.wednesday.hand import held
from engine.games.wednesday.combinations import CARDS


class Use(NamedTuple):
    """An action that a card of the hand stands for, and the place on which it is laid."""

    place: str
    action: str


def uses_of(situation: Situation) -> dict[int, list[Use]]:
    """By number: what can be done with a card of it; numbers that can do nothing are left out."""
    uses: dict[int, list[Use]] = {}
    if situation.stage != "playing" or situation.seat is None:
        return uses
    view = situation.view
    held = view["hands"][situation.seat]
    giver = view["turn"]["from"]
    for action in situation.legal:
        verb, *rest = action.split()
        match verb:
            case "play":
                single = view["open"] == "enid" and len(rest) == 1
                place = ids.SINGLE if single else ids.PLAYED
                uses.setdefault(int(rest[0]), []).append(Use(place, action))
            case "combo":
                uses.setdefault(int(rest[0]), []).append(Use(ids.BURNT, action))
            case "shed":
                for number in set(held):
                    uses.setdefault(number, []).append(Use(ids.BURNT, action))
            case "give":
                uses.setdefault(int(rest[0]), []).append(Use(ids.plate(giver), action))
    return uses


def along(situation: Situation, card_id: str, action: str) -> tuple[str, ...]:
    """The other cards of the hand that go with a lifted one when that is done."""
    verb, *rest = action.split()
    numbers = sorted(held(situation))
    copies = [(number, numbers[:index].count(number)) for index, number in enumerate(numbers)]
    cards = [ids.card_id(situation.view, "hand", *copy) for copy in copies]
    others = [card for card in cards if card != card_id]
    if verb == "shed":
        return tuple(others)
    count = len(rest)
    if verb == "combo":
        count = CARDS[int(rest[0])]
    twins = [card for card in others if str(ids.hand_number(card)) == rest[0]]
    return tuple(twins[: count - 1])


def action_for(situation: Situation, number: int, place: str) -> str:
    """The action that laying a card of this number there means, legal or not."""
    for use in uses_of(situation).get(number, []):
        if use.place == place:
            return use.action
    view = situation.view
    if ids.plate_seat(place) is not None:
        return f"give {number}"
    if place == ids.BURNT:
        return f"combo {number}" if number in CARDS else "shed"
    pair = view["open"] == "enid" and place == ids.PLAYED
    return f"play {number} {number}" if pair else f"play {number}"
