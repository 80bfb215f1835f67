"""What playing a card will bring now, and why what was played has brought nothing.

Before, only what the person can know is promised; afterwards, only what all have seen is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from app.games.contract import Situation
from app.games.wednesday import names
from app.games.wednesday.hand import held
from app.games.wednesday.seen import View, holders, special_of
from app.texts import texts
from engine.games.wednesday.cards import COPIES, MASK, MEDIUM, PROTEUS, SIREN, THIRTEEN, VAMPIRE
from engine.games.wednesday.combinations import CARDS
from engine.games.wednesday.expert import (
    Special,
    open_all_hands,
    remove_wednesday,
    set_others_aside,
)

T = texts("Wednesday")

STEPS: Final[Mapping[int, str]] = {
    MASK: "again",
    PROTEUS: "swap",
    SIREN: "pick",
    VAMPIRE: "donate",
}
"""What is to be done after an outcast, unless nothing happens."""


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


def unkept(old: View, new: View) -> str:
    """Why nothing followed what was done between two views, as a sentence; "" if all did."""
    if new["round"] != old["round"] or new.get("over") is not None:
        return ""
    seat = old["turn"]["seat"]
    played: list[int] = new["played"][len(old["played"]) :]
    if not played:
        return _out() if _showed_sixes(old, new) and not moves_wednesday(old) else ""
    number, last = played[-1], not new["hands"][seat]
    if new["turn"]["step"] == STEPS.get(number, new["turn"]["step"]):
        return ""
    if number in (SIREN, VAMPIRE):
        return _nothing_burnt(old)
    return _no_second_card(last=last) if number == MASK else _no_swap(last=last)


def _nothing_burnt(view: View) -> str:
    if not view["burnt"]:
        return T("The burnt pile is empty: nothing happens.")()
    return T("The burnt pile has only blocked cards: nothing happens.")()


def _no_second_card(*, last: bool) -> str:
    if last:
        return T("The 2 was the last card in the hand: no other is played.")()
    return T("No card left in the hand can follow the 2.")()


def _no_swap(*, last: bool) -> str:
    if last:
        return T("The 4 was the last card in the hand: no card is swapped.")()
    return T("Nobody else has cards: no card is swapped.")()


def _showed_sixes(old: View, new: View) -> bool:
    """Three cards were shown and burnt, which cannot have been a whole hand of blocked ones."""
    seat = old["turn"]["seat"]
    had, has = len(old["hands"][seat]), len(new["hands"][seat])
    laid_off = has == 0 and old["blocked"] is not None
    return old["turn"]["step"] == "play" and had - has == CARDS[MEDIUM] and not laid_off


_out = T("Wednesday is out of this round: the 6s are only burnt.")


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
