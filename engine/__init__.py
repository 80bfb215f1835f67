"""The rules of the card games: pure Python, standard library only, no Qt and no clock."""

__version__ = "0.1.0"
