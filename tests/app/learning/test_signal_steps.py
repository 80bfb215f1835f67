"""Steps of lessons that ask for a signal: no card is shown on its way."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.learning.lesson import lesson
from app.learning.lesson_session import LessonSession
from app.learning.run import LessonRun
from app.match.players import PlayerInfo
from app.pages.lesson.page import LessonPage
from tests.app.table.support import look_at


@pytest.mark.parametrize(("step", "shown"), [("signal", False), ("again", True)])
def test_a_way_is_shown_only_for_a_card(
    qapp: QApplication, tmp_path: Path, step: str, shown: bool
) -> None:
    taken = lesson("the-game", "first")
    match = taken.match()
    players = [PlayerInfo("", seat, each.kind) for seat, each in enumerate(match.players)]
    session = LessonSession(LessonRun(taken, match), players)
    session.go_to([each.id for each in taken.steps].index(step))
    page = LessonPage(look_at(tmp_path), session)
    page.resize(960, 600)
    page.show()
    qapp.processEvents()
    try:
        assert {"58", "up2"} <= set(session.run.step.point)
        layout = page.view.scene.layout
        assert any(each.id == "lesson:way" for each in layout.decorations) == shown
        page.coach.show_me()
        assert page.coach.ghost.isVisible() == shown
    finally:
        page.close()
        page.deleteLater()
