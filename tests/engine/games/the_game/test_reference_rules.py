"""The engine against its reference rules: what is legal, what follows, what is seen."""

from itertools import combinations_with_replacement
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine.core.chance import MAX_SEED, Chance
from engine.core.game import Game
from engine.core.options import complete_options
from engine.core.refusal import Refused
from engine.games import GAMES
from tests.amounts import some
from tests.engine.differential import play_both
from tests.engine.games.the_game import reference_rules
from tests.engine.games.the_game.late import KINDS, PILES, SIGNALS, few, last_three, late, one_of
from tests.engine.games.the_game.reference_rules import Document
from tests.engine.play import Setup, setups

MATCHES = setups("the-game", "the-game-extreme")
KEEN = st.sampled_from((0, 0.5, 0.9, 1))
SEEDS = st.integers(0, MAX_SEED)

SEEDED = settings(phases=(Phase.explicit, Phase.generate))
"""No search for a simpler failure: a smaller seed makes no simpler match."""


@settings(SEEDED, max_examples=some(25))
@given(MATCHES, KEEN)
def test_matches_are_the_same(setup: Setup, keen: float) -> None:
    play_both(setup, reference_rules, careful, keen)


@settings(SEEDED, max_examples=some(200))
@given(MATCHES, SEEDS, KEEN)
def test_matches_from_late_positions_are_the_same(setup: Setup, seed: int, keen: float) -> None:
    play_both(setup, reference_rules, careful, keen, late(setup, few, Chance(seed)))


@pytest.mark.parametrize("kinds", list(combinations_with_replacement(KINDS, 2)), ids="+".join)
def test_every_way_to_play_three_cards_is_the_same(kinds: tuple[str, str]) -> None:
    game = GAMES["the-game-extreme"]
    for seed in range(6):
        chosen: Document = {"on_fire": True, "commands": ("printed", "shuffled")[seed % 2]}
        options = complete_options(game.options, chosen, game.min_seats)
        setup = Setup(game.id, 1 + seed % 3, options, seed)
        expected = late(setup, last_three, Chance(seed), kinds)
        every_way(game, game.load(expected), expected)


def every_way(game: Game[Any], state: Any, expected: Document) -> None:
    assert game.document(state) == expected
    for seat in range(expected["seats"]):
        actions = game.legal(state, seat)
        assert [str(action) for action in actions] == reference_rules.legal(expected).get(seat, [])
        for action in actions:
            after = reference_rules.after(expected, seat, str(action))
            every_way(game, game.apply(state, seat, action), after)


@settings(SEEDED, max_examples=some(50))
@given(MATCHES, SEEDS)
def test_signals_are_the_same(setup: Setup, seed: int) -> None:
    game, chance = GAMES[setup.game], Chance(seed)
    document = late(setup, few, chance)
    state = game.load(document)
    for _ in range(8):
        seat, pile = chance.below(setup.seats), one_of(PILES, chance)
        signal = one_of(SIGNALS, chance)
        signalled = reference_rules.signalled(document, seat, pile, signal)
        if signalled is None:
            with pytest.raises(Refused):
                game.signal(state, seat, pile, signal)
        else:
            state, document = game.signal(state, seat, pile, signal), signalled
            assert game.document(state) == document


@settings(max_examples=some(25))
@given(MATCHES)
def test_commands_are_told_in_the_same_order(setup: Setup) -> None:
    game = GAMES[setup.game]
    document: Any = game.document(game.deal(setup.seats, setup.options, setup.seed))
    expected = reference_rules.deal(setup.seats, dict(setup.options), setup.seed)
    assert list(document["commands"]) == list(expected["commands"])


def careful(state: Document, seat: int, action: str) -> float:
    """Tricks first, then small steps; nothing that loses at once, as far as there is a choice."""
    over = reference_rules.after(state, seat, action)["over"]
    if over is not None:
        return 1_000 if over["won"] else -1_000
    if action == "end":
        return -5
    if not action.startswith("place"):
        return 0
    _, card, pile = action.split()
    top: int = state["piles"][pile][-1]
    return top - int(card) if pile.startswith("up") else int(card) - top
