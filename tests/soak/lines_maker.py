"""Lines for a referee: requests of every kind about every game, right ones and spoiled ones."""

import json
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from tests.soak.lines_faults import WRONG_VALUES, random_line, spoil_bytes, spoil_value
from tests.soak.lines_judge import BEGINNING, MAY_HAVE, NEEDS, Judge, Kept, read_request
from tests.soak.pipes import Reply, Request, check, exactly

HELD = 60
"""Matches at most that a referee shall hold besides those that are kept."""

STATES = 100
JOURNALS = 40
"""States and journals at most that are at hand to be spoiled."""

EVENTS = 30
"""Events at most of a journal to be spoiled: even one of a few hundred takes long to replay."""

OTHER_ACTIONS = (
    "end",
    "pass",
    "skip",
    "shed",
    "place 50 up1",
    "place 50 own.up",
    "place 050 up1",
    "place  50 up1",
    "place 50 up1 ",
    "take 1",
    "take 5",
    "mark red 2",
    "mark red 3 2",
    "play red r2",
    "play red r2 r2",
    "play 3",
    "play 3 3",
    "play 3 4",
    "combo 6",
    "combo 8",
    "swap 1",
    "give 4",
    "pick 1",
    "donate 1",
    "block 1",
    "insert 1",
    "insert 10",
    "",
    " ",
    "END",
    "place ٥ up1",  # an Arabic digit
    "play " + "1" * 5000,
)


class Line(NamedTuple):
    """A line to be sent, the request that it is, and what is to be done with the reply.

    ``sure`` says that it must not be an error, ``spoiled`` that it was mutated, or is noise.
    """

    text: bytes
    request: Request | None
    sure: bool = False
    spoiled: bool = False
    then: Callable[[Reply], None] | None = None


def line_of(
    request: Request, *, sure: bool = False, then: Callable[[Reply], None] | None = None
) -> Line:
    """A line that is this request."""
    return Line(json.dumps(request).encode(), request, sure=sure, then=then)


def spoiled_bytes(text: bytes) -> Line:
    """A line of which only reading can tell whether it is a request."""
    return Line(text, read_request(text), spoiled=True)


def spoiled(request: Request) -> Line:
    """A line of a request that may be nested too deep to be one."""
    return spoiled_bytes(json.dumps(request).encode())


@dataclass
class Scratch:
    """A match in which everything may happen, and what is legal in it as far as is known."""

    match: str
    actions: dict[str, list[str]]


class Lines:
    """Makes the lines, out of what was seen in the replies."""

    def __init__(self, judge: Judge, games: Sequence[Reply], random: Random) -> None:
        self._judge = judge
        self._games = games
        self._random = random
        self._soon: deque[Line] = deque()
        self._scratch: deque[Scratch] = deque()
        self._states: list[Reply] = [kept.state["state"] for kept in judge.kept.values()]
        self._journals: list[str] = [kept.save["document"] for kept in judge.kept.values()]
        self._kinds: dict[Callable[[], Line], int] = {
            self._question: 3,
            self._step: 4,
            self._right_beginning: 1,
            self._spoiled_request: 34,
            self._spoiled_state: 14,
            self._spoiled_journal: 6,
            self._spoiled_view: 4,
            self._spoiled_bytes: 28,
            self._noise: 6,
        }

    def next(self) -> Line:
        """The next line; none that could change a match that is kept."""
        if len(self._scratch) > HELD:
            return line_of({"cmd": "drop", "match": self._scratch.popleft().match})
        if self._soon:
            return self._soon.popleft()
        while True:
            (kind,) = self._random.choices([*self._kinds], [*self._kinds.values()])
            line = kind()
            if self._judge.may_send(line.request):
                return line

    def looks(self) -> list[Line]:
        """All questions about the matches that are kept."""
        requests: list[Request] = []
        for match, kept in self._judge.kept.items():
            requests += ({"cmd": name, "match": match} for name in ("state", "save", "legal"))
            requests += ({"cmd": "view", "match": match, "seat": seat} for seat in kept.views)
        return [line_of(request, sure=True) for request in requests]

    def heard(self, line: Line, reply: Reply) -> None:
        """Takes note of a reply: what was accepted is looked at closely and played on."""
        if line.then is not None:
            line.then(reply)
        if line.request is None or not reply["ok"] or line.request["cmd"] not in BEGINNING:
            return
        match, request = reply["match"], line.request
        if request["cmd"] == "set":
            said = request["state"]
            self._ask(match, "state", lambda answer: self._as_set(said, answer["state"]))
        elif request["cmd"] == "load":
            document = request["document"]
            self._ask(match, "save", lambda answer: self._as_loaded(document, answer["document"]))
        scratch = Scratch(match, {})
        self._scratch.append(scratch)
        self._look(scratch)

    def _ask(self, match: str, command: str, then: Callable[[Reply], None]) -> None:
        """Asks about a match that has just begun; the answer counts if nothing came between."""

        def if_untouched(reply: Reply) -> None:
            if match in self._judge.untouched:
                check(reply["ok"], "an error, yet nothing is wrong")
                then(reply)

        self._soon.append(line_of({"cmd": command, "match": match}, then=if_untouched))

    def _as_set(self, said: Reply, state: Reply) -> None:
        """A match that was set up is just as it was said."""
        told = dict(said)
        if "seed_state" not in said:
            told["seed_state"] = state["seed_state"]
        decided = state["turn"].get("decided", {})
        if "decided" not in said["turn"] and not any(decided.values()):  # then they skipped
            told["turn"] = {**said["turn"], "decided": decided} if decided else said["turn"]
        if sorted(state["to_act"]) == sorted(said["to_act"]):  # in whatever order
            told["to_act"] = state["to_act"]
        check(exactly(state) == exactly(told), f"set up otherwise: {state}")
        self._put(self._states, STATES, state)

    def _as_loaded(self, document: str, saved: str) -> None:
        """A journal that was loaded is saved as it was, but for a torn end."""
        said, kept = _lines_of(document), _lines_of(saved)
        check(len(said) == len(kept), f"of {len(said)} lines {len(kept)} are left")
        for before, after in zip(said, kept, strict=True):
            same = exactly(json.loads(before)) == exactly(json.loads(after))
            check(same, f"{before} became {after}")
        self._put(self._journals, JOURNALS, saved)

    def _put(self, store: list[Any], size: int, value: Any) -> None:
        if len(store) < size:
            store.append(value)
        else:
            store[self._random.randrange(size)] = value

    def _look(self, scratch: Scratch) -> None:
        """Asks what is legal now in this match."""

        def then(reply: Reply) -> None:
            scratch.actions = reply["actions"] if reply["ok"] else {}

        self._soon.append(line_of({"cmd": "legal", "match": scratch.match}, then=then))

    # --- Lines that are right -----------------------------------------------------------------

    def _question(self) -> Line:
        """A right question about a match that is kept."""
        return line_of(self._with_id(self._about(self._any_kept())), sure=True)

    def _about(self, kept: Kept) -> Request:
        command = self._random.choice(("state", "view", "log", "legal", "why", "save", "games"))
        request: Request = {"cmd": command}
        if command != "games":
            request["match"] = kept.match
        if command == "view":
            request["seat"] = self._random.choice([*kept.views])
        elif command == "log":
            request["viewer"] = self._random.choice([*kept.logs])
            if self._random.random() < 0.5:
                request["from"] = self._random.randrange(200)
        elif command == "why":
            request["seat"] = self._random.choice([*kept.legal["to_act"], 0])
            request["action"] = self._any_action(kept.legal["actions"])
        return request

    def _step(self) -> Line:
        """An action in some other match: legal, unless another line has changed it since."""
        if not self._scratch:
            return self._right_beginning()
        scratch = self._random.choice(self._scratch)
        if not scratch.actions:
            self._scratch.remove(scratch)
            return line_of({"cmd": "drop", "match": scratch.match})
        seat = self._random.choice([*scratch.actions])
        action = self._random.choice(scratch.actions[seat])
        self._look(scratch)
        request = {"cmd": "do", "match": scratch.match, "seat": int(seat), "action": action}
        if self._random.random() < 0.5:
            request["tell"] = self._random.choice((None, 0, int(seat)))
        return line_of(self._with_id(request))

    def _right_beginning(self) -> Line:
        """A match that is dealt, set up or loaded."""
        command = self._random.choice(BEGINNING)
        return line_of(self._with_id(self._beginning(command)), sure=command != "new")

    def _beginning(self, command: str) -> Request:
        random = self._random
        if command == "set":
            return {"cmd": "set", "state": random.choice(self._states)}
        if command == "load":
            return {"cmd": "load", "document": self._any_journal()}
        game = random.choice(self._games)
        return {
            "cmd": "new",
            "game": game["id"],
            "seats": random.randint(*game["seats"]),
            "options": {
                name: random.choice(option["choices"]) for name, option in game["options"].items()
            },
            "seed": random.getrandbits(63),
        }

    # --- Lines that are spoiled ---------------------------------------------------------------

    def _spoiled_request(self) -> Line:
        """A request with a fault in its fields; states and journals have faults of their own."""
        command = self._random.choice([name for name in NEEDS if name not in ("set", "load")])
        return spoiled(self._with_fault(self._with_id(self._request(command))))

    def _spoiled_state(self) -> Line:
        return spoiled({"cmd": "set", "state": self._with_fault(self._random.choice(self._states))})

    def _spoiled_journal(self) -> Line:
        """A journal with a fault in a line or in the order of lines."""
        random = self._random
        lines = _lines_of(self._any_journal())
        at = random.randrange(len(lines))
        match random.randrange(5):
            case 0:
                lines.insert(at, random.choice(lines))
            case 1:
                lines.insert(random.randrange(len(lines)), lines.pop(at))
            case 2:
                lines[at] = spoil_bytes(lines[at].encode(), random).decode(errors="replace")
            case _:
                lines[at] = json.dumps(self._with_fault(json.loads(lines[at]))) + "\n"
        return spoiled({"cmd": "load", "document": "".join(lines)})

    def _spoiled_view(self) -> Line:
        """A view in place of a state, or before a computer player."""
        random = self._random
        kept = self._any_kept()
        seat, reply = random.choice([*kept.views.items()])
        view = self._with_fault(reply["view"])
        if random.random() < 0.5:
            return spoiled({"cmd": "set", "state": view})
        legal = kept.legal["actions"].get(str(seat), ["end", "pass"])
        about = {"view": view, "seat": seat, "legal": legal, "bot_seed": random.getrandbits(63)}
        level = {"level": random.choice(("easy", "normal"))}
        return spoiled(random.choice(({"cmd": "bot", **level, **about}, {"cmd": "hint", **about})))

    def _spoiled_bytes(self) -> Line:
        """A request of any kind, its bytes spoiled."""
        request = self._with_id(self._request(self._random.choice([*NEEDS])))
        return spoiled_bytes(spoil_bytes(json.dumps(request).encode(), self._random))

    def _noise(self) -> Line:
        return spoiled_bytes(random_line(self._random))

    def _request(self, command: str) -> Request:
        """A request that could be right."""
        random = self._random
        if command in BEGINNING:
            return self._beginning(command)
        kept = self._any_kept()
        scratch = random.choice(self._scratch) if self._scratch else None
        known = scratch is not None and random.random() < 0.8
        actions = scratch.actions if scratch and known else kept.legal["actions"]
        values = {
            "match": scratch.match if scratch and known else kept.match,
            "seat": random.choice([0, 0, 1, *map(int, actions)]),
            "action": self._any_action(actions),
            "pile": random.choice(("up1", "up2", "down1", "down2", "own.up")),
            "signal": random.choice(("leave", "gentle", None)),
            "viewer": random.choice((None, 0, 1)),
            "tell": random.choice((None, 0, 1)),
            "from": random.choice((0, 1, 10, 1000)),
        }
        more = MAY_HAVE.get(command, set()) if random.random() < 0.5 else set()
        return {"cmd": command, **{field: values[field] for field in sorted(NEEDS[command] | more)}}

    # --- What lines are made of ---------------------------------------------------------------

    def _any_kept(self) -> Kept:
        return self._random.choice([*self._judge.kept.values()])

    def _any_action(self, actions: dict[str, list[str]]) -> str:
        """One of these actions, or the text of any other."""
        texts = [text for listed in actions.values() for text in listed]
        if not texts or self._random.random() < 0.3:
            return self._random.choice(OTHER_ACTIONS)
        return self._random.choice(texts)

    def _any_journal(self) -> str:
        """The beginning of a journal, or all of it."""
        lines = _lines_of(self._random.choice(self._journals))
        return "".join(lines[: self._random.randint(1, EVENTS)])

    def _with_fault(self, value: Any) -> Any:
        random = self._random
        values = (
            random.choice(self._scratch).match if self._scratch else "m1",
            self._any_kept().match,
            random.choice(self._games)["id"],
            random.choice(OTHER_ACTIONS),
            random.randrange(110),
            random.choice([*random.choice(self._states).values()]),
        )
        return spoil_value(value, random, values)

    def _with_id(self, request: Request) -> Request:
        match self._random.randrange(4):
            case 0:
                return {**request, "id": self._random.randrange(10**6)}
            case 1:
                return {"id": self._random.choice(WRONG_VALUES), **request}
        return request


def _lines_of(document: str) -> list[str]:
    """The whole lines of a journal, with their ends."""
    return [line + "\n" for line in document.split("\n")[:-1]]
