"""Positions of Wednesday for tests, told by what matters; the other cards go where they may."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.match import Match
from engine.core.options import OptionValue
from engine.games import GAMES
from engine.games.wednesday.cards import CHARACTERS, OUTCASTS

WEDNESDAY = GAMES["wednesday"]

BY_DEFAULT = [*CHARACTERS[1:], "wednesday"]
"""The order of characters that are told nowhere."""
HER_ALONE = CHARACTERS[1:]
"""All others, aside: Wednesday is known to be next."""


def position(
    *hands: Sequence[int],
    played: Sequence[int] = (),
    burnt: Sequence[int] = (),
    rest: int | None = None,
    characters: Sequence[str] = (),
    open_: str | None = None,
    aside: Sequence[str] | None = None,
    blocked: int | None = None,
    seat: int = 0,
    step: str = "play",
    last: int | None = None,
    last_number: int | None = None,
    passes: int = 0,
    number: int = 1,
    scores: Sequence[Sequence[int]] | None = None,
    options: Mapping[str, OptionValue] | None = None,
    **more: Any,
) -> Match:
    """A match that begins with these hands, the seat to act in the middle of a round.

    ``burnt`` lies on top of the burnt pile, its top last. All outcasts that are told nowhere lie
    below it, ascending, or are in the hand of the seat ``rest``. ``characters`` lie on top of
    those that are told nowhere, Wednesday last; ``number`` is that of the round. Unless told, the
    seat before played the last outcast: what is on top of the played pile, otherwise a 5.
    ``more`` are other fields of the state, or of its turn.
    """
    direction = -1 if open_ == "yoko" else 1
    aside = (["thing"] if blocked and open_ != "thing" else []) if aside is None else aside
    told = Counter((*played, *burnt, *(card for hand in hands for card in hand)))
    untold = sorted((Counter(OUTCASTS) - told).elements())
    held = [
        sorted((*hand, *untold)) if at == rest else sorted(hand) for at, hand in enumerate(hands)
    ]
    absent = {open_, *aside, *characters}
    if last_number is None:
        last_number = played[-1] if played else 5
    turn = {
        "seat": seat,
        "step": step,
        "taken": more.pop("taken", None),
        "from": more.pop("from_", None),
        "passes": passes,
        "last": (seat - direction) % len(hands) if last is None else last,
        "last_number": last_number,
    }
    return Match.from_state(
        WEDNESDAY,
        {
            "game": "wednesday",
            "rules_version": 1,
            "seats": len(hands),
            "options": {"youngest": 0, "expert": False, "teams": 0, **(options or {})},
            "to_act": [seat],
            "over": None,
            "hands": held,
            "played": list(played),
            "burnt": [*(untold if rest is None else ()), *burnt],
            "characters": [*characters, *(name for name in BY_DEFAULT if name not in absent)],
            "aside": list(aside),
            "open": open_,
            "blocked": blocked,
            "direction": direction,
            "open_hands": False,
            "frozen": False,
            "stalls": 0,
            "turn": turn,
            "round": number,
            "scores": [[0] * len(hands)] * (number - 1) if scores is None else list(scores),
            **more,
        },
    )


def last_round(*hands: Sequence[int], behind: int = 0, **more: Any) -> Match:
    """A position of the last round in which seat 0 has so many points more than all others."""
    points = [[behind, *[0] * (len(hands) - 1)], *[[0] * len(hands)] * 3]
    return position(*hands, number=5, scores=points, **more)


def legal(match: Match) -> list[str]:
    """The texts of all legal actions."""
    return [str(action) for seat in match.to_act for action in match.legal(seat)]


def play(match: Match, *actions: str) -> dict[str, Any]:
    """Does these actions, each by the seat whose turn it is then; the state after them."""
    for action in actions:
        match.do(match.to_act[0], action)
    return dict(match.state())


def pass_all(match: Match) -> dict[str, Any]:
    """All pass until it is not to be passed any more; the state after it."""
    passes = match.state()["turn"]["passes"]
    while True:
        state = play(match, "pass")
        if state["turn"]["passes"] <= passes:
            return state
        passes = state["turn"]["passes"]


def refusal(match: Match, action: str) -> tuple[str, dict[str, Any]]:
    """Code and arguments of why the seat to act may not do this."""
    refused = match.why(match.to_act[0], action)
    assert refused is not None
    return refused.code, dict(refused.args)
