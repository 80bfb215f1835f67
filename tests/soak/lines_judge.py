"""Which replies are right: told from the table of requests, without a look into the referee."""

import json
import math
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tests.soak.pipes import Reply, Request, check, exactly

MAX_DEPTH = 32
"""Levels of lists and objects in a request at most."""

MAX_SEED = 2**63 - 1

NEEDS: Mapping[str, set[str]] = {
    "games": set(),
    "new": {"game", "seats", "seed"},
    "set": {"state"},
    "legal": {"match"},
    "do": {"match", "seat", "action"},
    "why": {"match", "seat", "action"},
    "state": {"match"},
    "view": {"match", "seat"},
    "log": {"match", "viewer"},
    "signal": {"match", "seat", "pile", "signal"},
    "undo": {"match"},
    "save": {"match"},
    "load": {"document"},
    "drop": {"match"},
}
"""The fields that each request must have, besides ``cmd``."""

MAY_HAVE: Mapping[str, set[str]] = {"new": {"options"}, "do": {"tell"}, "log": {"from"}}
"""Those that it may have, besides ``id``."""

VIEWERS: Mapping[str, str] = {"view": "seat", "do": "tell", "log": "viewer"}
"""The field that names who is told, a seat or nobody at the table (None)."""

GIVES: Mapping[str, set[str]] = {
    "games": {"games"},
    "new": {"match"},
    "set": {"match"},
    "legal": {"to_act", "actions"},
    "do": {"to_act", "over"},
    "why": {"legal"},
    "state": {"state"},
    "view": {"view"},
    "log": {"log"},
    "signal": set(),
    "undo": {"to_act", "over"},
    "save": {"document"},
    "load": {"match"},
    "drop": set(),
}
"""The fields of each reply, besides ``ok`` and ``id``.

``why`` may also have ``refusal``; ``do`` has ``happened`` where somebody is to be told.
"""

BEGINNING = ("new", "set", "load")
"""Requests that begin a match."""

CHANGING = ("do", "signal", "undo", "drop")
"""Requests that change a match."""

THINKING = ("bot", "hint")
"""Requests to computer players, of whose answers nothing is told here."""


class Kept(NamedTuple):
    """A match that no line may change: its handle, and the right replies about it."""

    match: str
    state: Reply
    save: Reply
    legal: Reply
    views: Mapping[int | None, Reply]
    logs: Mapping[int | None, Reply]

    def is_legal(self, seat: object, action: object) -> bool:
        """Whether this is an action, of the right types, that the seat may do."""
        return type(seat) is int and action in self.legal["actions"].get(str(seat), ())


def read_request(line: bytes) -> Request | None:
    """The request that a line is, or None if it is not an object of strict JSON."""
    try:
        value = _DECODER.decode(line.decode())
    except (ValueError, RecursionError):  # UnicodeDecodeError is a ValueError
        return None
    return value if isinstance(value, dict) and _depth(value) <= MAX_DEPTH else None


def _no_constant(name: str) -> float:
    raise ValueError(name)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len({key for key, _ in pairs}) < len(pairs):
        raise ValueError("a key twice")
    return dict(pairs)


_DECODER = json.JSONDecoder(
    parse_constant=_no_constant, parse_float=_finite, object_pairs_hook=_each_key_once
)


def _depth(value: Any) -> int:
    """Levels of lists and objects, up to one too many."""
    depth = 0
    level = [value]
    while level and depth <= MAX_DEPTH:
        depth += 1
        level = [
            inner
            for outer in level
            for inner in (outer.values() if isinstance(outer, dict) else outer)
            if isinstance(inner, dict | list)
        ]
    return depth


class Judge:
    """Knows which matches are held, and judges replies in the order in which they come."""

    def __init__(self, games: list[Reply]) -> None:
        self._games = {game["id"]: game for game in games}
        self._seen: set[str] = set()
        self.held: set[str] = set()
        self.untouched: set[str] = set()
        """Of the matches held those that are still as they began."""
        self.kept: dict[str, Kept] = {}

    def keep(self, kept: Kept) -> None:
        """From now on this match must not change."""
        self._seen.add(kept.match)
        self.held.add(kept.match)
        self.kept[kept.match] = kept

    def may_send(self, request: Request | None) -> bool:
        """Whether a line can be sent without changing a match that is kept."""
        if request is None or request.get("cmd") not in CHANGING:
            return True
        match = request.get("match")
        kept = self.kept.get(match) if isinstance(match, str) else None
        if kept is None:
            return True
        return request["cmd"] == "do" and not kept.is_legal(
            request.get("seat"), request.get("action")
        )

    def judge(self, request: Request | None, reply: Reply, *, sure: bool) -> None:
        """Raises Failure unless the reply is right; ``sure`` is what must not be an error."""
        check_shape(reply)
        if request is None:
            check(not reply["ok"], "what is no request was accepted")
            check(reply["error"]["code"] in ("bad-json", "too-long"), "another code expected")
            check("id" not in reply, "an id out of nothing")
            return
        check(("id" in reply) == ("id" in request), "an id is to be echoed")
        check(exactly(reply.get("id")) == exactly(request.get("id")), "another id is echoed")
        if not reply["ok"]:
            check(not sure, "an error, yet nothing is wrong")
            wrong = ("bad-json", "too-long", "bot-failed")
            check(reply["error"]["code"] not in wrong, "another code expected")
        elif request.get("cmd") not in THINKING:
            check(self._is_well_formed(request), "what is wrong was accepted")
            self._judge_answer(
                request, {key: reply[key] for key in reply if key not in ("ok", "id")}
            )

    def _is_well_formed(self, request: Request) -> bool:
        command = request.get("cmd")
        if not isinstance(command, str) or command not in NEEDS:
            return False
        given = request.keys() - {"cmd", "id"}
        if not NEEDS[command] <= given <= NEEDS[command] | MAY_HAVE.get(command, set()):
            return False
        viewer = VIEWERS.get(command)
        if viewer in given and request[viewer] is None:
            given = given - {viewer}
        return all(_TYPES[field](request[field]) for field in given) and (
            request["match"] in self.held if "match" in given else self._fits(request)
        )

    def _fits(self, request: Request) -> bool:
        """Whether what a match shall begin with can be a table of a game."""
        if request["cmd"] == "set":
            return request["state"].get("game") in self._games
        if request["cmd"] != "new":
            return True
        game = self._games.get(request["game"])
        if game is None or not 0 <= request["seed"] <= MAX_SEED:
            return False
        least, most = game["seats"]
        return least <= request["seats"] <= most and all(
            name in game["options"]
            and exactly(value) in map(exactly, game["options"][name]["choices"])
            for name, value in request.get("options", {}).items()
        )

    def _judge_answer(self, request: Request, answer: Reply) -> None:
        """Judges what stands in the reply to a request that was accepted."""
        command = request["cmd"]
        more = {"refusal"} if command == "why" and not answer.get("legal") else set()
        if "tell" in request:
            more = {"happened"}
        check(answer.keys() == GIVES[command] | more, f"fields of the reply: {list(answer)}")
        if command in BEGINNING:
            match = answer["match"]
            check(isinstance(match, str) and match not in self._seen, "no new handle")
            self._seen.add(match)
            self.held.add(match)
            self.untouched.add(match)
        elif command in CHANGING:
            self.untouched.discard(request["match"])
        if command == "drop":
            self.held.remove(request["match"])
        if "over" in answer:
            check((answer["over"] is None) == bool(answer["to_act"]), "either over or to act")
        if command == "legal":
            seats = [str(seat) for seat in answer["to_act"]]
            check(list(answer["actions"]) == seats, "actions of other seats than those to act")
            check(all(answer["actions"].values()), "a seat that is to act, and cannot")
        if "tell" in request:
            check_told(answer["happened"], request["seat"])
        elif command == "log":
            _check_log(answer["log"], request.get("from", 0))
        if request.get("match") in self.kept:
            self._judge_kept(self.kept[request["match"]], request, answer)

    def _judge_kept(self, kept: Kept, request: Request, answer: Reply) -> None:
        """Judges an answer about a match that must not have changed."""
        command = request["cmd"]
        check(command not in CHANGING, "a kept match was changed")
        if command == "why":
            legal = kept.is_legal(request["seat"], request["action"])
            check(answer["legal"] == legal, f"legal: {legal}")
            return
        right = {"state": kept.state, "save": kept.save, "legal": kept.legal}.get(command)
        if command == "view":
            right = kept.views[request["seat"]]
        elif command == "log":
            right = {"log": kept.logs[request["viewer"]]["log"][request.get("from", 0) :]}
        check(right is None or answer == right, f"{command} of a kept match has changed")


def check_told(happenings: Any, seat: int | None = None) -> None:
    """Raises Failure unless these are happenings, the first of an action of the seat, if any."""
    check(bool(happenings), "nothing happened")
    check(all(isinstance(each["what"], str) for each in happenings), "without a name")
    if seat is not None:
        check(happenings[0]["seat"] == seat, "another seat is said to have acted")


def _check_log(entries: list[Any], start: int) -> None:
    events = range(start, start + len(entries))
    check([entry["event"] for entry in entries] == [*events], "events left out of the log")
    for entry in entries:
        check_told(entry["happenings"])


_TYPES: Mapping[str, Callable[[Any], bool]] = {
    "match": lambda value: isinstance(value, str),
    "seat": lambda value: type(value) is int,
    "viewer": lambda value: type(value) is int,
    "tell": lambda value: type(value) is int,
    "from": lambda value: type(value) is int and value >= 0,
    "seats": lambda value: type(value) is int,
    "seed": lambda value: type(value) is int,
    "game": lambda value: isinstance(value, str),
    "action": lambda value: isinstance(value, str),
    "pile": lambda value: isinstance(value, str),
    "document": lambda value: isinstance(value, str),
    "options": lambda value: isinstance(value, dict),
    "state": lambda value: isinstance(value, dict),
    "signal": lambda value: value in (None, "leave", "gentle"),
}


def check_shape(reply: Reply) -> None:
    """Raises Failure unless this has the shape of a reply."""
    if reply.get("ok") is True:
        check("error" not in reply, "ok, and an error")
        return
    check(reply.get("ok") is False, "neither ok nor an error")
    check(reply.keys() - {"id"} == {"ok", "error"}, f"fields of an error: {list(reply)}")
    match reply["error"]:
        case {"code": str(code), "message": str(), "args": dict(), **rest} if code and not rest:
            return
    check(False, "the shape of an error")
