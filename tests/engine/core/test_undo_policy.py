"""What is taken back at the table gives the earlier view back, and had shown nothing hidden."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from engine.core.events import Done
from engine.core.match import Match
from engine.core.options import OptionValue
from engine.games import GAMES

TABLES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("the-game", 1, {}),
    ("the-game", 3, {"on_fire": True}),
    ("the-game-extreme", 2, {}),
    ("face-to-face", 2, {}),
    ("qwixx-cards", 3, {"jokers": True}),
    ("wednesday", 2, {}),
    ("wednesday", 4, {"expert": True}),
]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_what_is_taken_back_gives_the_earlier_view_and_showed_nothing(
    name: str, seats: int, options: dict[str, OptionValue], seed: int
) -> None:
    match, lot = Match.new(GAMES[name], seats, options, seed), Random(seed)
    taken_back = 0
    for _ in range(150):
        if not match.to_act:
            break
        seat = lot.choice(match.to_act)
        action = lot.choice(match.legal(seat))
        before, chance = match.view(seat), match.state()["seed_state"]
        # What one press does in two actions is taken back as one.
        pressed = 2 if match.game.halfway(match.states[-1]) else 1
        match.do(seat, action)
        assert all(not match.can_undo(other, "table") for other in range(seats) if other != seat)
        if not match.to_act or not match.can_undo(seat, "table"):
            continue
        after = match.view(seat)
        assert match.state()["seed_state"] == chance
        assert not seen(after) - seen(before), (str(action), before, after)
        assert sheets_of_others(after, seat) == sheets_of_others(before, seat)
        begun, moves = match.view(seat, -1 - pressed), match.moves[-pressed:]
        match.undo(seat, "table")
        assert match.view(seat) == begun
        for move in moves:
            assert isinstance(move, Done)
            match.do(seat, move.action)
        assert match.view(seat) == after
        taken_back += 1
    assert taken_back > 2


def sheets_of_others(view: Mapping[str, Any], seat: int) -> list[Any]:
    """What others have crossed, which the last decision on a number for all turns up."""
    return [sheet for owner, sheet in enumerate(view.get("sheets", ())) if owner != seat]


def seen(view: Mapping[str, Any]) -> Counter[object]:
    """The cards that a view shows, wherever they lie; what is known by its number alone is none."""
    cards: Counter[object] = Counter()

    def look(thing: object) -> None:
        if isinstance(thing, list | tuple):
            for each in thing:
                look(each)
        elif isinstance(thing, Mapping):
            for each in thing.values():
                look(each)
        elif thing is not None and not str(thing).startswith("?"):
            cards[thing] += 1

    for zone in ("hands", "piles", "display", "draw", "played", "burnt", "characters", "aside"):
        look(view.get(zone))
    look(view.get("open"))
    look(((view.get("turn") or {}).get("played") or [None, None])[1:])
    return cards
