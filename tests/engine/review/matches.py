"""Matches to be reviewed: short ones, from positions near the end."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from engine.bots import BOTS
from engine.bots.bot import Level
from engine.core.chance import Chance
from engine.core.header import Player
from engine.core.match import Match
from engine.games import GAMES
from engine.review.reviewing import ReviewEffort

SMALL = ReviewEffort(
    spread=3, coarse=2, curve=3, fine=4, others=2, doubted=1, verdict=8, long_verdict=10
)
"""An effort that tells little, but soon."""


def play_on(
    match: Match, level: Level, bot_seed: int = 1, until: Callable[[Any], bool] | None = None
) -> Match:
    """Lets computers play until the match is over, or the view of a bystander is as wanted."""
    bot = BOTS[match.game.id]
    while match.to_act:
        if until is not None and until(match.view(None)):
            break
        seat = match.to_act[0]
        legal = [str(action) for action in match.legal(seat)]
        match.do(seat, bot.choose(match.view(seat), seat, legal, level, Chance(bot_seed)))
    return match


def late(game: str, seats: int, until: Callable[[Any], bool], **options: Any) -> Match:
    """A match that begins in a position that another one has come to, played by persons."""
    deals = (
        play_on(Match.new(GAMES[game], seats, options, deal), "normal", until=until)
        for deal in count(1)
    )
    early = next(match for match in deals if match.to_act)
    return Match.from_state(GAMES[game], early.state(), players=persons(seats))


def drawn_to(left: int) -> Callable[[Any], bool]:
    """Tells of a view whether so many cards are left to draw, or fewer."""
    return lambda view: sum(map(size, view["draw"])) <= left


def size(pile: Any) -> int:
    """The number of cards in a list of piles or of cards."""
    return len(pile) if isinstance(pile, list) else 1


def in_turn(number: int) -> Callable[[Any], bool]:
    """Tells of a view whether this turn has begun."""
    return lambda view: bool(view["turn"]["number"] >= number)


def late_in_round(number: int) -> Callable[[Any], bool]:
    """Tells of a view whether some characters of this round are out, or of a later one."""
    return lambda view: (
        view["round"] > number
        or (
            view["round"] == number
            and len(view["characters"]) < 3
            and view["turn"]["step"] == "play"
        )
    )


def persons(seats: int) -> Sequence[Player]:
    """As many players, of whom two are persons."""
    return [Player(f"P{seat}", "human" if seat < 2 else "normal") for seat in range(seats)]


def ended_in_teams() -> Match:
    """A match of four persons in two teams, from its last round to its end."""
    begun = late("wednesday", 4, late_in_round(5), teams=2)
    players = [Player(f"P{seat}") for seat in range(4)]
    return play_on(Match.from_state(begun.game, begun.state(), players=players), "easy")
