"""What the measurement of the engine counts, in short; its speed is for `dev.py bench`."""

import json
from itertools import cycle, islice

import pytest

from engine.games import GAMES
from tests.bench import engine_play
from tests.bench.engine_play import all_matches, play, shares_of_time, slowest_functions, speed

THE_GAME = GAMES["the-game"]


def test_every_table_of_a_game_once() -> None:
    setups = all_matches(THE_GAME)
    tables = {json.dumps([setup.seats, setup.options]) for setup in setups}
    assert len(setups) == len(tables) == (1 + 3 + 4 + 5 + 6) * 2 * 2 * 2
    assert setups[0].seats != setups[1].seats or setups[1].seats != setups[2].seats


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end(game: str) -> None:
    setup = all_matches(GAMES[game])[0]
    state = GAMES[game].deal(*setup)
    assert play(GAMES[game], state, setup.seed) == play(GAMES[game], state, setup.seed) > 0


def test_actions_and_matches_per_second() -> None:
    setups = list(islice(all_matches(THE_GAME), 5))
    told = speed(THE_GAME, cycle(setups), seconds=0.02)
    lengths = [play(THE_GAME, THE_GAME.deal(*setup), setup.seed) for setup in setups]
    assert min(lengths) * told.matches < told.actions  # to which no deal belongs


def test_where_the_time_goes() -> None:
    shares = shares_of_time(THE_GAME, seconds=0.02)
    assert list(shares) == ["deal", "to_act", "legal", "choice", "apply"]
    assert sum(shares.values()) == pytest.approx(1)
    functions = slowest_functions(THE_GAME, actions=100)
    assert len(functions) == engine_play.SLOWEST
    assert all(function.endswith("%") for function in functions)


def test_all_of_it_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    engine_play.measure(rounds=1, seconds=0.001)
    lines = capsys.readouterr().out.splitlines()
    for game in GAMES:
        assert len([line for line in lines if line.split()[:1] == [game]]) == 2
    assert len([line for line in lines if "aim: 100,000" in line]) == 1
