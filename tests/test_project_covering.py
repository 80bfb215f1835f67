"""The quick tests are a sound choice of all."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import amounts
from tests.covering import Case, a_third, chosen_cases

SIZES = st.lists(st.integers(1, 5), min_size=1, max_size=4)


def cases_of(sizes: list[int]) -> list[Case]:
    """The full product of as many parameters with so many values each."""
    return [dict(zip("abcd", values, strict=False)) for values in product(*map(range, sizes))]


@given(SIZES)
def test_every_value_occurs(sizes: list[int]) -> None:
    cases = cases_of(sizes)
    chosen = [cases[index] for index in chosen_cases(cases)]
    for name in "abcd"[: len(sizes)]:
        assert {case[name] for case in chosen} == {case[name] for case in cases}


def test_no_more_are_chosen_than_the_longest_parameter_has_values() -> None:
    assert len(chosen_cases(cases_of([11, 5, 3, 2]))) == 11
    assert len(chosen_cases(cases_of([4, 5, 3]))) == 5


def test_values_are_shared_out() -> None:
    cases = cases_of([6, 2])
    languages = Counter(cases[index]["b"] for index in chosen_cases(cases))
    assert languages == {0: 3, 1: 3}


def test_rows_of_one_list_are_all_kept() -> None:
    rows: list[Case] = [{"a": index, "b": index} for index in range(7)]
    assert chosen_cases(rows) == list(range(7))


def test_a_test_without_a_product_keeps_all_cases() -> None:
    assert chosen_cases([{}]) == [0]
    assert chosen_cases(cases_of([40])) == list(range(40))


@given(st.integers(1, 40), st.integers(0, 9))
def test_three_tests_in_a_row_have_every_case_between_them(cases: int, turn: int) -> None:
    thirds = [a_third(cases, turn + more) for more in range(3)]
    assert {index for third in thirds for index in third} == set(range(cases))
    assert all(1 <= len(third) <= -(-cases // min(3, cases)) for third in thirds)


@pytest.mark.parametrize(
    ("thorough", "counts"), [(False, [1, 2, 4, 10, 20]), (True, [1, 3, 30, 100, 40])]
)
def test_the_quick_run_does_a_part_of_what_is_done_many_times(
    monkeypatch: pytest.MonkeyPatch, thorough: bool, counts: list[int]
) -> None:
    monkeypatch.setattr(amounts, "thorough", lambda: thorough)
    some = amounts.some
    assert [some(1), some(3), some(30), some(100, share=10), some(40, least=20)] == counts


def test_a_thorough_run_is_known_by_its_option(pytestconfig: pytest.Config) -> None:
    assert amounts.thorough() == pytestconfig.getoption("thorough")
