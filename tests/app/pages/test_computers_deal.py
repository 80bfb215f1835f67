"""What computers made of a deal, on the page of its result."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.match.players import PlayerInfo
from app.match.session import Session
from app.pages.computers_deal import copied
from app.pages.copy_result import text_to_copy
from app.pages.occasion import Occasion
from app.pages.result import ResultPage
from app.style.appearance import Appearance
from app.widgets.result_strip import COMES, ResultStrip, StripFace, StripMark, apart
from engine.core.header import Player
from engine.core.match import Match
from engine.games import GAMES
from tests.app.computers.dealt_again import DealtAgain
from tests.app.manual_clock import ManualClock
from tests.app.pages.finished import finished
from tests.app.pages.support import (
    NAMES,
    astray,
    ending,
    make_appearance,
    over_each_other,
    play,
    seat,
    show,
    squeezed,
)


def compared(
    appearance: Appearance, match: Match, people: list[int]
) -> tuple[ResultPage, DealtAgain]:
    """The page of a match against computers but for these people, who play its deal."""
    players = [
        PlayerInfo(player.name, index, "human" if index in people else "normal")
        for index, player in enumerate(match.players)
    ]
    again = DealtAgain(match, people)
    page = ResultPage(appearance, Session(match, players), same_deal=again.same)
    again.same.start()
    return page, again


def against_computers(game: str, seats: int) -> Match:
    """A finished match of a person in the first seat against computers."""
    played = finished(game, tuple(map(str, range(seats))))
    kinds: list[Any] = ["human", *["normal"] * (seats - 1)]
    players = [Player(str(index), kind) for index, kind in enumerate(kinds)]
    match = Match.new(GAMES[game], seats, played.options, played.seed or 0, players=players)
    for move in played.moves:
        match.do(move.seat, move.action)  # type: ignore[union-attr]
    return match


def test_the_strip_takes_the_place_of_the_measure(
    appearance: Appearance, speak: Callable[[str], None]
) -> None:
    speak("en")
    match = play(NAMES, seed=3)
    page, again = compared(appearance, match, [*range(len(NAMES))])
    show(page)
    head = page.body.head
    assert head.measure is not None
    assert (head.measure.isVisible(), head.strip.isVisible()) == (False, True)
    assert [*head.strip.face.remarks] == ["easy: playing …"]
    again.answer(18, 8, *[6] * 20)
    own = match.over["remaining"]  # type: ignore[index]
    values = sorted([(own, "you"), (18, "easy"), (8, "normal"), (6, "hard")])
    said = ", ".join(f"{word} {value}" for value, word in values)
    assert head.strip.accessibleName() == f"Cards left: {said}"
    assert head.strip.face.remarks == ["cards left", "hard: the middle result of 20 games"]


def test_the_strip_goes_where_nothing_came(appearance: Appearance) -> None:
    page, again = compared(appearance, play(NAMES, seed=3), [0])
    show(page)
    again.process.lost.emit(again.process)
    head = page.body.head
    assert head.measure is not None
    assert (head.measure.isVisible(), head.strip.isVisible()) == (True, False)


def test_points_are_compared_in_ones_own_seat(
    appearance: Appearance, speak: Callable[[str], None]
) -> None:
    speak("en")
    match = against_computers("qwixx-cards", 3)
    page, again = compared(appearance, match, [0])
    show(page)
    again.answer(*[70] * 20)
    own = match.over["scores"][0]  # type: ignore[index]
    assert page.body.head.strip.accessibleName() == f"Points: hard 70, you {own}".replace("-", "−")
    assert copied(match, again.same) == "computers: hard 70"


def test_of_a_duel_it_is_said_how_often_it_was_won(
    appearance: Appearance, speak: Callable[[str], None]
) -> None:
    speak("en")
    match = against_computers("face-to-face", 2)
    page, again = compared(appearance, match, [0])
    show(page)
    line = page.body.head.computers
    assert line.text() == "A hard computer is playing this deal in your seat …"
    again.answer(*[0] * 15, won=[0])
    again.answer(*[9] * 5)
    assert line.text() == "A hard computer in your seat won this deal 15 times out of 20."
    assert not page.body.head.strip.isVisible()
    assert copied(match, again.same) == "a hard computer: 15 of 20 won"


def test_what_they_made_of_it_is_copied(speak: Callable[[str], None], qapp: object) -> None:
    speak("en")
    match = play(NAMES, seed=3)
    again = DealtAgain(match, [0, 1])
    again.same.start()
    assert copied(match, again.same) == ""
    again.answer(18, 8, *[6] * 20)
    computers = copied(match, again.same)
    assert computers == "computers: easy 18, normal 8, hard 6"
    text = text_to_copy(match, [0, 1], computers=computers)
    left = match.over["remaining"]  # type: ignore[index]
    assert text.splitlines()[1] == f"{left} cards left (computers: easy 18, normal 8, hard 6)"


def test_practice_and_given_positions_say_that_they_are_not_compared(
    appearance: Appearance, speak: Callable[[str], None]
) -> None:
    speak("en")
    for match, practice in ((ending(NAMES[:1], [[40]], "place 40 up1"), False), (play(), True)):
        page = ResultPage(appearance, seat(match), occasion=Occasion(practice=practice))
        show(page)
        assert "do not play this deal" in page.body.head.computers.text()
    against_people = ResultPage(appearance, seat(finished("qwixx-cards", NAMES)))
    assert against_people.body.head.computers.text() == ""


def test_it_stops_when_the_page_is_left(appearance: Appearance) -> None:
    page, again = compared(appearance, play(NAMES, seed=3), [0])
    page.taken_off.emit()
    assert again.process.ended


@pytest.mark.parametrize("language", ["el", "en"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_the_strip_has_room(
    appearance: Appearance, speak: Callable[[str], None], language: str, size: tuple[int, int]
) -> None:
    speak(language)
    page, again = compared(appearance, play(NAMES, seed=3), [0, 1])
    again.answer(20, 19, *[18] * 20)
    show(page, *size)
    assert [*squeezed(page), *astray(page), *over_each_other(page)] == []
    strip = page.body.head.strip
    below = [strip.height_for(strip.width()), page.body.head.facts.geometry().bottom()]
    assert below[0] <= strip.height() + 1
    assert below[1] < strip.y()


def test_words_under_the_strip_keep_apart() -> None:
    assert apart([10, 20, 100], [30, 30, 20], 5, 200) == [10, 45, 100]
    assert apart([150, 170], [40, 40], 5, 200) == [115, 160]


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_a_dot_takes_a_moment_to_come(tmp_path: Path, motion: str) -> None:
    clock = ManualClock()
    strip = ResultStrip(make_appearance(tmp_path, motion=motion), clock=clock)
    own = StripMark("you", 4, own=True)
    strip.show_face(StripFace("The same deal", marks=[own]))
    show(strip, 700, 140)
    strip.show_face(StripFace("The same deal", marks=[own, StripMark("easy", 18)]))
    came = []
    for _ in range(3):
        came.append(strip.shown_of("easy"))
        clock.advance(COMES / 2, COMES / 2)
    assert came == ([0.0, 0.5, 1.0] if motion == "full" else [1.0, 1.0, 1.0])
    assert strip.shown_of("you") == 1.0
    assert not clock.awake
