"""Who starts: what a computer player says of its hand, which is true, and whom it chooses.

A start is as good as the steps are few that the cards of the first turn take on the empty piles.
``GREAT`` and ``GOOD`` divide deals at random about into a third each.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.bots.bot import BotHint, HintReason
from engine.bots.placements import cards_in
from engine.bots.the_game.position import TheGamePosition, read_opening
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.jsontext import Document
from engine.games.the_game.piles import ASCENDING, FITTING
from engine.games.the_game.start import Begin, Rate, Rating

GREAT: Mapping[int, int] = {2: 10, 3: 20}
GOOD: Mapping[int, int] = {2: 17, 3: 29}
"""The most steps, by how many cards a turn takes at least."""

_ORDER: Mapping[Rating, int] = {"great": 0, "good": 1, "nothing": 2, "rather-not": 3}
"""Who starts best: who says nothing rather than who would rather not."""


def is_open(view: Document) -> bool:
    """Tell whether it is still open who starts."""
    return "start" in view


def start_hint(game: Game[Any], view: Document, seat: int) -> BotHint:
    """Return what the seat says of its hand, or whom it chooses. Raises BadDocument.

    ================  ===========  =================================================
    code              arguments    what is true
    ================  ===========  =================================================
    ``start-steps``   steps        the first turn takes so many steps at least
    ``best-start``    seat         nobody has said that their start is better
    ================  ===========  =================================================
    """
    position, ratings = read_opening(game, view, seat)
    seats = position.seats
    if len(ratings) < seats:
        if seat != len(ratings):
            raise BadDocument("start.ratings", f"it is not for seat {seat} to say something")
        minimum = int(position.options["min_cards"])
        steps = _fewest_steps(position, minimum)
        reason = HintReason("start-steps", {"steps": steps})
        return BotHint(str(Rate(_rating(steps, minimum))), (reason,))
    best = min(range(seats), key=lambda each: (_ORDER[ratings[each]], each != seat, each))
    return BotHint(str(Begin(best)), (HintReason("best-start", {"seat": best}),))


def _fewest_steps(position: TheGamePosition, minimum: int) -> int:
    """Return how many steps the seat's first turn takes at least on the empty piles."""
    cards = cards_in(position.hand)
    return min(_steps(position.tops, cards, min(minimum, len(cards))))


def _steps(tops: Sequence[int], cards: Sequence[int], count: int) -> Iterator[int]:
    """Yield the steps of every way to place so many of the cards."""
    if not count:
        yield 0
        return
    for index, card in enumerate(cards):
        rest = [*cards[:index], *cards[index + 1 :]]
        for pile, top in enumerate(tops):
            if FITTING[pile][top][card]:
                step = card - top if ASCENDING[pile] else top - card
                after = [*tops[:pile], card, *tops[pile + 1 :]]
                yield from (step + more for more in _steps(after, rest, count - 1))


def _rating(steps: int, minimum: int) -> Rating:
    if steps <= GREAT[minimum]:
        return "great"
    return "good" if steps <= GOOD[minimum] else "rather-not"
