"""The narration of Qwixx, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from app import common_texts
from app.games.narration import Audience, Narration, Staged
from app.games.qwixx_cards import words
from app.games.qwixx_cards.choice import colour_of, number_of
from app.games.qwixx_cards.decisions import (
    closed_together,
    of_decisions_in_a_row,
    of_number,
    turned_up_on_stage,
)
from app.games.qwixx_cards.reasons import card_words, cards_words
from app.games.qwixx_cards.turns import of_last_turn, turn_before
from app.games.qwixx_cards.visuals.faces import LockFace, QwixxFace
from app.match.story import Happenings, doer_of
from app.paint.backs import BackFace
from app.paint.face import Face
from app.style.typography import names_in_a_sentence
from app.table.pace import Weight
from app.texts import texts
from engine.core.happening import ActionsTakenBack, Happening
from engine.games.qwixx_cards.happenings import (
    ColourPlayed,
    DecisionMade,
    DecisionsTurnedUp,
    DiscardPileShuffled,
    DisplayCardTaken,
    DisplayRefilled,
    NothingCrossed,
    NumberCalled,
    NumbersCrossed,
    PenaltyTaken,
    PlayedCardsDiscarded,
    RowClosed,
    ScoresCounted,
    TurnCameTo,
)
from engine.games.qwixx_cards.printed import PENALTIES_TO_END, ROW_OF, ROWS, ROWS_TO_END

T = texts("QwixxCards")


class QwixxCardsNarration(Narration):
    """The cards taken and played, the decisions on the number for all, the crosses."""

    weights: ClassVar[Mapping[type[Happening], Weight]] = {
        DisplayCardTaken: Weight.CARD,
        DisplayRefilled: Weight.PASS,
        DiscardPileShuffled: Weight.PASS,
        NumberCalled: Weight.CARD,
        DecisionMade: Weight.PASS,
        DecisionsTurnedUp: Weight.REVEAL,
        ColourPlayed: Weight.REVEAL,
        NumbersCrossed: Weight.CROSS,
        NothingCrossed: Weight.PASS,
        RowClosed: Weight.REVEAL,
        PenaltyTaken: Weight.REVEAL,
        PlayedCardsDiscarded: Weight.PASS,
        TurnCameTo: Weight.PASS,
        ScoresCounted: Weight.REVEAL,
    }
    staged_for_all: ClassVar = (DecisionsTurnedUp,)

    def sentence(self, happening: Happening, audience: Audience) -> str:
        return (
            _of_cards(happening, audience)
            or of_number(happening, audience)
            or _of_sheets(happening, audience)
            or _of_turn(happening, audience)
            or super().sentence(happening, audience)
        )

    def announce(self, happenings: Happenings, audience: Audience) -> str:
        """See `Narration`.

        What a second decision of somebody else changed is silent: whether they kept the first one
        or not is their secret. What is asked of the listener now is said where it is asked.
        """
        return self._joined(happenings, audience, (PlayedCardsDiscarded,))

    def retold(
        self, happenings: Happenings, later: Sequence[Happenings], audience: Audience
    ) -> str:
        """See `Narration`: without the display as it was, and decisions that all have seen since.

        Which cards somebody has played goes without saying where they crossed just these.
        """
        since = [each for move in later for each in move]
        left_out: list[type[Happening]] = [DisplayRefilled, TurnCameTo, PlayedCardsDiscarded]
        if any(isinstance(each, DecisionsTurnedUp) for each in since):
            left_out += [NumberCalled, DecisionMade]
        told = (each for each in happenings if not _is_crossed_by(each, since))
        return self._joined(tuple(told), audience, tuple(left_out), of_decisions_in_a_row)

    def in_short(self, happenings: Happenings, audience: Audience) -> str:
        """See `Narration`: without display and decisions, and without what is asked now."""
        seen = DisplayRefilled, NumberCalled, DecisionMade, PlayedCardsDiscarded, TurnCameTo
        together = closed_together(happenings, audience)
        left_out = (*seen, RowClosed) if together else seen
        told = self._joined(happenings, audience, left_out, _of_shuffling_in_short)
        return f"{told} {together}".strip()

    def turn_in_short(self, story: Sequence[Happenings], audience: Audience) -> str:
        """See `Narration`: to who plays next, as the status tells it from then on."""
        before = turn_before(story)
        next_one = audience.listener is not None and any(
            isinstance(each, TurnCameTo) and each.seat == audience.listener for each in story[-1]
        )
        if before is None or not next_one:
            return ""
        return words.last_turn(
            audience.name(before.seat), before.crossed, closed=before.closed, penalty=before.penalty
        )

    def in_row(self, happenings: Happenings, audience: Audience) -> str:
        """See `Narration`: of decisions, those to cross; whose turn it is, the next row tells.

        What another has decided has no row before all see it.
        """
        if (
            all(isinstance(each, DecisionMade) for each in happenings)
            and doer_of(happenings) != audience.listener
        ):
            return ""
        aside = DisplayRefilled, PlayedCardsDiscarded, TurnCameTo
        return self._joined(happenings, audience, aside, of_decisions_in_a_row)

    def doer(self, happenings: Happenings) -> int | None:
        """See `Narration`: what all have decided is nobody's own, whoever was the last to do so."""
        if any(isinstance(each, DecisionsTurnedUp) for each in happenings):
            return None
        return super().doer(happenings)

    def followed(self, happenings: Happenings, audience: Audience) -> str:
        """See `Narration`: what the others had decided, a penalty, and that cards were shuffled."""
        if any(isinstance(each, DecisionsTurnedUp | PenaltyTaken) for each in happenings):
            return self.in_short(happenings, audience)
        return "".join(_of_shuffling_in_short(each, audience) for each in happenings)

    def faces(self, happenings: Happenings) -> Sequence[Face]:
        match happenings[0]:
            case ColourPlayed(_, colour, cards):
                return [_face(card) for card in _left_to_right(colour, cards)]
            case DisplayCardTaken(_, _, number, card):
                return [_face(card) if card else BackFace("neutral", number=number)]
            case DecisionMade(_, number) if len(happenings) > 1:
                return [BackFace("neutral", number=number)]
        return ()

    def staged_faces(self, happenings: Happenings, audience: Audience) -> Sequence[Face]:
        faces: list[Face] = []
        for each in happenings:
            match each:
                case DecisionsTurnedUp(number):
                    faces.append(BackFace("neutral", number=number))
                case ColourPlayed(_, colour, cards):
                    faces += map(_face, _left_to_right(colour, cards))
                case RowClosed(_, colour):
                    faces.append(LockFace(colour))
        return faces

    def staged(self, happenings: Happenings, audience: Audience) -> Staged | None:
        """See `Narration`: of several who close a row at the same time one sentence tells."""
        staged = super().staged(happenings, audience)
        together = closed_together(happenings, audience)
        if staged is None or not together:
            return staged
        turned_up = (each for each in happenings if isinstance(each, DecisionsTurnedUp))
        told = [self.on_stage(each, audience) for each in turned_up]
        return staged._replace(text=" ".join([*told, together]))

    def on_stage(self, happening: Happening, audience: Audience) -> str:
        match happening:
            case RowClosed(seat, colour, rows):
                row, most = words.row_of(colour), ROWS_TO_END
                return audience.told(seat, *_closed_so_many, row=row, count=rows, most=most)
            case DecisionsTurnedUp():
                return turned_up_on_stage(happening, audience)
        return self.sentence(happening, audience)

    def taken_back(self, happening: ActionsTakenBack, audience: Audience) -> str:
        match happening.undone[0]:
            case ColourPlayed(seat, _, cards):
                return audience.told(seat, *_took_back, cards=cards_words(cards))
            case DisplayCardTaken(seat, _, number, card):
                shown = card_words(card) if card else number
                return audience.told(seat, *_put_back, card=shown)
            case DecisionMade(seat, number, changed=changed):
                undone = _earlier_stands if changed else _took_back_decision
                return audience.told(seat, *undone, number=number)
        return super().taken_back(happening, audience)

    def turn_before(self, moves: Sequence[Happenings], listener: int | None = None) -> str:
        for happening in moves[-1]:
            match happening:
                case PenaltyTaken():
                    return T("{name} crossed nothing and took a penalty")(name="{name}")
                case NumbersCrossed(_, colour, numbers):
                    crossed = _LAST_CROSSED[colour](
                        name="{name}", numbers=words.the_numbers(numbers)
                    )
                    if not any(isinstance(each, RowClosed) for each in moves[-1]):
                        return crossed
                    return f"{crossed} · {words.row_is_closed()}"
                case PlayedCardsDiscarded():
                    return T("{name} crossed nothing with the cards")(name="{name}")
        return ""

    def came_to_all(self, story: Sequence[Happenings], audience: Audience) -> str:
        for happenings in of_last_turn(story):
            closed = {each.seat for each in happenings if isinstance(each, RowClosed)}
            for happening in happenings:
                if isinstance(happening, DecisionsTurnedUp):
                    crossed = [
                        words.crossed_in(audience.name(seat), decision, closed=seat in closed)
                        for seat, decision in enumerate(happening.decisions)
                        if decision != "skip"
                    ]
                    return words.number_came_to(happening.number, crossed)
        return ""

    def _joined(
        self,
        happenings: Happenings,
        audience: Audience,
        left_out: tuple[type[Happening], ...],
        otherwise: Callable[[Happening, Audience], str] = lambda *_: "",
    ) -> str:
        """Tell a move in sentences that say nothing twice; what `otherwise` tells, it alone."""
        kinds = {type(each) for each in happenings}
        told = []
        for happening in happenings:
            match happening:
                case _ if isinstance(happening, left_out):
                    continue
                case DecisionMade(seat, changed=changed) if DecisionsTurnedUp in kinds or (
                    changed and seat != audience.listener
                ):
                    continue
                case NumbersCrossed(seat, colour, numbers) if RowClosed in kinds:
                    crossed = words.the_coloured(colour, numbers)
                    told.append(audience.told(seat, *_crossed_and_closed, numbers=crossed))
                case RowClosed() if NumbersCrossed in kinds:
                    continue
                case NothingCrossed() if PenaltyTaken in kinds:
                    continue
                case TurnCameTo(seat) if seat == audience.listener:
                    continue
                case _:
                    told.append(
                        otherwise(happening, audience) or self.sentence(happening, audience)
                    )
        return " ".join(told)


def _face(card: str) -> Face:
    return QwixxFace(colour_of(card), number_of(card))


_took = (common_texts.you_took, T("{name} took the {card}."))
_played_cards = (T("You played {cards}."), T("{name} played {cards}."))
_crossed = (T("You crossed {numbers}."), T("{name} crossed {numbers}."))
_crossed_and_closed = (
    T("You crossed {numbers} and closed the row."),
    T("{name} crossed {numbers} and closed the row."),
)
_crossed_nothing = (
    T("You crossed nothing with your own cards."),
    T("{name} crossed nothing with their own cards."),
)
_closed = (T("You closed your {row}."), T("{name} closed their own {row}."))
_closed_so_many = (
    T("You closed your {row}: {count} of {most} rows."),
    T("{name} closed their own {row}: {count} of {most} rows."),
)
_got_penalty = (
    T("You took a penalty: {count} of {most}."),
    T("{name} took a penalty: {count} of {most}."),
)
_took_back = (T("You took back {cards}."), T("{name} took back {cards}."))
_put_back = (T("You put the {card} back."), T("{name} put the {card} back."))
_took_back_decision = (
    T("You took back your decision on {number}."),
    T("{name} took back the decision on {number}."),
)
_earlier_stands = (
    T("Your earlier decision on {number} stands again."),
    T("{name}’s earlier decision on {number} stands again."),
)


_LAST_CROSSED: Final = {
    "red": T("{name} crossed {numbers} in red"),
    "yellow": T("{name} crossed {numbers} in yellow"),
    "green": T("{name} crossed {numbers} in green"),
    "blue": T("{name} crossed {numbers} in blue"),
}


def _of_cards(happening: Happening, audience: Audience) -> str:
    """Tell of the cards; "" if that is about something else."""
    match happening:
        case DisplayCardTaken(seat, _, number, card):
            shown = card_words(card) if card else number
            return audience.told(seat, *_took, card=shown)
        case DisplayRefilled(_, numbers):
            new = T("New in the display: {numbers}.", plural=True)
            return new(n=len(numbers), numbers=words.listed(numbers))
        case DiscardPileShuffled():
            return T("The discard pile was shuffled to make a new draw pile.")()
        case ColourPlayed(seat, colour, cards):
            return audience.told(seat, *_played_cards, cards=_played(colour, cards))
        case PlayedCardsDiscarded(_, cards):
            text = T("{cards} went to the discard pile.", plural=True)
            return words.sentence(text(n=len(cards), cards=cards_words(cards)))
    return ""


def _of_shuffling_in_short(happening: Happening, _audience: Audience) -> str:
    """Tell in few words that the cards were shuffled; "" if that is about something else."""
    shuffled = isinstance(happening, DiscardPileShuffled)
    return T("Draw pile empty: discards reshuffled.")() if shuffled else ""


def _is_crossed_by(played: Happening, since: Sequence[Happening]) -> bool:
    """Tell whether all cards that were played have been crossed since."""
    if not isinstance(played, ColourPlayed):
        return False
    crossed = (each for each in since if isinstance(each, NumbersCrossed))
    first = next((each for each in crossed if each.seat == played.seat), None)
    numbers = {*map(number_of, played.cards)}
    return first is not None and first.colour == played.colour and {*first.numbers} == numbers


def _played(colour: str, cards: Sequence[str]) -> str:
    """Name cards that were played; jokers alone with the colour that they took on."""
    cards = _left_to_right(colour, cards)
    if all(colour_of(card) == "joker" for card in cards):
        return words.jokers_as([*map(number_of, cards)], colour)
    return cards_words(cards)


def _left_to_right(colour: str, cards: Sequence[str]) -> list[str]:
    """Return cards as their numbers stand in the row, and are crossed."""
    return sorted(cards, key=lambda card: ROWS[ROW_OF[colour]].index(number_of(card)))


def _of_sheets(happening: Happening, audience: Audience) -> str:
    """Tell of crosses and penalties; "" if that is about something else."""
    match happening:
        case NumbersCrossed(seat, colour, numbers):
            crossed = words.the_coloured(colour, numbers)
            return audience.told(seat, *_crossed, numbers=crossed)
        case NothingCrossed(seat):
            return audience.told(seat, *_crossed_nothing)
        case RowClosed(seat, colour):
            return audience.told(seat, *_closed, row=words.row_of(colour))
        case PenaltyTaken(seat, penalties):
            most = PENALTIES_TO_END
            return audience.told(seat, *_got_penalty, count=penalties, most=most)
    return ""


def _of_turn(happening: Happening, audience: Audience) -> str:
    """Tell whose turn it is, or who has won; "" if that is about something else."""
    match happening:
        case TurnCameTo(seat) if seat == audience.listener:
            return T("It is your turn.")()
        case TurnCameTo(seat):
            return common_texts.is_playing(name=audience.name(seat)) + "."
        case ScoresCounted(reason, scores, winners):
            points = words.points_had(scores[winners[0]])
            return _ended(words.ended_by(reason), points, winners, audience)
    return ""


def _ended(how: str, points: str, winners: Sequence[int], audience: Audience) -> str:
    others = [audience.name(seat) for seat in winners if seat != audience.listener]
    names = names_in_a_sentence(others) if others else ""
    if len(others) == len(winners):
        return T("{how}: {names} won with {points}.")(how=how, names=names, points=points)
    if others:
        return T("{how}: you and {names} won with {points}.")(how=how, names=names, points=points)
    return T("{how}: you won with {points}.")(how=how, points=points)
