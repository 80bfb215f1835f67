"""The engine against the rules told a second time: what is legal, what follows, what is seen."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.chance import MAX_SEED, Chance
from tests.engine.games.qwixx_cards import naive
from tests.engine.games.qwixx_cards.naive import Document
from tests.engine.play import Setup, setups
from tests.engine.told_twice import play_both

MATCHES = setups("qwixx-cards")
KEEN = st.sampled_from((0, 0.5, 0.9, 1))
SEEDS = st.integers(0, MAX_SEED)


@settings(max_examples=8)
@given(MATCHES, KEEN)
def test_matches_are_the_same(setup: Setup, keen: float) -> None:
    play_both(setup, naive, eagerness, keen)


@settings(max_examples=30)
@given(MATCHES, SEEDS, KEEN)
def test_matches_from_late_positions_are_the_same(setup: Setup, seed: int, keen: float) -> None:
    play_both(setup, naive, eagerness, keen, late(setup, Chance(seed)))


def eagerness(state: Document, seat: int, action: str) -> float:
    """Many crosses that skip little; no penalty."""
    word, *rest = action.split()
    if word in ("skip", "take"):
        mine = state["turn"]["seat"] == seat and not state["turn"]["crossed"]
        return -100 if mine else 0
    colour, *shown = rest
    row, crossed = naive.LEFT_TO_RIGHT[colour], state["sheets"][seat][colour]
    free = row.index(crossed[-1]) + 1 if crossed else 0
    places = {row.index(int(number.lstrip(naive.LETTERS))) for number in shown}
    reached = sorted(place for place in places if place >= free)
    if not reached:
        return -100 - len(shown)
    return 3 * len(reached) - (reached[0] - free) - (reached[-1] - reached[0])


def late(setup: Setup, chance: Chance) -> Document:
    """The beginning of a turn with much on the sheets, few cards to draw and up to four in hand."""
    document = naive.deal(setup.seats, dict(setup.options), setup.seed)
    document["sheets"] = [_late_sheet(chance) for _ in range(setup.seats)]
    left = chance.below(6)
    document["discard"], document["draw"] = document["draw"][left:], document["draw"][:left]
    for hand in document["hands"]:
        for _ in range(chance.below(5)):
            document["discard"].append(hand.pop(chance.below(len(hand))))
    return document


def _late_sheet(chance: Chance) -> Document:
    """A sheet with up to eight crosses in each row, one of which may be closed."""
    sheet: Document = {"locked": [], "penalties": chance.below(4)}
    for colour, row in naive.LEFT_TO_RIGHT.items():
        reached = row[: chance.below(len(row))]
        crossed = chance.shuffled(reached)[: chance.below(9)]
        sheet[colour] = sorted(crossed, key=row.index)
    colour = chance.shuffled(list(naive.LEFT_TO_RIGHT))[0]
    if len(sheet[colour]) >= 5:
        sheet[colour].append(naive.LEFT_TO_RIGHT[colour][-1])
        sheet["locked"].append(colour)
    return sheet
