"""Playing at random, for tests: options and actions by the numbers that a test hands in."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from hypothesis import strategies as st

from engine.core.action import Action
from engine.core.chance import MAX_SEED, Chance
from engine.core.game import Game
from engine.core.match import Match
from engine.core.options import OptionValue
from engine.games import GAMES

MAX_ACTIONS = 2_000
"""More than any match of any game takes; random play that goes on for longer never ends."""


class Setup(NamedTuple):
    """A match to be dealt."""

    game: str
    seats: int
    options: Mapping[str, OptionValue]
    seed: int


class Step(NamedTuple):
    """What was done in a match: the state before, who did what, and the state after."""

    before: Any
    seat: int
    action: Action
    after: Any


def setups(*games: str) -> st.SearchStrategy[Setup]:
    """Any of these games, or of all, at any table with any options."""
    return st.sampled_from(games or sorted(GAMES)).flatmap(_setups_of)


def _setups_of(name: str) -> st.SearchStrategy[Setup]:
    game = GAMES[name]

    def at(seats: int) -> st.SearchStrategy[Setup]:
        options = {
            option: st.sampled_from(offered.choices_at(seats))
            for option, offered in game.options.items()
        }
        return st.builds(
            Setup,
            st.just(name),
            st.just(seats),
            st.fixed_dictionaries(options),
            st.integers(0, MAX_SEED),
        )

    return st.integers(game.min_seats, game.max_seats).flatmap(at)


def random_steps(setup: Setup) -> Iterator[Step]:
    """A whole match at random, the choices drawn from the deal number."""
    game: Game[Any] = GAMES[setup.game]
    state = game.deal(setup.seats, setup.options, setup.seed)
    return steps_from(game, state, Chance(setup.seed))


def steps_from(game: Game[Any], state: Any, chance: Chance) -> Iterator[Step]:
    """The rest of a match at random, from this state on to its end."""
    for _ in range(MAX_ACTIONS):
        to_act = game.to_act(state)
        if not to_act:
            return
        seat = to_act[chance.below(len(to_act))]
        actions = game.legal(state, seat)
        action = actions[chance.below(len(actions))]
        after = game.apply(state, seat, action)
        yield Step(state, seat, action, after)
        state = after
    raise AssertionError(f"no end of {game.id} after {MAX_ACTIONS} actions")


def states_of(setup: Setup) -> list[Any]:
    """Every state of a whole match at random."""
    first = GAMES[setup.game].deal(setup.seats, setup.options, setup.seed)
    return [first, *(step.after for step in random_steps(setup))]


def random_state(setup: Setup, point: float) -> Any:
    """The state at this part, 0 to 1, of a whole match at random."""
    states = states_of(setup)
    return states[round(point * (len(states) - 1))]


def random_match(setup: Setup, actions: int = MAX_ACTIONS) -> Match:
    """A match played at random to its end, or for so many actions."""
    match = Match.new(GAMES[setup.game], setup.seats, setup.options, setup.seed)
    for step, _ in zip(random_steps(setup), range(actions), strict=False):
        match.do(step.seat, step.action)
    return match
