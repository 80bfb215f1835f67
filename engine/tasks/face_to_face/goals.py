"""What the tasks of Face to Face ask for, and what a search of them is to know.

All are goals of one turn of seat 0.

============== ============== ====================================================================
goal           arguments      reached when
============== ============== ====================================================================
``all-placed``                the own deck is placed: the match is won
``skipped``    cards, skipped so many lie, the turn may end, and no more were skipped on own piles
``gift``       cards, skipped likewise, and one of the cards is a gift to the rival
``kept``       cards, pile    so many lie, the turn may end, and nothing went on that own pile
============== ============== ====================================================================
"""

from collections.abc import Hashable, Sequence
from typing import ClassVar, cast

from engine.core.game import Game
from engine.core.placing import END
from engine.games.face_to_face.piles import PILES, PileName
from engine.games.face_to_face.state import FaceToFaceState
from engine.games.face_to_face.turns import gift
from engine.tasks.draft import Move, TaskDraft, TaskRules
from engine.tasks.face_to_face.positions import GAME, skipped_on_own


class FaceToFaceGoals(TaskRules[FaceToFaceState]):
    """The goals of Face to Face."""

    game: ClassVar[Game[FaceToFaceState]] = GAME

    def outcome(self, draft: TaskDraft[FaceToFaceState], state: FaceToFaceState) -> bool | None:
        if state.over is not None and state.over.winner != draft.viewer:
            return False
        if draft.goal.code == "all-placed":
            ended = state.number > draft.state.number
            return True if state.over is not None else False if ended else None
        if state.number > draft.state.number:
            return False
        may_end = state.over is not None or GAME.why(state, state.seat, END) is None
        if may_end and _met(draft, state):
            return True
        return None if state.over is None else False

    def position(self, draft: TaskDraft[FaceToFaceState], state: FaceToFaceState) -> Hashable:
        """Return what the rest depends on: the tops, the hand, and what goal and turn count."""
        return (
            tuple(pile[-1] for pile in state.piles),
            draft.goal.code == "kept" and tuple(map(len, state.piles)),
            "skipped" in draft.goal.args and skipped_on_own(draft.state, state),
            state.hands[0],
            state.number,
            len(state.placed),
            gift(state.placed),
        )

    def arrangement(self, state: FaceToFaceState) -> Hashable:
        """Return what lies where: which card came first matters only on one pile."""
        return state.piles

    def moves(self, draft: TaskDraft[FaceToFaceState], state: FaceToFaceState) -> Sequence[Move]:
        """Leave out the end of the turn, which fails: a goal is reached before it."""
        return [move for move in super().moves(draft, state) if move[1] is not END]


def _met(draft: TaskDraft[FaceToFaceState], state: FaceToFaceState) -> bool:
    code, args = draft.goal
    if len(state.placed) < int(args["cards"]):
        return False
    if code == "kept":
        pile = PILES.index(cast(PileName, args["pile"]))
        return state.piles[pile] == draft.state.piles[pile]
    given = gift(state.placed) is not None
    return (code != "gift" or given) and skipped_on_own(draft.state, state) <= int(args["skipped"])
