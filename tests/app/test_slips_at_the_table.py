"""Whatever a hand does by mistake, at whatever step of whatever game: at most one thing is done.

At every kind of step every kind of thing is clicked twice, slowly and fast, and every key held.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import cycle, pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication

from app.games.contract import MAIN, Advice
from app.match.bot_client import Hint
from app.match.bot_controller import ComputerSeats
from app.match.phase import Phase
from app.match.session import Session
from app.pages.table.choices import ChoiceStrip
from app.pages.table.hint import TableHint
from app.pages.table.page import TablePage
from app.press_guard import AGAIN
from app.style.appearance import Appearance
from app.table.layout import CardSpec, Decoration, PlaceSpec
from engine.core.events import Done, Event
from engine.core.match import Match
from engine.games import GAMES
from tests.amounts import some, thorough
from tests.app.games.qwixx_situations import match_at as qwixx_at
from tests.app.games.wednesday_positions import position as wednesday
from tests.app.games.wednesday_situations import STEPS
from tests.app.hands import Hands, middle
from tests.app.manual_clock import ManualClock
from tests.app.pages.hinted import Adviser
from tests.app.table.support import look_at
from tests.app.tables.matches import GAME_IDS, Sight, moments, sights, until

GAPS = (60, 140, 300, 420, 600, 750, 900)
"""Milliseconds between the presses of a double click, of quick and of slow hands."""

EACH = 1
"""So many things of one kind are tried at a step."""

OF_A_KIND = 1000 if thorough() else 3
"""So many things of one kind are clicked in a game."""

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
HELD = (
    (Key.Key_Return, False), (Key.Key_Space, False), (Key.Key_Return, True), (Key.Key_H, False),
    (Key.Key_N, False), (Key.Key_P, False), (Key.Key_S, False), (Key.Key_T, False),
    (Key.Key_Z, True), (Key.Key_1, False),
)  # fmt: skip


class Step(NamedTuple):
    """A kind of step: a match at it, and who looks on how."""

    match: Match
    sight: Sight


@cache
def steps(game_id: str) -> list[Step]:
    """Those at which somebody at the screen can do something: each action in each phase."""
    found: list[Step] = []
    seen: set[object] = set()
    for match in moments(game_id):
        turn = match.view(None)["turn"]
        for sight in sights(match):
            if sight.phase in (Phase.CURTAIN, Phase.OVER):
                continue
            acts = sight.seat in match.to_act
            legal = match.legal(sight.seat) if acts and sight.seat is not None else []
            verbs = {str(action).split()[0] for action in legal} or {""}
            part = turn.get("part", turn.get("step"))
            kinds = {(sight.phase, part, verb) for verb in verbs}
            if not kinds <= seen:
                seen |= kinds
                found.append(Step(match, sight))
    return found


class Table:
    """A page at a step, with hands that have looked at it."""

    def __init__(self, appearance: Appearance, step: Step) -> None:
        match = until(step.match, len(step.match.states) - 1)
        self.session: Session = step.sight.session(match)
        self.adviser = Adviser()
        clock = ManualClock()
        computers = ComputerSeats(self.session, self.adviser, self.session)
        self.page = TablePage(appearance, self.session, clock=clock, computers=computers)
        self.page.setUpdatesEnabled(False)
        self.page.resize(1280, 800)
        self.page.show()
        self.page.setFocus()
        self.hands = Hands(self.page, clock)
        self.look_on()

    def look_on(self) -> None:
        """Let everything come to rest, and be seen."""
        self.hands.wait(2 * AGAIN)
        self.page.replay.skip()
        self.page.view.scene.finish()
        self.hands.wait(2 * AGAIN)

    def stand(self) -> tuple[object, ...]:
        """How things stand for people, and before whom."""
        session = self.session
        events = [event for event in session.match.events if self._is_of_a_person(event)]
        return len(events), session.phase, session.seat

    @property
    def done(self) -> int:
        """How many things people have done in the match: cards are played and crossed in one."""
        done = [event for event in self.session.match.events if isinstance(event, Done)]
        together = sum(
            before.action.startswith("play") and after.action.startswith(("mark", "skip"))
            for before, after in pairwise(done)
        )
        return sum(map(self._is_of_a_person, done)) - together

    def _is_of_a_person(self, event: Event) -> bool:
        """Computers do at once what they cannot but do."""
        seat = getattr(event, "seat", None)
        return seat is None or self.session.is_human(seat)

    def close(self) -> None:
        self.page.close()
        self.page.deleteLater()
        self.session.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def press_hint(self, *, by_key: bool) -> None:
        if by_key:
            self.hands.key(Key.Key_H)
        else:
            self.hands.click(self.page.rail.hint)

    # What can be pressed

    def points(self) -> Iterator[tuple[str, QPoint]]:
        """So many of each kind of thing that a click finds, with what it is."""
        rail = self.page.rail
        for button in (rail.main, rail.undo, rail.hint, *rail.extras):
            if button.isVisible():
                yield button.accessibleName(), middle(button)
        scene = self.page.view.scene
        layout = scene.layout
        kinds: dict[str, int] = {}
        things: list[CardSpec | PlaceSpec | Decoration] = [
            *layout.cards, *layout.places, *layout.decorations,
        ]  # fmt: skip
        for thing in things:
            kind = thing.id.rstrip("0123456789").partition(":")[0] + type(thing).__name__
            if kinds.get(kind, 0) == EACH:
                continue
            for down in (0.5, 0.2, 0.8):
                at = QPoint(
                    round(thing.rect.x + thing.rect.width / 2),
                    round(thing.rect.y + thing.rect.height * down),
                )
                card = scene.card_at(at.x(), at.y())
                free = self.page.childAt(at) is self.page.view
                if free and thing.id == (card or scene.target_at(at.x(), at.y())):
                    kinds[kind] = kinds.get(kind, 0) + 1
                    yield thing.id, at
                    break


@pytest.fixture(scope="module")
def appearance(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Appearance:
    folder: Path = tmp_path_factory.mktemp("look")
    return look_at(folder, motion="reduced")


def test_steps_of_every_sort_are_tried() -> None:
    phases = {step.sight.phase for game_id in GAME_IDS for step in steps(game_id)}
    assert phases >= {Phase.PLAYING, Phase.DECIDING, Phase.REVIEWING}
    assert all(len(steps(game_id)) > 2 for game_id in GAME_IDS)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_neither_a_double_click_nor_enter_after_it_does_a_second_thing(
    appearance: Appearance, game_id: str
) -> None:
    gaps = cycle(GAPS)
    did: set[str] = set()
    tried = Counter[str]()
    for step in steps(game_id):
        first = Table(appearance, step)
        points = list(first.points())
        first.close()
        for name, at in points:
            kind = name.rstrip("0123456789")
            tried[kind] += 1
            if tried[kind] > OF_A_KIND:
                continue
            table, gap = Table(appearance, step), next(gaps)
            where = f"{name} at {step.sight} of {step.match.view(None)['turn']}, {gap} ms"
            before, begun = table.stand(), table.done
            undoes = table.page.rail.undo.geometry().contains(at)
            table.hands.click(at)
            after = table.stand()
            table.hands.wait(gap - table.hands.CLICK)
            table.hands.click(at)
            if after != before and not undoes:
                did.add(name)
                assert table.stand() == after, where
            # Where nothing was done yet, a card that was picked up may be played by the second.
            assert table.done <= begun + 1, where
            table.look_on()
            after = table.stand()
            # A strip of choices shows which of them has the focus.
            if not any(strip.isVisible() for strip in table.page.findChildren(ChoiceStrip)):
                table.hands.key(Key.Key_Return)
                assert table.stand() == after, where
            table.close()
    assert did


AT_THE_SCREEN = Sight(0, Phase.PLAYING, True, False)
FOR_GOOD = {
    "combo 6": wednesday(((6, 6, 6, 9), (1, 3, 8), (4, 8, 12)), played=(2,)),
    "combo 10": wednesday(((3, 10, 10, 10, 10), (1, 3, 8), (4, 8, 12)), played=(2,)),
}


@pytest.mark.parametrize("action", FOR_GOOD)
def test_a_double_click_does_nothing_for_good(appearance: Appearance, action: str) -> None:
    step = Step(Match.from_state(GAMES["wednesday"], FOR_GOOD[action]), AT_THE_SCREEN)
    for gap in GAPS:
        table = Table(appearance, step)
        button = middle(table.page.rail.extras[0])
        table.hands.click(button)
        table.hands.wait(gap - table.hands.CLICK)
        table.hands.click(button)
        assert table.done == 0, gap
        table.look_on()
        table.hands.click(button)
        assert table.session.match.moves[-1].action == action  # type: ignore[union-attr]
        table.close()


CHOOSING = {"pick": "r2:tray:4", "block": "strip5", "insert": "gap3"}


def point_of(table: Table, target: str) -> QPoint:
    """Where a click finds that card or place."""
    scene = table.page.view.scene
    things: list[CardSpec | PlaceSpec] = [*scene.layout.cards, *scene.layout.places]
    [rect] = [thing.rect for thing in things if thing.id == target]
    places = [
        QPoint(round(rect.x + rect.width * across), round(rect.y + rect.height * 0.5))
        for across in (0.5, 0.1, 0.9)
    ]
    found = (at for at in places if target in (scene.card_at(at.x(), at.y()),
                                               scene.target_at(at.x(), at.y())))  # fmt: skip
    return next(found)


@pytest.mark.parametrize("step", CHOOSING)
def test_a_double_click_chooses_in_a_tray(appearance: Appearance, step: str) -> None:
    target = CHOOSING[step]
    there = Step(Match.from_state(GAMES["wednesday"], STEPS[step]), AT_THE_SCREEN)
    for gap in GAPS:
        table = Table(appearance, there)
        at = point_of(table, target)
        table.hands.click(at)
        table.hands.wait(gap - table.hands.CLICK)
        table.hands.click(at)
        assert table.page.display.situation.chosen == (target,), gap
        table.look_on()
        table.hands.click(at)
        assert not table.page.display.situation.chosen, gap
        table.close()


def test_two_cards_chosen_by_quick_keys_are_played_at_once(appearance: Appearance) -> None:
    table = Table(appearance, Step(qwixx_at("play"), AT_THE_SCREEN))
    hands, focus = table.hands, table.page.view.overlay
    hands.key(Key.Key_5, text="5")
    table.look_on()
    begun = hands.time
    assert focus.focus == "r5"
    hands.key(Key.Key_Return)
    hands.key(Key.Key_Right)
    assert focus.focus == "r7"
    hands.key(Key.Key_Return)
    assert table.page.display.situation.chosen[:2] == ("r5", "r7")
    hands.key(Key.Key_Return, CTRL)
    assert hands.time - begun < AGAIN
    done = [event.action for event in table.session.match.events if isinstance(event, Done)]
    assert done[:1] == ["play red r5 r7"]
    table.close()


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_held_key_does_one_thing(appearance: Appearance, game_id: str) -> None:
    for step in steps(game_id):
        table = Table(appearance, step)
        for key, ctrl in HELD:
            before = table.done
            table.hands.hold(key, CTRL if ctrl else Qt.KeyboardModifier.NoModifier)
            assert table.done <= before + 1, (key, step.sight, step.match.view(None)["turn"])
            table.look_on()
        table.close()


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_enter_held_on_whatever_has_the_focus_presses_it_once(
    appearance: Appearance, game_id: str
) -> None:
    pressed: set[str] = set()
    can_press = False
    for step in steps(game_id):
        table = Table(appearance, step)
        main = table.page.game.main(table.page.display.situation)
        can_press = can_press or (main is not None and main.allowed)
        for _ in range(len(table.page.rail.stops)):
            table.hands.key(Key.Key_Backtab)
            before = table.done
            table.hands.hold(Key.Key_Return)
            assert table.done <= before + 1, (step.sight, step.match.view(None)["turn"])
            if table.done > before:
                pressed.add(str(table.session.match.events[-1]))
                break
        table.close()
    assert pressed or not can_press


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_hint_is_not_done_before_it_can_have_been_read(
    appearance: Appearance, game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = property(lambda _: Advice("Do this", (), (MAIN,), MAIN))
    monkeypatch.setattr(TableHint, "advice", said)
    gaps, tried = cycle(GAPS), 0
    for step in steps(game_id):
        table = Table(appearance, step)
        for by_key in (True, False, True):
            if not table.page.hint.possible:
                break
            table.press_hint(by_key=by_key)
            if not table.adviser.hints:
                break
            tried += 1
            table.adviser.advise(Hint(str(table.session.legal()[-1]), ()))
            before = table.stand()
            table.hands.wait(next(gaps) - table.hands.CLICK)
            table.press_hint(by_key=by_key)
            assert table.stand() == before
            assert table.page.hint.lit is not None
            table.look_on()
            table.press_hint(by_key=by_key)
            assert table.page.hint.lit is None
            table.look_on()
        table.close()
    assert tried >= some(2, least=1)


def test_a_key_on_a_button_that_cannot_be_pressed_is_not_asked_for_again(
    appearance: Appearance,
) -> None:
    """It is told why the button does nothing, however soon it comes after a click on it."""
    match = Match.from_state(GAMES["wednesday"], wednesday())
    sight = Sight(0, Phase.PLAYING, hand_open=True, alone=True)
    table = Table(appearance, Step(match, sight))
    main = table.page.rail.main
    lost: list[bool] = []
    said: list[str] = []
    table.hands.slips.key_lost.connect(lambda: lost.append(True))
    table.page.view.announced.connect(said.append)
    table.hands.click(main)
    assert (table.done, main.allowed) == (1, False)
    for _ in range(2):  # The first one shows where the keyboard is.
        table.hands.wait(250)
        table.hands.key(Key.Key_Space)
    assert lost == []
    assert said[-1] == "It is Anna’s turn."
    assert table.done == 1
    table.close()
