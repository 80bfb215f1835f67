"""Somebody who follows computers at a table, skips at random, and checks what is shown."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from app.games import MODULES
from app.match.phase import Phase
from app.table.layout import Decoration, Layout
from app.table.pace import time_of
from engine.core.events import Done
from engine.core.log import LogEntry, log
from engine.games.qwixx_cards.happenings import DecisionMade, DecisionsTurnedUp
from tests.app.computers.played import Played

FRAME = 100
"""Milliseconds from one look at the table to the next."""
LONGEST = 600
"""So many frames may go by until something happens."""


@dataclass
class Event:
    """An event as it came to the table."""

    at: float
    """The time of the table's clock."""
    least: float
    """How long it has to stand, in milliseconds."""
    paced: bool
    """It waits until the event before it has stood for its time."""


@dataclass
class Follower:
    """Lets a match go on at its table, with presses at random, and looks at all that is shown."""

    table: Played
    chance: random.Random
    events: list[Event] = field(default_factory=list)
    short: list[tuple[float, float]] = field(default_factory=list)
    """How long events stood that stood too briefly, and how long they had to."""
    _pressed: bool = True
    _heard: list[str] = field(default_factory=list)
    _told: int = 0
    _silent: set[int] = field(default_factory=set)
    """Events of which there is nothing to say."""
    _seen: object = None
    """What the table was like when it was looked at last."""

    def follow(self, count: int) -> None:
        """Look on until so many events have come, or the match is over."""
        table = self.table
        self._told = len(table.match.events)
        table.session.changed.connect(self._note)
        table.view.announced.connect(self._heard.append)
        if not table.page.moves.open:
            table.page.moves.toggle()
        idle = known = 0
        while known < count and table.session.phase is not Phase.OVER:
            self._heard.clear()
            self._act()
            self._heard.clear()
            table.clock.advance(FRAME, FRAME)
            self._look()
            idle = 0 if len(self.events) > known else idle + 1
            known = len(self.events)
            assert idle < LONGEST
        table.view.announced.disconnect(self._heard.append)
        table.session.changed.disconnect(self._note)

    # What comes

    def _note(self) -> None:
        """Note the events that have come, and that the screen reader was told each of them once."""
        table, match = self.table, self.table.match
        narration = MODULES[match.game.id].narration()
        came = table.session.story.events(table.session.viewer, self._told)
        for index, happenings in enumerate(came, self._told):
            change = match.history[index]
            event = change.event
            paced = (
                isinstance(event, Done)
                and not table.session.is_human(event.seat)
                and not match.game.simultaneous(change.before)
            )
            least = time_of(narration.weight(happenings), table.appearance.pace)
            self._add(Event(table.clock.now(), least, paced))
        self._told += len(came)
        audience = table.page.announcer._audience()
        told = " ".join(filter(None, (narration.announce(each, audience) for each in came)))
        assert not told or self._heard.count(told) == 1, (told, self._heard)

    def _add(self, event: Event) -> None:
        if event.paced and self.events and not self._pressed:
            before = self.events[-1]
            if event.at - before.at < before.least:
                self.short.append((event.at - before.at, before.least))
        self.events.append(event)
        self._pressed = False

    # What is pressed

    def _act(self) -> None:
        """Do what has to be done that the match goes on, and now and then something else."""
        table, chance = self.table, self.chance
        page, turn = table.page, table.turn
        if page.display.ended:
            self._press(page.presses.main)
        elif table.session.legal():
            if chance.random() < 0.2:
                self._press(self._submit)
        elif turn.waits_for_press:
            if chance.random() < 0.5:
                self._press(turn.step)
        elif chance.random() < 0.04:
            self._press(chance.choice(self._presses()))

    def _press(self, press: Callable[[], object]) -> None:
        self._pressed = True
        press()

    def _submit(self) -> None:
        actions = [str(action) for action in self.table.session.legal()]
        assert self.table.session.submit(self.chance.choice(actions)) is None
        self._pressed = False

    def _presses(self) -> Sequence[Callable[[], object]]:
        presses, turn = self.table.page.presses, self.table.turn
        all_of_them: list[Callable[[], object]] = [
            lambda: presses.anything(to_play=False),
            lambda: presses.anything(to_play=True),
            presses.next_event,
        ]
        if turn.watched:
            all_of_them += [turn.step, self._go_back_and_on]
        return all_of_them

    def _go_back_and_on(self) -> None:
        """Look at what was before, step by step, then on again to the end or at once."""
        page = self.table.page
        for _ in range(self.chance.randint(1, 6)):
            page.presses.back()
            self._look()
        while page.replay and self.chance.random() < 0.7:
            page.presses.main()
            self._look()
            self.table.clock.advance(FRAME, FRAME)
        page.presses.pause()
        assert not page.replay
        assert not self.table.turn.paused

    # What is shown

    def _look(self) -> None:
        """Check that table and list show how things stand, or stood where somebody went back."""
        table, page = self.table, self.table.page
        now = len(table.match.events), len(page.replay), table.view.scene.resting
        if page.display.ended or now == self._seen:
            return
        self._seen = now
        states = table.match.states
        shown = len(states) - 1 - len(page.replay)
        situation = page.display.situation
        assert situation.view == table.match.view(table.session.viewer, shown)
        plain, scene = page.game.layout(situation, page.display.frame()), table.view.scene
        assert _bare(scene.layout) == _bare(plain)
        assert {*scene.cards} == {card.id for card in plain.cards}
        if not table.clock.awake:
            assert scene.leaving == []
        if scene.resting:
            for card in plain.cards:
                item = scene.cards[card.id]
                assert (item.pose, item.spec) == (item.spec.pose, scene.layout.card(card.id))
        if page.moves.open:
            self._read()

    def _read(self) -> None:
        """Check that the list has every event that is shown once, and no other."""
        table = self.table
        rows = table.page.moves.panel.list.moves.rows
        listed = [row.event for row in rows]
        assert listed == sorted(set(listed))
        expected = {*range(len(table.match.events) - len(table.page.replay))}
        narration = MODULES[table.match.game.id].narration()
        audience = table.page.announcer._audience()
        for index in expected - {*listed} - self._silent:
            entry, *later = log(table.match, table.session.viewer, index)
            if narration.announce(entry.happenings, audience):
                # What others decide in Qwixx has a row together, when all of it is turned up.
                assert _kept_until_turned_up(entry)
                told = next(filter(_turns_up, later), None)
                if told is None or told.event not in expected:
                    continue
                assert told.event in listed
            self._silent.add(index)
        assert {*listed} <= expected


def _kept_until_turned_up(entry: LogEntry) -> bool:
    return all(isinstance(each, DecisionMade) for each in entry.happenings)


def _turns_up(entry: LogEntry) -> bool:
    return any(isinstance(each, DecisionsTurnedUp) for each in entry.happenings)


def _bare(layout: Layout) -> tuple[object, ...]:
    """What a layout has, without what the page adds for computers."""
    return layout.cards, layout.places, [*map(_unpressed, _seen(layout.decorations))]


def _seen(decorations: Sequence[Decoration]) -> list[Decoration]:
    return [decoration for decoration in decorations if decoration.id != "thinking"]


def _unpressed(decoration: Decoration) -> Decoration:
    return replace(decoration, pressable=False)
