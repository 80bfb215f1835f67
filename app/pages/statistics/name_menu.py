"""The menu of a name in the table of people, and that of the names that are forgotten."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from app.pages.statistics import words
from app.pages.statistics.company import CompanyTable
from app.storage.people import People, person_name
from app.style.appearance import Appearance
from app.widgets.buttons import RailButton
from app.widgets.menu import Menu, dress_menu


class NameMenu(QObject):
    """What can be done with a name.

    `changed` brings what was done, in words, and how it is taken back.
    """

    changed = Signal(str, object)
    games_chosen = Signal(int)
    """Brings the row whose matches are wanted."""
    person_chosen = Signal(object)
    """Brings the person whose matches alone are wanted; None: those of whichever."""

    def __init__(self, appearance: Appearance, people: People, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._people = people
        self.menu = Menu(parent)
        self._more: list[QMenu] = []

    def open(
        self, table: CompanyTable, row: int, others: Sequence[str], *, own: str | None, team: bool
    ) -> None:
        """Open the menu of a row; `own` is the person whose matches alone are shown."""
        entry = table.entries[row]
        self._clear()
        self._add(self.menu, words.see_games(), lambda: self.games_chosen.emit(row))
        if entry.beside == "person":
            person, name = entry.person, person_name(entry.person)
            self._add(self.menu, words.only_of(name=name), lambda: self.person_chosen.emit(person))
        if own is not None and team:
            self._add(self.menu, words.everybodys(), lambda: self.person_chosen.emit(None))
        if entry.beside == "person":
            self.menu.addSeparator()
            self._add_names(entry.person, [each for each in others if each != entry.person])
        dress_menu(self.menu, self._appearance, table.metrics)
        for menu in self._more:
            dress_menu(menu, self._appearance, table.metrics)
        place = table.row_rect(row)
        corner = QPoint(round(place.left() + table.metrics.px(30)), round(place.bottom()))
        self.menu.popup(table.viewport().mapToGlobal(corner))

    def open_forgotten(self, button: RailButton) -> None:
        """Open the menu of the names that are forgotten."""
        self._clear()
        for person in self._people.forgotten:
            name = person_name(person)
            self._add(self.menu, words.remember(name=name), partial(self._remember, person))
        dress_menu(self.menu, self._appearance, button.metrics)
        high = self.menu.sizeHint().height()
        self.menu.popup(button.mapToGlobal(QPoint(button.margin, button.margin - high)))

    def _add_names(self, person: str, others: Sequence[str]) -> None:
        """Add what can be said of a name."""
        if others:
            join = self.menu.addMenu(words.join_with())
            self._more.append(join)
            for other in others:
                self._add(join, person_name(other), partial(self._join, person, other))
        for key in self._people.others_of(person):
            word = words.part_from(name=person_name(key))
            self._add(self.menu, word, partial(self._part, key))
        self._add(self.menu, words.forget(name=person_name(person)), partial(self._forget, person))

    def _add(self, menu: QMenu, word: str, then: Callable[[], None]) -> None:
        menu.addAction(word.replace("&", "&&")).triggered.connect(lambda _=False: then())

    def _clear(self) -> None:
        self.menu.clear()
        self._more.clear()

    def _join(self, person: str, other: str) -> None:
        said = words.joined_now(name=person_name(person), other=person_name(other))
        self._do(partial(self._people.join, person, other), said)

    def _part(self, key: str) -> None:
        self._do(partial(self._people.part, key), words.parted_now(name=person_name(key)))

    def _forget(self, person: str) -> None:
        said = words.forgotten_now(name=person_name(person))
        self._do(partial(self._people.forget, person), said)

    def _remember(self, person: str) -> None:
        said = words.remembered_now(name=person_name(person))
        self._do(partial(self._people.remember, person), said)

    def _do(self, change: Callable[[], None], said: str) -> None:
        before = self._people.snapshot
        change()
        self.changed.emit(said, partial(self._people.restore, before))
