"""What a move revealed stands large on the table until it has been read."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from app.games import MODULES
from app.games.wednesday.ids import BURNT
from app.pages.table.computers.news import News, Unread, reading_time
from app.style.appearance import Appearance
from app.table.layout import Layer, Rect
from app.table.pace import Weight, time_of
from engine.core.events import Kind
from engine.core.happening import ActionsTakenBack, SeatPassed, SignalSet
from engine.core.turn_happenings import CardsDrawn, DrawPileRanOut, TurnBegan, TurnEnded
from engine.games import GAMES
from engine.games.qwixx_cards.printed import COLOURS
from tests.app.computers.fakes import FakeBotClient
from tests.app.manual_clock import ManualClock
from tests.app.table.showings import burning
from tests.app.table.support import Table, look_at, seat_at
from tests.app.tables.matches import LONG_NAMES, frame_of, looked_at, situation_of
from tests.engine.games.qwixx_cards.positions import LAST, five
from tests.engine.games.qwixx_cards.positions import position as qwixx
from tests.engine.games.the_game.positions import EXTREME, position
from tests.engine.games.wednesday.positions import position as wednesdays
from tests.engine.happening_classes import MODULES as HAPPENING_MODULES
from tests.engine.happening_classes import classes


def test_what_others_reveal_is_on_the_stage_for_its_time(appearance: Appearance) -> None:
    table = burning(appearance)
    stage = table.page.stage
    assert not stage.playing
    table.session.play(1, "place 33 down1")
    _let_come_to_rest(table)
    staged = stage._staged
    assert staged is not None
    time = max(time_of(Weight.REVEAL, "calm"), reading_time(staged().text))
    table.clock.advance(time - 1)
    assert stage.playing
    table.clock.advance(1)
    assert not stage.playing
    assert not stage.isVisible()


def _let_come_to_rest(table: Table) -> None:
    """Let what was done come to rest: only then is anything to be seen on the stage."""
    stage, scene = table.page.stage, table.view.scene
    while not scene.resting:
        assert stage.playing
        assert not stage.isVisible()
        table.clock.advance(10, 10)
    assert stage.playing
    assert stage.isVisible()


def _place_of_the_stage(table: Table) -> Rect:
    place = table.page.stage.geometry()
    return Rect(place.x(), place.y(), place.width(), place.height())


def test_it_waits_for_cards_that_are_on_their_way(appearance: Appearance) -> None:
    match = wednesdays(
        [9, 10], [8, 10], [7, 10], played=[12], characters=["yoko"], passes=2, last=1
    )
    table = seat_at(appearance, match, ("easy", "human", "easy"))
    table.session.play(0, "pass")
    assert not table.view.scene.resting
    _let_come_to_rest(table)


def test_a_press_while_it_waits_ends_it_too(appearance: Appearance) -> None:
    table = burning(appearance)
    table.session.play(1, "place 33 down1")
    table.page.presses.next_event()
    assert not table.page.stage.playing
    table.settle()
    assert not table.page.stage.isVisible()


@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
@pytest.mark.parametrize("colour", COLOURS)
def test_it_leaves_the_row_free_that_it_tells_of(
    appearance: Appearance, size: tuple[int, int], colour: str
) -> None:
    match = qwixx("r5 g9 b12", "r4 g8 b9 y11", part="number", number=7, draw="g7", seats=2)
    table = seat_at(appearance, match, ("human", "easy"), size)
    table.session.play(1, "mark red 7")
    assert table.session.submit(f"mark {colour} 7") is None
    table.settle()
    assert table.page.stage.isVisible()
    named = f"row:{colour}", "panel1"
    told = [each.rect for each in table.view.scene.layout.decorations if each.id in named]
    assert len(told) == 2
    assert all(rect.overlap(_place_of_the_stage(table)) == 0 for rect in told)


@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
@pytest.mark.parametrize("colour", COLOURS)
def test_it_leaves_the_row_free_of_which_others_play_cards(
    appearance: Appearance, size: tuple[int, int], colour: str
) -> None:
    cards = [f"{colour[0]}4", f"{colour[0]}5"]
    match = qwixx("r6 g8 b9 y10", " ".join(cards), seat=1)
    table = seat_at(appearance, match, ("human", "easy"), size)
    table.session.play(1, " ".join(["play", colour, *cards]))
    table.settle()
    assert table.page.stage.isVisible()
    assert _row(table, colour).overlap(_place_of_the_stage(table)) == 0


@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
@pytest.mark.parametrize("colour", COLOURS)
def test_it_leaves_the_row_free_that_others_close(
    appearance: Appearance, size: tuple[int, int], colour: str
) -> None:
    last = LAST[colour]
    sheets = [{}, five(colour)]
    played = (colour, f"{colour[0]}{last}")
    match = qwixx("r6 g8 b9 y10", part="mark", seat=1, sheets=sheets, played=played)
    table = seat_at(appearance, match, ("human", "easy"), size)
    table.session.play(1, f"mark {colour} {last}")
    table.settle()
    assert table.page.stage.isVisible()
    assert _row(table, colour).overlap(_place_of_the_stage(table)) == 0


@pytest.mark.parametrize("language", ["en", "el"])
def test_it_leaves_the_own_sheet_free_where_a_row_is_closed_in_a_small_window(
    appearance: Appearance, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    match = qwixx(
        "r4 g8 b9 y11", "y3 y4 y5 y7", "r2 r5 r9 r6", "g2 g5 g9 g6", part="mark", seat=1,
        sheets=[{}, five("yellow"), {}, {}], played=("yellow", "y12"),
    )  # fmt: skip
    table = seat_at(appearance, match, ("human", "easy", "easy", "easy"), (960, 600))
    table.session.play(1, "mark yellow 12")
    table.settle()
    assert table.page.stage.isVisible()
    [foot] = [each.rect for each in table.view.scene.layout.decorations if each.id == "foot:0"]
    assert foot.overlap(_place_of_the_stage(table)) == 0


@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("card", [52, 54, 58, 65])
def test_it_leaves_the_columns_of_commands_free(
    appearance: Appearance,
    speak: Callable[[str], None],
    size: tuple[int, int],
    language: str,
    card: int,
) -> None:
    speak(language)
    match = position(
        [20, 30, 40], [card, 61], [71, 72], game=EXTREME, draw=20,
        up1=[18 if card == 54 else 14], seat=1,
    )  # fmt: skip
    table = seat_at(appearance, match, ("human", "easy", "easy"), size)
    table.session.play(1, f"place {card} up1")
    table.settle()
    assert table.page.stage.isVisible()
    place = _place_of_the_stage(table)
    tags = [
        each.id
        for each in table.view.scene.layout.decorations
        if each.id.startswith(("title:", "force:", "owed:")) and each.name
    ]
    assert len(tags) == 2
    covered = [
        each.id
        for each in table.view.scene.layout.decorations
        if each.id in tags and each.rect.overlap(place)
    ]
    assert covered == []


def _row(table: Table, colour: str) -> Rect:
    """Where a row of the own sheet is."""
    decorations = table.view.scene.layout.decorations
    return next(each.rect for each in decorations if each.id == f"row:{colour}")


def test_long_words_make_it_wider_and_no_higher(
    speak: Callable[[str], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak("el")
    monkeypatch.setattr("tests.app.table.support.NAMES", LONG_NAMES["el"])
    hands = "r5 g9 b12", "r4 g8 b9 y11", "g2 g4 y2 y4", "y7 b7 r7 g10"
    match = qwixx(*hands, part="number", number=7, draw="g7", seats=4)
    table = seat_at(look_at(tmp_path, text_size=130), match, ("human", "easy", "easy", "easy"))
    table.page.resize(960, 600)
    for seat in (1, 2, 3):
        table.session.play(seat, "mark red 7")
    assert table.session.submit("mark red 7") is None
    table.settle()
    place = _place_of_the_stage(table)
    hand = [card.rect.y for card in table.view.scene.layout.cards if card.liftable]
    assert place.bottom < min(hand)
    assert place.width > 2.2 * place.height


@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
def test_it_leaves_the_burnt_pile_free(appearance: Appearance, size: tuple[int, int]) -> None:
    match = wednesdays([9, 10], [6, 6, 6, 8], [7, 10], played=[12], seat=1)
    table = seat_at(appearance, match, ("human", "easy", "easy"), size)
    table.session.play(1, "combo 6")
    table.settle()
    [burnt] = [place.rect for place in table.view.scene.layout.places if place.id == BURNT]
    assert burnt.overlap(_place_of_the_stage(table)) == 0


@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
def test_it_leaves_the_tray_free_from_which_a_number_is_chosen(
    appearance: Appearance, size: tuple[int, int]
) -> None:
    match = wednesdays(
        [9, 10], [2, 8, 10], [7, 10], played=[12], burnt=[1, 3, 4, 5, 6], characters=["thing"],
        passes=2, last=1, seat=0,
    )  # fmt: skip
    table = seat_at(appearance, match, ("easy", "human", "easy"), size)
    table.session.play(0, "pass")
    table.settle()
    assert table.session.match.view(1)["turn"]["step"] == "block"
    assert table.page.stage.isVisible()
    place = _place_of_the_stage(table)
    tray = [card.rect for card in table.view.scene.layout.cards if card.layer is Layer.LABEL]
    assert len(tray) > 5
    assert not [rect for rect in tray if rect.overlap(place)]


def test_a_press_ends_it_and_nothing_else(appearance: Appearance) -> None:
    table = burning(appearance)
    table.session.play(1, "place 33 down1")
    before = len(table.session.match.events)
    table.click(table.middle("draw"))
    assert not table.page.stage.playing
    assert len(table.session.match.events) == before


def _yoko_comes(appearance: Appearance) -> Table:
    """A computer has passed last: another character appears, and it leads."""
    match = wednesdays(
        [9, 12], [8, 10], [7, 9], [5, 9], played=[13], characters=["yoko", "enid"],
        seat=1, last=1, passes=3,
    )  # fmt: skip
    kinds: list[Kind] = ["human", "easy", "easy", "easy"]
    table = seat_at(appearance, match, kinds, bot_client=FakeBotClient())
    table.session.play(1, "pass")
    _let_come_to_rest(table)
    return table


YOKO = "Yoko Tanaka has appeared. Turns go counter-clockwise."


def test_what_a_press_on_a_card_ended_is_told_on_the_rail_until_one_acts(
    appearance: Appearance,
) -> None:
    table = _yoko_comes(appearance)
    status = table.page.rail.status
    table.click(table.shown("hand")[0])
    assert not table.page.stage.playing
    assert YOKO in status.lines[1]
    table.session.play(1, "play 10")  # Play goes the other way now.
    table.settle()
    assert status.lines[1] == f"Nikos played the 10 Hyde. {YOKO}"
    assert table.page.turn is not None
    # Whoever else comes to the screen is not told.
    assert YOKO not in table.page.turn.news.with_unread(None, table.page.rail.has_room)
    table.clock.advance(20_000, 100)
    assert status.lines == ("Play a card or pass", YOKO)
    assert table.session.submit("play 12") is None
    table.settle()
    table.clock.advance(20_000, 100)
    assert "Yoko" not in " ".join(status.lines)


def test_of_what_is_unread_the_last_is_told_that_there_is_room_for(qapp: object) -> None:
    parent = QObject()
    news = News(ManualClock(parent), lambda: False, parent)
    told = (0, ["Aa.", "Bb."]), (1, ["No."]), (0, ["Cc."])
    news.unread = [Unread(reader, (), partial(list, said)) for reader, said in told]

    def seven(words: str) -> bool:
        return len(words) <= 7

    assert news.with_unread(0, lambda _: True) == "Aa. Bb. Cc."
    assert news.with_unread(0, seven) == "Bb. Cc."
    assert news.with_unread(0, lambda _: False) == "Cc."
    assert news.with_unread(2, seven) == ""
    news.tell(lambda: "Xx.")
    assert news.with_unread(0, seven) == "Xx. Cc."
    assert news.with_unread(0, lambda _: False) == "Xx."


def test_what_has_been_read_is_not_told_again(appearance: Appearance) -> None:
    table = _yoko_comes(appearance)
    table.clock.advance(20_000, 100)
    assert len(table.session.match.moves) > 1
    assert "Yoko" not in " ".join(table.page.rail.status.lines)


def test_a_character_that_has_left_is_told_no_more(appearance: Appearance) -> None:
    table = _yoko_comes(appearance)
    table.page.presses.next_event()
    assert YOKO in table.page.rail.status.lines[1]
    table.session.play(1, "play 10")
    assert table.session.submit("pass") is None
    for seat in (3, 2, 1):
        table.session.play(seat, "pass")
    table.clock.advance(20_000, 100)
    assert "Yoko" not in table.page.rail.status.lines[1]


def test_it_is_not_shown_to_who_brought_it_about(appearance: Appearance) -> None:
    match = position([33, 30], [20, 60], options={"on_fire": True})
    table = seat_at(appearance, match, ("human", "easy"))
    assert table.session.submit("place 33 down1") is None
    assert not table.page.stage.playing


def test_it_leaves_the_hand_and_the_rail_free(appearance: Appearance) -> None:
    for size in ((1280, 800), (960, 600)):
        table = burning(appearance)
        table.page.resize(*size)
        table.session.play(1, "place 33 down1")
        table.settle()
        assert table.page.stage.isVisible()
        foot = table.page.stage.geometry().bottom()
        hand = [c.rect.y for c in table.view.scene.layout.cards if c.liftable]
        assert foot < min(hand)


def test_it_changes_its_language_while_it_stands(appearance: Appearance) -> None:
    table = burning(appearance)
    table.session.play(1, "place 33 down1")
    table.page.retranslate()
    table.page.relayout()
    assert table.page.stage.playing


COMMON = {ActionsTakenBack, SeatPassed, SignalSet, CardsDrawn, DrawPileRanOut, TurnBegan, TurnEnded}
"""What can happen in several games weighs as much as a pass."""


@pytest.mark.parametrize("module", HAPPENING_MODULES)
def test_every_happening_has_a_weight_in_each_game_that_tells_it(module: str) -> None:
    _, _, package, *_ = module.split("/")
    weighed = set()
    for game_id, game in GAMES.items():
        narration = MODULES[game_id].narration()
        if f".{package}." in type(game).__module__:
            weighed |= set(narration.weights)
    assert set(classes(module)) <= weighed | COMMON


@pytest.mark.parametrize("game_id", ["wednesday", "qwixx-cards"])
def test_what_a_move_is_about_lies_on_the_table(qapp: object, game_id: str) -> None:
    game, frame = MODULES[game_id].table(), frame_of((1280, 800))
    named, there = set[str](), set[str]()
    for _, match, sight in looked_at(game_id):
        if match.moves:
            situation = situation_of(sight.session(match))
            layout = game.layout(situation, frame)
            named |= {*game.named(match.happened(sight.seat), situation)}
            there |= {thing.id for thing in layout.things}
    assert len(named) >= 3
    assert named <= there
