"""What a review has found, as `engine.review` writes it."""

from __future__ import annotations

from math import isfinite
from typing import Final, NamedTuple

from app.match.bot_client import Reason
from engine.core.errors import BadDocument
from engine.core.reading import read_integer, read_integers, read_list, read_object, read_text

MOST: Final = 2**31
"""No count in a review is larger."""


class Interval(NamedTuple):
    """A figure with the ends of its 95 % interval, which are not known from one deal."""

    value: float
    low: float | None
    high: float | None


class Tried(NamedTuple):
    """A way that was tried in deals of what was hidden."""

    actions: tuple[str, ...]
    chance: Interval
    """Of the win, or the expected share of it."""


class ReviewedDecision(NamedTuple):
    """A decision of a seat, as far as it has been tried."""

    seat: int
    turn: int
    """The number of the turn, or where turns have none, of the round."""
    moves: tuple[int, ...]
    """The indices of its moves in the match."""
    played: Tried
    best: Tried | None
    """What a hard computer plays; None until it has been tried."""
    loss: Interval | None
    alternatives: tuple[Tried, ...]
    reasons: tuple[Reason, ...]
    """Why the best one is advised; none before a verdict."""
    choice: float = 0.0
    """What the seat's own choice changed, if that is sure."""
    luck: float | None = None
    """What changed from then to the seat's next decision; None while that is not known."""

    @property
    def first(self) -> int:
        """Return the index of its first move."""
        return self.moves[0]

    @property
    def end(self) -> int:
        """Return the moment to which its last move led."""
        return self.moves[-1] + 1


class ReviewedSeat(NamedTuple):
    """All that was found for a seat."""

    seat: int
    first: float
    """The chance before its first decision."""
    choice: float
    luck: float
    decisions: tuple[ReviewedDecision, ...]
    turning_points: tuple[int, ...]
    """The first moves of the decisions with the largest sure losses, the largest first."""


class Review(NamedTuple):
    """A whole review."""

    seats: tuple[ReviewedSeat, ...]


def read_review(document: object) -> Review:
    """Read a whole review. Raises BadDocument."""
    fields = read_object(document, "review", ("game", "seed", "points", "seats"))
    return Review(tuple(map(_read_seat, read_list(fields["seats"], "seats"))))


def read_decision(document: object) -> ReviewedDecision:
    """Read a decision, as far as it has been tried. Raises BadDocument."""
    fields = read_object(document, "decision", _DECISION, ("choice", "luck"))
    moves = read_integers(fields["moves"], "moves", 0, MOST)
    if not moves:
        raise BadDocument("moves", "at least one expected")
    best, loss, luck = fields["best"], fields["loss"], fields.get("luck")
    return ReviewedDecision(
        read_integer(fields["seat"], "seat", 0, MOST),
        read_integer(fields["turn"], "turn", 0, MOST),
        tuple(moves),
        _read_tried(fields["played"]),
        None if best is None else _read_tried(best),
        None if loss is None else _read_interval(loss),
        tuple(map(_read_tried, read_list(fields["alternatives"], "alternatives"))),
        tuple(map(_read_reason, read_list(fields["reasons"], "reasons"))),
        _read_number(fields.get("choice", 0.0)),
        None if luck is None else _read_number(luck),
    )


_DECISION: Final = (
    "seat", "turn", "moves", "played", "best", "loss", "alternatives", "reasons",
)  # fmt: skip


def _read_seat(document: object) -> ReviewedSeat:
    fields = read_object(
        document, "seats", ("seat", "first", "choice", "luck", "decisions", "turning_points")
    )
    return ReviewedSeat(
        read_integer(fields["seat"], "seat", 0, MOST),
        _read_number(fields["first"]),
        _read_number(fields["choice"]),
        _read_number(fields["luck"]),
        tuple(map(read_decision, read_list(fields["decisions"], "decisions"))),
        tuple(read_integers(fields["turning_points"], "turning_points", 0, MOST)),
    )


def _read_tried(document: object) -> Tried:
    fields = read_object(document, "way", ("actions", "deals", "chance", "points"))
    return Tried(
        tuple(read_text(each, "actions") for each in read_list(fields["actions"], "actions")),
        _read_interval(fields["chance"]),
    )


def _read_interval(document: object) -> Interval:
    fields = read_object(document, "interval", ("value", "low", "high"))
    low, high = fields["low"], fields["high"]
    return Interval(
        _read_number(fields["value"]),
        None if low is None else _read_number(low),
        None if high is None else _read_number(high),
    )


def _read_reason(document: object) -> Reason:
    fields = read_object(document, "reason", ("code", "args"))
    args = fields["args"]
    if not isinstance(args, dict):
        raise BadDocument("args", "an object expected")
    return Reason(read_text(fields["code"], "code"), args)


def _read_number(value: object) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not isfinite(value):
        raise BadDocument("number", "a number expected")
    return float(value)
