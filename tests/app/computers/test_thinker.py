"""The process of the computer players: asked one question at a time, replaced when it fails."""

from __future__ import annotations

import os
import signal
from functools import partial

import pytest

from app.thinker import TRIES, WAITS, Answer, Hint, Question, Thinker
from engine.core.match import Match
from engine.games import GAMES
from tests.app.computers.fakes import FakeThinker
from tests.app.waiting import wait_until

LEGAL = ("place 9 up1", "place 37 up1", "end")


def question(*legal: str, level: str | None = "easy", seed: int = 5) -> Question:
    view = {"game": "the-game", "hands": [[9, 37], [None]], "signals": [{}, {}]}
    return Question(view, 0, legal or LEGAL, seed, level)  # type: ignore[arg-type]


def is_another(thinker: Thinker, than: int) -> bool:
    """Whether another process runs now."""
    return thinker.process_id not in (None, than)


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


class Heard:
    """What came of questions, in order."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.all: list[object] = []

    def ask(self, asked: Question | None = None) -> object:
        """Ask, and wait for what comes of it."""
        self.put(asked)
        wait_until(lambda: bool(self.all))
        return self.all.pop(0)

    def put(self, asked: Question | None = None) -> None:
        self.thinker.ask(asked or question(), self.all.append, lambda: self.all.append("failed"))


@pytest.fixture
def heard(fake: FakeThinker) -> Heard:
    return Heard(fake)


def test_it_is_told_what_a_player_sees_and_nothing_else(fake: FakeThinker, heard: Heard) -> None:
    assert heard.ask() == Answer("place 9 up1", {})
    [told] = fake.asked
    assert told == {
        "id": 1, "cmd": "bot", "view": question().view, "seat": 0, "legal": list(LEGAL),
        "bot_seed": 5, "level": "easy",
    }  # fmt: skip


def test_one_question_at_a_time_in_their_order(fake: FakeThinker, heard: Heard) -> None:
    fake.plan("first", "last", "first")
    for _ in range(3):
        heard.put()
    wait_until(lambda: len(heard.all) == 3)
    assert [answer.action for answer in heard.all] == [LEGAL[0], LEGAL[-1], LEGAL[0]]  # type: ignore[attr-defined]
    assert len(fake.starts) == 1


@pytest.mark.parametrize("trouble", ["die", "rubbish", "wrong", "late", "flood", "refuse"])
def test_after_nonsense_another_process_is_asked_the_same(
    fake: FakeThinker, heard: Heard, trouble: str
) -> None:
    fake.plan("first", trouble, "last")
    heard.ask()
    fake.lose_patience()
    assert heard.ask() == Answer("end", {})
    assert len(fake.starts) == 2
    _, second, third = fake.asked
    assert second["view"] == third["view"]
    assert fake.process_id == fake.starts[-1]


def test_a_process_that_hangs_is_replaced(fake: FakeThinker, heard: Heard) -> None:
    fake.plan("first", "hang", "last")
    heard.ask()
    fake.lose_patience()
    assert heard.ask() == Answer("end", {})
    assert len(fake.starts) == 2
    assert fake.process_id == fake.starts[1]
    wait_until(lambda: gone(fake.starts[0]))


def test_a_process_that_is_slow_is_heard_and_kept(fake: FakeThinker, heard: Heard) -> None:
    fake.plan("first", "long", "hang", "hang")
    heard.ask()
    fake.lose_patience(400)
    assert heard.ask() == Answer(LEGAL[0], {})
    assert len(fake.starts) > 1
    assert fake.process_id == fake.starts[0]
    wait_until(lambda: all(map(gone, fake.starts[1:])))
    fake.plan("last")
    assert heard.ask() == Answer("end", {})
    assert fake.process_id == fake.starts[0]


def test_where_all_hang_the_question_is_given_up(fake: FakeThinker, heard: Heard) -> None:
    fake.plan("first", *["hang"] * TRIES, "last")
    heard.ask()
    fake.lose_patience(400)
    assert heard.ask() == "failed"
    assert fake.process_id is None
    wait_until(lambda: all(map(gone, fake.starts)))


def test_a_process_has_time_to_start(fake: FakeThinker, heard: Heard) -> None:
    fake.lose_patience(700)
    heard.put()
    assert fake._silence.interval() == 1400
    wait_until(lambda: bool(heard.all))
    heard.put()
    assert fake._silence.interval() == 700


def test_the_real_one_is_replaced_within_two_seconds(qapp: object) -> None:
    # Whether the process stands still or is killed. Besides the wait only a start takes time.
    assert WAITS[0] < 1000
    thinker = Thinker()
    heard = Heard(thinker)
    match = Match.new(GAMES["the-game"], 2, {}, 11)
    legal = tuple(map(str, match.legal(0)))
    asked = Question(match.view(0), 0, legal, 5, "easy")
    answer = heard.ask(asked)
    for signal_ in (signal.SIGSTOP, signal.SIGKILL):
        old = thinker.process_id
        assert old is not None
        os.kill(old, signal_)
        heard.put(asked)
        wait_until(partial(is_another, thinker, old))
        wait_until(lambda: bool(heard.all))
        assert heard.all.pop() == answer
    thinker.close()


def test_a_process_that_is_killed_while_nobody_asks_is_replaced_too(
    fake: FakeThinker, heard: Heard
) -> None:
    heard.ask()
    os.kill(fake.starts[0], signal.SIGKILL)
    wait_until(lambda: len(fake.starts) == 2)
    assert heard.ask() == Answer(LEGAL[0], {})


def test_after_some_tries_it_fails_and_can_be_asked_again(fake: FakeThinker, heard: Heard) -> None:
    fake.plan(*["die"] * TRIES)
    assert heard.ask() == "failed"
    assert len(fake.starts) == TRIES
    assert heard.ask() == Answer(LEGAL[0], {})


def test_a_program_that_is_not_there_fails(qapp: object) -> None:
    thinker = Thinker(command=["/nowhere/at-all"])
    assert Heard(thinker).ask() == "failed"
    thinker.close()


def test_what_is_cancelled_is_never_told(fake: FakeThinker, heard: Heard) -> None:
    fake.plan("slow", "last", "first")
    cancelled = [fake.ask(question(), heard.all.append, lambda: None) for _ in range(2)]
    for asked in cancelled:
        asked.cancel()
    # The first is on its way already; the second one is not asked at all.
    assert heard.ask() == Answer("end", {})
    assert len(fake.asked) == 2


def test_a_cancelled_question_is_not_asked_again(fake: FakeThinker, heard: Heard) -> None:
    fake.plan("first", "hang", "last")
    heard.ask()
    fake.lose_patience()
    fake.ask(question(), heard.all.append, lambda: None).cancel()
    assert heard.ask() == Answer("end", {})
    assert len(fake.asked) == 3


def test_signals_come_with_the_answer_and_alone(fake: FakeThinker, heard: Heard) -> None:
    fake.signal({"up1": "leave"})
    assert heard.ask() == Answer(LEGAL[0], {"up1": "leave"})
    asked = question()._replace(legal=())
    assert heard.ask(asked) == Answer(None, {"up1": "leave"})


def test_a_hint_says_why(fake: FakeThinker) -> None:
    hints: list[Hint] = []
    fake.ask_for_hint(question(level=None), hints.append, lambda: None)
    wait_until(lambda: bool(hints))
    [hint] = hints
    assert hint.action == LEGAL[0]
    assert [(reason.code, reason.args) for reason in hint.reasons] == [("small-step", {"step": 1})]
    [asked] = fake.asked
    assert asked["cmd"] == "hint"
    assert "level" not in asked


def test_after_the_end_nothing_is_told(fake: FakeThinker, heard: Heard) -> None:
    fake.plan("slow")
    heard.put()
    wait_until(lambda: len(fake.asked) == 1)
    fake.close()
    heard.put()
    assert fake.process_id is None
    assert heard.all == []
    with pytest.raises(ProcessLookupError):
        os.kill(fake.starts[0], 0)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_real_one_plays_and_hints(qapp: object, level: str) -> None:
    thinker = Thinker()
    match = Match.new(GAMES["the-game"], 3, {}, 12)
    legal = tuple(map(str, match.legal(0)))
    asked = Question(match.view(0), 0, legal, 5, level)  # type: ignore[arg-type]
    answer = Heard(thinker).ask(asked)
    assert isinstance(answer, Answer)
    assert answer.action in legal
    hints: list[Hint] = []
    thinker.ask_for_hint(asked._replace(level=None), hints.append, lambda: None)
    wait_until(lambda: bool(hints))
    assert hints[0].reasons
    thinker.close()
