"""The table page: one match at the screen, played with hands, keys or voice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.keys import commands
from app.keys.keys import KeyActions
from app.match.bot_controller import ComputerSeats
from app.match.phase import Phase
from app.match.session import Session
from app.pages.page import Page, raise_bar
from app.pages.table.actions import About, Actions
from app.pages.table.announcer import Announcer
from app.pages.table.asking import AskingInMatch
from app.pages.table.computers import words as bot_words
from app.pages.table.computers.pacing import BotPacing
from app.pages.table.computers.seat_menu import SeatMenu
from app.pages.table.computers.thoughts import Thoughts
from app.pages.table.course import Course
from app.pages.table.display import Display
from app.pages.table.first_turns import FirstTurns
from app.pages.table.guide import TableGuide
from app.pages.table.hint import TableHint
from app.pages.table.interruption import Interruption
from app.pages.table.moves.moves import TableMoves
from app.pages.table.presses import Presses
from app.pages.table.privacy import Privacy
from app.pages.table.rail.rail import TableRail
from app.pages.table.rail.words import RailWords, points_word
from app.pages.table.replay import Replay
from app.pages.table.seating import Seating
from app.pages.table.signals import SignalChoices
from app.pages.table.sounds import TableSounds
from app.pages.table.stage import Stage
from app.pages.table.step_back import StepBack
from app.pages.table.tips import TableTips
from app.press_guard import changed
from app.sound.sounds import Sound
from app.speech.speaking import Speaking
from app.storage.progress import LearningProgress
from app.style.appearance import Appearance
from app.style.typography import joined
from app.system.clock import Clock
from app.system.os_errors import in_words
from app.system.screen_reader import tell_name
from app.table.layout import Layout
from app.table.view.view import TableView
from app.texts import texts
from app.widgets.buttons import BarButton
from engine.core.refusal import Refusal

T = texts("Table")


class TablePage(Page):
    """The page of a match.

    It shows the view of the seat on the screen and hands every action to the session. When the
    curtain is down the table is empty. With `computers` given, those at the table play, and any
    seat can pass to one of them or back. A round or match that ends stays on the table until the
    main button is pressed: `match_over` then asks for the result, `round_over` for the points of
    a round, which lies as it ended until `course.next_round`. A match that is over when it is
    opened asks for its result by itself. `left` is sent when who sat at the screen has left it and
    what was done last lies still: the curtain may fall.

    Its parts: `display` has the situation and shows it, `course` follows the session, `seating`
    lets people sit down and leave, `replay` shows what they have missed, `presses` answers the
    buttons and `guide` the table.
    """

    has_table = True
    gives_way = True
    keeps_moves = True
    """The last moves can be read and shown again."""

    read_by_parts = (
        commands.AIM, commands.TO_THE_END, commands.TAKE, commands.NUMBER,
    )  # fmt: skip

    for_good = True
    """Not all that is done here can be taken back: what cannot is asked for twice."""

    calls = True
    """It is said whose turn it is."""
    confides = True
    """Who wants that has their cards spoken only when they ask."""

    costs_in_words = False
    """What a card costs is told in words, however many turns somebody has ended."""

    left = Signal()
    match_over = Signal()
    points_requested = Signal()
    """Somebody wants to look at the points so far."""
    round_over = Signal()
    glance_requested = Signal()
    """Somebody wants to see what the cards do."""

    def __init__(
        self,
        appearance: Appearance,
        session: Session,
        parent: QWidget | None = None,
        *,
        clock: Clock | None = None,
        computers: ComputerSeats | None = None,
        progress: LearningProgress | None = None,
        speaking: Speaking | None = None,
        occasion: Callable[[], str] = str,
    ) -> None:
        """Make the page of a session; `occasion` says what its match was dealt for.

        What comes next waits until `speaking` has told what was done.
        """
        super().__init__(appearance, parent, game_id=session.match.game.id, inlay=True)
        self.session = session
        self.module = MODULES[session.match.game.id]
        self.game = self.module.table()
        self._occasion = occasion
        self.speaking = Speaking(self) if speaking is None else speaking
        self.seen = False
        """The page has been shown."""
        self.display = Display(self)
        self.guide = TableGuide(self)
        self.rail_words = self.make_rail_words()
        self.announcer = Announcer(self)
        self.view = TableView(appearance, self.guide, self, clock)
        self.view.lower()
        self.view.top.setParent(self)
        self.sounds = TableSounds(self)
        scene = self.view.scene
        self.stage = Stage(appearance, scene.clock, scene.ahead, self)
        self.seating = Seating(self)
        self.replay = Replay(self)
        self.step_back = StepBack(self)
        self.interruption = Interruption(self)
        self.presses = self.make_presses()
        self.player_actions = Actions(
            session, self.game, self.view,
            situation=lambda: self.display.situation,
            show_chosen=self._show_chosen,
            is_away=lambda: self.seating.away,
            answering=self.rail_words.answering,
            explain=self.explain,
            warns=self.warns,
        )  # fmt: skip
        self.thoughts: Thoughts | None = None
        self.turn: BotPacing | None = None
        """How the computers play; None where none can."""
        self.menu: SeatMenu | None = None
        self.rail = TableRail(appearance, self, covered=lambda: self.view.ears.hides_hand)
        self.points = BarButton(appearance, "chart", self)
        self.bar_extra.append(self.points)
        self.hint = TableHint(
            self.game, self.view, self.rail, computers,
            situation=lambda: self.display.situation,
            is_asked=self.display.is_asked,
        )  # fmt: skip
        self.signals = SignalChoices(
            self, self.view,
            choices=self.guide.signals_on,
            signal=session.signal,
            explain=self.explain,
        )  # fmt: skip
        self.moves = self._make_moves()
        self.asking = AskingInMatch(self)
        self.privacy = Privacy(self)
        self._connect()
        self.course = Course(self)
        self.first_turns = FirstTurns(self, progress)
        self.tips = None if progress is None else TableTips(self, progress)
        self.setFocusProxy(self.view)
        self.on_escape = self.back_requested
        self.waits_for_others = self.guide.waits_for
        self.view.expose(session.phase is not Phase.CURTAIN)
        if computers is not None:
            self.let_play(computers)
            self._offer_seats()
        appearance.keys.changed.connect(self.retranslate)
        self.retranslate()

    def _make_moves(self) -> TableMoves:
        moves = TableMoves(
            self, self.session, self.module.narration(),
            situation=lambda: self.display.situation,
            replayed=lambda: len(self.replay),
            relaid=self.display.show_again,
            again=self.seating.show_again,
            can_again=self.seating.can_show_again,
            covered=lambda: self.view.ears.hides_hand,
        )  # fmt: skip
        if not self.keeps_moves:
            moves.panel.hide()
        self.rail.moves.clicked.connect(moves.toggle)
        self.bar_extra.append(moves.bar_button)
        return moves

    def _connect(self) -> None:
        presses = self.presses
        self.rail.undo.clicked.connect(presses.undo)
        self.rail.hint.clicked.connect(presses.hint)
        self.rail.main.clicked.connect(presses.main)
        self.rail.extra_pressed.connect(presses.extra)
        self.points.clicked.connect(self.points_requested)
        self.hint.came.connect(self._light_hint)
        self.hint.gone.connect(self.display.show)
        self.view.scene.caught_up.connect(self.display.catch_up)
        self.view.settled.connect(self.stage.begin)
        self.view.settled.connect(self.replay.settled)
        self.view.settled.connect(self.seating.settled)
        self.stage.skipped.connect(self.announcer.note_unread)
        self.stage.ended.connect(self.replay.settled)
        self.stage.ended.connect(self.seating.settled)
        self.stage.ended.connect(self.go_on)
        for over in (self.stage.ended, self.speaking.ended, self.view.settled):
            over.connect(self.step_back.follow)
        self.speaking.ended.connect(self.replay.settled)
        self.speaking.ended.connect(self.seating.settled)
        self.view.pointer.watches = self.view.access.watches = lambda: self.replay.leads_on
        self.view.touched.connect(presses.anything)
        self.view.roamed.connect(presses.move_of_focus)
        self.session.failed.connect(self._say_not_saved)

    def let_play(self, computers: ComputerSeats) -> None:
        """Let computers play at this table."""
        announcer = self.announcer
        self.turn = turn = BotPacing(
            self.session, computers, self.view, self.is_free, announcer.weight,
            speaking=self.speaking,
            reading=announcer.reading,
        )  # fmt: skip
        turn.changed.connect(self._follow_computers)
        turn.stood.connect(self.step_back.follow)
        self.thoughts = Thoughts(self, computers)
        self.thoughts.came.connect(announcer.tell_thought)

    def _offer_seats(self) -> None:
        """Let every seat pass to a computer or back, and the computers be stopped."""
        self.menu = SeatMenu(self.session, self.view, self.rail.seat, self, self.privacy)
        self.menu.strip.closed.connect(self.go_on)
        self.rail.seat.clicked.connect(self.presses.own_seat)
        self.rail.pause.clicked.connect(self.presses.pause)
        self.rail.back.clicked.connect(self.presses.back)

    # What is otherwise where a lesson or a task is played

    def make_rail_words(self) -> RailWords:
        """Return what tells the rail how things stand."""
        return RailWords(self)

    def make_presses(self) -> Presses:
        """Return what answers the buttons."""
        return Presses(self)

    def lit(self, layout: Layout) -> Layout:
        """Return the layout with light on what is meant: by a hint, or by a row of the moves."""
        return self.moves.light(self.hint.light(layout, self.metrics), self.game)

    def explain(self, about: About, refusal: Refusal) -> None:
        """Say why something cannot be done; that it is too early is no mistake."""
        if refusal.code == "not-your-turn" and self.guide.waits:
            self.guide.say_whose_turn()
            return
        self.sounds.make(Sound.REFUSED)
        self.view.show_message(
            about,
            lambda: self.game.refusal(refusal, self.display.situation),
            private=self.privacy.hides(refusal),
        )

    def title_line(self) -> str:
        """Return what the bar says after the game's name: how it stands, and what is played."""
        line = self.game.line(self.display.situation)
        return joined(self._occasion(), line, self.display.played_as)

    def warns(self) -> bool:
        """Tell whether the table warns before a move that leads to a dead end."""
        return self.appearance.warns

    # What its parts share

    def go_on(self) -> None:
        """Let computers move, if it is time to."""
        if self.turn is not None:
            self.turn.consider()

    def close_strips(self) -> None:
        """Close what is open beside a place or a seat."""
        self.signals.strip.close_choice()
        if self.menu is not None:
            self.menu.strip.close_choice()

    def is_free(self, *, ended: bool = False) -> bool:
        """Tell whether the table shows how things stand, and nothing moves or is being read.

        At the end of a round it is free only for what asks so: computers do not go on.
        """
        shown = self.seen and self.isVisible() and not self.seating.away
        choosing = self.menu is not None and self.menu.strip.isVisible()
        showing = bool(self.replay) or self.stage.playing or not self.view.scene.resting
        return shown and not choosing and not showing and (ended or not self.display.ended)

    def _follow_computers(self) -> None:
        """Show that somebody thinks, or thinks no more, or that there is trouble."""
        if self.seen and not self.seating.away and not self.replay:
            self.display.show()
            if self.turn is not None and (said := bot_words.complaint(self.turn)) is not None:
                self.view.announce(" ".join(said[:2]))

    def _light_hint(self) -> None:
        """Light what the hint means, and say why; what was chosen before, Undo brings back."""
        self.close_strips()
        self.view.let_go()
        lit, situation = self.hint.lit, self.display.situation
        if lit is None or not self.game.has_chosen(situation, lit):
            self.player_actions.put_choice_aside()
            self.display.situation = replace(situation, chosen=())
        self.display.show()
        self.hint.say()
        changed(self.rail.hint)

    def _show_chosen(self) -> None:
        before = self.display.situation
        if self.turn is not None:
            self.turn.news.forget()
        self.display.situation = replace(before, chosen=self.player_actions.chosen)
        self.display.show()
        self.announcer.say_choice(before)

    def _say_not_saved(self, error: OSError) -> None:
        def say() -> str:
            return T(
                "Your move was not made because it could not be saved ({reason}). Fix this and"
                " try again."
            )(reason=in_words(error))

        self.view.show_message(self.rail.main_rect, say, private=False)

    # The page itself

    def retranslate(self) -> None:
        super().retranslate()
        self.display.retranslate()
        self.rail.retranslate()
        self.moves.retranslate()
        if self.tips is not None:
            self.tips.retranslate()
        self.points.set_word(points_word())
        self.points.setToolTip(self.appearance.keys.tip(commands.POINTS))
        tell_name(self.view, T("Table")())

    def place_content(self) -> None:
        self.view.setGeometry(self.rect())
        self.view.top.setGeometry(self.rect())
        self.view.top.raise_()
        raise_bar(self)
        self.moves.place()
        self.display.show_again()

    def pressed_by(self, event: QKeyEvent) -> QWidget | None:
        """Return the button that a key presses (see `app.press_guard`)."""
        keys = self.appearance.keys
        if keys.is_for(event, commands.HINT):
            return self.rail.hint
        return self.rail.main if keys.is_for(event, commands.NEXT, commands.MAIN) else None

    def key_actions(self) -> KeyActions:
        guide, presses = self.guide, self.presses
        return {
            **guide.actions(self.view.overlay.focus),
            **guide.actions_aside(),
            commands.LET_GO: self.go_back,
            commands.UNDO: presses.undo,
            commands.MAIN: presses.main,
        }

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.view.access.key(event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.seen:
            self.seen = True
            self.seating.arrive()
        else:
            self.interruption.end()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.close_strips()
        self.presses.drop_hint()
        self.interruption.begin()
