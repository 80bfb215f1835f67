"""Migrations: journals of earlier rules, converted to the rules of today before a replay."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from engine.core.errors import Damaged
from engine.core.events import Event
from engine.core.header import Header

Migration: TypeAlias = Callable[[Header, Sequence[Event]], tuple[Header, Sequence[Event]]]
"""Converts the journal of one version to the next; raises ValueError if it cannot."""


def carry_over(
    header: Header, events: Sequence[Event], version: int, migrations: Mapping[int, Migration]
) -> tuple[Header, Sequence[Event]]:
    """Convert a journal, one version after the other, to this version of its game's rules.

    `migrations` are keyed by the version from which they start. Raises Damaged (``newer-rules``,
    ``older-rules``).
    """
    while header.rules_version < version and header.rules_version in migrations:
        before = header.rules_version
        try:
            header, events = migrations[before](header, events)
        except ValueError as error:
            raise Damaged(1, f"rules {before}: {error}", "older-rules") from None
        header = replace(header, rules_version=before + 1)
    if header.rules_version != version:
        raise Damaged(
            1,
            f"version {header.rules_version} of the rules of {header.game},"
            f" only {version} can be read",
            "newer-rules" if header.rules_version > version else "older-rules",
        )
    return header, events
