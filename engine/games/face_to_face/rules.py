"""The rules of Face to Face; rulings are named where they apply."""

from collections.abc import Mapping
from typing import cast

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.dead_ends import TurnSearch
from engine.core.game import Game, Settled
from engine.core.happening import Happening
from engine.core.jsontext import Document
from engine.core.options import Option, Options, seat_option
from engine.core.placing import END, EndTurn, Place
from engine.core.refusal import Refusal, Refused, unknown_action
from engine.games.face_to_face.actions import ACTIONS, PLACES_BY_BITS
from engine.games.face_to_face.documents import write_over, write_state, write_view
from engine.games.face_to_face.happenings import happened
from engine.games.face_to_face.loading import read_state
from engine.games.face_to_face.piles import CARDS, EMPTY_PILES, SEATS, Piles, in_row
from engine.games.face_to_face.scoring import DuelScoring
from engine.games.face_to_face.state import Cards, FaceToFaceState, First
from engine.games.face_to_face.turns import (
    HAND_SIZE,
    MINIMUM,
    cards_drawn,
    gift,
    may_end,
    outcome,
    taking,
    why_not_end,
    why_not_place,
)


class FaceToFace(Game[FaceToFaceState]):
    """Face to Face: two seats, each with the cards 2 to 59 and two piles, one against the other."""

    id = "face-to-face"
    letter = "F"
    rules_version = 1
    min_seats = len(SEATS)
    max_seats = len(SEATS)
    scoring = DuelScoring()
    options: Mapping[str, Option] = {"first": seat_option(len(SEATS), by_lot=True)}

    def deal(self, seats: int, options: Options, seed: int) -> FaceToFaceState:
        """Shuffle seat 0's deck, then seat 1's; then choose who starts, if that is random.

        Each hand is the first six cards of its deck.
        """
        chance = Chance(seed)
        decks = [tuple(chance.shuffled(CARDS)) for _ in SEATS]
        first = cast(First, options["first"])
        seat = first if isinstance(first, int) else chance.below(len(SEATS))
        return FaceToFaceState(
            first=first,
            piles=EMPTY_PILES,
            hands=(_sorted(decks[0][:HAND_SIZE]), _sorted(decks[1][:HAND_SIZE])),
            draw=(decks[0][HAND_SIZE:], decks[1][HAND_SIZE:]),
            seat=seat,
            number=1,
            placed=(),
            over=None,
            seed_state=chance.state,
        )

    def to_act(self, state: FaceToFaceState) -> tuple[int, ...]:
        return (state.seat,) if state.over is None else ()

    def over(self, state: FaceToFaceState) -> Document | None:
        return write_over(state.over)

    def legal(self, state: FaceToFaceState, seat: int) -> list[Action]:
        """Return the placements by card, then by pile, and ``end`` last."""
        actions: list[Action] = []
        if seat != state.seat or state.over is not None:
            return actions
        own_up, own_down, rival_up, rival_down = taking(state)
        for card in state.hands[seat]:
            bits = own_up[card] + own_down[card] + rival_up[card] + rival_down[card]
            actions += PLACES_BY_BITS[card][bits]
        if may_end(state):
            actions.append(END)
        return actions

    def why(self, state: FaceToFaceState, seat: int, action: Action) -> Refusal | None:
        if seat != state.seat or state.over is not None:
            return self.why_not_to_act(state, seat, len(SEATS))
        if isinstance(action, Place):
            return why_not_place(state, action)
        if isinstance(action, EndTurn):
            return why_not_end(state)
        return unknown_action(str(action))

    def apply(self, state: FaceToFaceState, seat: int, action: Action) -> FaceToFaceState:
        refusal = self.why(state, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        after = _place(state, action) if isinstance(action, Place) else _end(state)
        ending = outcome(after)
        return after if ending is None else after._replace(over=ending)

    def parse(self, text: str) -> Action:
        action = ACTIONS.get(text)
        if action is None:
            raise Refused(unknown_action(text))
        return action

    def document(self, state: FaceToFaceState) -> Document:
        return write_state(self, state)

    def load(self, document: object) -> FaceToFaceState:
        return read_state(self, document)

    def view(self, state: FaceToFaceState, seat: int | None) -> Document:
        return write_view(self, state, seat)

    def settled(self, before: FaceToFaceState, after: FaceToFaceState, seat: int) -> Settled | None:
        """Return "drawn" if ``end`` showed the seat the cards that it drew."""
        return "drawn" if self.needs_review(before, after, seat) else None

    def needs_review(self, before: FaceToFaceState, after: FaceToFaceState, seat: int) -> bool:
        """Tell whether the seat drew cards."""
        return len(after.draw[seat]) < len(before.draw[seat])

    def happened(
        self,
        before: FaceToFaceState,
        seat: int,
        action: Action,
        after: FaceToFaceState,
        viewer: int | None,
    ) -> tuple[Happening, ...]:
        return tuple(happened(before, action, after, viewer))

    def leads_to_dead_end(self, state: FaceToFaceState, seat: int, action: Action) -> bool:
        """Tell whether an action leads to a dead end.

        A placement with no way on is legal (D2), and so is an end that leaves too few cards for a
        turn (D3).
        """
        return TurnSearch(self, seat, _ends_well, _position).leads_to_dead_end(state, action)


def _ends_well(before: FaceToFaceState, after: FaceToFaceState) -> bool | None:
    """Tell whether the turn ends with a win or with cards enough for another one.

    None means that the turn goes on.
    """
    seat = before.seat
    if after.over is not None and after.over.winner == seat:
        return True
    return None if after.number == before.number else len(after.hands[seat]) >= MINIMUM


def _position(state: FaceToFaceState) -> tuple[object, ...]:
    """Return what the rest of a turn depends on."""
    tops = tuple(pile[-1] for pile in state.piles)
    return tops, state.hands[state.seat], len(state.placed), gift(state.placed) is not None


def _place(state: FaceToFaceState, place: Place) -> FaceToFaceState:
    card, seat, piles = place.card, state.seat, state.piles
    hand = state.hands[seat]
    at = hand.index(card)
    pile = in_row(seat, place.pile)
    return FaceToFaceState(
        state.first,
        cast(Piles, (*piles[:pile], (*piles[pile], card), *piles[pile + 1 :])),
        _with(state.hands, seat, hand[:at] + hand[at + 1 :]),
        state.draw,
        seat,
        state.number,
        (*state.placed, place),
        None,
        state.seed_state,
    )


def _end(state: FaceToFaceState) -> FaceToFaceState:
    """Draw from the seat's own draw pile as far as it reaches, and pass the turn to the rival."""
    seat = state.seat
    hand, draw = state.hands[seat], state.draw[seat]
    drawn = cards_drawn(len(hand), gift(state.placed) is not None)
    return FaceToFaceState(
        state.first,
        state.piles,
        _with(state.hands, seat, _sorted(hand + draw[:drawn])),
        _with(state.draw, seat, draw[drawn:]),
        1 - seat,
        state.number + 1,
        (),
        None,
        state.seed_state,
    )


def _with(both: tuple[Cards, Cards], seat: int, cards: Cards) -> tuple[Cards, Cards]:
    """Return both players' cards, those of this seat replaced by these."""
    return (both[0], cards) if seat else (cards, both[1])


def _sorted(cards: Cards) -> Cards:
    return tuple(sorted(cards))
