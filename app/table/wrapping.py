"""Breaking a sentence into lines."""

from app.paint.wrapping import wrap

__all__ = ["wrap"]
