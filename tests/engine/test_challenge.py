"""The deal of the day and the series of five, which are the same for good."""

import hashlib
import json
import random
import subprocess
import sys
from collections import Counter
from datetime import date, timedelta

import pytest

from engine import challenge
from engine.challenge import NUMBERS, SERIES, deal_of, deals_of_series, main, series_points
from engine.core.jsontext import write_json
from engine.core.match import Match
from engine.games import GAMES

FIRST = date(2026, 1, 1)
TEN_YEARS = [FIRST + timedelta(days) for days in range(3652)]

PINNED = "d99e11cad40ed1dcc9bf22dcfffa6b3f62cf1a28a9f7aec2b7e18014d5dcac7c"
"""SHA-256 of the deals of ten years, from 1 January 2026 to 31 December 2035, a line a day."""

WRITTEN_OUT = {
    "2026-01-01": (
        '{"date":"2026-01-01","game":"face-to-face","seats":2,"options":{"first":"random"},'
        '"players":["human","normal"],"seed":120870}'
    ),
    "2026-11-23": (
        '{"date":"2026-11-23","game":"the-game","seats":1,"options":{"first":0,"min_cards":2,'
        '"fewer_cards":false,"on_fire":false},"players":["human"],"seed":852624}'
    ),
    "2026-11-24": (
        '{"date":"2026-11-24","game":"qwixx-cards","seats":3,"options":{"first":"random",'
        '"jokers":false},"players":["human","normal","normal"],"seed":334982}'
    ),
    "2026-11-25": (
        '{"date":"2026-11-25","game":"wednesday","seats":4,"options":{"youngest":0,'
        '"expert":false,"teams":0},"players":["human","normal","normal","normal"],'
        '"seed":378978}'
    ),
    "2026-11-26": (
        '{"date":"2026-11-26","game":"face-to-face","seats":2,"options":{"first":"random"},'
        '"players":["human","normal"],"seed":982469}'
    ),
    "2026-11-27": (
        '{"date":"2026-11-27","game":"the-game-extreme","seats":1,"options":{"first":0,'
        '"min_cards":2,"fewer_cards":false,"on_fire":false,"commands":"printed"},'
        '"players":["human"],"seed":929476}'
    ),
    "2026-11-28": (
        '{"date":"2026-11-28","game":"the-game","seats":1,"options":{"first":0,"min_cards":2,'
        '"fewer_cards":false,"on_fire":true},"players":["human"],"seed":522268}'
    ),
    "2026-11-29": (
        '{"date":"2026-11-29","game":"the-game","seats":2,"options":{"first":0,"min_cards":2,'
        '"fewer_cards":false,"on_fire":false},"players":["human","hard"],"seed":859228}'
    ),
    "2028-02-29": (
        '{"date":"2028-02-29","game":"qwixx-cards","seats":3,"options":{"first":"random",'
        '"jokers":false},"players":["human","normal","normal"],"seed":88393}'
    ),
    "2035-12-31": (
        '{"date":"2035-12-31","game":"the-game","seats":1,"options":{"first":0,"min_cards":2,'
        '"fewer_cards":false,"on_fire":false},"players":["human"],"seed":143439}'
    ),
}
"""Some days as they are printed: a week, a leap day, the ends of the ten years."""


def test_ten_years_are_pinned() -> None:
    assert TEN_YEARS[-1] == date(2035, 12, 31)
    lines = "".join(write_json(deal_of(day).json()) + "\n" for day in TEN_YEARS)
    assert hashlib.sha256(lines.encode()).hexdigest() == PINNED


@pytest.mark.parametrize("day", WRITTEN_OUT)
def test_a_day_is_printed(day: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([day]) == 0
    assert capsys.readouterr().out == WRITTEN_OUT[day] + "\n"


@pytest.mark.parametrize("text", ["", "today", "2026-02-30", "28.11.2026", "0000-01-01"])
def test_nonsense_is_no_date(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([text])
    assert left.value.code == 2
    assert "no date" in capsys.readouterr().err


def test_the_weekday_says_what_is_played() -> None:
    """As people are told it."""
    monday = date(2026, 11, 23)
    week = [deal_of(monday + timedelta(days)).match for days in range(7)]
    assert [(match.game, match.computers) for match in week] == [
        ("the-game", ()),
        ("qwixx-cards", ("normal", "normal")),
        ("wednesday", ("normal", "normal", "normal")),
        ("face-to-face", ("normal",)),
        ("the-game-extreme", ()),
        ("the-game", ()),
        ("the-game", ("hard",)),
    ]
    assert [match.options.get("on_fire") for match in week] == [
        False, None, None, None, False, True, False,
    ]  # fmt: skip


def test_the_number_is_worked_out_as_published() -> None:
    """By somebody who has read `engine/README.md` and no code."""
    for day in TEN_YEARS[::97]:
        state = ((day - date(1, 1, 1)).days + 1 + 0x9E3779B97F4A7C15) % 2**64
        output = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        output = (output ^ (output >> 27)) * 0x94D049BB133111EB % 2**64
        output ^= output >> 31
        assert deal_of(day).seed == 1 + output % 999_999


def test_every_day_can_be_dealt_and_names_every_option() -> None:
    for day in TEN_YEARS[:14]:
        deal = deal_of(day)
        rules = GAMES[deal.match.game]
        match = Match.new(rules, deal.match.seats, deal.match.options, deal.seed)
        assert match.options == deal.match.options
        assert list(deal.match.options) == list(rules.options)


def test_the_deals_differ() -> None:
    numbers = Counter(deal_of(day).seed for day in TEN_YEARS)
    assert numbers.most_common(1)[0][1] <= 2
    assert all(1 <= number <= NUMBERS for number in numbers)


def test_it_needs_no_rules_and_no_clock() -> None:
    """Home asks for the day's deal before any game is loaded."""
    code = "import json, sys, engine.challenge; print(json.dumps(sorted(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    loaded = json.loads(run.stdout)
    assert not [name for name in loaded if name.startswith(("engine.games", "engine.bots"))]
    assert "argparse" not in loaded
    assert challenge.WEEK


# The series of five

PINNED_SERIES = "0a1191e7d03a4296b16fe0b868b2ca7d123cdf7e052f295e7bfdbdc155deb909"
"""SHA-256 of the deal numbers of the first ten thousand series, a line each."""


def test_ten_thousand_series_are_pinned() -> None:
    series = [deals_of_series(number) for number in range(1, 10_001)]
    lines = "".join(",".join(map(str, seeds)) + "\n" for seeds in series)
    assert hashlib.sha256(lines.encode()).hexdigest() == PINNED_SERIES
    assert all(len(set(seeds)) == SERIES for seeds in series)
    assert deals_of_series(NUMBERS) == (554471, 649638, 925763, 233607, 421306)


def test_the_numbers_of_a_series_are_worked_out_as_published() -> None:
    """By somebody who has read `engine/README.md` and no code."""
    for number in range(1, NUMBERS, 99_991):
        state, seeds = 2**32 + number, []
        for _ in range(5):
            state = (state + 0x9E3779B97F4A7C15) % 2**64
            output = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
            output = (output ^ (output >> 27)) * 0x94D049BB133111EB % 2**64
            output ^= output >> 31
            seeds.append(1 + output % 999_999)
        assert deals_of_series(number) == tuple(seeds)


def test_a_series_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--series", "1"]) == 0
    printed = capsys.readouterr().out
    assert printed == '{"series":1,"seeds":[717086,103042,305019,865488,26613]}\n'


@pytest.mark.parametrize("text", ["", "0", "1000000", "-1", "1.5", "one", "٣", "9" * 5000])
def test_nonsense_is_no_series(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([f"--series={text}"])
    assert left.value.code == 2
    assert "no number from 1 to 999999" in capsys.readouterr().err


@pytest.mark.parametrize("number", [0, -1, NUMBERS + 1])
def test_a_series_has_a_number(number: int) -> None:
    with pytest.raises(ValueError, match="no number of a series"):
        deals_of_series(number)


@pytest.mark.parametrize("game", sorted({each.game for each in challenge.WEEK}))
def test_a_match_adds_what_is_published(game: str) -> None:
    rules, chance = GAMES[game], random.Random(game)
    match = Match.new(rules, max(2, rules.min_seats), {}, 7)
    while match.over is None:
        seat = match.to_act[0]
        match.do(seat, chance.choice(match.legal(seat)))
    added = [series_points(rules.scoring, match.state(), seat) for seat in range(match.seats)]
    over, state = match.over, match.state()
    match game:
        case "the-game" | "the-game-extreme":
            assert added == [over["remaining"]] * 2
        case "face-to-face":
            loser = 1 - over["winner"]
            assert added[over["winner"]] == 0
            assert added[loser] == len(state["hands"][loser]) + len(state["draw"][loser])
        case "qwixx-cards":
            assert added == over["scores"]
        case "wednesday":
            assert added == over["totals"]
    better = 1 if game == "qwixx-cards" else -1
    assert rules.scoring.more == better
