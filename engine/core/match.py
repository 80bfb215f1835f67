"""A match: one game played from its deal on, with every state it went through."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from engine.core.action import Action
from engine.core.beginning import deal, seated, state_of
from engine.core.errors import Damaged
from engine.core.events import Done, Event, Kind, Seated, Signalled, Undone
from engine.core.game import Game
from engine.core.happening import Happening, SignalSet
from engine.core.header import Header, Player
from engine.core.history import Change, Step
from engine.core.journal import MAX_EVENTS, Journal, Pause, read_journal, write_line
from engine.core.jsontext import Document, Json
from engine.core.migrations import carry_over
from engine.core.options import Options
from engine.core.refusal import Refusal, Refused

UndoPolicy: TypeAlias = Literal["free", "table"]
"""What may be taken back: ``free`` everything; ``table`` what people at a table would allow."""

EPOCH = "1970-01-01T00:00:00Z"
"""The start of matches that were given no time."""


class Match:
    """One match, which keeps its states so that each of them can be seen and undone.

    A change is written to the journal, if there is one, before it takes effect: when the journal
    raises OSError, the match is as it was.

    >>> from engine.games import GAMES
    >>> match = Match.new(GAMES["the-game"], seats=2, options={}, seed=42)
    >>> match.view(0)["hands"][0]
    [10, 14, 17, 28, 33, 63, 75]
    >>> match.do(0, "place 10 up1")
    >>> print(match.why(0, "end"))
    minimum (placed 1, minimum 2)
    >>> match.undo(0, "table")
    >>> match.to_act
    (0,)
    """

    def __init__(
        self, game: Game[Any], header: Header, state: Any, journal: Journal | None
    ) -> None:
        """Use new, from_state or replay."""
        self.game = game
        self.practice = False
        """Whether a move was taken back after the end."""
        self.written_under = game.rules_version
        """The version of the rules in its journal. If it is an earlier one, the journal must be
        rewritten before the match goes on."""
        self._header = header
        self._players = list(header.players)
        self._states = [state]
        self._moves: list[Done | Signalled] = []
        self._events: list[Event] = []
        self._history: list[Change] = []
        self._journal = journal

    @classmethod
    def new(
        cls,
        game: Game[Any],
        seats: int,
        options: Mapping[str, Json],
        seed: int,
        *,
        players: Sequence[Player] = (),
        started: str = EPOCH,
        open_hands: bool = False,
        journal: Journal | None = None,
    ) -> "Match":
        """Deal a new match; options left out take their defaults, players their numbers.

        Raises Refused (``bad-seats``, ``bad-seed``, ``unknown-option``, ``bad-option``).
        """
        complete, state = deal(game, seats, options, seed)
        header = Header(
            game.id,
            game.rules_version,
            seats,
            complete,
            seed,
            None,
            seated(players, seats),
            started,
            open_hands,
        )
        return cls(game, header, state, journal)

    @classmethod
    def from_state(
        cls,
        game: Game[Any],
        document: object,
        *,
        players: Sequence[Player] = (),
        started: str = EPOCH,
        open_hands: bool = False,
        journal: Journal | None = None,
    ) -> "Match":
        """Begin a match in the state of this document. Raises BadDocument."""
        state = game.load(document)
        whole = game.document(state)
        seats: int = whole["seats"]
        header = Header(
            game.id,
            game.rules_version,
            seats,
            whole["options"],
            None,
            whole,
            seated(players, seats),
            started,
            open_hands,
        )
        return cls(game, header, state, journal)

    @classmethod
    def replay(
        cls,
        text: str,
        games: Mapping[str, Game[Any]],
        journal: Journal | None = None,
        pause: Pause | None = None,
    ) -> "Match":
        """Replay the text of a journal through the rules of its game.

        The match goes on in ``journal``, the file that the text was read from. A long match takes
        seconds, so ``pause`` is called between two events. Raises Damaged.
        """
        header, events = read_journal(text, pause)
        game, version = games.get(header.game), header.rules_version
        if game is None:
            raise Damaged(1, f"no such game: {header.game:.40}", "unknown-game")
        header, events = carry_over(header, events, game.rules_version, game.migrations)
        match = cls(game, header, state_of(header, game), None)
        match.written_under = version
        for line, event in enumerate(events, start=2):
            if pause is not None:
                pause()
            try:
                match._repeat(event)
            except Refused as error:
                raise Damaged(line, f"refused: {error.refusal}", "refused") from None
        match._journal = journal
        return match

    def _repeat(self, event: Event) -> None:
        match event:
            case Done():
                action = self.game.parse(event.action)
                self._move(event, self.game.apply(self._states[-1], event.seat, action))
            case Signalled():
                self.signal(event.seat, event.pile, event.signal, event.ms)
            case Seated():
                self.set_kind(event.seat, event.kind, event.ms)
            case Undone():
                self._take_back(event)

    @property
    def seats(self) -> int:
        return self._header.seats

    @property
    def options(self) -> Options:
        return self._header.options

    @property
    def seed(self) -> int | None:
        """Return the deal number; None for a match that began in a given state."""
        return self._header.seed

    @property
    def started(self) -> str:
        return self._header.started

    @property
    def open_hands(self) -> bool:
        """Tell whether the people at the screen have agreed to see each other's cards."""
        return self._header.open_hands

    @property
    def players(self) -> Sequence[Player]:
        """Return who sits at each seat now."""
        return self._players

    @property
    def header(self) -> Document:
        """Return the first line of this match's journal as JSON."""
        return self._header.json()

    @property
    def events(self) -> Sequence[Event]:
        """Return everything that happened, in order, including what was taken back."""
        return self._events

    @property
    def history(self) -> Sequence[Change]:
        """Return every event with the states before and after it, in the order of ``events``."""
        return self._history

    @property
    def states(self) -> Sequence[Any]:
        """Return every state from the first to the present one, without those taken back."""
        return self._states

    @property
    def moves(self) -> Sequence[Done | Signalled]:
        """Return the moves between the states: ``moves[i]`` led to ``states[i + 1]``."""
        return self._moves

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.game.to_act(self._states[-1])

    @property
    def waits_for(self) -> tuple[int, ...]:
        """Return the seats to act without which the match does not go on."""
        return self.game.waits_for(self._states[-1])

    @property
    def simultaneous(self) -> bool:
        """Tell whether seats decide at the same time now."""
        return self.game.simultaneous(self._states[-1])

    @property
    def over(self) -> Document | None:
        return self.game.over(self._states[-1])

    def attach(self, journal: Journal) -> None:
        """Keep this match in a journal that has its header.

        Raises ValueError if anything has happened in the match.
        """
        if self._events:
            raise ValueError("a match goes into a journal from its beginning")
        self._journal = journal

    def close(self) -> None:
        """Close the journal; the match can then be looked at but not continued."""
        if self._journal is not None:
            self._journal.close()

    def state(self, index: int = -1) -> Document:
        """Return the document of one of the states, hidden things included."""
        return self.game.document(self._states[index])

    def view(self, seat: int | None, index: int = -1) -> Document:
        """Return what a seat, or a bystander, may know of one of the states.

        Raises Refused (``no-such-seat``).
        """
        self.check_viewer(seat)
        return self.game.view(self._states[index], seat)

    def check_viewer(self, viewer: int | None) -> None:
        """Raise Refused (``no-such-seat``) unless the viewer is a seat or None, a bystander."""
        if viewer is not None:
            self._check_seat(viewer)

    def document(self) -> str:
        """Return the text of this match's journal."""
        lines = [self._header.json(), *(event.json() for event in self._events)]
        return "".join(map(write_line, lines))

    def legal(self, seat: int) -> list[Action]:
        """Return all that the seat may do now."""
        return self.game.legal(self._states[-1], seat)

    def why(self, seat: int, action: Action | str) -> Refusal | None:
        """Return why the seat may not do this now, or None if it is legal."""
        try:
            return self.game.why(self._states[-1], seat, self._parsed(action))
        except Refused as error:
            return error.refusal

    def do(self, seat: int, action: Action | str, ms: int | None = None) -> None:
        """Do an action. Raises Refused."""
        action = self._parsed(action)
        state = self.game.apply(self._states[-1], seat, action)
        self._move(Done(seat, str(action), ms), state)

    def happened(self, viewer: int | None, index: int = -1) -> tuple[Happening, ...]:
        """Return what one of the moves brought about, as a seat or a bystander may know it.

        Raises Refused (``no-such-seat``).
        """
        self.check_viewer(viewer)
        move = self._moves[index]
        if isinstance(move, Signalled):
            return (SignalSet(move.seat, move.pile, move.signal),)
        at = index if index >= 0 else len(self._moves) + index
        before, after = self._states[at : at + 2]
        return self.game.happened(before, move.seat, self.game.parse(move.action), after, viewer)

    def signal(self, seat: int, pile: str, signal: str | None, ms: int | None = None) -> None:
        """Set or clear a seat's signal for a pile. Raises Refused."""
        state = self.game.signal(self._states[-1], seat, pile, signal)
        self._move(Signalled(seat, pile, signal, ms), state)

    def set_kind(self, seat: int, kind: Kind, ms: int | None = None) -> None:
        """Pass a seat to a computer, or back to a person. Raises Refused (``no-such-seat``)."""
        self._check_seat(seat)
        player = Player(self._players[seat].name, kind)
        self._record(Seated(seat, kind, ms), self._states[-1])
        self._players[seat] = player

    def why_not_undo(self, seat: int | None, policy: UndoPolicy) -> Refusal | None:
        """Return why the seat may not take back the last action, or None if it may.

        Under ``table`` a seat can go back to the start of its own turn, after the turn has ended
        too. It cannot go past an action that used chance, showed it a hidden card or what others
        had decided in secret, or was followed by another seat's action or signal. A player who
        plays alone may also take back what ended the match.
        """
        last = self._last_action()
        if last is None:
            return Refusal("nothing-to-undo")
        if policy == "free":
            return None
        if self.over is not None:
            return None if self.seats == 1 else Refusal("undo-over")
        others = [move for move in self._moves[last:] if move.seat != seat]
        if others:
            signal = isinstance(others[-1], Signalled)
            acted: dict[str, Json] = {"seat": seat, "acted": others[-1].seat, "signal": signal}
            return Refusal("undo-not-yours", acted)
        settled = self.game.settled(
            self._states[last], self._states[last + 1], self._moves[last].seat
        )
        return None if settled is None else Refusal("undo-settled", {"cause": settled})

    def can_undo(self, seat: int | None, policy: UndoPolicy) -> bool:
        """Tell whether the seat may take back the last action."""
        return self.why_not_undo(seat, policy) is None

    def undo(self, seat: int | None, policy: UndoPolicy, ms: int | None = None) -> None:
        """Take back the last action and all signals since. Raises Refused.

        Under ``table``, actions done with one press are taken back together.
        """
        refusal = self.why_not_undo(seat, policy)
        if refusal is not None:
            raise Refused(refusal)
        last = self._last_action() or 0
        halves = policy == "table" and last > 0 and self.game.halfway(self._states[last])
        self._take_back(Undone(2 if halves else 1, ms))

    def _take_back(self, undone: Undone) -> None:
        """Take back so many actions, whatever the policy. Raises Refused (``nothing-to-undo``)."""
        done = [
            (index, Step(move, self._states[index], self._states[index + 1]))
            for index, move in enumerate(self._moves)
            if isinstance(move, Done)
        ]
        if not 1 <= undone.actions <= len(done):
            raise Refused(Refusal("nothing-to-undo"))
        kept = done[-undone.actions][0]
        over = self.over is not None
        taken_back = tuple(step for _, step in done[-undone.actions :])
        self._record(undone, self._states[kept], taken_back)
        self.practice = self.practice or over
        del self._moves[kept:]
        del self._states[kept + 1 :]

    def _last_action(self) -> int | None:
        for index in range(len(self._moves) - 1, -1, -1):
            if isinstance(self._moves[index], Done):
                return index
        return None

    def _move(self, move: Done | Signalled, state: Any) -> None:
        self._record(move, state)
        self._moves.append(move)
        self._states.append(state)

    def _record(self, event: Event, after: Any, taken_back: tuple[Step, ...] = ()) -> None:
        if len(self._events) == MAX_EVENTS:
            raise Refused(Refusal("match-too-long", {"limit": MAX_EVENTS}))
        if self._journal is not None:
            self._journal.append(event.json())
        self._events.append(event)
        self._history.append(Change(event, self._states[-1], after, taken_back))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise Refused(Refusal("no-such-seat", {"seat": seat}))

    def _parsed(self, action: Action | str) -> Action:
        return self.game.parse(action) if isinstance(action, str) else action
