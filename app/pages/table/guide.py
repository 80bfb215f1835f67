"""Answers to the table's questions: the game's, and what else a press or a key is for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent

from app.games.answers import TableQuestion, no_hand_shown
from app.games.contract import DoActions, SignalOption
from app.keys import commands
from app.keys.commands import KeyCommand
from app.keys.keys import KeyActions
from app.pages.table.computers.seats import seat_of
from app.sound.sounds import Sound
from app.table.guide import Offer
from app.table.layout import Decoration
from app.texts import texts
from engine.core.refusal import Refusal

if TYPE_CHECKING:
    from app.pages.table.page import TablePage

T = texts("Table")

_signals_at_piles = T(
    "Go to a pile first: that is where you ask the others for something.",
    note="Said to who presses the key for it at something else.",
)
_press_here = T(
    "This cannot be undone. To do it, press here.",
    note="Beside a pile, after a double click on a card that cannot be taken back from there.",
)
_no_such_card = T(
    "You have no such card.",
    note="Said when a number was typed, without the number: others in the room hear it, too.",
)
_goes_nowhere = T("This card goes nowhere now.", note="Said when it is picked up.")


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

    def wants_press(self, place_id: str) -> None:
        if self._page.for_good:  # A coach says anyway what to press.
            self._page.view.show_message(place_id, _press_here, private=False)

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
        else:
            self.rest()

    def rest(self) -> None:
        page = self._page
        page.view.ears.tell(page.asking.answer(TableQuestion.TURN))

    def lifted(self, card_id: str) -> None:
        self._page.sounds.make(Sound.LIFTED)
        if self.waits:
            self.say_whose_turn()
            return
        refusal = self._page.game.held_back(self._page.display.situation, card_id)
        if refusal is not None:
            self._page.explain(card_id, refusal)
        elif self._page.display.situation.stage == "playing" and not self.offers(card_id):
            # One sees it at the places.
            self._page.view.ears.confide(_goes_nowhere())

    @property
    def waits(self) -> bool:
        """Whether others are to act, and not who sits there."""
        situation = self._page.display.situation
        to_act = self._page.session.match.to_act
        return situation.stage == "watching" and bool(to_act) and situation.seat not in to_act

    def say_whose_turn(self) -> None:
        """Say quietly that others are to act; it stands for its time, or until one is asked."""
        page = self._page
        if page.step_back.has_stage():
            return  # What others did is being read: that stands in the same place.
        about = page.rail.rect_of_status
        page.view.show_message(about, self._whose_turn, private=False, patient=True)

    def waits_for(self) -> str:
        """Say whose turn it is, if who sits there waits for others; "" if they do not."""
        return self._whose_turn() if self.waits else ""

    def _whose_turn(self) -> str:
        """Say whose turn it is; "" if it is that of who sits there, or nobody's."""
        page = self._page
        situation, to_act = page.display.situation, page.session.match.to_act
        if not to_act or situation.seat in to_act:
            return ""
        return page.game.refusal(Refusal("not-your-turn", {"to_act": to_act}), situation)

    def typed(self, digits: str) -> str | None:
        return self._page.game.typed(self._page.display.situation, digits)

    def not_held(self, digits: str) -> bool:
        page, ears = self._page, self._page.view.ears
        if int(digits) > page.game.highest and self.typed(digits[-1]) is not None:
            return False
        if self.typed(digits) is not None:
            return True

        def say() -> str:
            situation = page.display.situation
            if situation.seat is None:
                return no_hand_shown()
            if ears.guarded and not page.game.numbers_are_open:
                return _no_such_card()
            return page.game.not_there(situation, digits)

        if page.step_back.has_stage():
            ears.tell(say())  # What others did is being read where the words would stand.
        else:
            page.view.show_message(page.rail.rect_of_status, say, private=False)
        return True

    def key(self, event: QKeyEvent, target_id: str | None) -> bool:
        return self._page.appearance.keys.do(event, self.actions(target_id))

    def key_aside(self, event: QKeyEvent) -> bool:
        return self._page.appearance.keys.do(event, self.actions_aside())

    def actions(self, target_id: str | None) -> KeyActions:
        """Return what keys do while that has the focus, once a hand has let go of all else."""
        page = self._page
        actions: dict[KeyCommand, Callable[[], object]] = {}
        if page.game.signals is not None:
            actions[commands.SIGNAL] = partial(self._signal_on, target_id)
        if page.turn is not None and page.turn.watched:
            actions[commands.PAUSE] = page.presses.pause
        if page.presses.asks_computers():
            actions[commands.NEXT] = page.presses.main
        elif page.turn is not None and page.turn.going:
            actions[commands.NEXT] = self.rest  # It comes by itself.
        return actions

    def actions_aside(self) -> KeyActions:
        """Return what keys do that let go of nothing."""
        page = self._page
        actions: dict[KeyCommand, Callable[..., object]] = {}
        if page.replay or page.stage.playing:
            actions[commands.FASTER] = page.presses.next_event
        if page.replay.held:
            actions[commands.NEXT] = page.presses.main
            actions[commands.BACK_OR_ON] = page.presses.go_along
        if page.turn is not None and page.turn.watched:
            actions[commands.BACK] = page.presses.back
        else:
            actions[commands.HINT] = page.presses.hint
        if page.keeps_moves:
            actions[commands.MOVES] = page.moves.toggle_by_key
        if not page.points.isHidden():
            actions[commands.POINTS] = page.points_requested.emit
        actions[commands.GLANCE] = page.glance_requested.emit
        actions.update(page.asking.key_actions())
        actions[commands.LET_GO] = page.step_back.take
        return actions

    def signals_on(self, place_id: str) -> tuple[SignalOption, ...]:
        """Return the signals that can be set on a place."""
        signals = self._page.game.signals
        return () if signals is None else signals.choices(self._page.display.situation, place_id)

    def _signal_on(self, target_id: str | None) -> bool:
        """Offer the signals of the place that a target is about; return whether it has any."""
        place = None if target_id is None else self._signal_place(target_id)
        if place is not None and self._page.signals.open(place):
            return True
        if target_id is not None and place is None:
            page = self._page
            page.view.show_message(page.rail.rect_of_status, _signals_at_piles, private=False)
            return True
        return False

    def _signal_place(self, target_id: str) -> str | None:
        """Return the place whose signals a target is about; None if it is about none."""
        signals = self._page.game.signals
        return None if signals is None else signals.place_of(target_id)
