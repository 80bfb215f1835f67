"""The menu of a seat: a person plays there, or a computer of one of three strengths."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games import MODULES
from app.match.phase import Phase
from app.match.players import PlayerInfo
from app.match.session import Session
from app.pages.page import Page
from app.pages.table.choices import ChoiceStrip, StripOption
from app.pages.table.computers.seats import seat_of, seat_rect
from app.pages.table.privacy import Privacy
from app.paint.brushes import rounded
from app.paint.icons import paint_icon
from app.paint.shapes import paint_player
from app.style.appearance import Appearance
from app.style.typography import initial
from app.system.screen_reader import tell_description, tell_name
from app.table.layout import Rect
from app.table.view.view import TableView
from app.texts import texts
from app.widgets.control import Control
from engine.core.events import KINDS

T = texts("SeatMenu")


class SeatMenu(QObject):
    """The strip that opens at a player's panel, or at the button for the seat at the near edge.

    What is chosen there is done in the session at once; the focus goes back where it was.
    """

    def __init__(
        self,
        session: Session,
        view: TableView,
        button: SeatButton,
        page: Page,
        privacy: Privacy,
    ) -> None:
        super().__init__(page)
        self._privacy = privacy
        self._session = session
        self._view = view
        self._button = button
        self._page = page
        self._at_button = False
        self.strip = ChoiceStrip(page.appearance, page)
        self.strip.chosen.connect(self._chosen)
        self.strip.closing.connect(self._go_back)
        self.seat = 0

    def open(self, seat: int, *, at_button: bool = False) -> bool:
        """Show who could play there; false where nobody else could."""
        computers = MODULES[self._session.match.game.id].has_computers
        alone = not computers and self._session.is_human(seat)
        if alone or self._session.phase in (Phase.CURTAIN, Phase.OVER):
            return False
        self.seat, self._at_button = seat, at_button
        self._kinds = KINDS if computers else KINDS[:1]
        self.strip.open(self._options(), who_plays(self._session.players[seat]))
        self.place()
        return True

    def place(self) -> None:
        """Stand where the seat is now, in the language of the moment."""
        if not self.strip.isVisible():
            return
        about = self._about()
        if about is None:
            self.strip.close_choice()
            return
        self.strip.rename(self._options(), who_plays(self._session.players[self.seat]))
        page, bar = self._page, self._page.bar_height
        self.strip.place(about, Rect(0, bar, page.width(), page.height() - bar))

    def _about(self) -> Rect | None:
        """Return what the strip stands beside: the button, or the player's panel."""
        if self._at_button:
            body = self._button.body_in_parent()
            return Rect(body.x(), body.y(), body.width(), body.height())
        return seat_rect(self._view.scene.layout, self.seat)

    def _options(self) -> list[StripOption]:
        words = (
            common_texts.person(),
            T("Easy")(),
            T("Normal")(),
            T("Hard")(),
        )
        now = self._session.players[self.seat].kind
        seats = [
            StripOption("user" if kind == "human" else "cpu", word, kind == now)
            for kind, word in zip(KINDS, words, strict=True)
            if kind in self._kinds
        ]
        if self._is_own():
            chosen = self._privacy.chosen
            seats.append(StripOption("eye-off", common_texts.on_request(), chosen, besides=True))
        return seats

    def _is_own(self) -> bool:
        """Tell whether the seat is that of the person at the screen."""
        return self._at_button and self._session.is_human(self.seat)

    def _chosen(self, index: int) -> None:
        if index == len(self._kinds):
            self._privacy.toggle()
            self._go_back()
            return
        kind = self._kinds[index]
        if kind != self._session.players[self.seat].kind:
            self._session.seat_player(self.seat, kind)
        # A curtain that has fallen keeps the focus.
        if self._session.phase is not Phase.CURTAIN:
            self._go_back()

    def _go_back(self) -> None:
        """Give the focus to what stands for the seat now, or else to the hand."""
        panels = [id_ for id_ in self._view.overlay.targets if seat_of(id_) == self.seat]
        if panels:
            self._view.overlay.set_focus(panels[0], Qt.FocusReason.OtherFocusReason)
        elif self._button.isVisible():
            self._button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)


def who_plays(player: PlayerInfo) -> str:
    """Return what the strip, and whatever opens it, is called."""
    return T("Who plays for {name}?")(name=player.name)


SIDE: Final = 40.0


class SeatButton(Control):
    """The player at the near edge: shape with initial, and a chip if a computer plays."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent, on_dark=True)
        self._player: PlayerInfo | None = None

    def show_player(self, player: PlayerInfo, *, on_request: bool) -> None:
        """Show that player, in the language of the moment.

        `on_request`: whether their cards are only said when they ask.
        """
        name = who_plays(player)
        # Nobody looks for it behind that name.
        besides = common_texts.on_request_on if on_request else common_texts.on_request_off
        tell_description(self, besides() if player.kind == "human" else "")
        if (player, name) != (self._player, self.accessibleName()):
            self._player = player
            tell_name(self, name)
            self.setToolTip(name)
            self.update()

    def body_size(self) -> QSizeF:
        side = max(40.0, self.metrics.px(SIDE))
        return QSizeF(side, side)

    def ring_radius(self) -> float:
        return self.body().height() / 2

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        player, theme = self._player, self.appearance.theme
        if player is None:
            return
        if self.hovered or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            rounded(painter, body, body.height() / 2, theme.rail_button)
        inner = body.adjusted(2, 2, -2, -2)
        paint_player(painter, inner, player.colour, initial(player.name), theme)
        if player.kind != "human":
            side = body.width() * 0.44
            chip = QRectF(body.right() - side, body.bottom() - side, side, side)
            rounded(painter, chip, side / 2, theme.rail_button)
            grown = side * 0.16
            icon = chip.adjusted(grown, grown, -grown, -grown)
            paint_icon(painter, "cpu", icon, theme.rail_text, 2.2)
