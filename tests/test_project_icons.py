"""The program's icons for Windows and macOS, read back as their systems would read them."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from struct import unpack, unpack_from
from types import ModuleType

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QImageReader
from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).resolve().parent.parent


def load_maker() -> ModuleType:
    # Not by its name: another package, known to everybody, is called "packaging" too.
    path = ROOT / "packaging" / "program_icons.py"
    spec = importlib.util.spec_from_file_location("trapoula_program_icons", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


MAKER = load_maker()
ICO: bytes = MAKER.windows_icon()
ICNS: bytes = MAKER.macos_icon()


def read(data: bytes, kind: bytes) -> list[QImage]:
    """The images that Qt finds in a file of that kind."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, kind)
    images = []
    for index in range(reader.imageCount()):
        assert reader.jumpToImage(index)
        images.append(reader.read().convertToFormat(QImage.Format.Format_ARGB32))
    return images


def alike(image: QImage, other: QImage) -> bool:
    """Whether two pictures are the same where they can be seen."""
    return image.size() == other.size() and all(
        near(image.pixelColor(x, y), other.pixelColor(x, y))
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    )


def near(one: QColor, other: QColor) -> bool:
    if abs(one.alpha() - other.alpha()) > 1:
        return False
    return one.alpha() == 0 or all(
        abs(a - b) <= 2
        for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
    )


def icns_entries() -> dict[bytes, bytes]:
    assert ICNS[:4] == b"icns"
    assert unpack_from(">I", ICNS, 4) == (len(ICNS),)
    entries = {}
    at = 8
    while at < len(ICNS):
        kind, length = unpack_from(">4sI", ICNS, at)
        assert length > 8
        entries[kind] = ICNS[at + 8 : at + length]
        at += length
    assert at == len(ICNS)
    return entries


def png_size(data: bytes) -> tuple[int, int]:
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    return unpack(">II", data[16:24])


def test_the_windows_icon_holds_every_size_from_16_to_256() -> None:
    reserved, kind, count = unpack_from("<HHH", ICO)
    assert (reserved, kind, count) == (0, 1, len(MAKER.WINDOWS_SIZES))
    sizes, end = [], 6 + 16 * count
    for index in range(count):
        width, height, *_, depth, length, offset = unpack_from("<BBBBHHII", ICO, 6 + 16 * index)
        assert width == height
        assert depth == 32
        assert offset == end
        end = offset + length
        sizes.append(width or 256)
        content = ICO[offset:end]
        if width:
            assert unpack_from("<Iii", content) == (40, width, 2 * width)
            assert length == 40 + 4 * width * width + (width + 31) // 32 * 4 * width
        else:
            assert png_size(content) == (256, 256)
    assert end == len(ICO)
    assert tuple(sizes) == MAKER.WINDOWS_SIZES
    assert {16, 24, 32, 48, 64, 128, 256} <= set(sizes)


def test_the_windows_icon_shows_the_drawing() -> None:
    images = read(ICO, b"ico")
    assert [image.width() for image in images] == list(MAKER.WINDOWS_SIZES)
    for image in images:
        assert alike(image, MAKER.drawn(image.width()))


def test_the_macos_icon_holds_every_size_from_16_to_1024() -> None:
    entries = icns_entries()
    for kind, size in MAKER.MACOS_PNG:
        assert png_size(entries[kind]) == (size, size)
    for size, (colours, mask) in MAKER.MACOS_SMALL.items():
        assert len(entries[mask]) == size * size
        assert len(unpacked(entries[colours])) == 3 * size * size
    sizes = {*MAKER.MACOS_SMALL, *(size for _, size in MAKER.MACOS_PNG)}
    assert {16, 32, 64, 128, 256, 512, 1024} == sizes


def test_the_macos_icon_shows_the_drawing_a_little_inside() -> None:
    images = read(ICNS, b"icns")
    assert {16, 32, 128, 256, 512, 1024} <= {image.width() for image in images}
    for image in images:
        if image.width() <= 256:
            assert alike(image, MAKER.drawn(image.width(), MAKER.MACOS_SHARE))
    large = max(images, key=QImage.width)
    edge = next(x for x in range(512) if large.pixelColor(x, 512).alpha() == 255)
    assert edge == pytest.approx(100, abs=2)


def unpacked(data: bytes) -> bytes:
    """What the packing of .icns stands for."""
    made = bytearray()
    at = 0
    while at < len(data):
        lead = data[at]
        if lead < 128:
            made += data[at + 1 : at + 2 + lead]
            at += 2 + lead
        else:
            made += data[at + 1 : at + 2] * (lead - 125)
            at += 2
    return bytes(made)


@pytest.mark.parametrize(
    "channel",
    [
        b"",
        b"\x01",
        b"\x01\x02\x02\x03\x03\x03\x04\x04\x04\x04\x05\x05\x05\x05\x05",
        bytes(1024),
        bytes(range(256)) * 4,
        bytes((x // 2) % 256 for x in range(1000)),
        b"\x07" * 129 + b"\x08\x08" + b"\x09" * 131,
    ],
)
def test_packing(channel: bytes) -> None:
    assert unpacked(MAKER.packed(channel)) == channel


def test_icons_are_made_alike_every_time_with_a_screen_or_without(
    qapp: QApplication, tmp_path: Path
) -> None:
    made = MAKER.make_icons(tmp_path / "icons")
    assert made.windows.read_bytes() == ICO
    assert made.macos.read_bytes() == ICNS


def test_the_build_uses_them() -> None:
    text = (ROOT / "packaging" / "trapoula.spec").read_text(encoding="utf-8")
    assert "icons.windows" in text
    assert "icons.macos" in text
