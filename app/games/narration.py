"""Narration: the engine's happenings in a game's sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from app.match.players import PlayerInfo
from app.match.story import Happenings, doer_of
from app.paint.face import Face
from app.table.pace import CALM, STAGED, Weight
from app.texts import Text, texts
from engine.core.happening import ActionsTakenBack, Happening, SeatPassed, SignalSet

T = texts("Table")

move_undone = T("The last move has been undone.")


class Audience(NamedTuple):
    """The listeners of a narration."""

    players: Sequence[PlayerInfo]
    listener: int | None
    """The seat whose view the happenings were told to, spoken to as "you"; None: a bystander."""

    def name(self, seat: int) -> str:
        """Return the name of the player who sits there."""
        return self.players[seat].name

    def name_of_other(self, seat: int) -> str | None:
        """Return the name of the player who sits there; None for the listener."""
        return None if seat == self.listener else self.name(seat)

    def told(self, seat: int, yours: Text, theirs: Text, **fields: Any) -> str:
        """Return what concerns a seat: said to the listener as theirs, to others with its name."""
        if seat == self.listener:
            return yours(**fields)
        return theirs(name=self.name(seat), **fields)


class Staged(NamedTuple):
    """Cards and words that stand large in the middle of the table until they have been read."""

    faces: tuple[Face, ...]
    text: str
    """One sentence, or two, that begin with what is new."""


class Narration(ABC):
    """Tells what happened in a game, in the language on screen.

    All that is said of moves comes from here: announcements, the rail, the curtain, the log. It
    reads happenings alone, and what a happening hides is None in it.
    """

    weights: ClassVar[Mapping[type[Happening], Weight]] = {}
    """How much each happening of the game weighs; one of every game weighs as much as a pass."""
    staged_for_all: ClassVar[tuple[type[Happening], ...]] = ()
    """What is put on the stage for who brought it about, too: they could not foresee it."""
    one_at_a_time: ClassVar[tuple[type[Happening], ...]] = ()
    """What holds only until the next of its kind happens."""

    def sentence(self, happening: Happening, audience: Audience) -> str:
        """Return what happened, in one whole sentence that can stand alone.

        A game tells its own happenings; what can happen in every game is told here.
        """
        match happening:
            case SeatPassed(seat, "human"):
                return T("A person now plays for {name}.")(name=audience.name(seat))
            case SeatPassed(seat):
                return T("A computer now plays for {name}.")(name=audience.name(seat))
            case ActionsTakenBack():
                return self.taken_back(happening, audience)
        raise LookupError(f"{happening.what} has no sentence")

    def announce(self, happenings: Happenings, audience: Audience) -> str:
        """Return what a move brought about, in as few sentences as tell all of it; "" for none."""
        return " ".join(filter(None, (self.sentence(each, audience) for each in happenings)))

    def retold(
        self, happenings: Happenings, later: Sequence[Happenings], audience: Audience
    ) -> str:
        """Return the same to who asks for it after the `later` moves.

        What was to be done upon it, and has been done since, is left out, and so is whose turn it
        is after it: what follows tells that, or the table.
        """
        return self.announce(happenings, audience)

    def in_short(self, happenings: Happenings, audience: Audience) -> str:
        """Return the same for the rail, which has one line: without what the table itself shows."""
        return self.announce(happenings, audience)

    def turn_in_short(self, story: Sequence[Happenings], audience: Audience) -> str:
        """Return all that came of the turn that the last move ended, for the rail.

        It is "" where the words of that move leave nothing out.
        """
        return ""

    def signals_in_short(self, signals: Sequence[SignalSet], audience: Audience) -> str:
        """Return several signals of one player, for the rail."""
        return " ".join(self.sentence(each, audience) for each in signals)

    def in_row(self, happenings: Happenings, audience: Audience) -> str:
        """Return the same for a row of the last moves: short, for it is narrow; "" for no row."""
        return self.announce(happenings, audience)

    def doer(self, happenings: Happenings) -> int | None:
        """Return who made a move, and has its row; None where it concerns all alike."""
        return doer_of(happenings)

    def followed(self, happenings: Happenings, audience: Audience) -> str:
        """Return what followed by itself on a person's move, in a few words; "" for nothing.

        The rail says so where the person cannot see it in the words of their own turn.
        """
        return ""

    def weight(self, happenings: Happenings) -> Weight:
        """Return how much a move weighs when it is shown: as much as the heaviest part of it."""
        return max(map(self.weigh, happenings), key=CALM.__getitem__, default=Weight.PASS)

    def weigh(self, happening: Happening) -> Weight:
        """Return how much one happening weighs."""
        return self.weights.get(type(happening), Weight.PASS)

    def staged(self, happenings: Happenings, audience: Audience) -> Staged | None:
        """Return what a move revealed that all are to see; None for an ordinary move."""
        new = self._revealed(happenings, audience)
        text = " ".join(filter(None, (self.on_stage(each, audience) for each in new)))
        return Staged(tuple(self.staged_faces(new, audience)), text) if text else None

    def _revealed(self, happenings: Happenings, audience: Audience) -> Happenings:
        """Return those of these happenings that are put on the stage."""
        own = doer_of(happenings) == audience.listener is not None
        return tuple(
            each
            for each in happenings
            if self.weigh(each) in STAGED
            and (
                not own
                or isinstance(each, self.staged_for_all)
                or getattr(each, "seat", audience.listener) != audience.listener
            )
        )

    def unread(self, happenings: Happenings, audience: Audience) -> Sequence[str]:
        """Return what a move revealed, for who did not read it on the stage to its end.

        The rail says so until they act themselves, as many of these sentences as it has room for,
        the last ones first.
        """
        return ()

    def on_stage(self, happening: Happening, audience: Audience) -> str:
        """Return the sentence about one happening there, and its rule if that is news, too."""
        return self.sentence(happening, audience)

    def staged_faces(self, happenings: Happenings, audience: Audience) -> Sequence[Face]:
        """Return the cards that are put on the stage with these happenings."""
        return self.faces(happenings)

    def faces(self, happenings: Happenings) -> Sequence[Face]:
        """Return the cards that a move is about, as far as they were seen, for a row of the log."""
        return ()

    def against(self, happenings: Happenings, audience: Audience) -> str:
        """Return who had asked the listener for something else than their move; "" for nobody.

        It stands at the pile, for `announce` says nothing of it to who made the move.
        """
        return ""

    def taken_back(self, happening: ActionsTakenBack, audience: Audience) -> str:
        """Return what was undone, in one sentence."""
        return move_undone()

    @abstractmethod
    def turn_before(self, moves: Sequence[Happenings], listener: int | None = None) -> str:
        """Return what all may know of the moves with which a seat ended its turn.

        One sentence without its stop, with `{name}` where the player's name belongs, and `{seat0}`
        and so on for those of others, but for the listener; "" if there is none to tell.
        """

    def turn_in_detail(self, moves: Sequence[Happenings]) -> str:
        """Return the same with the cards that all saw, where there is room for it; "" for none."""
        return ""

    def came_to_all(self, story: Sequence[Happenings], audience: Audience) -> str:
        """Return what came to all in the last turn of a match, short and without the last stop.

        `story` is what each move so far brought about, as all may know it, though one listens. ""
        if there is none to tell.
        """
        return ""


def told_with_names(sentence: str, players: Sequence[PlayerInfo]) -> str:
    """Put the names of others, `{seat0}` and so on, into what is told of a turn."""
    for seat, player in enumerate(players):
        before, place, after = sentence.partition(f"{{seat{seat}}}")
        if place:
            return f"{before}{player.name}{after}"
    return sentence
