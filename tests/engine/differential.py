"""Differential tests: a game is played beside its reference rules, and both must always agree."""

import json
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from engine.core.chance import Chance
from engine.games import GAMES
from tests.engine.play import MAX_ACTIONS, Setup

Document = dict[str, Any]


class ReferenceRules(Protocol):
    """The rules of a game over the documents of its states; a module can be one."""

    def deal(self, seats: int, options: Document, seed: int) -> Document: ...

    def legal(self, state: Document) -> dict[int, list[str]]: ...

    def after(self, state: Document, seat: int, action: str) -> Document: ...

    def view(self, state: Document, seat: int | None) -> Document: ...


Rank = Callable[[Document, int, str], float]
"""How much a keen player likes an action, by the state before and the seat that acts."""


def play_both(
    setup: Setup,
    reference: ReferenceRules,
    rank: Rank,
    keen: float,
    first: Document | None = None,
    *,
    actions: int | None = None,
) -> Document:
    """Play a whole match with both, fail where they differ, and return the last state.

    It begins with the state ``first`` where one is given, and is left after so many ``actions``
    where a number is given. The choices are drawn from the deal number: ``keen`` is the part, 0
    to 1, of the actions that are of the best rank, the others are at random.
    """
    game = GAMES[setup.game]
    chance = Chance(setup.seed)
    if first is None:
        state = game.deal(setup.seats, setup.options, setup.seed)
        expected = reference.deal(setup.seats, dict(setup.options), setup.seed)
    else:
        state, expected = game.load(first), first
    for _ in range(MAX_ACTIONS if actions is None else actions):
        assert _text(game.document(state)) == _text(expected)
        for viewer in (*range(setup.seats), None):
            assert _text(game.view(state, viewer)) == _text(reference.view(expected, viewer))
        legal = reference.legal(expected)
        for seat in range(setup.seats):
            texts = [str(action) for action in game.legal(state, seat)]
            assert sorted(texts) == sorted(legal.get(seat, []))
        if not expected["to_act"]:
            return expected
        seat = expected["to_act"][chance.below(len(expected["to_act"]))]
        liked = legal[seat]
        if chance.below(1_000) < 1_000 * keen:
            liked = _best(liked, [rank(expected, seat, action) for action in liked])
        action = liked[chance.below(len(liked))]
        state = game.apply(state, seat, game.parse(action))
        expected = reference.after(expected, seat, action)
    assert actions is not None, f"no end after {MAX_ACTIONS} actions: {setup}"
    return expected


def _best(actions: list[str], ranks: list[float]) -> list[str]:
    best = max(ranks)
    return [action for action, rank in zip(actions, ranks, strict=True) if rank == best]


def _text(document: Mapping[str, Any]) -> str:
    """The document with its keys sorted, so that neither their order nor True for 1 is missed."""
    return json.dumps(document, sort_keys=True)
