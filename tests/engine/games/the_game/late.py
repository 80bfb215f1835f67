"""Late positions of The Game and of Extreme, at random, in which commands and fires meet."""

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from engine.core.chance import Chance
from tests.engine.games.the_game import reference_rules
from tests.engine.games.the_game.reference_rules import Document
from tests.engine.play import Setup

PILES = ("up1", "up2", "down1", "down2")
SIGNALS = ("leave", "gentle", None)
KINDS = (*reference_rules.PRINTED, "fire")
"""Cards that do more than lie there: those with a certain command, and those that may burn."""

Item = TypeVar("Item")
Sizes = tuple[list[int], int]
"""How many cards each seat holds, and how many there are to draw."""


def few(document: Document, chance: Chance) -> Sizes:
    """A few cards for some, or for all while there are cards to draw; then many hands are full."""
    full = len(document["hands"][0])
    drawn = chance.below(2) * (1 + chance.below(9))
    if not drawn:
        most = 1 + chance.below(4)
        return [chance.below(1 + chance.below(most + 1)) for _ in document["hands"]], 0
    short = chance.below(2)
    return [full - short * chance.below(2) * chance.below(full) for _ in document["hands"]], drawn


def last_three(document: Document, chance: Chance) -> Sizes:
    """Three cards, in one hand or in several."""
    sizes = [0 for _ in document["hands"]]
    for _ in range(3):
        sizes[chance.below(1 + chance.below(len(sizes)))] += 1
    return sizes, 0


def late(
    setup: Setup,
    left: Callable[[Document, Chance], Sizes],
    chance: Chance,
    kinds: Collection[str] = (),
) -> Document:
    """A position at the beginning of a turn with few cards left, many of them of these kinds.

    Without kinds of any two or three.
    """
    kinds = kinds or [one_of(KINDS, chance) for _ in range(3)]
    while True:
        document = reference_rules.deal(setup.seats, dict(setup.options), setup.seed)
        _leave(document, *left(document, chance), kinds, chance)
        if "skull" not in _on_top(document) and any(reference_rules.legal(document).values()):
            if "silence" not in _on_top(document):
                document["signals"] = [_signals(chance) for _ in range(setup.seats)]
            return document


def _on_top(document: Document) -> set[str | None]:
    """The commands on top of the piles."""
    return {document["commands"].get(str(pile[-1])) for pile in document["piles"].values()}


def _leave(
    document: Document, sizes: Sequence[int], drawn: int, kinds: Collection[str], chance: Chance
) -> None:
    """Leaves hands of these sizes and so many cards to draw, and puts all others on the piles."""
    special = _special(document, kinds)
    cards = chance.shuffled(list(range(2, 100)))
    cards.sort(key=lambda card: card not in special or chance.below(3) == 0)
    document["hands"] = [sorted(cards.pop(0) for _ in range(size)) for size in sizes]
    document["draw"] = cards[:drawn]
    document["piles"] = _piles(cards[drawn:], special, chance)
    seat = one_of([seat for seat, size in enumerate(sizes) if size] or [0], chance)
    document.pop("start", None)
    document["to_act"] = [seat]
    document["turn"] |= {"seat": seat, "number": 20}
    if document["options"]["on_fire"]:
        tops = [pile[-1] for pile in document["piles"].values()]
        document["fires"] = {str(top): 19 for top in tops if top in reference_rules.FIRES}


def _special(document: Document, kinds: Collection[str]) -> set[int]:
    fires = reference_rules.FIRES if "fire" in kinds else ()
    carriers = (int(card) for card, command in document["commands"].items() if command in kinds)
    return {*fires, *carriers}


def _piles(cards: Sequence[int], special: set[int], chance: Chance) -> dict[str, list[int]]:
    """These cards on the piles: those below some number ascending, the others descending.

    Of the two cards beside that number, which are on top, one is often a special one.
    """
    tops = [card for card in cards if card in special and chance.below(4)] or cards
    cut, share = one_of(tops, chance) + chance.below(2), 1 + chance.below(9)
    piles: dict[str, list[int]] = {"up1": [1], "up2": [1], "down1": [100], "down2": [100]}
    for card in sorted(cards):
        if card < cut:
            piles["up1" if chance.below(10) < share else "up2"].append(card)
    for card in sorted(cards, reverse=True):
        if card >= cut:
            piles["down1" if chance.below(10) < share else "down2"].append(card)
    return piles


def _signals(chance: Chance) -> dict[str, str]:
    signals = {pile: one_of(SIGNALS, chance) for pile in PILES}
    return {pile: signal for pile, signal in signals.items() if signal is not None}


def one_of(items: Sequence[Item], chance: Chance) -> Item:
    return items[chance.below(len(items))]
