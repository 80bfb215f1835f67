"""Pages by ear: what tells one thing from another, and where one is after a step back."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from tests.app.by_ear.chair import Chair
from tests.app.by_ear.talk import MAIN, Talk, open_row, press, seek, sit_down


def test_home_names_its_games_and_its_language(chair: Chair) -> None:
    heard = chair.seat(tabs(12))
    assert any(each.startswith("Language. English radio button checked") for each in heard)
    assert any(each.startswith("Games. The Game ") for each in heard)


def test_who_comes_to_a_set_up_hears_who_plays_what_and_the_key_that_deals(chair: Chair) -> None:
    heard = chair.press("1")
    assert "Alone at the table, 8 cards. Player 1. Ctrl+Enter: Deal." in heard
    chair.seat(sit_down("1", "On Fire", deal=58))
    chair.press("Esc")
    heard = chair.press("1")
    said = "2 players, 7 cards each, one team, On Fire. Player 1; Robot 2, easy. Ctrl+Enter: Deal."
    assert said in heard


@pytest.mark.parametrize(
    ("button", "said"),
    [
        ("Learn", "0 of 16 lessons, 0 of 76 tasks, 0 stars."),
        ("Settings", "Look, At the table, Sound, Keys and switches, Cards on request."),
        ("Saved games", "7 games, 1 unfinished"),
        ("Statistics", "2 games"),
    ],
)
def test_who_comes_to_a_page_hears_once_what_is_seen_there(
    regular_chair: Chair, button: str, said: str
) -> None:
    chair = regular_chair
    chair.seat(seek(f"{button} button"))
    assert [each for each in chair.press("Enter") if each.startswith(said)]
    chair.seat(seek("Rules button" if button == "Settings" else "Settings button"))
    assert "Page Down" in " ".join(chair.press("Enter"))
    assert not [each for each in chair.press("Esc") if each.startswith(said)]


def test_who_hears_the_rules_is_told_how_to_read_on(
    chair: Chair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.widgets.reader.is_read", lambda: True)
    chair.seat(seek("Rules button"))
    assert "Read on with down arrow, from the next heading with Page Down." in chair.press("Enter")


def test_keys_of_a_table_say_elsewhere_that_they_do_nothing(chair: Chair) -> None:
    chair.press("Tab")
    for key in ("p", "o", "k", "x", "Ctrl+z", "Delete"):
        assert chair.press(key) == ["This key does nothing here."]
    assert chair.press("Esc") == ["There is nothing to go back to."]


def test_enter_says_so_where_it_presses_nothing(chair: Chair) -> None:
    chair.press("1")
    for key in ("Enter", "Space"):
        assert chair.press(key) == ["This key does nothing here."]


def test_whatever_has_the_keyboard_answers_who_asks_what_it_is(chair: Chair) -> None:
    asked = {chair.press("Tab")[-1]: chair.press("Shift+F1") for _ in range(9)}
    assert asked["About button"] == ["There is no more to say of it."]
    assert asked["Statistics button"] == asked["About button"]
    assert all(asked.values())
    chair.press("1")
    for _ in range(12):
        assert chair.press("Tab")
        assert chair.press("Shift+F1")
    chair.press(MAIN)
    chair.press("Up")
    assert chair.press("Shift+F1") == ["There is no more to say of it."]


def test_buttons_of_a_set_up_tell_what_they_are_for(chair: Chair) -> None:
    chair.press("1")
    heard = chair.seat(tabs(20))
    assert any("Another button. Makes up a deal number." in each for each in heard)
    assert any("Series of five button. Five deals of this game" in each for each in heard)
    assert any(each.endswith("radio button checked. Colour") for each in heard)


def test_empty_seats_are_told_apart(chair: Chair) -> None:
    chair.press("1")
    heard = chair.seat(tabs(12))
    seats = [each for each in heard if each.startswith("Add a player")]
    assert len(seats) == len(set(seats)) == 4
    assert seats[0] == "Add a player button. Seat 2"


def test_a_tip_that_the_name_says_already_is_not_read_as_well(chair: Chair) -> None:
    chair.press("1")
    heard = chair.seat(tabs(8))
    assert "Seats. Player 1, person radio button checked" in heard


def test_one_seat_of_several_is_chosen_as_one_of_several(chair: Chair) -> None:
    chair.press("1")
    chair.seat(seek("Add a player button"))
    chair.press("Enter")
    heard = chair.seat(seek("Player 2, person", "Shift+Tab"))
    assert heard == "Player 2, person radio button checked"
    assert chair.press("Left")[-1] == "Player 1, person radio button checked"
    assert "Player 1" in chair.seat(seek("Name edit"))


@pytest.mark.parametrize("button", ["Learn", "Settings", "About"])
def test_esc_leads_back_to_the_button_that_was_pressed(chair: Chair, button: str) -> None:
    chair.seat(seek(f"{button} button"))
    assert chair.press("Enter")
    heard = chair.press("Esc")
    assert f"{button} button" in heard[-1]


def test_home_begins_with_the_game_to_go_on_with(regular_chair: Chair) -> None:
    first, *more = regular_chair.seat(heard_first())
    assert "Continue the game: The Game button" in first
    assert more[0].startswith("Games. The Game radio button")
    regular_chair.seat(press("Shift+Tab", "Enter"))
    heard = regular_chair.press("Esc")
    assert "Continue the game: The Game button" in heard[-1]


def test_a_filter_tells_how_many_games_are_left(regular_chair: Chair) -> None:
    chair = regular_chair
    chair.seat(seek("Saved games button"))
    chair.press("Enter")
    chair.seat(seek("Wednesday: Outcasts & Monsters check box"))
    assert chair.press("Space")[0] == "1 game"
    chair.seat(seek("All games button", "Shift+Tab"))
    assert chair.press("Enter")[0] == "7 games, 1 unfinished"
    chair.seat(seek("Name or deal number"))
    chair.press(*"nobody")
    assert chair.listen()[0] == "Nothing found for “nobody”"


def test_a_result_is_heard_before_its_button(regular_chair: Chair) -> None:
    [said] = regular_chair.seat(open_row("The Game, over", "Result"))
    told, button = said.rsplit(". ", 1)
    assert "The Game, Result. Not bad. Not won: 20 cards left." in told
    assert button == "New deal button"


def test_numbers_of_a_result_are_read_one_by_one(regular_chair: Chair) -> None:
    chair = regular_chair
    chair.seat(open_row("Wednesday", "Result"))
    assert chair.press("Tab")[-1] == "In numbers. time 12 min list item"
    heard = chair.seat(seek("Points in each round. "))
    assert re.fullmatch(
        r"Points in each round\. Nikos: (\d+, ){5}Total 65(, cards left: .*)? list item", heard
    )
    heard = chair.press("Down")[-1]
    assert re.match(r"(Anna|Λέων|Μαρία): (\d+, ){5}Total \d+", heard)


@pytest.mark.parametrize(
    ("game", "read"),
    [
        ("The Game, over", ["Cards left: you 20", "The piles: ", "draw pile"]),
        ("Extreme", ["The piles: "]),
        ("Qwixx", ["Μαρία: 95 points. Red "]),
        ("Face to Face", ["Λέων"]),
    ],
)
def test_what_a_result_shows_is_on_the_way_of_tab(
    regular_chair: Chair, game: str, read: list[str]
) -> None:
    chair = regular_chair
    chair.seat(open_row(game, "Result"))
    for words in read:
        chair.seat(seek(words))


def test_figures_of_the_statistics_are_read_one_by_one(regular_chair: Chair) -> None:
    chair = regular_chair
    chair.seat(seek("Statistics button"))
    chair.press("Enter")
    assert chair.press("Right")[-1] == "Extreme radio button checked"
    assert "2 games" in chair.press("Left")
    assert chair.seat(seek("In numbers. ")).startswith("In numbers. 2 games, since ")
    assert re.match(r"0 wins, .* list item", chair.press("Right")[-1])
    assert "list item" in chair.press("End")[-1]


@pytest.mark.parametrize("row", ["Wednesday", "Qwixx", "The Game, over"])
def test_no_two_buttons_of_a_result_are_called_alike(regular_chair: Chair, row: str) -> None:
    regular_chair.seat(open_row(row, "Result"))
    names = regular_chair.seat(round_of_tabs())
    assert len(set(names)) == len(names), names


def test_no_setting_is_named_twice(chair: Chair) -> None:
    chair.seat(seek("Settings button"))
    chair.press("Enter")
    for said in chair.seat(round_of_tabs()):
        parts = said.split(". ")
        assert len(set(parts)) == len(parts), said


def test_digits_behind_the_deal_number_are_refused_in_words(chair: Chair) -> None:
    chair.press("1")
    chair.seat(seek("Deal number"))
    typed = chair.press("End", *"123456789012345678")
    assert typed[-1].startswith("Deal number edit ")
    assert "a new one" not in typed[-1]
    for _ in range(2):
        assert chair.press(MAIN)[-1].startswith("That deal number is too large.")


def test_a_key_that_moves_nothing_says_where_one_is(regular_chair: Chair) -> None:
    chair = regular_chair
    chair.seat(seek("Saved games button"))
    chair.press("Enter")
    chair.seat(seek("1 January 2020", "Down"))
    [last] = chair.press("Down")
    assert last.startswith("The Game, over, with 14 cards left, Anna, 1 January 2020, ")
    [before] = chair.press("Up")
    assert before.endswith(" button")
    chair.seat(seek("Back button"))
    assert chair.press("Right") == ["Back"]


def test_in_a_field_the_caret_is_told_by_readers_alone(chair: Chair) -> None:
    chair.press("1")
    chair.seat(seek("Name edit"))
    assert chair.press("Left") == []


def round_of_tabs() -> Talk[Sequence[str]]:
    """Press the Tab key until the first stop comes again, and return what is said of each."""
    said: list[str] = []
    while True:
        heard = (yield from press("Tab"))[-1]
        if said and said[0].endswith(heard):
            return said
        said.append(heard)


def heard_first() -> Talk[Sequence[str]]:
    """Return what is said by itself, and of the next stop."""
    return [*(yield from press()), *(yield from press("Tab"))]


def tabs(count: int) -> Talk[Sequence[str]]:
    """Press the Tab key so many times, and return all that is said."""
    heard: list[str] = []
    for _ in range(count):
        heard += yield from press("Tab")
    return heard


def test_a_table_that_is_left_before_anything_was_done_says_that_it_is_not_kept(
    chair: Chair,
) -> None:
    chair.press("1")
    chair.seat(press(MAIN))
    heard = chair.press("Esc")
    assert "Nobody had done anything yet: this game is not kept." in heard
    assert chair.press("Esc") == ["There is nothing to go back to."]


def test_who_leaves_a_game_or_a_lesson_hears_that_it_is_saved(chair: Chair) -> None:
    chair.press("1")
    chair.seat(press(MAIN))
    chair.press("Enter")
    chair.press("Enter")
    assert "Saved." in chair.press("Esc")
    chair.seat(seek("Learn button"))
    chair.press("Enter")
    chair.press("Enter")
    chair.press(MAIN)
    assert "Saved." in chair.press("Esc")


def test_an_empty_name_is_told_by_the_player_of_that_seat(chair: Chair) -> None:
    chair.press("1")
    chair.seat(seek("Add a player button"))
    assert chair.press("Enter")[-1] == "Player 2. Name edit. Player 2"
    assert chair.press("B", "o")[-1] == "Bo. Name edit Bo"
