"""The settings of sound: how loud, and which kinds. Each lets itself be heard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.pages.rows_page import RowsPage, on_and_off, show_choices
from app.sound.effects import SoundEffects
from app.sound.sounds import Sound, SoundKind
from app.storage.settings import LOUDEST
from app.style.appearance import Appearance
from app.system.screen_reader import tell_name
from app.texts import Text, texts
from app.widgets.label import Label
from app.widgets.setting_row import PAD, SettingRow
from app.widgets.slider import Slider

T = texts("SoundPage")

EXAMPLES: Final = {
    SoundKind.CARDS: Sound.UP_3,
    SoundKind.TURN: Sound.TURN,
    SoundKind.EVENTS: Sound.FIRE,
    SoundKind.END: Sound.WON,
    SoundKind.REFUSED: Sound.REFUSED,
}
"""What is heard of a kind that is switched on."""

KINDS: Final[Mapping[SoundKind, tuple[Text, Text]]] = {
    SoundKind.CARDS: (
        common_texts.cards,
        T("Lifted and placed. On a pile, the longer the step, the wider the interval."),
    ),
    SoundKind.TURN: (
        T("Your turn", note="A kind of sounds."),
        T("Also the curtain that comes down between two people."),
    ),
    SoundKind.EVENTS: (
        T("Fire, locks, penalties", note="A kind of sounds."),
        T("And what is revealed to all."),
    ),
    SoundKind.END: (
        T("The end of a game", note="A kind of sounds."),
        T("Won or lost. Also the end of a round."),
    ),
    SoundKind.REFUSED: (
        T("What is not allowed", note="A kind of sounds."),
        T("Two knocks on the table."),
    ),
}
"""What the kinds are called, and what belongs to them."""

_AT_REST: Final = 150
"""Milliseconds after which the knob counts: each place on its way would be saved, and heard."""
_FIGURE: Final = 62.0
_BESIDE: Final = 300.0
"""The room for the words, if the slider stands beside them."""


class SoundPage(RowsPage):
    """Volume and kinds of sounds."""

    def __init__(
        self, appearance: Appearance, effects: SoundEffects, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self._effects = effects
        self.volume = VolumeRow(appearance, effects, self.board)
        self.kinds = {kind: self.make_row(self._chooser(kind)) for kind in SoundKind}
        self.set_rows(self.volume, *self.kinds.values())
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(common_texts.sound())
        self.volume.translate()
        for kind, row in self.kinds.items():
            title, line = KINDS[kind]
            row.set_texts(title(), line())
            show_choices(row, on_and_off(), "on" if self._effects.hears(kind) else "off")

    def _chooser(self, kind: SoundKind) -> Callable[[str], None]:
        return partial(self._choose, kind)

    def _choose(self, kind: SoundKind, choice: str) -> None:
        self._effects.choose(kind, heard=choice == "on")
        if choice == "on":
            self._effects.try_out(EXAMPLES[kind])


class VolumeRow(SettingRow):
    """How loud sounds are, on a slider that lets it be heard."""

    def __init__(
        self, appearance: Appearance, effects: SoundEffects, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self._effects = effects
        self.slider = Slider(appearance, LOUDEST, self)
        self.figure = Label(appearance, "strong", self)
        self.figure.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_AT_REST)
        self._rest.timeout.connect(self._take)
        self._show()
        self.slider.valueChanged.connect(self._move)
        effects.changed.connect(self._show)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        return (self.slider,)

    def translate(self) -> None:
        """Say everything in the language of the moment."""
        self.title.setText(T("Volume")())
        tell_name(self.slider, self.title.text())
        self._show()

    def place(self, x: float, y: float, width: float, pad: float = PAD) -> float:
        px, size = self._metrics.px, self.slider.sizeHint()
        whole = super().place(x, y, width, pad)
        more = self.beside_segments()
        if more + px(_BESIDE) <= width:
            whole = max(whole, size.height())
            left, middle = width - more, whole / 2
        else:
            left, middle = 0.0, whole - px(pad) + size.height() / 2
            whole += size.height()
        self.resize(self.width(), round(whole))
        self.slider.setGeometry(
            round(left), round(middle - size.height() / 2), size.width(), size.height()
        )
        at = left + size.width() + px(6)
        self.figure.place(at, middle - self.figure.sizeHint().height() / 2, self._figure_room())
        return whole

    def beside_segments(self) -> float:
        return self.slider.sizeHint().width() + self._figure_room() + self._metrics.px(6)

    def _figure_room(self) -> float:
        """Return the room for the largest figure."""
        largest = self._metrics.advance("strong", common_texts.percent(number=LOUDEST))
        return max(self._metrics.px(_FIGURE), largest + 4)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._rest.isActive():
            self._rest.stop()
            self._effects.set_volume(self.slider.value())

    def _show(self) -> None:
        """Show what is chosen, and whether anything is heard at all."""
        effects = self._effects
        if not self._rest.isActive():
            self.slider.blockSignals(True)
            self.slider.setValue(effects.volume)
            self.slider.blockSignals(False)
        if effects.silent and effects.volume:
            line = T("Off for now. M, or this slider, brings all sounds back.")
        else:
            line = T("0 is off. M turns all sounds off and on, on every page.")
        self.line.setText(line())
        self._show_figure()

    def _show_figure(self) -> None:
        self.figure.setText(common_texts.percent(number=self.slider.value()))

    def _move(self) -> None:
        self._show_figure()
        self._rest.start()

    def _take(self) -> None:
        self._effects.set_volume(self.slider.value())
        self._effects.try_out(Sound.TURN)
