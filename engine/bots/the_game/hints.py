"""Why an action is good, as codes with arguments: all true, the weightiest first.

Cards and jumps are numbers, piles names, seats numbers. ``minimum`` is how many cards the turn
takes at least, ``placed`` how many it has.

=================  ======================  ========================================================
code               arguments               what is true
=================  ======================  ========================================================
``only``           none                    nothing else is legal
``last-card``      none                    it is the last card of all: the match is won
``all-can-go``     left                    all the cards that are left can be placed from here
``lost``           placed, minimum         no way leads to an end of this turn; as many cards as
                                           can be go
``covers-fire``    fire, pile              it covers the fire, which is due in this turn
``trick``          card, pile, top         it is the backwards trick: the pile goes back by 10
``trick-next``     card, pile, then        the card ``then`` goes 10 back on it next
``leaves-alone``   pile, seat              the turn leaves this pile alone, as the seat signals
``keeps-pair``     cards                   the two cards, which a trick joins, stay in the hand
                                           though one would jump no further than this card
``smallest-jump``  card, pile, jump        no card jumps less on any pile
``cheap``          card, pile, jump        the minimum lies, and the card jumps by 3 at most
``needed``         placed, minimum         the minimum does not lie yet
``further``        card, pile, jump        the minimum lies; the card goes too, before others come
``minimum-lies``   placed, minimum         the turn may end
``nothing-fits``   none                    no card fits on any pile any more
``dear``           card, pile, jump        no card would jump less than this one
=================  ======================  ========================================================
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from engine.bots.bot import Reason
from engine.bots.the_game.position import Placement, Position, cards_in
from engine.bots.the_game.turns import Turn, TurnRules
from engine.core.piles import TRICK
from engine.games.the_game.piles import ASCENDING, PILES

MOST = 3
"""How many reasons are given."""

CHEAP = 3
"""The largest jump that is called cheap."""


class Advice(NamedTuple):
    """What is advised: the rest of a plan, and what is known of it."""

    position: Position
    turn: Turn
    """As far as it has come."""
    rest: Sequence[Placement]
    only: bool
    """Whether one action alone is legal."""
    wins: bool
    """Whether all cards can surely be placed on the plan's way."""
    lost: bool
    """Whether no way leads to an end of the turn."""


def reasons(rules: TurnRules, advice: Advice) -> tuple[Reason, ...]:
    """Why the next step of the plan is good."""
    return tuple(islice(all_reasons(rules, advice), MOST))


def all_reasons(rules: TurnRules, advice: Advice) -> Iterator[Reason]:
    """All that can be said, the weightiest first."""
    return _of_placing(rules, advice) if advice.rest else _of_ending(rules, advice)


def jump(turn: Turn, placement: Placement) -> int:
    """By how much the pile comes on; less than nothing for a trick."""
    card, pile = placement
    return card - turn.tops[pile] if ASCENDING[pile] else turn.tops[pile] - card


def _of_placing(rules: TurnRules, advice: Advice) -> Iterator[Reason]:
    position, turn = advice.position, advice.turn
    card, pile = advice.rest[0]
    by = jump(turn, advice.rest[0])
    where = {"card": card, "pile": PILES[pile]}
    left = (position.unseen | turn.hand).bit_count()
    minimum = {"placed": turn.laid, "minimum": rules.required}
    if advice.only:
        yield Reason("only", {})
    if left == 1:
        yield Reason("last-card", {})
    elif advice.wins:
        yield Reason("all-can-go", {"left": left})
    if advice.lost:
        yield Reason("lost", minimum)
    if turn.due >> pile & 1:
        yield Reason("covers-fire", {"fire": turn.tops[pile], "pile": PILES[pile]})
    if by == -TRICK:
        yield Reason("trick", {**where, "top": turn.tops[pile]})
    then = _trick_next(rules, advice)
    if then is not None:
        yield Reason("trick-next", {**where, "then": then})
    yield from _left_alone(advice)
    yield from _kept_pair(rules, advice)
    if 0 < by <= _smallest(rules, turn):
        yield Reason("smallest-jump", {**where, "jump": by})
    if turn.laid < rules.required:
        yield Reason("needed", minimum)
    elif 0 < by <= CHEAP:
        yield Reason("cheap", {**where, "jump": by})
    elif by > 0:
        yield Reason("further", {**where, "jump": by})


def _of_ending(rules: TurnRules, advice: Advice) -> Iterator[Reason]:
    turn = advice.turn
    if advice.only:
        yield Reason("only", {})
    nearest = min(rules.placements(turn), key=lambda to: (jump(turn, to), to), default=None)
    if nearest is None:
        yield Reason("nothing-fits", {})
    yield from _left_alone(advice)
    yield Reason("minimum-lies", {"placed": turn.laid, "minimum": rules.required})
    if nearest is not None and jump(turn, nearest) > CHEAP:
        card, pile = nearest
        yield Reason("dear", {"card": card, "pile": PILES[pile], "jump": jump(turn, nearest)})


def _smallest(rules: TurnRules, turn: Turn) -> int:
    return min(jump(turn, placement) for placement in rules.placements(turn))


def _trick_next(rules: TurnRules, advice: Advice) -> int | None:
    """The card with which the plan goes back on this pile in its next step."""
    if len(advice.rest) > 1:
        card, pile = advice.rest[0]
        then = advice.rest[1]
        if then[1] == pile and jump(rules.place(advice.turn, card, pile), then) == -TRICK:
            return then[0]
    return None


def _left_alone(advice: Advice) -> Iterator[Reason]:
    """A pile that the whole turn leaves alone, and whoever asked for it."""
    position = advice.position
    touched = {pile for _, pile in (*position.placed, *advice.rest)}
    for pile, name in enumerate(PILES):
        for seat, heard in enumerate(position.heard):
            if heard.leave >> pile & 1 and pile not in touched:
                yield Reason("leaves-alone", {"pile": name, "seat": seat})
                return


def _kept_pair(rules: TurnRules, advice: Advice) -> Iterator[Reason]:
    """Two cards of the hand that the turn keeps together, though one jumps no further."""
    turn = advice.turn
    by = jump(turn, advice.rest[0])
    kept = turn.hand & ~sum(1 << card for card, _ in advice.rest)
    near = {card for card, pile in rules.placements(turn) if 0 < jump(turn, (card, pile)) <= by}
    for card in cards_in(kept & kept >> TRICK):
        if near & {card, card + TRICK}:
            yield Reason("keeps-pair", {"cards": [card, card + TRICK]})
            return
