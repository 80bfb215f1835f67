"""What computers do follows at the pace chosen, is shown as it is, and is told once."""

import random
from collections.abc import Callable
from itertools import pairwise, product

import pytest

from app.games import MODULES
from app.match.phase import Phase
from app.storage.settings import MOTIONS, PACES, Motion, Pace
from app.style.appearance import Appearance
from app.table.pace import time_of
from engine.core.events import Kind
from engine.core.match import Match
from engine.games import GAMES
from tests.amounts import some
from tests.app.computers.fakes import FakeBotClient
from tests.app.computers.followed import Follower
from tests.app.computers.played import Played

EVENTS = 30
SETTINGS = tuple(product(PACES, MOTIONS))
CASES = tuple(product(range(some(300, share=100)), GAMES))
"""Seeds and games: each third of the few in a quick run has every game once."""

Sit = Callable[..., Played]
Begun = Callable[[str, int], Played]


@pytest.fixture
def begun(sit: Sit, fake: FakeBotClient) -> Begun:
    """Seats computers alone at the largest table; their moves are drawn from the legal ones."""

    def begin(game_id: str, seed: int) -> Played:
        game, chance = GAMES[game_id], random.Random(seed)
        fake.plan(*(chance.choice(("first", "last")) for _ in range(20 * EVENTS)))
        seats = max(2, game.max_seats)
        return sit(*["easy"] * seats, match=Match.new(game, seats, {}, seed))

    return begin


def gaps(table: Played) -> list[tuple[float, float]]:
    """Let so many events come; how long each stood, and how long it had to at least."""
    match, narration = table.match, MODULES[table.match.game.id].narration()
    came: list[tuple[float, bool, float]] = []

    def note() -> None:
        """Note when it came, whether it had to wait for the one before, and its own time."""
        weight = narration.weight(match.happened(None))
        waits = not match.game.simultaneous(match.states[-2])
        came.append((table.clock.time, waits, time_of(weight, table.appearance.pace)))

    table.session.changed.connect(note)
    table.wait(lambda: len(came) > EVENTS or table.session.phase is Phase.OVER)
    table.session.changed.disconnect(note)
    return [
        (after - before, least) for (before, _, least), (after, waits, _) in pairwise(came) if waits
    ]


@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("pace", ["slow", "calm", "quick"])
@pytest.mark.every_game("game_id")
def test_every_event_stands_for_its_time(
    appearance: Appearance, begun: Begun, game_id: str, pace: Pace, motion: Motion
) -> None:
    appearance.set_pace("step")
    appearance.set_motion(motion)
    table = begun(game_id, 3)
    appearance.set_pace(pace)
    table.page.go_on()
    stood = gaps(table)
    assert len(stood) > 3
    assert [(gap, least) for gap, least in stood if gap < least] == []


@pytest.mark.parametrize(("seed", "game_id"), CASES)
def test_however_it_is_skipped_all_is_shown_as_it_is_and_once(
    sit: Sit, fake: FakeBotClient, appearance: Appearance, seed: int, game_id: str
) -> None:
    """Matches at every pace and with every motion, with a person at some of the tables."""
    chance = random.Random(f"{game_id} {seed}")
    pace, motion = SETTINGS[seed * 5 % len(SETTINGS)]
    appearance.set_pace(pace)
    appearance.set_motion(motion)
    match = begun_match(game_id, chance)
    kinds: list[Kind] = ["easy"] * match.seats
    if chance.random() < 0.4:
        kinds[chance.randrange(match.seats)] = "human"
    fake.plan(*(str(chance.randrange(1000)) for _ in range(20 * EVENTS)))
    follower = Follower(sit(*kinds, match=match), chance)
    follower.follow(EVENTS)
    assert follower.short == []


def begun_match(game_id: str, chance: random.Random) -> Match:
    """A match of any number of seats, at any point of it but the end."""
    game = GAMES[game_id]
    seats = chance.randint(game.min_seats, game.max_seats)
    seed, most = chance.randrange(10**6), chance.randrange(150)
    while True:
        match = Match.new(game, seats, {}, seed)
        for _ in range(most):
            if match.over is None:
                seat = chance.choice(match.to_act)
                match.do(seat, chance.choice(match.legal(seat)))
        if match.over is None:
            return match
        most //= 2
