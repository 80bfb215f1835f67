"""Pictures that go from one test to the next, as from one start of the program to the next."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from app.paint.album import album
from app.paint.curtain import curtain_pixmap
from app.style.theme import Theme
from app.table.visual_cache import shared_visuals

MOST_BYTES: Final = 96 << 20
"""So much is kept of the visuals of tables, and of everything else."""


class KeptPictures:
    """All that was painted; where it gets too much, it is begun anew."""

    def __init__(self) -> None:
        self._kept: dict[str, QPixmap] = {}
        self._bytes = 0

    def picture(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """Return what `paint` makes, kept under the `repr` of `key`, all that it depends on."""
        name = repr(key)
        if name not in self._kept:
            if self._bytes > MOST_BYTES:
                self.clear()
            made = self._kept[name] = paint()
            self._bytes += made.width() * made.height() * 4
        return self._kept[name]

    def clear(self) -> None:
        self._kept.clear()
        self._bytes = 0


@contextmanager
def keeping_pictures() -> Iterator[None]:
    """Let windows find what others have painted, while they have no album of their own open."""
    kept, in_album = KeptPictures(), album.picture
    visuals = shared_visuals()

    def picture(key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        return kept.picture(key, paint) if album._file is None else in_album(key, paint)

    def cloth(size: QSize, dpr: float, theme: Theme) -> QPixmap:
        key = ("cloth", size.toTuple(), dpr, theme.name)
        return kept.picture(key, lambda: curtain_pixmap(size, dpr, theme))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(album, "picture", picture)
        patch.setattr("app.pages.curtain.curtain.curtain_pixmap", cloth)
        patch.setattr(visuals, "limit", MOST_BYTES)
        yield
    visuals.clear()
    kept.clear()
