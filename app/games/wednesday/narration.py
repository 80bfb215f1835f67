"""The narration of Wednesday: moves and turns in as few sentences as tell all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from app.games.narration import Audience, Narration
from app.games.wednesday import names, words
from app.games.wednesday.layout.piles import BURNT_BACK, character_face
from app.games.wednesday.layout.seats import BACK
from app.games.wednesday.sentences import (
    appeared,
    everybody_passed,
    passed_and_took,
    played_burnt,
    points_of_the_round,
    sentence_of,
    why_ended,
)
from app.games.wednesday.visuals.faces import CharacterFace, OutcastFace
from app.match.story import Happenings
from app.paint.face import Face
from app.table.pace import Weight
from app.texts import Text, texts
from engine.core.happening import ActionsTakenBack, Happening
from engine.games.wednesday.cards import THIRTEEN
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
    PlayedPileBurnt: Weight.PASS,
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
        return [face for each in happenings for face in _faces(each, large=False)]

    def staged_faces(self, happenings: Happenings) -> Sequence[Face]:
        return [face for each in happenings for face in _faces(each, large=True)]

    def sentence(self, happening: Happening, audience: Audience) -> str:
        return sentence_of(happening, audience) or super().sentence(happening, audience)

    def announce(self, happenings: Happenings, audience: Audience) -> str:
        said = [self._deed(happenings, audience)]
        if any(isinstance(each, PlayedPileBurnt) for each in happenings):
            said.append(played_burnt())
        elif _all_passed(happenings) and _cause(happenings) not in _CAUSES_WITH_THE_PASS:
            said.append(everybody_passed())
        said += self._consequences(happenings, audience)
        if _leader_is_news(happenings, audience):
            said.append(self.sentence(happenings[-1], audience))
        return " ".join(said)

    def in_short(self, happenings: Happenings, audience: Audience) -> str:
        """Return the same with what is new in front."""
        deed = self._deed(happenings, audience)
        if not _all_passed(happenings):
            return " ".join([deed, *self._consequences(happenings, audience, brief=True)])
        took = any(isinstance(each, EugeneGaveCard) for each in happenings)
        return " ".join([self.followed(happenings, audience), *([deed] if took else [])])

    def followed(self, happenings: Happenings, audience: Audience) -> str:
        said = [*self._consequences(happenings, audience, brief=True)]
        if _all_passed(happenings) and _cause(happenings) is None:
            said.append(everybody_passed())
        return " ".join(said)

    def taken_back(self, happening: ActionsTakenBack, audience: Audience) -> str:
        undone = " ".join(self.sentence(each, audience) for each in happening.undone)
        return T("Undone: {what}", note="What was taken back, as a sentence.")(what=undone)

    def turn_before(self, moves: Sequence[Happenings]) -> str:
        begins = (index for index, move in enumerate(moves) if _begins_a_turn(move[0]))
        firsts = [move[0] for move in moves[max(begins, default=0) :]]
        ended = next((each for each in moves[-1] if isinstance(each, RoundEnded)), None)
        if ended is not None:
            text = T("{name} ended round {round}")
            return text(name="{name}", round=ended.round)
        plays = [
            (each.number,) * (2 if each.pair else 1)
            for each in firsts
            if isinstance(each, OutcastPlayed)
        ]
        took = any(isinstance(each, EugeneGaveCard) for each in moves[-1])
        return _turn(firsts[-1], words.all_played(plays) if plays else "", took=took)

    def came_to_all(self, story: Sequence[Happenings], audience: Audience) -> str:
        last = story[-1]
        if isinstance(last[-1], StepBegan) and last[-1].seat == getattr(last[0], "seat", None):
            return ""
        told = [*_revealing_before(story), last]
        said = (text for each in told for text in self._consequences(each, audience, brief=True))
        return " ".join(said).removesuffix(".")

    def _deed(self, happenings: Happenings, audience: Audience) -> str:
        """Tell what was done itself; a pass together with the card that Eugene gives for it."""
        for each in happenings:
            if isinstance(each, EugeneGaveCard):
                return passed_and_took(each, audience)
        return self.sentence(happenings[0], audience)

    def _consequences(
        self, happenings: Happenings, audience: Audience, *, brief: bool = False
    ) -> Iterator[str]:
        """Tell what followed by itself, each thing once.

        If `brief`, rules in a few words, and no points.
        """
        sent_back = any(isinstance(each, WednesdaySentBack) for each in happenings)
        for each in happenings[1:]:
            match each:
                case RoundDealt() | StepBegan():
                    return  # What comes next is told when it is asked.
                case _ if _is_told_besides(each, happenings):
                    continue
                case CharacterAppeared("wednesday") if sent_back:
                    line = T("Wednesday appeared, but the {number} sent her back into the pile.")
                    yield line(number=THIRTEEN)
                case CharacterAppeared(character) if brief:
                    yield appeared(character, names.character_rule(character))
                case RoundEnded(cause=cause):
                    if cause not in ("wednesday", "hyde"):  # Who came, or what was shown, is told.
                        yield why_ended(each, audience)
                    if not brief:
                        yield points_of_the_round(each, audience)
                case _:
                    yield self.sentence(each, audience)


def came_of_last(story: Sequence[Happenings], audience: Audience) -> str:
    """Tell what the last move of a match has brought by itself; "" for nothing."""
    return WednesdayNarration().followed(story[-1], audience) if story else ""


def _revealing_before(story: Sequence[Happenings]) -> list[Happenings]:
    """Return the passes of all that whoever did the last move ended before it in the same run.

    Who led is mostly the last to pass, and leads again at once.
    """
    passes: list[Happenings] = []
    for happenings in reversed(story[:-1]):
        if getattr(happenings[0], "seat", None) != getattr(story[-1][0], "seat", None):
            break
        if _all_passed(happenings) and _cause(happenings) is None:
            passes.insert(0, happenings)
    return passes


def _all_passed(happenings: Happenings) -> bool:
    """Tell whether these follow from the pass with which all have passed."""
    first = happenings[0]
    return isinstance(first, PlayerPassed) and first.row == first.needed


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
            return any(
                isinstance(other, AbilityWithoutEffect) and other.reason == "last-card"
                for other in happenings
            )
    return False


def _cause(happenings: Happenings) -> Cause | None:
    """Return for what cause a round ended with these; None if it goes on."""
    return next((each.cause for each in happenings if isinstance(each, RoundEnded)), None)


def _leader_is_news(happenings: Happenings, audience: Audience) -> bool:
    """Tell whether a pass made somebody lead who does not hear so as what is asked of them."""
    first, last = happenings[0], happenings[-1]
    if not isinstance(first, PlayerPassed) or not isinstance(last, StepBegan) or not last.leads:
        return False
    return last.seat != audience.listener or last.seat == first.seat


def _begins_a_turn(happening: Happening) -> bool:
    """Tell whether a turn begins with this, which a player did."""
    match happening:
        case OutcastPlayed(step=step):
            return step != "again"
        case PlayerPassed() | CombinationShown() | BlockedHandLaidOff() | NumberBlocked():
            return True
    return False


# Cards


def _faces(happening: Happening, *, large: bool) -> Sequence[Face]:
    """Return the cards that a happening is about; if `large`, with names and rules."""
    faces: list[Face] = []
    match happening:
        case OutcastPlayed(number=number, pair=pair):
            faces = [_outcast(number, large=large)] * (2 if pair else 1)
        case CombinationShown(_, number, cards) | BlockedHandLaidOff(_, number, cards):
            faces = [_outcast(number, large=large)] * cards
        case NumberBlocked(_, number):
            faces = [_outcast(number, large=large)._replace(blocked=True)]
        case HandCardTaken(_, _, number) | HandCardReturned(_, _, number):
            faces = [BACK if number is None else _outcast(number, large=large)]
        case (
            BurntCardPicked(_, _, number)
            | BurntCardDonated(_, _, number)
            | EugeneGaveCard(_, number)
        ):
            faces = [BURNT_BACK if number is None else _outcast(number, large=large)]
        case CharacterAppeared(character) if large:
            faces = [character_face(character)]
        case CharacterAppeared(character):
            faces = [CharacterFace(character, "", "")]
    return faces


def _outcast(number: int, *, large: bool) -> OutcastFace:
    return OutcastFace(number, names.outcast_name(number) if large else "")


# A turn in one sentence


def _turn(last: Happening, played: str, *, took: bool) -> str:
    """Tell a turn by what was done last in it and all that was played; see `turn_before`.

    `took`: Eugene gave a card for a pass.
    """
    fields: dict[str, object] = {"name": "{name}", "numbers": played}
    match last:
        case PlayerPassed(row=row, needed=needed):
            text = _pass(took=took, last=row == needed)
        case BlockedHandLaidOff(number=number, cards=cards):
            text = T("{name} discarded the whole hand, %n blocked {number}(s)")
            return text.filled({**fields, "number": number}, cards)
        case CombinationShown():
            text = T("{name} showed three 6s and burnt them")
        case NumberBlocked(number=number):
            text = T("{name} blocked the {number}")
            fields["number"] = number
        case HandCardReturned(receiver=other):
            text = T("{name} played {numbers} and swapped a card with {other}")
            fields["other"] = f"{{seat{other}}}"
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
            text = T("{name} played {numbers}")
    return text.filled(fields)


def _pass(*, took: bool, last: bool) -> Text:
    if took:
        return T("{name} passed and took a burnt card")
    if last:
        return T("{name} was the last to pass")
    return T("{name} passed")
