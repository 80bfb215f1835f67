"""What the tasks of The Game ask for, and what a search of them is to know.

============== ============== ====================================================================
goal           arguments      reached when
============== ============== ====================================================================
``all-placed``                all cards of all hands lie
``placed``     cards          so many lie, and the turn may end
``skipped``    cards, skipped so many lie, the turn may end, and no more numbers were skipped
``kept``       cards, pile    so many lie, the turn may end, and nothing went on that pile
============== ============== ====================================================================

All but the first are goals of one turn.
"""

from collections.abc import Hashable, Sequence
from typing import ClassVar, cast

from engine.core.game import Game
from engine.core.placing import END
from engine.games import GAMES
from engine.games.the_game.piles import ASCENDING, PILES, PileName
from engine.games.the_game.state import TheGameState
from engine.tasks.draft import Move, TaskDraft, TaskRules
from engine.tasks.placing import skipped
from engine.tasks.the_game.positions import placed


class TheGameGoals(TaskRules[TheGameState]):
    """The goals of The Game: one team, of which the player of a task plays all seats."""

    game: ClassVar[Game[TheGameState]] = GAMES["the-game"]
    turns_are_free: ClassVar[bool] = True
    """Whether a turn takes as many cards as one likes, and nothing ends it but its seat."""

    def outcome(self, draft: TaskDraft[TheGameState], state: TheGameState) -> bool | None:
        start, goal = draft.state, draft.goal
        if goal.code == "all-placed":
            if state.over is not None:
                return state.over.won
            late = draft.turns is not None and state.number - start.number >= draft.turns
            return False if late else None
        met = placed(start, state) >= int(goal.args["cards"]) and _kept_to(draft, state)
        if state.number > start.number or (state.over is not None and state.over.won):
            return met
        if met and self.game.why(state, state.seat, END) is None:
            return True
        return None if state.over is None else False

    def position(self, draft: TaskDraft[TheGameState], state: TheGameState) -> Hashable:
        """Return what the rest depends on: of the piles, only the tops and what the goal counts."""
        return (
            tuple(pile[-1] for pile in state.piles),
            draft.goal.code == "kept" and tuple(map(len, state.piles)),
            draft.goal.code == "skipped" and skipped(draft.state.piles, state.piles, ASCENDING),
            state.hands,
            state.seat,
            state.number,
            len(state.placed),
            state.fires,
            state.commands[1:],
        )

    def arrangement(self, state: TheGameState) -> Hashable:
        """Return what lies where: which card came first matters only on one pile."""
        return state.piles

    def moves(self, draft: TaskDraft[TheGameState], state: TheGameState) -> Sequence[Move]:
        """Leave the end of the turn out where it fails, and where it gains nothing.

        That is alone with an empty draw pile: whatever can be placed in later turns can be placed
        in this one, too.
        """
        moves = super().moves(draft, state)
        turn = state.number - draft.state.number + 1
        alone = len(state.hands) == 1 and not state.draw and self.turns_are_free
        if alone or (draft.turns is not None and turn >= draft.turns):
            return [move for move in moves if move[1] is not END]
        return moves


def _kept_to(draft: TaskDraft[TheGameState], state: TheGameState) -> bool:
    """Tell whether the state keeps to what the goal asks besides the number of cards."""
    goal = draft.goal
    if goal.code == "skipped":
        most = int(goal.args["skipped"])
        return skipped(draft.state.piles, state.piles, ASCENDING) <= most
    if goal.code == "kept":
        pile = PILES.index(cast(PileName, goal.args["pile"]))
        return state.piles[pile] == draft.state.piles[pile]
    return True
