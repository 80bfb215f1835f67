"""The curtain over the table: when it falls, for whom, and what is asked for on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.keys import commands
from app.keys.commands import KeyCommand
from app.match.players import people_among
from app.press_guard import changed
from app.storage.progress import LearningProgress
from app.style.appearance import Appearance
from app.system.screen_reader import announce
from app.window.page_stack import PageStack
from app.window.turns_since import told_to_all, turns_since_own

if TYPE_CHECKING:
    from app.match.session import Session
    from app.pages.curtain.curtain import Curtain

_TIP: Final = "curtain"
"""The name of the tip about the first curtain, which it tells itself."""


class CurtainKeeper(QObject):
    """Lets the curtain fall before the table of a match, and rise again.

    The curtain is made when it is first wanted; what it needs is imported then.
    """

    fell = Signal()
    """The curtain covers the table."""
    risen = Signal()
    """The table can be seen again."""

    def __init__(
        self,
        appearance: Appearance,
        pages: PageStack,
        window: QWidget,
        progress: LearningProgress,
    ) -> None:
        super().__init__(window)
        self._appearance = appearance
        self._pages = pages
        self._window = window
        self._progress = progress
        self._sessions: list[Session] = []
        """Those on the tables that lie one on the other, the one on top last."""
        self._curtain: Curtain | None = None
        self._taken_back: Callable[[], str] = str
        """Tells what is being taken back from the curtain."""

    @property
    def _session(self) -> Session | None:
        return self._sessions[-1] if self._sessions else None

    @property
    def made(self) -> bool:
        """Tell whether there has been a curtain yet."""
        return self._curtain is not None

    @property
    def shown(self) -> bool:
        """Tell whether the curtain is to be seen, be it on its way."""
        return self._curtain is not None and self._curtain.isVisible()

    @property
    def curtain(self) -> Curtain:
        """Return the curtain."""
        if self._curtain is None:
            from app.pages.curtain.curtain import Curtain

            self._curtain = curtain = Curtain(self._appearance, self._window)
            self.fit()
            curtain.lift_requested.connect(self._lift)
            curtain.take_back_requested.connect(self._take_back)
            curtain.fallen.connect(self._appearance.own.show)
            curtain.risen.connect(self.risen)
            curtain.escaped.connect(self._escape)
            pages, bar = self._pages, curtain.bar
            curtain.language_chosen.connect(pages.language_chosen)
            bar.back_requested.connect(self._escape)
            bar.home_requested.connect(pages.home_requested)
            bar.on_request_chosen.connect(self._choose_on_request)
            bar.rules_requested.connect(lambda: pages.rules_requested.emit(pages.top.game_id))
            bar.settings_requested.connect(pages.settings_requested)
            bar.leave_full_screen_requested.connect(pages.leave_full_screen_requested)
            bar.show_full_screen(self._window.isFullScreen())
        return self._curtain

    def begin(self, session: Session) -> None:
        """Keep the curtain of this match until its end: it may be down before anybody looks."""
        from app.match.phase import Phase

        self._sessions.append(session)
        session.phase_changed.connect(self._follow_phase)
        if session.phase is Phase.CURTAIN:
            self._drop(at_once=True)
        else:
            self._seat()

    def end(self, session: Session) -> None:
        """Leave the match, which lies on the table no more, for the one below it."""
        self._sessions.remove(session)
        session.phase_changed.disconnect(self._follow_phase)
        self._appearance.own.sit_down("")
        self._appearance.own.show()

    def gather(self, session: Session) -> None:
        """Let everybody's settings hold: the people of a match look at the screen together."""
        if session.shared:
            self._appearance.own.sit_down("")
            self._appearance.own.show()

    def hang(self) -> None:
        """Show the curtain before the table where it is down, and before no other page."""
        if self._curtain is None:
            return
        from app.match.phase import Phase
        from app.pages.table.page import TablePage

        session, top = self._session, self._pages.top
        falls = (
            session is not None and session.phase is Phase.CURTAIN and not session.match.open_hands
        )
        if falls and isinstance(top, TablePage) and top.session is session:
            self._curtain.bar.show_back(top.back_in_bar is not None)
            self._curtain.show()
            self._curtain.raise_()
        elif self._curtain.isVisible():
            if self._curtain.isAncestorOf(self._window.focusWidget()):
                # Qt would choose where the focus goes from what is hidden.
                self._pages.top.setFocus(Qt.FocusReason.OtherFocusReason)
            self._curtain.hide()

    def close(self) -> None:
        """Let the curtain fall: nobody sits at the table any more."""
        if not self.shown:
            self._drop()

    def fit(self) -> None:
        """Give the curtain the size of the window."""
        if self._curtain is not None:
            self._curtain.setGeometry(self._window.rect())

    def show_full_screen(self, fills: bool) -> None:
        """Let the curtain show the way out of the full screen while the window fills it."""
        if self._curtain is not None:
            self._curtain.bar.show_full_screen(fills)

    def _follow_phase(self) -> None:
        """Let the curtain that is down wait for somebody else, or rise.

        It falls when the table is left (`close`): once what was done last lies still.
        """
        from app.match.phase import Phase

        assert self._session is not None
        self._seat()
        if not self.shown:
            return
        if self._session.phase is Phase.CURTAIN:
            self._drop(at_once=True)
        else:
            changed(self._pages.top)
            self.curtain.rise()

    def _seat(self) -> None:
        """Let the settings of who is at the screen hold, where no curtain has done so before."""
        from app.match.phase import Phase

        session, own = self._session, self._appearance.own
        assert session is not None
        at_the_screen = (Phase.PLAYING, Phase.REVIEWING, Phase.DECIDING)
        if session.phase in at_the_screen and session.seat is not None:
            own.sit_down(session.players[session.seat].given)
            own.show()

    def _drop(self, *, at_once: bool = False) -> None:
        from app.pages.curtain.arrival import Arrival

        session = self._session
        assert session is not None
        if session.match.open_hands:
            session.handover.lift()
            return
        seat = session.next_seat
        left = session.undo.seat if session.undo.possible else None
        new = self._appearance.shows_tips and not self._progress.has_read(_TIP)
        # Where all hands lie open by now, nobody has to look away.
        hidden = session.shared and not session.match.view(None).get("open_hands", False)
        self.fell.emit()
        # The curtain is theirs already; what is behind it changes when it hides all of it.
        own = self._appearance.own
        own.sit_down(session.players[seat].given)
        self.curtain.setGeometry(self._window.rect())
        arrival = Arrival(
            session.players[seat], turns_since_own(session),
            taken_back=self._taken_back,
            acts=seat in session.match.to_act, looks=_looks(session),
            left=None if left is None else session.players[left],
            alone=not hidden,
            first=not session.views.next_has_had_a_turn(),
            explained=new and hidden, own=own.name,
            idle_keys=_idle_keys(session),
            on_request=self._on_request(seat) if hidden else None,
        )  # fmt: skip
        self.curtain.fall(arrival, at_once=at_once)

    def _on_request(self, seat: int) -> bool:
        """Tell whether the cards of who comes are only said when they ask."""
        assert self._session is not None
        players = self._session.players
        return self._appearance.confiding.holds(players[seat].remembered_as, people_among(players))

    def _choose_on_request(self, on: bool) -> None:
        """Let it be as who comes has chosen, before any card is said, and say what holds."""
        from app.pages.table.privacy import what_holds

        assert self._session is not None
        players, keys = self._session.players, self._appearance.keys
        name = players[self._session.next_seat].remembered_as
        people = people_among(players)
        self._appearance.confiding.choose(name, on=on, people=people)
        key = keys.said(commands.OWN_WORDS) or commands.OWN_WORDS.name()
        announce(self.curtain, what_holds(on=on, people=len(people), key=key))

    def _lift(self) -> None:
        assert self._session is not None
        if self._session.shared and self._appearance.shows_tips:
            self._progress.note_read(_TIP)
        self._session.handover.lift()

    def _take_back(self) -> None:
        """Take back the last move of who has just left the screen."""
        from app.match.phase import Phase

        session = self._session
        assert session is not None
        self._taken_back = partial(told_to_all, session, len(session.match.events))
        if session.undo.take_back() is None and session.phase is Phase.CURTAIN:
            announce(self.curtain, f"{self._taken_back()} {self.curtain.in_words()}")
        self._taken_back = str

    def _escape(self) -> None:
        """Go one step back: to the decision, for who only wanted to see their hand, or away."""
        assert self._session is not None
        if not self._session.handover.look_away():
            self._pages.top.go_back()


def _looks(session: Session) -> bool:
    """Tell whether who comes to the screen looks at their cards, and is not on turn."""
    table = MODULES[session.match.game.id].table()
    return session.handover.looks or table.is_looking(session.match.view(None))


def _idle_keys(session: Session) -> frozenset[KeyCommand]:
    """Return the commands that do nothing at this table, but do at others."""
    table, idle = MODULES[session.match.game.id].table(), set[KeyCommand]()
    if all(player.kind == "human" for player in session.players):
        idle |= {commands.PAUSE, commands.NEXT, commands.BACK}
    if table.rounds is None:
        idle.add(commands.POINTS)
    if table.signals is None:
        idle.add(commands.SIGNAL)
    return frozenset(idle)
