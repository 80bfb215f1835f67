"""Positions of The Game and of Extreme for tests, told by what matters; the rest goes anywhere."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from engine.core.game import Game
from engine.core.match import Match
from engine.core.options import OptionValue
from engine.games import GAMES
from engine.games.the_game.commands import PRINTED
from engine.games.the_game.documents import write_layout
from engine.games.the_game.piles import CARDS, PILES

THE_GAME = GAMES["the-game"]
EXTREME = GAMES["the-game-extreme"]


def position(
    *hands: Sequence[int],
    game: Game[Any] = THE_GAME,
    draw: int | Sequence[int] | None = None,
    seat: int = 0,
    number: int = 1,
    placed: Sequence[tuple[int, str]] = (),
    locked: str | None = None,
    fires: Mapping[int, int] | None = None,
    options: Mapping[str, OptionValue] | None = None,
    up1: Sequence[int] = (),
    up2: Sequence[int] = (),
    down1: Sequence[int] = (),
    down2: Sequence[int] = (),
) -> Match:
    """A match that begins with these hands, and these cards on the piles.

    ``draw`` is the draw pile, or how many cards it has: the highest of those that are told
    nowhere. All others lie on ``up2``, lowest first; without ``draw`` none do. With ``fires`` the
    option is on; Extreme's commands are as printed.
    """
    told = {*up1, *up2, *down1, *down2, *(card for hand in hands for card in hand)}
    rest = [card for card in CARDS if card not in told]
    if draw is None:
        draw = len(rest)
    drawn = rest[len(rest) - draw :] if isinstance(draw, int) else list(draw)
    rest = [card for card in rest if card not in drawn]
    extreme = game is EXTREME
    return Match.from_state(
        game,
        {
            "game": game.id,
            "rules_version": 1,
            "seats": len(hands),
            "options": {
                "first": 0,
                "min_cards": 2,
                "fewer_cards": False,
                "on_fire": fires is not None,
                **({"commands": "printed"} if extreme else {}),
                **(options or {}),
            },
            "to_act": [seat],
            "over": None,
            "piles": {
                "up1": [1, *up1],
                "up2": [1, *sorted((*up2, *rest))],
                "down1": [100, *down1],
                "down2": [100, *down2],
            },
            "hands": [sorted(hand) for hand in hands],
            "draw": drawn,
            "commands": write_layout(PRINTED) if extreme else {},
            "turn": {
                "seat": seat,
                "number": number,
                "placed": [[card, pile] for card, pile in placed],
                "locked": locked,
            },
            "fires": {str(card): laid for card, laid in (fires or {}).items()},
            "signals": [{} for _ in hands],
        },
    )


extreme = partial(position, game=EXTREME)
"""The same in Extreme."""


def lying(
    hand: Sequence[int],
    tops: tuple[int, int, int, int],
    draw: Sequence[int] = (),
    others: Sequence[Sequence[int]] = (),
    **told: Any,
) -> Match:
    """A hand before these tops; all cards that are told nowhere lie under them."""
    hands = [hand, *others]
    under: dict[str, list[int]] = {pile: [] for pile in PILES}
    named = {*tops, *draw, *(card for held in hands for card in held)}
    for card in CARDS:
        if card not in named:
            fits = [
                pile
                for pile, top in zip(PILES, tops, strict=True)
                if (card < top if pile.startswith("up") else card > top)
            ]
            under[fits[0]].append(card)
    piles: dict[str, Any] = {
        pile: [*sorted(under[pile], reverse=pile.startswith("down")), top]
        for pile, top in zip(PILES, tops, strict=True)
    }
    return position(*hands, draw=draw, **piles, **told)


def legal(match: Match) -> list[str]:
    """The texts of all legal actions."""
    return [str(action) for seat in match.to_act for action in match.legal(seat)]


def placeable(match: Match, pile: str) -> list[int]:
    """The cards of the seat on turn that may go on this pile."""
    return [int(text.split()[1]) for text in legal(match) if text.endswith(f" {pile}")]


def play(match: Match, *actions: str) -> None:
    """Does these actions, each by the seat whose turn it is then."""
    for action in actions:
        match.do(match.to_act[0], action)


def refusal(match: Match, action: str) -> tuple[str, dict[str, Any]]:
    """Code and arguments of why the seat on turn may not do this."""
    refused = match.why(match.to_act[0], action)
    assert refused is not None
    return refused.code, dict(refused.args)
