"""The engine against its reference rules: what is legal, what follows, what is seen."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.chance import MAX_SEED, Chance
from tests.amounts import some
from tests.engine.differential import play_both
from tests.engine.games.wednesday import reference_rules
from tests.engine.games.wednesday.late import late
from tests.engine.games.wednesday.reference_rules import Document
from tests.engine.play import Setup, setups

MATCHES = setups("wednesday")
KEEN = st.sampled_from((0, 0.5, 0.9))
SEEDS = st.integers(0, MAX_SEED)


@settings(max_examples=some(8))
@given(MATCHES, KEEN)
def test_matches_are_the_same(setup: Setup, keen: float) -> None:
    play_both(setup, reference_rules, rarity, keen)


@settings(max_examples=some(300))
@given(MATCHES, SEEDS, KEEN)
def test_rounds_from_late_positions_go_on_the_same(setup: Setup, seed: int, keen: float) -> None:
    play_both(setup, reference_rules, rarity, keen, late(setup, Chance(seed)), actions=20)


def rarity(state: Document, seat: int, action: str) -> float:
    """Combinations and the effects of rounds, which are rare; passes, so that characters come."""
    special, character = reference_rules.EFFECTS[state["round"]]
    if action.startswith("combo") or (action, state["open"]) == (f"play {special}", character):
        return 2
    return 1 if action == "pass" else 0
