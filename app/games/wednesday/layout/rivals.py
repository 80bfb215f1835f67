"""The other players: what a panel says of each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from app import common_texts
from app.games.wednesday import words
from app.games.wednesday.layout.handed import Handed, handed, told_of
from app.games.wednesday.seen import (
    leader_after,
    leader_after_pass,
    next_seat,
    passed_before,
    passers,
    points_of,
    team_of,
)
from app.games.wednesday.situation import WednesdaySituation, WednesdayView
from app.games.wednesday.visuals.visuals import MarkKind
from app.match.players import kind_words
from engine.games.wednesday.actions import PASS

MANY_POINTS: Final = 10
"""Panels have room for points with so many digits from the beginning."""


class Rival(NamedTuple):
    """Another player, as a panel shows them."""

    seat: int
    name: str
    colour: int
    computer: bool
    lines: tuple[str, ...]
    """What the second line says, from the fullest to the briefest."""
    widest: tuple[str, ...]
    """What it must say in the course of the round: a panel has room for each of these."""
    brief: str
    tight: str
    team: str
    partner: bool
    """Of the same team as who sits at the near edge."""
    marks: tuple[tuple[MarkKind, str], ...]
    """Pills, by kind: what the line says too is a pill only where the line is brief."""
    handed: tuple[Handed, ...]
    """What cards came to this hand or went from it since the viewer acted."""
    cards: int
    hand: tuple[int, ...] | None
    """What it holds, where all hands are open."""
    current: bool
    told: str


def rival_at(situation: WednesdaySituation, seat: int) -> Rival:
    """Return what is said of the player at a seat."""
    view, player = situation.view, situation.players[seat]
    turn, hand = view["turn"], view["hands"][seat]
    running = view["over"] is None and situation.stage != "ended"
    acting = running and seat == (turn["seat"] if situation.done_by is None else situation.done_by)
    points = points_of(view, seat)
    team = team_of(view, seat)
    teams = [] if team is None else [common_texts.team(number=team)]
    base = [*teams, common_texts.points(n=points)]
    played: list[str] = []
    turns: list[str] = []
    marks: list[tuple[MarkKind, str]] = []
    if turn["last"] == seat and view["played"]:
        played.append(words.played_last(top_play(view)))
    if acting and situation.done_by == seat:
        turns.append(common_texts.was_playing())
        if seat not in passers(view):
            marks.append(("before", words.was_playing()))
    elif acting and situation.stage != "reviewing" and not situation.past:
        turns.append(common_texts.plays_now())
        marks.append(("now", words.now()))
    elif running and not situation.past and seat == _following(situation):
        turns.append(common_texts.plays_next())
        marks.append(("next", words.next_()))
    partner = situation.seat is not None and team == team_of(view, situation.seat) is not None
    told = [*base, *([words.partner()] if partner else []), *played, *turns]
    if running and seat in passers(view):
        marks.insert(0, ("pass", words.passed()))
        told.append(words.passed())
    elif running and seat in passed_before(situation):
        marks.insert(0, ("passed", words.passed_before()))
        told.append(words.passed_last_time())
    came_or_went = tuple(handed(situation, seat))
    told += [told_of(situation, each) for each in came_or_went]
    if player.kind != "human":
        told.append(kind_words(player.kind))
    numbers = tuple(number for number in hand if number is not None)
    is_open = len(numbers) == len(hand) and bool(hand or view["open_hands"])
    if is_open:
        told.append(words.open_hand(numbers))
    return Rival(
        seat=seat,
        name=player.name,
        colour=player.colour,
        computer=player.kind != "human",
        lines=tuple(map(_joined, ([*base, *played, *turns], [*base, *turns], base))),
        widest=tuple(
            _joined([*teams, common_texts.points(n=max(points, MANY_POINTS)), word])
            for word in _turn_words()
        ),
        brief=_joined([*teams, words.points_briefly(points=points)]),
        tight=words.points_briefly(points=points),
        team="".join(teams),
        partner=partner,
        marks=tuple(marks),
        handed=came_or_went,
        cards=len(hand),
        hand=numbers if is_open else None,
        current=acting and situation.stage != "reviewing",
        told=words.player_name(player.name, len(hand), told),
    )


def _turn_words() -> list[str]:
    """Return all that can be said of whose turn it is."""
    return [
        common_texts.plays_now(),
        common_texts.plays_next(),
        common_texts.was_playing(),
    ]


def _joined(parts: Sequence[str]) -> str:
    return " · ".join(parts)


def _following(situation: WednesdaySituation) -> int | None:
    """Return who plays next; while a turn is being reviewed, who has it then.

    It is None where a card and a pass would give the turn to different players.
    """
    view = situation.view
    acting: int = view["turn"]["seat"]
    if situation.stage == "reviewing":
        return acting
    if not any(view["hands"]):
        return None
    if view["turn"]["step"] == "block":  # Who blocks a number leads then.
        return leader_after(view, acting)
    after_card, after_pass = next_seat(view, acting), leader_after_pass(view)
    if after_pass in (None, after_card):
        return after_card
    return after_pass if situation.legal == (str(PASS),) else None


def top_play(view: WednesdayView) -> list[int]:
    """Return what was played last: a card, or under Enid a pair."""
    played = view["played"]
    pair = view["open"] == "enid" and len(played) > 1 and played[-1] == played[-2]
    return list(played[-2:] if pair else played[-1:])
