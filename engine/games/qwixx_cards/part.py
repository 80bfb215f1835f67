"""The base of the parts of a turn, each of which is a module of its own."""

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeVar

from engine.core.action import Action
from engine.core.refusal import Refusal
from engine.games.qwixx_cards.state import QwixxState

ActionT = TypeVar("ActionT", bound=Action)


class Part(ABC, Generic[ActionT]):
    """The rules of one part of a turn, over states that are in this part."""

    actions: ClassVar[tuple[type[Action], ...]]
    """The kinds of action that belong to this part."""

    def to_act(self, state: QwixxState) -> tuple[int, ...]:
        """Return the seats that may act: the active player, in all parts but one."""
        return (state.seat,)

    @abstractmethod
    def legal(self, state: QwixxState, seat: int) -> list[Action]:
        """Return all that a seat that may act may do, in a fixed order."""

    @abstractmethod
    def why(self, state: QwixxState, seat: int, action: ActionT) -> Refusal | None:
        """Return why a seat that may act may not do this, or None if it is legal."""

    @abstractmethod
    def after(self, state: QwixxState, seat: int, action: ActionT) -> QwixxState:
        """Return the state after this legal action."""
