"""Short things in one text, parted by dots, none of which begins or ends a line."""

from collections.abc import Iterable

from PySide6.QtGui import QFontMetricsF

from app.style.typography import joined
from app.widgets.label import Label


class PartsLabel(Label):
    """A label that begins a new line with a part that has no room in this one."""

    _parts: tuple[str, ...] = ()

    def set_parts(self, parts: Iterable[str]) -> None:
        self._parts = tuple(filter(None, parts))
        self.setText(joined(*self._parts))
        self.setVisible(bool(self._parts))

    def place(self, x: float, y: float, width: float) -> int:
        metrics = QFontMetricsF(self.font())
        lines: list[str] = []
        for part in self._parts:
            longer = joined(lines[-1], part) if lines else part
            if lines and metrics.horizontalAdvance(longer) <= width - 1:
                lines[-1] = longer
            else:
                lines.append(part)
        self.setText("\n".join(lines))
        return super().place(x, y, width)
