"""Reading the state of a match of Face to Face from its document, with every check there is.

Whose card it is that lies on a pile cannot always be told from its number alone. What is read is
a state in which every card of both decks can be accounted for, in which each card on a pile is one
that the pile's owner or the rival may have laid there, and in which the cards of each player come
to what they may come to after the turns that the player has had. So is every state that play
reaches. A few others pass too: a document does not tell in which order cards came to lie on
different piles, and nothing here asks for one. Writing the state gives the same document.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import cast

from engine.core.chance import MAX_STATE
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.options import complete_options
from engine.core.reading import (
    expect,
    quoted,
    read_integer,
    read_integers,
    read_list,
    read_object,
)
from engine.core.refusal import Refused
from engine.games.face_to_face.actions import PLACES, Place
from engine.games.face_to_face.decks import possible_decks, possible_gifts
from engine.games.face_to_face.documents import (
    OptionsDocument,
    PilesDocument,
    StateDocument,
    TurnDocument,
    write_over,
)
from engine.games.face_to_face.piles import (
    CARDS,
    EMPTY_PILES,
    HIGHEST_CARD,
    LOWEST_CARD,
    PILE_INDEX,
    PILES,
    RIVALS,
    SEATS,
    Piles,
    in_row,
    takes,
)
from engine.games.face_to_face.standings import MAX_TURNS, Standing, standings
from engine.games.face_to_face.state import Cards, First, State
from engine.games.face_to_face.turns import MINIMUM, gift, outcome


def read_state(game: Game[State], document: object) -> State:
    """The state of this document of ``game``; ``seed_state`` may be left out.

    Raises BadDocument, which names the first thing found wrong.
    """
    if isinstance(document, dict):
        document = {"seed_state": 0, **document}
    fields = read_object(document, "", _names(StateDocument))
    expect(fields["game"], "game", game.id)
    expect(fields["rules_version"], "rules_version", game.rules_version)
    expect(fields["seats"], "seats", len(SEATS))
    turn = read_object(fields["turn"], "turn", _names(TurnDocument))
    state = State(
        first=_read_first(game, fields["options"]),
        piles=_read_piles(fields["piles"]),
        hands=_read_hands(fields["hands"]),
        draw=_read_both(fields["draw"], "draw"),
        seat=read_integer(turn["seat"], "turn.seat", 0, len(SEATS) - 1),
        number=read_integer(turn["number"], "turn.number", 1, MAX_TURNS),
        placed=_read_placed(turn["placed"]),
        over=None,
        seed_state=read_integer(fields["seed_state"], "seed_state", 0, MAX_STATE),
    )
    _check_first(state)
    _check_placed(state)
    _check_cards(state)
    _check_turns(state)
    state = state._replace(over=outcome(state))
    expect(fields["over"], "over", write_over(state.over))
    expect(fields["to_act"], "to_act", list(game.to_act(state)))
    return state


def _read_first(game: Game[State], value: object) -> First:
    fields = read_object(value, "options", _names(OptionsDocument))
    try:
        return cast(First, complete_options(game.options, fields, len(SEATS))["first"])
    except Refused as error:
        raise BadDocument("options", str(error.refusal)) from None


def _read_piles(value: object) -> Piles:
    """Both players' piles, each card of which one of them may have laid on the one below it."""
    piles: list[Cards] = []
    for seat, entry in enumerate(read_list(value, "piles", len(SEATS))):
        names = _names(PilesDocument)
        fields = read_object(entry, f"piles[{seat}]", names)
        for name in names:
            where = f"piles[{seat}].{name}"
            pile = len(piles)
            start, *cards = read_list(fields[name], where) or [None]
            expect(start, f"{where}[0]", EMPTY_PILES[pile][0])
            lying = (*EMPTY_PILES[pile], *_read_cards(cards, where))
            for below, card in pairwise(lying):
                if not possible_decks(pile, below, card):
                    raise BadDocument(where, f"{card} cannot lie on {below}")
            piles.append(lying)
    return cast(Piles, tuple(piles))


def _read_hands(value: object) -> tuple[Cards, Cards]:
    hands = _read_both(value, "hands")
    for seat, hand in enumerate(hands):
        if list(hand) != sorted(hand):
            raise BadDocument(f"hands[{seat}]", "not in ascending order")
    return hands


def _read_both(value: object, where: str) -> tuple[Cards, Cards]:
    """The cards of each player."""
    first, second = read_list(value, where, len(SEATS))
    return _read_cards(first, f"{where}[0]"), _read_cards(second, f"{where}[1]")


def _read_cards(value: object, where: str) -> Cards:
    return tuple(read_integers(value, where, LOWEST_CARD, HIGHEST_CARD))


def _read_placed(value: object) -> tuple[Place, ...]:
    """The placements of this turn, of which at most one went to the rival."""
    placed = []
    for index, entry in enumerate(read_list(value, "turn.placed")):
        where = f"turn.placed[{index}]"
        card, name = read_list(entry, where, 2)
        number = read_integer(card, where, LOWEST_CARD, HIGHEST_CARD)
        if not isinstance(name, str) or name not in PILE_INDEX:
            raise BadDocument(where, f"a pile expected, not {quoted(name)}")
        placed.append(PLACES[number][PILE_INDEX[name]])
    given = [place.card for place in placed if RIVALS[place.pile]]
    if len(given) > 1:
        raise BadDocument("turn.placed", f"more than one card on the rival's piles: {given}")
    return tuple(placed)


def _check_first(state: State) -> None:
    """Nobody is skipped, so the number of the turn tells whose it is, if not the lot decided."""
    if isinstance(state.first, int) and state.seat != (state.first + state.number - 1) % 2:
        raise BadDocument(
            "turn.seat",
            f"turn {state.number} is not seat {state.seat}'s if seat {state.first} starts",
        )


def _check_placed(state: State) -> None:
    """What was placed in this turn is topmost on its piles, in that order, and could be placed."""
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


def _check_cards(state: State) -> None:
    """No card is twice in a player's hand and draw pile, and each is there once for each deck."""
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


def _check_turns(state: State) -> None:
    """Each player's hand, draw pile and gifts agree with the turns that the player has had."""
    ways = possible_gifts(state)
    starts = (state.seat + state.number - 1) % 2
    for seat in SEATS:
        placed = state.placed if seat == state.seat else ()
        turns = (state.number - (seat == state.seat)) // 2
        hand, draw = len(state.hands[seat]) + len(placed), len(state.draw[seat])
        given = gift(placed) is not None
        if placed and hand < MINIMUM:
            raise BadDocument(
                "turn.placed", f"seat {seat} began the turn with {hand} card and had lost (D3)"
            )
        possible = standings(turns, seat == starts)
        gifts = sorted({way[seat] - given for way in ways})
        ways = {way for way in ways if Standing(way[seat] - given, hand, draw) in possible}
        if not ways:
            raise BadDocument(
                "turn.number",
                f"seat {seat} cannot have {hand} cards and {draw} to draw"
                f" after {turns} turns in which it gave {gifts}",
            )


def _names(document: type) -> Sequence[str]:
    """The names of the fields of a TypedDict."""
    return tuple(document.__annotations__)
