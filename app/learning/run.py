"""The run of a lesson: which step is taken, whether it is done, and what the others do next."""

from __future__ import annotations

from collections.abc import Sequence

from app.learning.lesson import Lesson, LessonStep
from app.learning.moves import Move, text_of
from engine.core.match import Match


class LessonRun:
    """A lesson that somebody takes; it reads the match and changes nothing in it.

    A step is `acted` once the person has done what it asks, and `complete` once the computers have
    done their part, too.
    """

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.match = match
        self.index = 0
        self._read = False
        """The present step, in which no action is to be done, has been read or handed over."""
        self._before: list[tuple[Move, ...]] = [()]
        """The moves of the match before each step so far."""

    @property
    def step(self) -> LessonStep:
        """Return the present step."""
        return self.lesson.steps[self.index]

    @property
    def is_last(self) -> bool:
        """Tell whether no step follows."""
        return self.index == len(self.lesson.steps) - 1

    @property
    def acted(self) -> bool:
        """Tell whether the person has done their part of this step."""
        step, done = self.step, self._own()
        if step.reads or step.hands_over:
            return self._read
        if step.takes_any:
            return bool(done) and not self.match.game.halfway(self.match.states[-1])
        return any(done[: len(way)] == way for way in step.ways)

    @property
    def due(self) -> tuple[int, str] | None:
        """Return the seat and the action of the computer that is to act now; None for none."""
        then = self.step.then
        done = len(self._moves()) - len(self._own())
        return then[done] if self.acted and done < len(then) else None

    @property
    def complete(self) -> bool:
        """Tell whether all have done what belongs to this step."""
        return self.acted and self.due is None

    @property
    def own_moves(self) -> tuple[int, ...]:
        """Return the indices of what the person has done since this step began."""
        people, before = self.lesson.people, len(self._before[-1])
        return tuple(
            index for index, move in enumerate(self._moves(), before) if move.seat in people
        )

    def wants(self, action: str) -> bool:
        """Tell whether the step asks for this legal action now."""
        return not self.acted and self.step.accepts(action, self._own())

    def read(self) -> None:
        """Note that the step, in which nothing is to be done, has been read."""
        self._read = True

    def hand_over(self) -> None:
        """Note that the screen has been handed over, as the step asks."""
        self._read = True

    def advance(self) -> None:
        """Go on to the next step."""
        self.index += 1
        self._read = False
        self._before.append(tuple(self.match.moves))

    def moves_to_go_back(self) -> Sequence[Move]:
        """Go back to the beginning of this step, or from there to the step before.

        Returns the moves of the match as they were then: the match is to be brought back to them.
        """
        at_start = not self._moves() and not self._read
        if at_start and self.index:
            self.index -= 1
            self._before.pop()
        self._read = False
        return self._before[-1]

    def _own(self) -> tuple[str, ...]:
        """Return what the person has done since this step began."""
        return tuple(text_of(self.match.moves[index]) for index in self.own_moves)

    def _moves(self) -> Sequence[Move]:
        """Return the moves since this step began."""
        return self.match.moves[len(self._before[-1]) :]
