"""The sentence of each happening of Wednesday.

A card that went face down from one player to another is named to those two alone: in what all
others are told its number is None.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from app.games.narration import Audience
from app.games.wednesday import names, words
from app.games.wednesday.round_told import points_of_the_round, why_ended
from app.style.typography import names_in_a_sentence
from app.texts import Text, texts
from engine.core.happening import Happening
from engine.games.wednesday.cards import (
    MASK,
    MEDIUM,
    PROTEUS,
    SIREN,
    THIRTEEN,
    VAMPIRE,
    Character,
)
from engine.games.wednesday.happenings import (
    AbilityWithoutEffect,
    BlockedHandLaidOff,
    BurntCardDonated,
    BurntCardPicked,
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
from engine.games.wednesday.state import Step

T = texts("Wednesday")


def sentence_of(happening: Happening, audience: Audience) -> str:
    """Tell what happened; "" for what is no happening of Wednesday."""
    tellers = (_played, _handed_over, _of_characters, _of_players, _of_the_match)
    return next(filter(None, (tell(happening, audience) for tell in tellers)), "")


# Words for what is hidden from some


def _card(number: int | None) -> str:
    """Return a card of a hand, by its name where it is known."""
    return T("a card")() if number is None else names.the_outcast(number)


def _burnt(number: int | None) -> str:
    """Return a card that came from the burnt pile, with its name where it is known."""
    if number is None:
        return T("a burnt card")()
    return T("a burnt card ({card})")(card=names.outcast(number))


# What players do


def _played(happening: Happening, audience: Audience) -> str:
    """Tell of what leaves a hand to lie on the table, and of a pass."""
    match happening:
        case OutcastPlayed(seat, number, pair):
            numbers = words.as_a_pair(number=number) if pair else names.the_outcast(number)
            own, other = T("You played {numbers}."), T("{name} played {numbers}.")
            return audience.told(seat, own, other, numbers=numbers)
        case PlayerPassed(seat, _, _, leads):
            own, other = T("You passed."), T("{name} passed.")
            if leads:
                own = T("You could not play any card, so you passed.")
                other = T("{name} could not play any card, and passed.")
            return audience.told(seat, own, other)
        case CombinationShown(seat, number):
            own = T("You showed four 10s and burnt them.")
            other = T("{name} showed four 10s and burnt them.")
            if number == MEDIUM:
                own = T("You showed three 6s and burnt them.")
                other = T("{name} showed three 6s and burnt them.")
            return audience.told(seat, own, other)
        case BlockedHandLaidOff(seat, number, cards):
            own = T("You discarded your whole hand, %n blocked {number}(s).")
            other = T("{name} discarded the whole hand, %n blocked {number}(s).")
            return audience.told(seat, own, other, n=cards, number=number)
    return ""


def taken_back_sentence(happening: Happening, audience: Audience) -> str:
    """Tell of an outcast or a pass that was taken back; "" for what else went with it."""
    match happening:
        case OutcastPlayed(seat, number, pair):
            numbers = words.as_a_pair(number=number) if pair else names.the_outcast(number)
            own, other = T("You took {numbers} back."), T("{name} took {numbers} back.")
            return audience.told(seat, own, other, numbers=numbers)
        case PlayerPassed(seat):
            own, other = T("You took your pass back."), T("{name} took the pass back.")
            return audience.told(seat, own, other)
    return ""


def _handed_over(happening: Happening, audience: Audience) -> str:
    """Tell of cards that go from hand to hand, or from the burnt pile into a hand."""
    match happening:
        case HandCardTaken(seat, giver, number):
            return _took(audience, seat, giver, _card(number))
        case HandCardReturned(seat, receiver, number):
            return _gave(audience, seat, receiver, _card(number))
        case BurntCardDonated(seat, receiver, number):
            return _gave(audience, seat, receiver, _burnt(number))
        case BurntCardPicked(seat, _, number):
            own, other = T("You took {card}."), T("{name} took {card}.")
            return audience.told(seat, own, other, card=_burnt(number))
        case EugeneGaveCard(seat, number):
            own, other = T("Eugene gave you {card}."), T("Eugene gave {name} {card}.")
            return audience.told(seat, own, other, card=_burnt(number))
    return ""


def passed_last(happening: Happening, audience: Audience) -> str:
    """Tell of the pass with which all have passed, for the rail."""
    assert isinstance(happening, PlayerPassed)
    own = T("You passed: everybody has passed now.")
    other = T("{name} passed: everybody has passed now.")
    return audience.told(happening.seat, own, other)


def passed_and_burnt(deed: str, happenings: Sequence[Happening], audience: Audience) -> str:
    """Tell of the pass with which all have passed, and of what comes of that.

    It comes often, and others wait until it has been said: where the `deed` is nothing more than
    the pass, in one sentence.
    """
    passed = happenings[0]
    took = any(isinstance(each, EugeneGaveCard) for each in happenings)
    if took or not isinstance(passed, PlayerPassed) or passed.leads:
        return f"{deed} {played_burnt()}"
    own = T("You passed last: the played cards are burnt.")
    other = T("{name} passed last: the played cards are burnt.")
    return audience.told(passed.seat, own, other)


def passed_and_took(gift: EugeneGaveCard, audience: Audience) -> str:
    """Tell of a pass together with the card that Eugene gave for it."""
    own, other = T("You passed and took {card}."), T("{name} passed and took {card}.")
    return audience.told(gift.seat, own, other, card=_burnt(gift.number))


def _took(audience: Audience, seat: int, giver: int, card: str) -> str:
    if giver == audience.listener:
        return T("With the 4, {name} took {card} from you.")(name=audience.name(seat), card=card)
    own, other = T("You took {card} from {whom}."), T("{name} took {card} from {whom}.")
    return audience.told(seat, own, other, card=card, whom=audience.name(giver))


def _gave(audience: Audience, seat: int, receiver: int, card: str) -> str:
    if receiver == audience.listener:
        return T("{name} gave you {card}.")(name=audience.name(seat), card=card)
    own, other = T("You gave {card} to {whom}."), T("{name} gave {card} to {whom}.")
    return audience.told(seat, own, other, card=card, whom=audience.name(receiver))


# Characters, and what they and outcasts bring


def _of_characters(happening: Happening, audience: Audience) -> str:
    """Tell of the characters: what is done with them, who comes and goes, what they do."""
    said = ""
    match happening:
        case NumberBlocked(seat, number):
            own = T("You blocked the {number} until the round ends.")
            other = T("{name} blocked the {number} until the round ends.")
            said = audience.told(seat, own, other, number=number)
        case WednesdayHidden(seat, place, characters):
            where = "" if place is None else words.gap_name(place, characters)
            own = T("You put Wednesday {where}.")
            other = T("{name} put Wednesday among the characters.")
            said = audience.told(seat, own, other, where=where)
        case CharacterLeft(character):
            said = T("{name} has left.")(name=names.character_name(character))
        case CharacterAppeared("wednesday"):
            said = appeared("wednesday", "")
        case CharacterAppeared(character):
            seats = len(audience.players)
            said = appeared(character, names.character_rule_explained(character, seats))
        case NoCharacterAppeared():
            said = T("There is no character left to reveal.")()
        case WednesdaySentBack():
            said = T("The {number} sent Wednesday back into the pile.")(number=THIRTEEN)
        case DirectionReversed(direction):
            back, reversed_ = T("Play goes clockwise again."), T("Play goes counter-clockwise now.")
            said = (back if direction > 0 else reversed_)()
        case CharactersSetAside():
            said = T("Ajax stays: no other character is revealed in this round.")()
        case WednesdayRemoved():
            said = T("Wednesday is out of this round.")()
    return said


def appeared(character: str, rule: str) -> str:
    """Tell who has appeared, and the rule; Wednesday's is told by what follows."""
    said = T("{name} has appeared.")(name=names.character_name(character))
    return f"{said} {rule}" if rule and character != "wednesday" else said


def came_and_sent_back() -> str:
    """Tell that Wednesday has appeared in vain."""
    line = T("Wednesday appeared, but the {number} sent her back into the pile.")
    return line(number=THIRTEEN)


def _of_players(happening: Happening, audience: Audience) -> str:
    """Tell what became of players and their hands."""
    said = ""
    match happening:
        case AbilityWithoutEffect(_, source, reason):
            said = _NO_EFFECT[source, reason]()
        case PlayedPileBurnt():
            said = played_burnt()
        case HandsOpened():
            said = T("From now on all hands are face up.")()
        case HandsPassedRight(_, hands):
            said = T("Everybody gave their whole hand to the player on their right.")()
            said = " ".join(filter(None, [said, _new_hand(hands, audience)]))
        case PlayerRanOut(seat):
            own, other = T("You have no cards left."), T("{name} has no cards left.")
            said = audience.told(seat, own, other)
        case PlayerCameBack(seat):
            own, other = T("You have cards again."), T("{name} has cards again.")
            said = audience.told(seat, own, other)
        case StepBegan(seat, step, leads, instead):
            own, other = _LEADS if leads else _STEPS[step]
            said = audience.told(seat, own, other)
            if instead is not None:
                said = _leads_instead(seat, instead, audience)
    return said


def _leads_instead(seat: int, other: int, audience: Audience) -> str:
    """Tell who plays first, as who played last has no cards."""
    if other == audience.listener:
        return T("You have no cards: {name} plays first.")(name=audience.name(seat))
    own = T("{other} has no cards: you play first.")
    line = T("{other} has no cards: {name} plays first.")
    return audience.told(seat, own, line, other=audience.name(other))


def _new_hand(hands: Sequence[Sequence[int | None]], audience: Audience) -> str:
    """Tell the listener what came from the left; "" for nothing."""
    if audience.listener is None:
        return ""
    giver = (audience.listener + 1) % len(hands)
    numbers = [str(number) for number in hands[giver] if number is not None]
    if not numbers:
        return ""
    return T("{name} gave you: {numbers}.")(name=audience.name(giver), numbers=", ".join(numbers))


# The end of a round and of the match


def _of_the_match(happening: Happening, audience: Audience) -> str:
    """Tell of the ends of rounds, of deals, and of who has won."""
    match happening:
        case RoundEnded():
            points = points_of_the_round(happening, audience)
            return f"{why_ended(happening, audience)} {points}"
        case RoundDealt(number):
            return words.round_begins(round=number)
        case WinnersDeclared(winners, totals, team_totals):
            best = min(team_totals or totals)
            if winners == (audience.listener,):
                return T("You won with %n point(s).")(n=best)
            who = names_in_a_sentence(map(audience.name, winners))
            return T("{names} won with %n point(s).")(n=best, names=who)
    return ""


# Texts that are looked up


everybody_passed = T("Everybody has passed.")
played_burnt = T("Everybody has passed: the played cards are burnt.")

_nothing_burnt = T("The burnt pile is empty: nothing happens.")
_all_blocked = T("The burnt pile has only blocked cards: nothing happens.")

eugene_gives_none = T("Eugene has no card to give.")

_NO_EFFECT: Final[Mapping[tuple[int | Character, NoEffect], Text]] = {
    (MASK, "last-card"): T("The 2 was the last card in the hand: no other is played."),
    (MASK, "nothing-fits"): T("No other card in the hand can follow the 2."),
    (PROTEUS, "last-card"): T("The 4 was the last card in the hand: no card is swapped."),
    (PROTEUS, "no-other-hand"): T("Nobody else has cards: no card is swapped."),
    (MEDIUM, "wednesday-out"): T("Wednesday is out of this round: the 6s are only burnt."),
    (SIREN, "nothing-burnt"): _nothing_burnt,
    (SIREN, "all-blocked"): _all_blocked,
    (VAMPIRE, "nothing-burnt"): _nothing_burnt,
    (VAMPIRE, "all-blocked"): _all_blocked,
    ("eugene", "nothing-burnt"): T("The burnt pile is empty: Eugene has no card to give."),
    ("eugene", "all-blocked"): T("All burnt cards are blocked: Eugene has no card to give."),
    ("thing", "nothing-burnt"): T("The burnt pile is empty: Thing blocks nothing."),
}
"""By the outcast or character that did nothing, and why."""

_LEADS: Final = T("You play first."), T("{name} plays first.")
_STEPS: Final[Mapping[Step, tuple[Text, Text]]] = {
    "open": (T("You open the round."), T("{name} opens the round.")),
    "play": (T("It is your turn."), T("Now {name} plays.")),
    "again": (T("You play again."), T("{name} plays again.")),
    "swap": (
        T("Now you take a card from another player."),
        T("Now {name} takes a card from another player."),
    ),
    "give": (T("Now you give a card back."), T("Now {name} gives a card back.")),
    "pick": (T("Now you take a burnt card."), T("Now {name} takes a burnt card.")),
    "donate": (
        T("Now you give the top burnt card away."),
        T("Now {name} gives the top burnt card away."),
    ),
    "block": (T("Now you block a number."), T("Now {name} blocks a number.")),
    "insert": (
        T("Now you put Wednesday among the characters."),
        T("Now {name} puts Wednesday among the characters."),
    ),
}
"""What is asked of a player, told to them and to others."""
