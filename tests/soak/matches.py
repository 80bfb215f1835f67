"""Random matches of every game, at every table, over all options, through the referee.

``python -m tests.soak.matches --matches 200000 --seed 1`` deals the games in turn, so that each
gets the same share of the matches. It says every failure with what repeats it, and at the end for
each game how many matches and actions there were, the longest match and how the matches ended;
its exit status is 1 if anything failed. The same numbers give the same matches.

Besides being played, every match is looked at with all eyes, saved, loaded and set up again at
its end, and at a few moments before it, and compared with the rules as the tests tell them a
second time. These detours come at distances that grow with the match, so that they stay few in
one of a thousand actions, where each save is a long one.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import NamedTuple, TypeAlias

from engine.core.chance import Chance
from tests.engine.play import Setup
from tests.soak.matches_players import CAREFUL, Luck, Player
from tests.soak.matches_rules import (
    LATE,
    REFERENCE_RULES,
    check_after,
    check_deal,
    check_legal,
    check_view,
)
from tests.soak.pipes import Failure, Pipes, Reply, Request, check

MAX_ACTIONS = 10_000
"""A match that goes on for longer never ends."""

BATCH = 250
"""Matches that one referee process serves."""

AT_A_TIME = 25
"""Matches that are played side by side in one referee, so that neither end waits for the other."""

FIRST_DETOURS = 40
"""Each detour comes at one of so many actions for the first time."""

CAUTIOUS = 0.4
"""The part of matches played with some care, as random ones end too early to see everything."""

LATE_BEGINNINGS = 0.2
"""The part of matches that begin in a late position, in games that are seldom brought so far."""

IN_TURN = 0.5
"""How often the first of the seats that may act does act, instead of any of them."""

KNOWN = 5
"""Texts of earlier actions that a detour asks about."""

Asking: TypeAlias = Generator[Request, Reply, None]
"""Yields requests and is sent the reply to each."""


class Played(NamedTuple):
    """What came of a match: its number of actions, how it ended, and at which table it was."""

    actions: int
    ending: str
    table: str


Play: TypeAlias = Generator[Request, Reply, Played]


class Moment(NamedTuple):
    """A moment of a match, before an action that is legal for this seat."""

    match: str
    seat: int
    action: str
    legal: Reply
    known: Sequence[str]
    """Texts of actions that were legal earlier in this match."""
    random: Random


@dataclass
class Tally:
    """What came of the matches of one game."""

    matches: int = 0
    actions: int = 0
    longest: int = 0
    longest_match: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    tables: set[str] = field(default_factory=set)
    failures: list[str] = field(default_factory=list)

    def count(self, number: int, played: Played) -> None:
        """Adds the match of this number."""
        self.matches += 1
        self.actions += played.actions
        self.endings[played.ending] += 1
        self.tables.add(played.table)
        if played.actions > self.longest:
            self.longest, self.longest_match = played.actions, number

    def fail(self, number: int, failure: str) -> None:
        """Adds the match of this number, which failed."""
        self.matches += 1
        self.failures.append(f"match {number}: {failure}")

    def add(self, other: "Tally") -> None:
        """Adds all matches of another tally."""
        self.matches += other.matches
        self.actions += other.actions
        self.endings += other.endings
        self.tables |= other.tables
        self.failures += other.failures
        if (other.longest, -other.longest_match) > (self.longest, -self.longest_match):
            self.longest, self.longest_match = other.longest, other.longest_match


Tallies: TypeAlias = dict[str, Tally]
"""By the games' ids."""


def fine(reply: Reply) -> Reply:
    """The reply, which must be no error."""
    check(reply["ok"], f"error {reply.get('error')}")
    return reply


def play(game: Reply, random: Random) -> Play:
    """Plays one match of a game to its end, with detours."""
    match, state = yield from begin(game, random)
    careful = CAREFUL.get(game["id"], Luck)
    player: Player = (careful if random.random() < CAUTIOUS else Luck)(random, state)
    schedule = Schedule(random)
    known: list[str] = []
    for number in range(MAX_ACTIONS):
        legal = fine((yield {"cmd": "legal", "match": match}))
        to_act = legal["to_act"]
        if not to_act:
            table = f"{state['seats']} {state['options']}"
            return Played(number, (yield from finish(match)), table)
        check(list(legal["actions"]) == [str(seat) for seat in to_act], f"seats: {legal}")
        seat = to_act[0] if random.random() < IN_TURN else random.choice(to_act)
        choices = legal["actions"][str(seat)]
        check(choices and len(set(choices)) == len(choices), f"actions: {choices}")
        action = player.choose(seat, choices)
        for detour in schedule.due(number):
            yield from detour(Moment(match, seat, action, legal, known, random))
        known += choices[: 1 + number % 7]
        done = fine((yield {"cmd": "do", "match": match, "seat": seat, "action": action}))
        check((done["over"] is None) == bool(done["to_act"]), f"over and to_act: {done}")
        player.done(seat, action)
    raise Failure(f"no end after {MAX_ACTIONS} actions")


def begin(game: Reply, random: Random) -> Generator[Request, Reply, tuple[str, Reply]]:
    """Deals a match at a random table, with options drawn until they fit it; or sets one up late.

    Returns the match and its state.
    """
    least, most = game["seats"]
    while True:
        seats = random.randint(least, most)
        options = {
            name: random.choice(option["choices"]) for name, option in game["options"].items()
        }
        seed = random.getrandbits(63)
        table = {"game": game["id"], "seats": seats, "options": options, "seed": seed}
        reply = yield {"cmd": "new", **table}
        if reply["ok"] or reply["error"]["code"] != "bad-option":
            break
    match: str = fine(reply)["match"]
    state: Reply = fine((yield {"cmd": "state", "match": match}))["state"]
    check_deal(state, seats, options, seed)
    if game["id"] in LATE and random.random() < LATE_BEGINNINGS:
        fine((yield {"cmd": "drop", "match": match}))
        return (yield from begin_late(Setup(game["id"], seats, options, seed), random))
    return match, state


def begin_late(setup: Setup, random: Random) -> Generator[Request, Reply, tuple[str, Reply]]:
    """Sets up a late position, as it may also be set up by hand."""
    state = LATE[setup.game](setup, Chance(random.getrandbits(63)))
    match: str = fine((yield {"cmd": "set", "state": state}))["match"]
    return match, state


def finish(match: str) -> Generator[Request, Reply, str]:
    """Looks at the end of a match and drops it. Returns how it ended."""
    state = fine((yield {"cmd": "state", "match": match}))["state"]
    check(state["over"] is not None and state["to_act"] == [], f"end: {state}")
    yield from _check_views(match, state)
    yield from _check_saved(match)
    yield from _check_set_up(match, with_generator=True)
    refused = yield {"cmd": "do", "match": match, "seat": 0, "action": "end"}
    check(not refused["ok"], "an action after the end")
    fine((yield {"cmd": "drop", "match": match}))
    return str(state["over"].get("reason", "over"))


def same_when_saved(moment: Moment) -> Asking:
    """Saves the match and loads it again."""
    yield from _check_saved(moment.match)


def same_when_set_up(moment: Moment) -> Asking:
    """Sets up another match from the state of this one."""
    yield from _check_set_up(moment.match, with_generator=moment.random.random() < 0.5)


def told_and_undone(moment: Moment) -> Asking:
    """Does the action, which must have the effect that the plain rules tell, and takes it back."""
    match, seat, action = moment.match, moment.seat, moment.action
    before = fine((yield {"cmd": "state", "match": match}))["state"]
    check_legal(before, moment.legal["actions"])
    fine((yield {"cmd": "do", "match": match, "seat": seat, "action": action}))
    after = fine((yield {"cmd": "state", "match": match}))["state"]
    check_after(before, seat, action, after)
    fine((yield {"cmd": "undo", "match": match}))
    again = fine((yield {"cmd": "state", "match": match}))["state"]
    check(again == before, f"undone, {action} left its mark")


def refused_to_others(moment: Moment) -> Asking:
    """Asks for things that are wrong, which must be refused and change nothing."""
    match, random = moment.match, moment.random
    before = fine((yield {"cmd": "state", "match": match}))
    for other in range(-1, before["state"]["seats"] + 1):
        if other not in before["state"]["to_act"]:
            yield from _check_refused(match, other, moment.action)
    text = "".join(random.choices(moment.action + " 0", k=random.randrange(20)))
    yield from _check_refused(match, -1, text)
    check((yield {"cmd": "state", "match": match}) == before, "what was refused left its mark")


def legal_or_refused(moment: Moment) -> Asking:
    """Asks about actions that were legal once: what is not listed now must be refused."""
    match, known = moment.match, moment.known
    before = yield {"cmd": "state", "match": match}
    for action in moment.random.sample(known, min(KNOWN, len(known))):
        for seat in moment.legal["to_act"]:
            if action in moment.legal["actions"][str(seat)]:
                why = yield {"cmd": "why", "match": match, "seat": seat, "action": action}
                check(fine(why)["legal"], f"listed, yet not legal: {action}, {why}")
            else:
                yield from _check_refused(match, seat, action)
    check((yield {"cmd": "state", "match": match}) == before, "what was refused left its mark")


def hidden_in_views(moment: Moment) -> Asking:
    """Looks at the match with the eyes of every seat, and of a bystander."""
    state = fine((yield {"cmd": "state", "match": moment.match}))["state"]
    yield from _check_views(moment.match, state)


def signalled(moment: Moment) -> Asking:
    """Sets or clears a signal; only The Game and Extreme know them."""
    match, random = moment.match, moment.random
    before = fine((yield {"cmd": "state", "match": match}))["state"]
    request = {
        "cmd": "signal",
        "match": match,
        "seat": random.randrange(before["seats"]),
        "pile": random.choice(["up1", "up2", "down1", "down2"]),
        "signal": random.choice(["leave", "gentle", None]),
    }
    reply = yield request
    after = fine((yield {"cmd": "state", "match": match}))["state"]
    if reply["ok"]:
        signals = after["signals"][request["seat"]]
        check(signals.get(request["pile"]) == request["signal"], f"signals {signals}: {request}")
    elif "signals" in before:
        check(not any(before["signals"]), f"refused, though there are signals: {reply}")
        check(after == before, "a refused signal left its mark")
    else:
        check(reply["error"]["code"] == "no-signals" and after == before, f"signal: {reply}")


Detour: TypeAlias = Callable[[Moment], Asking]

DETOURS: Sequence[Detour] = (
    same_when_saved,
    same_when_set_up,
    told_and_undone,
    refused_to_others,
    legal_or_refused,
    hidden_in_views,
    signalled,
)


class Schedule:
    """Before which actions of a match each detour comes: the later, the rarer."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._next = {detour: random.randrange(FIRST_DETOURS) for detour in DETOURS}

    def due(self, number: int) -> Iterator[Detour]:
        """The detours before the action of this number; every number is asked for in turn."""
        for detour, at in self._next.items():
            if at == number:
                self._next[detour] += 1 + self._random.randrange(FIRST_DETOURS + 2 * number)
                yield detour


def _check_refused(match: str, seat: int, action: str) -> Asking:
    request = {"match": match, "seat": seat, "action": action}
    why = fine((yield {"cmd": "why", **request}))
    done = yield {"cmd": "do", **request}
    check(not why["legal"] and not done["ok"], f"legal for seat {seat}: {action}")
    refusal = {name: done["error"][name] for name in ("code", "args")}
    check(why["refusal"] == refusal, f"refused in two ways: {why} {done}")


def _check_saved(match: str) -> Asking:
    document = fine((yield {"cmd": "save", "match": match}))["document"]
    loaded = fine((yield {"cmd": "load", "document": document}))["match"]
    yield from _check_like(match, loaded)
    again = fine((yield {"cmd": "save", "match": loaded}))["document"]
    check(again == document, "a saved match differs once it was loaded")
    fine((yield {"cmd": "drop", "match": loaded}))


def _check_set_up(match: str, *, with_generator: bool) -> Asking:
    state = fine((yield {"cmd": "state", "match": match}))["state"]
    if with_generator:
        other = fine((yield {"cmd": "set", "state": state}))["match"]
        yield from _check_like(match, other)
    else:
        del state["seed_state"]
        other = fine((yield {"cmd": "set", "state": state}))["match"]
        again = fine((yield {"cmd": "state", "match": other}))["state"]
        del again["seed_state"]
        check(again == state, "a state set up without its generator differs")
    fine((yield {"cmd": "drop", "match": other}))


def _check_like(match: str, other: str) -> Asking:
    for command in ("state", "legal"):
        ours = fine((yield {"cmd": command, "match": match}))
        theirs = yield {"cmd": command, "match": other}
        check(theirs == ours, f"{command} of two like matches differs")


def _check_views(match: str, state: Reply) -> Asking:
    for seat in (None, *range(state["seats"])):
        view = fine((yield {"cmd": "view", "match": match, "seat": seat}))["view"]
        check_view(state, seat, view)


class Table(NamedTuple):
    """A match being played: its number and game, its play, and what that asks now."""

    number: int
    game: str
    play: Play
    request: Request


def run_batch(seed: int, numbers: range, chosen: Sequence[str]) -> Tallies:
    """Plays the matches of these numbers in one referee."""
    with Pipes() as pipes:
        (listed,) = pipes.ask([{"cmd": "games"}])
        games = [game for game in listed["games"] if not chosen or game["id"] in chosen]
        tallies = {game["id"]: Tally() for game in games}
        waiting = (_seated(seed, number, games) for number in numbers)
        tables = list(islice(waiting, AT_A_TIME))
        while tables:
            try:
                replies = list(pipes.ask(table.request for table in tables))
            except Failure as failure:
                for table in tables:
                    tallies[table.game].fail(table.number, f"{failure}; asked {table.request}")
                return tallies
            tables = [
                following
                for table, reply in zip(tables, replies, strict=True)
                if (following := _go_on(table, reply, tallies[table.game]))
            ]
            tables += islice(waiting, AT_A_TIME - len(tables))
        pipes.close()
    return tallies


def _seated(seed: int, number: int, games: Sequence[Reply]) -> Table:
    game = games[number % len(games)]
    play_ = play(game, Random(f"{seed} {number}"))
    return Table(number, game["id"], play_, next(play_))


def _go_on(table: Table, reply: Reply, tally: Tally) -> Table | None:
    """The table with what its match asks next; None when that is over."""
    try:
        return Table(table.number, table.game, table.play, table.play.send(reply))
    except StopIteration as end:
        tally.count(table.number, end.value)
    except Failure as failure:
        tally.fail(table.number, f"{failure}; asked {table.request}")
    return None


def run(seed: int, numbers: range, chosen: Sequence[str], processes: int) -> Tallies:
    """Plays the matches of these numbers in several referees side by side."""
    tallies: Tallies = {}
    done = 0
    began = time.monotonic()
    batches = [numbers[at : at + BATCH] for at in range(0, len(numbers), BATCH)]
    with ProcessPoolExecutor(processes) as pool:
        running = {pool.submit(run_batch, seed, batch, chosen): batch for batch in batches}
        for future in as_completed(running):
            for game, tally in future.result().items():
                tallies.setdefault(game, Tally()).add(tally)
                for failure in tally.failures:
                    print(f"{game}, {failure}", file=sys.stderr)
            done += len(running[future])
            rate = done / (time.monotonic() - began)
            print(f"{done} of {len(numbers)}, {rate:.0f} a second", file=sys.stderr)
    return tallies


def show(tallies: Tallies) -> None:
    """Prints what came of the matches of each game."""
    print(
        f"{'game':18}{'matches':>9}{'actions':>12}{'a match':>9}"
        f"{'longest':>9} {'(its number)':14}{'tables':>6}{'failures':>10}  ended by"
    )
    for game, tally in tallies.items():
        number = f"({tally.longest_match})"
        endings = ", ".join(f"{reason} {count}" for reason, count in tally.endings.most_common())
        print(
            f"{game:18}{tally.matches:9}{tally.actions:12}"
            f"{tally.actions / max(1, tally.matches):9.1f}{tally.longest:9} {number:14}"
            f"{len(tally.tables):6}{len(tally.failures):10}  {endings}"
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays, says what came of it, and returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("games", nargs="*", metavar="GAME", help="these games only")
    chosen = parser.parse_args(arguments)
    if unknown := set(chosen.games) - set(REFERENCE_RULES):
        parser.error(f"there is no game {min(unknown)}; there are: {', '.join(REFERENCE_RULES)}")
    numbers = range(chosen.first, chosen.first + chosen.matches)
    began = time.monotonic()
    tallies = run(chosen.seed, numbers, chosen.games, chosen.processes)
    seconds = time.monotonic() - began
    show(tallies)
    failures = sum(len(tally.failures) for tally in tallies.values())
    print(
        f"{sum(tally.matches for tally in tallies.values())} matches, {failures} failures,"
        f" {seconds:.0f} s, {chosen.matches / seconds:.0f} matches a second"
    )
    if failures:
        print(
            " ".join(
                ["To repeat match N:", *chosen.games, f"--seed {chosen.seed} --first N --matches 1"]
            )
        )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
