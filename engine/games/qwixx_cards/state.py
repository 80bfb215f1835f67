"""The state of a match of Qwixx: immutable, complete, small."""

from typing import Literal, NamedTuple, TypeAlias

from engine.games.qwixx_cards.actions import Decision, PlayCards
from engine.games.qwixx_cards.cards import Card, Cards
from engine.games.qwixx_cards.sheets import Sheet

PartName: TypeAlias = Literal["take", "number", "play", "mark"]

PARTS: tuple[PartName, ...] = ("take", "number", "play", "mark")
"""The parts of a turn, in order; the third of the rules is ``play`` and then ``mark``."""

EndReason: TypeAlias = Literal["two-rows", "four-penalties"]
"""Why a match ended."""

Decisions: TypeAlias = tuple[Decision | None, ...]
"""What each seat has decided in part 2, None while it has not; empty in the other parts."""

NO_DECISIONS: Decisions = ()


class QwixxVariant(NamedTuple):
    """The options of a match; the fields are named as in its documents."""

    first: int | str
    """The seat that starts, or a random one."""
    jokers: bool


class QwixxOver(NamedTuple):
    """The end of a match; the fields are named as in its documents."""

    reason: EndReason
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class QwixxState(NamedTuple):
    """The state at one moment. Hands are sorted; ``draw`` has the next card first.

    When the match is over, everything else stays as it was when it ended: in part ``number``
    without decisions, or in part ``mark`` with the cards that were played.
    """

    variant: QwixxVariant
    sheets: tuple[Sheet, ...]
    hands: tuple[Cards, ...]
    display: tuple[Card | None, ...]
    draw: Cards
    discard: Cards
    """Oldest first."""
    seat: int
    """The active player."""
    number: int
    """The number of this turn, from 1."""
    part: PartName
    decisions: Decisions
    """The crosses are made when the last decision is in; until then no sheet shows any (Q2)."""
    crossed: bool
    """Whether the active player has crossed something in this turn, once crosses are made."""
    played: PlayCards | None
    """What was played in this turn, in part ``mark`` only."""
    over: QwixxOver | None
    seed_state: int
