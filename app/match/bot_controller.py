"""The computers at the table: when they are asked, and what they do.

They are asked as soon as it is their turn, in the background, and do nothing by themselves. What
one of them wants to do lies ready until `act`, so that the table sets the pace. An answer to a
question about a position that is gone is dropped.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from app.match.bot_client import Answer, Hint, PendingRequest, Question
from app.match.phase import Phase
from app.match.players import LEVELS
from app.match.session import Session
from engine.core.chance import MAX_SEED

if TYPE_CHECKING:
    from engine.bots.bot import Level


class Advisers(Protocol):
    """The computer players as they are asked: each question is answered later, or fails."""

    def start(self) -> None:
        """Get ready to be asked."""

    def ask(
        self, question: Question, answered: Callable[[Answer], None], failed: Callable[[], None]
    ) -> PendingRequest:
        """Ask what a computer wants to do."""

    def ask_for_hint(
        self, question: Question, answered: Callable[[Hint], None], failed: Callable[[], None]
    ) -> PendingRequest:
        """Ask what a person could do."""


Trouble = Literal["no-answer", "not-saved"]
"""The computer did not answer, or its action could not be written."""


class Intent(NamedTuple):
    """An action that a computer wants to do, and the position in which it was asked."""

    seat: int
    action: str
    about: Any


class ComputerSeats(QObject):
    """The computers at one session's table.

    Before each turn all but the one on turn are asked for their signals. Where several decide at
    the same time, each of them is asked as if nobody had decided yet.
    """

    changed = Signal()
    """Something else is thought about or lies ready, or trouble came or went."""
    decided = Signal(object, str)
    """Brings the question to a computer and the action that it wants to do.

    It is sent where one decides at a time.
    """

    def __init__(
        self,
        session: Session,
        advisers: Advisers,
        parent: QObject | None = None,
        *,
        seed: Callable[[], int] = lambda: int.from_bytes(os.urandom(8)) & MAX_SEED,
    ) -> None:
        """Use `seed` to make the seed of the computers' chance, a new one for each turn."""
        super().__init__(parent)
        self._session = session
        self._match = session.match
        self.advisers = advisers
        self._new_seed = seed
        self._seed = seed()
        self._turn: object = None
        """The turn for which signals have been asked."""
        self._to_signal: deque[int] = deque()
        self._signals: list[tuple[int, Mapping[str, str]]] = []
        self._asked: PendingRequest | None = None
        self._asked_about: Any = None
        self._intent: Intent | None = None
        self._hint: PendingRequest | None = None
        self._acting = False
        self.thinking: int | None = None
        """The seat whose action is being thought about."""
        self.trouble: Trouble | None = None
        """Why the computer that is to act does not; a person must do something about it."""
        self.retrying = False
        """Whether a person has done so, and the result is not known yet."""
        session.changed.connect(self._follow)
        session.phase_changed.connect(self._follow)
        session.failed.connect(self._stop)

    @property
    def ready(self) -> bool:
        """Tell whether something lies ready to be done."""
        return self._intent is not None or (bool(self._signals) and not self._to_signal)

    @property
    def paced(self) -> bool:
        """Tell whether what lies ready is a move to be followed, not one of several at once."""
        return self._intent is not None and not self._match.simultaneous

    def begin(self) -> None:
        """Look at the table for the first time."""
        if self._computers():
            self.advisers.start()
        self._follow()

    def act(self) -> None:
        """Do what lies ready."""
        self._acting = True
        if self._intent is not None:
            intent, self._intent = self._intent, None
            if self._holds(intent.seat, intent.about):
                refusal = self._session.play(intent.seat, intent.action)
                self.trouble = self.trouble or (None if refusal is None else "no-answer")
        else:
            signals, self._signals = self._signals, []
            for seat, wanted in signals:
                self._set_signals(seat, wanted)
        self._acting = False
        self._follow()

    def try_again(self) -> None:
        """Ask once more, after trouble."""
        self.retrying = True
        self._follow()

    def ask_for_hint(self, answered: Callable[[Hint], None], failed: Callable[[], None]) -> bool:
        """Ask what the person at the screen could do now; return False if there is nothing to ask.

        Neither function is called once something else can be done, nor if another hint is asked
        for. If the same can be done but something else has changed, the hint takes that into
        account.
        """
        self.forget_hint()
        session, seat = self._session, self._session.seat
        legal = tuple(map(str, session.legal()))
        if not legal or seat is None:
            return False

        def tell(hint: Hint) -> None:
            self._hint = None
            answered(hint)

        def give_up() -> None:
            self._hint = None
            failed()

        question = Question(self._match.view(seat), seat, legal, self._seed, None)
        self._hint = self.advisers.ask_for_hint(question, tell, give_up)
        return True

    def forget_hint(self) -> None:
        """Drop the hint that was asked for."""
        if self._hint is not None:
            self._hint.cancel()
            self._hint = None

    # What is to be asked

    def _computers(self) -> list[int]:
        seats = range(len(self._session.players))
        return [seat for seat in seats if not self._session.is_human(seat)]

    def _follow(self) -> None:
        """Follow the match: drop what is out of date, and ask what is to be asked.

        While a computer is acting there is more to come, so nothing is asked.
        """
        self._renew_hint()
        if self._acting:
            return
        self._begin_turn()
        self._drop_what_is_past()
        if not self._stuck and self._asked is None and self._intent is None and not self.ready:
            self._ask_next()
        self.changed.emit()

    def _begin_turn(self) -> None:
        view = self._match.view(None)
        if "start" in view:  # Nobody gives signals before it is known who starts.
            self._turn = None
            return
        turn = view["turn"]["seat"], view["turn"].get("number")
        if turn == self._turn or self._session.phase in (Phase.CURTAIN, Phase.OVER):
            return
        self._turn = turn
        self._seed = self._new_seed()
        self._signals = []
        self._to_signal.clear()
        if "signals" in view:
            self._to_signal.extend(seat for seat in self._computers() if seat != turn[0])

    def _drop_what_is_past(self) -> None:
        to_act = self._session.computers_to_act
        if self._intent is not None and not self._holds(self._intent.seat, self._intent.about):
            self._intent = None
        if self._asked is not None:
            seat = self._asked.question.seat
            past = self._asked_about is not self._about() or (
                bool(self._asked.question.legal) and seat not in to_act
            )
            if past or self._level(seat) != self._asked.question.level:
                self._asked.cancel()
                self._asked = self._asked_about = self.thinking = None
        if not to_act:
            self._end_trouble()

    @property
    def _stuck(self) -> bool:
        return self.trouble is not None and not self.retrying

    def _end_trouble(self) -> None:
        self.trouble = None
        self.retrying = False

    def _holds(self, seat: int, about: Any) -> bool:
        """Tell whether the question to that seat is still the same."""
        return seat in self._session.computers_to_act and about is self._about()

    def _about(self) -> Any:
        """Return the position in which computers decide now."""
        return self._match.states[self._index()]

    def _index(self) -> int:
        """Return the index of the position in which computers decide.

        It is the present one; while several decide at once, the one in which they began to.
        """
        states, game = self._match.states, self._match.game
        index = len(states) - 1
        if game.simultaneous(states[index]):
            while index and game.simultaneous(states[index - 1]):
                index -= 1
        return index

    def _level(self, seat: int) -> Level | None:
        """Return the strength of the computer at that seat; None for a person."""
        kind = self._session.players[seat].kind
        return next((level for level in LEVELS if level == kind), None)

    def _ask_next(self) -> None:
        """Ask the next question, signals first, since they affect what is done."""
        while self._to_signal and self._level(self._to_signal[0]) is None:
            self._to_signal.popleft()
        if self._to_signal:
            self._ask(self._to_signal[0], ())
            return
        for seat in self._session.computers_to_act:
            index = self._index()
            state = self._match.states[index]
            legal = tuple(map(str, self._match.game.legal(state, seat)))
            if len(legal) == 1:
                self._end_trouble()
                self._intent = Intent(seat, legal[0], state)
            else:
                self._ask(seat, legal)
            return

    def _ask(self, seat: int, legal: tuple[str, ...]) -> None:
        index = self._index()
        view = self._match.view(seat, index)
        self._asked_about = self._match.states[index]
        self.thinking = seat if legal else None
        question = Question(view, seat, legal, self._seed, self._level(seat))
        self._asked = self.advisers.ask(question, self._answered, self._not_answered)

    # What comes of it

    def _answered(self, answer: Answer) -> None:
        asked, about = self._asked, self._asked_about
        assert asked is not None
        self._asked = self._asked_about = self.thinking = None
        seat = asked.question.seat
        if answer.action is not None:
            self._end_trouble()
            self._intent = Intent(seat, answer.action, about)
            if not self._match.simultaneous:
                self.decided.emit(asked.question, answer.action)
        else:
            self._to_signal.popleft()
            if answer.signals != asked.question.view["signals"][seat]:
                self._signals.append((seat, answer.signals))
        self._follow()

    def _not_answered(self) -> None:
        asked = self._asked
        assert asked is not None
        self._asked = self._asked_about = self.thinking = None
        if asked.question.legal:
            self.trouble, self.retrying = "no-answer", False
        else:
            self._to_signal.popleft()  # Then it says nothing.
        self._follow()

    def _stop(self) -> None:
        """Stop after an action that could not be written, instead of trying again and again."""
        if self._acting:
            self.trouble = "not-saved"

    def _set_signals(self, seat: int, wanted: Mapping[str, str]) -> None:
        """Set the computer's signals as it wants them.

        Nothing is set once the person on turn has done something that they could take back: a
        signal would make that impossible.
        """
        view = self._match.view(None)
        if self._stuck or self._match.can_undo(view["turn"]["seat"], "table"):
            return
        now = view["signals"][seat]
        for pile in sorted({*now, *wanted}):
            if now.get(pile) != wanted.get(pile):
                self._session.signal_of(seat, pile, wanted.get(pile))

    def _renew_hint(self) -> None:
        """Ask for the hint again if it is about the same decision, otherwise drop it."""
        hint = self._hint
        if hint is None:
            return
        session, question = self._session, hint.question
        legal = tuple(map(str, session.legal()))
        hint.cancel()
        self._hint = None
        if (session.seat, legal) == (question.seat, question.legal):
            view = self._match.view(question.seat)
            again = question._replace(view=view)
            self._hint = self.advisers.ask_for_hint(again, hint.answered, hint.failed)
