"""Reading of a state of The Game from its document, and what Extreme shares of it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias, cast

from engine.core.chance import MAX_STATE
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.piles import fits
from engine.core.placing import Place, read_pile, read_placed
from engine.core.reading import (
    MAX_TURN,
    expect,
    expect_ascending,
    expect_each_once,
    expect_end,
    quoted,
    read_any_object,
    read_each,
    read_integer,
    read_integers,
    read_object,
    read_options,
    read_shape,
    read_state_fields,
)
from engine.games.the_game.actions import PLACES
from engine.games.the_game.commands import NO_COMMANDS
from engine.games.the_game.documents import (
    TheGameStateDocument,
    TheGameTurnDocument,
    write_fires,
    write_layout,
    write_pile,
)
from engine.games.the_game.fires import FIRE_CARDS
from engine.games.the_game.piles import (
    ASCENDING,
    CARDS,
    HIGHEST_CARD,
    LOWEST_CARD,
    PILE_INDEX,
    PILES,
    STARTS,
    Piles,
)
from engine.games.the_game.start import AFTER_LOOKING, Ratings, read_start
from engine.games.the_game.state import (
    NO_FIRE,
    NO_FIRES,
    NO_SIGNALS,
    SIGNALS,
    Fires,
    PileSignals,
    TheGameOver,
    TheGameState,
    TheGameVariant,
)
from engine.games.the_game.turns import hand_size

Outcome: TypeAlias = Callable[[TheGameState], TheGameOver | None]
"""How a match has ended, if it has, by the rules of its game."""


def read_state(game: Game[TheGameState], outcome: Outcome, document: object) -> TheGameState:
    """Read a document as a state of ``game``; ``seed_state`` may be missing.

    The game writes the same document again. Every card is where one card can be, and nothing breaks
    the rules as they apply now; the past is not judged. Raises BadDocument, which names the first
    fault.
    """
    fields = read_state_fields(game, document, TheGameStateDocument)
    state = read_position(game, fields)
    expect(fields["commands"], "commands", write_layout(state.commands.layout))
    return settled(game, outcome, state._replace(fires=fires(state)), fields)


def read_position(game: Game[TheGameState], fields: Mapping[str, Any]) -> TheGameState:
    """Read what The Game and Extreme share: all but the commands, the fires and the end."""
    seats = read_integer(fields["seats"], "seats", game.min_seats, game.max_seats)
    turn = read_shape(fields["turn"], "turn", TheGameTurnDocument)
    piles = _read_piles(fields["piles"])
    placed = _read_placed(turn["placed"], piles)
    state = TheGameState(
        variant=TheGameVariant(**read_options(game, fields["options"], seats)),
        piles=piles,
        hands=read_each(fields["hands"], "hands", _read_hand, seats),
        draw=_read_cards(fields["draw"], "draw"),
        seat=read_integer(turn["seat"], "turn.seat", 0, seats - 1),
        number=read_integer(turn["number"], "turn.number", 1, MAX_TURN),
        placed=placed,
        fires=NO_FIRES,
        commands=NO_COMMANDS,
        signals=read_each(fields["signals"], "signals", _read_signals, seats),
        over=None,
        seed_state=read_integer(fields["seed_state"], "seed_state", 0, MAX_STATE),
        ratings=read_start(fields["start"], seats) if "start" in fields else None,
    )
    if state.ratings is not None:
        expect(state.variant.first, "options.first", AFTER_LOOKING)
        check_opening(state.ratings, seats, state.seat, state.number, [pile[-1] for pile in piles])
    _check_cards(state)
    held = [len(hand) for hand in state.hands]
    held[state.seat] += len(placed)
    check_sizes(held, len(state.draw), state.seat, hand_size(seats, state.variant.fewer_cards))
    return state


def settled(
    game: Game[TheGameState], outcome: Outcome, state: TheGameState, fields: Mapping[str, Any]
) -> TheGameState:
    """Return the state with its end, if it has come, and check it against the document."""
    expect(fields["turn"]["locked"], "turn.locked", write_pile(state.commands.locked))
    expect(fields["fires"], "fires", write_fires(state))
    state = state._replace(over=outcome(state))
    expect_end(game, state, fields)
    return state


def check_opening(
    ratings: Ratings, seats: int, seat: int, number: int, tops: Sequence[int]
) -> None:
    """Require a turn and piles with which it can still be open who starts."""
    expect(seat, "turn.seat", min(len(ratings), seats - 1))
    expect(number, "turn.number", 1)
    for pile, top in enumerate(tops):
        if top != STARTS[pile]:
            raise BadDocument(f"piles.{PILES[pile]}", "cards before anybody starts")


def _read_piles(value: object) -> Piles:
    """Read four piles whose cards each fit on the one below, by the backwards trick too."""
    fields = read_object(value, "piles", PILES)
    piles = (
        read_pile(fields[name], f"piles.{name}", start, CARDS, partial(fits, ascending))
        for name, start, ascending in zip(PILES, STARTS, ASCENDING, strict=True)
    )
    return cast(Piles, tuple(piles))


def _read_placed(value: object, piles: Piles) -> tuple[Place, ...]:
    """Read the placements of this turn, the topmost cards of their piles, in that order."""
    placed = read_placed(value, CARDS, PLACES)
    for pile, name in enumerate(PILES):
        cards = tuple(place.card for place in placed if place.pile == pile)
        topmost = piles[pile][1:][len(piles[pile]) - 1 - len(cards) :]
        if topmost != cards:
            raise BadDocument(
                "turn.placed", f"{list(cards)} on {name}, whose topmost cards are {list(topmost)}"
            )
    return placed


def _read_hand(value: object, where: str) -> tuple[int, ...]:
    hand = _read_cards(value, where)
    expect_ascending(hand, where)
    return hand


def _read_cards(value: object, where: str) -> tuple[int, ...]:
    return tuple(read_integers(value, where, LOWEST_CARD, HIGHEST_CARD))


def _read_signals(value: object, where: str) -> PileSignals:
    signals = read_any_object(value, where)
    for name, signal in signals.items():
        if name not in PILE_INDEX:
            raise BadDocument(where, f"a pile expected, not {quoted(name)}")
        if signal not in SIGNALS:
            raise BadDocument(f"{where}.{name}", f"a signal expected, not {quoted(signal)}")
    return tuple(signals.get(name) for name in PILES) if signals else NO_SIGNALS


def _check_cards(state: TheGameState) -> None:
    """Require each card to lie in exactly one place."""
    lying = (card for pile in state.piles for card in pile[1:])
    held = (card for hand in state.hands for card in hand)
    expect_each_once((*lying, *held, *state.draw), CARDS)


def check_sizes(held: Sequence[int], draw: int, seat: int, size: int) -> None:
    """Refuse hands that are too large, and empty ones while the draw pile has cards.

    ``held`` is how many cards each seat held when the turn began, ``size`` how many at most.
    ``seat``, which is on turn, must have cards.
    """
    for owner, cards in enumerate(held):
        if cards > size:
            raise BadDocument(
                f"hands[{owner}]", f"{cards} cards at the start of the turn, {size} at most"
            )
        if draw and not cards:
            raise BadDocument(f"hands[{owner}]", "no card, though the draw pile has some")
        if owner == seat and not cards:
            raise BadDocument("turn.seat", f"seat {owner} has no cards and is skipped")


def fires(state: TheGameState) -> Fires:
    """Return the fires on top, each laid in this turn or in the one before.

    A turn cannot end with an older one on top.
    """
    if not state.variant.on_fire:
        return NO_FIRES
    return tuple(_fire(state, pile) for pile in range(len(PILES)))


def _fire(state: TheGameState, pile: int) -> int:
    top = state.piles[pile][-1]
    if top not in FIRE_CARDS:
        return NO_FIRE
    if PLACES[top][pile] in state.placed:
        return state.number
    if state.number == 1:
        raise BadDocument(f"piles.{PILES[pile]}", f"the fire {top} lies there before turn 1")
    return state.number - 1
