"""The table of a round of Wednesday: what lies there and in hands, and what can be done."""

from typing import Self

from engine.bots.wednesday import hands as h
from engine.bots.wednesday.following import NO_CARD, Following, followings
from engine.core.chance import Chance
from engine.games.wednesday.cards import HYDE, Character
from engine.games.wednesday.combinations import CARDS
from engine.games.wednesday.state import Step


class KnownRound:
    """A round in play, as far as its cards are known.

    The names are those of the engine's state, except: ``blocked`` and ``last_number`` are 0 where
    there is none; ``expert`` is the number of the round with a special effect, 0 without; ``over``
    says whether the round has ended.
    """

    __slots__ = (
        "blocked",
        "burnt",
        "chance",
        "characters",
        "expert",
        "frozen",
        "giver",
        "hands",
        "last",
        "last_number",
        "open",
        "open_hands",
        "over",
        "passes",
        "played",
        "seat",
        "stalls",
        "step",
        "taken",
        "teams",
    )

    hands: list[int]
    played: list[int]
    burnt: list[int]
    characters: list[Character]
    open: Character | None
    blocked: int
    open_hands: bool
    frozen: bool
    stalls: int
    seat: int
    step: Step
    taken: int
    giver: int
    passes: int
    last: int
    last_number: int
    expert: int
    teams: int
    over: bool
    chance: Chance

    def copy(self) -> Self:
        """Return a copy of this round, which draws from the same chance."""
        other = type(self)()
        other.hands = self.hands[:]
        other.played = self.played[:]
        other.burnt = self.burnt[:]
        other.characters = self.characters[:]
        other.open = self.open
        other.blocked = self.blocked
        other.open_hands = self.open_hands
        other.frozen = self.frozen
        other.stalls = self.stalls
        other.seat = self.seat
        other.step = self.step
        other.taken = self.taken
        other.giver = self.giver
        other.passes = self.passes
        other.last = self.last
        other.last_number = self.last_number
        other.expert = self.expert
        other.teams = self.teams
        other.over = self.over
        other.chance = self.chance
        return other

    def following(self) -> Following:
        """Return the plays that are possible now."""
        return followings(self.open, self.blocked, self.expert)[self.top()]

    def singles(self) -> int:
        """Return the set of the numbers that the seat to act can play as one card."""
        return self.hands[self.seat] & self.following().singles

    def pairs(self) -> int:
        """Return the set of the numbers that the seat to act can play as a pair."""
        return self.hands[self.seat] >> 1 & self.following().pairs

    def top(self) -> int:
        """Return the number to go on from, NO_CARD on an empty table."""
        return self.played[-1] if self.played else NO_CARD

    def can_combine(self, number: int) -> bool:
        """Tell whether the seat to act holds the combination and may show it."""
        hand = self.hands[self.seat]
        return h.count(hand, number) >= CARDS[number] and not number == self.blocked == HYDE

    def can_shed(self) -> bool:
        """Tell whether the hand of the seat to act has blocked cards only."""
        return self.blocked > 0 and h.held(self.hands[self.seat]) == h.bit(self.blocked)

    def may_pass(self) -> bool:
        """Tell whether the seat to act may pass: a leader must play if possible."""
        return bool(self.played) or not (self.singles() or self.pairs())

    def has_wednesday(self) -> bool:
        """Tell whether Wednesday is in the character pile."""
        return "wednesday" in self.characters

    def pile(self) -> int:
        """Return how many characters are in the pile."""
        return len(self.characters)

    def holders(self) -> int:
        """Return how many players have cards."""
        return len(self.hands) - self.hands.count(0)
