"""Reasons why an action is good, as codes with arguments; all true, the deciding one first.

Cards and jumps are numbers, piles names, seats numbers. ``minimum`` is how many cards the turn
takes at least, ``placed`` how many it has. Each reason stands for a part of the value of ways to go
on; ``deciding`` tells by how much it decides.

=================  ======================  ========================================================
code               arguments               what is true
=================  ======================  ========================================================
``last-card``      none                    it is the last card of all: the match is won
``all-can-go``     left                    all the cards that are left can be placed from here
``lost``           placed, minimum         no way leads to an end of this turn; as many cards as
                                           can be go
``only``           none                    nothing else is legal
``no-other-way``   none                    after anything else the turn could not come to an end
``trials``         deals                   of some ways to go on it did best in so many deals of
                                           what is hidden
``covers-fire``    fire, pile              it covers the fire, which is due in this turn
``trick``          card, pile, top         it is the backwards trick: the pile goes back by 10
``trick-next``     card, pile, then        the card ``then`` goes 10 back on it next
``tricks-next``    card, pile, then, last  the same, and after it ``last`` goes back another 10
``trick-later``    card, pile, after,      later in the turn ``after`` is placed on it, and then
                   then                    ``then`` goes 10 back
``leaves-alone``   pile, seat              the turn leaves this pile alone, as the seat signals
``despite``        pile, seat              the seat signals to leave this pile alone; it goes there;
                                           never the first reason, nor left out
``keeps-pair``     cards                   the two cards, which a trick joins, stay in the hand
                                           though one would jump no further than this card
``smallest-jump``  card, pile, jump        no card jumps less on any pile
``fewer-steps``    steps, card, pile,      from here to the end of the turn the piles come on by so
                   others                  many steps in all; with this other card first it would
                                           be ``others``, which is more
``spares``         pile, top               a card would jump less on this pile, but the turn leaves
                                           it alone; it is the one of the same direction that has
                                           more room
``gets-rid``       card, jump              after the best turn without the card, no pile would
                                           take it for less, and that is more than now
``room``           card, pile, top         with the cheapest other card, which is not placed on it,
                                           this pile would be further on; now it stays on ``top``
``needed``         placed, minimum         the minimum does not lie yet; only where nothing else is
``still-due``      fire, pile              the minimum lies, but the fire on this other pile is due
``cheap``          card, pile, jump        the turn may end, and the card jumps by 3 at most
``further``        card, pile, jump        the turn may end; the card goes too, before others come
``minimum-lies``   placed, minimum         the turn may end
``nothing-fits``   none                    no card fits on any pile any more
``fire-left``      fire, pile, seat        the turn ends, and the seat, next, has to cover the fire
``trick-waits``    card, pile, top         the backwards trick can be done, but not in this turn
``waits``          card, pile, jump        no card would jump less than this one, by 3 at most; it
                                           stays in the hand
``dear``           card, pile, jump        no card would jump less than this one
``cheaper-after``  card, pile, jump        this one, which jumps least, is placed later in this turn
``cheaper-asked``  card, pile, jump, seat  likewise; the seat asks that its pile be left alone
``cheaper-pair``   card, pile, jump,       likewise; it stays in the hand for a trick with ``other``
                   other
``cheaper-dear``   card, pile, jump,       likewise; the rest of the turn comes to ``steps`` in all,
                   steps, others           with it first to ``others``, which is more
``cheaper-kept``   card, pile, jump,       likewise; with it the card that is advised would stay in
                   instead, later          the hand, and jump by ``later`` then, which is more
``cheaper-waits``  card, pile, jump        likewise; it stays in the hand, and nothing is placed on
                                           its pile
=================  ======================  ========================================================

The last ones answer why it is not the card that everybody sees; they are never the first reason.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import inf

from engine.bots.bot import HintReason
from engine.bots.the_game.advice import NEVER_FIRST, TheGameAdvice, TurnReason, in_order
from engine.bots.the_game.deciding import Gain, TheGameWays, goes_back, jump
from engine.bots.the_game.endgame import next_seat
from engine.bots.the_game.planning import Plan
from engine.bots.the_game.position import Placement, burning, cards_in
from engine.bots.the_game.turns import PlannedTurn, TurnRules
from engine.core.piles import TRICK
from engine.games.the_game.piles import ASCENDING, PILES

MOST = 3
"""The number of reasons given."""

CHEAP = 3
"""The largest jump that is called cheap, and that is not dear."""


FACTS = ("last-card", "all-can-go", "lost", "only", "no-other-way", "nothing-fits")
"""Reasons that decide, whatever else could be said."""


def weightiest(
    advice: TheGameAdvice, found: Iterable[TurnReason], answered: Iterable[HintReason]
) -> tuple[HintReason, ...]:
    """Return the reason that decides, what speaks against it, and the next ones."""
    first, *others = [each.reason for each in in_order(found)]
    against = [] if first.code in FACTS else [*_unheard(advice), *answered]
    if first.code == "fewer-steps":
        against = [each for each in against if each.code != "cheaper-dear"]
    codes = {reason.code for reason in against}
    return (first, *against, *(each for each in others if each.code not in codes))[:MOST]


def all_reasons(rules: TurnRules, advice: TheGameAdvice) -> Iterator[TurnReason]:
    """Return all that can be said for the next step of the plan."""
    return _of_placing(rules, advice) if advice.rest else _of_ending(rules, advice)


def _of_placing(rules: TurnRules, advice: TheGameAdvice) -> Iterator[TurnReason]:
    turn, ways = advice.turn, advice.ways
    card, pile = advice.rest[0]
    by = jump(turn.tops, advice.rest[0])
    where = {"card": card, "pile": PILES[pile]}
    yield from _facts(rules, advice)
    if turn.due >> pile & 1:
        reason = HintReason("covers-fire", {"fire": turn.tops[pile], "pile": PILES[pile]})
        yield TurnReason(reason, ways.decides_as_due(pile))
    if by == -TRICK:
        trick = HintReason("trick", {**where, "top": turn.tops[pile]})
        yield _weighed(ways, trick, ways.tricks)
    for reason in _tricks_to_come(advice):
        yield _weighed(ways, reason, ways.tricks)
    for reason in _left_alone(advice):
        yield _weighed(ways, reason, ways.asked(PILES.index(str(reason.args["pile"]))))
    of_steps = [*_smallest(rules, advice), *_fewer_steps(advice), *_spared(rules, advice)]
    for reason in (*of_steps, *_room(advice))[:1]:
        yield _weighed(ways, reason, ways.steps)
    for reason in (*_kept_pair(rules, advice), *_gets_rid(advice)):
        yield _weighed(ways, reason, ways.hand)
    yield from _of_the_minimum(rules, advice)


def _weighed(ways: TheGameWays, reason: HintReason, gain: Gain) -> TurnReason:
    """Weigh a reason by that gain."""
    return TurnReason(reason, ways.decides(gain), gain)


def _facts(rules: TurnRules, advice: TheGameAdvice) -> Iterator[TurnReason]:
    """Yield what decides by itself about the next step."""
    turn = advice.turn
    left = (advice.position.unseen | turn.hand).bit_count()
    if left == 1:
        yield TurnReason(HintReason("last-card", {}), inf)
    elif advice.wins:
        yield TurnReason(HintReason("all-can-go", {"left": left}), inf)
    if advice.lost:
        yield TurnReason(HintReason("lost", {"placed": turn.laid, "minimum": rules.required}), inf)
    if advice.only:
        yield TurnReason(HintReason("only", {}), inf)
    if not (advice.lost or advice.only) and advice.ways.alone:
        yield TurnReason(HintReason("no-other-way", {}), inf)
    if advice.trials and advice.ways.behind > 0:
        yield TurnReason(HintReason("trials", {"deals": advice.trials}), advice.ways.behind)


def _of_ending(rules: TurnRules, advice: TheGameAdvice) -> Iterator[TurnReason]:
    turn, ways = advice.turn, advice.ways
    if advice.only:
        yield TurnReason(HintReason("only", {}), inf)
    nearest = min(rules.placements(turn), key=lambda to: (jump(turn.tops, to), to), default=None)
    if nearest is None:
        yield TurnReason(HintReason("nothing-fits", {}), inf)
    elif advice.trials and ways.behind > 0:
        yield TurnReason(HintReason("trials", {"deals": advice.trials}), ways.behind)
    for reason in _left_alone(advice):
        yield _weighed(ways, reason, ways.asked(PILES.index(str(reason.args["pile"]))))
    if nearest is not None:
        reason = _of_the_nearest(turn, nearest)
        gain = ways.steps if reason.code == "dear" else ways.hand
        yield TurnReason(reason, max(ways.decides(gain), ways.decides(ways.steps)), gain)
    yield TurnReason(
        HintReason("minimum-lies", {"placed": turn.laid, "minimum": rules.required}), NEVER_FIRST
    )


def answers(rules: TurnRules, advice: TheGameAdvice) -> Iterator[HintReason]:
    """Yield why it is not the card that jumps least, and whom the end of the turn leaves a fire."""
    if not advice.rest:
        yield from _fire_left(rules, advice)
        return
    tops = advice.turn.tops
    step = min(rules.placements(advice.turn), key=lambda to: (jump(tops, to), to))
    if jump(tops, step) < jump(tops, advice.rest[0]):
        yield from _why_not(advice, step)


def _fire_left(rules: TurnRules, advice: TheGameAdvice) -> Iterator[HintReason]:
    """Yield the first fire that is left on top, and the seat that is next."""
    position, tops = advice.position, advice.turn.tops
    if rules.on_fire and burning(tops):
        sizes = list(position.sizes)
        sizes[position.seat] = advice.turn.hand.bit_count()
        seat = next_seat(sizes, position.seat)
        pile = next(pile for pile in range(len(PILES)) if burning(tops) >> pile & 1)
        yield HintReason("fire-left", {"fire": tops[pile], "pile": PILES[pile], "seat": seat})


def _why_not(advice: TheGameAdvice, step: Placement) -> Iterator[HintReason]:
    """Yield why it is not this step, which jumps by less."""
    (card, pile), turn, end = step, advice.turn, advice.ways.chosen.turn
    by = jump(turn.tops, step)
    args = {"card": card, "pile": PILES[pile], "jump": by}
    elsewhere = card == advice.rest[0][0]
    if not end.hand >> card & 1 and not elsewhere:
        yield HintReason("cheaper-after", args)
        return
    if by == -TRICK and not elsewhere:
        trick = {"card": card, "pile": PILES[pile], "top": turn.tops[pile]}
        yield HintReason("trick-waits", trick)
        return
    stays = end.tops[pile] == turn.tops[pile]
    asking = [seat for seat, heard in enumerate(advice.position.heard) if heard.leave >> pile & 1]
    others = [other for other in (card - TRICK, card + TRICK) if other > 0]
    kept = [other for other in others if end.hand >> other & 1]
    way = advice.ways.with_step(step)
    steps = total_steps(turn, advice.rest)
    more = total_steps(turn, way.placements) if way else steps
    later = _later(advice, way) if way and way.turn.hand >> advice.rest[0][0] & 1 else 0
    if asking and stays:
        yield HintReason("cheaper-asked", {**args, "seat": asking[0]})
    elif kept and not elsewhere:
        yield HintReason("cheaper-pair", {**args, "other": kept[0]})
    elif steps < more:
        yield HintReason("cheaper-dear", {**args, "steps": steps, "others": more})
    elif later:
        yield HintReason("cheaper-kept", {**args, "instead": advice.rest[0][0], "later": later})
    elif stays and not elsewhere:
        yield HintReason("cheaper-waits", args)


def total_steps(turn: PlannedTurn, placements: Sequence[Placement]) -> int:
    """Return by how much the piles come on in all; tricks count as less than 0."""
    tops = list(turn.tops)
    total = 0
    for card, pile in placements:
        total += card - tops[pile] if ASCENDING[pile] else tops[pile] - card
        tops[pile] = card
    return total


def _of_the_nearest(turn: PlannedTurn, nearest: Placement) -> HintReason:
    """Return why the turn ends although this card could be placed."""
    card, pile = nearest
    by, where = jump(turn.tops, nearest), {"card": card, "pile": PILES[pile]}
    if by == -TRICK:
        return HintReason("trick-waits", {**where, "top": turn.tops[pile]})
    return HintReason("waits" if by <= CHEAP else "dear", {**where, "jump": by})


def _smallest(rules: TurnRules, advice: TheGameAdvice) -> Iterator[HintReason]:
    """Yield that no card jumps less, unless the step is a trick."""
    turn, (card, pile) = advice.turn, advice.rest[0]
    by = jump(turn.tops, advice.rest[0])
    if 0 < by <= min(jump(turn.tops, placement) for placement in rules.placements(turn)):
        yield HintReason("smallest-jump", {"card": card, "pile": PILES[pile], "jump": by})


def _of_the_minimum(rules: TurnRules, advice: TheGameAdvice) -> Iterator[TurnReason]:
    """Yield what the card has to do with all that the turn must have."""
    turn, (card, pile) = advice.turn, advice.rest[0]
    by = jump(turn.tops, advice.rest[0])
    due = next((at for at in range(len(PILES)) if at != pile and turn.due >> at & 1), None)
    if turn.laid < rules.required:
        yield TurnReason(
            HintReason("needed", {"placed": turn.laid, "minimum": rules.required}), NEVER_FIRST
        )
    elif due is not None:
        yield TurnReason(
            HintReason("still-due", {"fire": turn.tops[due], "pile": PILES[due]}), NEVER_FIRST
        )
    elif by > 0 and rules.may_end(turn):
        code = "cheap" if by <= CHEAP else "further"
        reason = HintReason(code, {"card": card, "pile": PILES[pile], "jump": by})
        yield _weighed(advice.ways, reason, advice.ways.hand)


def _tricks_to_come(advice: TheGameAdvice) -> Iterator[HintReason]:
    """Yield the backwards tricks on the same pile that follow the next step in this turn."""
    card, pile = advice.rest[0]
    where = {"card": card, "pile": PILES[pile]}
    there = [then for then, on in advice.rest if on == pile]
    backs = [goes_back(pile, top, then) for top, then in pairwise(there)]
    match backs:
        case [True, True, *_]:
            yield HintReason("tricks-next", {**where, "then": there[1], "last": there[2]})
        case [True, *_]:
            yield HintReason("trick-next", {**where, "then": there[1]})
        case _ if True in backs:
            at = backs.index(True)
            yield HintReason("trick-later", {**where, "after": there[at], "then": there[at + 1]})


def _fewer_steps(advice: TheGameAdvice) -> Iterator[HintReason]:
    """Yield that the whole turn takes fewer steps than the best one with another card first."""
    others = [way for way in advice.ways.others if way.placements]
    if not others:
        return
    best = max(others, key=lambda way: way.value)
    steps, more = total_steps(advice.turn, advice.rest), total_steps(advice.turn, best.placements)
    if len(advice.rest) > 1 and steps < more and more > 0:
        card, pile = best.placements[0]
        args = {"steps": steps, "card": card, "pile": PILES[pile], "others": more}
        yield HintReason("fewer-steps", args)


def _gets_rid(advice: TheGameAdvice) -> Iterator[HintReason]:
    """Yield that the card would jump by more after the best other way, which keeps it."""
    card, _ = advice.rest[0]
    kept = [way for way in advice.ways.others if way.turn.hand >> card & 1]
    if kept:
        later = _later(advice, max(kept, key=lambda way: way.value))
        if later:
            yield HintReason("gets-rid", {"card": card, "jump": later})


def _later(advice: TheGameAdvice, way: Plan) -> int:
    """Return the least jump of the advised card after another way that keeps it.

    It is 0 unless the jump is more than now.
    """
    card, _ = advice.rest[0]
    jumps = [jump(way.turn.tops, (card, pile)) for pile in range(len(PILES))]
    least = min((by for by in jumps if by > 0 or by == -TRICK), default=0)
    return least if least > max(0, jump(advice.turn.tops, advice.rest[0])) else 0


def _room(advice: TheGameAdvice) -> Iterator[HintReason]:
    """Yield the pile that is less far on than after the best other way."""
    others = advice.ways.others
    if not others:
        return
    best, end = max(others, key=lambda way: way.value), advice.ways.chosen.turn
    gains = [jump(end.tops, (best.turn.tops[pile], pile)) for pile in range(len(PILES))]
    pile = gains.index(max(gains))
    if gains[pile] > 0 and best.placements:
        card, _ = best.placements[0]
        yield HintReason("room", {"card": card, "pile": PILES[pile], "top": end.tops[pile]})


def _spared(rules: TurnRules, advice: TheGameAdvice) -> Iterator[HintReason]:
    """Yield the fresher pile of a kind, left alone though a card would jump less on it."""
    turn, (_, pile) = advice.turn, advice.rest[0]
    other = next(at for at in range(len(PILES)) if at != pile and ASCENDING[at] == ASCENDING[pile])
    touched = {on for _, on in (*advice.position.placed, *advice.rest)}
    behind = turn.tops[pile] - turn.tops[other]
    has_more_room = behind > 0 if ASCENDING[pile] else behind < 0
    if has_more_room and other not in touched:
        by = jump(turn.tops, advice.rest[0])
        if any(
            on == other and jump(turn.tops, (card, on)) < by for card, on in rules.placements(turn)
        ):
            yield HintReason("spares", {"pile": PILES[other], "top": turn.tops[other]})


def _left_alone(advice: TheGameAdvice) -> Iterator[HintReason]:
    """Yield a pile that the whole turn leaves alone, and the seat that asked for it."""
    position = advice.position
    touched = {pile for _, pile in (*position.placed, *advice.rest)}
    for pile, name in enumerate(PILES):
        for seat, heard in enumerate(position.heard):
            if heard.leave >> pile & 1 and pile not in touched:
                yield HintReason("leaves-alone", {"pile": name, "seat": seat})
                return


def _unheard(advice: TheGameAdvice) -> Iterator[HintReason]:
    """Yield the seat that asked to leave alone the pile on which the next step goes on."""
    if not advice.rest or jump(advice.turn.tops, advice.rest[0]) < 0:
        return
    _, pile = advice.rest[0]
    for seat, heard in enumerate(advice.position.heard):
        if heard.leave >> pile & 1:
            yield HintReason("despite", {"pile": PILES[pile], "seat": seat})
            return


def _kept_pair(rules: TurnRules, advice: TheGameAdvice) -> Iterator[HintReason]:
    """Yield two cards of the hand that the turn keeps together, though one jumps no further."""
    turn = advice.turn
    by = jump(turn.tops, advice.rest[0])
    kept = turn.hand & ~sum(1 << card for card, _ in advice.rest)
    near = {
        card for card, pile in rules.placements(turn) if 0 < jump(turn.tops, (card, pile)) <= by
    }
    for card in cards_in(kept & kept >> TRICK):
        if near & {card, card + TRICK}:
            yield HintReason("keeps-pair", {"cards": [card, card + TRICK]})
            return
