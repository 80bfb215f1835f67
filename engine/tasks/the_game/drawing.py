"""How positions are drawn for the themes of The Game and of Extreme."""

from collections.abc import Hashable, Iterator
from typing import TypeAlias

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.placing import END
from engine.games.the_game.fires import FIRE_CARDS
from engine.games.the_game.piles import ASCENDING, FITTING, PILES
from engine.games.the_game.state import TheGameState
from engine.tasks.draft import TaskDraft
from engine.tasks.placing import SKIPPED, between, choice, nearest_first, skipped
from engine.tasks.task import Goal
from engine.tasks.the_game.positions import (
    Tops,
    late_tops,
    middle_tops,
    placed,
    played,
    position,
    scattered,
)

Drafts: TypeAlias = Iterator[TaskDraft[TheGameState]]

TRAPS = 5000
"""Hands that are tried until one is found in which always the nearest card does not do."""

ALL_PLACED = Goal("all-placed")


def alone(game: Game[TheGameState], chance: Chance, sizes: tuple[int, int], tricks: int) -> Drafts:
    """Draw a last hand, of a size within these bounds, a trick in so many cases of ten."""
    for _ in range(TRAPS):
        tops = late_tops(chance)
        hand = played(chance, tops, between(chance, *sizes), tricks)
        if hand is not None and nearest_first(tops, hand, ASCENDING, FITTING):
            state = position(game, chance, tops, [hand])
            if state is not None:
                yield TaskDraft(state, ALL_PLACED)
            return


def longest_run(game: Game[TheGameState], chance: Chance, *, on_fire: bool = False) -> Drafts:
    """Draw a last hand, of which as many cards are to be placed as possible."""
    tops = _burning(chance, late_tops(chance)) if on_fire else late_tops(chance)
    hand = scattered(chance, 8, 2, tops)
    state = position(game, chance, tops, [hand], on_fire=on_fire)
    if state is not None:
        for cards in range(7, 3, -1):
            yield TaskDraft(state, Goal("placed", {"cards": cards}), turns=1)


def cheapest_turn(game: Game[TheGameState], chance: Chance, *, on_fire: bool = False) -> Drafts:
    """Draw a turn in the middle of a match, in which as few numbers as can be are to be skipped."""
    tops = _burning(chance, middle_tops(chance)) if on_fire else middle_tops(chance)
    hand = scattered(chance, 6, 2, tops)
    state = position(game, chance, tops, [hand], others=2, on_fire=on_fire)
    cards = between(chance, 3, 5)
    fewest = None if state is None else _fewest_skipped(game, state, cards)
    if state is not None and fewest is not None and fewest in SKIPPED:
        yield TaskDraft(state, Goal("skipped", {"cards": cards, "skipped": fewest}), turns=1)


def kept_pile(game: Game[TheGameState], chance: Chance) -> Drafts:
    """Draw a turn in the middle of a match, in which nothing is to go on one of the piles."""
    tops = middle_tops(chance)
    hand = scattered(chance, 6, 2, tops)
    state = position(game, chance, tops, [hand], others=2)
    pile = choice(chance, PILES)
    if state is not None:
        for cards in (6, 5, 4):
            yield TaskDraft(state, Goal("kept", {"cards": cards, "pile": pile}), turns=1)


def handed_over(game: Game[TheGameState], chance: Chance, *, on_fire: bool = False) -> Drafts:
    """Draw the last hands of two seats, to be played one after the other."""
    tops = late_tops(chance)
    sizes = between(chance, 3, 4), between(chance, 3, 4)
    cards = played(chance, tops, sum(sizes), 4)
    if cards is None or (on_fire and not FIRE_CARDS.intersection(cards)):
        return
    hands = [cards[: sizes[0]], cards[sizes[0] :]]
    state = position(game, chance, tops, hands, on_fire=on_fire)
    if state is not None:
        yield TaskDraft(state, ALL_PLACED, turns=3 if on_fire else 2, open_hands=True)


def _burning(chance: Chance, tops: Tops) -> Tops:
    """Put a fire on one of the tops."""
    burning = list(tops)
    burning[chance.below(len(tops))] = choice(chance, sorted(FIRE_CARDS))
    up1, up2, down1, down2 = burning
    return up1, up2, down1, down2


def _fewest_skipped(game: Game[TheGameState], start: TheGameState, cards: int) -> int | None:
    """Return how few numbers a turn of so many cards can skip; None if there is no such turn."""
    fewest, waiting, seen = None, [start], set[Hashable]()
    while waiting:
        state = waiting.pop()
        ended = state.number > start.number
        if placed(start, state) >= cards and (ended or game.why(state, 0, END) is None):
            count = skipped(start.piles, state.piles, ASCENDING)
            fewest = count if fewest is None else min(fewest, count)
        for action in [] if ended else game.legal(state, 0):
            if action is not END:
                after = game.apply(state, 0, action)
                tops = tuple(pile[-1] for pile in after.piles)
                count = skipped(start.piles, after.piles, ASCENDING)
                key = after.hands, tops, count, after.fires, after.commands[1:]
                if key not in seen:
                    seen.add(key)
                    waiting.append(after)
    return fewest
