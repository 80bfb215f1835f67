"""Reading of a state of Face to Face from its document."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import cast

from engine.core.chance import MAX_STATE
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.placing import Place, read_pile, read_placed
from engine.core.reading import (
    MAX_TURN,
    expect,
    expect_ascending,
    expect_end,
    field_names,
    read_integer,
    read_integers,
    read_list,
    read_options,
    read_shape,
    read_state_fields,
)
from engine.games.face_to_face.actions import PLACES
from engine.games.face_to_face.decks import check_decks, possible_decks
from engine.games.face_to_face.documents import (
    FaceToFacePilesDocument,
    FaceToFaceStateDocument,
    FaceToFaceTurnDocument,
)
from engine.games.face_to_face.piles import (
    CARDS,
    EMPTY_PILES,
    HIGHEST_CARD,
    LOWEST_CARD,
    PILES,
    RIVALS,
    SEATS,
    Piles,
    in_row,
    takes,
)
from engine.games.face_to_face.state import Cards, FaceToFaceState
from engine.games.face_to_face.turns import HAND_SIZE, MINIMUM, outcome


def read_state(game: Game[FaceToFaceState], document: object) -> FaceToFaceState:
    """Read a document as a state of ``game``; ``seed_state`` may be missing.

    The game writes the same document again. Every card is where one card can be, and nothing breaks
    the rules as they apply now; the past is not judged. Raises BadDocument, which names the first
    fault.
    """
    fields = read_state_fields(game, document, FaceToFaceStateDocument)
    expect(fields["seats"], "seats", len(SEATS))
    turn = read_shape(fields["turn"], "turn", FaceToFaceTurnDocument)
    state = FaceToFaceState(
        first=read_options(game, fields["options"], len(SEATS))["first"],
        piles=read_piles(fields["piles"]),
        hands=_read_hands(fields["hands"]),
        draw=_read_both(fields["draw"], "draw"),
        seat=read_integer(turn["seat"], "turn.seat", 0, len(SEATS) - 1),
        number=read_integer(turn["number"], "turn.number", 1, MAX_TURN),
        placed=_read_placed(turn["placed"]),
        over=None,
        seed_state=read_integer(fields["seed_state"], "seed_state", 0, MAX_STATE),
    )
    _check_placed(state)
    _check_cards(state)
    check_sizes(state.seat, len(state.placed), [*map(len, state.hands)], [*map(len, state.draw)])
    state = state._replace(over=outcome(state))
    expect_end(game, state, fields)
    return state


def read_piles(value: object) -> Piles:
    """Read both players' piles, each card of which one of them may have laid on the one below."""
    piles: list[Cards] = []
    for seat, entry in enumerate(read_list(value, "piles", len(SEATS))):
        fields = read_shape(entry, f"piles[{seat}]", FaceToFacePilesDocument)
        for name in field_names(FaceToFacePilesDocument):
            where, (start,) = f"piles[{seat}].{name}", EMPTY_PILES[len(piles)]
            may_lie = partial(possible_decks, len(piles))
            piles.append(read_pile(fields[name], where, start, CARDS, may_lie))
    return cast(Piles, tuple(piles))


def _read_hands(value: object) -> tuple[Cards, Cards]:
    hands = _read_both(value, "hands")
    for seat, hand in enumerate(hands):
        expect_ascending(hand, f"hands[{seat}]")
    return hands


def _read_both(value: object, where: str) -> tuple[Cards, Cards]:
    """Read the cards of each player."""
    first, second = read_list(value, where, len(SEATS))
    return _read_cards(first, f"{where}[0]"), _read_cards(second, f"{where}[1]")


def _read_cards(value: object, where: str) -> Cards:
    return tuple(read_integers(value, where, LOWEST_CARD, HIGHEST_CARD))


def _read_placed(value: object) -> tuple[Place, ...]:
    """Read the placements of this turn, of which at most one went to the rival."""
    placed = read_placed(value, CARDS, PLACES)
    given = [place.card for place in placed if RIVALS[place.pile]]
    if len(given) > 1:
        raise BadDocument("turn.placed", f"more than one card on the rival's piles: {given}")
    return placed


def _check_placed(state: FaceToFaceState) -> None:
    """Require what was placed in this turn to be legal and on top of its piles, in that order."""
    for pile, name in enumerate(PILES):
        lying = state.piles[in_row(state.seat, pile)]
        cards = tuple(place.card for place in state.placed if place.pile == pile)
        before = max(1, len(lying) - len(cards))
        if lying[before:] != cards:
            raise BadDocument(
                "turn.placed",
                f"{list(cards)} on {name}, whose topmost cards are {list(lying[before:])}",
            )
        for below, card in pairwise(lying[before - 1 :]):
            if not takes(pile, below, card):
                raise BadDocument("turn.placed", f"{name} does not take {card} on {below}")


def _check_cards(state: FaceToFaceState) -> None:
    """Require each card once for each deck: on a pile, in a hand or in a draw pile."""
    for seat in SEATS:
        own = Counter((*state.hands[seat], *state.draw[seat]))
        double = [card for card in CARDS if own[card] > 1]
        if double:
            raise BadDocument("", f"cards of seat {seat} more than once: {double}")
    lying = (card for pile in state.piles for card in pile[1:])
    count = Counter((*lying, *state.hands[0], *state.hands[1], *state.draw[0], *state.draw[1]))
    many = [card for card in CARDS if count[card] > len(SEATS)]
    few = [card for card in CARDS if count[card] < len(SEATS)]
    if many:
        raise BadDocument("", f"cards more than twice: {many}")
    if few:
        raise BadDocument("", f"cards fewer than twice: {few}")
    check_decks(state)


def check_sizes(seat: int, placed: int, hands: Sequence[int], draw: Sequence[int]) -> None:
    """Refuse hands that are too large, and a rival who has won already.

    ``placed``, ``hands`` and ``draw`` are numbers of cards. What ``seat``, which is on turn, placed
    in this turn counts as still in its hand.
    """
    for owner, held in enumerate(hands):
        cards = held + placed if owner == seat else held
        if cards > HAND_SIZE:
            raise BadDocument(
                f"hands[{owner}]", f"{cards} cards at the start of the turn, {HAND_SIZE} at most"
            )
    if placed and hands[seat] + placed < MINIMUM:
        raise BadDocument(
            "turn.placed", f"seat {seat} began the turn with 1 card and had lost (D3)"
        )
    rival = 1 - seat
    if not hands[rival] and not draw[rival]:
        raise BadDocument(f"hands[{rival}]", f"seat {rival} has no card left and has won")
