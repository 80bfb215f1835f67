"""Facts that follow from a view or the story by the rules: who plays next, who has passed."""

from __future__ import annotations

from typing import NamedTuple, cast

from app.games.wednesday.situation import WednesdaySituation, WednesdayView
from app.match.story import Happenings, doer_of
from engine.core.refusal import Refusal
from engine.games.wednesday import characters, rounds, turns
from engine.games.wednesday.actions import PLAY, PLAY_PAIR
from engine.games.wednesday.cards import NUMBERS, PROTEUS, Character
from engine.games.wednesday.expert import SPECIALS, Special
from engine.games.wednesday.happenings import PlayerPassed, RoundDealt, WednesdaySentBack
from engine.games.wednesday.state import WednesdayState


class _Seen(NamedTuple):
    """As much of a state as the turn of a table needs; of a hand its size is enough."""

    hands: tuple[tuple[object, ...], ...]
    open: Character | None


def _seen(view: WednesdayView) -> WednesdayState:
    return cast(WednesdayState, _Seen(tuple(map(tuple, view["hands"])), view["open"]))


def held(situation: WednesdaySituation) -> list[int]:
    """Return the numbers of the hand on the screen, ascending."""
    if situation.seat is None:
        return []
    return [number for number in situation.view["hands"][situation.seat] if number is not None]


def burnt_seen(view: WednesdayView) -> list[int]:
    """Return the burnt cards, the top first, for who may look through them."""
    return [number for number in reversed(view["burnt"]) if number is not None]


def characters_seen(view: WednesdayView) -> tuple[Character, ...]:
    """Return the characters of the pile, for who may look through them."""
    return tuple(character for character in view["characters"] if character is not None)


def holders(view: WednesdayView) -> int:
    """Return how many players have cards."""
    return rounds.holders(_seen(view))


def next_seat(view: WednesdayView, seat: int) -> int:
    """Return who plays after this seat."""
    return turns.next_seat(_seen(view), seat)


def leader_after_pass(view: WednesdayView) -> int | None:
    """Return who leads if a pass now is the last one of all; None if others are still to pass."""
    last = view["turn"]["last"]
    if last is None or view["turn"]["passes"] + 1 < holders(view):
        return None
    return leader_after(view, last)


def leader_after(view: WednesdayView, last: int) -> int:
    """Return who leads when that seat played last: it does, or the next one with cards."""
    return last if view["hands"][last] else next_seat(view, last)


def seats_from(view: WednesdayView, seat: int | None) -> list[int]:
    """Return the other seats clockwise from this one; without one, all of them."""
    seats = len(view["hands"])
    if seat is None:
        return list(range(seats))
    return [(seat + step) % seats for step in range(1, seats)]


def passers(view: WednesdayView) -> frozenset[int]:
    """Return who has passed since the last card was played: the last ones who had a turn."""
    hands, turn = view["hands"], view["turn"]
    seats = len(hands)
    back = [(turn["seat"] - view["direction"] * step) % seats for step in range(1, seats)]
    return frozenset([seat for seat in back if hands[seat]][: turn["passes"]])


def all_passed(happenings: Happenings) -> bool:
    """Tell whether these follow from the pass with which all have passed."""
    first = happenings[0]
    return isinstance(first, PlayerPassed) and first.row == first.needed


def passed_before(situation: WednesdaySituation) -> frozenset[int]:
    """Return who passed when they acted last, though somebody has played a card since.

    It holds until all have passed, or their next turn begins: then they are asked again.
    """
    acted: dict[int | None, bool] = {}
    for happenings in reversed(situation.story()):
        if all_passed(happenings) or any(isinstance(each, RoundDealt) for each in happenings):
            break
        acted.setdefault(doer_of(happenings), isinstance(happenings[0], PlayerPassed))
    view = situation.view
    asked = {view["turn"]["seat"], *passers(view)}
    return frozenset(seat for seat in range(len(view["hands"])) if acted.get(seat)) - asked


def sent_wednesday_back(situation: WednesdaySituation) -> bool:
    """Tell whether a 13 has sent Wednesday back since the viewer's own last act, or with it."""
    if situation.view["open"] is not None:
        return False
    for happenings in reversed(situation.story()):
        if any(isinstance(each, WednesdaySentBack) for each in happenings):
            return True
        begun = any(isinstance(each, RoundDealt) for each in happenings)
        if begun or doer_of(happenings) == situation.viewer:
            break
    return False


def special_of(view: WednesdayView) -> Special | None:
    """Return what is special about this round, for experts."""
    return SPECIALS[view["round"]] if view["options"]["expert"] else None


def in_spite(view: WednesdayView) -> int | None:
    """Return the number that goes now in spite of what kind the open character asks for."""
    special = special_of(view)
    if special is None or not special.in_spite or special.character != view["open"]:
        return None
    return special.outcast


def goes_on(view: WednesdayView, number: int) -> bool:
    """Tell whether the open character's order lets this number follow what was played last."""
    played = view["played"]
    return not played or characters.why_not_after(view["open"], number, played[-1]) is None


def of_kind(view: WednesdayView, number: int) -> bool:
    """Tell whether the number is of the kind that the open character asks for."""
    play = PLAY_PAIR[number] if view["open"] == "enid" else PLAY[number]
    return characters.why_not_of_kind(view["open"], play) is None


def asks_pair(view: WednesdayView, refusal: Refusal) -> bool:
    """Tell whether the refused number may be played only as a pair."""
    return view["open"] == "enid" and refusal.args["number"] != in_spite(view)


def can_be_played(view: WednesdayView) -> list[int]:
    """Return the numbers that can be played now, by whoever holds them."""
    blocked, extra = view["blocked"], in_spite(view)
    return [
        number
        for number in NUMBERS
        if goes_on(view, number)
        and (of_kind(view, number) or number == extra)
        and (number != blocked or number == PROTEUS)
    ]


def points_of(view: WednesdayView, seat: int) -> int:
    """Return the points of a seat in the rounds that are done."""
    return sum(points[seat] for points in view["scores"])


def team_of(view: WednesdayView, seat: int) -> int | None:
    """Return the number of a seat's team, from 1; None without teams."""
    teams = view["options"]["teams"]
    return seat % teams + 1 if teams else None
