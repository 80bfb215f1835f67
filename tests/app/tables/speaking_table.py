"""A table that only speaks: people pass it on, and nothing of it is to be seen.

What is said comes from the same parts as at a page: the announcer, the ears and their privacy, the
curtain's words, the list of moves, and the lines that tell how a match stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import replace
from functools import partial
from itertools import chain
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from app.games import MODULES
from app.games.contract import AnySituation
from app.games.narration import Audience
from app.match.phase import Phase
from app.match.session import Session
from app.match.story import Happenings
from app.pages.table.announcer import Announcer
from app.pages.table.display import Display
from app.pages.table.moves.rows import rows_from
from app.pages.table.privacy import Privacy
from app.pages.table.rail.words import hand_over
from app.style.appearance import Appearance
from app.table.view.covered import covered
from app.table.view.ears import Ears
from app.window.turns_since import turns_since_own
from engine.core.jsontext import Document
from engine.core.match import Match
from engine.games import GAMES
from engine.games.qwixx_cards.printed import COLOURS
from tests.app.table.support import NAMES, players
from tests.app.tables.matches import MOST_ACTIONS, choose, frame_of, sit_down
from tests.app.tables.picture import chosen_at_random
from tests.app.tables.public_cards import (
    counted_in,
    heard_in,
    laid_open_in,
    named_in,
    names_in,
    shown_in,
    told_in,
)

COVERED = re.compile(r"(?:card|place) \d+ of \d+")
"""What a card or place is called that nobody shall hear the name of."""

OFTEN = 0.1
"""How likely it is that who acts reads the table, and that who reads it chooses something first."""

RECENT = 10
"""So many moves before the turns on a curtain can be told with them."""
FRAME = frame_of((1280, 800))


class _Replay(tuple[Document, ...]):
    """The views that are still to be shown again."""

    __slots__ = ()
    done_by: int | None = None


class _Display(Display):
    """A display without a rail."""

    def tell_rail(self) -> None:
        """Tell nothing: there is nobody to read it."""


class SpeakingTable:
    """A session with people at one screen, and all that is said aloud at it, with who may hear it.

    `leaks` has what names a card that no bystander was shown by then, or that a text names and
    nobody was told. Whoever wants nothing kept from the others may say what they alone know.
    """

    def __init__(self, appearance: Appearance, match: Match, lot: Random) -> None:
        self.appearance = appearance
        self.session = Session(match, players(match.seats))
        self.module = MODULES[match.game.id]
        self.game = self.module.table()
        self.turn = self.thoughts = None
        self.calls = self.confides = True
        self.replay = _Replay()
        self.player_actions = SimpleNamespace(chosen=())
        self.sounds = SimpleNamespace(happened=_ignore, called=_ignore)
        self.stage = SimpleNamespace(prepare=_ignore)
        self.rail_words = SimpleNamespace(after_review=hand_over)
        self.asking = SimpleNamespace(forget=_ignore)
        self._lot = lot
        self.leaks: list[str] = []
        self.texts = self.kept = self._events = 0
        self._said: list[str] = []
        self._told: set[str] = set()
        """What all have been told so far."""
        self._narration = self.module.narration()
        ears = Ears(self._said.append)
        self.view = SimpleNamespace(ears=ears, announce=self._said.append, pace="calm")
        page = cast(Any, self)
        self.display = _Display(page)
        self.privacy = Privacy(page)
        self.announcer = Announcer(page)
        self.session.changed.connect(self._follow_change)
        self.session.phase_changed.connect(self._follow_phase)
        self._follow_phase()

    def isVisible(self) -> bool:
        """Return True: somebody sits there."""
        return True

    # What is said of it

    def _follow_change(self) -> None:
        """Say what has happened, as a page does once its session has changed."""
        start, self._events = self._events, len(self.session.match.events)
        before = self.display.follow()
        self._look_round(start)
        self._hear(
            partial(self.announcer.say_events, before),
            lambda viewer: self.session.story.events(viewer, start),
        )
        if self._lot.random() < OFTEN:
            self._read_names()

    def _follow_phase(self) -> None:
        """Let somebody leave, or sit down."""
        if self.session.phase is Phase.CURTAIN:
            self.display.cover()
            self.privacy.leave()
            self._read_curtain()
        elif self.session.phase is not Phase.WATCHING:
            self._arrive()

    def _arrive(self) -> None:
        """Tell who sits down what they have missed, step by step or at once, and call them."""
        display, announcer = self.display, self.announcer
        announcer.catch_up()
        display.situation = display.read()
        views = self.session.views.unseen()
        together = self.session.phase is not Phase.PLAYING
        self.replay = _Replay(() if together else views[1:])
        if not self.replay:
            watching = replace(display.situation, stage="watching")
            self.privacy.follow()
            self._hear(partial(announcer.say_called, watching), lambda _: ())
        else:
            display.situation = display.replayed(views[0])
        step = 1 if self._lot.random() < 0.5 else len(self.replay)
        while self.replay:
            self._go_on(step)
        self._read_names()

    def _go_on(self, count: int) -> None:
        """Show so many of the moves that are shown again."""
        display, announcer, before = self.display, self.announcer, self.display.situation
        view, self.replay = self.replay[count - 1], _Replay(self.replay[count:])
        left = len(self.replay)
        display.situation = display.replayed(view) if left else display.read()

        def say() -> None:
            if count == 1:
                announcer.say_step(before, left)
            else:
                announcer.say_skipped(count)
                announcer.say_called(before)

        moves = slice(-left - count, -left or None)
        self._hear(say, lambda viewer: self.session.story.moves(viewer)[moves])

    def _hear(
        self, say: Callable[[], None], told: Callable[[int | None], Sequence[Happenings]]
    ) -> None:
        """Listen to what is said of that which a viewer is told by the game."""
        self._said.clear()
        say()
        ears, viewer = self.view.ears, self.display.situation.viewer
        self.kept += ears.waiting
        may = self._may_tell(told(None)) | counted_in(self.session.match.view(None))
        if not ears.guarded:
            may |= self._may_tell(told(viewer))
            status = self.game.status(self.display.situation)
            may |= heard_in(self.session.match.game.id, " ".join(status[:2]))
        for text in self._said:
            self._check("said", text, may)

    def _may_tell(self, told: Sequence[Happenings]) -> set[str]:
        return told_in(self.session.match.game.id, chain.from_iterable(told))

    # What else there is to be heard

    def _look_round(self, start: int) -> None:
        """Check what bystanders are told of the last events against what they are shown."""
        match, story = self.session.match, self.session.story
        for index, told in enumerate(story.events(None, start), start):
            change = match.history[index]
            states = (change.before, change.after)
            before, after = (
                shown_in(match.game.id, match.game.view(state, None)) for state in states
            )
            self._told |= self._may_tell([told])
            if not named_in(match.game.id, told) <= before | after | laid_open_in(told):
                self.leaks.append(f"told: {told}")
        bystander = Audience(self.session.players, None)
        for row in rows_from(start, story, self._narration, bystander):
            for text in (row.text, row.short):
                self._check("row", text, self._may_tell([row.happenings]))

    def _read_curtain(self) -> None:
        """Read the curtain, and check that nothing of who has left lies behind it."""
        session = self.session
        last = session.views.turn_before()
        turns = [*session.views.earlier_turns(), *([] if last is None else [last])]
        first = min((moves.start for _, moves in turns), default=0)
        moves = session.story.moves(None)[max(0, first - RECENT) :]
        may = self._may_tell(moves) | {*map(str, range(len(moves)))}
        for turn in turns_since_own(session):
            self._check("curtain", turn.text(), may)
        behind, view, story = self.display.situation, session.match.view(None), session.story
        known = behind.view, behind.viewer, behind.legal, behind.chosen, behind.story()
        if known != (view, None, (), (), story.moves(None)):
            self.leaks.append("behind the curtain: what one person alone knows")

    def _read_names(self) -> None:
        """Read all that lies on the table, as a screen reader finds it."""
        if not self.view.ears.hides_hand:
            return
        situation, match, story = self.display.situation, self.session.match, self.session.story
        public = match.view(None)
        bystander = replace(
            situation, view=public, stage="watching", legal=(), viewer=None,
            story=partial(story.moves, None),
        )  # fmt: skip
        may = set(self._told)
        for name in (*names_in(self.game.layout(bystander, FRAME)), self.game.line(bystander)):
            may |= heard_in(match.game.id, name)
        if public["turn"].get("part") == "number":  # All see which number it is.
            number = public["draw"][0].removeprefix("?")
            may |= {f"{colour} {number}" for colour in COLOURS}
        self._check("line", self.game.line(situation), may)
        chooses = self._lot.random() < OFTEN
        chosen = chosen_at_random(self.game, situation, FRAME, self._events) if chooses else ()
        for each in (situation, *chosen):
            for name in (*names_in(covered(self.game.layout(each, FRAME))), *self._buttons(each)):
                if not COVERED.fullmatch(name):
                    self._check("named", name, may)

    def _buttons(self, situation: AnySituation) -> Iterator[str]:
        """What the buttons of the rail are said to be for."""
        if situation.stage in ("playing", "deciding"):
            main = self.game.main(situation)
            for action in (*([] if main is None else [main]), *self.game.extras(situation)):
                yield action.word if action.public is None else action.public

    def _check(self, where: str, text: str, may: Set[str]) -> None:
        self.texts += bool(text)
        if not heard_in(self.session.match.game.id, text) <= may:
            self.leaks.append(f"{where}: {text}")


def _ignore(*_: object) -> None:
    """Make no sound, and show nothing."""


def listen(
    appearance: Appearance,
    game_id: str,
    seed: int,
    *,
    one_by_ear: bool = False,
    actions: int = MOST_ACTIONS,
) -> SpeakingTable:
    """Play a match at random, with signals and moves taken back, and listen to it.

    It has three people, or as many as may play. The cards of all are spoken only when they ask, or
    where only `one_by_ear` plays, those of one.
    """
    game, lot = GAMES[game_id], Random(f"{game_id} {seed}")
    seats = min(3, game.max_seats)
    options = {
        name: lot.choice(list(option.choices_at(seats))) for name, option in game.options.items()
    }
    match = Match.new(game, seats, options, seed)
    by_ear = lot.randrange(seats)
    confiding, people = appearance.confiding, NAMES[:seats]
    confiding.choose(people[by_ear], on=True)
    for name in people:
        confiding.choose(name, on=not one_by_ear or name == people[by_ear], people=people)
    table = SpeakingTable(appearance, match, lot)
    session = table.session
    for _ in range(actions):
        if match.over is not None:
            break
        if session.undo.possible and lot.random() < 0.1:
            session.undo.take_back()
            continue
        sit_down(table.session)
        assert session.seat is not None
        if session.phase is Phase.PLAYING and lot.random() < 0.1:
            _signal(session, lot)
        assert session.submit(choose(match, lot, session.seat)[1]) is None
    return table


def _signal(session: Session, lot: Random) -> None:
    """Ask for something on a pile, or no longer, where that may be done."""
    piles = session.match.view(None).get("piles")
    if isinstance(piles, dict):
        session.signal(lot.choice(list(piles)), lot.choice([None, "leave", "gentle"]))
