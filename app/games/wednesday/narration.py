"""The narration of Wednesday: moves and turns in as few sentences as tell all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, Final

from app.games.narration import Audience, Narration
from app.games.wednesday import names, words
from app.games.wednesday.cards_told import large_faces, small_faces
from app.games.wednesday.round_told import over_with_points, points_of_the_round, why_ended
from app.games.wednesday.seen import all_passed
from app.games.wednesday.sentences import (
    appeared,
    came_and_sent_back,
    eugene_gives_none,
    everybody_passed,
    passed_and_burnt,
    passed_and_took,
    passed_last,
    sentence_of,
    taken_back_sentence,
)
from app.match.story import Happenings, doer_of
from app.paint.face import Face
from app.table.pace import Weight
from app.texts import Text, texts
from engine.core.happening import ActionsTakenBack, Happening
from engine.games.wednesday.cards import MEDIUM
from engine.games.wednesday.happenings import (
    AbilityWithoutEffect,
    BlockedHandLaidOff,
    BurntCardDonated,
    BurntCardPicked,
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

T = texts("Wednesday")

_CAUSES_WITH_THE_PASS: Final = ("no-character", "saved")
"""Causes of a round's end whose words say that everybody has passed."""


_WEIGHTS: Final[Mapping[type[Happening], Weight]] = {
    OutcastPlayed: Weight.CARD,
    PlayerPassed: Weight.PASS,
    CombinationShown: Weight.COMBINATION,
    BlockedHandLaidOff: Weight.COMBINATION,
    HandCardTaken: Weight.CARD,
    HandCardReturned: Weight.CARD,
    BurntCardPicked: Weight.CARD,
    BurntCardDonated: Weight.CARD,
    NumberBlocked: Weight.REVEAL,
    WednesdayHidden: Weight.CARD,
    AbilityWithoutEffect: Weight.PASS,
    EugeneGaveCard: Weight.CARD,
    PlayedPileBurnt: Weight.CARD,
    CharacterLeft: Weight.PASS,
    CharacterAppeared: Weight.REVEAL,
    NoCharacterAppeared: Weight.PASS,
    WednesdaySentBack: Weight.REVEAL,
    DirectionReversed: Weight.PASS,
    CharactersSetAside: Weight.REVEAL,
    WednesdayRemoved: Weight.REVEAL,
    HandsOpened: Weight.REVEAL,
    HandsPassedRight: Weight.REVEAL,
    PlayerRanOut: Weight.PASS,
    PlayerCameBack: Weight.PASS,
    StepBegan: Weight.PASS,
    RoundEnded: Weight.CARD,
    RoundDealt: Weight.CARD,
    WinnersDeclared: Weight.PASS,
}


class WednesdayNarration(Narration):
    """Names cards and characters, and tells a pass of all as one event."""

    weights: ClassVar = _WEIGHTS
    staged_for_all: ClassVar = (
        CharacterAppeared,
        WednesdaySentBack,
        EugeneGaveCard,
        HandsPassedRight,
    )
    one_at_a_time: ClassVar = (CharacterAppeared,)

    def unread(self, happenings: Happenings, audience: Audience) -> Sequence[str]:
        sent_back = any(isinstance(each, WednesdaySentBack) for each in happenings)
        said: list[str] = []
        for each in self._revealed(happenings, audience):
            match each:
                case WednesdaySentBack():
                    continue  # Told with her coming.
                case CharacterAppeared("thing") if _asks(happenings, audience.listener):
                    continue  # Who is to block a number is told how.
                case CharacterAppeared("wednesday") if sent_back:
                    said.append(came_and_sent_back())
                case CharacterAppeared(character):
                    rule = names.character_rule(character, len(audience.players))
                    said.append(appeared(character, rule))
                case _:
                    said.append(self.sentence(each, audience))
        return said

    def weigh(self, happening: Happening) -> Weight:
        match happening:
            case (
                HandCardTaken(number=int())
                | HandCardReturned(number=int())
                | BurntCardDonated(number=int())
                | EugeneGaveCard(number=int())
            ):
                return Weight.REVEAL  # To those two, or to all who see all hands.
        return super().weigh(happening)

    def faces(self, happenings: Happenings) -> Sequence[Face]:
        return small_faces(happenings)

    def staged_faces(self, happenings: Happenings, audience: Audience) -> Sequence[Face]:
        return large_faces(happenings, len(audience.players))

    def sentence(self, happening: Happening, audience: Audience) -> str:
        return sentence_of(happening, audience) or super().sentence(happening, audience)

    def announce(self, happenings: Happenings, audience: Audience) -> str:
        said = [self._deed(happenings, audience)]
        if any(isinstance(each, PlayedPileBurnt) for each in happenings):
            said = [passed_and_burnt(said[0], happenings, audience)]
        elif all_passed(happenings) and _cause(happenings) not in _CAUSES_WITH_THE_PASS:
            said.append(everybody_passed())
        said += self._consequences(happenings, audience)
        if _leader_is_news(happenings, audience):
            said.append(self.sentence(happenings[-1], audience))
        return " ".join(said)

    def in_short(self, happenings: Happenings, audience: Audience) -> str:
        said = [self._deed(happenings, audience)]
        if all_passed(happenings) and _cause(happenings) not in _CAUSES_WITH_THE_PASS:
            if any(isinstance(each, EugeneGaveCard) for each in happenings):
                said.append(everybody_passed())
            else:
                said = [passed_last(happenings[0], audience)]
        said += self._consequences(happenings, audience, brief=True)
        return " ".join([*said, *self._to_come(happenings, audience)])

    def in_row(self, happenings: Happenings, audience: Audience) -> str:
        return self.in_short(happenings, audience)

    def followed(self, happenings: Happenings, audience: Audience) -> str:
        said: list[str] = []
        if all_passed(happenings) and _cause(happenings) not in _CAUSES_WITH_THE_PASS:
            said.append(everybody_passed())
        said += self._consequences(happenings, audience, brief=True)
        said += self._to_come(happenings, audience)
        return " ".join(said)

    def taken_back(self, happening: ActionsTakenBack, audience: Audience) -> str:
        told = (taken_back_sentence(each, audience) for each in happening.undone)
        return " ".join(filter(None, told)) or super().taken_back(happening, audience)

    def turn_before(self, moves: Sequence[Happenings], listener: int | None = None) -> str:
        firsts = [move[0] for move in _turn_of(moves)]
        plays = [
            (each.number,) * (2 if each.pair else 1)
            for each in firsts
            if isinstance(each, OutcastPlayed)
        ]
        played = words.all_played(plays) if plays else ""
        if isinstance(firsts[-1], PlayerPassed):
            return _passed(moves[-1])(name="{name}")
        return _turn(firsts[-1], played, listener)

    def came_to_all(self, story: Sequence[Happenings], audience: Audience) -> str:
        said: list[str] = []
        for happenings in _turn_of(story):
            said += self._consequences(
                happenings, audience, brief=True, rules=names.character_rule_explained
            )
            said += [
                over_with_points(each, audience)
                for each in happenings
                if isinstance(each, RoundEnded)
            ]
        if not _blocks_another(story[-1], audience.listener):
            said += self._to_come(story[-1], audience)
        return " ".join(said).removesuffix(".")

    def _deed(self, happenings: Happenings, audience: Audience) -> str:
        """Tell what was done itself; a pass together with the card that Eugene gives for it."""
        for each in happenings:
            if isinstance(each, EugeneGaveCard):
                return passed_and_took(each, audience)
        return self.sentence(happenings[0], audience)

    def _consequences(
        self,
        happenings: Happenings,
        audience: Audience,
        *,
        brief: bool = False,
        rules: Callable[[str, int], str] = names.character_rule,
    ) -> Iterator[str]:
        """Tell what followed by itself, each thing once.

        If `brief`, `rules` in a few words or as whole sentences, and no points.
        """
        sent_back = any(isinstance(each, WednesdaySentBack) for each in happenings)
        for each in happenings[1:]:
            match each:
                case RoundDealt() | StepBegan():
                    return  # What comes next is told when it is asked.
                case _ if _is_told_besides(each, happenings):
                    continue
                case CharacterAppeared("wednesday") if sent_back:
                    yield came_and_sent_back()
                case DirectionReversed() if brief or _changes_nothing(happenings, audience):
                    continue  # The arrows show it.
                case AbilityWithoutEffect(source="eugene") if brief:
                    yield eugene_gives_none()
                case CharacterAppeared("thing") if brief:
                    yield appeared("thing", "")  # What is blocked is open yet.
                case CharacterAppeared(character) if brief:
                    yield appeared(character, rules(character, len(audience.players)))
                case RoundEnded(cause=cause):
                    if cause not in ("wednesday", "hyde"):  # Who came, or what was shown, is told.
                        yield why_ended(each, audience)
                    if not brief:
                        yield points_of_the_round(each, audience)
                case _:
                    yield self.sentence(each, audience)

    def _to_come(self, happenings: Happenings, audience: Audience) -> Iterator[str]:
        """Tell who is to block a number now, or why it is not who played last that leads.

        It is told by name: all have just been spoken of.
        """
        match happenings[-1]:
            case (StepBegan(_, "block") | StepBegan(instead_of=int())) as step:
                yield self.sentence(step, audience)


def came_of_last(story: Sequence[Happenings], audience: Audience) -> str:
    """Tell what the last move of a match has brought by itself; "" for nothing."""
    return WednesdayNarration().followed(story[-1], audience) if story else ""


def how_ended(story: Sequence[Happenings], audience: Audience) -> str:
    """Tell the move with which a round has ended, for the rail; "" where it is not known."""
    return WednesdayNarration().in_short(story[-1], audience) if story else ""


def _turn_of(story: Sequence[Happenings]) -> Sequence[Happenings]:
    """Return the moves of the turn that the last one ends.

    Who led may be the last to pass, block a number, and lead again, or open the next round: those
    are turns of their own.
    """
    first = len(story) - 1
    while first and doer_of(story[first - 1]) == doer_of(story[-1]):
        if _ends_turn(story[first - 1]):
            break
        first -= 1
    return story[first:]


def _ends_turn(happenings: Happenings) -> bool:
    """Tell whether what follows these is another turn, or a number to be blocked before it."""
    last = happenings[-1]
    return isinstance(last, StepBegan) and last.step in ("open", "play", "block")


def _blocks_another(happenings: Happenings, listener: int | None) -> bool:
    """Tell whether somebody else blocks a number now, which is told once it is done."""
    match happenings[-1]:
        case StepBegan(seat, "block", instead_of=None):
            return seat != listener
    return False


def _asks(happenings: Happenings, listener: int | None) -> bool:
    """Tell whether the listener is to do something now, as these have brought about."""
    match happenings[-1]:
        case StepBegan(seat, "block"):
            return seat == listener
    return False


def _is_told_besides(each: Happening, happenings: Happenings) -> bool:
    """Tell whether other happenings of the same move say so too."""
    match each:
        case PlayedPileBurnt() | EugeneGaveCard():
            return True  # Told with the pass.
        case WednesdaySentBack() | DirectionReversed(-1):
            return True  # Told with her coming, and with Yoko's.
        case CharacterLeft():
            return any(isinstance(other, CharacterAppeared) for other in happenings)
        case NoCharacterAppeared():
            return _cause(happenings) is not None
        case PlayerRanOut():
            return _cause(happenings) == "hands" or any(
                isinstance(other, AbilityWithoutEffect) and other.reason == "last-card"
                for other in happenings
            )
    return False


def _cause(happenings: Happenings) -> Cause | None:
    """Return for what cause a round ended with these; None if it goes on."""
    return next((each.cause for each in happenings if isinstance(each, RoundEnded)), None)


def _changes_nothing(happenings: Happenings, audience: Audience) -> bool:
    """Tell whether it is all one which way play goes: for two, or as the round is over."""
    return len(audience.players) == 2 or _cause(happenings) is not None


def _leader_is_news(happenings: Happenings, audience: Audience) -> bool:
    """Tell whether a pass made somebody lead who does not hear so as what is asked of them."""
    first, last = happenings[0], happenings[-1]
    if not isinstance(first, PlayerPassed) or not isinstance(last, StepBegan) or not last.leads:
        return False
    return last.instead_of is not None or last.seat != audience.listener


# A turn in one sentence


def _turn(last: Happening, played: str, listener: int | None) -> str:
    """Tell a turn by what was done last in it and all that was played; see `turn_before`."""
    fields: dict[str, object] = {"name": "{name}", "numbers": played}
    match last:
        case BlockedHandLaidOff(number=number, cards=cards):
            text = T("{name} discarded the whole hand, %n blocked {number}(s)")
            return text.filled({**fields, "number": number}, cards)
        case CombinationShown(number=number):
            text = T("{name} showed four 10s and burnt them")
            if number == MEDIUM:
                text = T("{name} showed three 6s and burnt them")
        case NumberBlocked(number=number):
            text = T("{name} blocked the {number}")
            fields["number"] = number
        case HandCardReturned(receiver=other) if other == listener:
            text = T("{name} played {numbers} and swapped a card with you")
        case HandCardReturned(receiver=other):
            text = T("{name} played {numbers} and swapped a card with {other}")
            fields["other"] = f"{{seat{other}}}"
        case BurntCardDonated(receiver=other) if other == listener:
            text = T("{name} played {numbers} and gave you a burnt card")
        case BurntCardDonated(receiver=other):
            text = T("{name} played {numbers} and gave {other} a burnt card")
            fields["other"] = f"{{seat{other}}}"
        case BurntCardPicked():
            text = T("{name} played {numbers} and took a burnt card")
        case WednesdayHidden() if played:
            text = T("{name} played {numbers} and put Wednesday among the characters")
        case WednesdayHidden():
            text = T("{name} burnt three 6s and put Wednesday among the characters")
        case _:
            text = words.played_by
    return text.filled(fields)


def _passed(happenings: Happenings) -> Text:
    """Tell a pass, with the card that Eugene gave for it, and that it was the last one of all."""
    took = any(isinstance(each, EugeneGaveCard) for each in happenings)
    if all_passed(happenings) and _cause(happenings) not in _CAUSES_WITH_THE_PASS:
        if took:
            return T("{name} passed and took a burnt card: everybody has passed now")
        return T("{name} passed: everybody has passed now")
    return T("{name} passed and took a burnt card") if took else T("{name} passed")
