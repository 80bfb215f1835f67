"""The rail of a lesson: the step, and Back, Show me and Continue in place of a match's buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app import common_texts
from app.games.contract import DoActions, RailAction
from app.keys import commands
from app.pages.lesson.coach import continue_word, go_on, is_done
from app.pages.table.rail.words import OwnRailWords, hand_over

if TYPE_CHECKING:
    from app.pages.lesson.page import LessonPage


class LessonRailWords(OwnRailWords):
    """Tells the rail of a lesson how things stand."""

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page)
        self._lesson = page

    @property
    def continues(self) -> bool:
        """Tell whether the main button leads on in the lesson, not in the match."""
        return self._wanted() is None

    def tell(self) -> None:
        """Let the rail say which step this is, and what it asks for."""
        page, rail = self._lesson, self._lesson.rail
        run = page.run
        coach = page.coach
        page.step_line.tell(self.what_goes_on(), run.index, len(run.lesson.steps))
        for hidden in (rail.seat, rail.status, rail.back, rail.pause):
            hidden.hide()
        rail.undo.set_icon("left")
        rail.undo.set_word(common_texts.back())
        rail.undo.set_allowed(bool(run.index) or run.acted)
        rail.hint.set_icon("hand")
        rail.hint.set_word(commands.SHOW.name())
        to_do = coach.asks and not run.step.reads
        rail.hint.setEnabled(to_do)
        own = [continue_word(), hand_over()] if page.session.shared else [continue_word()]
        usual = [*own, *page.game.main_words()]
        rail.tell_main(self._main_action(), usual)
        extras = page.game.extras(page.display.situation)
        rail.tell_extras([each for each in extras if self._is_wanted(each)])
        self.note_what_is_asked()

    def asked_here(self) -> Sequence[str]:
        """Return what the step asks for, or that it is done."""
        page = self._lesson
        if page.coach.asks and page.run.step.signals:
            return self.task_in_words()
        return [is_done() if page.coach.saying_done else self.what_goes_on()]

    def task_in_words(self) -> Sequence[str]:
        """Return what is to be done; a signal, for who does not see where, with its key."""
        page, words = self._lesson, self._lesson.coach.words
        key = page.appearance.keys.said(commands.SIGNAL)
        named = [f"{commands.SIGNAL.name()}: {key}"] if page.run.step.signals and key else []
        return [words.task, *named]

    def told_again(self) -> str:
        """Return what the coach says of the step now."""
        return self._lesson.coach.in_words()

    def what_is_asked(self) -> tuple[object, ...]:
        """Return what is asked, with the step: what comes in its place takes no quick press."""
        coach = self._lesson.coach
        return (*super().what_is_asked(), self._lesson.run.index, coach.saying_done)

    def what_goes_on(self) -> str:
        """Return what the step asks for, or who is playing once that is done."""
        page = self._lesson
        due = page.run.due
        if due is not None:
            seat, _action = due
            return common_texts.is_playing(name=page.display.situation.players[seat].name)
        if page.coach.saying_done:
            return go_on()
        words = page.coach.words
        # What has been done is asked for no more, though the last card may still be on its way.
        return (words.task if page.coach.asks else "") or words.heading

    def _main_action(self) -> RailAction:
        page = self._lesson
        wanted = self._wanted()
        if wanted is not None:
            return wanted
        ready = page.coach.saying_done or (page.coach.asks and page.run.step.reads)
        return RailAction(continue_word(), DoActions(()), allowed=ready)

    def _is_wanted(self, extra: RailAction) -> bool:
        """Tell whether one of the game's other buttons does what the step asks for."""
        command = extra.command
        actions = command.actions if isinstance(command, DoActions) else ()
        return bool(actions) and self._lesson.run.wants(actions[0])

    def _wanted(self) -> RailAction | None:
        """Return the main button of the match where it does what the step asks for."""
        page = self._lesson
        if page.run.step.hands_over and page.coach.asks:
            return RailAction(hand_over(), DoActions(()))
        if page.display.situation.stage not in ("playing", "deciding") or not page.coach.asks:
            return None
        action = page.game.main(page.display.situation)
        if action is None or not action.allowed or not isinstance(action.command, DoActions):
            return None
        asked = action.command.actions
        return action if asked and page.run.wants(asked[0]) else None
