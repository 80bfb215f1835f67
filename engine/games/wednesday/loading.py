"""Reading the state of a match of Wednesday from its document.

What is read is a state that play can reach, as far as the state itself can tell (``consistency``).
Writing the state gives the same document.
"""

from collections.abc import Sequence
from typing import Any, TypeVar, cast

from engine.core.chance import MAX_STATE
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.options import complete_options
from engine.core.reading import (
    expect,
    quoted,
    read_integer,
    read_integers,
    read_list,
    read_object,
)
from engine.core.refusal import Refused
from engine.games.wednesday.cards import (
    CHARACTERS,
    NUMBERS,
    OUTCASTS,
    Character,
    Hand,
    Hands,
)
from engine.games.wednesday.consistency import check
from engine.games.wednesday.documents import (
    OptionsDocument,
    StateDocument,
    TurnDocument,
    write_over,
)
from engine.games.wednesday.passing import STALLS
from engine.games.wednesday.rounds import ROUNDS, result
from engine.games.wednesday.state import STEPS, State, Turn, Variant
from engine.games.wednesday.turns import direction

Name = TypeVar("Name", bound=str)

ALL_POINTS = sum(OUTCASTS)
"""What all outcasts are worth together."""


def read_state(game: Game[State], document: object) -> State:
    """The state of this document of ``game``; ``seed_state`` may be left out.

    Raises BadDocument, which names the first thing found wrong.
    """
    if isinstance(document, dict):
        document = {"seed_state": 0, **document}
    fields = read_object(document, "", _names(StateDocument))
    expect(fields["game"], "game", game.id)
    expect(fields["rules_version"], "rules_version", game.rules_version)
    seats = read_integer(fields["seats"], "seats", game.min_seats, game.max_seats)
    number = read_integer(fields["round"], "round", 1, ROUNDS)
    over = fields["over"] is not None
    state = State(
        variant=_read_variant(game, fields["options"], seats),
        hands=_read_hands(fields["hands"], seats),
        played=_read_outcasts(fields["played"], "played"),
        burnt=_read_outcasts(fields["burnt"], "burnt"),
        characters=_read_characters(fields["characters"], "characters"),
        aside=_read_characters(fields["aside"], "aside"),
        open=None if fields["open"] is None else _read_name(fields["open"], "open", CHARACTERS),
        blocked=_read_outcast_or_none(fields["blocked"], "blocked"),
        open_hands=_read_bool(fields["open_hands"], "open_hands"),
        frozen=_read_bool(fields["frozen"], "frozen"),
        stalls=read_integer(fields["stalls"], "stalls", 0, STALLS),
        turn=_read_turn(fields["turn"], seats),
        round=number,
        scores=_read_scores(fields["scores"], seats, ROUNDS if over else number - 1),
        over=None,
        seed_state=read_integer(fields["seed_state"], "seed_state", 0, MAX_STATE),
    )
    expect(fields["direction"], "direction", direction(state))
    if over:
        state = state._replace(over=result(state.scores, state.variant.teams))
    check(state)
    expect(fields["over"], "over", write_over(state.over))
    expect(fields["to_act"], "to_act", list(game.to_act(state)))
    return state


def _read_variant(game: Game[State], value: object, seats: int) -> Variant:
    fields = read_object(value, "options", _names(OptionsDocument))
    try:
        complete = complete_options(game.options, fields, seats)
    except Refused as error:
        raise BadDocument("options", str(error.refusal)) from None
    return Variant(**cast(dict[str, Any], complete))


def _read_hands(value: object, seats: int) -> Hands:
    return tuple(
        _read_hand(entry, f"hands[{seat}]")
        for seat, entry in enumerate(read_list(value, "hands", seats))
    )


def _read_hand(value: object, where: str) -> Hand:
    hand = _read_outcasts(value, where)
    if list(hand) != sorted(hand):
        raise BadDocument(where, "not in ascending order")
    return hand


def _read_outcasts(value: object, where: str) -> tuple[int, ...]:
    return tuple(
        _read_outcast(entry, f"{where}[{index}]")
        for index, entry in enumerate(read_list(value, where))
    )


def _read_outcast(value: object, where: str) -> int:
    if type(value) is not int or value not in NUMBERS:
        raise BadDocument(where, f"the number of an outcast expected, not {quoted(value)}")
    return value


def _read_outcast_or_none(value: object, where: str) -> int | None:
    return None if value is None else _read_outcast(value, where)


def _read_characters(value: object, where: str) -> tuple[Character, ...]:
    return tuple(
        _read_name(entry, f"{where}[{index}]", CHARACTERS)
        for index, entry in enumerate(read_list(value, where))
    )


def _read_name(value: object, where: str, names: tuple[Name, ...]) -> Name:
    for name in names:
        if value == name:
            return name
    raise BadDocument(where, f"one of {', '.join(names)} expected, not {quoted(value)}")


def _read_bool(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadDocument(where, f"true or false expected, not {quoted(value)}")
    return value


def _read_turn(value: object, seats: int) -> Turn:
    fields = read_object(value, "turn", _names(TurnDocument))
    return Turn(
        seat=read_integer(fields["seat"], "turn.seat", 0, seats - 1),
        step=_read_name(fields["step"], "turn.step", STEPS),
        taken=_read_outcast_or_none(fields["taken"], "turn.taken"),
        giver=_read_seat_or_none(fields["from"], "turn.from", seats),
        passes=read_integer(fields["passes"], "turn.passes", 0, seats - 1),
        last=_read_seat_or_none(fields["last"], "turn.last", seats),
        last_number=_read_outcast_or_none(fields["last_number"], "turn.last_number"),
    )


def _read_seat_or_none(value: object, where: str, seats: int) -> int | None:
    return None if value is None else read_integer(value, where, 0, seats - 1)


def _read_scores(value: object, seats: int, rounds: int) -> tuple[tuple[int, ...], ...]:
    """The points of each seat in so many rounds; no round has more than all outcasts are worth."""
    scores = []
    for index, entry in enumerate(read_list(value, "scores", rounds)):
        where = f"scores[{index}]"
        points = read_integers(read_list(entry, where, seats), where, 0, ALL_POINTS)
        if sum(points) > ALL_POINTS:
            raise BadDocument(where, f"{sum(points)} points, of {ALL_POINTS} that there are")
        scores.append(tuple(points))
    return tuple(scores)


def _names(document: Any) -> Sequence[str]:
    """The names of the fields of a TypedDict."""
    return tuple(document.__annotations__)
