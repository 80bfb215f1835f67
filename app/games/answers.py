"""What somebody hears who asks the table: words of what lies on it, as they may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, ClassVar, Final, NamedTuple

from app.games.contract import Situation, as_sentences
from app.style.typography import told_apart
from app.system.screen_reader import aloud
from app.table.layout import CardSpec, Decoration, Layer, Layout, PlaceSpec
from app.texts import texts

T = texts("Answers")

your_turn = T("Your turn, {name}", note="An answer of the table.")
still_telling = T(
    "Still telling what happened", note="An answer of the table, before what is to be done next."
)
no_hand_shown = T("No hand is shown now.", note="An answer of the table: nobody’s cards lie open.")


class TableQuestion(Enum):
    """What can be asked."""

    TURN = "turn"
    HAND = "hand"
    PILES = "piles"
    OTHERS = "others"
    POINTS = "points"
    CLOSED = "closed"
    IN_FORCE = "in force"


class AskedTable(NamedTuple):
    """The table as it is asked: what a person sees of it."""

    situation: Situation[Any]
    layout: Layout
    status: Sequence[str]
    """The lines of the rail."""
    line: str
    """What the bar says of the match."""
    buttons: Sequence[str] = ()
    """What the buttons of the rail do now, and the key of the large one."""
    led: bool = False
    """Whether a coach says all that is to be done: the match asks for nothing more."""


class Answers:
    """Answers questions about one game.

    What is said is what the layout names, which is as much as the person may know. A game says
    with which letters the ids begin of what belongs to an answer.
    """

    others: ClassVar[tuple[str, ...]] = ("panel",)
    closed: ClassVar[tuple[str, ...]] = ("draw",)
    """The piles that lie face down, and those that nobody looks through."""
    points: ClassVar[tuple[str, ...]] = ()
    owed: ClassVar[tuple[str, ...]] = ()
    in_force: ClassVar[tuple[str, ...]] = ()
    unsaid: ClassVar[tuple[str, ...]] = ()
    """What is no thing of its own, such as a place on a sheet."""

    def answer(self, question: TableQuestion, asked: AskedTable, *, again: bool = False) -> str:
        """Answer a question, in whole sentences; to who asks it `again` at once, with all of it."""
        parts = [part.rstrip(".") for part in self._parts(question, asked) if part]
        if question is TableQuestion.POINTS and (again or not parts):
            parts = [asked.line, *self.points_of(asked)]
        if question is TableQuestion.TURN:
            status = [*dict.fromkeys(map(aloud, self.status_of(asked)))]
            if asked.led:
                return as_sentences([*status, *asked.buttons])
            parts = [part for part in parts if part and part not in status]
            return as_sentences([*status, _called(asked.situation, status), *parts, *asked.buttons])
        if question is TableQuestion.IN_FORCE and parts:
            return as_sentences([_sentence(aloud(part)) for part in parts])
        said = told_apart([*map(aloud, parts)])
        if said:
            return as_sentences([_sentence(said)])
        if question is TableQuestion.HAND and asked.situation.viewer is None:
            return no_hand_shown()
        return NOTHING[question]()

    def hand_word(self, card: CardSpec, situation: Situation[Any]) -> str:
        """Name a card of the hand that is seen, as briefly as can be."""
        return card.name

    def status_of(self, asked: AskedTable) -> Sequence[str]:
        """Return what the rail says, as it is said aloud."""
        return asked.status

    def forces(self, asked: AskedTable) -> Sequence[str]:
        """Return what holds now besides the plain rules."""
        return _named(asked.layout, self.in_force)

    def owed_of(self, asked: AskedTable) -> Sequence[str]:
        """Return what else the turn asks for."""
        return _named(asked.layout, self.owed)

    def others_of(self, asked: AskedTable) -> Sequence[str]:
        """Return what is to be seen of the other players."""
        return _named(asked.layout, self.others)

    def standing(self, situation: Situation[Any]) -> str:
        """Return how far the match has come, or the person in it: without its deal."""
        return ""

    def points_of(self, asked: AskedTable) -> Sequence[str]:
        """Return how it stands, besides what the bar says."""
        return _named(asked.layout, self.points)

    def middle_of(self, asked: AskedTable) -> Sequence[str]:
        """Return what lies in the middle and is of no other answer."""
        layout = asked.layout
        elsewhere = (*self.others, *self.closed, *self.in_force, *self.unsaid)
        cards = [
            card.name
            for card in layout.cards
            if card.layer is not Layer.HAND and not card.attached_to
        ]
        places = [spec.name for spec in layout.places if not spec.id.startswith(elsewhere)]
        return [*places, *cards]

    def closed_of(self, asked: AskedTable) -> Sequence[str]:
        """Return the piles that nobody looks through."""
        return _named(asked.layout, self.closed)

    def _parts(self, question: TableQuestion, asked: AskedTable) -> Sequence[str]:
        layout = asked.layout
        parts: Sequence[str]
        match question:
            case TableQuestion.TURN:
                parts = [*self.owed_of(asked), _to_choose(asked, self.status_of(asked))]
            case TableQuestion.HAND:
                hand = [card for card in layout.cards if card.layer is Layer.HAND and card.name]
                hand.sort(key=lambda card: card.rect.x)
                parts = [self.hand_word(card, asked.situation) for card in hand]
            case TableQuestion.PILES:
                parts = self.middle_of(asked)
            case TableQuestion.OTHERS:
                parts = self.others_of(asked)
            case TableQuestion.POINTS:
                parts = [self.standing(asked.situation), *self.points_of(asked)]
            case TableQuestion.CLOSED:
                parts = self.closed_of(asked)
            case TableQuestion.IN_FORCE:
                parts = self.forces(asked)
        return parts


def _sentence(said: str) -> str:
    """Return what begins like a sentence."""
    return said[:1].upper() + said[1:]


def _to_choose(asked: AskedTable, status: Sequence[str]) -> str:
    """Return the players of whom one is to be chosen, where the turn asks for it.

    Where there is but one, the status may have begun with them.
    """
    lit = {place.id for place in asked.layout.places if place.lit}
    players = enumerate(asked.situation.players)
    found = [player.name for seat, player in players if f"panel{seat}" in lit]
    if len(found) == 1 and status and found[0] in status[0]:
        return ""
    names = ", ".join(found)
    return (
        T("To choose from: {names}", note="An answer of the table.")(names=names) if names else ""
    )


def _called(situation: Situation[Any], status: Sequence[str]) -> str:
    """Return that it is the person's turn, where there are others and the status names nobody."""
    if situation.stage != "playing" or situation.seat is None or len(situation.players) == 1:
        return ""
    name = situation.players[situation.seat].name
    if any(line.endswith(f", {name}") for line in status):
        return ""
    return your_turn(name=name)


def _named(layout: Layout, beginnings: tuple[str, ...]) -> Sequence[str]:
    """Return the names of the places and decorations whose ids begin so."""
    things: list[PlaceSpec | Decoration] = [*layout.places, *layout.decorations]
    return [thing.name for thing in things if thing.id.startswith(beginnings)]


NOTHING: Final[dict[TableQuestion, Callable[[], str]]] = {
    TableQuestion.HAND: T("You have no cards.", note="An answer of the table."),
    TableQuestion.PILES: T("Nothing lies in the middle.", note="An answer of the table."),
    TableQuestion.OTHERS: T("Nobody else is playing.", note="An answer of the table."),
    TableQuestion.POINTS: T("Nothing is counted here.", note="An answer of the table."),
    TableQuestion.CLOSED: T("There is no face-down pile.", note="An answer of the table."),
    TableQuestion.IN_FORCE: T("Nothing special is in force.", note="An answer of the table."),
}
