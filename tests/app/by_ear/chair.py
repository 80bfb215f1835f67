"""A chair at the program: keys go in, sentences come out, and nothing else passes."""

from __future__ import annotations

from typing import Final, TypeVar

from PySide6.QtCore import Qt

from app.window.window import Window
from tests.app.by_ear.listener import Listener
from tests.app.by_ear.talk import LostError, Talk
from tests.app.hands import Hands
from tests.app.table_time import TableTime
from tests.app.window_at_hand import settle

T = TypeVar("T")

APART: Final = 1200.0
"""Milliseconds between what is pressed: nobody who listens to an answer is faster."""
LONGEST: Final = 2000
"""So often keys are pressed in a match; by then it has come to its end."""
MOST: Final = 60
"""So many of the last lines are told of who is lost."""
NAMED: Final = {
    "Enter": Qt.Key.Key_Return,
    "Tab": Qt.Key.Key_Tab,
    "Esc": Qt.Key.Key_Escape,
    "Delete": Qt.Key.Key_Delete,
    "Left": Qt.Key.Key_Left,
    "Right": Qt.Key.Key_Right,
    "Up": Qt.Key.Key_Up,
    "Down": Qt.Key.Key_Down,
    "Home": Qt.Key.Key_Home,
    "End": Qt.Key.Key_End,
    "Space": Qt.Key.Key_Space,
    "F1": Qt.Key.Key_F1,
}
HELD: Final = {
    "": Qt.KeyboardModifier.NoModifier,
    "Ctrl+": Qt.KeyboardModifier.ControlModifier,
    "Shift+": Qt.KeyboardModifier.ShiftModifier,
}


class Chair:
    """Presses keys at a window, and tells what is heard then."""

    def __init__(self, window: Window, listener: Listener, time: TableTime) -> None:
        self._hands = Hands(window)
        self._listener, self._time = listener, time
        self.transcript: list[str] = []
        """The keys and the sentences so far."""

    def seat(self, player: Talk[T]) -> T:
        """Let a player press keys and hear what is said, until they are done; return what of it."""
        heard: list[str] | None = None
        try:
            for _ in range(LONGEST):
                keys = player.send(heard) if heard is not None else next(player)
                heard = self.press(*keys) if keys else self.listen()
            raise LostError("the match does not end")
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        except Exception as error:
            error.add_note("\n".join(self.transcript[-MOST:]))
            raise

    def press(self, *keys: str) -> list[str]:
        """Press keys quickly one after the other, and return what is said then."""
        for key in keys:
            self.transcript.append(f"> {key}")
            self._press(key)
        settle()
        self._time.advance(APART)
        self._hands.wait(APART)
        settle()
        return self._heard()

    def listen(self) -> list[str]:
        """Wait until something is said, and return it."""
        heard: list[str] = []

        def is_said() -> bool:
            heard[:] = self._heard()
            return bool(heard)

        self._time.wait_until(is_said, "words")
        return heard

    def _heard(self) -> list[str]:
        words = self._listener.words()
        self.transcript += words
        return words

    def _press(self, key: str) -> None:
        name = key.rpartition("+")[2] or key
        held = HELD[key.removesuffix(name)]
        if name in NAMED:
            self._hands.key(NAMED[name], held)
        else:
            self._hands.key(Qt.Key(ord(name.upper())), held, name)
