"""A lesson as data: where it starts, and what each step asks for.

The file `resources/lessons/<game>/<lesson>.json` holds

- `minutes`: how long it takes;
- `start`: the state from which it is played, `{"state": …}` as the referee's `set` takes it, or a
  deal, `{"seats": …, "options": …, "seed": …}`;
- `viewer`: the seat of the person; at all others sit computers that do what the steps say;
- `people`: where the person plays for several at one screen, their seats;
- `signs`: for each line of what one knows at the end an icon or cards, `app.pages.lesson.signs`;
- `steps`: each with an `id` and

  - `point`: ids of the cards, places, decorations and buttons that it speaks of; all else is dim;
    the words stand beside the first one;
  - `clear`: ids of what else the words name or is read with them: they do not stand upon it;
  - `expect`: the actions of the person that it accepts, `"any"` for whatever is legal, or nothing:
    then it is only read. A signal is written `signal up1 leave`, and `signal up1` takes it away.
    Actions that players do with one press are joined: `play red r5 + mark red 5`. `hand over` lets
    the next one of several people come to the screen;
  - `show`: what "Show me" does, the first one that is expected unless it is given;
  - `then`: what the computers do after it, as pairs of a seat and an action;
  - `leads_on`: true where the table asks at once for what the next step is about, such as a card
    of a pile that has opened: it is not said first that the step is done;
  - `hides`: what is legal, but not to be seen on the table yet, for a later step is about it.

Its words stand beside it, in one file for each language (see `lesson_words`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from app.system.resources import resource
from engine.core.events import Kind
from engine.core.header import Player
from engine.core.jsontext import read_json
from engine.core.match import Match
from engine.games import GAMES

HAND_OVER: Final = "hand over"
"""What a step expects where the next person is to come to the screen."""

_AND: Final = " + "

LESSONS: Final[Mapping[str, tuple[str, ...]]] = {
    "the-game": ("first", "on-fire", "signals", "pass-and-play"),
    "the-game-extreme": ("first", "seven-commands", "commands-meet"),
    "face-to-face": ("first", "gifts"),
    "qwixx-cards": ("first", "jokers", "locks"),
    "wednesday": ("first", "characters", "combinations", "expert-rounds"),
}
"""The lessons of each game in the order in which they are best taken, its first one first."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step of a lesson: what it points at, what it asks for, and what the others do then."""

    id: str
    point: tuple[str, ...]
    clear: tuple[str, ...]
    """What the words leave free besides, as far as there is room."""
    expect: tuple[str, ...]
    """The actions that it accepts; none: it is only read."""
    takes_any: bool
    """It accepts whatever is legal."""
    show: str
    """The action that "Show me" shows; "": nothing is to be done."""
    then: tuple[tuple[int, str], ...]
    leads_on: bool
    """The next step follows at once: the table itself asks for it."""
    hides: frozenset[str]
    """Legal actions that the table does not offer yet."""

    @property
    def ways(self) -> tuple[tuple[str, ...], ...]:
        """Return the actions that it accepts, those done one after the other together."""
        return tuple(map(parts_of, self.expect))

    @property
    def reads(self) -> bool:
        """Tell whether nothing is to be done but to read it."""
        return not self.expect and not self.takes_any

    @property
    def signals(self) -> bool:
        """Tell whether a signal is asked for, not an action of the match."""
        return self.show.startswith("signal ")

    @property
    def hands_over(self) -> bool:
        """Tell whether the next person is to come to the screen, behind the curtain."""
        return self.show == HAND_OVER

    @property
    def waits(self) -> bool:
        """Tell whether it is said that the step is done, until the person goes on.

        So it is after whatever one does, unless the table asks on by itself; who has read on or
        lifts the curtain has gone on.
        """
        return not self.reads and not self.hands_over and not self.leads_on

    def accepts(self, action: str, before: Sequence[str] = ()) -> bool:
        """Tell whether this legal action is what the step asks for, after those `before` in it."""
        done = (*before, action)
        return self.takes_any or any(way[: len(done)] == done for way in self.ways)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of one game."""

    game: str
    id: str
    minutes: int
    start: Mapping[str, Any]
    viewer: int
    steps: tuple[LessonStep, ...]
    people: tuple[int, ...]
    """The seats that the person plays: the viewer's, or those of several at one screen."""
    signs: tuple[str, ...] = ()
    """The signs beside what one knows at the end; none: ticks."""

    @property
    def is_first(self) -> bool:
        """Tell whether it is the one with which its game begins."""
        return LESSONS[self.game][0] == self.id

    def match(self) -> Match:
        """Begin the match in which it is played, which is kept in no file."""
        game = GAMES[self.game]
        state = self.start.get("state")
        seats = self.start["seats"] if state is None else state["seats"]
        kinds: list[Kind] = ["easy"] * seats
        for seat in self.people:
            kinds[seat] = "human"
        players = [Player("", kind) for kind in kinds]
        if state is not None:
            return Match.from_state(game, state, players=players)
        options, seed = self.start.get("options", {}), self.start["seed"]
        return Match.new(game, seats, options, seed, players=players)


@cache
def lesson(game: str, lesson_id: str) -> Lesson:
    """Return a lesson of the program. Raises OSError, ValueError or KeyError if it is damaged."""
    text = resource("lessons", game, f"{lesson_id}.json").read_text("utf-8")
    document = read_json(text)
    return Lesson(
        game,
        lesson_id,
        document["minutes"],
        document["start"],
        document["viewer"],
        tuple(map(_step, document["steps"])),
        tuple(document.get("people", (document["viewer"],))),
        tuple(document.get("signs", ())),
    )


def parts_of(actions: str) -> tuple[str, ...]:
    """Return the actions of an entry, which are done one after the other."""
    return tuple(actions.split(_AND))


def _step(document: Mapping[str, Any]) -> LessonStep:
    expect = document["expect"]
    actions = () if expect == "any" else tuple(expect)
    return LessonStep(
        document["id"],
        tuple(document.get("point", ())),
        tuple(document.get("clear", ())),
        actions,
        expect == "any",
        document.get("show", actions[0] if actions else ""),
        tuple((seat, action) for seat, action in document.get("then", ())),
        document.get("leads_on", False),
        frozenset(document.get("hides", ())),
    )
