"""Why an action is good, as codes with arguments: all true, the weightiest first.

Cards and jumps are numbers, piles names as the seat knows them. ``minimum`` is how many cards the
turn takes, ``placed`` how many it has. A jump is how far an own pile comes on, or how far a gift
takes a pile of the rival's back.

=================  ======================  ========================================================
code               arguments               what is true
=================  ======================  ========================================================
``last-card``      none                    it is the last card of the own deck: the match is won
``lost``           placed, minimum         no way leads to an end of this turn; as many cards as
                                           can be go
``only``           none                    nothing else is legal
``trick``          card, pile, top         it is the backwards trick: the pile goes back by 10
``trick-next``     card, pile, then        the card ``then`` goes 10 back on it next
``keeps-pair``     cards                   the two cards, which a trick joins, stay in the hand
                                           though one would jump no further than this card
``skips-none``     card, pile              no own card that is still to be placed is skipped
``smallest-jump``  card, pile, jump        no card jumps less on any of the own piles
``skips``          card, pile, cards       only these own cards are skipped, one or two; not said
                                           of the one with which a trick goes back next
``passed``         card                    the own piles have passed this card and do not take it
``fills-hand``     drawn, without          after the turn, as advised, so many cards are drawn;
                                           without a gift it would be only ``without``
``nothing-else``   none                    no card fits on the own piles
``own-stay``       card, pile, jump        as it is a gift, the own piles stay as they are
``helps-least``    card, pile, jump        no gift takes a pile of the rival's back by less
``needed``         placed, minimum         the minimum does not lie yet
``further``        card, pile, jump        the minimum lies; the card goes too
``minimum-lies``   placed, minimum         the turn may end
``nothing-fits``   none                    no card may be placed any more
``waits``          card, pile, jump        no card would jump less on the own piles, by 3 at most;
                                           it stays in the hand
``trick-waits``    card, pile, top         the backwards trick can be done, but not in this turn
``dear``           card, pile, jump        no card would jump less on the own piles than this one
``dear-gift``      card, pile, jump        no card goes on the own piles, and no gift would take a
                                           pile of the rival's back by less
=================  ======================  ========================================================
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from engine.bots.bot import Reason
from engine.bots.face_to_face.planning import Begun
from engine.bots.face_to_face.position import Cards, Placement, Position, cards_in, set_of
from engine.bots.face_to_face.turns import (
    ALL,
    OWN_DOWN,
    OWN_UP,
    RIVAL_UP,
    Turn,
    gifts,
    next_layer,
    placement,
)
from engine.core.piles import TRICK
from engine.games.face_to_face.piles import PILES, RIVALS
from engine.games.face_to_face.turns import DRAWN_WITHOUT_GIFT, MINIMUM, cards_drawn

MOST = 3
"""How many reasons are given."""

CHEAP = 3
"""The largest jump that is not dear."""

FEW = 2
"""The most cards that are skipped in passing."""


class Advice(NamedTuple):
    """What is advised: the rest of a plan, and what is known of it."""

    position: Position
    now: Begun
    """The turn as far as it has come."""
    rest: Sequence[Placement]
    only: bool
    """Whether one action alone is legal."""

    @property
    def end(self) -> Begun:
        """The turn after the rest of the plan."""
        turn = self.now
        for each in self.rest:
            turn = turn.after(each)
        return turn


def reasons(advice: Advice) -> tuple[Reason, ...]:
    """Why the next step of the plan is good."""
    if not advice.rest:
        found = _of_ending(advice)
    elif RIVALS[advice.rest[0][1]]:
        found = _of_giving(advice)
    else:
        found = _of_placing(advice)
    return tuple(islice(found, MOST))


def own_steps(begun: Begun) -> dict[Placement, int]:
    """By how much each placement on an own pile moves it on; less than nothing for a trick."""
    turn = begun.turn
    found = [placement(turn, after) for after in next_layer([turn], ALL)]
    return {
        (card, pile): card - turn[pile] if pile == OWN_UP else turn[pile] - card
        for card, pile in found
    }


def given_steps(begun: Begun) -> dict[Placement, int]:
    """By how much each gift that may be given takes a pile of the rival's back."""
    rival = begun.rival
    found = () if begun.gave else gifts(begun.turn[2], rival)
    return {
        (card, pile): rival.up - card if pile == RIVAL_UP else card - rival.down
        for (card, pile), _ in found
    }


def _of_anything(advice: Advice) -> Iterator[Reason]:
    """What weighs more than the card and the pile."""
    now = advice.now
    if (now.turn[2] | advice.position.unseen).bit_count() == 1:
        yield Reason("last-card", {})
    elif advice.end.laid < MINIMUM:
        yield Reason("lost", {"placed": now.laid, "minimum": MINIMUM})
    if advice.only:
        yield Reason("only", {})


def _of_placing(advice: Advice) -> Iterator[Reason]:
    now, (card, pile) = advice.now, advice.rest[0]
    where = {"card": card, "pile": PILES[pile]}
    steps = own_steps(now)
    jump = steps[card, pile]
    yield from _of_anything(advice)
    if jump < 0:
        yield Reason("trick", {**where, "top": now.turn[pile]})
    back = _goes_back(advice)
    if back:
        yield Reason("trick-next", {**where, "then": back})
    if jump > 0:
        yield from _kept_pair(advice, steps)
        skipped = _skipped(advice.position, now.turn, card, pile)
        if not skipped:
            yield Reason("skips-none", where)
        if jump <= min(steps.values()):
            yield Reason("smallest-jump", {**where, "jump": jump})
        lost = skipped & ~set_of([back])
        if 1 <= lost.bit_count() <= FEW and not lost & advice.position.doubtful:
            yield Reason("skips", {**where, "cards": [*cards_in(lost)]})
    yield _need(now, advice.rest[0], jump)


def _of_giving(advice: Advice) -> Iterator[Reason]:
    now, (card, pile) = advice.now, advice.rest[0]
    own, jumps = own_steps(now), given_steps(now)
    jump = jumps[card, pile]
    up, down, _ = now.turn
    yield from _of_anything(advice)
    if down <= card <= up and (card, OWN_UP) not in own and (card, OWN_DOWN) not in own:
        yield Reason("passed", {"card": card})
    yield from _filled_hand(advice)
    if not own:
        yield Reason("nothing-else", {})
    where = {"card": card, "pile": PILES[pile], "jump": jump}
    yield Reason("own-stay", where)
    if jump <= min(jumps.values()):
        yield Reason("helps-least", where)
    yield _need(now, advice.rest[0], jump)


def _of_ending(advice: Advice) -> Iterator[Reason]:
    now = advice.now
    if advice.only:
        yield Reason("only", {})
    yield from _filled_hand(advice)
    own, given = own_steps(now), given_steps(now)
    if not own and not given:
        yield Reason("nothing-fits", {})
    yield Reason("minimum-lies", {"placed": now.laid, "minimum": MINIMUM})
    if own:
        yield _of_the_nearest(now.turn, own)
    elif given and min(given.values()) > CHEAP:
        card, pile = min(given, key=given.__getitem__)
        where = {"card": card, "pile": PILES[pile]}
        yield Reason("dear-gift", {**where, "jump": given[card, pile]})


def _of_the_nearest(turn: Turn, steps: Mapping[Placement, int]) -> Reason:
    """Why the turn ends although cards go on the own piles."""
    card, pile = min(steps, key=steps.__getitem__)
    jump, where = steps[card, pile], {"card": card, "pile": PILES[pile]}
    if jump < 0:
        return Reason("trick-waits", {**where, "top": turn[pile]})
    return Reason("waits" if jump <= CHEAP else "dear", {**where, "jump": jump})


def _need(now: Begun, placed: Placement, jump: int) -> Reason:
    if now.laid < MINIMUM:
        return Reason("needed", {"placed": now.laid, "minimum": MINIMUM})
    card, pile = placed
    return Reason("further", {"card": card, "pile": PILES[pile], "jump": jump})


def _goes_back(advice: Advice) -> int:
    """The card with which the plan goes back on the same pile in its next step, 0 for none."""
    if len(advice.rest) > 1:
        placed, (then, on) = advice.rest[:2]
        if placed[1] == on and own_steps(advice.now.after(placed))[then, on] < 0:
            return then
    return 0


def _kept_pair(advice: Advice, steps: Mapping[Placement, int]) -> Iterator[Reason]:
    """Two cards of the hand that the turn keeps together, though one jumps no further."""
    jump = steps[advice.rest[0]]
    kept = advice.now.turn[2] & ~set_of(card for card, _ in advice.rest)
    near = {card for (card, _), other in steps.items() if 0 < other <= jump}
    for card in cards_in(kept & kept >> TRICK):
        if near & {card, card + TRICK}:
            yield Reason("keeps-pair", {"cards": [card, card + TRICK]})
            return


def _skipped(position: Position, turn: Turn, card: int, pile: int) -> Cards:
    """The own cards that an own pile skips with this card, doubtful ones as well."""
    low, high = sorted((turn[pile], card))
    between = (1 << high) - (1 << low + 1)
    return (turn[2] | position.unseen | position.doubtful) & between


def _filled_hand(advice: Advice) -> Iterator[Reason]:
    """How many cards the seat draws thanks to a gift."""
    end, to_draw = advice.end, advice.position.unseen.bit_count()
    drawn = min(to_draw, cards_drawn(end.turn[2].bit_count(), end.gave))
    without = min(to_draw, DRAWN_WITHOUT_GIFT)
    if end.gave and drawn > without:
        yield Reason("fills-hand", {"drawn": drawn, "without": without})
