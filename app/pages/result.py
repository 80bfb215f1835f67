"""The result: how the match ended, and what can be done now."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from app.games.catalogue import game_entry
from app.games.setup import game_setup
from app.look import Look
from app.pages.result_body import result_body
from app.pages.result_frame import ResultFrame
from app.pages.setup_options import made_up_deal
from app.players import NewMatch
from app.session import Session
from app.text import joined, number
from app.widgets.buttons import PrimaryButton, RailButton


class ResultPage(ResultFrame):
    """The result of the session's match, which is over; each game has a body of its own.

    `deal_requested` carries a NewMatch with the same people and options, the same deal or another;
    `take_back_requested` asks to take back the last move, where `session.can_undo` allows it.
    """

    deal_requested = Signal(object)
    take_back_requested = Signal()

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        match = session.match
        super().__init__(look, match.game.id, parent)
        self._session = session
        self.body = result_body(self.game_id)(look, self.area.board, session)
        self._home = RailButton(look, "home", self)
        self._home.clicked.connect(self.home_requested)
        self.take_back = RailButton(look, "undo", self)
        self.take_back.clicked.connect(self.take_back_requested)
        self.take_back.setVisible(session.can_undo)
        self.again = RailButton(look, None, self)
        self.again.clicked.connect(lambda: self._ask_to_deal(match.seed))
        self.again.setVisible(match.seed is not None)
        self.new = PrimaryButton(look, None, self)
        self.new.clicked.connect(lambda: self._ask_to_deal(made_up_deal()))
        self.rail_left += [self._home, self.take_back]
        self.rail_right += [self.again, self.new]
        self.first_focus = self.new
        self.on_escape = self.home_requested
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(game_entry(self.game_id).title, self._bar_line())
        self.body.retranslate()
        self._home.set_word(QCoreApplication.translate("ResultPage", "Home"))
        self.take_back.set_word(QCoreApplication.translate("ResultPage", "Undo the last move"))
        self.again.set_word(QCoreApplication.translate("ResultPage", "Same deal again"))
        self.new.set_word(QCoreApplication.translate("ResultPage", "New deal"))

    def place_board(self, width: float, height: float) -> float:
        return self.body.place(self.metrics, width, height)

    def _ask_to_deal(self, seed: int | None) -> None:
        match = self._session.match
        assert seed is not None
        self.deal_requested.emit(
            NewMatch(match.game.id, match.options, self._session.players, seed)
        )

    def _bar_line(self) -> str:
        match = self._session.match
        parts = [game_setup(match.game.id).variant(match.seats, match.options)]
        if match.seed is not None:
            deal = QCoreApplication.translate("ResultPage", "deal {number}")
            parts.append(deal.format(number=number(match.seed)))
        if match.practice:
            parts.append(QCoreApplication.translate("ResultPage", "practice"))
        return joined(*parts)
