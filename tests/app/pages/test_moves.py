"""The last moves beside the table: opened by key and button, read by rows, told as one may know."""

from collections.abc import Iterator
from functools import partial
from itertools import groupby

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget

from app.games.narration import Audience
from app.match.moves import is_aside
from app.pages.table.moves.list import BEGINS
from app.pages.table.moves.moves import MOST_EVENTS, MOST_TOLD, TableMoves
from app.pages.table.moves.rows import TurnsOfMatch, in_paragraphs
from app.paint.wrapping import unbroken
from app.style.appearance import Appearance
from app.widgets.buttons import BarButton
from engine.core.events import Kind
from engine.core.game import Game
from engine.core.jsontext import Document
from engine.core.match import Match
from engine.games import GAMES
from tests.app.focus_changes import focus_changes
from tests.app.games.wednesday_positions import position as wednesday
from tests.app.speaking import speaking
from tests.app.table.support import Table, seat_at
from tests.app.telling import players_named
from tests.engine.games.the_game.positions import position
from tests.engine.games.wednesday.positions import position as wednesday_match
from tests.sample_game.registering import SAMPLE, registered

WIDE, SMALL = (1280, 800), (960, 600)


@pytest.fixture(autouse=True)
def _sample() -> Iterator[None]:
    with registered(SAMPLE):
        yield


def begun(appearance: Appearance, size: tuple[int, int] = WIDE) -> Table:
    """A match of three at whose table the first player sits again, after a turn of all."""
    match = Match.new(GAMES["fifty"], 3, {}, 4)
    for _ in range(4):
        match.do(match.to_act[0], match.legal(match.to_act[0])[0])
    table = seat_at(appearance, match, ("human", "easy", "easy"), size)
    assert table.session.seat == 0
    return table


def moves_of(table: Table) -> TableMoves:
    return table.page.moves


def rows(table: Table) -> list[str]:
    model = moves_of(table).panel.list.moves
    return [row.text for row in model.rows]


def test_paragraphs_name_who_acted_again_after_a_sentence_of_others() -> None:
    audience = Audience(players_named(("Anna", "Leo", "Zoe")), 0)
    told = [
        (2, "Zoe placed 4. Zoe drew a card."),
        (None, "All have passed."),
        (2, "Zoe blocked 10. Zoe placed 3."),
        (1, "Leo passed. The round is over. You: 0 points. Leo: 27 points. Zoe: 22 points."),
    ]
    assert in_paragraphs(told, audience) == [
        "Zoe placed 4. Drew a card. All have passed. Zoe blocked 10. Placed 3.",
        "Leo passed. The round is over. You: 0 points. Leo: 27 points. Zoe: 22 points.",
    ]


def test_the_key_opens_the_moves_with_the_keyboard_in_them_and_closes_them(
    appearance: Appearance,
) -> None:
    table = begun(appearance)
    moves = moves_of(table)
    assert not moves.open
    table.key(Qt.Key.Key_L)
    assert moves.open
    assert moves.panel.list.hasFocus()
    assert moves.panel.list.currentIndex().row() == len(rows(table)) - 1 == 3
    table.key(Qt.Key.Key_Up)
    assert moves.panel.list.currentIndex().row() == 2
    table.key(Qt.Key.Key_L)
    assert not moves.open
    focus = QApplication.focusWidget()
    assert focus is not None
    assert table.view.isAncestorOf(focus)
    table.key(Qt.Key.Key_L)
    table.key(Qt.Key.Key_Escape)
    assert not moves.open


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_escape_closes_the_moves_before_it_leaves_the_page(
    appearance: Appearance, size: tuple[int, int]
) -> None:
    table = begun(appearance, size)
    left: list[bool] = []
    table.page.back_requested.connect(lambda: left.append(True))
    moves_of(table).toggle()
    table.page.setFocus()
    table.key(Qt.Key.Key_Escape)
    assert (moves_of(table).open, left) == (False, [])
    table.key(Qt.Key.Key_Escape)
    assert left == [True]


def test_the_rows_follow_the_match_and_name_where_ones_last_turn_began(
    appearance: Appearance,
) -> None:
    table = begun(appearance)
    table.page.rail.moves.click()
    listed = moves_of(table).panel.list.moves
    assert len(rows(table)) == 4
    begins = [listed.index(at).data(BEGINS) for at in range(4)]
    assert begins == ["", "", "", "your last turn"]
    said = listed.index(3).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith("your last turn: ")
    seat = table.session.match.to_act[0]
    table.session.play(seat, str(table.session.match.legal(seat)[0]))
    assert len(rows(table)) == 5


def test_ones_last_turn_begins_with_ones_own_and_with_no_decision_in_anothers(
    appearance: Appearance,
) -> None:
    match = Match.new(GAMES["qwixx-cards"], 3, {"first": 0}, 7)
    while match.view(None)["turn"]["number"] < 3:
        seat = match.waits_for[0]
        match.do(seat, match.legal(seat)[-1])
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    table.page.replay.skip()
    table.page.rail.moves.click()
    listed = moves_of(table).panel.list.moves
    begins = [listed.index(at).data(BEGINS) for at in range(len(rows(table)))]
    assert begins == ["your last turn", *[""] * (len(begins) - 1)]
    assert rows(table)[0].startswith("You took")


def test_what_all_decided_is_one_row_and_nobodys_own(appearance: Appearance) -> None:
    match = Match.new(GAMES["qwixx-cards"], 3, {"first": 0}, 7)
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    table.page.rail.moves.click()
    table.session.submit(str(match.legal(0)[0]))
    before = len(rows(table))
    for seat in (1, 2):
        table.session.write(partial(match.do, seat, "skip"))
        assert len(rows(table)) == before
    table.session.submit("skip")
    listed = moves_of(table).panel.list.moves
    assert len(listed.rows) == before + 1
    assert listed.rows[-1].seat is None
    number = match.view(0)["draw"][0][1:]
    assert (
        listed.index(before).data(Qt.ItemDataRole.DisplayRole)
        == f"Number {number}: nobody crossed it."
    )


def test_the_turn_that_one_plays_is_not_called_ones_last(appearance: Appearance) -> None:
    match = Match.new(GAMES["the-game"], 2, {"first": 0}, 3)
    table = seat_at(appearance, match, ("human", "easy"))
    table.page.rail.moves.click()
    listed = moves_of(table).panel.list.moves

    def over() -> list[str]:
        return [listed.index(at).data(BEGINS) for at in range(len(rows(table)))]

    for count in (1, 2):
        table.session.submit(str(table.session.legal()[0]))
        assert over() == ["your turn now", *[""] * (count - 1)]
    table.session.submit("end")
    assert over() == ["your last turn", "", ""]


def begins_over(table: Table) -> list[str]:
    """What stands over each row."""
    listed = moves_of(table).panel.list.moves
    return [listed.index(at).data(BEGINS) for at in range(len(rows(table)))]


@pytest.mark.parametrize("first", [0, 1])
def test_a_turn_that_has_only_come_stands_over_no_move_of_the_one_before(
    appearance: Appearance, first: int
) -> None:
    """In Wednesday turns have no number; after all have passed who passed last may lead."""
    state = wednesday(((3, 9, 9), (4, 8, 10)), open_="weems", aside=())
    state["turn"] = {**state["turn"], "seat": first, "last": first}
    match = Match.from_state(GAMES["wednesday"], {**state, "to_act": [first]})
    match.do(first, "play 9" if first == 0 else "play 10")
    match.do(1 - first, "pass")
    match.do(first, "pass")
    table = seat_at(appearance, match, ("human", "easy"))
    table.page.replay.skip()
    table.page.rail.moves.click()
    assert "your turn now" not in begins_over(table)
    assert begins_over(table).count("your last turn") == 1


def test_ones_last_turn_begins_before_what_one_took_back_in_it(appearance: Appearance) -> None:
    match = wednesday_match([2, 4, 9], [3, 8, 10], [5, 12], played=[2], last=2)
    for action in ("play 4", "swap 1", "give 9"):
        match.do(0, action)
    match.undo(0, "table")
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    table.page.replay.skip()
    table.page.rail.moves.click()
    assert begins_over(table) == ["your turn now", *[""] * (len(rows(table)) - 1)]
    table.session.submit("give 9")
    assert begins_over(table) == ["your last turn", *[""] * (len(rows(table)) - 1)]
    assert any("taken back" in row or "undone" in row for row in rows(table))


def test_ones_last_turn_begins_with_its_first_move_though_that_was_taken_back(
    appearance: Appearance,
) -> None:
    match = wednesday_match([4, 9, 10], [3, 8, 10], [5, 12], played=[2], last=2)
    match.do(0, "play 9")
    match.undo(0, "table")
    match.do(0, "play 10")
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    table.page.replay.skip()
    table.page.rail.moves.click()
    assert begins_over(table) == ["your last turn", "", ""]


def test_the_first_move_of_a_round_is_marked(appearance: Appearance) -> None:
    hands = ((3, 10, 10, 10, 10), (4, 8), (2, 5))
    state = wednesday(hands, played=(1,), open_="weems", aside=(), turn={"last": 1})
    match = Match.from_state(GAMES["wednesday"], state)
    match.do(0, "combo 10")
    for _ in range(2):
        match.do(match.to_act[0], match.legal(match.to_act[0])[0])
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    table.page.replay.skip()
    table.page.rail.moves.click()
    over = [text.partition(" · ")[0] for text in begins_over(table)]
    assert over.index("round 3") == 1
    assert sum(text.startswith("round") for text in over) == 1


def test_a_turn_of_a_match_is_looked_up_once(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(appearance)
    match = table.session.match
    table.page.rail.moves.click()
    asked: list[object] = []
    view = type(match.game).view

    def note(game: Game[object], state: object, seat: int | None) -> Document:
        asked.append(state)
        return view(game, state, seat)

    monkeypatch.setattr(type(match.game), "view", note)
    turns = TurnsOfMatch(match)
    listed = moves_of(table).panel.list.moves.rows
    for _ in range(3):
        assert turns.last_of(2, listed) is not None
    assert all(asked.count(change.before) <= 1 for change in match.history)


def test_a_row_does_not_repeat_the_name_beside_the_shape(appearance: Appearance) -> None:
    table = begun(appearance)
    table.page.rail.moves.click()
    listed = moves_of(table).panel.list.moves
    full, short = listed.rows[1].text, listed.index(1).data(Qt.ItemDataRole.DisplayRole)
    name = table.session.players[1].name
    assert full.startswith(f"{name} ")
    assert short == full.removeprefix(f"{name} ").capitalize()
    assert listed.index(1).data(Qt.ItemDataRole.AccessibleTextRole) == full


def test_no_card_lies_under_the_moves_where_there_is_room_beside(appearance: Appearance) -> None:
    table = begun(appearance)
    table.page.rail.moves.click()
    table.settle()
    left = moves_of(table).panel.x()
    layout = table.view.scene.layout
    assert layout.width <= left
    assert all(card.rect.right <= left for card in layout.cards)
    table.page.rail.moves.click()
    assert table.view.scene.layout.width == WIDE[0]


@pytest.mark.parametrize("button", ["undo", "main"])
def test_what_is_said_of_a_button_stands_beside_the_moves(
    appearance: Appearance, button: str
) -> None:
    appearance.set_text_size(130)
    table = begun(appearance)
    table.page.rail.moves.click()
    table.settle()
    rail = table.page.rail
    about = getattr(rail, button)
    table.view.message.show(lambda: rail.rect_of(about), lambda: "Too late: " * 6)
    bubble = table.view.scene.highlights.bubble
    assert bubble is not None
    assert bubble.rect.right <= moves_of(table).panel.x()


def test_moves_over_a_small_table_go_when_one_acts(appearance: Appearance) -> None:
    match = Match.new(GAMES["fifty"], 3, {}, 4)
    table = seat_at(appearance, match, ("human", "easy", "easy"), SMALL)
    moves = moves_of(table)
    table.page.rail.moves.click()
    assert moves.open
    assert table.view.scene.layout.width == SMALL[0]
    assert table.session.submit(str(match.legal(0)[0])) is None
    assert not moves.open


def test_the_next_table_has_them_too_but_not_over_it(appearance: Appearance) -> None:
    begun(appearance).page.rail.moves.click()
    assert moves_of(begun(appearance)).open
    assert not moves_of(begun(appearance, SMALL)).open


def test_the_moves_change_their_language_with_the_program(appearance: Appearance) -> None:
    table = begun(appearance)
    table.page.rail.moves.click()
    with speaking() as install:
        install("el")
        table.page.retranslate()
        assert moves_of(table).panel.list.accessibleName() == "Κινήσεις"


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_the_heading_stays_beside_the_buttons_in_large_letters(
    appearance: Appearance, size: tuple[int, int]
) -> None:
    appearance.set_text_size(130)
    table = begun(appearance, size)
    with speaking() as install:
        install("el")
        table.page.rail.moves.click()
        panel = moves_of(table).panel
        measure = QFontMetricsF(panel.heading_font())
        words = max(map(measure.horizontalAdvance, panel.heading_lines()))
        assert panel.heading_room().left() + words <= panel.heading_room().right()
        assert not panel.heading_room().intersects(_body(panel.again))


def _body(button: BarButton) -> QRectF:
    """Where a button is seen on the panel, without the room for its ring."""
    return button.body().translated(QPointF(button.pos()))


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_the_button_that_shows_it_again_has_its_words_where_there_is_room(
    appearance: Appearance, size: tuple[int, int], language: str
) -> None:
    with speaking() as install:
        install(language)
        table = begun(appearance, size)
        table.page.retranslate()
        table.page.rail.moves.click()
        panel = moves_of(table).panel
        again, shown = panel.again, panel.list.geometry()
        word = {"en": "Show again", "el": "Δες το ξανά"}[language]
        assert (again.accessibleName(), again.word) == (word, word)
        assert again.toolTip() not in ("", word), "it says what it shows"
        assert again.word_shown
        assert again.body().width() >= again.body_size().width() - 1
        assert QRectF(panel.rect()).contains(_body(again))
        assert not QRectF(shown).intersects(_body(again))
        table.page.close()


def test_rows_stay_whole_when_the_scroll_bar_comes(appearance: Appearance) -> None:
    appearance.set_text_size(130)
    match = Match.new(GAMES["the-game"], 2, {"on_fire": True}, 3)
    with speaking() as install:
        install("el")
        table = seat_at(appearance, match, ("human", "easy"))
        table.page.rail.moves.click()
        table.settle()
        listed = moves_of(table).panel.list
        while not listed.verticalScrollBar().isVisible():
            seat = match.to_act[0]
            legal = [str(action) for action in match.legal(seat)]
            falling = (action for action in legal if "down1" in action)
            table.session.play(seat, "end" if "end" in legal else next(falling, legal[0]))
        shown = [listed.moves.index(row) for row in range(len(rows(table)))]
        for index in shown:
            assert listed.visualRect(index).height() == listed.sizeHintForIndex(index).height()
        assert listed.visualRect(shown[-1]).bottom() <= listed.viewport().height()


def test_what_happened_since_ones_last_turn_can_be_seen_again(appearance: Appearance) -> None:
    match = Match.new(GAMES["fifty"], 3, {}, 4)
    for _ in range(3):
        match.do(match.to_act[0], match.legal(match.to_act[0])[0])
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    table.page.replay.skip()
    table.page.rail.moves.click()
    panel = moves_of(table).panel
    assert panel.again.isEnabled()
    panel.again.click()
    assert len(table.page.replay) == 2
    assert len(rows(table)) == 1
    assert not panel.again.isEnabled()
    table.settle()
    table.clock.advance(5000, 50)
    assert not table.page.replay
    assert len(rows(table)) == 3
    assert table.page.display.situation.stage == "playing"


@pytest.mark.parametrize("leave", [None, Qt.Key.Key_Escape])
def test_moves_over_a_small_table_stand_aside_while_it_is_shown_again(
    appearance: Appearance, leave: Qt.Key | None
) -> None:
    match = Match.new(GAMES["fifty"], 3, {}, 4)
    for _ in range(3):
        match.do(match.to_act[0], match.legal(match.to_act[0])[0])
    table = seat_at(appearance, match, ("human", "easy", "easy"), SMALL)
    page, moves = table.page, moves_of(table)
    page.replay.skip()
    moves.bar_button.click()
    moves.panel.again.click()
    while page.replay or page.replay.words:
        assert not moves.open
        if leave is not None:
            table.key(leave)
        table.clock.advance(50, 50)
    assert moves.open
    assert len(rows(table)) == 3
    assert appearance.shows_moves
    page.close()


def test_moves_that_somebody_opened_while_it_is_shown_again_stay(appearance: Appearance) -> None:
    match = Match.new(GAMES["fifty"], 3, {}, 4)
    for _ in range(3):
        match.do(match.to_act[0], match.legal(match.to_act[0])[0])
    table = seat_at(appearance, match, ("human", "easy", "easy"), SMALL)
    moves = moves_of(table)
    table.page.seating.show_again()
    table.key(Qt.Key.Key_L)
    assert moves.open
    table.settle()
    assert moves.open
    table.key(Qt.Key.Key_L)
    table.page.seating.show_again()
    table.page.replay.skip()
    assert not moves.open
    table.page.close()


@pytest.mark.parametrize("open_hands", [False, True])
def test_what_somebody_took_back_is_not_listed_to_others_who_did_not_see_it(
    appearance: Appearance, open_hands: bool
) -> None:
    match = Match.new(GAMES["the-game"], 2, {}, 4, open_hands=open_hands)
    match.do(0, match.legal(0)[0])
    match.undo(0, "table")
    while "end" not in map(str, match.legal(0)):
        match.do(0, match.legal(0)[0])
    own = seat_at(appearance, match)
    own.page.rail.moves.click()
    assert len(rows(own)) == 4
    own.session.play(0, "end")
    other = seat_at(appearance, match)
    assert other.session.viewer == 1
    other.page.replay.skip()
    other.settle()
    assert len(rows(other)) == (5 if open_hands else 3)
    assert any("back" in row for row in rows(other)) == open_hands


def test_the_rail_says_what_is_shown_again_until_it_has_been_read(appearance: Appearance) -> None:
    match = Match.new(GAMES["fifty"], 3, {}, 4)
    for _ in range(3):
        match.do(match.to_act[0], match.legal(match.to_act[0])[0])
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    page, said = table.page, []
    page.replay.skip()
    asked = page.rail.status.lines
    page.seating.show_again()
    for _ in range(100):
        table.clock.advance(100, 50)
        if page.replay.words and page.replay.words not in said:
            said.append(page.replay.words)
            assert page.rail.status.lines[1] == said[-1]
    page.rail.moves.click()
    assert said == rows(table)[1:]
    assert page.rail.status.lines == asked


def test_a_chosen_row_lights_who_did_it_and_what_it_names(appearance: Appearance) -> None:
    match = position([20, 30, 40], [50, 60])
    for seat, action in ((0, "place 20 up1"), (0, "place 30 up1"), (0, "end"), (1, "place 50 up2")):
        match.do(seat, action)
    table = seat_at(appearance, match, ("human", "easy"))
    table.key(Qt.Key.Key_L)
    decorations = {decoration.id for decoration in table.view.scene.layout.decorations}
    assert {"named:seat", "named:up2"} <= decorations
    assert "named:up1" not in decorations
    table.page.setFocus()
    table.click("20" if "20" in table.shown("hand") else table.shown("hand")[0])
    assert not _lit(table)


def test_while_it_is_shown_again_no_row_is_lit(appearance: Appearance) -> None:
    """The light would go on telling of another move than the one that is seen."""
    match = position([20, 30, 40], [50, 60])
    for seat, action in ((0, "place 20 up1"), (0, "place 30 up1"), (0, "end"), (1, "place 50 up2"),
                         (1, "place 60 up2"), (1, "end")):  # fmt: skip
        match.do(seat, action)
    table = seat_at(appearance, match, ("human", "easy"))
    table.page.replay.skip()
    table.key(Qt.Key.Key_L)
    assert _lit(table)
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Space)
    assert table.page.replay
    while table.page.replay:
        assert not _lit(table)
        table.clock.advance(50)
    assert not _lit(table)


def test_once_something_new_happens_the_row_before_is_lit_no_more(appearance: Appearance) -> None:
    match = position([20, 30, 40], [50, 60, 61])
    for seat, action in ((0, "place 20 up1"), (0, "place 30 up1"), (0, "end"), (1, "place 50 up2")):
        match.do(seat, action)
    table = seat_at(appearance, match, ("human", "easy"))
    table.key(Qt.Key.Key_L)
    assert _lit(table)
    table.session.play(1, "place 60 up2")
    assert not _lit(table)


def test_a_number_stands_with_the_word_before_it() -> None:
    assert unbroken("Took a card from Robot 5.") == "Took a card from Robot\u00a05."
    assert unbroken("Played the 10, 11") == "Played the\u00a010, 11"


def test_the_light_round_a_player_lies_under_the_pills(appearance: Appearance) -> None:
    match = wednesday_match([9, 10], [8, 10], [7, 9], played=[6], open_="weems", seat=1, last=0)
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    table.session.play(1, "pass")
    table.key(Qt.Key.Key_L)
    shown = {each.id: each for each in table.view.scene.layout.decorations}
    ring, pill = shown["named:seat"], shown["pass1"]
    assert (ring.layer, ring.order) < (pill.layer, pill.order)


def _lit(table: Table) -> list[str]:
    """Return the ids of the lights on what a row is about."""
    decorations = table.view.scene.layout.decorations
    return [each.id for each in decorations if each.id.startswith("named:")]


def test_of_a_very_long_match_the_end_is_listed(appearance: Appearance) -> None:
    match = position([20, 30, 40], [50, 60])
    for number in range(MOST_EVENTS + 50):
        match.signal(1, "up1", "leave" if number % 2 else None)
    match.do(0, "place 20 up1")
    table = seat_at(appearance, match, ("human", "easy"))
    table.page.rail.moves.click()
    assert len(rows(table)) == MOST_EVENTS
    assert rows(table)[-1] == "You placed 20 on the first ascending pile."


def test_a_screen_reader_hears_of_the_row_that_gets_the_focus(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(appearance)
    heard: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", heard.append)
    for _ in range(2):
        table.key(Qt.Key.Key_L)
        QCoreApplication.processEvents()
        assert (heard[-1].object(), heard[-1].child()) == (moves_of(table).panel.list, 3)
        table.key(Qt.Key.Key_L)
        QCoreApplication.processEvents()


def test_at_an_end_of_the_moves_the_keyboard_stays_in_them(appearance: Appearance) -> None:
    table = begun(appearance)
    table.key(Qt.Key.Key_L)
    for key in (*[Qt.Key.Key_Up] * 6, Qt.Key.Key_PageUp, *[Qt.Key.Key_Down] * 6):
        table.key(key)
        assert moves_of(table).panel.list.hasFocus()


def test_the_keyboard_goes_from_the_moves_to_the_table_and_nowhere_between(
    appearance: Appearance, qapp: QApplication
) -> None:
    table = begun(appearance, SMALL)
    table.key(Qt.Key.Key_L)
    with focus_changes(qapp) as focused:
        table.key(Qt.Key.Key_Escape)
        assert focused
        assert all(widget is not None and is_in(table.view, widget) for widget in focused)


def is_in(outer: QWidget, widget: QWidget) -> bool:
    return outer is widget or outer.isAncestorOf(widget)


def test_the_moves_follow_the_table_as_soon_as_they_are_open(appearance: Appearance) -> None:
    table = begun(appearance)
    overlay, listed = table.view.overlay, moves_of(table).panel.list
    last = overlay[overlay.targets[-1]]
    for opened in (True, False):
        table.key(Qt.Key.Key_L)
        assert moves_of(table).open == opened
        assert (last.nextInFocusChain() is listed) == opened


def test_while_it_is_shown_again_the_keyboard_is_in_the_list(appearance: Appearance) -> None:
    match = Match.new(GAMES["fifty"], 3, {}, 4)
    for _ in range(3):
        match.do(match.to_act[0], match.legal(match.to_act[0])[0])
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    table.page.replay.skip()
    table.key(Qt.Key.Key_L)
    table.key(Qt.Key.Key_Tab)
    assert moves_of(table).panel.again.hasFocus()
    table.key(Qt.Key.Key_Space)
    assert table.page.replay
    assert moves_of(table).panel.list.hasFocus()
    table.page.close()  # Its game is known only as long as the test runs.


def test_what_is_shown_again_no_further_is_said(appearance: Appearance) -> None:
    match = Match.new(GAMES["fifty"], 3, {}, 4)
    for _ in range(3):
        match.do(match.to_act[0], match.legal(match.to_act[0])[0])
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    table.page.replay.skip()
    table.page.rail.moves.click()
    told = rows(table)[1:]
    assert len(told) == 2
    table.page.seating.show_again()
    assert table.heard_by(table.page.replay.skip)[0] == " ".join(told)
    table.page.seating.show_again()
    assert table.heard_by(table.page.replay.step)[0] == told[0]
    assert table.heard_by(table.page.replay.skip)[0] == told[1]


def test_a_small_window_has_the_button_in_its_bar(appearance: Appearance) -> None:
    table = begun(appearance, SMALL)
    assert not table.page.rail.moves.isVisible()
    moves_of(table).bar_button.click()
    assert moves_of(table).open
    wide = begun(appearance)
    assert wide.page.rail.moves.isVisible()
    assert not moves_of(wide).bar_button.isVisible()


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize(
    ("game_id", "players", "fewest"),
    [("wednesday", 6, 8), ("qwixx-cards", 5, 5)],  # Of Qwixx one row tells of five long names.
)
def test_in_a_small_window_many_rows_are_seen_and_all_of_the_hand(
    appearance: Appearance, game_id: str, players: int, fewest: int, language: str
) -> None:
    match = Match.new(GAMES[game_id], players, {}, 11)
    while len(match.moves) < 30 or match.simultaneous:
        seat = match.waits_for[0]
        match.do(seat, match.legal(seat)[0])
    kinds: list[Kind] = ["easy"] * players
    kinds[match.waits_for[0]] = "human"
    with speaking() as install:
        install(language)
        table = seat_at(appearance, match, kinds, SMALL)
        table.page.replay.skip()
        table.settle()
        moves_of(table).toggle()
        list_ = moves_of(table).panel.list
        places = [list_.visualRect(list_.moves.index(at)) for at in range(len(list_.moves.rows))]
        seen = [place for place in places if list_.viewport().rect().contains(place)]
        assert len(seen) >= fewest
        panel = moves_of(table).panel.geometry()
        hand = [table.view.scene.layout.card(card).rect for card in table.shown("hand")]
        assert all(rect.y > panel.bottom() for rect in hand)
        table.page.close()


def test_decisions_in_turns_of_others_end_nothing_of_what_is_told_since_ones_turn(
    appearance: Appearance,
) -> None:
    match = Match.new(GAMES["qwixx-cards"], 3, {"first": 0}, 7)
    own = 0
    while match.view(None)["turn"]["number"] < 4:
        seat = match.waits_for[-1]
        own = len(match.moves) + 1 if match.view(None)["turn"]["seat"] == 0 == seat else own
        match.do(seat, str(match.legal(seat)[0]))
    assert any(move.seat == 0 for move in match.moves[own:])
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    table.page.replay.skip()
    views = table.session.views.since_own_turn()
    assert views == [match.view(0, index) for index in range(own, len(match.states))]
    rows = [row for row in moves_of(table)._shown_rows() if row.event >= own][-MOST_TOLD:]
    doers = [row.seat for row in rows if row.seat is not None]
    names = [table.session.players[seat].name for seat, _ in groupby(doers)]
    told = moves_of(table).since_own_turn()
    assert [each.split()[0] for each in told] == names
    table.page.seating.show_again()
    assert len(table.page.replay) == len(views) - 1
    aside = {index for index in range(len(match.states)) if is_aside(match, index)}
    seen = set[int]()
    while table.page.replay:
        seen.add(len(match.states) - 1 - len(table.page.replay))
        table.page.replay.step()
    assert seen == {*range(own, len(match.states) - 1)} - aside
    table.page.close()
