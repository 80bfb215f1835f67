"""Who starts, at the table: what is asked, pressed, said and refused before the first card."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.games.contract import MAIN, extra_button
from app.games.narration import Audience
from app.games.the_game import start_words
from app.match.bot_client import Hint, Reason
from app.match.players import PlayerInfo
from app.style.appearance import Appearance
from app.table.visuals import PanelVisual, TextVisual
from engine.bots.the_game.starting import start_hint
from engine.core.events import Kind
from engine.core.match import Match
from engine.games import GAMES
from engine.games.the_game.start import Rating
from tests.app.hands import Hands
from tests.app.speaking import speaking
from tests.app.table.support import Table, look_at, seat_at

both = pytest.mark.parametrize("game", ["the-game", "the-game-extreme"])
Seat = Callable[..., Table]


@pytest.fixture
def appearance(qapp: object, tmp_path: Path) -> Appearance:
    return look_at(tmp_path, motion="reduced")


@pytest.fixture
def seat(appearance: Appearance) -> Iterator[Seat]:
    tables: list[Table] = []

    def make(game: str, *ratings: str, kinds: Sequence[Kind] = ("human", "easy", "easy")) -> Table:
        match = Match.new(GAMES[game], len(kinds), {"first": "after-looking"}, 5)
        for speaker, rating in enumerate(ratings):
            match.do(speaker, f"rate {rating}")
        table = seat_at(appearance, match, kinds)
        tables.append(table)
        table.page.replay.skip()
        table.settle()
        return table

    yield make
    for table in tables:
        table.page.close()
        table.page.deleteLater()
    QCoreApplication.sendPostedEvents(None, 0)
    QCoreApplication.processEvents()


def words_on_rail(table: Table) -> list[str]:
    """The buttons that the game has on the rail, and the main one."""
    rail = table.page.rail
    return [each.accessibleName() for each in rail.extras if each.isVisible()] + [rail.main.word]


def panel(table: Table, seat: int) -> PanelVisual:
    """A player's panel."""
    layout = table.view.scene.layout
    things = {each.id: each.visual for each in layout.places}
    things |= {each.id: each.visual for each in layout.decorations}
    visual = things[f"panel{seat}"]
    assert isinstance(visual, PanelVisual)
    return visual


def name_of(table: Table, target: str) -> str:
    """What a screen reader says of a thing."""
    return next(each.name for each in table.view.scene.layout.things if each.id == target)


@both
def test_four_buttons_say_how_good_the_start_is(seat: Seat, game: str) -> None:
    table = seat(game)
    assert words_on_rail(table) == ["Great", "Good", "Rather not", "Say nothing"]
    assert table.page.game.status(table.situation).first == "How good a start can you make?"
    assert table.shown("hand")
    places = [button.x() for button in table.page.rail.extras]
    assert places == sorted(places)
    QTest.mouseClick(table.page.rail.extras[1], Qt.MouseButton.LeftButton)
    assert table.session.match.view(None)["start"]["ratings"] == ["good"]
    assert table.page.game.status(table.situation).first == "Nikos is looking at the cards"
    assert words_on_rail(table) == ["End turn"]


@both
def test_the_main_button_says_nothing_of_the_hand(seat: Seat, game: str) -> None:
    table = seat(game)
    table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert table.session.match.view(None)["start"]["ratings"] == ["nothing"]


def test_what_was_said_stands_on_the_panels(seat: Seat) -> None:
    table = seat("the-game", "nothing", "great")
    assert panel(table, 1).line == "“great” · easy"
    assert panel(table, 2).line == "is looking · easy"
    assert "“great”" in name_of(table, "panel1")
    table = seat("the-game", "nothing", "rather-not", "nothing")
    assert panel(table, 1).line.startswith("“rather not”")
    assert panel(table, 2).line.startswith("says nothing")


def test_low_panels_show_it_by_a_mark(seat: Seat) -> None:
    table = seat("the-game-extreme", "good", "great", "rather-not", kinds=("human", *["easy"] * 4))
    marks = [panel(table, other).mark for other in (1, 2, 3, 4)]
    assert marks == ["star", "x", "", ""]


@both
def test_a_press_on_a_panel_lets_that_player_start(seat: Seat, game: str) -> None:
    table = seat(game, "good", "great", "nothing")
    status = table.page.game.status(table.situation)
    assert status.first == "Who starts?"
    assert status.second == "Press a player or “I start”. You said: good"
    assert "let Eleni start" in name_of(table, "panel2")
    assert table.view.scene.places["panel2"].spec.lit
    table.click("panel2")
    assert table.session.match.to_act == (2,)
    assert "panel2" not in table.view.scene.places


@both
def test_a_player_is_chosen_by_keys(seat: Seat, game: str) -> None:
    table = seat(game, "good", "great", "nothing")
    overlay = table.view.overlay
    for _ in range(40):
        if overlay.focus == "panel1":
            break
        table.key(Qt.Key.Key_Tab)
    assert overlay.focus == "panel1"
    table.key(Qt.Key.Key_Return)
    assert table.session.match.to_act == (1,)


@both
def test_the_main_button_starts_oneself(seat: Seat, game: str) -> None:
    table = seat(game, "good", "great", "nothing")
    assert words_on_rail(table) == ["I start"]
    table.page.rail.main.click()
    assert table.session.match.to_act == (0,)
    assert words_on_rail(table) == ["End turn"]
    assert "Place at least 2 card" in table.page.game.status(table.situation).first


def test_the_second_half_of_a_double_click_starts_nobody(seat: Seat) -> None:
    table = seat("the-game", "good", kinds=("easy", "human"))
    main, hands = table.page.rail.main, Hands(table.page, table.clock)
    for gap in (60, 300, 600):
        hands.wait(2_000)
        hands.click(main)
        assert main.word == "I start"
        hands.wait(gap)
        hands.click(main)
        assert table.session.match.to_act == (0, 1)
        hands.wait(2_000)
        hands.click(table.page.rail.undo)
    assert words_on_rail(table)[-1] == "Say nothing"


@both
def test_no_card_goes_anywhere_before(seat: Seat, game: str) -> None:
    table = seat(game)
    card = table.shown("hand")[0]
    table.drag(card, "up1")
    assert table.view.message.text == (
        "Before the first card everybody says how good a start they can make."
    )
    table.click("down1")
    assert "Before the first card" in table.view.message.text
    table = seat(game, "good", "great", "nothing")
    table.drag(table.shown("hand")[0], "up1")
    assert table.view.message.text == "First choose who starts: press a player or “I start”."
    assert len(table.session.match.moves) == 3
    assert table.page.game.offers(table.situation, card) == {}


@both
def test_while_others_look_it_is_not_decided(seat: Seat, game: str) -> None:
    table = seat(game, "good")
    table.drag(table.shown("hand")[0], "up1")
    assert table.view.message.text == "It is not decided yet who starts."


@both
def test_nobody_signals_before(seat: Seat, game: str) -> None:
    table = seat(game)
    signals = table.page.game.signals
    assert signals is not None
    assert signals.choices(table.situation, "up1") == ()
    assert not any("signal" in each.name for each in table.view.scene.layout.things)
    table = seat(game, "good", "good", "good")
    table.page.rail.main.click()
    assert signals.choices(table.situation, "up1")


@both
def test_words_are_taken_back(seat: Seat, game: str) -> None:
    table = seat(game, "good", kinds=("easy", "human"))
    table.page.rail.extras[0].click()
    assert words_on_rail(table) == ["I start"]
    table.page.rail.undo.click()
    assert words_on_rail(table) == ["Great", "Good", "Rather not", "Say nothing"]


def test_a_screen_reader_hears_what_is_asked_next(seat: Seat) -> None:
    table = seat("the-game", "good", kinds=("easy", "human"))
    heard = table.heard_by(table.page.rail.extras[0].click)
    assert any("You say: I can make a great start." in each for each in heard)
    assert any("Who starts? Press a player" in each for each in heard)
    heard = table.heard_by(table.page.rail.main.click)
    assert any("You chose to start." in each for each in heard)
    assert any("Place at least 2 card" in each for each in heard)


@both
@pytest.mark.parametrize("language", ["en", "el"])
def test_hints_say_why(seat: Seat, game: str, language: str) -> None:
    with speaking() as speak:
        speak(language)
        table = seat(game)
        advice = table.page.game.advice(table.situation, hint_at(table))
        assert advice.lit[0] in {MAIN, *map(extra_button, ("star", "check", "x"))}
        assert re.search(r"\d+", advice.text)
        table = seat(game, "good", "rather-not", "great")
        advice = table.page.game.advice(table.situation, hint_at(table))
        assert advice.lit == ("panel2",)
        assert "Eleni" in advice.text
        table = seat(game, "good", "rather-not", "nothing")
        advice = table.page.game.advice(table.situation, hint_at(table))
        assert advice.lit == (MAIN,)


def hint_at(table: Table) -> Hint:
    found = start_hint(table.session.match.game, table.session.view(), 0)
    reasons = tuple(Reason(reason.code, dict(reason.args)) for reason in found.reasons)
    return Hint(found.action, reasons)


TOLD = {
    "great": ("You say: I can make a great start.", "Anna says: I can make a great start."),
    "good": ("You say: I can make a good start.", "Anna says: I can make a good start."),
    "rather-not": (
        "You say: I would rather not start.",
        "Anna says: I would rather not start.",
    ),
    "nothing": ("You say nothing about starting.", "Anna says nothing about starting."),
}


@both
@pytest.mark.parametrize("rating", TOLD)
def test_what_somebody_says_is_told(qapp: QApplication, game: str, rating: str) -> None:
    match = Match.new(GAMES[game], 2, {"first": "after-looking"}, 5)
    match.do(0, f"rate {rating}")
    for listener, said in zip((0, 1), TOLD[rating], strict=True):
        assert told(match, listener) == said


@pytest.mark.parametrize("language", ["en", "el"])
def test_what_is_pressed_is_what_is_then_read(speak: Callable[[str], None], language: str) -> None:
    speak(language)
    ratings: tuple[Rating, ...] = ("great", "good", "rather-not")
    for rating in ratings:
        pressed = start_words.buttons[rating]().lower()
        assert start_words.said[rating]().strip("“”«»") == pressed
        assert start_words.you_said[rating]().endswith(f": {pressed}")
    for told in (start_words.rated, start_words.rated_before):
        # In Greek "a good start" alone is what people wish each other.
        for rating in ratings:
            assert "αρχή" not in told[rating](name="Άννα")


@both
def test_no_card_is_told_not_to_fit_while_it_is_open_who_starts(seat: Seat, game: str) -> None:
    table = seat(game)
    for ended, said in ((False, "not now"), (True, "does not fit")):
        layout = table.view.scene.layout
        piles = [place for place in layout.places if place.takes_cards]
        metrics = table.page.appearance.metrics(table.page.size(), table=True)
        aims = table.page.game.aim_decorations(layout, {}, metrics)
        assert {aim.visual.text for aim in aims if isinstance(aim.visual, TextVisual)} == {said}
        assert len(piles) == 4
        if not ended:
            for speaker, action in enumerate(("rate good", "rate good", "rate good")):
                table.session.play(speaker, action)
            table.session.play(2, "begin 0")
            table.page.replay.skip()
            table.settle()


@both
def test_who_was_chosen_is_told_once(qapp: QApplication, game: str) -> None:
    match = Match.new(GAMES[game], 3, {"first": "after-looking"}, 5)
    for speaker in range(3):
        match.do(speaker, "rate good")
    match.do(2, "begin 1")
    assert told(match, 0) == "Zoe chose Leo to start."
    assert told(match, 1) == "Zoe chose you to start."
    assert told(match, 2) == "You chose Leo to start."
    narration = MODULES[game].narration()
    audience = Audience(players("Anna", "Leo", "Zoe"), 0)
    staged = narration.staged(match.happened(0), audience)
    assert staged is not None
    assert staged.text == "Zoe chose Leo to start."
    assert narration.staged(match.happened(2), Audience(players("Anna", "Leo", "Zoe"), 2)) is None


@both
def test_who_chose_to_start_is_named_once_on_the_curtain(qapp: QApplication, game: str) -> None:
    match = Match.new(GAMES[game], 2, {"first": "after-looking"}, 5)
    for speaker in range(2):
        match.do(speaker, "rate good")
    match.do(1, "begin 1")
    assert MODULES[game].narration().turn_before([match.happened(None)]) == "{name} chose to start"


@both
def test_what_was_said_before_choosing_is_told_with_it(qapp: QApplication, game: str) -> None:
    match = Match.new(GAMES[game], 2, {"first": "after-looking"}, 5)
    for speaker, rating in enumerate(("great", "rather-not")):
        match.do(speaker, f"rate {rating}")
    match.do(1, "begin 0")
    moves = [match.happened(None, index) for index in (1, 2)]
    told = MODULES[game].narration().turn_before(moves)
    assert told == "{name} would rather not start, and chose {seat0} to start"


@both
def test_of_who_said_nothing_only_the_choice_is_told(qapp: QApplication, game: str) -> None:
    match = Match.new(GAMES[game], 2, {"first": "after-looking"}, 5)
    for speaker, rating in enumerate(("great", "nothing")):
        match.do(speaker, f"rate {rating}")
    match.do(1, "begin 0")
    moves, narration = [match.happened(None, at) for at in (1, 2)], MODULES[game].narration()
    assert narration.turn_before(moves) == "{name} chose {seat0} to start"
    assert narration.turn_before(moves, 0) == "{name} chose you to start"


def players(*names: str) -> tuple[PlayerInfo, ...]:
    return tuple(PlayerInfo(name, at) for at, name in enumerate(names))


def told(match: Match, listener: int) -> str:
    audience = Audience(players("Anna", "Leo", "Zoe")[: match.seats], listener)
    return MODULES[match.game.id].narration().announce(match.happened(listener), audience)
