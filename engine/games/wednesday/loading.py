"""Reading of a state of Wednesday from its document.

What each field holds is checked here, how the fields go together in ``consistency``.
"""

from functools import partial

from engine.core.chance import MAX_STATE
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.reading import (
    expect,
    expect_ascending,
    expect_end,
    quoted,
    read_each,
    read_flag,
    read_integer,
    read_integers,
    read_list,
    read_options,
    read_shape,
    read_state_fields,
    read_word,
)
from engine.games.wednesday.cards import CHARACTERS, NUMBERS, OUTCASTS, Character, Hand
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
        hands=read_each(fields["hands"], "hands", _read_hand, seats),
        played=read_outcasts(fields["played"], "played"),
        burnt=read_outcasts(fields["burnt"], "burnt"),
        characters=read_characters(fields["characters"], "characters"),
        aside=read_characters(fields["aside"], "aside"),
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


def _read_hand(value: object, where: str) -> Hand:
    hand = read_outcasts(value, where)
    expect_ascending(hand, where)
    return hand


def read_outcasts(value: object, where: str) -> tuple[int, ...]:
    """Read outcasts by their numbers. Raises BadDocument."""
    return read_each(value, where, read_outcast)


def read_outcast(value: object, where: str) -> int:
    """Read the number of an outcast. Raises BadDocument."""
    if type(value) is not int or value not in NUMBERS:
        raise BadDocument(where, f"the number of an outcast expected, not {quoted(value)}")
    return value


def _read_outcast_or_none(value: object, where: str) -> int | None:
    return None if value is None else read_outcast(value, where)


def read_characters(value: object, where: str) -> tuple[Character, ...]:
    """Read characters, each of which may come again. Raises BadDocument."""
    return read_each(value, where, partial(read_word, words=CHARACTERS))


def _read_turn(value: object, seats: int) -> WednesdayTurn:
    fields = read_shape(value, "turn", WednesdayTurnDocument)
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

    def read(entry: object, where: str) -> tuple[int, ...]:
        return tuple(read_integers(read_list(entry, where, seats), where, 0, ALL_POINTS))

    return read_each(value, "scores", read, rounds)
