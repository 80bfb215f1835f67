"""Whether tips of the coach lie over nothing that is needed, and come once to each person.

``python -m tests.soak.tips --positions 200`` plays matches of each game at random. Of the positions
in which a tip is due it takes so many, one tip after the other where several are due, and lets a
page show that tip in each size of the window, in English and Greek by turns. A tip may cover no
card of the hand, no pile that takes cards, no button, no player and nothing that is told of the
turn, and it points at what it speaks of, or that has a ring. Then people sit down who have read
none, each at a few matches from the first position to the last; nobody is to be told the same
twice. The exit status is 1 if any of this fails. How often a tip lies over another place, where
there is no room elsewhere, is printed.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QAbstractButton

from app.games import MODULES
from app.games.tips import DueTip
from app.match.session import Session
from app.pages.table.computers.seats import seat_rect
from app.pages.table.first_turns import FIRST
from app.pages.table.page import TablePage
from app.storage.progress import LearningProgress
from app.style.appearance import Appearance
from app.table.layout import Layer, Rect
from app.table.visuals import BadgeVisual
from engine.core.match import Match
from engine.core.refusal import Refused
from engine.games.the_game.piles import PILES
from engine.games.the_game.state import SIGNALS
from tests.app.manual_clock import ManualClock
from tests.app.pages.tipped import due_tips, session_of, show_other, tipped_page
from tests.app.speaking import speaking
from tests.app.table.support import look_at
from tests.app.tables.matches import played, until
from tests.soak.over_games import start_qt

SIZES = ((960, 600), (1280, 800))
LANGUAGES = ("en", "el")
APART = 3
"""So many actions lie between two positions of a match."""
SIGNALLED = 4
"""In one position of so many a computer gives a signal, where players can."""
PEOPLE = 3
"""So many people play whole matches."""
THEIR_MATCHES = 2
CROWDED = ("over thing",)
"""What happens where there is no room elsewhere."""

REACH = 8.0
"""The pointer ends at most so far from what it means."""


class Wanting(LearningProgress):
    """All tips have been read but for one, which comes whenever it is due."""

    def __init__(self, tip: str) -> None:
        super().__init__(Path("nowhere"))
        self.tip = tip

    def turns_ended(self, game: str) -> int:
        """So many that what comes only after the first turns comes, too."""
        return FIRST

    def has_read(self, tip: str) -> bool:
        return tip != self.tip

    def note_read(self, tip: str) -> None:
        """Forget that it was read."""


def positions(game_id: str, first: int) -> Iterator[tuple[Session, DueTip]]:
    """Positions of different matches, each with a tip that is due in it, all tips by turns."""
    module, seed, told = MODULES[game_id], first, Counter[str]()
    tables = range(module.min_players, module.max_players + 1)
    while True:
        match, lot = played(game_id, tables[seed % len(tables)], seed), Random(seed)
        for index in range(seed % APART, len(match.states), APART):
            early = until(match, index)
            if early.over is not None:
                break
            seat = lot.choice(sorted(early.waits_for))
            if lot.randrange(SIGNALLED) == 0 and "signal" in module.tips().tips:
                give_signal(early, seat, lot)
            session = session_of(early, seat)
            due = due_tips(session) if session.legal() else []
            if due:
                tip = min(due, key=lambda each: told[each.name])
                told[tip.name] += 1
                yield session, tip
        seed += 1


def give_signal(match: Match, seat: int, lot: Random) -> None:
    """Let somebody else ask something of a pile, if that is allowed now."""
    others = [each for each in range(match.seats) if each != seat]
    if others:
        with suppress(Refused):
            match.signal(lot.choice(others), lot.choice(PILES), lot.choice(SIGNALS))


def body_of(page: TablePage) -> Rect:
    """Where the words of the tip stand, with their ground."""
    assert page.tips is not None
    body = page.tips.bubble.body_rect
    return Rect(body.x(), body.y(), body.width(), body.height())


def needed(page: TablePage) -> Iterator[tuple[str, Rect]]:
    """What no tip lies over, each with a word for it."""
    layout, rail_top = page.view.scene.layout, page.height() - page.rail_height
    yield "bar", Rect(0, 0, page.width(), page.bar_height)
    yield "rail", Rect(0, rail_top, page.width(), page.rail_height)
    for card in layout.cards:
        if card.layer is Layer.HAND:
            yield "hand", card.rect._replace(height=min(card.rect.height, rail_top - card.rect.y))
        elif card.usable and not card.idle:
            yield "card", card.rect
    for place in layout.places:
        if place.takes_cards or place.lit:
            yield "pile", place.rect
        elif place.rect.width * place.rect.height < layout.width * layout.height / 10:
            yield "thing", place.rect
    for each in layout.decorations:
        if isinstance(each.visual, BadgeVisual):
            yield "badge", each.rect
        elif each.name and each.layer is Layer.LABEL and each.rect.height < layout.height / 4:
            yield "words", each.rect
    yield from needed_besides(page)


def needed_besides(page: TablePage) -> Iterator[tuple[str, Rect]]:
    """The players and the buttons, over which no tip lies either."""
    assert page.tips is not None
    layout = page.view.scene.layout
    for seat in range(len(page.session.players)):
        rect = seat_rect(layout, seat)
        if rect is not None:
            yield "player", rect
    on_page = Qt.FindChildOption.FindDirectChildrenOnly
    for button in page.findChildren(QAbstractButton, options=on_page):
        if button.isVisible() and button not in page.tips.bubble.buttons:
            yield "button", Rect(button.x(), button.y(), button.width(), button.height())


def faults(page: TablePage, tip: DueTip) -> Iterator[str]:
    """What is wrong with where the tip stands that a page shows."""
    assert page.tips is not None
    layout, body = page.view.scene.layout, body_of(page)
    for word, rect in needed(page):
        if body.overlap(rect):
            yield f"over {word}"
    if body.x < 0 or body.right > page.width():
        yield "cut"
    about = next((each.rect for each in layout.things if each.id == tip.about), None)
    assert about is not None
    tip_of_pointer = page.tips.bubble.pointer
    if tip_of_pointer is not None:
        x, y = tip_of_pointer.x(), tip_of_pointer.y()
        badges = [each.rect for each in layout.decorations if isinstance(each.visual, BadgeVisual)]
        meant = round_all([about, *(badge for badge in badges if badge.overlap(about))])
        if not meant.grown(REACH).holds(x, y):
            yield "points elsewhere"
    elif page.view.scene.highlights.told != tip.about:
        yield "means nothing"


def round_all(rects: Sequence[Rect]) -> Rect:
    """The rectangle round a thing and the badges on it, at which a pointer may end."""
    left, top = min(each.x for each in rects), min(each.y for each in rects)
    right, foot = max(each.right for each in rects), max(each.bottom for each in rects)
    return Rect(left, top, right - left, foot - top)


class Shown:
    """A page in one size and language, made for the first position."""

    def __init__(self, appearance: Appearance, size: tuple[int, int]) -> None:
        self._appearance, self._size = appearance, size
        self._wanting = Wanting("")
        self._page: TablePage | None = None
        self._clock = ManualClock()

    def look(self, session: Session, tip: DueTip) -> TablePage:
        """Show the position to somebody who has read all tips but this one."""
        self._wanting.tip = tip.name
        if self._page is None:
            self._page, self._clock = tipped_page(
                self._appearance, session, self._size, self._wanting
            )
        else:
            self._page.retranslate()
            show_other(self._page, self._clock, session)
        return self._page

    def close(self) -> None:
        """Leave nothing of the page."""
        if self._page is not None:
            delete(self._page)


def delete(page: TablePage) -> None:
    """Delete a page at once."""
    page.close()
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def count_faults(
    game_id: str, wanted: int, first: int, appearance: Appearance, speak: Callable[[str], None]
) -> bool:
    """Look at so many positions in each size; print what is wrong, and tell whether all is well."""
    began, well = time.perf_counter(), True
    for size in SIZES:
        shown, came = Shown(appearance, size), 0
        tips, wrong = Counter[str](), Counter[str]()
        for number, (session, tip) in enumerate(islice(positions(game_id, first), wanted)):
            speak(LANGUAGES[number % len(LANGUAGES)])
            page = shown.look(session, tip)
            assert page.tips is not None
            if page.tips.shown:
                came, tips[tip.name] = came + 1, tips[tip.name] + 1
                due = [each for each in due_tips(session) if each.name == tip.name]
                found = min((list(faults(page, each)) for each in due), key=len)
                wrong.update(f"{tip.name}: {fault}" for fault in set(found))
        shown.close()
        for fault, times in wrong.most_common():
            print(f"{game_id}, {size[0]} x {size[1]}: {times} times {fault}", flush=True)
        seconds = time.perf_counter() - began
        print(
            f"{game_id}, {size[0]} x {size[1]}: {wanted} positions, {len(tips)} tips,"
            f" {came} times one came, {wrong.total()} faults, {seconds:.0f} s",
            flush=True,
        )
        well = well and all(fault.endswith(CROWDED) for fault in wrong)
    return well


def count_repeats(game_id: str, first: int, appearance: Appearance) -> bool:
    """Let people play who have read no tip; tell whether none is told anything twice."""
    module, told, most = MODULES[game_id], 0, 0
    for person in range(PEOPLE):
        with tempfile.TemporaryDirectory() as folder:
            progress = LearningProgress(Path(folder) / "learning.json")
            page: TablePage | None = None
            clock, heard = ManualClock(), Counter[str]()
            for number in range(THEIR_MATCHES):
                match = played(game_id, module.max_players, first + person * THEIR_MATCHES + number)
                for index in range(len(match.states) - 1):
                    early = until(match, index)
                    session = session_of(early, early.to_act[0])
                    if page is None:
                        page, clock = tipped_page(appearance, session, SIZES[0], progress)
                    else:
                        show_other(page, clock, session)
                    assert page.tips is not None
                    heard.update(filter(None, [page.tips.shown]))
            if page is not None:
                delete(page)
            told, most = told + heard.total(), max(most, *heard.values(), 0)
    print(f"{game_id}: {PEOPLE} people, {told} tips told, at most {most} times each", flush=True)
    return most <= 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, and return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--positions", type=int, default=200, help="of each game, in each size")
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(MODULES))
    chosen = parser.parse_args(arguments)
    if unknown := {*chosen.games} - {*MODULES}:
        parser.error(f"there is no {min(unknown)}; there are: {', '.join(MODULES)}")
    start_qt()
    well = True
    with speaking() as speak, tempfile.TemporaryDirectory() as folder:
        appearance = look_at(Path(folder), motion="reduced", tips="on")
        for game in chosen.games or MODULES:
            well &= count_faults(game, chosen.positions, chosen.seed, appearance, speak)
            well &= count_repeats(game, chosen.seed, appearance)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
