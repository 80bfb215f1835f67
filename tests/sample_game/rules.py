"""The rules of Fifty: who comes nearest to fifty with cards from 1 to 30, and not beyond it?

Everybody holds six cards and places one a turn. Whoever has none left that fits stops. The first
at exactly fifty has won; otherwise it is whoever is farthest once all have stopped.

Refusals: ``not-in-hand`` (card), ``too-far`` (card, left), ``can-go-on`` (card).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Final, NamedTuple, TypedDict

from engine.core.action import Action
from engine.core.chance import MAX_STATE, Chance
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.happening import Happening
from engine.core.jsontext import Document
from engine.core.options import Option, Options, seat_option
from engine.core.reading import (
    expect_ascending,
    expect_end,
    read_each,
    read_flag,
    read_integer,
    read_integers,
    read_list,
    read_object,
    read_options,
    read_state_fields,
)
from engine.core.refusal import Refusal, Refused, unknown_action
from engine.core.scoring import PointsScoring

GOAL: Final = 50
HIGHEST: Final = 30
HAND: Final = 6


@dataclass(frozen=True, slots=True)
class Add(Action):
    """``add N``: the card joins the pile, and counts for the seat."""

    card: int

    def __str__(self) -> str:
        return f"add {self.card}"


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """``stop``: no card of the hand fits any more."""

    def __str__(self) -> str:
        return "stop"


ACTIONS: Final = {str(each): each for each in (*map(Add, range(1, HIGHEST + 1)), Stop())}


class State(NamedTuple):
    """One position; hands are sorted, and what was placed tells the seat and the card, in order."""

    first: int
    hands: tuple[tuple[int, ...], ...]
    placed: tuple[tuple[int, int], ...]
    stopped: tuple[bool, ...]
    seat: int
    seed_state: int

    def left(self, seat: int) -> int:
        """How far it still is to the goal."""
        return GOAL - totals(self.placed, len(self.hands))[seat]

    def fitting(self, seat: int) -> list[int]:
        """The cards that do not take the seat beyond the goal."""
        return [card for card in self.hands[seat] if card <= self.left(seat)]


def totals(placed: Iterable[Sequence[int]], seats: int) -> list[int]:
    """How far each seat has come with what was placed."""
    came = [0] * seats
    for seat, card in placed:
        came[seat] += card
    return came


@dataclass(frozen=True, slots=True)
class CardAdded(Happening):
    """Tell that a seat placed a card, and how far it has come. Nothing is hidden."""

    seat: int
    card: int
    total: int


@dataclass(frozen=True, slots=True)
class SeatStopped(Happening):
    """Tell that a seat stopped, so far from the goal. Nothing is hidden."""

    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class RaceWon(Happening):
    """Tell who has won; several share the win. Nothing is hidden."""

    winners: tuple[int, ...]


class Fifty(Game[State]):
    """The game as the engine plays it."""

    id = "fifty"
    letter = "Y"
    rules_version = 1
    min_seats = 2
    max_seats = 4
    scoring = PointsScoring("totals", more=1, least=0.0)
    options: Mapping[str, Option] = {"first": seat_option(4)}

    def deal(self, seats: int, options: Options, seed: int) -> State:
        chance, first = Chance(seed), int(options["first"])
        cards = chance.shuffled(range(1, HIGHEST + 1))
        hands = tuple(tuple(sorted(cards[seat::seats][:HAND])) for seat in range(seats))
        return State(first, hands, (), (False,) * seats, first, chance.state)

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if self.over(state) else (state.seat,)

    def over(self, state: State) -> Document | None:
        came = totals(state.placed, len(state.hands))
        if max(came) < GOAL and not all(state.stopped):
            return None
        winners = [seat for seat, total in enumerate(came) if total == max(came)]
        return {"winners": winners, "totals": came}

    def legal(self, state: State, seat: int) -> list[Action]:
        if seat not in self.to_act(state):
            return []
        return [*map(Add, state.fitting(seat))] or [Stop()]

    def why(self, state: State, seat: int, action: Action) -> Refusal | None:
        if seat not in self.to_act(state):
            return self.why_not_to_act(state, seat, len(state.hands))
        if isinstance(action, Stop):
            fitting = state.fitting(seat)
            return Refusal("can-go-on", {"card": fitting[0]}) if fitting else None
        assert isinstance(action, Add)
        if action.card not in state.hands[seat]:
            return Refusal("not-in-hand", {"card": action.card})
        if action.card > state.left(seat):
            return Refusal("too-far", {"card": action.card, "left": state.left(seat)})
        return None

    def apply(self, state: State, seat: int, action: Action) -> State:
        refusal = self.why(state, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        hands, placed, stopped = list(state.hands), state.placed, list(state.stopped)
        if isinstance(action, Add):
            hands[seat] = tuple(card for card in hands[seat] if card != action.card)
            placed = (*placed, (seat, action.card))
        else:
            stopped[seat] = True
        after = state._replace(hands=tuple(hands), placed=placed, stopped=tuple(stopped))
        seats = len(hands)
        turns = [(seat + step) % seats for step in range(1, seats + 1)]
        return after._replace(seat=next((each for each in turns if not stopped[each]), seat))

    def parse(self, text: str) -> Action:
        if text not in ACTIONS:
            raise Refused(unknown_action(text))
        return ACTIONS[text]

    def document(self, state: State) -> Document:
        return {
            **self.view(state, None),
            "hands": _lists(state.hands),
            "seed_state": state.seed_state,
        }

    def view(self, state: State, seat: int | None) -> Document:
        return {
            "game": self.id,
            "rules_version": self.rules_version,
            "seats": len(state.hands),
            "options": {"first": state.first},
            "to_act": list(self.to_act(state)),
            "over": self.over(state),
            "turn": {"seat": state.seat},
            "hands": [
                list(hand) if owner == seat else [None] * len(hand)
                for owner, hand in enumerate(state.hands)
            ],
            "placed": _lists(state.placed),
            "stopped": list(state.stopped),
        }

    def load(self, document: object) -> State:
        fields = read_state_fields(self, document, StateDocument)
        seats = read_integer(fields["seats"], "seats", self.min_seats, self.max_seats)
        turn = read_object(fields["turn"], "turn", ["seat"])
        state = State(
            first=read_options(self, fields["options"], seats)["first"],
            hands=read_each(fields["hands"], "hands", _read_hand, seats),
            placed=read_each(fields["placed"], "placed", partial(_read_placed, seats=seats)),
            stopped=read_each(fields["stopped"], "stopped", read_flag, seats),
            seat=read_integer(turn["seat"], "turn.seat", 0, seats - 1),
            seed_state=read_integer(fields["seed_state"], "seed_state", 0, MAX_STATE),
        )
        cards = [*chain(*state.hands), *(card for _, card in state.placed)]
        if len({*cards}) < len(cards):
            raise BadDocument("", "a card more than once")
        for seat, hand in enumerate(state.hands):
            expect_ascending(hand, f"hands[{seat}]")
            if state.left(seat) < 0:
                raise BadDocument("placed", f"seat {seat} is beyond {GOAL}")
            if state.stopped[seat] and state.fitting(seat):
                raise BadDocument("stopped", f"seat {seat} can go on")
        if self.over(state) is None and state.stopped[state.seat]:
            raise BadDocument("turn.seat", f"seat {state.seat} has stopped")
        expect_end(self, state, fields)
        return state

    def settled(self, before: State, after: State, seat: int) -> None:
        """Nothing is drawn and nothing is shown: all can be taken back."""

    def happened(
        self, before: State, seat: int, action: Action, after: State, viewer: int | None
    ) -> tuple[Happening, ...]:
        told: list[Happening] = [SeatStopped(seat, after.left(seat))]
        if isinstance(action, Add):
            told = [CardAdded(seat, action.card, GOAL - after.left(seat))]
        over = self.over(after)
        return (*told, RaceWon(tuple(over["winners"]))) if over else tuple(told)


class FiftyTurn(TypedDict):
    """Whose turn it is."""

    seat: int


class FiftyOver(TypedDict):
    """The end of the match."""

    winners: list[int]
    totals: list[int]


class FiftyView(TypedDict):
    """A view as JSON: what one seat may know; hidden cards are None."""

    game: str
    rules_version: int
    seats: int
    options: Document
    to_act: list[int]
    over: FiftyOver | None
    turn: FiftyTurn
    hands: list[list[int | None]]
    placed: list[list[int]]
    stopped: list[bool]


class StateDocument(FiftyView):
    """A state as JSON: all that a view has, with no card hidden."""

    seed_state: int


def _lists(cards: Iterable[Iterable[int]]) -> list[list[int]]:
    return [list(each) for each in cards]


def _read_hand(value: object, where: str) -> tuple[int, ...]:
    return tuple(read_integers(value, where, 1, HIGHEST))


def _read_placed(value: object, where: str, seats: int) -> tuple[int, int]:
    seat, card = read_list(value, where, 2)
    return read_integer(seat, where, 0, seats - 1), read_integer(card, where, 1, HIGHEST)
