"""How a match begins: its players, its options and its first state."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.chance import MAX_SEED
from engine.core.errors import BadDocument, Damaged
from engine.core.game import Game
from engine.core.header import Header, Player, numbered_players
from engine.core.jsontext import Json
from engine.core.options import Options, complete_options
from engine.core.reading import same
from engine.core.refusal import Refusal, Refused


def seated(players: Sequence[Player], seats: int) -> tuple[Player, ...]:
    """Return the players of a match; where none are given, they are called by their numbers."""
    if players and len(players) != seats:
        raise ValueError(f"{len(players)} players for {seats} seats")
    return tuple(players) or numbered_players(seats)


def deal(
    game: Game[Any], seats: int, options: Mapping[str, Json], seed: int
) -> tuple[Options, Any]:
    """Return all options of a match, and its first state.

    Raises Refused (``bad-seats``, ``bad-seed``, ``unknown-option``, ``bad-option``).
    """
    if not game.min_seats <= seats <= game.max_seats:
        bounds: dict[str, Json] = {"seats": seats, "min": game.min_seats, "max": game.max_seats}
        raise Refused(Refusal("bad-seats", bounds))
    if not 0 <= seed <= MAX_SEED:
        raise Refused(Refusal("bad-seed", {"seed": seed}))
    complete = complete_options(game.options, options, seats)
    return complete, game.deal(seats, complete, seed)


def state_of(header: Header, game: Game[Any]) -> Any:
    """Return the first state of the match that a journal begins with. Raises Damaged."""
    if len(header.players) != header.seats:
        raise Damaged(1, f"{len(header.players)} players at {header.seats} seats")
    try:
        if header.seed is None:
            state = game.load(header.state)
        else:
            _, state = deal(game, header.seats, header.options, header.seed)
    except Refused as error:
        raise Damaged(1, f"refused: {error.refusal}", "refused") from None
    except BadDocument as error:
        raise Damaged(1, f"state: {error}") from None
    document = game.document(state)
    if header.seats != document["seats"] or not same(header.options, document["options"]):
        raise Damaged(1, "seats or options that are not those of the match")
    return state
