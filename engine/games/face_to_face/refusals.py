"""Refusals of Face to Face.

==========================  =======================  ===========================================
code                        arguments                when
==========================  =======================  ===========================================
``not-in-hand``             card                     the seat does not hold the card
``not-higher``              card, pile, top, trick   own ascending pile: the card is neither
                                                     higher than its top nor exactly ``trick``
``not-lower``               card, pile, top, trick   own descending pile: neither lower nor
                                                     ``trick``
``no-help-ascending``       card, pile, top          the rival's ascending pile: the card is not
                                                     lower than its top
``no-help-descending``      card, pile, top          the rival's descending pile: not higher
``second-gift``             card, given, pile        the rival has got the card ``given``, on this
                                                     pile, in this turn
``minimum``                 placed, minimum          too few cards to end the turn
==========================  =======================  ===========================================

Codes that every game gives are listed in ``engine.core.refusal``. That a turn begins with fewer
than two cards (D3) needs no code: the match is over then.
"""

from engine.core.piles import trick
from engine.core.placing import Place
from engine.core.refusal import Refusal
from engine.games.face_to_face.piles import ASCENDING, PILES, RIVALS


def not_in_hand(card: int) -> Refusal:
    """Refuse a card that the seat on turn does not hold."""
    return Refusal("not-in-hand", {"card": card})


def not_taken(place: Place, top: int) -> Refusal:
    """Refuse a card that the pile does not take on this top."""
    return _no_help(place, top) if RIVALS[place.pile] else _not_fitting(place, top)


def _not_fitting(place: Place, top: int) -> Refusal:
    """Refuse a card that fits neither by its number nor by the backwards trick."""
    ascending = ASCENDING[place.pile]
    return Refusal(
        "not-higher" if ascending else "not-lower",
        {
            "card": place.card,
            "pile": PILES[place.pile],
            "top": top,
            "trick": trick(ascending, top),
        },
    )


def _no_help(place: Place, top: int) -> Refusal:
    """Refuse a card that does not improve the rival's pile."""
    return Refusal(
        "no-help-ascending" if ASCENDING[place.pile] else "no-help-descending",
        {"card": place.card, "pile": PILES[place.pile], "top": top},
    )


def second_gift(card: int, given: Place) -> Refusal:
    """Refuse a second card for the rival in the same turn."""
    return Refusal("second-gift", {"card": card, "given": given.card, "pile": PILES[given.pile]})


def minimum(placed: int, required: int) -> Refusal:
    """Refuse to end the turn with fewer cards than it takes."""
    return Refusal("minimum", {"placed": placed, "minimum": required})
