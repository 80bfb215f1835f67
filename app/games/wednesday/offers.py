"""The uses of each card of the hand now, as the engine says, and what each will bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from app.games.wednesday import ids, names
from app.games.wednesday.seen import held, holders, special_of
from app.games.wednesday.situation import WednesdaySituation, WednesdayView
from app.texts import texts
from engine.games.wednesday.actions import ACTIONS, SHED, Combine, Give, PlayOutcast, Shed
from engine.games.wednesday.cards import COPIES, MASK, PROTEUS, SIREN, THIRTEEN, VAMPIRE
from engine.games.wednesday.combinations import CARDS
from engine.games.wednesday.expert import (
    Special,
    open_all_hands,
    remove_wednesday,
    set_others_aside,
)

T = texts("Wednesday")


class Use(NamedTuple):
    """An action that a card of the hand stands for, and the place on which it is laid."""

    place: str
    action: str


def uses_of(situation: WednesdaySituation) -> dict[int, list[Use]]:
    """Return by number what can be done with a card of it.

    Numbers that can do nothing are left out.
    """
    uses: dict[int, list[Use]] = {}
    if situation.stage != "playing" or situation.seat is None:
        return uses
    view = situation.view
    giver = view["turn"]["from"]
    for text in situation.legal:
        match ACTIONS[text]:
            case PlayOutcast(number, pair):
                single = view["open"] == "enid" and not pair
                place = ids.SINGLE if single else ids.PLAYED
                uses.setdefault(number, []).append(Use(place, text))
            case Combine(number):
                uses.setdefault(number, []).append(Use(ids.BURNT, text))
            case Shed():
                for number in set(held(situation)):
                    uses.setdefault(number, []).append(Use(ids.BURNT, text))
            case Give(number):
                assert giver is not None
                uses.setdefault(number, []).append(Use(ids.panel(giver), text))
    return uses


def just_taken(situation: WednesdaySituation) -> str | None:
    """Return the card that was taken with the 4 and is not the one to give; None for none.

    Of cards of one number it is the last one.
    """
    number = situation.view["turn"]["taken"]
    if situation.stage != "playing" or number is None:
        return None
    return ids.card_id(situation.view, "hand", number, held(situation).count(number) - 1)


def along(situation: WednesdaySituation, card_id: str, action: str) -> tuple[str, ...]:
    """Return the other cards of the hand that go with a lifted one when that is done."""
    numbers = sorted(held(situation))
    copies = [(number, numbers[:index].count(number)) for index, number in enumerate(numbers)]
    cards = [ids.card_id(situation.view, "hand", *copy) for copy in copies]
    others = [card for card in cards if card != card_id]
    twins = [card for card in others if ids.hand_number(card) == ids.hand_number(card_id)]
    match ACTIONS[action]:
        case Shed():
            return tuple(others)
        case Combine(number):
            return tuple(twins[: CARDS[number] - 1])
        case PlayOutcast(pair=True):
            return tuple(twins[:1])
    return ()


def action_for(situation: WednesdaySituation, number: int, place: str) -> str:
    """Return the action that laying a card of this number there means, legal or not."""
    for use in uses_of(situation).get(number, []):
        if use.place == place:
            return use.action
    view = situation.view
    if ids.panel_seat(place) is not None:
        return str(Give(number))
    if place == ids.BURNT:
        return str(Combine(number) if number in CARDS else SHED)
    return str(PlayOutcast(number, pair=view["open"] == "enid" and place == ids.PLAYED))


def promise(situation: WednesdaySituation, number: int, action: str) -> str:
    """Say what follows when the number is played with that action; "" where nothing ever does."""
    view = situation.view
    pair = ACTIONS[action] == PlayOutcast(number, pair=True)
    left = len(held(situation)) - (2 if pair else 1)
    if number in (SIREN, VAMPIRE):
        return _of_the_burnt_pile(situation, number)
    if number in (MASK, PROTEUS) and situation.legal_after(action):
        return names.ability(number)
    if left == 0 and not view["options"]["teams"] and holders(view) <= 2:
        return the_round_ends()
    if number in (MASK, PROTEUS):
        return _why_not(number, left)
    return keeps_wednesday_away() if number == THIRTEEN and _may_come(view) else ""


def _why_not(number: int, left: int) -> str:
    if number == MASK:
        return no_second_play()
    return no_swap_with_the_last_card() if left == 0 else nobody_to_swap_with()


def _of_the_burnt_pile(situation: WednesdaySituation, number: int) -> str:
    view = situation.view
    if not view["burnt"]:
        return nothing_burnt()
    said = names.ability(number)
    return (
        unless_blocked(ability=said, number=view["blocked"]) if _may_be_blocked(situation) else said
    )


def _may_come(view: WednesdayView) -> bool:
    return moves_wednesday(view) and not view["frozen"]


def moves_wednesday(view: WednesdayView) -> bool:
    """Tell whether three 6s let somebody put her anywhere: she may be out of the round."""
    return "wednesday" not in view["aside"]


def sets_off(view: WednesdayView, number: int) -> bool:
    """Tell whether playing the number sets off the effect for experts, and it changes things."""
    special = special_of(view)
    if special is None or (special.outcast, special.character) != (number, view["open"]):
        return False
    return not _has_come(view, special)


def _has_come(view: WednesdayView, special: Special) -> bool:
    """Tell whether the effect of the round is in force already, so that it would change nothing."""
    come: dict[Callable[..., object], bool] = {
        set_others_aside: view["frozen"],
        remove_wednesday: "wednesday" in view["aside"],
        open_all_hands: view["open_hands"],
    }
    return come.get(special.effect, False)


def _may_be_blocked(situation: WednesdaySituation) -> bool:
    """Tell whether the burnt pile may hold blocked cards alone, as far as the person can know."""
    view = situation.view
    blocked = view["blocked"]
    if blocked is None:
        return False
    seen = [*view["played"], *(number for hand in view["hands"] for number in hand)]
    return len(view["burnt"]) <= COPIES[blocked] - seen.count(blocked)


# In words, while the card is lifted


nothing_burnt = T("nothing happens, because the burnt pile is empty", note="Of a 7 or 8.")
unless_blocked = T(
    "{ability}, unless the burnt pile has only {number}s",
    note="What an outcast does, where the few burnt cards may all be blocked.",
)
no_second_play = T("none of your cards can follow", note="Of a 2.")
no_swap_with_the_last_card = T("no swap, because it is your last card", note="Of a 4.")
nobody_to_swap_with = T("no swap, because nobody else has cards", note="Of a 4.")
keeps_wednesday_away = T("if Wednesday is revealed next, the round continues", note="Of the 13.")
the_round_ends = T(
    "the round ends", note="Of the last card, where only one other player has cards."
)
