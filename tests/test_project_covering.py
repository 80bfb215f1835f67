"""The quick tests are a sound choice of all."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from tests.covering import ENOUGH, Case, chosen_cases, covering

SIZES = st.lists(st.integers(1, 5), min_size=1, max_size=4)


def cases_of(sizes: list[int]) -> list[Case]:
    """The full product of as many parameters with so many values each."""
    return [dict(zip("abcd", values, strict=False)) for values in product(*map(range, sizes))]


@given(SIZES)
def test_every_value_and_mostly_every_pair_occurs(sizes: list[int]) -> None:
    cases = cases_of(sizes)
    chosen = [cases[index] for index in chosen_cases(cases)]
    strength = 2 if len(sizes) > 1 and len(covering(cases, 2)) <= ENOUGH else 1
    for names in product("abcd"[: len(sizes)], repeat=strength):
        shown = {tuple(case[name] for name in names) for case in chosen}
        assert shown == {tuple(case[name] for name in names) for case in cases}


def test_fewer_are_chosen() -> None:
    assert len(chosen_cases(cases_of([11, 5, 3, 2]))) == 11
    assert len(chosen_cases(cases_of([4, 5, 3]))) <= ENOUGH


def test_a_test_without_a_product_keeps_all_cases() -> None:
    assert chosen_cases([{}]) == [0]
    assert chosen_cases(cases_of([40])) == list(range(40))
