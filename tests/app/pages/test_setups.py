"""The set-up of every game: its options, its places, and that everything has its room."""

import math
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.application import build_window
from app.games import MODULES
from app.match.players import NewMatch
from app.pages.setup.page import SetupPage
from app.pages.setup.party import Party
from app.storage.settings import RememberedPlayer
from app.style.appearance import Appearance
from app.widgets.control import Control
from engine.core.match import Match
from engine.core.options import RANDOM, complete_options
from engine.games import GAMES
from engine.games.wednesday.expert import SPECIALS
from i18n.translations import compile_all
from tests.app.pages.support import (
    SIX_LONG_NAMES,
    astray,
    at_size,
    focused,
    make_appearance,
    over_each_other,
    settings_of,
    setup_page,
    show,
    squeezed,
    stops,
    texts,
)

SIZES = ((960, 600), (1280, 800), (2560, 1440))
NAMES = ("Anna", "Leo", "Maria", "Nikos", "Eleni", "Zoe")
EVERYTHING: Mapping[str, object] = {
    "on_fire": True,
    "min_cards": 3,
    "fewer_cards": True,
    "commands": "shuffled",
    "jokers": True,
    "expert": True,
    "teams": 2,
}
"""Every option away from its default: what it brings takes the most room."""


def make(appearance: Appearance, game_id: str, *names: str, **options: object) -> SetupPage:
    players = [RememberedPlayer(name, colour) for colour, name in enumerate(names)]
    return SetupPage(appearance, game_id, players, options)


def shown(appearance: Appearance, game_id: str, *names: str, **options: object) -> SetupPage:
    page = make(appearance, game_id, *names, **options)
    show(page)
    return page


def deals(page: SetupPage) -> list[NewMatch]:
    asked: list[NewMatch] = []
    page.deal_requested.connect(asked.append)
    return asked


def click(widget: Control) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def complaints(page: QWidget) -> list[str]:
    return [*squeezed(page), *astray(page), *over_each_other(page)]


def fewest(game_id: str) -> int:
    return MODULES[game_id].min_players


def most(game_id: str) -> int:
    return MODULES[game_id].max_players


# --- Room ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.every_game("game_id")
def test_everything_has_its_room(
    game_id: str, language: str, text_size: int, tmp_path: Path, speak: Callable[[str], None]
) -> None:
    speak(language)
    appearance = make_appearance(tmp_path, text_size=text_size)
    for count in (fewest(game_id), most(game_id)):
        page = make(appearance, game_id, *SIX_LONG_NAMES[:count], **EVERYTHING)
        for size in SIZES:
            at_size(page, *size)
            for place in page._party.taken:
                page._select(place)
                page._column.starts.press(place)
                assert complaints(page) == [], (size, place)


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.every_game("game_id")
def test_a_wordier_language_has_its_room_too(
    game_id: str, text_size: int, tmp_path: Path, other_language: Callable[[bool], None]
) -> None:
    other_language(True)
    appearance = make_appearance(tmp_path, text_size=text_size)
    for count in (fewest(game_id), most(game_id)):
        page = make(appearance, game_id, *SIX_LONG_NAMES[:count], **EVERYTHING)
        for size in SIZES:
            at_size(page, *size)
            assert complaints(page) == [], (size, count)


@pytest.mark.every_game("game_id")
def test_everything_in_the_column_can_be_scrolled_to(game_id: str, tmp_path: Path) -> None:
    page = make(
        make_appearance(tmp_path, text_size=130),
        game_id,
        *SIX_LONG_NAMES[: most(game_id)],
        **EVERYTHING,
    )
    at_size(page, 960, 600)
    column = page._column
    for stop in column.stops:
        column.ensureWidgetVisible(stop)
        place = stop.mapTo(column.viewport(), stop.rect().topLeft())
        assert place.y() >= 0
        assert place.y() + stop.height() <= column.viewport().height() or isinstance(
            stop, type(next(iter(column.rows.values()), None))
        )


@pytest.mark.parametrize("theme", ["evening", "whitewash"])
@pytest.mark.every_game("game_id")
def test_each_game_has_a_picture_of_its_own_on_the_table(
    game_id: str, theme: str, tmp_path: Path
) -> None:
    appearance = make_appearance(tmp_path, theme=theme)
    names = NAMES[: fewest(game_id)]
    pictures = []
    for which in (game_id, *(other for other in MODULES if other != game_id)):
        page = shown(appearance, which, *names)
        centre = page._ring._table.geometry().center() + page._ring.pos()
        area = page.rect().intersected(page.rect())
        area.setSize(page._ring.size() / 4)
        area.moveCenter(centre)
        pictures.append(page.grab(area).toImage())
    assert all(pictures[0] != other for other in pictures[1:])


# --- Places and players --------------------------------------------------------------------------


@pytest.mark.every_game("game_id")
def test_there_are_as_many_places_as_can_play(game_id: str, appearance: Appearance) -> None:
    rules, page = GAMES[game_id], shown(appearance, game_id)
    assert (rules.min_seats, rules.max_seats) == (fewest(game_id), most(game_id))
    assert len(page._ring.seats) == rules.max_seats
    assert len(page._party.taken) == rules.min_seats
    for invitation in page._ring.invitations:
        if invitation.isVisible():
            click(invitation)
    assert len(page._party.taken) == rules.max_seats
    asked = deals(page)
    click(page._button)
    assert len({player.name for player in asked[0].players}) == rules.max_seats
    assert len({player.colour for player in asked[0].players}) == rules.max_seats


@pytest.mark.every_game("game_id")
def test_places_go_clockwise_from_the_foot(game_id: str, appearance: Appearance) -> None:
    page = shown(appearance, game_id, *NAMES[: most(game_id)])
    middle = page._ring._table.geometry().center()
    angles = []
    for seat in page._ring.seats:
        way = seat.geometry().center() - middle
        # Clockwise on the screen, whose y goes down, from straight down.
        angles.append(math.degrees(math.atan2(-way.x(), way.y())) % 360)
    first = angles[0]
    turned = [(angle - first) % 360 for angle in angles]
    assert turned == sorted(turned)
    assert all(after - before > 20 for before, after in pairwise(turned))
    assert page._ring.seats[0].geometry().bottom() == max(
        seat.geometry().bottom() for seat in page._ring.seats
    )


@pytest.mark.parametrize("game_id", ["qwixx-cards", "wednesday"])
def test_the_last_two_stay_and_it_is_said_why(game_id: str, appearance: Appearance) -> None:
    page = shown(appearance, game_id, "Anna", "Leo", "Maria")
    assert page._editor.leave.isVisible()
    assert not page._editor.stays.isVisible()
    click(page._editor.leave)
    assert len(page._party.taken) == 2
    assert not page._editor.leave.isVisible()
    assert page._editor.stays.isVisible()
    assert page._editor.stays.text().startswith("At least 2 player")
    page._party.leave(page._chosen)
    assert len(page._party.taken) == 2


def test_face_to_face_is_always_for_two(appearance: Appearance) -> None:
    page = shown(appearance, "face-to-face")
    assert not any(place.isVisible() for place in page._ring.invitations)
    assert all(place.isVisible() for place in page._ring.seats)
    assert not page._editor.leave.isVisible()
    assert page._editor.stays.text().startswith("A game for 2 player")
    near, far = (seat.geometry().center() for seat in page._ring.seats)
    assert abs(near.x() - far.x()) <= 2
    assert near.y() > far.y()


def test_alone_at_the_game_nothing_is_said_about_leaving(appearance: Appearance) -> None:
    page = shown(appearance, "the-game", "Anna")
    assert not page._editor.leave.isVisible()
    assert not page._editor.stays.isVisible()


def test_those_without_a_place_come_back_at_a_larger_table(appearance: Appearance) -> None:
    page = shown(appearance, "face-to-face", *NAMES[:4])
    kept = page.remembered()
    assert [player.name for player in kept] == ["Anna", "Leo", "Maria", "Nikos"]
    again = SetupPage(appearance, "the-game", kept)
    assert [again._party.name(place) for place in again._party.taken] == list(NAMES[:4])


def test_who_waits_gives_the_name_to_somebody_at_the_table() -> None:
    party = Party(2, [RememberedPlayer(name, at) for at, name in enumerate(NAMES[:4])], least=2)
    party.rename(1, "maria")
    assert [player.name for player in party.remembered()] == ["Anna", "maria", "Nikos"]


def test_the_sixth_colour_is_worn_like_the_others(appearance: Appearance) -> None:
    page = shown(appearance, "the-game", "Anna")
    click(page._editor.colours[5])
    assert page.remembered() == [RememberedPlayer("Anna", 5)]
    settings_of(appearance).players = page.remembered()
    assert settings_of(appearance).players == [RememberedPlayer("Anna", 5)]
    assert settings_of(appearance).colours == {"Anna": 5}


# --- Options -------------------------------------------------------------------------------------


@pytest.mark.every_game("game_id")
def test_options_are_those_of_the_engine_and_can_be_dealt(
    game_id: str, appearance: Appearance
) -> None:
    rules = GAMES[game_id]
    for seats in range(rules.min_seats, rules.max_seats + 1):
        for options in ({}, EVERYTHING):
            page = make(appearance, game_id, *NAMES[:seats], **options)
            chosen = page.options()
            assert set(chosen) == set(rules.options)
            assert complete_options(rules.options, chosen, seats) == chosen
            match = Match.new(rules, seats, chosen, 7)
            assert len(match.view(None)["hands"]) == seats
        defaults = make(appearance, game_id, *NAMES[:seats]).options()
        asked = MODULES[game_id].setup().starter()
        unnamed = asked.unnamed if seats > 1 else None
        chosen = {} if unnamed is None else {asked.option: unnamed.value}
        assert defaults == complete_options(rules.options, chosen, seats)


@pytest.mark.every_game("game_id")
def test_every_choice_of_every_option_can_be_made(game_id: str, appearance: Appearance) -> None:
    """At the largest table, and nothing but what the engine offers there."""
    rules, seats = GAMES[game_id], most(game_id)
    page = shown(appearance, game_id, *NAMES[:seats])
    seen: dict[str, list[object]] = {name: [value] for name, value in page.options().items()}
    for row in page._column.rows.values():
        click(row)
        for name, value in page.options().items():
            seen[name].append(value)
    for asked in (page._column.starts, *(row.segments for row in page._column.picks.values())):
        for choice in asked.choices:
            asked.press(choice.value)
            for name, value in page.options().items():
                seen[name].append(value)
    for name, option in rules.options.items():
        assert {repr(value) for value in seen[name]} == {
            repr(value) for value in option.choices_at(seats)
        }, name


@pytest.mark.every_game("game_id")
def test_options_are_there_again_the_next_time(game_id: str, tmp_path: Path, qapp: object) -> None:
    compile_all()
    window = build_window(tmp_path)
    window._settings.players = [RememberedPlayer(name, at) for at, name in enumerate(NAMES)]
    names = NAMES[: most(game_id)]
    last = len(names) - 1
    window._settings.remember_options(game_id, {**EVERYTHING, "first": last, "youngest": last})
    window.dealing.set_up(game_id)
    first = window.pages.top
    assert isinstance(first, SetupPage)
    chosen = first.options()
    assert chosen[first._setup.starter().option] == last
    assert chosen != complete_options(GAMES[game_id].options, {}, len(names))
    window._settings.remember_options(game_id, chosen)
    window.pages.home_requested.emit()
    window.dealing.set_up(game_id)
    again = window.pages.top
    assert isinstance(again, SetupPage)
    assert again.options() == chosen
    assert [player.name for player in again._party.players()] == list(names)
    window.close()


@pytest.mark.parametrize("game_id", ["face-to-face", "qwixx-cards"])
def test_the_lot_decides_who_starts_unless_somebody_is_named(
    game_id: str, appearance: Appearance
) -> None:
    page = shown(appearance, game_id, "Anna", "Leo")
    assert page.options()["first"] == RANDOM
    assert not any("starts" in seat.accessibleName() for seat in page._ring.seats)
    page._column.starts.press(1)
    assert page.options()["first"] == 1
    assert "starts" in page._ring.seats[1].accessibleName()
    page._column.starts.press(RANDOM)
    assert page.options()["first"] == RANDOM


def test_when_who_starts_leaves_the_lot_decides_again(appearance: Appearance) -> None:
    page = shown(appearance, "qwixx-cards", "Anna", "Leo", "Maria")
    page._column.starts.press(2)
    click(page._ring.seats[2])
    click(page._editor.leave)
    assert page.options()["first"] == RANDOM


@pytest.mark.parametrize("remembered", [7, -1, True, "1", None, 1.0])
def test_a_starter_who_is_none_is_forgotten(remembered: object, appearance: Appearance) -> None:
    assert make(appearance, "wednesday", *NAMES[:3], youngest=remembered).options()["youngest"] == 0
    assert (
        make(appearance, "qwixx-cards", *NAMES[:3], first=remembered).options()["first"] == RANDOM
    )


def test_the_youngest_stays_the_youngest_when_others_come_and_go(appearance: Appearance) -> None:
    page = shown(appearance, "wednesday", "Anna", "Leo", "Maria")
    page._column.starts.press(2)
    assert "youngest" in page._ring.seats[2].accessibleName()
    click(page._ring.seats[0])
    click(page._editor.leave)
    assert page.options()["youngest"] == 1
    click(page._ring.invitations[0])
    assert page.options()["youngest"] == 2


def test_teams_are_offered_where_the_rules_allow_them(appearance: Appearance) -> None:
    page = shown(appearance, "wednesday", "Anna", "Leo")
    pick = page._column.picks["teams"]
    option = GAMES["wednesday"].options["teams"]
    with_teams = []
    for place in range(2, 7):
        seats = len(page._party.taken)
        offered = [choice.value for choice in pick.segments.choices]
        assert offered in ([], list(option.choices_at(seats)))
        assert pick.segments.isVisible() == bool(offered)
        if offered:
            with_teams.append(seats)
        else:
            assert "Four or six" in pick.line.text()
        if place < 6:
            click(page._ring.invitations[place])
    assert with_teams == [4, 6]


def test_teams_are_shown_at_the_seats(appearance: Appearance) -> None:
    page = shown(appearance, "wednesday", *NAMES)
    page._column.picks["teams"].segments.press(3)
    assert page.options()["teams"] == 3
    said = [seat.accessibleName() for seat in page._ring.seats]
    assert [f"team {at % 3 + 1}" in text for at, text in enumerate(said)] == [True] * 6
    assert "3 teams" in page.rail_texts.summary.text()
    page._column.picks["teams"].segments.press(0)
    assert not any("team" in seat.accessibleName() for seat in page._ring.seats)


def test_teams_that_do_not_fit_come_back_when_they_do(appearance: Appearance) -> None:
    page = shown(appearance, "wednesday", *NAMES[:4], teams=2)
    assert page.options()["teams"] == 2
    click(page._ring.invitations[4])
    assert page.options()["teams"] == 0
    click(page._ring.invitations[5])
    assert page.options()["teams"] == 2


def test_the_expert_rounds_are_told_once_they_are_on(appearance: Appearance) -> None:
    page = shown(appearance, "wednesday", *NAMES[:4])
    row = page._column.rows["expert"]
    before = row.height()
    assert row.details == ()
    click(row)
    assert row.height() > before
    told: dict[str, str] = dict(row.details)
    assert list(told) == [str(number) for number in SPECIALS]
    for number, special in SPECIALS.items():
        assert str(special.outcast) in told[str(number)]
        assert special.character.capitalize() in told[str(number)]
        assert ("allowed" in told[str(number)]) == special.in_spite
        assert told[str(number)] in row.accessibleDescription()
    click(row)
    assert row.height() == before


def test_what_an_option_brings_is_scrolled_into_sight(appearance: Appearance) -> None:
    page = make(appearance, "wednesday", *NAMES)
    show(page, 960, 600)
    row = page._column.rows["expert"]
    click(row)
    top = row.mapTo(page._column.viewport(), row.rect().topLeft()).y()
    assert top >= 0


@pytest.mark.every_game("game_id")
def test_the_rail_says_what_will_be_dealt(game_id: str, appearance: Appearance) -> None:
    rules = GAMES[game_id]
    for seats in range(rules.min_seats, rules.max_seats + 1):
        page = make(appearance, game_id, *NAMES[:seats])
        hand = len(Match.new(rules, seats, page.options(), 7).view(None)["hands"][0])
        assert str(hand) in page.rail_texts.summary.text()
        assert MODULES[game_id].setup().hand_size(seats, page.options()) == hand


def test_extreme_tells_how_many_commands_there_are(appearance: Appearance) -> None:
    page = make(appearance, "the-game-extreme", "Anna")
    commands = Match.new(GAMES["the-game-extreme"], 1, {}, 7).view(None)["commands"]
    assert str(len(commands)) in page._column.rows["commands"].line


# --- Language and keys ---------------------------------------------------------------------------


@pytest.mark.every_game("game_id")
def test_a_switch_of_language_changes_every_text_and_loses_nothing(
    game_id: str, appearance: Appearance, other_language: Callable[[bool], None]
) -> None:
    names = NAMES[: most(game_id)]
    page = shown(appearance, game_id, *names, **EVERYTHING)
    page._column.starts.press(page._party.taken[-1])
    page._column.deal.set_value(12_345)
    options, before = page.options(), texts(page)
    other_language(True)
    after = texts(page)
    assert {text for text in before if has_words(text)} & set(after) == set()
    assert page.options() == options
    assert page._column.deal.value == 12_345
    other_language(False)
    assert texts(page) == before


def has_words(text: str) -> bool:
    """Whether there are words to translate in it: names of people and languages are none."""
    for name in (*NAMES, "ΕΛ", "EN", "Ελληνικά", "English"):
        text = text.replace(name, "")
    return any(letter.isalpha() for letter in text)


@pytest.mark.every_game("game_id")
def test_tab_reaches_everything(game_id: str, appearance: Appearance) -> None:
    page = shown(appearance, game_id, *NAMES[: fewest(game_id) + 1][: most(game_id)], **EVERYTHING)
    wanted, reached = set(stops(page)), set()
    for _ in range(len(wanted) + 3):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        reached.add(focused())
    assert wanted - reached == set()


def test_a_whole_set_up_of_wednesday_by_keyboard(appearance: Appearance) -> None:
    page = shown(appearance, "wednesday", *NAMES[:4])
    asked = deals(page)

    def tab_to(widget: QWidget) -> None:
        for _ in range(60):
            if focused() is widget:
                return
            QTest.keyClick(focused(), Qt.Key.Key_Tab)
        raise AssertionError(widget.accessibleName())

    tab_to(page._column.rows["expert"])
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    tab_to(page._column.picks["teams"].segments.stops[0])
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    tab_to(page._column.starts.stops[0])
    QTest.keyClick(focused(), Qt.Key.Key_Left)
    tab_to(page._button)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    (new,) = asked
    assert new.options == {"expert": True, "teams": 2, "youngest": 3}


def test_framed_options_stand_apart_in_high_contrast(tmp_path: Path) -> None:
    page = setup_page(make_appearance(tmp_path, theme="contrast"))
    at_size(page, 1280, 800)
    column = page._column
    rows = [row.body_in_parent() for row in (*column.rows.values(), column.open_hands)]
    assert all(above.bottom() + 4 <= below.top() for above, below in pairwise(rows))
    assert not any(column._lines[row].isVisible() for row in column.rows.values())
    column._appearance.set_theme("evening")
    assert all(column._lines[row].isVisible() for row in column.rows.values())


def test_segments_in_two_rows_leave_none_alone_in_the_second(
    appearance: Appearance, speak: Callable[[str], None]
) -> None:
    speak("en")
    page = setup_page(appearance, ("Anna", "Leo"))
    at_size(page, 960, 600)
    seen, anna, leo = (segment.y() for segment in page._column.starts.stops)
    assert seen < anna == leo


def test_segments_that_share_a_row_have_letters_of_one_size(
    tmp_path: Path, speak: Callable[[str], None]
) -> None:
    speak("el")
    page = setup_page(make_appearance(tmp_path, text_size=200))
    at_size(page, 1280, 800)
    kinds = page._editor.kinds
    sizes = {kinds.font_in(each, each.body().width()).pixelSize() for each in kinds._segments}
    assert len(sizes) == 1
