"""Refusals of The Game, with On Fire and Extreme.

==================  ==============================  ========================================
code                arguments                       when
==================  ==============================  ========================================
``not-in-hand``     card                            the seat does not hold the card
``not-higher``      card, pile, top, trick          ascending pile: the card is neither higher
                                                    than its top nor exactly ``trick``
``not-lower``       card, pile, top, trick          descending pile: neither lower nor ``trick``
``minimum``         placed, minimum                 too few cards to end the turn
``fire-due``        cards, piles                    fires of an earlier turn are still on top
``unknown-pile``    pile                            no pile has this name
``unknown-signal``  signal                          no signal has this name
``rate-first``      none                            all say how good their start is before
                                                    anybody plays
``choose-first``    none                            the team has not said yet who starts
==================  ==============================  ========================================

And in Extreme (E1), where ``cards`` are those whose command is in the way: on top of ``piles``, in
the same order, or, if there are no piles, in this turn:

=====================  ===========================  ==========================================
code                   arguments                    when
=====================  ===========================  ==========================================
``no-trick``           card, pile, top, cards,      the card fits only by the backwards trick,
                       piles                        which no pile allows now (E6)
``one-pile``           card, pile, locked, cards,   all cards of this turn now go on the pile
                       piles                        ``locked`` (E5)
``fourth-card``        card, cards                  the turn has its exactly three cards (E2)
``three-too-late``     card, placed                 a ``three`` after three cards or more (E2)
``stop-not-third``     card, cards                  a ``stop`` that would end a turn of
                                                    exactly three with two cards (E3)
``stop-leaves-skull``  card, pile, cards, piles     a ``stop`` that would end the turn with
                                                    these skulls on top (E4)
``stop-leaves-fire``   card, pile, cards, piles     a ``stop`` that would end the turn with
                                                    these due fires on top (E4)
``exactly-three``      placed, cards                too few cards to end the turn (E2)
``skull-on-top``       cards, piles                 no turn ends with a skull on top
``silence``            cards, piles                 no signal is set or cleared
=====================  ===========================  ==========================================

Codes that every game gives are listed in ``engine.core.refusal``.
"""

from engine.core.jsontext import Json
from engine.core.piles import trick
from engine.core.placing import Place
from engine.core.refusal import MAX_QUOTED, Refusal
from engine.games.the_game.piles import ASCENDING, PILES, Piles


def not_in_hand(card: int) -> Refusal:
    """Refuse a card that the seat on turn does not hold."""
    return Refusal("not-in-hand", {"card": card})


def not_fitting(place: Place, top: int) -> Refusal:
    """Refuse a card that fits on this top neither by its number nor by the backwards trick."""
    return Refusal(
        "not-higher" if ASCENDING[place.pile] else "not-lower",
        {
            "card": place.card,
            "pile": PILES[place.pile],
            "top": top,
            "trick": trick(ASCENDING[place.pile], top),
        },
    )


def minimum(placed: int, required: int) -> Refusal:
    """Refuse to end the turn with fewer cards than it takes."""
    return Refusal("minimum", {"placed": placed, "minimum": required})


def fire_due(piles: Piles, burning: list[int]) -> Refusal:
    """Refuse to end the turn before the fires on these piles are covered."""
    return Refusal("fire-due", _tops(piles, burning))


def unknown_pile(pile: str) -> Refusal:
    """Refuse the name of a pile that does not exist."""
    return Refusal("unknown-pile", {"pile": pile[:MAX_QUOTED]})


def unknown_signal(signal: str) -> Refusal:
    """Refuse the name of a signal that does not exist."""
    return Refusal("unknown-signal", {"signal": signal[:MAX_QUOTED]})


def no_trick(place: Place, piles: Piles, forbidding: list[int]) -> Refusal:
    """Refuse a card that fits only by the backwards trick, which the tops of some piles forbid."""
    top = piles[place.pile][-1]
    return Refusal("no-trick", {**_placing(place), "top": top, **_tops(piles, forbidding)})


def one_pile(place: Place, locked: int, piles: Piles, binding: list[int]) -> Refusal:
    """Refuse a card on another pile than the one that a ``one-pile`` binds the turn to."""
    return Refusal(
        "one-pile", {**_placing(place), "locked": PILES[locked], **_tops(piles, binding)}
    )


def fourth_card(place: Place, threes: list[int]) -> Refusal:
    """Refuse a fourth card where these cards of the turn command exactly three."""
    return Refusal("fourth-card", {"card": place.card, "cards": threes})


def three_too_late(place: Place, placed: int) -> Refusal:
    """Refuse a card that commands exactly three cards after so many others."""
    return Refusal("three-too-late", {"card": place.card, "placed": placed})


def stop_not_third(place: Place, threes: list[int]) -> Refusal:
    """Refuse a ``stop`` before the three cards that these cards of the turn command."""
    return Refusal("stop-not-third", {"card": place.card, "cards": threes})


def stop_leaves_skull(place: Place, piles: Piles, left: list[int]) -> Refusal:
    """Refuse a ``stop`` that would end the turn with the skulls on these piles."""
    return Refusal("stop-leaves-skull", {**_placing(place), **_tops(piles, left)})


def stop_leaves_fire(place: Place, piles: Piles, left: list[int]) -> Refusal:
    """Refuse a ``stop`` that would end the turn with the due fires on these piles."""
    return Refusal("stop-leaves-fire", {**_placing(place), **_tops(piles, left)})


def exactly_three(placed: int, threes: list[int]) -> Refusal:
    """Refuse to end the turn before the three cards that these of its cards command."""
    return Refusal("exactly-three", {"placed": placed, "cards": threes})


def skull_on_top(piles: Piles, skulls: list[int]) -> Refusal:
    """Refuse to end the turn before the skulls on these piles are covered."""
    return Refusal("skull-on-top", _tops(piles, skulls))


def silence(piles: Piles, commanding: list[int]) -> Refusal:
    """Refuse a signal, which the tops of these piles forbid."""
    return Refusal("silence", _tops(piles, commanding))


def _placing(place: Place) -> dict[str, Json]:
    return {"card": place.card, "pile": PILES[place.pile]}


def _tops(piles: Piles, of: list[int]) -> dict[str, Json]:
    return {"cards": [piles[pile][-1] for pile in of], "piles": [PILES[pile] for pile in of]}
