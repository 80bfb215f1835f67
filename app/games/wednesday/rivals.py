"""The other players: what a plate says of each of them."""

from __future__ import annotations

from typing import NamedTuple

from app.games.contract import Situation
from app.games.wednesday import words
from app.games.wednesday.looks import MarkKind
from app.games.wednesday.seen import View, next_seat, passers, points_of, team_of
from app.players import kind_words


class Rival(NamedTuple):
    """Another player, as a plate shows them."""

    seat: int
    name: str
    colour: int
    computer: bool
    line: str
    brief: str
    tight: str
    team: str
    marks: tuple[tuple[MarkKind, str], ...]
    """Pills, by kind: what the line says too is a pill only where the line is brief."""
    cards: int
    hand: tuple[int, ...] | None
    """What it holds, where all hands are open."""
    current: bool
    told: str


def rival_at(situation: Situation, seat: int) -> Rival:
    """What is said of the player at a seat."""
    view, player = situation.view, situation.players[seat]
    turn, hand = view["turn"], view["hands"][seat]
    running = view["over"] is None and situation.stage != "ended"
    acting = running and turn["seat"] == seat
    points = points_of(view, seat)
    team = team_of(view, seat)
    teams = [] if team is None else [words.team(team)]
    parts = [*teams, words.points(points)]
    marks: list[tuple[MarkKind, str]] = []
    if turn["last"] == seat and view["played"]:
        parts.append(words.played_last(top_play(view)))
    if acting and situation.stage != "reviewing":
        parts.append(words.plays_now())
        marks.append(("now", words.now()))
    elif running and seat == _following(situation):
        parts.append(words.plays_next())
        marks.append(("next", words.next_()))
    told = list(parts)
    if running and seat in passers(view):
        marks.insert(0, ("pass", words.passed()))
        told.append(words.passed())
    if player.kind != "human":
        told.append(kind_words(player.kind))
    numbers = tuple(number for number in hand if number is not None)
    is_open = bool(view["open_hands"]) and len(numbers) == len(hand)
    if is_open:
        told.append(words.open_hand(numbers))
    return Rival(
        seat=seat,
        name=player.name,
        colour=player.colour,
        computer=player.kind != "human",
        line=" · ".join(parts),
        brief=" · ".join([*teams, words.points_briefly(points)]),
        tight=words.points_briefly(points),
        team="".join(teams),
        marks=tuple(marks),
        cards=len(hand),
        hand=numbers if is_open else None,
        current=acting and situation.stage != "reviewing",
        told=words.player_name(player.name, len(hand), told),
    )


def _following(situation: Situation) -> int | None:
    """Who plays next; while a turn is being reviewed, who has it then."""
    view = situation.view
    acting: int = view["turn"]["seat"]
    if situation.stage == "reviewing":
        return acting
    return next_seat(view, acting) if any(view["hands"]) else None


def top_play(view: View) -> list[int]:
    """What was played last: a card, or under Enid a pair."""
    played = view["played"]
    pair = view["open"] == "enid" and len(played) > 1 and played[-1] == played[-2]
    return list(played[-2:] if pair else played[-1:])
