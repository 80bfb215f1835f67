"""A match of Wednesday in brief."""

from collections.abc import Sequence

from app import common_texts
from app.games.summary import GameSummary
from app.games.wednesday.situation import WednesdayView
from app.games.wednesday.visuals.faces import CharacterFace, OutcastFace
from app.paint.faces import BackFace
from app.style.typography import names_in_a_sentence
from app.texts import texts
from app.widgets.continue_panel import SmallFace
from engine.games.wednesday.rounds import ROUNDS

T = texts("WednesdaySummary")

_OUTCASTS = 3


class WednesdaySummary(GameSummary[WednesdayView]):
    """The round, and who has won."""

    def faces(self, view: WednesdayView) -> tuple[SmallFace, ...]:
        """Return the open character, if there is one, and the last outcasts on the played pile."""
        name = view["open"]
        first = CharacterFace(name, "", "") if name else BackFace("wednesday")
        outcasts = view["played"][-_OUTCASTS:]
        return tuple(map(SmallFace, (first, *(OutcastFace(number) for number in outcasts))))

    def progress(self, view: WednesdayView, names: Sequence[str]) -> str:
        over = view["over"]
        if over is None:
            return common_texts.round_of(round=view["round"], rounds=ROUNDS)
        points = min(over["team_totals"] or over["totals"])
        return T("{names} won with %n point(s)")(
            n=points, names=names_in_a_sentence(names[seat] for seat in over["winners"])
        )
