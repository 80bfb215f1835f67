"""The present situation, as the table, the rail and the bar show it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from app.games.contract import AnySituation, Frame
from app.match.phase import Phase
from app.pages.page import WORDS_FROM
from app.pages.table.computers.seats import with_seats
from app.pages.table.situations import Situations
from app.table.scene.motion import Transition
from app.texts import texts
from engine.core.jsontext import Document

if TYPE_CHECKING:
    from app.pages.table.page import TablePage

T = texts("Table")


class Display:
    """Keeps the situation that a page shows, and lays it out on the table."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self.situations = Situations(page.session, page.game)
        self.situation = self.situations.now(())
        """What the table shows now."""
        self.ended = False
        """The table shows the end of a round, though the next one is dealt in the match."""
        self.played_as = ""
        """The options of the match, in words."""
        self._coming = False
        """What others did is about to be seen."""
        self.headroom: Callable[[], float] = float
        """Finds the height of what stands between the bar and the table."""

    @property
    def behind(self) -> bool:
        """Tell whether bar and rail say what was before the cards that are on their way."""
        return self._coming or self._page.view.scene.behind

    def read(self) -> AnySituation:
        """Return the situation as the session has it now."""
        return self.situations.now(self._page.player_actions.chosen)

    def follow(self) -> AnySituation:
        """Read how things stand after a change, and return how they stood before it."""
        before, now, session = self.situation, self.read(), self._page.session
        if session.phase is Phase.CURTAIN:  # Whose turn it was watches how it ends.
            parting = session.parting_view
            viewer = None if parting is None else before.viewer
            now = replace(now, view=parting or now.view, seat=before.seat, viewer=viewer)
        self.situation = now
        return before

    def cover(self) -> None:
        """Read what all may know: whoever sits at the near edge is leaving, and told no more."""
        self.situation = replace(self.read(), seat=self.situation.seat)

    def replayed(self, view: Document) -> AnySituation:
        """Return the situation of an earlier view, while what happened is shown again."""
        replay = self._page.replay
        shown = len(self._page.session.match.states) - len(replay)
        return self.situations.replayed(view, shown, replay.done_by)

    def is_asked(self) -> bool:
        """Tell whether the person is to act, even if what others did is still being shown."""
        return not self.ended and bool(self._page.session.legal())

    def frame(self) -> Frame:
        """Return the room that the layout has."""
        page = self._page
        headroom = self.headroom()
        return Frame(
            page.width() - page.moves.width_beside,
            page.height(),
            page.metrics,
            page.bar_height + headroom,
            page.height() - page.rail_height,
            descending=page.appearance.hand_order == "descending",
            headroom=headroom,
        )

    def show(self, transition: Transition = Transition.MOVE, *, of_others: bool = False) -> None:
        """Lay the situation out and tell the rail and the bar.

        What others did is told as it is seen (see `Scene.show`).
        """
        page, frame = self._page, self.frame()
        layout = page.game.layout(self.situation, frame)
        if page.turn is not None and not page.seating.away:
            named = T("thinking")()
            layout = with_seats(layout, page.turn.thinking, named, page.metrics)
        page.privacy.follow()  # The bar's buttons ask whether the hand is covered.
        self._coming = of_others
        waited = self.behind
        self.tell_bar()
        layout = page.lit(layout)
        page.view.show_layout(layout, page.metrics, frame.rail_top, transition, of_others=of_others)
        self._coming = False
        if waited and not self.behind:
            self.catch_up()
        page.signals.place()
        middle = QRectF(0, frame.bar, frame.width, frame.rail_top - frame.bar)
        page.stage.place(middle, page.metrics, layout)
        if page.view.scene.resting:
            page.stage.begin()
        page.moves.tell()
        if page.menu is not None:
            page.menu.place()
        if page.tips is not None:
            page.tips.follow()
        page.sounds.follow()

    def show_again(self) -> None:
        """Lay the table out anew, where somebody looks at it."""
        if self._page.seen and (self.situation.seat is not None or not self._page.seating.away):
            self._page.view.scene.catch_up()
            self.show()

    def tell_bar(self) -> None:
        """Let bar and rail say how things stand, and place them."""
        page, situation = self._page, self.situation
        self._name()
        page.rail_words.tell()
        page.rules_about = page.game.rules_about(situation)
        rounds, there = page.game.rounds, not page.seating.away
        page.points.setVisible(rounds is not None and rounds.has_points(situation) and there)
        wide = page.width() >= WORDS_FROM
        page.rail.moves.setVisible(wide and page.keeps_moves)
        page.moves.bar_button.setVisible(not wide and page.keeps_moves)
        page.place_bar()
        self._place_rail()

    def catch_up(self) -> None:
        """Let bar and rail say what waited for the cards on their way: these have arrived."""
        self._name()
        self._page.rail_words.catch_up()
        self._place_rail()

    def _name(self) -> None:
        if not self.behind:
            self._page.set_title(self._page.module.title, self._page.title_line())

    def tell_rail(self) -> None:
        """Let the rail alone say how things stand, in the room that its words need now."""
        self._page.rail_words.tell()
        self._place_rail()

    def _place_rail(self) -> None:
        page = self._page
        page.view.overlay.lead_on_to([*page.moves.stops, *page.rail.stops])
        page.place_rail()
        page.rail.fit_status()

    def retranslate(self) -> None:
        """Say in the language of the moment what the match is played with."""
        page = self._page
        self.played_as = page.module.played_as(
            self.situation.view, open_hands=page.session.match.open_hands
        )
