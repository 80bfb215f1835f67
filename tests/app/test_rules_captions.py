"""What the rules texts name in bold is called the same on the table, in either language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

import pytest

from app.games import MODULES
from i18n.translations import entries, texts_in_source

EVERYWHERE: Final = frozenset(
    {"Common", "Moves", "Table", "SetupPage", "SeatMenu", "SettingsPage", "Keys"}
)
"""Where the texts stand that all games share."""

CONTEXTS: Final[Mapping[str, frozenset[str]]] = {
    "the-game": frozenset({"TheGame", "TheGameOptions"}),
    "the-game-extreme": frozenset(
        {"TheGame", "TheGameOptions", "TheGameExtreme", "TheGameExtremeOptions"}
    ),
    "face-to-face": frozenset({"FaceToFace", "FaceToFaceOptions"}),
    "qwixx-cards": frozenset({"QwixxCards", "QwixxCardsOptions"}),
    "wednesday": frozenset({"Wednesday", "WednesdayOptions"}),
}
"""Where the texts of each game's table and set-up stand."""

NAMING: Final = {
    *("Talking", "Options", "Harder", "The commands"),
    *("The outcasts", "Combinations", "The characters"),
    *("Several people at one screen", "Step 2 at one screen"),
    *("Computers and hints", "Playing with mouse or keys"),
}
"""The chapters in which bold words are names: of buttons, signals, options and cards."""

NO_NAMES: Final = {
    ("exact numbers", "ακριβείς αριθμούς"),
    ("Lightning: at once", "Αστραπή: άμεση εντολή"),
    ("Infinity: lasting", "Άπειρο: εντολή διαρκείας"),
    ("blocked", "μπλοκαρισμένος"),
    ("Wednesday’s place", "Η θέση της Γουένσντεϊ"),
    *((f"Step {part}", f"Βήμα {part}") for part in (1, 2, 3)),
    *((card, card) for card in ("4", "7", "8", "12", "13")),
    ("Drag", "Σύρε"),
    ("click", "πάτησε"),
    ("Arrow keys", "βέλη"),
    ("Type a number", "Γράψε έναν αριθμό"),
    *((key, key) for key in ("Enter", "Esc", "Ctrl+Enter", "Ctrl+Z", "⌘", "F1", "F11")),
    *zip("HLPBNG", "ΗΛΠΒΝΓ", strict=True),
}
"""What else is bold there: stressed words, gestures, keys, cards known by their number."""


SOFT_HYPHEN: Final = "\u00ad"
"""Where a caption may go on in a second line; a rules text needs none."""


@cache
def captions(game: str) -> frozenset[tuple[str, str]]:
    """Every text of the game's table and set-up in use, in English and in Greek."""
    used = {(text.context, text.source, text.comment) for text in texts_in_source()}
    return frozenset(
        (entry.source, form.replace(SOFT_HYPHEN, ""))
        for entry in entries("el")
        for form in entry.forms
        if entry.context in CONTEXTS[game] | EVERYWHERE
        and (entry.context, entry.source, entry.comment) in used
    )


def chapters(game: str, language: str) -> list[str]:
    return re.split(
        r"^## ", MODULES[game].rules_text(language).read_text("utf-8"), flags=re.MULTILINE
    )


def bold(chapter: str) -> list[str]:
    """The bold words, without the number of a card before them and the mark behind them."""
    return [
        re.sub(r"^\d+ (?=\D)", "", words).rstrip(".:")
        for words in re.findall(r"\*\*(.+?)\*\*", chapter)
    ]


def named(game: str) -> Iterator[tuple[str, str]]:
    """What is named in the naming chapters, in English and in Greek."""
    for english, greek in zip(chapters(game, "en"), chapters(game, "el"), strict=True):
        if english.partition("\n")[0] in NAMING:
            yield from zip(bold(english), bold(greek), strict=True)


@pytest.mark.parametrize("game", CONTEXTS)
def test_names_are_those_on_the_table(game: str) -> None:
    names = set(named(game)) - NO_NAMES
    assert names
    assert names - captions(game) == set()


def test_no_exception_is_kept_in_vain() -> None:
    assert NO_NAMES - {name for game in CONTEXTS for name in named(game)} == set()


def test_every_naming_chapter_is_there() -> None:
    heads = {chapter.partition("\n")[0] for game in CONTEXTS for chapter in chapters(game, "en")}
    assert heads >= NAMING
