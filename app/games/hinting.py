"""The parts of every game's hints: what to do, and why."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from app.games.contract import AnySituation, Situation, ViewT
from app.texts import Text
from engine.core.jsontext import Document

if TYPE_CHECKING:
    from app.match.bot_client import Reason

Args: TypeAlias = Mapping[str, Any]
"""Of a reason, as the game's computer player documents them."""

Why: TypeAlias = Callable[[Situation[ViewT], Args], str]
"""Puts a reason into words: a clause with no capital and no full stop."""


def why(text: Text, n: str | None = None) -> Why[Document]:
    """Say a reason by a text whose fields are its arguments; `n` is the one that is counted."""

    def say(_: AnySituation, args: Args) -> str:
        return text.filled(args) if n is None else text.filled(args, args[n])

    return say


def worth_saying(
    reasons: Sequence[Reason], alone: Collection[str], not_second: Collection[str] = ()
) -> list[Reason]:
    """Return the weightiest reason and the next one that is not of `not_second`.

    The reasons of `alone` are said by themselves only.
    """
    if not reasons:
        return []
    first, *others = reasons
    if first.code in alone:
        return [first]
    left_out = {*alone, *not_second}
    return [first, *[other for other in others if other.code not in left_out][:1]]
