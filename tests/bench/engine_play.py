"""How fast the engine plays at random, in process, and where the time goes.

An action is ``legal``, a choice, ``apply``; a whole match is its deal and all its actions.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from cProfile import Profile
from itertools import cycle, pairwise, product
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.options import Options
from engine.games import GAMES
from tests.bench.amounts import amount
from tests.bench.figures import heading, middle

ROUNDS = amount(5)
SECONDS = amount(500) / 1000
UPDATES = 1000
PROFILED = amount(5_000)
"""Actions of the pass that tells in which functions the time goes."""

SLOWEST = 4
"""So many of them are named."""

AIMS = {"the-game": 100_000}
"""Actions per second, on one core of a desktop."""

STEPS = ("deal", "to_act", "legal", "choice", "apply")


class Setup(NamedTuple):
    """A match to be dealt."""

    seats: int
    options: Options
    seed: int


class Speed(NamedTuple):
    """How many actions, and whole matches, in a second."""

    actions: float
    matches: float


def measure(rounds: int = ROUNDS, seconds: float = SECONDS) -> None:
    """Prints for every game its speed beside a plain loop, then where its time goes."""
    heading(
        f"Random play of the engine (legal, choice, apply), medians of {rounds} rounds;"
        " an update is one of a dictionary, in a plain loop of the same round"
    )
    print(f"  {'':18}{'actions/s':>11}{'matches/s':>11}{'updates/s':>13}{'updates per action':>20}")
    for game in GAMES.values():
        print(f"  {game.id:18}{_speed_beside_baseline(game, rounds, seconds)}", flush=True)
    heading(
        "Where the time goes: in a pass of its own, with a clock around every call, which slows it"
    )
    print(f"  {'':18}{''.join(f'{step:>9}' for step in STEPS)}   slowest functions, by a profiler")
    for game in GAMES.values():
        shares = "".join(f"{share:9.0%}" for share in shares_of_time(game, seconds).values())
        print(f"  {game.id:18}{shares}   {', '.join(slowest_functions(game))}", flush=True)


def _speed_beside_baseline(game: Game[Any], rounds: int, seconds: float) -> str:
    matches = cycle(all_matches(game))
    speeds, updates = [], []
    for _ in range(rounds):
        speeds.append(speed(game, matches, seconds))
        updates.append(updates_per_second(seconds))
    actions = middle([each.actions for each in speeds])
    aim = f"   (aim: {AIMS[game.id]:,} actions/s)" if game.id in AIMS else ""
    return (
        f"{actions:11,.0f}{middle([each.matches for each in speeds]):11,.0f}"
        f"{middle(updates):13,.0f}{middle(updates) / actions:20.0f}{aim}"
    )


def all_matches(game: Game[Any]) -> list[Setup]:
    """A match for every number of seats and choice of options, in a mixed order.

    So each round has its share of long and of short ones.
    """
    setups = []
    for seats in range(game.min_seats, game.max_seats + 1):
        names = list(game.options)
        choices = [game.options[name].choices_at(seats) for name in names]
        for seed, chosen in enumerate(product(*choices)):
            setups.append(Setup(seats, dict(zip(names, chosen, strict=True)), seed))
    Random(0).shuffle(setups)
    return setups


def speed(game: Game[Any], matches: Iterator[Setup], seconds: float) -> Speed:
    """Plays match after match for a while."""
    actions = played = 0
    acting = 0.0
    begin = now = perf_counter()
    while now - begin < seconds:
        setup = next(matches)
        state = game.deal(*setup)
        dealt = perf_counter()
        actions += play(game, state, setup.seed)
        played += 1
        now = perf_counter()
        acting += now - dealt
    return Speed(actions / acting, played / (now - begin))


def play(game: Game[Any], state: Any, seed: int) -> int:
    """Plays one match at random from its deal; the number of its actions."""
    choose = Random(seed).choice
    actions = 0
    while to_act := game.to_act(state):
        seat = choose(to_act)
        state = game.apply(state, seat, choose(game.legal(state, seat)))
        actions += 1
    return actions


def updates_per_second(seconds: float) -> float:
    """The plain loop that the engine is compared with."""
    updates = 0
    begin = perf_counter()
    while (passed := perf_counter() - begin) < seconds:
        table: dict[int, int] = {}
        for number in range(UPDATES):
            table[number & 63] = number
        updates += UPDATES
    return updates / passed


def shares_of_time(game: Game[Any], seconds: float) -> dict[str, float]:
    """By step, its part of the time of all steps; the clock's own time is taken off."""
    took = dict.fromkeys(STEPS, 0.0)
    clock = _time_of_the_clock()

    def timed(step: str, call: Callable[..., Any], *arguments: Any) -> Any:
        begin = perf_counter()
        result = call(*arguments)
        took[step] += perf_counter() - begin - clock
        return result

    end = perf_counter() + seconds
    for setup in cycle(all_matches(game)):
        choose = Random(setup.seed).choice
        state = timed("deal", game.deal, *setup)
        while to_act := timed("to_act", game.to_act, state):
            seat = timed("choice", choose, to_act)
            actions = timed("legal", game.legal, state, seat)
            action = timed("choice", choose, actions)
            state = timed("apply", game.apply, state, seat, action)
        if perf_counter() > end:
            break
    whole = sum(took.values())
    return {step: seconds_ / whole for step, seconds_ in took.items()}


def _time_of_the_clock() -> float:
    """Seconds between two looks at the clock."""
    looks = [perf_counter() for _ in range(1_000)]
    return middle([after - before for before, after in pairwise(looks)])


def slowest_functions(game: Game[Any], actions: int = PROFILED) -> list[str]:
    """The functions that take the largest part of the time by themselves, and that part."""
    profile = Profile()
    matches = cycle(all_matches(game))
    while actions > 0:
        setup = next(matches)
        state = profile.runcall(game.deal, *setup)
        actions -= profile.runcall(play, game, state, setup.seed)
    profile.create_stats()
    took: Counter[str] = Counter()
    for (path, _, name), (_, _, own, *_) in profile.stats.items():
        if name != play.__name__:
            took[_short_name(path, name)] += own
    whole = sum(took.values())
    return [f"{name} {own / whole:.0%}" for name, own in took.most_common(SLOWEST)]


def _short_name(path: str, name: str) -> str:
    """A function's name after that of its module, if it is in one, and without an address."""
    if path == "~":
        return name.partition(" of ")[0].strip("<>")
    file = Path(path)
    return f"{file.parent.name if file.stem == '__init__' else file.stem}.{name}"
