"""The abilities of the outcasts 2, 4, 7 and 8, which act once per play, single card or pair.

An ability that asks for a decision makes it the turn's next step; the others act at once, or have
nothing to do. The 6 and the 10 have none alone (``combinations``); the 13 acts when Wednesday is
revealed (``reveals``).
"""

from collections.abc import Callable, Mapping

from engine.core.chance import Chance
from engine.core.refusal import Refusal
from engine.games.wednesday import refusals
from engine.games.wednesday.actions import (
    DONATE,
    GIVE,
    PICK,
    SWAP,
    Donate,
    Give,
    PickBurntCard,
    Swap,
)
from engine.games.wednesday.burnt_pile import index_of, take, take_topmost, topmost_free
from engine.games.wednesday.cards import (
    MASK,
    PROTEUS,
    SIREN,
    VAMPIRE,
    Hands,
    added,
    removed,
    replaced,
)
from engine.games.wednesday.characters import playable
from engine.games.wednesday.expert import set_off
from engine.games.wednesday.rounds import holders
from engine.games.wednesday.state import Step, WednesdayState
from engine.games.wednesday.turns import end_turn


def can_play_again(state: WednesdayState) -> bool:
    """Tell whether the 2, Mask, asks for another play, which is a must if possible (W6)."""
    return bool(playable(state))


def can_swap(state: WednesdayState) -> bool:
    """Tell whether the 4, Proteus, must swap (W7).

    It need not as the last card, nor if nobody else has any.
    """
    return bool(state.hands[state.turn.seat]) and holders(state) > 1


def can_take_burnt(state: WednesdayState) -> bool:
    """Tell whether the 7, Siren, and the 8, Vampire, find a card that is not blocked (W5, W8)."""
    return topmost_free(state) is not None


ABILITIES: Mapping[int, tuple[Step, Callable[[WednesdayState], bool]]] = {
    MASK: ("again", can_play_again),
    PROTEUS: ("swap", can_swap),
    SIREN: ("pick", can_take_burnt),
    VAMPIRE: ("donate", can_take_burnt),
}
"""What an outcast asks for when it is played, and when there is something to decide."""


def use_ability(state: WednesdayState) -> WednesdayState:
    """Return the state after the ability of what was just played, if it has one."""
    ability = ABILITIES.get(state.played[-1])
    if ability is None:
        return ability_done(state)
    step, is_possible = ability
    if not is_possible(state):
        return ability_done(state)
    return state._replace(turn=state.turn._replace(step=step))


def ability_done(state: WednesdayState) -> WednesdayState:
    """Go on once a card's own ability is done: the round's effect (W10), then the turn's end."""
    state = set_off(state)
    return state if state.turn.step == "insert" else end_turn(state)


# 4, Proteus


def swaps(state: WednesdayState) -> list[Swap]:
    """Return the swaps with the other players who have cards."""
    seat = state.turn.seat
    return [SWAP[other] for other, hand in enumerate(state.hands) if hand and other != seat]


def why_not_swap(state: WednesdayState, swap: Swap) -> Refusal | None:
    """Return why no card can be taken from this player, or None."""
    refusal = why_not_other(state, swap.seat)
    if refusal is None and not state.hands[swap.seat]:
        return refusals.no_cards(swap.seat)
    return refusal


def swap(state: WednesdayState, swap: Swap) -> WednesdayState:
    """Take a random card of the chosen player, who is to be given one in return."""
    chance = Chance(state.seed_state)
    hands, seat, giver = state.hands, state.turn.seat, swap.seat
    number = hands[giver][chance.below(len(hands[giver]))]
    hands = replaced(hands, giver, removed(hands[giver], number, 1))
    return state._replace(
        hands=replaced(hands, seat, added(hands[seat], number)),
        turn=state.turn._replace(step="give", taken=number, giver=giver),
        seed_state=chance.state,
    )


def gifts(state: WednesdayState) -> list[Give]:
    """Return every card but the one just taken; another of the same number will do (W7)."""
    hand = list(state.hands[state.turn.seat])
    taken = state.turn.taken
    assert taken is not None
    hand.remove(taken)
    return [GIVE[number] for number in sorted(set(hand))]


def why_not_give(state: WednesdayState, give: Give) -> Refusal | None:
    """Return why this card cannot be given, or None."""
    number = give.number
    held = state.hands[state.turn.seat].count(number)
    if not held:
        return refusals.not_in_hand(number)
    if number == state.turn.taken and held == 1:
        return refusals.just_taken(number)
    return None


def give(state: WednesdayState, give: Give) -> WednesdayState:
    """Give a card to the player from whom one was taken."""
    turn = state.turn
    assert turn.giver is not None
    hands: Hands = replaced(state.hands, turn.seat, removed(state.hands[turn.seat], give.number, 1))
    hands = replaced(hands, turn.giver, added(hands[turn.giver], give.number))
    return ability_done(
        state._replace(hands=hands, turn=turn._replace(step="play", taken=None, giver=None))
    )


# 7, Siren


def picks(state: WednesdayState) -> list[PickBurntCard]:
    """Return every card of the burnt pile that is not blocked."""
    return [
        PICK[index] for index, number in enumerate(reversed(state.burnt)) if number != state.blocked
    ]


def why_not_pick(state: WednesdayState, pick: PickBurntCard) -> Refusal | None:
    """Return why the card in this place cannot be taken, or None."""
    burnt, place = state.burnt, pick.place
    if place > len(burnt):
        return refusals.no_such_place(place, len(burnt))
    number = burnt[index_of(burnt, place)]
    return refusals.blocked_place(place, number) if number == state.blocked else None


def pick(state: WednesdayState, pick: PickBurntCard) -> WednesdayState:
    """Take the chosen card; the others keep their order."""
    index = index_of(state.burnt, pick.place)
    return ability_done(_decided(take(state, index, state.turn.seat)))


# 8, Vampire


def donations(state: WednesdayState) -> list[Donate]:
    """Return the other players, with or without cards (W8)."""
    return [DONATE[other] for other in range(len(state.hands)) if other != state.turn.seat]


def why_not_donate(state: WednesdayState, donate: Donate) -> Refusal | None:
    """Return why this player cannot be chosen, or None."""
    return why_not_other(state, donate.seat)


def donate(state: WednesdayState, donate: Donate) -> WednesdayState:
    """Let the chosen player take the topmost card that is not blocked."""
    return ability_done(_decided(take_topmost(state, donate.seat)))


def why_not_other(state: WednesdayState, seat: int) -> Refusal | None:
    """Return why this is not another player of the table, or None."""
    if seat >= len(state.hands):
        return refusals.no_such_player(seat, len(state.hands))
    return refusals.yourself() if seat == state.turn.seat else None


def _decided(state: WednesdayState) -> WednesdayState:
    return state._replace(turn=state.turn._replace(step="play"))
