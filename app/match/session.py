"""The one writer: takes an action, asks the match, announces the new view.

A session is one match at the screen. It knows whose view is shown, and sees to it that nobody
sees a hand that is not theirs: with several people at one computer the curtain comes down between
them, and while computers play in between no hand is open. Where a game lets several decide at the
same time, the hands lie face down meanwhile, and the people are asked one after the other without
a curtain; whoever is on turn comes last, with an open hand, and who has no choice is not asked. One
person among computers keeps their own view all the time.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from enum import StrEnum
from functools import partial
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from app.match.foresight import Foresight
from app.match.players import PlayerInfo
from engine.core.action import Action
from engine.core.events import Done, Kind
from engine.core.match import Match
from engine.core.refusal import Refusal, Refused

View = Mapping[str, Any]


class Phase(StrEnum):
    """Where the person at the screen stands."""

    PLAYING = "playing"
    REVIEWING = "reviewing"
    """The turn is over: the player sees what was drawn, may set signals, then hands over.

    A turn that leaves nothing to look at hands over by itself."""
    DECIDING = "deciding"
    """One of those who decide at the same time is asked; all hands lie face down."""
    WATCHING = "watching"
    """Computers play, and no hand is open."""
    CURTAIN = "curtain"
    OVER = "over"


class Session(QObject):
    """One match at the screen.

    `changed` follows every accepted action, signal and undo, and whenever a seat passes to a
    computer or back; `phase_changed` follows a change of phase, of the seat on screen, or of whom
    the curtain waits for; `failed`
    brings the OSError when the match could not be written: the action then has not been done.
    """

    changed = Signal()
    phase_changed = Signal()
    failed = Signal(object)

    def __init__(
        self, match: Match, players: Sequence[PlayerInfo], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.foresight = Foresight(match, lambda: self.seat)
        self.players = tuple(players)
        self._clock = QElapsedTimer()
        self._clock.start()
        self._earlier_ms = _last_ms(match)
        self.seat: int | None = None
        """Who sits at the near edge; None while the curtain is down, or if nobody does."""
        self.phase = Phase.CURTAIN
        self._hand_open = False
        """Whether the seat on screen sees its own hand."""
        self._called: int | None = None
        """Who lifts the curtain, if it is not who acts next."""
        self._about_to_look: int | None = None
        """Who has the curtain down to see their own hand while all decide."""
        self._together = False
        """Whether all have seen how things stand, just before the curtain fell."""
        self._parting: View | None = None
        self._was_together = False
        """Whether all were deciding at the same time before what was written last."""
        self._lifted: dict[int, int] = {}
        """How many moves each had seen who has lifted the curtain."""
        self._begin()

    @property
    def alone(self) -> bool:
        """One seat only: nothing is handed over."""
        return len(self.players) == 1

    @property
    def can_practise(self) -> bool:
        """Whether one may go on in a copy of this match: alone, once it is over and not won."""
        over = self.match.over
        return self.alone and over is not None and not over["won"]

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.players)) if self.is_human(seat)]

    def is_human(self, seat: int) -> bool:
        """Whether a person plays there."""
        return self.players[seat].kind == "human"

    @property
    def shared(self) -> bool:
        """Several people at one screen: views change behind the curtain."""
        return len(self.humans) > 1

    @property
    def computers_to_act(self) -> list[int]:
        """The computers without which the match does not go on, if it is time for them.

        They wait while a person looks at what they have drawn, and behind the curtain.
        """
        if self.phase in (Phase.REVIEWING, Phase.CURTAIN):
            return []
        return [seat for seat in self.match.waits_for if not self.is_human(seat)]

    @property
    def next_seat(self) -> int:
        """Who acts next; at the end of the match, who acted last."""
        if self._called is not None:
            return self._called
        if self.match.to_act:
            return self.match.to_act[0]
        return self.match.moves[-1].seat if self.match.moves else 0

    @property
    def looks(self) -> bool:
        """Whether who lifts the curtain decides in another's turn, with their own hand open."""
        return self.match.simultaneous and self.next_seat != self._on_turn

    @property
    def elapsed_ms(self) -> int:
        """Milliseconds played in this match, earlier sittings included."""
        return self._earlier_ms + self._clock.elapsed()

    def view(self) -> View:
        """What the person at the screen may know now."""
        return self.view_at(-1)

    @property
    def parting_view(self) -> View | None:
        """What who has just handed over by what they did sees of it, until the curtain falls."""
        return self._parting

    def legal(self) -> list[Action]:
        """What the person at the screen may do now, in the engine's order."""
        asked = self.phase in (Phase.PLAYING, Phase.DECIDING)
        if not asked or self.seat not in self.match.to_act:
            return []
        return self.match.legal(self.seat)

    def why(self, action: str) -> Refusal | None:
        """Why `action` may not be done by the person at the screen; None if it may."""
        assert self.seat is not None
        return self.match.why(self.seat, action)

    def submit(self, action: str) -> Refusal | None:
        """Do `action` for the person at the screen; a refusal says why not, None that it is done.

        None also where the disk refused; `failed` says so then, and nothing has changed.
        """
        assert self.seat is not None
        seat = self.seat
        if self.phase is Phase.WATCHING:
            return self.match.game.turned_away(self.match.states[-1], seat, self.match.seats)
        return self._write(lambda: self.match.do(seat, action, ms=self.elapsed_ms))

    def signal(self, pile: str, signal: str | None) -> Refusal | None:
        """Set or clear the signal of the person at the screen on `pile`; answers like `submit`."""
        assert self.seat is not None
        seat = self.seat
        return self._write(lambda: self.match.signal(seat, pile, signal, ms=self.elapsed_ms))

    def play(self, seat: int, action: str) -> Refusal | None:
        """Do `action` for a computer; answers like `submit`."""
        return self._write(lambda: self.match.do(seat, action, ms=self.elapsed_ms))

    def signal_of(self, seat: int, pile: str, signal: str | None) -> Refusal | None:
        """Set or clear the signal of a computer on `pile`; answers like `submit`."""
        return self._write(lambda: self.match.signal(seat, pile, signal, ms=self.elapsed_ms))

    def seat_player(self, seat: int, kind: Kind) -> Refusal | None:
        """Pass a seat to a computer of that strength, or to a person; answers like `submit`.

        Whoever comes back to a hand finds the curtain before it.
        """

        def pass_on() -> None:
            self.match.set_kind(seat, kind, ms=self.elapsed_ms)
            seats = list(self.players)
            seats[seat] = seats[seat]._replace(kind=kind)
            self.players = tuple(seats)

        return self._write(pass_on)

    @property
    def undoer(self) -> int | None:
        """Whose action would be taken back now: the person's at the screen, or who has just left.

        Who has handed over may still do it until the curtain is lifted, or a computer has acted;
        with open hands, until somebody else has acted.
        """
        last = self._acted_last()
        if self.phase is Phase.PLAYING and self.match.open_hands and last in self.humans:
            return last
        if self.phase in (Phase.PLAYING, Phase.REVIEWING):
            return self.seat
        if last not in self.humans or self._is_seen_by_another(last):
            return None
        back = self.phase is Phase.CURTAIN and last == self.next_seat
        return None if back else last

    def why_not_undo(self) -> Refusal | None:
        """Why the last action may not be taken back now; None if it may."""
        if self.match.over is not None:
            return Refusal("undo-over", {"practice": self.can_practise})
        match, seat = self.match, self.seat if self.undoer is None else self.undoer
        last = next(self._chosen(), None)
        if last is None or not any(match.moves[at].seat == seat for at in self._chosen()):
            return Refusal("nothing-to-undo")
        if last == self._last_done():
            return match.why_not_undo(seat, "table")
        # Since then only those have acted who could do nothing else, and for whom it was done.
        acted = match.moves[last].seat
        if acted != seat:
            return Refusal("undo-not-yours", {"seat": seat, "acted": acted, "signal": False})
        cause = match.game.settled(match.states[last], match.states[last + 1], acted)
        return Refusal("undo-settled", {"cause": cause})

    @property
    def can_undo(self) -> bool:
        return self.undoer is not None and self.why_not_undo() is None

    def undo(self) -> Refusal | None:
        """Take back the last action; answers like `submit`.

        Who had left the screen comes back behind the curtain, unless the hands lie face down.
        """
        seat, refusal = self.undoer, self.why_not_undo()
        if seat is None or refusal is not None:
            return refusal
        gone = self.phase not in (Phase.PLAYING, Phase.REVIEWING) or seat != self.seat
        standing = partial(self._back, seat) if gone else self._standing
        return self._write(lambda: self.match.undo(seat, "table", ms=self.elapsed_ms), standing)

    def hand_over(self) -> None:
        """The player who has finished lets the curtain down for the next one."""
        if self.phase is Phase.REVIEWING:
            self._enter(*self._following())

    def call_next(self) -> None:
        """All have looked at the screen together: the curtain falls before who plays next.

        Where a computer plays next there is none, and what computers did may not have been seen by
        all.
        """
        if not self.shared:
            return
        if self.phase in (Phase.PLAYING, Phase.REVIEWING):
            self._together = True
            self._enter(*self._following())
        elif self.phase is Phase.WATCHING and self.is_human(self.next_seat):
            self._enter(Phase.CURTAIN, None)

    def look(self) -> None:
        """One of those who decide wants to see their own hand: behind the curtain."""
        if self.phase is Phase.DECIDING:
            self._called = self._about_to_look = self.seat
            self._enter(Phase.CURTAIN, None)

    def look_away(self) -> bool:
        """Go back to where `look` was asked for, with no hand shown; return whether it was."""
        seat, self._about_to_look = self._about_to_look, None
        if self.phase is not Phase.CURTAIN or seat is None:
            return False
        self._called = None
        self._enter(Phase.DECIDING, seat)
        return True

    def cover(self) -> None:
        """Who has seen their own hand while all decide lays it face down again."""
        if self.phase is Phase.PLAYING and self.shared and self.match.simultaneous:
            self._enter(Phase.DECIDING, self._asked())

    def ask(self, seat: int) -> None:
        """Of those who decide at the same time, ask this one now; they may change their mind.

        A hand that is open is laid face down again.
        """
        among = self.shared and self.match.simultaneous
        asking = among and self.phase in (Phase.PLAYING, Phase.DECIDING)
        if asking and seat in self.match.to_act and self.is_human(seat):
            self._enter(Phase.DECIDING, seat)

    def lift(self) -> None:
        """The next player lifts the curtain and sees their own view."""
        if self.phase is Phase.CURTAIN:
            seat, self._called, self._together = self.next_seat, None, False
            self._lifted[seat] = len(self.match.moves)
            self._enter(Phase.PLAYING, seat)

    def view_at(self, index: int) -> View:
        """What the person at the screen may know of one of the match's states."""
        return self.match.view(self.seat if self._hand_open else None, index)

    def unseen_views(self) -> list[View]:
        """The views of the seat on screen since its own last action, the present one last.

        They show what the others did meanwhile, cards taken or given included, and nothing that
        the seat may not know.
        """
        own = [index for index, move in enumerate(self.match.moves, 1) if move.seat == self.seat]
        since = own[-1] if own else 0
        return [self.view_at(index) for index in range(since, len(self.match.states))]

    def view_since(self) -> View | None:
        """The view of the seat on screen after its own last action; before it, while reviewing.

        None where no hand is open, or its owner is neither asked nor looks at what came.
        """
        if self.seat is None or self.phase not in (Phase.PLAYING, Phase.REVIEWING):
            return None
        own = [index for index, move in enumerate(self.match.moves, 1) if move.seat == self.seat]
        last = own[-1] if own else 0
        return self.view_at(max(0, last - 1) if self.phase is Phase.REVIEWING else last)

    def seen_views(self, count: int) -> list[View]:
        """The first `count` views of the match, as the person at the screen may know them now."""
        return [self.view_at(index) for index in range(min(count, len(self.match.states)))]

    def turn_before(self) -> tuple[int, list[View]] | None:
        """What all may know of the actions with which another seat ended its turn.

        That seat, and a bystander's views before each action that it did in a row and after the
        last; None if nobody else has acted since the seat to act began, if all have just seen what
        came of it together, or if who comes to the screen is not to act: another turn goes on.
        """
        if self._together or self.match.simultaneous or self.next_seat not in self.match.to_act:
            return None
        moves = self.match.moves
        done = [index for index, move in enumerate(moves) if isinstance(move, Done)]
        others = [index for index in done if moves[index].seat != self.next_seat]
        if not others:
            return None
        first = last = others[-1]
        seat = moves[last].seat
        while first and moves[first - 1].seat == seat:
            first -= 1
        return seat, [self.match.view(None, index) for index in range(first, last + 2)]

    def last_turn(self) -> list[View]:
        """A bystander's views of the turn in which the last action was done, that one's end last.

        Of games that count their turns.
        """
        views = [self.match.view(None)]
        for index in reversed(range(len(self.match.moves))):
            view = self.match.view(None, index)
            if len(views) > 1 and view["turn"].get("number") != views[0]["turn"].get("number"):
                break
            views.insert(0, view)
        return views

    def _begin(self) -> None:
        with suppress(OSError):  # Then they are asked all the same.
            self._decide_for_who_cannot_choose()
        humans, next_seat = self.humans, self.next_seat
        if self._came_to(next_seat):  # Who has been here before may have seen it.
            self._lifted[next_seat] = len(self.match.moves)
        if self.match.over is not None:
            last = next_seat if next_seat in humans else next(iter(humans), None)
            self._enter(Phase.OVER, last)
        elif not humans:
            self._enter(Phase.WATCHING, None)
        elif not self.shared:
            self._enter(Phase.PLAYING, humans[0])
        elif self.match.simultaneous:
            self._enter(*self._standing_together())
        elif next_seat in humans:
            self._enter(Phase.CURTAIN, None)
        else:
            self._enter(Phase.WATCHING, None)

    def _standing(self) -> tuple[Phase, int | None]:
        """The phase that the match, as it stands, asks for, and the seat on screen in it."""
        seat, humans = self.seat, self.humans
        if self.match.over is not None or self.phase is Phase.CURTAIN:
            return (self.phase if self.match.over is None else Phase.OVER), seat
        if not humans:
            return Phase.WATCHING, None
        if self.shared:
            return self._standing_together() if self.match.simultaneous else self._standing_apart()
        if self._hand_open and seat == humans[0]:
            return Phase.PLAYING, seat
        self._called = humans[0]
        return Phase.CURTAIN, None

    def _standing_together(self) -> tuple[Phase, int | None]:
        """Among people who decide at the same time: whoever is on turn last, their hand open."""
        seat, on_turn, waiting = self.seat, self._on_turn, self._asked_in_order()
        if seat in waiting and self.phase in (Phase.PLAYING, Phase.DECIDING) and self._was_together:
            return self.phase, seat
        if waiting and waiting[0] != on_turn:
            return Phase.DECIDING, waiting[0]
        if self.phase is Phase.PLAYING and seat == on_turn:
            return Phase.PLAYING, seat
        if waiting:
            self._called = on_turn
            return Phase.CURTAIN, None
        return Phase.DECIDING, self._asked()

    def _standing_apart(self) -> tuple[Phase, int | None]:
        """Among people who act one after the other."""
        seat, to_act = self.seat, self.match.to_act
        if self.phase is Phase.WATCHING or seat not in self.humans:
            return Phase.WATCHING, seat
        if seat in to_act and self._hand_open:
            return Phase.PLAYING, seat
        if self.phase is Phase.DECIDING and not self.is_human(self.next_seat):
            return Phase.WATCHING, seat
        if self.phase is not Phase.REVIEWING and not self._has_a_look(seat):
            return self._following()
        return Phase.REVIEWING, seat

    def _has_a_look(self, seat: int | None) -> bool:
        """Whether the seat on screen has just ended its turn, and is to see what came of it."""
        match, last = self.match, self._last_done()
        if last is None or match.moves[last].seat != seat:
            # Another person has sat down, and there is nothing that this one would not have seen.
            return False
        return match.game.leaves_a_look(match.states[last], match.states[last + 1], seat)

    def _back(self, seat: int) -> tuple[Phase, int | None]:
        """Where it goes on for who had left the screen, once their action is taken back."""
        if self.match.simultaneous and seat != self._on_turn:
            return Phase.DECIDING, seat
        self._called = seat
        return Phase.CURTAIN, None

    def _chosen(self) -> Iterator[int]:
        """The indices of the actions that somebody chose, the last one first.

        Who can do one thing only, of those who decide at the same time, is not asked.
        """
        match = self.match
        for at in reversed(range(len(match.moves))):
            move, state = match.moves[at], match.states[at]
            if isinstance(move, Done) and not (
                match.game.simultaneous(state) and len(match.game.legal(state, move.seat)) == 1
            ):
                yield at

    def _last_done(self) -> int | None:
        """The index of the last move that was an action."""
        moves = self.match.moves
        done = (at for at in reversed(range(len(moves))) if isinstance(moves[at], Done))
        return next(done, None)

    def _acted_last(self) -> int | None:
        """Who did the last action that somebody chose."""
        last = next(self._chosen(), None)
        return None if last is None else self.match.moves[last].seat

    def _is_seen_by_another(self, seat: int | None) -> bool:
        """Whether someone else has lifted the curtain since the last action, which was `seat`'s."""
        last = self._last_done()
        if last is None or self.match.open_hands:
            return False
        return any(moves > last for other, moves in self._lifted.items() if other != seat)

    def _came_to(self, seat: int) -> bool:
        """Whether the last action brought a card into the hand of `seat`."""
        last = self._last_done()
        if last is None:
            return False
        before, after = (self.match.view(seat, at)["hands"][seat] for at in (last, last + 1))
        return len(after) > len(before)

    @property
    def _on_turn(self) -> int:
        on_turn: int = self.match.view(None)["turn"]["seat"]
        return on_turn

    def _asked_in_order(self) -> list[int]:
        """Of all who decide at the same time, the people to be asked, who is on turn last."""
        waiting = [seat for seat in self.match.waits_for if self.is_human(seat)]
        return sorted(waiting, key=lambda seat: seat == self._on_turn)

    def _asked(self) -> int:
        """Of all who decide at the same time, the person to be asked now."""
        waiting = self._asked_in_order()
        if self.seat in waiting or (not waiting and self.seat in self.humans):
            return self.seat or 0
        return next(iter(waiting), self.humans[0])

    def _decide_for_who_cannot_choose(self) -> None:
        """Of people who decide at the same time, who can do one thing only is not asked."""
        match = self.match
        for seat in match.waits_for:
            if match.simultaneous and self.is_human(seat):
                actions = match.legal(seat)
                if len(actions) == 1:
                    match.do(seat, actions[0], ms=self.elapsed_ms)

    def _following(self) -> tuple[Phase, int | None]:
        """The next person sits behind the curtain; a computer needs none."""
        if self.is_human(self.next_seat):
            return Phase.CURTAIN, None
        return Phase.WATCHING, self.seat

    def _enter(self, phase: Phase, seat: int | None) -> None:
        if (phase, seat) != (self.phase, self.seat):
            self._take(phase, seat)
            self.phase_changed.emit()

    def _take(self, phase: Phase, seat: int | None) -> None:
        """The phase and whose view is shown: a hand opens behind the curtain only."""
        self._parting = None
        if phase is not Phase.CURTAIN:
            self._about_to_look = None
        if phase in (Phase.DECIDING, Phase.WATCHING) or seat is None:
            self._hand_open = False
        elif phase is Phase.PLAYING or self.phase is Phase.CURTAIN:
            self._hand_open = True
        self.phase, self.seat = phase, seat

    def _write(
        self,
        write: Callable[[], None],
        standing: Callable[[], tuple[Phase, int | None]] | None = None,
    ) -> Refusal | None:
        """Write something into the match, and stand where that asks for."""
        before, self._was_together = (
            (self.phase, self.seat, self.next_seat),
            self.match.simultaneous,
        )
        failure: OSError | None = None
        try:
            write()
        except Refused as refused:
            return refused.refusal
        except OSError as error:
            self.failed.emit(error)
            return None
        try:
            self._decide_for_who_cannot_choose()
        except OSError as error:  # Then they are asked all the same.
            failure = error
        viewer = self.seat if self._hand_open else None
        self._take(*(standing or self._standing)())
        if self.phase is Phase.CURTAIN and standing is None:
            self._parting = self.match.view(viewer)
        self.changed.emit()
        now = self.phase, self.seat, self.next_seat
        if now[:2] != before[:2] or (self.phase is Phase.CURTAIN and now != before):
            self.phase_changed.emit()
        if failure is not None:
            self.failed.emit(failure)
        return None


def _last_ms(match: Match) -> int:
    """How long the match had been played when its last event was written, in milliseconds."""
    return max((event.ms for event in match.events if event.ms is not None), default=0)
