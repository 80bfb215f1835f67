"""The ideas that the tasks of Qwixx teach: what all ways to the most points have in common."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.games.qwixx_cards.cards import COLOUR_OF, JOKER, NUMBER_OF
from engine.games.qwixx_cards.printed import CROSSES_BEFORE_LAST
from engine.games.qwixx_cards.rows import CROSS, closed, count, skipped
from engine.games.qwixx_cards.sheets import closed_rows
from engine.tasks.qwixx_cards.ways import TurnWay, best

Idea: TypeAlias = Callable[[TurnWay], bool]
"""Tells whether a way uses the idea."""

Teaches: TypeAlias = Callable[[Sequence[TurnWay]], bool]
"""Tells from all ways from a position whether it takes the idea to get the most points."""


def needs(idea: Idea) -> Teaches:
    """Make the test whether all ways to the most points use the idea."""
    return lambda every: all(map(idea, best(every)))


def one_skipped(way: TurnWay) -> bool:
    """Tell whether three numbers are crossed at once, one being skipped between them."""
    return way.crosses.bit_count() == 3 and skipped(way.crosses) > 0


def number_before_cards(way: TurnWay) -> bool:
    """Tell whether the number is crossed in the row that goes on with the cards."""
    return way.crosses > 0 and way.number_row == way.row


def number_elsewhere(way: TurnWay) -> bool:
    """Tell whether the number fits in the row of the cards, but is crossed in another one."""
    fits = [mark.row for mark in way.fits]
    return way.crosses > 0 and way.row in fits and way.number_row not in (None, way.row)


def number_left(way: TurnWay) -> bool:
    """Tell whether the number is left though it fits somewhere, and closes no row."""
    fits = way.fits
    return way.number_row is None and fits != [] and not any(closed(m.crosses) for m in fits)


def fifth_by_number(way: TurnWay) -> bool:
    """Tell whether the number is the fifth cross of a row, and a card then closes the row."""
    return closed(way.crosses) and way.number_row == way.row and _lacks_one(way)


def fifth_by_card(way: TurnWay) -> bool:
    """Tell whether a card makes the fifth cross of a row, and another one closes it at once."""
    return closed(way.crosses) and way.number_row != way.row and _lacks_one(way)


def match_goes_on(way: TurnWay) -> bool:
    """Tell whether the number is not crossed where it would close the second row too early.

    The match would end before any card is played.
    """
    ends = [mark.row for mark in way.fits if closed(mark.crosses)]
    return bool(ends and closed_rows(way.before)) and way.number_row not in ends


def joker_between(way: TurnWay) -> bool:
    """Tell whether three numbers are crossed, and the middle one is that of the only joker."""
    if way.crosses.bit_count() < 3:
        return False
    crosses = sorted((CROSS[way.row][NUMBER_OF[card]], card) for card in way.cards)
    return [_is_joker(card) for _, card in crosses] == [False, True, False]


def joker_alone(way: TurnWay) -> bool:
    """Tell whether a joker is crossed in a colour that no other card has."""
    return way.crosses > 0 and all(map(_is_joker, way.cards))


def two_jokers(way: TurnWay) -> bool:
    """Tell whether three numbers are crossed, two of them those of jokers."""
    return way.crosses.bit_count() == 3 and sum(map(_is_joker, way.cards)) == 2


def points_not_crosses(every: Sequence[TurnWay]) -> bool:
    """Tell whether the most points come of fewer crosses than could be made."""
    most = max(way.made for way in every)
    return all(way.made < most for way in best(every))


def no_penalty(every: Sequence[TurnWay]) -> bool:
    """Tell whether most that can be done brings a penalty."""
    penalties = sum(way.sheet.penalties > way.before.penalties for way in every)
    return len(every) * 3 / 4 < penalties < len(every)


def _lacks_one(way: TurnWay) -> bool:
    """Tell whether the row of the cards lacks one cross of the five that the last number needs."""
    return count(way.before.rows[way.row]) == CROSSES_BEFORE_LAST - 1


def _is_joker(card: int) -> bool:
    return COLOUR_OF[card] == JOKER
