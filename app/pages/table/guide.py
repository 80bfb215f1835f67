"""Answers to the table's questions: the game's, and what else a press or a key is for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from app.games.contract import DoActions
from app.pages import letters
from app.pages.table.computers.seats import seat_of
from app.table.guide import Offer
from app.table.layout import Decoration
from app.table.view.gestures import Mode

if TYPE_CHECKING:
    from app.pages.table.page import TablePage


class TableGuide:
    """The guide of a page's table; see `app.table.guide.Guide` for what each method answers."""

    def __init__(self, page: TablePage) -> None:
        self._page = page

    def offers(self, card_id: str) -> Mapping[str, Offer]:
        return self._page.game.offers(self._page.display.situation, card_id)

    def aim_decorations(self, _card_id: str, offers: Mapping[str, Offer]) -> Sequence[Decoration]:
        page = self._page
        if page.display.situation.stage not in ("playing", "deciding"):
            return ()  # Out of turn it is not the card that keeps it from going somewhere.
        told = page.first_turns.told(offers)
        return page.game.aim_decorations(page.view.scene.layout, told, page.metrics)

    def lay(self, card_id: str, place_id: str) -> bool:
        page = self._page
        command = page.game.lay(page.display.situation, card_id, place_id)
        return page.player_actions.do(command, place_id)

    def lies_for_good(self, card_id: str, place_id: str) -> bool:
        command = self._page.game.lay(self._page.display.situation, card_id, place_id)
        return isinstance(command, DoActions) and self._page.session.foresight.settles(
            command.actions
        )

    def press(self, target_id: str) -> None:
        page = self._page
        command = page.game.press(page.display.situation, target_id)
        if command is not None:
            page.player_actions.do(command, target_id)
            return
        seat = seat_of(target_id)
        if seat is not None and page.menu is not None and page.menu.open(seat):
            return
        place = self._signal_place(target_id)
        if place is not None and page.signals.open(place):
            return
        if page.game.pressed(page.display.situation, target_id):
            page.view.show_message(
                target_id, lambda: page.game.pressed(page.display.situation, target_id)
            )

    def lifted(self, card_id: str) -> None:
        refusal = self._page.game.held_back(self._page.display.situation, card_id)
        if refusal is not None:
            self._page.explain(card_id, refusal)

    def typed(self, digits: str) -> str | None:
        return self._page.game.typed(self._page.display.situation, digits)

    def key(self, key: int, target_id: str | None) -> bool:
        page = self._page
        if key in letters.SIGNAL and target_id is not None:
            place = self._signal_place(target_id)
            return place is not None and page.signals.open(place)
        if page.turn is not None and page.turn.watched and key in letters.PAUSE:
            page.presses.pause()
            return True
        if page.presses.asks_computers() and key in letters.NEXT:
            page.presses.main()
            return True
        return False

    def key_aside(self, key: int) -> bool:
        page = self._page
        if self._goes_through(key):
            return True
        if key in letters.HINT:
            page.presses.hint()
            return True
        if key in letters.MOVES and page.keeps_moves:
            page.moves.toggle_by_key()
            return True
        if key in letters.POINTS and not page.points.isHidden():
            page.points_requested.emit()
            return True
        if key == Qt.Key.Key_F1:
            page.glance_requested.emit()
            return True
        return key == Qt.Key.Key_Escape and self._close_something()

    def _goes_through(self, key: int) -> bool:
        """Go on or back in what is shown, if that is what a key is for; return whether it is."""
        page = self._page
        if key == Qt.Key.Key_Space and (page.replay or page.stage.playing):
            page.presses.next_event()
        elif key in letters.NEXT and page.replay.held:
            page.presses.main()
        elif key in letters.BACK and page.turn is not None and page.turn.watched:
            page.presses.back()
        else:
            return False
        return True

    def _signal_place(self, target_id: str) -> str | None:
        """Return the place whose signals a target is about; None if it is about none."""
        signals = self._page.game.signals
        return None if signals is None else signals.place_of(target_id)

    def _close_something(self) -> bool:
        """Take away what lies over the table, or was chosen last; return whether anything was.

        Esc goes one step back.
        """
        page = self._page
        if page.view.gestures.mode is not Mode.IDLE:
            return False
        if page.tips is not None and page.tips.shown:
            page.tips.close()
            return True
        if page.hint.sought or page.view.message.text or page.replay:
            page.presses.clear_table()
            return True
        if page.player_actions.take_back_choice():
            return True
        if page.moves.open:
            page.moves.toggle()
            return True
        return False
