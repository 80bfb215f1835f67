"""The referee: every request, over pipes as other programs use it, and everything wrong."""

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.jsontext import MAX_DEPTH
from engine.core.match import Match
from engine.games import GAMES
from engine.referee import held
from engine.referee.referee import Referee
from engine.referee.serving import MAX_LINE, serve
from tests.engine.asking import ask, code, read_reply
from tests.engine.games.the_game.positions import position

ROOT = Path(__file__).parents[2]
NEW = {"cmd": "new", "game": "the-game", "seats": 2, "options": {"on_fire": True}, "seed": 42}


class Pipes:
    """A referee in a process of its own."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "engine.referee"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def send(self, line: bytes) -> dict[str, Any]:
        """The reply to one line of bytes."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return read_reply(self.process.stdout.readline())

    def ask(self, **request: Any) -> dict[str, Any]:
        return self.send(json.dumps(request).encode())

    def close(self) -> tuple[bytes, bytes, int]:
        """What came after the replies on standard output, standard error, and the status."""
        output, errors = self.process.communicate()
        return output, errors, self.process.returncode


@pytest.fixture
def pipes() -> Iterator[Pipes]:
    pipes = Pipes()
    yield pipes
    assert pipes.close() == (b"", b"", 0)


@pytest.fixture
def referee() -> Referee:
    """A referee with one match, of the handle m1, in which seat 0 has placed 10."""
    referee = Referee()
    assert ask(referee, NEW) == {"ok": True, "match": "m1"}
    assert ask(referee, {"cmd": "do", "match": "m1", "seat": 0, "action": "place 10 up1"})["ok"]
    return referee


def test_a_match_over_pipes(pipes: Pipes) -> None:
    assert pipes.ask(cmd="games")["games"][0] == {
        "id": "the-game",
        "seats": [1, 5],
        "options": {
            "first": {"default": 0, "choices": [0, 1, 2, 3, 4, "after-looking"]},
            "min_cards": {"default": 2, "choices": [2, 3]},
            "fewer_cards": {"default": False, "choices": [False, True]},
            "on_fire": {"default": False, "choices": [False, True]},
        },
        "rules_version": 1,
    }
    match = pipes.ask(cmd="new", game="the-game", seats=2, seed=42)["match"]
    legal = pipes.ask(cmd="legal", match=match)
    assert legal["to_act"] == [0]
    assert list(legal["actions"]) == ["0"]
    assert legal["actions"]["0"][:2] == ["place 10 up1", "place 10 up2"]
    done = pipes.ask(cmd="do", match=match, seat=0, action="place 10 up1", id="first")
    assert done == {"id": "first", "ok": True, "to_act": [0], "over": None}
    assert pipes.ask(cmd="why", match=match, seat=0, action="place 14 up1") == {
        "ok": True,
        "legal": True,
    }
    assert pipes.ask(cmd="why", match=match, seat=0, action="end") == {
        "ok": True,
        "legal": False,
        "refusal": {"code": "minimum", "args": {"placed": 1, "minimum": 2}},
    }
    refused = pipes.ask(cmd="do", match=match, seat=1, action="end")["error"]
    assert (refused["code"], refused["args"]) == ("not-your-turn", {"seat": 1, "to_act": [0]})
    state = pipes.ask(cmd="state", match=match)["state"]
    assert state["piles"]["up1"] == [1, 10]
    assert pipes.ask(cmd="view", match=match, seat=1)["view"]["hands"] == [
        [None] * 6,
        state["hands"][1],
    ]
    assert pipes.ask(cmd="view", match=match, seat=None)["view"]["hands"][1] == [None] * 7
    signal = {"cmd": "signal", "match": match, "seat": 1, "pile": "up1", "signal": "leave"}
    assert pipes.ask(**signal) == {"ok": True}
    assert pipes.ask(cmd="state", match=match)["state"]["signals"] == [{}, {"up1": "leave"}]
    assert pipes.ask(**{**signal, "signal": None}) == {"ok": True}
    document = pipes.ask(cmd="save", match=match)["document"]
    loaded = pipes.ask(cmd="load", document=document)["match"]
    assert pipes.ask(cmd="state", match=loaded)["state"] == state
    assert pipes.ask(cmd="undo", match=match) == {"ok": True, "to_act": [0], "over": None}
    assert pipes.ask(cmd="state", match=match)["state"]["piles"]["up1"] == [1]
    assert code(pipes.ask(cmd="undo", match=match)) == "nothing-to-undo"
    set_up = pipes.ask(cmd="set", state=state)["match"]
    assert pipes.ask(cmd="state", match=set_up)["state"] == state
    assert pipes.ask(cmd="drop", match=match) == {"ok": True}
    assert code(pipes.ask(cmd="state", match=match)) == "no-such-match"


def test_a_match_to_its_end(pipes: Pipes) -> None:
    match = pipes.ask(cmd="set", state=position([20], [], draw=0).state())["match"]
    done = pipes.ask(cmd="do", match=match, seat=0, action="place 20 up1")
    over = {"won": True, "remaining": 0, "reason": "all-placed"}
    assert done == {"ok": True, "to_act": [], "over": over}
    assert pipes.ask(cmd="legal", match=match) == {"ok": True, "to_act": [], "actions": {}}
    assert code(pipes.ask(cmd="do", match=match, seat=0, action="end")) == "match-over"


def test_what_an_action_brought_about_is_told_to_one_viewer(pipes: Pipes) -> None:
    """A seat, or a bystander, who is told less than the seat itself."""
    match = pipes.ask(cmd="new", game="qwixx-cards", seats=2, seed=7, options={"first": 1})["match"]
    do = {"cmd": "do", "match": match, "seat": 1, "action": "take 2"}
    told = {}
    for viewer in (1, 0, None):
        told[viewer] = pipes.ask(**do, tell=viewer)
        assert pipes.ask(cmd="undo", match=match)["ok"]
    display = pipes.ask(cmd="state", match=match)["state"]["display"]
    taken = {"what": "display-card-taken", "seat": 1, "slot": 2, "number": int(display[1][1:])}
    assert told[1]["happened"][0] == {**taken, "card": display[1]}
    for viewer in (0, None):
        assert told[viewer]["happened"] == [{**taken, "card": None}, *told[1]["happened"][1:]]
    without = pipes.ask(**do)
    assert told[0] == {**without, "happened": told[0]["happened"]}


def test_the_log_has_undo_and_signals_and_is_read_in_pieces(pipes: Pipes) -> None:
    match = pipes.ask(**NEW)["match"]
    assert pipes.ask(cmd="log", match=match, viewer=0) == {"ok": True, "log": []}
    do = {"cmd": "do", "match": match, "seat": 0, "tell": 1}
    signal = {"cmd": "signal", "match": match, "seat": 1, "pile": "up1", "signal": "gentle"}
    told = [pipes.ask(**do, action="place 10 up1")["happened"]]
    for request in (signal, {"cmd": "undo", "match": match}, {**signal, "signal": None}):
        assert pipes.ask(**request)["ok"]
    told.append(pipes.ask(**do, action="place 14 up1")["happened"])
    whole = pipes.ask(cmd="log", match=match, viewer=1)["log"]
    signalled = {"what": "signal-set", "seat": 1, "pile": "up1"}
    assert [(entry["event"], entry["happenings"]) for entry in whole] == [
        (0, told[0]),
        (1, [{**signalled, "signal": "gentle"}]),
        (2, [{"what": "actions-taken-back", "seat": 0, "actions": 1, "undone": told[0][:1]}]),
        (3, [{**signalled, "signal": None}]),
        (4, told[1]),
    ]
    assert [each[0]["seat"] for each in told] == [0, 0]
    assert told[0] != told[1]
    for start in (0, 1, 4, 5, 10**30):
        rest = pipes.ask(cmd="log", match=match, viewer=1, **{"from": start})
        assert rest == {"ok": True, "log": whole[start:]}
    document = pipes.ask(cmd="save", match=match)["document"]
    loaded = pipes.ask(cmd="load", document=document)["match"]
    assert pipes.ask(cmd="log", match=loaded, viewer=1)["log"] == whole


def test_hostile_lines_over_pipes(pipes: Pipes) -> None:
    match = pipes.ask(**NEW)["match"]
    before = pipes.ask(cmd="state", match=match)
    for line, expected in [
        (b"", "bad-json"),
        (b"\xff\xfe", "bad-json"),
        (b"[" * 200_000, "bad-json"),
        (b'{"cmd":' * 5_000, "bad-json"),
        (b'{"cmd":' + b"9" * 50_000 + b"}", "bad-json"),
        (b'{"cmd":"\\ud800","id":"\\udfff"}', "unknown-command"),
        (b'{"cmd":"load","document":"' + b"x" * 3_000_000 + b'"}', "damaged"),
        (b"x" * (MAX_LINE + 1), "too-long"),
        (b"x" * (3 * MAX_LINE), "too-long"),
        (b'{"cmd":"\0"}', "bad-json"),
    ]:
        assert code(pipes.send(line)) == expected
    assert pipes.ask(cmd="state", match=match) == before


def test_the_last_line_needs_no_end() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "engine.referee"],
        cwd=ROOT,
        input=b'{"cmd":"games"}\r\n{"cmd":"games","id":2}',
        capture_output=True,
        check=True,
    )
    first, second = map(read_reply, process.stdout.splitlines())
    assert second == {"id": 2, **first}


def test_nobody_reads_the_replies() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "engine.referee"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        process.stdout.close()
        _, errors = process.communicate(b'{"cmd":"games"}\n' * 10)
    assert (process.returncode, errors) == (1, b"")


def test_starts_without_qt() -> None:
    check = (
        "import sys, engine.referee; "
        "assert not [name for name in sys.modules if 'PySide' in name or 'shiboken' in name]"
    )
    subprocess.run([sys.executable, "-c", check], cwd=ROOT, check=True)


def test_serve_answers_streams() -> None:
    output = io.BytesIO()
    assert serve(io.BytesIO(b'{"cmd":"games","id":1}\nx\n'), output) == 0
    first, second = map(read_reply, output.getvalue().splitlines())
    assert first["id"] == 1
    assert code(second) == "bad-json"


@pytest.mark.parametrize(
    "echo", [0, -1, "a", "Ά", "\ud800", None, True, 1.5, [], {"a": [1]}, "x" * 100_000]
)
def test_any_id_is_echoed(referee: Referee, echo: Any) -> None:
    assert ask(referee, {"cmd": "games", "id": echo})["id"] == echo
    assert ask(referee, {"cmd": "fly", "id": echo})["id"] == echo
    assert ask(referee, {"cmd": "drop", "match": "m9", "id": echo})["id"] == echo


PLACE = {"cmd": "do", "match": "m1", "seat": 0, "action": "place 14 up1"}
WRONG: list[tuple[dict[str, Any], str]] = [
    ({}, "unknown-command"),
    ({"cmd": None}, "unknown-command"),
    ({"cmd": ["games"]}, "unknown-command"),
    ({"cmd": "fly"}, "unknown-command"),
    ({"cmd": "games", "more": 1}, "unknown-field"),
    ({"cmd": "legal"}, "missing-field"),
    ({"cmd": "legal", "match": "m1", "seat": 0}, "unknown-field"),
    ({"cmd": "legal", "match": 1}, "no-such-match"),
    ({"cmd": "legal", "match": True}, "no-such-match"),
    ({"cmd": "legal", "match": None}, "no-such-match"),
    ({"cmd": "legal", "match": ["m1"]}, "no-such-match"),
    ({"cmd": "legal", "match": "m2"}, "no-such-match"),
    ({"cmd": "legal", "match": "m1 "}, "no-such-match"),
    ({**NEW, "game": "chess"}, "unknown-game"),
    ({**NEW, "game": 1}, "bad-field"),
    ({**NEW, "seats": 0}, "bad-seats"),
    ({**NEW, "seats": 6}, "bad-seats"),
    ({**NEW, "seats": 10**4000}, "bad-seats"),
    ({**NEW, "seats": True}, "bad-field"),
    ({**NEW, "seats": 2.0}, "bad-field"),
    ({**NEW, "seats": "2"}, "bad-field"),
    ({**NEW, "seats": None}, "bad-field"),
    ({**NEW, "seed": -1}, "bad-seed"),
    ({**NEW, "seed": 2**63}, "bad-seed"),
    ({**NEW, "seed": False}, "bad-field"),
    ({**NEW, "seed": 1e3}, "bad-field"),
    ({**NEW, "options": []}, "bad-field"),
    ({**NEW, "options": None}, "bad-field"),
    ({**NEW, "options": {"speed": 1}}, "unknown-option"),
    ({**NEW, "options": {"first": 2}}, "bad-option"),
    ({**NEW, "options": {"first": True}}, "bad-option"),
    ({**NEW, "options": {"on_fire": 1}}, "bad-option"),
    ({**NEW, "options": {"on_fire": {"a": []}}}, "bad-option"),
    ({"cmd": "new", "game": "the-game", "seats": 2}, "missing-field"),
    ({"cmd": "set", "state": None}, "bad-field"),
    ({"cmd": "set", "state": {}}, "bad-state"),
    ({"cmd": "set", "state": {"game": 1}}, "bad-state"),
    ({"cmd": "set", "state": {"game": "chess"}}, "unknown-game"),
    ({"cmd": "set", "state": {"game": "the-game"}}, "bad-state"),
    ({"cmd": "load", "document": None}, "bad-field"),
    ({"cmd": "load", "document": ""}, "damaged"),
    ({"cmd": "load", "document": "{}\n"}, "damaged"),
    ({"cmd": "load", "document": "\ud800\n"}, "damaged"),
    ({"cmd": "do", "match": "m1", "seat": 0, "action": "place 11 up1"}, "not-in-hand"),
    ({"cmd": "do", "match": "m1", "seat": 0, "action": "place 10"}, "unknown-action"),
    ({"cmd": "do", "match": "m1", "seat": 0, "action": "\ud800" * 1000}, "unknown-action"),
    ({"cmd": "do", "match": "m1", "seat": 0, "action": None}, "bad-field"),
    ({"cmd": "do", "match": "m1", "seat": "0", "action": "end"}, "bad-field"),
    ({"cmd": "do", "match": "m1", "seat": False, "action": "place 14 up1"}, "bad-field"),
    ({"cmd": "do", "match": "m1", "seat": 1, "action": "end"}, "not-your-turn"),
    ({"cmd": "do", "match": "m1", "seat": 2, "action": "end"}, "no-such-seat"),
    ({"cmd": "do", "match": "m1", "seat": -2, "action": "place 14 up1"}, "no-such-seat"),
    ({"cmd": "do", "match": "m1", "seat": 10**4000, "action": "end"}, "no-such-seat"),
    ({"cmd": "why", "match": "m1", "seat": 0, "action": 1}, "bad-field"),
    ({"cmd": "view", "match": "m1"}, "missing-field"),
    ({"cmd": "view", "match": "m1", "seat": 2}, "no-such-seat"),
    ({"cmd": "view", "match": "m1", "seat": -1}, "no-such-seat"),
    ({"cmd": "view", "match": "m1", "seat": False}, "bad-field"),
    ({**PLACE, "tell": 2}, "no-such-seat"),
    ({**PLACE, "tell": -1}, "no-such-seat"),
    ({**PLACE, "tell": 10**4000}, "no-such-seat"),
    ({**PLACE, "tell": True}, "bad-field"),
    ({**PLACE, "tell": "0"}, "bad-field"),
    ({**PLACE, "tell": []}, "bad-field"),
    ({**PLACE, "tell": 2, "action": "end"}, "no-such-seat"),
    ({**PLACE, "tell": 0, "action": "end"}, "minimum"),
    ({**PLACE, "viewer": 0}, "unknown-field"),
    ({"cmd": "log", "match": "m1"}, "missing-field"),
    ({"cmd": "log", "viewer": 0}, "missing-field"),
    ({"cmd": "log", "match": "m2", "viewer": 0}, "no-such-match"),
    ({"cmd": "log", "match": "m1", "viewer": 2}, "no-such-seat"),
    ({"cmd": "log", "match": "m1", "viewer": -1}, "no-such-seat"),
    ({"cmd": "log", "match": "m1", "viewer": False}, "bad-field"),
    ({"cmd": "log", "match": "m1", "viewer": 0, "from": -1}, "bad-field"),
    ({"cmd": "log", "match": "m1", "viewer": 0, "from": None}, "bad-field"),
    ({"cmd": "log", "match": "m1", "viewer": 0, "from": 1.0}, "bad-field"),
    ({"cmd": "log", "match": "m1", "viewer": 0, "from": True}, "bad-field"),
    ({"cmd": "log", "match": "m1", "viewer": 0, "seat": 0}, "unknown-field"),
    ({"cmd": "signal", "match": "m1", "seat": 0, "pile": "up1"}, "missing-field"),
    ({"cmd": "signal", "match": "m1", "seat": 0, "pile": "up3", "signal": None}, "unknown-pile"),
    ({"cmd": "signal", "match": "m1", "seat": 0, "pile": "up1", "signal": "x"}, "unknown-signal"),
    ({"cmd": "signal", "match": "m1", "seat": 0, "pile": "up1", "signal": 0}, "bad-field"),
    ({"cmd": "signal", "match": "m1", "seat": 2, "pile": "up1", "signal": None}, "no-such-seat"),
    ({"cmd": "undo", "match": "m1", "seat": 0}, "unknown-field"),
]


@pytest.mark.parametrize(("request_", "expected"), WRONG)
def test_what_is_wrong_is_an_error_and_changes_nothing(
    referee: Referee, request_: dict[str, Any], expected: str
) -> None:
    before = (
        ask(referee, {"cmd": "save", "match": "m1"}),
        ask(referee, {"cmd": "state", "match": "m1"}),
    )
    assert code(ask(referee, request_)) == expected
    after = (
        ask(referee, {"cmd": "save", "match": "m1"}),
        ask(referee, {"cmd": "state", "match": "m1"}),
    )
    assert after == before


def test_errors_name_what_is_wrong(referee: Referee) -> None:
    state = ask(referee, {"cmd": "state", "match": "m1"})["state"]
    state["hands"][0].append(99)
    error = ask(referee, {"cmd": "set", "state": state})["error"]
    assert error["args"] == {"where": "", "reason": "cards more than once: [99]"}
    document = ask(referee, {"cmd": "save", "match": "m1"})["document"] + "{}\n"
    error = ask(referee, {"cmd": "load", "document": document})["error"]
    assert error["args"] == {"line": 3, "kind": "line", "reason": "not an event of a match"}
    error = ask(referee, {"cmd": "new", "game": "chess", "seats": 2, "seed": 1})["error"]
    assert error["args"] == {"game": "chess"}
    error = ask(referee, {"cmd": "games", "d": 1, "a": 2, "c": 3})["error"]
    assert error["args"] == {"field": "a"}


def test_errors_repeat_no_more_than_a_little_of_a_long_request(referee: Referee) -> None:
    options = {"on_fire": "x" * 100_000}
    request = {"cmd": "new", "game": "the-game", "seats": 2, "seed": 1, "options": options}
    assert len(json.dumps(ask(referee, request))) < 1_000


def test_the_seats_to_act_may_be_told_in_any_order(referee: Referee) -> None:
    match = ask(referee, {"cmd": "new", "game": "qwixx-cards", "seats": 3, "seed": 1})["match"]
    for action in ("take 1", "skip"):
        seat = ask(referee, {"cmd": "legal", "match": match})["to_act"][0]
        ask(referee, {"cmd": "do", "match": match, "seat": seat, "action": action})
    state = ask(referee, {"cmd": "state", "match": match})["state"]
    assert len(state["to_act"]) > 1
    for to_act in (sorted(state["to_act"]), sorted(state["to_act"], reverse=True)):
        assert ask(referee, {"cmd": "set", "state": {**state, "to_act": to_act}})["ok"]
    for wrong in ([], [True], [0, 0, 1], "0"):
        assert (
            code(ask(referee, {"cmd": "set", "state": {**state, "to_act": wrong}})) == "bad-state"
        )


def test_a_header_says_false_for_false(referee: Referee) -> None:
    state = ask(referee, {"cmd": "state", "match": "m1"})["state"]
    match = ask(referee, {"cmd": "set", "state": state})["match"]
    document = ask(referee, {"cmd": "save", "match": match})["document"]
    damaged = document.replace('"fewer_cards":false', '"fewer_cards":0', 1)
    assert damaged != document
    assert code(ask(referee, {"cmd": "load", "document": damaged})) == "damaged"


def test_saved_matches_carry_the_epoch(referee: Referee) -> None:
    document = ask(referee, {"cmd": "save", "match": "m1"})["document"]
    assert json.loads(document.splitlines()[0])["started"] == "1970-01-01T00:00:00Z"
    assert Match.replay(document, GAMES).document() == document


def test_nesting_is_bounded_in_ids_too(referee: Referee) -> None:
    line = '{"cmd":"games","id":' + "[" * MAX_DEPTH + "]" * MAX_DEPTH + "}"
    assert code(read_reply(referee.answer(line.encode()).encode())) == "bad-json"


def test_matches_held_are_bounded(referee: Referee, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(held, "MAX_MATCHES", 2)
    assert ask(referee, NEW)["match"] == "m2"
    assert code(ask(referee, NEW)) == "too-many-matches"
    assert ask(referee, {"cmd": "drop", "match": "m1"})["ok"]
    assert ask(referee, NEW)["match"] == "m3"


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["m1", "the-game", "end", "up1", "leave", "place 14 up1", 0, 1, 2]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
FIELDS = {
    "games": [],
    "new": ["game", "seats", "options", "seed"],
    "set": ["state"],
    "legal": ["match"],
    "do": ["match", "seat", "action"],
    "why": ["match", "seat", "action"],
    "state": ["match"],
    "view": ["match", "seat"],
    "log": ["match", "viewer"],
    "signal": ["match", "seat", "pile", "signal"],
    "undo": ["match"],
    "save": ["match"],
    "load": ["document"],
    "drop": ["match"],
    "bot": ["match", "seat", "level"],
    "hint": ["view", "seat", "legal", "bot_seed"],
    "play": ["game", "players", "seed"],
    "fly": ["match"],
}
OPTIONAL = {"do": ["tell"], "log": ["from"]}
REQUESTS = st.sampled_from(sorted(FIELDS)).flatmap(
    lambda cmd: st.builds(
        lambda fields, more: {**more, **fields, "cmd": cmd},
        st.fixed_dictionaries(
            {field: st.just("m1") | VALUES for field in FIELDS[cmd]},
            optional=dict.fromkeys(OPTIONAL.get(cmd, ()), VALUES),
        ),
        st.just({}) | st.dictionaries(st.text(), VALUES, max_size=1),
    )
)


@given(st.lists(REQUESTS, max_size=8))
def test_any_request_is_answered(requests: list[dict[str, Any]]) -> None:
    referee = Referee()
    ask(referee, NEW)
    for request in requests:
        ask(referee, request)


@given(st.binary())
def test_any_line_is_answered(line: bytes) -> None:
    read_reply(Referee().answer(line).encode())
