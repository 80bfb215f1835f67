"""Pictures that are kept from one start to the next."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication

from app.paint.album import Album

KEY = ("table", QSize(30, 20), 1.5, ("a\tb", "γ\n"))


class Painter:
    """Paints a picture of one colour, and counts."""

    def __init__(self, color: str = "#80ff4000", ratio: float = 1.0) -> None:
        self.color, self.ratio, self.painted = QColor(color), ratio, 0

    def __call__(self) -> QPixmap:
        self.painted += 1
        pixmap = QPixmap(30, 20)
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(self.color)
        return pixmap


@pytest.fixture
def file(qapp: QApplication, tmp_path: Path) -> Path:
    return tmp_path / "pictures"


def start(
    file: Path, paint: Callable[[], QPixmap], *, key: object = KEY, stamp: str = "1"
) -> QPixmap:
    """Want one picture at a start; the next one finds what was kept."""
    album = Album()
    album.open(file, stamp)
    pixmap = album.picture(key, paint)
    album.close()
    return pixmap


@pytest.mark.parametrize("color", ["#ff4000", "#80ff4000"])
def test_the_next_start_finds_the_picture(file: Path, color: str) -> None:
    paint = Painter(color, ratio=1.5)
    painted = start(file, paint)
    kept = start(file, paint)
    assert paint.painted == 1
    assert kept.toImage() == painted.toImage()
    assert kept.toImage().format() == painted.toImage().format()
    assert kept.devicePixelRatio() == 1.5


def test_another_key_or_another_program_is_painted_anew(file: Path) -> None:
    paint = Painter()
    start(file, paint)
    start(file, paint, key=(*KEY, 1))
    start(file, paint, stamp="2")
    assert paint.painted == 3


def test_what_was_not_wanted_is_kept_no_longer(file: Path) -> None:
    paint = Painter()
    start(file, paint)
    start(file, paint, key="other")
    start(file, paint)
    assert paint.painted == 3


def test_what_is_kept_already_is_not_written_again(file: Path) -> None:
    start(file, Painter())
    os.utime(file, (0, 0))
    start(file, Painter())
    assert file.stat().st_mtime == 0


@pytest.mark.parametrize("length", [0, 1, 10, -1])
def test_a_damaged_file_is_written_again(file: Path, length: int) -> None:
    start(file, Painter())
    whole = file.read_bytes()
    file.write_bytes(whole[:length])
    paint = Painter()
    start(file, paint)
    assert paint.painted == 1
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    "head", [b"\xff", b"x", b"x\t1\t1\t1.0\t7", b"x\t0\t0\t1.0\t0", b"x\t99999999\t99999999\t1\t0"]
)
def test_a_file_that_makes_no_sense_does_no_harm(file: Path, head: bytes) -> None:
    file.write_bytes(b"1\n" + head + b"\n" + bytes(2400))
    paint = Painter()
    assert start(file, paint).toImage() == paint().toImage()


def test_where_nothing_can_be_kept_all_is_painted(file: Path) -> None:
    paint = Painter()
    start(file / "nowhere", paint)
    start(file / "nowhere", paint)
    assert paint.painted == 2


def test_a_closed_album_paints_and_keeps_nothing(file: Path) -> None:
    album, paint = Album(), Painter()
    album.picture(KEY, paint)
    album.open(file, "1")
    album.close()
    album.picture(KEY, paint)
    album.picture(KEY, paint)
    album.close()
    assert paint.painted == 3
    assert not file.exists()
