"""Widgets that a page lays out: they take the page's measures."""

from typing import Final, Protocol, cast, runtime_checkable

from PySide6.QtWidgets import QWidget

from app.style.typography import Metrics


@runtime_checkable
class Measured(Protocol):
    """A widget whose fonts and distances follow the page it stands on, not its own size."""

    def set_metrics(self, metrics: Metrics) -> None:
        """Take up `metrics`; the page calls it before it asks for sizes and places anything."""


_MEASURED: Final[dict[type[QWidget], bool]] = {}


def measure(part: QWidget, metrics: Metrics) -> None:
    """Give a page, and all that lies in it, these measures."""
    for widget in (part, *part.findChildren(QWidget)):
        if _is_measured(type(widget)):
            cast(Measured, widget).set_metrics(metrics)


def _is_measured(kind: type[QWidget]) -> bool:
    """Tell whether widgets of a class take measures; to look into each of them takes long."""
    if kind not in _MEASURED:
        _MEASURED[kind] = issubclass(kind, Measured)
    return _MEASURED[kind]
