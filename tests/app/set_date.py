"""A date of today that a test sets."""

from datetime import date


class SetDate:
    """Says which day is today; a test moves it."""

    def __init__(self, today: date) -> None:
        self.date = today

    def __call__(self) -> date:
        return self.date
