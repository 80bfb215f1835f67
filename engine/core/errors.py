"""Errors in what comes from outside the program: documents and journals."""


class BadDocument(Exception):
    """A document is not a state of its game: ``where`` in it, and the ``reason``."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}" if where else reason)
        self.where = where
        self.reason = reason


class Damaged(Exception):
    """A journal that cannot be read: the number of the ``line``, from 1, and the ``reason``.

    The ``code`` says of what kind the damage is:

    =================  ==========================================================
    ``line``           the line does not say what it should
    ``foreign``        no journal of a match
    ``torn``           not even its first line is whole
    ``too-long``       longer than any match
    ``newer-program``  of a later version of the format
    ``unknown-game``   of a game that is not known
    ``newer-rules``    played by a later version of the game's rules
    ``older-rules``    played by an earlier version of them
    ``refused``        the rules refuse what the line does
    =================  ==========================================================
    """

    def __init__(self, line: int, reason: str, code: str = "line") -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.code = code


class NoPlainFile(OSError):
    """The path of what should be a file is a folder, a device or a pipe."""


class FileChanged(OSError):
    """Another program changed a file that is being written, or put another in its place."""
