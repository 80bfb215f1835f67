"""Reasons why a turn is as good as lost after a placement.

========================  ==============  ======================================================
code                      arguments       when
========================  ==============  ======================================================
``none-placeable``        minimum         no other card can be placed, and the turn takes more
``minimum-out-of-reach``  minimum         others can be placed, but not so many
``fire-left``             card            nothing can cover this fire, which is due
``not-all-covered``       cards           each of these can be covered, but not all of them
``no-end``                                all that the turn needs can be had, but not together
``nothing-next``                          the turn can end, or does; then nothing can be placed
``hardly-won``                            the turn can end, but in no way that leads on
``left-over``             cards           these cards of its seat can never be placed any more
``win-let-go``                            the turn can end, but the match can no longer be won
========================  ==============  ======================================================

And in Extreme:

========================  ==============  ======================================================
``skull-left``            card            nothing can cover this skull
``none-for-three``        exactly         no other card can be placed, and it takes exactly three
``three-out-of-reach``    exactly         others can be placed, but not for exactly three
``short-of-cards``        minimum         the turn can end, or does; then a ``draw-one`` leaves
                                          its seat with too few cards for its next turn
========================  ==============  ======================================================

There ``barred`` is an argument besides, where commands forbid what the turn still needs: the cards
that carry them.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core.game import DeadEnd
from engine.games.the_game.endgame import stranded
from engine.games.the_game.state import TheGameState

ENDED = frozenset(("nothing-next", "hardly-won", "left-over", "win-let-go", "short-of-cards"))
"""The codes where the turn can end."""


class Need(NamedTuple):
    """Something without which the turn cannot end."""

    met: Callable[[TheGameState], bool]
    lacking: DeadEnd
    """The reason given if the turn comes to no state that meets the need."""


def covered(piles: Sequence[int], state: TheGameState, code: str) -> Need:
    """Need another card on each of these piles."""
    tops = [state.piles[pile][-1] for pile in piles]
    args = {"card": tops[0]} if len(tops) == 1 else {"cards": tops}
    sizes = {pile: len(state.piles[pile]) for pile in piles}
    return Need(
        lambda later: all(len(later.piles[pile]) > size for pile, size in sizes.items()),
        DeadEnd(code, args),
    )


def more_than(placed: int, lacking: DeadEnd) -> Need:
    """Need more cards than this placed in the turn."""
    return Need(lambda later: len(later.placed) > placed, lacking)


def first_lacking(needs: Sequence[Need], states: Sequence[TheGameState]) -> DeadEnd:
    """Return the first need that none of the states meets."""
    for need in needs:
        if not any(map(need.met, states)):
            return need.lacking
    return DeadEnd("no-end")


def common(lost: Sequence[DeadEnd | None]) -> DeadEnd:
    """Return what all ends of the turn lead to, if it is the same."""
    first = lost[0]
    if first is None or any(each != first for each in lost):
        return DeadEnd("hardly-won")
    return first


def left_over(before: TheGameState, after: TheGameState) -> DeadEnd:
    """Return why an action lets the win go although the turn can end."""
    own = set(before.hands[before.seat])
    cards = own.intersection(stranded(after)).difference(stranded(before))
    return DeadEnd("left-over", {"cards": sorted(cards)}) if cards else DeadEnd("win-let-go")
