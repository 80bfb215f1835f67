"""Positions of Face to Face for tests, told by what matters; the other cards go where they may."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from engine.core.match import Match
from engine.core.piles import fits
from engine.games import GAMES
from engine.games.face_to_face.piles import CARDS
from engine.games.face_to_face.state import First

FACE_TO_FACE = GAMES["face-to-face"]


class Side(NamedTuple):
    """One player's hand, and the topmost cards of the own piles.

    On the piles a card that only the rival can have laid there is of the rival's deck.

    ``draw`` is the draw pile, or how many cards it has: the highest of those of the own deck that
    are told nowhere. Without ``draw`` all of these are in it. Those that are not lie beneath the
    cards told: on the ascending pile as far as they may, otherwise on the descending one.
    """

    hand: Sequence[int]
    up: Sequence[int] = ()
    down: Sequence[int] = ()
    draw: int | Sequence[int] | None = None


def position(
    *sides: Side,
    seat: int = 0,
    number: int = 1,
    placed: Sequence[tuple[int, str]] = (),
    first: First = "random",
) -> Match:
    """A match that begins so."""
    cards = [_cards(sides, owner) for owner in (0, 1)]
    state = {
        "game": "face-to-face",
        "rules_version": 1,
        "seats": 2,
        "options": {"first": first},
        "to_act": [seat],
        "over": None,
        "piles": [{"up": up, "down": down} for up, down, _ in cards],
        "hands": [sorted(side.hand) for side in sides],
        "draw": [draw for _, _, draw in cards],
        "turn": {"seat": seat, "number": number, "placed": [[*place] for place in placed]},
    }
    return Match.from_state(FACE_TO_FACE, state)


def _cards(sides: Sequence[Side], seat: int) -> tuple[list[int], list[int], list[int]]:
    """The seat's piles and draw pile, with the cards that are told nowhere."""
    own, rival = sides[seat], sides[1 - seat]
    told = {
        *own.hand,
        *_laid(own.up, True, by_owner=True),
        *_laid(own.down, False, by_owner=True),
        *_laid(rival.up, True, by_owner=False),
        *_laid(rival.down, False, by_owner=False),
    }
    rest = [card for card in CARDS if card not in told]
    draw = len(rest) if own.draw is None else own.draw
    drawn = rest[len(rest) - draw :] if isinstance(draw, int) else list(draw)
    lying = [card for card in rest if card not in drawn]
    up = [card for card in lying if not own.up or card < own.up[0]]
    down = [card for card in reversed(lying) if card not in up]
    return [1, *up, *own.up], [60, *down, *own.down], drawn


def _laid(cards: Sequence[int], ascending: bool, *, by_owner: bool) -> list[int]:
    """Those of a pile's topmost cards that its owner may have laid, or that only the rival can."""
    steps = [fits(ascending, below, card) for below, card in pairwise(cards)]
    return [card for card, own in zip(cards, [True, *steps], strict=False) if own is by_owner]


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
