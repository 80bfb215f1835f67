"""Why an action is good, as codes and arguments.

All of them are facts that a player can check, but for the last. Rows are told by their colours,
cards by their texts, numbers from left to right.

============== ============== ====================================================================
code           arguments      what it says
============== ============== ====================================================================
``wins``       points, others The cross ends the match. The seat has ``points`` then, and nobody
                              else can have more than ``others``, which is less.
``no-penalty``                Nothing is crossed yet in the seat's turn, and a cross saves it the
                              penalty: in part 2, as no card held could be crossed in part 3.
``closes``     row            The cross closes the row.
``at-once``    row, numbers   These numbers, two or three, are crossed together, or can be with the
                              cards that are played.
``fifth``      row            The row comes to five crosses: its last number may be crossed now.
``next``       row, numbers   These are crossed, or can be, and no number is skipped.
``skips``      row, numbers   The crosses, or those that the cards allow, skip these numbers alone,
                              one or two.
``gains``      row, points    The crosses bring so many points at once.
``useless``    cards, of      These of the cards that are played, which are so many, could never be
                              crossed any more.
``loses``      row, others    To cross in this row would end the match, and somebody has ``others``
                              points, more than the seat would have.
``impossible`` numbers        None of these can be crossed: in part 2 the number on top, in part 3
                              those of the cards played.
``far``        row, skipped   In this row, of those open to it the nearest, crossing would skip so
                              many numbers, three or more.
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
``best``                      The seat can expect the most from it.
============== ============== ====================================================================
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias, cast

from engine.bots.bot import Reason
from engine.bots.qwixx_cards.facts import Facts
from engine.core.action import Action
from engine.core.jsontext import Json
from engine.games.qwixx_cards.actions import Mark, Play, Take
from engine.games.qwixx_cards.cards import CARDS, NUMBER_OF, Card
from engine.games.qwixx_cards.number import possible_marks, top_number
from engine.games.qwixx_cards.printed import COLOURS, CROSSES_BEFORE_LAST, SCORES
from engine.games.qwixx_cards.rows import CROSS, NEXT, Crosses, closed, count, numbers, single

MOST = 3
"""Reasons at most for an action."""

FAR = 3
"""So many numbers skipped are many."""

_Crosses: TypeAlias = tuple[int, Crosses]
"""Crosses in a row."""


def reasons(facts: Facts, action: Action) -> tuple[Reason, ...]:
    """The weightiest reasons for an action of the seat."""
    match action:
        case Take(slot):
            found = _of_take(facts, NUMBER_OF[cast(Card, facts.state.display[slot])])
        case Play():
            found = _of_play(facts, action)
        case Mark(row, crosses):
            found = _of_mark(facts, row, crosses)
        case _ if facts.state.part == "number":
            found = _of_passing(facts)
        case _:
            found = _of_crossing_none(facts, cast(Play, facts.state.played))
    return tuple(found)[:MOST] or (Reason("best", {}),)


def _of_take(facts: Facts, number: int) -> Iterator[Reason]:
    rows = facts.rows_for(number)
    together = [row for row in rows if facts.goes_with_hand(row, number)]
    near = [row for row in rows if facts.passes(row, CROSS[row][number]) <= 1]
    alone = [row for row in near if row not in together]
    if together:
        yield Reason("together", {"number": number, "rows": _colours(together)})
    if alone:
        yield Reason("fits", {"number": number, "rows": _colours(alone)})
    if rows and not near and not together:
        yield Reason("open", {"number": number, "rows": _colours(rows)})


def _of_play(facts: Facts, play: Play) -> Iterator[Reason]:
    crosses = facts.best_crosses(play.colour, play.shown)
    if crosses and facts.penalty_threatens():
        yield Reason("no-penalty", {})
    if crosses:
        yield from _of_crosses(facts, play.colour, crosses)
    useless = facts.useless(play.cards, facts.rows)
    if useless:
        cards = [CARDS[card] for card in useless]
        yield Reason("useless", {"cards": [*cards], "of": len(play.cards)})


def _of_mark(facts: Facts, row: int, crosses: Crosses) -> Iterator[Reason]:
    before, after = facts.rows[row], facts.rows[row] | crosses
    if facts.ends(row, crosses) and facts.points(row, crosses) > facts.most_for_others():
        others = facts.most_for_others()
        yield Reason("wins", {"points": facts.points(row, crosses), "others": others})
    elif facts.penalty_threatens():
        yield Reason("no-penalty", {})
    if closed(after):
        yield Reason("closes", {"row": COLOURS[row]})
    yield from _of_crosses(facts, row, crosses)
    if count(before) < CROSSES_BEFORE_LAST <= count(after) and not closed(after):
        yield Reason("fifth", {"row": COLOURS[row]})
    gain = SCORES[count(after)] - SCORES[count(before)]
    yield Reason("gains", {"row": COLOURS[row], "points": gain})


def _of_crosses(facts: Facts, row: int, crosses: Crosses) -> Iterator[Reason]:
    """How many crosses these are, and how near."""
    passed = facts.passed(row, crosses)
    if crosses.bit_count() > 1:
        yield Reason("at-once", _in_row(row, crosses))
    if not passed:
        yield Reason("next", _in_row(row, crosses))
    elif passed.bit_count() < FAR:
        yield Reason("skips", _in_row(row, passed))


def _of_passing(facts: Facts) -> Iterator[Reason]:
    """Why nothing is crossed in part 2."""
    marks = [(mark.row, mark.crosses) for mark in possible_marks(facts.state, facts.seat)]
    if not marks:
        yield Reason("impossible", {"numbers": [top_number(facts.state)]})
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
        yield Reason("hand", _in_row(held, in_hand))
    if spoiled:
        cards = [CARDS[card] for card in sorted(spoiled)]
        yield Reason("spoils", {"row": COLOURS[row], "cards": cards})


def _of_crossing_none(facts: Facts, play: Play) -> Iterator[Reason]:
    """Why nothing is crossed in part 3."""
    row = play.colour
    possible = [(row, cross) for cross in single(play.shown) if NEXT[facts.rows[row]] & cross]
    if possible:
        yield from _of_no_cross(facts, possible)
    else:
        yield Reason("impossible", {"numbers": [*numbers(row, play.shown)]})


def _of_no_cross(facts: Facts, marks: Sequence[_Crosses]) -> Iterator[Reason]:
    """Why none of these crosses is made."""
    others = facts.most_of_others()
    for row, crosses in marks:
        if facts.ends(row, crosses) and facts.points(row, crosses) < others:
            yield Reason("loses", {"row": COLOURS[row], "others": others})
            break
    row, crosses = _nearest(facts, marks)
    skipped = facts.passes(row, crosses)
    if skipped >= FAR:
        yield Reason("far", {"row": COLOURS[row], "skipped": skipped})


def _nearest(facts: Facts, marks: Iterable[_Crosses]) -> _Crosses:
    """Those of the crosses that skip the fewest numbers."""
    return min(marks, key=lambda mark: facts.passes(*mark))


def _in_row(row: int, crosses: Crosses) -> dict[str, Json]:
    """A row and numbers of it, as arguments."""
    return {"row": COLOURS[row], "numbers": [*numbers(row, crosses)]}


def _colours(rows: Iterable[int]) -> list[Json]:
    return [COLOURS[row] for row in rows]
