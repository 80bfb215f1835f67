"""The rail keeps its buttons where they are, whatever the main button says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from app.style.appearance import Appearance
from engine.core.match import Match
from engine.games import GAMES
from tests.app.games.wednesday_positions import position
from tests.app.table.support import seat_at

MOVES = 40


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.every_game("game_id")
def test_undo_and_hint_stay_where_they_are(
    appearance: Appearance,
    speak: Callable[[str], None],
    game_id: str,
    size: tuple[int, int],
    language: str,
) -> None:
    speak(language)
    game, chance = GAMES[game_id], Random(4)
    match = Match.new(game, max(2, game.min_seats), {}, 4)
    table = seat_at(appearance, match, ["human", *["easy"] * (match.seats - 1)], size)  # type: ignore[list-item]
    page, rail = table.page, table.page.rail
    words, places = set[str](), set[tuple[int, ...]]()
    for _ in range(MOVES):
        if match.over is not None or page.display.ended:
            break
        words.add(rail.main.word)
        places.add((rail.undo.x(), rail.hint.x(), rail.moves.x(), rail.main.x()))
        seat = chance.choice(match.to_act)
        table.session.play(seat, str(chance.choice(match.legal(seat))))
    assert len(places) == 1, (words, places)


def test_the_status_has_the_room_of_its_words_after_what_others_did(appearance: Appearance) -> None:
    """Once what others did has been read, one's own line stands there, which may be longer."""
    match = Match.new(GAMES["wednesday"], 3, {}, 4)
    table = seat_at(appearance, match, ("human", "human", "human"))
    page = table.page
    page.replay.end()
    page.replay._said = lambda: "A."
    page.display.situation = replace(page.display.situation, stage="watching")
    page.display.show()
    page.display.situation = page.display.read()
    page.replay.step()
    status = page.rail.status
    assert status.lines[1] == page.game.status(page.display.situation)[1]
    assert status.width() == status.sizeHint().width()


@pytest.mark.parametrize("size", [(960, 600), (2560, 1440)])
def test_a_button_that_comes_later_is_as_large_as_those_beside_it(
    appearance: Appearance, size: tuple[int, int]
) -> None:
    state = position(((6, 6, 6, 9), (1, 3, 8)), played=(2,), open_="weems", aside=())
    match = Match.from_state(GAMES["wednesday"], state)
    rail = seat_at(appearance, match, ("human", "easy"), size).page.rail
    [combination] = [each for each in rail.extras if each.isVisible()]
    assert combination.height() == rail.hint.height()
    assert combination.metrics == rail.hint.metrics
