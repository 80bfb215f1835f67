"""The progress in lessons and tasks, the games played, and the tips read, in one file.

What this version does not know, a lesson that is gone or one of a newer version, stays in the file.
A file that cannot be read is set aside, and everything starts anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from app.storage.kept_document import KeptDocument

VERSION: Final = 1


class LessonMark(NamedTuple):
    """How far somebody has come in a lesson."""

    step: int
    """The step at which it was left, from 0; 0 for one that is not begun, or done."""
    done: bool
    """It has been taken to its end at least once."""


NOT_BEGUN: Final = LessonMark(0, done=False)


class LearningProgress:
    """The progress kept in the file `path`, which is made when the first step is done.

    Each change is written at once; where that cannot be done, it counts until the program ends.
    The file is read when something in it is first asked for: the program starts without it.
    """

    def __init__(self, path: Path) -> None:
        self._kept = KeptDocument(path, VERSION)
        self._looked_at = ""
        """The game that was looked at since what was done last, if that was of another one."""

    @property
    def set_aside(self) -> Path | None:
        """Return where the file is now that could not be read, if there was one."""
        return self._kept.set_aside

    # Lessons

    def lesson(self, game: str, lesson: str) -> LessonMark:
        """Return how far somebody has come in a lesson."""
        stored = self._section("lessons").get(f"{game}/{lesson}")
        if not isinstance(stored, dict):
            return NOT_BEGUN
        step = stored.get("step")
        return LessonMark(step if type(step) is int and step > 0 else 0, stored.get("done") is True)

    def note_step(self, game: str, lesson: str, step: int) -> None:
        """Note that a lesson has come to this step."""
        self._note_lesson(game, lesson, LessonMark(step, self.lesson(game, lesson).done))

    def note_done(self, game: str, lesson: str) -> None:
        """Note that a lesson has been taken to its end."""
        self._note_lesson(game, lesson, LessonMark(0, done=True))

    def has_learned(self, game: str) -> bool:
        """Tell whether a lesson of this game has been begun."""
        return any(name.startswith(f"{game}/") for name in self._section("lessons"))

    @property
    def is_new(self) -> bool:
        """Tell whether no lesson has been begun and no match played."""
        return not self._kept.has_file and "last" not in self._kept.entries

    # Matches

    def has_played(self, game: str) -> bool:
        """Tell whether a match of this game has been played."""
        return game in self._section("matches")

    def note_match(self, game: str) -> None:
        """Note that a match of this game is played."""
        self._section("matches")[game] = True
        self._note_last(f"matches/{game}")

    # Tasks

    def stars(self, game: str, task: str) -> int:
        """Return the most stars that a task has brought, 1 to 3; 0: it is not solved."""
        stored = self._section("tasks").get(f"{game}/{task}")
        return stored if type(stored) is int and 1 <= stored <= 3 else 0

    def note_stars(self, game: str, task: str, stars: int) -> None:
        """Note that a task has been solved; the most stars count."""
        most = max(stars, self.stars(game, task))
        self._section("tasks")[f"{game}/{task}"] = most
        self._note_last(f"tasks/{game}/{task}")

    # What was done last

    @property
    def last_lesson(self) -> tuple[str, str] | None:
        """Return the game and the lesson that was taken last, if that was the last thing done."""
        kind, game, lesson = self._last
        return (game, lesson) if kind == "lessons" and lesson and not self._looked_at else None

    @property
    def last_game(self) -> str:
        """Return the game that was played, learned or looked at last; "": none was."""
        return self._looked_at or self._last[1]

    def look_at(self, game: str) -> None:
        """Note that somebody comes from a page about this game; it counts until the program ends.

        What was last done in the same game still is.
        """
        self._looked_at = "" if game == self._last[1] else game

    def turns_ended(self, game: str) -> int:
        """Return how many turns people have ended in a game with piles; the first few are kept."""
        count = self._section("turns").get(game)
        return count if type(count) is int and count > 0 else 0

    def note_turn_ended(self, game: str) -> None:
        """Note that somebody has ended a turn in a game with piles."""
        self._section("turns")[game] = self.turns_ended(game) + 1
        self._kept.write()

    # Tips

    def has_read(self, tip: str) -> bool:
        """Tell whether a tip has been read."""
        return self._section("tips").get(tip) is True

    @property
    def tips_read(self) -> int:
        """Return how many tips have been read."""
        return sum(read is True for read in self._section("tips").values())

    def note_read(self, tip: str) -> None:
        """Note that a tip has been read."""
        self._section("tips")[tip] = True
        self._kept.write()

    def forget_tips(self) -> None:
        """Let every tip come again."""
        self._kept.entries["tips"] = {}
        self._kept.write()

    # The file

    def _note_lesson(self, game: str, lesson: str, mark: LessonMark) -> None:
        self._section("lessons")[f"{game}/{lesson}"] = mark._asdict()
        self._note_last(f"lessons/{game}/{lesson}")

    def _note_last(self, what: str) -> None:
        self._looked_at = ""
        self._kept.entries["last"] = what
        self._kept.write()

    @property
    def _last(self) -> tuple[str, str, str]:
        """Return what was done last: its kind, its game, and which lesson or task it was."""
        kind, _, rest = str(self._kept.entries.get("last", "")).partition("/")
        game, _, which = rest.partition("/")
        return kind, game, which

    def _section(self, name: str) -> dict[str, Any]:
        section = self._kept.entries.get(name)
        if not isinstance(section, dict):
            section = self._kept.entries[name] = {}
        return section
