"""Judging each action that a seat has, one ply deep: the lower, the better."""

from engine.bots.wednesday import hands as h
from engine.bots.wednesday.evaluation import Evaluation, Scene
from engine.bots.wednesday.position import Position
from engine.bots.wednesday.stakes import stakes
from engine.core.action import Action
from engine.games.wednesday.actions import Block, Donate, Give, Insert, Pick, Swap

FEWER_CARDS = 0.05
"""Of two rivals, cards are rather exchanged with, or given to, the one with fewer of them."""


class Judge:
    """Judges the actions of one position by what the round is then likely to cost."""

    def __init__(self, evaluation: Evaluation, position: Position) -> None:
        self.position = position
        self.evaluation = evaluation
        self.stakes = stakes(position)
        self.unseen = h.hand_of(position.unseen)
        self._unseen_points = sum(position.unseen) / max(len(position.unseen), 1)
        self.scene = self._scene()

    def cost(self, action: Action) -> float:
        """What the round is likely to cost after the action."""
        hand = self.position.hand
        match action:
            case Give(number):
                cost = self._giving(number)
            case Pick(place):
                cost = self.evaluation.hand(h.added(hand, self.burnt_card(place)))
            case Swap(seat):
                cost = self._exchange(seat, self._worst(hand))
            case Donate(seat):
                cost = self._exchange(seat, self._unseen_holding())
            case Block(place):
                cost = self._blocking(self.burnt_card(place))
            case Insert(place):
                over, on = self.if_over(), self.evaluation.hand(hand)
                cost = on + (over - on) / place
            case _:
                cost = self.evaluation.action(self.scene, hand, action)
        return cost

    def burnt_card(self, place: int) -> int:
        """The number in this place of the burnt pile, which the seat looks through."""
        burnt = self.position.known.burnt
        return burnt[len(burnt) - place]

    def if_over(self) -> float:
        """What the round costs if it ends as the cards lie."""
        return h.points(self.position.hand) + self.scene.if_over

    def expected_points(self, seat: int) -> float:
        """What the hand of another seat is worth, on average as far as it is not seen."""
        hand = self.position.known.hands[seat]
        return h.points(hand) if hand else self._unseen_points * self.position.sizes[seat]

    def expected_copies(self, seat: int, number: int) -> float:
        """How many of this number another seat holds, on average."""
        hand, unseen = self.position.known.hands[seat], self.position.unseen
        if hand or not unseen:
            return h.count(hand, number)
        return h.count(self.unseen, number) * self.position.sizes[seat] / len(unseen)

    def _scene(self) -> Scene:
        position, known = self.position, self.position.known
        others = [seat for seat in range(len(position.sizes)) if seat != position.seat]
        rivals = [seat for seat in others if self.stakes[seat] < 0 and position.sizes[seat]]
        held = sum(position.sizes[seat] for seat in others)
        open_hands = [card for seat in others for card in h.cards(known.hands[seat])]
        unseen = h.hand_of([*position.unseen, *open_hands])
        in_pile = "wednesday" in known.characters
        return Scene(
            open=known.open,
            blocked=known.blocked,
            expert=known.expert,
            top=known.top(),
            unseen=unseen,
            density=held / max(unseen.bit_count(), 1),
            nearest=min((position.sizes[seat] for seat in rivals), default=0),
            if_over=sum(self.stakes[seat] * self.expected_points(seat) for seat in others),
            danger=1 / len(known.characters) if in_pile else 0.0,
        )

    def _giving(self, number: int) -> float:
        """The card is as bad for the other as it would be for this seat."""
        left = h.removed(self.position.hand, number)
        stake = self.stakes[self.position.known.giver]
        return self.evaluation.hand(left) + stake * self.evaluation.holding(number)

    def _exchange(self, seat: int, cost: float) -> float:
        return self.stakes[seat] * cost + FEWER_CARDS * self.position.sizes[seat]

    def _worst(self, hand: int) -> float:
        return max(self.evaluation.holding(number) for number in h.numbers(h.held(hand)))

    def _unseen_holding(self) -> float:
        unseen = self.position.unseen
        return sum(map(self.evaluation.holding, unseen)) / max(len(unseen), 1)

    def _blocking(self, number: int) -> float:
        """Cards of a blocked number stay in hand, unless the whole hand is made of it."""
        hand = self.position.hand
        own = 0 if h.held(hand) == h.bit(number) else h.count(hand, number)
        others = sum(
            stake * self.expected_copies(seat, number)
            for seat, stake in enumerate(self.stakes)
            if seat != self.position.seat
        )
        return number * (own + others)
