"""Reasons why an action is good, as codes and arguments.

All of them are facts that a player can check, except the comparisons, which are of the matches that
were played on. Rows are named by their colours, cards and actions by their texts, numbers from left
to right. The first reason is the one that decides: without what it stands for (``terms``) another
action would be better. Where none decides, it is a comparison with the next best action.

============== ============== ====================================================================
code           arguments      what it says
============== ============== ====================================================================
``only``                      Nothing else is possible.
``wins``       points, others The cross ends the match. The seat has ``points`` then, and nobody
                              else can have more than ``others``, which is less.
``ends``       points, others The action ends the match. The seat has ``points`` then, and nobody
                              else has more than ``others`` before it.
``last-penalty``              Without a cross the seat takes its fourth penalty, which ends the
                              match.
``no-penalty``                Nothing is crossed yet in the seat's turn, and a cross saves it the
                              penalty: in part 2, as no card held could be crossed in part 3.
``closes``     row, points    The cross closes the row, and brings so many points at once.
``at-once``    row, numbers   These numbers, two or three, are crossed together, or can be with the
                              cards that are played.
``fifth``      row            The row comes to five crosses: its last number may be crossed now.
``next``       row, numbers   These are crossed, or can be, and no number is skipped.
``skips-few``  row, numbers   The crosses, or those that the cards allow, skip these numbers alone,
                              one or two; it is said where other crosses cost more.
``gains``      row, points    The crosses, or those that the cards allow, bring so many points at
                              once.
``useless``    cards, of      These of the cards that are played, which are so many, could never be
                              crossed any more.
``keeps``      row, numbers   The cards for these numbers, which can be crossed together or alone,
                              stay in the hand.
``loses``      row, others    To cross in this row would end the match, and somebody has ``others``
                              points, more than the seat would have.
``impossible`` numbers        None of these can be crossed: in part 2 the number on top, in part 3
                              those of the cards played.
``far``        row, skipped   In this row, of those open to it the nearest, crossing would skip so
                              many numbers, three or more.
``passes``     row, numbers   In this row, likewise, crossing would skip these, one or two.
``hand``       row, numbers   In part 3 of this turn these can be crossed anyway, with cards held.
                              Not beside ``spoils`` of the same row.
``spoils``     row, cards     To cross the number in this row would make these cards, which the seat
                              holds, useless.
``fits``       number, rows   The card may be of one of these colours, and its number is then the
                              next of its row, or the one after that. Not of colours in which it
                              goes together with a card held.
``together``   number, rows   The card may be of one of these colours, and can then be crossed
                              together with a card held.
``open``       number, rows   The card may be of one of these colours, and can then be crossed.
``saver``      number         Nothing is crossed yet in the seat's turn, no card held could be, and
                              this one may be.
``penalty``    of, row,       The action costs a penalty, the seat's ``of``-th. The nearest of all
               skipped        crosses there are, in this row, would skip so many numbers.
``sure``       of             It does so as every other would: no card of the hand can be crossed.
``skips``      row, numbers   The crosses, or those that the cards allow, skip these numbers.
``more-now``   other, points, The ``other`` action would bring so many more points at once, but skip
               row, numbers   these numbers of the row.
``better``     other, points  The seat ends so many points better off against the best of the others
                              than after the ``other`` action, in the mean.
``chances``    other, wins    It wins so many more of a hundred matches.
``even``       other          It makes next to no difference.
============== ============== ====================================================================
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf
from statistics import fmean
from typing import TypeAlias, cast

from engine.bots.bot import HintReason
from engine.bots.deciding import NEVER_FIRST, Leads, WeighedReason, ordered
from engine.bots.qwixx_cards.comparing import compared
from engine.bots.qwixx_cards.facts import QwixxFacts
from engine.bots.qwixx_cards.playouts import PlayoutOutcome
from engine.bots.qwixx_cards.policy import Policy
from engine.bots.qwixx_cards.terms import Analysis, Terms
from engine.core.action import Action
from engine.core.jsontext import Json
from engine.games.qwixx_cards.actions import Mark, PlayCards, Take
from engine.games.qwixx_cards.cards import CARDS, NUMBER_OF, Card
from engine.games.qwixx_cards.number import possible_marks, top_number
from engine.games.qwixx_cards.printed import COLOURS, CROSSES_BEFORE_LAST
from engine.games.qwixx_cards.rows import CROSS, NEXT, Crosses, closed, count, numbers, single
from engine.games.qwixx_cards.state import QwixxState

MOST = 3
"""Reasons for an action, at most."""

FAR = 3
"""Skipped numbers that count as many."""

_Crosses: TypeAlias = tuple[int, Crosses]
"""Crosses in a row."""

_Term: TypeAlias = str
"""The name of one of the ``terms``; ``""`` where a reason stands for none."""

_Found: TypeAlias = tuple[HintReason, _Term]


def weighed_reasons(
    policy: Policy,
    state: QwixxState,
    seat: int,
    worth: Mapping[Action, float],
    trials: Mapping[Action, Sequence[PlayoutOutcome]],
) -> list[WeighedReason]:
    """Return the reasons for the action that came out best in trials, the deciding one first."""
    facts = QwixxFacts(policy, state, seat)
    analysis = Analysis(policy, facts)
    action = next(iter(trials))
    worth = _without_likes(state, worth, action)
    trials = {each: outcomes for each, outcomes in trials.items() if each in worth}
    if len(worth) == 1:
        return [*_alone(facts, analysis, action)]
    leads = _leads(worth, trials)
    found = [_weighed(leads, analysis, each) for each in reasons(facts, analysis, action)]
    first = max(found, key=lambda weighed: weighed.by, default=None)
    besides = [*costs(facts, analysis, action)]
    if first is not None and first.decides and first.reason.code == "skips-few":
        besides = [cost for cost in besides if cost.code != "skips"]
    elif besides:
        found = [weighed for weighed in found if weighed.reason.code != "skips-few"]
    if not besides:
        besides = [*_more_now(facts, analysis, action, worth)][:1]
    comparison = compared(facts, analysis, leads, trials)
    found = [each for each in found if each.decides or each.reason != comparison]
    return ordered(found, [comparison], besides)


def _alone(facts: QwixxFacts, analysis: Analysis, action: Action) -> Iterator[WeighedReason]:
    """Yield why nothing else can be done."""
    found = [
        reason for reason, _ in reasons(facts, analysis, action) if reason.code == "impossible"
    ]
    yield WeighedReason(found[0] if found else HintReason("only", {}), inf)
    for reason in costs(facts, analysis, action):
        yield WeighedReason(reason, NEVER_FIRST)


def _leads(
    worth: Mapping[Action, float], trials: Mapping[Action, Sequence[PlayoutOutcome]]
) -> Leads:
    """Return the leads in points: from the trials, or, for an action not tried, by one ply."""
    best, *tried = trials
    leads = {other: worth[best] - value for other, value in worth.items() if other != best}
    leads |= {other: max(0.0, _mean_lead(trials[best], trials[other])) for other in tried}
    return Leads(best, leads)


def _without_likes(
    state: QwixxState, worth: Mapping[Action, float], best: Action
) -> Mapping[Action, float]:
    """Return the actions without those that take another card of the same number."""
    if not isinstance(best, Take):
        return worth
    number = _number_at(state, best)
    return {
        action: value
        for action, value in worth.items()
        if action == best or _number_at(state, cast(Take, action)) != number
    }


def _number_at(state: QwixxState, take: Take) -> int:
    return NUMBER_OF[cast(Card, state.display[take.slot])]


def _mean_lead(own: Sequence[PlayoutOutcome], others: Sequence[PlayoutOutcome]) -> float:
    """Return the mean difference in the same deals, which come first in both."""
    return fmean(one.lead - other.lead for one, other in zip(own, others, strict=False))


def _weighed(leads: Leads, analysis: Analysis, found: _Found) -> WeighedReason:
    reason, term = found
    if not term:
        return WeighedReason(reason, NEVER_FIRST)
    index = Terms._fields.index(term)
    return leads.weighed(reason, lambda action: analysis.of(action)[index])


def costs(facts: QwixxFacts, analysis: Analysis, action: Action) -> Iterator[HintReason]:
    """Yield what the action costs."""
    row, crosses, _ = analysis.made(action)
    if analysis.costs_penalty(action):
        of = facts.state.sheets[facts.seat].penalties + 1
        possible = _possible(facts)
        if possible:
            at, cross = _nearest(facts, possible)
            nearest: dict[str, Json] = {"row": COLOURS[at], "skipped": facts.passes(at, cross)}
            yield HintReason("penalty", {"of": of, **nearest})
        else:
            yield HintReason("sure", {"of": of})
    passed = facts.passed(row, crosses) if crosses else 0
    if passed and not facts.ends(row, crosses):
        yield HintReason("skips", _in_row(row, passed))


def _more_now(
    facts: QwixxFacts, analysis: Analysis, action: Action, others: Iterable[Action]
) -> Iterator[HintReason]:
    """Yield another action that would bring more points at once, if it skips numbers."""
    row, crosses, _ = analysis.made(action)
    own = facts.gain(row, crosses)
    if not crosses:
        return
    gains = {other: facts.gain(*analysis.made(other)[:2]) for other in others}
    other = max(gains, key=gains.__getitem__)
    row, crosses, _ = analysis.made(other)
    if gains[other] > own and facts.passed(row, crosses) and not facts.ends(row, crosses):
        points = gains[other] - own
        skipped = _in_row(row, facts.passed(row, crosses))
        yield HintReason("more-now", {"other": str(other), "points": points, **skipped})


def reasons(facts: QwixxFacts, analysis: Analysis, action: Action) -> Iterator[_Found]:
    """Yield the reasons for an action of the seat, with the terms that they stand for."""
    match action:
        case Take():
            return _of_take(facts, _number_at(facts.state, action))
        case PlayCards():
            return _of_play(facts, analysis, action)
        case Mark(row, crosses):
            return _of_mark(facts, row, crosses)
        case _ if facts.state.part == "number":
            return _of_passing(facts)
        case _:
            return _of_crossing_none(facts, cast(PlayCards, facts.state.played))


def _of_take(facts: QwixxFacts, number: int) -> Iterator[_Found]:
    rows = facts.rows_for(number)
    together = [row for row in rows if facts.goes_with_hand(row, number)]
    near = [row for row in rows if facts.passes(row, CROSS[row][number]) <= 1]
    alone = [row for row in near if row not in together]
    if together:
        yield HintReason("together", {"number": number, "rows": _colours(together)}), "together"
    if alone:
        yield HintReason("fits", {"number": number, "rows": _colours(alone)}), "alone"
    if rows and not near and not together:
        yield HintReason("open", {"number": number, "rows": _colours(rows)}), "alone"
    if rows and not facts.state.crossed and not facts.possible_crosses():
        yield HintReason("saver", {"number": number}), "penalty"


def _of_play(facts: QwixxFacts, analysis: Analysis, play: PlayCards) -> Iterator[_Found]:
    row, crosses, spent = analysis.made(play)
    if crosses and facts.penalty_threatens():
        yield HintReason("no-penalty", {}), "penalty"
    if crosses:
        yield from _of_crosses(facts, row, crosses)
        points = facts.gain(row, crosses)
        yield HintReason("gains", {"row": COLOURS[row], "points": points}), "points"
    else:
        possible = _possible(facts)
        if possible:
            yield from _of_no_cross(facts, possible)
    useless = facts.useless(play.cards, facts.rows)
    if useless:
        cards = [CARDS[card] for card in useless]
        yield HintReason("useless", {"cards": [*cards], "of": len(play.cards)}), "hand"
    kept, in_hand = facts.set_left(row, crosses, spent)
    if in_hand:
        yield HintReason("keeps", _in_row(kept, in_hand)), "hand"


def _of_mark(facts: QwixxFacts, row: int, crosses: Crosses) -> Iterator[_Found]:
    before, after = facts.rows[row], facts.rows[row] | crosses
    if facts.ends(row, crosses) and facts.points(row, crosses) > facts.most_for_others():
        others = facts.most_for_others()
        yield HintReason("wins", {"points": facts.points(row, crosses), "others": others}), "end"
    elif facts.penalty_threatens():
        yield HintReason("no-penalty", {}), "penalty"
    points = facts.gain(row, crosses)
    if closed(after):
        yield HintReason("closes", {"row": COLOURS[row], "points": points}), "points"
    else:
        yield HintReason("gains", {"row": COLOURS[row], "points": points}), "points"
    yield from _of_crosses(facts, row, crosses)
    if count(before) < CROSSES_BEFORE_LAST <= count(after) and not closed(after):
        yield HintReason("fifth", {"row": COLOURS[row]}), ""
    kept, in_hand = facts.set_left(row, crosses, ())
    if in_hand and facts.state.part == "number":
        yield HintReason("keeps", _in_row(kept, in_hand)), "hand"


def _of_crosses(facts: QwixxFacts, row: int, crosses: Crosses) -> Iterator[_Found]:
    """Yield how many crosses these are, and how near."""
    passed = facts.passed(row, crosses)
    if crosses.bit_count() > 1:
        yield HintReason("at-once", _in_row(row, crosses)), "more"
    if not passed:
        yield HintReason("next", _in_row(row, crosses)), "near"
    elif passed.bit_count() < FAR:
        yield HintReason("skips-few", _in_row(row, passed)), "near"


def _of_passing(facts: QwixxFacts) -> Iterator[_Found]:
    """Yield why nothing is crossed in part 2."""
    marks = [(mark.row, mark.crosses) for mark in possible_marks(facts.state, facts.seat)]
    if not marks:
        yield HintReason("impossible", {"numbers": [top_number(facts.state)]}), ""
        return
    yield from _of_no_cross(facts, marks)
    held, in_hand = facts.set_in_hand()
    row, crosses = _nearest(facts, marks)
    after = [*facts.rows]
    after[row] |= crosses
    kept = facts.state.hands[facts.seat]
    spoiled = {*facts.useless(kept, after)} - {*facts.useless(kept, facts.rows)}
    safe = not spoiled or held != row
    if in_hand and safe and facts.seat == facts.state.seat:
        yield HintReason("hand", _in_row(held, in_hand)), ""
    if spoiled:
        cards = [CARDS[card] for card in sorted(spoiled)]
        yield HintReason("spoils", {"row": COLOURS[row], "cards": cards}), "hand"


def _of_crossing_none(facts: QwixxFacts, play: PlayCards) -> Iterator[_Found]:
    """Yield why nothing is crossed in part 3."""
    possible = _possible(facts)
    if possible:
        yield from _of_no_cross(facts, possible)
    else:
        yield HintReason("impossible", {"numbers": [*numbers(play.colour, play.shown)]}), ""


def _of_no_cross(facts: QwixxFacts, marks: Sequence[_Crosses]) -> Iterator[_Found]:
    """Yield why none of these crosses is made."""
    others = facts.most_of_others()
    for row, crosses in marks:
        if facts.ends(row, crosses) and facts.points(row, crosses) < others:
            yield HintReason("loses", {"row": COLOURS[row], "others": others}), "end"
            break
    row, crosses = _nearest(facts, marks)
    skipped = facts.passes(row, crosses)
    if skipped >= FAR:
        yield HintReason("far", {"row": COLOURS[row], "skipped": skipped}), "near"
    elif skipped:
        yield HintReason("passes", _in_row(row, facts.passed(row, crosses))), "near"


def _possible(facts: QwixxFacts) -> list[_Crosses]:
    """Return the single crosses possible in part 3, by the cards played or by all that are held."""
    played = facts.state.played
    if played is None:
        return facts.possible_crosses()
    row = played.colour
    return [(row, cross) for cross in single(NEXT[facts.rows[row]] & played.shown)]


def _nearest(facts: QwixxFacts, marks: Iterable[_Crosses]) -> _Crosses:
    """Return the crosses that skip the fewest numbers."""
    return min(marks, key=lambda mark: facts.passes(*mark))


def _in_row(row: int, crosses: Crosses) -> dict[str, Json]:
    """Write a row and numbers of it as arguments."""
    return {"row": COLOURS[row], "numbers": [*numbers(row, crosses)]}


def _colours(rows: Iterable[int]) -> list[Json]:
    return [COLOURS[row] for row in rows]
