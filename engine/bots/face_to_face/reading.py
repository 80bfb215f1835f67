"""Reading of a view as a position.

Each number lies on the piles up to twice, once from each deck. Where it lies once, the piles do not
always show which deck it is from: a card that goes back by exactly 10 may be a trick or a gift. How
many cards a player has left tells how many of these are gifts; as few as possible are assumed.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.bots.face_to_face.position import FaceToFacePosition, Side
from engine.bots.placements import Cards, read_placements, set_of
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.jsontext import Document
from engine.core.reading import (
    MAX_TURN,
    expect,
    field_names,
    read_game_fields,
    read_integer,
    read_integers,
    read_list,
    read_options,
    read_shape,
)
from engine.games.face_to_face.decks import Decks, possible_decks
from engine.games.face_to_face.documents import FaceToFaceTurnDocument, FaceToFaceViewDocument
from engine.games.face_to_face.loading import check_sizes, read_piles
from engine.games.face_to_face.piles import (
    CARDS,
    HIGHEST_CARD,
    LOWEST_CARD,
    PILES,
    SEATS,
    in_row,
)
from engine.games.face_to_face.state import FaceToFaceState


class _PlacedCard(NamedTuple):
    """A card on a pile."""

    card: int
    keeper: int
    """The seat whose pile it is."""
    decks: Decks


def read_position(game: Game[FaceToFaceState], view: Document, seat: int) -> FaceToFacePosition:
    """Read the view of the seat on turn. Raises BadDocument if it is no such view."""
    fields = read_game_fields(game, view, field_names(FaceToFaceViewDocument))
    expect(fields["seats"], "seats", len(SEATS))
    expect(fields["over"], "over", None)
    read_options(game, fields["options"], len(SEATS))
    turn = read_shape(fields["turn"], "turn", FaceToFaceTurnDocument)
    read_integer(seat, "turn.seat", SEATS[0], SEATS[-1])
    expect(turn["seat"], "turn.seat", seat)
    expect(fields["to_act"], "to_act", [seat])
    read_integer(turn["number"], "turn.number", 1, MAX_TURN)
    placed = read_placements(turn["placed"], CARDS, PILES)
    piles = [[*pile] for pile in read_piles(fields["piles"])]
    for card, pile in reversed(placed):
        if piles[in_row(seat, pile)].pop() != card:
            raise BadDocument("turn.placed", f"{card} is not on {PILES[pile]}")
    hands = [read_list(hand, "hands") for hand in read_list(fields["hands"], "hands", len(SEATS))]
    draw = [len(read_list(pile, "draw")) for pile in read_list(fields["draw"], "draw", len(SEATS))]
    hand = [*read_integers(hands[seat], f"hands[{seat}]", LOWEST_CARD, HIGHEST_CARD)]
    hand += [card for card, _ in placed]
    if len({*hand}) != len(hand):
        raise BadDocument(f"hands[{seat}]", "a card more than once")
    check_sizes(seat, len(placed), [*map(len, hands)], draw)
    rival = 1 - seat
    counts = [len(hands[owner]) + draw[owner] for owner in SEATS]
    counts[seat] += len(placed)
    left, doubtful = _left(_lying(piles), set_of(hand), seat, counts)
    return FaceToFacePosition(
        own=_side(piles, seat, left[seat], len(hand)),
        rival=_side(piles, rival, left[rival], len(hands[rival])),
        hand=set_of(hand),
        doubtful=doubtful,
        placed=placed,
    )


def _lying(piles: Sequence[Sequence[int]]) -> list[_PlacedCard]:
    return [
        _PlacedCard(card, pile // len(SEATS), possible_decks(pile, below, card))
        for pile, cards in enumerate(piles)
        for below, card in pairwise(cards)
    ]


def _left(
    lying: Iterable[_PlacedCard], hand: Cards, seat: int, counts: Sequence[int]
) -> tuple[list[Cards], Cards]:
    """Return, by player, the cards that are not placed, and those of which this is in doubt.

    The seat holds ``hand``; ``counts`` are how many cards each player has left.
    """
    rival = 1 - seat
    left = [set_of(CARDS), set_of(CARDS)]
    doubtful: list[_PlacedCard] = []
    by_card: dict[int, list[_PlacedCard]] = {}
    for each in lying:
        by_card.setdefault(each.card, []).append(each)
    for card, (first, *others) in by_card.items():
        bit = 1 << card
        if len(others) >= (1 if hand & bit else len(SEATS)):
            raise BadDocument("piles", f"{card} more than once of a deck")
        if others:
            left = [cards & ~bit for cards in left]
        elif hand & bit or first.decks == (rival,):
            left[rival] &= ~bit
        elif first.decks == (seat,):
            left[seat] &= ~bit
        else:
            doubtful.append(first)
    laid = left[seat].bit_count() - counts[seat]
    doubtful.sort(key=lambda each: each.keeper != seat)
    for index, each in enumerate(doubtful):
        left[seat if index < laid else rival] &= ~(1 << each.card)
    if [cards.bit_count() for cards in left] != counts:
        raise BadDocument("", "cards more than once, or missing")
    if 0 < laid < len(doubtful):
        return left, set_of(each.card for each in doubtful)
    return left, 0


def _side(piles: Sequence[Sequence[int]], seat: int, left: Cards, held: int) -> Side:
    up, down = piles[in_row(seat, 0)], piles[in_row(seat, 1)]
    return Side(up[-1], down[-1], left, held)
