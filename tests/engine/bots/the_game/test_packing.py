"""Numbers packed into one are reckoned with as if they were not."""

from hypothesis import given
from hypothesis import strategies as st

from engine.bots.the_game.packing import HIGHEST, LANES, pack, smaller, spread, total

numbers = st.lists(st.integers(0, HIGHEST), min_size=2 * LANES, max_size=2 * LANES)
small_numbers = st.lists(st.integers(0, 300), min_size=2 * LANES, max_size=2 * LANES)


@given(numbers, numbers)
def test_the_smaller_of_each_two(first: list[int], second: list[int]) -> None:
    assert smaller(pack(first), pack(second)) == pack([*map(min, first, second)])


@given(small_numbers, st.sets(st.integers(2, 99)))
def test_the_total_of_some(costs: list[int], cards: set[int]) -> None:
    chosen = spread(sum(1 << card for card in cards))
    assert total(pack(costs) & chosen) == sum(costs[card] for card in cards)
