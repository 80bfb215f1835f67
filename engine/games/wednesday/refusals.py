"""Why something is refused in Wednesday. Numbers are those of outcasts, places count from the top.

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
    """The seat does not hold the number."""
    return Refusal("not-in-hand", {"number": number})


def no_pair(number: int) -> Refusal:
    """The seat holds only one outcast of the number."""
    return Refusal("no-pair", {"number": number})


def opening_one(number: int) -> Refusal:
    """Who holds a 1 opens the round with it (W2)."""
    return Refusal("opening-one", {"number": number})


def blocked(number: int) -> Refusal:
    """The number is out for the rest of the round."""
    return Refusal("blocked", {"number": number})


def one_card(number: int) -> Refusal:
    """One card is played in a turn, not a pair."""
    return Refusal("one-card", {"number": number})


def pairs_only(number: int) -> Refusal:
    """Under Enid outcasts are played as pairs."""
    return Refusal("pairs-only", {"number": number})


def odd_only(number: int) -> Refusal:
    """Under Tyler only odd numbers are played."""
    return Refusal("odd-only", {"number": number})


def not_higher(number: int, last: int) -> Refusal:
    """Numbers rise."""
    return Refusal("not-higher", {"number": number, "last": last})


def not_equal_or_higher(number: int, last: int) -> Refusal:
    """Under Weems numbers do not fall."""
    return Refusal("not-equal-or-higher", {"number": number, "last": last})


def very_next(number: int, last: int) -> Refusal:
    """Under Ajax the very next number is left out."""
    return Refusal("very-next", {"number": number, "last": last})


def not_lower(number: int, last: int) -> Refusal:
    """Under Bianca numbers fall."""
    return Refusal("not-lower", {"number": number, "last": last})


def opening_pass() -> Refusal:
    """The round is opened with a card (W2)."""
    return Refusal("opening-pass")


def opening_combination(number: int) -> Refusal:
    """The round is not opened with a combination (W2)."""
    return Refusal("opening-combination", {"number": number})


def play_again(numbers: Sequence[int]) -> Refusal:
    """Upon a 2 another play is a must, for which nothing else serves (W6)."""
    return Refusal("play-again", {"numbers": numbers})


def leader_must_play(numbers: Sequence[int]) -> Refusal:
    """Who leads and can play does not pass (W4)."""
    return Refusal("leader-must-play", {"numbers": numbers})


def too_few(number: int, held: int, needed: int) -> Refusal:
    """The hand does not have the combination."""
    return Refusal("too-few", {"number": number, "held": held, "needed": needed})


def nothing_blocked() -> Refusal:
    """No number is blocked, so no card can be laid off."""
    return Refusal("nothing-blocked")


def not_only_blocked(number: int, others: Sequence[int]) -> Refusal:
    """Not all cards of the hand have the blocked number (W14)."""
    return Refusal("not-only-blocked", {"blocked": number, "others": others})


def no_such_player(player: int, players: int) -> Refusal:
    """Nobody has this seat."""
    return Refusal("no-such-player", {"player": player, "players": players})


def yourself() -> Refusal:
    """A player chooses another one."""
    return Refusal("yourself")


def no_cards(player: int) -> Refusal:
    """From this player nothing can be taken (W7)."""
    return Refusal("no-cards", {"player": player})


def just_taken(number: int) -> Refusal:
    """The only card of this number is the one just taken (W7)."""
    return Refusal("just-taken", {"number": number})


def no_such_place(place: int, places: int) -> Refusal:
    """The pile is not as high."""
    return Refusal("no-such-place", {"place": place, "places": places})


def blocked_place(place: int, number: int) -> Refusal:
    """A blocked card is not taken from the burnt pile (W5)."""
    return Refusal("blocked-place", {"place": place, "number": number})


def decide_first(step: Step) -> Refusal:
    """What was played or revealed asks for a decision first."""
    return Refusal("decide-first", {"step": step})


def not_now(step: Step) -> Refusal:
    """Nothing that was played or revealed asks for this decision."""
    return Refusal("not-now", {"step": step})
