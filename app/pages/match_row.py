"""One saved match in the list."""

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, QSize, Signal
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.games.deal_words import deal_words
from app.match.players import one_line
from app.storage.damage_words import damage_text
from app.storage.match_store import SavedMatch
from app.style.appearance import Appearance
from app.style.typography import Metrics, joined_names
from app.texts import texts
from app.widgets.buttons import LinkButton, PanelButton
from app.widgets.panel import Panel
from app.widgets.parts_label import PartsLabel
from app.widgets.question import InlineQuestion
from engine.core.errors import Damaged

T = texts("MatchesPage")

_DELETE = T("Delete")


class MatchRow(Panel):
    """A saved match: what was played, by whom, how far and when; and buttons to go on or delete it.

    A file that cannot be played is named with what is wrong and stays as it is until it is deleted.
    """

    opened = Signal()
    deleted = Signal()
    asked = Signal()
    """Whether to delete it is asked."""
    resized = Signal()
    """The row needs another height."""

    def __init__(
        self, appearance: Appearance, saved: SavedMatch, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self.saved = saved
        self._row_metrics = appearance.metrics(QSize(1280, 800))
        self.title = PartsLabel(appearance, "seat_name", self, wrap=True)
        """The game and its options; of a file that cannot be played, its name."""
        self.names = PartsLabel(appearance, "body", self, wrap=True)
        """Who plays, and how it stands or ended; or what is wrong with the file."""
        self.details = PartsLabel(appearance, "caption", self, tone="text_2", wrap=True)
        self.open_button = PanelButton(appearance, "right", self)
        self.open_button.clicked.connect(self.opened)
        self.open_button.setVisible(saved.damaged is None)
        self.delete_button = LinkButton(appearance, "x", self)
        self.delete_button.clicked.connect(self._ask)
        self.question = InlineQuestion(appearance, self)
        self.question.answered.connect(self._answer)
        self.question.hide()
        self.selected = saved.unfinished
        self.retranslate()

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        question = self.question
        return [self.open_button, self.delete_button, question.do_it, question.leave_it]

    @property
    def first(self) -> QWidget:
        """The first of them that is seen."""
        return self.delete_button if self.saved.damaged is not None else self.open_button

    def set_metrics(self, metrics: Metrics) -> None:
        super().set_metrics(metrics)
        self._row_metrics = metrics

    def retranslate(self) -> None:
        saved = self.saved
        if saved.damaged is None:
            self._show_match(saved)
        else:
            self.title.set_parts([one_line(saved.path.name)])
            self.names.set_parts([_damage_text(saved.damaged)])
            self.names.set_tone("danger")
            self.details.set_parts([_when(saved)])
        told = [label.text() for label in (self.title, self.names, self.details)]
        if saved.unfinished:
            self.open_button.set_word(T("Continue")())
        else:
            self.open_button.set_word(T("See the result")())
        self.open_button.setAccessibleDescription(", ".join(told))
        self.delete_button.set_word(_DELETE())
        self.delete_button.setAccessibleDescription(", ".join(told))
        self.question.set_texts(
            T("Delete this game for good?")()
            if saved.damaged is None
            else T("Delete this file for good?")(),
            _DELETE(),
            T("Keep it")(),
        )

    def place(self, x: float, y: float, width: float) -> float:
        """Put the row there, so wide; return its height."""
        px = self._row_metrics.px
        side, pad = px(22), px(14)
        asking = self.question.isVisibleTo(self)
        buttons = self._buttons_width()
        beside = width - 2 * side - buttons - px(20) >= px(260)
        text = width - 2 * side - (buttons + px(20) if beside else 0)
        top = pad
        top += self.title.place(side, top, text) + px(2)
        top += self.names.place(side, top, text) + px(2)
        top += self.details.place(side, top, text)
        action = self.open_button.body_size().height()
        if beside:
            height = max(top + pad, action + 2 * pad)
            self._place_buttons(width - side, height / 2)
        else:
            height = top + px(8) + action + pad
            self._place_buttons(width - side, top + px(8) + action / 2)
        if asking:
            room = width - side - px(10)
            asked = max(self.question.least_height(room), action + 2 * px(8))
            height = max(height, top + px(4) + asked + px(6))
            self.question.place(px(10), height - asked - px(6), room, asked)
        self.setGeometry(round(x), round(y), round(width), round(height))
        return height

    def _buttons_width(self) -> float:
        width = self.delete_button.body_size().width()
        if self.saved.damaged is None:
            width += self.open_button.body_size().width() + self._row_metrics.px(10)
        return width

    def _place_buttons(self, right: float, middle: float) -> None:
        asking = self.question.isVisibleTo(self)
        self.delete_button.setVisible(not asking)
        self.open_button.setVisible(not asking and self.saved.damaged is None)
        for button in (self.delete_button, self.open_button):
            if button.isVisibleTo(self):
                size = button.body_size()
                right -= size.width()
                button.place(right, middle - size.height() / 2, size.width(), size.height())
                right -= self._row_metrics.px(10)

    def _show_match(self, saved: SavedMatch) -> None:
        assert saved.view is not None
        names = [player.name for player in saved.players]
        options = MODULES[saved.game].played_as(saved.view, open_hands=saved.open_hands)
        self.title.set_parts([MODULES[saved.game].title, options])
        progress = MODULES[saved.game].summary().progress(saved.view, names)
        self.names.set_parts([joined_names(names), progress])
        details = [_when(saved)]
        computers = sum(player.kind != "human" for player in saved.players)
        if computers:
            details.append(T("%n computer(s)")(n=computers))
        details += deal_words(saved.seed, practice=saved.practice)
        self.details.set_parts(details)

    def _ask(self) -> None:
        self.question.show()
        self.asked.emit()
        self.resized.emit()
        self.question.leave_it.setFocus()

    def _answer(self, do_it: bool) -> None:
        self.question.hide()
        if do_it:
            self.deleted.emit()
        else:
            self.resized.emit()
            self.delete_button.setFocus()


def _damage_text(damaged: Damaged | OSError) -> str:
    """Say what is wrong with a file of the list, and that it is kept."""
    text = damage_text(damaged)
    if isinstance(damaged, OSError):
        return text
    return f"{text} " + T("The file has not been changed. You can delete it here.")()


def _when(saved: SavedMatch) -> str:
    """Return when the match was touched last, as the reader of the language writes dates."""
    moment = QDateTime.fromSecsSinceEpoch(int(saved.modified.timestamp()))
    return QLocale().toString(moment, "d MMMM yyyy, HH:mm")
