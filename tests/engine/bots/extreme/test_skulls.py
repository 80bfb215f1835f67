"""What is reckoned of skulls is what trying all piles and cards tells."""

from hypothesis import given
from hypothesis import strategies as st

from engine.bots.extreme.skulls import FARTHEST, count_covers, shortest_way
from engine.core.piles import fits, goes_on
from engine.games.the_game.piles import ASCENDING, CARDS

TOPS = st.tuples(*(st.integers(1, 100) for _ in range(4)))


@given(st.sampled_from(CARDS), TOPS, st.sets(st.sampled_from(CARDS)))
def test_covers_and_ways(skull: int, tops: tuple[int, int, int, int], cards: set[int]) -> None:
    cards -= {skull}
    bits = sum(1 << card for card in cards)
    covers, ways = set(), [FARTHEST]
    for ascending, top in zip(ASCENDING, tops, strict=True):
        if goes_on(ascending, top, skull):
            for card in cards:
                if fits(ascending, skull, card):
                    covers.add((ascending, card))
                    ways.append(abs(skull - top) + jump(ascending, skull, card))
    assert count_covers(skull, tops, bits) == len(covers)
    assert shortest_way(skull, tops, bits) == min(ways)


def jump(ascending: bool, top: int, card: int) -> int:
    """How far the pile jumps; a trick counts as no way."""
    return abs(card - top) if goes_on(ascending, top, card) else 0
