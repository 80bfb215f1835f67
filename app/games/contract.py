"""The contract between a game and the table: layouts, the meaning of gestures, the words.

A game module reads views and refusals and names actions; whether an action is legal it asks its
`Situation`, which asks the engine. It paints nothing and keeps nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from app import common_texts
from app.match.players import PlayerInfo
from app.match.story import Happenings
from app.style.typography import Metrics
from app.table.guide import Offer
from app.table.layout import Decoration, Layout
from engine.core.game import DeadEnd
from engine.core.jsontext import Document
from engine.core.match import Match
from engine.core.refusal import Refusal

if TYPE_CHECKING:
    from app.match.bot_client import Hint

Stage = Literal["playing", "deciding", "watching", "reviewing", "ended", "over"]
"""Own turn; one of all who decide at once, the hands face down; the others' turn; own turn done,
before the hand-over; the end of a round, as it lay; the end."""


ViewT = TypeVar("ViewT")
ViewT_co = TypeVar("ViewT_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Situation(Generic[ViewT_co]):
    """The knowledge and the choices of the person at the screen, by the view of the game."""

    view: ViewT_co
    seat: int | None
    """Who sits at the near edge; None: nobody. It is their view, or a bystander's, in which their
    own cards are hidden too."""
    players: Sequence[PlayerInfo]
    stage: Stage
    legal: tuple[str, ...] = ()
    """The actions, as text, in the engine's order."""
    why: Callable[[str], Refusal | None] = lambda _: None
    """Why an action may not be done; None if it may."""
    legal_after: Callable[[str], tuple[str, ...]] = lambda _: ()
    """What could be done after an action; nothing where it could not be taken back."""
    why_after: Callable[[str, str], Refusal | None] = lambda *_: None
    """Why something could not be done after an action; None if it could."""
    dead_end: Callable[[str], DeadEnd | None] = lambda _: None
    """Why the match is as good as lost with an action; None if nobody tells."""
    may_undo: Callable[[], bool] = lambda: False
    """Whether what was done last can be taken back."""
    can_signal: bool = False
    seed: int | None = None
    """The deal number."""
    practice: bool = False
    """A move was taken back after the end."""
    chosen: tuple[str, ...] = ()
    """What has been chosen, in this order, for an action that is not done yet."""
    viewer: int | None = None
    """The seat whose view this is; None: a bystander's."""
    past: bool = False
    """It was so when others played, and is shown to who has missed it: nobody plays now in it."""
    done_by: int | None = None
    """Of the past: who did what is told of it just now; None while nothing is told yet."""
    story: Callable[[], Sequence[Happenings]] = tuple
    """What each move since the match began brought about, as the viewer may know it."""

    @property
    def before_all(self) -> bool:
        """Tell whether it is the past before the first move that is told: nobody has acted yet."""
        return self.past and self.done_by is None


AnySituation: TypeAlias = Situation[Document]
"""A situation of any game."""


class Frame(NamedTuple):
    """The room that a layout has, in logical pixels."""

    width: float
    height: float
    metrics: Metrics
    bar: float
    """Height of the bar, and of what stands under it over the table."""
    rail_top: float
    """Where the rail begins in the middle of the window."""
    descending: bool = False
    """The hand runs from the highest card to the lowest."""
    headroom: float = 0.0
    """How much of the bar's height that is what stands under it."""


class Status(NamedTuple):
    """The left side of the rail: two lines, and a mark for each card that the turn asks for."""

    first: str
    second: str
    done: int = 0
    asked: int = 0


def as_sentences(lines: Sequence[str]) -> str:
    """Return lines as they are said; some of them are whole sentences already."""
    return " ".join(line if line[-1] in ".!?;" else f"{line}." for line in lines if line)


class DoActions(NamedTuple):
    """A gesture that means actions, to be done one after the other until one is refused."""

    actions: tuple[str, ...]


class SetChoice(NamedTuple):
    """A gesture that only chooses: from then on this is chosen."""

    chosen: tuple[str, ...]


class Refuse(NamedTuple):
    """A gesture that means what cannot be: nothing is done, the reason is said."""

    refusal: Refusal


class FlipHand(NamedTuple):
    """While several decide at one screen: see one's own hand, behind the curtain; or cover it."""

    up: bool


class AskSeat(NamedTuple):
    """Of those who decide at the same time, this seat shall be asked now."""

    seat: int


TableCommand: TypeAlias = DoActions | SetChoice | Refuse | FlipHand | AskSeat
"""What a gesture means."""


class RailAction(NamedTuple):
    """A button on the rail during a turn: the main one, or with an icon one of the others."""

    word: str
    """"" for none: the main button is not to be seen, and nothing else stands in its place."""
    command: TableCommand
    allowed: bool = True
    icon: str = ""
    quiet: bool = False
    """Allowed, but not what the turn is for: the main button stays dark."""
    follows: Callable[[], str] | None = None
    """What follows for good, in a sentence: the first press says it, the second does it."""
    public: str | None = None
    """Its word where nobody else shall hear of the person's cards; None: it tells none of them."""


class SignalOption(NamedTuple):
    """One of the signals that can be set on a place; `value` None takes the signal away."""

    value: str | None
    icon: str
    word: str
    chosen: bool
    note: str = ""
    """What it asks for, in a few words."""


MAIN: Final = "rail:main"
"""What a hint lights where it means the main button."""


def extra_button(icon: str) -> str:
    """Return what a hint lights where it means one of the other buttons on the rail."""
    return f"rail:{icon}"


def as_sentence(clause: str) -> str:
    """Return a clause with a capital and a full stop."""
    return f"{clause[:1].upper()}{clause[1:]}."


class Advice(NamedTuple):
    """A hint as the table shows it."""

    what: str
    """What to do, with no full stop."""
    reasons: Sequence[str]
    """Why, the weightiest reason first: clauses with no capital and no full stop."""
    lit: tuple[str, ...]
    """Ids of the cards and places, and the buttons, that belong to what is to be done."""
    beside: str
    """Which of these the words stand beside."""

    @property
    def text(self) -> str:
        """Return what to do and the first reason as one sentence, and the second as another.

        The hint of a task has no reasons: that it leads to the goal is enough.
        """
        return f"{self.what}: {self.why}" if self.reasons else f"{self.what}."

    @property
    def why(self) -> str:
        """Return the reasons that are said, without a capital."""
        first, *others = self.reasons
        return " ".join([f"{first}.", *map(as_sentence, others[:1])])


class Rounds(ABC, Generic[ViewT]):
    """The rounds of a game whose points are counted after each of them."""

    @abstractmethod
    def over(self, before: Situation[ViewT], after: Situation[ViewT]) -> bool:
        """Tell whether a round came to its end between two views, and another one was dealt."""

    @abstractmethod
    def begins(self, match: Match) -> str:
        """Say to all that the round begins that was dealt last."""

    @abstractmethod
    def end(self, match: Match, seat: int | None) -> Document:
        """Return what a seat may know of how the round lay that the last move ended."""

    @abstractmethod
    def has_points(self, situation: Situation[ViewT]) -> bool:
        """Tell whether there is a table of points to be looked at now."""


class PlaceSignals(ABC, Generic[ViewT]):
    """The signals that players can set on places of the table."""

    @abstractmethod
    def place_of(self, target: str) -> str | None:
        """Return the place that a pressed place or decoration is about; None: about none."""

    @abstractmethod
    def choices(self, situation: Situation[ViewT], place_id: str) -> tuple[SignalOption, ...]:
        """Return the signals that can be set on a place now."""


def _not_in_hand(_situation: object, digits: str) -> str:
    return common_texts.not_in_hand(card=digits)


class GameTable(ABC, Generic[ViewT]):
    """One game at the table."""

    not_there: Callable[[Any, str], str] = staticmethod(_not_in_hand)
    """Says that no card has the number typed, of those that can be chosen in a situation."""
    highest = 99
    """The highest number on a card, as far as one is typed."""
    numbers_are_open = False
    """All see the numbers of the cards in each hand."""
    rounds: Rounds[ViewT] | None = None
    """Of a game with several rounds."""
    signals: PlaceSignals[ViewT] | None = None
    """Of a game in which players may give signals."""
    watched_from: int | None = None
    """Who sits at the near edge, their hand face down, where computers only play; None: nobody, and
    all are shown along the far edge."""

    @abstractmethod
    def layout(self, situation: Situation[ViewT], frame: Frame) -> Layout:
        """Return where everything lies, from nothing but the arguments and the language."""

    @abstractmethod
    def offers(self, situation: Situation[ViewT], card_id: str) -> dict[str, Offer]:
        """Return the places that take this card now, from what is legal."""

    @abstractmethod
    def lay(self, situation: Situation[ViewT], card_id: str, place_id: str) -> TableCommand:
        """Return what laying this card there means, also where it is not legal."""

    @abstractmethod
    def aim_decorations(
        self, layout: Layout, offers: Mapping[str, Offer], metrics: Metrics
    ) -> tuple[Decoration, ...]:
        """Return what is shown at the places while a card is lifted."""

    @abstractmethod
    def refusal(self, refusal: Refusal, situation: Situation[ViewT]) -> str:
        """Return the reason in words, as a whole sentence."""

    @abstractmethod
    def advice(self, situation: Situation[ViewT], hint: Hint) -> Advice:
        """Return a hint in words, and what of the table belongs to it."""

    def follow(self, _situation: Situation[ViewT], hint: Hint) -> TableCommand:
        """Return what following the hint means, as far as one press does it."""
        return DoActions((hint.action,))

    def has_chosen(self, situation: Situation[ViewT], hint: Hint) -> bool:
        """Tell whether just what the hint means is chosen: it stays so, and the hint leads on."""
        return False

    def why_no_hint(self, situation: Situation[ViewT]) -> str:
        """Say why nothing is advised although something could be done; "": nothing prevents it."""
        return ""

    def dead_end_text(self, situation: Situation[ViewT], action: str) -> str:
        """Say what an action leads to with which the match is as good as lost, in sentences.

        It is asked only where the game says that one does.
        """
        raise NotImplementedError

    def announce_choice(self, before: Situation[ViewT], after: Situation[ViewT]) -> str:
        """Say what a person has chosen for an action not done yet, or no longer chooses."""
        return ""

    def called(self, before: Situation[ViewT], after: Situation[ViewT]) -> str:
        """Say that it is now the turn of the person at the screen, and what it asks.

        If it was their turn before, a game can say what is asked next, as one reads it on the rail.
        It is said after what happened.
        """
        if after.stage != "playing" or before.stage == "playing" or len(after.players) == 1:
            return ""
        return as_sentences(self.status(after)[:2])

    def asked_openly(self, before: Situation[ViewT] | None, after: Situation[ViewT]) -> str:
        """Return what of `called` tells nothing of the person's hand, so that all may hear it.

        Without `before` it is all that the turn asks now.
        """
        return ""

    def named(self, happenings: Happenings, situation: Situation[ViewT]) -> tuple[str, ...]:
        """Return the ids of the cards, places and decorations that a move is about, if there."""
        return ()

    @abstractmethod
    def status(self, situation: Situation[ViewT]) -> Status:
        """Return the left side of the rail."""

    @abstractmethod
    def line(self, situation: Situation[ViewT]) -> str:
        """Return what the bar says of the match after the game's name: that, and its deal."""

    @abstractmethod
    def main(self, situation: Situation[ViewT]) -> RailAction | None:
        """Return the main button of a turn; None after its end."""

    def main_words(self) -> Sequence[str]:
        """Return the longest of the usual words of the main button: the rail keeps room for them.

        So what stands beside it keeps its place.
        """
        return ()

    def extras(self, situation: Situation[ViewT]) -> Sequence[RailAction]:
        """Return the other buttons that the game has on the rail now."""
        return ()

    @abstractmethod
    def typed(self, situation: Situation[ViewT], digits: str) -> str | None:
        """Return the id of the hand card that typed digits mean.

        It is the card of that number, or the first whose number begins so.
        """

    def is_looking(self, view: ViewT) -> bool:
        """Tell whether who is asked only looks at the cards: nobody is on turn yet."""
        return False

    def rules_about(self, situation: Situation[ViewT]) -> str:
        """Return the picture in the rules text at which it opens now; "": at its beginning."""
        return ""

    def press(self, situation: Situation[ViewT], target: str) -> TableCommand | None:
        """Return what pressing a place, a decoration or an unlifted card means; None: nothing."""
        return None

    def held_back(self, situation: Situation[ViewT], card_id: str) -> Refusal | None:
        """Return why a card goes nowhere now, to be said as soon as it is lifted.

        None: nothing to say.
        """
        return None

    def pressed(self, situation: Situation[ViewT], target: str) -> str:
        """Say why pressing a place or a decoration without a card does nothing; "" for no word."""
        return ""


AnyTable: TypeAlias = GameTable[Any]
"""The table of some game: which view it reads is left open."""

AnyRounds: TypeAlias = Rounds[Any]
"""The rounds of some game, likewise."""
