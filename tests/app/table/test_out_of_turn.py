"""A press while computers play is answered quietly, and the answer stays to be read."""

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.sound.sounds import Sound
from app.style.appearance import Appearance
from app.table.layout import Layer
from engine.core.events import Kind
from engine.core.match import Match
from engine.games import GAMES
from tests.app.table.support import LEFT, Table, look_at, seat_at


@pytest.fixture
def look(qapp: QApplication, tmp_path: Path) -> Appearance:
    return look_at(tmp_path)


def others_play(look: Appearance, game_id: str) -> Table:
    """A person has ended their turn; of the computers one is to play, and then the other."""
    seats = min(3, GAMES[game_id].max_seats)
    for seed in range(20):
        match = Match.new(GAMES[game_id], seats, {}, seed)
        for _ in range(60):
            if not match.moves or 0 in match.to_act:
                match.do(match.to_act[0], str(match.legal(match.to_act[0])[0]))
            elif match.moves[-1].seat == 0 and len(match.legal(match.to_act[0])) > 1:
                kinds: list[Kind] = ["easy"] * seats
                kinds[0] = "human"
                return seat_at(look, match, kinds)
            else:
                match.do(match.to_act[0], str(match.legal(match.to_act[0])[-1]))
    raise AssertionError("no such turn")


def computer_plays(table: Table) -> None:
    seat = table.session.match.to_act[0]
    table.session.play(seat, str(table.session.match.legal(seat)[0]))


@pytest.mark.every_game("game_id")
def test_a_card_says_whose_turn_it_is(
    look: Appearance, game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = others_play(look, game_id)
    made: list[Sound] = []
    monkeypatch.setattr(table.page.sounds, "make", made.append)
    [card, *_] = [
        each.spec.id for each in table.view.scene.cards.values() if each.spec.layer is Layer.HAND
    ]
    table.click(card)
    names = [table.session.players[seat].name for seat in table.session.match.to_act]
    assert table.view.message.text == f"It is {names[0]}’s turn."
    assert Sound.REFUSED not in made
    computer_plays(table)
    asked = 0 in table.session.match.to_act
    assert bool(table.view.message.text) is not asked, "it stands until one is asked oneself"


@pytest.mark.every_game("game_id")
def test_a_number_that_is_not_held_is_told(look: Appearance, game_id: str) -> None:
    table = others_play(look, game_id)
    said: list[str] = []
    table.view.announced.connect(said.append)
    table.type("0")
    table.clock.advance(1000, 1000)
    assert [each for each in said if each.startswith("0 ")] == ["0 is not in your hand."]


@pytest.mark.every_game("game_id")
def test_undo_says_why_not_and_that_stays(look: Appearance, game_id: str) -> None:
    table = others_play(look, game_id)
    computer_plays(table)
    QTest.mouseClick(table.page.rail.undo, LEFT)
    said = table.view.message.text
    assert said.startswith("Too late: ")
    if 0 not in table.session.match.to_act:
        computer_plays(table)
    table.clock.advance(500, 50)
    assert table.view.message.text.startswith("Too late: ")
