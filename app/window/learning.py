"""The lessons in the window: the page Learn, the table of a lesson, and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.match.players import NewMatch, PlayerInfo
from app.storage.progress import Progress
from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.window.page_stack import PageStack

if TYPE_CHECKING:
    from app.pages.lesson.page import LessonPage


class Learning(QObject):
    """Shows lessons, keeps how far somebody has come, and leads from their end to a match.

    What a lesson needs is imported when the first one is taken.
    """

    deal_requested = Signal(object)
    """Brings the `NewMatch` that is to be dealt."""

    def __init__(
        self, appearance: Appearance, settings: Settings, progress: Progress, pages: PageStack
    ) -> None:
        super().__init__(pages)
        self._appearance = appearance
        self._settings = settings
        self._progress = progress
        self._pages = pages

    def begin(self, game: str, lesson_id: str, step: int = 0) -> None:
        """Take a lesson from this step on."""
        from app.learning.lesson import lesson
        from app.learning.lesson_session import LessonSession
        from app.learning.run import LessonRun
        from app.pages.lesson.page import LessonPage

        taken = lesson(game, lesson_id)
        match = taken.match()
        kinds = [player.kind for player in match.players]
        players = [
            PlayerInfo("", colour, kind, seat, kind)
            for seat, (colour, kind) in enumerate(zip(range(len(kinds)), kinds, strict=True))
        ]
        session = LessonSession(LessonRun(taken, match), players)
        session.go_to(step)
        page = LessonPage(self._appearance, session)
        session.setParent(page)
        page.stepped.connect(lambda now: self._progress.note_step(game, lesson_id, now))
        page.finished.connect(lambda: self._finish(page))
        self._progress.note_step(game, lesson_id, step)
        self._pages.lay(page)

    def _finish(self, page: LessonPage) -> None:
        """Show what one knows now."""
        lesson = page.run.lesson
        self._progress.note_done(lesson.game, lesson.id)
        self._pages.take_off()

    def _first_match(self, game: str) -> NewMatch:
        """Return a match with one easy computer."""
        raise NotImplementedError
