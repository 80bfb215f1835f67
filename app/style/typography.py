"""Type: the two families, the sizes of every role, and numbers as people write them.

Inter (interface and numerals) and Noto Serif (names of games, headings) come with the program as
packages; both have Latin and Greek. System families are only the fallback.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple, Self

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from app import common_texts
from app.texts import grouped, texts

SANS = ("Inter", "Segoe UI", "SF Pro Text", "Noto Sans", "Cantarell", "DejaVu Sans", "sans-serif")
SERIF = ("Noto Serif", "Georgia", "Cambria", "DejaVu Serif", "serif")

ROLES: dict[str, tuple[float, int, bool]] = {
    "curtain_name": (68, 700, True),
    "word_mark": (62, 700, True),
    "result_heading": (56, 700, True),
    "heading": (22, 700, True),
    "game_name": (21, 700, True),
    "tile_title": (19, 700, True),
    "count": (22, 750, False),
    "lead": (20, 450, False),
    "status": (18, 700, False),
    "seat_name": (17, 700, False),
    "option_title": (17, 650, False),
    "button": (16, 650, False),
    "body": (15, 550, False),
    "strong": (15, 650, False),
    "caption": (14, 450, False),
    "small": (13, 600, False),
}
"""Size at 1280 x 800, weight, and serif or not, of every role."""

SMALLEST = 12
"""The smallest text of the interface, in logical pixels."""

T = texts("ReadAloud")

_PAUSE = T("; ", "between things that are read aloud")

MINUS = "\u2212"

_FILES = (
    ("fontpkg_inter", "Inter[opsz,wght].ttf"),
    ("fontpkg_noto_serif", "NotoSerif[wdth,wght].ttf"),
)


@cache
def load_fonts() -> tuple[str, ...]:
    """Make the program's fonts known to Qt, once; returns the families found.

    Needs a QGuiApplication. Only the upright faces are loaded. A font that is missing or
    cannot be read is left out: the fallback families then take its place.
    """
    families: list[str] = []
    for package, name in _FILES:
        found = find_spec(package)
        if found is None or found.origin is None:
            continue
        path = Path(found.origin).with_name("files") / name
        font = QFontDatabase.addApplicationFont(str(path))
        if font >= 0:
            families += QFontDatabase.applicationFontFamilies(font)
    return tuple(families)


def font(pixels: float, weight: int = 450, serif: bool = False, *, tabular: bool = False) -> QFont:
    """Return a font of that height in logical pixels, weight 100 to 900.

    If `tabular`, all figures are of one width: for numbers alone, since hyphens become wide too.
    """
    return QFont(_font(max(1, round(pixels)), weight, serif, tabular))


@cache
def _font(pixels: int, weight: int, serif: bool, tabular: bool) -> QFont:
    made = QFont()
    made.setFamilies(list(SERIF if serif else SANS))
    made.setPixelSize(pixels)
    if (SERIF if serif else SANS)[0] in load_fonts():
        # The axis alone: with setWeight, Qt would embolden the face a second time.
        made.setVariableAxis(QFont.Tag("wght"), weight)
    else:
        made.setWeight(QFont.Weight(_nearest_hundred(weight)))
    if tabular:
        made.setFeature(QFont.Tag("tnum"), 1)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@lru_cache(maxsize=8192)
def text_width(
    text: str, pixels: float, weight: int = 450, serif: bool = False, *, tabular: bool = False
) -> float:
    """Return how wide a text is in such a `font`; layouts ask for the same at every step."""
    return QFontMetricsF(font(pixels, weight, serif, tabular=tabular)).horizontalAdvance(text)


@lru_cache(maxsize=256)
def _line_height(pixels: int, weight: int, serif: bool, tabular: bool) -> float:
    return QFontMetricsF(_font(pixels, weight, serif, tabular)).height()


def _nearest_hundred(weight: int) -> int:
    return min(900, max(100, (weight + 50) // 100 * 100))


PART: Final = " · "
"""What stands between the parts of a line."""

_SMALLER: Final = (1.75, 1.5, 1.3, 1.15, 1.0)
"""The factors that larger texts go down to where they have no room."""


class _Measures(NamedTuple):
    width: float
    height: float
    text_scale: float
    """The person's setting for the size of text; it changes fonts only."""
    f: float
    """Factor of all sizes: 1 at 1280 x 800, never below 0.92."""


class Metrics(_Measures):
    """Everything that grows with the window: `f`, spacings, radii and fonts."""

    __slots__ = ()

    def __new__(cls, width: float, height: float, text_scale: float = 1.0) -> Self:
        # Worked out once: a painting asks for it hundreds of times.
        f = max(0.92, min(width / 1280, height / 800))
        return super().__new__(cls, width, height, text_scale, f)

    def px(self, size: float) -> float:
        """Convert a length of the design (drawn at 1280 x 800) to logical pixels of this window."""
        return size * self.f

    @property
    def beside_text(self) -> float:
        """Return the factor on what goes with large texts, such as icons, 1 up to 130 percent."""
        return max(1.0, self.text_scale / 1.3)

    def with_smaller_texts(self) -> Iterator[Metrics]:
        """Yield the same measures with texts of ever smaller sizes, down to the usual one."""
        for scale in _SMALLER:
            if scale < self.text_scale:
                yield Metrics(self.width, self.height, scale)

    def pixels(self, size: float) -> int:
        """Return the height of a text of that design size, in whole logical pixels, at least 12."""
        return max(SMALLEST, round(size * self.f * self.text_scale))

    def font(self, role: str) -> QFont:
        """Return the font of a role, see `ROLES`. Raises KeyError."""
        size, weight, serif = ROLES[role]
        return font(self.pixels(size), weight, serif, tabular=role == "count")

    def advance(self, role: str, text: str) -> float:
        """Return how wide a text is in the font of a role. Raises KeyError."""
        size, weight, serif = ROLES[role]
        return text_width(text, self.pixels(size), weight, serif, tabular=role == "count")

    def line_height(self, role: str) -> float:
        """Return how high a line in the font of a role is. Raises KeyError."""
        size, weight, serif = ROLES[role]
        return _line_height(self.pixels(size), weight, serif, role == "count")

    def sized(
        self, size: float, weight: int = 450, serif: bool = False, *, tabular: bool = False
    ) -> QFont:
        """Return a font of a design size that no role names."""
        return font(self.pixels(size), weight, serif, tabular=tabular)


def number(value: float) -> str:
    """Write a number for people: a thin space between thousands, a true minus sign.

    What is not whole gets one decimal, as the language writes it.

    >>> number(-48213) == "\u221248\u202f213"
    True
    """
    rounded = round(value, 1)
    if rounded != int(rounded):
        return QLocale().toString(rounded, "f", 1).replace("-", MINUS)
    digits = grouped(abs(int(rounded)))
    return MINUS + digits if rounded < 0 else digits


@lru_cache(maxsize=256)
def initial(name: str) -> str:
    """Return the letter on a player's shape: the first of the name, large, without accents.

    Of names that differ by their number, such as those given at first, it is the number's
    last digit; of a name without letters and digits its first sign, such as an emoji; nothing of
    none.

    >>> initial(" \u03ac\u03bd\u03bd\u03b1"), initial("(leo)"), initial("Player 2"), initial("")
    ('\u0391', 'L', '2', '')
    """
    words = name.split()
    if len(words) > 1 and words[-1].isdecimal():
        return words[-1][-1]
    first = next((letter for letter in name if letter.isalnum()), name.strip()[:1])
    parts = unicodedata.normalize("NFD", first)
    # Not taken apart: a syllable made of several letters.
    accented = all(map(unicodedata.combining, parts[1:]))
    return (parts[:1] if accented else first).upper()[:1]


def joined(*parts: str) -> str:
    """Join the parts in one line, leaving out empty ones.

    >>> joined("The Game", "", "On Fire")
    'The Game · On Fire'
    """
    return PART.join(part for part in parts if part)


def as_much_as_fits(line: str, fits: Callable[[str], bool]) -> str:
    """Return a line of such parts less the last ones, as many as it takes; the first stays.

    >>> as_much_as_fits("The Game · On Fire · 12", lambda line: len(line) < 20)
    'The Game · On Fire'
    """
    while PART in line and not fits(line):
        line = line.rpartition(PART)[0]
    return line


def joined_names(names: Iterable[str]) -> str:
    """Join names with commas; names written from right to left stay in their place."""
    return ", ".join(map(_isolated, names))


def names_in_a_sentence(names: Iterable[str]) -> str:
    """Join names in a row, the last one after "and"."""
    *others, last = map(_isolated, names)
    if not others:
        return last
    return common_texts.and_last(some=", ".join(others), last=last)


def read_aloud(parts: Iterable[str]) -> str:
    """Join several things in one name for a screen reader.

    A semicolon would read as a question mark in Greek.
    """
    return _PAUSE().join(parts)


def told_apart(parts: Sequence[str]) -> str:
    """Join several things that may be lists themselves, so that each is heard as its own.

    Where no semicolon parts them, as in Greek, each is a sentence: a dot is said as a comma.
    """
    if ";" in _PAUSE() or not any(", " in part for part in parts):
        return read_aloud(parts)
    return ". ".join(part[:1].upper() + part[1:] for part in parts)


def _isolated(name: str) -> str:
    turned = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name)
    return f"\u2068{name}\u2069" if turned else name
