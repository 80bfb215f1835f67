"""Whether hints are always the same, and what is said first decides.

``python -m tests.soak.hints --positions 100`` takes positions of matches among normal players, asks
for the hint of each many times with fresh players, and takes each reason out of the worth of all
that could be done. It prints how often each code came first, and how often that one decided: alone,
or, where each of several reasons that are given keeps the choice alone, once all of them are out
together. The exit status is 1 if a hint ever differed, or fewer than 90 % decided.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, islice
from typing import Any, NamedTuple

from engine.bots import BOTS
from engine.bots.bot import Bot, BotHint
from engine.bots.face_to_face.bot import FaceToFaceBot
from engine.bots.qwixx_cards.bot import QwixxBot
from engine.bots.the_game.bot import TheGameBot
from engine.bots.wednesday.bot import WednesdayBot
from engine.core.chance import Chance
from engine.core.match import Match
from engine.core.options import OptionValue
from engine.games import GAMES

ENOUGH = 0.9
"""In so many of the hints the first reason should decide."""

EVERY = 7
"""One decision of so many is looked at."""

FIRST_DEAL = 100

TABLES: Mapping[str, tuple[str, int, Mapping[str, OptionValue]]] = {
    "the-game": ("the-game", 3, {}),
    "on-fire": ("the-game", 3, {"on_fire": True}),
    "extreme": ("the-game-extreme", 3, {}),
    "face-to-face": ("face-to-face", 2, {}),
    "qwixx-cards": ("qwixx-cards", 3, {}),
    "qwixx-jokers": ("qwixx-cards", 5, {"jokers": True}),
    "wednesday": ("wednesday", 4, {}),
    "wednesday-expert": ("wednesday", 6, {"expert": True}),
    "wednesday-teams": ("wednesday", 4, {"teams": 2}),
}


class Moment(NamedTuple):
    """A view of whoever is to act, and what is legal."""

    game: str
    view: Mapping[str, Any]
    seat: int
    legal: Sequence[str]

    def hint(self, bot: Bot) -> BotHint:
        return bot.hint(self.view, self.seat, self.legal)


def moments(name: str) -> Iterator[Moment]:
    """Positions with a choice, of one match after the other."""
    game, seats, options = TABLES[name]
    bot, seen = BOTS[game], 0
    for deal in count(FIRST_DEAL):
        match = Match.new(GAMES[game], seats, options, deal)
        while match.waits_for:
            seat = match.waits_for[0]
            _signal(match, bot)
            legal = [str(action) for action in match.legal(seat)]
            view = match.view(seat)
            seen += len(legal) > 1
            if len(legal) > 1 and seen % EVERY == 0:
                yield Moment(game, view, seat, legal)
            match.do(seat, bot.choose(view, seat, legal, "normal", Chance(deal)))


def _signal(match: Match, bot: Bot) -> None:
    """Before a turn, all others signal."""
    view = match.view(None)
    if "signals" not in view or view["turn"]["placed"]:
        return
    for seat in {*range(match.seats)} - {*match.to_act}:
        wanted = bot.signals(match.view(seat), seat, "hard")
        for pile in {*view["signals"][seat], *wanted}:
            match.signal(seat, pile, wanted.get(pile))


def differs(moment: Moment, times: int, fresh: Callable[[], Bot]) -> bool:
    """Whether one of so many fresh players gives another hint than the first."""
    first = moment.hint(fresh())
    return any(moment.hint(fresh()) != first for _ in range(times - 1))


class First(NamedTuple):
    """The code of what a hint says first."""

    code: str
    alone: bool
    """Whether it decides."""
    together: bool
    """Whether it does not, but all that is said decides together."""


def first_reason(moment: Moment) -> First:
    """What is said first."""
    bot = BOTS[moment.game]
    assert isinstance(bot, TheGameBot | FaceToFaceBot | QwixxBot | WednesdayBot)
    first = bot.weighed(moment.view, moment.seat, moment.legal)[0]
    assert first.reason == moment.hint(bot).reasons[0]
    alone = first.by > 0
    together = (
        not alone
        and isinstance(bot, TheGameBot)
        and bot.together(moment.view, moment.seat, moment.legal) > 0
    )
    return First(first.reason.code, alone, together)


def measure(name: str, positions: int, times: int) -> bool:
    """Prints what comes of it; whether it is as it should be."""
    kind = type(BOTS[TABLES[name][0]])
    came, alone, together, differ = Counter[str](), Counter[str](), Counter[str](), 0
    for moment in islice(moments(name), positions):
        differ += differs(moment, times, kind)
        found = first_reason(moment)
        came[found.code] += 1
        alone[found.code] += found.alone
        together[found.code] += found.together
    print(f"{name}: {positions} positions, {times} times each, {differ} with more than one hint")
    print(f"  {'':16}{'first':>12}{'decides':>12}{'not alone, but with the others given':>38}")
    for code, number in [*came.most_common(), ("all", came.total())]:
        with_others = together.total() if code == "all" else together[code]
        by_itself = alone.total() if code == "all" else alone[code]
        print(f"  {code:16}{number:12}{by_itself:12}{with_others:38}", flush=True)
    return not differ and alone.total() + together.total() >= ENOUGH * came.total()


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures, prints, and returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=100, help="for each table")
    parser.add_argument("--times", type=int, default=20, help="how often each hint is asked for")
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=", ".join(TABLES))
    chosen = parser.parse_args(arguments)
    if unknown := {*chosen.tables} - {*TABLES}:
        parser.error(f"there is no {min(unknown)}; there are: {', '.join(TABLES)}")
    names = chosen.tables or [*TABLES]
    right = [measure(name, chosen.positions, chosen.times) for name in names]
    return 0 if all(right) else 1


if __name__ == "__main__":
    sys.exit(main())
