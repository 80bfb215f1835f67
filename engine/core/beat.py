"""The heartbeat: a line written at intervals while a long request is worked on."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import IO, Final

from engine.core.jsontext import Json, write_ascii_json

HEARTBEAT: Final[dict[str, Json]] = {"ok": True, "beat": True}
BEAT: Final = write_ascii_json(HEARTBEAT).encode()
"""The line, without its end."""

EVERY: Final = 0.1
"""Seconds between two lines."""


@contextmanager
def beating(stream: IO[bytes]) -> Iterator[None]:
    """Write the line every ``EVERY`` seconds until the block ends.

    The block must write nothing to the stream itself.
    """
    done = Event()

    def beat() -> None:
        with suppress(OSError):  # nobody reads it any more; the block will notice too
            while not done.wait(EVERY):
                stream.write(BEAT + b"\n")
                stream.flush()

    heart = Thread(target=beat, daemon=True)
    heart.start()
    try:
        yield
    finally:
        done.set()
        heart.join()
