"""The contract that every game fulfils."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import MappingProxyType
from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

from engine.core.action import Action
from engine.core.happening import Happening
from engine.core.jsontext import Document, Json
from engine.core.migrations import Migration
from engine.core.options import Option, Options
from engine.core.refusal import Refusal, Refused
from engine.core.scoring import Scoring

StateT = TypeVar("StateT")

Settled: TypeAlias = Literal["drawn", "colour", "chance", "seen", "shown", "decided", "dealt"]
"""What cannot be unseen or undone: cards were drawn; the colour of a card was seen; chance decided;
the seat looked through a pile; a hidden card was turned up for all; what others had decided in
secret was; a new round was dealt."""


class DeadEnd(NamedTuple):
    """Why an action as good as loses the match: a code with arguments, as in a refusal."""

    code: str
    args: Mapping[str, Json] = MappingProxyType({})


class Game(ABC, Generic[StateT]):
    """The rules of one game as pure functions over immutable states.

    A game keeps nothing between calls. A match keeps the states, and a state holds everything, the
    state of the random generator included.
    """

    id: str
    letter: str
    """The capital letter, A to Z, by which deal codes name the game."""
    rules_version: int
    min_seats: int
    max_seats: int
    options: Mapping[str, Option]
    migrations: Mapping[int, Migration] = MappingProxyType({})
    """Conversions of journals to the next version of the rules, by the version they start from."""

    scoring: Scoring
    """The worth of a match to those who play it."""

    @abstractmethod
    def deal(self, seats: int, options: Options, seed: int) -> StateT:
        """Return the first state of a match. ``options`` holds all of the game's options."""

    @abstractmethod
    def to_act(self, state: StateT) -> tuple[int, ...]:
        """Return the seats that may act now, none when the match is over.

        Seats that the match waits for come before those that are only free to change what they have
        done. So the match comes to an end if the first seat always acts.
        """

    def waits_for(self, state: StateT) -> tuple[int, ...]:
        """Return the seats to act without which the match does not go on."""
        return self.to_act(state)

    def halfway(self, state: StateT) -> bool:
        """Tell whether this state lies between two actions that players do with one press."""
        return False

    def simultaneous(self, state: StateT) -> bool:
        """Tell whether seats decide at the same time now, none seeing what another decides."""
        return False

    @abstractmethod
    def over(self, state: StateT) -> Document | None:
        """Return how the match ended, or None while it goes on."""

    @abstractmethod
    def legal(self, state: StateT, seat: int) -> list[Action]:
        """Return all that the seat may do now, in a fixed order; nothing unless it is to act."""

    @abstractmethod
    def why(self, state: StateT, seat: int, action: Action) -> Refusal | None:
        """Return why the seat may not do this now, or None if it is legal."""

    @abstractmethod
    def apply(self, state: StateT, seat: int, action: Action) -> StateT:
        """Return the state after the action. Raises Refused with the refusal that ``why`` gives."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """Read the text of an action. Raises Refused (``unknown-action``)."""

    @abstractmethod
    def document(self, state: StateT) -> Document:
        """Write the full state as JSON, hidden things included; ``load`` reads it back."""

    @abstractmethod
    def load(self, document: object) -> StateT:
        """Read a document as a state. Raises BadDocument, which names what is wrong."""

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> Document:
        """Return what a seat, or a bystander, may know, in the shape of the state's document."""

    def signal(self, state: StateT, seat: int, pile: str, signal: str | None) -> StateT:
        """Return the state after the seat set or cleared its signal for a pile. Raises Refused."""
        raise Refused(Refusal("no-signals"))

    @abstractmethod
    def settled(self, before: StateT, after: StateT, seat: int) -> Settled | None:
        """Return why players at a table cannot take back the seat's action between these states.

        None means that they can, until another seat has acted: the action used no chance and showed
        the seat no hidden card or decision.
        """

    def needs_review(self, before: StateT, after: StateT, seat: int) -> bool:
        """Tell whether the seat has something to look at after an action that ended its turn.

        That is a card that came to its hand, or signals that it may give before others come to the
        screen. Otherwise the turn passes on by itself.
        """
        return False

    def leads_to_dead_end(self, state: StateT, seat: int, action: Action) -> bool:
        """Tell whether a legal action as good as loses the match though another one does not.

        It leaves the seat no way to end its turn, or ends the turn or the match where it should
        not. Only what the seat itself may know is used.
        """
        return False

    def dead_end(self, state: StateT, seat: int, action: Action) -> DeadEnd | None:
        """Return why an action leads to a dead end; None in a game that does not say."""
        return None

    @abstractmethod
    def happened(
        self, before: StateT, seat: int, action: Action, after: StateT, viewer: int | None
    ) -> tuple[Happening, ...]:
        """Return what the seat's action brought about, in order, as the viewer may know it.

        The viewer is a seat, or None for a bystander. The first happening tells of the action
        itself. All follow from the two states alone, whatever was taken back between them.
        """

    def why_not_to_act(self, state: StateT, seat: int, seats: int) -> Refusal:
        """Return why a seat that is not to act, or that does not exist, may not act now."""
        if not 0 <= seat < seats:
            return Refusal("no-such-seat", {"seat": seat})
        to_act = self.to_act(state)
        if not to_act:
            return Refusal("match-over")
        return Refusal("not-your-turn", {"seat": seat, "to_act": list(to_act)})
