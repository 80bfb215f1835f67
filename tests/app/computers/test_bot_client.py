"""Asking computer players: one question at a time, and how whoever fails is replaced."""

from __future__ import annotations

import pytest

from app.match.bot_client import LOOK, SILENT, STARTS, THINKS, TRIES, WORRY, Answer, Hint, Question
from engine.core.beat import BEAT
from tests.app.computers.fakes import FakeBotClient
from tests.app.waiting import wait_until

LEGAL = ("place 9 up1", "place 37 up1", "end")
FIRST, LAST = Answer(LEGAL[0], {}), Answer("end", {})


def question(*legal: str, level: str | None = "easy", seed: int = 5) -> Question:
    view = {"game": "the-game", "hands": [[9, 37], [None]], "signals": [{}, {}]}
    return Question(view, 0, legal or LEGAL, seed, level)  # type: ignore[arg-type]


class Heard:
    """What came of questions, in order."""

    def __init__(self, fake: FakeBotClient) -> None:
        self.fake = fake
        self.all: list[object] = []

    def ask(self, asked: Question | None = None) -> object:
        """Ask, and wait for what comes of it."""
        self.put(asked)
        return self.next()

    def put(self, asked: Question | None = None) -> None:
        self.fake.ask(asked or question(), self.all.append, lambda: self.all.append("failed"))

    def next(self) -> object:
        wait_until(lambda: bool(self.all))
        return self.all.pop(0)


@pytest.fixture
def heard(fake: FakeBotClient) -> Heard:
    return Heard(fake)


@pytest.fixture
def held(fake: FakeBotClient, heard: Heard) -> Heard:
    """A process that has proved itself thinks about a question, until it is let go."""
    fake.plan("first", "held")
    heard.ask()
    heard.put()
    return heard


def live(fake: FakeBotClient, index: int = 0) -> None:
    """A process says that it works."""
    fake.processes[index].hear(BEAT)


def test_it_is_told_what_a_player_sees_and_nothing_else(fake: FakeBotClient, heard: Heard) -> None:
    assert heard.ask() == FIRST
    [told] = fake.asked
    assert told == {
        "id": 1, "cmd": "bot", "view": question().view, "seat": 0, "legal": list(LEGAL),
        "bot_seed": 5, "level": "easy",
    }  # fmt: skip


def test_one_question_at_a_time_in_their_order(fake: FakeBotClient, heard: Heard) -> None:
    fake.plan("first", "last", "first")
    for _ in range(3):
        heard.put()
    assert [heard.next() for _ in range(3)] == [FIRST, LAST, FIRST]
    assert len(fake.processes) == 1


@pytest.mark.parametrize("trouble", ["die", "rubbish", "wrong", "late", "refuse"])
def test_after_nonsense_another_process_is_asked_the_same(
    fake: FakeBotClient, heard: Heard, trouble: str
) -> None:
    fake.plan("first", trouble, "last")
    heard.ask()
    assert heard.ask() == LAST
    assert len(fake.processes) == 2
    _, second, third = fake.asked
    assert second == third
    assert fake.process_id == 2


def test_a_process_that_is_silent_is_replaced_soon(fake: FakeBotClient, held: Heard) -> None:
    fake.look(SILENT - 1)
    assert len(fake.processes) == 1
    fake.plan("last")
    fake.look()
    assert held.next() == LAST
    assert SILENT * LOOK <= 1000  # the start of the second one comes on top
    assert (fake.process_id, len(fake.processes), fake.processes[0].gone) == (2, 2, True)


def test_while_a_process_works_no_other_one_starts(fake: FakeBotClient, held: Heard) -> None:
    for _ in range(20):
        fake.look(SILENT - 1)
        live(fake)
    assert len(fake.processes) == 1
    fake.let_go()
    assert held.next() == FIRST


def test_the_answer_of_one_that_was_only_late_is_heard(fake: FakeBotClient, held: Heard) -> None:
    fake.plan("held")
    fake.look(SILENT)
    assert len(fake.processes) == 2
    fake.processes[0].let_go()
    assert held.next() == FIRST
    assert (fake.process_id, fake.processes[1].gone) == (1, True)


def test_when_it_turns_out_to_work_the_other_one_goes(fake: FakeBotClient, held: Heard) -> None:
    fake.plan("held")
    fake.look(SILENT + 3)
    assert len(fake.processes) == 2
    live(fake)
    assert (fake.process_id, fake.processes[1].gone) == (1, True)
    fake.processes[0].let_go()
    assert held.next() == FIRST


def test_one_that_has_been_late_is_given_more_time(fake: FakeBotClient, held: Heard) -> None:
    late = SILENT - 2
    fake.look(late)
    live(fake)
    fake.look(WORRY * late - 1)
    assert len(fake.processes) == 1
    fake.look()
    assert len(fake.processes) == 2


def test_while_the_window_stands_still_nobody_counts_as_silent(
    fake: FakeBotClient, held: Heard
) -> None:
    fake.clock.advance(3_600_000, 3_600_000)
    assert len(fake.processes) == 1


def test_a_process_has_time_to_start(fake: FakeBotClient, heard: Heard) -> None:
    fake.born = False
    fake.plan("held", "last")
    heard.put()
    fake.look(STARTS - 1)
    assert len(fake.processes) == 1
    live(fake)
    fake.look(SILENT)
    assert len(fake.processes) == 2
    assert heard.next() == LAST


def test_slow_starts_are_remembered(fake: FakeBotClient, heard: Heard) -> None:
    fake.born = False
    fake.plan("held")
    heard.put()
    fake.look(STARTS - 1)
    live(fake)
    fake.plan("held")
    fake.look(SILENT)
    fake.look(2 * STARTS)
    assert len(fake.processes) == 2


def test_thoughts_without_end_are_given_up(fake: FakeBotClient, held: Heard) -> None:
    for _ in range(THINKS):
        assert held.all == []
        live(fake)
        fake.look()
    assert held.next() == "failed"
    assert len(fake.processes) == 1
    assert held.ask() == FIRST


def test_where_all_are_silent_the_question_is_given_up(fake: FakeBotClient, held: Heard) -> None:
    fake.plan(*["held"] * TRIES)
    for _ in range(TRIES):
        assert held.all == []
        fake.look(SILENT)
    assert held.next() == "failed"
    assert fake.process_id is None
    assert len(fake.processes) == TRIES
    assert all(process.gone for process in fake.processes)


def test_after_some_tries_it_fails_and_can_be_asked_again(
    fake: FakeBotClient, heard: Heard
) -> None:
    fake.plan(*["die"] * TRIES)
    assert heard.ask() == "failed"
    assert len(fake.processes) == TRIES
    assert heard.ask() == FIRST


def test_what_is_cancelled_is_never_told(fake: FakeBotClient, heard: Heard) -> None:
    fake.plan("held", "last", "first")
    cancelled = [fake.ask(question(), heard.all.append, lambda: None) for _ in range(2)]
    for asked in cancelled:
        asked.cancel()
    fake.let_go()
    # The first is on its way already; the second one is not asked at all.
    assert heard.ask() == LAST
    assert len(fake.asked) == 2


def test_a_cancelled_question_is_not_asked_again(fake: FakeBotClient, heard: Heard) -> None:
    fake.plan("first", "held", "last")
    heard.ask()
    fake.ask(question(), heard.all.append, lambda: None).cancel()
    heard.put()
    fake.look(SILENT)
    assert heard.next() == LAST
    assert len(fake.asked) == 3


def test_after_silence_nobody_waits_for_a_process_stands_ready(
    fake: FakeBotClient, heard: Heard
) -> None:
    fake.plan("first", "held")
    heard.ask()
    fake.ask(question(), heard.all.append, lambda: None).cancel()
    fake.look(SILENT)
    assert heard.all == []
    assert fake.process_id == 2


def test_signals_come_with_the_answer_and_alone(fake: FakeBotClient, heard: Heard) -> None:
    fake.signals = {"up1": "leave"}
    assert heard.ask() == Answer(LEGAL[0], {"up1": "leave"})
    asked = question()._replace(legal=())
    assert heard.ask(asked) == Answer(None, {"up1": "leave"})


def test_a_hint_says_why(fake: FakeBotClient) -> None:
    hints: list[Hint] = []
    fake.ask_for_hint(question(level=None), hints.append, lambda: None)
    wait_until(lambda: bool(hints))
    [hint] = hints
    assert hint.action == LEGAL[0]
    assert [(reason.code, reason.args) for reason in hint.reasons] == [("only", {})]
    [asked] = fake.asked
    assert asked["cmd"] == "hint"
    assert "level" not in asked


def test_after_the_end_nothing_is_told(fake: FakeBotClient, held: Heard) -> None:
    fake.close()
    held.put()
    fake.let_go()
    fake.look(THINKS)
    assert held.all == []
    assert (fake.process_id, len(fake.processes), fake.processes[0].gone) == (None, 1, True)
