"""The result of Fifty: who has won, and how far everybody came."""

from app.games.result_body import ResultBody
from app.games.result_head import played_time, points_word
from app.games.result_text import ResultText, only_person, winners_heading
from app.style.typography import Metrics, initial, names_in_a_sentence
from app.widgets.figures import Figure
from app.widgets.result_pieces import DiscFace
from tests.sample_game import texts
from tests.sample_game.rules import StateDocument


class FiftyResult(ResultBody[StateDocument]):
    """The head alone, with a figure for each player."""

    def show(self) -> None:
        over, people = self.final["over"], self.played.people
        assert over is not None
        winners, totals = over["winners"], over["totals"]
        names = [self.names[seat] for seat in winners]
        result_text = ResultText(
            winners_heading(names, you=winners == [only_person(people)]),
            texts.nearest(total=max(totals), names=names_in_a_sentence(names)),
            cause="",
            laurel=any(seat in people for seat in winners),
        )
        colours = [self.played.players[seat].colour for seat in winners]
        players = tuple(zip(colours, map(initial, names), strict=True))
        face = DiscFace(points_word(max(totals)), str(max(totals)), players=players)
        figures = [Figure(*each) for each in zip(self.names, map(str, totals), strict=True)]
        figures.append(played_time(self.played.time_ms))
        self.head.show(result_text, face, won=result_text.laurel, figures=figures)

    def place(self, metrics: Metrics, width: float, height: float) -> float:
        return self.head.place(metrics, width, height).foot
