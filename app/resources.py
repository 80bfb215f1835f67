"""Where the program's own files lie, run from its root or frozen."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "resources"


def resource(*parts: str) -> Path:
    """The path of a file under `resources/`, e.g. `resource("themes", "evening.json")`."""
    return ROOT.joinpath(*parts)


def rules_text(game_id: str, language: str) -> Path:
    """The path of a game's rules, to be read by people who speak that language."""
    return resource("rules", f"{game_id}.{language}.md")
