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


def story(match: Match) -> str:
    """Return the sentence on a match that is over, in the language on screen."""
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
        )
    )


def sentence(course: DuelCourse) -> str:
    """Choose the sentence: what is rare comes first."""
    return next(_told(course))


def _told(course: DuelCourse) -> Iterator[str]:
    turns = len(course.placed)
    leads = leads_of(course.placed, course.winner, more=1)
    if leads.worst >= _FAR:
        yield _BEHIND(n=leads.worst)
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
        yield T("The winner led from turn {turn} on.")(turn=leads.since + 1)
    if leads.margins[-1] < 0:
        yield _BEHIND(n=leads.worst)
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
