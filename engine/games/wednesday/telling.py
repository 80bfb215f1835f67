"""Telling what an action brought about, in order, as one viewer may know it."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.action import Action
from engine.core.happening import Happening
from engine.games.wednesday.abilities import ABILITIES
from engine.games.wednesday.actions import (
    COMBINE_HYDE,
    PASS,
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
from engine.games.wednesday.burnt_pile import index_of, topmost_free
from engine.games.wednesday.cards import MASK, MEDIUM, PROTEUS
from engine.games.wednesday.combinations import CARDS
from engine.games.wednesday.disclosures import hands_passed_on, round_ended
from engine.games.wednesday.happenings import (
    AbilityWithoutEffect,
    BlockedHandLaidOff,
    BurntCardDonated,
    BurntCardPicked,
    Cards,
    Cause,
    CharacterAppeared,
    CharacterLeft,
    CharactersSetAside,
    CombinationShown,
    DirectionReversed,
    EugeneGaveCard,
    HandCardReturned,
    HandCardTaken,
    HandsOpened,
    HandsPassedRight,
    NoCharacterAppeared,
    NoEffect,
    NumberBlocked,
    OutcastPlayed,
    PlayedPileBurnt,
    PlayerCameBack,
    PlayerPassed,
    PlayerRanOut,
    RoundDealt,
    RoundEnded,
    StepBegan,
    WednesdayHidden,
    WednesdayRemoved,
    WednesdaySentBack,
    WinnersDeclared,
)
from engine.games.wednesday.rounds import holders, result
from engine.games.wednesday.state import WednesdayState
from engine.games.wednesday.turns import direction, without_cards


class Telling(NamedTuple):
    """The action, the states around it, and the viewer who is told."""

    before: WednesdayState
    seat: int
    action: Action
    lies: WednesdayState
    """The state after the action; at the end of a round, before the next one was dealt."""
    after: WednesdayState
    viewer: int | None

    def known(self, number: int, *seats: int) -> int | None:
        """Return the number of a card that only these seats have seen; None for other viewers.

        If all hands were open, every viewer knows it.
        """
        return number if self.before.open_hands or self.viewer in seats else None

    def own(self, place: int) -> int | None:
        """Return a place that only the seat itself knows; None for other viewers."""
        return place if self.viewer == self.seat else None

    def all(self) -> Iterator[Happening]:
        """Tell all that the action brought about, in order."""
        yield from _done(self)
        yield from _effect(self)
        out_before, out = without_cards(self.before), without_cards(self.lies)
        yield from (PlayerRanOut(each) for each in sorted(out - out_before))
        yield from (PlayerCameBack(each) for each in sorted(out_before - out))
        after = self.after
        if round_ended(self.before, after):
            yield from _round_end(self)
        if after.over is None:
            step = after.turn.step
            leads = step == "play" and not after.played
            yield StepBegan(after.turn.seat, step, leads, _in_vain(self) if leads else None)


def _in_vain(telling: Telling) -> int | None:
    """Return who would lead once all have passed, having played last, but has no cards."""
    last = telling.before.turn.last
    if (
        not isinstance(telling.action, Pass | BlockNumber)
        or last is None
        or last == telling.after.turn.seat
    ):
        return None
    return None if telling.after.hands[last] else last


def _done(telling: Telling) -> Iterator[Happening]:
    """Tell of the action itself, and of what it alone brought about."""
    before, seat, action, lies, _, _ = telling
    match action:
        case PlayOutcast():
            leads = not before.played
            yield OutcastPlayed(seat, action.number, action.pair, before.turn.step, leads)
            yield from _without_effect(before, seat, action.number, lies)
        case Pass():
            yield from _passed(telling)
        case Combine():
            yield CombinationShown(seat, action.number, CARDS[action.number])
            if action.number == MEDIUM and lies.turn.step != "insert":
                yield AbilityWithoutEffect(seat, MEDIUM, "wednesday-out")
        case Shed():
            hand = before.hands[seat]
            yield BlockedHandLaidOff(seat, hand[0], len(hand))
        case _:
            yield from _decided(telling)


def _decided(telling: Telling) -> Iterator[Happening]:
    """Tell of what a seat decided where an ability or the Thing had asked."""
    before, seat, action, lies, _, _ = telling
    burnt = before.burnt
    match action:
        case Swap(giver):
            assert lies.turn.taken is not None
            yield HandCardTaken(seat, giver, telling.known(lies.turn.taken, seat, giver))
        case Give(number):
            receiver = before.turn.giver
            assert receiver is not None
            yield HandCardReturned(seat, receiver, telling.known(number, seat, receiver))
        case PickBurntCard(place):
            number = burnt[index_of(burnt, place)]
            yield BurntCardPicked(seat, telling.own(place), telling.known(number, seat))
        case Donate(receiver):
            top = topmost_free(before)
            assert top is not None
            yield BurntCardDonated(seat, receiver, telling.known(burnt[top], receiver))
        case BlockNumber(place):
            assert lies.blocked is not None
            yield NumberBlocked(seat, lies.blocked, telling.own(place))
        case Insert(place):
            yield WednesdayHidden(seat, telling.own(place), len(before.characters))


def _without_effect(
    before: WednesdayState, seat: int, number: int, lies: WednesdayState
) -> Iterator[AbilityWithoutEffect]:
    """Tell why the ability of what was just played did nothing, if it has one and did nothing."""
    if number not in ABILITIES or lies.turn.step == ABILITIES[number][0]:
        return
    if number not in (MASK, PROTEUS):
        reason = _nothing_to_take(before)
    elif not lies.hands[seat]:
        reason = "last-card"
    else:
        reason = "nothing-fits" if number == MASK else "no-other-hand"
    yield AbilityWithoutEffect(seat, number, reason)


def _nothing_to_take(state: WednesdayState) -> NoEffect:
    """Return why no card can be taken from the burnt pile."""
    return "all-blocked" if state.burnt else "nothing-burnt"


def _passed(telling: Telling) -> Iterator[Happening]:
    """Tell of a pass, and of what followed if it was the last of all."""
    before, seat = telling.before, telling.seat
    row, needed = before.turn.passes + 1, holders(before)
    yield PlayerPassed(seat, row, needed, leads=not before.played)
    if before.open == "eugene":
        top = topmost_free(before)
        if top is None:
            yield AbilityWithoutEffect(seat, "eugene", _nothing_to_take(before))
        else:
            yield EugeneGaveCard(seat, telling.known(before.burnt[top], seat))
    if row == needed:
        yield from _all_passed(before, telling.lies)


def _all_passed(before: WednesdayState, lies: WednesdayState) -> Iterator[Happening]:
    """Tell what left the table and what appeared."""
    last, between = before.turn.last, lies._replace(open=None)
    assert last is not None
    if before.played and not lies.played:
        yield PlayedPileBurnt(before.played)
    for character in lies.aside[len(before.aside) :]:
        yield CharacterLeft(character)
        yield from _turned(before, between)
    if lies.stalls > before.stalls:
        yield NoCharacterAppeared(lies.stalls)
    elif lies.open is not None and lies.open != before.open:
        yield CharacterAppeared(lies.open, len(lies.characters))
        yield from _turned(between, lies)
        if lies.open == "thing" and lies.turn.step != "block":
            yield AbilityWithoutEffect(last, "thing", "nothing-burnt")
    elif not round_ended(before, lies):
        yield CharacterAppeared("wednesday", len(lies.characters) - 1)
        yield WednesdaySentBack(last, len(lies.characters))


def _turned(before: WednesdayState, after: WednesdayState) -> Iterator[DirectionReversed]:
    """Tell if the direction of play has changed."""
    if direction(after) != direction(before):
        yield DirectionReversed(direction(after))


def _effect(telling: Telling) -> Iterator[Happening]:
    """Tell what the effect of an expert round has changed; that of round 4 asks for a step."""
    before, seat, lies = telling.before, telling.seat, telling.lies
    if lies.frozen and not before.frozen:
        yield CharactersSetAside(seat, lies.aside[len(before.aside) :])
    elif "wednesday" in lies.aside and "wednesday" not in before.aside:
        yield WednesdayRemoved(seat, len(lies.characters))
    if lies.open_hands and not before.open_hands:
        yield HandsOpened(seat, lies.hands)
    if hands_passed_on(before, lies):
        seats = len(lies.hands)
        given = (
            _seen(lies.hands[giver - 1], known=telling.viewer in (giver, (giver - 1) % seats))
            for giver in range(seats)
        )
        yield HandsPassedRight(seat, tuple(given))


def _round_end(telling: Telling) -> Iterator[Happening]:
    """Tell of the end of a round, and of the next deal or the end of the match."""
    lies, after = telling.lies, telling.after
    sums = result(lies.scores, lies.variant.teams)
    yield RoundEnded(
        lies.round,
        _cause(telling.before, telling.action, lies),
        lies.hands,
        lies.scores[-1],
        sums.totals,
        sums.team_totals,
    )
    if after.over is None:
        hands = (
            _seen(hand, known=owner == telling.viewer) for owner, hand in enumerate(after.hands)
        )
        yield RoundDealt(after.round, tuple(hands), len(after.burnt))
    else:
        yield WinnersDeclared(after.over.winners, after.over.totals, after.over.team_totals)


def _cause(before: WednesdayState, action: Action, lies: WednesdayState) -> Cause:
    if action == COMBINE_HYDE:
        return "hyde"
    if action != PASS:
        return "hands"
    if lies.open == "wednesday":
        return "wednesday"
    return "saved" if before.characters else "no-character"


def _seen(hand: tuple[int, ...], *, known: bool) -> Cards:
    return hand if known else (None,) * len(hand)
