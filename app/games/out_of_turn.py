"""What a game says to somebody who would act while others are to."""

from __future__ import annotations

from collections.abc import Sequence

from app import common_texts
from app.match.players import PlayerInfo


def out_of_turn(to_act: object, players: Sequence[PlayerInfo]) -> str:
    """Say whose turn it is; `to_act` is what a refusal has under that name."""
    if isinstance(to_act, list | tuple) and to_act and isinstance(to_act[0], int):
        return common_texts.turn_of(name=players[to_act[0]].name)
    return common_texts.not_your_turn()
