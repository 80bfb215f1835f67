"""Positions of The Game, made from what a player sees: the tops of the piles and the hands."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, cast

from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.piles import TRICK, trick
from engine.games.the_game.commands import NO_COMMANDS, PRINTED, SKULL, LayoutName, before_turn
from engine.games.the_game.loading import fires
from engine.games.the_game.piles import ASCENDING, CARDS, STARTS, Piles
from engine.games.the_game.state import NO_FIRES, NO_SIGNALS, TheGameState, TheGameVariant
from engine.games.the_game.turns import hand_size
from engine.tasks.placing import between, choice

Tops: TypeAlias = tuple[int, int, int, int]
Hands: TypeAlias = Sequence[Sequence[int]]

MOST_DRAWS = 100
"""Cards that are tried for one hand."""

LEFT = (12, 30, 55)
"""How far from its end a pile may be when the draw pile is empty."""

FURTHEST = 15
"""How far a card of a hand that was played goes on at most."""

A_TURN = 3
"""How many cards a turn had, about; so the number of the turn is a likely one."""


def position(
    game: Game[TheGameState],
    chance: Chance,
    tops: Tops,
    hands: Hands,
    *,
    others: int = 0,
    on_fire: bool = False,
) -> TheGameState | None:
    """Return a state with these tops and hands; None where the other cards can lie nowhere.

    They lie under the tops, in the order of their pile. With ``others``, seats whose hands are not
    seen, there is a draw pile, too: both have cards that lie nowhere, and some more. A fire on top
    was laid in the last turn. In Extreme the commands are as printed.
    """
    held = [card for hand in hands for card in hand]
    if len({*tops, *held}) < len(tops) + len(held):
        return None
    lying: list[list[int]] = [[top] for top in tops]
    draw: list[int] = []
    for card in CARDS:
        if card in tops or card in held:
            continue
        piles = [pile for pile in range(len(tops)) if _lies_below(pile, tops[pile], card)]
        if others and (not piles or chance.below(3) == 0):
            draw.append(card)
        elif piles:
            lying[choice(chance, piles)].append(card)
        else:
            return None
    draw = chance.shuffled(draw)
    size = hand_size(len(hands) + others, fewer_cards=False)
    if others and len(draw) <= others * size:
        return None
    hands = [*hands, *(draw[size * seat : size * (seat + 1)] for seat in range(others))]
    laid = tuple(
        (start, *sorted(cards, reverse=not ascending))
        for start, cards, ascending in zip(STARTS, lying, ASCENDING, strict=True)
    )
    layout: LayoutName | None = "printed" if "commands" in game.options else None
    state = TheGameState(
        variant=TheGameVariant(0, 2, False, on_fire, layout),
        piles=cast(Piles, laid),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        draw=tuple(draw[size * others :]),
        seat=0,
        number=sum(map(len, lying)) // A_TURN,
        placed=(),
        fires=NO_FIRES,
        commands=NO_COMMANDS,
        signals=(NO_SIGNALS,) * len(hands),
        over=None,
        seed_state=0,
    )
    if layout is not None:
        state = state._replace(commands=before_turn(PRINTED, state.piles))
    if state.commands.in_force & SKULL:  # no turn ends with one on top
        return None
    try:
        return game.load(game.document(state._replace(fires=fires(state))))
    except BadDocument:  # such as nothing that can be placed
        return None


def _lies_below(pile: int, top: int, card: int) -> bool:
    return card < top if ASCENDING[pile] else card > top


def late_tops(chance: Chance) -> Tops:
    """Draw tops as they are when the draw pile is empty: most piles take few cards any more."""
    left = [between(chance, 2, choice(chance, LEFT)) for _ in ASCENDING]
    return 100 - left[0], 100 - left[1], 1 + left[2], 1 + left[3]


def middle_tops(chance: Chance) -> Tops:
    """Draw tops as they are in the middle of a match."""
    return (
        between(chance, 12, 75),
        between(chance, 12, 75),
        between(chance, 26, 89),
        between(chance, 26, 89),
    )


def played(chance: Chance, tops: Tops, size: int, tricks: int) -> list[int] | None:
    """Draw so many cards that can be placed in this order, a trick in so many cases of ten.

    None where the piles take no more.
    """
    now, cards = list(tops), list[int]()
    for _ in range(MOST_DRAWS):
        if len(cards) == size:
            return cards
        pile = chance.below(len(tops))
        ascending = ASCENDING[pile]
        if cards and chance.below(10) < tricks:
            card = trick(ascending, now[pile])
        else:
            step = between(chance, 1, FURTHEST)
            card = now[pile] + step if ascending else now[pile] - step
        if card in CARDS and card not in tops and card not in cards:
            cards.append(card)
            now[pile] = card
    return None


def scattered(chance: Chance, size: int, pairs: int, without: Sequence[int]) -> list[int]:
    """Draw so many different cards, among them pairs that a trick joins, or chains of them."""
    cards: list[int] = []
    for card in _pairs_first(chance, pairs):
        if card in CARDS and card not in cards and card not in without:
            cards.append(card)
        if len(cards) == size:
            break
    return cards


def _pairs_first(chance: Chance, pairs: int) -> Iterator[int]:
    for _ in range(pairs):
        card = choice(chance, CARDS)
        yield card
        yield card + TRICK
    while True:
        yield choice(chance, CARDS)


def placed(start: TheGameState, state: TheGameState) -> int:
    """Return how many cards were placed since the start."""
    return sum(map(len, state.piles)) - sum(map(len, start.piles))
