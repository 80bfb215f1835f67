"""The rows of the list of keys: headings, and under each the commands that are at hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from app.keys.commands import AT_A_TABLE, COMMANDS, Group, KeyCommand
from app.keys.keys import Keys

_TABLES = tuple(group for group in AT_A_TABLE if group is not Group.LESSON)


class KeyRow(NamedTuple):
    """A heading, or a command with its keys."""

    group: Group
    command: KeyCommand | None = None
    caps: tuple[tuple[str, ...], ...] = ()
    """What stands on each key, and on what is held with it."""
    is_range: bool = False
    """Of its keys the first and the last stand for all."""
    keys: str = ""
    """The keys in words."""

    @property
    def name(self) -> str:
        """Return what is written: the heading, or what the command does."""
        said: str = self.group.value() if self.command is None else self.command.name()
        return said

    @property
    def said(self) -> str:
        """Return the row for who hears it."""
        return self.name if self.command is None else f"{self.name}: {self.keys}"


def key_rows(
    keys: Keys, here: Collection[KeyCommand], everywhere: Iterable[KeyCommand]
) -> Sequence[KeyRow]:
    """Return the rows for a page on which some commands mean something.

    Its own come first, then those that mean something on every page, unless the page has another
    use for their keys. Where none of its own belongs to a table, all that mean something at one
    follow. A command that has no key now has no row.
    """
    own = [command for command in _in_order(here) if command.group is not Group.EVERYWHERE]
    taken = {command.strokes for command in own if command.strokes}
    general = [each for each in (*here, *everywhere) if each.group is Group.EVERYWHERE]
    listed = [*own, *(each for each in _in_order(general) if each.strokes not in taken)]
    if not any(command.group in AT_A_TABLE for command in own):
        listed += [command for command in COMMANDS if command.group in _TABLES]
    rows: list[KeyRow] = []
    for command in listed:
        row = _row(keys, command)
        if row.caps:
            if not rows or rows[-1].group is not command.group:
                rows.append(KeyRow(command.group))
            rows.append(row)
    return rows


def _in_order(some: Iterable[KeyCommand]) -> Sequence[KeyCommand]:
    """Return commands by their groups, and in these as the table has them; each once."""
    groups, order = list(Group), list(COMMANDS)
    return sorted(
        dict.fromkeys(some), key=lambda each: (groups.index(each.group), order.index(each))
    )


def _row(keys: Keys, command: KeyCommand) -> KeyRow:
    caps = tuple(map(tuple, keys.caps(command)))
    if keys.is_range(command):
        caps = (caps[0], caps[-1])
    return KeyRow(command.group, command, caps, keys.is_range(command), keys.said(command))
