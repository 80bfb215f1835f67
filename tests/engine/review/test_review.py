"""Reviews: what they may know, that they repeat, and what is in them."""

import json
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from engine.bots import BOTS
from engine.bots.qwixx_cards.dealing import dealt_anew
from engine.core.chance import Chance
from engine.core.jsontext import Document, write_ascii_json
from engine.core.match import Match
from engine.games import GAMES
from engine.referee.referee import Referee
from engine.review.__main__ import main
from engine.review.decisions import decisions
from engine.review.findings import decision_json
from engine.review.reviewing import MatchReview, judged_decision, review_of_move
from engine.review.sources import SOURCES
from engine.review.trials import PLAYED
from tests.amounts import some
from tests.engine.asking import ask, code
from tests.engine.review.matches import (
    SMALL,
    drawn_to,
    ended_in_teams,
    in_turn,
    late,
    late_in_round,
    persons,
    play_on,
)

pytestmark = pytest.mark.third

TABLES: dict[str, Callable[[], Match]] = {
    "the-game-1": lambda: late("the-game", 1, drawn_to(12)),
    "the-game-2": lambda: late("the-game", 2, drawn_to(8)),
    "extreme-2": lambda: late("the-game-extreme", 2, drawn_to(8)),
    "face-to-face": lambda: late("face-to-face", 2, drawn_to(14)),
    "qwixx-2": lambda: late("qwixx-cards", 2, in_turn(15)),
    "qwixx-4": lambda: late("qwixx-cards", 4, in_turn(18)),
    "wednesday-4": lambda: late("wednesday", 4, late_in_round(5)),
}


@pytest.fixture(params=TABLES)
def begun(request: pytest.FixtureRequest) -> Match:
    """A match at its beginning."""
    return TABLES[request.param]()


@pytest.fixture
def match(begun: Match) -> Match:
    """A match that easy players have played to its end; persons, for the review."""
    return play_on(begun, "easy")


def review_json(match: Match, seed: int = 3) -> dict[str, Any]:
    review = MatchReview(match, None, seed, SMALL)
    *_, last = review.lines()
    return json.loads(write_ascii_json(last))["review"]  # type: ignore[no-any-return]


def test_the_same_match_and_seed_give_the_same_lines() -> None:
    match = play_on(late("the-game", 2, drawn_to(8)), "easy")
    again = Match.replay(match.document(), GAMES)
    lines = [*MatchReview(match, None, 3, SMALL).lines()]
    assert lines == [*MatchReview(again, None, 3, SMALL).lines()]
    assert lines != [*MatchReview(match, None, 4, SMALL).lines()]


def test_what_a_review_tells(match: Match) -> None:
    *steps, last = MatchReview(match, None, 3, SMALL).lines()
    review = json.loads(write_ascii_json(last))["review"]
    tells_more_and_more(steps, review)
    makes_the_result(match, review)
    holds_its_values(review)


def test_the_first_curve_is_coarse_and_spans_the_match() -> None:
    match = play_on(late("the-game", 2, drawn_to(12)), "easy")
    review = MatchReview(match, None, 3, SMALL)
    found = [judged.decision for judged in islice(review.steps(), 4)]
    for seat in (0, 1):
        own = [each for each in decisions(match, whole_turns=True) if each.seat == seat]
        first, last = (each for each in found if each.seat == seat)
        assert first == own[0]
        assert last in own[-2:]


def tells_more_and_more(steps: Sequence[Any], review: Any) -> None:
    """Each decision has lines, with ever more deals."""
    deals: dict[int, int] = {}
    for line in steps:
        decision = line["decision"]
        at = decision["moves"][0]
        assert decision["played"]["deals"] >= deals.get(at, SMALL.coarse)
        deals[at] = decision["played"]["deals"]
    reviewed = {each["moves"][0] for seat in review["seats"] for each in seat["decisions"]}
    assert {*deals} == reviewed


def makes_the_result(match: Match, review: Any) -> None:
    """The first chance, choice and luck make the result."""
    wins = match.game.scoring.outcome(match.state()).wins
    for seat in review["seats"]:
        whole = seat["first"] + seat["choice"] + seat["luck"]
        assert whole == pytest.approx(wins[seat["seat"]], abs=0.01)
        assert seat["choice"] == pytest.approx(sum(each["choice"] for each in seat["decisions"]))
        assert seat["choice"] <= 0


def test_whoever_wins_in_a_team_has_won_all_of_it() -> None:
    match = ended_in_teams()
    assert match.over is not None
    found = review_json(match)["seats"]
    assert {seat["seat"] for seat in found} & {*match.over["winners"]}
    for seat in found:
        won = float(seat["seat"] in match.over["winners"])
        assert seat["first"] + seat["choice"] + seat["luck"] == pytest.approx(won, abs=0.01)


def holds_its_values(review: Any) -> None:
    """The intervals hold their values, and there are few turning points."""
    for seat in review["seats"]:
        for decision in seat["decisions"]:
            for way in (decision["played"], decision["best"], *decision["alternatives"]):
                for estimate in (way["chance"], way["points"]):
                    assert estimate["low"] <= estimate["value"] <= estimate["high"]
            assert len(seat["turning_points"]) <= 3


def test_every_way_can_be_played(match: Match) -> None:
    for decision in decisions(match, SOURCES[match.game.id].whole_turns)[: some(8, least=3)]:
        judged = judged_decision(match, decision, 1)
        if judged is None:
            continue
        judged.judge(2)
        judged.try_others(2)
        for way in judged.trials.ways:
            state = match.states[decision.first]
            for text in way:
                state = match.game.apply(state, decision.seat, match.game.parse(text))
            if SOURCES[match.game.id].whole_turns and match.game.to_act(state):
                before = match.view(None, decision.first)["turn"]
                assert match.game.view(state, None)["turn"]["number"] > before["number"]


def hidden_otherwise(match: Match, seat: int) -> Document:
    """The first state of the match with other cards where the seat does not see them."""
    state, chance = match.states[0], Chance(5)
    if match.game.id == "qwixx-cards":
        return match.game.document(dealt_anew(state, seat, chance))
    document = json.loads(json.dumps(match.game.document(state)))
    hands, others = document["hands"], [at for at in range(match.seats) if at != seat]
    hidden = {"face-to-face": "draw", "wednesday": "burnt"}.get(match.game.id, "draw")
    pile = document[hidden]
    if match.game.id == "face-to-face":
        pile[seat].reverse()
        pile = pile[1 - seat]
    cards = chance.shuffled([card for at in others for card in hands[at]] + pile)
    cards.sort(key=lambda card: card == document.get("blocked"))
    for at in others:
        hands[at], cards = sorted(cards[: len(hands[at])]), cards[len(hands[at]) :]
    pile[:] = cards
    if match.game.id == "wednesday":
        document["characters"].reverse()
    return document  # type: ignore[no-any-return]


def test_a_review_knows_no_hidden_card(begun: Match) -> None:
    seat = begun.to_act[0]
    other = Match.from_state(
        begun.game, hidden_otherwise(begun, seat), players=persons(begun.seats)
    )
    assert other.state() != begun.state()
    assert other.view(seat) == begun.view(seat)
    reviews = []
    for each in (begun, other):
        while each.to_act == (seat,) and len(each.moves) < 2:
            each.do(seat, each.legal(seat)[0])
        judged = review_of_move(each, 0, 9, 8)
        assert judged is not None
        reviews.append(decision_json(judged))
    assert reviews[0] == reviews[1]


def test_only_persons_and_what_stands_is_reviewed() -> None:
    match = play_on(late("the-game", 2, drawn_to(8)), "easy")
    undone = match.document() + '{"undo":1}\n'
    again = Match.replay(undone, GAMES)
    again.set_kind(0, "hard")
    play_on(again, "easy", bot_seed=2)
    found = decisions(again, whole_turns=True)
    assert [move for each in found for move in each.moves] == [*range(len(again.moves))]
    assert [seat["seat"] for seat in review_json(again)["seats"]] == [0, 1]
    handed = Match.from_state(again.game, again.state(0), players=persons(2))
    handed.set_kind(0, "normal")
    play_on(handed, "easy")
    assert [seat["seat"] for seat in review_json(handed)["seats"]] == [1]


def test_the_command_prints_the_review(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.review.__main__.USUAL", SMALL)
    match = play_on(late("the-game", 2, drawn_to(8)), "easy")
    file = tmp_path / "match.trapoula"
    file.write_text(match.document(), encoding="utf-8")
    assert main([str(file), "--seat", "1", "--seed", "3"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert [seat["seat"] for seat in printed["seats"]] == [1]
    assert main([str(file), "--seat", "1", "--seed", "3", "--lines"]) == 0
    *steps, last = map(json.loads, capsys.readouterr().out.splitlines())
    assert all("decision" in line for line in steps)
    assert last == {"review": printed}


@pytest.mark.parametrize(
    ("text", "arguments"),
    [("no match", []), (None, []), ("", ["--seed", "-1"]), ("", ["--seat", "2"])],
)
def test_the_command_says_what_is_wrong(
    text: str | None, arguments: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "match.trapoula"
    if text is not None:
        file.write_text(text or late("the-game", 2, drawn_to(8)).document(), encoding="utf-8")
    with pytest.raises(SystemExit) as error:
        main([str(file), *arguments])
    assert error.value.code == 2


def test_the_command_says_that_a_game_is_not_reviewed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(SOURCES, "the-game")
    file = tmp_path / "match.trapoula"
    file.write_text(late("the-game", 2, drawn_to(8)).document(), encoding="utf-8")
    with pytest.raises(SystemExit) as error:
        main([str(file)])
    assert error.value.code == 2
    assert "not reviewed" in capsys.readouterr().err


def test_the_referee_reviews_one_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.referee.reviews.DEALS", 4)
    referee, match = Referee(), play_on(late("the-game", 2, drawn_to(8)), "easy")
    handle = ask(referee, {"cmd": "load", "document": match.document()})["match"]
    request = {"cmd": "review", "match": handle, "move": 0}
    decision = ask(referee, request)["decision"]
    assert decision["moves"][0] == 0
    assert decision["played"]["deals"] == 4
    assert decision["reasons"]
    assert ask(referee, {**request, "seed": 0})["decision"] == decision
    assert ask(referee, {**request, "move": decision["moves"][-1]})["decision"] == decision
    assert code(ask(referee, {**request, "move": len(match.moves)})) == "no-such-move"
    assert code(ask(referee, {**request, "move": -1})) == "no-such-move"
    assert code(ask(referee, {**request, "move": "0"})) == "bad-field"
    assert code(ask(referee, {**request, "seed": -1})) == "bad-seed"
    assert code(ask(referee, {**request, "match": "m9"})) == "no-such-match"


@pytest.mark.parametrize(
    "table",
    [
        "the-game-2",
        *(pytest.param(each, marks=pytest.mark.thorough) for each in ("extreme-2", "face-to-face")),
    ],
)
def test_the_best_way_begins_with_what_its_reasons_are_about(table: str) -> None:
    match = play_on(TABLES[table](), "easy")
    source, bot = SOURCES[match.game.id], BOTS[match.game.id]
    compared = 0
    for decision in decisions(match, source.whole_turns):
        judged = judged_decision(match, decision, 1)
        if judged is None:
            continue
        judged.try_others(1)
        judged.judge(1)
        if judged.better != PLAYED:
            state, seat = match.states[decision.first], decision.seat
            legal = [str(action) for action in match.game.legal(state, seat)]
            hint = bot.hint(match.game.view(state, seat), seat, legal)
            assert judged.trials.ways[judged.better][0] == hint.action
            compared += 1
    assert compared
