"""Who starts: what a computer player says of its hand, which is true, and whom it chooses.

A start is as good as the steps are few that the cards of the first turn take on the empty piles.
``GREAT`` and ``GOOD`` divide deals at random about into a third each.
"""

from collections.abc import Iterator, Mapping, Sequence

from engine.bots.bot import BotHint, HintReason
from engine.core.errors import BadDocument
from engine.core.jsontext import Document
from engine.core.reading import read_integer, read_list, read_object, read_word
from engine.games.the_game.piles import ASCENDING, FITTING, STARTS
from engine.games.the_game.start import RATINGS, Begin, Rate, Rating

GREAT: Mapping[int, int] = {2: 10, 3: 20}
GOOD: Mapping[int, int] = {2: 17, 3: 29}
"""The most steps, by how many cards a turn takes at least."""

_ORDER: Mapping[Rating, int] = {"great": 0, "good": 1, "nothing": 2, "rather-not": 3}
"""Who starts best: who says nothing rather than who would rather not."""


def is_open(view: Document) -> bool:
    """Tell whether it is still open who starts."""
    return "start" in view


def start_hint(view: Document, seat: int) -> BotHint:
    """Return what the seat says of its hand, or whom it chooses. Raises BadDocument.

    ================  ===========  =================================================
    code              arguments    what is true
    ================  ===========  =================================================
    ``start-steps``   steps        the first turn takes so many steps at least
    ``best-start``    seat         nobody has said that their start is better
    ================  ===========  =================================================
    """
    ratings = _read_ratings(view)
    seats = len(read_list(view["hands"], "hands"))
    if len(ratings) < seats:
        if seat != len(ratings):
            raise BadDocument("start.ratings", f"it is not for seat {seat} to say something")
        steps = fewest_steps(view, seat)
        reason = HintReason("start-steps", {"steps": steps})
        return BotHint(str(Rate(_rating(steps, _minimum(view)))), (reason,))
    best = min(range(seats), key=lambda each: (_ORDER[ratings[each]], each != seat, each))
    return BotHint(str(Begin(best)), (HintReason("best-start", {"seat": best}),))


def fewest_steps(view: Document, seat: int) -> int:
    """Return how many steps the seat's first turn takes at least on the empty piles."""
    hand = read_list(read_list(view["hands"], "hands")[seat], f"hands[{seat}]")
    cards = [read_integer(card, f"hands[{seat}]", 2, 99) for card in hand]
    return min(_steps(list(STARTS), cards, min(_minimum(view), len(cards))), default=0)


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


def _minimum(view: Document) -> int:
    return read_integer(view["options"]["min_cards"], "options.min_cards", 2, 3)


def _read_ratings(view: Document) -> list[Rating]:
    start = read_object(view["start"], "start", ("ratings",))
    entries = read_list(start["ratings"], "start.ratings")
    return [
        read_word(entry, f"start.ratings[{index}]", RATINGS) for index, entry in enumerate(entries)
    ]
