"""Why an action is good, as codes and arguments.

All of them are facts that a player can check, but for the last three. Cards are told by their
numbers, players by their seats. Cards count as seen that lie in the own hand, in open hands or on
the table.

=================  ============== =================================================================
code               arguments      what it says
=================  ============== =================================================================
``only-choice``                   Nothing else is possible.
``goes-out``       numbers        With these cards the hand is empty.
``ends-round``     points         The four 10 end the round; the rest of the hand is worth this.
``combination``    number, cards  So many cards of this number leave the hand at once.
``lays-off``       number, cards  So many blocked cards leave the hand at once.
``plays-again``    numbers        Upon the 2 one of these is played in the same turn.
``unbeatable``     number         No card that is not seen may be played upon this one.
``few-beat``       number, cards  So many cards that are not seen may be, FEW or fewer.
``saves``                         If all pass after the 13, Wednesday does not end the round.
``exchanges``                     The 4 brings a card of another player for one of one's own.
``burdens``                       The 8 lets another player take a card.
``highest``        number, others Of all that can be played it is worth the most; ``others`` are
                                  the other numbers that could be.
``leaves``         numbers        These cards of the hand may be played later upon this one.
``lowest``         number, others Of all that can be played it is the lowest.
``own-on-top``                    The seat's own card is on top: if all pass, the seat leads.
``keeps``          numbers        These cards could be played now, and are kept.
``wednesday-near`` characters     Wednesday is one of so many characters that are left, SOON or
                                  fewer.
``nearly-out``     seat, cards    This rival has so many cards left, FEW_CARDS or fewer.
``worst``          number         Of the cards that can be given it is worth the most points.
``completes``      number, cards  With it the hand has so many of its number, a combination.
``fits-next``      number         It may be played upon what lies now.
``cheapest``       number         Of the cards that can be taken it is worth the fewest points.
``fewest-cards``   seat, cards    Of the players to choose from none has fewer cards than this
                                  rival, and some have more.
``leader``         seat, points   Of these players this rival has the fewest points so far.
``not-held``       number         The seat holds no card of this number.
``held-by-others`` number, cards  So many cards of this number are not seen.
``soon``           points         Wednesday comes next; the own hand is worth this.
``late``           place          Wednesday comes last, in this place.
``rest-fits``                     The seat can expect the most of the hand that is left to it.
``nobody-better``                 The seat can expect no more of anybody else to choose from.
``best``                          The seat can expect the fewest points from it.
=================  ============== =================================================================

A reason for playing a card is told of the action that plays it; who plays a 7 or an 8 need not know
what comes of it.
"""

from collections.abc import Iterator, Sequence
from itertools import islice

from engine.bots.bot import Reason
from engine.bots.wednesday import hands as h
from engine.bots.wednesday.following import Following, followings
from engine.bots.wednesday.position import Position
from engine.core.action import Action
from engine.games.wednesday.actions import (
    Block,
    Combine,
    Donate,
    Give,
    Insert,
    Pass,
    Pick,
    Play,
    Shed,
    Swap,
)
from engine.games.wednesday.cards import COPIES, HYDE, MASK, PROTEUS, SIREN, THIRTEEN, VAMPIRE
from engine.games.wednesday.combinations import CARDS
from engine.games.wednesday.expert import SPECIALS, pass_hands_on

MOST = 3
"""Reasons at most for an action."""

FEW, SOON, FEW_CARDS = 3, 4, 2

COPIES_AT_MOST = max(COPIES.values())


def reasons(position: Position, actions: Sequence[Action], action: Action) -> tuple[Reason, ...]:
    """The weightiest reasons for one of the legal actions, at least one."""
    if len(actions) == 1:
        return (Reason("only-choice", {}),)
    told = Facts(position, actions).of(action)
    return tuple(islice(told, MOST)) or (Reason(_unexplained(action), {}),)


def _unexplained(action: Action) -> str:
    """The reason for what has no other."""
    match action:
        case Give():
            return "rest-fits"
        case Swap() | Donate():
            return "nobody-better"
        case _:
            return "best"


class Facts:
    """What can be said of the actions of a position."""

    def __init__(self, position: Position, actions: Sequence[Action]) -> None:
        self._position = position
        self._known = position.known
        self._actions = actions
        open_hands = [hand for seat, hand in enumerate(self._known.hands) if seat != position.seat]
        self._unseen = [*position.unseen, *(card for hand in open_hands for card in h.cards(hand))]

    def of(self, action: Action) -> Iterator[Reason]:
        """The reasons for the action, the weightiest first."""
        match action:
            case Play(number, pair):
                yield from self._play(number, 1 + pair)
            case Pass():
                yield from self._pass()
            case Combine(number):
                yield from self._combine(number)
            case Shed():
                number = self._known.blocked
                yield Reason("lays-off", {"number": number, "cards": self._held(number)})
            case Give(number):
                yield from self._give(number)
            case Pick(place):
                yield from self._pick(self._position.burnt_card(place))
            case Swap(seat) | Donate(seat):
                yield from self._choose(seat)
            case Block(place):
                yield from self._block(self._position.burnt_card(place))
            case Insert(place):
                yield from self._insert(place)

    def _held(self, number: int) -> int:
        return h.count(self._position.hand, number)

    def _play(self, number: int, cards: int) -> Iterator[Reason]:
        left = self._position.hand
        for _ in range(cards):
            left = h.removed(left, number)
        if not left and not self._draws(number):
            yield Reason("goes-out", {"numbers": [number] * cards})
            return
        upon = self._upon(left, number)
        if number == MASK and upon:
            yield Reason("plays-again", {"numbers": upon})
        else:
            yield from self._chance_of_leading(number)
        yield from self._ability(number, left)
        yield from self._pressure()
        yield from self._order(number, upon)

    def _draws(self, number: int) -> bool:
        """Whether who plays this as the last card may get others at once."""
        special = SPECIALS.get(self._known.expert)
        if number == HYDE:
            return special is not None and special.effect is pass_hands_on
        return number == SIREN and self._position.burnt > 0

    def _upon(self, hand: int, number: int) -> Sequence[int]:
        """The numbers in the hand that may be played upon this one."""
        following = self._following(number)
        return h.numbers(hand & following.singles | hand >> 1 & following.pairs)

    def _chance_of_leading(self, number: int) -> Iterator[Reason]:
        unseen = h.hand_of(self._unseen)
        beating = sum(h.count(unseen, each) for each in self._upon(unseen, number))
        if not beating:
            yield Reason("unbeatable", {"number": number})
        elif beating <= FEW:
            yield Reason("few-beat", {"number": number, "cards": beating})

    def _following(self, number: int) -> Following:
        known = self._known
        return followings(known.open, known.blocked, known.expert)[number]

    def _ability(self, number: int, left: int) -> Iterator[Reason]:
        known, sizes = self._known, self._position.sizes
        if number == THIRTEEN and known.has_wednesday():
            yield Reason("saves", {})
        elif number == PROTEUS and left and sum(sizes) > sizes[known.seat]:
            yield Reason("exchanges", {})
        elif number == VAMPIRE and self._position.burnt > (COPIES_AT_MOST if known.blocked else 0):
            yield Reason("burdens", {})

    def _pressure(self) -> Iterator[Reason]:
        """What makes points in hand dangerous."""
        known, sizes = self._known, self._position.sizes
        if known.has_wednesday() and known.pile() <= SOON:
            yield Reason("wednesday-near", {"characters": known.pile()})
        few = [seat for seat in self._rivals() if 0 < sizes[seat] <= FEW_CARDS]
        if few:
            seat = min(few, key=sizes.__getitem__)
            yield Reason("nearly-out", {"seat": seat, "cards": sizes[seat]})

    def _rivals(self) -> Sequence[int]:
        mates = self._position.mates()
        return [seat for seat in range(len(self._position.sizes)) if seat not in mates]

    def _playable(self) -> Sequence[int]:
        return sorted({each.number for each in self._actions if isinstance(each, Play)})

    def _order(self, number: int, upon: Sequence[int]) -> Iterator[Reason]:
        others = [each for each in self._playable() if each != number]
        if others and number > max(others):
            yield Reason("highest", {"number": number, "others": others})
        if upon and number != MASK:
            yield Reason("leaves", {"numbers": upon})
        if others and number < min(others):
            yield Reason("lowest", {"number": number, "others": others})

    def _pass(self) -> Iterator[Reason]:
        if self._known.last == self._known.seat:
            yield Reason("own-on-top", {})
        if self._playable():
            yield Reason("keeps", {"numbers": self._playable()})

    def _combine(self, number: int) -> Iterator[Reason]:
        left = self._position.hand
        for _ in range(CARDS[number]):
            left = h.removed(left, number)
        if number == HYDE:
            yield Reason("ends-round", {"points": h.points(left)})
        yield Reason("combination", {"number": number, "cards": CARDS[number]})

    def _give(self, number: int) -> Iterator[Reason]:
        if number == max(each.number for each in self._actions if isinstance(each, Give)):
            yield Reason("worst", {"number": number})

    def _insert(self, place: int) -> Iterator[Reason]:
        if place == 1:
            yield Reason("soon", {"points": h.points(self._position.hand)})
        elif place == self._known.pile():
            yield Reason("late", {"place": place})

    def _pick(self, number: int) -> Iterator[Reason]:
        if number in CARDS and self._held(number) + 1 == CARDS[number]:
            yield Reason("completes", {"number": number, "cards": CARDS[number]})
        if self._known.following().singles & h.bit(number):
            yield Reason("fits-next", {"number": number})
        places = [each.place for each in self._actions if isinstance(each, Pick)]
        if number == min(map(self._position.burnt_card, places)):
            yield Reason("cheapest", {"number": number})

    def _choose(self, seat: int) -> Iterator[Reason]:
        sizes, totals = self._position.sizes, self._position.totals
        chosen = [each.seat for each in self._actions if isinstance(each, Swap | Donate)]
        if seat not in self._rivals():
            return
        others = [each for each in chosen if each != seat]
        most = max(sizes[other] for other in others)
        if sizes[seat] < most and all(sizes[seat] <= sizes[other] for other in others):
            yield Reason("fewest-cards", {"seat": seat, "cards": sizes[seat]})
        if all(totals[seat] < totals[other] for other in others):
            yield Reason("leader", {"seat": seat, "points": totals[seat]})

    def _block(self, number: int) -> Iterator[Reason]:
        if not self._held(number):
            yield Reason("not-held", {"number": number})
        if number in self._unseen:
            cards = self._unseen.count(number)
            yield Reason("held-by-others", {"number": number, "cards": cards})
