"""The computer player of Fifty: the highest card that fits, at every level."""

from collections.abc import Sequence

from engine.bots.bot import Bot, BotHint, HintReason, Level
from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.jsontext import Document
from engine.core.reading import read_integers
from tests.sample_game.rules import Fifty


class FiftyBot(Bot):
    """Needs to know nothing but what is legal.

    The codes of its reasons: ``highest`` (others fit, too), ``only`` (no other fits), ``nothing``
    (fits).
    """

    def choose(
        self, view: Document, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> str:
        if seat not in read_integers(view.get("to_act"), "to_act", 0, Fifty.max_seats - 1):
            raise BadDocument("to_act", f"seat {seat} is not to act")
        return legal[-1]

    def hint(self, view: Document, seat: int, legal: Sequence[str]) -> BotHint:
        action = self.choose(view, seat, legal, "hard", Chance(0))
        code = "nothing" if action == "stop" else "only" if len(legal) == 1 else "highest"
        return BotHint(action, (HintReason(code, {}),))
