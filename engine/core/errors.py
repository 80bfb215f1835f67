"""Errors of things that come from outside the program: documents and journals."""


class BadDocument(Exception):
    """A document that is not a state of its game: ``where`` in it, and what is wrong there."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}" if where else reason)
        self.where = where
        self.reason = reason


class Damaged(Exception):
    """A journal that cannot be read: the number of the ``line``, from 1, and the ``reason``."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
