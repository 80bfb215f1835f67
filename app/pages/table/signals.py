"""The strip of signals that opens at a pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt

from app.games.contract import SignalOption
from app.pages.page import Page
from app.pages.table.choices import ChoiceStrip, StripOption
from app.pages.table.computers.seats import seat_of
from app.table.layout import Rect
from app.table.view.view import TableView
from app.texts import texts
from app.widgets.coach_bubble import CoachBubble
from engine.core.refusal import Refusal

T = texts("SignalChoices")


class SignalChoices(QObject):
    """Offers the signals that can be set on a place, and sets or takes back the one chosen.

    The focus returns to the place whose choice is done.
    """

    def __init__(
        self,
        page: Page,
        view: TableView,
        *,
        choices: Callable[[str], Sequence[SignalOption]],
        signal: Callable[[str, str | None], Refusal | None],
        explain: Callable[[str, Refusal], None],
    ) -> None:
        """Offer the `choices` of a place.

        `signal` sets one there, or none; `explain` says why not.
        """
        super().__init__(page)
        self._page = page
        self._view = view
        self._choices = choices
        self._signal = signal
        self._explain = explain
        self._place_id = ""
        self.strip = ChoiceStrip(page.appearance, page)
        self.strip.chosen.connect(self._chosen)
        self.strip.closing.connect(self._go_back)

    def open(self, place_id: str) -> bool:
        """Show the signals of a place; false where it has none."""
        choices = self._choices(place_id)
        if not choices:
            return False
        self._place_id = place_id
        name = self._view.scene.layout.place(place_id).name
        self.strip.open(_options(choices), _title(), name)
        self.place()
        return True

    def place(self) -> None:
        """Stand where the place is now, in the language of the moment."""
        if not self.strip.isVisible():
            return
        choices = self._choices(self._place_id)
        places = {place.id: place for place in self._view.scene.layout.places}
        if not choices or self._place_id not in places:
            self.strip.close_choice()
            return
        place = places[self._place_id]
        self.strip.rename(_options(choices), _title(), place.name)
        page, bar = self._page, self._page.bar_height
        window = Rect(0, bar, page.width(), page.height() - bar)
        things = self._view.scene.layout.things
        clear = [thing.rect for thing in things if seat_of(thing.id) is not None]
        bubbles = (each for each in page.findChildren(CoachBubble) if each.isVisible())
        bodies = (each.body_rect for each in bubbles)
        clear += [Rect(each.x(), each.y(), each.width(), each.height()) for each in bodies]
        self.strip.place(place.rect, window, clear)

    def _chosen(self, index: int) -> None:
        choices = self._choices(self._place_id)
        if index < len(choices):
            choice = choices[index]
            refusal = self._signal(self._place_id, None if choice.chosen else choice.value)
            if refusal is not None:
                self._explain(self._place_id, refusal)
        self._go_back()

    def _go_back(self) -> None:
        """Give the focus to the place, or to the hand if nobody finds the place any more."""
        if self._place_id in self._view.overlay:
            self._view.overlay.set_focus(self._place_id, Qt.FocusReason.OtherFocusReason)
        else:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)


_title = T("Tell the others about this pile")


def _options(choices: Sequence[SignalOption]) -> list[StripOption]:
    return [StripOption(choice.icon, choice.word, choice.chosen, choice.note) for choice in choices]
