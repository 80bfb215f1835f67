"""Mutated and random lines to one referee, which must answer each of them and stay as it is.

``python -m tests.soak.lines --lines 1000000 --seed 1`` says what went wrong, and at the end how
the lines were answered and how much memory the referee took; its exit status is 1 if anything
went wrong. The same seed gives the same lines. They are counted without the right ones among
them, which play on and ask what is to be checked.

The lines are requests of every kind about every game, right ones and such that were spoiled as
JSON values or as bytes, with mutated states, journals and views, and lines that are noise or as
long as a referee reads (``lines_maker``, ``lines_faults``). Checked is that every line has one
reply, of the right shape, with the line's id; that what is wrong is an error and what is right
is none (``lines_judge``); that what was accepted is kept as it was said, and can be played; that
some matches, which the lines talk about but do nothing legal in, never change; and that the
referee's memory does not grow.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from engine.referee.serving import MAX_LINE
from tests.soak.lines_faults import huge_lines
from tests.soak.lines_judge import Judge, Kept, read_request
from tests.soak.lines_maker import Line, Lines
from tests.soak.pipes import PORTION, Failure, Gone, Pipes, Reply, check

KEPT = 4
"""Matches of each game that are kept, and must not change."""

ROUNDS = 100
"""How often, in all, the kept matches are looked at and the referee's memory is measured."""

HUGE = 50
"""Lines, in all, that are about as long as a referee reads: all kinds come while it gets warm."""

WARM = 0.2
"""The part of the lines after which the referee's memory should not grow any more."""

MARGIN = 8 * 2**20
"""Bytes that it may grow nevertheless, as the matches that it holds are not always the same."""

LAST = 10
"""Samples at the end that are compared with those before."""

BIG_BLOCKS = {"MALLOC_MMAP_THRESHOLD_": "1048576"}
"""Has glibc give blocks beyond so many bytes back when they are free.

Otherwise it gets used to the longest lines, and leaves large holes between small blocks.
"""

MOST_FAILURES = 20
"""So many failures, and the run ends."""

SHOWN = 300
"""Bytes of a line that are shown when it is answered wrongly."""


def keep_matches(pipes: Pipes, judge: Judge, games: Sequence[Reply], random: Random) -> None:
    """Has the referee begin the matches that are kept, and play them to some point or the end."""
    for game in games:
        for number in range(KEPT):
            match = _begun(pipes, game, random)
            actions = (0, 10, random.randrange(200), 10_000)[number % 4]
            legal = _played(pipes, match, actions, random)
            seats: int = _ask(pipes, cmd="state", match=match)["state"]["seats"]
            viewers = (None, *range(seats))
            kept = Kept(
                match,
                _ask(pipes, cmd="state", match=match),
                _ask(pipes, cmd="save", match=match),
                legal,
                {each: _ask(pipes, cmd="view", match=match, seat=each) for each in viewers},
                {each: _ask(pipes, cmd="log", match=match, viewer=each) for each in viewers},
            )
            judge.keep(kept)


def _begun(pipes: Pipes, game: Reply, random: Random) -> str:
    while True:
        options = {name: random.choice(o["choices"]) for name, o in game["options"].items()}
        request = {"cmd": "new", "game": game["id"], "seats": random.randint(*game["seats"])}
        (reply,) = pipes.ask([{**request, "options": options, "seed": random.getrandbits(63)}])
        if reply["ok"]:
            return str(reply["match"])


def _played(pipes: Pipes, match: str, actions: int, random: Random) -> Reply:
    """Plays so many actions at random, if the match is not over before; what is legal then."""
    for _ in range(actions):
        legal = _ask(pipes, cmd="legal", match=match)
        if not legal["to_act"]:
            return legal
        seat = random.choice(legal["to_act"])
        action = random.choice(legal["actions"][str(seat)])
        _ask(pipes, cmd="do", match=match, seat=seat, action=action)
    return _ask(pipes, cmd="legal", match=match)


def _ask(pipes: Pipes, **request: Any) -> Reply:
    """The reply, which must be no error, without its ``ok``."""
    (reply,) = pipes.ask([request])
    check(reply.pop("ok"), f"error {reply}, asked {request}")
    return reply


class Memory:
    """How much memory a process takes, measured now and then; nothing where there is no /proc."""

    def __init__(self, pid: int) -> None:
        self._status = Path(f"/proc/{pid}/status")
        self.cold: list[int] = []
        """Bytes while the process gets warm: its memory may grow."""
        self.warm: list[int] = []
        """Bytes after that."""

    def measure(self, *, warm: bool) -> None:
        """Takes a sample."""
        if size := self._field("VmRSS"):
            (self.warm if warm else self.cold).append(size)

    def peak(self) -> int:
        """Bytes that the process ever took at most; 0 once it is gone."""
        return self._field("VmHWM")

    def grown(self) -> int:
        """Bytes by which the last samples exceed those before it was warm, median by median."""
        if not self.warm:
            return 0
        return round(median(self.warm[-LAST:]) - median(self.cold[len(self.cold) // 2 :]))

    def _field(self, name: str) -> int:
        try:
            lines = self._status.read_text().splitlines()
        except FileNotFoundError:
            return 0
        fields = dict(line.split(":", 1) for line in lines)
        return int(fields[name].split()[0]) * 1024 if name in fields else 0


class Run:
    """A run of so many lines, and what came of it."""

    def __init__(self, pipes: Pipes, lines: int, seed: int, huge: int = HUGE) -> None:
        random = Random(seed)
        games = _ask(pipes, cmd="games")["games"]
        self._pipes = pipes
        self._judge = Judge(games)
        keep_matches(pipes, self._judge, games, random)
        self.kept = len(self._judge.kept)
        self._maker = Lines(self._judge, games, random)
        self._huge = cycle(huge_lines(MAX_LINE).values())
        self._how_many_huge = huge
        self._asked_for = lines
        self.lines = 0
        self.spoiled = 0
        self.codes: Counter[str] = Counter()
        self.looks = 0
        self.slowest = 0.0
        self.peak = 0
        self.failures: list[str] = []
        self.memory = Memory(pipes.pid)

    def go(self) -> None:
        """Sends all lines; ends early when the referee is gone or fails again and again."""
        self.memory.measure(warm=False)
        with suppress(Gone):
            while self.spoiled < self._asked_for and len(self.failures) < MOST_FAILURES:
                before = self.spoiled
                portion = self._portion()
                self._exchange(portion)
                self.spoiled += sum(line.spoiled for line in portion)
                if self._passed(before, self._how_many_huge):
                    self._exchange([self._huge_line()])
                if self._passed(before, ROUNDS):
                    self._exchange(self._maker.looks())
                    self.looks += 1
                    self.memory.measure(warm=self.spoiled > WARM * self._asked_for)

    def _passed(self, before: int, times: int) -> bool:
        """Whether one of so many evenly spread moments of the run came since so many lines."""
        return self.spoiled * times // self._asked_for > before * times // self._asked_for

    def _portion(self) -> list[Line]:
        """Lines of enough bytes, or the last ones."""
        portion: list[Line] = []
        size = 0
        left = self._asked_for - self.spoiled
        while size < PORTION and left:
            portion.append(self._maker.next())
            size += len(portion[-1].text)
            left -= portion[-1].spoiled
        return portion

    def _huge_line(self) -> Line:
        text = next(self._huge)()
        too_long = len(text) >= MAX_LINE  # with its end

        def then(reply: Reply) -> None:
            code = "" if reply["ok"] else reply["error"]["code"]
            check((code == "too-long") == too_long, f"{len(text)} bytes long: {code}")

        return Line(text, None if too_long else read_request(text), then=then)

    def _exchange(self, portion: Sequence[Line]) -> None:
        """Sends these lines and judges the replies. Raises Gone."""
        began = time.perf_counter()
        replies = self._pipes.send(line.text for line in portion)
        for line in portion:
            self.lines += 1
            written = b""
            try:
                written = next(replies)
                self._hear(line, written)
            except Failure as failure:
                self._fail(line, written, failure)
                if isinstance(failure, Gone):
                    raise
        self.slowest = max(self.slowest, time.perf_counter() - began)

    def _hear(self, line: Line, written: bytes) -> None:
        try:
            reply = json.loads(written.decode("ascii"))
        except ValueError:
            raise Failure("the reply is no JSON") from None
        self._judge.judge(line.request, reply, sure=line.sure)
        self._maker.heard(line, reply)
        self.codes["ok" if reply["ok"] else reply["error"]["code"]] += 1

    def _fail(self, line: Line, written: bytes, failure: Failure) -> None:
        text = f"line {self.lines}: {failure}\n  {_short(line.text)}\n  {_short(written)}"
        self.failures.append(text)
        print(text, file=sys.stderr)

    def end(self) -> None:
        """Judges what can only be judged at the end, and lets the referee go."""
        self.peak = self.memory.peak()
        try:
            self._pipes.close()
            grown = self.memory.grown()
            check(grown <= MARGIN, f"the memory grew by {grown} bytes")
        except Failure as failure:
            self.failures.append(str(failure))
            print(failure, file=sys.stderr)


def _short(line: bytes) -> str:
    return repr(line) if len(line) <= SHOWN else f"{line[:SHOWN]!r}… ({len(line)} bytes)"


def _megabytes(size: int) -> str:
    return f"{size / 2**20:.1f} MB"


def show(run: Run, seconds: float) -> None:
    """Prints what came of a run."""
    print(
        f"{run.spoiled} mutated or random lines among {run.lines}, {seconds:.0f} s,"
        f" {run.lines / seconds:.0f} a second; the slowest exchange took {run.slowest:.1f} s"
    )
    for code, count in run.codes.most_common():
        print(f"  {code:20} {count:9}")
    print(f"Matches that were kept, looked at {run.looks} times: {run.kept}")
    if run.memory.warm:
        print(
            f"Memory of the referee: {_megabytes(run.memory.cold[0])} at first,"
            f" {_megabytes(run.memory.cold[-1])} when it was warm,"
            f" {_megabytes(run.memory.warm[-1])} at last (grown by"
            f" {_megabytes(run.memory.grown())}, {_megabytes(MARGIN)} allowed);"
            f" {_megabytes(run.peak)} in the longest lines"
        )
    print(f"{len(run.failures)} failures")


def main(arguments: Sequence[str] | None = None) -> int:
    """Sends the lines, says what came of it, and returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--lines", type=int, default=1_000_000, help="mutated or random ones")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--huge", type=int, default=HUGE, help="as long as a referee reads")
    chosen = parser.parse_args(arguments)
    began = time.monotonic()
    with Pipes(**BIG_BLOCKS) as pipes:
        run = Run(pipes, chosen.lines, chosen.seed, chosen.huge)
        run.go()
        run.end()
    show(run, time.monotonic() - began)
    return 1 if run.failures else 0


if __name__ == "__main__":
    sys.exit(main())
