"""The engine against its reference rules: what is legal, what follows, what is seen."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amounts import some
from tests.engine.differential import play_both
from tests.engine.games.face_to_face import reference_rules
from tests.engine.games.face_to_face.reference_rules import Document
from tests.engine.play import Setup, setups


@settings(max_examples=some(30))
@given(setups("face-to-face"), st.sampled_from((0, 0.5, 0.9, 1)))
def test_matches_are_the_same(setup: Setup, keen: float) -> None:
    play_both(setup, reference_rules, kindness, keen)


def kindness(state: Document, seat: int, action: str) -> float:
    """Short jumps on one's own piles, long ones on the rival's, so that both get far."""
    if action == "end":
        return -3
    _, card, pile = action.split()
    whose, name = pile.split(".")
    top: int = state["piles"][seat if whose == "own" else 1 - seat][name][-1]
    jump = int(card) - top if name == "up" else top - int(card)
    return -jump
