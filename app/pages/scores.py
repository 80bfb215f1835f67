"""Between two rounds of Wednesday: how the round ended, and the points so far."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.games.catalogue import game_entry
from app.games.verdict import Verdict
from app.games.wednesday.verdict import (
    leading_sentence,
    round_end_sentence,
    round_figure,
    round_heading,
    standings,
)
from app.look import Look
from app.pages import letters
from app.pages.result_frame import ResultFrame
from app.pages.result_head import ResultHead, points_word
from app.pages.result_rounds import last_round_end, place_beside, shapes_of, show_scores
from app.session import Session
from app.text import number
from app.widgets.buttons import PrimaryButton, RailButton
from app.widgets.result_pieces import DiscFace
from app.widgets.score_table import ScoreTable
from engine.games.wednesday.rounds import ROUNDS


class ScoresPage(ResultFrame):
    """The round that the session's match has finished last; it shows what all may know.

    `next_requested` asks to go on: whoever laid the page over the table takes it off.
    """

    next_requested = Signal()

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(look, session.match.game.id, parent)
        view = session.match.view(None)
        self._players = session.players
        self._scores: list[list[int]] = view["scores"]
        self._teams: int = view["options"]["teams"]
        self._end = last_round_end(session.match)
        self.head = ResultHead(look, self.area.board)
        self.table = ScoreTable(look, self.area.board)
        self._home = RailButton(look, "home", self)
        self._home.clicked.connect(self.home_requested)
        self.next = PrimaryButton(look, None, self)
        self.next.clicked.connect(self.next_requested)
        self.rail_left.append(self._home)
        self.rail_right.append(self.next)
        self.first_focus = self.next
        self.on_escape = self.next_requested
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        finished = len(self._scores)
        text = QCoreApplication.translate("ScoresPage", "round {round} of {rounds}")
        line = text.format(round=finished, rounds=ROUNDS)
        self.set_title(game_entry(self.game_id).title, line)
        names = [player.name for player in self._players]
        points = self._scores[-1]
        ended = "" if self._end is None else round_end_sentence(self._end, points, names)
        leading = leading_sentence(standings(self._scores, self._teams), names, self._teams)
        said = Verdict(round_heading(finished), ended, leading, laurel=False)
        self.head.show(said, self._face(), won=False)
        self.head.show_practice(is_practice=False, would_be=False)
        show_scores(self.table, self._scores, self._teams, self._players, finished - 1)
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

    def place_board(self, width: float, height: float) -> float:
        return place_beside(self.head, self.table, self.metrics, width, height)
