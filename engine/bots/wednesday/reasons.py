"""Reasons why an action is good, as codes and arguments.

All of them are facts that a player can check, except the comparisons, which are of the rounds that
were played out. Cards are named by their numbers, players by their seats, actions by their texts.
Cards count as seen that are in one's own hand, in open hands or on the table. The first reason is
the one that decides: without what it stands for (``gains``) another action would be better. Where
none decides, it is a comparison with the next best action.

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
``leaves``         numbers        These cards of the hand may be played later upon this one; not
                                  where all of them could be played now.
``lowest``         number,        Of all that can be played it is the lowest; ``later`` are those
                   others, later  of the others that may be played upon it later.
``own-on-top``                    The seat's own card is on top: if all pass, the seat leads.
``keeps``          numbers        These cards could be played now, and are kept: who plays a card
                                  may play them later upon it.
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
``soon``           points         Wednesday comes next; one's own hand is worth this.
``late``           place          Wednesday comes last, in this place.
``rids``           points         The cards that are played count so many points, and nothing else
                                  can be played.
``strong``         number, cards, Of the cards that can be given this one is worth the most, but
                   given, beating fewer unseen cards may be played upon it, ``cards``, than upon
                                  the one ``given``, ``beating``.
``useful``         number, seat   Of the cards that can be given this one is worth the most, but it
                                  would be of more use to the player who gets it.
``wins-lead``      number, cards  So few unseen cards may be played upon it, FEW or fewer.
``counts``         number         A card that is taken counts so many points if it stays in hand.
``better``         other, points  The seat ends so many points better off than with the ``other``
                                  action, in the mean, what rivals lose being counted in part.
``even``           other          The ``other`` action would be about as good.
=================  ============== =================================================================

A reason for playing a card is told of the action that plays it; who plays a 7 or an 8 need not know
what comes of it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from engine.bots.bot import HintReason
from engine.bots.deciding import NEVER_FIRST, Gain, Leads, WeighedReason, ordered
from engine.bots.wednesday import gains as g
from engine.bots.wednesday import hands as h
from engine.bots.wednesday.following import Following, followings
from engine.bots.wednesday.gains import Gains
from engine.bots.wednesday.position import WednesdayPosition
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
from engine.games.wednesday.cards import COPIES, HYDE, MASK, PROTEUS, SIREN, THIRTEEN, VAMPIRE
from engine.games.wednesday.combinations import CARDS
from engine.games.wednesday.expert import SPECIALS, pass_hands_on

MOST = 3
"""Reasons for an action, at most."""

FEW, SOON, FEW_CARDS = 3, 4, 2

COPIES_AT_MOST = max(COPIES.values())


Found: TypeAlias = tuple[HintReason, Gain | None]
"""A reason, and what it stands for, None where that is not known."""


def weighed_reasons(
    position: WednesdayPosition,
    actions: Sequence[Action],
    costs: Mapping[Action, float],
    gains: Gains,
) -> list[WeighedReason]:
    """Return the reasons for the best of the actions, the deciding one first."""
    best = next(iter(costs))
    leads = Leads(best, {each: cost - costs[best] for each, cost in costs.items() if each != best})
    found = WednesdayFacts(position, actions, gains).of(best)
    weighed = [
        WeighedReason(reason, NEVER_FIRST) if gain is None else leads.weighed(reason, gain)
        for reason, gain in found
    ]
    return ordered(weighed, [*_compared(leads)], [*costs_of(position, best)])


def _compared(leads: Leads) -> Iterator[HintReason]:
    other = leads.next_best
    if other is not None:
        points = round(leads.leads[other])
        if points:
            yield HintReason("better", {"other": str(other), "points": points})
        else:
            yield HintReason("even", {"other": str(other)})


def costs_of(position: WednesdayPosition, action: Action) -> Iterator[HintReason]:
    """Yield what the action may cost."""
    if isinstance(action, PickBurntCard) and position.burnt_card(action.place) >= HYDE:
        yield HintReason("counts", {"number": position.burnt_card(action.place)})


class WednesdayFacts:
    """The facts about the actions of a position."""

    def __init__(
        self, position: WednesdayPosition, actions: Sequence[Action], gains: Gains
    ) -> None:
        self._gains = gains
        self._position = position
        self._known = position.known
        self._actions = actions
        open_hands = [hand for seat, hand in enumerate(self._known.hands) if seat != position.seat]
        self._unseen = [*position.unseen, *(card for hand in open_hands for card in h.cards(hand))]

    def of(self, action: Action) -> Iterator[Found]:
        """Yield the reasons for the action, the weightiest first."""
        match action:
            case PlayOutcast(number, pair):
                yield from self._play(number, 1 + pair)
            case Pass():
                yield from self._pass()
            case Combine(number):
                yield from self._combine(number)
            case Shed():
                number = self._known.blocked
                lays_off = HintReason("lays-off", {"number": number, "cards": self._held(number)})
                yield lays_off, self._gains.of_weights(*g.HAND, *g.PASSING)
            case Give(number):
                yield from self._give(number)
            case PickBurntCard(place):
                yield from self._pick(self._position.burnt_card(place))
            case Swap(seat) | Donate(seat):
                yield from self._choose(seat)
            case BlockNumber(place):
                yield from self._block(self._position.burnt_card(place))
            case Insert(place):
                yield from self._insert(place)

    def _held(self, number: int) -> int:
        return h.count(self._position.hand, number)

    def _play(self, number: int, cards: int) -> Iterator[Found]:
        left = self._position.hand
        for _ in range(cards):
            left = h.removed(left, number)
        if not left and not self._draws(number):
            goes_out = HintReason("goes-out", {"numbers": [number] * cards})
            yield goes_out, self._gains.of_weights(*g.HAND, *g.DANGER, *g.NEAR)
            return
        upon = self._upon(left, number)
        if number == MASK and upon:
            again = HintReason("plays-again", {"numbers": upon})
            yield again, self._gains.of_weights(*g.ability(MASK))
        else:
            for reason in self._chance_of_leading(number):
                yield reason, self._gains.of_weights(*g.LEADING)
        for reason in self._ability(number, left):
            yield reason, self._gains.of_weights(*g.ability(number))
        yield from self._pressure()
        yield from self._order(number, upon)
        if not set(self._playable()) - {number}:
            rids = HintReason("rids", {"points": number * cards})
            yield rids, self._gains.of_weights(*g.HAND, *g.PASSING)

    def _draws(self, number: int) -> bool:
        """Tell whether a player who plays this as the last card may get others at once."""
        special = SPECIALS.get(self._known.expert)
        if number == HYDE:
            return special is not None and special.effect is pass_hands_on
        return number == SIREN and self._position.burnt > 0

    def _upon(self, hand: int, number: int) -> Sequence[int]:
        """Return the numbers in the hand that may be played upon this one."""
        following = self._following(number)
        return h.numbers(hand & following.singles | hand >> 1 & following.pairs)

    def _chance_of_leading(self, number: int) -> Iterator[HintReason]:
        beating = self._beating(number)
        if not beating:
            yield HintReason("unbeatable", {"number": number})
        elif beating <= FEW:
            yield HintReason("few-beat", {"number": number, "cards": beating})

    def _beating(self, number: int) -> int:
        """Return how many unseen cards may be played upon this one."""
        unseen = h.hand_of(self._unseen)
        return sum(h.count(unseen, each) for each in self._upon(unseen, number))

    def _following(self, number: int) -> Following:
        known = self._known
        return followings(known.open, known.blocked, known.expert)[number]

    def _ability(self, number: int, left: int) -> Iterator[HintReason]:
        known, sizes = self._known, self._position.sizes
        if number == THIRTEEN and known.has_wednesday():
            yield HintReason("saves", {})
        elif number == PROTEUS and left and sum(sizes) > sizes[known.seat]:
            yield HintReason("exchanges", {})
        elif number == VAMPIRE and self._position.burnt > (COPIES_AT_MOST if known.blocked else 0):
            yield HintReason("burdens", {})

    def _pressure(self) -> Iterator[Found]:
        """Yield what makes points in hand dangerous."""
        known, sizes = self._known, self._position.sizes
        if known.has_wednesday() and known.pile() <= SOON:
            near = HintReason("wednesday-near", {"characters": known.pile()})
            yield near, self._gains.of_weights(*g.DANGER)
        few = [seat for seat in self._rivals() if 0 < sizes[seat] <= FEW_CARDS]
        if few:
            seat = min(few, key=sizes.__getitem__)
            nearly_out = HintReason("nearly-out", {"seat": seat, "cards": sizes[seat]})
            yield nearly_out, self._gains.of_weights(*g.NEAR)

    def _rivals(self) -> Sequence[int]:
        mates = self._position.mates()
        return [seat for seat in range(len(self._position.sizes)) if seat not in mates]

    def _playable(self) -> Sequence[int]:
        return sorted({each.number for each in self._actions if isinstance(each, PlayOutcast)})

    def _order(self, number: int, upon: Sequence[int]) -> Iterator[Found]:
        if number == MASK and upon:
            return
        others = [each for each in self._playable() if each != number]
        later = [each for each in others if each in upon]
        of_hand = self._gains.of_weights(*g.HAND)
        if others and number > max(others):
            yield HintReason("highest", {"number": number, "others": others}), of_hand
        elif others and number < min(others):
            lowest = HintReason("lowest", {"number": number, "others": others, "later": later})
            yield lowest, of_hand
        elif later:
            yield HintReason("keeps", {"numbers": later}), of_hand
        if not {*upon} <= {*others}:
            yield HintReason("leaves", {"numbers": upon}), self._gains.of_weights(*g.FOLLOW)

    def _pass(self) -> Iterator[Found]:
        if self._known.last == self._known.seat:
            yield HintReason("own-on-top", {}), self._gains.of_weights(*g.SHUT)
        if self._playable():
            keeps = HintReason("keeps", {"numbers": self._playable()})
            yield keeps, self._gains.of_weights(*g.HAND, *g.PLAYED)

    def _combine(self, number: int) -> Iterator[Found]:
        left = self._position.hand
        for _ in range(CARDS[number]):
            left = h.removed(left, number)
        if number == HYDE:
            yield HintReason("ends-round", {"points": h.points(left)}), self._gains.of_all()
        combined = HintReason("combination", {"number": number, "cards": CARDS[number]})
        yield combined, self._gains.of_weights(*g.HAND, *g.SIXES)

    def _give(self, number: int) -> Iterator[Found]:
        highest = max(each.number for each in self._actions if isinstance(each, Give))
        of_hand = self._gains.of_weights(*g.HAND)
        if number == highest:
            yield HintReason("worst", {"number": number}), of_hand
            return
        beating, others = self._beating(highest), self._beating(number)
        if beating < others:
            args = {"number": highest, "cards": beating, "given": number, "beating": others}
            yield HintReason("strong", args), of_hand
        if self._known.giver not in self._position.mates():
            useful = HintReason("useful", {"number": highest, "seat": self._known.giver})
            yield useful, self._gains.of_receiver()

    def _insert(self, place: int) -> Iterator[Found]:
        if place == 1:
            yield (
                HintReason("soon", {"points": h.points(self._position.hand)}),
                self._gains.of_all(),
            )
        elif place == self._known.pile():
            yield HintReason("late", {"place": place}), self._gains.of_all()

    def _pick(self, number: int) -> Iterator[Found]:
        of_numbers = self._gains.of_weights(*g.NUMBERS_HELD)
        if number in CARDS and self._held(number) + 1 == CARDS[number]:
            completes = HintReason("completes", {"number": number, "cards": CARDS[number]})
            yield completes, self._gains.of_weights(*g.COMBINATIONS)
        places = [each.place for each in self._actions if isinstance(each, PickBurntCard)]
        if number == min(map(self._position.burnt_card, places)):
            yield HintReason("cheapest", {"number": number}), of_numbers
        elif self._beating(number) <= FEW:
            yield (
                HintReason("wins-lead", {"number": number, "cards": self._beating(number)}),
                of_numbers,
            )
        if self._known.following().singles & h.bit(number):
            yield HintReason("fits-next", {"number": number}), None

    def _choose(self, seat: int) -> Iterator[Found]:
        sizes, totals = self._position.sizes, self._position.totals
        chosen = [each.seat for each in self._actions if isinstance(each, Swap | Donate)]
        if seat not in self._rivals():
            return
        others = [each for each in chosen if each != seat]
        most = max(sizes[other] for other in others)
        if sizes[seat] < most and all(sizes[seat] <= sizes[other] for other in others):
            fewest = HintReason("fewest-cards", {"seat": seat, "cards": sizes[seat]})
            yield fewest, self._gains.of_sizes()
        if all(totals[seat] < totals[other] for other in others):
            leader = HintReason("leader", {"seat": seat, "points": totals[seat]})
            yield leader, self._gains.of_points()

    def _block(self, number: int) -> Iterator[Found]:
        if not self._held(number):
            yield HintReason("not-held", {"number": number}), self._gains.of_own_blocked()
        if number in self._unseen:
            theirs, own = self._gains.of_all(), self._gains.of_own_blocked()
            cards = HintReason(
                "held-by-others", {"number": number, "cards": self._unseen.count(number)}
            )
            yield cards, lambda action: theirs(action) - own(action)
