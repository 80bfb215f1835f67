"""A referee in a process of its own, asked many things at a time."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, TypeAlias

ROOT = Path(__file__).parents[2]

REFEREE = ("-m", "engine.referee")
"""What Python is started with."""

PORTION = 16 * 1024
"""Bytes of requests sent before their replies are read: less than any pipe holds."""

Reply: TypeAlias = dict[str, Any]
Request: TypeAlias = dict[str, Any]

_encode = json.JSONEncoder(separators=(",", ":")).encode


class Failure(Exception):
    """What a referee should never do."""


class Gone(Failure):
    """The referee does not answer any more."""


def check(right: object, wrong: str) -> None:
    """Raises Failure, which says what is wrong, unless all is right."""
    if not right:
        raise Failure(wrong)


def exactly(value: object) -> str:
    """The value as a text in which true is not 1, nor 1 the same as 1.0."""
    return json.dumps(value, sort_keys=True)


class Pipes:
    """The referee's process and the pipes to it, to be used in a ``with`` statement.

    Arguments are variables of its environment. Requests go out in portions, so that neither end
    waits for the other at every line.
    """

    def __init__(self, **environment: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, *REFEREE],
            cwd=ROOT,
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.pid = self._process.pid

    def ask(self, requests: Iterable[Request]) -> Iterator[Reply]:
        """The replies to these requests, in order. Raises Failure."""
        for reply in self.send(_encode(request).encode() for request in requests):
            yield json.loads(reply.decode())

    def send(self, lines: Iterable[bytes]) -> Iterator[bytes]:
        """The replies to these lines, which have no line end in them. Raises Failure."""
        for portion in portions(lines):
            yield from self._exchange(portion)

    def _exchange(self, lines: Sequence[bytes]) -> Iterator[bytes]:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin
        assert stdout
        try:
            stdin.write(b"\n".join(lines) + b"\n")
            stdin.flush()
        except BrokenPipeError:
            raise Gone("the referee is gone") from None
        for _ in lines:
            reply = stdout.readline()
            if not reply.endswith(b"\n"):
                raise Gone("the referee is gone")
            yield reply

    def close(self) -> None:
        """Lets the referee end. Raises Failure if it says more than it was asked."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin
        assert stdout
        with suppress(BrokenPipeError):
            stdin.close()
        rest = stdout.read()  # what the pipe's own buffer holds, too
        self._process.wait()
        check(not rest, f"more replies than requests: {rest[:200]!r}")
        check(self._process.returncode == 0, f"exit status {self._process.returncode}")

    def __enter__(self) -> "Pipes":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe
            with suppress(BrokenPipeError):
                pipe.close()
        self._process.wait()


def portions(lines: Iterable[bytes]) -> Iterator[list[bytes]]:
    """The lines in groups of not too many bytes; a longer line is a group of its own."""
    portion: list[bytes] = []
    size = 0
    for line in lines:
        if portion and size + len(line) >= PORTION:
            yield portion
            portion, size = [], 0
        portion.append(line)
        size += len(line) + 1
    if portion:
        yield portion
