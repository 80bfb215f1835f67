"""The points of Wednesday: between two rounds, and whenever somebody wants to look at them."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.games.result_head import ResultHead, points_word
from app.games.verdict import Verdict
from app.games.wednesday.result import (
    last_hands,
    last_round_end,
    place_beside,
    shapes_of,
    show_scores,
)
from app.games.wednesday.verdict import (
    leaders,
    leading_sentence,
    round_end_sentence,
    round_figure,
    round_heading,
    standings,
)
from app.look import Look
from app.pages import letters
from app.pages.result_frame import ResultFrame
from app.session import Session
from app.text import number
from app.widgets.buttons import PrimaryButton, RailButton
from app.widgets.result_pieces import DiscFace
from app.widgets.score_table import ScoreTable
from engine.games.wednesday.rounds import ROUNDS


class PointsTable(ResultFrame):
    """How the round that was finished last ended, and the points so far, as all may know them."""

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(look, session.match.game.id, parent)
        view = session.match.view(None)
        self._players = session.players
        self._scores: list[list[int]] = view["scores"]
        self._teams: int = view["options"]["teams"]
        self._end = last_round_end(session.match)
        self._hands = last_hands(session.match)
        self.round: int = view["round"]
        """The round that is played now."""
        self.head = ResultHead(look, self.area.board)
        self.table = ScoreTable(look, self.area.board)

    @property
    def finished(self) -> int:
        """How many rounds are done."""
        return len(self._scores)

    def tell(self, number: int, verdict: Verdict, face: DiscFace) -> None:
        """Show what the head says, the round of that number in the bar, and the table."""
        text = QCoreApplication.translate("ScoresPage", "round {round} of {rounds}")
        self.set_title(MODULES[self.game_id].title, text.format(round=number, rounds=ROUNDS))
        self.head.show(verdict, face, won=False)
        self.head.show_practice(is_practice=False)
        show_scores(
            self.table, self._scores, self._teams, self._players,
            lit=self.finished - 1, hands=self._hands,
        )  # fmt: skip

    @property
    def names(self) -> list[str]:
        return [player.name for player in self._players]

    def ended(self) -> str:
        """How the round that was finished last ended, as a sentence; "" where nobody knows."""
        if self._end is None:
            return ""
        return round_end_sentence(self._end, self._scores[-1], self.names)

    def leading(self) -> str:
        """Who leads, as a sentence."""
        return leading_sentence(standings(self._scores, self._teams), self.names, self._teams)

    def place_board(self, width: float, height: float) -> float:
        return place_beside(self.head, self.table, self.metrics, width, height)


class ScoresPage(PointsTable):
    """The round that the session's match has just finished.

    `next_requested` asks to go on: whoever laid the page over the table takes it off.
    """

    next_requested = Signal()

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(look, session, parent)
        self._home = RailButton(look, "home", self)
        self._home.clicked.connect(self.home_requested)
        self.next = PrimaryButton(look, None, self)
        self.next.clicked.connect(self.next_requested)
        self.rail_left.append(self._home)
        self.rail_right.append(self.next)
        self.first_focus = self.next
        self.on_escape = self.home_requested
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        said = Verdict(round_heading(self.finished), self.ended(), self.leading(), laurel=False)
        self.tell(self.finished, said, self._face())
        self._home.set_word(QCoreApplication.translate("ScoresPage", "Home"))
        self.next.set_word(QCoreApplication.translate("ScoresPage", "Next round"))

    def _face(self) -> DiscFace:
        """The figure of what ended the round, or else who came out of it without points."""
        figure = "" if self._end is None else round_figure(self._end)
        if figure:
            return DiscFace(figure=figure)
        least = min(self._scores[-1])
        best = [
            player
            for player, points in zip(self._players, self._scores[-1], strict=True)
            if points == least
        ]
        return DiscFace(points_word(least), number(least), players=shapes_of(best))

    def pressed_by(self, event: QKeyEvent) -> QWidget | None:
        """The button that a key presses (see `app.slips`)."""
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        return self.next if plain and event.key() in letters.NEXT else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.pressed_by(event) is not None:
            self.next_requested.emit()
        else:
            super().keyPressEvent(event)


class PointsPage(PointsTable):
    """The points so far, looked at in the middle of a round; `back_requested` leads back to it."""

    back_requested = Signal()

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(look, session, parent)
        self._back = RailButton(look, "left", self)
        self._back.clicked.connect(self.back_requested)
        self.rail_left.append(self._back)
        self.first_focus = self._back
        self.on_escape = self.back_requested
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        heading = QCoreApplication.translate("ScoresPage", "Points so far")
        cause = self.ended()
        if cause:
            text = QCoreApplication.translate("ScoresPage", "Round {round}: {end}")
            cause = text.format(round=self.finished, end=cause)
        self.tell(self.round, Verdict(heading, self.leading(), cause, laurel=False), self._face())
        self._back.set_word(QCoreApplication.translate("ScoresPage", "Back"))

    def _face(self) -> DiscFace:
        """The fewest points, and whose they are."""
        ahead = leaders(standings(self._scores, self._teams))
        least = ahead[0].total
        seats = [seat for party in ahead for seat in party.seats]
        players = shapes_of([self._players[seat] for seat in seats])
        return DiscFace(points_word(least), number(least), players=players)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in letters.POINTS and not event.isAutoRepeat():
            self.back_requested.emit()
        else:
            super().keyPressEvent(event)
