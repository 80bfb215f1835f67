"""The themes of Face to Face's tasks: what each is to teach, and how its positions are drawn.

=================== ===============================================================================
theme               what it teaches
=================== ===============================================================================
``gift-wins``       the card that fits nowhere is for the rival
``one-trick``       a backwards trick makes room for what would be left
``two-tricks``      one trick is not enough
``gift-and-trick``  one card is for the rival, and the others need a trick
``gift-for-little`` a gift fills the hand, and few numbers are skipped on own piles
``cheapest-turn``   of all turns, the one that skips fewest numbers on own piles
``saved-pile``      a whole turn goes on one own pile, with a trick
=================== ===============================================================================
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import TypeAlias

from engine.core.chance import Chance
from engine.core.piles import trick
from engine.core.placing import END
from engine.games.face_to_face.piles import ASCENDING, PILES, TAKING
from engine.games.face_to_face.state import FaceToFaceState
from engine.games.face_to_face.turns import HAND_SIZE, MINIMUM, gift
from engine.tasks.draft import TaskDraft
from engine.tasks.face_to_face.positions import (
    GAME,
    Tops,
    played,
    position,
    scattered,
    skipped_on_own,
    tops_of,
)
from engine.tasks.placing import SKIPPED, between, choice, nearest_first
from engine.tasks.source import TaskTheme
from engine.tasks.task import Goal

Drafts: TypeAlias = Iterator[TaskDraft[FaceToFaceState]]
Ends: TypeAlias = Sequence[FaceToFaceState]
Teaches: TypeAlias = Callable[[TaskDraft[FaceToFaceState], Ends], bool]

TRAPS = 5000
"""Hands that are tried until one is found in which always the nearest card does not do."""

RIVAL_PILES = (2, 3)

ALL_PLACED = Goal("all-placed")


def _last_hand(chance: Chance, *, gives: bool) -> Drafts:
    """Draw a hand that is all that is left of the deck, perhaps with a card only for the rival."""
    for _ in range(TRAPS):
        tops = tops_of(chance, late=True)
        hand = played(chance, tops, between(chance, 4, HAND_SIZE), 3, gives=gives)
        if hand is not None and _tempts(tops, hand):
            state = position(chance, tops, hand, drawing=False)
            if state is not None:
                yield TaskDraft(state, ALL_PLACED, turns=1)
            return


def _tempts(tops: Tops, hand: Sequence[int]) -> bool:
    """Tell whether always the nearest card does not do, even if what is left is given away."""
    left = nearest_first(tops[:2], hand, ASCENDING, TAKING)
    gifts = [card for card in left for pile in RIVAL_PILES if TAKING[pile][tops[pile]][card]]
    return len(left) > 1 or (bool(left) and not gifts)


def _cheapest_turn(chance: Chance, *, code: str) -> Drafts:
    """Draw a turn in which as few numbers as possible are to be skipped on the own piles."""
    tops = tops_of(chance, late=False)
    state = position(chance, tops, scattered(chance, HAND_SIZE, tops), drawing=True)
    cards = between(chance, MINIMUM + 1, HAND_SIZE - 1)
    fewest = None if state is None else _fewest_skipped(state, cards, code)
    if state is not None and fewest is not None and fewest in SKIPPED:
        yield TaskDraft(state, Goal(code, {"cards": cards, "skipped": fewest}), turns=1)


def _saved_pile(chance: Chance) -> Drafts:
    """Draw a turn in which nothing is to go on one of the own piles."""
    tops = tops_of(chance, late=False)
    state = position(chance, tops, scattered(chance, HAND_SIZE, tops), drawing=True)
    pile = choice(chance, PILES[:2])
    if state is not None:
        for cards in range(HAND_SIZE, MINIMUM, -1):
            yield TaskDraft(state, Goal("kept", {"cards": cards, "pile": pile}), turns=1)


def _fewest_skipped(start: FaceToFaceState, cards: int, code: str) -> int | None:
    """Return how few numbers a turn of so many cards can skip; None if there is no such turn."""
    fewest, waiting, seen = None, [start], set[Hashable]()
    while waiting:
        state = waiting.pop()
        given = gift(state.placed) is not None
        if len(state.placed) >= cards and (given or code != "gift"):
            count = skipped_on_own(start, state)
            fewest = count if fewest is None else min(fewest, count)
        for action in GAME.legal(state, 0):
            if action is not END:
                after = GAME.apply(state, 0, action)
                tops = tuple(pile[-1] for pile in after.piles)
                key = after.hands[0], tops, skipped_on_own(start, after)
                if key not in seen:
                    seen.add(key)
                    waiting.append(after)
    return fewest


def _tricks(start: FaceToFaceState, end: FaceToFaceState) -> int:
    """Return how many tricks were done since the start, which only go on own piles."""
    return sum(
        card == trick(ASCENDING[pile], below)
        for pile, cards in enumerate(end.piles[:2])
        for below, card in pairwise(cards[len(start.piles[pile]) - 1 :])
    )


def _needs(tricks: int, *, gives: bool = False) -> Teaches:
    """Require so many tricks in every solution, and perhaps a gift."""
    return lambda draft, ends: all(
        _tricks(draft.state, end) >= tricks and (not gives or gift(end.placed) is not None)
        for end in ends
    )


THEMES: tuple[TaskTheme[FaceToFaceState], ...] = (
    TaskTheme("gift-wins", 2, partial(_last_hand, gives=True), _needs(0, gives=True)),
    TaskTheme("one-trick", 2, partial(_last_hand, gives=False), _needs(1)),
    TaskTheme("gift-for-little", 2, partial(_cheapest_turn, code="gift"), _needs(1)),
    TaskTheme("gift-and-trick", 2, partial(_last_hand, gives=True), _needs(1, gives=True)),
    TaskTheme("cheapest-turn", 1, partial(_cheapest_turn, code="skipped"), _needs(1)),
    TaskTheme("two-tricks", 2, partial(_last_hand, gives=False), _needs(2)),
    TaskTheme("saved-pile", 1, _saved_pile, _needs(1)),
)
