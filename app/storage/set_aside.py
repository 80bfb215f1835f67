"""Names for files that cannot be read and are set aside."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path


def names_aside(path: Path) -> Iterator[Path]:
    """Yield the names that a damaged file can be given, the usual one first."""
    yield path.with_stem(f"{path.stem}.damaged")
    yield from (path.with_stem(f"{path.stem}.damaged-{number}") for number in count(2))
