"""What hints say is true: checked with the engine's own rules over random play."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from hypothesis import given, settings

from engine.bots.bot import HintReason
from engine.bots.wednesday import WEDNESDAY as BOT
from engine.bots.wednesday.evaluation import WednesdayEvaluation
from engine.bots.wednesday.gains import Gains
from engine.bots.wednesday.judging import Judge
from engine.bots.wednesday.position import WednesdayPosition
from engine.bots.wednesday.reading import read_position
from engine.bots.wednesday.reasons import WednesdayFacts, costs_of
from engine.bots.wednesday.stakes import stakes
from engine.core.action import Action
from engine.core.match import Match
from engine.games.wednesday.actions import Donate, Give, Insert, PickBurntCard, PlayOutcast, Swap
from engine.games.wednesday.characters import playable, why_not_playable
from engine.games.wednesday.rules import Wednesday
from engine.games.wednesday.state import WednesdayState
from tests.amounts import some
from tests.engine.games.wednesday.positions import position
from tests.engine.play import Setup, Step, random_steps, setups

WEDNESDAY = Wednesday()


def said_of(
    position: WednesdayPosition, legal: Sequence[Action], action: Action
) -> list[HintReason]:
    """All that can be said of an action, whatever decides."""
    weights = BOT.weights(str(len(position.sizes)))
    judge = Judge(WednesdayEvaluation(weights), position.known, position.sizes, stakes(position))
    facts = WednesdayFacts(position, legal, Gains(judge, weights))
    return [*(reason for reason, _ in facts.of(action)), *costs_of(position, action)]


@settings(max_examples=some(40))
@given(setups("wednesday"))
def test_every_reason_for_every_action_is_true(setup: Setup) -> None:
    for step in random_steps(setup):
        legal = WEDNESDAY.legal(step.before, step.seat)
        if len(legal) > 1:
            position = read_position(WEDNESDAY.view(step.before, step.seat), step.seat)
            for reason in said_of(position, legal, step.action):
                assert TRUE[reason.code](Case(step, reason)), f"{reason} of {step.action}"


def codes(match: Match, action: str) -> list[str]:
    """What is told of an action of the seat to act."""
    [seat] = match.to_act
    position = read_position(match.view(seat), seat)
    told = said_of(position, match.legal(seat), WEDNESDAY.parse(action))
    return [reason.code for reason in told]


def swap(*hands: list[int], scores: list[int] | None = None, teams: int = 0) -> Match:
    """The first seat takes a card of another."""
    points = [[0] * (1 + len(hands)) if scores is None else scores]
    return position(
        [3, 9], *hands, played=[4], step="swap", last=0, number=2, scores=points,
        options={"teams": teams},
    )  # fmt: skip


def test_the_fewest_cards_are_told_of_only_where_somebody_has_more() -> None:
    assert codes(swap([1, 5], [2, 7]), "swap 1") == []
    assert codes(swap([1, 5], [2, 7, 8]), "swap 1") == ["fewest-cards"]
    assert codes(swap([1, 5], [2, 7, 8]), "swap 2") == []
    assert codes(swap([1, 5], [2, 7], [1, 3, 7]), "swap 2") == ["fewest-cards"]


def test_whoever_is_in_the_team_can_be_chosen_too() -> None:
    assert codes(swap([1, 5], [2], [5, 7, 8], teams=2), "swap 1") == []
    led = swap([1, 5], [2, 7], [5, 8], scores=[30, 10, 4, 20], teams=2)
    assert codes(led, "swap 1") == []
    led = swap([1, 5], [2, 7], [5, 8], scores=[30, 4, 10, 20], teams=2)
    assert codes(led, "swap 1") == ["leader"]


def test_the_card_worth_the_most_is_answered_for() -> None:
    give = position([3, 5, 10], [1, 4], [2, 7], played=[4], step="give", last=0, taken=3, from_=1)
    assert codes(give, "give 5") == ["strong", "useful"]
    assert codes(give, "give 10") == ["worst"]


class Case:
    """A reason that was told of an action."""

    def __init__(self, step: Step, reason: HintReason) -> None:
        self.state: WednesdayState = step.before
        self.seat = step.seat
        self.action: Any = step.action
        self.args: Mapping[str, Any] = reason.args
        self.legal: Sequence[Any] = WEDNESDAY.legal(step.before, step.seat)
        self.hand = step.before.hands[step.seat]

    @cached_property
    def after(self) -> WednesdayState:
        """The state after the action; where it ends the round, before the next is dealt."""
        done = WEDNESDAY.apply(self.state, self.seat, self.action)
        if len(done.scores) == len(self.state.scores):
            return done
        return WEDNESDAY.round_end(self.state, self.seat, self.action)

    @cached_property
    def unseen(self) -> Sequence[int]:
        """The cards that lie neither in the own hand nor on the table, where the seat sees them."""
        hands = self.state.hands
        held = [card for seat, hand in enumerate(hands) if seat != self.seat for card in hand]
        return held if self.state.turn.step in ("pick", "block") else [*held, *self.state.burnt]

    @cached_property
    def left(self) -> Sequence[int]:
        """The hand without what is played."""
        left = list(self.hand)
        for _ in range(1 + self.action.pair):
            left.remove(self.action.number)
        return left

    @cached_property
    def chosen(self) -> Sequence[int]:
        """The seats that can be chosen."""
        return [action.seat for action in self.legal if isinstance(action, Swap | Donate)]

    @cached_property
    def rivals(self) -> Sequence[int]:
        """The seats of other teams that can be chosen, all where there is no choice."""
        seats = len(self.state.hands)
        teams = self.state.variant.teams or seats
        return [
            seat
            for seat in range(seats)
            if seat % teams != self.seat % teams and (seat in self.chosen or not self.chosen)
        ]

    def plays(self) -> list[int]:
        """The numbers that can be played now."""
        return sorted({action.number for action in self.legal if isinstance(action, PlayOutcast)})

    def upon(self, cards: Sequence[int]) -> list[int]:
        """Which of these cards may be played upon the action, single or, under Enid, by two."""
        cards_played = (self.action.number,) * (1 + self.action.pair)
        lying = self.state._replace(played=(*self.state.played, *cards_played))
        held = Counter(cards)
        return sorted(
            number
            for number in cards
            if why_not_playable(lying, PlayOutcast(number, pair=False)) is None
            or (
                held[number] > 1 and why_not_playable(lying, PlayOutcast(number, pair=True)) is None
            )
        )

    def beating(self, number: int) -> int:
        """How many cards that are not seen may be played upon this one."""
        lying = self.state._replace(played=(*self.state.played, number))
        held = Counter(self.unseen)
        return sum(
            why_not_playable(lying, PlayOutcast(each, pair=False)) is None
            or (held[each] > 1 and why_not_playable(lying, PlayOutcast(each, pair=True)) is None)
            for each in self.unseen
        )

    def highest_to_give(self) -> int:
        """The highest card that can be given."""
        return max(each.number for each in self.legal if isinstance(each, Give))

    def gone(self) -> Counter[int]:
        """What the action takes out of the hand."""
        return Counter(self.hand) - Counter(self.after.hands[self.seat])

    def size(self) -> int:
        """How many cards the seat has that is told of."""
        return len(self.state.hands[self.args["seat"]])

    def sizes(self) -> list[int]:
        """How many cards each has who can be chosen."""
        return [len(self.state.hands[seat]) for seat in self.chosen]

    def total(self, seat: int) -> int:
        """The points of the rounds before."""
        return sum(points[seat] for points in self.state.scores)

    def burnt(self) -> list[int]:
        """The burnt cards that can be taken."""
        return [
            self.state.burnt[-each.place] for each in self.legal if isinstance(each, PickBurntCard)
        ]


def kept_for_later(case: Case) -> list[int]:
    """The numbers that could be played now and, upon the card that is played instead, later."""
    if not isinstance(case.action, PlayOutcast):
        return case.plays()
    upon = case.upon(case.left)
    return [each for each in case.plays() if each != case.action.number and each in upon]


TRUE: Mapping[str, Callable[[Case], bool]] = {
    "goes-out": lambda case: (
        case.args["numbers"] == list(case.hand) and case.after.hands[case.seat] == ()
    ),
    "ends-round": lambda case: (
        case.after.scores[len(case.state.scores)][case.seat] == case.args["points"]
    ),
    "combination": lambda case: case.gone() == {case.args["number"]: case.args["cards"]},
    "lays-off": lambda case: case.gone() == {case.args["number"]: case.args["cards"]},
    "plays-again": lambda case: (
        case.after.turn.step == "again"
        and sorted({play.number for play in playable(case.after)}) == case.args["numbers"]
    ),
    "unbeatable": lambda case: case.upon(case.unseen) == [],
    "few-beat": lambda case: len(case.upon(case.unseen)) == case.args["cards"] <= 3,
    "saves": lambda case: case.action == PlayOutcast(13, pair=False),
    "exchanges": lambda case: case.after.turn.step == "swap",
    "burdens": lambda case: case.after.turn.step == "donate",
    "highest": lambda case: [*case.args["others"], case.action.number] == case.plays(),
    "lowest": lambda case: (
        [case.action.number, *case.args["others"]] == case.plays()
        and case.args["later"] == kept_for_later(case)
    ),
    "leaves": lambda case: sorted({*case.upon(case.left)}) == case.args["numbers"],
    "own-on-top": lambda case: case.state.turn.last == case.seat and bool(case.state.played),
    "keeps": lambda case: case.args["numbers"] == kept_for_later(case) != [],
    "wednesday-near": lambda case: (
        "wednesday" in case.state.characters
        and len(case.state.characters) == case.args["characters"] <= 4
    ),
    "nearly-out": lambda case: (
        case.args["seat"] in case.rivals and 0 < case.size() == case.args["cards"] <= 2
    ),
    "worst": lambda case: (
        case.action.number == max(each.number for each in case.legal if isinstance(each, Give))
    ),
    "completes": lambda case: (
        case.after.hands[case.seat].count(case.args["number"])
        == case.args["cards"]
        == {6: 3, 10: 4}[case.args["number"]]
    ),
    "fits-next": lambda case: (
        why_not_playable(case.state, PlayOutcast(case.args["number"], pair=False)) is None
    ),
    "cheapest": lambda case: case.args["number"] == min(case.burnt()),
    "fewest-cards": lambda case: (
        case.args["seat"] == case.action.seat
        and case.size() == case.args["cards"] == min(case.sizes()) < max(case.sizes())
    ),
    "leader": lambda case: (
        case.args["seat"] == case.action.seat
        and case.args["points"] == case.total(case.action.seat)
        and all(
            case.total(seat) > case.args["points"]
            for seat in case.chosen
            if seat != case.action.seat
        )
    ),
    "not-held": lambda case: case.args["number"] not in case.hand,
    "held-by-others": lambda case: case.unseen.count(case.args["number"]) == case.args["cards"] > 0,
    "soon": lambda case: case.action == Insert(1) and case.args["points"] == sum(case.hand),
    "late": lambda case: case.action.place == case.args["place"] == len(case.state.characters),
    "rids": lambda case: (
        case.args["points"] == sum(case.hand) - sum(case.left) and len({*case.plays()}) == 1
    ),
    "strong": lambda case: (
        case.action.number == case.args["given"] < case.args["number"] == case.highest_to_give()
        and case.beating(case.args["number"]) == case.args["cards"]
        and case.beating(case.args["given"]) == case.args["beating"] > case.args["cards"]
    ),
    "useful": lambda case: (
        case.action.number < case.args["number"] == case.highest_to_give()
        and case.args["seat"] == case.state.turn.giver
    ),
    "wins-lead": lambda case: case.beating(case.args["number"]) == case.args["cards"] <= 3,
    "counts": lambda case: case.args["number"] == case.state.burnt[-case.action.place] >= 10,
}
"""By the code of a reason, whether it is true."""
