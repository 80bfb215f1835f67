"""What playing a card will bring now, as far as the person can know."""

from __future__ import annotations

from collections.abc import Callable

from app.games.contract import Situation
from app.games.wednesday import names
from app.games.wednesday.hand import held
from app.games.wednesday.seen import View, holders, special_of
from app.texts import texts
from engine.games.wednesday.cards import COPIES, MASK, PROTEUS, SIREN, THIRTEEN, VAMPIRE
from engine.games.wednesday.expert import (
    Special,
    open_all_hands,
    remove_wednesday,
    set_others_aside,
)

T = texts("Wednesday")


def promise(situation: Situation, number: int, action: str) -> str:
    """What follows when that action of playing the number is done; "" where nothing ever does."""
    view = situation.view
    left = len(held(situation)) - len(action.split()) + 1
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


def _of_the_burnt_pile(situation: Situation, number: int) -> str:
    view = situation.view
    if not view["burnt"]:
        return nothing_burnt()
    said = names.ability(number)
    return (
        unless_blocked(ability=said, number=view["blocked"]) if _may_be_blocked(situation) else said
    )


def _may_come(view: View) -> bool:
    return moves_wednesday(view) and not view["frozen"]


def moves_wednesday(view: View) -> bool:
    """Whether three 6s let somebody put her anywhere: she may be out of the round."""
    return "wednesday" not in view["aside"]


def sets_off(view: View, number: int) -> bool:
    """Whether playing the number has the effect of the round for experts, and it changes things."""
    special = special_of(view)
    if special is None or (special.outcast, special.character) != (number, view["open"]):
        return False
    return not _has_come(view, special)


def _has_come(view: View, special: Special) -> bool:
    """Whether the effect of the round is in force already, so that it changes nothing again."""
    come: dict[Callable[..., object], bool] = {
        set_others_aside: view["frozen"],
        remove_wednesday: "wednesday" in view["aside"],
        open_all_hands: view["open_hands"],
    }
    return come.get(special.effect, False)


def _may_be_blocked(situation: Situation) -> bool:
    """Whether the burnt pile may hold blocked cards alone, as far as the person can know."""
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
