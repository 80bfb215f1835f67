"""Reading of a state of Wednesday from its document.

What each field holds is checked here, how the fields go together in ``consistency``.
"""

from engine.core.chance import MAX_STATE
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.reading import (
    expect,
    expect_ascending,
    expect_end,
    field_names,
    quoted,
    read_flag,
    read_integer,
    read_integers,
    read_list,
    read_object,
    read_options,
    read_state_fields,
    read_word,
)
from engine.games.wednesday.cards import (
    CHARACTERS,
    NUMBERS,
    OUTCASTS,
    Character,
    Hand,
    Hands,
)
from engine.games.wednesday.consistency import check
from engine.games.wednesday.documents import WednesdayStateDocument, WednesdayTurnDocument
from engine.games.wednesday.passing import STALLS
from engine.games.wednesday.rounds import ROUNDS, result
from engine.games.wednesday.state import STEPS, WednesdayState, WednesdayTurn, WednesdayVariant
from engine.games.wednesday.turns import direction

ALL_POINTS = sum(OUTCASTS)
"""What all outcasts are worth together."""


def read_state(game: Game[WednesdayState], document: object) -> WednesdayState:
    """Read a document as a state of ``game``; ``seed_state`` may be missing.

    The game writes the same document again. Every card is where one card can be, and nothing breaks
    the rules as they apply now; the past is not judged. Raises BadDocument, which names the first
    fault.
    """
    fields = read_state_fields(game, document, WednesdayStateDocument)
    seats = read_integer(fields["seats"], "seats", game.min_seats, game.max_seats)
    number = read_integer(fields["round"], "round", 1, ROUNDS)
    over = fields["over"] is not None
    state = WednesdayState(
        variant=WednesdayVariant(**read_options(game, fields["options"], seats)),
        hands=_read_hands(fields["hands"], seats),
        played=_read_outcasts(fields["played"], "played"),
        burnt=_read_outcasts(fields["burnt"], "burnt"),
        characters=_read_characters(fields["characters"], "characters"),
        aside=_read_characters(fields["aside"], "aside"),
        open=None if fields["open"] is None else read_word(fields["open"], "open", CHARACTERS),
        blocked=_read_outcast_or_none(fields["blocked"], "blocked"),
        open_hands=read_flag(fields["open_hands"], "open_hands"),
        frozen=read_flag(fields["frozen"], "frozen"),
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
    expect_end(game, state, fields)
    return state


def _read_hands(value: object, seats: int) -> Hands:
    return tuple(
        _read_hand(entry, f"hands[{seat}]")
        for seat, entry in enumerate(read_list(value, "hands", seats))
    )


def _read_hand(value: object, where: str) -> Hand:
    hand = _read_outcasts(value, where)
    expect_ascending(hand, where)
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
        read_word(entry, f"{where}[{index}]", CHARACTERS)
        for index, entry in enumerate(read_list(value, where))
    )


def _read_turn(value: object, seats: int) -> WednesdayTurn:
    fields = read_object(value, "turn", field_names(WednesdayTurnDocument))
    return WednesdayTurn(
        seat=read_integer(fields["seat"], "turn.seat", 0, seats - 1),
        step=read_word(fields["step"], "turn.step", STEPS),
        taken=_read_outcast_or_none(fields["taken"], "turn.taken"),
        giver=_read_seat_or_none(fields["from"], "turn.from", seats),
        passes=read_integer(fields["passes"], "turn.passes", 0, seats - 1),
        last=_read_seat_or_none(fields["last"], "turn.last", seats),
        last_number=_read_outcast_or_none(fields["last_number"], "turn.last_number"),
    )


def _read_seat_or_none(value: object, where: str, seats: int) -> int | None:
    return None if value is None else read_integer(value, where, 0, seats - 1)


def _read_scores(value: object, seats: int, rounds: int) -> tuple[tuple[int, ...], ...]:
    """Read the points of each seat in so many rounds."""
    return tuple(
        tuple(
            read_integers(
                read_list(entry, f"scores[{index}]", seats), f"scores[{index}]", 0, ALL_POINTS
            )
        )
        for index, entry in enumerate(read_list(value, "scores", rounds))
    )
