"""The result of Wednesday: who has won, and the points of all five rounds."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from app.games.result_body import PlayedMatch, ResultBody
from app.games.result_head import ResultHead, played_time, points_word
from app.games.wednesday.result.result_text import (
    RoundEnd,
    leaders,
    result_text,
    standings,
    team_word,
)
from app.games.wednesday.result.score_table import ScoreRow, ScoreTable
from app.games.wednesday.result.story import story
from app.match.players import PlayerInfo
from app.style.appearance import Appearance
from app.style.typography import Metrics, initial, number
from app.texts import texts
from app.widgets.result_pieces import DiscFace
from engine.core.match import Match
from engine.games.wednesday.cards import Hands
from engine.games.wednesday.documents import WednesdayStateDocument
from engine.games.wednesday.happenings import RoundEnded
from engine.games.wednesday.rounds import ROUNDS

T = texts("ResultPage")


class RoundsResult(ResultBody[WednesdayStateDocument]):
    """The winner's points on the disc, and the table beside it."""

    def __init__(self, appearance: Appearance, board: QWidget, played: PlayedMatch) -> None:
        super().__init__(appearance, board, played)
        self.table = ScoreTable(appearance, board)
        self._end = last_round_end(played.match)

    @property
    def readable(self) -> Sequence[QWidget]:
        return [*super().readable, self.table]

    def show(self) -> None:
        over, players = self.final["over"], self.played.players
        assert over is not None
        best = min(over["team_totals"] or over["totals"])
        face = DiscFace(
            words=points_word(best),
            number=number(best),
            players=shapes_of([players[seat] for seat in over["winners"]]),
        )
        said = result_text(self.final, self.names, self.played.people, self._end)
        teams = self.final["options"]["teams"]
        self.head.show(
            said,
            face,
            won=said.laurel,
            figures=[played_time(self.played.time_ms)],
            story=story(self.final["scores"], teams),
        )
        hands = last_hands(self.played.match)
        show_scores(self.table, self.final["scores"], teams, players, lit=ROUNDS - 1, hands=hands)

    def place(self, metrics: Metrics, width: float, height: float) -> float:
        return place_beside(self.head, self.table, metrics, width, height)


def place_beside(
    head: ResultHead, table: ScoreTable, metrics: Metrics, width: float, height: float
) -> float:
    """Place a head with the table of rounds under its texts; the foot of it all."""
    px = metrics.px
    left = head.text_left(metrics, height)
    wide = min(width - left - px(16), table.width_wanted())
    gap, foot = px(12), px(6)
    texts = head.place(metrics, width, height, 0.0).texts_height
    tall = table.height_for(wide, height - texts - gap - px(16) - foot)
    feet = head.place(metrics, width, height, gap + tall)
    top = feet.texts + gap
    table.setGeometry(round(left - px(4)), round(top), round(wide), tall)
    return max(feet.disc, top + tall) + foot


def show_scores(
    table: ScoreTable,
    scores: Sequence[Sequence[int]],
    teams: int,
    players: Sequence[PlayerInfo],
    *,
    lit: int | None = None,
    hands: Hands | None = None,
) -> None:
    """Fill the table: the fewest points first, teams over their players.

    `hands` are the hands as they were laid down at the end of the last round.
    """
    standing = standings(scores, teams)
    ahead = leaders(standing)
    rows: list[ScoreRow] = []
    for party in standing:
        crowned = party in ahead
        if teams:
            sums = [sum(points[seat] for seat in party.seats) for points in scores]
            rows.append(
                ScoreRow(
                    team_word(party.seats[0] % teams),
                    None,
                    tuple(map(number, sums)),
                    number(party.total),
                    crowned,
                )
            )
        for seat in party.seats:
            own = [points[seat] for points in scores]
            rows.append(
                ScoreRow(
                    players[seat].name,
                    players[seat].colour,
                    tuple(map(number, own)),
                    number(sum(own)),
                    crowned and not teams,
                    bool(teams),
                    () if hands is None else hands[seat],
                )
            )
    head = (
        T("Points in each round")(),
        T("Total")(),
    )
    table.show_table(head, ROUNDS, rows, lit)


def shapes_of(players: Sequence[PlayerInfo]) -> tuple[tuple[int, str], ...]:
    """Return colour and initial of each."""
    return tuple((player.colour, initial(player.name)) for player in players)


def last_round_end(match: Match) -> RoundEnd | None:
    """Return how the round that was finished last ended; None where the match began after it."""
    found = _last_end(match)
    return None if found is None else RoundEnd(found.ended.cause, found.seat)


def last_hands(match: Match) -> Hands | None:
    """Return the hands as all laid them down and counted them at the end of that round."""
    found = _last_end(match)
    return None if found is None else found.ended.hands


class _LastEnd(NamedTuple):
    """The end of the round that was finished last, and whose action it was."""

    ended: RoundEnded
    seat: int


def _last_end(match: Match) -> _LastEnd | None:
    """Return what the match's last move that ended a round brought about."""
    for index in reversed(range(len(match.moves))):
        for each in match.happened(None, index):
            if isinstance(each, RoundEnded):
                return _LastEnd(each, match.moves[index].seat)
    return None
