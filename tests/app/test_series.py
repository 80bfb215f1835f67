"""Series of five: what counts, what is kept, and what a file may hold."""

import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from app.storage.series import KEPT, KeptSeries
from engine.core.match import Match
from engine.games import GAMES
from tests.app.series_at_hand import TODAY, TOGETHER, dealt, end, left, play, series
from tests.app.set_date import SetDate


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "series.json"


def test_a_new_one_knows_nothing_and_writes_nothing(file: Path) -> None:
    kept = KeptSeries(file)
    assert kept.present is None
    assert kept.running is None
    assert kept.files == []
    assert kept.kinds == []
    assert kept.best(series().kind) == ()
    assert kept.deal_of(end(Match.new(GAMES["the-game"], 1, {}, 1)).header) is None
    assert not file.exists()


def test_five_deals_are_added_up_and_kept_through_restarts(file: Path) -> None:
    KeptSeries(file).begin(series())
    counted: list[int] = []
    for at in range(5):
        kept = KeptSeries(file, SetDate(TODAY))
        running = kept.running
        assert running is not None
        assert (running.at, running.points(0)) == (at, tuple(counted))
        match = dealt(kept)
        assert match.seed == running.seeds[at]
        assert kept.deal_of(match.header) == at
        assert kept.may_count(match.header)
        KeptSeries(file).note_over(end(match))  # by another start of the program
        counted.append(left(match))
    kept = KeptSeries(file, SetDate(TODAY))
    assert kept.running is None
    assert kept.present is not None
    assert kept.present.over
    assert kept.present.points(0) == tuple(counted)


def test_the_first_match_of_a_deal_that_ends_counts(file: Path) -> None:
    kept = KeptSeries(file)
    kept.begin(series())
    one, other = dealt(kept, "1"), dealt(kept, "2")
    assert kept.files == ["2-0.trapoula", "1-0.trapoula"]
    kept.note_over(end(other))
    kept.note_over(end(one, lambda legal: legal[-1]))
    assert kept.running is not None
    assert kept.running.points(0) == (left(other),)
    assert left(one) != left(other)
    assert kept.is_practice(one.header)
    assert not kept.is_practice(other.header)
    assert not kept.may_count(one.header)
    assert kept.files == []


def test_a_match_that_was_dealt_otherwise_counts_nothing(file: Path) -> None:
    kept = KeptSeries(file)
    kept.begin(series())
    assert kept.running is not None
    seed = kept.running.seeds[0]
    by_code = Match.new(GAMES["the-game"], 1, TOGETHER, seed, started="elsewhere")
    kept.note_over(end(by_code))
    assert kept.running.at == 0
    for game, seats, options, number in (
        ("the-game", 2, TOGETHER, seed),
        ("the-game", 1, TOGETHER | {"on_fire": True}, seed),
        ("the-game", 1, TOGETHER, seed + 1),
        ("the-game-extreme", 1, {}, seed),
    ):
        other = Match.new(GAMES[game], seats, options, number, started="now")
        kept.note_dealt(other.header, "other.trapoula")
        kept.note_over(end(other))
        assert kept.running.at == 0
        assert kept.files == []


def test_given_up_it_is_forgotten_and_what_was_best_stays(file: Path) -> None:
    kept = KeptSeries(file)
    kept.begin(series())
    play(kept)
    kept.begin(series(8))
    match = dealt(kept)
    kept.give_up()
    kept.note_over(end(match))
    again = KeptSeries(file)
    assert again.present is None
    assert len(again.best(series().kind)) == 1


def test_the_ten_best_are_kept_the_fewest_cards_first(file: Path) -> None:
    clock = SetDate(TODAY)
    for number in range(1, KEPT + 3):
        clock.date = TODAY + timedelta(number)
        kept = KeptSeries(file, clock)
        kept.begin(series(number, (f"P{number}",)))
        play(kept)
    best = KeptSeries(file).best(series().kind)
    sums = [each.sum for each in best]
    assert len(best) == KEPT
    assert sums == sorted(sums)
    assert all(each.sum == sum(each.points) and len(each.points) == 5 for each in best)
    assert all(each.day == TODAY + timedelta(int(each.people[0][1][1:])) for each in best)


def test_of_points_the_most_are_best_and_everybody_has_a_sum(file: Path) -> None:
    kept = KeptSeries(file)
    kept.begin(series(3, ("Anna", "Leo"), "qwixx-cards", ("easy",)))
    play(kept)
    assert kept.present is not None
    assert kept.present.parties == ((0,), (1,))
    best = kept.best(kept.present.kind)
    assert sorted(each.people for each in best) == [((0, "Anna"),), ((1, "Leo"),)]
    assert best[0].sum >= best[1].sum
    assert {each.points for each in best} == {kept.present.points(0), kept.present.points(1)}


def test_a_team_has_one_sum(file: Path) -> None:
    kept = KeptSeries(file)
    kept.begin(series(3, ("Anna", "Leo"), computers=("easy",)))
    play(kept)
    assert kept.present is not None
    [best] = kept.best(kept.present.kind)
    assert best.people == ((0, "Anna"), (1, "Leo"))


def test_kinds_are_kept_apart(file: Path) -> None:
    kept = KeptSeries(file)
    for each in (series(1), series(2, ("Anna", "Leo")), series(3, game="the-game-extreme")):
        kept.begin(each)
        play(kept)
    assert [kind.seats for kind in kept.kinds] == [1, 2, 1]
    assert all(len(kept.best(kind)) == 1 for kind in kept.kinds)
    fire = series().kind._replace(options={"on_fire": True})
    assert kept.best(fire) == ()


def test_a_series_in_which_a_computer_took_over_is_not_among_the_best(file: Path) -> None:
    kept = KeptSeries(file)
    kept.begin(series())
    match = dealt(kept)
    match.set_kind(0, "hard")
    match.set_kind(0, "human")
    kept.note_over(end(match))
    assert kept.running is not None
    assert not kept.running.own
    play(kept, 4)
    assert kept.present is not None
    assert kept.present.over
    assert kept.kinds == []


BEGUN = (
    '{"number": 1, "kind": {"game": "the-game", "options": {}, "seats": 1}, "options": {},'
    ' "players": [{"name": "", "kind": "human"}], "open_hands": false, "team": true,'
    ' "deals": [' + ", ".join(['{"matches": [], "result": null}'] * 5) + "]}"
)
"""A series as it stands in its file."""


def with_series(**changes: object) -> str:
    return json.dumps({"series": json.loads(BEGUN) | changes})


RESULT = {"matches": [], "result": {"started": "", "points": [1], "own": True}}
NONE: dict[str, Any] = {"matches": [], "result": None}
BEST = {"people": [[0, "A"]], "points": [1, 2, 3, 4, 5], "day": "2026-11-29"}


def with_best(**changes: object) -> str:
    kind = {"game": "the-game", "options": {}, "seats": 1}
    return json.dumps({"best": [{"kind": kind, "best": [BEST | changes]}]})


def test_what_a_later_version_adds_is_no_damage(file: Path) -> None:
    text = with_series(later=1)
    file.write_text(text, "utf-8")
    kept = KeptSeries(file)
    assert kept.running is not None
    assert kept.set_aside is None
    file.write_text(with_best(later=1), "utf-8")
    assert len(KeptSeries(file).kinds) == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"series": 7}',
        '{"best": 7}',
        '{"best": [{}]}',
        with_series(number=0),
        with_series(number=True),
        with_series(kind={}),
        with_series(players=[]),
        with_series(players=[{"name": "", "kind": "hard"}]),
        with_series(players=[{"name": "", "kind": "robot"}]),
        with_series(players=[{"name": 7, "kind": "human"}]),
        with_series(players=[{"name": "", "kind": "human"}] * 2),
        with_series(team=1),
        with_series(deals=[]),
        with_series(deals=[NONE, RESULT, NONE, NONE, NONE]),
        with_series(deals=[{"matches": [1], "result": None}, NONE, NONE, NONE, NONE]),
        with_series(
            deals=[
                {"matches": [], "result": {"started": "", "points": [1, 2], "own": True}},
                *[NONE] * 4,
            ]
        ),
        with_best(points=[1]),
        with_best(points=[1, 2, 3, 4, "5"]),
        with_best(day="yesterday"),
        with_best(people=["A"]),
        with_best(people=[[0, 7]]),
    ],
)
def test_a_damaged_file_is_set_aside_and_a_new_one_begins(file: Path, text: str) -> None:
    file.write_text(text, "utf-8")
    kept = KeptSeries(file)
    assert kept.present is None
    assert kept.kinds == []
    assert kept.set_aside == file.with_name("series.damaged.json")
    assert kept.set_aside.read_text("utf-8") == text
    kept.begin(series())
    play(kept)
    assert len(KeptSeries(file).kinds) == 1


def test_a_disk_that_refuses_is_in_nobodys_way(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    kept = KeptSeries(tmp_path / "file" / "series.json")
    kept.begin(series())
    play(kept)
    assert len(kept.kinds) == 1
