"""The referee's requests to computer players, with players made for it."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.bots.bot import Bot, BotHint, HintReason, Level
from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.jsontext import Document
from engine.referee.referee import Referee
from tests.engine.asking import ask, code

NEW = {"cmd": "new", "game": "the-game", "seats": 2, "seed": 42}


class Told(Bot):
    """Answers with what it was told: the action by level, the seat as an argument."""

    def choose(
        self, view: Document, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> str:
        if view["turn"]["seat"] != seat:
            raise BadDocument("turn.seat", "another seat is on turn")
        return legal[{"easy": 0, "normal": 1, "hard": -1}[level]]

    def hint(self, view: Document, seat: int, legal: Sequence[str]) -> BotHint:
        if view["turn"]["seat"] != seat:
            raise BadDocument("turn.seat", "another seat is on turn")
        return BotHint(legal[-1], (HintReason("told", {"seat": seat}), HintReason("because", {})))

    def signals(self, view: Document, seat: int, level: Level) -> Mapping[str, str]:
        return {"up1": "leave"} if level == "hard" else {}


class Broken(Told):
    """Breaks down, or answers with what is not legal."""

    def choose(
        self, view: Document, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> str:
        return "place 2 up1" if level == "easy" else str(1 // 0)

    def hint(self, view: Document, seat: int, legal: Sequence[str]) -> BotHint:
        return BotHint("end", (HintReason("told", {}),))


@pytest.fixture
def referee() -> Referee:
    """With a computer player for The Game and for Qwixx, and a match m1 of The Game."""
    referee = Referee(bots={"the-game": Told(), "qwixx-cards": Told()})
    assert ask(referee, NEW)["match"] == "m1"
    return referee


def by_view(referee: Referee, seat: int = 0) -> dict[str, Any]:
    """The fields of a request by the view of a seat in m1."""
    view = ask(referee, {"cmd": "view", "match": "m1", "seat": seat})["view"]
    legal = ask(referee, {"cmd": "legal", "match": "m1"})["actions"].get(str(seat), [])
    return {"view": view, "seat": seat, "legal": legal, "bot_seed": 7}


def test_an_action_for_each_level_with_the_signals(referee: Referee) -> None:
    legal = by_view(referee)["legal"]
    request = {"cmd": "bot", "match": "m1", "seat": 0}
    assert ask(referee, {**request, "level": "easy"}) == {
        "ok": True,
        "action": legal[0],
        "signals": {},
    }
    assert ask(referee, {**request, "level": "hard"}) == {
        "ok": True,
        "action": legal[-1],
        "signals": {"up1": "leave"},
    }


def test_match_and_view_give_the_same(referee: Referee) -> None:
    for level in ("easy", "normal", "hard"):
        by_match = ask(referee, {"cmd": "bot", "match": "m1", "seat": 0, "level": level})
        assert ask(referee, {"cmd": "bot", "level": level, **by_view(referee)}) == by_match


def test_who_is_not_on_turn_may_signal(referee: Referee) -> None:
    only_signals = {"ok": True, "action": None, "signals": {"up1": "leave"}}
    request = {"cmd": "bot", "match": "m1", "seat": 1, "level": "hard"}
    assert ask(referee, request) == only_signals
    assert ask(referee, {"cmd": "bot", "level": "hard", **by_view(referee, 1)}) == only_signals


def test_no_signals_where_the_game_has_none(referee: Referee) -> None:
    match = ask(referee, {**NEW, "game": "qwixx-cards", "options": {"first": 0}})["match"]
    reply = ask(referee, {"cmd": "bot", "match": match, "seat": 0, "level": "easy"})
    assert reply == {"ok": True, "action": "take 1"}


def test_a_hint_with_its_reasons(referee: Referee) -> None:
    about = by_view(referee)
    assert ask(referee, {"cmd": "hint", **about}) == {
        "ok": True,
        "action": about["legal"][-1],
        "reasons": [
            {"code": "told", "args": {"seat": 0}},
            {"code": "because", "args": {}},
        ],
    }


def test_no_hint_out_of_turn(referee: Referee) -> None:
    assert code(ask(referee, {"cmd": "hint", "match": "m1", "seat": 1})) == "not-your-turn"
    assert code(ask(referee, {"cmd": "hint", **by_view(referee, 1)})) == "bad-field"


def test_thinking_changes_no_match(referee: Referee) -> None:
    before = ask(referee, {"cmd": "state", "match": "m1"})
    ask(referee, {"cmd": "bot", "match": "m1", "seat": 0, "level": "hard"})
    ask(referee, {"cmd": "hint", "match": "m1", "seat": 0})
    assert ask(referee, {"cmd": "state", "match": "m1"}) == before


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"match": "m2"}, "no-such-match"),
    ({"match": None}, "no-such-match"),
    ({"match": "m1", "seat": 2}, "no-such-seat"),
    ({"match": "m1", "seat": None}, "bad-field"),
    ({"match": "m1", "seat": True}, "bad-field"),
    ({"match": "m1", "level": "human"}, "bad-field"),
    ({"match": "m1", "level": None}, "bad-field"),
    ({"match": "m1", "bot_seed": 1}, "unknown-field"),
    ({"match": "m1", "view": {}}, "unknown-field"),
    ({"match": "m1", "more": 1}, "unknown-field"),
    ({"view": []}, "bad-field"),
    ({"view": {}}, "bad-view"),
    ({"view": {"game": 1}}, "bad-view"),
    ({"view": {"game": "chess"}}, "unknown-game"),
    ({"view": {"game": "wednesday"}, "legal": ["pass"]}, "not-available"),
    ({"legal": None}, "bad-field"),
    ({"legal": "end"}, "bad-field"),
    ({"legal": [1]}, "bad-field"),
    ({"legal": ["jump"]}, "unknown-action"),
    ({"seat": 1}, "bad-view"),
    ({"seat": "0"}, "bad-field"),
    ({"bot_seed": -1}, "bad-seed"),
    ({"bot_seed": 2**63}, "bad-seed"),
    ({"bot_seed": 1.0}, "bad-field"),
]


@pytest.mark.parametrize(("fields", "expected"), WRONG)
def test_what_is_wrong_is_an_error(referee: Referee, fields: dict[str, Any], expected: str) -> None:
    about = {"seat": 0} if "match" in fields else by_view(referee)
    request = {"cmd": "bot", "level": "easy", **about, **fields}
    assert code(ask(referee, request)) == expected
    if "level" not in fields:
        del request["level"]
        assert code(ask(referee, {**request, "cmd": "hint"})) == expected


@pytest.mark.parametrize("missing", ["seat", "level", "view", "legal", "bot_seed"])
def test_every_field_is_needed(referee: Referee, missing: str) -> None:
    request = {"cmd": "bot", "level": "easy", **by_view(referee)}
    del request[missing]
    error = ask(referee, request)["error"]
    assert (error["code"], error["args"]) == ("missing-field", {"field": missing})


def test_about_nothing(referee: Referee) -> None:
    error = ask(referee, {"cmd": "hint", "seat": 0})["error"]
    assert (error["code"], error["args"]) == ("missing-field", {"field": "match"})


def test_the_place_of_what_is_wrong_in_a_view(referee: Referee) -> None:
    error = ask(referee, {"cmd": "hint", **by_view(referee), "seat": 1})["error"]
    assert error["args"] == {"where": "turn.seat", "reason": "another seat is on turn"}


def test_a_player_that_breaks_down_is_an_error() -> None:
    referee = Referee(bots={"the-game": Broken()})
    ask(referee, NEW)
    error = ask(referee, {"cmd": "bot", "match": "m1", "seat": 0, "level": "hard"})["error"]
    assert error["code"] == "bot-failed"
    assert "ZeroDivisionError" in error["args"]["reason"]


def test_an_action_that_is_not_among_the_legal_ones_is_an_error() -> None:
    referee = Referee(bots={"the-game": Broken()})
    ask(referee, NEW)
    for request, action in (
        ({"cmd": "bot", "match": "m1", "seat": 0, "level": "easy"}, "place 2 up1"),
        ({"cmd": "hint", "match": "m1", "seat": 0}, "end"),
    ):
        error = ask(referee, request)["error"]
        assert (error["code"], error["args"]) == ("wrong-legal", {"action": action})


DEAL = {"cmd": "play", "game": "the-game", "players": ["hard", "easy"], "seed": 7}


def test_a_deal_is_played_to_its_end_by_the_same_players_alike() -> None:
    referee = Referee()
    request = {**DEAL, "players": ["easy", "easy", "easy"]}
    reply = ask(referee, request)
    assert (len(reply["wins"]), len(set(reply["points"]))) == (3, 1)
    assert ask(referee, request) == reply
    assert ask(referee, {**request, "bot_seed": 0}) == reply
    assert ask(referee, {**request, "seed": 8}) != reply


def test_each_seat_of_a_deal_is_played_at_its_level() -> None:
    class Noted(Told):
        def __init__(self) -> None:
            self.asked: set[tuple[int, Level]] = set()

        def choose(
            self, view: Document, seat: int, legal: Sequence[str], level: Level, chance: Chance
        ) -> str:
            self.asked.add((seat, level))
            return legal[0]

    bot = Noted()
    ask(Referee(bots={"the-game": bot}), DEAL)
    assert bot.asked == {(0, "hard"), (1, "easy")}


def test_a_deal_holds_no_match_and_has_the_options_asked_for() -> None:
    referee = Referee()
    fields = {"game": "qwixx-cards", "players": ["easy"] * 2, "seed": 7}
    replies = [
        ask(referee, {**DEAL, **fields, "options": {"jokers": jokers}}) for jokers in (True, False)
    ]
    assert replies[0] != replies[1]
    assert ask(referee, NEW)["match"] == "m1"


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"game": "wednesday"}, "not-available"),
        ({"players": []}, "bad-seats"),
        ({"players": ["easy"] * 6}, "bad-seats"),
        ({"players": ["human"]}, "bad-field"),
        ({"players": [["easy"]]}, "bad-field"),
        ({"players": "easy"}, "bad-field"),
        ({"seed": -1}, "bad-seed"),
        ({"bot_seed": -1}, "bad-seed"),
        ({"options": {"colour": 1}}, "unknown-option"),
    ],
)
def test_a_deal_that_cannot_be_played_is_an_error(
    referee: Referee, fields: dict[str, Any], expected: str
) -> None:
    assert code(ask(referee, {**DEAL, **fields})) == expected


def test_a_player_that_breaks_down_in_a_deal_is_an_error() -> None:
    assert code(ask(Referee(bots={"the-game": Broken()}), DEAL)) == "bot-failed"
