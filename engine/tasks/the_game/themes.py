"""The themes of The Game's tasks: what each is to teach, and how its positions are drawn.

===================== =============================================================================
theme                 what it teaches
===================== =============================================================================
``one-trick``         a backwards trick makes room for what would be left
``prepared-trick``    a card may be placed only for a trick upon it
``two-tricks``        one trick is not enough
``twice-on-one-pile`` a pile that went back can go back again
``saved-pile``        a whole turn goes on the other piles, with a trick
``cheapest-turn``     of all turns, the one that skips fewest numbers
``handed-over``       one seat leaves the card on which another has a trick
``covered-fire``      the cheapest turn that covers a fire in time
``burning-run``       as many cards as can be placed, a fire being covered
``fire-handed-over``  a fire is due in the turn of the other, who must have what covers it
===================== =============================================================================
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import TypeAlias

from engine.core.piles import trick
from engine.games import GAMES
from engine.games.the_game.piles import ASCENDING
from engine.games.the_game.state import NO_FIRES, TheGameState
from engine.tasks.draft import TaskDraft
from engine.tasks.search import Search
from engine.tasks.source import TaskTheme
from engine.tasks.the_game.drawing import alone, cheapest_turn, handed_over, kept_pile, longest_run
from engine.tasks.the_game.goals import TheGameGoals

Ends: TypeAlias = Sequence[TheGameState]
Teaches: TypeAlias = Callable[[TaskDraft[TheGameState], Ends], bool]


def tricks(start: TheGameState, end: TheGameState) -> list[int]:
    """Return the piles on which tricks were done since the start, one entry for each."""
    return [
        pile
        for pile, cards in enumerate(end.piles)
        for below, card in pairwise(cards[len(start.piles[pile]) - 1 :])
        if card == trick(ASCENDING[pile], below)
    ]


def needs_tricks(number: int) -> Teaches:
    """Require so many tricks in every solution."""
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


def passes_on(draft: TaskDraft[TheGameState], ends: Ends) -> bool:
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


def _burns(draft: TaskDraft[TheGameState], ends: Ends) -> bool:
    """Tell whether fires leave fewer solutions than there would be without them."""
    state = draft.state
    cold = state._replace(variant=state.variant._replace(on_fire=False), fires=NO_FIRES)
    without = Search(TheGameGoals(), draft._replace(state=cold))
    return len(without.ends(cold)) > len(ends)


_GAME = GAMES["the-game"]
_few_cards = partial(alone, _GAME, sizes=(4, 6), tricks=3)
_more_cards = partial(alone, _GAME, sizes=(6, 8), tricks=4)
_most_cards = partial(alone, _GAME, sizes=(7, 8), tricks=6)

THEMES: tuple[TaskTheme[TheGameState], ...] = (
    TaskTheme("one-trick", 2, _few_cards, needs_tricks(1)),
    TaskTheme("prepared-trick", 2, _more_cards, _needs_preparation),
    TaskTheme("two-tricks", 3, _most_cards, needs_tricks(2)),
    TaskTheme("covered-fire", 3, partial(cheapest_turn, _GAME, on_fire=True), _burns),
    TaskTheme("saved-pile", 3, partial(kept_pile, _GAME), needs_tricks(1)),
    TaskTheme("handed-over", 2, partial(handed_over, _GAME), passes_on),
    TaskTheme("burning-run", 2, partial(longest_run, _GAME, on_fire=True), _burns),
    TaskTheme("cheapest-turn", 2, partial(cheapest_turn, _GAME)),
    TaskTheme("twice-on-one-pile", 2, _most_cards, _needs_two_in_a_pile),
    TaskTheme("fire-handed-over", 3, partial(handed_over, _GAME, on_fire=True), _burns),
)
