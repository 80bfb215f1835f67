"""Playouts: a round played out to its end, quickly and not at random."""

from collections.abc import Sequence
from math import inf

from engine.bots.wednesday import hands as h
from engine.bots.wednesday.evaluation import WednesdayEvaluation
from engine.bots.wednesday.following import NO_CARD, followings
from engine.bots.wednesday.judging import Judge
from engine.bots.wednesday.model import Round
from engine.bots.wednesday.moves import different, moves
from engine.bots.wednesday.table import KnownRound
from engine.games.wednesday.cards import HYDE, MASK, MEDIUM, NUMBERS, PROTEUS, SIREN, VAMPIRE

LEAST_WEIGHT = 0.02
"""A playout that comes so far only with this probability, or a lower one, is not played on."""


class Playout(Round):
    """A round that is played out, while Wednesday may be anywhere in the character pile.

    She is not among ``characters`` while she is ``floating``. Whenever the next character is
    revealed, the round ends with her probability: ``cost`` counts what it costs then, with the
    probability of coming so far, ``weight``; and the round goes on with another character. So one
    playout gives the cost of the round for every place of hers.
    """

    __slots__ = ("cost", "floating", "stakes", "weight")

    floating: bool
    weight: float
    cost: float
    stakes: Sequence[float]

    @classmethod
    def of(cls, known: KnownRound) -> "Playout":
        """Return a copy of this round, to be dealt; then it is to begin."""
        whole = cls()
        for name in KnownRound.__slots__:
            setattr(whole, name, getattr(known, name))
        whole.hands, whole.played = known.hands[:], known.played[:]
        whole.burnt, whole.characters = known.burnt[:], known.characters[:]
        return whole

    def begin(self, stakes: Sequence[float], floating: bool) -> None:
        """Begin with nothing counted yet; the points of each seat cost these ``stakes``."""
        self.stakes = stakes
        self.cost = 0.0
        self.weight = 1.0
        self.floating = floating and "wednesday" in self.characters
        if self.floating:
            self.characters.remove("wednesday")

    def copy(self) -> "Playout":
        other = super().copy()
        other.stakes = self.stakes
        other.cost = self.cost
        other.weight = self.weight
        other.floating = self.floating
        return other

    def worth(self) -> float:
        """Return what the round costs if it ends as it lies."""
        costs = zip(self.stakes, self.hands, strict=True)
        return sum([stake * h.points(hand) for stake, hand in costs])

    def has_wednesday(self) -> bool:
        return self.floating or super().has_wednesday()

    def pile(self) -> int:
        return len(self.characters) + self.floating

    def _remove_wednesday(self) -> None:
        if self.floating:
            self.floating = False
        else:
            super()._remove_wednesday()

    def _reveal(self, saved: bool) -> None:
        if self.floating:
            probability = 1 / self.pile()
            if not saved:
                self.cost += self.weight * probability * self.worth()
                self.weight -= self.weight * probability
                if self.weight < LEAST_WEIGHT or not self.characters:
                    self.over = True
                    return
            elif not self.chance.below(self.pile()):
                self._lead()
                return
        super()._reveal(saved)

    def finish(self, seat: int, evaluation: WednesdayEvaluation) -> float:
        """Play on to the end and return what the round costs. The seat plays by the evaluation."""
        rivals = [rival for rival, stake in enumerate(self.stakes) if stake < 0]
        while not self.over:
            if self.step == "play" and not self.expert and self._played_on(seat):
                continue
            if self.seat == seat:
                self._well(evaluation, rivals)
            else:
                self._simply()
        return self.cost + self.weight * self.worth()

    def _played_on(self, seat: int) -> bool:
        """Play on to the next choice or ability; tell whether all have passed or the round is over.

        The seats pass where they must, and all but this one play cards without an ability as
        ``_simply`` does. A playout spends most of its time here, so it is done in one go.
        """
        hands, played = self.hands, self.played
        tables = followings(self.open, self.blocked, self.expert)
        step = -1 if self.open == "yoko" else 1
        seats, at, passes, holders = len(hands), self.seat, self.passes, self.holders()
        following = tables[self.top()]
        while True:
            hand = hands[at]
            singles = hand & following.singles
            fitting = singles | hand >> 1 & following.pairs
            if hand & _COMBINATIONS:
                break
            if fitting:
                lowest = fitting & -fitting
                if at == seat or not lowest & singles & _PLAIN:
                    break
                number = (lowest.bit_length() - 1) // h.BITS
                hands[at] = hand = h.removed(hand, number)
                played.append(number)
                self.last, self.last_number, passes = at, number, 0
                if not hand:
                    holders -= 1
                    if holders < (1 if self.teams else 2):
                        self.over = True
                        return True
                following = tables[number]
            else:
                if self.blocked and h.held(hand) == h.bit(self.blocked):
                    break
                if self.open == "eugene":
                    self._take_topmost(at)
                passes += 1
                if passes >= holders:
                    self.seat, self.passes = at, passes
                    self._all_passed()
                    return True
            at = (at + step) % seats
            while not hands[at]:
                at = (at + step) % seats
        self.seat, self.passes = at, passes
        return False

    def _well(self, evaluation: WednesdayEvaluation, rivals: Sequence[int]) -> None:
        """Do the best action by the one-ply evaluation, as a judge would have it.

        The most frequent cases are done directly: a card or a pair is played, or the seat passes.
        """
        step, seat = self.step, self.seat
        hand = self.hands[seat]
        if step in ("play", "again"):
            special = self.blocked and self.can_shed()
            if not special and (step == "again" or not hand & _COMBINATIONS):
                self._play_well(evaluation, rivals)
                return
        sizes = [hand.bit_count() for hand in self.hands]
        judge = Judge(evaluation, self, sizes, self.stakes)
        actions = different(self, moves(self, sizes, len(self.burnt)))
        self.do(min(actions, key=judge.cost))

    def _play_well(self, evaluation: WednesdayEvaluation, rivals: Sequence[int]) -> None:
        hand, following = self.hands[self.seat], self.following()
        setting = evaluation.setting(self, [hand.bit_count() for hand in self.hands], rivals)
        best, least, pair = NO_CARD, inf, False
        if self.played and self.step == "play":
            least = evaluation.after_pass(setting, hand)
        for number in h.numbers(hand & following.singles):
            cost = evaluation.after_play(setting, h.removed(hand, number), number)
            if cost < least:
                best, least, pair = number, cost, False
        for number in h.numbers(hand >> 1 & following.pairs):
            left = h.removed(h.removed(hand, number), number)
            cost = evaluation.after_play(setting, left, number)
            if cost < least:
                best, least, pair = number, cost, True
        if not best:
            self.pass_turn()
        elif pair:
            self.play_pair(best)
        else:
            self.play(best)

    def _simply(self) -> None:
        """Do what anybody does who does not think: a combination, else the lowest card that fits.

        The highest card is given, the lowest taken; otherwise the first choice is taken.
        """
        match self.step:
            case "open" | "play" | "again":
                self._play_lowest()
            case "give":
                hand = h.removed(self.hands[self.seat], self.taken)
                self.give(h.numbers(h.held(hand))[-1])
            case "pick":
                free = [number for number in self.burnt if number != self.blocked]
                self.pick(self.burnt.index(min(free)))
            case "swap":
                self.swap(
                    next(at for at, hand in enumerate(self.hands) if hand and at != self.seat)
                )
            case "donate":
                self.donate(int(self.seat == 0))
            case "block":
                self.block(len(self.burnt) - 1)
            case "insert":
                self.insert(0)

    def _play_lowest(self) -> None:
        seat, following = self.seat, self.following()
        hand = self.hands[seat]
        if self.step == "play" and hand & _COMBINATIONS:
            for number in (HYDE, MEDIUM):
                if self.can_combine(number):
                    self.combine(number)
                    return
        fitting = hand & following.singles
        pairs = hand >> 1 & following.pairs
        lowest = fitting | pairs
        lowest &= -lowest
        if fitting & lowest:
            self.play(h.number_of(lowest))
        elif pairs:
            self.play_pair(h.number_of(lowest))
        elif self.can_shed():
            self.shed()
        else:
            self.pass_turn()


_COMBINATIONS = h.bit(MEDIUM) << 2 | h.bit(HYDE) << 3
"""The third 6 and the fourth 10: without them a hand has no combination."""

_PLAIN = sum(h.bit(number) for number in NUMBERS if number not in (MASK, PROTEUS, SIREN, VAMPIRE))
"""The set of the numbers without an ability that acts at once."""
