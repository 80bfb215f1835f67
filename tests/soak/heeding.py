"""How often computer players of The Game leave a pile alone when somebody asks for it.

``python -m tests.soak.heeding --positions 100`` lets computers play, one of them silent in place of
a person. In the middle of matches that one asks the computer on turn to leave alone just the pile
on which it was about to place. Counted is where another card that is legal on another pile jumps
by at most 6 more: whether the computer then places elsewhere, and whether its turn leaves the pile
alone to the end. The exit status is 1 if it is less than 70 % of cases. The same numbers give the
same matches.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import count, islice
from typing import NamedTuple

from engine.bots import BOTS
from engine.bots.bot import Level
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.options import OptionValue
from engine.core.placing import Place
from engine.core.refusal import Refused
from engine.games import GAMES
from engine.games.the_game.piles import ASCENDING, PILES
from engine.games.the_game.state import TheGameState

ENOUGH = 0.7
"""In so many of the cases it should place elsewhere."""

MORE = 6
"""By so much more at most another card may jump."""

EVERY = 3
"""One turn of so many is looked at."""

MIDDLE = (0.15, 0.85)
"""Between these parts of the draw pile a match is in its middle."""

SEED = 1

OPTIONS: Mapping[str, Mapping[str, OptionValue]] = {
    "the-game": {"first": 0, "min_cards": 2, "fewer_cards": False, "on_fire": False},
    "the-game-extreme": {
        "first": 0,
        "min_cards": 2,
        "fewer_cards": False,
        "on_fire": False,
        "commands": "printed",
    },
}


class Table(NamedTuple):
    """Who plays, and what."""

    game: str
    seats: int
    level: Level
    on_fire: bool = False

    @property
    def options(self) -> Mapping[str, OptionValue]:
        return {**OPTIONS[self.game], "on_fire": self.on_fire}


class Heeded(NamedTuple):
    """What came of one request."""

    elsewhere: bool
    """The next card was placed on another pile, or none."""
    alone: bool
    """The whole turn left the pile alone."""


def jump(state: TheGameState, place: Place) -> int:
    """By how much the pile comes on."""
    top = state.piles[place.pile][-1]
    return place.card - top if ASCENDING[place.pile] else top - place.card


def choice(table: Table, state: TheGameState) -> Action:
    """What the computer on turn does."""
    game = GAMES[table.game]
    legal = [str(action) for action in game.legal(state, state.seat)]
    view = game.view(state, state.seat)
    chosen = BOTS[table.game].choose(view, state.seat, legal, table.level, Chance(SEED))
    return game.parse(chosen)


def signalled(table: Table, state: TheGameState, silent: int) -> TheGameState:
    """The state with the signals of all but the silent one and whoever is on turn."""
    game, bot = GAMES[table.game], BOTS[table.game]
    for seat in range(table.seats):
        if seat in (state.seat, silent):
            continue
        wanted = bot.signals(game.view(state, seat), seat, table.level)
        for pile, name in enumerate(PILES):
            if state.signals[seat][pile] != wanted.get(name):
                state = game.signal(state, seat, name, wanted.get(name))
    return state


def requests(table: Table, first_deal: int = 1) -> Iterator[Heeded]:
    """What comes of requests in one deal after the other."""
    game = GAMES[table.game]
    for deal in count(first_deal):
        state = game.deal(table.seats, table.options, deal)
        full, number = len(state.draw), 0
        while state.over is None:
            if state.number != number:
                number = state.number
                silent = (state.seat + 1 + deal % (table.seats - 1)) % table.seats
                state = signalled(table, state, silent)
                part = len(state.draw) / full
                if MIDDLE[0] <= part <= MIDDLE[1] and number % EVERY == 0:
                    yield from _asked(table, state, silent)
            state = game.apply(state, state.seat, choice(table, state))


def _asked(table: Table, state: TheGameState, seat: int) -> Iterator[Heeded]:
    """The seat asks to leave alone where the computer was about to place, if that costs little."""
    game, meant = GAMES[table.game], choice(table, state)
    if not isinstance(meant, Place) or jump(state, meant) < 0:
        return
    others = [
        jump(state, place)
        for place in game.legal(state, state.seat)
        if isinstance(place, Place) and place.pile != meant.pile
    ]
    if not others or min(others) > jump(state, meant) + MORE:
        return
    try:
        asked = after = game.signal(state, seat, PILES[meant.pile], "leave")
    except Refused:  # a ``silence`` lies
        return
    piles = []
    while after.number == asked.number and after.over is None:
        action = choice(table, after)
        piles.append(action.pile if isinstance(action, Place) else None)
        after = game.apply(after, after.seat, action)
    yield Heeded(piles[0] != meant.pile, meant.pile not in piles)


def measure(table: Table, positions: int) -> tuple[float, float]:
    """In which part of the positions it placed elsewhere, and left the pile alone."""
    found = [*islice(requests(table), positions)]
    return (
        sum(each.elsewhere for each in found) / positions,
        sum(each.alone for each in found) / positions,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures, prints, and returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=100, help="for each row")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--levels", nargs="*", default=["normal", "hard"])
    parser.add_argument("--on-fire", action="store_true")
    parser.add_argument("game", nargs="?", default="the-game", choices=sorted(OPTIONS))
    chosen = parser.parse_args(arguments)
    print(f"{'':32}{'elsewhere':>12}{'whole turn':>12}")
    least = 1.0
    for level in chosen.levels:
        for seats in chosen.seats:
            table = Table(chosen.game, seats, level, chosen.on_fire)
            elsewhere, alone = measure(table, chosen.positions)
            least = min(least, elsewhere)
            name = f"{chosen.game} {seats} {level}{' on fire' if chosen.on_fire else ''}"
            print(f"{name:32}{elsewhere:12.0%}{alone:12.0%}", flush=True)
    return 0 if least >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
