"""The table page: one match at the screen, played with hands, keys or voice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.games.contract import (
    Frame,
    RailAction,
    Situation,
)
from app.match.bot_controller import ComputerSeats
from app.match.phase import Phase
from app.match.session import Session
from app.pages import letters
from app.pages.page import Page
from app.pages.table import bot_words
from app.pages.table.actions import Actions
from app.pages.table.announcer import Announcer
from app.pages.table.bot_pacing import BotPacing
from app.pages.table.guide import TableGuide
from app.pages.table.hint import TableHint
from app.pages.table.moves.moves import TableMoves
from app.pages.table.rail import TableRail
from app.pages.table.rail_words import RailWords, points_word
from app.pages.table.replay import Replay
from app.pages.table.seat_menu import SeatMenu
from app.pages.table.seats import with_seats
from app.pages.table.signals import SignalChoices
from app.pages.table.situations import Situations
from app.press_guard import changed
from app.style.appearance import Look
from app.style.typography import joined
from app.system.clock import Clock
from app.system.os_errors import in_words
from app.table.scene.motion import Transition
from app.table.view.view import TableView
from app.texts import texts
from app.widgets.buttons import BarButton
from engine.core.events import Done
from engine.core.refusal import Refusal

T = texts("Table")

LAST_LOOK = 180.0
"""How long what was done last lies still before the curtain falls on it, in milliseconds."""


class TablePage(Page):
    """The page of a match.

    It shows the view of the seat on the screen and hands every action to the session. When the
    curtain is down the table is empty. With `computers` given, those at the table play, and any
    seat can pass to one of them or back. A round or match that ends stays on the table until the
    main button is pressed: `match_over` then asks for the result, `round_over` for the points of
    a round, which lies as it ended until `next_round`. A match that is over when it is opened asks
    for its result by itself. `left` is sent when who sat at the screen has left it and what was
    done last lies still: the curtain may fall.
    """

    left = Signal()
    match_over = Signal()
    points_requested = Signal()
    """Somebody wants to look at the points so far."""
    round_over = Signal()
    glance_requested = Signal()
    """Somebody wants to see what the cards do."""

    def __init__(
        self,
        look: Look,
        session: Session,
        parent: QWidget | None = None,
        *,
        clock: Clock | None = None,
        computers: ComputerSeats | None = None,
    ) -> None:
        super().__init__(look, parent, game_id=session.match.game.id, inlay=True)
        self.session = session
        self._module = MODULES[session.match.game.id]
        self.game = self._module.table()
        self._drawn = 0
        self._shown = False
        self._parting = False
        """Who has handed over by what they did last still sees what comes of it."""
        self.away = True
        """Nobody sits at the near edge: the curtain is down, or the page has not been seen."""
        self._ended = False
        """The table shows the end of a round, though the next one is dealt in the match."""
        self._fresh = False
        """The round dealt last has not been seen by anybody yet."""
        self._opened = True
        """Nobody has sat down yet since the match was opened."""
        self._count = len(session.match.states)
        """How many states the match had when it was read last."""
        self._situations = Situations(session, self.game)
        self._situation = self._situations.now(0, ())
        self._played_as = ""
        """The options of the match, in words."""
        self.guide = TableGuide(self)
        self.rail_words = RailWords(self)
        self.announcer = Announcer(self)
        self.view = TableView(look, self.guide, self, clock)
        self.view.lower()
        self.view.top.setParent(self)
        self.player_actions = Actions(
            session, self.game, self.view, look,
            situation=lambda: self._situation,
            show_chosen=self._show_chosen,
            is_away=lambda: self.away,
            answering=self.rail_words.answering,
        )  # fmt: skip
        self._replay = Replay(self.view, self._replay_next)
        self.turn: BotPacing | None = None
        """How the computers play; None where none can."""
        self.menu: SeatMenu | None = None
        self.rail = TableRail(look, self)
        self.points = BarButton(look, "chart", self)
        self.bar_extra.append(self.points)
        self.hint = TableHint(
            self.game, self.view, self.rail, computers,
            situation=lambda: self._situation,
            is_asked=self._is_asked,
        )  # fmt: skip
        self.signals = SignalChoices(
            self, self.view,
            choices=lambda place: self.game.choices(self._situation, place),
            signal=self._signal,
            explain=self.player_actions.explain,
        )  # fmt: skip
        self.moves = self._make_moves()
        self._last_look = self.view.scene.clock.alarm(self._look_over)
        self._connect()
        self.setFocusProxy(self.view)
        self.on_escape = self.home_requested
        self.view.expose(session.phase is not Phase.CURTAIN)
        if computers is not None:
            self._seat_computers(computers)
        self.retranslate()

    def _make_moves(self) -> TableMoves | None:
        narration = self._module.narration()
        self.rail.moves.setVisible(narration is not None)
        if narration is None:
            return None
        moves = TableMoves(
            self, self.session, narration,
            situation=lambda: self._situation,
            replayed=lambda: len(self._replay),
            relaid=self._relay,
        )  # fmt: skip
        self.rail.moves.clicked.connect(moves.toggle)
        return moves

    def _connect(self) -> None:
        session = self.session
        self.rail.undo.clicked.connect(self.undo)
        self.rail.hint.clicked.connect(self.press_hint)
        self.rail.main.clicked.connect(self.press_main)
        self.points.clicked.connect(self.points_requested)
        self.rail.extra_pressed.connect(self._press_extra)
        self.hint.came.connect(self._light_hint)
        self.hint.gone.connect(self._show)
        self.view.settled.connect(self._settled)
        self.view.touched.connect(self._touched)
        self.view.roamed.connect(self._roamed)
        session.changed.connect(self._changed)
        session.phase_changed.connect(self._phase_changed)
        session.failed.connect(self._failed)

    def _seat_computers(self, computers: ComputerSeats) -> None:
        """Let computers play, and every seat pass to one or back."""
        self.turn = turn = BotPacing(
            self.session, computers, self.view, self._free, self.announcer.weight
        )
        turn.changed.connect(self._computers_changed)
        self.menu = SeatMenu(self.session, self.view, self.rail.seat, self)
        self.menu.strip.closed.connect(self._go_on)
        self.rail.seat.clicked.connect(self._open_own_seat)
        self.rail.pause.clicked.connect(turn.toggle_pause)

    # What is on the screen

    @property
    def situation(self) -> Situation:
        """What the table shows now."""
        return self._situation

    @property
    def replaying(self) -> bool:
        """What happened since the seat last looked is still being shown."""
        return bool(self._replay)

    def _read(self) -> Situation:
        """Read the situation as the session has it now."""
        self._count = len(self.session.match.states)
        return self._situations.now(self._drawn, self.player_actions.chosen)

    def _replayed(self, view: Mapping[str, Any]) -> Situation:
        return self._situations.replayed(view, len(self.session.match.states) - len(self._replay))

    def _is_asked(self) -> bool:
        """Whether the person is to do something, even if what others did is still being shown."""
        return not self._ended and bool(self.session.legal())

    def _relay(self) -> None:
        """Lay the table out anew, where somebody looks at it."""
        if self._shown and (self._situation.seat is not None or not self.away):
            self._show()

    def _frame(self) -> Frame:
        return Frame(
            self.width() - (0 if self.moves is None else self.moves.width_beside),
            self.height(),
            self.metrics,
            self.bar_height,
            self.height() - self.rail_height,
            descending=self.look.hand_order == "descending",
        )

    def _show(self, transition: Transition = Transition.MOVE) -> None:
        """Lay the situation out and tell the rail and the bar."""
        frame = self._frame()
        layout = self.game.layout(self._situation, frame)
        if self.turn is not None and not self.away:
            named = T("thinking")()
            layout = with_seats(layout, self.turn.thinking, named, self.metrics)
        self._tell_bar()
        layout = self.hint.light(layout, self.metrics)
        self.view.show_layout(layout, self.metrics, frame.rail_top, transition)
        self.signals.place()
        if self.moves is not None:
            self.moves.tell()
        if self.menu is not None:
            self.menu.place()

    def _tell_bar(self) -> None:
        """Let bar and rail say how things stand, and place them."""
        situation = self._situation
        self.set_title(self._module.title, joined(self.game.line(situation), self._played_as))
        self.rail_words.tell()
        self.rules_about = self.game.rules_about(situation)
        self.points.setVisible(self.game.has_points(situation) and not self.away)
        self._place_bar()
        moves = () if self.moves is None else self.moves.stops
        self.view.overlay.after = [*moves, *self.rail.stops]
        self._place_rail()
        self.rail.fit_status()

    # Changes

    def _changed(self) -> None:
        """The session has a new view."""
        self._ended = False
        self.player_actions.forget_choices()
        before, count, self._situation = self._situation, self._count, self._read()
        parting = self.session.parting_view
        self._parting = parting is not None and not self.away
        if self.session.phase is Phase.CURTAIN:  # Whose turn it was watches how it ends.
            view = parting or self._situation.view
            viewer = None if parting is None else before.viewer
            self._situation = replace(self._situation, view=view, seat=before.seat, viewer=viewer)
        self.hint.follow(before)
        if _standing(self._situation) != _standing(before):
            self.player_actions.forget_warnings()
            self.view.message.clear()
        self._replay.end()
        self._note_who_acted()
        if self._situation.stage == "reviewing" and before.stage != "reviewing":
            self._drawn = _came(self.session)
            self._situation = self._read()
        if not self._shown:
            return
        if self.game.round_over(before, self._situation):
            self._end_round(before)
            return
        if not self._parting and count <= self._count:
            # Told to whoever sits there now, by what they may know of both.
            before = replace(before, view=self.session.views.at(count - 1))
        self.announcer.say_events(before)
        if self.moves is not None and before.stage == "playing":
            self.moves.acted()
        self._show()
        self._change_hands(before)
        self._go_on()

    def _end_round(self, before: Situation) -> None:
        """Show how the round has ended; the next one waits until all have seen the points."""
        self.announcer.say_events(before)
        self._ended = True
        viewer = None if self.session.phase is Phase.WATCHING else before.seat
        end = self.game.round_end(self.session.match, viewer)
        self._situation = replace(self._situation, view=end, stage="ended", legal=())
        self._show()

    def next_round(self) -> None:
        """All have seen how the round ended: the next one is dealt."""
        self._ended, self._fresh = False, True
        self.session.handover.call_next()
        if self.session.phase is not Phase.CURTAIN:
            self._arrive()

    def _change_hands(self, before: Situation) -> None:
        """Somebody else may be asked now, with no curtain in between."""
        if self._situation.seat != before.seat:
            self.view.change_hands()

    def _phase_changed(self) -> None:
        """Another phase, or another person at the screen."""
        self.player_actions.forget_warnings()
        self.hint.drop()
        self._parting = self._parting and self.session.phase is Phase.CURTAIN
        if self._parting:
            self._part()
        elif self.session.phase is Phase.CURTAIN:
            self._leave()
        elif self.away:
            self._arrive()
        elif self.session.phase is Phase.WATCHING and not self._ended:
            self._watch()
        elif self._shown and not self._ended:
            self.player_actions.forget_choices()
            before, self._situation = self._situation, self._read()
            self._show()
            self._change_hands(before)
            self.announcer.say_change_of_hands(before)
            self._go_on()

    def _watch(self) -> None:
        """Computers play: the hand leaves the table, and what all may see stays."""
        self.signals.strip.close_choice()
        self.player_actions.forget_choices()
        self._drawn = 0
        before, self._situation = self._situation, self._read()
        if self._shown:
            self.view.message.clear()
            self._show()
            self._change_hands(before)
            self._go_on()

    def _part(self) -> None:
        """Who has handed over by what they did sees it to its end; then they leave."""
        if self.view.scene.resting or not self.isVisible():
            self._last_look.start(round(self.view.scene.tempo.ms(LAST_LOOK)))

    def _leave(self) -> None:
        """The curtain falls: the hand leaves the table, and nothing more is told of it.

        What all may see stays, so that the curtain does not fall over a bare table.
        """
        self._parting = False
        self._replay.end()
        self._close_strips()
        self.hint.drop()
        self.view.let_go()
        self.view.message.clear()
        self._drawn = 0
        self.player_actions.forget_choices()
        self.away = True
        self._situation = replace(
            self._situation,
            view=self.session.view(),
            stage="watching",
            legal=(),
            can_signal=False,
            chosen=(),
        )
        self.view.expose(False)
        if self._shown:
            self._show(Transition.AT_ONCE)
        self.left.emit()

    def _look_over(self) -> None:
        if self._parting:
            self._leave()

    def _arrive(self) -> None:
        """Somebody sits down: show what happened since they last looked, then their turn."""
        self._drawn = 0
        if not self._shown or self.session.phase is Phase.CURTAIN:
            return
        self._situation = self._read()
        self.away = False
        self.announcer.catch_up()
        self.view.expose(True)
        views = self._unseen()
        dealt = self._dealt_in(views)
        match = self.session.match
        opened, self._opened = self._opened, False
        if self._fresh or not (match.moves or match.seed is None):
            self._fresh = False
            self._show(Transition.DEAL)
        elif len(views) < 2 or self._situation.stage == "over" or (opened and dealt):
            # Whoever opens a match finds the cards where they lie: a round is not dealt again.
            self._show(Transition.AT_ONCE)
        else:
            self._replay.begin(views[dealt + 1 :])
            self._situation = self._replayed(views[dealt]) if self._replay else self._read()
            self._show(Transition.DEAL if dealt else Transition.AT_ONCE)
        if not self._replay:
            self.announcer.say_called(replace(self._situation, stage="watching"))
        if self.view.hasFocus():
            self.view.access.focus_hand()
        if self._situation.stage == "over":
            # Whoever opens a match that is over wants its result.
            QTimer.singleShot(0, self, self._ask_for_result)
        self._go_on()

    def _unseen(self) -> list[Mapping[str, Any]]:
        """What happened since whoever sits there last looked; who looks on sees all of it."""
        if self.session.phase is Phase.WATCHING:
            return [self.session.view()]
        return self.session.views.unseen()

    def _dealt_in(self, views: Sequence[Mapping[str, Any]]) -> int:
        """The first of these views of the round now played: all saw how the one before ended."""
        ends = [
            index
            for index in range(1, len(views))
            if self.game.round_over(
                replace(self._situation, view=views[index - 1]),
                replace(self._situation, view=views[index]),
            )
        ]
        return ends[-1] if ends else 0

    def _replay_next(self) -> None:
        """The next step of what happened."""
        if not self._replay:
            return
        before = self._situation
        view = self._replay.take()
        self._situation = self._replayed(view) if self._replay else self._read()
        self._show()
        self.announcer.say_step(before, len(self._replay))
        self._replay.go_on()

    def skip_replay(self) -> None:
        """Show at once how things stand now."""
        if self._replay:
            self._replay.end()
            before, self._situation = self._situation, self._read()
            self._show(Transition.AT_ONCE)
            self.announcer.say_called(before)
            self._go_on()

    def _settled(self) -> None:
        self._replay.settled()
        if self._parting:
            self._part()

    def _ask_for_result(self) -> None:
        if self.isVisible():
            self.match_over.emit()

    # Hints

    def press_hint(self) -> None:
        """Ask for a hint; where one is lit, do what it says."""
        self.skip_replay()
        if not self.hint.possible or self.hint.waiting:
            return
        lit = self.hint.lit
        self.clear_table()
        if lit is None:
            self.hint.ask()
        else:
            deed = self.game.follow(self._situation, lit)
            self.player_actions.do(deed, lambda: self.rail.rect_of(self.rail.hint), warned=True)
            self.rail_words.moved()

    def _light_hint(self) -> None:
        """Light what the hint means, and say why; what was chosen before, Undo brings back."""
        self._close_strips()
        self.view.let_go()
        self.player_actions.put_choice_aside()
        self._situation = replace(self._situation, chosen=())
        self._show()
        self.hint.say()
        changed(self.rail.hint)

    # Computers

    def _free(self) -> bool:
        """Whether the table shows how things stand, and computers may go on."""
        shown = self._shown and self.isVisible() and not self.away and not self._ended
        choosing = self.menu is not None and self.menu.strip.isVisible()
        return shown and not choosing and not self._replay and self.view.scene.resting

    def _go_on(self) -> None:
        if self.turn is not None:
            self.turn.consider()

    def asks_computers(self) -> bool:
        """Whether the main button is for what computers do."""
        turn = self.turn
        if turn is None or self._situation.stage in ("reviewing", "ended", "over"):
            return False
        if any(map(self.session.is_human, self.session.match.waits_for)):
            return False
        return turn.has_main

    def _note_who_acted(self) -> None:
        """What a computer did is news until a person does something."""
        moves = self.session.match.moves
        if self.turn is not None and moves and self.session.is_human(moves[-1].seat):
            self.turn.news.forget()

    def _computers_changed(self) -> None:
        """Somebody thinks, or thinks no more, or there is trouble."""
        if self._shown and not self.away and not self._replay:
            self._show()
            if self.turn is not None and (said := bot_words.complaint(self.turn)) is not None:
                self.view.announce(" ".join(said[:2]))

    def _open_own_seat(self) -> None:
        """Offer who plays at the near edge."""
        seat = self._situation.seat
        if self.menu is not None and seat is not None:
            self.clear_table()
            self.menu.open(seat, at_button=True)

    def _close_strips(self) -> None:
        self.signals.strip.close_choice()
        if self.menu is not None:
            self.menu.strip.close_choice()

    # Actions

    def _signal(self, place_id: str, signal: str | None) -> Refusal | None:
        return self.session.signal(place_id, signal)

    def clear_table(self) -> None:
        """Before a button does something: whatever a hand was doing, was told or lit, is over."""
        self.view.let_go()
        self.view.message.clear()
        self.skip_replay()
        if self.hint.drop():
            self._show()

    def press_main(self) -> None:
        """The main button: end the turn, hand over, see the result, or let a computer move.

        While what others did is shown, it shows how things stand now.
        """
        if self.replaying:
            self.skip_replay()
            return
        self.clear_table()
        stage = self._situation.stage
        if self.turn is not None and self.asks_computers():
            self.turn.press_main()
        elif stage == "reviewing":
            self.session.handover.leave()
        elif stage == "ended":
            self.round_over.emit()
        elif stage == "over":
            self.match_over.emit()
        else:
            action = self.game.main(self._situation)
            assert isinstance(action, RailAction)
            self.player_actions.do(action.deed, self.rail.main_rect)

    def _press_extra(self, index: int) -> None:
        if self.replaying:
            self.skip_replay()
            return
        self.clear_table()
        extras = self.game.extras(self._situation)
        if index < len(extras):
            deed = extras[index].deed
            self.player_actions.do(deed, lambda: self.rail.rect_of(self.rail.extras[index]))

    def undo(self) -> None:
        """Take back the last choice, or the last action; where that may not be, say why."""
        self.clear_table()
        if self.player_actions.take_back_choice():
            self.rail_words.moved()
        elif self.player_actions.why_not_undone():
            self.view.show_message(self.rail.undo_rect, self.player_actions.why_not_undone)
        else:
            self.session.undo.take_back()

    def _show_chosen(self) -> None:
        before = self._situation
        if self.turn is not None:
            self.turn.news.forget()
        self._situation = replace(before, chosen=self.player_actions.chosen)
        self._show()
        self.announcer.say_choice(before)

    def _failed(self, error: OSError) -> None:
        def say() -> str:
            return T(
                "Your move was not made because it could not be saved ({reason}). Fix this and"
                " try again."
            )(reason=in_words(error))

        self.view.show_message(self.rail.main_rect, say)

    def _touched(self) -> None:
        self._close_strips()
        self.skip_replay()
        if self.hint.drop():
            self._show()
        if self.turn is not None:
            self.turn.touched()

    def _roamed(self) -> None:
        """The focus moves on: a hint stays to be looked at; for all else it is a touch."""
        if not self.hint.sought:
            self._touched()
            self.view.message.clear()

    # The page itself

    def retranslate(self) -> None:
        super().retranslate()
        self._played_as = self._module.played_as(
            self._situation.view, open_hands=self.session.match.open_hands
        )
        self.rail.retranslate()
        if self.moves is not None:
            self.moves.retranslate()
        self.points.set_word(points_word())
        self.points.setToolTip("T")
        self.view.setAccessibleName(T("Table")())

    def place_content(self) -> None:
        self.view.setGeometry(self.rect())
        self.view.top.setGeometry(self.rect())
        self.view.top.raise_()
        for widget in (
            self.home_button, self.bar_title, *self.bar_extra, self.rules_button,
            self.settings_button, self.language_switch,
        ):  # fmt: skip
            widget.raise_()
        if self.moves is not None:
            self.moves.place()
        self._relay()

    def pressed_by(self, event: QKeyEvent) -> QWidget | None:
        """The button that a key presses (see `app.press_guard`)."""
        key = event.key()
        if key in letters.HINT:
            return self.rail.hint
        if key in letters.NEXT or (key in _ENTER and _with_ctrl(event)):
            return self.rail.main
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if letters.is_undo(event):
            self.undo()
        elif event.key() in _ENTER and _with_ctrl(event):
            self.press_main()
        elif not self.view.access.key(event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._shown:
            self._shown = True
            self._arrive()
        else:
            self._go_on()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._close_strips()
        self.skip_replay()
        if self.hint.drop():
            self._show()


def _with_ctrl(event: QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


def _standing(situation: Situation) -> tuple[object, ...]:
    """What the reasons that are said rest upon: what the person may do, or else who may."""
    return situation.seat, situation.stage, situation.legal or situation.view["to_act"]


def _came(session: Session) -> int:
    """How many cards the last action of the seat on the screen brought into its hand."""
    match, seat = session.match, session.seat
    for index, move in reversed([*enumerate(match.moves)]):
        if isinstance(move, Done) and move.seat == seat:
            held, holds = (match.view(seat, at)["hands"][seat] for at in (index, index + 1))
            return sum(1 for card in holds if card not in held)
    return 0


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
