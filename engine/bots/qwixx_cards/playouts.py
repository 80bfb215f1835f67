"""Playouts: all players go on from an action by the policy, and the result is judged."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from engine.bots.qwixx_cards.hands import played
from engine.bots.qwixx_cards.model import Model
from engine.bots.qwixx_cards.policy import Candidate, Outlook, Policy, SeatStanding
from engine.core.action import Action
from engine.games.qwixx_cards.actions import Mark, PlayCards, Take
from engine.games.qwixx_cards.cards import NUMBER_OF
from engine.games.qwixx_cards.printed import PENALTIES_TO_END, PENALTY
from engine.games.qwixx_cards.rows import LAST


def begin(model: Model, policy: Policy, seat: int, action: Action) -> None:
    """Do the action of a seat; in part 2 the others decide as well."""
    match action:
        case Take(slot):
            model.take(slot)
        case PlayCards(row, cards):
            model.play(row, cards)
        case _ if model.part == "mark":
            model.mark(action.crosses if isinstance(action, Mark) else 0)
        case _:
            time = _time(model, policy)
            rows = [_decision(model, policy, other, time) for other in range(len(model.rows))]
            rows[seat] = action.row if isinstance(action, Mark) else None
            model.decide(rows)


def play_on(model: Model, policy: Policy, turns: int) -> None:
    """Play to the end of this turn and of so many more turns, or of the match."""
    for _ in range(turns + 1):
        _play_turn(model, policy, _time(model, policy))
        if model.over:
            return


class PlayoutOutcome(NamedTuple):
    """The outcome of playing on, or what can be expected then."""

    share: float
    """The seat's share of the win."""
    lead: float
    """Its points less the most that another has."""


def outcome_of(model: Model, policy: Policy, seat: int) -> PlayoutOutcome:
    """Return what the seat has, or can expect."""
    if model.over:
        scores: list[float] = [*model.scores()]
        share = (scores[seat] == max(scores)) / scores.count(max(scores))
        return PlayoutOutcome(share, _lead(scores, seat))
    time = _time(model, policy)
    points = [
        Outlook(policy, SeatStanding(rows, hand, True, 0, 0, time)).value - PENALTY * penalties
        for rows, hand, penalties in zip(model.rows, model.hands, model.penalties, strict=True)
    ]
    doubt = policy.doubt(time)
    most = max(points)
    chances = [exp((each - most) / doubt) for each in points]
    return PlayoutOutcome(chances[seat] / sum(chances), _lead(points, seat))


def _lead(points: Sequence[float], seat: int) -> float:
    return points[seat] - max(each for other, each in enumerate(points) if other != seat)


def _play_turn(model: Model, policy: Policy, time: int) -> None:
    """Play what is left of a turn. The time is the same in all of it."""
    active = model.seat
    while model.part == "take":
        slots = [slot for slot, card in enumerate(model.display) if card is not None]
        numbers = [NUMBER_OF[card] for card in model.display if card is not None]
        gains = policy.guess(_standing(model, active, time), numbers)
        model.take(slots[gains.index(max(gains))])
    if model.part == "number":
        model.decide([_decision(model, policy, seat, time) for seat in range(len(model.rows))])
    if model.part == "play" and not model.over:
        standing = _standing(model, active, time)
        best = max(policy.plays(standing))
        model.play(best.row, played(standing.hand, best.row, best.places))
    if not model.over:
        standing = _standing(model, active, time)
        model.mark(max(policy.marks(standing, model.played[0], model.shown)).places)


def _decision(model: Model, policy: Policy, seat: int, time: int) -> int | None:
    """Return what a seat decides in part 2."""
    best: Candidate = max(policy.numbers(_standing(model, seat, time), model.number))
    return best.row if best.places else None


def _standing(model: Model, seat: int, time: int) -> SeatStanding:
    """Return where a seat stands; its lead only where it could end the match."""
    rows, penalties = model.rows[seat], model.penalties[seat]
    lead = 0
    if penalties == PENALTIES_TO_END - 1 or max(rows) >= LAST:
        others = model.scores()
        lead = others.pop(seat) - max(others)
    crossed = model.crossed or seat != model.seat
    return SeatStanding(rows, model.hands[seat], crossed, penalties, lead, time)


def _time(model: Model, policy: Policy) -> int:
    return policy.time(zip(model.rows, model.penalties, strict=True))
