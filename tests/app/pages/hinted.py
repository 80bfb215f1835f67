"""A table at which a test decides what is answered to whoever asks for a hint."""

from __future__ import annotations

from app.match.bot_client import BotClient, Hint, PendingRequest, Reason
from app.pages.table.light import HALO
from tests.app.quick_hints import hint_of
from tests.app.table.support import Table

TRICK = Hint("place 37 up2", (Reason("trick", {"card": 37, "pile": "up2", "top": 47}),))
"""What can be advised at the table of The Game that the tests have."""

SAYS = "Place 37 on the second ascending pile: the backwards trick takes the pile ten back."


class Adviser(BotClient):
    """The client as it is, with no process: what it is asked waits for the test to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[PendingRequest] = []

    def start(self) -> None:
        """Nobody else is needed."""

    def _ask(self, asked: PendingRequest) -> PendingRequest:
        self.asked.append(asked)
        return asked

    @property
    def hints(self) -> list[PendingRequest]:
        """The questions for a hint that wait for their answer."""
        waiting = [asked for asked in self.asked if not asked.cancelled]
        return [asked for asked in waiting if asked.question.level is None]

    def advise(self, hint: Hint | None = None) -> Hint:
        """Answer the one question for a hint; unless something else is said, as the bot does."""
        [asked] = self.hints
        self.asked.remove(asked)
        given = hint if hint is not None else self._of_the_bot(asked)
        asked.answered(given)
        return given

    def _of_the_bot(self, asked: PendingRequest) -> Hint:
        view, seat, legal, *_ = asked.question
        game: str = view["game"]
        action, reasons = hint_of(game, view, seat, legal)
        return Hint(action, tuple(Reason(*reason) for reason in reasons))

    def fail(self) -> None:
        """Give up the one question for a hint."""
        [asked] = self.hints
        self.asked.remove(asked)
        asked.failed()


def rings(table: Table) -> set[str]:
    """Round which places, decorations and buttons there is the light of a hint."""
    decorations = [decoration.id for decoration in table.view.scene.layout.decorations]
    return {
        decoration.removeprefix("hint:")
        for decoration in decorations
        if decoration.startswith("hint:")
    }


def lit(table: Table) -> set[str]:
    """All that shines for a hint; without one, cards also shine for what can be done with them."""
    cards = table.view.scene.layout.cards
    return rings(table) | {spec.id for spec in cards if spec.over == HALO}
