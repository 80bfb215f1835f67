"""Positions of Face to Face for tests, and what the table shows of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.games.contract import Frame, Situation
from app.games.face_to_face.layout.layout import lay_out
from app.games.face_to_face.situation import FaceToFaceSituation
from app.match.players import PlayerInfo
from app.paint.surface import rail_height
from app.style.typography import Metrics
from app.table.layout import Layout
from engine.core.events import Kind
from engine.core.match import Match
from engine.games import GAMES

FACE = GAMES["face-to-face"]
NAMES = ("Maria", "Nikos")
LONG_NAMES = ("Konstantinopouloulis", "Χρυσοβαλάντω Παπαδημ")
BAR = 56.0

PILES: Sequence[dict[str, list[int]]] = (
    {"up": [1, 5, 20, 27], "down": [60, 50, 41, 35]},
    {"up": [1, 9, 29], "down": [60, 48, 40]},
)
HANDS: Sequence[list[int]] = ([8, 12, 17, 45, 52], [6, 11, 13, 30, 33, 58])


def position(
    hands: Sequence[Sequence[int]] = HANDS,
    piles: Sequence[dict[str, list[int]]] = PILES,
    placed: Sequence[tuple[int, str]] = ((27, "own.up"),),
    given: Sequence[Sequence[int]] = ((), ()),
) -> dict[str, Any]:
    """A state in which seat 0 is to act: it has placed the 27 on its ascending pile.

    `given` are the cards of each that lie on the rival's piles.
    """
    rest = []
    for seat, (hand, own) in enumerate(zip(hands, piles, strict=True)):
        used = {*hand, *given[seat], *({*own["up"], *own["down"]} - {*given[1 - seat]})}
        rest.append([number for number in range(2, 60) if number not in used])
    return {
        "game": "face-to-face",
        "rules_version": 1,
        "seats": 2,
        "options": {"first": 0},
        "to_act": [0],
        "over": None,
        "piles": [{way: list(cards) for way, cards in own.items()} for own in piles],
        "hands": [list(hand) for hand in hands],
        "draw": rest,
        "turn": {"seat": 0, "number": 5, "placed": [list(each) for each in placed]},
        "seed_state": 1,
    }


def late_position(
    draw: Sequence[int],
    hands: Sequence[Sequence[int]] = ((25, 26, 27, 33, 34, 35), (24, 25, 28, 33, 34, 36)),
) -> dict[str, Any]:
    """A state in which seat 0 begins its turn, with that many cards left in the draw piles.

    All cards of a deck that are neither in hand nor to draw lie on the two own piles: up to 23 on
    the ascending one, the others on the descending one.
    """
    state = position(hands, placed=())
    for seat, count in enumerate(draw):
        free = [number for number in range(59, 1, -1) if number not in hands[seat]]
        spare = free[-count:] if count else []
        state["draw"][seat] = spare
        laid = sorted(number for number in free if number not in spare)
        state["piles"][seat] = {
            "up": [1, *(number for number in laid if number < 24)],
            "down": [60, *(number for number in reversed(laid) if number >= 24)],
        }
    return state


def match_at(state: dict[str, Any] | None = None) -> Match:
    return Match.from_state(FACE, position() if state is None else state)


def players(
    names: Sequence[str] = NAMES, kinds: Sequence[Kind] = ("human", "human")
) -> tuple[PlayerInfo, ...]:
    return tuple(
        PlayerInfo(name, seat, kind)
        for seat, (name, kind) in enumerate(zip(names, kinds, strict=True))
    )


def situation_of(
    match: Match, seat: int = 0, names: Sequence[str] = NAMES, **changes: Any
) -> FaceToFaceSituation:
    """What that seat may know and do now."""
    acting = seat in match.to_act
    options: dict[str, Any] = {
        "stage": "over" if match.over else "playing" if acting else "watching",
        "legal": tuple(map(str, match.legal(seat))) if acting else (),
        "why": lambda action: match.why(seat, action),
        "seed": match.seed,
        "viewer": seat,
        "story": lambda: [match.happened(seat, index) for index in range(len(match.moves))],
        "players": players(names),
    }
    options.update(changes)
    view: Any = match.view(seat)
    return Situation(view=view, seat=seat, **options)


def frame(size: tuple[int, int], text_scale: float = 1.0) -> Frame:
    metrics = Metrics(*size, text_scale)
    return Frame(*size, metrics, metrics.px(BAR), size[1] - rail_height(metrics))


def laid_out(
    size: tuple[int, int], situation: FaceToFaceSituation | None = None, text_scale: float = 1.0
) -> Layout:
    now = situation if situation is not None else situation_of(match_at())
    return lay_out(now, frame(size, text_scale))


def _after(match: Match, *actions: str) -> Match:
    for action in actions:
        match.do(match.to_act[0], action)
    return match


def situations(names: Sequence[str] = NAMES) -> dict[str, FaceToFaceSituation]:
    """One of every kind of step, as the person at the screen knows it."""
    fresh = match_at(position(placed=()))
    given = _after(match_at(), "place 12 rival.up")
    long_turn = _after(match_at(late_position((40, 40))), "place 25 own.up", "place 34 own.down")
    few = _after(match_at(late_position((3, 3))), "place 25 own.up")
    last = _after(match_at(late_position((1, 0))), "place 25 own.up", "place 34 rival.down")
    ended = _after(match_at(), "place 12 rival.up", "end")
    stuck = _after(match_at(late_position((0, 0), ((25, 26), (25, 26)))), "place 25 own.up")
    stuck.do(0, "place 26 own.up")
    computer = players(names, ("human", "hard"))
    return {
        "fresh": situation_of(fresh, names=names),
        "placed": situation_of(match_at(), names=names),
        "given": situation_of(given, names=names),
        "enough": situation_of(long_turn, names=names),
        "few left": situation_of(few, names=names),
        "last": situation_of(last, names=names),
        "none left": situation_of(match_at(late_position((0, 0))), names=names),
        "reviewing": situation_of(ended, names=names, stage="reviewing", legal=()),
        "watching": situation_of(ended, players=computer),
        "watching a gift": situation_of(given, 1, names=names),
        "silver": situation_of(ended, 1, names=names),
        "over": situation_of(stuck, names=names),
    }
