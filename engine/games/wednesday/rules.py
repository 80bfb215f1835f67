"""The rules of Wednesday: which actions each step asks for, and what they do.

Where each paragraph of the rules is:

===========================================  ==================================================
cards, deal (W1)                             ``cards``, ``rounds``
opening the round (W2), playing              ``plays``
abilities of 2, 4, 7, 8 (W6, W7, W8)         ``abilities``
three 6 and four 10 (W9)                     ``combinations``, ``wednesdays_place``
passing, all pass, the leader (W3, W4, W11)  ``passing``, ``turns``
characters                                   ``characters``, ``reveals``
blocked cards, laying off (W5, W13, W14)     ``thing``
expert rounds (W10)                          ``expert``
end of a round, scores, teams (W12)          ``rounds``
acts that lose the match for certain         ``losing``
what happened, for a viewer                  ``happenings``, ``telling``
===========================================  ==================================================
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.game import Game, Settled
from engine.core.happening import Happening
from engine.core.jsontext import Document
from engine.core.options import Option, Options, OptionValue, seat_option
from engine.core.refusal import Refusal, Refused, unknown_action
from engine.core.scoring import PointsScoring
from engine.games.wednesday import (
    abilities,
    combinations,
    disclosures,
    losing,
    passing,
    plays,
    refusals,
    thing,
    wednesdays_place,
)
from engine.games.wednesday.actions import (
    ACTIONS,
    PASS,
    SHED,
    BlockNumber,
    Combine,
    Donate,
    Give,
    Insert,
    Pass,
    PickBurntCard,
    PlayOutcast,
    Shed,
    Swap,
)
from engine.games.wednesday.cards import HAND_SIZES
from engine.games.wednesday.characters import numbers_of, playable
from engine.games.wednesday.documents import write_over, write_state, write_view
from engine.games.wednesday.loading import read_state
from engine.games.wednesday.rounds import deal_round, not_dealt
from engine.games.wednesday.state import Step, WednesdayState, WednesdayVariant
from engine.games.wednesday.telling import Telling

MIN_SEATS, MAX_SEATS = min(HAND_SIZES), max(HAND_SIZES)


def teams_fit(teams: OptionValue, seats: int) -> bool:
    """Tell whether so many players divide evenly into teams of at least two."""
    teams = int(teams)
    return teams == 0 or (seats % teams == 0 and seats // teams >= 2)


class Wednesday(Game[WednesdayState]):
    """Wednesday: Outcasts & Monsters, 2 to 6 seats; five rounds, fewest points win."""

    id = "wednesday"
    letter = "W"
    rules_version = 1
    min_seats = MIN_SEATS
    max_seats = MAX_SEATS
    scoring = PointsScoring("totals", more=-1, least=0.0)
    options: Mapping[str, Option] = {
        "youngest": seat_option(MAX_SEATS),
        "expert": Option(False, (False, True)),
        "teams": Option(0, (0, 2, 3), teams_fit),
    }

    def deal(self, seats: int, options: Options, seed: int) -> WednesdayState:
        """Deal the first round."""
        variant = WednesdayVariant(**cast(dict[str, Any], options))
        return deal_round(variant, seats, (), Chance(seed))

    def to_act(self, state: WednesdayState) -> tuple[int, ...]:
        return (state.turn.seat,) if state.over is None else ()

    def over(self, state: WednesdayState) -> Document | None:
        return write_over(state.over)

    def legal(self, state: WednesdayState, seat: int) -> list[Action]:
        """Return actions by number, seat or place.

        In a turn, plays come first, then combinations, ``shed``, and ``pass`` last.
        """
        if seat != state.turn.seat or state.over is not None:
            return []
        return [*CHOICES[state.turn.step](state)]

    def why(self, state: WednesdayState, seat: int, action: Action) -> Refusal | None:
        if seat != state.turn.seat or state.over is not None:
            return self.why_not_to_act(state, seat, len(state.hands))
        return _why_not(state, action)

    def apply(self, state: WednesdayState, seat: int, action: Action) -> WednesdayState:
        refusal = self.why(state, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        return RULES[type(action)].do(state, action)

    def round_end(self, state: WednesdayState, seat: int, action: Action) -> WednesdayState:
        """Return the end of a round that an action ends, with its points, before the next deal."""
        after = self.apply(not_dealt(state), seat, action)
        return after._replace(scores=(*state.scores, after.scores[-1]), over=None)

    def parse(self, text: str) -> Action:
        action = ACTIONS.get(text)
        if action is None:
            raise Refused(unknown_action(text))
        return action

    def document(self, state: WednesdayState) -> Document:
        return write_state(self, state)

    def load(self, document: object) -> WednesdayState:
        return read_state(self, document)

    def view(self, state: WednesdayState, seat: int | None) -> Document:
        return write_view(self, state, seat)

    def happened(
        self,
        before: WednesdayState,
        seat: int,
        action: Action,
        after: WednesdayState,
        viewer: int | None,
    ) -> tuple[Happening, ...]:
        ended = disclosures.round_ended(before, after)
        lies = self.round_end(before, seat, action) if ended else after
        return tuple(Telling(before, seat, action, lies, after, viewer).all())

    def needs_review(self, before: WednesdayState, after: WednesdayState, seat: int) -> bool:
        """Tell whether a card or a hand came unseen, or the round ended."""
        return disclosures.came_unseen(before, after, seat) or disclosures.round_ended(
            before, after
        )

    def settled(self, before: WednesdayState, after: WednesdayState, seat: int) -> Settled | None:
        """Return what was shown or shuffled; playing, passing, giving and choosing show nothing."""
        return disclosures.shown(before, after, seat)

    def leads_to_dead_end(self, state: WednesdayState, seat: int, action: Action) -> bool:
        """Tell whether the action, in the last round, ends the match for others to win."""
        return losing.leads_to_dead_end(self, state, seat, action)


def in_a_turn(state: WednesdayState) -> list[Action]:
    """Return what the seat on turn may do: play, show a combination, lay off or pass."""
    can_play = playable(state)
    actions: list[Action] = [*can_play, *combinations.combinations(state)]
    if thing.can_shed(state):
        actions.append(SHED)
    if passing.may_pass(state, can_play):
        actions.append(PASS)
    return actions


CHOICES: Mapping[Step, Callable[[WednesdayState], list[Any]]] = {
    "open": plays.openings,
    "play": in_a_turn,
    "again": playable,
    "swap": abilities.swaps,
    "give": abilities.gifts,
    "pick": abilities.picks,
    "donate": abilities.donations,
    "block": thing.blocks,
    "insert": wednesdays_place.insertions,
}
"""What the seat to act can do, by the step of its turn."""


class Rule(NamedTuple):
    """One kind of action: the steps it belongs to, why one is refused there, what it does."""

    steps: tuple[Step, ...]
    why_not: Callable[[WednesdayState, Any], Refusal | None]
    do: Callable[[WednesdayState, Any], WednesdayState]


RULES: Mapping[type[Action], Rule] = {
    PlayOutcast: Rule(("open", "play", "again"), plays.why_not_play, plays.play),
    Pass: Rule(("play",), passing.why_not_pass, passing.pass_turn),
    Combine: Rule(("play",), combinations.why_not_combine, combinations.combine),
    Shed: Rule(("open", "play"), thing.why_not_shed, thing.shed),
    Swap: Rule(("swap",), abilities.why_not_swap, abilities.swap),
    Give: Rule(("give",), abilities.why_not_give, abilities.give),
    PickBurntCard: Rule(("pick",), abilities.why_not_pick, abilities.pick),
    Donate: Rule(("donate",), abilities.why_not_donate, abilities.donate),
    BlockNumber: Rule(("block",), thing.why_not_block, thing.block),
    Insert: Rule(("insert",), wednesdays_place.why_not_insert, wednesdays_place.insert),
}


def _why_not(state: WednesdayState, action: Action) -> Refusal | None:
    rule = RULES.get(type(action))
    if rule is None:
        return unknown_action(str(action))
    if state.turn.step in rule.steps:
        return rule.why_not(state, action)
    return _out_of_step(state, action)


def _out_of_step(state: WednesdayState, action: Action) -> Refusal:
    """Return why an action of this kind does not belong to the step of the turn."""
    step = state.turn.step
    if step not in ("open", "play", "again"):
        return refusals.decide_first(step)
    if not isinstance(action, Pass | Combine | Shed):
        return refusals.not_now(step)
    if step == "again":
        return refusals.play_again(numbers_of(playable(state)))
    if isinstance(action, Combine):
        return refusals.opening_combination(action.number)
    return refusals.opening_pass()
