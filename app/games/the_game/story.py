"""The story of a match of The Game or Extreme in one sentence: how it turned, or came close.

How it stands is told by the steps: 98 cards have 392 of them on four piles, four for each card. A
team that has used fewer is ahead, one that has used more is behind.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from app.games.the_game.result_text import EXCELLENT_UP_TO
from app.match.story import Happenings, Story
from app.texts import texts
from engine.core.match import Match
from engine.core.placing import Place
from engine.core.turn_happenings import TurnBegan, TurnEnded
from engine.games.the_game.happenings import CardPlaced, FireLit, PileWentOutOfReach, TeamLost
from engine.games.the_game.piles import CARDS, FITTING, PILES

T = texts("TheGameStory")

_STEPS_A_CARD: Final = 4
_FAR_BEHIND: Final = 25
_FAR_AHEAD: Final = 15
"""So many steps are a lot."""
_ALL_STEPS: Final = len(PILES) * len(CARDS)
_LITTLE: Final = _ALL_STEPS // 3
"""So many steps are little room, on all piles together."""

_FIRST_TURNS: Final = 4
"""In these it cannot be told yet how a match goes."""

_MANY_TRICKS: Final = 6
_MANY_CARDS: Final = 25
"""With so many cards in the draw pile a match has ended early."""


Obstacle: TypeAlias = Literal["numbers", "fire", "command", "hand"]
"""What a team was stuck at: no card fitted, a fire that was due, commands, or an empty hand."""


class TurnTold(NamedTuple):
    """A turn that has ended: its number, how far ahead the team was then, tricks and piles."""

    number: int
    ahead: int
    """In steps; below 0 behind."""
    tricks: int
    closed: bool
    """Whether a pile went out of reach in it."""
    room: int
    """How many steps the piles had left then, all together."""


class TeamCourse(NamedTuple):
    """What the story of a match is chosen from."""

    turns: Sequence[TurnTold]
    fires: int
    won: bool
    remaining: int
    undrawn: int
    command: bool
    """Lost to a command of Extreme, with all cards placed."""
    obstacle: Obstacle = "numbers"
    narrow: int | None = None
    """The turn in which only one card could be placed, and it had to be."""

    @property
    def tricks(self) -> int:
        return sum(turn.tricks for turn in self.turns)


def story(match: Match) -> str:
    """Return the sentence on a match that is over, in the language on screen."""
    return sentence(course(match))


def sentence(course: TeamCourse) -> str:
    """Choose the sentence: what is rare comes first."""
    if not course.turns:
        return ""
    return next(_won(course) if course.won else _lost(course))


def _won(course: TeamCourse) -> Iterator[str]:
    turned = _turned(course)
    if turned is not None:
        yield T(
            "In turn {turn} there was little room left, but %n backwards trick(s) saved the game."
        )(turn=turned.number, n=_tricks_after(course, turned))
    if course.narrow is not None:
        yield T("In turn {turn} only one card still fitted, and that was enough.")(
            turn=course.narrow
        )
    if course.fires:
        yield T("%n fire(s) burned, and each was covered in time.")(n=course.fires)
    if course.tricks >= _MANY_TRICKS:
        yield T("With %n backwards trick(s) down to the last card.")(n=course.tricks)
    if all(turn.ahead >= 0 for turn in course.turns):
        yield T("Room to spare from the first turn to the last.")()
    yield T("Card by card, down to the very last one.")()


def _lost(course: TeamCourse) -> Iterator[str]:
    if course.command:
        yield T("All the cards were down; only a command was in the way.")()
    if course.undrawn >= _MANY_CARDS:
        yield T("Over early: %n card(s) still to draw.")(n=course.undrawn)
    turned = _turned(course)
    if turned is not None:
        tricks = _tricks_after(course, turned)
        if course.remaining <= EXCELLENT_UP_TO:
            yield T(
                "In turn {turn} there was little room left; %n backwards trick(s) nearly saved the "
                "game."
            )(turn=turned.number, n=tricks)
        yield T(
            "In turn {turn} there was little room left, but %n backwards trick(s) made some again."
        )(turn=turned.number, n=tricks)
    best = max(course.turns, key=lambda turn: turn.ahead)
    last = course.turns[-1]
    if _fell_back(best, last):
        yield T("Plenty of room until turn {turn}, then the gaps grew.")(turn=best.number)
    if course.tricks >= _MANY_TRICKS:
        yield T("%n backwards trick(s) kept it going for a long time.")(n=course.tricks)
    closed = next((turn for turn in course.turns if turn.closed), None)
    if closed is not None and last.number > closed.number + 2:
        yield T("The first pile closed in turn {turn}, and the others had to carry on.")(
            turn=closed.number
        )
    if not course.tricks and course.obstacle == "numbers":
        yield T("Not one backwards trick came up.")()
    if not course.undrawn:
        yield T("It held until the draw pile was empty.")()
    yield _EVENLY[course.obstacle]()


_EVENLY: Final = {
    "numbers": T("It went on evenly, until nothing fitted any more."),
    "fire": T("It went on evenly, until a fire could not be put out."),
    "command": T("It went on evenly, until commands barred the way."),
    "hand": T("It went on evenly, until there were too few cards in hand."),
}
"""By what a team was stuck at."""


def _turned(course: TeamCourse) -> TurnTold | None:
    """Return the turn after which a team that was far behind came back by tricks, if any.

    Early in a match one can be far behind with much room left: of that nothing is told.
    """
    narrow = [turn for turn in course.turns if turn.room <= _LITTLE]
    if not narrow:
        return None
    worst = min(narrow, key=lambda turn: turn.ahead)
    after = [turn.ahead for turn in course.turns if turn.number > worst.number]
    came_back = bool(after) and max(after) >= worst.ahead + _FAR_BEHIND
    far = worst.ahead <= -_FAR_BEHIND and worst.number > _FIRST_TURNS
    return worst if far and came_back and _tricks_after(course, worst) > 1 else None


def _fell_back(best: TurnTold, last: TurnTold) -> bool:
    """Tell whether a team was far ahead, and well before the end lost all of it."""
    far = best.ahead >= _FAR_AHEAD and best.number > _FIRST_TURNS
    return far and last.ahead <= -_FAR_AHEAD and last.number > best.number + 3


def _tricks_after(course: TeamCourse, told: TurnTold) -> int:
    return sum(turn.tricks for turn in course.turns if turn.number > told.number)


def course(match: Match) -> TeamCourse:
    """Return what the story of a match that is over is chosen from."""
    moves = Story(match).moves(None)
    state = match.state()
    over = state["over"]
    return TeamCourse(
        _turns(moves),
        sum(isinstance(each, FireLit) for happenings in moves for each in happenings),
        over["won"],
        over["remaining"],
        len(state["draw"]),
        over["reason"] == "command",
        _obstacle(match, moves),
        _narrowest(match, moves),
    )


def _obstacle(match: Match, moves: Sequence[Happenings]) -> Obstacle:
    """Return what the team was stuck at; of several things what the rules name first."""
    end = moves[-1][-1] if moves else None
    if not isinstance(end, TeamLost):
        return "numbers"
    state = match.states[-1]
    if end.fires:
        return "fire"
    if end.skulls or end.three:
        return "command"
    if not state.hands[state.seat]:
        return "hand"
    fits = any(
        FITTING[pile][lying[-1]][card]
        for pile, lying in enumerate(state.piles)
        for card in state.hands[state.seat]
    )
    return "command" if fits else "numbers"


def _turns(moves: Sequence[Happenings]) -> list[TurnTold]:
    turns: list[TurnTold] = []
    number, ahead, tricks, closed, room = 1, 0, 0, False, _ALL_STEPS
    for each in (each for happenings in moves for each in happenings):
        match each:
            case CardPlaced():
                ahead += _STEPS_A_CARD - each.steps
                tricks += each.trick
                room -= each.steps
            case PileWentOutOfReach():
                closed = True
            case TurnEnded():
                turns.append(TurnTold(each.number, ahead, tricks, closed, room))
                tricks, closed = 0, False
            case TurnBegan():
                number = each.number
    if tricks or closed or not turns or turns[-1].number < number:
        turns.append(TurnTold(number, ahead, tricks, closed, room))
    return turns


def _narrowest(match: Match, moves: Sequence[Happenings]) -> int | None:
    """Return the last turn in which a card was needed and only one could be placed, if any."""
    found, number = None, 1
    for index, happenings in enumerate(moves):
        state, seat = match.states[index], match.moves[index].seat
        if isinstance(happenings[0], CardPlaced):
            legal = match.game.legal(state, seat)
            if len(legal) == 1 and isinstance(legal[0], Place) and len(state.hands[seat]) > 1:
                found = number
        for each in happenings:
            if isinstance(each, TurnBegan):
                number = each.number
    return found
