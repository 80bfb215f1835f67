"""A game for tests of the core: several seats act at once, and chance comes in mid-game.

Each round every seat bets on a number, unseen by the others; when all have bet, a die is cast,
and who bet on its number scores. After two rounds the match is over.
"""

from dataclasses import dataclass
from typing import NamedTuple

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.game import Game, Settled
from engine.core.happening import Happening
from engine.core.jsontext import Document
from engine.core.options import Option, Options
from engine.core.refusal import Refusal, Refused, unknown_action

ROUNDS = 2
SIDES = 3


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """Bet on a number: ``bet N``."""

    number: int

    def __str__(self) -> str:
        return f"bet {self.number}"


@dataclass(frozen=True, slots=True)
class BetPlaced(Happening):
    """A seat has bet; on what, nobody else knows."""

    seat: int
    number: int | None


@dataclass(frozen=True, slots=True)
class DieCast(Happening):
    """All had bet, and the die was cast; these are the scores."""

    scores: tuple[int, ...]


class State(NamedTuple):
    bets: tuple[int | None, ...]
    scores: tuple[int, ...]
    round: int
    seed_state: int


class Dice(Game[State]):
    """The game."""

    id = "dice"
    rules_version = 1
    min_seats = 2
    max_seats = 3
    options: dict[str, Option] = {}  # noqa: RUF012  as the contract declares it

    def deal(self, seats: int, options: Options, seed: int) -> State:
        return State((None,) * seats, (0,) * seats, 1, seed)

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.round > ROUNDS:
            return ()
        return tuple(seat for seat, bet in enumerate(state.bets) if bet is None)

    def over(self, state: State) -> Document | None:
        return {"scores": list(state.scores)} if state.round > ROUNDS else None

    def legal(self, state: State, seat: int) -> list[Action]:
        if seat not in self.to_act(state):
            return []
        return [Bet(number) for number in range(SIDES)]

    def why(self, state: State, seat: int, action: Action) -> Refusal | None:
        if seat not in self.to_act(state):
            return self.why_not_to_act(state, seat, len(state.bets))
        return None

    def apply(self, state: State, seat: int, action: Action) -> State:
        refusal = self.why(state, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        assert isinstance(action, Bet)
        bets = (*state.bets[:seat], action.number, *state.bets[seat + 1 :])
        if None in bets:
            return state._replace(bets=bets)
        chance = Chance(state.seed_state)
        cast = chance.below(SIDES)
        scores = tuple(score + (bet == cast) for score, bet in zip(state.scores, bets, strict=True))
        return State((None,) * len(bets), scores, state.round + 1, chance.state)

    def parse(self, text: str) -> Action:
        for number in range(SIDES):
            if text == f"bet {number}":
                return Bet(number)
        raise Refused(unknown_action(text))

    def document(self, state: State) -> Document:
        return {
            "game": self.id,
            "seats": len(state.bets),
            "options": {},
            "bets": list(state.bets),
            "scores": list(state.scores),
            "round": state.round,
            "seed_state": state.seed_state,
        }

    def load(self, document: object) -> State:
        match document:
            case {"bets": bets, "scores": scores, "round": int(round_), "seed_state": int(seed)}:
                return State(tuple(bets), tuple(scores), round_, seed)
        raise BadDocument("", "no state of the game")

    def view(self, state: State, seat: int | None) -> Document:
        seen = [bet if owner == seat else None for owner, bet in enumerate(state.bets)]
        return {"bets": seen, "scores": list(state.scores), "round": state.round}

    def settled(self, before: State, after: State, seat: int) -> Settled | None:
        return "chance" if before.seed_state != after.seed_state else None

    def happened(
        self, before: State, seat: int, action: Action, after: State, viewer: int | None
    ) -> tuple[Happening, ...]:
        assert isinstance(action, Bet)
        placed = BetPlaced(seat, action.number if seat == viewer else None)
        return (placed,) if before.round == after.round else (placed, DieCast(after.scores))
