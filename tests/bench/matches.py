"""The index of saved matches: how fast it is built, and what 10,000 matches cost page and start."""

import sys
import tempfile
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.pages.matches import words
from app.pages.matches.exporter import Exporter
from app.pages.matches.page import MatchesPage
from app.pages.statistics.page import StatisticsPage
from app.storage import journals
from app.storage.history.history import MatchFilter
from app.storage.history.orders import MatchOrder
from app.storage.match_store import MatchStore
from app.style.appearance import Appearance
from app.style.typography import load_fonts
from tests.app.history.arena_matches import check, played, save, store_in
from tests.bench.amounts import amount
from tests.bench.figures import compare, heading, middle, milliseconds, show
from tests.bench.start import start
from tests.virtual_screen import virtual_screen

MATCHES = amount(10_000, 40)
DISTINCT = amount(1000, 10)
RUNS = amount(5)

WANTED = {
    "a game": MatchFilter(games=frozenset({"wednesday"})),
    "a person who has won": MatchFilter(person="Μαρία", result="won"),
    "a name": MatchFilter(search="μαρια"),
    "a deal number": MatchFilter(search="12"),
    "nothing there is": MatchFilter(search="zz", result="lost"),
}


def measure() -> None:
    application = QApplication(["bench", "-platform", "offscreen"])
    load_fonts()
    heading(f"{MATCHES} saved matches, mixed games; the index, the page, the start")
    with tempfile.TemporaryDirectory() as name:
        data = Path(name)
        store = _filled(data)
        _building(store)
        _page(store, data)
        _statistics(store, data)
        _starts(data)
    del application


def _filled(data: Path) -> MatchStore:
    """Fill a data folder: so many matches of the arena's players, each under several names."""
    matches = [played(number) for number in range(DISTINCT)]
    for number in range(MATCHES):
        save(matches[number % DISTINCT], data, f"{number:05}", until=number)
    return store_in(data)


def _building(store: MatchStore) -> None:
    some = store.files()[:DISTINCT]
    alone = milliseconds(lambda: [journals.read(file.path) for file in some])
    built = milliseconds(lambda: check(store))
    ours, baseline = built / MATCHES, alone / len(some)
    compare("a journal taken into the index", "ms", ours, baseline)
    show("journals a second (aim 500 or more)", "", 1000 / ours)
    show("the check of an index that is whole", "ms", milliseconds(lambda: check(store)))


def _page(store: MatchStore, data: Path) -> None:
    appearance = Appearance(store_in(data)._settings)
    times = []
    for _ in range(RUNS + 1):
        store.history.close()
        pages: list[MatchesPage] = []

        def open_page(pages: list[MatchesPage] = pages) -> None:
            pages.append(MatchesPage(appearance, store, Exporter()))
            pages[0].resize(1280, 800)
            pages[0].show()
            pages[0].grab()

        times.append(milliseconds(open_page))
        pages[0].taken_off.emit()
        pages[0].close()
        QTest.qWait(1)
    show("the page opens (aim 100 or less)", "ms", middle(times[1:]))
    for order in words.orders:

        def list_first(order: MatchOrder = order) -> None:
            store.history.matches(MatchFilter(), 0, 20, order)

        show(
            f"the first in the order {order or 'newest'!r} (aim 50 or less)",
            "ms",
            middle([milliseconds(list_first) for _ in range(RUNS)]),
        )
    for name, wanted in WANTED.items():

        def find(wanted: MatchFilter = wanted) -> None:
            store.history.matches(wanted, 0, 20)
            store.history.counts(wanted)

        show(
            f"{name} is found (aim 50 or less)",
            "ms",
            middle([milliseconds(find) for _ in range(RUNS)]),
        )


def _statistics(store: MatchStore, data: Path) -> None:
    appearance = Appearance(store_in(data)._settings)
    for game in ("the-game", "wednesday"):
        times = []
        for _ in range(RUNS + 1):
            pages: list[StatisticsPage] = []

            def open_page(pages: list[StatisticsPage] = pages, game: str = game) -> None:
                pages.append(StatisticsPage(appearance, store, game))

            times.append(milliseconds(open_page))
            pages[0].taken_off.emit()
            QTest.qWait(1)
        show(f"the statistics of {game} are counted (aim 50 or less)", "ms", middle(times[1:]))


def _starts(data: Path) -> None:
    """Start the program with the matches and without, in turn."""
    home = [sys.executable, "-m", "tests.bench.home_window"]
    full, empty = [], []
    with virtual_screen(1440, 900) as screen, tempfile.TemporaryDirectory() as other:
        for _ in range(RUNS + 1):
            full.append(start([*home, str(data)], screen.environment).ready)
            empty.append(start([*home, other], screen.environment).ready)
    compare("the start with them and without", "ms", middle(full[1:]), middle(empty[1:]), 1.05)
