"""The process of the computer players itself: it starts, fails, hangs, and is replaced."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.match.bot_client import Answer, BotClient, Hint, Question
from app.match.bot_process import BotProcess, RefereeProcess, referee_command
from engine.core.match import Match
from engine.games import GAMES
from tests.app.waiting import wait_until

FAKE = Path(__file__).with_name("fake_referee.py")


class OneProcess(BotClient):
    """The client as it is, which keeps the numbers of all its processes."""

    def __init__(self, command: list[str]) -> None:
        super().__init__(process=lambda parent: self._note(RefereeProcess(command, parent)))
        self.all: list[BotProcess] = []

    def _note(self, process: BotProcess) -> BotProcess:
        self.all.append(process)
        return process

    @property
    def running(self) -> int:
        """The number of the process, once one runs."""
        wait_until(lambda: self.process_id is not None)
        assert self.process_id is not None
        return self.process_id


@pytest.fixture
def real(qapp: object) -> Iterator[OneProcess]:
    bot_client = OneProcess(referee_command())
    yield bot_client
    bot_client.close()


def asked(level: str | None = "easy") -> Question:
    match = Match.new(GAMES["the-game"], 3, {}, 12)
    legal = tuple(map(str, match.legal(0)))
    return Question(match.view(0), 0, legal, 5, level)  # type: ignore[arg-type]


def answer_of(bot_client: BotClient, question: Question) -> Answer | str:
    heard: list[Answer | str] = []
    bot_client.ask(question, heard.append, lambda: heard.append("failed"))
    wait_until(lambda: bool(heard))
    return heard[0]


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_it_plays_and_hints(real: OneProcess, level: str) -> None:
    question = asked(level)
    answer = answer_of(real, question)
    assert isinstance(answer, Answer)
    assert answer.action in question.legal
    hints: list[Hint] = []
    real.ask_for_hint(asked(None), hints.append, lambda: None)
    wait_until(lambda: bool(hints))
    assert hints[0].reasons


def test_it_says_that_it_has_started(real: OneProcess) -> None:
    real.start()
    [process] = real.all
    wait_until(lambda: process.begun)
    assert not process.warm


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="here no process can be stopped")
def test_one_that_is_stopped_or_killed_is_replaced_and_nothing_is_lost(real: OneProcess) -> None:
    answer = answer_of(real, asked())
    for trouble in (signal.SIGSTOP, signal.SIGKILL):
        old = real.running
        os.kill(old, trouble)
        assert answer_of(real, asked()) == answer
        assert real.running != old
        wait_until(lambda old=old: is_gone(old))  # type: ignore[misc]


def test_one_that_is_killed_while_nobody_asks_is_replaced_too(real: OneProcess) -> None:
    answer = answer_of(real, asked())
    os.kill(real.running, signal.SIGTERM)
    wait_until(lambda: len(real.all) == 2)
    assert answer_of(real, asked()) == answer


@pytest.mark.parametrize("trouble", ["die", "rubbish", "flood"])
def test_one_that_fails_is_replaced(qapp: object, tmp_path: Path, trouble: str) -> None:
    (tmp_path / "plan").write_text(trouble)
    bot_client = OneProcess([sys.executable, str(FAKE), str(tmp_path)])
    question = asked()
    assert answer_of(bot_client, question) == Answer(question.legal[0], {})
    assert len(bot_client.all) == 2
    bot_client.close()


def test_a_program_that_is_not_there_fails(qapp: object) -> None:
    bot_client = OneProcess(["/nowhere/at-all"])
    assert answer_of(bot_client, asked()) == "failed"
    bot_client.close()


def test_it_ends_with_who_asks(real: OneProcess) -> None:
    real.start()
    process = real.running
    real.close()
    assert is_gone(process)
