"""Reasons why an action is good, as codes with arguments; all true, the deciding one first.

Cards and jumps are numbers, piles names as the seat knows them. ``minimum`` is how many cards the
turn takes, ``placed`` how many it has. A jump is how far one's own pile comes on, or how far a gift
takes a pile of the rival's back. Each reason stands for a part of the value of ways to end the
turn; ``deciding`` tells by how much it decides.

=================  ======================  ========================================================
code               arguments               what is true
=================  ======================  ========================================================
``last-card``      none                    it is the last card of one's own deck: the match is won
``lost``           placed, minimum         no way leads to an end of this turn; as many cards as
                                           can be go
``only``           none                    nothing else is legal
``no-other-way``   none                    after anything else the turn could not come to an end
``trials``         deals                   of some ways to end the turn it did best in so many deals
                                           of what is hidden
``trick``          card, pile, top         it is the backwards trick: the pile goes back by 10
``trick-next``     card, pile, then        the card ``then`` goes 10 back on it next
``keeps-pair``     cards                   the two cards, which a trick joins, stay in the hand
                                           though one would jump no further than this card
``skips-none``     card, pile              no own card that is still to be placed is skipped
``smallest-jump``  card, pile, jump        no card jumps less on any own pile
``skips``          card, pile, cards       only these own cards are skipped, one or two; not said
                                           of the one with which a trick goes back next
``passed``         card                    own piles have passed this card and do not take it
``fills-hand``     drawn, without          after the turn, as advised, so many cards are drawn;
                                           without a gift it would be only ``without``
``nothing-else``   none                    no card fits on own piles
``own-stay``       card, pile, jump        as it is a gift, own piles stay as they are
``helps-least``    card, pile, jump        no gift takes a pile of the rival's back by less
``needed``         placed, minimum         the minimum does not lie yet
``further``        card, pile, jump        the minimum lies; the card goes too
``minimum-lies``   placed, minimum         the turn may end
``nothing-fits``   none                    no card may be placed any more
``waits``          card, pile, jump        no card would jump less on own piles, by 3 at most;
                                           it stays in the hand
``keeps-hand``     none                    the turn ends though cards go on own piles, and the
                                           next one needs cards too
``trick-waits``    card, pile, top         the backwards trick can be done, but not in this turn
``dear``           card, pile, jump        no card would jump less on own piles than this one
``dear-gift``      card, pile, jump        no card goes on own piles, and no gift would take a
                                           pile of the rival's back by less
``cheaper-after``  card, pile, jump        this one, which jumps least on own piles, is placed
                                           later in this turn
``cheaper-pair``   card, pile, jump,       likewise; it stays in the hand for a trick with ``other``
                   other
``cheaper-waits``  card, pile, jump        likewise; it stays in the hand, and nothing is placed on
                                           its pile
=================  ======================  ========================================================

The last ones answer why it is not the card that everybody sees; they are never the first reason.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import inf
from typing import NamedTuple

from engine.bots.bot import HintReason
from engine.bots.deciding import NEVER_FIRST, WeighedReason
from engine.bots.face_to_face.deciding import FaceToFaceWays
from engine.bots.face_to_face.planning import StartedTurn
from engine.bots.face_to_face.position import FaceToFacePosition
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
from engine.bots.placements import Cards, Placement, cards_in, set_of
from engine.core.piles import TRICK
from engine.games.face_to_face.piles import PILES, RIVALS
from engine.games.face_to_face.turns import DRAWN_WITHOUT_GIFT, MINIMUM, cards_drawn

MOST = 3
"""The number of reasons given."""

CHEAP = 3
"""The largest jump that is not dear."""

FEW = 2
"""The most cards that are skipped in passing."""

FACTS = ("last-card", "lost", "only", "no-other-way", "nothing-fits")
"""Reasons that decide, whatever else could be said."""


class FaceToFaceAdvice(NamedTuple):
    """The advice: the rest of a plan, and what is known of it."""

    position: FaceToFacePosition
    now: StartedTurn
    """The turn as far as it has come."""
    rest: Sequence[Placement]
    only: bool
    """Whether one action alone is legal."""
    ways: FaceToFaceWays
    """What else could be done."""
    trials: int
    """The number of deals in which it did best."""

    @property
    def end(self) -> StartedTurn:
        """Return the turn after the rest of the plan."""
        turn = self.now
        for each in self.rest:
            turn = turn.after(each)
        return turn


def reasons(advice: FaceToFaceAdvice) -> tuple[HintReason, ...]:
    """Return why the next step is good: what decides, what speaks against it, the rest."""
    first, *others = [each.reason for each in weighed(advice)]
    against = [] if first.code in FACTS else [*_answers(advice)]
    return (first, *against, *others)[:MOST]


def weighed(advice: FaceToFaceAdvice) -> list[WeighedReason]:
    """Return all reasons: those that decide, then those that could, then those that cannot."""
    if not advice.rest:
        found = _of_ending(advice)
    elif RIVALS[advice.rest[0][1]]:
        found = _of_giving(advice)
    else:
        found = _of_placing(advice)
    return sorted(found, key=lambda each: 0 if each.decides else 1 if each.by > NEVER_FIRST else 2)


def own_steps(begun: StartedTurn) -> dict[Placement, int]:
    """Return by how much each placement moves one's own pile on; less than 0 for a trick."""
    turn = begun.turn
    found = [placement(turn, after) for after in next_layer([turn], ALL)]
    return {
        (card, pile): card - turn[pile] if pile == OWN_UP else turn[pile] - card
        for card, pile in found
    }


def given_steps(begun: StartedTurn) -> dict[Placement, int]:
    """Return by how much each gift that may be given takes a pile of the rival's back."""
    rival = begun.rival
    found = () if begun.gave else gifts(begun.turn[2], rival)
    return {
        (card, pile): rival.up - card if pile == RIVAL_UP else card - rival.down
        for (card, pile), _ in found
    }


def _of_anything(advice: FaceToFaceAdvice) -> Iterator[WeighedReason]:
    """Yield what decides by itself."""
    now, ways = advice.now, advice.ways
    if (now.turn[2] | advice.position.unseen).bit_count() == 1:
        yield WeighedReason(HintReason("last-card", {}), inf)
    elif advice.end.laid < MINIMUM:
        yield WeighedReason(HintReason("lost", {"placed": now.laid, "minimum": MINIMUM}), inf)
    elif ways.alone and not advice.only:
        yield WeighedReason(HintReason("no-other-way", {}), inf)
    if advice.only:
        yield WeighedReason(HintReason("only", {}), inf)
    if ways.behind > 0:
        yield WeighedReason(HintReason("trials", {"deals": advice.trials}), ways.behind)


def _of_placing(advice: FaceToFaceAdvice) -> Iterator[WeighedReason]:
    now, (card, pile), ways = advice.now, advice.rest[0], advice.ways
    where = {"card": card, "pile": PILES[pile]}
    steps = own_steps(now)
    jump = steps[card, pile]
    yield from _of_anything(advice)
    if jump < 0:
        by = max(ways.decides(ways.tricks), ways.decides(ways.own))
        yield WeighedReason(HintReason("trick", {**where, "top": now.turn[pile]}), by)
    back = _goes_back(advice)
    if back:
        yield WeighedReason(
            HintReason("trick-next", {**where, "then": back}), ways.decides(ways.tricks)
        )
    if jump > 0:
        for reason in _kept_pair(advice, steps):
            yield WeighedReason(reason, ways.decides(ways.hand))
        skipped = _skipped(advice.position, now.turn, card, pile)
        if not skipped:
            yield WeighedReason(HintReason("skips-none", where), ways.decides(ways.own))
        if jump <= min(steps.values()):
            yield WeighedReason(
                HintReason("smallest-jump", {**where, "jump": jump}), ways.decides(ways.own)
            )
        lost = skipped & ~set_of([back])
        if 1 <= lost.bit_count() <= FEW and not lost & advice.position.doubtful:
            reason = HintReason("skips", {**where, "cards": [*cards_in(lost)]})
            yield WeighedReason(reason, ways.decides(ways.own))
    yield _need(advice, jump)


def _of_giving(advice: FaceToFaceAdvice) -> Iterator[WeighedReason]:
    now, (card, pile), ways = advice.now, advice.rest[0], advice.ways
    own, jumps = own_steps(now), given_steps(now)
    jump = jumps[card, pile]
    up, down, _ = now.turn
    yield from _of_anything(advice)
    if down <= card <= up and (card, OWN_UP) not in own and (card, OWN_DOWN) not in own:
        yield WeighedReason(HintReason("passed", {"card": card}), ways.decides(ways.hand))
    yield from _filled_hand(advice)
    if not own:
        yield WeighedReason(HintReason("nothing-else", {}), NEVER_FIRST)
    where = {"card": card, "pile": PILES[pile], "jump": jump}
    yield WeighedReason(HintReason("own-stay", where), ways.decides(ways.own))
    if jump <= min(jumps.values()):
        yield WeighedReason(HintReason("helps-least", where), ways.decides(ways.gift))
    yield _need(advice, jump)


def _of_ending(advice: FaceToFaceAdvice) -> Iterator[WeighedReason]:
    now, ways = advice.now, advice.ways
    own, given = own_steps(now), given_steps(now)
    if advice.only:
        yield WeighedReason(HintReason("only", {}), inf)
    elif ways.behind > 0:
        yield WeighedReason(HintReason("trials", {"deals": advice.trials}), ways.behind)
    yield from _filled_hand(advice)
    if not own and not given:
        yield WeighedReason(HintReason("nothing-fits", {}), inf)
    if own:
        reason = _of_the_nearest(now.turn, own)
        kept = WeighedReason(HintReason("keeps-hand", {}), ways.decides(ways.hand))
        if reason.code == "dear":
            by = ways.decides(ways.own)
            if not (by > 0 or kept.decides):
                # Each of the two alone keeps the choice, so they are weighed together.
                by = ways.decides(ways.own_and_hand)
            yield from (WeighedReason(reason, by), kept)
        else:
            yield WeighedReason(reason, ways.decides(ways.own_and_hand))
    elif given and min(given.values()) > CHEAP:
        card, pile = min(given, key=given.__getitem__)
        reason = HintReason(
            "dear-gift", {"card": card, "pile": PILES[pile], "jump": given[card, pile]}
        )
        yield WeighedReason(reason, ways.decides(ways.gift))
    yield WeighedReason(
        HintReason("minimum-lies", {"placed": now.laid, "minimum": MINIMUM}), NEVER_FIRST
    )


def _answers(advice: FaceToFaceAdvice) -> Iterator[HintReason]:
    """Yield why a card for one's own pile is not the one that jumps least."""
    if not advice.rest or RIVALS[advice.rest[0][1]]:
        return
    steps = own_steps(advice.now)
    (card, pile), jump = min(steps.items(), key=lambda item: item[1])
    if jump >= steps[advice.rest[0]] or card == advice.rest[0][0]:
        return
    args = {"card": card, "pile": PILES[pile], "jump": jump}
    up, down, hand = advice.end.turn
    kept = [other for other in (card - TRICK, card + TRICK) if other > 0 and hand >> other & 1]
    if not hand >> card & 1:
        yield HintReason("cheaper-after", args)
    elif kept:
        yield HintReason("cheaper-pair", {**args, "other": kept[0]})
    elif jump > 0 and (up, down)[pile] == advice.now.turn[pile]:
        yield HintReason("cheaper-waits", args)


def _of_the_nearest(turn: Turn, steps: Mapping[Placement, int]) -> HintReason:
    """Return why the turn ends although cards fit on one's own piles."""
    card, pile = min(steps, key=steps.__getitem__)
    jump, where = steps[card, pile], {"card": card, "pile": PILES[pile]}
    if jump < 0:
        return HintReason("trick-waits", {**where, "top": turn[pile]})
    return HintReason("waits" if jump <= CHEAP else "dear", {**where, "jump": jump})


def _need(advice: FaceToFaceAdvice, jump: int) -> WeighedReason:
    now, ways = advice.now, advice.ways
    if now.laid < MINIMUM:
        return WeighedReason(
            HintReason("needed", {"placed": now.laid, "minimum": MINIMUM}), NEVER_FIRST
        )
    card, pile = advice.rest[0]
    reason = HintReason("further", {"card": card, "pile": PILES[pile], "jump": jump})
    return WeighedReason(reason, ways.decides(ways.hand))


def _goes_back(advice: FaceToFaceAdvice) -> int:
    """Return the card of the next step if it is a trick on the same pile, otherwise 0."""
    if len(advice.rest) > 1:
        placed, (then, on) = advice.rest[:2]
        if placed[1] == on and own_steps(advice.now.after(placed))[then, on] < 0:
            return then
    return 0


def _kept_pair(advice: FaceToFaceAdvice, steps: Mapping[Placement, int]) -> Iterator[HintReason]:
    """Yield two cards of the hand that the turn keeps together, though one jumps no further."""
    jump = steps[advice.rest[0]]
    kept = advice.now.turn[2] & ~set_of(card for card, _ in advice.rest)
    near = {card for (card, _), other in steps.items() if 0 < other <= jump}
    for card in cards_in(kept & kept >> TRICK):
        if near & {card, card + TRICK}:
            yield HintReason("keeps-pair", {"cards": [card, card + TRICK]})
            return


def _skipped(position: FaceToFacePosition, turn: Turn, card: int, pile: int) -> Cards:
    """Return the seat's own cards that its pile skips with this card, doubtful ones too."""
    low, high = sorted((turn[pile], card))
    between = (1 << high) - (1 << low + 1)
    return (turn[2] | position.unseen | position.doubtful) & between


def _filled_hand(advice: FaceToFaceAdvice) -> Iterator[WeighedReason]:
    """Yield how many cards the seat draws thanks to a gift."""
    end, to_draw = advice.end, advice.position.unseen.bit_count()
    drawn = min(to_draw, cards_drawn(end.turn[2].bit_count(), end.gave))
    without = min(to_draw, DRAWN_WITHOUT_GIFT)
    if end.gave and drawn > without:
        reason = HintReason("fills-hand", {"drawn": drawn, "without": without})
        yield WeighedReason(reason, advice.ways.decides(advice.ways.drawn))
