"""The story of a match of Face to Face in one sentence: who was ahead, gifts, how close it was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from app.games.leads import leads_of
from app.match.story import Happenings, Story
from app.texts import texts
from engine.core.match import Match
from engine.core.turn_happenings import TurnEnded
from engine.games.face_to_face.happenings import GiftGiven, OwnCardPlaced

T = texts("FaceToFaceStory")

_FAR: Final = 8
"""So many cards are a lot to be behind by."""

_CLOSE: Final = 5
_EARLY: Final = 40
_MANY: Final = 10
_BEHIND: Final = T("The winner was %n card(s) behind at one time.")
_YOU_BEHIND: Final = T("You were %n card(s) behind at one time.")


class DuelCourse(NamedTuple):
    """What the story of a match is chosen from."""

    placed: Sequence[tuple[int, int]]
    """After each turn, how many cards each of the two had placed."""
    winner: int
    stuck: bool
    left: int
    """The cards that the loser was left with."""
    gifts: int
    tricks: int


def story(match: Match, *, to_winner: bool = False) -> str:
    """Return the sentence on a match that is over, in the language on screen.

    `to_winner`: nobody else reads it.
    """
    state = match.state()
    over = state["over"]
    loser = 1 - over["winner"]
    moves = Story(match).moves(None)
    told = [each for happenings in moves for each in happenings]
    return sentence(
        DuelCourse(
            _placed(moves, match),
            over["winner"],
            over["reason"] == "stuck",
            len(state["hands"][loser]) + len(state["draw"][loser]),
            sum(isinstance(each, GiftGiven) for each in told),
            sum(isinstance(each, OwnCardPlaced) and each.trick for each in told),
        ),
        to_winner=to_winner,
    )


def sentence(course: DuelCourse, *, to_winner: bool = False) -> str:
    """Choose the sentence: what is rare comes first."""
    return next(_told(course, to_winner=to_winner))


def _told(course: DuelCourse, *, to_winner: bool) -> Iterator[str]:
    behind = _YOU_BEHIND if to_winner else _BEHIND
    turns = len(course.placed)
    leads = leads_of(course.placed, course.winner, more=1)
    if leads.worst >= _FAR:
        yield behind(n=leads.worst)
    if course.left <= _CLOSE and not course.stuck:
        yield T("%n card(s) made the difference.")(n=course.left)
    if course.stuck and course.left >= _EARLY:
        yield T("It ended suddenly, with %n card(s) to go.")(n=course.left)
    if not course.gifts:
        yield T("Not one gift was given.")()
    if course.gifts >= _MANY:
        yield T("%n gift(s) crossed the table.")(n=course.gifts)
    if course.tricks >= _MANY:
        yield T("%n backwards trick(s) kept the piles open.")(n=course.tricks)
    if leads.since < turns:
        led = T("The winner led from turn {turn} on.")
        you_led = T("You led from turn {turn} on.")
        yield you_led(turn=leads.since + 1) if to_winner else led(turn=leads.since + 1)
    if leads.margins[-1] < 0:
        yield behind(n=leads.worst)
    yield T("Side by side, until one could go no further.")()


def _placed(moves: Sequence[Happenings], match: Match) -> list[tuple[int, int]]:
    """Count the cards placed; a match that began with some placed had fewer left to place."""
    begun = match.game.document(match.states[0])
    left = [len(begun["hands"][seat]) + len(begun["draw"][seat]) for seat in (0, 1)]
    placed, after = [max(left) - each for each in left], list[tuple[int, int]]()
    for each in (each for happenings in moves for each in happenings):
        match each:
            case OwnCardPlaced() | GiftGiven():
                placed[each.seat] += 1
            case TurnEnded():
                after.append((placed[0], placed[1]))
    return [*after, (placed[0], placed[1])]
