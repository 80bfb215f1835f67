"""The position that a seat sees in The Game or Extreme, as the planner needs it.

Sets of piles are numbers with the bit 1 << index for each pile.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

from engine.bots.placements import Cards, Placement, read_placements, set_of
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.jsontext import Document
from engine.core.options import Options
from engine.core.reading import (
    MAX_TURN,
    expect,
    field_names,
    read_any_object,
    read_each,
    read_game_fields,
    read_integer,
    read_integers,
    read_list,
    read_object,
    read_options,
    read_shape,
    read_word,
    required_names,
)
from engine.games.the_game.commands import BITS, Layout, layout
from engine.games.the_game.documents import TheGameTurnDocument, TheGameViewDocument
from engine.games.the_game.fires import FIRE_CARDS
from engine.games.the_game.loading import check_opening, check_sizes
from engine.games.the_game.piles import (
    CARDS,
    FITTING,
    HIGHEST_CARD,
    LOWEST_CARD,
    PILES,
    STARTS,
)
from engine.games.the_game.start import AFTER_LOOKING, Ratings, read_start, to_act
from engine.games.the_game.state import SIGNALS
from engine.games.the_game.turns import hand_size

PileSet: TypeAlias = int
"""A set of piles."""

Tops: TypeAlias = tuple[int, int, int, int]
"""The number on top of each pile."""

ALL_CARDS: Cards = set_of(CARDS)


class SeatSignals(NamedTuple):
    """The signals of one seat, by the piles."""

    leave: PileSet
    gentle: PileSet

    def __bool__(self) -> bool:
        return self != SILENT


SILENT = SeatSignals(0, 0)


class TheGamePosition(NamedTuple):
    """A match as one seat sees it when a turn begins, and what has been placed in the turn."""

    seat: int
    """The seat whose view it is."""
    turn: int
    """The seat whose turn it is."""
    tops: Tops
    hand: Cards
    unseen: Cards
    """The draw pile and the other hands."""
    sizes: tuple[int, ...]
    """How many cards each seat held, when the turn began."""
    draw: int
    """How many cards the draw pile has."""
    hand_size: int
    options: Options
    heard: tuple[SeatSignals, ...]
    """By seat; the seat's own signals are left out."""
    commands: Layout
    placed: tuple[Placement, ...]

    @property
    def seats(self) -> int:
        return len(self.sizes)

    @property
    def on_fire(self) -> bool:
        return bool(self.options["on_fire"])


def burning(tops: Tops) -> PileSet:
    """Return the piles with a fire card on top."""
    return sum(1 << pile for pile, top in enumerate(tops) if top in FIRE_CARDS)


def tops_now(position: TheGamePosition) -> Tops:
    """Return the tops after what has been placed in the turn."""
    tops = list(position.tops)
    for card, pile in position.placed:
        tops[pile] = card
    up1, up2, down1, down2 = tops
    return up1, up2, down1, down2


def read_position(game: Game[Any], view: Document, seat: int) -> TheGamePosition:
    """Read the seat's view of a match of ``game``. Raises BadDocument if it is no such view."""
    position = _read(game, view, required_names(TheGameViewDocument), seat)
    expect(view["to_act"], "to_act", [position.turn])
    return position


def read_opening(game: Game[Any], view: Document, seat: int) -> tuple[TheGamePosition, Ratings]:
    """Read the seat's view while it is open who starts, and what was said. Raises BadDocument."""
    position = _read(game, view, field_names(TheGameViewDocument), seat)
    seats = position.seats
    ratings = read_start(view["start"], seats)
    expect(position.options["first"], "options.first", AFTER_LOOKING)
    check_opening(ratings, seats, position.turn, view["turn"]["number"], tops_now(position))
    expect(view["to_act"], "to_act", [*to_act(ratings, seats)])
    return position, ratings


def _read(game: Game[Any], view: Document, names: Sequence[str], seat: int) -> TheGamePosition:
    """Read a view with these fields, except who is to act."""
    fields = read_game_fields(game, view, names)
    expect(fields["over"], "over", None)
    seats = read_integer(fields["seats"], "seats", game.min_seats, game.max_seats)
    if not 0 <= seat < seats:
        raise BadDocument("seats", f"there is no seat {seat}")
    options = read_options(game, fields["options"], seats)
    turn = read_shape(fields["turn"], "turn", TheGameTurnDocument)
    on_turn = read_integer(turn["seat"], "turn.seat", 0, seats - 1)
    read_integer(turn["number"], "turn.number", 1, MAX_TURN)
    piles = _read_piles(fields["piles"])
    placed = read_placements(turn["placed"], CARDS, PILES)
    lying = sum((1 << card for pile in piles for card in pile[1:]), 0)
    for card, pile in reversed(placed):
        if piles[pile].pop() != card:
            raise BadDocument("turn.placed", f"{card} is not on {PILES[pile]}")
    hands = read_list(fields["hands"], "hands", seats)
    hand = _read_cards(hands[seat], f"hands[{seat}]")
    sizes = [len(read_list(entry, f"hands[{other}]")) for other, entry in enumerate(hands)]
    sizes[on_turn] += len(placed)
    draw = len(read_list(fields["draw"], "draw"))
    most = hand_size(seats, options["fewer_cards"])
    check_sizes(sizes, draw, on_turn, most)
    unseen = ALL_CARDS & ~lying & ~hand
    hidden = draw + sum(sizes) - len(placed) - hand.bit_count()
    if lying & hand or unseen.bit_count() != hidden:
        raise BadDocument("", "cards more than once, or missing")
    if seat == on_turn:
        hand |= sum(1 << card for card, _ in placed)
    up1, up2, down1, down2 = (pile[-1] for pile in piles)
    return TheGamePosition(
        seat=seat,
        turn=on_turn,
        tops=(up1, up2, down1, down2),
        hand=hand,
        unseen=unseen,
        sizes=tuple(sizes),
        draw=draw,
        hand_size=most,
        options=options,
        heard=_read_signals(fields["signals"], seats, seat),
        commands=_read_commands(fields["commands"]),
        placed=placed,
    )


def _read_piles(value: object) -> list[list[int]]:
    fields = read_object(value, "piles", PILES)
    piles = []
    for pile, name in enumerate(PILES):
        where = f"piles.{name}"
        cards = read_integers(fields[name], where, STARTS[0], STARTS[-1])
        if not cards:
            raise BadDocument(where, "not even its start number")
        expect(cards[0], f"{where}[0]", STARTS[pile])
        for below, card in pairwise(cards):
            if card > HIGHEST_CARD or not FITTING[pile][below][card]:
                raise BadDocument(where, f"{card} cannot lie on {below}")
        piles.append(cards)
    lying = [card for cards in piles for card in cards[1:]]
    if len(set(lying)) != len(lying):
        raise BadDocument("piles", "a card more than once")
    return piles


def _read_cards(value: object, where: str) -> Cards:
    cards = 0
    for card in read_integers(value, where, LOWEST_CARD, HIGHEST_CARD):
        if cards >> card & 1:
            raise BadDocument(where, f"{card} more than once")
        cards |= 1 << card
    return cards


def _read_signals(value: object, seats: int, own: int) -> tuple[SeatSignals, ...]:
    heard = [*read_each(value, "signals", _read_seat_signals, seats)]
    heard[own] = SILENT
    return tuple(heard)


def _read_seat_signals(value: object, where: str) -> SeatSignals:
    piles = dict.fromkeys(SIGNALS, 0)
    for name, signal in read_any_object(value, where).items():
        pile = PILES.index(read_word(name, where, PILES))
        piles[read_word(signal, where, SIGNALS)] |= 1 << pile
    return SeatSignals(**piles)


def _read_commands(value: object) -> Layout:
    numbers = {str(card): card for card in CARDS}
    return layout(
        {
            numbers[read_word(card, "commands", tuple(numbers))]: BITS[
                read_word(name, "commands", tuple(BITS))
            ]
            for card, name in read_any_object(value, "commands").items()
        }
    )
