"""The page of a replay: by mouse and keys to any moment, in words and on the table."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.match.moments import Moments
from app.match.players import PlayerInfo
from app.pages.replay.page import ReplayPage
from app.pages.replay.status import MomentStatus
from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.table.painters import Brush
from app.table.scene.motion import FADE
from tests.amounts import some, thorough
from tests.app.manual_clock import ManualClock
from tests.app.pages.support import LONG_NAMES, make_appearance, show
from tests.app.replay.replays import moments_of, replay, running, shows
from tests.app.tables.matches import GAME_IDS, people, played
from tests.app.tables.pen import Pen
from tests.hearing import FakeVoice

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def page(qapp: QApplication, tmp_path: Path) -> ReplayPage:
    return replay(tmp_path, moments_of("the-game", 3, 4))


def press(page: ReplayPage, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    QTest.keyClick(page.timeline, key, modifier or Qt.KeyboardModifier.NoModifier)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_table_is_right_at_every_moment_forwards_and_backwards(
    qapp: QApplication, tmp_path: Path, game_id: str
) -> None:
    page = replay(tmp_path, moments_of(game_id, 2 if game_id == "face-to-face" else 3, 4))
    playback, last = page.playback, page.moments.last
    each = 1 if thorough() else max(1, last // 25)
    while not playback.at_end:
        shows(page)
        for _ in range(each):
            playback.on_one()
    shows(page)
    for moment in range(last, -1, -max(1, last // some(25))):
        playback.go_to(moment)
        shows(page)
    for index in range(1, len(page.moments.viewpoints())):
        page.view_choice.set_value(str(index))
        page.view_choice.picked.emit()
        playback.go_to((index * last) // 4)
        shows(page)
        playback.on()
        shows(page)


def test_all_else_follows_the_cards_from_moment_to_moment(
    qapp: QApplication, tmp_path: Path
) -> None:
    page = replay(tmp_path, moments_of("the-game", 3, 4), motion="full")
    scene, behind = page.table.scene, 0
    for _ in range(12):
        page.playback.on_one()
        unlike = [item for item in scene.decorations.values() if item._behind]
        assert scene.behind or not unlike
        behind += bool(unlike)
    assert behind > 5
    page.playback.go_to(0)
    assert not scene.behind


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_no_card_lies_under_the_strip(
    qapp: QApplication, tmp_path: Path, game_id: str, text_size: int
) -> None:
    """The foot of a hand, where its cards have their names, is seen."""
    moments = moments_of(game_id, 2 if game_id == "face-to-face" else 3, 4)
    page = replay(tmp_path, moments, text_size=text_size)
    for size in (QSize(960, 600), QSize(1280, 800), QSize(2560, 1440)):
        page.resize(size)
        page.playback.go_to(moments.last // 3)
        frame, strip = page.frame(), page.strip.y()
        layout = page.table._game.layout(page.table.situation, frame)
        assert max(card.rect.bottom for card in layout.cards) <= strip + 1, size


def test_the_arrows_go_by_turns_and_with_shift_by_moves(page: ReplayPage) -> None:
    firsts = [turn.first for turn in page.moments.turns]
    press(page, Qt.Key.Key_Right)
    press(page, Qt.Key.Key_Right)
    assert page.playback.moment == firsts[2]
    press(page, Qt.Key.Key_Right, SHIFT)
    assert page.playback.moment == firsts[2] + 1
    press(page, Qt.Key.Key_Left, SHIFT)
    press(page, Qt.Key.Key_Left)
    assert page.playback.moment == firsts[1]
    press(page, Qt.Key.Key_End)
    assert page.playback.at_end
    shows(page)
    press(page, Qt.Key.Key_Home)
    assert page.playback.moment == 0
    shows(page)


def test_the_space_bar_plays_and_stops(page: ReplayPage) -> None:
    press(page, Qt.Key.Key_Space)
    assert page.playback.playing
    assert page.transport.play.accessibleName() == "Pause"
    press(page, Qt.Key.Key_Space)
    assert not page.playback.playing
    assert page.transport.play.accessibleName() == "Play"


def test_plus_and_minus_choose_the_speed_and_so_does_the_button(page: ReplayPage) -> None:
    press(page, Qt.Key.Key_Plus)
    assert page.transport.speed.accessibleName() == "Speed: 2"
    for _ in range(3):
        press(page, Qt.Key.Key_Minus)
    assert page.playback.speed == 1
    speeds = []
    for _ in range(3):
        page.transport.speed.click()
        speeds.append(page.playback.speed)
    assert speeds == [2, 4, 1]


def test_the_buttons_lead_where_they_say_and_are_dim_at_the_ends(page: ReplayPage) -> None:
    transport = page.transport
    assert not transport.first.isEnabled()
    assert not transport.back.isEnabled()
    transport.on.click()
    assert page.playback.moment == page.moments.turns[1].first
    transport.last.click()
    assert page.playback.at_end
    assert not transport.on.isEnabled()
    transport.back.click()
    transport.first.click()
    assert page.playback.moment == 0
    assert [button.accessibleName() for button in (transport.first, transport.last)] == [
        "To the beginning", "To the end",
    ]  # fmt: skip


def test_the_timeline_is_dragged(page: ReplayPage) -> None:
    line = page.timeline
    middle = line.height() // 2

    def at(moment: int) -> QPoint:
        return QPoint(round(line.x_of(moment)), middle)

    for moment in range(len(page.moments)):
        assert line.value_at(line.x_of(moment)) == moment
    third, last = page.moments.turns[3].first, page.moments.last
    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=at(third))
    assert page.playback.moment == third
    QTest.mouseMove(line, at(last))
    QTest.mouseRelease(line, Qt.MouseButton.LeftButton, pos=at(last))
    assert page.playback.moment == last
    shows(page)


def test_the_timeline_is_a_slider_that_names_the_turn(page: ReplayPage) -> None:
    interface = QAccessible.queryAccessibleInterface(page.timeline)
    assert isinstance(interface, QAccessibleInterface)
    assert interface.role() == QAccessible.Role.Slider
    page.playback.go_to_turn(1)
    name = page.moments.players[page.moments.turns[1].seat].name
    count = len(page.moments.turns)
    where = f"Move {page.playback.moment} of {page.moments.last}, Turn 2 of {count}: {name}"
    assert interface.text(QAccessible.Text.Name) == where
    value = interface.valueInterface()
    value.setCurrentValue(3)
    assert page.playback.moment == 3
    shows(page)


def test_what_happened_is_told_on_the_rail_and_aloud(page: ReplayPage) -> None:
    told: list[str] = []
    page.table.announced.connect(told.append)
    assert page.status.lines[1] == "The cards have been dealt."
    page.playback.on_one()
    actor = page.moments.players[page.moments.actor(1) or 0].name
    assert page.status.lines[1].startswith(f"{actor} placed")
    assert told == [page.status.accessibleName().split(". ", 1)[1]]


def test_all_of_a_turn_that_is_gone_over_at_once_is_told(page: ReplayPage) -> None:
    told: list[str] = []
    page.table.announced.connect(told.append)
    page.playback.go_to_turn(1)
    [said] = told
    player = page.moments.players[page.moments.turns[0].seat].name
    assert said.count(f"{player} placed") == page.playback.moment - 1
    assert said.count(f"{player} drew") == 1
    page.playback.go_to_turn(0)
    assert told[1:] == ["The cards have been dealt."]


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_moment_has_a_caption(
    qapp: QApplication,
    tmp_path: Path,
    speak: Callable[[str], None],
    game_id: str,
    language: str,
) -> None:
    page = replay(tmp_path, moments_of(game_id, 2 if game_id == "face-to-face" else 3, 9))
    speak(language)
    for _ in range(some(page.moments.last, least=30)):
        page.playback.on_one()
        first, second = page.status.lines
        assert first.startswith("Turn" if language == "en" else "Σειρά")
        assert second
        assert "You " not in second


def test_cards_move_where_it_goes_on_and_jump_where_it_is_dragged(
    qapp: QApplication, tmp_path: Path
) -> None:
    page = replay(tmp_path, moments_of("the-game", 3, 4), motion="full")
    scene, clock = page.table.scene, page.table.scene.clock
    assert isinstance(clock, ManualClock)
    page.playback.on_one()
    assert not scene.resting
    clock.advance(2000)
    assert scene.resting
    shows(page)
    page.playback.go_to(6)
    assert scene.resting
    shows(page)
    page.playback.on()
    clock.advance(4000)
    shows(page)
    page.playback.toggle()
    clock.advance(200_000)
    assert page.playback.at_end
    shows(page)


def test_without_motion_nothing_moves(page: ReplayPage) -> None:
    page.playback.on_one()
    clock = page.table.scene.clock
    assert isinstance(clock, ManualClock)
    clock.advance(FADE)
    assert page.table.scene.resting
    shows(page)


def test_nobody_touches_the_cards(page: ReplayPage) -> None:
    page.playback.go_to(4)
    layout = page.table.scene.layout
    assert not any(card.liftable or card.pressable for card in layout.cards)
    assert not any(place.takes_cards for place in layout.places)
    assert page.table.overlay.targets == []
    assert any(card.name in page.table.overlay.names for card in layout.cards)


def test_it_stops_where_something_covers_it(page: ReplayPage) -> None:
    page.playback.toggle()
    page.covered.emit(True)
    assert not page.playback.playing
    page.playback.toggle()
    page.hide()
    assert not page.playback.playing


def test_esc_leads_back(page: ReplayPage) -> None:
    came: list[bool] = []
    page.back_requested.connect(lambda: came.append(True))
    press(page, Qt.Key.Key_Escape)
    page.back.click()
    assert came == [True, True]


def test_it_is_played_on_from_a_moment_of_a_match_that_is_over(
    page: ReplayPage, tmp_path: Path
) -> None:
    asked: list[int] = []
    page.play_on_requested.connect(asked.append)
    page.playback.go_to(5)
    page.play_on.click()
    page.playback.last()
    assert not page.play_on.allowed
    page.play_on.click()
    assert asked == [5]
    goes_on = running(page.moments.match)
    other = replay(tmp_path / "other", Moments(goes_on, people(goes_on)))
    assert not other.play_on.isVisible()
    assert not other.view_choice.isVisible()


def test_what_is_hidden_from_a_seat_is_never_shown(qapp: QApplication, tmp_path: Path) -> None:
    match = played("the-game", 3, 4)
    page = replay(tmp_path, Moments(match, people(match)))
    page.view_choice.set_value("2")
    page.view_choice.picked.emit()
    seat = page.viewpoint.seat
    for moment in range(page.moments.last):
        page.playback.go_to(moment)
        hidden = {
            str(card)
            for owner, hand in enumerate(match.state(moment)["hands"])
            if owner != seat
            for card in hand
        }
        assert not hidden & page.table.scene.cards.keys()
        faces = [card.face for card in page.table.scene.layout.cards]
        assert not hidden & {str(getattr(face, "number", None)) for face in faces}
        shows(page)


def test_while_it_plays_each_moment_waits_until_the_one_before_has_been_told(
    qapp: QApplication, tmp_path: Path
) -> None:
    voice = FakeVoice()
    page = replay(tmp_path, moments_of("the-game", 3, 4), voice)
    clock = page.table.scene.clock
    assert isinstance(clock, ManualClock)
    page.playback.toggle()
    voice.begin()
    clock.advance(60_000, 100)
    assert page.playback.moment == 0
    voice.hush()
    assert page.playback.moment == 1


@pytest.mark.parametrize("text_size", [100, 130, 150])
def test_the_last_line_of_what_led_to_a_moment_is_seen_whole(
    tmp_path: Path, text_size: int
) -> None:
    """No letter that reaches below the line is cut, in the room of a small window."""
    settings = Settings(tmp_path / "settings.ini")
    settings.text_size = text_size
    appearance = Appearance(settings)
    parent = QWidget()
    status = MomentStatus(appearance, parent)
    status.set_metrics(appearance.metrics(QSize(960, 600)))
    status.resize(322, status.sizeHint().height())
    status.tell(PlayerInfo("Jay", 0), "Turn 15 of 100", "Guy gave Jay a card, a gray jay. " * 2, "")
    picture = status.grab().toImage()
    bottom = picture.height() - 1
    assert len({picture.pixel(x, bottom) for x in range(picture.width())}) == 1


def test_beside_large_texts_the_moment_and_open_hands_are_read_whole(
    qapp: QApplication, tmp_path: Path
) -> None:
    names = ("Leo", LONG_NAMES[0], *LONG_NAMES[2:])
    match = played("the-game", 5, 3)
    appearance = make_appearance(tmp_path, text_size=150)
    page = ReplayPage(appearance, Moments(match, people(match, names=names)))
    show(page, 960, 600)
    page.playback.on()
    page.table.scene.finish()
    pen, brush = Pen(), Brush(page.appearance.theme, page.metrics)
    with pen.writing():
        written = [each.text for each in pen.on(page.table.scene.layout, brush)]
        page.status.grab()
    assert [text for text in (*written, *pen.take_all()) if "…" in text] == []
    assert page.status.width() >= 0.8 * page.status.wished
    assert page.play_on.accessibleName() == "Play on from here"
