"""Positions late in a match, where rows are closed."""

from engine.core.chance import Chance
from tests.engine.games.qwixx_cards import reference_rules
from tests.engine.games.qwixx_cards.reference_rules import Document
from tests.engine.play import Setup


def late(setup: Setup, chance: Chance) -> Document:
    """The beginning of a turn with much on the sheets, few cards to draw and up to four in hand."""
    document = reference_rules.deal(setup.seats, dict(setup.options), setup.seed)
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
    for colour, row in reference_rules.LEFT_TO_RIGHT.items():
        reached = row[: chance.below(len(row))]
        crossed = chance.shuffled(reached)[: chance.below(9)]
        sheet[colour] = sorted(crossed, key=row.index)
    colour = chance.shuffled(list(reference_rules.LEFT_TO_RIGHT))[0]
    if len(sheet[colour]) >= 5:
        sheet[colour].append(reference_rules.LEFT_TO_RIGHT[colour][-1])
        sheet["locked"].append(colour)
    return sheet
