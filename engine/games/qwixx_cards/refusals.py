"""Refusals of Qwixx.

=====================  ============================  ============================================
code                   arguments                     when
=====================  ============================  ============================================
``wrong-part``         part                          the action is of another part of the turn
                                                     than the one that is on: take, number, play
                                                     or mark
``slot-empty``         slot                          no card lies in this place of the display
``not-on-top``         number, top                   part 2: the number is not the one on top of
                                                     the draw pile
``one-number``         numbers, top                  part 2: several numbers, and only the one on
                                                     top counts
``already-decided``    row                           part 2: so the seat has decided already; null
                                                     for nothing crossed
``row-closed``         row                           the row is closed for this player
``not-further-right``  row, number, last             the number is not to the right of the last
                                                     one crossed in the row
``too-few-crosses``    row, number, crosses, needed  the rightmost number needs more crosses in
                                                     the row before it than these
``not-in-hand``        card                          the seat does not hold the card
``too-many-cards``     cards, most                   so many cards cannot be played together
``different-colours``  colours                       the cards are of more than one colour
``other-colour``       card, colour                  the card, no joker, cannot be played in this
                                                     colour
``other-row``          row, colour                   part 3: the row is not of the colour that
                                                     was played
``not-shown``          number, numbers               part 3: the number is not among those of the
                                                     cards played
``too-many-skipped``   row, numbers, most            part 3: these numbers would be skipped
                                                     between the first and the last crossed, and
                                                     only so many may be
=====================  ============================  ============================================

Codes that every game gives are listed in ``engine.core.refusal``.
"""

from collections.abc import Iterable

from engine.core.action import Action
from engine.core.refusal import Refusal, unknown_action
from engine.games.qwixx_cards.actions import Decision, Mark, PlayCards, Skip, Take
from engine.games.qwixx_cards.cards import CARDS, Card
from engine.games.qwixx_cards.printed import (
    COLOURS,
    CROSSES_BEFORE_LAST,
    MOST_PLAYED,
    MOST_SKIPPED,
)
from engine.games.qwixx_cards.rows import Crosses, closed, count, numbers, skipped


def wrong_part(action: Action, part: str) -> Refusal:
    """Refuse an action of another part of the turn, or of another game."""
    if not isinstance(action, Take | Mark | Skip | PlayCards):
        return unknown_action(str(action))
    return Refusal("wrong-part", {"part": part})


def slot_empty(take: Take) -> Refusal:
    """Refuse to take a card from an empty place of the display."""
    return Refusal("slot-empty", {"slot": take.slot + 1})


def not_on_top(mark: Mark, top: int) -> Refusal:
    """Refuse to cross anything but the number on top of the draw pile."""
    if len(mark.numbers) > 1:
        return Refusal("one-number", {"numbers": mark.numbers, "top": top})
    return Refusal("not-on-top", {"number": mark.numbers[0], "top": top})


def already_decided(decision: Decision) -> Refusal:
    """Refuse what the seat has decided before."""
    row = COLOURS[decision.row] if isinstance(decision, Mark) else None
    return Refusal("already-decided", {"row": row})


def not_next(row: int, crosses: Crosses, cross: Crosses) -> Refusal:
    """Refuse a number that cannot be crossed next in the row after these crosses."""
    colour, number = COLOURS[row], numbers(row, cross)[0]
    if closed(crosses):
        return Refusal("row-closed", {"row": colour})
    if cross <= crosses:  # no bit of the row is higher than its last cross
        last = numbers(row, crosses)[-1]
        return Refusal("not-further-right", {"row": colour, "number": number, "last": last})
    return Refusal(
        "too-few-crosses",
        {
            "row": colour,
            "number": number,
            "crosses": count(crosses),
            "needed": CROSSES_BEFORE_LAST,
        },
    )


def not_in_hand(card: Card) -> Refusal:
    """Refuse a card that the seat on turn does not hold."""
    return Refusal("not-in-hand", {"card": CARDS[card]})


def too_many_cards(cards: int) -> Refusal:
    """Refuse more cards than may be played together."""
    return Refusal("too-many-cards", {"cards": cards, "most": MOST_PLAYED})


def different_colours(colours: Iterable[int]) -> Refusal:
    """Refuse cards of these colours, which do not go together."""
    return Refusal("different-colours", {"colours": [COLOURS[colour] for colour in colours]})


def other_colour(card: Card, colour: int) -> Refusal:
    """Refuse a card of another colour than the one it is played in."""
    return Refusal("other-colour", {"card": CARDS[card], "colour": COLOURS[colour]})


def other_row(mark: Mark, play: PlayCards) -> Refusal:
    """Refuse a row of another colour than the one that was played."""
    return Refusal("other-row", {"row": COLOURS[mark.row], "colour": COLOURS[play.colour]})


def not_shown(mark: Mark, play: PlayCards) -> Refusal:
    """Refuse a number that no card played shows: the first such number."""
    number = numbers(mark.row, mark.crosses & ~play.shown)[0]
    return Refusal("not-shown", {"number": number, "numbers": numbers(mark.row, play.shown)})


def too_many_skipped(mark: Mark) -> Refusal:
    """Refuse to skip too many numbers between the first and the last."""
    return Refusal(
        "too-many-skipped",
        {
            "row": COLOURS[mark.row],
            "numbers": numbers(mark.row, skipped(mark.crosses)),
            "most": MOST_SKIPPED,
        },
    )
