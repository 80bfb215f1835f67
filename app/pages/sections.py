"""A page of settings in sections: a heading with its sign over a panel of rows, in two columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.keys import commands, strokes
from app.keys.keys import KeyActions
from app.keys.strokes import PAGES
from app.pages.page import Page, make_back_button
from app.paint.icons import paint_icon
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import announce, tell_name
from app.texts import texts
from app.widgets.label import Heading
from app.widgets.panel import Panel
from app.widgets.rule_line import RuleLine
from app.widgets.scroll import BAR_WIDTH, ScrollArea
from app.widgets.setting_row import SettingRow

T = texts("SettingsPage")

TWO_COLUMNS_FROM: Final = 1100
"""Narrower pages have one column, and so have those with texts larger than `LARGEST_IN_TWO`."""
LARGEST_IN_TWO: Final = 1.3
ROW_PADS: Final = (11.0, 9.5, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0)
"""What is free over and under a row: less where not all of a column would be seen at once."""

_ICON: Final = 21.0
_SIDE: Final = 18.0
"""Left and right of the rows in their panel."""
_EDGE: Final = 8.0
"""Over the first row and under the last one."""
_APART: Final = 16.0
"""Between a section and the one below it."""
_COLUMNS_APART: Final = 24.0
_WORDS: Final = 155.0
"""Room for the words of a row beside its choices, at least; for large ones twice as much."""
_SHORT: Final = 60.0
"""The same of one of two rows side by side."""

_TAB: Final = Qt.FocusPolicy.TabFocus


class Section(QWidget):
    """A heading, and rows on a panel under it.

    Its rows are made on its `panel` and handed over once.
    """

    accessible_kind = "group"

    def __init__(self, appearance: Appearance, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._icon = icon
        self.heading = Heading(appearance, "tile_title", self)
        self.panel = Panel(appearance, self)
        self.rows: tuple[SettingRow, ...] = ()
        self._short = 0
        """So many of the rows, the last ones, stand two side by side."""
        self._lines: list[RuleLine] = []

    def make_row(self, choose: Callable[[Any], None]) -> SettingRow:
        """Make a row whose choice is given to `choose`."""
        row = SettingRow(self._appearance, self.panel)
        row.segments.chosen.connect(choose)
        return row

    def set_rows(self, *rows: SettingRow, short: Sequence[SettingRow] = ()) -> None:
        """Show these rows, in this order; below them the `short` ones, two side by side."""
        self.rows, self._short = (*rows, *short), len(short)
        self._lines = [RuleLine(self._appearance, self.panel) for _ in self._abreast()[1:]]

    def set_heading(self, text: str) -> None:
        self.heading.setText(text)
        tell_name(self, text)

    @property
    def first_stop(self) -> QWidget | None:
        """Return where the keyboard comes into the section; None where nothing can be chosen."""
        stops = (stop for row in self.rows for stop in _single(row))
        return next((stop for stop in stops if stop.focusPolicy() & _TAB), None)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def place(self, x: float, y: float, width: float, pad: float) -> float:
        """Stand there, so wide; return how high it is. `pad` is free over and under each row."""
        px, scale = self._metrics.px, self._metrics.text_scale
        left = px(_ICON) * scale + px(10)
        head = self.heading.place(left, 0, width - left) + px(7)
        top, inner = px(_EDGE), width - 2 * px(_SIDE)
        for index, abreast in enumerate(self._abreast()):
            if index:
                self._lines[index - 1].place(px(_SIDE), top, inner)
            high = 0.0
            for at, row in enumerate(abreast):
                halved = row in self.rows[len(self.rows) - self._short :]
                wide = (inner - px(_COLUMNS_APART)) / 2 if halved else inner
                row.words = _SHORT if halved else _WORDS
                row.words *= scale * (1 if scale <= LARGEST_IN_TWO else 2)
                left = px(_SIDE) + at * (wide + px(_COLUMNS_APART))
                high = max(high, row.place(left, top, wide, pad))
            top += high
        top += px(_EDGE)
        self.panel.setGeometry(0, round(head), round(width), round(top))
        self.setGeometry(round(x), round(y), round(width), round(head + top))
        return head + top

    def _abreast(self) -> list[tuple[SettingRow, ...]]:
        """Return the rows as they stand side by side."""
        whole = len(self.rows) - self._short
        short = self.rows[whole:]
        pairs = [short[at : at + 2] for at in range(0, len(short), 2)]
        return [*((row,) for row in self.rows[:whole]), *pairs]

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._metrics.px(_ICON) * self._metrics.text_scale
        place = QRectF(self._metrics.px(2), (self.heading.height() - side) / 2, side, side)
        paint_icon(painter, self._icon, place, self._appearance.theme.text)


class SectionColumn(NamedTuple):
    """Sections that stand one below the other, and where."""

    sections: Sequence[Section]
    left: float
    width: float


class SectionsPage(Page):
    """The sections and the way back; keys lead from section to section."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.settings_button.hide()
        self.area = _SectionArea(appearance, self)
        self.sections: tuple[Section, ...] = ()
        self.on_arrival = self._tell_sections
        self._back = make_back_button(self)
        self.rail_left.append(self._back)

    def make_section(self, icon: str) -> Section:
        """Make a section; it is shown once it has been handed over."""
        return Section(self.appearance, icon, self.area.board)

    def set_sections(self, *sections: Section) -> None:
        """Show these sections, in this order."""
        self.sections = sections

    @property
    def rows(self) -> Sequence[SettingRow]:
        """Return all rows, as they are read."""
        return [row for section in self.sections for row in section.rows]

    def _tell_sections(self) -> str:
        """Say which sections there are, and how one goes from each to the next."""
        headings = ", ".join(section.heading.text() for section in self.sections)
        leads = T("{headings}. {key} leads to the next of these.", note="Said on arrival.")
        return leads(headings=headings, key=strokes.PAGE_DOWN.said)

    def content_stops(self) -> Sequence[QWidget]:
        return [stop for row in self.rows for stop in row.stops]

    def key_actions(self) -> KeyActions:
        return {**super().key_actions(), commands.SECTION: self._go_to_section}

    def place_content(self) -> None:
        px, room = self.metrics.px, self.content_rect()
        side = px(44)
        top, foot = room.top() + round(px(10)), room.bottom() - round(px(10))
        self.area.setGeometry(
            round(side), top, round(self.width() - 2 * side) + BAR_WIDTH, foot - top
        )
        columns = self._columns(self.width() - 2 * side)
        fitting = [
            next((pad for pad in ROW_PADS if self._place_column(column, pad) <= foot - top), None)
            for column in columns
        ]
        all_fit = None not in fitting
        high = max(
            self._place_column(column, pad if all_fit and pad is not None else ROW_PADS[0])
            for column, pad in zip(columns, fitting, strict=True)
        )
        self.area.board.resize(round(self.width() - 2 * side), round(high))

    def _columns(self, width: float) -> Sequence[SectionColumn]:
        """Return the sections in as many columns as there is room for, each so high as another."""
        px = self.metrics.px
        if self.metrics.width < TWO_COLUMNS_FROM or self.metrics.text_scale > LARGEST_IN_TWO:
            return [SectionColumn(self.sections, 0.0, width)]
        wide = (width - px(_COLUMNS_APART)) / 2
        heights = [each.place(0, 0, wide, ROW_PADS[0]) + px(_APART) for each in self.sections]
        left = _in_left_column(heights)
        return [
            SectionColumn(self.sections[:left], 0.0, wide),
            SectionColumn(self.sections[left:], wide + px(_COLUMNS_APART), wide),
        ]

    def _place_column(self, column: SectionColumn, pad: float) -> float:
        """Place the sections of a column; return how high it is."""
        y, apart = 0.0, self.metrics.px(_APART)
        for section in column.sections:
            y += section.place(column.left, y, column.width, pad) + apart
        return y - apart

    def _go_to_section(self, which: int) -> bool:
        """Go to the section before the one that has the keyboard, or to the one after it."""
        focus = QApplication.focusWidget()
        holders = [] if focus is None else [each.isAncestorOf(focus) for each in self.sections]
        here = [at for at, holds in enumerate(holders) if holds]
        step = 1 if which else -1
        there = here[0] + step if here else (0 if step > 0 else len(self.sections) - 1)
        if not 0 <= there < len(self.sections):
            return False
        section = self.sections[there]
        self.area.ensureWidgetVisible(section, 0, 0)
        self.area.ensureWidgetVisible(section.heading, 0, 0)
        stop = section.first_stop
        if stop is not None:
            stop.setFocus(Qt.FocusReason.TabFocusReason)
        announce(self, section.heading.text())
        return True


class _SectionArea(ScrollArea):
    """Room for the sections, which leaves to the page the keys that lead from one to the next."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PAGES:
            event.ignore()
        else:
            super().keyPressEvent(event)


def _single(row: SettingRow) -> Sequence[QWidget]:
    """Return the stops of a row, each by itself."""
    return [stop for holder in row.stops for stop in getattr(holder, "stops", (holder,))]


def _in_left_column(heights: Sequence[float]) -> int:
    """Return how many of the sections stand in the left column, so that both end alike."""
    whole = sum(heights)
    ends = list(accumulate(heights))
    return min(range(len(ends)), key=lambda at: abs(2 * ends[at] - whole)) + 1
