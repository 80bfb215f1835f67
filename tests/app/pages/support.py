"""Pages for tests, languages for tests, and eyes that see what is cut or lies over something."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QRect, QSize, Qt, QTranslator
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from app.games import MODULES
from app.learning.lesson import lesson
from app.match.moments import Moments
from app.match.players import PlayerInfo
from app.match.session import Session
from app.pages.about import AboutPage
from app.pages.bar_title import BarTitle
from app.pages.curtain.arrival import Arrival
from app.pages.curtain.curtain import Curtain
from app.pages.curtain.turns import TurnBefore
from app.pages.days.page import DaysPage
from app.pages.home import HomePage
from app.pages.key_choice.page import KeyChoicePage
from app.pages.learn.next_panel import NextPanel
from app.pages.learn.page import LearnPage
from app.pages.lesson.done import LessonDonePage
from app.pages.licences import LicencesPage
from app.pages.matches.exporter import Exporter
from app.pages.matches.page import MatchesPage
from app.pages.one_switch import OneSwitchPage
from app.pages.page import Page
from app.pages.read_aloud import ReadAloudPage
from app.pages.replay.page import ReplayPage
from app.pages.replay.play_on import PlayOnPage
from app.pages.result import ResultPage
from app.pages.rules import RulesPage
from app.pages.scores import ScoresPage
from app.pages.settings import SettingsPage
from app.pages.setup.page import SetupPage
from app.pages.sound import SoundPage
from app.pages.statistics.page import StatisticsPage
from app.scanning.choices import ScanChoices
from app.sound.effects import SoundEffects
from app.speech.reading_aloud import ReadingAloud
from app.storage.challenges import Challenges
from app.storage.history.history import Counts, MatchFilter
from app.storage.history.orders import MatchOrder
from app.storage.history.records import SavedFile
from app.storage.match_store import SavedMatch
from app.storage.progress import LearningProgress
from app.storage.series import KeptSeries
from app.storage.settings import RememberedPlayer, Settings
from app.style.appearance import Appearance
from app.widgets.buttons import IconButton
from app.widgets.continue_panel import ContinuePanel
from app.widgets.control import Control
from app.widgets.figures import Figures
from app.widgets.reader import Reader
from app.widgets.scroll import ScrollArea
from app.widgets.seat import SeatPanel
from app.widgets.sideways import SidewaysArea
from app.widgets.switch import SwitchRow
from engine.core.errors import Damaged
from engine.core.header import Player
from engine.core.match import Match
from engine.games import GAMES
from tests.app.history.arena_matches import check, save, store_in
from tests.app.history.counted_matches import over
from tests.app.pages.finished import after_rounds, finished
from tests.app.review.reviewed import find_page, reviewed_page
from tests.app.series_at_hand import play as play_deals
from tests.app.series_at_hand import series
from tests.app.waiting import make_active, wait_until

NAMES = ("Anna", "Leo", "Maria")
LONG_NAMES = (
    "Παπαδημητρακοπούλου",
    "Wwwwwwwwwwwwwwwwwwww",
    "Κωνσταντίνος Παπαδοπ",
    "Maximiliana Fernande",
    "Αικατερίνη Βασιλείου",
)
SIX_LONG_NAMES = (*LONG_NAMES, "Χαραλαμποπουλοπούλου")
GAME = GAMES["the-game"]


class Stretched(QTranslator):
    """Another language: a mark before every text, and a third more of it."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        more = re.sub(r"\{\w*\}|%n|\W", "", source)[: len(source) // 3]
        text = f"¿{source}{more}"
        return text.replace("%n", str(n)) if n >= 0 else text


def make_appearance(folder: Path, **choices: Any) -> Appearance:
    """A look over settings of its own; `choices` are entries of the settings."""
    settings = Settings(folder / "settings.ini")
    settings.motion = "reduced"
    for name, value in choices.items():
        setattr(settings, name, value)
    appearance = Appearance(settings)
    appearance.setProperty("settings", settings)
    return appearance


def settings_of(appearance: Appearance) -> Settings:
    settings = appearance.property("settings")
    assert isinstance(settings, Settings)
    return settings


def cheapest(match: Match, seat: int) -> str:
    """A sensible action: the smallest step, or the end of the turn once it is allowed."""
    piles = match.view(seat)["piles"]

    def cost(action: str) -> int:
        if action == "end":
            return 3
        _, card, pile = action.split()
        step: int = int(card) - piles[pile][-1]
        return step if pile.startswith("up") else -step

    return min((str(action) for action in match.legal(seat)), key=cost)


@cache
def play(
    names: tuple[str, ...] = NAMES, seed: int = 48_213, moves: int = 10_000, **options: Any
) -> Match:
    """A match played sensibly for so many moves, or to its end."""
    match = Match.new(GAME, len(names), options, seed, players=[Player(name) for name in names])
    while match.over is None and len(match.moves) < moves:
        seat = match.to_act[0]
        match.do(seat, cheapest(match, seat))
    return match


@cache
def played_at_random(game_id: str, names: tuple[str, ...], moves: int) -> Match:
    """A match of any game after so many actions drawn by lot, or at its end."""
    chance = random.Random(moves)
    players = [Player(name) for name in names]
    match = Match.new(GAMES[game_id], len(names), {}, moves, players=players)
    while match.over is None and len(match.moves) < moves:
        seat = match.to_act[0]
        match.do(seat, chance.choice(match.legal(seat)))
    return match


def ending(names: Sequence[str], hands: Sequence[Sequence[int]], last: str = "") -> Match:
    """A match near its end: all cards lie but those in the hands; then the `last` action is done.

    The piles stand at 1, the highest placed card, 100 and the lowest placed card.
    """
    left = {card for hand in hands for card in hand}
    placed = [card for card in range(2, 100) if card not in left]
    document: dict[str, Any] = dict(Match.new(GAME, len(names), {}, 1).state())
    document["piles"] = {"up1": [1], "up2": [1, *placed], "down1": [100], "down2": [100]}
    document["hands"] = [sorted(hand) for hand in hands]
    document["draw"] = []
    document["turn"] = document["turn"] | {"number": 30}
    match = Match.from_state(GAME, document, players=[Player(name) for name in names])
    if last:
        match.do(match.to_act[0], last)
    return match


def seat(match: Match) -> Session:
    players = [PlayerInfo(player.name, index) for index, player in enumerate(match.players)]
    return Session(match, players)


def saved(match: Match, path: str = "/saved/one.trapoula") -> SavedMatch:
    players = tuple(PlayerInfo(p.name, index) for index, p in enumerate(match.players))
    when = datetime(2026, 11, 27, 20, 15, tzinfo=UTC)
    return SavedMatch(
        Path(path), when, match.game.id, players, match.seed, match.practice, match.view(None)
    )


def damaged(path: str = "/saved/broken.trapoula", line: int = 12) -> SavedMatch:
    when = datetime(2026, 11, 26, 20, 15, tzinfo=UTC)
    return SavedMatch(Path(path), when, damaged=Damaged(line, "no such event"))


class Store:
    """Stands in for the store of matches and its index: a list of them, and what was deleted."""

    path = Path("/nowhere/history.db")

    def __init__(self, *matches: SavedMatch) -> None:
        self.found = sorted(
            matches, key=lambda match: (match.damaged is not None, not match.unfinished)
        )
        self.deleted: list[Path] = []
        self.refuses = False
        self.history = self
        self.challenges = None

    def matches(
        self, _: MatchFilter, first: int, most: int, _order: MatchOrder
    ) -> list[SavedMatch]:
        return self.found[first : first + most]

    def counts(self, _: MatchFilter) -> Counts:
        lost = sum(match.damaged is not None for match in self.found)
        return Counts(
            len(self.found) - lost, sum(match.unfinished for match in self.found), lost
        )  # fmt: skip

    def people(self) -> list[str]:
        return ["Anna", "Leo"]

    def saved(self, record: SavedMatch) -> SavedMatch:
        return record

    def days_over(self) -> set[str]:
        return set()

    def stamps(self) -> list[tuple[bytes, int, int]]:
        return []

    def files(self) -> list[SavedFile]:
        return []

    def any_saved(self) -> bool:
        return bool(self.found)

    def folder_time(self) -> None:
        return None

    def delete(self, path: Path) -> None:
        if self.refuses:
            raise PermissionError(13, "Permission denied")
        self.deleted.append(path)


def home_page(appearance: Appearance) -> HomePage:
    page = HomePage(appearance)
    page.refresh()
    page.offer(saved(play(LONG_NAMES[:3], moves=30)))
    return page


def setup_page(appearance: Appearance, names: Sequence[str] = LONG_NAMES) -> SetupPage:
    players = [RememberedPlayer(name, colour) for colour, name in enumerate(names)]
    return SetupPage(appearance, "the-game", players)


def matches_page(appearance: Appearance) -> MatchesPage:
    store: Any = Store(saved(play(LONG_NAMES, moves=20)), damaged(), saved(play(("Anna",), seed=9)))
    return MatchesPage(appearance, store, Exporter())


def statistics_page(appearance: Appearance, game: str, matches: int = 6) -> StatisticsPage:
    """The statistics of so many matches of a game, played by people with long names."""
    data = settings_of(appearance).folder
    for number in range(matches):
        names = LONG_NAMES[: MODULES[game].min_players + number % 2]
        names = names[: MODULES[game].max_players]
        options = {"on_fire": number > 3} if game == "the-game" else {}
        save(over(number, *names, game=game, options=options), data, str(number))
    store = store_in(data)
    check(store)
    page = StatisticsPage(appearance, store, game)
    wait_until(lambda: not page.counting)
    return page


def days_page(appearance: Appearance, names: tuple[str, ...]) -> DaysPage:
    """The page of challenges; these people, if any, have played series, and are in another one."""
    folder = settings_of(appearance).folder
    kept = KeptSeries(folder / "series.json")
    if names:
        for number, deals in ((1, 5), (2, 5), (3, 2)):
            kept.begin(series(number, names))
            play_deals(kept, deals)
    challenges = Challenges(folder / "challenges.json", lambda: date(2026, 11, 28))
    return DaysPage(
        appearance, challenges, kept, lambda _: None, colours=lambda names: [0] * len(names)
    )


def result_of(
    appearance: Appearance, game_id: str, names: tuple[str, ...], teams: int = 0
) -> ResultPage:
    return ResultPage(appearance, seat(finished(game_id, names, teams)))


def progress_of(appearance: Appearance) -> LearningProgress:
    return LearningProgress(settings_of(appearance).folder / "learning.json")


def settings_page_of(appearance: Appearance) -> SettingsPage:
    return SettingsPage(appearance, settings_of(appearance), progress_of(appearance))


def sound_page_of(appearance: Appearance) -> SoundPage:
    return SoundPage(appearance, SoundEffects(settings_of(appearance), appearance))


def read_aloud_page_of(appearance: Appearance) -> ReadAloudPage:
    reading = ReadingAloud(settings_of(appearance), lambda: QLocale().name()[:2], appearance)
    return ReadAloudPage(appearance, reading)


def learn_page(appearance: Appearance) -> LearnPage:
    progress = LearningProgress(settings_of(appearance).folder / "learning.json")
    progress.note_done("the-game", "first")
    return LearnPage(appearance, progress)


def moments_of(match: Match) -> Moments:
    return Moments(match, seat(match).players)


def replay_page(appearance: Appearance) -> ReplayPage:
    page = ReplayPage(appearance, moments_of(play(LONG_NAMES, seed=5)))
    page.playback.on()
    return page


PAGES: dict[str, Callable[[Appearance], Page]] = {
    "home": home_page,
    "setup": setup_page,
    "setup alone": lambda appearance: setup_page(appearance, ()),
    "setup of a new game": lambda appearance: SetupPage(
        appearance, "wednesday", [RememberedPlayer(LONG_NAMES[0], 0)], lesson_minutes=5
    ),
    "result": lambda appearance: ResultPage(
        appearance, seat(play(LONG_NAMES, seed=5, on_fire=True))
    ),
    "result alone": lambda appearance: ResultPage(appearance, seat(play(("Anna",), seed=8))),
    "won": lambda appearance: ResultPage(
        appearance, seat(ending(LONG_NAMES, [[40], [], [], [], []], "place 40 up1"))
    ),
    "result extreme": lambda appearance: result_of(appearance, "the-game-extreme", LONG_NAMES),
    "result duel": lambda appearance: result_of(appearance, "face-to-face", LONG_NAMES[:2]),
    "result sheets": lambda appearance: result_of(appearance, "qwixx-cards", LONG_NAMES),
    "result rounds": lambda appearance: result_of(appearance, "wednesday", LONG_NAMES),
    "result teams": lambda appearance: result_of(appearance, "wednesday", LONG_NAMES[:4], teams=2),
    "learn": learn_page,
    "lesson done": lambda appearance: LessonDonePage(appearance, lesson("the-game", "first")),
    "replay": replay_page,
    "play on": lambda appearance: PlayOnPage(appearance, moments_of(play(LONG_NAMES)), 3),
    "review": lambda appearance: reviewed_page(
        appearance, settings_of(appearance).folder, LONG_NAMES
    ),
    "better move": lambda appearance: find_page(
        appearance, settings_of(appearance).folder, LONG_NAMES
    ),
    "scores": lambda appearance: ScoresPage(appearance, seat(after_rounds(2, LONG_NAMES))),
    "rules": lambda appearance: RulesPage(appearance, "the-game"),
    "settings": settings_page_of,
    "letters": lambda appearance: KeyChoicePage(appearance, settings_of(appearance)),
    "sound": sound_page_of,
    "one switch": lambda appearance: OneSwitchPage(
        appearance, ScanChoices(settings_of(appearance), appearance)
    ),
    "read aloud": read_aloud_page_of,
    "about": lambda appearance: AboutPage(
        appearance, Path("/home/somebody/.local/share/trapoula/matches")
    ),
    "licences": LicencesPage,
    "matches": matches_page,
    "days": lambda appearance: days_page(appearance, ()),
    "days with a series": lambda appearance: days_page(appearance, LONG_NAMES[:2]),
    "statistics of a team": lambda appearance: statistics_page(appearance, "the-game"),
    "statistics of rivals": lambda appearance: statistics_page(appearance, "qwixx-cards"),
    "statistics of a duel": lambda appearance: statistics_page(appearance, "face-to-face", 3),
    "no statistics": lambda appearance: statistics_page(appearance, "wednesday", 0),
}

LIKE_OTHERS = {
    "setup alone", "setup of a new game", "result alone", "won", "result extreme", "result duel",
    "result sheets", "result rounds", "result teams", "days with a series",
}  # fmt: skip
"""Pages whose class stands among the pages already; they differ in what they are filled with."""

each_page = pytest.mark.parametrize(
    "kind",
    [
        pytest.param(kind, marks=pytest.mark.thorough) if kind in LIKE_OTHERS else kind
        for kind in PAGES
    ],
)
"""Of what all pages of a class have in common: in the quick run one page of each."""


def curtain_over(
    appearance: Appearance,
    size: QSize,
    name: str = "Νίκος",
    *,
    before: Callable[[], str] = lambda: "{name} placed 2 cards and drew 2",
    painted: bool = False,
) -> tuple[QWidget, Curtain]:
    """A curtain in a window, fallen at once; `before` is the sentence about the turn before."""
    window = QWidget()
    window.resize(size)
    curtain = Curtain(appearance, window)
    curtain.resize(size)
    window.setUpdatesEnabled(painted)
    window.show()
    told = TurnBefore(PlayerInfo(LONG_NAMES[0], 0), before)
    curtain.fall(Arrival(PlayerInfo(name, 1), [told]), at_once=True)
    QCoreApplication.processEvents()
    return window, curtain


def at_size(page: QWidget, width: int, height: int) -> None:
    """Lay a page out at this size, without the time that painting takes."""
    page.setUpdatesEnabled(False)
    page.resize(width, height)
    page.show()


def visible(parent: QWidget, kind: type[Any] = QWidget) -> list[Any]:
    """Descendants that are seen (or would be, once the parent is shown)."""
    found = parent.findChildren(kind)
    return [child for child in found if child.isVisibleTo(parent) and not _technical(child)]


def _technical(widget: QWidget) -> bool:
    return widget.objectName().startswith("qt_")


def texts(parent: QWidget) -> list[str]:
    """Every text that can be read or heard on a page."""
    found = [parent.accessibleName()]
    for child in visible(parent):
        found += [child.accessibleName(), child.accessibleDescription()]
        if isinstance(child, QLabel):
            found.append(child.text())
        elif isinstance(child, QLineEdit):
            found += [child.text(), child.placeholderText()]
        elif isinstance(child, Reader):
            found.append(child.toPlainText())
    return found


def squeezed(parent: QWidget) -> list[str]:
    """What has too little room for its text, named."""
    found = []
    for child in visible(parent):
        what = _too_small(child)
        if what:
            found.append(f"{type(child).__name__} {child.accessibleName() or what!r}: {what}")
    return found


def _too_small(child: QWidget) -> str:
    for kind, look_at in _LOOKS_AT.items():
        if isinstance(child, kind):
            return look_at(child)
    return ""


def _button_too_small(button: IconButton) -> str:
    wanted, body = button.body_size(), button.body()
    if button.word_shown and (
        wanted.width() > body.width() + 1 or wanted.height() > body.height() + 1
    ):
        return "word cut"
    return ""


def _row_too_small(row: SwitchRow) -> str:
    return "explanation cut" if row.height_for(row.body().width()) > row.height() else ""


def _panel_too_small(panel: ContinuePanel) -> str:
    room = panel.text_room(panel.body()).width()
    wide = QFontMetricsF(panel.title_font(room)).horizontalAdvance(panel.title)
    return "game's name cut" if wide > room + 1 else ""


def _next_too_small(panel: NextPanel) -> str:
    room, metrics = panel.text_room(panel.body()), panel.metrics
    if panel.text_height > room.height():
        return "texts too high"
    return "line cut" if metrics.advance("caption", panel.line) > room.width() else ""


def _title_too_small(title: BarTitle) -> str:
    wide = QFontMetricsF(title.title_font).horizontalAdvance(title.title)
    return f"title cut: {title.title}" if wide > title.width() else ""


def _seat_too_small(seat: SeatPanel) -> str:
    body, px = seat.body(), seat.metrics.px
    if body.width() >= seat.body_size().width() - 1:
        return ""
    room = body.width() - seat._beside_text()
    texts = seat.set_texts(room, body.height() - px(14))
    if seat.height_of(texts) > body.height():
        return "texts too high"
    return "name cut" if "…" in "".join(texts.names) else ""


def _label_too_small(label: QLabel) -> str:
    if not label.text():
        return ""
    measure = QFontMetricsF(label.font())
    if label.wordWrap():
        if label.heightForWidth(label.width()) > label.height() + 1:
            return f"too low: {label.text()}"
        words = re.split(r"[\s\u200b]+", label.text())
        widest = max(measure.horizontalAdvance(word) for word in words)
    else:
        widest = measure.horizontalAdvance(label.text())
        if measure.height() > label.height() + 1:
            return f"too low: {label.text()}"
    return f"too narrow: {label.text()}" if widest > label.width() + 1 else ""


def _field_too_narrow(field: QLineEdit) -> str:
    if field.text():
        return ""
    margins = field.textMargins()
    room = field.width() - margins.left() - margins.right()
    wide = field.fontMetrics().horizontalAdvance(field.placeholderText())
    return f"words of the empty field cut: {field.placeholderText()}" if wide > room else ""


def _figures_too_narrow(figures: Figures) -> str:
    widest = max(map(figures._width_of, figures._figures), default=0)
    return "" if widest <= figures.width() else f"figures cut: {figures.said}"


_LOOKS_AT: dict[type[QWidget], Callable[[Any], str]] = {
    QLabel: _label_too_small,
    QLineEdit: _field_too_narrow,
    IconButton: _button_too_small,
    SwitchRow: _row_too_small,
    SeatPanel: _seat_too_small,
    ContinuePanel: _panel_too_small,
    NextPanel: _next_too_small,
    BarTitle: _title_too_small,
    Figures: _figures_too_narrow,
}
"""How each kind of widget is asked whether its texts have their room."""


def astray(parent: QWidget) -> list[str]:
    """What leaves its parent, but on a board in the direction in which it scrolls."""
    found = []
    for child in visible(parent):
        room = child.parentWidget()
        if room is None or isinstance(room, QAbstractButton):
            continue
        place = child.body_in_parent() if isinstance(child, Control) else child.geometry()
        inner = room.rect().adjusted(-1, -1, 1, 1)
        if isinstance(room.parentWidget(), ScrollArea):
            inner.setTop(min(inner.top(), place.top()))
            inner.setBottom(max(inner.bottom(), place.bottom()))
        if isinstance(room, SidewaysArea):
            inner.setRight(max(inner.right(), place.right()))
        if child.width() and not inner.contains(place):
            found.append(f"{type(child).__name__} {child.accessibleName()!r} {place} in {inner}")
    return found


def over_each_other(parent: QWidget) -> list[str]:
    """Pairs of buttons, fields and labels with one parent that lie over each other."""
    found = []
    groups: dict[int, list[tuple[QWidget, QRect]]] = {}
    for child in visible(parent):
        if isinstance(child, Control):
            groups.setdefault(id(child.parent()), []).append((child, child.body_in_parent()))
        elif isinstance(child, QLabel | QLineEdit) and child.width():
            slack = round(child.fontMetrics().height() * 0.1)
            place = child.geometry().adjusted(0, slack, 0, -slack)
            groups.setdefault(id(child.parent()), []).append((child, place))
    for group in groups.values():
        for index, (child, place) in enumerate(group):
            for other, other_place in group[index + 1 :]:
                shared = place.intersected(other_place)
                if shared.width() > 2 and shared.height() > 2:
                    found.append(f"{_name(child)} over {_name(other)}: {shared}")
    return found


def _name(widget: QWidget) -> str:
    words = widget.text() if isinstance(widget, QLabel) else widget.accessibleName()
    return f"{type(widget).__name__} {words!r}"


def show(page: QWidget, width: int = 1280, height: int = 800) -> None:
    """Show a page in an active window."""
    page.resize(width, height)
    make_active(page)
    QCoreApplication.processEvents()


def focused() -> QWidget:
    """Where the keyboard goes."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def write(widget: QWidget, text: str) -> None:
    """Type letters of any alphabet, as a keyboard does."""
    for letter in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(widget, event)


def write_anew(widget: QWidget, text: str) -> None:
    """Put another text in the place of what a field holds."""
    QTest.keyClick(widget, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(widget, Qt.Key.Key_Delete)
    write(widget, text)


def stops(page: QWidget) -> list[QWidget]:
    """Where the Tab key can stop on a page."""
    return [
        child
        for child in visible(page)
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus
        and child.isEnabled()
        and child.focusProxy() is None
    ]
