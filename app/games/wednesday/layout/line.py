"""The line under the played pile: what may be played, and how many have passed in a row."""

from __future__ import annotations

from app.games.contract import Frame
from app.games.wednesday import ids, words
from app.games.wednesday.layout.measures import WednesdayMeasures
from app.games.wednesday.result.result_text import round_heading
from app.games.wednesday.seen import can_be_played, goes_on, holders, in_spite, of_kind
from app.games.wednesday.situation import WednesdaySituation
from app.games.wednesday.visuals.painting import PILL_SIDE, line_text
from app.games.wednesday.visuals.visuals import LineVisual
from app.style.typography import text_width
from app.table.layout import Decoration
from engine.games.wednesday.actions import PASS, PLAY
from engine.games.wednesday.cards import NORMIE, OUTCASTS, PROTEUS


def line_parts(situation: WednesdaySituation) -> tuple[str, ...]:
    """Say what may be played now, by whoever is to play, and how many have passed in a row."""
    view = situation.view
    turn = view["turn"]
    if view["over"] is not None:
        return (words.match_over(),)
    if situation.stage == "ended":
        return (round_heading(round=view["round"]),)
    may = may_be_played(situation)
    leads = not view["played"] and not turn["passes"]
    if turn["step"] == "open" or (leads and str(PASS) not in situation.legal):
        # Nobody may pass yet.
        return (may,)
    return may, words.passes(count=turn["passes"], holders=holders(view))


def may_be_played(situation: WednesdaySituation) -> str:
    """Say what may be played now; the engine is asked for every number."""
    view = situation.view
    played, blocked, extra = view["played"], view["blocked"], in_spite(view)
    if view["turn"]["step"] == "open":
        opens = situation.stage == "playing" and str(PLAY[NORMIE]) not in situation.legal
        return words.any_opens() if opens else words.opens_with_one()
    numbers = can_be_played(view)
    if played and all(played.count(number) == OUTCASTS.count(number) for number in numbers):
        return words.nothing_goes(last=played[-1])
    character = view["open"]
    line = words.may_follow(character, played[-1]) if played else words.may_lead(character)
    out = blocked is not None and blocked not in (*numbers, PROTEUS)
    if blocked is not None and out and goes_on(view, blocked) and of_kind(view, blocked):
        if character == "ajax" and played:
            line = words.neither_follows(last=played[-1], next=played[-1] + 1, number=blocked)
        else:
            line = words.except_blocked(line=line, number=blocked)
    if extra is not None and extra in numbers:
        add = words.also_single if character == "enid" else words.also
        line = add(line=line, number=extra)
    return line


def line_width(situation: WednesdaySituation, frame: Frame) -> float:
    """Return how wide the pill of the line is."""
    size = frame.metrics.pixels(15)
    text = line_text(line_parts(situation))
    wide = text_width(text, size, 650)
    return wide + 2 * frame.metrics.px(PILL_SIDE) + 2


def line_decoration(situation: WednesdaySituation, measures: WednesdayMeasures) -> Decoration:
    """Return the line where the measures have room for it; the pile over it says it, too."""
    visual = LineVisual(line_parts(situation), measures.frame.metrics.pixels(15))
    return Decoration(ids.LINE, measures.line, visual, only_at_rest=True)
