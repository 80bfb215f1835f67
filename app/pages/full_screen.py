"""What is said of the full screen, wherever one can leave it."""

from PySide6.QtCore import QCoreApplication


def leave_full_screen_words() -> str:
    """What the button in the bar is called, its key with it."""
    return QCoreApplication.translate("Page", "Leave full screen (F11)")
