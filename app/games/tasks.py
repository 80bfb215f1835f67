"""The contract between a game and the page of a task: what it asks for, in words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.core.jsontext import Document
    from engine.tasks.task import Task


class TaskTexts(ABC):
    """The words of a game's tasks."""

    @abstractmethod
    def goal(self, task: Task) -> str:
        """Say what is to be reached, as a heading: "Get rid of all seven cards"."""

    @abstractmethod
    def idea(self, task: Task) -> str:
        """Say in one sentence what else counts: "The draw pile is empty. Mind the order."."""

    @abstractmethod
    def progress(self, task: Task, view: Document) -> tuple[str, int, int]:
        """Return how far it is reached, in words and as so many of so many; 0 of 0: not counted."""
