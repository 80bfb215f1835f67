"""Announcements of a match for screen readers, and the rail's words on computers' moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from app.games.contract import AnySituation
from app.games.narration import Audience, Narration, Staged
from app.match.moves import last_deed
from app.match.story import Happenings
from app.pages.table.computers.news import Unread, glance_time, reading_time
from app.table.pace import Weight, pace_factor, time_of
from engine.core.events import Done, Event, Signalled
from engine.core.happening import SignalSet

if TYPE_CHECKING:
    from app.pages.table.page import TablePage


class Announcer:
    """Tells what happens in the match of a page to whoever looks at it."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._narration = page.module.narration()
        self._heard = 0
        self._on_stage: tuple[Happenings, Audience] | None = None
        """What was put on the stage last, and for whom."""
        self.catch_up()

    def catch_up(self) -> None:
        """Take all that has happened so far as known."""
        self._heard = len(self._page.session.match.events)

    def say_events(self, before: AnySituation) -> None:
        """Say what has happened since the last time, and whether the person is to act now.

        The rail says what a computer did; of what a person did, what followed by itself.
        """
        page, match = self._page, self._page.session.match
        narration, audience = self._narration, self._audience()
        page.privacy.follow()
        story, heard = page.session.story, self._heard
        events = [happenings for _, happenings in story.told(audience.listener, heard)]
        known_to_all = [happenings for _, happenings in story.told(None, heard)]
        self.catch_up()
        page.sounds.happened(events, audience.listener)
        # A hand goes face down at once where a computer or several are asked next. What all may
        # know of what was done before that is still told to who did it.
        listener = before.viewer if audience.listener is None else audience.listener
        page.privacy.tell(narration, events, known_to_all, audience._replace(listener=listener))
        self.say_called(before)
        for happenings in events:
            self._put_on_stage(happenings, audience)
        if page.turn is None or not match.events:
            return
        if self._is_signal_of_computer(match.events[-1]):
            signals = self._signals_in_a_row()
            if len(signals) > 1:
                told = partial(narration.signals_in_short, signals, audience)
                page.turn.news.tell_first(told, instead=True)
            else:
                page.turn.news.tell_first(partial(self._in_short, events, audience))
            page.turn.stand()
        if not isinstance(match.events[-1], Done):
            return
        last = last_deed(match)
        own = last is not None and page.session.is_human(match.moves[last].seat)
        said = partial(self._followed, events, audience)
        if not own:
            moves = story.moves(audience.listener)
            said = partial(self._turn_or_move, moves, events, audience)
        if last is not None and said():
            page.turn.news.tell(partial(self._with_thought, said, last))
            self._say_thought(last)

    def weight(self) -> Weight:
        """Return how much weighs what was done last, with what nobody was asked for after it."""
        session, match = self._page.session, self._page.session.match
        if not match.events:
            return Weight.CARD
        if isinstance(match.events[-1], Done):
            moves = session.story.moves(session.viewer)[last_deed(match) :]
        else:
            moves = session.story.events(session.viewer, len(match.events) - 1)
        return self._narration.weight(tuple(chain.from_iterable(moves)))

    def reading(self) -> float:
        """Return how long what was done last stands, so that it and its reason can be read."""
        page, last = self._page, last_deed(self._page.session.match)
        if page.turn is None:
            return 0.0
        told = page.turn.news.text
        thought = "" if last is None else self._thought(last)
        time = reading_time(told) if thought and thought in told else glance_time(told)
        return time * pace_factor(page.view.pace)

    def tell_thought(self, move: int) -> None:
        """Tell why a computer made a move, if that is what was done last."""
        page = self._page
        told = page.turn is not None and page.turn.news.text and not page.replay
        if told and page.turn is not None and move == last_deed(page.session.match):
            page.turn.stand()
            page.display.tell_rail()
            self._say_thought(move)

    def words_of_step(self, left: int) -> Callable[[], str]:
        """Return what the rail says of a move that is shown again, when so many are left."""
        audience = self._audience()
        moves = self._page.session.story.moves(audience.listener)
        said = partial(self._narration.in_short, moves[-1 - left], audience)
        return partial(self._with_thought, said, len(moves) - 1 - left)

    def say_step(self, before: AnySituation, left: int) -> Weight:
        """Say one of the moves that are shown again, when so many of them are left.

        Return its weight.
        """
        page, audience = self._page, self._audience()
        page.privacy.follow()
        happenings = self._say_moves(slice(-1 - left, -left or None))[0]
        page.sounds.happened([happenings], audience.listener)
        self._put_on_stage(happenings, audience)
        self.say_called(before)
        return self._narration.weight(happenings)

    def say_skipped(self, count: int) -> None:
        """Say the last moves, so many of them, which are not shown again after all."""
        if self._page.isVisible():
            audience = self._audience()
            for happenings in self._say_moves(slice(-count, None)):
                self._replace_unread(happenings)
                self._keep_unread(happenings, audience)
            self._page.display.tell_rail()

    def note_unread(self) -> None:
        """Have the rail tell what is on the stage until its reader acts."""
        if self._on_stage is not None:
            self._keep_unread(*self._on_stage)

    def _keep_unread(self, happenings: Happenings, audience: Audience) -> None:
        turn, told = self._page.turn, partial(self._narration.unread, happenings, audience)
        if turn is not None and audience.listener is not None and told():
            turn.news.unread.append(Unread(audience.listener, happenings, told))

    def _replace_unread(self, happenings: Happenings) -> None:
        """Tell no more of what something of the same kind has taken the place of."""
        if self._page.turn is not None:
            self._page.turn.news.replace_unread(happenings, self._narration.one_at_a_time)

    def say_choice(self, before: AnySituation) -> None:
        """Say what has been chosen, or is chosen no longer."""
        page = self._page
        page.privacy.tell_choice(page.game.announce_choice(before, page.display.situation), before)

    def say_called(self, before: AnySituation) -> None:
        """Say that it is the turn of the person at the screen, if it was not before."""
        called = self._page.game.called(before, self._page.display.situation)
        if self._page.calls:
            self._page.privacy.call(called, before)
        if called and before.stage != "playing":
            self._page.sounds.called()

    def _say_moves(self, which: slice) -> Sequence[Happenings]:
        """Say these moves, and return what they brought about."""
        page, audience = self._page, self._audience()
        story = page.session.story
        own = story.moves(audience.listener)[which]
        page.privacy.tell(self._narration, own, story.moves(None)[which], audience)
        return own

    def _in_short(self, events: Sequence[Happenings], audience: Audience) -> str:
        """Return what the rail says of these events."""
        return " ".join(filter(None, (self._narration.in_short(each, audience) for each in events)))

    def _turn_or_move(
        self, story: Sequence[Happenings], events: Sequence[Happenings], audience: Audience
    ) -> str:
        """Return what the rail says of the turn that these events ended, or else of them."""
        return self._narration.turn_in_short(story, audience) or self._in_short(events, audience)

    def _with_thought(self, said: Callable[[], str], move: int) -> str:
        """Return what is said of a move, and why a computer made it, where that is told."""
        thoughts = self._page.thoughts
        return said() if thoughts is None else thoughts.beside(said(), move)

    def _thought(self, move: int) -> str:
        thoughts = self._page.thoughts
        return "" if thoughts is None else thoughts.words(move)

    def _say_thought(self, move: int) -> None:
        if thought := self._thought(move):
            self._page.view.announce(thought)

    def _followed(self, events: Sequence[Happenings], audience: Audience) -> str:
        """Return what the rail says of what followed from these events."""
        return " ".join(filter(None, (self._narration.followed(each, audience) for each in events)))

    def _is_signal_of_computer(self, event: Event) -> bool:
        """Tell whether a computer has asked the others for something, or asks for it no more."""
        return isinstance(event, Signalled) and not self._page.session.is_human(event.seat)

    def _signals_in_a_row(self) -> list[SignalSet]:
        """Return the signals that who signalled last has set one after the other."""
        found = list[SignalSet]()
        for event in reversed(self._page.session.match.events):
            match event:
                case Signalled(seat, pile, str(signal)) if not found or found[0].seat == seat:
                    found.insert(0, SignalSet(seat, pile, signal))
                case _:
                    break
        return found

    def _audience(self) -> Audience:
        situation = self._page.display.situation
        return Audience(situation.players, situation.viewer)

    def _put_on_stage(self, happenings: Happenings, audience: Audience) -> None:
        """Have shown large what a move revealed, for as long as it is to be read."""
        narration, pace = self._narration, self._page.view.pace
        staged = narration.staged(happenings, audience)
        self._replace_unread(happenings)
        if staged is not None:
            self._on_stage = happenings, audience
            read = reading_time(staged.text) * pace_factor(pace)
            time = max(time_of(narration.weight(happenings), pace), read)
            named = self._page.game.named(happenings, self._page.display.situation)
            self._page.stage.prepare(partial(_staged, narration, happenings, audience), named, time)


def _staged(narration: Narration, happenings: Happenings, audience: Audience) -> Staged:
    """Return what a move put on the stage, in the language of the moment."""
    staged = narration.staged(happenings, audience)
    assert staged is not None
    return staged
