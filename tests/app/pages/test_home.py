"""The home page: choosing a game by mouse, arrows and digits; going on with a match."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QWheelEvent
from PySide6.QtTest import QTest

from app.games import MODULES
from app.games.module import GameModule
from app.pages.home import HomePage
from app.style.appearance import Appearance
from app.widgets.language_switch import current_language
from app.widgets.tile import Tile
from engine.games import GAMES
from tests.app.pages.support import (
    LONG_NAMES,
    SIX_LONG_NAMES,
    at_size,
    focused,
    make_appearance,
    over_each_other,
    play,
    played_at_random,
    saved,
    show,
    squeezed,
)

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(appearance: Appearance) -> HomePage:
    page = HomePage(appearance)
    show(page)
    return page


def tiles(page: HomePage) -> list[Tile]:
    return page.findChildren(Tile)


def chosen(page: HomePage) -> list[str]:
    asked: list[str] = []
    page.game_chosen.connect(asked.append)
    return asked


def help_line(page: HomePage) -> str:
    return page._help.text()


def test_all_five_games_stand_in_their_order(page: HomePage) -> None:
    assert [tile.game_id for tile in tiles(page)] == list(MODULES)
    lefts = [tile.geometry().left() for tile in tiles(page)]
    assert lefts == sorted(lefts)


def test_a_click_chooses_the_game(page: HomePage) -> None:
    asked = chosen(page)
    for tile in tiles(page):
        QTest.mouseClick(tile, LEFT, pos=tile.rect().center())
    assert asked == list(GAMES)


def test_arrows_go_from_tile_to_tile_and_enter_chooses(page: HomePage) -> None:
    asked = chosen(page)
    assert focused() is tiles(page)[0]
    for key, expected in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Left, len(MODULES) - 1),
        (Qt.Key.Key_Right, 0),
    ):
        QTest.keyClick(focused(), key)
        assert focused() is tiles(page)[expected]
        assert page.chosen_game == list(MODULES.values())[expected].id
        assert sum(tile.isChecked() for tile in tiles(page)) == 1
    assert tiles(page)[0].ring_visible
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert asked == ["the-game"]
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert asked == ["the-game"] * 2


def test_up_and_down_lead_to_the_tiles_and_from_one_to_the_next(page: HomePage) -> None:
    page.settings_button.setFocus(Qt.FocusReason.TabFocusReason)
    for key, expected in (
        (Qt.Key.Key_Down, 0),
        (Qt.Key.Key_Down, 1),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_Up, len(MODULES) - 1),
    ):
        QTest.keyClick(focused(), key)
        assert focused() is tiles(page)[expected]


def test_esc_leads_nowhere_from_home_and_says_so(
    page: HomePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr("app.pages.idle_keys.announce", lambda _widget, text: heard.append(text))
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert heard == ["There is nothing to go back to."]


def test_after_a_click_on_a_language_the_arrows_choose_a_game(page: HomePage) -> None:
    half = page.language_switch.chosen_half
    QTest.mouseClick(half, LEFT, pos=half.rect().center())
    asked: list[str] = []
    page.language_chosen.connect(asked.append)
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert (asked, page.chosen_game) == ([], list(MODULES.values())[1].id)


def test_digits_choose(page: HomePage) -> None:
    asked = chosen(page)
    QTest.keyClick(focused(), Qt.Key.Key_3)
    assert page.chosen_game == "face-to-face"
    QTest.keyClick(focused(), Qt.Key.Key_1)
    assert asked == ["face-to-face", "the-game"]


def test_only_the_chosen_tile_is_a_stop_of_the_tab_key(page: HomePage) -> None:
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    policies = [tile.focusPolicy() & Qt.FocusPolicy.TabFocus for tile in tiles(page)]
    assert [index for index, policy in enumerate(policies) if policy] == [1]


def test_the_chosen_tile_stands_higher(page: HomePage) -> None:
    first, second = tiles(page)[:2]
    assert second.body().top() - first.body().top() == pytest.approx(10)


def test_nothing_to_continue_at_first(page: HomePage) -> None:
    assert not page._continue.isVisible()


def test_the_saved_games_are_reached_before_there_are_any(page: HomePage) -> None:
    """On their page files from elsewhere are opened."""
    page.refresh(is_new=True)
    asked: list[str] = []
    page.matches_requested.connect(lambda: asked.append("games"))
    page.statistics_requested.connect(lambda: asked.append("statistics"))
    for button in (page._matches, page._statistics):
        QTest.mouseClick(button, LEFT, pos=button.rect().center())
    assert asked == ["games", "statistics"]


def test_continue_shows_and_opens_the_unfinished_match(page: HomePage) -> None:
    page.refresh()
    page.offer(saved(play(moves=30), "/saved/now.trapoula"))
    assert page._continue.isVisible()
    described = page._continue.accessibleDescription()
    assert "Anna, Leo, Maria" in described
    opened: list[Path] = []
    page.continue_chosen.connect(opened.append)
    QTest.mouseClick(page._continue, LEFT, pos=page._continue.rect().center())
    assert opened == [Path("/saved/now.trapoula")]


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_of_any_game_can_be_gone_on_with(
    game_id: str, language: str, text_size: int, tmp_path: Path, speak: Callable[[str], None]
) -> None:
    speak(language)
    page = HomePage(make_appearance(tmp_path, text_size=text_size))
    names = SIX_LONG_NAMES[: GAMES[game_id].max_seats]
    match = played_at_random(game_id, names, 40)
    page.refresh()
    page.offer(saved(match))
    for size in ((960, 600), (1280, 800), (2560, 1440)):
        at_size(page, *size)
        assert [*squeezed(page), *over_each_other(page)] == [], size
    panel = page._continue
    assert panel.title == MODULES[game_id].title
    assert panel.faces == MODULES[game_id].summary().faces(match.view(None))
    progress = MODULES[game_id].summary().progress(match.view(None), names)
    assert panel.accessibleDescription() == f"{', '.join(names)}, {progress}"


@pytest.mark.parametrize(("language", "count"), [("en", 5), ("el", 4)])
def test_in_large_letters_names_get_smaller_before_they_are_cut(
    language: str, count: int, tmp_path: Path, speak: Callable[[str], None]
) -> None:
    speak(language)
    page = HomePage(make_appearance(tmp_path, text_size=130))
    names = ("Alexandros", "Katerina", "Dimitris", "Theodora", "Eleni")[:count]
    page.refresh()
    page.offer(saved(played_at_random("wednesday", names, 40)))
    panel = page._continue
    at_size(page, 960, 600)
    room = panel.text_room(panel.body()).width()
    whole, plain = panel.toolTip(), page.metrics.font("caption")
    assert panel._last_line(plain, room) != whole
    assert panel._last_line(panel.last_font(room), room) == whole


def test_the_largest_letters_leave_each_line_of_the_match_its_room(tmp_path: Path) -> None:
    """And no line gets as small as it is among the smallest letters."""
    page = HomePage(make_appearance(tmp_path, text_size=200))
    page.refresh()
    page.offer(saved(play(LONG_NAMES, moves=30)))
    panel = page._continue
    at_size(page, 1280, 800)
    room = panel.text_room(panel.body()).width()
    last = panel.last_font(room)
    fonts = panel._invitation_font(), panel.title_font(room), last
    assert sum(QFontMetricsF(font).height() for font in fonts) < panel.body().height()
    assert last.pixelSize() > 14


def test_a_start_without_a_match_loads_no_game() -> None:
    """What the program starts with is told by a process of its own."""
    told = "import sys, app.pages.home; print(*(name for name in sys.modules if 'games' in name))"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    packages = {type(module).__module__ for module in MODULES.values()}
    assert loaded == {"app.games", "app.games.module", *packages}


def test_painting_the_page_loads_no_rules(tmp_path: Path) -> None:
    """The tiles are painted, for which the pictures of every game are loaded."""
    script = f"""
import sys
from pathlib import Path
from app.application import Application, build_window
program = Application([])
window = build_window(Path({str(tmp_path)!r}))
window.show()
window.grab()
print(*sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert "app.paint.tiles" in loaded
    assert [name for name in loaded if name.startswith("engine.games")] == []


def test_finished_and_damaged_matches_are_in_the_list_only(page: HomePage) -> None:
    page.refresh()
    assert not page._continue.isVisible()
    asked: list[bool] = []
    page.matches_requested.connect(lambda: asked.append(True))
    QTest.mouseClick(page._matches, LEFT, pos=page._matches.rect().center())
    assert asked == [True]


def test_the_rules_are_those_of_the_chosen_game(page: HomePage) -> None:
    asked: list[str] = []
    page.rules_requested.connect(asked.append)
    written = []
    for entry in MODULES.values():
        page._rules.click()
        if entry.rules_text(current_language()).is_file():
            written.append(entry.id)
        else:
            assert entry.title in help_line(page)
        assert asked == written
        QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert "the-game" in written


def test_what_is_refused_is_forgotten_with_the_next_thing_asked_for(
    page: HomePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = help_line(page)
    with monkeypatch.context() as patched:
        patched.setattr(GameModule, "rules_text", lambda *_: Path("/nowhere"))
        page._rules.click()
    assert "The Game" in help_line(page) != usual
    page._rules.click()
    assert help_line(page) == usual


@pytest.mark.parametrize(("width", "scrolls"), [(930, True), (940, False), (1280, False)])
def test_tiles_scroll_sideways_no_earlier_than_under_940(
    page: HomePage, width: int, scrolls: bool
) -> None:
    page.resize(width, 600)
    assert (page._strip.board.width() > width) == scrolls
    if not scrolls:
        assert all(tile.geometry().right() <= width + 8 for tile in tiles(page))


def test_tiles_that_nearly_have_their_room_scroll_nowhere(
    page: HomePage, appearance: Appearance
) -> None:
    appearance.set_text_size(130)
    page.resize(960, 600)
    assert page._strip.board.width() <= 960
    first, *_, last = (tile.body_in_parent() for tile in tiles(page))
    assert first.left() > 26
    assert abs(first.left() - (960 - 1 - last.right())) <= 2


def test_arrows_scroll_the_chosen_tile_into_sight(page: HomePage) -> None:
    page.resize(800, 600)
    for _ in range(4):
        QTest.keyClick(focused(), Qt.Key.Key_Right)
    last = tiles(page)[4]
    right = last.mapTo(page, last.body_in_parent().translated(-last.pos()).bottomRight()).x()
    assert right <= 800


def test_the_wheel_turns_the_tiles_and_room_brings_them_back(page: HomePage) -> None:
    page.resize(800, 600)
    first = tiles(page)[0]
    start = first.mapTo(page, QPoint(0, 0)).x()
    middle = QPointF(400, 300)
    turn = QWheelEvent(
        middle,
        page.mapToGlobal(middle),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QCoreApplication.sendEvent(page._strip, turn)
    assert first.mapTo(page, QPoint(0, 0)).x() == start - 120
    page.resize(1280, 800)
    assert all(0 <= tile.mapTo(page, QPoint(0, 0)).x() < 1280 for tile in tiles(page))


def test_the_sentence_goes_before_the_name(page: HomePage) -> None:
    page.resize(1280, 800)
    assert all(tile.sentence_shown for tile in tiles(page))
    page.resize(800, 500)
    assert not all(tile.sentence_shown for tile in tiles(page))
