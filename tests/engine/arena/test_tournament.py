"""Tournaments: who sits where on which deal, and the same results on any number of processes."""

import pytest

from engine.arena.players import Spec, make_player, read_spec
from engine.arena.tournament import MatchJob, jobs, rotated, workers
from engine.bots.playing import TableSetup
from engine.core.options import complete_options
from engine.games import GAMES

RANDOM, GREEDY = Spec("random", "random"), Spec("greedy", "greedy")


def table(game: str, seats: int) -> TableSetup:
    return TableSetup(game, seats, complete_options(GAMES[game].options, {}, seats), signals=True)


def seatings(todo: list[MatchJob]) -> list[tuple[int, str]]:
    """The deal of each job and the first letters of its players."""
    return [(job.deal, "".join(spec.label[0] for spec in job.players)) for job in todo]


def test_rivals_are_rotated_on_each_deal() -> None:
    players = [GREEDY, RANDOM, RANDOM]
    todo = jobs(table("qwixx-cards", 3), players, range(1, 3), 1, None)
    each = ["grr", "rrg", "rgr"]
    assert seatings(todo) == [(deal, seating) for deal in (1, 2) for seating in each]


def test_fewer_rotations_by_turns() -> None:
    players = [GREEDY, RANDOM, RANDOM]
    todo = jobs(table("qwixx-cards", 3), players, range(1, 4), 1, 1)
    assert seatings(todo) == [(1, "grr"), (2, "rrg"), (3, "rgr")]
    assert len(jobs(table("qwixx-cards", 3), players, [1], 1, 9)) == 3


def test_a_team_keeps_its_seats() -> None:
    todo = jobs(table("the-game", 2), [GREEDY, RANDOM], [5], 1, None)
    assert seatings(todo) == [(5, "gr")]


def test_the_same_seating_is_played_once() -> None:
    assert rotated([GREEDY, GREEDY]) == [(GREEDY, GREEDY)]
    assert len(rotated([GREEDY, RANDOM, GREEDY, RANDOM])) == 2


def test_processes_change_nothing() -> None:
    todo = jobs(table("wednesday", 3), [GREEDY, RANDOM, RANDOM], range(4), 1, None)
    outcomes = []
    for number in (1, 2):
        with workers(number) as at_work:
            outcomes.append([(result.job, result.outcome) for result in at_work.results(todo)])
    assert outcomes[0] == outcomes[1]
    assert [job for job, _ in outcomes[0]] == todo


@pytest.mark.parametrize("game", GAMES)
def test_the_outcome_of_every_game(game: str) -> None:
    todo = jobs(table(game, 2), [RANDOM, RANDOM], range(5), 1, None)
    with workers(1) as at_work:
        for result in at_work.results(todo):
            wins = result.outcome.wins
            assert len(wins) == len(result.outcome.points) == 2
            if GAMES[game].scoring.team:
                assert wins[0] == wins[1]
                assert (result.outcome.points[0] == 0) == (wins[0] == 1)
            else:
                assert sum(wins) == pytest.approx(1)
                best = max(points * GAMES[game].scoring.more for points in result.outcome.points)
                if game != "face-to-face":  # where who is stuck loses, with however few cards
                    winner = wins.index(max(wins))
                    assert result.outcome.points[winner] * GAMES[game].scoring.more == best


def test_players_by_name(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("weights") / "mine.json"
    file.write_text('{"command": "", "start": "", "weights": {"size": 2}}')
    assert read_spec("hard") == Spec("hard", "hard")
    assert read_spec(f"hard@{file}") == Spec(f"hard@{file}", "hard", (("size", 2),))
    for wrong in ("clever", f"greedy@{file}"):
        with pytest.raises(ValueError, match="there is no player"):
            make_player(read_spec(wrong), "the-game", 1, {})
