"""What the rival did in the turn before: it is told until the person on turn has done something."""

from __future__ import annotations

from app.games.contract import Situation
from app.games.face_to_face import words
from app.games.face_to_face.gift import is_gift


def placed_before(situation: Situation) -> list[tuple[int, str]]:
    """The cards of the rival's last turn, and their piles as the rival calls them."""
    own = situation.view["turn"]["seat"]
    for view in reversed(situation.past()):
        if view["turn"]["seat"] != own:
            return [(card, pile) for card, pile in view["turn"]["placed"]]
    return []


def told_before(situation: Situation) -> str:
    """The same in a line; "" at the beginning of a match."""
    placed = placed_before(situation)
    ways: dict[str, list[int]] = {}
    for card, pile in placed:
        ways.setdefault("gift" if is_gift(pile) else pile.partition(".")[2], []).append(card)
    parts = [words.part_of_turn(way, ways[way]) for way in ("up", "down", "gift") if way in ways]
    return words.turn_before(parts) if parts else ""
