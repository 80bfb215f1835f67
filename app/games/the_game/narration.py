"""The narration of The Game, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from app.games.narration import Audience
from app.games.numbers.narration import TurnsNarration, placed
from app.games.numbers.turns import since_last_turn_began
from app.games.the_game import end_words, start_words, words
from app.match.story import Happenings
from app.paint.face import Face
from app.paint.faces import NumberFace
from app.style.typography import names_in_a_sentence
from app.table.pace import Weight
from engine.core.happening import Happening, SignalSet
from engine.core.turn_happenings import CardsDrawn, TurnBegan, TurnEnded
from engine.games.the_game.extreme import EXACTLY
from engine.games.the_game.happenings import (
    CardPlaced,
    FireCameDue,
    FireCovered,
    FireLit,
    HandRanOut,
    PileWentOutOfReach,
    PlacedUnderSignal,
    SignalsCleared,
    TeamLost,
    TeamWon,
)
from engine.games.the_game.piles import LONG_STEP
from engine.games.the_game.start import Rating
from engine.games.the_game.start_happenings import StarterChosen, StartRated

MOST_NAMED: Final = 4
MOST_PILES: Final = 2
"""So many cards and piles of a turn are named on the curtain; of more it is told how many."""


class TheGameNarration(TurnsNarration):
    """The Game with On Fire. Extreme adds its commands to it."""

    weights: ClassVar[Mapping[type[Happening], Weight]] = {
        **TurnsNarration.weights,
        StartRated: Weight.CARD,
        StarterChosen: Weight.REVEAL,
        CardPlaced: Weight.CARD,
        PlacedUnderSignal: Weight.CARD,
        FireLit: Weight.REVEAL,
        FireCovered: Weight.REVEAL,
        FireCameDue: Weight.PASS,
        PileWentOutOfReach: Weight.REVEAL,
        HandRanOut: Weight.PASS,
        SignalsCleared: Weight.PASS,
        TeamWon: Weight.PASS,
        TeamLost: Weight.PASS,
    }
    on_the_table: ClassVar[tuple[type[Happening], ...]] = (
        *TurnsNarration.on_the_table,
        FireCovered,
        FireCameDue,
        HandRanOut,
    )
    ends: ClassVar[tuple[type[Happening], ...]] = (TeamWon, TeamLost)

    def sentence(self, happening: Happening, audience: Audience) -> str:
        match happening:
            case StartRated(seat, rating):
                yours, theirs = start_words.you_rated[rating], start_words.rated[rating]
                said = audience.told(seat, yours, theirs)
            case StarterChosen(seat, starter):
                chooser, chosen = audience.name_of_other(seat), audience.name_of_other(starter)
                said = start_words.starter_chosen(chooser, chosen, own=seat == starter)
            case CardPlaced(card=card, command=command):
                said = _placed(happening, self.card(card, command), audience)
            case PlacedUnderSignal():
                said = _under_signal(happening, audience)
            case FireLit() | FireCovered() | FireCameDue():
                said = _of_fire(happening, audience)
            case PileWentOutOfReach(pile):
                said = words.out_of_reach(on_pile=words.on_pile(pile))
            case HandRanOut(seat):
                said = audience.told(seat, words.your_hand_ran_out, words.hand_ran_out)
            case SignalSet(seat, pile, signal):
                said = words.signal_set(audience.name_of_other(seat), signal, pile)
            case SignalsCleared(seat, piles):
                said = words.signals_lapsed(audience.name_of_other(seat), piles)
            case TeamWon():
                said = end_words.is_won()
            case TeamLost():
                said = self.lost(happening, audience)
            case _:
                said = super().sentence(happening, audience)
        return said

    def weigh(self, happening: Happening) -> Weight:
        trick = isinstance(happening, CardPlaced) and happening.trick
        return Weight.REVEAL if trick else super().weigh(happening)

    def face(self, card: int, command: str | None, *, burning: bool = False) -> Face:
        """Return the face of a card; where it is on fire, it burns on its pile."""
        return NumberFace(card, burning=burning)

    def faces(self, happenings: Happenings) -> Sequence[Face]:
        match happenings[0]:
            case CardPlaced(card=card, command=command):
                lit = any(isinstance(each, FireLit) for each in happenings)
                return [self.face(card, command, burning=lit)]
        return ()

    def staged_faces(self, happenings: Happenings, audience: Audience) -> Sequence[Face]:
        return [*self.staged_cards(happenings).values()]

    def staged_cards(self, happenings: Happenings) -> dict[int, Face]:
        """Return these cards by their numbers, each once, as it looks in the end."""
        faces: dict[int, Face] = {}
        for each in happenings:
            match each:
                case CardPlaced(card=card, command=command):
                    faces[card] = self.face(card, command)
                case FireLit(_, card):
                    faces[card] = self.face(card, None, burning=True)
                case FireCovered(_, card):
                    faces[card] = self.face(card, None)
        return faces

    def turn_before(self, moves: Sequence[Happenings], listener: int | None = None) -> str:
        match moves[-1][0]:
            case StartRated(_, rating):
                return start_words.rated_before[rating](name="{name}")
            case StarterChosen(seat, starter):
                said = _rating(moves[:-1])
                if starter == listener:
                    return start_words.chose_you_before("{name}", said)
                chosen = None if seat == starter else f"{{seat{starter}}}"
                return start_words.said_before("{name}", said, chosen)
        return super().turn_before(moves, listener)

    def turn_in_detail(self, moves: Sequence[Happenings]) -> str:
        """See `Narration`: with where each card lies; "" where they are too many for that."""
        done = [each for move in moves for each in move]
        placed = [each for each in done if isinstance(each, CardPlaced)]
        ended = [each for each in done if isinstance(each, TurnEnded)]
        by_pile: dict[str, list[str]] = {}
        for each in placed:
            by_pile.setdefault(each.pile, []).append(self.placed_card(each))
        told = 0 < len(placed) <= MOST_NAMED and [each.placed for each in ended] == [len(placed)]
        if not told or len(by_pile) > MOST_PILES:
            return ""
        cards = ", ".join(
            words.on_a_pile(cards=names_in_a_sentence(cards), on_pile=words.on_pile(pile))
            for pile, cards in by_pile.items()
        )
        drawn = sum(each.count for each in done if isinstance(each, CardsDrawn))
        if not drawn:
            return words.turn_drew_none(name="{name}", cards=cards)
        return words.turn_drew(name="{name}", cards=cards, drawn=drawn)

    def came_to_all(self, story: Sequence[Happenings], audience: Audience) -> str:
        """See `Narration`: with what its player asked for, in the turn or after it."""
        since = [each for move in since_last_turn_began(story) for each in move]
        signals = [self.sentence(each, audience) for each in _own_signals(since)]
        told = super().came_to_all(story, audience)
        return " ".join([*([f"{told}."] if told else []), *signals]).removesuffix(".")

    def draw_pile_ran_out(self, seat: int, audience: Audience) -> str:
        return words.draw_pile_ran_out()

    def placed_card(self, placed: Happening) -> str:
        return self.card(placed.card, placed.command) if isinstance(placed, CardPlaced) else ""

    def against(self, happenings: Happenings, audience: Audience) -> str:
        said = []
        for each in happenings:
            if isinstance(each, PlacedUnderSignal) and each.forced is False:
                name = audience.name(each.asker)
                if each.signal == "leave":
                    said.append(words.asked_to_keep_off(name=name))
                elif each.steps >= LONG_STEP:
                    said.append(words.asked_for_small_steps(name=name, n=each.steps - 1))
        return " ".join(said)

    def lost(self, end: TeamLost, audience: Audience) -> str:
        """Return that the match is lost, and what was owed."""
        needed = EXACTLY if end.three else end.minimum
        stuck = end_words.stuck(audience.name_of_other(end.seat), end.placed, needed)
        said = end_words.is_lost(stuck=stuck, n=end.remaining)
        return " ".join([said, *(f"{each}." for each in self.owed(end))])

    def owed(self, end: TeamLost) -> list[str]:
        """Return what the last turn still owed."""
        return [end_words.fires_not_put_out(end.fires)] if end.fires else []

    def announce(self, happenings: Happenings, audience: Audience) -> str:
        """See `Narration`: with what the stage tells of the fire of somebody else."""
        told = super().announce(happenings, audience)
        return f"{told} {_to_cover(happenings, (), audience)}".strip()

    def retold(
        self, happenings: Happenings, later: Sequence[Happenings], audience: Audience
    ) -> str:
        told = super().announce(self.lasting(happenings, later), audience)
        return f"{told} {_to_cover(happenings, later, audience)}".strip()

    def lasting(self, happenings: Happenings, later: Sequence[Happenings]) -> Happenings:
        out = {each.card for move in later for each in move if isinstance(each, FireCovered)}
        return tuple(
            each
            for each in super().lasting(happenings, later)
            if not (isinstance(each, FireCameDue) and each.card in out)
        )

    def joined(self, happening: Happening, happenings: Happenings, audience: Audience) -> str:
        match happening:
            case CardPlaced(card=card) if any(isinstance(each, FireLit) for each in happenings):
                return _placed(happening, words.burning_card(card=card), audience)
            case FireLit() | SignalsCleared():
                # Signals go with a turn that begins, or with what imposes silence.
                return ""
            case PlacedUnderSignal():
                return _asked(happening, audience)
            case FireCameDue():
                due = [each for each in happenings if isinstance(each, FireCameDue)]
                told_before = happening is not due[0] or isinstance(happenings[-1], self.ends)
                return "" if told_before else _came_due(due, audience)
            case TurnBegan() if isinstance(happenings[0], StarterChosen):
                return ""
        return super().joined(happening, happenings, audience)

    def matters(self, turn: Sequence[Happening], audience: Audience) -> list[str]:
        out = [each.card for each in turn if isinstance(each, FireCovered)]
        due = [each for each in turn if isinstance(each, FireCameDue)]
        own = any(each.seat == audience.listener for each in due)
        left = words.your_fires_came_due if own else words.fires_left
        said = super().matters(turn, audience)
        for text, cards in ((words.fires_covered, out), (left, [each.card for each in due])):
            if cards:
                said.append(text(n=len(cards), cards=names_in_a_sentence(map(str, cards))))
        lost = (each for each in turn if isinstance(each, PileWentOutOfReach))
        said += [self.sentence(each, audience) for each in lost]
        against = [
            each for each in turn if isinstance(each, PlacedUnderSignal) and _asked(each, audience)
        ]
        asked = [each for each in against if each.asker == audience.listener]
        return said + [self.sentence(each, audience) for each in (asked or against)[:1]]

    def in_short(self, happenings: Happenings, audience: Audience) -> str:
        """Tell of what somebody else had asked for alone, where it was not done."""
        against = [
            each
            for each in happenings
            if isinstance(each, PlacedUnderSignal) and _asked(each, audience)
        ]
        told = super().in_short(happenings, audience)
        if against:
            own = [each for each in against if each.asker == audience.listener]
            told = self.sentence((own or against)[0], audience)
        return f"{told} {_lapsed(happenings, audience)}".strip()

    def signals_in_short(self, signals: Sequence[SignalSet], audience: Audience) -> str:
        """See `Narration`: what each says, for the piles show where."""
        said = [words.quoted(word=words.signal_word(each.signal or "")) for each in signals]
        name = audience.name(signals[0].seat)
        return words.several_signals(name=name, n=len(said), said=names_in_a_sentence(said))

    def in_row(self, happenings: Happenings, audience: Audience) -> str:
        """See `Narration`: with the signals that are gone, which the table shows no more."""
        return f"{super().announce(happenings, audience)} {_lapsed(happenings, audience)}".strip()

    def followed(self, happenings: Happenings, audience: Audience) -> str:
        """See `Narration`: what others had asked for, and ask no more."""
        return _lapsed(happenings, audience)


def _rating(moves: Sequence[Happenings]) -> Rating | None:
    """Return what was said of starting in the last of these moves; None if that is none of it."""
    last = moves[-1][0] if moves else None
    return last.rating if isinstance(last, StartRated) else None


def _own_signals(turn: Sequence[Happening]) -> Sequence[SignalSet]:
    """Return the signals of whose turn has ended, since it began, that are still on the piles."""
    seats = [each.seat for each in turn if isinstance(each, TurnEnded)]
    given: dict[str, SignalSet] = {}
    for each in turn:
        match each:
            case SignalSet(seat, pile) if seat in seats:
                given[pile] = each
            case SignalsCleared(seat, piles) if seat in seats:
                given = {pile: signal for pile, signal in given.items() if pile not in piles}
    return [each for each in given.values() if each.signal is not None]


def _placed(happening: CardPlaced, card: str, audience: Audience) -> str:
    seat, where = happening.seat, words.on_pile(happening.pile)
    return placed(seat, audience, card, where, trick=happening.trick)


def _of_fire(happening: FireLit | FireCovered | FireCameDue, audience: Audience) -> str:
    card = happening.card
    match happening:
        case FireLit(_, _, pile, next_seat):
            lit = words.fire_lit_for_you if next_seat == audience.listener else words.fire_lit
            return lit(card=card, on_pile=words.on_pile(pile))
        case FireCovered():
            return words.fire_covered(card=card)
    return _came_due([happening], audience)


def _came_due(due: Sequence[FireCameDue], audience: Audience) -> str:
    """Tell of all fires that must be covered in the turn that begins, as one."""
    return audience.told(
        due[0].seat,
        words.your_fires_came_due,
        words.fires_came_due,
        n=len(due),
        cards=names_in_a_sentence(str(each.card) for each in due),
    )


def _to_cover(happenings: Happenings, later: Sequence[Happenings], audience: Audience) -> str:
    """Tell until when somebody else's fire is to be covered; "" where that is past, or none is."""
    lit = next((each for each in happenings if isinstance(each, FireLit)), None)
    past = {
        each.card for move in later for each in move if isinstance(each, FireCovered | FireCameDue)
    }
    if lit is None or lit.seat == audience.listener or lit.card in past:
        return ""
    return words.you_cover_it() if lit.next_seat == audience.listener else words.cover_it()


def _under_signal(placed: PlacedUnderSignal, audience: Audience) -> str:
    name, asker = audience.name_of_other(placed.seat), audience.name_of_other(placed.asker)
    if placed.signal == "leave":
        return words.placed_on_avoided(name, placed.card, asker)
    return words.placed_where_gently(name, placed.card, placed.pile, asker)


def _lapsed(happenings: Happenings, audience: Audience) -> str:
    """Tell whose signals are gone from the piles; "" for nobody's."""
    gone = [each for each in happenings if isinstance(each, SignalsCleared)]
    if len(gone) > 1:
        return words.all_signals_lapsed()
    return "".join(
        words.lapsed(audience.name_of_other(each.seat), len(each.piles)) for each in gone
    )


def _asked(placed: PlacedUnderSignal, audience: Audience) -> str:
    """Return what somebody had asked for, where it was not done.

    "" to who placed the card: the table tells them at the pile.
    """
    gentle = placed.signal == "gentle"
    if placed.seat == audience.listener or (gentle and placed.steps < LONG_STEP):
        return ""
    if placed.asker == audience.listener:
        return words.your_small_steps_there() if gentle else words.you_keep_off_it()
    asker = audience.name(placed.asker)
    return words.small_steps_there(asker=asker) if gentle else words.keep_off_it(asker=asker)
