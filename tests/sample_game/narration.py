"""What happened in a match of Fifty, in sentences."""

from collections.abc import Sequence

from app.games.narration import Audience, Narration
from app.match.story import Happenings
from app.style.typography import names_in_a_sentence
from engine.core.happening import Happening
from tests.sample_game import texts
from tests.sample_game.rules import GOAL, CardAdded, RaceWon, SeatStopped


class FiftyNarration(Narration):
    """Everything is open in Fifty: all are told the same."""

    def sentence(self, happening: Happening, audience: Audience) -> str:
        match happening:
            case CardAdded(seat, card, total):
                return texts.added(name=audience.name(seat), card=card, total=total)
            case SeatStopped(seat, left):
                return texts.stopped(name=audience.name(seat), total=GOAL - left)
            case RaceWon(winners):
                names = names_in_a_sentence(map(audience.name, winners))
                return texts.has_won(names=names)
        return super().sentence(happening, audience)

    def turn_before(self, moves: Sequence[Happenings], listener: int | None = None) -> str:
        match moves[-1][0]:
            case CardAdded(_, card, _):
                return texts.last_placed(name="{name}", card=card)
            case SeatStopped(_, left):
                return texts.last_stopped(name="{name}", total=GOAL - left)
        return ""
