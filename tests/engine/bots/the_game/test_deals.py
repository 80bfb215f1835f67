"""Deals of the unseen cards agree with what is seen and heard."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots.the_game.deals import deal_unseen
from engine.bots.the_game.position import SeatSignals, TheGamePosition, tops_now
from engine.bots.the_game.signals import asks, signals_of
from engine.core.chance import Chance
from engine.games.the_game.state import TheGameState
from tests.amounts import some
from tests.engine.bots.the_game.proofs import GAME
from tests.engine.bots.the_game.seen import THE_GAME, seen, steps_in_turns
from tests.engine.play import Setup, setups


def check_cards(position: TheGamePosition, seed: int) -> tuple[int, ...]:
    """The hands of a deal, in which each card is where it can be."""
    deal = deal_unseen(position, Chance(seed))
    assert deal.hands[position.seat] == position.hand
    others = [hand for seat, hand in enumerate(deal.hands) if seat != position.seat]
    dealt = [*others, *(1 << card for card in deal.draw)]
    assert sum(dealt) == position.unseen  # with the counts: none is twice
    assert sum(map(int.bit_count, dealt)) == position.unseen.bit_count()
    sizes = [hand.bit_count() for hand in deal.hands]
    assert sizes == list(position.sizes)
    return deal.hands


@settings(max_examples=some(30))
@given(setups("the-game"), st.integers(0, 99))
def test_the_others_hold_what_they_signal(setup: Setup, seed: int) -> None:
    for step in steps_in_turns(setup):
        if not step.before.placed:
            state: TheGameState = GAME.signalled(step.before)
            position = seen(THE_GAME, state, state.seat)
            hands = check_cards(position, seed)
            left = position.unseen | position.hand
            for seat, heard in enumerate(position.heard):
                if heard:
                    asking = asks(seat, position.turn, position.seats)
                    said = signals_of(hands[seat], tops_now(position), left, asking=asking)
                    assert said == heard


@settings(max_examples=some(30))
@given(setups("the-game"), st.integers(0, 15), st.integers(0, 15), st.integers(0, 99))
def test_signals_that_cannot_be_true_are_no_obstacle(
    setup: Setup, leave: int, gentle: int, seed: int
) -> None:
    for step in steps_in_turns(setup):
        position = seen(THE_GAME, step.before, step.seat)
        heard = [SeatSignals(leave, gentle & ~leave)] * position.seats
        check_cards(position._replace(placed=(), heard=tuple(heard)), seed)
