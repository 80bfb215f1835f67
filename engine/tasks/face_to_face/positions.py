"""Positions of Face to Face, made from what a player sees: the tops of all piles and the hand."""

from collections.abc import Sequence
from typing import TypeAlias, cast

from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.piles import TRICK, trick
from engine.games import GAMES
from engine.games.face_to_face.piles import (
    ASCENDING,
    CARDS,
    EMPTY_PILES,
    HIGHEST_CARD,
    LOWEST_CARD,
    TAKING,
    Pile,
    Piles,
)
from engine.games.face_to_face.state import FaceToFaceState
from engine.games.face_to_face.turns import HAND_SIZE
from engine.tasks.placing import between, choice, skipped

Tops: TypeAlias = tuple[int, int, int, int]
"""The tops of the player's own piles and of the rival's, ascending and descending each."""

GAME = GAMES["face-to-face"]

A_TURN = 3
"""How many cards a turn had, about; so the number of the turn is a likely one."""

FURTHEST = 12
"""How far a card of a hand that was played goes on at most."""

MOST_DRAWS = 60
"""Cards that are tried for one hand."""


def position(
    chance: Chance, tops: Tops, hand: Sequence[int], *, drawing: bool
) -> FaceToFaceState | None:
    """Return a state in which seat 0 has this hand; None where its other cards can lie nowhere.

    They lie on its own piles, in their order; with a draw pile some are there. The rival holds a
    full hand of what does not lie on its piles.
    """
    own, rest = _laid(chance, 0, tops[:2], hand, rest=3 if drawing else 0)
    theirs, unseen = _laid(chance, 1, tops[2:], (), rest=3)
    if bool(rest) != drawing or len(unseen) < HAND_SIZE:
        return None
    state = FaceToFaceState(
        first=0,
        piles=cast(Piles, (*own, *theirs)),
        hands=(tuple(sorted(hand)), tuple(sorted(unseen[:HAND_SIZE]))),
        draw=(tuple(rest), tuple(unseen[HAND_SIZE:])),
        seat=0,
        number=1 + 2 * (sum(map(len, own)) // A_TURN),
        placed=(),
        over=None,
        seed_state=0,
    )
    try:
        return cast(FaceToFaceState, GAME.load(GAME.document(state)))
    except BadDocument:  # such as nothing that can be placed
        return None


def _laid(
    chance: Chance, seat: int, tops: Sequence[int], hand: Sequence[int], rest: int
) -> tuple[list[Pile], list[int]]:
    """Lay a seat's deck on its piles; return these, and what lies nowhere.

    Of what could lie somewhere, one card in so many does not, none if that is 0.
    """
    starts = [EMPTY_PILES[2 * seat + pile][0] for pile in range(len(tops))]
    lying: list[list[int]] = [
        [] if top == start else [top] for top, start in zip(tops, starts, strict=True)
    ]
    left = []
    for card in CARDS:
        if card in tops or card in hand:
            continue
        piles = [
            pile
            for pile, top in enumerate(tops)
            if top != starts[pile] and (card < top if ASCENDING[pile] else card > top)
        ]
        if piles and not (rest and chance.below(rest) == 0):
            lying[choice(chance, piles)].append(card)
        else:
            left.append(card)
    laid = [
        (start, *sorted(cards, reverse=not ASCENDING[pile]))
        for pile, (start, cards) in enumerate(zip(starts, lying, strict=True))
    ]
    return laid, chance.shuffled(left)


def tops_of(chance: Chance, *, late: bool) -> Tops:
    """Draw the tops of all piles; late ones are those of a player without a draw pile."""
    if late:
        own = between(chance, 30, HIGHEST_CARD - 2), between(chance, LOWEST_CARD + 2, 30)
    else:
        own = between(chance, 5, 45), between(chance, 16, 56)
    return (*own, between(chance, 3, 50), between(chance, 11, 58))


def played(chance: Chance, tops: Tops, size: int, tricks: int, *, gives: bool) -> list[int] | None:
    """Draw so many cards that can be placed in this order, a trick in so many cases of ten.

    The first one may be for the rival, and fits on no own pile. None where the piles take no more.
    """
    now, cards = list(tops[:2]), list[int]()
    if gives:
        gifts = [
            card
            for card in CARDS
            if (card < tops[2] or card > tops[3])
            and card not in tops[2:]
            and not any(TAKING[pile][top][card] for pile, top in enumerate(now))
        ]
        if not gifts:
            return None
        cards.append(choice(chance, gifts))
    for _ in range(MOST_DRAWS):
        if len(cards) == size:
            return cards
        pile = chance.below(len(now))
        if chance.below(10) < tricks:
            card = trick(ASCENDING[pile], now[pile])
        else:
            step = between(chance, 1, FURTHEST)
            card = now[pile] + step if ASCENDING[pile] else now[pile] - step
        if card in CARDS and card not in tops[:2] and card not in cards:
            cards.append(card)
            now[pile] = card
    return None


def scattered(chance: Chance, size: int, tops: Tops) -> list[int]:
    """Draw so many different cards, two of them joined by a trick."""
    card = choice(chance, CARDS[:-TRICK])
    others = chance.shuffled([each for each in CARDS if each not in (card, card + TRICK)])
    return [each for each in [card, card + TRICK, *others] if each not in tops[:2]][:size]


def skipped_on_own(start: FaceToFaceState, state: FaceToFaceState) -> int:
    """Return how many numbers seat 0 skipped on its own piles since the start."""
    return skipped(start.piles[:2], state.piles[:2], ASCENDING[:2])
