"""Migrations of settings: entries of an earlier version are converted before they are read."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QSettings

Migration: TypeAlias = Callable[[QSettings], None]
"""Converts the entries of one version to the next."""

MIGRATIONS: Final[Mapping[int, Migration]] = {}
"""By the version from which they start: one for each version but the last."""


def carry_over(store: QSettings, version: int, migrations: Mapping[int, Migration]) -> None:
    """Convert the entries, one version after the other, to this version.

    Entries of a later version, or of none, stay as they are.
    """
    stored = str(store.value("version", ""))
    if not stored.isdecimal() or not 1 <= int(stored) < version:
        return
    for each in range(int(stored), version):
        migrations[each](store)
        store.setValue("version", each + 1)
