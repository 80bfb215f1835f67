"""Why an action is good, as codes with arguments: all true, the weightiest first.

Cards and jumps are numbers, piles names, seats numbers. ``minimum`` is how many cards the turn
takes at least, ``placed`` how many it has.

=================  ======================  ========================================================
code               arguments               what is true
=================  ======================  ========================================================
``last-card``      none                    it is the last card of all: the match is won
``all-can-go``     left                    all the cards that are left can be placed from here
``lost``           placed, minimum         no way leads to an end of this turn; as many cards as
                                           can be go
``only``           none                    nothing else is legal
``covers-fire``    fire, pile              it covers the fire, which is due in this turn
``trick``          card, pile, top         it is the backwards trick: the pile goes back by 10
``trick-next``     card, pile, then        the card ``then`` goes 10 back on it next
``leaves-alone``   pile, seat              the turn leaves this pile alone, as the seat signals
``despite``        pile, seat              the seat signals to leave this pile alone; it goes there;
                                           never the first reason, nor left out
``keeps-pair``     cards                   the two cards, which a trick joins, stay in the hand
                                           though one would jump no further than this card
``smallest-jump``  card, pile, jump        no card jumps less on any pile
``spares``         pile, top               a card would jump less on this pile, but the turn leaves
                                           it alone; it is the one of the same direction that has
                                           more room
``then``           card, pile, then, on,   after it the card ``then`` jumps by 5 at most, on the
                   jump                    pile ``on``; the turn may go on with it
``needed``         placed, minimum         the minimum does not lie yet
``still-due``      fire, pile              the minimum lies, but the fire on this other pile is due
``cheap``          card, pile, jump        the turn may end, and the card jumps by 3 at most
``further``        card, pile, jump        the turn may end; the card goes too, before others come
``minimum-lies``   placed, minimum         the turn may end
``nothing-fits``   none                    no card fits on any pile any more
``trick-waits``    card, pile, top         the backwards trick can be done, but not in this turn
``waits``          card, pile, jump        no card would jump less than this one, by 3 at most; it
                                           stays in the hand
``dear``           card, pile, jump        no card would jump less than this one
=================  ======================  ========================================================
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.bots.bot import Reason
from engine.bots.the_game.position import Placement, Position, cards_in
from engine.bots.the_game.turns import Turn, TurnRules
from engine.core.piles import TRICK
from engine.games.the_game.piles import ASCENDING, PILES

MOST = 3
"""How many reasons are given."""

CHEAP = 3
"""The largest jump that is called cheap, and that is not dear."""

NEAR = 5
"""The largest jump of a card that is said to follow."""


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
    return weightiest(all_reasons(rules, advice))


def weightiest(found: Iterable[Reason]) -> tuple[Reason, ...]:
    """The first of the reasons, with what speaks against them behind the very first."""
    reasons = [*found]
    against = [reason for reason in reasons if reason.code == "despite"]
    first, *others = [reason for reason in reasons if reason.code != "despite"]
    return (first, *against, *others)[:MOST]


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
    if left == 1:
        yield Reason("last-card", {})
    elif advice.wins:
        yield Reason("all-can-go", {"left": left})
    if advice.lost:
        yield Reason("lost", minimum)
    if advice.only:
        yield Reason("only", {})
    if turn.due >> pile & 1:
        yield Reason("covers-fire", {"fire": turn.tops[pile], "pile": PILES[pile]})
    if by == -TRICK:
        yield Reason("trick", {**where, "top": turn.tops[pile]})
    follows = _next(rules, advice)
    if follows is not None and (follows.pile, follows.jump) == (pile, -TRICK):
        yield Reason("trick-next", {**where, "then": follows.card})
    yield from _left_alone(advice)
    if by > 0:
        yield from _asked_for(advice, pile)
    yield from _kept_pair(rules, advice)
    if 0 < by <= _smallest(rules, turn):
        yield Reason("smallest-jump", {**where, "jump": by})
    yield from _spared(rules, advice)
    if follows is not None and 0 < follows.jump <= NEAR:
        then = {"then": follows.card, "on": PILES[follows.pile], "jump": follows.jump}
        yield Reason("then", {**where, **then})
    yield from _of_the_minimum(rules, advice)


def _of_ending(rules: TurnRules, advice: Advice) -> Iterator[Reason]:
    turn = advice.turn
    if advice.only:
        yield Reason("only", {})
    nearest = min(rules.placements(turn), key=lambda to: (jump(turn, to), to), default=None)
    if nearest is None:
        yield Reason("nothing-fits", {})
    yield from _left_alone(advice)
    yield Reason("minimum-lies", {"placed": turn.laid, "minimum": rules.required})
    if nearest is not None:
        yield _of_the_nearest(turn, nearest)


def _of_the_nearest(turn: Turn, nearest: Placement) -> Reason:
    """Why the turn ends although this card could go."""
    card, pile = nearest
    by, where = jump(turn, nearest), {"card": card, "pile": PILES[pile]}
    if by == -TRICK:
        return Reason("trick-waits", {**where, "top": turn.tops[pile]})
    return Reason("waits" if by <= CHEAP else "dear", {**where, "jump": by})


def _smallest(rules: TurnRules, turn: Turn) -> int:
    return min(jump(turn, placement) for placement in rules.placements(turn))


def _of_the_minimum(rules: TurnRules, advice: Advice) -> Iterator[Reason]:
    """What the card has to do with all that the turn must have."""
    turn, (card, pile) = advice.turn, advice.rest[0]
    by = jump(turn, advice.rest[0])
    due = next((at for at in range(len(PILES)) if at != pile and turn.due >> at & 1), None)
    if turn.laid < rules.required:
        yield Reason("needed", {"placed": turn.laid, "minimum": rules.required})
    elif due is not None:
        yield Reason("still-due", {"fire": turn.tops[due], "pile": PILES[due]})
    elif by > 0 and rules.may_end(turn):
        code = "cheap" if by <= CHEAP else "further"
        yield Reason(code, {"card": card, "pile": PILES[pile], "jump": by})


class Next(NamedTuple):
    """The next step of a plan."""

    card: int
    pile: int
    jump: int


def _next(rules: TurnRules, advice: Advice) -> Next | None:
    """The plan's step after this one."""
    if len(advice.rest) < 2:
        return None
    then = advice.rest[1]
    return Next(*then, jump(rules.place(advice.turn, *advice.rest[0]), then))


def _spared(rules: TurnRules, advice: Advice) -> Iterator[Reason]:
    """The fresher pile of two, on which a card would jump less, and which the turn leaves alone."""
    turn, (_, pile) = advice.turn, advice.rest[0]
    other = next(at for at in range(len(PILES)) if at != pile and ASCENDING[at] == ASCENDING[pile])
    touched = {on for _, on in (*advice.position.placed, *advice.rest)}
    behind = turn.tops[pile] - turn.tops[other]
    has_more_room = behind > 0 if ASCENDING[pile] else behind < 0
    if has_more_room and other not in touched:
        by = jump(turn, advice.rest[0])
        if any(on == other and jump(turn, (card, on)) < by for card, on in rules.placements(turn)):
            yield Reason("spares", {"pile": PILES[other], "top": turn.tops[other]})


def _left_alone(advice: Advice) -> Iterator[Reason]:
    """A pile that the whole turn leaves alone, and whoever asked for it."""
    position = advice.position
    touched = {pile for _, pile in (*position.placed, *advice.rest)}
    for pile, name in enumerate(PILES):
        for seat, heard in enumerate(position.heard):
            if heard.leave >> pile & 1 and pile not in touched:
                yield Reason("leaves-alone", {"pile": name, "seat": seat})
                return


def _asked_for(advice: Advice, pile: int) -> Iterator[Reason]:
    """Whoever has asked that this pile be left alone."""
    for seat, heard in enumerate(advice.position.heard):
        if heard.leave >> pile & 1:
            yield Reason("despite", {"pile": PILES[pile], "seat": seat})
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
