"""The long run of lines, in short; and that it sees what it is there to see."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.referee.serving import MAX_LINE
from tests.amounts import some
from tests.soak import pipes
from tests.soak.lines import BIG_BLOCKS, MARGIN, Memory, Run, show
from tests.soak.lines_faults import huge_lines, random_line, spoil_bytes, spoil_value
from tests.soak.lines_judge import Judge, Kept, read_request
from tests.soak.pipes import Failure, Pipes

LINES = some(1_000, share=2)

GAMES = [
    {"id": "a-game", "seats": [2, 3], "options": {"wild": {"default": False, "choices": [False]}}}
]
TAKEN: dict[str, Any] = {"what": "card-taken", "seat": 0}
LOG: list[Any] = [
    {"event": 0, "happenings": [TAKEN, {"what": "end"}]},
    {"event": 1, "happenings": [{**TAKEN, "seat": 1}]},
]
KEPT = Kept(
    "m1",
    state={"state": {"a": 1}},
    save={"document": "{}\n"},
    legal={"to_act": [0], "actions": {"0": ["end"]}},
    views={None: {"view": {}}},
    logs={None: {"log": LOG}},
)
ERROR: dict[str, Any] = {"ok": False, "error": {"code": "minimum", "message": "", "args": {}}}
NO_JSON: dict[str, Any] = {"ok": False, "error": {"code": "bad-json", "message": "", "args": {}}}


def run_of(lines: int, *, seed: int = 1, huge: int = 0) -> Run:
    with Pipes(**BIG_BLOCKS) as referee:
        run = Run(referee, lines, seed, huge)
        run.go()
        run.end()
    return run


def test_a_run(capsys: pytest.CaptureFixture[str]) -> None:
    run = run_of(LINES)
    assert run.failures == []
    assert run.lines > run.spoiled == LINES
    assert run.looks
    assert {"ok", "bad-json", "bad-state", "damaged", "unknown-command"} <= run.codes.keys()
    assert run_of(LINES).codes == run.codes
    show(run, 1)
    assert "0 failures" in capsys.readouterr().out


def test_a_run_with_the_longest_lines() -> None:
    run = run_of(600, huge=2)
    assert run.failures == []
    assert run.codes["too-long"] == 1


SABOTAGE = {
    "it dies": """
def answer(referee, line):
    return right(referee, line) if b"why" not in line else exit()
""",
    "the id is not echoed": """
def answer(referee, line):
    reply = json.loads(right(referee, line))
    return json.dumps({field: reply[field] for field in reply if field != "id"})
""",
    "there are two replies": """
def answer(referee, line):
    reply = right(referee, line)
    return reply + "\\n" + reply if b'"id"' in line else reply
""",
    "there is half a reply": """
def answer(referee, line):
    return right(referee, line)[: 20 if b'"id"' in line else None]
""",
    "what is no JSON is taken for a question": """
def answer(referee, line):
    return right(referee, line).replace('{"ok":false,"error":{"code":"bad-json"', '{"ok":true')
""",
    "any match will do": """
def answer(referee, line):
    reply = right(referee, line)
    return right(referee, b'{"cmd":"legal","match":"m1"}') if "no-such-match" in reply else reply
""",
    "another seat acts": """
def answer(referee, line):
    reply = right(referee, line)
    return right(referee, b'{"cmd":"undo","match":"m2"}') if "no-such-seat" in reply else reply
""",
    "something else is set up": """
def answer(referee, line):
    return right(referee, line.replace(b'"first": 0', b'"first": 1'))
""",
    "memory grows": """
def answer(referee, line):
    kept.append(line + b"x" * 20_000)
    return right(referee, line)
""",
}
PROGRAM = """
import json
from engine.referee.referee import Referee
from engine.referee.serving import main
kept = []
right = Referee.answer
{}
Referee.answer = answer
exit(main())
"""


@pytest.mark.third
@pytest.mark.parametrize("fault", SABOTAGE)
def test_what_a_referee_should_never_do_is_seen(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if fault == "memory grows" and not Path("/proc").exists():
        pytest.skip("there is no /proc to measure it")
    monkeypatch.setattr(pipes, "REFEREE", ("-c", PROGRAM.format(SABOTAGE[fault])))
    assert run_of(LINES).failures


TOLD: dict[str, Any] = {"cmd": "do", "match": "m2", "seat": 0, "action": "end", "tell": 0}
DONE: dict[str, Any] = {"ok": True, "to_act": [0], "over": None}
RIGHT: list[tuple[Any, dict[str, Any]]] = [
    (None, NO_JSON),
    ({"cmd": "fly", "id": 1.0}, {"id": 1.0, **ERROR}),
    ({"cmd": "games", "id": None}, {"id": None, "ok": True, "games": []}),
    ({"cmd": "bot", "view": {}}, {"ok": True, "action": "end", "reasons": []}),
    ({"cmd": "new", "game": "a-game", "seats": 2, "seed": 0}, {"ok": True, "match": "m2"}),
    (
        {"cmd": "new", "game": "a-game", "seats": 3, "seed": 1, "options": {"wild": False}},
        {"ok": True, "match": "m2"},
    ),
    ({"cmd": "set", "state": {"game": "a-game"}}, {"ok": True, "match": "m2"}),
    ({"cmd": "load", "document": ""}, ERROR),
    ({"cmd": "view", "match": "m1", "seat": None}, {"ok": True, "view": {}}),
    ({"cmd": "why", "match": "m1", "seat": 0, "action": "end"}, {"ok": True, "legal": True}),
    (
        {"cmd": "why", "match": "m1", "seat": 1, "action": "end"},
        {"ok": True, "legal": False, "refusal": {}},
    ),
    ({"cmd": "do", "match": "m1", "seat": 1, "action": "end"}, ERROR),
    ({"cmd": "log", "match": "m1", "viewer": None}, {"ok": True, "log": LOG}),
    ({"cmd": "log", "match": "m1", "viewer": None, "from": 1}, {"ok": True, "log": LOG[1:]}),
    ({"cmd": "log", "match": "m1", "viewer": None, "from": 2}, {"ok": True, "log": []}),
    ({"cmd": "log", "match": "m1", "viewer": 9}, ERROR),
    (TOLD, {**DONE, "happened": [TAKEN, {"what": "end"}]}),
    ({**TOLD, "tell": None}, {**DONE, "happened": [TAKEN]}),
    ({**TOLD, "tell": 9}, ERROR),
]

WRONG: list[tuple[Any, Any]] = [
    (None, {"ok": True}),
    (None, ERROR),
    (None, {"id": 1, **NO_JSON}),
    ({"cmd": "fly"}, NO_JSON),
    ({"cmd": "fly"}, {"ok": True}),
    ({"cmd": "fly"}, {"ok": False}),
    ({"cmd": "fly"}, {"ok": 0, "error": ERROR["error"]}),
    ({"cmd": "fly"}, {"ok": False, "error": {"code": "minimum", "message": ""}}),
    ({"cmd": "fly"}, {**ERROR, "match": "m1"}),
    ({"cmd": "fly"}, {"id": None, **ERROR}),
    ({"cmd": "fly", "id": 1}, ERROR),
    ({"cmd": "fly", "id": 1}, {"id": True, **ERROR}),
    ({"cmd": "fly", "id": 1}, {"id": 1.0, **ERROR}),
    ({"cmd": "games"}, {"ok": True}),
    ({"cmd": "games", "more": 1}, {"ok": True, "games": []}),
    ({"cmd": "new", "game": "a-game", "seats": 2, "seed": 1}, {"ok": True, "match": "m1"}),
    ({"cmd": "new", "game": "a-game", "seats": 4, "seed": 1}, {"ok": True, "match": "m2"}),
    ({"cmd": "new", "game": "a-game", "seats": True, "seed": 1}, {"ok": True, "match": "m2"}),
    ({"cmd": "new", "game": "a-game", "seats": 2, "seed": 2**63}, {"ok": True, "match": "m2"}),
    ({"cmd": "new", "game": "b-game", "seats": 2, "seed": 1}, {"ok": True, "match": "m2"}),
    ({"cmd": "new", "game": "a-game", "seats": 2}, {"ok": True, "match": "m2"}),
    (
        {"cmd": "new", "game": "a-game", "seats": 2, "seed": 1, "options": {"wild": 0}},
        {"ok": True, "match": "m2"},
    ),
    (
        {"cmd": "new", "game": "a-game", "seats": 2, "seed": 1, "options": {"mild": False}},
        {"ok": True, "match": "m2"},
    ),
    ({"cmd": "set", "state": {}}, {"ok": True, "match": "m2"}),
    ({"cmd": "set", "state": []}, {"ok": True, "match": "m2"}),
    ({"cmd": "load", "document": ""}, {"ok": True, "match": 2}),
    ({"cmd": "legal", "match": "m9"}, {"ok": True, "to_act": [], "actions": {}}),
    ({"cmd": "legal", "match": "m1"}, {"ok": True, "to_act": [], "actions": {}}),
    ({"cmd": "legal", "match": "m1"}, {"ok": True, "to_act": [0], "actions": {"0": []}}),
    ({"cmd": "legal", "match": "m1"}, {"ok": True, "to_act": [0], "actions": {}}),
    ({"cmd": "state", "match": "m1"}, {"ok": True, "state": {"a": 2}}),
    ({"cmd": "save", "match": "m1"}, {"ok": True, "document": ""}),
    ({"cmd": "view", "match": "m1", "seat": None}, {"ok": True, "view": {"a": 1}}),
    (
        {"cmd": "why", "match": "m1", "seat": 0, "action": "end"},
        {"ok": True, "legal": False, "refusal": {}},
    ),
    ({"cmd": "why", "match": "m1", "seat": False, "action": "end"}, {"ok": True, "legal": True}),
    (
        {"cmd": "do", "match": "m1", "seat": 1, "action": "end"},
        {"ok": True, "to_act": [0], "over": None},
    ),
    ({"cmd": "drop", "match": "m1"}, {"ok": True}),
    ({"cmd": "log", "match": "m1", "viewer": None}, {"ok": True, "log": LOG[:1]}),
    ({"cmd": "log", "match": "m1", "viewer": None, "from": 1}, {"ok": True, "log": LOG}),
    ({"cmd": "log", "match": "m1", "viewer": None, "from": -1}, {"ok": True, "log": LOG[1:]}),
    ({"cmd": "log", "match": "m1", "viewer": True}, {"ok": True, "log": LOG}),
    ({"cmd": "log", "match": "m1"}, {"ok": True, "log": LOG}),
    (TOLD, DONE),
    (TOLD, {**DONE, "happened": []}),
    (TOLD, {**DONE, "happened": [{**TAKEN, "seat": 1}]}),
    ({**TOLD, "tell": "0"}, {**DONE, "happened": [TAKEN]}),
    ({**TOLD, "viewer": 0}, {**DONE, "happened": [TAKEN]}),
]


@pytest.fixture
def judge() -> Judge:
    judge = Judge(GAMES)
    judge.keep(KEPT)
    judge.held.add("m2")
    return judge


@pytest.mark.parametrize(("request_", "reply"), RIGHT)
def test_right_replies(judge: Judge, request_: Any, reply: dict[str, Any]) -> None:
    judge.judge(request_, reply, sure=False)


@pytest.mark.parametrize(("request_", "reply"), WRONG)
def test_wrong_replies(judge: Judge, request_: Any, reply: dict[str, Any]) -> None:
    with pytest.raises(Failure):
        judge.judge(request_, reply, sure=False)


def test_what_must_be_right_is_no_error(judge: Judge) -> None:
    with pytest.raises(Failure):
        judge.judge({"cmd": "games"}, ERROR, sure=True)


def test_no_line_may_change_a_kept_match(judge: Judge) -> None:
    do = {"cmd": "do", "match": "m1", "seat": 0, "action": "end"}
    for request in (do, {"cmd": "undo", "match": "m1"}, {"cmd": "drop", "match": "m1"}):
        assert not judge.may_send(request)
    for change in ({"seat": 1}, {"seat": False}, {"action": "pass"}, {"match": "m2"}):
        assert judge.may_send({**do, **change})


def test_a_match_is_held_until_it_is_dropped(judge: Judge) -> None:
    drop = {"cmd": "drop", "match": "m2"}
    judge.judge({"cmd": "load", "document": ""}, {"ok": True, "match": "m2"}, sure=True)
    assert judge.untouched == {"m2"}
    judge.judge(drop, {"ok": True}, sure=True)
    assert "m2" not in judge.held | judge.untouched
    with pytest.raises(Failure):
        judge.judge(drop, {"ok": True}, sure=False)


@pytest.mark.parametrize(
    ("line", "readable"),
    [
        (b"{}", True),
        (b' {"a":[1e300,"\\ud800"]}\r', True),
        (b'{"a":' + b"[" * 31 + b"]" * 31 + b"}", True),
        (b'{"a":' + b"[" * 32 + b"]" * 32 + b"}", False),
        (b"[" * 100_000, False),
        (b"[]", False),
        (b"", False),
        (b'{"a":NaN}', False),
        (b'{"a":1e999}', False),
        (b'{"a":-Infinity}', False),
        (b'{"a":1,"a":1}', False),
        (b'{"a":"\xff"}', False),
        (b"\xef\xbb\xbf{}", False),
        (b'{"a":' + b"9" * 5_000 + b"}", False),
    ],
)
def test_a_request_is_an_object_of_strict_json(line: bytes, readable: bool) -> None:
    assert (read_request(line) is not None) == readable


def test_faults_leave_the_value_as_it_was_and_make_no_second_line() -> None:
    random = Random(1)
    value = {"cmd": "set", "state": {"hands": [[1, 2], [3]], "over": None}}
    text = json.dumps(value)
    spoiled = [json.dumps(spoil_value(value, random, [value, [1]])) for _ in range(2_000)]
    assert json.dumps(value) == text
    assert len(set(spoiled)) > 500
    lines = [spoil_bytes(text.encode(), random) for _ in range(2_000)]
    lines += [random_line(random) for _ in range(2_000)]
    assert len(set(lines)) > 3_000
    assert not any(b"\n" in line for line in lines)


def test_huge_lines_are_of_just_the_bytes_that_are_read_at_most() -> None:
    sizes = {name: len(make()) + 1 for name, make in huge_lines(MAX_LINE).items()}
    assert sizes["a long id"] == MAX_LINE
    assert sizes["a byte too long"] == MAX_LINE + 1


def test_memory_that_grows_after_it_was_warm() -> None:
    memory = Memory(0)
    assert memory.grown() == 0
    memory.cold = [1, 9, 5, 5, 9]
    memory.warm = [6] * 20
    assert memory.grown() == 1
    memory.warm += [5 + MARGIN] * 6
    assert memory.grown() == MARGIN
