"""Words of the table page's rail and bar, and what their buttons are for now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games.contract import DoActions, RailAction, Status
from app.keys import commands
from app.match.phase import Phase
from app.match.players import PlayerInfo
from app.pages.table.computers import words as bot_words
from app.press_guard import answered, changed
from app.texts import texts

if TYPE_CHECKING:
    from app.pages.table.page import TablePage

T = texts("Table")

hand_over = T("Hand over")
since_last_turn = T(
    "Since your last turn: {name}",
    note="The status line while somebody is shown what others did before; who did it.",
)
so_far = T(
    "So far: {name}",
    note="The same before somebody’s first turn.",
)
shown_again = T(
    "Shown again: {name}",
    note="The same for who looks on at a turn that is shown once more.",
)
skip_to_now = T(
    "Skip to now",
    note="The large button while somebody is shown what others did before: it ends that.",
)
points_word = commands.POINTS.name


class RailWords:
    """Tells the rail and the buttons of a page how things stand."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._asked: tuple[object, ...] = ()
        """What presses on the table and its buttons answered when it was told last."""
        self._told = self._shown = Status("", "")
        """What the rail says once what others did is seen to its end, and what it says now."""
        self._buttons: tuple[RailAction, Sequence[RailAction]] | None = None
        """The main button and the game's others, as they were before what is on its way."""

    def tell(self) -> None:
        """Let the rail say how things stand."""
        page, rail = self._page, self._page.rail
        self._told = self._status()
        why_not = page.player_actions.why_not_undone()
        rail.undo.set_allowed(not why_not, why_not)
        chosen = page.privacy.chosen
        rail.tell_computers(page.turn, self._near_player(), on_request=chosen)
        rail.back.set_allowed(page.replay.can_go_back())
        page.hint.tell()
        self.catch_up()

    def catch_up(self) -> None:
        """Show of what was told last as much as is seen of it, and what is asked then."""
        rail = self._page.rail
        self._shown = self._as_it_is_seen(self._told)
        rail.status.tell(*self._shown)
        main, extras = self._buttons_as_seen()
        rail.tell_main(main, self._usual())
        rail.tell_extras(extras)
        self._page.step_back.follow()
        self.note_what_is_asked()

    def answering(self) -> list[QWidget]:
        """Return what a person answers with."""
        return [self._page.view, self._page.rail.main, *self._page.rail.extras]

    def moved(self) -> None:
        """Note that a press on the rail was answered, and another button may lie there now."""
        answered(self._page.rail.hint, *self.answering())

    def note_what_is_asked(self) -> None:
        """Let no press count before something else that is asked, or somebody else, is seen."""
        asked = self.what_is_asked()
        if asked != self._asked:
            self._asked = asked
            changed(*self.answering())

    def what_is_asked(self) -> tuple[object, ...]:
        """Return what presses on the table and its buttons answer now, as it can be compared."""
        situation = self._page.display.situation
        if self._page.replay.leads_on:
            # From one event to the next a press leads on in them, or ends them.
            return situation.seat, "showing"
        asked: tuple[object, ...] = (
            situation.seat,
            situation.stage,
            self._page.presses.asks_computers(),
            self._page.display.behind,
        )
        if situation.stage in ("playing", "deciding"):
            turn = situation.view["turn"]
            asked += tuple(turn.get(name) for name in ("seat", "number", "part", "step"))
            asked += (situation.view.get("start"),)
        return asked

    def asked_here(self) -> Sequence[str]:
        """Return what is asked where it is not the match that asks; nothing in a match."""
        return ()

    def told_again(self) -> str:
        """Return what is said to who asks for the last words, if it is not what was said last."""
        return ""

    def _near_player(self) -> PlayerInfo | None:
        """Return who sits at the near edge, where that can be told and changed."""
        page, seat = self._page, self._page.display.situation.seat
        there = page.turn is not None and not page.seating.away
        return page.session.players[seat] if there and seat is not None else None

    def _status(self) -> Status:
        """Return what the game says, and of computers what they did or why they do nothing."""
        page, told = self._page, self._page.replay.words
        status = page.game.status(page.display.situation)
        if page.replay.held:
            return bot_words.gone_back(page.replay.steps, told)
        if page.replay or told:
            if page.turn is not None and page.turn.stopped:
                status = bot_words.paused(page.turn)
            elif page.replay:
                status = status._replace(first=self._looking_back())
            return status._replace(second=told or status.second)
        if page.turn is None or page.display.situation.stage in ("reviewing", "ended", "over"):
            return status
        reader = page.display.situation.viewer
        return bot_words.status(page.turn, status, reader, page.rail.has_room)

    def _looking_back(self) -> str:
        """Return whose past turn is shown: who reads it is to act, and it is nobody else's turn."""
        page = self._page
        text = since_last_turn if page.session.views.next_has_had_a_turn() else so_far
        if page.session.phase is Phase.WATCHING:
            text = shown_again
        return text(name=page.session.players[page.replay.seat].name)

    def _as_it_is_seen(self, status: Status) -> Status:
        """Return what is said while what others did is on its way: that, and all else as before.

        Whose past turn is told changes with it.
        """
        page = self._page
        if not page.display.behind or page.replay.leads_on:
            return status
        told = page.replay.words or ("" if page.turn is None else page.turn.news.text)
        return self._shown._replace(second=status.second if told else self._shown.second)

    def _buttons_as_seen(self) -> tuple[RailAction, Sequence[RailAction]]:
        """Return the buttons; what others did is seen before they offer what is asked next."""
        page = self._page
        arriving = bool(page.replay.words) and page.presses.only_catches_up
        if (page.replay.leads_on or arriving) and not page.presses.asks_computers():
            extras = page.game.extras(page.display.situation)
            skip = RailAction(skip_to_now(), DoActions(()), quiet=True)
            return skip, [each._replace(allowed=False) for each in extras]
        if self._buttons is not None and page.presses.only_catches_up:
            main, extras = self._buttons
            return main._replace(allowed=False), [each._replace(allowed=False) for each in extras]
        self._buttons = self._main(), page.game.extras(page.display.situation)
        return self._buttons

    def _usual(self) -> list[str]:
        """Return the usual words of the main button."""
        page = self._page
        own = [hand_over()] if page.session.shared else []
        own += [skip_to_now()] if len(page.session.players) > 1 else []
        if page.turn is not None:
            own += bot_words.main_words(page.turn)
        return [*own, *page.game.main_words()]

    def after_review(self) -> str:
        """Return the word of the main button for who has looked at what they drew."""
        session = self._page.session
        return hand_over() if session.is_human(session.next_seat) else bot_words.go_on()

    def _main(self) -> RailAction:
        page, stage = self._page, self._page.display.situation.stage
        if page.turn is not None and page.presses.asks_computers():
            return bot_words.main_button(page.turn)
        if stage == "reviewing":
            return RailAction(self.after_review(), DoActions(()))
        if stage == "over":
            return RailAction(common_texts.result(), DoActions(()))
        if stage == "ended":
            return RailAction(points_word(), DoActions(()))
        action = page.game.main(page.display.situation)
        assert action is not None
        return action


class OwnRailWords(RailWords):
    """The words of a page whose rail says something else than in a match."""

    def catch_up(self) -> None:
        """Say it anew: none of it waits for cards on their way."""
        self.tell()
