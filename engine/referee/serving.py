"""Requests come in line by line, and replies go out."""

import os
import sys
from contextlib import nullcontext
from typing import IO

from engine.core.beat import beating
from engine.core.jsontext import write_ascii_json
from engine.referee.referee import Referee
from engine.referee.requests import Problem, failure

MAX_LINE = 24 * 1024 * 1024
"""Bytes of a request at most: the longest saved match fits, as a JSON string."""


def serve(stdin: IO[bytes], stdout: IO[bytes]) -> int:
    """Answer requests until the input ends or nobody reads the replies; return the exit status."""
    referee = Referee()
    while line := stdin.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE:
            _skip_line(line, stdin)
            reply = _too_long()
        else:
            with beating(stdout) if referee.beats else nullcontext():
                reply = referee.answer(line)
        try:
            stdout.write(reply.encode() + b"\n")
            stdout.flush()
        except BrokenPipeError:
            return 1
    return 0


def main() -> int:
    """Serve on standard input and output."""
    try:
        status = serve(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return 130
    if status:  # drop what is left in the buffer, so that it does not fail again at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status


def _skip_line(read: bytes, stdin: IO[bytes]) -> None:
    while read and not read.endswith(b"\n"):
        read = stdin.readline(MAX_LINE)


def _too_long() -> str:
    problem = Problem("too-long", limit=MAX_LINE)
    return write_ascii_json(failure(problem.code, str(problem), problem.args_by_name))
