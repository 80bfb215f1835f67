"""The set-up's picture of the table: the seats, taken or free, round an oval."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Signal
from PySide6.QtWidgets import QWidget

from app.look import Look
from app.pages.party import Party
from app.text import Metrics
from app.widgets.round_table import RoundTable
from app.widgets.seat import Invitation, SeatPlate

PLACES = 5


class _Oval(NamedTuple):
    """The middle of the oval and how far it reaches."""

    centre: QPointF
    across: float
    down: float


class SeatRing(QWidget):
    """Five places clockwise from the foot of the table.

    `seat_chosen` and `place_invited` carry a place, 0 to 4.
    """

    seat_chosen = Signal(int)
    place_invited = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._metrics = look.metrics(QSize(1280, 800))
        self._table = RoundTable(look, self)
        self.seats = [SeatPlate(look, self) for _ in range(PLACES)]
        self.invitations = [Invitation(look, self) for _ in range(PLACES)]
        for place in range(PLACES):
            self.seats[place].clicked.connect(partial(self._choose, place))
            self.invitations[place].clicked.connect(partial(self._invite, place))

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def show_party(self, party: Party, chosen: int, starter: int) -> None:
        """Show who sits where, in the language on screen."""
        starts = QCoreApplication.translate("SetupPage", "starts")
        add = QCoreApplication.translate("SetupPage", "Add a player")
        several = len(party.taken) > 1
        for place, (seat, invitation) in enumerate(zip(self.seats, self.invitations, strict=True)):
            guest = party.guest(place) if place < party.places else None
            seat.setVisible(guest is not None)
            invitation.setVisible(guest is None and place < party.places)
            invitation.set_word(add)
            if guest is not None:
                pill = starts if several and place == starter else ""
                seat.show_player(party.name(place), guest.colour, "", pill)
                seat.setChecked(place == chosen)

    def centre_x(self, place: int) -> float:
        """Where the middle of a place lies, in the parent's coordinates."""
        return self.x() + self._centres()[place].x()

    def place_seats(self) -> None:
        """Place table and seats in the widget's present size."""
        px = self._metrics.px
        oval = self._oval()
        self._table.place(oval.centre, oval.across, oval.down)
        half = self.width() / 2
        piles = self._table.piles_width(oval.across, oval.down) + px(12)
        beside = half - px(4) - piles
        cramped = any(self._taken(place) and self.seats[place].least() > beside for place in (1, 4))
        self._table.show_piles(not cramped)
        if cramped:
            piles, beside = px(4), half - px(8)
        widest = (self.width() - px(8), beside, half - px(8), half - px(8), beside)
        for place, centre in enumerate(self._centres()):
            plate = self.seats[place] if self._taken(place) else self.invitations[place]
            size = plate.squeezed(widest[place])
            left = centre.x() - size.width() / 2
            if place == 1:
                left = min(left, oval.centre.x() - piles - size.width())
            elif place == 4:
                left = max(left, oval.centre.x() + piles)
            elif place == 2:
                left = min(left, half - px(4) - size.width())
            elif place == 3:
                left = max(left, half + px(4))
            left = min(max(px(4), left), self.width() - px(4) - size.width())
            plate.place(left, centre.y() - size.height() / 2, size.width(), size.height())

    def _taken(self, place: int) -> bool:
        return self.seats[place].isVisibleTo(self)

    def _oval(self) -> _Oval:
        """Seats stand half outside of the oval: above it, below it and at its sides."""
        px = self._metrics.px
        top, foot = px(80), self.height() - px(42)
        down = min(px(200), max(px(40), (foot - top) / 2))
        across = min(px(272) * max(1.0, down / px(150)), self.width() / 2 - px(100))
        middle = top + down + max(0.0, (foot - top - 2 * down) / 2)
        return _Oval(QPointF(self.width() / 2, middle), across, down)

    def _centres(self) -> list[QPointF]:
        px = self._metrics.px
        oval = self._oval()
        x, y = oval.centre.x(), oval.centre.y()
        upper = y - oval.down - px(40)
        aside = min(px(146), self.width() / 4)
        return [
            QPointF(x, y + oval.down + px(2)),
            QPointF(x - oval.across - px(2), y),
            QPointF(x - aside, upper),
            QPointF(x + aside, upper),
            QPointF(x + oval.across + px(2), y),
        ]

    def _choose(self, place: int, *_: object) -> None:
        self.seat_chosen.emit(place)

    def _invite(self, place: int, *_: object) -> None:
        self.place_invited.emit(place)
