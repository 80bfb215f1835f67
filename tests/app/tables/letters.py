"""Which letters a text may have in each language."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tests.app.tables.matches import (
    LONG_NAMES,
)

LATIN = {
    *("The", "Game", "Extreme", "On", "Fire", "Face", "to", "Qwixx", "Wednesday"),
    *("Ctrl", "Enter", "Esc", "Z", "H", "L", "P", "B", "N", "T", "F", "Mac"),
}
"""Names of games and keys: all that is not Greek in a Greek text."""


LANGUAGES = ("en", "el")

KEPT = {
    "el": LATIN | {"Ctrl", "Z", "H", "L", "EN", "English"},
    "en": {"ΕΛ", "Ελληνικά"},
}
"""What is in the other letters on purpose: names of games, keys and languages."""

DEAL_CODE = re.compile(r"\b[A-Z][0-9](?:[A-Z][0-9])*-[0-9]+\b")
"""The code of a deal, which is the same in every language."""

OTHER_LETTERS = {"el": r"[A-Za-z\u00c0-\u024f]+", "en": r"[\u0370-\u03ff\u1f00-\u1fff]+"}


def foreign(found: Iterable[str], language: str) -> list[str]:
    """The texts with words in the letters of the other language."""
    pattern, kept = re.compile(OTHER_LETTERS[language]), KEPT[language]
    return [text for text in found if not kept.issuperset(pattern.findall(DEAL_CODE.sub("", text)))]


def cut(texts: Iterable[str], language: str) -> list[str]:
    """What is written with an ellipsis; a name may be cut there, for it is told whole elsewhere."""
    tails = {
        text: re.split(" · |: |, | and | και ", text)[-1].split("…")[0].rstrip() for text in texts
    }
    return [
        text
        for text, tail in tails.items()
        if "…" in text and not any(tail in name for name in LONG_NAMES[language])
    ]
