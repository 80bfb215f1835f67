"""Reasons why an action is good, as codes with arguments; all true, the deciding one first.

Cards and jumps are numbers, piles names, seats numbers. ``minimum`` is how many cards the turn
takes at least, ``placed`` how many it has. Each reason stands for a part of the value of ways to go
on; ``deciding`` tells by how much it decides.

=================  ======================  ========================================================
code               arguments               what is true
=================  ======================  ========================================================
``last-card``      none                    it is the last card of all: the match is won
``all-can-go``     left                    all the cards that are left can be placed from here
``lost``           placed, minimum, back   no way leads to an end of this turn; as many cards as
                                           can be go; ``back``: before the cards of this turn it was
                                           not so
``hopeless``       back                    not all cards can be placed any more; ``back`` likewise
``only``           none                    nothing else is legal
``no-other-way``   none                    after anything else the turn could not come to an end
``in-every-way``   none                    the turn cannot end without this card on this pile, be it
                                           now or later
``trials``         deals                   of some ways to go on it did best in so many deals of
                                           what is hidden
``covers-fire``    fire, pile              it covers the fire, which is due in this turn; before all
                                           but what decides by itself
``trick``          card, pile, top         it is the backwards trick: the pile goes back by 10
``trick-next``     card, pile, then        the card ``then`` goes 10 back on it next
``tricks-next``    card, pile, then, last  the same, and after it ``last`` goes back another 10
``trick-later``    card, pile, after,      later in the turn ``after`` is placed on it, and then
                   then                    ``then`` goes 10 back
``leaves-alone``   pile, seat              the turn leaves this pile alone, as the seat signals
``leaves-near``    pile, seat              the turn leaves this pile alone; the seat signals small
                                           jumps for it
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
``last-chance``    card                    after the best turn without the card, no pile would take
                                           it any more
``more-cards``     laid, card, pile,       from here to the end of the turn so many cards go; with
                   others                  this other card first ``others`` would, which is fewer
``room``           card, pile, top         with this other card first the pile would be further on;
                                           now it stays on ``top``
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

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import inf

from engine.bots.bot import HintReason
from engine.bots.placements import Placement, cards_in
from engine.bots.the_game.advice import NEVER_FIRST, TheGameAdvice, TurnReason, in_order
from engine.bots.the_game.answers import unheard
from engine.bots.the_game.deciding import (
    Gain,
    TheGameWays,
    goes_back,
    is_passed,
    jump,
    later_jump,
    total_steps,
)
from engine.bots.the_game.planning import Plan
from engine.bots.the_game.turns import PILE_INDICES, PlannedTurn, TurnRules
from engine.core.piles import TRICK
from engine.games.the_game.piles import ASCENDING, PILES

MOST = 3
"""The number of reasons given."""

CHEAP = 3
"""The largest jump that is called cheap, and that is not dear."""


FACTS = ("last-card", "all-can-go", "lost", "hopeless", "only", "no-other-way", "nothing-fits")
"""Reasons that decide, whatever else could be said."""


def weightiest(
    advice: TheGameAdvice, found: Iterable[TurnReason], answered: Iterable[HintReason]
) -> tuple[HintReason, ...]:
    """Return the reason that decides, what speaks against it, and the next ones."""
    first, *others = [each.reason for each in in_order(found)]
    against = [] if first.code in FACTS else [*unheard(advice), *answered]
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
        yield TurnReason(reason, ways.decides_as_due(pile), due=True)
    if by == -TRICK:
        trick = HintReason("trick", {**where, "top": turn.tops[pile]})
        yield weigh(ways, trick, ways.tricks)
    for reason in _tricks_to_come(advice):
        yield weigh(ways, reason, ways.tricks)
    yield from _of_signals(advice)
    of_steps = [*_smallest(rules, advice)]
    for rival in _rivals(ways, ways.steps):
        of_steps += [*_fewer_steps(advice, rival), *_spared(rules, advice), *_room(advice, rival)]
    for reason in of_steps[:1]:
        yield weigh(ways, reason, ways.steps)
    of_hand = [*_kept_pair(rules, advice), *_gets_rid(advice)]
    for rival in _rivals(ways, ways.hand):
        of_hand = of_hand or [*_more_cards(advice, rival)]
    for reason in of_hand:
        yield weigh(ways, reason, ways.hand)
    yield from _of_the_minimum(rules, advice)


def weigh(ways: TheGameWays, reason: HintReason, gain: Gain) -> TurnReason:
    """Weigh a reason by that gain."""
    return TurnReason(reason, ways.decides(gain), gain)


def _rivals(ways: TheGameWays, gain: Gain) -> Iterator[Plan]:
    """Yield the best way with another card first, and the best one if none had the gain."""
    for rival in (ways.rival(lambda _: 0.0), ways.rival(gain)):
        if rival and rival.placements:
            yield rival


def _facts(rules: TurnRules, advice: TheGameAdvice) -> Iterator[TurnReason]:
    """Yield what decides by itself about the next step."""
    turn = advice.turn
    left = (advice.position.unseen | turn.hand).bit_count()
    if left == 1:
        yield TurnReason(HintReason("last-card", {}), inf)
    elif advice.wins:
        yield TurnReason(HintReason("all-can-go", {"left": left}), inf)
    if advice.lost:
        args = {"placed": turn.laid, "minimum": rules.required, "back": advice.undoes_loss}
        yield TurnReason(HintReason("lost", args), inf)
    elif advice.hopeless:
        yield TurnReason(HintReason("hopeless", {"back": advice.undoes_loss}), inf)
    if advice.only:
        yield TurnReason(HintReason("only", {}), inf)
    if not (advice.lost or advice.only) and advice.ways.alone:
        yield TurnReason(HintReason("no-other-way", {}), inf)
    elif advice.ways.in_every and not advice.lost:
        yield TurnReason(HintReason("in-every-way", {}), inf)
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
    of_signals = [*_of_signals(advice)]
    if nearest is not None:
        # A signal for another pile has less to do with the card that is held back.
        there = PILES[nearest[1]]
        of_signals.sort(key=lambda each: each.reason.args["pile"] != there)
        at = sum(each.reason.args["pile"] == there for each in of_signals)
        reason = _of_the_nearest(turn, nearest)
        gains = [ways.steps] if reason.code == "dear" else [ways.hand, ways.steps]
        of_signals.insert(at, weigh(ways, reason, max(gains, key=ways.decides)))
    yield from of_signals
    yield TurnReason(
        HintReason("minimum-lies", {"placed": turn.laid, "minimum": rules.required}), NEVER_FIRST
    )


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
        yield weigh(advice.ways, reason, advice.ways.hand)


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


def _fewer_steps(advice: TheGameAdvice, rival: Plan) -> Iterator[HintReason]:
    """Yield that the whole turn takes fewer steps than the rival way."""
    steps, more = total_steps(advice.turn, advice.rest), total_steps(advice.turn, rival.placements)
    if len(advice.rest) > 1 and steps < more and more > 0:
        card, pile = rival.placements[0]
        args = {"steps": steps, "card": card, "pile": PILES[pile], "others": more}
        yield HintReason("fewer-steps", args)


def _gets_rid(advice: TheGameAdvice) -> Iterator[HintReason]:
    """Yield that the card would jump by more, or never again, after the best way that keeps it."""
    card, _ = advice.rest[0]
    kept = [way for way in advice.ways.others if way.turn.hand >> card & 1]
    if not kept:
        return
    best = max(kept, key=lambda way: way.value)
    later = later_jump(advice.turn, best, advice.rest[0])
    if later:
        yield HintReason("gets-rid", {"card": card, "jump": later})
    elif is_passed(best.turn.tops, card):
        yield HintReason("last-chance", {"card": card})


def _more_cards(advice: TheGameAdvice, rival: Plan) -> Iterator[HintReason]:
    """Yield that the turn places more cards than the rival way."""
    others = len(rival.placements)
    if others < len(advice.rest):
        card, pile = rival.placements[0]
        args = {"card": card, "pile": PILES[pile], "others": others}
        yield HintReason("more-cards", {"laid": len(advice.rest), **args})


def _room(advice: TheGameAdvice, rival: Plan) -> Iterator[HintReason]:
    """Yield the pile that is less far on than after the rival way."""
    end = advice.ways.chosen.turn
    gains = [jump(end.tops, (rival.turn.tops[pile], pile)) for pile in PILE_INDICES]
    pile = gains.index(max(gains))
    if gains[pile] > 0:
        card, _ = rival.placements[0]
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


def _of_signals(advice: TheGameAdvice) -> Iterator[TurnReason]:
    """Yield a pile that the turn leaves alone for a signal: of either kind the one that decides."""
    ways, position = advice.ways, advice.position
    touched = {pile for _, pile in (*position.placed, *advice.rest)}
    asked, near = dict[int, TurnReason](), dict[int, TurnReason]()
    for pile in {*PILE_INDICES} - touched:
        for seat, heard in enumerate(position.heard):
            args = {"pile": PILES[pile], "seat": seat}
            if heard.leave >> pile & 1:
                asked[pile] = weigh(ways, HintReason("leaves-alone", args), ways.asked(pile))
            elif heard.gentle >> pile & 1 and ways.helps(ways.gentle(pile)):
                near[pile] = weigh(ways, HintReason("leaves-near", args), ways.gentle(pile))
    near = {pile: reason for pile, reason in near.items() if pile not in asked}
    for found in (asked, near):
        yield from in_order(found.values())[:1]


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
