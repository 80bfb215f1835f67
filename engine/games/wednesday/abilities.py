"""The abilities of the outcasts 2, 4, 7 and 8, which act once per play, single card or pair.

An ability that asks for a decision makes it the turn's next step; the others are done at once,
or there is nothing for them to do. The 6 and the 10 have none alone (``combinations``); the 13
acts when Wednesday is revealed (``reveals``).
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
    Pick,
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
from engine.games.wednesday.state import State, Step
from engine.games.wednesday.turns import end_turn


def can_play_again(state: State) -> bool:
    """2, Mask: play again, on top of the 2; a must if possible (W6)."""
    return bool(playable(state))


def can_swap(state: State) -> bool:
    """4, Proteus: a must, unless it was the last card or nobody else has any (W7)."""
    return bool(state.hands[state.turn.seat]) and holders(state) > 1


def can_take_burnt(state: State) -> bool:
    """7, Siren, and 8, Vampire: a must, if there is a card that is not blocked (W5, W8)."""
    return topmost_free(state) is not None


ABILITIES: Mapping[int, tuple[Step, Callable[[State], bool]]] = {
    MASK: ("again", can_play_again),
    PROTEUS: ("swap", can_swap),
    SIREN: ("pick", can_take_burnt),
    VAMPIRE: ("donate", can_take_burnt),
}
"""What an outcast asks for when it is played, and when there is something to decide."""


def use_ability(state: State) -> State:
    """The state after what was just played has set off what it sets off."""
    ability = ABILITIES.get(state.played[-1])
    if ability is None:
        return ability_done(state)
    step, is_possible = ability
    if not is_possible(state):
        return ability_done(state)
    return state._replace(turn=state.turn._replace(step=step))


def ability_done(state: State) -> State:
    """A card's own ability is done: the round's effect follows (W10), then the turn is over."""
    state = set_off(state)
    return state if state.turn.step == "insert" else end_turn(state)


# 4, Proteus


def swaps(state: State) -> list[Swap]:
    """The other players who have cards."""
    seat = state.turn.seat
    return [SWAP[other] for other, hand in enumerate(state.hands) if hand and other != seat]


def why_not_swap(state: State, swap: Swap) -> Refusal | None:
    """Why no card can be taken from this player."""
    refusal = why_not_other(state, swap.seat)
    if refusal is None and not state.hands[swap.seat]:
        return refusals.no_cards(swap.seat)
    return refusal


def swap(state: State, swap: Swap) -> State:
    """Takes a random card of the chosen player, to whom one is to be given in return."""
    chance = Chance(state.seed_state)
    hands, seat, giver = state.hands, state.turn.seat, swap.seat
    number = hands[giver][chance.below(len(hands[giver]))]
    hands = replaced(hands, giver, removed(hands[giver], number, 1))
    return state._replace(
        hands=replaced(hands, seat, added(hands[seat], number)),
        turn=state.turn._replace(step="give", taken=number, giver=giver),
        seed_state=chance.state,
    )


def gifts(state: State) -> list[Give]:
    """Every card but the one just taken; another of the same number is fine (W7)."""
    hand = list(state.hands[state.turn.seat])
    taken = state.turn.taken
    assert taken is not None
    hand.remove(taken)
    return [GIVE[number] for number in sorted(set(hand))]


def why_not_give(state: State, give: Give) -> Refusal | None:
    """Why this card cannot be given."""
    number = give.number
    held = state.hands[state.turn.seat].count(number)
    if not held:
        return refusals.not_in_hand(number)
    if number == state.turn.taken and held == 1:
        return refusals.just_taken(number)
    return None


def give(state: State, give: Give) -> State:
    """Gives a card to the player from whom one was taken."""
    turn = state.turn
    assert turn.giver is not None
    hands: Hands = replaced(state.hands, turn.seat, removed(state.hands[turn.seat], give.number, 1))
    hands = replaced(hands, turn.giver, added(hands[turn.giver], give.number))
    return ability_done(
        state._replace(hands=hands, turn=turn._replace(step="play", taken=None, giver=None))
    )


# 7, Siren


def picks(state: State) -> list[Pick]:
    """Every card of the burnt pile that is not blocked."""
    return [
        PICK[index] for index, number in enumerate(reversed(state.burnt)) if number != state.blocked
    ]


def why_not_pick(state: State, pick: Pick) -> Refusal | None:
    """Why the card in this place cannot be taken."""
    burnt, place = state.burnt, pick.place
    if place > len(burnt):
        return refusals.no_such_place(place, len(burnt))
    number = burnt[index_of(burnt, place)]
    return refusals.blocked_place(place, number) if number == state.blocked else None


def pick(state: State, pick: Pick) -> State:
    """Takes the chosen card; the order of the others stays."""
    index = index_of(state.burnt, pick.place)
    return ability_done(_decided(take(state, index, state.turn.seat)))


# 8, Vampire


def donations(state: State) -> list[Donate]:
    """The other players, with or without cards (W8)."""
    return [DONATE[other] for other in range(len(state.hands)) if other != state.turn.seat]


def why_not_donate(state: State, donate: Donate) -> Refusal | None:
    """Why this player cannot be chosen."""
    return why_not_other(state, donate.seat)


def donate(state: State, donate: Donate) -> State:
    """The chosen player takes the topmost card that is not blocked."""
    return ability_done(_decided(take_topmost(state, donate.seat)))


def why_not_other(state: State, seat: int) -> Refusal | None:
    """Why this is not another player of the table."""
    if seat >= len(state.hands):
        return refusals.no_such_player(seat, len(state.hands))
    return refusals.yourself() if seat == state.turn.seat else None


def _decided(state: State) -> State:
    return state._replace(turn=state.turn._replace(step="play"))
