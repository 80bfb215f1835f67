"""The interface of a widget that a page lays out: it takes the page's measures."""

from typing import Protocol, runtime_checkable

from app.style.typography import Metrics


@runtime_checkable
class Measured(Protocol):
    """A widget whose fonts and distances follow the page it stands on, not its own size."""

    def set_metrics(self, metrics: Metrics) -> None:
        """Take up `metrics`; the page calls it before it asks for sizes and places anything."""
