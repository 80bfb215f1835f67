"""How figures of several rounds are told."""

from tests.bench.figures import middle_ratio


def test_the_round_with_the_middle_ratio_is_told() -> None:
    rounds = [(2.0, 1.0), (9.0, 3.0), (3.0, 3.0), (90.0, 9.0), (1.0, 2.0)]
    assert middle_ratio(rounds) == (2.0, 1.0)
    assert middle_ratio(rounds[:1]) == (2.0, 1.0)
