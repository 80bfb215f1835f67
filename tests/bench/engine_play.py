"""Actions per second in random play, against a plain loop of dictionary updates."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle, product
from random import Random
from time import perf_counter
from typing import Any

from engine.core.game import Game
from engine.core.options import Options
from engine.games import GAMES
from tests.bench.figures import heading, middle, show

ROUNDS = 5
SECONDS = 0.5
UPDATES = 1000


def measure() -> None:
    heading(f"Random play of the engine (legal, choice, apply), medians of {ROUNDS} rounds")
    for game in GAMES.values():
        matches = cycle(list(all_matches(game)))
        play = partial(play_next, game, matches)
        actions, updates = [], []
        for _ in range(ROUNDS):
            actions.append(per_second(play))
            updates.append(per_second(update_dictionary))
        show(f"{game.id}: actions", "per s", middle(actions))
        show("baseline: dictionary updates", "per s", middle(updates))
        show("ratio: updates in the time of an action", "", middle(updates) / middle(actions))


def all_matches(game: Game[Any]) -> Iterator[tuple[int, Options, int]]:
    """Yield seats, options and seed for every number of seats and choice of options."""
    for seats in range(game.min_seats, game.max_seats + 1):
        names = list(game.options)
        choices = [game.options[name].choices_at(seats) for name in names]
        for seed, chosen in enumerate(product(*choices)):
            yield seats, dict(zip(names, chosen, strict=True)), seed


def per_second(call: Callable[[], int]) -> float:
    """Call again and again for a while; return how many things it did per second."""
    done = 0
    begin = perf_counter()
    while (passed := perf_counter() - begin) < SECONDS:
        done += call()
    return done / passed


def play_next(game: Game[Any], matches: Iterator[tuple[int, Options, int]]) -> int:
    """Play the next match at random; return how many actions it took."""
    seats, options, seed = next(matches)
    choose = Random(seed).choice
    state = game.deal(seats, options, seed)
    actions = 0
    while to_act := game.to_act(state):
        seat = choose(to_act)
        state = game.apply(state, seat, choose(game.legal(state, seat)))
        actions += 1
    return actions


def update_dictionary() -> int:
    table: dict[int, int] = {}
    for number in range(UPDATES):
        table[number & 63] = number
    return UPDATES
