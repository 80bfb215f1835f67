"""The words of a lesson, from `resources/lessons/<game>/<lesson>.<language>.md`.

    # First lesson

    - Ascending piles go up, descending piles go down
    - …: what one knows at the end, four lines

    ## trick: The backwards trick
    On an ascending pile cards get higher. One exception: **exactly 10 lower**.

    Do: Place 37 on 47
    Done: Exactly. The pile has gone back by ten.
    Again place: That fits, too. For the trick, place 37 on 47.
    Again: Not now.

A heading names the step by its id, then the heading of its bubble. Below it stand at most 35 words,
in which **bold** marks what matters most. `Do` is what the rail says; `Done` is said once it is
done, and where it is missing, only how to go on. `Again` answers a legal action that the step does
not ask for: the line whose name is the action itself counts before the one with its first and last
word (`place up1`: whatever is placed on that pile), that before the one with its first word, and
that before the one without a name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from app.system.resources import resource

_STEP: Final = re.compile(r"^## ", re.MULTILINE)
_FIELD: Final = re.compile(r"^(Do|Done|Chosen|Again(?: [^:]+)?): (.*)$")


@dataclass(frozen=True, slots=True)
class StepWords:
    """The words of one step."""

    heading: str
    text: str
    """With `**` round what is bold."""
    task: str
    done: str
    """"" where only how to go on is said."""
    chosen: str
    """What is said in place of the text once the right thing is chosen; "" where nothing is."""
    again: Mapping[str, str]
    """By action, by its first and last word, by its first word, or "" for any."""

    def answer(self, action: str) -> str:
        """Return what is said to a legal action that the step does not ask for; "": nothing."""
        words = action.split(" ")
        names = (action, f"{words[0]} {words[-1]}", words[0], "")
        return next((self.again[name] for name in names if name in self.again), "")


@dataclass(frozen=True, slots=True)
class LessonWords:
    """The words of a lesson in one language."""

    title: str
    known: tuple[str, ...]
    """What one knows at the end."""
    steps: Mapping[str, StepWords]


@cache
def lesson_words(game: str, lesson_id: str, language: str) -> LessonWords:
    """Return the words of a lesson, `language` "el" or "en". Raises OSError or ValueError."""
    text = resource("lessons", game, f"{lesson_id}.{language}.md").read_text("utf-8")
    head, *steps = _STEP.split(text)
    title = next((line[2:].strip() for line in head.splitlines() if line.startswith("# ")), "")
    known = tuple(line[2:].strip() for line in head.splitlines() if line.startswith("- "))
    return LessonWords(title, known, dict(map(_step_words, steps)))


def _step_words(text: str) -> tuple[str, StepWords]:
    first, *lines = text.splitlines()
    step_id, separator, heading = first.partition(": ")
    if not separator:
        raise ValueError(f"a step without a heading: {first}")
    fields = dict(_fields(lines))
    again = {
        name.removeprefix("Again").strip(): said
        for name, said in fields.items()
        if name.startswith("Again")
    }
    plain = " ".join(line.strip() for line in lines if line.strip() and not _FIELD.match(line))
    return step_id.strip(), StepWords(
        heading.strip(), plain, fields.get("Do", ""), fields.get("Done", ""),
        fields.get("Chosen", ""), again,
    )  # fmt: skip


def _fields(lines: list[str]) -> Iterator[tuple[str, str]]:
    for line in lines:
        found = _FIELD.match(line)
        if found is not None:
            yield found[1], found[2].strip()
