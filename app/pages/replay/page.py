"""The page of a replay: the table of a match at any of its moments."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games import MODULES
from app.games.contract import Frame
from app.games.deal_words import code_of
from app.keys.keys import KeyActions
from app.match.moments import Moments, Viewpoint
from app.pages.page import Page, make_back_button, raise_bar
from app.pages.replay import words
from app.pages.replay.asking import asking_at
from app.pages.replay.playback import Playback
from app.pages.replay.status import MomentStatus
from app.pages.replay.table import HANGS, MomentTable
from app.pages.replay.timeline import Timeline
from app.pages.replay.transport import Transport
from app.paint.brushes import line
from app.speech.speaking import Speaking
from app.storage.damage_words import damage_text
from app.style.appearance import Appearance
from app.style.typography import Metrics, joined
from app.system.clock import Clock
from app.system.screen_reader import tell_name
from app.table.pace import PaceName, time_of
from app.table.scene.motion import Transition
from app.widgets.buttons import PrimaryButton
from app.widgets.label import Label
from app.widgets.pick_button import PickButton
from engine.core.errors import Damaged

STRIP = 50.0
"""Height of the strip between table and rail, which holds the timeline."""


class _Strip(QWidget):
    """The ground of the timeline, over the feet of the hand."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        appearance.changed.connect(self.update)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._appearance.theme
        painter.fillRect(QRectF(self.rect()), theme.panel)
        painter.setPen(line(theme.line, self._metrics.px(1.5)))
        painter.drawLine(0, 0, self.width(), 0)


class ReplayPage(Page):
    """Any moment of a match on its table, one after the other or at will.

    Nothing is done in the match. `play_on_requested` carries the moment from which somebody wants
    to play on, which a match that is over allows.
    """

    has_table = True
    play_on_requested = Signal(int)

    def __init__(
        self,
        appearance: Appearance,
        moments: Moments,
        parent: QWidget | None = None,
        *,
        damaged: Damaged | None = None,
        clock: Clock | None = None,
        speaking: Speaking | None = None,
    ) -> None:
        """Show a match from its beginning; what follows in its file is `damaged`.

        While it plays, each moment waits until `speaking` has told the one before.
        """
        match = moments.match
        super().__init__(appearance, parent, game_id=match.game.id, inlay=True)
        self.moments = moments
        self._damaged = damaged
        self._module = MODULES[match.game.id]
        self._captions = words.MomentCaptions(moments, self._module.narration())
        self._viewpoints = moments.viewpoints()
        self.viewpoint: Viewpoint = self._viewpoints[0]
        self.table = MomentTable(appearance, moments, self, clock)
        self.table.lower()
        self.table.top.setParent(self)
        speaking = Speaking(self) if speaking is None else speaking
        self.playback = Playback(
            moments,
            self.table.scene.clock,
            lasts=self._lasts,
            is_free=lambda: self.table.scene.resting and not speaking.busy,
            parent=self,
        )
        self._seen = self.playback.moment
        """The moment that was shown last."""
        self.table.settled.connect(self.playback.settle)
        speaking.ended.connect(self.playback.settle)
        self.strip = _Strip(appearance, self)
        self.timeline = Timeline(appearance, self.playback, self.strip)
        self.view_choice = PickButton(appearance, "eye", self.strip)
        self.view_choice.setVisible(len(self._viewpoints) > 1)
        self.view_choice.picked.connect(self._look_from)
        self.kept_back = Label(appearance, "caption", self.strip, tone="text_2", wrap=True)
        """Says which hands are not shown, and until when."""
        self.kept_back.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        hides = match.over is None and not match.open_hands and len(moments.players) > 1
        self.kept_back.setVisible(hides)
        self.transport = Transport(appearance, self.playback, self)
        self.status = MomentStatus(appearance, self)
        self.asking = asking_at(self.game_id, self.table, self.status)
        self.back = make_back_button(self)
        self.play_on = PrimaryButton(appearance, None, self)
        self.play_on.padding = 22.0
        self.play_on.clicked.connect(self._ask_to_play_on)
        self.play_on.setVisible(match.over is not None)
        self.rail_left = [*self.transport.widgets, self.status]
        self.rail_right = [self.back, self.play_on]
        self.first_focus = self.timeline
        self.playback.moved.connect(self._show_moment)
        self.playback.changed.connect(self._keep_pace)
        self.covered.connect(self.playback.stop)
        self.retranslate()

    # What is shown

    def retranslate(self) -> None:
        super().retranslate()
        self.play_on.set_word(words.play_on())
        self.transport.retranslate()
        self.timeline.retranslate()
        names = {"": words.all_open()}
        for index, viewpoint in enumerate(self._viewpoints):
            if viewpoint.seat is not None and not viewpoint.open_hands:
                name = self.moments.players[viewpoint.seat].name
                names[str(index) if index else ""] = words.as_seen_by(name=name)
        self.view_choice.set_choices(words.seen_from(), names)
        kept_back = words.none_yet if self.viewpoint.seat is None else words.one_yet
        self.kept_back.setText(kept_back())
        tell_name(self.table, words.replay())
        self.set_title(self._module.title, self._title_line(), kind=words.replay())
        self._tell()

    def _title_line(self) -> str:
        match = self.moments.match
        parts = [words.replay_in_bar()]
        if self._damaged is not None:
            parts.append(words.damaged(n=self.moments.last))
        parts.append(self._module.played_as(match.view(None), open_hands=match.open_hands))
        if match.seed is not None:
            parts.append(common_texts.deal(code=code_of(match)))
        return joined(*parts)

    def frame(self) -> Frame:
        """Return the room that the table has: all over the strip, as if the window ended there.

        A hand, which hangs a little over the rail, does not hang over the strip.
        """
        taken = self._strip_height() + round(self.metrics.px(HANGS))
        return Frame(
            self.width(),
            self.height() - taken,
            self.metrics,
            self.bar_height,
            self.height() - self.rail_height - taken,
            descending=self.appearance.hand_order == "descending",
        )

    def place_rail(self) -> None:
        """Place all on the rail; the main button is short where the moment needs the room."""
        for word in (words.play_on, words.play_on_now):
            self.play_on.set_word(word())
            super().place_rail()
            self.status.fit(self.rail_right)
            if self.status.width() >= self.status.wished:
                break
        tell_name(self.play_on, words.play_on())

    def place_content(self) -> None:
        for pane in (self.table, self.table.top):
            pane.setGeometry(self.rect())
        self.table.top.raise_()
        self._place_strip()
        raise_bar(self)
        self.strip.raise_()
        self._show_table(Transition.AT_ONCE)

    def _place_strip(self) -> None:
        self.strip.set_metrics(self.metrics)
        px, high = self.metrics.px, self._strip_height()
        top = self.height() - self.rail_height - high
        self.strip.setGeometry(0, top, self.width(), high + round(px(8)))
        right = self.width() - px(self.rail_margin)
        if self.view_choice.isVisibleTo(self.strip):
            size = self.view_choice.body_size()
            wide = min(size.width(), 0.36 * self.width())
            body = min(size.height(), high - px(6))
            self.view_choice.place(right - wide, (high - body) / 2 + px(1), wide, body)
            right -= wide + px(14)
        if self.kept_back.isVisibleTo(self.strip):
            wide = min(self.kept_back.sizeHint().width() + px(4), 0.3 * self.width())
            self.kept_back.setGeometry(round(right - wide), 0, round(wide), high)
            right -= wide + px(14)
        left = px(self.rail_margin) - px(6)
        self.timeline.setGeometry(round(left), 0, round(right - left), high)

    def _strip_height(self) -> int:
        """Return how high the strip is: with large texts the choice of a viewpoint needs more."""
        px = self.metrics.px
        return round(max(px(STRIP), self.view_choice.body_size().height() + px(6)))

    def content_stops(self) -> Sequence[QWidget]:
        return [self.timeline, self.view_choice]

    # From moment to moment

    def _show_moment(self, motion: bool) -> None:
        self.table.message.clear()
        self._show_table(Transition.MOVE if motion else Transition.AT_ONCE)
        self._tell()
        before, self._seen = self._seen, self.playback.moment
        if not self.timeline.isSliderDown():
            self.table.announce(" ".join(self._told_since(before)))

    def _told_since(self, before: int) -> list[str]:
        """Return what led to the moment; where a turn was gone over at once, all of it."""
        moment, turn_at = self.playback.moment, self.moments.turn_at
        over = range(before + 1, moment) if turn_at(moment) == turn_at(before) + 1 else ()
        told = [self._captions.full(each, self.viewpoint) for each in over]
        return [said for said in (*told, self._said(self._captions.full)) if said]

    def _show_table(self, transition: Transition) -> None:
        self.table.show_moment(self.playback.moment, self.viewpoint, self.frame(), transition)

    def _tell(self) -> None:
        """Say on the rail which moment it is, and what led to it."""
        moment = self.playback.moment
        turn = self.moments.turns[self.moments.turn_at(moment)]
        self.status.tell(
            self.moments.players[turn.seat],
            words.turn_line(self.moments, moment),
            self._said(self._captions.short),
            self._said(self._captions.full),
        )
        self.play_on.set_allowed(moment < self.moments.last)
        self.place_rail()

    def _said(self, caption: Callable[[int, Viewpoint], str]) -> str:
        """Return the caption of the moment; at the last one also why there is no more of it."""
        moment = self.playback.moment
        said = caption(moment, self.viewpoint)
        if self._damaged is not None and moment == self.moments.last:
            return f"{damage_text(self._damaged)} {said}"
        return said

    def _look_from(self) -> None:
        """Show the match from the viewpoint that was chosen."""
        self.viewpoint = self._viewpoints[int(self.view_choice.value or 0)]
        self._show_table(Transition.AT_ONCE)
        self._tell()
        self._place_strip()

    def _ask_to_play_on(self) -> None:
        if self.play_on.allowed:
            self.play_on_requested.emit(self.playback.moment)

    def _lasts(self, moment: int) -> float:
        return time_of(self._captions.weight(moment, self.viewpoint), "calm")

    def _keep_pace(self) -> None:
        """Let cards fly as fast as it plays."""
        pace: PaceName = "calm" if self.playback.speed == 1 else "quick"
        self.table.hurry(pace)

    # Keys

    def key_actions(self) -> KeyActions:
        return {
            **self.transport.key_actions(),
            **self.asking.key_actions(),
            **super().key_actions(),
        }

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.playback.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_table(Transition.AT_ONCE)
