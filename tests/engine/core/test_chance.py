"""The generator of chance: published numbers, fair bounds, a pinned shuffle."""

from collections import Counter

import pytest

from engine.core.chance import MAX_STATE, Chance


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        # As the reference implementation, splitmix64.c, prints them.
        (
            1234567,
            [
                6457827717110365317,
                3203168211198807973,
                9817491932198370423,
                4593380528125082431,
                16408922859458223821,
            ],
        ),
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]),
    ],
)
def test_published_numbers(seed: int, numbers: list[int]) -> None:
    chance = Chance(seed)
    assert [chance.next() for _ in numbers] == numbers


def test_goes_on_from_its_state() -> None:
    chance = Chance(5)
    chance.next()
    copy = Chance(chance.state)
    assert [chance.next() for _ in range(9)] == [copy.next() for _ in range(9)]


class _Scripted(Chance):
    """A generator whose numbers are told in advance."""

    __slots__ = ("numbers",)

    def __init__(self, *numbers: int) -> None:
        super().__init__(0)
        self.numbers = list(numbers)

    def next(self) -> int:
        return self.numbers.pop(0)


def test_the_incomplete_round_of_remainders_is_rejected() -> None:
    # 2**64 is 1 more than a multiple of 3: only the very last number is one too many.
    assert _Scripted(MAX_STATE, 5).below(3) == 2
    assert _Scripted(MAX_STATE - 1).below(3) == 2


def test_every_number_below_the_bound_is_as_likely() -> None:
    chance = Chance(1)
    count = Counter(chance.below(7) for _ in range(14_000))
    assert sorted(count) == list(range(7))
    assert all(1_850 < times < 2_150 for times in count.values())


def test_every_order_is_as_likely() -> None:
    chance = Chance(2)
    count = Counter(tuple(chance.shuffled("abcd")) for _ in range(24_000))
    assert len(count) == 24
    assert all(870 < times < 1_130 for times in count.values())


def test_shuffle_is_pinned() -> None:
    chance = Chance(42)
    assert chance.shuffled(range(10)) == [0, 9, 5, 8, 6, 4, 7, 2, 1, 3]
    assert chance.shuffled("") == []


@pytest.mark.parametrize("state", [-1, MAX_STATE + 1])
def test_refuses_what_is_no_state(state: int) -> None:
    with pytest.raises(ValueError, match="state"):
        Chance(state)


@pytest.mark.parametrize("bound", [0, -1, MAX_STATE + 1])
def test_refuses_what_is_no_bound(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Chance(0).below(bound)
