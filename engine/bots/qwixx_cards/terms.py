"""Terms: the parts of the worth of an action, which reasons for it name."""

from collections.abc import Sequence
from typing import NamedTuple, cast

from engine.bots.qwixx_cards.dealing import hidden_cards
from engine.bots.qwixx_cards.facts import QwixxFacts
from engine.bots.qwixx_cards.hands import with_card
from engine.bots.qwixx_cards.one_ply import standing_of
from engine.bots.qwixx_cards.policy import Outlook, Policy, closes_last, end
from engine.core.action import Action
from engine.games.qwixx_cards.actions import Mark, PlayCards, Take
from engine.games.qwixx_cards.cards import COLOUR_OF, JOKER, NUMBER_OF, Card
from engine.games.qwixx_cards.printed import PENALTIES_TO_END, PENALTY
from engine.games.qwixx_cards.rows import Crosses, closed, single
from engine.games.qwixx_cards.state import QwixxState


class Terms(NamedTuple):
    """Parts of what an action is worth, in points."""

    points: float = 0.0
    """The points that its crosses bring, now and by making later ones worth more."""
    near: float = 0.0
    """The cost of the numbers that it skips, so 0 or less."""
    more: float = 0.0
    """What its second and third cross add to the first."""
    hand: float = 0.0
    """What the cards of the hand can still add."""
    penalty: float = 0.0
    """The cost of a penalty that comes, so 0 or less."""
    end: float = 0.0
    """The worth of ending the match, against going on."""
    together: float = 0.0
    """What a card that is taken adds where it goes together with cards held."""
    alone: float = 0.0
    """What it adds elsewhere."""


class ActionResult(NamedTuple):
    """The result of an action: crosses in a row, and the cards spent."""

    row: int
    crosses: Crosses
    spent: Sequence[Card]


class Analysis:
    """The analysis of the actions of a seat in a state that gives its view."""

    def __init__(self, policy: Policy, facts: QwixxFacts) -> None:
        self._policy = policy
        self._facts = facts
        self._state: QwixxState = facts.state
        self._standing = standing_of(policy, facts.state, facts.seat)
        self._known: dict[Action, Terms] = {}

    def of(self, action: Action) -> Terms:
        """Return the terms of an action."""
        if action not in self._known:
            taken = isinstance(action, Take)
            self._known[action] = self._taking(action) if taken else self._crossing(action)
        return self._known[action]

    def made(self, action: Action) -> ActionResult:
        """Return the crosses that an action makes, or the best ones with the cards it plays."""
        match action:
            case Mark(row, crosses):
                return ActionResult(row, crosses, ())
            case PlayCards(row, cards):
                left = self._standing._replace(hand=self._facts.hand_without(cards))
                best = max(self._policy.marks(left, row, action.shown))
                return ActionResult(row, best.places, cards)
            case _:
                return ActionResult(0, 0, ())

    def costs_penalty(self, action: Action) -> bool:
        """Tell whether the action brings the seat a penalty, for crossing nothing."""
        standing, part = self._standing, self._state.part
        return not standing.crossed and part in ("play", "mark") and not self.made(action).crosses

    def _crossing(self, action: Action) -> Terms:
        row, more, spent = self.made(action)
        policy, standing = self._policy, self._standing
        rows = [*standing.rows]
        before, after = rows[row], rows[row] | more
        rows[row] = after
        hand = self._facts.hand_without(spent) if spent else standing.hand
        outlook = Outlook(policy, standing._replace(rows=rows, hand=hand))
        values = policy.values[standing.time]
        singles = [values[before | each] for each in single(more)]
        near = 0.0
        if more and not closed(after):
            near = values[after] - values[_packed(after, self._facts.passes(row, more))]
        penalty = self.costs_penalty(action) or (
            self._state.part == "number" and not more and self._threatens(outlook)
        )
        return Terms(
            points=values[after] - values[before] - near,
            near=near,
            more=values[after] - max(singles) if len(singles) > 1 else 0.0,
            hand=self._of_hand(outlook),
            penalty=-PENALTY if penalty else 0.0,
            end=self._ending(outlook, row, more, penalty=penalty),
        )

    def _ending(self, outlook: Outlook, row: int, more: Crosses, *, penalty: bool) -> float:
        """Return what it is worth that the match ends with these crosses or this penalty, or 0."""
        standing = self._standing
        if more and closes_last(standing.rows, more):
            return end(standing.lead + self._facts.gain(row, more)) - outlook.value
        if penalty and not more and standing.penalties + 1 == PENALTIES_TO_END:
            return end(standing.lead - PENALTY) - outlook.value
        return 0.0

    def _threatens(self, outlook: Outlook) -> bool:
        return not self._standing.crossed and not any(outlook.gains)

    def _of_hand(self, outlook: Outlook) -> float:
        return outlook.value - outlook.fixed

    def _taking(self, action: Action) -> Terms:
        """Return the mean over the cards that the one to be taken may be."""
        standing, facts = self._standing, self._facts
        number = NUMBER_OF[cast(Card, self._state.display[cast(Take, action).slot])]
        cards = [
            card for card in hidden_cards(self._state, facts.seat) if NUMBER_OF[card] == number
        ]
        base = self._of_hand(Outlook(self._policy, standing))
        rows = facts.rows_for(number)
        together = {row for row in rows if facts.goes_with_hand(row, number)}
        gains = {True: 0.0, False: 0.0}
        penalty = 0.0
        for card in cards:
            outlook = Outlook(self._policy, standing._replace(hand=with_card(standing.hand, card)))
            colour = COLOUR_OF[card]
            joined = colour in together or (colour == JOKER and bool(together))
            gains[joined] += (self._of_hand(outlook) - base) / len(cards)
            if self._threatens(outlook):
                penalty -= PENALTY / len(cards)
        return Terms(together=gains[True], alone=gains[False], penalty=penalty)


def _packed(crosses: Crosses, skipped: int) -> Crosses:
    """Return so many crosses, the last of them that far to the left, as ``row_values`` counts."""
    last = crosses.bit_length() - skipped
    return 1 << last - 1 | (1 << crosses.bit_count() - 1) - 1
