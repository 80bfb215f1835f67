"""The set-up's picture of the table: the seats, taken or free, round an oval."""

from collections.abc import Mapping
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QSize, Signal
from PySide6.QtWidgets import QWidget

from app.pages.setup.party import Party
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_description, tell_name
from app.texts import texts
from app.widgets.control import one_stop, step_in
from app.widgets.round_table import RoundTable, Way
from app.widgets.seat import Invitation, SeatPanel
from app.widgets.table_picture import TablePicture

T = texts("SetupPage")


class _Stand(NamedTuple):
    """A place's side of the oval: left (-1), middle or right; head (-1), side or foot."""

    across: int
    down: int


_FOOT, _FOOT_LEFT, _FOOT_RIGHT = _Stand(0, 1), _Stand(-1, 1), _Stand(1, 1)
_HEAD, _HEAD_LEFT, _HEAD_RIGHT = _Stand(0, -1), _Stand(-1, -1), _Stand(1, -1)
_LEFT, _RIGHT = _Stand(-1, 0), _Stand(1, 0)

STANDS: Final = {
    1: (_FOOT,),
    2: (_FOOT, _HEAD),
    3: (_FOOT, _HEAD_LEFT, _HEAD_RIGHT),
    4: (_FOOT, _LEFT, _HEAD, _RIGHT),
    5: (_FOOT, _LEFT, _HEAD_LEFT, _HEAD_RIGHT, _RIGHT),
    6: (_FOOT_RIGHT, _FOOT_LEFT, _LEFT, _HEAD_LEFT, _HEAD_RIGHT, _RIGHT),
}
"""The places by their number, clockwise from the foot of the table."""

_WAYS: Final[Mapping[int, Way]] = {1: "", 2: "", 3: "foot", 4: "foot", 5: "foot", 6: "head"}
"""Where the table shows the way of play: two take turns."""

EDGE: Final = 8.0
"""Room beside the outermost seats for their focus rings, in measures of a page 1280 wide."""

_PAST: Final = 18.0
"""How far beside a seat one points past it at another: half of the notch, and a little more."""

_USUAL: Final = 68.0
"""The usual height of a seat, in measures of a page 1280 wide."""

_ROW: Final = 78.0
"""The height that a row of seats has at least, if their texts are as large as all others."""


class _Oval(NamedTuple):
    """The middle of the oval and how far it reaches."""

    centre: QPointF
    across: float
    down: float


class SeatRing(QWidget):
    """So many places round the table of a game, clockwise from its foot.

    `seat_chosen` and `place_invited` carry a place, counted from 0.
    """

    accessible_kind = "group"

    seat_chosen = Signal(int)
    place_invited = Signal(int)

    def __init__(
        self,
        appearance: Appearance,
        picture: TablePicture,
        places: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._stands = STANDS[places]
        self._head = self._foot = self._metrics.px(_USUAL)
        self._table = RoundTable(appearance, picture, _WAYS[places], self)
        self.seats = [SeatPanel(appearance, self) for _ in self._stands]
        self.invitations = [Invitation(appearance, self) for _ in self._stands]
        for place in range(places):
            self.seats[place].clicked.connect(partial(self._choose, place))
            self.seats[place].stepped.connect(partial(step_in, self.seats, self.seats[place]))
            self.invitations[place].clicked.connect(partial(self._invite, place))

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def show_party(
        self,
        party: Party,
        chosen: int,
        pills: Mapping[int, str],
        lines: Mapping[int, tuple[str, str]],
    ) -> None:
        """Show who sits where, in the language on screen.

        `pills` and `lines` are what else is to be said at a place, such as who starts; a line also
        in a brief form.
        """
        add = T("Add a player")()
        tell_name(self, T("Seats", note="All of them, for screen readers.")())
        for place, (seat, invitation) in enumerate(zip(self.seats, self.invitations, strict=True)):
            guest = party.guest(place)
            seat.setVisible(guest is not None)
            invitation.setVisible(guest is None)
            invitation.set_word(add)
            seat_number = T("Seat {number}", note="Tells empty seats apart, for screen readers.")
            tell_description(invitation, seat_number(number=place + 1))
            if guest is not None:
                line, brief = lines[place]
                seat.show_player(
                    party.name(place),
                    guest.colour,
                    line,
                    pills.get(place, ""),
                    brief=brief,
                    computer=guest.kind != "human",
                )
                seat.setChecked(place == chosen)
        one_stop(self.seats)

    def pointed_x(self, place: int) -> float | None:
        """Return where to point up at a seat, in the parent's coordinates.

        It is past any seat below; None if those hide the whole of it.
        """
        own, middle = self.seats[place].geometry(), self._centre(self._stands[place]).x()
        below = [
            seat.geometry()
            for seat in self.seats
            if not seat.isHidden() and seat.geometry().top() > own.center().y()
        ]
        if not any(other.left() <= middle <= other.right() for other in below):
            return self.x() + middle
        beside = [x for other in below for x in (other.left() - _PAST, other.right() + _PAST)]
        free = [
            self.x() + x
            for x in beside
            if own.left() <= x <= own.right()
            and not any(other.left() <= x <= other.right() for other in below)
        ]
        return min(free, key=lambda x: abs(x - self.x() - middle), default=None)

    def place_seats(self) -> None:
        """Place table and seats in the widget's present size."""
        px = self._metrics.px
        rows = len({stand.down for stand in self._stands})
        if self.height() < rows * px(_ROW):  # Large texts would not let them stand apart.
            for seat in self.seats:
                seat.set_metrics(self._metrics._replace(text_scale=1.0))
        self._head = self._foot = px(_USUAL)
        oval = self._oval()
        half = self.width() / 2
        reach = half - px(EDGE)
        picture = self._table.picture_reach(oval.across, oval.down) + px(12)
        cramped = any(
            self._taken(place) and self.seats[place].least() > reach - picture
            for place, stand in enumerate(self._stands)
            if not stand.down
        )
        self._table.show_picture(not cramped)
        # How far from the middle a panel begins: at the sides where the picture ends.
        starts = [px(4) if stand.down or cramped else picture for stand in self._stands]
        panels = [
            self.seats[place] if self._taken(place) else self.invitations[place]
            for place in range(len(self._stands))
        ]
        highest = (self.height() - px(14)) / rows - px(4)
        sizes = [
            panel.squeezed(reach - apart if stand.across else 2 * reach, highest)
            for panel, stand, apart in zip(panels, self._stands, starts, strict=True)
        ]
        self._head, self._foot = (
            max(
                size.height()
                for size, stand in zip(sizes, self._stands, strict=True)
                if stand.down == row
            )
            for row in (-1, 1)
        )
        oval = self._oval()
        self._table.place(oval.centre, oval.across, oval.down)
        for panel, stand, apart, size in zip(panels, self._stands, starts, sizes, strict=True):
            centre = self._centre(stand)
            left = centre.x() - size.width() / 2
            top = centre.y() - size.height() / 2
            if not stand.down:
                # Where there is little room, the foot of the table reaches higher than its head.
                top = min(top, centre.y() + oval.down - self._foot / 2 - px(2) - size.height())
            if stand.across < 0:
                left = min(left, half - apart - size.width())
            elif stand.across > 0:
                left = max(left, half + apart)
            left = min(max(px(EDGE), left), self.width() - px(EDGE) - size.width())
            panel.place(left, top, size.width(), size.height())

    def _taken(self, place: int) -> bool:
        return self.seats[place].isVisibleTo(self)

    def _oval(self) -> _Oval:
        """Return the oval that seats stand half outside of: above it, below it and at its sides."""
        px = self._metrics.px
        top, foot = self._head + px(12), self.height() - px(8) - self._foot / 2
        down = min(px(200), max(px(40), (foot - top) / 2))
        across = min(px(272) * max(1.0, down / px(150)), self.width() / 2 - px(100))
        middle = top + down + max(0.0, (foot - top - 2 * down) / 2)
        return _Oval(QPointF(self.width() / 2, middle), across, down)

    def _centre(self, stand: _Stand) -> QPointF:
        px = self._metrics.px
        oval = self._oval()
        x, y = oval.centre.x(), oval.centre.y()
        if stand.down > 0:
            y += oval.down + px(2)
        elif stand.down < 0:
            y -= oval.down + px(6) + self._head / 2
        beside = min(px(146), self.width() / 4) if stand.down else oval.across + px(2)
        return QPointF(x + stand.across * beside, y)

    def _choose(self, place: int, *_: object) -> None:
        self.seat_chosen.emit(place)

    def _invite(self, place: int, *_: object) -> None:
        self.place_invited.emit(place)
