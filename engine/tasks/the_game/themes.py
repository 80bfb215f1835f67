"""The themes of The Game's tasks: what each is to teach, and how its positions are drawn."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from engine.core.chance import Chance
from engine.core.piles import trick
from engine.core.placing import END
from engine.games import GAMES
from engine.games.the_game.fires import FIRE_CARDS
from engine.games.the_game.piles import ASCENDING, PILES
from engine.games.the_game.state import TheGameState
from engine.tasks.draft import TaskDraft
from engine.tasks.source import TaskTheme
from engine.tasks.task import Goal
from engine.tasks.the_game.positions import (
    Tops,
    between,
    choice,
    late_tops,
    middle_tops,
    nearest_first_fails,
    placed,
    played,
    position,
    scattered,
    steps,
)

Drafts: TypeAlias = Iterator[TaskDraft[TheGameState]]
Ends: TypeAlias = Sequence[TheGameState]
Teaches: TypeAlias = Callable[[TaskDraft[TheGameState], Ends], bool]

GAME = GAMES["the-game"]

TRAPS = 5000
"""Hands that are tried until one is found in which always the nearest card does not do."""

ALL_PLACED = Goal("all-placed")


def tricks(start: TheGameState, end: TheGameState) -> list[int]:
    """Return the piles on which tricks were done since the start, one entry for each."""
    return [
        pile
        for pile, cards in enumerate(end.piles)
        for below, card in pairwise(cards[len(start.piles[pile]) - 1 :])
        if card == trick(ASCENDING[pile], below)
    ]


def _alone(chance: Chance, sizes: tuple[int, int], tricks: int) -> Drafts:
    for _ in range(TRAPS):
        tops = late_tops(chance)
        hand = played(chance, tops, between(chance, *sizes), tricks)
        if hand is not None and nearest_first_fails(tops, hand):
            state = position(GAME, chance, tops, [hand])
            if state is not None:
                yield TaskDraft(state, ALL_PLACED)
            return


def _one_trick(chance: Chance) -> Drafts:
    return _alone(chance, (4, 6), 3)


def _two_tricks(chance: Chance) -> Drafts:
    return _alone(chance, (5, 8), 4)


def _longest_run(chance: Chance, *, on_fire: bool = False) -> Drafts:
    tops = _burning(chance, late_tops(chance)) if on_fire else late_tops(chance)
    hand = scattered(chance, 8, 2, tops)
    state = position(GAME, chance, tops, [hand], on_fire=on_fire)
    if state is not None:
        for cards in range(7, 3, -1):
            yield TaskDraft(state, Goal("placed", {"cards": cards}), turns=1)


def _burning_run(chance: Chance) -> Drafts:
    return _longest_run(chance, on_fire=True)


def _cheapest_turn(chance: Chance, *, on_fire: bool = False) -> Drafts:
    tops = _burning(chance, middle_tops(chance)) if on_fire else middle_tops(chance)
    hand = scattered(chance, 6, 2, tops)
    state = position(GAME, chance, tops, [hand], others=2, on_fire=on_fire)
    cards = between(chance, 3, 5)
    fewest = None if state is None else fewest_steps(state, cards)
    if state is not None and fewest is not None:
        yield TaskDraft(state, Goal("steps", {"cards": cards, "steps": fewest}), turns=1)


def _covered_cheaply(chance: Chance) -> Drafts:
    return _cheapest_turn(chance, on_fire=True)


def _saved_pile(chance: Chance) -> Drafts:
    tops = middle_tops(chance)
    hand = scattered(chance, 6, 2, tops)
    state = position(GAME, chance, tops, [hand], others=2)
    pile = choice(chance, PILES)
    if state is not None:
        for cards in (6, 5, 4):
            yield TaskDraft(state, Goal("kept", {"cards": cards, "pile": pile}), turns=1)


def _handed_over(chance: Chance, *, on_fire: bool = False) -> Drafts:
    tops = late_tops(chance)
    sizes = between(chance, 3, 4), between(chance, 3, 4)
    cards = played(chance, tops, sum(sizes), 4)
    if cards is None or (on_fire and not FIRE_CARDS.intersection(cards)):
        return
    hands = [cards[: sizes[0]], cards[sizes[0] :]]
    state = position(GAME, chance, tops, hands, on_fire=on_fire)
    if state is not None:
        yield TaskDraft(state, ALL_PLACED, turns=3 if on_fire else 2, open_hands=True)


def _fire_handed_over(chance: Chance) -> Drafts:
    return _handed_over(chance, on_fire=True)


def _burning(chance: Chance, tops: Tops) -> Tops:
    """Put a fire on one of the tops."""
    burning = list(tops)
    burning[chance.below(len(tops))] = choice(chance, sorted(FIRE_CARDS))
    up1, up2, down1, down2 = burning
    return up1, up2, down1, down2


def fewest_steps(start: TheGameState, cards: int) -> int | None:
    """Return how little the piles go on in a turn of so many cards; None if there is none."""
    fewest, waiting, seen = None, [start], set[Hashable]()
    while waiting:
        state = waiting.pop()
        if placed(start, state) >= cards and GAME.why(state, state.seat, END) is None:
            gone = steps(start, state)
            fewest = gone if fewest is None else min(fewest, gone)
        for action in GAME.legal(state, state.seat):
            if action is not END:
                after = GAME.apply(state, state.seat, action)
                key = after.hands[after.seat], tuple(pile[-1] for pile in after.piles), after.fires
                if key not in seen:
                    seen.add(key)
                    waiting.append(after)
    return fewest


def _needs_tricks(number: int) -> Teaches:
    return lambda draft, ends: all(len(tricks(draft.state, end)) >= number for end in ends)


def _needs_two_in_a_pile(draft: TaskDraft[TheGameState], ends: Ends) -> bool:
    return all(max(Counter(tricks(draft.state, end)).values(), default=0) >= 2 for end in ends)


def _needs_preparation(draft: TaskDraft[TheGameState], ends: Ends) -> bool:
    """Tell whether there always is a trick on a card that was placed for it."""
    hand = draft.state.hands[0]
    return all(
        any(
            below in hand and card == trick(ASCENDING[pile], below)
            for pile, cards in enumerate(end.piles)
            for below, card in pairwise(cards)
        )
        for end in ends
    )


def _passes_on(draft: TaskDraft[TheGameState], ends: Ends) -> bool:
    """Tell whether seats always build on what another laid by a trick."""
    first, second = map(set, draft.state.hands)
    return all(
        any(
            below in first and card in second and card == trick(ASCENDING[pile], below)
            for pile, cards in enumerate(end.piles)
            for below, card in pairwise(cards)
        )
        for end in ends
    )


THEMES: tuple[TaskTheme[TheGameState], ...] = (
    TaskTheme("one-trick", 2, _one_trick, _needs_tricks(1)),
    TaskTheme("prepared-trick", 2, _two_tricks, _needs_preparation),
    TaskTheme("two-tricks", 3, _two_tricks, _needs_tricks(2)),
    TaskTheme("covered-cheaply", 3, _covered_cheaply),
    TaskTheme("saved-pile", 2, _saved_pile, _needs_tricks(1)),
    TaskTheme("handed-over", 2, _handed_over, _passes_on),
    TaskTheme("burning-run", 2, _burning_run),
    TaskTheme("cheapest-turn", 1, _cheapest_turn),
    TaskTheme("twice-on-one-pile", 2, _two_tricks, _needs_two_in_a_pile),
    TaskTheme("fire-handed-over", 3, _fire_handed_over),
    TaskTheme("longest-run", 2, _longest_run),
)
