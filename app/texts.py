"""Texts as declarations, each translated when it is called, into the language on screen.

    T = texts("TheGame")
    placed = T("{name} placed {card} {on_pile}.", note="For screen readers: what happened.")
    drew = T("{name} drew %n card(s).")

    placed(name="Zoe", card=12, on_pile=on_pile(pile))
    drew(name="Zoe", n=3)

A text with %n has plural forms, and n is the number that chooses between them; one whose forms
differ without naming it is declared with `plural=True`. The note is for translators.
`i18n.translations` reads the declarations, so a text stands there as a literal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QCoreApplication

THIN_SPACE = "\u202f"


def grouped(count: int) -> str:
    """Write a number that is not below zero, a thin space between its thousands."""
    return f"{count:,}".replace(",", THIN_SPACE)


@dataclass(frozen=True, slots=True)
class Text:
    """A text in English that can be said in every language."""

    context: str
    source: str
    sense: str | None

    def __call__(self, *, n: int = -1, **fields: object) -> str:
        """Say it in the language on screen, with its fields filled in."""
        return self.filled(fields, n)

    def filled(self, fields: Mapping[str, object], n: int = -1) -> str:
        """Say it with its fields taken from `fields`, which may hold others, too."""
        said = QCoreApplication.translate(self.context, self.source, self.sense, n)
        if n >= 1000 and "%n" in self.source:  # Qt writes it without its thousands apart.
            said = said.replace(str(n), grouped(n))
        return said.format_map(fields)


class Declaring(Protocol):
    """A function that declares a text of one context."""

    def __call__(
        self, source: str, sense: str | None = None, *, plural: bool = False, note: str = ""
    ) -> Text:
        """Declare a text; its sense tells apart what is one text in English but not elsewhere."""


def texts(context: str) -> Declaring:
    """Return the function that declares the texts of a context."""

    def declare(
        source: str, sense: str | None = None, *, plural: bool = False, note: str = ""
    ) -> Text:
        del plural, note  # read where translations are kept
        return Text(context, source, sense)

    return declare
