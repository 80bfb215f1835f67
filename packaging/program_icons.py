"""Makes the program's icons for Windows and macOS from the one drawing.

The build does it by itself; for a look at them: python packaging/program_icons.py FOLDER
"""

import sys
from pathlib import Path
from struct import pack
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).resolve().parent.parent / "resources" / "icons" / "trapoula.svg"

WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)

# macOS sets icons of programs a little into their square: 824 of 1024, where the drawing fills
# 120 of its 128.
MACOS_SHARE = (824 / 1024) / (120 / 128)

DOTS_PER_METRE = 2835  # 72 an inch

# Kinds of entries by their size in pixels. Inside of a program, macOS takes no PNG for the two
# smallest: they are colours and a mask apart.
MACOS_SMALL = {16: (b"is32", b"s8mk"), 32: (b"il32", b"l8mk")}
MACOS_PNG = (
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic07", 128),
    (b"ic13", 256),
    (b"ic08", 256),
    (b"ic14", 512),
    (b"ic09", 512),
    (b"ic10", 1024),
)


class ProgramIcons(NamedTuple):
    """The files that were made."""

    windows: Path
    macos: Path


def make_icons(folder: Path) -> ProgramIcons:
    """Write trapoula.ico and trapoula.icns into a folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    made = ProgramIcons(folder / "trapoula.ico", folder / "trapoula.icns")
    made.windows.write_bytes(windows_icon())
    made.macos.write_bytes(macos_icon())
    return made


def drawn(size: int, share: float = 1.0) -> QImage:
    """Draw in that many pixels; the drawing takes a share of them, in the middle."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    rest = size * (1 - share) / 2
    QSvgRenderer(str(DRAWING)).render(painter, QRectF(rest, rest, size * share, size * share))
    painter.end()
    # It would be that of the screen at hand, and stand in the file.
    image.setDotsPerMeterX(DOTS_PER_METRE)
    image.setDotsPerMeterY(DOTS_PER_METRE)
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"PNG").write(image)
    return bytes(buffer.data().data())


def channels(image: QImage) -> tuple[bytes, bytes, bytes, bytes]:
    """Return blue, green, red and opacity of all pixels, row by row from the top."""
    pixels = bytes(image.constBits())
    return pixels[0::4], pixels[1::4], pixels[2::4], pixels[3::4]


def windows_icon() -> bytes:
    """Make an .ico: a bitmap of every size, the largest as PNG."""
    images = [drawn(size) for size in WINDOWS_SIZES]
    contents = [png(image) if image.width() == 256 else bitmap(image) for image in images]
    head = pack("<HHH", 0, 1, len(images))
    offset = len(head) + 16 * len(images)
    entries = []
    for image, content in zip(images, contents, strict=True):
        side = image.width() % 256  # 0 stands for 256
        entries.append(pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(content), offset))
        offset += len(content)
    return b"".join([head, *entries, *contents])


def bitmap(image: QImage) -> bytes:
    """Make a bitmap as in an .ico: its rows from the bottom up, then the mask, as high again."""
    size = image.width()
    head = pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, 0, 0, 0, 0, 0)
    pixels = bytes(image.constBits())
    rows = [pixels[at : at + 4 * size] for at in range(0, len(pixels), 4 * size)]
    mask_rows = []
    for row in reversed(rows):
        bits = "".join("0" if opacity else "1" for opacity in row[3::4])
        long = (size + 31) // 32 * 32  # rows end at 32 bits
        mask_rows.append(int(bits.ljust(long, "0"), 2).to_bytes(long // 8, "big"))
    return b"".join([head, *reversed(rows), *mask_rows])


def macos_icon() -> bytes:
    """Make an .icns: a list of entries, each with its kind and length."""
    entries = []
    for size, (colours_kind, mask_kind) in MACOS_SMALL.items():
        blue, green, red, opacity = channels(drawn(size, MACOS_SHARE))
        entries.append((colours_kind, b"".join(packed(channel) for channel in (red, green, blue))))
        entries.append((mask_kind, opacity))
    entries += [(kind, png(drawn(size, MACOS_SHARE))) for kind, size in MACOS_PNG]
    contents = b"".join(kind + pack(">I", 8 + len(data)) + data for kind, data in entries)
    return b"icns" + pack(">I", 8 + len(contents)) + contents


def packed(channel: bytes) -> bytes:
    """Pack one channel for .icns: runs of 3 to 130 of one value, or up to 128 values in turn."""
    made = bytearray()
    plain = bytearray()

    def put_plain() -> None:
        if plain:
            made.append(len(plain) - 1)
            made.extend(plain)
            plain.clear()

    at = 0
    while at < len(channel):
        run = 1
        while run < 130 and channel[at : at + run + 1] == channel[at : at + 1] * (run + 1):
            run += 1
        if run >= 3:
            put_plain()
            made += bytes((run + 125, channel[at]))
        else:
            plain += channel[at : at + run]
            if len(plain) > 126:
                put_plain()
        at += run
    put_plain()
    return bytes(made)


if __name__ == "__main__":
    print(*make_icons(Path(sys.argv[1])), sep="\n")
