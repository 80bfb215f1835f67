"""Other languages for tests: longer ones, the program's own Greek, and one that nobody speaks."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar
from xml.etree import ElementTree

from PySide6.QtCore import QTranslator


class Pretend(QTranslator):
    """Another language: every sentence is its English with a mark."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        text = f"¿{source}"
        return text.replace("%n", str(n)) if n >= 0 else text


GREEK = Path(__file__).parents[2] / "i18n" / "trapoula_el.ts"


class Longer(Pretend):
    """A language whose words are half as long again."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        text = super().translate(context, source, disambiguation, n)[1:]
        longer = max(1, len(source) // 2)
        return text + " " + " ".join(["ωωωω"] * (longer // 5) + ["ω" * (longer % 5)])


class Greek(Pretend):
    """The Greek of the program, from its source."""

    _texts: ClassVar[dict[str, list[str]]] = {}

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if not self._texts:
            for message in ElementTree.parse(GREEK).getroot().iter("message"):
                translation = message.find("translation")
                assert translation is not None
                forms = [form.text or "" for form in translation.iter("numerusform")]
                self._texts[message.findtext("source", "")] = forms or [translation.text or ""]
        forms = self._texts.get(source, [source])
        return forms[0 if n in (-1, 1) else -1].replace("%n", str(n))


DIRECTION = ("QGuiApplication", "QT_LAYOUT_DIRECTION")
"""No text: translators of languages that run from right to left answer it."""

PICTURE_KEPT = ("QImageWriter", "Unknown error")
"""Qt asks for it before it writes a picture, whatever comes of that, as a pen of the tests does."""


class Recorder(QTranslator):
    """Hears of what no translator before it knew."""

    def __init__(self) -> None:
        super().__init__()
        self.unknown: set[tuple[str, str]] = set()

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if source and (context, source) not in (DIRECTION, PICTURE_KEPT):
            self.unknown.add((context, source))
        return source.replace("%n", str(n))
