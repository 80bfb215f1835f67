"""A fast model of one round of Wednesday, for playing it out many times.

It does what ``engine.games.wednesday`` does between the deal of a round and its end, without
checking anything; a test holds the two equal over random play. Hands are integers (``hands``).
"""

from engine.bots.wednesday import hands as h
from engine.bots.wednesday.table import KnownRound
from engine.core.action import Action
from engine.games.wednesday.actions import (
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
from engine.games.wednesday.cards import (
    HYDE,
    MASK,
    PROTEUS,
    SIREN,
    THIRTEEN,
    VAMPIRE,
)
from engine.games.wednesday.combinations import CARDS
from engine.games.wednesday.expert import SPECIALS
from engine.games.wednesday.passing import STALLS


class Round(KnownRound):
    """A round in play; its methods change it."""

    __slots__ = ()

    def do(self, action: Action) -> None:
        """Do a legal action."""
        match action:
            case PlayOutcast(number, pair):
                (self.play_pair if pair else self.play)(number)
            case Pass():
                self.pass_turn()
            case Combine(number):
                self.combine(number)
            case Shed():
                self.shed()
            case Swap(seat):
                self.swap(seat)
            case Give(number):
                self.give(number)
            case PickBurntCard(place):
                self.pick(len(self.burnt) - place)
            case Donate(seat):
                self.donate(seat)
            case BlockNumber(place):
                self.block(len(self.burnt) - place)
            case Insert(place):
                self.insert(place - 1)

    def play(self, number: int) -> None:
        """Play one card."""
        seat = self.seat
        self.hands[seat] = h.removed(self.hands[seat], number)
        self.played.append(number)
        self._after_play(number)

    def play_pair(self, number: int) -> None:
        """Play a pair."""
        seat = self.seat
        self.hands[seat] = h.removed(h.removed(self.hands[seat], number), number)
        self.played += (number, number)
        self._after_play(number)

    def _after_play(self, number: int) -> None:
        self.step = "play"
        self.passes = 0
        self.last = self.seat
        self.last_number = number
        if number == MASK:
            if self.singles() or self.pairs():
                self.step = "again"
                return
        elif number == PROTEUS:
            if self.hands[self.seat] and self.holders() > 1:
                self.step = "swap"
                return
        elif number in (SIREN, VAMPIRE) and self._topmost_free() >= 0:
            self.step = "pick" if number == SIREN else "donate"
            return
        self._ability_done()

    def pass_turn(self) -> None:
        """Pass."""
        if self.open == "eugene":
            self._take_topmost(self.seat)
        self.passes += 1
        if self.passes < self.holders():
            self.seat = self._next_seat(self.seat)
        else:
            self._all_passed()

    def combine(self, number: int) -> None:
        """Show a combination."""
        hand = self.hands[self.seat]
        for _ in range(CARDS[number]):
            hand = h.removed(hand, number)
            self.burnt.append(number)
        self.hands[self.seat] = hand
        self.passes = 0
        if number == HYDE:
            self.over = True
        elif self.has_wednesday():
            self.step = "insert"
        else:
            self._end_turn()

    def shed(self) -> None:
        """Lay off the whole hand."""
        self.burnt += h.cards(self.hands[self.seat])
        self.hands[self.seat] = 0
        self._end_turn()

    def swap(self, giver: int) -> None:
        """Take a random card of this seat."""
        cards = h.cards(self.hands[giver])
        number = cards[self.chance.below(len(cards))]
        self.hands[giver] = h.removed(self.hands[giver], number)
        self.hands[self.seat] = h.added(self.hands[self.seat], number)
        self.step, self.taken, self.giver = "give", number, giver

    def give(self, number: int) -> None:
        """Give a card to the seat from which one was taken."""
        self.hands[self.seat] = h.removed(self.hands[self.seat], number)
        self.hands[self.giver] = h.added(self.hands[self.giver], number)
        self.step = "play"
        self._ability_done()

    def pick(self, index: int) -> None:
        """Take the card at this index of the burnt pile."""
        self.hands[self.seat] = h.added(self.hands[self.seat], self.burnt.pop(index))
        self.step = "play"
        self._ability_done()

    def donate(self, to: int) -> None:
        """Let this seat take the topmost card that is not blocked."""
        self._take_topmost(to)
        self.step = "play"
        self._ability_done()

    def block(self, index: int) -> None:
        """Put the Thing on the card at this index of the burnt pile."""
        self.blocked = self.burnt[index]
        self._lead()

    def insert(self, index: int) -> None:
        """Put Wednesday at this index of the character pile, counted without her."""
        self._remove_wednesday()
        self.characters.insert(index, "wednesday")
        self._end_turn()

    # What follows

    def _remove_wednesday(self) -> None:
        self.characters.remove("wednesday")

    def _topmost_free(self) -> int:
        """Return the index of the topmost card that is not blocked, -1 if there is none."""
        index = len(self.burnt) - 1
        while index >= 0 and self.burnt[index] == self.blocked:
            index -= 1
        return index

    def _take_topmost(self, seat: int) -> None:
        index = self._topmost_free()
        if index >= 0:
            self.hands[seat] = h.added(self.hands[seat], self.burnt.pop(index))

    def _next_seat(self, seat: int) -> int:
        hands, step = self.hands, -1 if self.open == "yoko" else 1
        seat = (seat + step) % len(hands)
        while not hands[seat]:
            seat = (seat + step) % len(hands)
        return seat

    def _ability_done(self) -> None:
        if self.expert:
            self._set_off()
            if self.step == "insert":
                return
        self._end_turn()

    def _end_turn(self) -> None:
        if self.holders() < (1 if self.teams else 2):
            self.over = True
            return
        self.seat = self._next_seat(self.seat)
        self.step = "play"
        self.passes = 0

    def _lead(self) -> None:
        self.seat = self.last if self.hands[self.last] else self._next_seat(self.last)
        self.step = "play"
        self.passes = 0

    def _all_passed(self) -> None:
        saved = self.last_number == THIRTEEN
        if not self.played and self.pile() == (saved and self.has_wednesday()):
            self.over = True
            return
        self.played.reverse()
        self.burnt += self.played
        self.played.clear()
        if not self.frozen:
            self.open = None
        if self.pile():
            self._reveal(saved)
            return
        self.stalls += 1
        if self.stalls == STALLS:
            self.over = True
        else:
            self._lead()

    def _reveal(self, saved: bool) -> None:
        top = self.characters.pop(0)
        if top == "wednesday":
            if not saved:
                self.over = True
                return
            self.characters = self.chance.shuffled([*self.characters, top])
            self._lead()
            return
        self.open = top
        if top == "thing" and self.burnt:
            self.seat, self.step, self.passes = self.last, "block", 0
        else:
            self._lead()

    def _set_off(self) -> None:
        special = SPECIALS[self.expert]
        if special.character != self.open or special.outcast != self.last_number:
            return
        match self.expert:
            case 1:
                self.characters.clear()
                self.frozen = True
            case 2:
                if self.has_wednesday():
                    self._remove_wednesday()
                    self.characters = self.chance.shuffled(self.characters)
            case 3:
                self.open_hands = True
            case 4:
                if self.played[-2:] != [self.last_number] * 2:
                    self.step = "insert"
            case 5:
                self.hands.append(self.hands.pop(0))
