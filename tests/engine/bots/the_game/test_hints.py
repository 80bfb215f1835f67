"""Every reason of a hint is true, by the rules of the game."""

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine.core.match import Match
from engine.games.the_game.state import TheGameState
from tests.amounts import some
from tests.engine.bots.the_game.proofs import GAME, THE_GAME, TRUE
from tests.engine.games.the_game.positions import position
from tests.engine.play import Setup, setups


@settings(max_examples=some(15), phases=(Phase.explicit, Phase.generate))
@given(setups("the-game"), st.integers(0, 30))
def test_every_reason_is_true(setup: Setup, offset: int) -> None:
    for state in GAME.moments(setup, offset):
        GAME.check(state, TRUE)


def hinted(match: Match) -> tuple[str, list[str]]:
    """The action that is hinted at, and the codes of the reasons; all are checked."""
    state: TheGameState = THE_GAME.load(match.state())
    GAME.check(state, TRUE)
    hint = GAME.hint(state)
    return hint.action, [reason.code for reason in hint.reasons]


@pytest.mark.parametrize(
    ("match", "action", "code"),
    [
        (position([37, 60, 90], [50], up1=[47], draw=9), "place 37 up1", "trick"),
        (position([48, 38, 60], [50], up1=[47], draw=9), "place 48 up1", "trick-next"),
        (position([99], [], draw=0), "place 99 up2", "last-card"),
        (position([52, 53], [], draw=0, up1=[51]), "place 52 up1", "all-can-go"),
        (
            position([34, 60, 90], [50], up1=[33], number=2, fires={33: 1}, draw=9),
            "place 34 up1",
            "covers-fire",
        ),
    ],
)
def test_what_is_said_of(match: Match, action: str, code: str) -> None:
    advised, codes = hinted(match)
    assert advised == action
    assert code in codes
