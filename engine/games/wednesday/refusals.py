"""Refusals of Wednesday. Numbers are those of outcasts, places count from the top.

==========================  ====================  ================================================
code                        arguments             when
==========================  ====================  ================================================
``not-in-hand``             number                the seat does not hold the number
``no-pair``                 number                the seat holds only one of it
``opening-one``             number                the seat holds a 1 and opens with nothing else
``blocked``                 number                the Thing has blocked the number
``one-card``                number                a pair, while Enid is not open
``pairs-only``              number                a single card, while Enid is open
``odd-only``                number                an even number, while Tyler is open
``not-higher``              number, last          not higher than the last number
``not-equal-or-higher``     number, last          lower than the last number, under Weems
``very-next``               number, last          the very next number, under Ajax
``not-lower``               number, last          not lower than the last number, under Bianca
``opening-pass``                                  a pass in place of opening the round
``opening-combination``     number                a combination in place of opening the round
``play-again``              numbers               a 2 was played: one of these must be played upon
                                                  it
``leader-must-play``        numbers               who leads does not pass, but plays one of these
``too-few``                 number, held, needed  too few of the number for the combination
``nothing-blocked``                               laying off, while no number is blocked
``not-only-blocked``        blocked, others       laying off, with these other numbers in hand
``no-such-player``          player, players       no seat of this number is at the table
``yourself``                                      another player is to be chosen
``no-cards``                player                the chosen player has no card to be taken
``just-taken``              number                the card just taken is not the one to give
``no-such-place``           place, places         the pile has only so many places
``blocked-place``           place, number         the card in this place is blocked
``decide-first``            step                  what the step asks comes first
``not-now``                 step                  nothing asks for this now
==========================  ====================  ================================================

Codes that every game gives are listed in ``engine.core.refusal``.
"""

from collections.abc import Sequence

from engine.core.refusal import Refusal
from engine.games.wednesday.state import Step


def not_in_hand(number: int) -> Refusal:
    """Refuse a number that the seat does not hold."""
    return Refusal("not-in-hand", {"number": number})


def no_pair(number: int) -> Refusal:
    """Refuse a pair of a number of which the seat holds only one outcast."""
    return Refusal("no-pair", {"number": number})


def opening_one(number: int) -> Refusal:
    """Refuse to open the round with anything but a 1 that is held (W2)."""
    return Refusal("opening-one", {"number": number})


def blocked(number: int) -> Refusal:
    """Refuse a number that is blocked for the rest of the round."""
    return Refusal("blocked", {"number": number})


def one_card(number: int) -> Refusal:
    """Refuse a pair where one card is played in a turn."""
    return Refusal("one-card", {"number": number})


def pairs_only(number: int) -> Refusal:
    """Refuse a single card under Enid, who asks for pairs."""
    return Refusal("pairs-only", {"number": number})


def odd_only(number: int) -> Refusal:
    """Refuse an even number under Tyler, who asks for odd ones."""
    return Refusal("odd-only", {"number": number})


def not_higher(number: int, last: int) -> Refusal:
    """Refuse a number that is not higher than the last."""
    return Refusal("not-higher", {"number": number, "last": last})


def not_equal_or_higher(number: int, last: int) -> Refusal:
    """Refuse a number lower than the last under Weems."""
    return Refusal("not-equal-or-higher", {"number": number, "last": last})


def very_next(number: int, last: int) -> Refusal:
    """Refuse the very next number under Ajax."""
    return Refusal("very-next", {"number": number, "last": last})


def not_lower(number: int, last: int) -> Refusal:
    """Refuse a number that is not lower than the last under Bianca."""
    return Refusal("not-lower", {"number": number, "last": last})


def opening_pass() -> Refusal:
    """Refuse a pass in place of opening the round with a card (W2)."""
    return Refusal("opening-pass")


def opening_combination(number: int) -> Refusal:
    """Refuse to open the round with a combination (W2)."""
    return Refusal("opening-combination", {"number": number})


def play_again(numbers: Sequence[int]) -> Refusal:
    """Refuse anything but the second play that a 2 demands (W6)."""
    return Refusal("play-again", {"numbers": numbers})


def leader_must_play(numbers: Sequence[int]) -> Refusal:
    """Refuse a leader's pass while the leader can play (W4)."""
    return Refusal("leader-must-play", {"numbers": numbers})


def too_few(number: int, held: int, needed: int) -> Refusal:
    """Refuse a combination that the hand does not have."""
    return Refusal("too-few", {"number": number, "held": held, "needed": needed})


def nothing_blocked() -> Refusal:
    """Refuse to lay off a hand while no number is blocked."""
    return Refusal("nothing-blocked")


def not_only_blocked(number: int, others: Sequence[int]) -> Refusal:
    """Refuse to lay off a hand with other numbers than the blocked one (W14)."""
    return Refusal("not-only-blocked", {"blocked": number, "others": others})


def no_such_player(player: int, players: int) -> Refusal:
    """Refuse a seat that does not exist at the table."""
    return Refusal("no-such-player", {"player": player, "players": players})


def yourself() -> Refusal:
    """Refuse the seat's own choice of itself."""
    return Refusal("yourself")


def no_cards(player: int) -> Refusal:
    """Refuse to take a card from a player who has none (W7)."""
    return Refusal("no-cards", {"player": player})


def just_taken(number: int) -> Refusal:
    """Refuse to give back the only card of its number, which was just taken (W7)."""
    return Refusal("just-taken", {"number": number})


def no_such_place(place: int, places: int) -> Refusal:
    """Refuse a place that the pile is not high enough for."""
    return Refusal("no-such-place", {"place": place, "places": places})


def blocked_place(place: int, number: int) -> Refusal:
    """Refuse to take a blocked card from the burnt pile (W5)."""
    return Refusal("blocked-place", {"place": place, "number": number})


def decide_first(step: Step) -> Refusal:
    """Refuse anything before the decision that a card or a character asks for."""
    return Refusal("decide-first", {"step": step})


def not_now(step: Step) -> Refusal:
    """Refuse a decision that no card and no character asks for."""
    return Refusal("not-now", {"step": step})
