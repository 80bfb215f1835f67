"""What all decide on the number for all, and what comes of it, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.games.narration import Audience
from app.games.qwixx_cards import words
from app.match.story import Happenings
from app.style.typography import names_in_a_sentence
from app.texts import texts
from engine.core.happening import Happening
from engine.games.qwixx_cards.happenings import (
    DecisionMade,
    DecisionsTurnedUp,
    NumberCalled,
    RowClosed,
    ScoresCounted,
)

T = texts("QwixxCards")


_fits_none = (T("{number} fits none of your rows."), T("{number} fits none of {name}’s rows."))


def of_number(happening: Happening, audience: Audience) -> str:
    """Tell of the number for all; "" if that is about something else."""
    match happening:
        case NumberCalled(number):
            return words.number_for_all(number=number) + "."
        case DecisionMade(seat, number, _, _, False):
            return audience.told(seat, *_fits_none, number=number)
        case DecisionMade(_, number, str(decision), changed, _):
            return _own_decision(decision, number, changed=changed)
        case DecisionMade(seat, changed=changed):
            name = audience.name(seat)
            return _has_changed(name=name) if changed else words.decided(name=name)
        case DecisionsTurnedUp():
            return _turned_up(happening, audience)
    return ""


_has_changed = T("{name} has decided otherwise.", note="Of a second decision in part 2.")
_now_cross = T("You now cross {number} instead.", note="A second decision in part 2.")
_now_skip = T("You now skip {number} instead.", note="A second decision in part 2.")


def _own_decision(decision: str, number: int, *, changed: bool) -> str:
    if decision == "skip":
        if changed:
            return _now_skip(number=number)
        return words.you_skip(number=number) + "."
    if changed:
        return _now_cross(number=words.coloured(decision, [number]))
    return words.you_cross(decision, number) + "."


def _turned_up(turned_up: DecisionsTurnedUp, audience: Audience) -> str:
    """Tell all decisions in one sentence: the listener's own first, then as the turn goes round."""
    number, decisions, unable = turned_up.number, turned_up.decisions, turned_up.unable
    if len(unable) == len(decisions):
        return _of_number(number=number, told=_nobody_could())
    if all(decision == "skip" for decision in decisions):
        nobody = words.number_came_to(number, []) + "."
        return " ".join([nobody, *_could_not(unable, audience)])
    told = [
        _who_could_not(audience.name_of_other(seat))
        if seat in unable
        else _who_crossed(audience.name_of_other(seat), decisions[seat])
        for seat in _from_listener(decisions, audience)
    ]
    return _of_number(number=number, told=f"{', '.join(told)}.")


def _from_listener(decisions: Sequence[str], audience: Audience) -> Sequence[int]:
    """Return the seats as the turn goes round, the listener's own first."""
    first = audience.listener or 0
    return [*range(first, len(decisions)), *range(first)]


def of_decisions_in_a_row(happening: Happening, audience: Audience) -> str:
    """Tell decisions in few words; "" if that is about something else."""
    if isinstance(happening, DecisionsTurnedUp):
        return turned_up_in_short(happening, audience)
    return ""


def turned_up_in_short(turned_up: DecisionsTurnedUp, audience: Audience) -> str:
    """Tell who crossed the number for all, and who could not."""
    return _of_number(number=turned_up.number, told=_in_short(turned_up, audience))


def turned_up_on_stage(turned_up: DecisionsTurnedUp, audience: Audience) -> str:
    """Tell the same beside the card with the number."""
    return words.sentence(_in_short(turned_up, audience))


def _in_short(turned_up: DecisionsTurnedUp, audience: Audience) -> str:
    decisions, unable = turned_up.decisions, turned_up.unable
    seats = _from_listener(decisions, audience)
    crossed = [seat for seat in seats if decisions[seat] != "skip"]
    if len(unable) == len(decisions):
        return _nobody_could()
    if not crossed:
        told = T("nobody crossed it.")()
    else:
        who = ", ".join(
            _who_crossed(audience.name_of_other(seat), decisions[seat]) for seat in crossed
        )
        if len(crossed) == len(decisions):
            told = f"{who}."
        elif len(crossed) + len(unable) == len(decisions):
            return T("{decisions}, nobody else could.", "who has crossed it")(decisions=who)
        else:
            told = T("{decisions}, nobody else.", "who has crossed it")(decisions=who)
    return " ".join([told, *_could_not(unable, audience)])


def _could_not(unable: Sequence[int], audience: Audience) -> Iterator[str]:
    """Yield sentences about those of whom the number fitted no row."""
    if audience.listener in unable:
        yield T("You could not: it fits none of your rows.", "cross a number")()
    others = [audience.name(seat) for seat in unable if seat != audience.listener]
    if others:
        text = T("{names} could not.", "cross a number", plural=True)
        yield text(n=len(others), names=names_in_a_sentence(others))


_of_number = T("Number {number}: {told}", note="What came of the number for all, in part 2.")
_nobody_could = T("nobody could cross it.", note="Of the number for all, in part 2.")


def _who_could_not(name: str | None) -> str:
    return T("you could not")() if name is None else T("{name} could not")(name=name)


def _who_crossed(name: str | None, decision: str) -> str:
    if decision == "skip":
        return T("you none")() if name is None else T("{name} none")(name=name)
    colour = words.colour_name(decision)
    if name is None:
        return T("you in {colour}")(colour=colour)
    return T("{name} in {colour}")(name=name, colour=colour)


def closed_together(happenings: Happenings, audience: Audience) -> str:
    """Tell that several closed a row at the same time; "" for one alone, or where it ends there."""
    closed = [each.seat for each in happenings if isinstance(each, RowClosed)]
    if len(closed) < 2 or any(isinstance(each, ScoresCounted) for each in happenings):
        return ""
    for each in happenings:
        if isinstance(each, DecisionsTurnedUp):
            crossed = [seat for seat, row in enumerate(each.decisions) if row != "skip"]
            if crossed == closed:
                return T("Each cross closed its row.")()
    others = [audience.name(seat) for seat in closed if seat != audience.listener]
    if len(others) == len(closed):
        return T("{names} closed that row.")(names=names_in_a_sentence(others))
    return T("You and {names} closed that row.")(names=names_in_a_sentence(others))
