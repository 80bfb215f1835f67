"""What an action of Qwixx brought about, as one viewer may know it.

Every back shows its number, so only two things are ever hidden: the colour of a card that another
seat takes, and what another seat has decided in part 2 until all have.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

from engine.core.action import Action
from engine.core.happening import Happening
from engine.games.qwixx_cards.actions import Decision, Mark, PlayCards, Skip, Take
from engine.games.qwixx_cards.cards import CARDS, NUMBER_OF, Card, Cards
from engine.games.qwixx_cards.number import possible_marks, top_number
from engine.games.qwixx_cards.printed import COLOURS, Colour
from engine.games.qwixx_cards.sheets import Sheet, closed_rows
from engine.games.qwixx_cards.state import EndReason, QwixxState

Decided: TypeAlias = Colour | Literal["skip"]
"""The row in which a seat crosses the number of part 2, or that it crosses nothing."""


@dataclass(frozen=True, slots=True)
class DisplayCardTaken(Happening):
    """Tell that a seat took a card from a place of the display, 1 to 4 (part 1).

    ``number`` is on its back; ``card`` is None for everybody but the seat.
    """

    seat: int
    slot: int
    number: int
    card: str | None


@dataclass(frozen=True, slots=True)
class DisplayRefilled(Happening):
    """Tell that cards from the draw pile came to these places of the display, in order (part 1).

    Nothing is hidden: ``numbers`` are on their backs, and nobody knows their colours.
    """

    slots: tuple[int, ...]
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiscardPileShuffled(Happening):
    """Tell that the discard pile, of so many cards, became the draw pile (Q3).

    Nothing is hidden.
    """

    cards: int


@dataclass(frozen=True, slots=True)
class NumberCalled(Happening):
    """Tell that part 2 began: the number on top of the draw pile counts for all.

    Nothing is hidden.
    """

    number: int


@dataclass(frozen=True, slots=True)
class DecisionMade(Happening):
    """Tell that a seat decided about the number of part 2, perhaps not for the first time (Q2).

    ``decision`` is None for everybody but the seat, also if it is the last seat to decide: all
    decisions are told together by DecisionsTurnedUp. ``fits`` tells whether the number fits any of
    its rows.
    """

    seat: int
    number: int
    decision: Decided | None
    changed: bool
    fits: bool


@dataclass(frozen=True, slots=True)
class DecisionsTurnedUp(Happening):
    """Tell that all have decided and the crosses of part 2 were made (Q2).

    The decisions are given by seat. ``unable`` are the seats of which the number fitted no row, so
    that they could decide nothing else. Nothing is hidden.
    """

    number: int
    decisions: tuple[Decided, ...]
    unable: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ColourPlayed(Happening):
    """Tell that a seat played cards in a colour, which jokers take on (part 3, Q4).

    Nothing is hidden.
    """

    seat: int
    colour: Colour
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NumbersCrossed(Happening):
    """Tell that a seat crossed numbers of its cards, left to right (part 3). Nothing is hidden."""

    seat: int
    colour: Colour
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NothingCrossed(Happening):
    """Tell that a seat crossed none of the numbers of its cards (part 3). Nothing is hidden."""

    seat: int


@dataclass(frozen=True, slots=True)
class RowClosed(Happening):
    """Tell that a seat crossed the last number of a row and the lock, closing it for itself alone.

    ``rows`` is how many are closed for it now; the second one ends the match. Nothing is hidden.
    """

    seat: int
    colour: Colour
    rows: int


@dataclass(frozen=True, slots=True)
class PenaltyTaken(Happening):
    """Tell that the active seat crossed nothing in parts 2 and 3 and took a penalty.

    ``penalties`` is how many it has now; the fourth one ends the match. Nothing is hidden.
    """

    seat: int
    penalties: int


@dataclass(frozen=True, slots=True)
class PlayedCardsDiscarded(Happening):
    """Tell that the cards a seat played went to the discard pile, face down. Nothing is hidden."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnCameTo(Happening):
    """Tell that the next seat is active, in the turn of this number. Nothing is hidden."""

    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class ScoresCounted(Happening):
    """Tell that the match ended, for this reason and with these points by seat (Q5).

    Nothing is hidden.
    """

    reason: EndReason
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def happened(
    before: QwixxState, seat: int, action: Action, after: QwixxState, viewer: int | None
) -> Iterator[Happening]:
    """Tell what the seat's legal action brought about, in order."""
    match action:
        case Take():
            yield from _taken(before, seat, action, after, own=viewer == seat)
        case PlayCards():
            yield ColourPlayed(seat, COLOURS[action.colour], _texts(action.cards))
        case Mark() | Skip() if before.part == "number":
            yield from _decided(before, seat, action, after, own=viewer == seat)
        case Mark() | Skip():
            yield from _crossed(before, seat, action, after)
    if after.over is not None:
        yield ScoresCounted(*after.over)


def _taken(
    before: QwixxState, seat: int, take: Take, after: QwixxState, *, own: bool
) -> Iterator[Happening]:
    number = NUMBER_OF[cast(Card, before.display[take.slot])]
    came = [CARDS[card] for card in after.hands[seat] if own and card not in before.hands[seat]]
    yield DisplayCardTaken(seat, take.slot + 1, number, came[0] if own else None)
    slots = [
        slot
        for slot, card in enumerate(before.display)
        if (card is None or slot == take.slot) and after.display[slot] is not None
    ]
    # The discard pile is shuffled when the next card is needed and the draw pile is empty.
    shuffled = len(after.discard) < len(before.discard)
    ready = len(before.draw) if shuffled else len(slots)
    yield from _refilled(after, slots[:ready])
    if shuffled:
        yield DiscardPileShuffled(len(before.discard))
        yield from _refilled(after, slots[ready:])
    if after.part == "number":
        yield NumberCalled(top_number(after))


def _refilled(after: QwixxState, slots: Sequence[int]) -> Iterator[Happening]:
    if slots:
        cards = [cast(Card, after.display[slot]) for slot in slots]
        numbers = tuple(NUMBER_OF[card] for card in cards)
        yield DisplayRefilled(tuple(slot + 1 for slot in slots), numbers)


def _decided(
    before: QwixxState, seat: int, decision: Decision, after: QwixxState, *, own: bool
) -> Iterator[Happening]:
    number, decided = top_number(before), _word(decision) if own else None
    changed, fits = before.decisions[seat] is not None, bool(possible_marks(before, seat))
    yield DecisionMade(seat, number, decided, changed=changed, fits=fits)
    if after.decisions:
        return
    sheets = zip(before.sheets, after.sheets, strict=True)
    crossed = tuple(_row_crossed(*sheet) for sheet in sheets)
    unable = (other for other in range(len(crossed)) if not possible_marks(before, other))
    yield DecisionsTurnedUp(number, crossed, tuple(unable))
    for other in range(len(before.sheets)):
        yield from _closed(before, other, after)


def _row_crossed(before: Sheet, after: Sheet) -> Decided:
    rows = zip(COLOURS, before.rows, after.rows, strict=True)
    return next((colour for colour, old, new in rows if old != new), "skip")


def _crossed(
    before: QwixxState, seat: int, decision: Decision, after: QwixxState
) -> Iterator[Happening]:
    if isinstance(decision, Mark):
        yield NumbersCrossed(seat, COLOURS[decision.row], tuple(decision.numbers))
        yield from _closed(before, seat, after)
    else:
        yield NothingCrossed(seat)
    penalties = after.sheets[seat].penalties
    if penalties > before.sheets[seat].penalties:
        yield PenaltyTaken(seat, penalties)
    if after.over is None:
        yield PlayedCardsDiscarded(seat, _texts(after.discard[len(before.discard) :]))
        yield TurnCameTo(after.seat, after.number)


def _closed(before: QwixxState, seat: int, after: QwixxState) -> Iterator[Happening]:
    rows = closed_rows(after.sheets[seat])
    for row in rows:
        if row not in closed_rows(before.sheets[seat]):
            yield RowClosed(seat, COLOURS[row], len(rows))


def _texts(cards: Cards) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in cards)


def _word(decision: Decision) -> Decided:
    return COLOURS[decision.row] if isinstance(decision, Mark) else "skip"
