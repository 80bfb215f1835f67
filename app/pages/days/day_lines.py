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
    """Two lines on the rail; the second says less, or nothing, where there is no room."""

    def __init__(self, appearance: Appearance, page: Page) -> None:
        self._page = page
        self.head = Label(appearance, (15, 650), page, tone="rail_text", wrap=True)
        self.line = Label(appearance, "caption", page, tone="rail_text_2", wrap=True)
        self._shown = True
        self._wordings: tuple[str, ...] = ("",)
        """What the second line says, the longest wording first."""

    def show_day(self, day: Day) -> None:
        """Show a day, in the language on screen."""
        if day.state == "to-come":
            self.head.setText(joined(date_words(day.date), T("a new deal")()))
        else:
            game, players = game_words(day.deal), players_words(day)
            self.head.setText(joined(date_words(day.date), game, players))
        state, rule = state_words(day), rule_words(day)
        shortest = [T("The first game that you finish counts.")()] if day.today else []
        self.say(f"{state[:1].upper()}{state[1:]}. {rule}", rule, *shortest)

    def say(self, *wordings: str) -> None:
        """Say something in the second line, in the first of these wordings that has room."""
        self._wordings = wordings
        self.line.setText(wordings[0])

    def show(self, *, shown: bool) -> None:
        """Show the lines, or make room for something else."""
        self._shown = shown
        self.head.setVisible(shown)
        self.line.setVisible(shown)

    def place(self, left: float, right: float) -> None:
        """Stand between two other things on the rail."""
        px, rail = self._page.metrics.px, self._page.rail_rect()
        width = int(right - left)
        room = rail.height() - px(14)
        head = self.head.heightForWidth(width)
        if head > room or width < px(110):
            head = 0
        line = self._fit_line(width, room - head) if width >= px(150) else 0
        self.head.setVisible(self._shown and head > 0)
        self.line.setVisible(self._shown and line > 0)
        top = rail.center().y() + px(3) - (head + line) / 2
        self.head.setGeometry(round(left), round(top), width, head)
        self.line.setGeometry(round(left), round(top) + head, width, line)

    def _fit_line(self, width: int, room: float) -> int:
        """Take the longest wording that has room in the second line; return its height."""
        for wording in self._wordings:
            self.line.setText(wording)
            if (height := self.line.heightForWidth(width)) <= room:
                return height
        return 0


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
