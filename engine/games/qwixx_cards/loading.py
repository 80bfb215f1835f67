"""Reading of a state of Qwixx from its document.

What each field holds is checked here, how the fields go together in ``checks``.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.core.chance import MAX_STATE
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.reading import (
    MAX_TURN,
    expect,
    expect_end,
    quoted,
    read_each,
    read_flag,
    read_integer,
    read_integers,
    read_list,
    read_object,
    read_options,
    read_shape,
    read_state_fields,
    read_word,
)
from engine.games.qwixx_cards import refusals
from engine.games.qwixx_cards.actions import NUMBER_MARKS, SKIP, Decision, PlayCards
from engine.games.qwixx_cards.cards import CARD_OF_TEXT, Card, Cards, deck
from engine.games.qwixx_cards.checks import check
from engine.games.qwixx_cards.documents import (
    QwixxStateDocument,
    QwixxTurnDocument,
    SheetDocument,
    write_locked,
)
from engine.games.qwixx_cards.ending import outcome
from engine.games.qwixx_cards.number import NumberPart, top_number
from engine.games.qwixx_cards.play import why_not_together
from engine.games.qwixx_cards.printed import (
    COLOURS,
    DISPLAY,
    NUMBERS,
    PENALTIES_TO_END,
    ROW_OF,
)
from engine.games.qwixx_cards.rows import CROSS, NEXT, Crosses
from engine.games.qwixx_cards.sheets import Sheet
from engine.games.qwixx_cards.state import NO_DECISIONS, PARTS, Decisions, QwixxState, QwixxVariant


def read_state(game: Game[QwixxState], document: object) -> QwixxState:
    """Read a document as a state of ``game``.

    ``seed_state`` and ``turn.decided`` may be missing. The game writes the same document again.
    Every card is where one card can be, and nothing breaks the rules as they apply now; the past is
    not judged. Raises BadDocument, which names the first fault.
    """
    fields = read_state_fields(game, document, QwixxStateDocument)
    seats = read_integer(fields["seats"], "seats", game.min_seats, game.max_seats)
    variant = QwixxVariant(**read_options(game, fields["options"], seats))
    cards = deck(variant.jokers)
    turn = read_shape(fields["turn"], "turn", QwixxTurnDocument)
    sheets = read_each(fields["sheets"], "sheets", _read_sheet, seats)
    state = QwixxState(
        variant=variant,
        sheets=sheets,
        hands=read_each(fields["hands"], "hands", partial(_read_sorted, cards=cards), seats),
        display=read_each(fields["display"], "display", partial(_read_place, cards=cards), DISPLAY),
        draw=_read_cards(fields["draw"], "draw", cards),
        discard=_read_cards(fields["discard"], "discard", cards),
        seat=read_integer(turn["seat"], "turn.seat", 0, seats - 1),
        number=read_integer(turn["number"], "turn.number", 1, MAX_TURN),
        part=read_word(turn["part"], "turn.part", PARTS),
        decisions=NO_DECISIONS,
        crossed=read_flag(turn["crossed"], "turn.crossed"),
        played=_read_play(turn["played"], cards),
        over=outcome(sheets),
        seed_state=read_integer(fields["seed_state"], "seed_state", 0, MAX_STATE),
    )
    check(state)
    state = state._replace(decisions=_read_decisions(turn, state))
    expect_end(game, state, fields)
    return state


def _read_sheet(value: object, where: str) -> Sheet:
    """Read a sheet whose crosses could all be made, left to right."""
    fields = read_shape(value, where, SheetDocument)
    rows = tuple(
        _read_row(row, fields[colour], f"{where}.{colour}") for row, colour in enumerate(COLOURS)
    )
    penalties = read_integer(fields["penalties"], f"{where}.penalties", 0, PENALTIES_TO_END)
    sheet = Sheet(rows, penalties)
    expect(fields["locked"], f"{where}.locked", write_locked(sheet))
    return sheet


def _read_row(row: int, value: object, where: str) -> Crosses:
    crosses = 0
    for number in read_integers(value, where, NUMBERS[0], NUMBERS[-1]):
        cross = CROSS[row][number]
        if not NEXT[crosses] & cross:
            refusal = refusals.not_next(row, crosses, cross)
            raise BadDocument(where, f"{number} cannot be crossed: {refusal}")
        crosses |= cross
    return crosses


def _read_card(value: object, where: str, cards: range) -> Card:
    card = CARD_OF_TEXT.get(value) if isinstance(value, str) else None
    if card is None or card not in cards:
        raise BadDocument(where, f"a card of the match expected, not {quoted(value)}")
    return card


def _read_cards(value: object, where: str, cards: range) -> Cards:
    return read_each(value, where, lambda entry, at: _read_card(entry, at, cards))


def _read_sorted(value: object, where: str, cards: range) -> Cards:
    """Read cards sorted by colour, then by number, as in hands and in what is played."""
    read = _read_cards(value, where, cards)
    if list(read) != sorted(read):
        raise BadDocument(where, "not sorted by colour, then by number")
    return read


def _read_place(value: object, where: str, cards: range) -> Card | None:
    return None if value is None else _read_card(value, where, cards)


def _read_colour(value: object, where: str) -> int:
    row = ROW_OF.get(value) if isinstance(value, str) else None
    if row is None:
        raise BadDocument(where, f"a colour expected, not {quoted(value)}")
    return row


def _read_play(value: object, cards: range) -> PlayCards | None:
    """Read what was played: cards that may be played together."""
    if value is None:
        return None
    colour, played = read_list(value, "turn.played", 2)
    row = _read_colour(colour, "turn.played[0]")
    play = PlayCards(row, _read_sorted(played, "turn.played[1]", cards))
    if not play.cards:
        raise BadDocument("turn.played[1]", "one card or more expected")
    refusal = why_not_together(play)
    if refusal is not None:
        raise BadDocument("turn.played", f"cannot be played: {refusal}")
    return play


def _read_decisions(turn: Mapping[str, Any], state: QwixxState) -> Decisions:
    """Read what has been decided in part 2; without ``decided``, everybody crosses nothing."""
    if state.part != "number" or state.over is not None:
        expect(turn["waiting"], "turn.waiting", [])
        if "decided" in turn:
            raise BadDocument("turn.decided", "nothing is being decided")
        return NO_DECISIONS
    seats = len(state.hands)
    waiting = read_integers(turn["waiting"], "turn.waiting", 0, seats - 1)
    if not waiting or waiting != sorted(set(waiting)):
        raise BadDocument("turn.waiting", "one seat or more expected, in ascending order")
    settled = [str(seat) for seat in range(seats) if seat not in waiting]
    if "decided" in turn and not settled:
        raise BadDocument("turn.decided", "nobody has decided")
    decided = read_object(turn.get("decided", dict.fromkeys(settled)), "turn.decided", settled)
    undecided = state._replace(decisions=(None,) * seats)
    return tuple(
        None if seat in waiting else _read_decision(decided[str(seat)], seat, undecided)
        for seat in range(seats)
    )


def _read_decision(value: object, seat: int, undecided: QwixxState) -> Decision:
    """Read what a seat has decided, which must be a legal decision."""
    if value is None:
        return SKIP
    where = f"turn.decided.{seat}"
    mark = NUMBER_MARKS[top_number(undecided)][_read_colour(value, where)]
    refusal = NumberPart().why(undecided, seat, mark)
    if refusal is not None:
        raise BadDocument(where, str(refusal))
    return mark
