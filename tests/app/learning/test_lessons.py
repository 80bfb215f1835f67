"""Every lesson: its steps can be done, in every way that they allow, and its words are true."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.learning.lesson import LessonStep, lesson
from app.learning.lesson_session import NOT_ASKED, LessonSession
from app.learning.lesson_words import LessonWords, lesson_words
from app.pages.lesson.coach import URGE_AFTER
from app.pages.lesson.spotlight import rects_of
from app.pages.table.computers.seats import seat_rects
from app.storage.settings import LanguageChoice
from app.table.layout import CardSpec, Layer, Rect
from app.table.painters import fitted
from app.table.visuals import LitVisual
from engine.games.the_game.fires import FIRE_CARDS
from tests.app.learning.conftest import SetLesson
from tests.app.learning.lessons import ALL, LessonTable, session_of, the_lesson, try_move

LANGUAGES: Final[tuple[LanguageChoice, ...]] = ("el", "en")
CTRL: Final = Qt.KeyboardModifier.ControlModifier
MOST_WORDS: Final = 35
SHORT: Final = 9
"""A word of at most so many letters looks lost in a line of its own."""
OF_THE_RULES: Final = {*range(14), 98, 99, 100, *FIRE_CARDS}
"""Numbers that a lesson may name although they do not lie on the table."""

each_lesson = pytest.mark.parametrize("key", ALL, ids="/".join)


def words_of(key: tuple[str, str], language: str) -> LessonWords:
    return lesson_words(*key, language)


def then_of(session: LessonSession) -> None:
    """Let the computers do their part of the step."""
    while (due := session.run.due) is not None:
        seat, action = due
        assert seat in session.match.waits_for, f"seat {seat} is not to act: {action}"
        assert session.match.why(seat, action) is None, f"{action}: not legal for {seat}"
        session.do_for(seat, action)


@each_lesson
def test_its_end_is_reached_by_what_is_shown(key: tuple[str, str]) -> None:
    taken = the_lesson(key)
    session = session_of(taken)
    for step in taken.steps:
        assert session.run.step is step
        if step.reads:
            session.run.read()
        else:
            assert step.takes_any or step.show in step.expect
            assert try_move(session, step.show) is None, f"{step.id}: {step.show}"
        then_of(session)
        assert session.run.complete
        if not session.run.is_last:
            session.run.advance()


@each_lesson
def test_every_way_that_a_step_allows_leads_to_the_end(key: tuple[str, str]) -> None:
    taken = the_lesson(key)
    for index, step in enumerate(taken.steps):
        for action in others_of(step):
            session = session_of(taken)
            session.go_to(index)
            assert try_move(session, action) is None, f"{step.id}: {action}"
            then_of(session)
            if not session.run.is_last:
                session.run.advance()
                session.go_to(len(taken.steps) - 1)


def others_of(step: LessonStep) -> tuple[str, ...]:
    """The actions that a step accepts besides the one that it shows."""
    return tuple(action for action in step.expect if action != step.show)


@each_lesson
def test_what_else_is_legal_is_not_done(key: tuple[str, str]) -> None:
    taken = the_lesson(key)
    for index, step in enumerate(taken.steps):
        session = session_of(taken)
        session.go_to(index)
        before = session.match.state()
        for action in map(str, session.legal()):
            if not step.accepts(action):
                refusal = session.submit(action)
                assert refusal is not None
                assert refusal.code == NOT_ASKED
        assert session.match.state() == before


@each_lesson
def test_both_languages_have_its_steps(key: tuple[str, str]) -> None:
    taken = the_lesson(key)
    ids = [step.id for step in taken.steps]
    assert len(set(ids)) == len(ids)
    for language in LANGUAGES:
        words = words_of(key, language)
        assert words.title
        assert len(words.known) == 4
        assert list(words.steps) == ids
        for step in taken.steps:
            said = words.steps[step.id]
            assert said.heading
            assert 1 <= len(said.text.split()) <= MOST_WORDS, f"{language} {step.id}"
            assert bool(said.task) is not step.reads, f"{language} {step.id}"
            if not step.reads and not step.takes_any:
                assert said.again.get(""), f"{language} {step.id} answers nothing else"
    greek, english = (words_of(key, language).steps for language in LANGUAGES)
    for step_id in ids:
        assert greek[step_id].again.keys() == english[step_id].again.keys(), step_id
        assert bool(greek[step_id].done) is bool(english[step_id].done), step_id


@each_lesson
def test_numbers_in_its_words_are_to_be_seen(key: tuple[str, str]) -> None:
    taken = the_lesson(key)
    for index, step in enumerate(taken.steps):
        session = session_of(taken)
        session.go_to(index)
        seen = set(numbers_in(session.view())) | OF_THE_RULES
        for language in LANGUAGES:
            said = words_of(key, language).steps[step.id]
            for text in (said.heading, said.text, said.task, *said.again.values()):
                for number in map(int, re.findall(r"\d+", text)):
                    assert number in seen, f"{language} {step.id}: {number}"


def numbers_in(value: Any) -> Iterator[int]:
    """All numbers in a view."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from map(int, re.findall(r"\d+", name))
            yield from numbers_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from numbers_in(each)
    elif isinstance(value, str):
        yield from map(int, re.findall(r"\d+", value))
    elif type(value) is int:
        yield value


NUMBERS: Final = [key for key in ALL if key[0] not in ("qwixx-cards", "wednesday")]
"""The lessons in which numbers are placed on piles that go up or down."""


SMALLER: Final = ("small step", "smaller", "μικρό βήμα", "μικρότερο")


@pytest.mark.parametrize("key", NUMBERS, ids="/".join)
def test_what_would_do_as_well_is_not_refused_as_if_it_did_not(key: tuple[str, str]) -> None:
    taken = the_lesson(key)
    for index, step in enumerate(taken.steps):
        if not step.show.startswith("place "):
            continue
        session = session_of(taken)
        session.go_to(index)
        state: Any = session.match.state()
        meant = Placing.of(step.show, state)
        for text in map(str, session.legal()):
            if not text.startswith("place ") or step.accepts(text):
                continue
            other = Placing.of(text, state)
            for language in LANGUAGES:
                words = words_of(key, language).steps[step.id]
                said = words.answer(text)
                if meant.covers and other.pile == meant.pile:
                    assert said != words.again.get("place"), f"{step.id}: {text} covers it, too"
                if any(more in said for more in ("skips more", "αφήνει έξω περισσότερους")):
                    assert other.skips > meant.skips, f"{step.id}: {text}"
                if any(small in said for small in SMALLER):
                    assert other.skips > meant.skips, f"{step.id}: {text}"


PLAIN: Final = [
    ("the-game", "pass-and-play", "first"),
    ("the-game", "pass-and-play", "second"),
    ("face-to-face", "gifts", "up"),
    ("face-to-face", "gifts", "down"),
    ("face-to-face", "gifts", "without"),
    ("face-to-face", "gifts", "two"),
]
"""Steps that ask for a card only because it costs least."""


@pytest.mark.parametrize(("game", "lesson_id", "step_id"), PLAIN)
def test_a_card_asked_for_is_the_one_that_skips_least(
    game: str, lesson_id: str, step_id: str
) -> None:
    taken = the_lesson((game, lesson_id))
    index = [step.id for step in taken.steps].index(step_id)
    session = session_of(taken)
    session.go_to(index)
    state: Any = session.match.state()
    placings = [
        Placing.of(text, state) for text in map(str, session.legal()) if text.startswith("place ")
    ]
    meant = Placing.of(taken.steps[index].show, state)
    assert meant.skips == min(each.skips for each in placings if not each.is_gift)


class Placing(NamedTuple):
    """What a card comes upon, and how many numbers it skips there; a trick skips fewer than 0."""

    pile: str
    skips: int
    covers: bool
    """It covers a card with a command or a fire."""

    @property
    def is_gift(self) -> bool:
        return self.pile.startswith("rival.")

    @classmethod
    def of(cls, action: str, state: dict[str, Any]) -> Placing:
        _, card, pile = action.split(" ")
        side, _, name = pile.rpartition(".")
        piles = state["piles"]
        if side:
            piles = piles[state["to_act"][0] if side == "own" else 1 - state["to_act"][0]]
        top = piles[name][-1]
        way = 1 if name.startswith("up") else -1
        ends = str(top) in state.get("commands", ()) or str(top) in state.get("fires", ())
        step = way * (int(card) - top)
        return cls(pile, step - 1, ends)


@each_lesson
def test_it_is_taken_by_mouse(key: tuple[str, str], set_lesson: SetLesson) -> None:
    taken = the_lesson(key)
    table = set_lesson(taken)
    for index, step in enumerate(taken.steps):
        assert table.run.index == index
        known = known_ids(table)
        assert {*step.point, *step.clear} <= known, f"{step.id} points at nothing"
        bubble = table.lesson_page.coach.bubble
        assert step.point or not bubble.points, f"{step.id} points at what it does not mean"
        extras = [each for each in table.page.rail.extras if each.isVisibleTo(table.page)]
        assert not (step.reads and any(map(QWidget.isEnabled, extras))), step.id
        if step.reads:
            table.page.rail.main.click()
        else:
            table.do_by_mouse(step.show)
        table.goes_on_from(index)
    assert table.finished


def known_ids(table: LessonTable) -> set[str]:
    """What a step can point at."""
    things = table.page.view.scene.layout.things
    return {"hand", *(thing.id for thing in things), *table.page.rail.hinted()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "window",
    [
        ((960, 600), 130),
        pytest.param(((960, 600), 150), marks=pytest.mark.thorough),
        pytest.param(((1600, 1000), 200), marks=pytest.mark.thorough),
    ],
)
@each_lesson
def test_nothing_is_cut_or_covered(
    key: tuple[str, str],
    window: tuple[tuple[int, int], int],
    language: LanguageChoice,
    set_lesson: SetLesson,
) -> None:
    size, text = window
    taken = the_lesson(key)
    table = set_lesson(taken, language, size, text)
    tallest = 1.2 if text <= 130 else 1.3
    page = table.lesson_page
    for index, step in enumerate(taken.steps):
        line = page.step_line
        font = fitted(line.task, page.metrics.font("status"), line.text_room)
        assert QFontMetricsF(font).horizontalAdvance(line.task) <= line.text_room + 1, step.id
        body = page.coach.bubble.body_rect
        assert page.rect().contains(body.toAlignedRect()), step.id
        bubble = Rect(body.x(), body.y(), body.width(), body.height())
        assert body.height() <= tallest * body.width(), f"{step.id}: the bubble is a tower"
        layout = page.view.scene.layout
        for thing in layout.things:
            lit = thing.id in step.point
            held = isinstance(thing, CardSpec) and thing.layer is Layer.HAND
            if lit or held:
                covered = bubble.overlap(thing.rect._replace(height=thing.rect.height * 0.9))
                share = covered / (thing.rect.width * thing.rect.height)
                assert share < 0.02, f"{step.id}: {thing.id} is covered"
        if step.reads:
            page.rail.main.click()
        else:
            try_move(page.lesson_session, step.show)
        table.goes_on_from(index)


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_piles_can_be_read_and_no_short_word_is_alone_in_a_last_line(
    key: tuple[str, str], language: LanguageChoice, set_lesson: SetLesson
) -> None:
    taken = the_lesson(key)
    table = set_lesson(taken, language, (960, 600))
    page = table.lesson_page
    for index, step in enumerate(taken.steps):
        body = page.coach.bubble.body_rect
        bubble = Rect(body.x(), body.y(), body.width(), body.height())
        for pile in page.view.scene.layout.places:
            if pile.takes_cards:
                share = bubble.overlap(pile.rect) / (pile.rect.width * pile.rect.height)
                assert share < 0.05, f"{step.id}: {pile.id} is covered"
        for thing in page.view.scene.layout.things:
            if thing.id in step.clear:
                share = bubble.overlap(thing.rect) / (thing.rect.width * thing.rect.height)
                assert share < 0.2, f"{step.id}: {thing.id} is named and covered"
        for lines in page.coach.bubble.lines():
            alone = len(lines) > 1 and len(lines[-1].split()) == 1
            assert not (alone and len(lines[-1]) <= SHORT), f"{step.id}: {lines}"
            assert not any(line[-1:].isalpha() for line in lines[:-1]), f"{step.id}: {lines}"
        if step.reads:
            page.rail.main.click()
        else:
            try_move(page.lesson_session, step.show)
        table.goes_on_from(index)


@pytest.mark.parametrize(
    "case", [("sheet", (960, 600), 150), ("play", (1600, 1000), 200)], ids=["sheet", "play"]
)
def test_letters_that_have_no_room_beside_what_is_meant_are_smaller(
    case: tuple[str, tuple[int, int], int], set_lesson: SetLesson
) -> None:
    step_id, size, text = case
    taken = lesson("qwixx-cards", "first")
    at = next(index for index, each in enumerate(taken.steps) if each.id == step_id)
    page = set_lesson(taken, "el", size, text, step=at).lesson_page
    bubble = page.coach.bubble
    assert bubble.metrics.text_scale < page.metrics.text_scale
    lit = rects_of(page.view.scene.layout, taken.steps[at].point)
    assert lit
    for rect in lit:
        assert not bubble.body_rect.intersects(QRectF(*rect.grown(-4)))


@pytest.mark.parametrize("lesson_id", ["first", "pass-and-play"])
def test_a_lesson_is_gone_back_step_by_step(lesson_id: str, set_lesson: SetLesson) -> None:
    taken = lesson("the-game", lesson_id)
    table = set_lesson(taken)
    start = table.session.match.state()
    for index, step in enumerate(taken.steps[:-1]):
        if step.reads:
            table.page.rail.main.click()
        else:
            table.do_by_mouse(step.show)
        table.goes_on_from(index)
    while table.page.rail.undo.allowed:
        index = table.run.index
        table.page.presses.undo()
        table.settle()
        assert table.run.index == index - 1
    assert table.run.index == 0
    assert table.session.match.state() == start


def test_it_goes_on_at_the_step_where_it_was_left(set_lesson: SetLesson) -> None:
    taken = lesson("the-game", "first")
    states = {}
    table = set_lesson(taken)
    for index, step in enumerate(taken.steps[:-1]):
        states[index] = table.session.match.state()
        if step.reads:
            table.page.rail.main.click()
        else:
            table.do_by_mouse(step.show)
        table.goes_on_from(index)
    for index, state in states.items():
        session = session_of(taken)
        session.go_to(index)
        assert session.match.state() == state


def test_a_legal_action_that_is_not_asked_for_is_answered(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("the-game", "first"))
    table.page.rail.main.click()
    table.goes_on_from(0)
    before = table.session.match.state()
    heard = table.heard_by(lambda: table.do_by_mouse("place 93 up2"))
    said = table.lesson_page.coach.words.again["place"]
    assert heard[-1] == said
    assert table.lesson_page.coach.bubble.words[1] == said
    assert table.session.match.state() == before
    assert table.run.index == 1


def test_an_illegal_action_gets_the_reason_of_the_table(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("the-game", "first"))
    table.page.rail.main.click()
    table.goes_on_from(0)
    table.drag("9", "up1")
    table.settle()
    assert "9" in table.lesson_page.coach.bubble.words[1]
    assert table.run.index == 1


def test_show_me_is_lit_after_a_while_and_after_two_misses(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("the-game", "first"))
    table.page.rail.main.click()
    table.goes_on_from(0)
    assert not shows_how(table)
    table.clock.advance(URGE_AFTER, URGE_AFTER)
    assert shows_how(table)
    table.page.rail.hint.click()
    assert not shows_how(table)
    for _ in range(2):
        assert not shows_how(table)
        table.do_by_mouse("place 93 up2")
        table.settle()
    assert shows_how(table)


def shows_how(table: LessonTable) -> bool:
    """Whether the button "Show me" is lit."""
    return any(each.id == "lesson:show" for each in table.page.view.scene.layout.decorations)


def test_show_me_lets_a_card_go_its_way_and_does_nothing(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("the-game", "first"), motion="full")
    table.page.rail.main.click()
    table.goes_on_from(0)
    before = table.session.match.state()
    table.page.rail.hint.click()
    ghost = table.lesson_page.coach.ghost
    assert ghost.isVisible()
    begun = ghost.pos()
    table.clock.advance(600)
    assert ghost.pos().y() < begun.y()
    table.clock.advance(3000)
    assert not ghost.isVisible()
    assert table.session.match.state() == before


def test_show_me_says_what_to_do_in_place_of_what_cannot_be_done(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("the-game", "first"))
    table.page.rail.main.click()
    table.goes_on_from(0)
    bubble = table.lesson_page.coach.bubble
    asked = bubble.words
    table.drag("9", "up1")
    table.settle()
    assert bubble.words != asked
    table.page.rail.hint.click()
    assert bubble.words == asked


def test_who_comes_back_finds_the_table_as_it_is(set_lesson: SetLesson) -> None:
    taken = lesson("the-game-extreme", "seven-commands")
    index = next(i for i, step in enumerate(taken.steps) if step.id == "no-trick")
    assert taken.steps[index - 1].then
    page = set_lesson(taken, step=index).lesson_page
    assert not page.replay
    assert page.display.situation.stage == "playing"
    assert not page.stage.isVisible()
    assert page.coach.bubble.words[0] == "No trick"


@pytest.mark.parametrize(("lesson_id", "step"), [("characters", 9), ("expert-rounds", 7)])
def test_what_is_only_read_is_gone_on_from_though_others_are_to_play(
    lesson_id: str, step: int, set_lesson: SetLesson
) -> None:
    table = set_lesson(lesson("wednesday", lesson_id), step=step)
    main = table.page.rail.main
    table.view.scene.caught_up.emit()
    assert main.word == "Continue"
    assert main.allowed


def test_signals_that_are_open_close_with_the_step(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("the-game", "first"))
    table.page.rail.main.click()
    table.goes_on_from(0)
    assert table.page.signals.open("up2")
    table.do_by_mouse("place 74 up1")
    assert table.page.signals.open("up2")
    table.goes_on_from(1)
    assert not table.page.signals.strip.isVisible()


def test_the_rail_says_who_plays_until_the_next_step(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("the-game", "on-fire"))
    for index, action in enumerate(("place 44 up1", "place 61 down1")):
        table.do_by_mouse(action)
        table.goes_on_from(index)
    line = table.lesson_page.step_line
    assert line.task == "End your turn"
    table.page.rail.main.click()
    assert table.run.due is not None
    assert line.task == "Robot 2 is playing"
    table.goes_on_from(2)
    assert line.task == "Place 52 on 55"


def test_the_rail_asks_no_more_for_what_has_been_done(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("qwixx-cards", "first"), motion="full", step=9)
    page, line = table.lesson_page, table.lesson_page.step_line
    assert line.task == "Cross the 10, or skip it"
    said: list[str] = []
    table.do_by_mouse("mark red 10")
    while not page.coach.saying_done:
        said.append(line.task)
        page.stage.end()
        table.clock.advance(50, 50)
    assert said
    assert "Cross the 10, or skip it" not in said


def test_a_lesson_is_taken_by_keys(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("the-game", "first"))
    table.key(Qt.Key.Key_Return, CTRL)
    table.goes_on_from(0)
    table.key(Qt.Key.Key_D)
    table.type("74")
    table.key(Qt.Key.Key_Return)
    table.settle()
    table.key(Qt.Key.Key_Return)
    table.goes_on_from(1)
    assert table.run.index == 2
    table.key(Qt.Key.Key_Backspace)
    table.settle()
    assert table.run.index == 1


@pytest.mark.parametrize("window", [((960, 600), 200), ((1600, 1000), 200)])
def test_very_large_letters_on_the_rail_are_not_cut_above_or_below(
    window: tuple[tuple[int, int], int], set_lesson: SetLesson
) -> None:
    size, text = window
    page = set_lesson(lesson("the-game", "first"), "el", size, text, step=1).lesson_page
    line, rail = page.step_line, page.rail_rect()
    high = sum(page.metrics.line_height(role) for role in ("status", "caption"))
    assert line.height() >= high
    assert rail.top() <= line.y() <= line.geometry().bottom() <= rail.bottom()


def test_what_is_asked_for_is_said_and_has_the_keys(set_lesson: SetLesson) -> None:
    table = set_lesson(lesson("the-game", "first"))
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Return, CTRL)
    table.goes_on_from(0)
    step = table.run.step
    card, place, *_ = step.point
    overlay = table.page.view.overlay
    assert overlay[card].accessibleName().endswith(", asked for")
    assert overlay[place].accessibleName().endswith(", asked for")
    assert overlay.focus == card
    others = [target for target in overlay.targets if target not in step.point]
    assert not any(overlay[each].accessibleName().endswith("asked for") for each in others)


def test_a_pile_is_not_asked_for_where_the_main_button_is(set_lesson: SetLesson) -> None:
    taken = lesson("wednesday", "expert-rounds")
    index = next(at for at, step in enumerate(taken.steps) if step.id == "wait")
    assert set(taken.steps[index].point) == {"rail:main", "played"}
    table = set_lesson(taken, "en", step=index)
    table.settle()
    assert table.lesson_page.coach.asks
    assert "asked for" not in table.page.view.overlay["played"].accessibleName()


def test_the_table_lights_who_can_be_chosen_and_where_penalties_go() -> None:
    chosen = {step.id: step for step in lesson("wednesday", "first").steps}["victim"]
    assert chosen.point == ("panel1", "panel2")
    penalty = {step.id: step for step in lesson("qwixx-cards", "first").steps}["penalty"]
    assert penalty.point == tuple(f"penalty:{index}" for index in range(4))


def test_show_me_presses_what_is_to_be_pressed(set_lesson: SetLesson) -> None:
    taken = lesson("qwixx-cards", "first")
    table = set_lesson(taken, motion="full")
    for index, step in enumerate(taken.steps):
        if step.id == "take":
            break
        table.page.rail.main.click()
        table.goes_on_from(index)
    before = table.session.match.state()
    table.page.rail.hint.click()
    ghost = table.lesson_page.coach.ghost
    table.clock.advance(850)
    assert ghost.isVisible()
    shown = table.page.view.scene.layout.card(table.run.step.point[0]).rect
    assert shown.holds(*ghost.geometry().center().toTuple())
    table.clock.advance(3000)
    assert not ghost.isVisible()
    assert table.session.match.state() == before


def test_moves_that_are_shown_beside_matches_are_not_beside_a_lesson(set_lesson: SetLesson) -> None:
    set_lesson(lesson("qwixx-cards", "first")).appearance.set_shows_moves(True)
    table = set_lesson(lesson("qwixx-cards", "first"))
    assert table.appearance.shows_moves
    assert not table.page.moves.open


def test_words_stand_beside_what_a_step_names_first(set_lesson: SetLesson) -> None:
    layout = set_lesson(lesson("wednesday", "characters")).page.view.scene.layout
    opened, played = (rects_of(layout, [id_])[0] for id_ in ("open", "played"))
    assert rects_of(layout, ("open", "played")) == [opened, played]
    assert rects_of(layout, ("played", "open")) == [played, opened]


def test_a_wrong_card_that_is_only_chosen_is_answered_and_put_back(set_lesson: SetLesson) -> None:
    taken = the_lesson(("qwixx-cards", "first"))
    at = next(index for index, step in enumerate(taken.steps) if step.id == "play")
    table = set_lesson(taken, step=at)
    said: list[str] = []
    table.view.announced.connect(said.append)
    table.click(table.middle("y4"))
    assert table.page.player_actions.chosen == ()
    assert said[-1] == "Choose both red cards, 8 and 9, and play them."
    assert "Choose both red cards" in table.lesson_page.coach.bubble.words[1]
    table.click(table.middle("r8"))
    assert table.page.player_actions.chosen
    assert "Choose both red cards" not in table.lesson_page.coach.bubble.words[1]


def test_the_bubble_goes_on_once_the_place_is_chosen(set_lesson: SetLesson) -> None:
    taken = the_lesson(("wednesday", "first"))
    at = next(index for index, step in enumerate(taken.steps) if step.id == "insert")
    table = set_lesson(taken, step=at)
    bubble = table.lesson_page.coach.bubble
    assert "press the lit gap" in bubble.words[1]
    table.click(table.middle("gap3"))
    assert "few cards are left in your hand" in bubble.words[1]
    assert table.page.player_actions.chosen == ()
    (ring,) = (each for each in table.view.scene.layout.decorations if each.id == "lesson:end:top")
    (words,) = (each for each in table.view.scene.layout.decorations if each.id == "end:top")
    assert ring.rect.x < words.rect.x - 3
    assert ring.rect.right > words.rect.right + 3
    table.clock.advance(URGE_AFTER, URGE_AFTER)
    table.click(table.middle("gap1"))
    assert "Now press Put her on top" in bubble.words[1]
    # Only what is to be pressed now has a ring: no "Show me", and nothing that Wednesday stands on.
    main = table.page.rail.main_rect()
    rings = [
        each for each in table.view.scene.layout.decorations if isinstance(each.visual, LitVisual)
    ]
    assert [ring.rect for ring in rings] == [main]
    pointer = bubble.pointer
    assert pointer is not None
    assert main.x < pointer.x() < main.right


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("step", ["number", "others", "last-number"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bubble_covers_the_number_for_all_or_what_the_display_is_filled_with(
    set_lesson: SetLesson, step: str, size: tuple[int, int], language: LanguageChoice
) -> None:
    taken = the_lesson(("qwixx-cards", "first"))
    at = next(index for index, each in enumerate(taken.steps) if each.id == step)
    table = set_lesson(taken, language, size, step=at)
    body, layout = table.lesson_page.coach.bubble.body_rect, table.view.scene.layout
    (words,) = (each.rect for each in layout.decorations if each.id == "heading:draw")
    display = [each.rect for each in layout.cards if each.id.startswith("display:")]
    assert len(display) == 4
    assert not any(body.intersects(QRectF(*each)) for each in (words, *display))


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize(
    ("lesson_id", "step"),
    [
        ("jokers", "joker"),
        ("jokers", "number"),
        ("jokers", "seven"),
        ("first", "take"),
        ("first", "twelve"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bubble_cuts_the_total_or_the_display(
    set_lesson: SetLesson,
    lesson_id: str,
    step: str,
    size: tuple[int, int],
    language: LanguageChoice,
) -> None:
    taken = the_lesson(("qwixx-cards", lesson_id))
    at = next(index for index, each in enumerate(taken.steps) if each.id == step)
    table = set_lesson(taken, language, size, step=at)
    body = table.lesson_page.coach.bubble.body_rect
    things = [
        each
        for each in table.view.scene.layout.things
        if each.id.startswith(("display:", "total:"))
    ]
    assert things
    assert not [each.id for each in things if body.intersects(QRectF(*each.rect))]


@pytest.mark.parametrize(
    ("key", "step"),
    [
        (("wednesday", "first"), 5),
        (("wednesday", "characters"), 1),
        (("wednesday", "characters"), 5),
        (("wednesday", "expert-rounds"), 3),
        (("the-game", "on-fire"), 6),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bubble_rather_points_at_nothing_than_lie_on_a_player(
    set_lesson: SetLesson, key: tuple[str, str], step: int, language: LanguageChoice
) -> None:
    table = set_lesson(the_lesson(key), language, (960, 600), step=step)
    body = table.lesson_page.coach.bubble.body_rect
    seats = seat_rects(table.view.scene.layout)
    assert seats
    assert not any(body.intersects(QRectF(*each)) for each in seats)


@pytest.mark.parametrize(
    ("key", "step"),
    [
        (("the-game", "first"), 10),
        (("the-game", "on-fire"), 2),
        (("the-game", "pass-and-play"), 5),
        (("the-game-extreme", "first"), 3),
        (("the-game-extreme", "seven-commands"), 0),
        (("wednesday", "first"), 4),
        (("wednesday", "first"), 9),
        (("wednesday", "first"), 13),
        (("wednesday", "characters"), 0),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bubble_is_low_or_squeezes_in_rather_than_be_far_from_what_it_is_about(
    set_lesson: SetLesson, key: tuple[str, str], step: int, language: LanguageChoice
) -> None:
    """They stood up to 300 pixels away, without a pointer."""
    taken = the_lesson(key)
    table = set_lesson(taken, language, (960, 600), step=step)
    bubble, layout = table.lesson_page.coach.bubble, table.view.scene.layout
    assert bubble.points
    apart = [each.rect for each in layout.places if each.takes_cards]
    apart += [*seat_rects(layout), *rects_of(layout, taken.steps[step].clear)]
    assert not any(covers(bubble.body_rect, each) for each in apart)


def covers(body: QRectF, rect: Rect) -> bool:
    """Whether more than an edge of something lies under the body of a bubble."""
    both = body.intersected(QRectF(*rect))
    return both.width() * both.height() > 0.02 * rect.width * rect.height


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bubble_covers_cards_of_an_open_tray(
    set_lesson: SetLesson, size: tuple[int, int], language: LanguageChoice
) -> None:
    taken = the_lesson(("wednesday", "combinations"))
    at = next(index for index, each in enumerate(taken.steps) if each.id == "fourth")
    table = set_lesson(taken, language, size, step=at)
    body, layout = table.lesson_page.coach.bubble.body_rect, table.view.scene.layout
    tray = [each.rect for each in layout.cards if ":tray:" in each.id]
    assert len(tray) > 20
    assert not any(body.intersects(QRectF(*each)) for each in tray)


def test_a_lesson_about_an_option_is_called_as_the_option(speak: Callable[[str], None]) -> None:
    def titles(language: LanguageChoice) -> dict[str, list[str]]:
        speak(language)
        return {
            game: [each.title for each in MODULES[game].setup().switches(2)]
            for game in dict.fromkeys(game for game, _ in ALL)
        }

    english, greek = titles("en"), titles("el")
    found = 0
    for game, lesson_id in ALL:
        called = words_of((game, lesson_id), "en").title
        if called in english[game]:
            option = greek[game][english[game].index(called)]
            greek_title = words_of((game, lesson_id), "el").title
            assert greek_title.casefold().endswith(option.casefold())
            found += 1
    assert found == 3


@pytest.mark.parametrize(
    ("language", "text", "step"), [("el", 200, 2), ("en", 200, 2), ("el", 150, 2), ("el", 100, 2)]
)
def test_the_light_on_the_rail_goes_with_its_button(
    set_lesson: SetLesson, language: LanguageChoice, text: int, step: int
) -> None:
    table = set_lesson(lesson("wednesday", "first"), language, text=text, step=step)
    assert table.run.step.point == ("rail:main",)
    layout = table.view.scene.layout
    [ring] = [each.rect for each in layout.decorations if each.id.endswith("rail:main")]
    assert ring == table.page.rail.main_rect()


def test_the_first_lesson_of_wednesday_tells_what_matches_ask_for() -> None:
    """The exceptions that a first match would else bring as news."""
    taken = the_lesson(("wednesday", "first"))
    [insert] = [step for step in taken.steps if step.id == "insert"]
    assert insert.point[0] == "gap1"
    named = {
        "en": {
            "blocked": "get rid", "insert": "gap", "thirteen": "13",
            "leads": "last card", "vampire": "point at any card", "character": "ends on top",
            "rounds": "ties are shared", "trio": "no other number",
            "higher": "opens with a 1", "last": "you are skipped",
        },
        "el": {
            "blocked": "ξεφορτωθεί", "insert": "κενό", "thirteen": "13",
            "leads": "τελευταία κάρτα", "vampire": "δείκτη πάνω", "character": "παίχτηκε πρώτη",
            "rounds": "ισοπαλία", "trio": "κανένας άλλος αριθμός",
            "higher": "ανοίγει με ένα 1", "last": "δεν παίζεις, εκτός αν",
        },
    }  # fmt: skip
    for language, words in named.items():
        said = words_of(("wednesday", "first"), language).steps
        for step_id, word in words.items():
            assert word in said[step_id].text, f"{language} {step_id}"
