"""The course of a match on the table: showing what has changed, and asking who is next."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from app.games.contract import AnyRounds, AnySituation
from app.match.moves import last_deed, last_event_shown
from app.match.phase import Phase
from app.table.scene.motion import Transition

if TYPE_CHECKING:
    from app.pages.table.page import TablePage


class Course(QObject):
    """Brings a page in line with its session, change by change."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        page.session.changed.connect(self._follow_change)
        page.session.phase_changed.connect(self._follow_phase)
        page.covered.connect(self._wait)

    def next_round(self) -> None:
        """Deal the next round: all have seen how this one ended."""
        page = self._page
        page.display.ended, page.seating.fresh = False, True
        if page.turn is not None:
            page.turn.news.forget()
            page.turn.news.forget_unread()
        page.session.handover.call_next()
        if page.game.rounds is not None:
            # Not before: the curtain has all forgotten that was to be said until it fell.
            page.view.announce(page.game.rounds.begins(page.session.match))
        if page.session.phase is not Phase.CURTAIN:
            page.seating.arrive()

    def _follow_change(self) -> None:
        """Show the new view that the session has."""
        page, display = self._page, self._page.display
        display.ended = False
        page.view.scene.catch_up()
        page.player_actions.forget_choices()
        before = display.follow()
        page.seating.parting = page.session.parting_view is not None and not page.seating.away
        page.hint.follow(before)
        if _standing(display.situation) != _standing(before):
            page.player_actions.forget_warnings()
            # What others do takes nothing away that is to stand until one does something oneself.
            message = page.view.message
            stays = page.appearance.messages_stay or (message.patient and message.text)
            if before.seat != display.situation.seat or not stays:
                page.view.pointer.end_message()
        page.replay.end()
        self._note_who_acted()
        if not page.seen:
            return
        rounds = page.game.rounds
        if rounds is not None and rounds.over(before, display.situation):
            self._end_round(before, rounds)
            return
        page.announcer.say_events(before)
        if before.stage == "playing":
            page.moves.acted()
        self._show_after(before)
        page.go_on()

    def take_up_end(self) -> bool:
        """Show how a round ended before the match was opened, if nobody has gone on since."""
        page, rounds = self._page, self._page.game.rounds
        if rounds is None or not page.session.views.round_has_just_ended():
            return False
        self._read_end(page.display.situation, rounds)
        page.display.show(Transition.AT_ONCE)
        return True

    def _read_end(self, before: AnySituation, rounds: AnyRounds) -> None:
        """Read how the round has ended, from where who sits there saw it."""
        page, display = self._page, self._page.display
        display.ended = True
        viewer = None if page.session.phase is Phase.WATCHING else before.seat
        end = rounds.end(page.session.match, viewer)
        display.situation = replace(display.situation, view=end, stage="ended", legal=())

    def _end_round(self, before: AnySituation, rounds: AnyRounds) -> None:
        """Show how the round has ended; the next one waits until all have seen the points."""
        page, display = self._page, self._page.display
        self._read_end(before, rounds)
        page.announcer.say_events(before)  # Nothing of the next round is asked yet.
        display.show(of_others=self._others_did())
        if page.view.hasFocus() or page.view.overlay.focus is not None:
            page.rail.main.setFocus(Qt.FocusReason.ShortcutFocusReason)  # It tells how it goes on.

    def _follow_phase(self) -> None:
        """Show another phase, or another person at the screen."""
        page, seating, phase = self._page, self._page.seating, self._page.session.phase
        page.player_actions.forget_warnings()
        page.hint.drop()
        seating.parting = seating.parting and phase is Phase.CURTAIN
        if seating.parting:
            seating.part()
        elif phase is Phase.CURTAIN:
            seating.leave()
        elif seating.away:
            seating.arrive()
        elif phase is Phase.WATCHING and not page.display.ended:
            self._watch()
        elif page.seen and not page.display.ended:
            page.player_actions.forget_choices()
            before, page.display.situation = page.display.situation, page.display.read()
            self._show_after(before)
            page.announcer.say_called(before)
            page.go_on()

    def _watch(self) -> None:
        """Let the hand leave the table, on which computers play; what all may see stays."""
        page, display = self._page, self._page.display
        page.signals.strip.close_choice()
        page.player_actions.forget_choices()
        before, display.situation = display.situation, display.read()
        if page.seen:
            page.view.message.clear()
            self._show_after(before)
            page.go_on()

    def _show_after(self, before: AnySituation) -> None:
        """Show how things stand; somebody else may be asked now, with no curtain in between."""
        page = self._page
        page.display.show(of_others=self._others_did())
        if page.display.situation.seat != before.seat:
            page.view.change_hands()
        if page.game.called(before, page.display.situation):
            self._leave_idle_main()
            page.view.access.focus_asked()
        elif before.stage == "playing" != page.display.situation.stage:
            page.view.access.focus_own()

    def _leave_idle_main(self) -> None:
        """Bring the keyboard to the table from a button that is not what is to be done now.

        It was pressed for the turn before: the same key again would let go of this one, or do
        nothing yet.
        """
        page = self._page
        action = page.game.main(page.display.situation)
        idle = action is not None and (action.quiet or not action.allowed)
        if page.rail.main.hasFocus() and idle:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _wait(self, waits: bool) -> None:
        """Let time at the table stand still, the computers' too, or go on."""
        clock, session = self._page.view.scene.clock, self._page.session
        if waits:
            clock.hold()
            session.time.hold()
        else:
            session.time.go_on()
            clock.go_on()

    def _others_did(self) -> bool:
        """Tell whether a computer did what is shown now."""
        session = self._page.session
        news = last_event_shown(session.match, session.humans)
        return news is not None and not session.is_human(news.seat)

    def _note_who_acted(self) -> None:
        """Let what a person did stand for its time; what a computer did is no news any more."""
        page, match = self._page, self._page.session.match
        last = last_deed(match)
        if page.turn is None or last is None:
            return
        seat = match.moves[last].seat
        if page.session.is_human(seat):
            page.turn.news.forget()
            page.turn.news.forget_unread(seat)
            page.turn.stand(own=page.session.undo.possible)


def _standing(situation: AnySituation) -> tuple[object, ...]:
    """Return what the reasons that are said rest upon: what the person may do, or else who may."""
    return situation.seat, situation.stage, situation.legal or situation.view["to_act"]
