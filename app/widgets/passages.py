"""A text as it is said, passage by passage: headings, paragraphs, pictures, rows of tables."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtGui import (
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextList,
    QTextListFormat,
    QTextTable,
)

from app.texts import Text, texts

T = texts("Passages")

_HEADING: Final = T("{text}, heading", note="How a heading in the rules is read.")
_SIGNS: Final[Mapping[str, Text]] = {
    "×": T("crossed", note="How × is read in a table of the rules."),
    "–": T("gone", note="How a dash is read in a table of the rules: no longer to be crossed."),
    "○": T("open", note="How a circle is read in a table of the rules: can still be crossed."),
    "(○)": T("open with five crosses", note="How (○) is read in a table of the rules."),
    "⌘": T("Command", note="How the sign of that key is read in the rules."),
}
_ALONE: Final = re.compile(rf"(?<!\S)({'|'.join(map(re.escape, _SIGNS))})(?![^\s.,])")
"""A sign of these that stands for a word in a sentence."""
_EMPTY: Final = frozenset({"", "—"})
"""What stands in cells that say nothing."""
_MANY: Final = 6
"""From so many columns on, a table is a row of numbers, and the first cell says what of."""


class Passage(NamedTuple):
    """What is said in one go, and where it stands in the document."""

    spoken: str
    heading: bool
    blocks: Sequence[QTextBlock]


def passages(document: QTextDocument) -> list[Passage]:
    """Return the passages of a document in the order in which they are read.

    Pictures are told by what the text calls them. With each cell of a table its heading is told.
    """
    found: list[Passage] = []
    block, table = document.begin(), None
    while block.isValid():
        inside = QTextCursor(block).currentTable()
        if inside is None:
            if words := _ALONE.sub(_in_words, _in_list(block) + _words(block)):
                heading = block.blockFormat().headingLevel() > 0
                spoken = _HEADING(text=words) if heading else words
                found.append(Passage(spoken, heading, [block]))
        elif inside != table:
            found += _rows(inside)
        table = inside
        block = block.next()
    return found


def _in_words(sign: re.Match[str]) -> str:
    return _SIGNS[sign[0]]()


def _in_list(block: QTextBlock) -> str:
    """Return the number of a block that is an item of a numbered list."""
    of: QTextList | None = block.textList()
    if of is None or of.format().style() != QTextListFormat.Style.ListDecimal:
        return ""
    return f"{of.itemText(block)} "


def _words(block: QTextBlock) -> str:
    """Return the words of a block; pictures side by side are told as a list."""
    parts, pictures, walk = "", False, block.begin()
    while not walk.atEnd():
        piece = walk.fragment()
        called = str(piece.charFormat().property(QTextFormat.Property.ImageAltText) or "")
        if called:
            parts, pictures = parts.rstrip() + (", " if pictures else "") + called, True
        else:
            parts += piece.text()
            pictures = pictures and not piece.text().strip()
        walk += 1
    return " ".join(parts.split())


def _rows(table: QTextTable) -> Iterator[Passage]:
    """Yield what the rows of a table say below its headings."""
    headings = [_words(_cell(table, 0, column)) for column in range(table.columns())]
    for row in range(1, table.rows()):
        blocks = [_cell(table, row, column) for column in range(table.columns())]
        cells = [_words(block) for block in blocks]
        told = _row_of_numbers if table.columns() >= _MANY else _row
        head = [_cell(table, 0, column) for column in range(table.columns())] if row == 1 else []
        yield Passage(told(headings, cells), False, [*head, *blocks])


def _cell(table: QTextTable, row: int, column: int) -> QTextBlock:
    return table.cellAt(row, column).firstCursorPosition().block()


def _row(headings: Sequence[str], cells: Sequence[str]) -> str:
    """Return what a row says; a picture before its own name is left out."""
    told = []
    for index, (heading, cell) in enumerate(zip(headings, cells, strict=True)):
        following = cells[index + 1] if index + 1 < len(cells) else ""
        if cell not in _EMPTY and not (following and not heading and following.startswith(cell)):
            told.append(_sentence(f"{heading}: {cell}" if heading else cell))
    return " ".join(told)


def _row_of_numbers(headings: Sequence[str], cells: Sequence[str]) -> str:
    of = ", ".join(filter(None, (headings[0], cells[0])))
    numbers = [
        f"{heading}: {_SIGNS[cell]() if cell in _SIGNS else cell}"
        for heading, cell in zip(headings[1:], cells[1:], strict=True)
        if cell not in _EMPTY
    ]
    return f"{_sentence(of)} {_sentence(', '.join(numbers))}"


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", ";", "?")) else f"{text}."
