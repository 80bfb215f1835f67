"""The set-up: seats, names, colours, options, the deal number; by mouse and by keyboard."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.application import build_window
from app.match.players import NewMatch
from app.pages.setup.page import SetupPage
from app.storage.settings import RememberedPlayer
from app.style.appearance import Appearance
from app.widgets.control import Control
from i18n.translations import compile_all
from tests.app.pages.support import SIX_LONG_NAMES, focused, show, write, write_anew
from tests.app.speaking import speaking

LEFT = Qt.MouseButton.LeftButton


def make(appearance: Appearance, *names: str, **options: object) -> SetupPage:
    players = [RememberedPlayer(name, colour) for colour, name in enumerate(names)]
    page = SetupPage(appearance, "the-game", players, options)
    show(page)
    return page


def deals(page: SetupPage) -> list[NewMatch]:
    asked: list[NewMatch] = []
    page.deal_requested.connect(asked.append)
    return asked


def click(widget: Control) -> None:
    QTest.mouseClick(widget, LEFT, pos=widget.rect().center())


def hint(page: SetupPage) -> str:
    return page.rail_texts.hint.text()


def test_at_first_one_seat_is_taken_under_a_name_that_makes_sense(appearance: Appearance) -> None:
    page = make(appearance)
    asked = deals(page)
    click(page._button)
    (new,) = asked
    assert [player.name for player in new.players] == ["Player 1"]
    assert page.remembered() == [RememberedPlayer("", 0)]
    assert new.game == "the-game"
    assert new.options == {
        "on_fire": False,
        "min_cards": 2,
        "fewer_cards": False,
        "first": 0,
    }
    assert 0 < new.seed < 1_000_000


def test_the_last_players_and_options_are_there_again(appearance: Appearance) -> None:
    page = make(appearance, "Anna", "Leo", on_fire=True, min_cards=3, fewer_cards="nonsense")
    asked = deals(page)
    click(page._button)
    assert [(player.name, player.colour) for player in asked[0].players] == [
        ("Anna", 0),
        ("Leo", 1),
    ]
    assert asked[0].options["on_fire"] is True
    assert asked[0].options["min_cards"] == 3
    assert asked[0].options["fewer_cards"] is False


def test_a_player_is_added_named_and_dealt_to(appearance: Appearance) -> None:
    page = make(appearance, "Anna")
    asked = deals(page)
    click(page._ring.invitations[2])
    assert focused() is page._editor.name
    write(page._editor.name, "Maria")
    assert page._ring.seats[2].isVisible()
    assert "Maria" in page._ring.seats[2].accessibleName()
    QTest.keyClick(page._editor.name, Qt.Key.Key_Return)
    assert focused() is page._button
    QTest.keyClick(page._button, Qt.Key.Key_Return)
    assert [player.name for player in asked[0].players] == ["Anna", "Maria"]
    assert len({player.colour for player in asked[0].players}) == 2


def test_the_name_of_a_new_player_is_told_as_theirs(appearance: Appearance) -> None:
    page = make(appearance, "Anna")
    told: list[tuple[object, str]] = []
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    page._ring.invitations[1].setFocus()

    def tell(_old: object, new: object) -> None:
        told.append((new, page._editor.accessibleName()))

    application.focusChanged.connect(tell)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    application.focusChanged.disconnect(tell)
    assert told == [(page._editor.name, "Player 2")]


def test_order_of_play_is_the_order_of_the_places(appearance: Appearance) -> None:
    page = make(appearance, "Anna")
    for place, name in ((4, "Last"), (1, "Second")):
        click(page._ring.invitations[place])
        write(page._editor.name, name)
    asked = deals(page)
    click(page._button)
    assert [player.name for player in asked[0].players] == ["Anna", "Second", "Last"]


def test_five_seats_and_no_more(appearance: Appearance) -> None:
    page = make(appearance, "A", "B", "C", "D", "E")
    assert not any(invitation.isVisible() for invitation in page._ring.invitations)
    assert {page._party.guest(place).colour for place in range(5)} == set(range(5))  # type: ignore[union-attr]


def test_names_have_twenty_letters_at_most(appearance: Appearance) -> None:
    page = make(appearance)
    write(page._editor.name, "x" * 25)
    assert page._editor.name.text() == "x" * 20


def test_two_of_one_name_are_told_apart_before_the_deal(appearance: Appearance) -> None:
    page = make(appearance, "Anna", "Leo")
    asked = deals(page)
    click(page._ring.seats[1])
    write_anew(page._editor.name, "  anna ")
    assert not page._button.allowed
    assert "anna" in hint(page)
    assert page._editor.name.wrong
    click(page._button)
    assert asked == []
    assert focused() is page._editor.name
    write(page._editor.name, "Nikos")
    assert page._button.allowed
    click(page._button)
    assert [player.name for player in asked[0].players] == ["Anna", "Nikos"]


def test_a_default_name_that_somebody_has_typed_counts_as_the_same(appearance: Appearance) -> None:
    page = make(appearance, "", "player 1")
    assert not page._button.allowed


def test_leaving_the_table_and_coming_back(appearance: Appearance) -> None:
    page = make(appearance, "Anna", "Leo", "Maria")
    click(page._ring.seats[1])
    click(page._editor.leave)
    assert page._ring.invitations[1].isVisible()
    assert "Leo" in hint(page)
    click(page._ring.invitations[1])
    assert page._editor.name.text() == "Leo"
    assert page._party.guest(1).colour == 1  # type: ignore[union-attr]


def test_who_leaves_without_a_name_is_not_named(appearance: Appearance) -> None:
    page = make(appearance, "", "", "")
    usual = hint(page)
    click(page._ring.seats[1])
    click(page._editor.leave)
    assert hint(page) == usual  # "Player 2" is now the one who was the third
    click(page._ring.invitations[1])
    assert len(page._party.taken) == 3


def test_the_last_one_cannot_leave(appearance: Appearance) -> None:
    page = make(appearance, "Anna")
    assert not page._editor.leave.isVisible()


def test_who_starts_is_chosen_and_stays_with_the_seat(appearance: Appearance) -> None:
    page = make(appearance, "Anna", "Leo", "Maria")
    page._column.starts.press(2)
    assert page.options()["first"] == 2
    assert "starts" in page._ring.seats[2].accessibleName()
    click(page._ring.seats[0])
    click(page._editor.leave)
    assert page.options()["first"] == 1
    click(page._ring.seats[2])
    click(page._editor.leave)
    assert page.options()["first"] == 0
    assert not page._column.starts.isVisible()


def test_a_colour_that_somebody_wears_is_exchanged(appearance: Appearance) -> None:
    page = make(appearance, "Anna", "Leo")
    click(page._editor.colours[4])
    assert page._party.guest(0).colour == 4  # type: ignore[union-attr]
    click(page._editor.colours[1])
    assert page._party.guest(0).colour == 1  # type: ignore[union-attr]
    assert page._party.guest(1).colour == 4  # type: ignore[union-attr]
    assert "Leo" in hint(page)
    assert page._editor.colours[1].isChecked()
    assert "Leo" in page._editor.colours[4].accessibleName()


def test_options_speak_of_this_table(appearance: Appearance) -> None:
    page = make(appearance, "Anna", "Leo", "Maria")
    assert "5" in page._column.rows["fewer_cards"].line
    assert "6" in page._column.rows["fewer_cards"].line
    assert "6" in page.rail_texts.summary.text()
    click(page._column.rows["fewer_cards"])
    assert "5" in page.rail_texts.summary.text()
    click(page._ring.seats[2])
    click(page._editor.leave)
    assert "6" in page.rail_texts.summary.text()
    assert "7" in page._column.rows["fewer_cards"].line


def test_a_switch_is_turned_by_keyboard(appearance: Appearance) -> None:
    page = make(appearance)
    row = page._column.rows["min_cards"]
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Space)
    assert page.options()["min_cards"] == 3
    QTest.keyClick(row, Qt.Key.Key_Return)
    assert page.options()["min_cards"] == 2


@pytest.mark.parametrize(
    ("typed", "shown", "value"),
    [
        ("48213", "48\u202f213", 48_213),
        ("7", "7", 7),
        ("0", "0", 0),
        ("1 234 567", "1\u202f234\u202f567", 1_234_567),
        (
            "9223372036854775807",
            "9\u202f223\u202f372\u202f036\u202f854\u202f775\u202f807",
            2**63 - 1,
        ),
    ],
)
def test_a_deal_number_is_grouped_and_dealt(
    appearance: Appearance, typed: str, shown: str, value: int
) -> None:
    page = make(appearance)
    write_anew(page._column.deal, typed)
    assert page._column.deal.text() == shown
    asked = deals(page)
    click(page._button)
    assert asked[0].seed == value


@pytest.mark.parametrize("typed", ["12a4", "-5", "9223372036854775808", "1" * 60, "٣٤"])
def test_what_is_no_deal_number_is_told_in_words(appearance: Appearance, typed: str) -> None:
    page = make(appearance)
    asked = deals(page)
    write_anew(page._column.deal, typed)
    assert page._column.deal.wrong
    assert not page._button.allowed
    told = page._column.deal_problem()
    assert told == hint(page)
    click(page._button)
    assert asked == []
    assert focused() is page._column.deal
    write_anew(page._column.deal, "12")
    assert page._button.allowed


def test_without_a_deal_number_every_deal_is_new(appearance: Appearance) -> None:
    page = make(appearance)
    write_anew(page._column.deal, "")
    asked = deals(page)
    for _ in range(3):
        click(page._button)
    assert len({new.seed for new in asked}) > 1


def test_what_is_typed_at_once_after_a_click_replaces_the_deal_number(
    appearance: Appearance,
) -> None:
    page = make(appearance)
    field = page._column.deal
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    QTest.keyClick(field, Qt.Key.Key_1)  # as on a busy machine, before anything else is done
    QCoreApplication.processEvents()
    QTest.keyClicks(field, "62")
    assert field.value == 162


def test_another_deal_number(appearance: Appearance) -> None:
    page = make(appearance)
    before = page._column.deal.value
    click(page._column.another)
    assert page._column.deal.value not in (None, before)


def test_the_largest_deal_number_is_seen_and_taken(appearance: Appearance) -> None:
    page = make(appearance)
    field = page._column.deal
    usual = field.font().pixelSize()
    write_anew(field, str(2**63 - 1))
    assert (field.value, field.problem) == (2**63 - 1, "")
    seen = field.fontMetrics().horizontalAdvance(field.text())
    assert seen <= field.width() - field.textMargins().left() - field.textMargins().right()
    write_anew(field, str(2**63))
    assert (field.value, field.problem) == (None, "large")
    assert "9\u202f223\u202f372" in page._column.deal_problem()
    write_anew(field, "31")
    assert (field.value, field.font().pixelSize()) == (31, usual)


def test_digits_typed_in_the_middle_keep_the_cursor(appearance: Appearance) -> None:
    page = make(appearance)
    field = page._column.deal
    write_anew(field, "12345")
    field.setCursorPosition(1)
    write(field, "99")
    assert field.value == 1_992_345
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert field.value == 192_345


def test_the_whole_set_up_by_keyboard(appearance: Appearance) -> None:
    page = make(appearance)
    asked = deals(page)

    def tab_to(widget: QWidget) -> None:
        for _ in range(60):
            if focused() is widget:
                return
            QTest.keyClick(focused(), Qt.Key.Key_Tab)
        raise AssertionError(widget.accessibleName())

    tab_to(page._ring.invitations[1])
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    write(focused(), "Eleni")
    tab_to(page._column.rows["on_fire"])
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    starters = page._column.starts.findChildren(Control)
    tab_to(starters[0])
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    tab_to(page._column.deal)
    write_anew(page._column.deal, "31")
    tab_to(page._button)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    (new,) = asked
    assert [player.name for player in new.players] == ["Player 1", "Eleni"]
    assert (new.options["first"], new.options["on_fire"], new.seed) == (1, True, 31)


def test_ctrl_enter_deals_from_anywhere(appearance: Appearance) -> None:
    page = make(appearance, "Anna", "Leo")
    asked = deals(page)
    for place in (page, page._editor.name, page._ring.seats[1], page._column.deal):
        place.setFocus()
        QTest.keyClick(focused(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(asked) == 4
    page._rename("Leo")
    QTest.keyClick(focused(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(asked) == 4
    assert hint(page).startswith("Two players share a name")


@pytest.mark.parametrize("game", ["face-to-face", "qwixx-cards"])
@pytest.mark.parametrize("name", ["Ελένη", "ΕΛΕΝΗ ", "Ελε\u0301νη", "Robot 2"])
def test_nobody_shares_a_name_that_looks_the_same(
    appearance: Appearance, game: str, name: str
) -> None:
    computer = name == "Robot 2"
    other = RememberedPlayer("" if computer else "Ελένη", 1, "easy" if computer else "human")
    page = SetupPage(appearance, game, [RememberedPlayer(name, 0), other])
    show(page)
    asked = deals(page)
    QTest.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert asked == []
    assert hint(page).startswith("Two players share a name")


@pytest.mark.parametrize("game", ["the-game", "face-to-face", "wednesday"])
def test_focus_rings_of_the_outermost_seats_are_whole(appearance: Appearance, game: str) -> None:
    page = SetupPage(appearance, game, [RememberedPlayer(name, 0) for name in SIX_LONG_NAMES])
    for size in ((960, 600), (1280, 800), (2560, 1440)):
        show(page, *size)
        room = page._ring.rect()
        for seat in page._ring.seats:
            assert room.left() <= seat.geometry().left()
            assert seat.geometry().right() <= room.right()


def test_a_player_without_a_name_keeps_the_colour_at_the_table(
    qapp: object, tmp_path: Path
) -> None:
    compile_all()
    window = build_window(tmp_path)
    window.show()
    window.dealing.set_up("the-game")
    page = window.pages.top
    assert isinstance(page, SetupPage)
    click(page._editor.colours[4])
    click(page._button)
    assert window.table.session is not None
    assert [player.colour for player in window.table.session.players] == [4]


def test_a_seat_passes_to_a_computer_and_back(appearance: Appearance) -> None:
    page = make(appearance, "Anna", "Leo")
    asked = deals(page)
    click(page._ring.seats[1])
    page._editor.kinds.press("hard")
    assert page._ring.seats[1].accessibleName() == "Leo, computer, hard"
    click(page._button)
    assert [player.kind for player in asked[0].players] == ["human", "hard"]
    assert [player.kind for player in page.remembered()] == ["human", "hard"]
    values = []
    for seat in page._ring.seats[:2]:
        click(seat)
        values.append(page._editor.kinds.value)
    assert values == ["human", "hard"]
    page._editor.kinds.press("human")
    click(page._button)
    assert [player.kind for player in asked[1].players] == ["human", "human"]


def test_a_computer_without_a_name_is_called_one(appearance: Appearance) -> None:
    page = make(appearance, "Anna")
    click(page._ring.invitations[3])
    page._editor.kinds.press("easy")
    assert page._party.players()[1].name == "Robot 2"
    assert page._editor.name.placeholderText() == "Robot 2"


def test_who_plays_is_chosen_by_keyboard(appearance: Appearance) -> None:
    page = make(appearance, "Anna")
    human = page._editor.kinds.stops[0]
    human.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(human, Qt.Key.Key_Right)
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert page._party.players()[0].kind == "normal"
    assert page._editor.colours[0].isChecked()  # the colours are another group
    assert "only computers" in hint(page).lower()


def test_a_kind_of_player_that_there_is_not_is_a_person(appearance: Appearance) -> None:
    remembered = [RememberedPlayer("Leo", 0, "god"), RememberedPlayer("Maria", 1, "normal")]
    page = SetupPage(appearance, "the-game", remembered)
    assert [player.kind for player in page._party.players()] == ["human", "normal"]


@pytest.mark.parametrize("language", ["en", "el"])
def test_several_begin_with_looking_at_their_cards(appearance: Appearance, language: str) -> None:
    with speaking() as speak:
        speak(language)
        page = make(appearance, "Anna", "Leo")
        assert page.options()["first"] == "after-looking"
        chosen, *others = page._column.starts.findChildren(Control)
        word = {"en": "Once you have seen your cards", "el": "Αφού δείτε τις κάρτες σας"}[language]
        assert chosen.accessibleName() == word
        assert [other.accessibleName() for other in others] == ["Anna", "Leo"]
        click(others[1])
        assert page.options()["first"] == 1
        click(chosen)
        asked = deals(page)
        click(page._button)
        assert asked[0].options["first"] == "after-looking"


def test_alone_nobody_is_asked_who_starts(appearance: Appearance) -> None:
    page = make(appearance, "Anna")
    assert not page._column.starts.isVisible()
    assert page.options()["first"] == 0
    again = make(appearance, "Anna", "Leo", **page.choices())
    assert again.options()["first"] == "after-looking"


@pytest.mark.parametrize(("first", "names"), [(1, ("Anna", "Leo")), (0, ("Anna", "Leo", "Mia"))])
def test_who_was_to_start_is_remembered(
    appearance: Appearance, first: int, names: tuple[str, ...]
) -> None:
    page = make(appearance, *names, first=first)
    assert page.options()["first"] == first
    page = make(appearance, *names, first="after-looking")
    assert page.options()["first"] == "after-looking"


def test_the_name_field_says_what_an_empty_one_stands_for(appearance: Appearance) -> None:
    page = make(appearance)
    name = page._editor.name
    assert name.accessibleDescription() == name.placeholderText() == "Player 1"
    click(page._ring.invitations[1])
    assert name.accessibleDescription() == "Player 2"
    write(name, "Maria")
    assert name.accessibleDescription() == name.placeholderText() == ""
    write_anew(name, "")
    assert name.accessibleDescription() == "Player 2"


@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
@pytest.mark.parametrize("game", ["qwixx-cards", "wednesday"])
def test_the_panel_points_at_the_seat_that_is_edited_and_at_no_other(
    appearance: Appearance, game: str, size: tuple[int, int]
) -> None:
    page = SetupPage(appearance, game)
    page.resize(*size)
    show(page)
    ring = page._ring
    for place in range(1, len(ring.seats)):
        page._invite(place)
    page.resize(*size)
    page.relayout()
    for place, seat in enumerate(ring.seats):
        page._select(place)
        x = page._editor._notch
        own = seat.geometry()
        if x is None:
            continue
        assert own.left() <= x - ring.x() <= own.right() + 1
        for other in ring.seats:
            at = other.geometry()
            if other is not seat and at.top() > own.center().y():
                assert not at.left() <= x - ring.x() <= at.right()
