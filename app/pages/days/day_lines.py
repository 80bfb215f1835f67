"""The chosen day on the rail: what is played and by whom, how it stands, and what counts."""

from __future__ import annotations

from collections import Counter

from app.match.players import level_word
from app.pages.days.day import Day, alone, date_words, game_words, state_words
from app.pages.page import Page
from app.style.appearance import Appearance
from app.style.typography import joined
from app.texts import texts
from app.widgets.label import Label

T = texts("DailyDeals")


class DayLines:
    """Two lines on the rail, of which the second gives way where there is no room."""

    def __init__(self, appearance: Appearance, page: Page) -> None:
        self._page = page
        self.head = Label(appearance, (15, 650), page, tone="rail_text", wrap=True)
        self.line = Label(appearance, "caption", page, tone="rail_text_2", wrap=True)

    def show_day(self, day: Day) -> None:
        """Show a day, in the language on screen."""
        if day.state == "to-come":
            self.head.setText(joined(date_words(day.date), T("a new deal")()))
        else:
            game, players = game_words(day.deal), players_words(day)
            self.head.setText(joined(date_words(day.date), game, players))
        state = state_words(day)
        self.line.setText(f"{state[:1].upper()}{state[1:]}. {rule_words(day)}")

    def show(self, *, shown: bool) -> None:
        """Show the lines, or make room for something else."""
        self.head.setVisible(shown)
        self.line.setVisible(shown)

    def place(self, left: float, right: float) -> None:
        """Stand between two other things on the rail."""
        px, rail = self._page.metrics.px, self._page.rail_rect()
        width = int(right - left)
        head, line = self.head.heightForWidth(width), self.line.heightForWidth(width)
        room = rail.height() - px(6)
        if head + line > room or width < px(150):
            line = 0
        if head > room or width < px(110):
            head = 0
        top = rail.center().y() + px(3) - (head + line) / 2
        self.head.setGeometry(round(left), round(top), width, head)
        self.line.setGeometry(round(left), round(top) + head, width, line)


def players_words(day: Day) -> str:
    """Say who plays besides the person."""
    kinds = Counter(day.deal.match.computers)
    if not kinds:
        return alone()
    ((kind, count),) = kinds.items()
    return T("with %n computer(s): {level}")(n=count, level=level_word(kind))


def rule_words(day: Day) -> str:
    """Say what counts."""
    if day.state == "played":
        return T("Played again, it counts as practice.")()
    if day.state == "to-come":
        return T("Every day has a deal, the same for everybody.")()
    if day.today:
        return T("The first game that you finish counts. A finished turn stays as it is.")()
    return T("The first game that you finish counts, but not for the days in a row.")()
