"""What the tasks of Qwixx ask for, and what a search of them is to know.

============== ============== ====================================================================
goal           arguments      reached when
============== ============== ====================================================================
``points``     points         the player's turn has ended with so many points on their sheet
============== ============== ====================================================================
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import ClassVar

from engine.core.game import Game
from engine.games import GAMES
from engine.games.qwixx_cards.actions import PlayCards
from engine.games.qwixx_cards.sheets import score
from engine.games.qwixx_cards.state import QwixxState
from engine.tasks.draft import Move, TaskDraft
from engine.tasks.qwixx_cards.themes import THEMES
from engine.tasks.source import TaskSource, TaskTheme


class QwixxTasks(TaskSource[QwixxState]):
    """The tasks of Qwixx: one turn, in which only its player has still to decide."""

    game: ClassVar[Game[QwixxState]] = GAMES["qwixx-cards"]
    themes: ClassVar[Sequence[TaskTheme[QwixxState]]] = THEMES
    goals: ClassVar[Mapping[str, Sequence[str]]] = {"points": ("points",)}

    def outcome(self, draft: TaskDraft[QwixxState], state: QwixxState) -> bool | None:
        if state.over is None and state.number == draft.state.number:
            return None
        return score(state.sheets[draft.viewer]) >= int(draft.goal.args["points"])

    def position(self, draft: TaskDraft[QwixxState], state: QwixxState) -> Hashable:
        return state

    def arrangement(self, state: QwixxState) -> Hashable:
        """Return the sheets: which cards showed the numbers makes no other solution."""
        return state.sheets

    def moves(self, draft: TaskDraft[QwixxState], state: QwixxState) -> Sequence[Move]:
        """Put plays of few cards first, so that a solution plays no card that is not crossed."""
        return sorted(super().moves(draft, state), key=_cards)

    def alike(self, one: TaskDraft[QwixxState], other: TaskDraft[QwixxState]) -> bool:
        """Tell whether the player's hands have most cards in common, or the sheets are the same."""
        hand, others = (set(draft.state.hands[draft.viewer]) for draft in (one, other))
        sheets = (draft.state.sheets[draft.viewer] for draft in (one, other))
        return 2 * len(hand & others) > len(hand) or next(sheets) == next(sheets)


def _cards(move: Move) -> int:
    """Return how many cards are played."""
    return len(move[1].cards) if isinstance(move[1], PlayCards) else 0
