"""The doing of what a gesture or a button means: actions, choices, refusals, warnings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games import MODULES
from app.games.contract import (
    AnySituation,
    AnyTable,
    AskSeat,
    FlipHand,
    Refuse,
    SetChoice,
    TableCommand,
)
from app.games.narration import Audience
from app.match.session import Session
from app.pages.table.rail.undo_words import why_not_undone
from app.press_guard import answered, changed
from app.table.layout import Rect
from app.table.view.view import TableView
from engine.core.refusal import Refusal

About: TypeAlias = str | Callable[[], Rect | None]
"""What words stand beside: the id of a card, place or decoration, or wherever something is now."""


class Actions:
    """Does what the person at the screen means, and keeps what they have chosen on the way."""

    def __init__(
        self,
        session: Session,
        game: AnyTable,
        view: TableView,
        *,
        situation: Callable[[], AnySituation],
        show_chosen: Callable[[], None],
        is_away: Callable[[], bool],
        answering: Callable[[], Sequence[QWidget]],
        explain: Callable[[About, Refusal], None],
        warns: Callable[[], bool],
    ) -> None:
        """Do what is asked on the table for `session`.

        `answering` gives what a person answers with, `is_away` says whether they have left.
        `explain` says why something cannot be done, `warns` whether dead ends are warned of.
        """
        self._session = session
        self._game = game
        self._view = view
        self._situation = situation
        self._show_chosen = show_chosen
        self._is_away = is_away
        self._answering = answering
        self._explain = explain
        self._warns = warns
        self.chosen: tuple[str, ...] = ()
        self._chosen_before: list[tuple[str, ...]] = []
        """What was chosen before each choice since anything happened in the match."""
        self._warned: set[str] = set()
        """What the person at the screen has been warned of as things stand."""
        self._asked: set[str] = set()
        """What was pressed once just now on a button that asks for a second press."""
        self.warned_about: About | None = None
        """What the last warning of a dead end stands beside; None once things stand otherwise."""

    def do(
        self,
        command: TableCommand,
        about: About,
        *,
        warned: bool = False,
        follows: Callable[[], str] | None = None,
    ) -> bool:
        """Do what a gesture means; return whether all of it happened.

        What the match is as good as lost with, or of which is said what `follows`, is done the
        second time only, unless `warned`.
        """
        match command:
            case SetChoice():
                if command.chosen != self.chosen:
                    self._chosen_before.append(self.chosen)
                self._choose(command.chosen)
                # The same press means the opposite now; those of the rail mean what they did.
                answered(self._view)
            case Refuse():
                self._explain(about, command.refusal)
                return False
            case FlipHand():
                (self._session.handover.look if command.up else self._session.handover.cover)()
            case AskSeat():
                self._session.handover.ask(command.seat)
            case _:
                if not warned and self._warns_of(command.actions, about, follows):
                    return False
                return self._act(command.actions, about)
        return True

    # What is chosen

    def let_go_of_choice(self) -> bool:
        """Choose less by one step; return whether anything was chosen.

        What a person has put back themselves stays put back.
        """
        return bool(self.chosen) and self.take_back_choice()

    def take_back_choice(self) -> bool:
        """Go back to what was chosen before; return whether there was anything."""
        if not self._chosen_before:
            return False
        self._choose(self._chosen_before.pop())
        return True

    def put_choice_aside(self) -> None:
        """Choose nothing any more, which can be taken back; nothing is shown yet."""
        if self.chosen:
            self._chosen_before.append(self.chosen)
            self.chosen = ()

    def forget_choices(self) -> None:
        """Choose nothing any more, with nothing to take back."""
        self.chosen, self._chosen_before = (), []

    def forget_warnings(self) -> None:
        """Warn again of what has been warned of: things stand otherwise now."""
        self._warned.clear()
        self._asked.clear()
        self.warned_about = None

    def forget_question(self) -> bool:
        """Ask again before what a button does: who was asked has turned to something else.

        Return whether anything was asked.
        """
        asked = bool(self._asked)
        self._asked.clear()
        return asked

    def why_not_undone(self) -> str:
        """Say why nothing can be taken back; "" if something can."""
        refusal = None if self._chosen_before else self._session.undo.why_not()
        return "" if refusal is None else why_not_undone(refusal, self._session.players)

    def _choose(self, chosen: tuple[str, ...]) -> None:
        self.chosen = chosen
        self._show_chosen()

    # What is done

    def _act(self, actions: Sequence[str], about: About) -> bool:
        before = self._situation()
        done = all(self._submit(action, about) for action in actions)
        stays = self._situation().seat == before.seat and not self._is_away()
        if done and actions and stays:
            self._say_against(about)
        return done

    def _submit(self, action: str, about: About) -> bool:
        if self._session.seat is None:
            return False
        count = len(self._session.match.events)
        refusal = self._session.submit(action)
        if refusal is not None:
            self._explain(about, refusal)
        answered(*self._answering())
        return refusal is None and len(self._session.match.events) > count

    def _say_against(self, about: About) -> None:
        """Say who had asked for something else than what was done."""
        situation = self._situation()
        audience = Audience(situation.players, situation.viewer)
        narration = MODULES[self._session.match.game.id].narration()
        say = partial(narration.against, situation.story()[-1], audience)
        if say():
            self._view.show_message(about, say, private=False)

    def _warns_of(
        self, actions: Sequence[str], about: About, follows: Callable[[], str] | None
    ) -> bool:
        """Warn of actions with which the match is as good as lost, once as things stand.

        Likewise of those of which something `follows` for good.
        """
        action = self._session.foresight.first_dead_end(actions) if self._warns() else None
        warned_about: About | None = None
        if action is not None:
            say = partial(self._game.dead_end_text, self._situation(), action)
            warned_about = about
        elif follows is not None:
            action, say = actions[0], partial(_and_again, follows)
        else:
            return False
        # A card is laid again by several presses, a button is pressed by a single one.
        told = self._warned if isinstance(about, str) else self._asked
        if action in self._warned | self._asked:
            return False
        told.add(action)
        self.warned_about = warned_about
        self._view.show_message(about, say, lasting=True)
        # The same press means "all the same" now: it counts once the warning can have been read.
        changed(*self._answering())
        return True


def _and_again(follows: Callable[[], str]) -> str:
    """Say what follows for good, and how it is done all the same."""
    return f"{follows()} {common_texts.press_again()}"
