"""Computer players in random matches of every game, at every table, over all options.

``python -m tests.soak.bots --decisions 100000 --seed 1`` asks the referee, with views and legal
actions as the program does, for actions of all levels, signals and hints. Everything that is
answered must be legal. The games get the same share. Only a part of the actions is done, others
are at random, so that the players find themselves in positions that they would not have come to.
It says every failure with what repeats it, and its exit status is 1 if anything failed. The same
numbers give the same matches.
"""

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.bots import BOTS
from engine.bots.bot import LEVELS
from engine.referee.referee import Referee
from tests.soak.matches import IN_TURN, MAX_ACTIONS, begin, fine
from tests.soak.pipes import Failure, Reply, Request, check

BATCH = 200
"""Answers asked for in one go; the last match of each is left unfinished."""

OBEDIENCE = (1.0, 0.9, 0.5)
"""How often the action of the computer player is done, from match to match."""

HINTS = 0.1
"""How often a hint is asked for as well."""


@dataclass
class Tally:
    """How many answers of each kind there were, and what failed."""

    answers: Counter[str] = field(default_factory=Counter)
    """By level, and ``hint``."""
    matches: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Adds all of another tally."""
        self.answers += other.answers
        self.matches += other.matches
        self.failures += other.failures


class Asker:
    """Asks a referee, and counts what it thought about."""

    def __init__(self, referee: Referee, tally: Tally) -> None:
        self._referee = referee
        self._tally = tally

    def ask(self, request: Request) -> Reply:
        """The reply, whatever it is."""
        reply: Reply = json.loads(self._referee.answer(json.dumps(request).encode()))
        return reply

    def think(self, kind: str, request: Request) -> Reply:
        """The answer of a computer player."""
        self._tally.answers[kind] += 1
        return fine(self.ask(request))

    def through(self, asking: Generator[Request, Reply, Any]) -> Any:
        """What comes of a series of requests."""
        try:
            request = next(asking)
            while True:
                request = asking.send(self.ask(request))
        except StopIteration as end:
            return end.value


def play(asker: Asker, game: Reply, random: Random, tally: Tally) -> None:
    """Plays one match of a game to its end, or until there are enough answers."""
    match, state = asker.through(begin(game, random))
    obedience = random.choice(OBEDIENCE)
    bot_seed = random.getrandbits(63)
    for _ in range(MAX_ACTIONS):
        legal = fine(asker.ask({"cmd": "legal", "match": match}))
        if not legal["to_act"] or tally.answers.total() >= BATCH:
            tally.matches += 1
            return
        seat = legal["to_act"][0] if random.random() < IN_TURN else random.choice(legal["to_act"])
        actions = legal["actions"][str(seat)]
        view = fine(asker.ask({"cmd": "view", "match": match, "seat": seat}))["view"]
        about = {"view": view, "seat": seat, "legal": actions, "bot_seed": bot_seed}
        level = random.choice(LEVELS)
        reply = asker.think(level, {"cmd": "bot", "level": level, **about})
        check(reply["action"] in actions, f"{level}: {reply['action']}, not of {actions}")
        if "start" not in view:  # Before it is known who starts nobody signals.
            _signal(asker, match, seat, reply.get("signals", {}))
        if random.random() < HINTS:
            hint = asker.think("hint", {"cmd": "hint", **about})
            check(hint["action"] in actions, f"hint: {hint['action']}, not of {actions}")
            check(1 <= len(hint["reasons"]) <= 3, f"reasons: {hint['reasons']}")
        _let_another_signal(asker, match, random.randrange(state["seats"]), legal)
        action = reply["action"] if random.random() < obedience else random.choice(actions)
        fine(asker.ask({"cmd": "do", "match": match, "seat": seat, "action": action}))
    raise Failure(f"no end after {MAX_ACTIONS} actions")


def _signal(asker: Asker, match: str, seat: int, signals: Reply) -> None:
    """Gives the signals, all of which must be allowed."""
    for pile, signal in signals.items():
        request = {"cmd": "signal", "match": match, "seat": seat, "pile": pile, "signal": signal}
        fine(asker.ask(request))


def _let_another_signal(asker: Asker, match: str, seat: int, legal: Reply) -> None:
    """Any seat may be asked for its signals."""
    view = fine(asker.ask({"cmd": "view", "match": match, "seat": seat}))["view"]
    if "signals" not in view or "start" in view or seat in legal["to_act"]:
        return
    about = {"view": view, "seat": seat, "legal": [], "bot_seed": 0}
    reply = fine(asker.ask({"cmd": "bot", "level": "normal", **about}))
    check(reply["action"] is None, f"{reply['action']}, though nothing is legal")
    _signal(asker, match, seat, reply["signals"])


def run_batch(seed: int, number: int, names: Sequence[str]) -> Tally:
    """Plays matches of one game, by the number of the batch, until there are enough answers."""
    referee = Referee()
    tally = Tally()
    asker = Asker(referee, tally)
    games = {game["id"]: game for game in asker.ask({"cmd": "games"})["games"]}
    game = games[names[number % len(names)]]
    random = Random(f"{seed} {number}")
    while tally.answers.total() < BATCH:
        try:
            play(asker, game, random, tally)
        except Failure as failure:
            tally.failures.append(f"batch {number}, {game['id']}: {failure}")
            break
    return tally


def run(seed: int, batches: range, names: Sequence[str], processes: int) -> dict[str, Tally]:
    """Plays the batches of these numbers in several processes; what came of each game."""
    tallies: dict[str, Tally] = {name: Tally() for name in names}
    began = time.monotonic()
    with ProcessPoolExecutor(processes) as pool:
        running = [pool.submit(run_batch, seed, number, names) for number in batches]
        for done, (number, future) in enumerate(zip(batches, running, strict=True), start=1):
            tally = future.result()
            tallies[names[number % len(names)]].add(tally)
            for failure in tally.failures:
                print(failure, file=sys.stderr)
            if done % 10 == 0:
                seconds = time.monotonic() - began
                print(f"{done} of {len(batches)} batches, {seconds:.0f} s", file=sys.stderr)
    return tallies


def show(tallies: dict[str, Tally]) -> None:
    """Prints what came of each game."""
    kinds = (*LEVELS, "hint")
    print(f"{'game':18}{'matches':>9}{''.join(f'{kind:>9}' for kind in kinds)}{'failures':>10}")
    for game, tally in tallies.items():
        counts = "".join(f"{tally.answers[kind]:9}" for kind in kinds)
        print(f"{game:18}{tally.matches:9}{counts}{len(tally.failures):10}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays, says what came of it, and returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=100_000, help="answers asked for")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="number of the first batch")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("games", nargs="*", metavar="GAME", help="these games only")
    chosen = parser.parse_args(arguments)
    if unknown := set(chosen.games) - set(BOTS):
        parser.error(f"{min(unknown)} has no computer player; there are: {', '.join(BOTS)}")
    names = [name for name in BOTS if name in chosen.games or not chosen.games]
    batches = -(-chosen.decisions // BATCH)
    numbers = range(chosen.first, chosen.first + batches)
    began = time.monotonic()
    tallies = run(chosen.seed, numbers, names, chosen.processes)
    show(tallies)
    failures = sum(len(tally.failures) for tally in tallies.values())
    answers = sum(tally.answers.total() for tally in tallies.values())
    print(f"{answers} answers, {failures} failures, {time.monotonic() - began:.0f} s")
    if failures:
        options = f"--seed {chosen.seed} --first N --decisions {BATCH}"
        print(" ".join(["To repeat batch N:", *chosen.games, options]))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
