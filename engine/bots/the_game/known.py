"""What is certain of a match in which nothing is hidden any more: whether it can be won."""

from engine.bots.placements import Placement
from engine.bots.the_game.endgame import EndgameSearch, Rules
from engine.bots.the_game.planning import any_plan
from engine.bots.the_game.position import TheGamePosition
from engine.bots.the_game.turns import PlannedTurn

SURE_LIMIT = 2000
"""How many beginnings a search looks at where nothing is hidden, so that there is one deal."""


def is_all_known(position: TheGamePosition) -> bool:
    """Tell whether the draw pile is empty and all unseen cards are in one hand."""
    others = (size for seat, size in enumerate(position.sizes) if seat != position.seat)
    return not position.draw and sum(size > 0 for size in others) <= 1


def winning_way(
    rules: Rules, position: TheGamePosition, begun: PlannedTurn
) -> tuple[Placement, ...] | None:
    """Return what to place in this turn so that all cards can be placed; None if not found."""
    return _search(rules, position, begun)[1]


def is_hopeless(rules: Rules, position: TheGamePosition, begun: PlannedTurn) -> bool:
    """Tell whether surely not all cards can be placed from within this turn on."""
    if not is_all_known(position):
        return False
    search, way = _search(rules, position, begun)
    return way is None and not search.gave_up


def undoes_loss(rules: Rules, position: TheGamePosition) -> bool:
    """Tell whether, before the cards of this turn, it could end and the match was not lost."""
    if not position.placed:
        return False
    now = rules.at(position.draw)
    start = now.begin(position.tops, position.hand)
    return any_plan(now, start) is not None and not is_hopeless(rules, position, start)


def _search(
    rules: Rules, position: TheGamePosition, begun: PlannedTurn
) -> tuple[EndgameSearch, tuple[Placement, ...] | None]:
    hands = [position.unseen if size else 0 for size in position.sizes]
    hands[position.seat] = begun.hand
    search = EndgameSearch(rules, (), SURE_LIMIT)
    return search, search.way(begun, tuple(hands), position.seat)
