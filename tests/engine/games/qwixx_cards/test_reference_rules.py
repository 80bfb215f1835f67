"""The engine against its reference rules: what is legal, what follows, what is seen."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.chance import MAX_SEED, Chance
from tests.amounts import some
from tests.engine.differential import play_both
from tests.engine.games.qwixx_cards import reference_rules
from tests.engine.games.qwixx_cards.late import late
from tests.engine.games.qwixx_cards.reference_rules import Document
from tests.engine.play import Setup, setups

MATCHES = setups("qwixx-cards")
KEEN = st.sampled_from((0, 0.5, 0.9, 1))
SEEDS = st.integers(0, MAX_SEED)


@settings(max_examples=some(8))
@given(MATCHES, KEEN)
def test_matches_are_the_same(setup: Setup, keen: float) -> None:
    play_both(setup, reference_rules, eagerness, keen)


@settings(max_examples=some(30))
@given(MATCHES, SEEDS, KEEN)
def test_matches_from_late_positions_are_the_same(setup: Setup, seed: int, keen: float) -> None:
    play_both(setup, reference_rules, eagerness, keen, late(setup, Chance(seed)))


def eagerness(state: Document, seat: int, action: str) -> float:
    """Many crosses that skip little; no penalty."""
    word, *rest = action.split()
    if word in ("skip", "take"):
        mine = state["turn"]["seat"] == seat and not state["turn"]["crossed"]
        return -100 if mine else 0
    colour, *shown = rest
    row, crossed = reference_rules.LEFT_TO_RIGHT[colour], state["sheets"][seat][colour]
    free = row.index(crossed[-1]) + 1 if crossed else 0
    places = {row.index(int(number.lstrip(reference_rules.LETTERS))) for number in shown}
    reached = sorted(place for place in places if place >= free)
    if not reached:
        return -100 - len(shown)
    return 3 * len(reached) - (reached[0] - free) - (reached[-1] - reached[0])
