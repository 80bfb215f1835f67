"""Hidden cards dealt anew."""

from collections import Counter

from hypothesis import given, settings

from engine.bots.qwixx_cards.dealing import dealt_anew, hidden_cards
from engine.core.chance import Chance
from engine.games.qwixx_cards.cards import CARDS
from tests.amounts import some
from tests.engine.games.qwixx_cards.keen import keen_states
from tests.engine.games.qwixx_cards.positions import QWIXX, position
from tests.engine.play import Setup, setups


@settings(max_examples=some(6))
@given(setups("qwixx-cards"))
def test_the_seat_sees_the_same(setup: Setup) -> None:
    chance = Chance(setup.seed)
    for state in keen_states(setup):
        for seat in range(setup.seats):
            dealt = dealt_anew(state, seat, chance)
            assert QWIXX.view(dealt, seat) == QWIXX.view(state, seat)
            assert hidden_cards(dealt, seat) == hidden_cards(state, seat)


def test_every_way_is_as_likely() -> None:
    state = position("r3 y3 g8 b9 b10", display="g3 r9 y9 g9").states[-1]
    chance = Chance(7)
    dealt = [dealt_anew(state, 0, chance) for _ in range(600)]
    threes = Counter(CARDS[each.display[0] or 0] for each in dealt)
    assert threes.keys() == {"g3", "b3"}
    assert min(threes.values()) > 250
    nines = Counter(tuple(each.display[1:]) for each in dealt)
    assert len(nines) == 6
    assert min(nines.values()) > 60
    assert len({each.seed_state for each in dealt}) == 600
