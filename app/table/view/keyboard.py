"""The table by keyboard: arrows choose, Enter lifts and drops, digits pick, Esc lets go."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent

from app.keys.strokes import ARROWS, ENDS, ESCAPE, PRESSES, digit_of
from app.table.guide import Guide
from app.table.layout import Layer, Rect
from app.table.scene.scene import Scene
from app.table.view.gestures import Gestures, Mode
from app.table.view.rows import first_row, row_of, sorted_hand
from app.table.view.targets import in_direction


class Keyboard:
    """Turns keys into gestures. `focus` says what has the focus, `go` moves it."""

    def __init__(self, scene: Scene, gestures: Gestures, guide: Guide) -> None:
        self._scene = scene
        self._gestures = gestures
        self._guide = guide
        self.patience = 900
        """How long after a digit the next one belongs to the same number, in milliseconds."""
        self._digits = ""
        self._digits_at = 0.0
        self._alone = scene.clock.alarm(self._tell_digit)
        """Goes off where no second digit comes after one that no card begins with."""
        self._before_digits: str | None = None
        """What had the focus before the first of them."""
        self._found: str | None = None
        """The card that the digits so far mean."""
        self.unfocused: str | None = None
        """The card that the last key means, where the focus does not come to it."""

    def roams(self, event: QKeyEvent) -> bool:
        """Tell whether a key does no more now than move the focus."""
        moves = event.key() in ARROWS or event.key() in ENDS or digit_of(event)
        return bool(moves) and self._gestures.mode is Mode.IDLE

    def plays(self, event: QKeyEvent) -> bool:
        """Tell whether a key moves the focus, or does something with what has it."""
        key = event.key()
        return key in ARROWS or key in ENDS or key in PRESSES or bool(digit_of(event))

    def press(self, event: QKeyEvent, focus: str | None) -> str | bool:
        """Do what a key means while `focus` has the focus.

        Returns the id that the focus shall go to, True when the key was taken, False when it is
        not the table's.
        """
        gestures, key = self._gestures, event.key()
        self.unfocused = None
        if gestures.mode in (Mode.DRAGGED, Mode.PRESSED):
            return self._while_busy(event)
        picked = gestures.lifted if gestures.mode is Mode.PICKED else None
        if not digit_of(event) and not self._alone.isActive():
            self._digits = ""  # The next digit begins another number, however soon it comes.
        answer: str | bool
        if key == ESCAPE:
            answer = picked if picked is not None else False
            gestures.let_go()
        elif key in PRESSES:
            answer = self._enter(focus, picked)
        elif digit := digit_of(event):
            answer = self._digit(digit, focus, picked)
        elif key in ARROWS:
            answer = self._arrow(*ARROWS[key], focus, picked)
        elif key in ENDS:
            answer = self._end(ENDS[key], focus, picked)
        else:
            answer = self._guide.key(event, focus)
        return answer

    def _while_busy(self, event: QKeyEvent) -> bool:
        """Let Esc let go what the mouse holds, and the table's other keys wait."""
        if event.key() == ESCAPE:
            self._gestures.let_go()
            return True
        return event.key() in ARROWS or event.key() in PRESSES or bool(digit_of(event))

    def tab(self, step: int) -> str | None:
        """Choose the next legal place while a card is picked; None where Tab is Qt's."""
        if self._gestures.mode is not Mode.PICKED or not self._gestures.aiming.offers:
            return None
        self._gestures.aiming.aim_next(step)
        return self._gestures.aiming.aimed

    def activate(self, target: str) -> str | bool:
        """Press a button of the overlay, as a screen reader does it."""
        gestures = self._gestures
        if gestures.mode in (Mode.DRAGGED, Mode.PRESSED):
            return True
        picked = gestures.lifted if gestures.mode is Mode.PICKED else None
        if picked is not None and target in self._scene.places:
            gestures.aiming.aim(target)
            return self._drop(picked)
        return self._enter(target, None if target != picked else picked)

    def _enter(self, focus: str | None, picked: str | None) -> str | bool:
        gestures = self._gestures
        if picked is not None:
            if gestures.aiming.aimed is None:
                gestures.let_go()
                return picked
            return self._drop(picked)
        card = self._scene.cards.get(focus) if focus is not None else None
        if card is not None and not card.spec.pressable:
            if card.spec.liftable:
                gestures.pick(card.spec.id, aim=True)
                return gestures.aiming.aimed or True
            self._guide.rest()
            return True
        if focus is not None:
            self._guide.press(focus)
            return True
        return False

    def _drop(self, picked: str) -> str | bool:
        """Lay the picked card where it is aimed; the focus goes to its neighbour in the row."""
        row = row_of(self._scene, picked)
        index = row.index(picked) if picked in row else 0
        self._gestures.drop_at_aim()
        if picked in self._scene.cards and self._scene.cards[picked].spec.by_key:
            return picked
        left = [
            id_ for id_ in row if id_ in self._scene.cards and self._scene.cards[id_].spec.by_key
        ] or first_row(self._scene)
        return left[min(index, len(left) - 1)] if left else True

    def _digit(self, digit: str, focus: str | None, picked: str | None) -> str | bool:
        now = self._scene.clock.now()
        if now - self._digits_at > self.patience or len(self._digits) > 1:
            self._digits, self._before_digits, self._found = "", focus, None
        self._digits_at = now
        self._alone.stop()
        number = self._digits + digit
        meant = self._guide.typed(number)
        if meant is None and len(number) > 1 and not self._guide.not_held(number):
            number, self._before_digits, self._found = digit, focus, None  # Another number begins.
            meant = self._guide.typed(digit)
        self._digits = number
        instead = picked not in (None, meant)
        if meant != self._found and (instead or meant == focus):
            self.unfocused = meant
        self._found = meant
        if meant is None:
            if len(number) == 1:
                self._alone.start(self.patience)
            # No card has that number, and the one that only begins like it was not meant.
            return True if picked is not None else self._before_digits or True
        if picked is not None and picked != meant and not self._gestures.aiming.offers:
            self._gestures.let_go()  # It went nowhere: this one is only chosen, as if none was.
            self.unfocused = None
        elif picked is not None and picked != meant:
            self._gestures.pick(meant, aim=True)
            return self._gestures.aiming.aimed or meant
        return meant

    def note_digit(self, event: QKeyEvent) -> None:
        """Take a digit that only led on in what others did as the first one of a number."""
        if digit := digit_of(event):
            self._digits, self._digits_at = digit, self._scene.clock.now()
            self._before_digits, self._found = None, None

    def _tell_digit(self) -> None:
        """Say that no card has the number that was typed, for no other digit follows."""
        digits, self._digits = self._digits, ""
        self._guide.not_held(digits)

    def _arrow(self, dx: int, dy: int, focus: str | None, picked: str | None) -> str | bool:
        gestures = self._gestures
        if picked is not None and gestures.aiming.offers:
            if dx:
                gestures.aiming.aim_next(dx)
            else:
                gestures.aiming.aim_towards(0, dy)
            return gestures.aiming.aimed or True
        if picked is not None:
            gestures.let_go()  # No place takes it: go on from the card.
        here = self._rect_of(focus)
        if focus is None or here is None:
            return self._first(-1 if dx < 0 else 1)
        if dx and focus in self._scene.cards:
            row = row_of(self._scene, focus)
            if focus in row and len(row) > 1:
                return row[(row.index(focus) + dx) % len(row)]
        return self._onward(focus, here, dx, dy)

    def _first(self, side: int) -> str | bool:
        """Return where the arrows begin: at an end of the hand, of another row, or at a place."""
        row = first_row(self._scene) or [id_ for id_, _ in self._places()]
        return row[0 if side > 0 else -1] if row else False

    def _onward(self, focus: str, here: Rect, dx: int, dy: int) -> str | bool:
        """Return what lies that way from a card or place; sideways round the end of the places."""
        scene = self._scene
        places = self._places()
        row = row_of(scene, focus) if focus in scene.cards else [focus]
        cards = [
            (id_, item.spec.rect)
            for id_, item in scene.cards.items()
            if item.spec.by_key and id_ not in row
        ]
        others = [entry for entry in places if entry[0] != focus]
        beside = cards if dy else self._level_with(here, cards)
        there = in_direction(here, [*beside, *others], dx, dy)
        if there is not None:
            return there
        hand = [entry for entry in cards if entry[0] in sorted_hand(scene)]
        if dy > 0 and hand:
            return in_direction(here, hand, 0, 1) or hand[0][0]
        if dx and focus in scene.places:
            ordered = sorted(places, key=lambda entry: entry[1].x)
            return ordered[0 if dx > 0 else -1][0]
        return True

    def _level_with(self, here: Rect, cards: list[tuple[str, Rect]]) -> list[tuple[str, Rect]]:
        """Return the cards beside a place that are not of the hand."""
        return [
            (id_, rect)
            for id_, rect in cards
            if self._scene.cards[id_].spec.layer is not Layer.HAND
            and rect.y < here.bottom
            and here.y < rect.bottom
        ]

    def _places(self) -> list[tuple[str, Rect]]:
        """Return the places that are told of at rest and mean something."""
        places = [item.spec for item in self._scene.places.values()]
        return [(spec.id, spec.rect) for spec in places if spec.name and not spec.idle]

    def _rect_of(self, focus: str | None) -> Rect | None:
        scene = self._scene
        if focus in scene.cards:
            return scene.cards[focus].spec.rect
        return scene.places[focus].spec.rect if focus in scene.places else None

    def _end(self, side: int, focus: str | None, picked: str | None) -> str | bool:
        gestures = self._gestures
        if picked is not None:
            legal = list(gestures.aiming.offers)
            if legal:
                row = sorted(legal, key=lambda id_: self._scene.places[id_].spec.rect.x)
                gestures.aiming.aim(row[0 if side < 0 else -1])
                return gestures.aiming.aimed or True
            return True
        if focus in self._scene.places:
            row = [id_ for id_, _ in sorted(self._places(), key=lambda entry: entry[1].x)]
            return row[0 if side < 0 else -1]
        row = row_of(self._scene, focus) if focus in self._scene.cards else []
        return row[0 if side < 0 else -1] if row else self._first(-side)
