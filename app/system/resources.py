"""The program's own files, whether it runs from its root or frozen."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2] / "resources"


def resource(*parts: str) -> Path:
    """Return the path of a file under `resources/`, e.g. `resource("themes", "evening.json")`."""
    return ROOT.joinpath(*parts)
