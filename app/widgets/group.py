"""What holds things that belong together."""

from PySide6.QtWidgets import QWidget


class GroupWidget(QWidget):
    """A plain widget; with an accessible name, screen readers say it to who comes into it."""

    accessible_kind = "group"
