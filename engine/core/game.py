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

Settled: TypeAlias = Literal["drawn", "colour", "chance", "seen", "shown", "dealt"]
"""What cannot be unseen or undone: cards were drawn; the colour of a card was seen; chance decided;
the seat looked through a pile; a hidden card was turned up for all; a new round was dealt."""


class DeadEnd(NamedTuple):
    """Why a match is as good as lost with an action: a code with arguments, as in a refusal."""

    code: str
    args: Mapping[str, Json] = MappingProxyType({})


class Game(ABC, Generic[StateT]):
    """The rules of one game as pure functions over immutable states.

    Nothing here keeps anything between calls: a match keeps states, a state holds everything,
    the state of the generator of chance included.
    """

    id: str
    rules_version: int
    min_seats: int
    max_seats: int
    options: Mapping[str, Option]
    migrations: Mapping[int, Migration] = MappingProxyType({})
    """How journals of earlier rules become those of the next version, by the version they have."""

    scoring: Scoring
    """What a match is worth to those who play it."""

    @abstractmethod
    def deal(self, seats: int, options: Options, seed: int) -> StateT:
        """The first state of a match. ``options`` holds all of the game's options."""

    @abstractmethod
    def to_act(self, state: StateT) -> tuple[int, ...]:
        """The seats that may act now; none when the match is over.

        Whoever lets the first of them act comes to the end: those that the match waits for come
        before those that are only free to change what they have done.
        """

    def waits_for(self, state: StateT) -> tuple[int, ...]:
        """Of the seats that may act now, those without which the match does not go on."""
        return self.to_act(state)

    def halfway(self, state: StateT) -> bool:
        """Whether what led here is the first half of what a hand does at one press."""
        return False

    def simultaneous(self, state: StateT) -> bool:
        """Whether seats decide at the same time now, none of them seeing what another decides."""
        return False

    @abstractmethod
    def over(self, state: StateT) -> Document | None:
        """How the match ended, or None while it goes on."""

    @abstractmethod
    def legal(self, state: StateT, seat: int) -> list[Action]:
        """All that the seat may do now, in a fixed order; nothing unless it is to act."""

    @abstractmethod
    def why(self, state: StateT, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do this now, or None when it is legal."""

    @abstractmethod
    def apply(self, state: StateT, seat: int, action: Action) -> StateT:
        """The state after the action. Raises Refused with the refusal that ``why`` gives."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action of this text. Raises Refused (``unknown-action``)."""

    @abstractmethod
    def document(self, state: StateT) -> Document:
        """The full state as JSON, hidden things too; ``load`` reads it back."""

    @abstractmethod
    def load(self, document: object) -> StateT:
        """The state of this document. Raises BadDocument, which names what is wrong."""

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> Document:
        """What a seat, or a bystander, may know, in the shape of the state's document."""

    def signal(self, state: StateT, seat: int, pile: str, signal: str | None) -> StateT:
        """The state after the seat set, or cleared, its signal for a pile. Raises Refused."""
        raise Refused(Refusal("no-signals"))

    @abstractmethod
    def settled(self, before: StateT, after: StateT, seat: int) -> Settled | None:
        """Why players at a table cannot take back the seat's action between these states.

        None if they can, until another seat has acted: the action used no chance and showed the
        seat no hidden card.
        """

    def leaves_a_look(self, before: StateT, after: StateT, seat: int) -> bool:
        """Whether the seat's action, with which it ended its turn, leaves it something to look at.

        Cards that have come to its hand, or signals that it may give, before others come to the
        screen. Where there is nothing of the kind, a turn hands over by itself.
        """
        return False

    def strands(self, state: StateT, seat: int, action: Action) -> bool:
        """Whether the match is as good as lost with a legal action, though not with another.

        As far as the seat itself can tell: the action leaves no way to end its turn, or ends the
        turn or the match where it should not. Nothing that is hidden from it comes into it.
        """
        return False

    def dead_end(self, state: StateT, seat: int, action: Action) -> DeadEnd | None:
        """Why an action that strands the seat does so; None in a game that does not tell."""
        return None

    @abstractmethod
    def happened(
        self, before: StateT, seat: int, action: Action, after: StateT, viewer: int | None
    ) -> tuple[Happening, ...]:
        """What the seat's action brought about, in order, as a seat or a bystander may know it.

        The first one tells of the action itself. It is known from the two states alone, without
        anything that was taken back.
        """

    def turned_away(self, state: StateT, seat: int, seats: int) -> Refusal:
        """Why a seat that is not to act, or is none of so many, may not act now."""
        if not 0 <= seat < seats:
            return Refusal("no-such-seat", {"seat": seat})
        to_act = self.to_act(state)
        if not to_act:
            return Refusal("match-over")
        return Refusal("not-your-turn", {"seat": seat, "to_act": list(to_act)})
