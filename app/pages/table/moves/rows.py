"""The rows of the last moves: who did what, as the person at the screen may know it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Set
from itertools import pairwise
from typing import Any, NamedTuple

from app.games.narration import Audience, Narration
from app.match.story import Happenings, Story
from app.match.turns import TurnKey, begins_turn, is_own_turn, turn_in
from app.paint.face import Face
from app.system.reading_time import sentences_of
from engine.core.events import Done, Undone
from engine.core.match import Match


class MoveRow(NamedTuple):
    """The row of one event of a match."""

    event: int
    """Its index among all events."""
    seat: int | None
    """Who did it; None: it concerns all."""
    text: str
    public: str
    """The same as all may know it."""
    short: str
    """The same in fewer words, without the name of the player whose shape stands before it."""
    faces: tuple[Face, ...]
    """The cards that it is about, as far as they may be seen."""
    happenings: Happenings
    shared: Happenings
    """The same as all may know them."""


def rows_from(
    start: int, story: Story, narration: Narration, audience: Audience
) -> Sequence[MoveRow]:
    """Return the rows of all events from this index on; one without words has none."""
    rows, bystander = [], audience._replace(listener=None)
    told = zip(story.told(audience.listener, start), story.told(None, start), strict=True)
    for (event, happenings), (_, shared) in told:
        text = public = narration.announce(happenings, audience)
        if happenings != shared:
            public = narration.announce(shared, bystander)
        short = narration.in_row(happenings, audience)
        if text and short:
            seat = narration.doer(happenings)
            faces = tuple(narration.faces(happenings))
            if seat is not None:
                short, _ = _named_once(audience.name(seat), short, named=True)
            rows.append(MoveRow(event, seat, text, public, short, faces, happenings, shared))
    return rows


def in_paragraphs(told: Sequence[tuple[int | None, str]], audience: Audience) -> list[str]:
    """Join what was done by whom: one paragraph for each player's acts, which names them once.

    What concerns all stands where it was told. Where nothing is told of an act, it is left out.
    """
    paragraphs: list[str] = []
    doer, named = None, False
    for seat, text in told:
        if not text:
            continue
        said, begins = text, not paragraphs or seat not in (None, doer)
        if seat is None:
            named = False
        else:
            doer, named = seat, not begins and (named or seat == audience.listener)
            said, named = _named_once(audience.name(seat), text, named=named)
        if begins:
            paragraphs.append(said)
        else:
            paragraphs[-1] += f" {said}"
    return paragraphs


def _named_once(name: str, text: str, *, named: bool) -> tuple[str, bool]:
    """Return sentences without the name they begin with, where it has just been `named`.

    It has where the sentence before begins with it, too: after one of something else, it is needed.
    Whether the last one begins with it is returned as well.
    """
    said = []
    for sentence in sentences_of(text):
        bare = re.sub(rf"^{re.escape(name)}:? (.)", lambda found: found[1].upper(), sentence)
        said.append(bare if named else sentence)
        named = bare != sentence
    return " ".join(said), named


def taken_back_unseen(match: Match, viewer: int | None) -> Set[int]:
    """Return the indices of the events that were taken back before the viewer could see them.

    Where hands are hidden, a card that another player took back is in a hand again, and nobody else
    sat at the screen meanwhile. While nobody's hand is open, whoever sits there is another player.
    """
    unseen: set[int] = set()
    if match.open_hands:
        return unseen
    done: list[int] = []
    for index, change in enumerate(match.history):
        match change.event:
            case Done():
                done.append(index)
            case Undone(actions):
                if change.taken_back[-1].done.seat != viewer:
                    unseen.update((index, *done[-actions:]))
                del done[-actions:]
    return unseen


class OwnTurn(NamedTuple):
    """The last turn of the person who reads the moves."""

    row: int
    """The index of the row with which it began."""
    going: bool
    """It is being played."""


class Heads(NamedTuple):
    """What begins with rows of the moves."""

    turn: OwnTurn | None
    """The last turn of the person who reads them."""
    rounds: Mapping[int, int]
    """The number of each round, by the index of the row with which it begins."""


class _Moment(NamedTuple):
    """Where a match stood, as far as turns and rounds go."""

    turn: TurnKey
    begins: bool
    """Nothing has been done in that turn yet."""
    round: int | None
    """None: the game has no rounds."""


class TurnsOfMatch:
    """Knows whose turn it was at each event of a match; each is looked up once."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._known: dict[int, _Moment] = {}

    def last_of(self, seat: int | None, rows: Sequence[MoveRow]) -> OwnTurn | None:
        """Return a seat's last turn among these rows; None if it had none.

        What it does while another is on turn, such as to decide with all others, begins none.
        """
        first: int | None = None
        own: TurnKey | None = None
        for index in reversed(range(len(rows))):
            event = rows[index].event
            turn, begins, _ = self._in(event)
            if first is not None and turn != own:
                break
            if turn.seat == seat and (first is not None or rows[index].seat == seat):
                first, own = index, turn
                if begins and not self._undid(event) and not self._undid(event - 1):
                    break
        if first is None:
            return None
        now, begins, _ = self._of(self._match.states[-1])
        # Where turns have no number, the seat alone does not tell this one from the one before.
        going = own == now == self._in(rows[-1].event).turn and not begins
        return OwnTurn(first, going)

    def last_act_of(self, seat: int | None, rows: Sequence[MoveRow]) -> int | None:
        """Return the last row of what a seat did in a turn of its own; None if there is none."""
        if seat is None:
            return None
        for index in reversed(range(len(rows))):
            if rows[index].seat == seat:
                before = self._match.history[rows[index].event].before
                if is_own_turn(self._match.game.view(before, None), seat):
                    return index
        return None

    def rounds_in(self, rows: Sequence[MoveRow]) -> Mapping[int, int]:
        """Return which of these rows are the first of another round than the row before."""
        if self._of(self._match.states[-1]).round is None:
            return {}  # Nothing is looked up for games without rounds.
        rounds = [self._before(row.event).round for row in rows]
        return {
            index: now
            for index, (before, now) in enumerate(pairwise(rounds), 1)
            if now is not None and now != before
        }

    def _before(self, event: int) -> _Moment:
        """Return whose turn it was before the event of this index."""
        if event not in self._known:
            self._known[event] = self._of(self._match.history[event].before)
        return self._known[event]

    def _in(self, event: int) -> _Moment:
        """Return in whose turn an event came; an undo, in the one that it goes back to."""
        if self._undid(event):
            return self._of(self._match.history[event].after)
        return self._before(event)

    def _undid(self, event: int) -> bool:
        """Tell whether the event of this index is one that took another one back."""
        return event >= 0 and isinstance(self._match.history[event].event, Undone)

    def _of(self, state: Any) -> _Moment:
        view = self._match.game.view(state, None)
        return _Moment(turn_in(view), begins_turn(view), view.get("round"))
