"""The points of Wednesday: between two rounds, and whenever somebody wants to look at them."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games.contract import as_sentences
from app.games.result_head import points_word
from app.games.result_text import ResultText, only_person
from app.games.round_points import RoundPoints, RunningMatch
from app.games.wednesday.result.result import (
    last_hands,
    last_round_end,
    place_beside,
    shapes_of,
    show_scores,
)
from app.games.wednesday.result.result_text import (
    following_sentences,
    leaders,
    leading_sentence,
    round_end_sentence,
    round_figure,
    round_heading,
    standings,
)
from app.games.wednesday.result.score_table import ScoreTable
from app.games.wednesday.visuals.figures import paint_printed_figure
from app.style.appearance import Appearance
from app.style.typography import Metrics, number
from app.texts import texts
from app.widgets.result_pieces import DiscFace
from engine.games.wednesday.rounds import ROUNDS

T = texts("ScoresPage")


class WednesdayPoints(RoundPoints):
    """The head of a result, and the table of rounds under its texts."""

    def __init__(self, appearance: Appearance, board: QWidget, running: RunningMatch) -> None:
        super().__init__(appearance, board, running)
        view = running.match.view(None)
        self._scores: list[list[int]] = view["scores"]
        self._teams: int = view["options"]["teams"]
        self._end = last_round_end(running.match)
        self._hands = last_hands(running.match)
        self._round: int = view["round"]
        """The round that is played now."""
        self.table = ScoreTable(appearance, board)

    @property
    def finished(self) -> int:
        """How many rounds are done."""
        return len(self._scores)

    @property
    def readable(self) -> Sequence[QWidget]:
        return [*super().readable, self.table]

    def show_round(self) -> str:
        said = ResultText(
            round_heading(round=self.finished), self._ended(), self._leading(), laurel=False
        )
        return self._tell(self.finished, said, self._face_of_the_round())

    def in_words(self) -> str:
        leading, told = self._leading(), list[str]()
        for part in (self._said.heading, self._said.sentence, self._said.cause):
            told.append(part)
            if part == leading:  # Those behind are in the table alone.
                table = standings(self._scores, self._teams)
                told += following_sentences(table, self.names, self._teams)
        return as_sentences(told)

    def show_so_far(self) -> str:
        heading = T("Points so far")()
        cause = self._ended()
        if cause:
            text = T("Round {round}: {end}")
            cause = text(round=self.finished, end=cause)
        said = ResultText(heading, self._leading(), cause, laurel=False)
        return self._tell(self._round, said, self._face_of_the_leaders())

    def place(self, metrics: Metrics, width: float, height: float) -> float:
        return place_beside(self.head, self.table, metrics, width, height)

    def _tell(self, number: int, result_text: ResultText, face: DiscFace) -> str:
        """Show what the head says, and the table; the round of that number for the bar."""
        self._said = result_text
        self.head.show(result_text, face, won=False)
        self.head.show_practice(is_practice=False)
        show_scores(
            self.table, self._scores, self._teams, self.running.players,
            lit=self.finished - 1, hands=self._hands,
        )  # fmt: skip
        return common_texts.round_of(round=number, rounds=ROUNDS)

    def _ended(self) -> str:
        """Say how the round that was finished last ended, as a sentence; "" where nobody knows."""
        if self._end is None:
            return ""
        people = {player.seat for player in self.running.players if player.kind == "human"}
        return round_end_sentence(self._end, self._scores[-1], self.names, only_person(people))

    def _leading(self) -> str:
        """Say who leads, as a sentence."""
        return leading_sentence(standings(self._scores, self._teams), self.names, self._teams)

    def _face_of_the_round(self) -> DiscFace:
        """Return the figure of what ended the round, or else who came out of it without points."""
        figure = "" if self._end is None else round_figure(self._end)
        if figure:
            return DiscFace(
                picture=lambda painter, box, theme: paint_printed_figure(
                    painter, figure, box, theme
                )
            )
        least = min(self._scores[-1])
        best = [
            player
            for player, points in zip(self.running.players, self._scores[-1], strict=True)
            if points == least
        ]
        return DiscFace(points_word(least), number(least), players=shapes_of(best))

    def _face_of_the_leaders(self) -> DiscFace:
        """Return the fewest points, and whose they are."""
        ahead = leaders(standings(self._scores, self._teams))
        least = ahead[0].total
        seats = [seat for party in ahead for seat in party.seats]
        players = shapes_of([self.running.players[seat] for seat in seats])
        return DiscFace(points_word(least), number(least), players=players)
