"""The page of statistics: what it says, by mouse, keys and screen reader, and what it writes."""

import csv
import re
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QAction, QContextMenuEvent, QFontMetricsF, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from app.pages.matches.exporter import Exporter
from app.pages.matches.page import MatchesPage
from app.pages.statistics import page as page_module
from app.pages.statistics import words
from app.pages.statistics.csv_file import _cell
from app.pages.statistics.page import StatisticsPage
from app.pages.statistics.table import PaintedTable
from app.storage.history.history import MatchesOf
from app.storage.history.statistics import Tally
from app.storage.match_store import MatchStore
from app.storage.people import People
from app.style.appearance import Appearance
from engine.core.match import Match
from tests.app.history.arena_matches import save, store_in
from tests.app.history.counted_matches import over
from tests.app.pages.support import at_size, make_appearance, show, statistics_page
from tests.app.waiting import wait_until

Open = Callable[..., StatisticsPage]


def the_games() -> list[Match]:
    """Seven matches of The Game, alone, with another one, and with a computer."""
    alone = [over(number, "Anna") for number in range(4)]
    return [*alone, over(4, "Anna", "Leo"), over(5, "Leo", ("Robot", "hard")),
            over(6, "Anna", options={"on_fire": True})]  # fmt: skip


def left(matches: Sequence[Match]) -> list[int]:
    """The cards that were left."""
    return [match.over["remaining"] for match in matches if match.over is not None]


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return store_in(tmp_path)


@pytest.fixture
def opened(
    appearance: Appearance,
    store: MatchStore,
    speak: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Open]:
    pages = []
    speak("en")
    # The screen of the tests cannot show one over others.
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)

    def make(matches: Sequence[Match] = (), game: str = "the-game") -> StatisticsPage:
        for number, match in enumerate(matches):
            save(match, store.folder.parent, str(number), until=number)
        page = StatisticsPage(appearance, store, game)
        pages.append(page)
        show(page)
        wait_until(lambda: not page.counting)
        return page

    yield make
    for page in pages:
        page.taken_off.emit()
        page.close()


def rows(table: PaintedTable) -> list[str]:
    """What a screen reader says of the rows."""
    return [table.spoken(row) for row in range(table.rowCount())]


def cells(table: PaintedTable) -> list[list[str]]:
    """The table that a screen reader finds."""
    interface = QAccessible.queryAccessibleInterface(table)
    assert interface.role() == QAccessible.Role.Table
    return [
        [table.model().index(row, column).data() for column in range(table.columnCount())]
        for row in range(table.rowCount())
    ]


def click_row(table: PaintedTable, row: int) -> None:
    at = table.row_rect(row).center().toPoint()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def focus(widget: QWidget) -> None:
    widget.setFocus(Qt.FocusReason.TabFocusReason)


def turn_wheel(widget: PaintedTable, steps: int) -> None:
    """Turn the wheel over a table, downwards if negative."""
    middle = widget.rect().center().toPointF()
    event = QWheelEvent(
        middle, middle, QPoint(), QPoint(0, 120 * steps), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget.viewport(), event)


def chosen_by(page: StatisticsPage) -> list[MatchesOf]:
    """The matches that are asked for."""
    asked: list[MatchesOf] = []
    page.matches_chosen.connect(asked.append)
    return asked


def actions(menu: QMenu) -> dict[str, QAction]:
    return {action.text(): action for action in menu.actions() if action.text()}


# What it says


@pytest.mark.parametrize(
    ("language", "heading", "play"),
    [("en", "No games yet", "Play Extreme"), ("el", "Καμία παρτίδα ακόμη", "Παίξε Extreme")],
)
def test_without_a_match_it_invites_to_play(
    opened: Open, speak: Callable[[str], None], language: str, heading: str, play: str
) -> None:
    speak(language)
    page = opened(game="the-game-extreme")
    assert page.overview.empty.isVisible()
    assert page.overview.empty.accessibleName().startswith(heading)
    assert page.play.word == play
    games: list[str] = []
    page.play_requested.connect(games.append)
    QTest.mouseClick(page.play, Qt.MouseButton.LeftButton)
    assert games == ["the-game-extreme"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("games won", "{low} to {high} cards left: ", "Leo: 2 games, average ")),
        ("el", ("νίκες", "{low} έως {high} κάρτες που έμειναν: ", "Leo: 2 παρτίδες, μέσος όρος ")),
    ],
)
def test_the_charts_are_tables_that_say_what_is_counted(
    opened: Open, speak: Callable[[str], None], language: str, said: tuple[str, str, str]
) -> None:
    matches, (wins, bar, row) = the_games(), said
    speak(language)
    page = opened(matches)
    bars = page.overview.bars
    assert f"{sum(each == 0 for each in left(matches))} {wins}" in rows(bars)[0]
    for (low, high), one in zip(((1, 4), (5, 9), (10, 14), (15, 19)), rows(bars)[1:5], strict=True):
        assert one.startswith(bar.format(low=low, high=high))
        assert f" {sum(low <= each <= high for each in left(matches))} " in one
    assert sum(int(line[1]) for line in cells(bars)) == len(matches)
    assert any(one.startswith(row) for one in rows(page.overview.company))
    assert [line[1] for line in cells(page.overview.trend)] == list(map(str, left(matches)))
    for chart in (bars, page.overview.trend, page.overview.company):
        assert chart.accessibleName()


def test_the_figures_say_what_the_matches_come_to(opened: Open) -> None:
    matches = the_games()
    page = opened(matches)
    scores = left(matches)
    said = page.overview.figures.said
    assert said.startswith("7 games")
    assert f"{min(scores)} cards left at best" in said
    mean = round(sum(scores) / 7, 1)
    assert f"{mean:g} on average, middle result {sorted(scores)[3]}" in said


def test_rivals_have_a_person_of_whom_all_is_told(opened: Open) -> None:
    matches = [over(n, "Anna", "Leo", ("R", "hard"), game="qwixx-cards") for n in range(3)]
    page = opened([*matches, over(9, "Leo", ("R", "easy"), game="qwixx-cards")], "qwixx-cards")
    assert page.choice.person.value == "Leo"
    said = rows(page.overview.company)
    assert [each.partition(":")[0] for each in said] == [
        "Anna", "all people", "computers, easy", "computers, hard",
    ]  # fmt: skip
    page.choice.choose_person("Anna")
    assert page.overview.figures.said.startswith("3 games")


def test_who_has_been_chosen_stays_so_in_the_next_game(opened: Open) -> None:
    games = ("the-game", "qwixx-cards", "face-to-face")
    matches = [over(n, "Anna", "Leo", game=game) for n, game in enumerate(games)]
    page = opened([*matches, over(9, "Anna", "Zoe", game="qwixx-cards")], "qwixx-cards")
    assert page.choice.person.value == "Anna", "who has played most"
    page.tabs.chosen.emit("the-game")
    assert page.choice.person.value == "", "a team's matches are everybody's, unless one chooses"
    page.choice.choose_person("Leo")
    page.tabs.chosen.emit("face-to-face")
    assert page.choice.person.value == "Leo"
    page.tabs.chosen.emit("qwixx-cards")
    page.choice.choose_person("Zoe")
    page.tabs.chosen.emit("the-game")
    assert page.choice.person.value == "", "Zoe has not played it"


def test_a_duel_has_wins_and_losses_by_rival(opened: Open) -> None:
    matches = [over(number, "Anna", "Leo", game="face-to-face") for number in range(5)]
    page = opened(matches, "face-to-face")
    won = sum(match.over["winner"] == 0 for match in matches if match.over is not None)
    [leo, people] = cells(page.overview.company)
    assert leo == ["Leo", "5", str(won), str(5 - won)]
    assert people[1:] == leo[1:]


def test_whoever_wins_a_duel_has_no_cards_left_in_any_figure(opened: Open) -> None:
    matches = [over(number, "Anna", "Leo", game="face-to-face") for number in range(5)]
    scores: list[int] = []
    for match in matches:
        state = match.state()
        lost = state["over"]["winner"] != 0
        scores.append(len(state["hands"][0]) + len(state["draw"][0]) if lost else 0)
    assert 0 < scores.count(0) < len(scores), "both win some"
    page = opened(matches, "face-to-face")
    said = page.overview.figures.said
    mean, median = round(sum(scores) / 5, 1), sorted(scores)[2]
    assert f"{mean:g} left on average, a win: 0 cards, middle result {median}" in said
    assert f"0 cards left at best, a win, {scores.count(0)} time" in said
    assert page.overview.trend.remark == "the lower, the better; a win is 0"
    assert [int(row[1]) for row in cells(page.overview.trend)] == scores


def test_with_few_matches_there_is_no_trend(opened: Open) -> None:
    page = opened(the_games()[:4])
    assert not page.overview.trend.isVisible()
    assert page.overview.bars.isVisible()


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1600, 1000)])
@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("game", ["the-game", "qwixx-cards", "face-to-face"])
def test_no_figure_is_cut_in_a_wordier_language(
    tmp_path: Path,
    other_language: Callable[[bool], None],
    game: str,
    text_size: int,
    size: tuple[int, int],
) -> None:
    other_language(True)
    page = statistics_page(make_appearance(tmp_path, text_size=text_size), game)
    at_size(page, *size)
    figures = page.overview.figures
    shown, lines = figures._laid_out(figures.width())
    assert [figure for row in shown for figure in row] == list(figures.figures)
    for row in shown:
        assert sum(figures._wanted(row, lines)) <= figures.width()
    page.taken_off.emit()


def test_more_people_than_fit_are_reached_by_keys_and_wheel(opened: Open) -> None:
    names = [f"Person {number}" for number in range(12)]
    page = opened([over(number, name) for number, name in enumerate(names)])
    table = page.overview.company
    assert table.row_rect(11).isEmpty()
    focus(table)
    QTest.keyClick(table, Qt.Key.Key_End)
    assert not table.row_rect(11).isEmpty()
    assert table.row_rect(0).isEmpty()
    QTest.keyClick(table, Qt.Key.Key_Home)
    assert not table.row_rect(0).isEmpty()
    turn_wheel(table, -1)
    assert table.row_rect(0).isEmpty()


def test_the_largest_heads_of_columns_stand_below_the_heading(tmp_path: Path) -> None:
    page = statistics_page(make_appearance(tmp_path, text_size=130), "qwixx-cards")
    at_size(page, 1280, 800)
    table = page.overview.company
    headed = QFontMetricsF(table.metrics.sized(13.5, 550)).height() + table.metrics.px(8)
    assert table._head() >= headed - table.metrics.px(3)


# What is chosen


def test_tabs_players_and_variants_choose_what_is_counted(opened: Open) -> None:
    page = opened([*the_games(), over(1, game="the-game-extreme")])
    figures = page.overview.figures
    page.choice.players.press(2)
    assert figures.said.startswith("2 games")
    page.choice.players.press(0)
    on_fire = next(
        action for action in page.choice.variant.menu.actions() if action.text() == "On Fire"
    )
    on_fire.trigger()
    assert figures.said.startswith("1 game,")
    QTest.mouseClick(page.tabs.tabs[1], Qt.MouseButton.LeftButton)
    assert page.game_id == "the-game-extreme"
    assert figures.said.startswith("1 game,")
    for _ in range(2):  # The first one shows where the keys are.
        QTest.keyClick(page.tabs.tabs[1], Qt.Key.Key_Right)
    assert page.game_id == "face-to-face"
    assert page.overview.empty.isVisible()


def test_while_games_are_counted_none_are_said_to_be_missing(
    appearance: Appearance, store: MatchStore, opened: Open
) -> None:
    del opened  # It sets the language.
    save(the_games()[0], store.folder.parent, "0")
    page = StatisticsPage(appearance, store, "the-game")
    show(page)
    assert page.counting
    assert page.overview.empty.accessibleName().startswith("Counting your games")
    wait_until(lambda: not page.counting)
    assert page.overview.counted
    page.taken_off.emit()
    page.close()


def test_nothing_of_what_is_chosen_is_told_apart_from_nothing_at_all(opened: Open) -> None:
    page = opened(the_games())
    page.choice.players.press(5)
    assert "No games like this yet" in page.overview.empty.accessibleName()
    assert page.choice.isVisible()


# What is pressed


def test_a_bar_pressed_asks_for_its_matches(opened: Open) -> None:
    matches = the_games()
    page = opened(matches)
    asked = chosen_by(page)
    bars = page.overview.bars
    row = next(at for at, bar in enumerate(bars.bars) if bar.results and not bar.wins)
    click_row(bars, row)
    [some] = asked
    bar = bars.bars[row]
    inside = [at for at, each in enumerate(left(matches)) if bar.low <= each <= (bar.high or 99)]
    assert some.files == {f"{at}.trapoula".encode() for at in inside}
    assert some.words == f"The Game: {bars.spoken(row)}"


def test_keys_go_from_bar_to_bar_and_press_one(opened: Open) -> None:
    page = opened(the_games())
    asked, bars = chosen_by(page), page.overview.bars
    focus(bars)
    QTest.keyClick(bars, Qt.Key.Key_End)
    assert bars.currentRow() == len(bars.bars) - 1
    QTest.keyClick(bars, Qt.Key.Key_Home)
    row = next(at for at, bar in enumerate(bars.bars) if bar.results)
    for _ in range(row):
        QTest.keyClick(bars, Qt.Key.Key_Right)
    assert bars.currentRow() == row
    assert bars.shows_focus()
    QTest.keyClick(bars, Qt.Key.Key_Return)
    assert len(asked) == 1
    QTest.keyClick(bars, Qt.Key.Key_Escape)


def test_an_empty_bar_asks_for_nothing(opened: Open) -> None:
    page = opened(the_games()[:1])
    asked, bars = chosen_by(page), page.overview.bars
    click_row(bars, next(at for at, bar in enumerate(bars.bars) if not bar.results))
    assert asked == []


def test_a_dot_pressed_asks_for_its_match(opened: Open) -> None:
    page = opened(the_games())
    asked = chosen_by(page)
    focus(page.overview.trend)
    QTest.keyClick(page.overview.trend, Qt.Key.Key_End)
    QTest.keyClick(page.overview.trend, Qt.Key.Key_Space)
    assert [some.files for some in asked] == [{b"6.trapoula"}]


def test_the_list_of_matches_shows_only_those_until_they_are_let_go(
    opened: Open, appearance: Appearance, store: MatchStore
) -> None:
    page = opened(the_games())
    asked = chosen_by(page)
    page.overview.open_company(0)
    [some] = asked
    listed = MatchesPage(appearance, store, Exporter(), only=some)
    show(listed)
    wait_until(lambda: not listed.reading)
    assert {row.saved.path.name.encode() for row in listed.rows} == some.files
    assert listed.filters.only.word == some.words
    QTest.mouseClick(listed.filters.only, Qt.MouseButton.LeftButton)
    assert len(listed.rows) == 7
    assert not listed.filters.only.isVisible()
    listed.taken_off.emit()
    listed.close()


def test_escape_goes_back(opened: Open) -> None:
    page = opened(the_games())
    back: list[bool] = []
    page.back_requested.connect(lambda: back.append(True))
    QTest.keyClick(page.overview.bars, Qt.Key.Key_Escape)
    assert back == [True]


# Names


def menu_of(page: StatisticsPage, name: str) -> dict[str, QAction]:
    """Open the menu of a name, and return what is in it."""
    said = rows(page.overview.company)
    click_row(
        page.overview.company, next(at for at, each in enumerate(said) if each.startswith(name))
    )
    return actions(page.menu.menu)


def test_a_name_is_joined_with_another_and_that_is_taken_back(opened: Open) -> None:
    page = opened([over(1, "Anna"), over(2, "Άννα"), over(3, "Leo")])
    join = menu_of(page, "Άννα")["Is the same person as …"].menu()
    assert isinstance(join, QMenu)
    actions(join)["Anna"].trigger()
    assert rows(page.overview.company)[0].startswith("Anna: 2 games")
    assert "Άννα and Anna count as one person now." in page._hint.text()
    assert "Άννα is somebody else" in menu_of(page, "Anna")
    QTest.mouseClick(page.undo, Qt.MouseButton.LeftButton)
    assert len(page.overview.company.entries) == 3
    assert not page.undo.isVisible()


def test_a_name_is_forgotten_and_remembered(opened: Open, store: MatchStore) -> None:
    page = opened([over(1, "Anna"), over(2, "Leo"), over(3, "Anna", "Leo")])
    journals = [file.path.read_bytes() for file in store.files()]
    menu_of(page, "Leo")["Forget Leo"].trigger()
    assert page.overview.figures.said.startswith("2 games")
    assert [file.path.read_bytes() for file in store.files()] == journals
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.overview.figures.said.startswith("3 games")
    menu_of(page, "Leo")["Forget Leo"].trigger()
    assert page.forgotten.word == "1 forgotten"
    QTest.mouseClick(page.forgotten, Qt.MouseButton.LeftButton)
    actions(page.menu.menu)["Count Leo again"].trigger()
    assert page.overview.figures.said.startswith("3 games")
    assert not page.forgotten.isVisible()


def test_the_menu_key_and_the_other_mouse_button_open_the_menu_too(opened: Open) -> None:
    page = opened(the_games())
    table = page.overview.company
    rows_opened: list[int] = []
    table.pressed_row.connect(rows_opened.append)
    table.setCurrentCell(1, 0)
    at = table.row_rect(0).center().toPoint()
    for reason in (QContextMenuEvent.Reason.Keyboard, QContextMenuEvent.Reason.Mouse):
        QApplication.sendEvent(table.viewport(), QContextMenuEvent(reason, at, at))
    assert rows_opened == [1, 0]
    assert "Forget Anna" in actions(page.menu.menu)


def test_only_the_matches_of_a_name_are_counted(opened: Open) -> None:
    page = opened(the_games())
    menu_of(page, "Leo")["Only games of Leo"].trigger()
    assert page.overview.figures.said.startswith("2 games")
    menu_of(page, "Anna")["Games of everybody"].trigger()
    assert page.overview.figures.said.startswith("7 games")


# The file


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The person's folder for documents."""
    folder = tmp_path / "Documents"
    monkeypatch.setattr(page_module, "documents", lambda: folder)
    return folder


@pytest.mark.parametrize(
    ("language", "columns"),
    [
        ("en", ["Game", "Variant", "Players", "Begun", "Over", "Minutes", "Name",
                "Share of the win", "Place", "Cards left", "People", "Computers", "File"]),
        ("el", ["Παιχνίδι", "Παραλλαγή", "Παίκτες", "Άρχισε", "Τελείωσε", "Λεπτά", "Όνομα",
                "Μερίδιο της νίκης", "Θέση", "Κάρτες που έμειναν", "Άνθρωποι", "Υπολογιστές",
                "Αρχείο"]),
    ],
)  # fmt: skip
def test_what_is_counted_is_written_as_a_table(
    opened: Open, speak: Callable[[str], None], documents: Path, language: str, columns: list[str]
) -> None:
    matches = the_games()
    speak(language)
    page = opened(matches)
    QTest.mouseClick(page.export, Qt.MouseButton.LeftButton)
    [file] = documents.iterdir()
    assert file.suffix == ".csv"
    assert file.read_bytes().startswith(b"\xef\xbb\xbf")
    text = file.read_text("utf-8-sig").splitlines()
    heads, *lines = csv.reader(text, delimiter={"en": ",", "el": ";"}[language])
    assert heads == columns
    assert [int(line[9]) for line in lines] == left(matches)
    assert [line[12] for line in lines] == [f"{number}.trapoula" for number in range(7)]
    assert lines[5][:3] == ["The Game", lines[0][1], "2"]
    assert (lines[5][6], lines[5][10]) == ("Leo", "1")
    assert lines[4][6] == "Anna, Leo", "all of the team"
    assert re.fullmatch({"en": r"\d+(\.\d)?", "el": r"\d+(,\d)?"}[language], lines[0][5])
    assert lines[5][11] == {"en": "hard", "el": "δύσκολος"}[language]
    assert lines[6][1] == "On Fire"
    assert not any(line[8] for line in lines), "a team comes in nowhere"
    assert file.name in page._hint.text()


@pytest.mark.parametrize(("game", "places"), [("face-to-face", {""}), ("qwixx-cards", {"1", "2"})])
def test_places_are_written_where_points_decide(
    opened: Open, documents: Path, game: str, places: set[str]
) -> None:
    page = opened([over(number, "Anna", "Leo", game=game) for number in range(6)], game)
    QTest.mouseClick(page.export, Qt.MouseButton.LeftButton)
    [file] = documents.iterdir()
    _, *lines = csv.reader(file.read_text("utf-8-sig").splitlines())
    assert {line[8] for line in lines} == places


@pytest.mark.parametrize("name", ["=1+1", "+30", "-5", "@home", "＝1"])
def test_no_name_is_a_formula(opened: Open, documents: Path, name: str) -> None:
    page = opened([over(1, name)])
    QTest.mouseClick(page.export, Qt.MouseButton.LeftButton)
    [file] = documents.iterdir()
    [_, line] = csv.reader(file.read_text("utf-8-sig").splitlines())
    assert line[6] == f"'{name}"
    assert all(cell.replace(".", "").isdigit() for cell in (line[2], line[5], line[7], line[9]))


def test_numbers_below_zero_stay_numbers() -> None:
    assert _cell(-12.5, comma=False) == "-12.5"
    assert _cell(-12.5, comma=True) == "-12,5"
    assert _cell("-12.5", comma=False) == "'-12.5"


def test_a_damaged_file_of_names_is_named(opened: Open, store: MatchStore) -> None:
    opened(the_games())
    file = store.folder.with_name("people.json")
    for content in ("{", '{"joined": ["Anna"]}', '{"forgotten": {"Anna": 1}}'):
        file.write_text(content, "utf-8")
        store.people = People(file)
        said = opened()._hint.text()
        aside = store.people.set_aside
        assert aside is not None
        assert aside.read_text("utf-8") == content
        assert f"It is kept as {aside.name}" in said


def test_a_file_that_cannot_be_written_is_told(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "in the way").write_text("", "utf-8")
    monkeypatch.setattr(page_module, "documents", lambda: tmp_path / "in the way")
    page = opened(the_games())
    QTest.mouseClick(page.export, Qt.MouseButton.LeftButton)
    assert page._hint.text().startswith("Nothing was exported")


# The index


def test_an_index_that_cannot_be_read_is_counted_anew_and_told(
    opened: Open, store: MatchStore
) -> None:
    opened(the_games())
    store.history.close()
    store.history.path.write_bytes(b"no database at all, but long enough " * 200)
    page = opened()
    assert page.overview.figures.said.startswith("7 games")
    assert page._hint.text().startswith("The statistics could not be read.")
    assert opened()._hint.text() == "Practice games do not count."


def test_what_was_deleted_over_the_page_is_gone_when_it_is_seen_again(
    opened: Open, store: MatchStore
) -> None:
    page = opened(the_games())
    for file in store.files()[:2]:
        store.delete(file.path)
    page.renew()
    assert page.overview.figures.said.startswith("5 games")


@pytest.mark.parametrize("game", ["the-game", "qwixx-cards"])
@pytest.mark.parametrize("matches", [1, 2, 40])
def test_the_dot_of_the_last_match_is_in_its_bar_and_clear_of_the_crown(
    opened: Open, game: str, matches: int
) -> None:
    page = opened([over(number, "Anna", "Leo", game=game) for number in range(matches)], game)
    bars = page.overview.bars
    row = next(at for at, bar in enumerate(bars.bars) if bars._last in bar.results)
    dot = QRectF(-6, -6, 12, 12).translated(bars.last_at(row))
    rect, bar = bars._bar(row), bars.bars[row]
    assert rect.contains(dot) or rect.height() < dot.height()
    crown = bars._crown(rect, bar)
    assert crown is None or not crown.intersects(dot)


def test_since_today_is_said_well_in_both_languages(
    speak: Callable[[str], None], qapp: QApplication
) -> None:
    today = Tally(since=datetime.now().astimezone().isoformat())
    day = Tally(since="2025-03-20T21:00:00+02:00")
    for language, said in (("en", ("since today", "since 20")), ("el", ("από σήμερα", "από 20"))):
        speak(language)
        assert words.first_day(today) == said[0]
        assert words.first_day(day).startswith(said[1])
