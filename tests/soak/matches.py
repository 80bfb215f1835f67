"""Random matches of every game, at every table, over all options, through the referee.

``python -m tests.soak.matches --matches 100000 --seed 1`` says every failure with what repeats it,
and at the end how many matches a second there were and how long the longest was; its exit status
is 1 if anything failed. The same numbers give the same matches.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

ROOT = Path(__file__).parents[2]

MAX_ACTIONS = 5_000
"""A match that goes on for longer never ends."""

BATCH = 250
"""Matches that one referee process serves."""

AT_A_TIME = 25
"""Matches that are played side by side in one referee, so that neither end waits for the other."""

PORTION = 16 * 1024
"""Bytes of requests sent before their replies are read: less than any pipe holds."""

DETOUR = 0.02
"""How often, per action, each of the other requests is tried."""

CAUTIOUS = 0.25
"""The part of matches played with some care, as random ones end too early to see everything."""

Reply: TypeAlias = dict[str, Any]
Asking: TypeAlias = Generator[Reply, Reply, None]
"""Yields requests and is sent the reply to each."""

Play: TypeAlias = Generator[Reply, Reply, int]
"""The play of one match, which returns its number of actions."""


class Failure(Exception):
    """What a referee should never do."""


class Summary(NamedTuple):
    """What came of a batch of matches."""

    matches: int
    actions: int
    longest: int
    failures: list[str]


class Caution:
    """Choices with some care, for games of piles: small steps, and an end as soon as possible."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._tops = {"up1": 1, "up2": 1, "down1": 100, "down2": 100}

    def choose(self, actions: Sequence[str]) -> str:
        if "end" in actions and self._random.random() < 0.8:
            return "end"
        return min(actions, key=self._cost)

    def done(self, action: str) -> None:
        """Keeps the tops of the piles as this action leaves them."""
        match action.split():
            case ["place", card, pile] if pile in self._tops:
                self._tops[pile] = int(card)

    def _cost(self, action: str) -> int:
        match action.split():
            case ["place", card, pile] if pile in self._tops:
                step = int(card) - self._tops[pile]
                return step if pile.startswith("up") else -step
        return 1_000


class Luck:
    """Choices at random."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, actions: Sequence[str]) -> str:
        return self._random.choice(actions)

    def done(self, action: str) -> None:
        """Luck remembers nothing."""


def check(right: object, wrong: str) -> None:
    """Raises Failure, which says what is wrong, unless all is right."""
    if not right:
        raise Failure(wrong)


def fine(reply: Reply) -> Reply:
    """The reply, which must be no error."""
    check(reply["ok"], f"error {reply.get('error')}")
    return reply


def play(games: Sequence[Reply], random: Random) -> Play:
    """Plays one match to its end, with detours."""
    match = yield from begin(random.choice(games), random)
    player = (Caution if random.random() < CAUTIOUS else Luck)(random)
    for actions in range(MAX_ACTIONS):
        legal = fine((yield {"cmd": "legal", "match": match}))
        if not legal["to_act"]:
            yield from finish(match)
            return actions
        check(list(legal["actions"]) == [str(seat) for seat in legal["to_act"]], f"seats: {legal}")
        seat = random.choice(legal["to_act"])
        choices = legal["actions"][str(seat)]
        check(choices and len(set(choices)) == len(choices), f"actions: {choices}")
        action = player.choose(choices)
        for detour in DETOURS:
            if random.random() < DETOUR:
                yield from detour(match, seat, action, random)
        done = fine((yield {"cmd": "do", "match": match, "seat": seat, "action": action}))
        check((done["over"] is None) == bool(done["to_act"]), f"over and to_act: {done}")
        player.done(action)
    raise Failure(f"no end after {MAX_ACTIONS} actions")


def begin(game: Reply, random: Random) -> Generator[Reply, Reply, str]:
    """Deals a match at a random table, with options drawn until they fit it."""
    least, most = game["seats"]
    while True:
        reply = yield {
            "cmd": "new",
            "game": game["id"],
            "seats": random.randint(least, most),
            "options": {
                name: random.choice(option["choices"]) for name, option in game["options"].items()
            },
            "seed": random.getrandbits(63),
        }
        if reply["ok"] or reply["error"]["code"] != "bad-option":
            return str(fine(reply)["match"])


def finish(match: str) -> Asking:
    """Looks at the end of a match and drops it."""
    state = fine((yield {"cmd": "state", "match": match}))["state"]
    check(state["over"] is not None and state["to_act"] == [], f"end: {state}")
    yield from same_when_saved(match)
    yield from same_when_set_up(match)
    refused = yield {"cmd": "do", "match": match, "seat": 0, "action": "end"}
    check(not refused["ok"], "an action after the end")
    fine((yield {"cmd": "drop", "match": match}))


def same_when_saved(match: str, *_: object) -> Asking:
    """Saves the match and loads it again."""
    document = fine((yield {"cmd": "save", "match": match}))["document"]
    loaded = fine((yield {"cmd": "load", "document": document}))["match"]
    yield from same_state(match, loaded)
    again = fine((yield {"cmd": "save", "match": loaded}))["document"]
    check(again == document, "a saved match differs once it was loaded")
    fine((yield {"cmd": "drop", "match": loaded}))


def same_when_set_up(match: str, *_: object) -> Asking:
    """Sets up another match from the state of this one."""
    state = fine((yield {"cmd": "state", "match": match}))["state"]
    other = fine((yield {"cmd": "set", "state": state}))["match"]
    yield from same_state(match, other)
    fine((yield {"cmd": "drop", "match": other}))


def same_when_undone(match: str, seat: int, action: str, random: Random) -> Asking:
    """Does the action and takes it back."""
    before = yield {"cmd": "state", "match": match}
    fine((yield {"cmd": "do", "match": match, "seat": seat, "action": action}))
    fine((yield {"cmd": "undo", "match": match}))
    check((yield {"cmd": "state", "match": match}) == before, f"undone, {action} left its mark")


def refused_to_others(match: str, seat: int, action: str, random: Random) -> Asking:
    """Asks for things that are wrong, which must be refused and change nothing."""
    before = fine((yield {"cmd": "state", "match": match}))
    for other in range(-1, before["state"]["seats"] + 1):
        if other not in before["state"]["to_act"]:
            request = {"match": match, "seat": other, "action": action}
            why = fine((yield {"cmd": "why", **request}))
            check(not why["legal"], f"legal for seat {other}: {action}")
            check(not (yield {"cmd": "do", **request})["ok"], f"done by seat {other}: {action}")
    text = "".join(random.choices(action + " 0", k=random.randrange(20)))
    for command in ("why", "do"):
        yield {"cmd": command, "match": match, "seat": -1, "action": text}
    check((yield {"cmd": "state", "match": match}) == before, "what was refused left its mark")


def hidden_in_views(match: str, seat: int, action: str, random: Random) -> Asking:
    """Looks at every view: the shape of the state, without the generator of chance."""
    state = fine((yield {"cmd": "state", "match": match}))["state"]
    for viewer in (None, *range(state["seats"])):
        view = fine((yield {"cmd": "view", "match": match, "seat": viewer}))["view"]
        check(set(view) == set(state) - {"seed_state"}, f"fields of a view: {sorted(view)}")
        check(view["to_act"] == state["to_act"], f"to_act in a view: {view}")


def signalled(match: str, seat: int, action: str, random: Random) -> Asking:
    """Sets a signal, in games that know them."""
    state = fine((yield {"cmd": "state", "match": match}))["state"]
    request = {
        "cmd": "signal",
        "match": match,
        "seat": random.randrange(state["seats"]),
        "pile": random.choice(["up1", "up2", "down1", "down2"]),
        "signal": random.choice(["leave", "gentle", None]),
    }
    reply = yield request
    if reply["ok"]:
        signals = fine((yield {"cmd": "state", "match": match}))["state"]["signals"]
        check(signals[request["seat"]].get(request["pile"]) == request["signal"], "signal not set")
    else:
        check(reply["error"]["code"] in ("no-signals", "silence"), f"signal: {reply}")


def same_state(match: str, other: str) -> Asking:
    """Compares two matches."""
    state = fine((yield {"cmd": "state", "match": match}))
    check((yield {"cmd": "state", "match": other}) == state, "states of two like matches differ")
    legal = fine((yield {"cmd": "legal", "match": match}))
    check((yield {"cmd": "legal", "match": other}) == legal, "actions of two like matches differ")


DETOURS = (
    same_when_saved,
    same_when_set_up,
    same_when_undone,
    refused_to_others,
    hidden_in_views,
    signalled,
)


class Pipes:
    """A referee in a process of its own."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "engine.referee"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, requests: Iterable[Reply]) -> Iterator[Reply]:
        """The replies to these requests, in order."""
        for lines in _portions(json.dumps(request).encode() + b"\n" for request in requests):
            yield from self._exchange(lines)

    def _exchange(self, lines: Sequence[bytes]) -> Iterator[Reply]:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin
        assert stdout
        stdin.writelines(lines)
        stdin.flush()
        for _ in lines:
            reply = stdout.readline()
            check(reply, "the referee is gone")
            yield json.loads(reply)

    def close(self) -> None:
        self._process.communicate()
        check(self._process.returncode == 0, f"exit status {self._process.returncode}")


def _portions(lines: Iterable[bytes]) -> Iterator[list[bytes]]:
    portion: list[bytes] = []
    size = 0
    for line in lines:
        if portion and size + len(line) > PORTION:
            yield portion
            portion, size = [], 0
        portion.append(line)
        size += len(line)
    if portion:
        yield portion


class Table(NamedTuple):
    """A match being played: its number, its play, and what that asks now."""

    number: int
    play: Play
    request: Reply


def run_batch(seed: int, numbers: range, chosen: Sequence[str]) -> Summary:
    """Plays the matches of these numbers in one referee."""
    pipes = Pipes()
    (listed,) = pipes.ask([{"cmd": "games"}])
    games = [game for game in listed["games"] if not chosen or game["id"] in chosen]
    waiting = (_seated(number, play(games, Random(f"{seed} {number}"))) for number in numbers)
    tables = list(islice(waiting, AT_A_TIME))
    lengths: list[int] = []
    failures: list[str] = []
    while tables:
        replies = list(pipes.ask(table.request for table in tables))
        going_on = []
        for table, reply in zip(tables, replies, strict=True):
            try:
                going_on.append(table._replace(request=table.play.send(reply)))
            except StopIteration as end:
                lengths.append(end.value)
            except Failure as failure:
                failures.append(f"match {table.number}: {failure}; asked {table.request}")
        tables = [*going_on, *islice(waiting, AT_A_TIME - len(going_on))]
    pipes.close()
    return Summary(len(numbers), sum(lengths), max(lengths, default=0), failures)


def _seated(number: int, play_: Play) -> Table:
    return Table(number, play_, next(play_))


def run(seed: int, numbers: range, chosen: Sequence[str], processes: int) -> Summary:
    """Plays the matches of these numbers in several referees side by side."""
    done = Summary(0, 0, 0, [])
    began = time.monotonic()
    batches = [numbers[at : at + BATCH] for at in range(0, len(numbers), BATCH)]
    with ProcessPoolExecutor(processes) as pool:
        running = [pool.submit(run_batch, seed, batch, chosen) for batch in batches]
        for future in as_completed(running):
            batch = future.result()
            done = Summary(
                done.matches + batch.matches,
                done.actions + batch.actions,
                max(done.longest, batch.longest),
                done.failures + batch.failures,
            )
            for failure in batch.failures:
                print(failure, file=sys.stderr)
            rate = done.matches / (time.monotonic() - began)
            print(f"{done.matches} of {len(numbers)}, {rate:.0f} a second", file=sys.stderr)
    return done


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays, says what came of it, and returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("games", nargs="*", metavar="GAME", help="these games only")
    chosen = parser.parse_args(arguments)
    numbers = range(chosen.first, chosen.first + chosen.matches)
    began = time.monotonic()
    done = run(chosen.seed, numbers, chosen.games, chosen.processes)
    seconds = time.monotonic() - began
    print(
        f"{done.matches} matches, {done.actions} actions, longest {done.longest},"
        f" {len(done.failures)} failures, {seconds:.0f} s,"
        f" {done.matches / seconds:.0f} matches a second"
    )
    if done.failures:
        print(f"To repeat match N: --seed {chosen.seed} --first N --matches 1")
    return 1 if done.failures else 0


if __name__ == "__main__":
    sys.exit(main())
