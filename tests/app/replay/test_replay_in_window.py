"""From the list and from the result to a replay, back, and on into a practice game."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.match.moments import Viewpoint
from app.pages.matches.page import MatchesPage
from app.pages.replay.page import ReplayPage
from app.pages.replay.play_on import PlayOnPage
from app.pages.result import ResultPage
from app.pages.table.page import TablePage
from app.storage.match_reader import LIGHT
from app.storage.match_store import ENDING
from app.window.window import Window
from engine.core.events import Done
from engine.core.journal import Journal, write_line
from engine.core.match import Match
from engine.games import GAMES
from tests.app.history.arena_matches import check, played
from tests.app.replay.replays import actions_from, shows
from tests.app.waiting import wait_until
from tests.app.window_at_hand import deal, focused, key, notice, page_of, press, read_all, settle


def saved(data: Path, match: Match, *, lines: int | None = None, more: str = "") -> Path:
    """The match in a file of the store, or the first lines of it, and something after them."""
    path = data / "matches" / f"20261128-201500-{match.game.id}{ENDING}"
    path.parent.mkdir(exist_ok=True)
    text = "".join(match.document().splitlines(keepends=True)[:lines])
    path.write_text(text + more, encoding="utf-8", newline="")
    return path


def open_replay(window: Window) -> ReplayPage:
    """The replay of the only match in the list."""
    window.refresh_home()  # It finds the match there.
    press(window, "Saved games")
    page = page_of(window, MatchesPage)
    check(page._store)
    wait_until(lambda: not page.reading and bool(page.rows))
    page.rows[0].head.click()
    press(window, "Replay")
    wait_until(lambda: isinstance(window.pages.top, ReplayPage))
    return page_of(window, ReplayPage)


def test_a_match_of_the_list_is_seen_again_and_left_for_the_list(
    window: Window, data: Path
) -> None:
    match = played(1)
    saved(data, match)
    page = open_replay(window)
    assert len(page.moments) == len(match.states)
    page.playback.last()
    shows(page)
    press(window, "Back")
    page_of(window, MatchesPage)


def test_back_in_the_list_the_match_that_was_seen_has_the_keyboard(
    window: Window, data: Path
) -> None:
    saved(data, played(0))
    saved(data, played(3))
    window.refresh_home()
    press(window, "Saved games")
    page = read_all(window)
    row = page.rows[1]
    for name in ("Replay", "Review"):
        row.head.click()
        press(window, name)
        wait_until(lambda: not isinstance(window.pages.top, MatchesPage))
        key(Qt.Key.Key_Escape)
        assert page_of(window, MatchesPage).rows[1] is row
        assert row.isAncestorOf(focused())
        row.head.click()


def test_a_match_that_goes_on_is_seen_up_to_the_present_with_one_hand(
    window: Window, data: Path
) -> None:
    match = played(1, actions=9)
    saved(data, match)
    page = open_replay(window)
    assert len(page.moments) == 10
    assert page.viewpoint == Viewpoint(None, open_hands=False)  # Two people are at that table.
    assert not page.play_on.isVisible()
    assert not page.view_choice.isVisible()
    assert page.kept_back.isVisible()
    assert page.kept_back.text() == "Hands are shown once the game is over."


def test_a_damaged_match_is_seen_up_to_its_last_good_line_and_that_is_said(
    window: Window, data: Path
) -> None:
    match = played(1)
    saved(data, match, lines=7, more='{"seat":0,"do":"place 999 up1"}\nnonsense\n')
    page = open_replay(window)
    assert len(page.moments) == 7
    assert "damaged: 6 moves can be shown" in page.bar_title.line
    page.playback.last()
    assert page.status.lines[1].startswith("The file contains a move that the rules do not allow")
    shows(page)


def test_bytes_that_are_no_text_end_what_is_seen(window: Window, data: Path) -> None:
    path = saved(data, played(1), lines=5)
    with path.open("ab") as file:
        file.write(b"\xff\xfe\n{}\n")
    assert len(open_replay(window).moments) == 5


def test_a_long_match_is_read_beside_the_window(window: Window, data: Path) -> None:
    path = deal(data, ("Maria",), seed=11)
    first = Match.replay(Journal.read(path), GAMES).legal(0)[0]
    once = write_line(Done(0, str(first)).json()) + write_line({"undo": 1})
    with path.open("a", encoding="utf-8", newline="") as file:
        file.write(once * (LIGHT // len(once) + 1) + write_line(Done(0, str(first)).json()))
    window.replays.open(path)
    assert not isinstance(window.pages.top, ReplayPage)
    assert notice(window)
    wait_until(lambda: isinstance(window.pages.top, ReplayPage))
    assert len(page_of(window, ReplayPage).moments) == 2
    assert not notice(window)


def test_what_is_no_match_is_named(window: Window, data: Path) -> None:
    path = data / "matches" / f"odd{ENDING}"
    path.parent.mkdir(exist_ok=True)
    path.write_text("nothing\n")
    window.replays.open(path)
    assert "odd.trapoula could not be opened" in notice(window)


def test_the_result_leads_to_the_replay_and_back(window: Window, data: Path) -> None:
    window.opening.open(saved(data, played(0)))
    settle()
    press(window, "Replay")
    page = page_of(window, ReplayPage)
    page.playback.go_to(3)
    shows(page)
    press(window, "Back")
    page_of(window, ResultPage)


@pytest.mark.parametrize("share", [0.0, 0.4, 0.9])
def test_it_is_played_on_as_practice_with_other_players(
    window: Window, data: Path, share: float
) -> None:
    match = played(1)
    path = saved(data, match)
    before = path.read_bytes()
    page = open_replay(window)
    page.playback.go_to(round(share * page.moments.last))
    moment = page.playback.moment
    press(window, "Play on from here")
    choice = page_of(window, PlayOnPage)
    for row in choice.rows:
        beside = row.title.geometry().center().y() - row.segments.geometry().center().y()
        assert abs(beside) <= 2, "a name stands at the height of its choices"
    assert choice.kinds == ("human", "normal", "human")
    choice.rows[0].segments.press("hard")
    choice.rows[1].segments.press("human")
    press(window, "Play on")
    settle()
    page_of(window, TablePage)
    assert window.table.session is not None
    copy = window.table.session.match
    assert copy.practice
    assert copy.state() == match.state(moment)
    assert [player.kind for player in copy.players] == ["hard", "human", "human"]
    assert [player.name for player in copy.players] == [player.name for player in match.players]
    assert len(copy.events) == len(match.events) + 3
    assert actions_from(match, moment) == copy.events[len(match.events)].json()["undo"]
    assert path.read_bytes() == before


def test_keys_play_and_go_after_a_click_on_a_button_too(window: Window, data: Path) -> None:
    saved(data, played(1))
    page = open_replay(window)
    key(Qt.Key.Key_Right)
    assert page.playback.moment == page.moments.turns[1].first
    press(window, "One turn on")
    assert page.playback.moment == page.moments.turns[2].first
    key(Qt.Key.Key_Space)
    assert page.playback.playing
    key(Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert not page.playback.playing
    assert page.playback.moment == page.moments.turns[2].first - 1


def test_esc_goes_back_step_by_step(window: Window, data: Path) -> None:
    saved(data, played(1))
    open_replay(window)
    press(window, "Play on from here")
    for kind in (PlayOnPage, ReplayPage):
        page = page_of(window, kind)
        QTest.keyClick(page, Qt.Key.Key_Escape)
    page_of(window, MatchesPage)
